export type { EmailOptions } from './email-options.js';
export { type EmailFault, type EmailParts, type ParsedEmail, parseEmail } from './parse-email.js';
export { EMAIL_REASONS, EMAIL_WARNINGS, type EmailReason, type EmailWarning } from './reasons.js';
export { type EmailValidation, validateEmail } from './validate-email.js';
