export { createPool, Pool, type PoolKeyOptions, type PoolLinkOptions, type PoolOptions } from './pool.js';
