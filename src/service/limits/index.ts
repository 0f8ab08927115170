export { ConcurrencyGate, type ConcurrencyLimits, type Leave } from './concurrency-gate.js';
export { type Rate, RateLimiter, type RateLimiterOptions, type RateVerdict } from './rate-limiter.js';
