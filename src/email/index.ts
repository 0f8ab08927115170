export type { MailDomain, MailServer } from './dns/mail-domain.js';
export {
  type DomainEvidence,
  type EmailDomainType,
  type ExplainedDomainType,
  emailDomainType,
  explainEmailDomainType,
} from './email-domain-type.js';
export { type EmailInfo, emailInfo } from './email-info.js';
export type { EmailOptions } from './email-options.js';
export { type EmailTrust, type EmailTrustOptions, emailTrustScore, TRUST_POINTS, type TrustCode, type TrustReason } from './email-trust-score.js';
export { type EmailFault, type EmailParts, type ParsedEmail, parseEmail } from './parse-email.js';
export { EMAIL_REASONS, EMAIL_WARNINGS, type EmailReason, type EmailWarning } from './reasons.js';
export type { EmailRole } from './role-account.js';
export { type EmailValidation, validateEmail } from './validate-email.js';
