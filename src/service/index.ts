export { type Account, type AccountBalance, type Accounts, openAccounts } from './accounts/index.js';
export { type RunningService, type ServiceDependencies, startService } from './service.js';
export { configOf, DEFAULT_CONFIG, readConfig, type ServiceConfig, type ServiceLimits } from './service-config.js';
export { type ServiceLog, standardLog } from './service-log.js';
