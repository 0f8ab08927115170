/** Calls back when what is ready now is done: where a source pauses, what has gathered goes on. */
export const soon: (callback: () => void) => void =
  typeof setImmediate === 'function' ? (callback) => void setImmediate(callback) : (callback) => void setTimeout(callback, 0);
