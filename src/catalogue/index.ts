export { FUNCTIONS, functionNamed } from './catalogue.js';
export { type FunctionStreamOptions, functionStream } from './function-stream.js';
export { remembering } from './remembering.js';
export type {
  DataOrigin,
  FieldFunction,
  FunctionClass,
  FunctionDeclaration,
  FunctionExample,
  FunctionFamily,
  FunctionField,
  FunctionInput,
} from './function-declaration.js';
