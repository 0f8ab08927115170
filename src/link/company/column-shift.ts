import { CompanyRole } from '../../category/company/roles.js';
import type { Policy } from '../link-rules.js';
import type { ColumnTable } from '../link-table.js';

/** Share of values with a legal form below which a column is none of registered names. */
const USUAL_SHARE = 0.25;
/** Values of such a share that every column is taken to have besides its own: a few values tell nothing. */
const PRIOR_VALUES = 50;
/** Log-odds of a column in which nobody has a legal form; chosen on labelled columns of brands and clubs (docs/companies.md). */
const MOST = 1.5;

/**
 * Columns of brands, clubs and short names, where hardly anybody writes a legal form: the same firm is called by more and by fewer words there, while names that a
 * register has differ because the firms do. O(units).
 */
export function companyColumnShift({ nodeCount, unitStart, unitRole }: ColumnTable, policy: Policy): number {
  if (policy === 'strict') return 0;
  let withForm = 0;
  for (let node = 0; node < nodeCount; node++) {
    // (legal forms stand behind)
    for (let unit = unitStart[node + 1] - 1; unit >= unitStart[node]; unit--) {
      if (unitRole[unit] !== CompanyRole.legal) continue;
      withForm++;
      break;
    }
  }
  const share = (withForm + USUAL_SHARE * PRIOR_VALUES) / (nodeCount + PRIOR_VALUES);
  return MOST * Math.max(0, 1 - share / USUAL_SHARE);
}
