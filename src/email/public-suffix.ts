import { parse } from 'tldts';

/** How a domain lies below the suffix that its registry sells names under (the Public Suffix List, in the package tldts). */
export interface DomainSuffix {
  /** 'co.uk'; '' where the list does not know the top-level domain. */
  readonly publicSuffix: string;
  /** The name that somebody has registered ('bbc.co.uk'); '' where the domain is a suffix itself, or the list does not know it. */
  readonly registrable: string;
  /** A service that gives names below its own to others (github.io, blogspot.com); '' where it is none. */
  readonly host: string;
}

/**
 * @param ascii  a domain in lower case and ASCII.
 * @example domainSuffix('mail.bbc.co.uk').registrable  // => 'bbc.co.uk'
 */
export function domainSuffix(ascii: string): DomainSuffix {
  const { publicSuffix, domain, isIcann } = parse(ascii, { validateHostname: false, extractHostname: false });
  if (!isIcann) return { publicSuffix: '', registrable: '', host: '' };
  const withPrivate = parse(ascii, { validateHostname: false, extractHostname: false, allowPrivateDomains: true });
  return { publicSuffix: publicSuffix ?? '', registrable: domain ?? '', host: withPrivate.isPrivate ? (withPrivate.publicSuffix ?? '') : '' };
}
