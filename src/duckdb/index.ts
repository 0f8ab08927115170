export { type DuckDBChunk, type DuckDBFunction, type DuckDBModule, type DuckDBVector, type RegisterOptions, register } from './register.js';
