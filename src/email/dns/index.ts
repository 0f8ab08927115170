export { createMailResolver, type DnsQuestions, type MailResolver, type MailResolverOptions } from './create-mail-resolver.js';
export type { MailDomain, MailServer } from './mail-domain.js';
