// Made by "npm run tables" from src/lexicon/tables/shared/*.tsv. Do not edit.
// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
export const rowManners: string = `ordinal
region
city
city
cardinal
city
city
city
city
state
ordinal
city
city
city
cardinal
region
demonym
ordinal
city
city
ordinal
state
state
ordinal
cardinal
cardinal
cardinal
city
cardinal
cardinal
city
ordinal
city
state
state
state
city
city
demonym
demonym
city
city
state
city
sound
state
city
city
city
city
city
city
ordinal
region
state
ordinal
state
state
city
city
city
city
country
demonym
demonym
state
city
demonym
city
city
city
country
country
country
country
country
country
country
country
state
state
city
city
city
country
country
country
country
country
demonym
demonym
demonym
roman
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
state
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
state
state
state
state
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
state
state
state
state
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
look
state
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
state
state
state
state
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
state
state
state
state
state
unheard
city
city
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
part
state
state
cardinal
cardinal
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
state
state
state
cardinal
cardinal
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
part
part
state
state
state
state
state
state
cardinal
cardinal
cardinal
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
misread
ordinal
ordinal
roman
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
cardinal
cardinal
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
ordinal
ordinal
ordinal
roman
roman
state
state
state
state
state
state
state
state
cardinal
cardinal
cardinal
cardinal
cardinal
cardinal
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
city
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
demonym
ending
ordinal
ordinal
ordinal
part
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
edge


























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
edge
edge

































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
context
context	en
*
CN
US
en
UA
DE
PL
CN
US
fr
RU
ZA
RU
de
*
*
pt
GB
IN
nl
CN
US
es
fr
es
nl
US
it
pt
DE
de
IT
MX
CN
IN
FR
PL
DE
GB
CZ
MX
BR
UA
*
DE
BE
BR
ES
JP
MZ
RO
it
*
ZA
pt
CH
IT
CH
KR
VN
PL
CZ
FR
NL
CH
HU
ES
CA
NL
SE
DE
ES
HU
NO
RO
RU
TJ
ZA
FR
CA
DK
SK
TR
BA
CH
KR
NL
US
CH
PT
US
*
RO
ZA
DE
IT
AE
AZ
BR
CC
DK
FK
HR
KN
KZ
MK
PG
SE
VA
VC
VG
IT
PL
DE
ID
IQ
PT
BE
BG
CD
CG
CK
CX
EG
FI
FO
FR
GB
GQ
GR
IE
IM
KG
KP
KY
LV
MH
MP
NC
NZ
PL
PM
PS
SB
SK
SY
TC
TR
TT
AT
BR
DK
SE
CA
IN
MZ
US
GR
AG
AS
AT
BY
CF
CI
CV
DO
EH
GF
IT
JO
KH
KM
LT
LU
MA
NF
PF
PH
PN
RS
SA
SI
SJ
SS
ST
SZ
UZ
VI
WF
CZ
GR
RU
ES
ES
FR
IT
AE
CZ
EG
IR
MZ
SA
US
VN
FR
GB
ZA
CO
CY
ET
FM
GL
JM
MD
MV
MX
MZ
PS
SH
CN
FI
HU
JP
MZ
NO
RO
*
NL
AT
FI
DE
AM
AX
BO
CM
DJ
DZ
EC
EE
FJ
GE
GW
IS
KR
LB
LC
MR
MY
PT
SG
SL
TD
TL
TZ
ZW
IE
MX
ZA
AT
DE
DE
ZA
AU
BE
IL
NG
PH
AF
AL
AU
BD
BH
BL
BQ
BW
CN
CN
EG
ER
GN
ID
IL
IN
IQ
JP
LR
LY
MM
MN
MU
TH
TM
TN
UA
VN
ZM
BE
CA
IR
TR
AU
ES
IT
US
US
*
AO
BG
BY
CO
LT
PK
SY
TW
CA
HU
MZ
RU
UA
CL
CR
DM
GA
GG
GM
GP
GT
HN
HT
IL
IR
KI
KW
LA
LI
LK
ME
MF
MG
MQ
MW
NG
PR
PY
QA
RE
RU
SC
SM
SR
SZ
UY
VE
YE
KR
LU
MA
SK
GB
AT
US
en
fr
BY
LB
MY
RS
CH
MA
AD
AI
AR
BB
BI
BM
BT
BZ
GB
GI
GY
HK
HK
IQ
IR
KE
LS
MS
MT
MZ
NI
NL
PH
PK
PW
RU
RW
RW
SD
SI
SO
SV
TW
US
UY
VU
ZA
AR
AU
BG
BY
CL
EG
KZ
RS
UA
AT
DE
FR
es
pt
CD
CU
CY
DZ
FI
HR
HU
MA
MM
NO
RS
SD
SK
TZ
ZW
AU
IN
RS
AF
BF
BJ
BN
CH
CU
CW
DE
DZ
GA
GB
GD
HT
IN
JE
JO
KE
KG
KH
KP
NE
PE
SC
SE
SL
SN
SV
SX
TK
TW
VE
VN
VU
YE
YT
ZA
CN
AO
CO
HR
IS
LT
PE
TN
GB
GB
GB
BE
CA
CA
ES
IN
ZA
de
es
it
BD
BO
CI
CL
EE
GH
HR
IE
IN
KE
KZ
UZ
VE
ZM
AR
BE
BG
BR
CH
ES
SA
AO
AT
BS
BY
CA
CD
DE
EE
GB
GH
GU
IT
JM
JP
KN
KZ
MC
MK
MM
MO
NA
NP
NR
NR
PE
QA
RS
SA
SJ
SS
TD
TH
TO
TR
TV
UG
UZ
ZM
AE
AL
BO
CI
CV
DZ
EC
GT
IN
LB
LK
LV
MY
PH
SI
UY
VE
*
ja
es
*
AU
BE
CA
FR
MX
MZ
NL
AU
CH
CH
CN
MZ
de
fr
AF
AL
AM
AR
AT
AZ
BH
BI
BJ
BW
CG
CH
CM
ET
GE
GN
GR
GT
HN
IT
KW
LT
LU
LY
MD
MN
MW
MY
NA
NL
NP
NZ
PA
SE
SI
SN
SO
SZ
TH
TM
TN
UG
AT
BG
CN
IR
MX
PH
RU
US
AD
AE
AE
AO
BG
BG
BH
BQ
BY
CD
CH
CI
CL
CN
CO
CU
CV
CY
CZ
DJ
DO
EC
EC
FI
FJ
FR
GF
GI
HR
ID
IR
IS
JE
LK
LT
LU
LU
MC
MD
ML
ML
MO
MX
NI
NL
NZ
OM
OM
PA
PA
PF
PG
PG
PT
RE
SD
SG
SH
SK
SM
SN
SO
SO
ST
SU
TG
TL
TN
TT
TZ
UA
US
WF
WS
ZW
AD
AE
AF
AG
AI
AM
AO
AR
AS
AT
AU
AW
BB
BD
BE
BF
BG
BH
BI
BJ
BL
BM
BN
BO
BQ
BR
BS
BT
BW
BY
BZ
CC
CD
CF
CG
CH
CI
CK
CL
CM
CN
CR
CU
CV
CW
CX
CY
CZ
DE
DE
DJ
DK
DM
DO
DZ
EC
EG
EH
ER
ES
ET
FI
FJ
FK
FM
FO
FR
GB
GD
GE
GF
GG
GH
GI
GL
GM
GN
GP
GQ
GR
GT
GU
GW
GY
HK
HN
HR
HT
HU
IE
IM
IN
IQ
IR
IS
IS
IT
JE
JM
JO
JP
KE
KG
KH
KI
KM
KN
KP
KR
KW
KY
KZ
LB
LC
LI
LK
LR
LS
LT
LU
LV
LY
MC
MF
MG
MH
MK
ML
MM
MP
MQ
MR
MV
MW
MX
MY
MZ
NF
NG
NI
NL
NO
NP
NR
NZ
OM
PF
PG
PH
PK
PL
PM
PN
PR
PS
PT
PW
PY
QA
RE
RO
RS
RW
SA
SB
SE
SG
SH
SI
SJ
SL
SM
SN
SO
SR
SS
ST
SV
SX
SY
SZ
TC
TD
TG
TH
TJ
TK
TL
TM
TO
TR
TT
TV
TW
TZ
UA
UG
US
UY
UZ
VC
VE
VG
VI
VN
VU
WF
WS
YE
ZA
ZM
ZW
MU
AZ
BA
BD
BW
CD
CM
CR
CU
CY
EE
HN
ID
IL
KH
NA
NI
NP
NZ
PA
PR
PY
SA
SN
SV
TH
ZW
CZ
DE
ES
FR
IN
PT
RU
US
en
fr
it
*
*
CA
CH
MX
NL
AU
CA
DE
FR
pt
en
it
nl
nl
pt
AD
AE
AG
AI
AS
AU
AW
AX
BA
BB
BD
BF
BG
BL
BM
BN
BT
BZ
CC
CF
CK
CR
CV
CW
CX
DJ
DK
DM
DO
EC
EE
EH
ER
FJ
FM
FO
FR
GA
GB
GD
GG
GL
GM
GP
GQ
GQ
GU
GW
GY
HK
HT
IS
JE
KG
KH
KI
KM
KN
KP
KP
KZ
LA
LC
LI
LR
LS
LU
LV
LV
LY
MA
ME
MF
MG
MH
MK
ML
MP
MQ
MR
MT
MU
MX
NC
NE
NI
NO
NR
NU
OM
PE
PF
PG
PH
PM
PN
PR
PS
PW
PY
QA
RE
RW
SB
SC
SG
SH
SI
SJ
SL
SO
SR
SV
SX
TC
TD
TJ
TL
TO
TT
TV
TW
UY
VC
VG
VI
VU
WF
WS
XK
YE
YT
AR
AT
BD
BO
BS
BY
CD
CL
CN
CO
CZ
EC
EG
FI
FI
FK
GB
GF
HR
IE
JM
JO
LK
LT
LY
MV
MY
MZ
NG
NO
NO
NZ
OM
PE
PL
PT
QA
SA
SK
SS
TG
TH
TR
UA
VN
XK
ZW
CL
CN
DZ
FR
IM
MX
US
ZA
AD
AE
AF
AG
AI
AL
AL
AL
AM
AO
AR
AR
AR
AS
AT
AT
AU
AU
AW
AW
AX
AZ
AZ
BA
BA
BB
BD
BD
BD
BE
BE
BF
BF
BG
BH
BI
BJ
BL
BM
BN
BO
BO
BR
BS
BS
BT
BW
BW
BY
BZ
CA
CC
CC
CD
CF
CF
CG
CG
CG
CH
CI
CK
CL
CM
CM
CO
CR
CU
CV
CW
CX
CY
CZ
CZ
DE
DJ
DK
DK
DK
DM
DM
DO
DZ
EE
EG
EH
EH
ER
ES
ET
ET
FI
FJ
FK
FM
FM
FO
FR
GA
GD
GG
GH
GI
GL
GL
GM
GP
GQ
GR
GR
GR
GT
GU
GW
GY
HK
HN
HR
HT
HU
ID
ID
IE
IE
IM
IN
IQ
IR
IS
IT
JE
JM
JP
KE
KG
KG
KH
KI
KM
KP
KP
KR
KR
KW
KW
KY
KZ
KZ
LA
LA
LB
LB
LC
LI
LI
LI
LK
LR
LS
LT
LU
LV
LY
LY
MA
MA
MC
MD
ME
ME
ME
MF
MG
MG
MH
MK
MK
MM
MM
MN
MO
MP
MQ
MR
MS
MT
MT
MU
MU
MV
MW
MW
MX
MY
MY
MZ
MZ
NA
NA
NC
NE
NF
NG
NG
NI
NL
NO
NO
NP
NP
NR
NU
NU
NZ
NZ
OM
PA
PF
PH
PH
PK
PK
PL
PL
PN
PR
PS
PS
PT
PW
PY
PY
QA
RE
RO
RS
RU
RW
SA
SB
SC
SD
SE
SG
SG
SI
SK
SK
SL
SM
SN
SR
SR
SS
SS
ST
SV
SX
SY
SZ
TC
TC
TG
TG
TH
TJ
TJ
TK
TL
TM
TM
TN
TO
TO
TR
TR
TV
TV
TW
TW
TZ
UA
UG
UG
US
UY
UZ
VA
VA
VE
VG
VG
VI
VI
VN
VN
VU
WF
WS
YE
YT
YU
ZA
ZM
ZW
AL
AO
AR
AU
AX
AX
AZ
BA
BA
BM
BR
CA
CD
CD
CD
CF
CG
CH
CL
CN
CN
CO
CY
DE
DE
DK
DM
DO
EE
EE
EG
GA
GD
GD
GE
GG
GN
GP
GR
HU
ID
IE
IL
IL
IM
IN
IR
JE
JO
JP
KH
KR
KY
LA
MA
MD
ME
MK
ML
ML
MN
MO
MS
MT
MU
MU
MZ
NA
NA
NC
NE
NL
NO
NU
OM
PA
PE
PE
PF
PS
PT
RU
RU
SA
SA
SC
SD
SD
SE
SK
TD
TH
TN
TR
TT
TW
TW
US
US
US
VA
VG
WS
YT
ZA
MF
US
AE
AM
BH
DO
ET
GE
GH
HK
IQ
JM
JO
KE
KW
LY
MC
MG
MM
MT
MU
MW
NG
OM
PK
SD
SG
SY
TW
TZ
UG
VN
YE
YU
ZM
CH
CN
CU
FI
IT
KR
MM
NZ
PH
PL
SA
TH
en,es,fr,pt
de
es
fr
GB
BE
BE
BR
BR
ES
IN
AT
AU
CA
CH
DE
ES
ES
FR
IN
IT
MX
NL
NL
US
US	0
0
0
2
0
0
2
0
2
6
0
0
2
2
0
0
0
0
2
2
0
0
3
0
0
0
0
2
0
0
0
0
2
3
3
3
2
2
0
0
0
2
3
2
0
0
2
2
2
2
2
0
0
8
0
0
3
3
2
2
0
0
1
0
0
7
0
0
2
2
2
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
2
0
2
1
1
1
1
1
0
0
0
10
2
0
2
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
1
0
0
3
2
2
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
3
0
0
3
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
3
7
3
0
2
2
2
2
0
2
0
2
2
2
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
5
1
0
0
0
0
0
0
0
0
3
2
2
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
0
0
0
3
5
7
3
2
0
2
2
2
1
1
1
1
1
1
1
1
0
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
3
0
7
0
6
0
2
0
0
2
2
2
2
2
2
0
2
2
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
1
0
1
1
1
5
1
1
5
0
0
0
0
0
0
5
0
0
2
2
2
0
2
2
1
1
1
1
1
1
1
1
0
1
1
1
5
5
5
1
1
1
1
0
1
5
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
5
0
5
5
5
0
0
0
0
0
0
0
0
0
7
0
0
0
9
2
2
2
2
0
0
2
2
2
2
2
2
2
2
2
2
2
0
5
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
1
5
5
1
5
5
5
5
5
1
1
5
5
5
1
5
1
1
1
5
5
1
1
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
0
5
3
5
7
4
3
3
0
0
9
0
2
2
2
2
2
2
2
2
0
2
2
2
2
2
2
2
2
2
0
2
2
1
5
1
5
1
5
0
5
3
1
1
5
5
5
5
5
1
5
5
1
1
1
1
5
5
5
5
5
3
5
5
5
1
5
1
1
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
7
0
3
7
0
3
7
0
3
9
9
2
2
2
2
0
2
2
2
2
2
2
0
2
2
2
2
0
2
2
0
2
0
0
2
2
2
2
0
2
0
2
2
2
0
2
2
2
2
2
2
2
2
2
0
2
2
2
2
0
0
5
0
5
5
0
5
5
3
0
0
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
0
3
5
5
5
5
3
5
5
5
0
5
5
5
5
0
5
5
5
1
5
5
0
5
0
5
1
5
1
5
5
3
5
5
3
1
5
3
0
5
5
3
5
3
0
1
5
5
3
3
5
5
5
1
5
4
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
0
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
4
4
4
1
4
4
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
4
4
4
4
4
4
5
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
4
4
4
4
4
4
4
4
0
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
4
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
9
5
0
7
0
5
3
5
3
9
9
9
0
9
0
2
0
2
2
2
0
2
2
2
2
0
2
2
2
0
2
2
2
2
2
2
2
2
2
2
0
0
2
2
2
0
2
2
2
2
2
0
2
0
2
2
2
2
2
11
2
2
2
2
2
2
2
2
2
2
2
2
2
0
2
11
2
2
2
2
2
2
0
2
0
0
2
2
2
2
2
2
2
2
2
2
2
0
2
2
2
0
11
2
2
2
2
2
0
2
2
2
2
2
2
2
2
2
2
0
2
2
0
2
2
0
2
2
2
2
2
2
2
2
2
2
0
2
2
2
2
2
2
2
2
2
2
0
0
2
2
2
2
2
2
0
2
0
2
2
0
2
2
0
2
2
2
2
2
2
0
2
2
2
0
2
0
2
2
2
2
2
2
2
0
0
2
2
2
2
2
0
2
2
2
2
2
2
2
2
2
2
3
3
3
3
3
0
3
5
3
3
0
3
5
3
0
3
3
5
1
3
3
3
5
0
3
3
0
3
5
3
5
3
5
3
3
3
3
3
3
3
3
5
3
3
5
3
3
5
3
3
3
3
5
3
3
5
0
3
5
3
3
3
3
3
5
3
3
3
3
3
3
3
0
3
3
3
0
3
5
3
5
3
3
3
3
3
5
3
3
0
3
3
3
3
3
5
3
3
3
3
5
3
3
3
5
3
3
3
0
3
5
3
3
3
3
3
3
3
3
3
0
3
3
5
3
3
3
3
3
3
0
3
3
3
0
3
3
3
3
0
3
3
5
0
3
3
0
3
0
3
3
5
3
0
3
5
3
3
3
3
3
3
3
5
0
3
3
3
0
3
5
5
0
3
3
0
3
0
3
3
3
3
3
3
3
3
5
0
3
3
0
3
3
0
3
3
5
0
3
3
3
3
3
5
3
3
3
5
3
5
3
1
3
0
3
3
3
3
0
3
3
5
3
5
3
3
0
3
3
3
3
5
3
5
3
3
3
3
3
3
3
3
3
0
3
3
3
5
3
3
3
3
5
0
3
5
3
3
3
3
3
5
3
5
3
3
5
3
3
3
5
3
3
5
0
3
3
5
0
3
5
3
3
5
4
3
3
3
5
3
3
5
3
5
0
3
3
3
5
3
3
0
3
3
3
4
1
4
0
1
4
4
3
4
1
1
4
0
3
5
1
1
0
1
3
5
4
1
1
5
1
1
1
3
4
1
4
1
3
3
3
3
1
1
5
4
0
3
4
5
5
0
3
3
5
1
0
4
4
4
4
4
1
1
3
4
4
4
4
3
4
0
0
4
4
4
1
1
4
1
4
3
4
5
3
1
4
5
0
5
4
1
4
1
4
3
5
4
1
5
3
5
1
3
5
4
5
3
4
5
1
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9
9
3
0
7
0
7
5
5
0
3
5
0
3
0
7
7
5
3
3
0
3
0
5`;
export const rowSources: string = `general-usage
i18n-iso-countries
geonames-cities15000
cldr
iso3166
rigour-territories
python-us
opencage-states
un-names
libpostal
unicode-roman
country-codes`;
export const letterSounds: string = `AaAbAcBBlAdAeBAfAgBAhBAiBnAjAkBAlAmAnAoApBAqBArnAsBAtAuBAvBBBvAwAxBAyAz	

k
s
d
t
c


c
j
b


m

h

i

m

b
f
g
k
m
plural


n

b
f
u
w
f
k
s

s	







































	306
44
44
44
571
44
227
306
44
227
44
227
306
306
571
44
227
44
227
44
44
306
44
44
227
44
227
1624
44
44
227
306
44
44
227
571
44
44
44
306
44`;
export const numbers: string = `A100thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB10thC1thC2thC3thC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB20thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB30thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB40thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB50thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB60thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB70thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB80thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthB90thC1stC2ndC3rdC4thC5thC6thC7thC8thC9thCaCdeCeDmeCoCthBaBerDeBoBraCeCoBstDeA20aCeDmeCoCsteCthB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdCaCeCoBeCmeBndBoA30thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdCeBeCmeCrBoBraCdCoA40thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdeBeCmeBoBthA50thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdeBeCmeBoBthA60thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdeBeCmeBoBthA70thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdeBeCmeBoBthA80thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBeCmeBoBsteBthA90thB1stB2ndB3rdB4thB5thB6thB7thB8thB9thBaBdeBeCmeBoBthAa dozenChundredCthousandBchtEeFntwintigEsteEtienIdeEundzwanzigEzehnIteFigAcatorceFzeBemCntEoEumCroBienEtoCncoEuentaDqEuantaIeFeGntaFiemeBuarentaEtaFoDtroAdaiichiDniDsanBecimaFoG nonoHoitavoHprimeiroHquartoJintoHsegundoJtimoJxtoHterceiroGctavoHuartoGnovenoGquintoGseptimoIxtoGterceroCrdeDtienHdeFgCuxE milleEiemeCzDanoveEsseisHteDenoveEsseisHteDoitoBiciannoveKsimoFssetteLsimoEottesimoHoCeciFnueveFochoFseisGieteDzCxD huitIiemeEneufHviemeEseptIiemeDiemeBoceCdicesimoFiCisE milCsD milCubleDzeEiemeCzeEnBreiEssigEundzwanzigEzehnIteCieEentwintigDtteGrGsBuasCbbelCeDmilaCizendCodecimaIoAeenDentwintigCrsteBightF hundredFeenIthFhFiethFthFyG eightMhHfifthJrstJveIourLthHnineKthHoneHsecondJvenMthIixKthHthirdJreeIwoDthCnDeE millionDhundertDsDtausendDundzwanzigBlevenGthCfDdeDteBrsteFnFrFsAfifhtDteenHthEhEiethEyF eightLhGfifthIrstIveHourKthGnineJthGoneGsecondIvenLthHixJthGthirdIreeHwoCrstCthCveE hundredBortiethEyF eightLhGfifthIrstIveHourKthGnineJthGoneGsecondIvenLthHixJthGthirdIreeHwoCurE hundredEhEteenIthFhFyDthBuenfFteFundzwanzigFzehnJteGigCnfEteGrEundzwanzigEzehnIteFigAhonderdBuitEanteEiemeCndertEredHthAiBiCiBvBxAmilDhaoDioneDjoenDleEionEonAnegenFdeFentwintigFtienJdeHgCufDnEteEundzwanzigEzehnIteFigDviemeBineE hundredEteenIthFhFiethFyG eightMhHfifthJrstJveIourLthHnineKthHoneHsecondJvenMthIixKthHthirdJreeIwoDthCthBonaEnteDoCughtCvantaDeEnaFoFtaBueveClDlAochentaDoCtanteEvaFoBitavaFoDentaDoBnceCeD hundredL and eighteenthVhViethVy eighthXfifthZrstYourthXninthXsecondZventhYixthXthirdRleventhQfifteenthUhUiethUy eighthWfifthYrstXourthWninthWsecondYventhXixthWthirdSrstRortiethUy eighthWfifthYrstXourthWninthWsecondYventhXixthWthirdSurteenthVhQnineteenthViethVy eighthXfifthZrstYourthXninthXsecondZventhYixthXthirdTthQsecondSventeenthWhWiethWy eighthYfifthZirstZourthYninthYsecondZeventhZixthYthirdRixteenthUhUiethUy eighthWfifthYrstXourthWninthWsecondYventhXixthWthirdQtenthRhirdUteenthViethVy eighthXfifthZrstYourthXninthXsecondZventhYixthXthirdRwelfthTntiethVy eighthXfifthZrstYourthXninthXsecondZventhYixthXthirdMeighteenthRhRiethRy eighthTfifthVrstUourthTninthTsecondVventhUixthTthirdNleventhMfifteenthQhQiethQy eighthSfifthUrstTourthSninthSsecondUventhTixthSthirdOrstNortiethQy eighthSfifthUrstTourthSninthSsecondUventhTixthSthirdOurteenthRhMnineteenthRiethRy eighthTfifthVrstUourthTninthTsecondVventhUixthTthirdPthMsecondOventeenthShSiethSy eighthUfifthWrstVourthUninthUsecondWventhVixthUthirdNixteenthQhQiethQy eighthSfifthUrstTourthSninthSsecondUventhTixthSthirdMtenthNhirdQteenthRiethRy eighthTfifthVrstUourthTninthTsecondVventhUixthTthirdNwelfthPntiethRy eighthTfifthVrstUourthTninthTsecondVventhUixthTthirdEmillionEthousandCzeDiemeBttantaEvaFoDoApremierHeIsHsCimaEeiraHoFrGaGoEoAquarantaHeEentaEtaFoDtorzeHiemeEreG vingtM dixMsFiemeFoEtordicesimoKiFroCinceEdicesimoHiEtaFoEzeFiemeAsechsFteFundzwanzigEzehnIteFigDndDondGaGeGoCdicesimoFiCgundaGoCiDsDzeEiemeCptEanteEiemeFmaGoCsentaDsantaEentaDtaEoCteEntaDimaFoDtantaEeEimaGoCvenF hundredFteenJthGhGiethGyH eightNhIfifthKrstKveJourMthInineLthIoneIsecondKvenNthJixLthIthirdKreeJwoEthDnthCxtaEoBiebenGteGundzwanzigEteEzehnIteFigDteCxD hundredDiemeDteenHthEhEiethEyF eightLhGfifthIrstIveHourKthGnineJthGoneGsecondIvenLthHixJthGthirdIreeHwoBoixanteI dixAtachtigCusendBenDthCrceiraHoFrGaGoDzaEoBhirdEteenIthFiethFyG eightMhHfifthJrstJveIourLthHnineKthHoneHsecondJvenMthIixKthHthirdJreeIwoCousandCreeF hundredDidBienEdeBreDceDdicesimoGiDintaEzeFiemeDntaFeDsDzeCintaCoisFiemeBwaalfGdeCeeEdeEentwintigDlfhFthEthEveGthFthDntiethFyG eightMhHfifthJrstJveIourLthHnineKthHoneHsecondJvenMthIixKthHthirdJreeIwoCinEtigHsteCoD hundredEthousandAumCaBnCaCdecimaHoDicesimoFiCeCoAvBeertienIdeGgCinteFicincoHuatroGdosGnueveGochoGseisHieteGtresGunoCntesimoEiFcinqueFdueFnoveFquattroFseiHtteFtreEottoEunoBiCerEdeEentwintigEteGrEundzwanzigEzehnIteFigCgesimaHoCiDiCjfEdeEentwintigEtienIdeGgCngtF cinqGdeuxGet unGhuitGneufGquatreGseptHixGtroisFiemeDteF e cincoIdoisInoveIoitoIquatroIseisKteItresIumAxBiCiDiCvCxBvCiDiEiBxAzehnEteCroCsDdeDentwintigDtienHdeFgCvenFdeFentwintigFtienJdeHgBwanzigHsteCeiEtausendFeGrGsEundzwanzigCoDelfGteDlfFte	100
101
102
103
104
105
106
107
108
109
10
10
10
10
10
10
110
111
112
113
114
115
116
117
118
119
11
11
11
11
11
11
120
121
122
123
124
125
126
127
128
129
12
12
12
12
12
12
130
131
132
133
134
135
136
137
138
139
13
13
13
13
13
13
140
141
142
143
144
145
146
147
148
149
14
14
14
14
14
14
150
151
152
153
154
155
156
157
158
159
15
15
15
15
15
15
160
161
162
163
164
165
166
167
168
169
16
16
16
16
16
16
170
171
172
173
174
175
176
177
178
179
17
17
17
17
17
17
180
181
182
183
184
185
186
187
188
189
18
18
18
18
18
18
190
191
192
193
194
195
196
197
198
199
19
19
19
19
19
19
1
1
1
1
1
1
1
1
1
20
20
20
20
20
20
21
22
23
24
25
26
27
28
29
2
2
2
2
2
2
2
2
2
30
31
32
33
34
35
36
37
38
39
3
3
3
3
3
3
3
3
3
3
40
41
42
43
44
45
46
47
48
49
4
4
4
4
4
4
50
51
52
53
54
55
56
57
58
59
5
5
5
5
5
5
60
61
62
63
64
65
66
67
68
69
6
6
6
6
6
6
70
71
72
73
74
75
76
77
78
79
7
7
7
7
7
7
80
81
82
83
84
85
86
87
88
89
8
8
8
8
8
8
90
91
92
93
94
95
96
97
98
99
9
9
9
9
9
9
12
100
1000
8
8
28
8
18
18
28
18
18
80
14
14
100
100
100
100
0
100
100
5
50
5
50
50
5
50
5
40
4
4
4
1
2
3
10
10
19
18
11
14
15
12
17
16
13
18
14
19
15
17
16
13
3
13
13
30
2
2000
2
10
19
16
17
19
16
17
18
19
19
17
17
18
18
10
19
18
16
17
10
10
18
18
19
19
17
17
10
12
12
12
2
2000
2
2000
2
12
12
12
12
3
30
23
13
13
3
23
3
3
3
2
2
2
2000
1000
12
12
1
21
1
8
800
18
18
8
80
8
80
88
88
85
81
85
84
84
89
89
81
82
87
87
86
86
83
83
82
8
1
1
1000000
100
1
1000
21
11
11
11
11
11
1
1
1
1
5
15
15
5
50
50
58
58
55
51
55
54
54
59
59
51
52
57
57
56
56
53
53
52
1
5
5
500
40
40
48
48
45
41
45
44
44
49
49
41
42
47
47
46
46
43
43
42
4
400
4
14
14
4
40
4
5
5
25
15
15
50
5
5
5
25
15
15
50
100
8
80
8
100
100
100
1
2
3
4
9
1000
1000000
1000000
1000000
1000
1000000
1000000
9
9
29
19
19
90
9
9
9
29
19
19
90
9
9
900
19
19
9
90
90
98
98
95
91
95
94
94
99
99
91
92
97
97
96
96
93
93
92
9
9
9
90
9
0
90
9
9
9
90
9
0
0
80
8
80
8
8
8
8
80
8
11
1
100
118
108
180
188
185
181
184
189
182
187
186
183
111
115
105
150
158
155
151
154
159
152
157
156
153
101
140
148
145
141
144
149
142
147
146
143
114
104
119
190
198
195
191
194
199
192
197
196
193
109
102
117
107
170
178
175
171
174
179
172
177
176
173
116
106
160
168
165
161
164
169
162
167
166
163
110
103
113
130
138
135
131
134
139
132
137
136
133
112
120
128
125
121
124
129
122
127
126
123
118
108
180
188
185
181
184
189
182
187
186
183
111
115
105
150
158
155
151
154
159
152
157
156
153
101
140
148
145
141
144
149
142
147
146
143
114
104
119
190
198
195
191
194
199
192
197
196
193
109
102
117
107
170
178
175
171
174
179
172
177
176
173
116
106
160
168
165
161
164
169
162
167
166
163
110
103
113
130
138
135
131
134
139
132
137
136
133
112
120
128
125
121
124
129
122
127
126
123
1000000
1000
11
11
80
8
8
8
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
40
40
40
4
4
14
14
4
80
90
80
4
4
14
14
4
15
15
15
5
5
15
15
6
6
26
16
16
60
2
2
2
2
2
16
16
2
2
6
6
16
16
7
70
7
7
7
60
60
60
6
6
7
70
7
7
70
7
7
7
7
700
17
17
7
70
70
78
78
75
71
75
74
74
79
79
71
72
77
77
76
76
73
73
72
7
7
6
6
7
7
27
7
17
17
70
7
6
600
6
16
16
6
60
60
68
68
65
61
65
64
64
69
69
61
62
67
67
66
66
63
63
62
60
70
80
1000
10
10
3
3
3
3
3
3
3
3
13
13
30
30
38
38
35
31
35
34
34
39
39
31
32
37
37
36
36
33
33
32
1000
3
300
3
10
10
3
13
13
13
30
13
13
30
30
3
13
30
3
3
12
12
2
2
22
12
12
12
12
12
12
20
20
28
28
25
21
25
24
24
29
29
21
22
27
27
26
26
23
23
22
2
20
20
2
200
2000
1
1
1
1
11
11
11
11
1
1
5
14
14
40
20
25
24
22
29
28
26
27
23
21
20
20
25
22
29
24
26
27
23
28
21
6
4
4
24
4
4
24
14
14
40
20
20
7
8
5
5
25
15
15
50
20
25
22
21
28
29
24
27
26
23
20
20
25
22
29
28
24
26
27
23
21
10
11
12
13
14
19
15
16
17
18
20
10
10
0
6
6
26
16
16
60
7
7
27
17
17
70
20
20
2
2000
2
2
2
22
2
12
12
12
12	





















































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































































	0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
17
10
10
17
23
10
23
0
20
17
10
10
17
20
0
0
0
0
0
0
0
0
0
0
17
0
23
20
23
10
10
0
17
0
0
0
0
0
0
0
0
0
0
17
961
20
10
10
23
17
23
0
23
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
0
0
0
0
0
0
0
0
0
0
17
10
10
17
20
0
0
0
0
0
0
0
0
0
0
0
17
20
10
10
17
0
4
4
4
492
31
26
20
26
20
14
14
31
14
25
29
974
363
29
362
25
25
25
25
25
24
28
24
28
29
10
25
23
23
25
572
572
572
23
23
55
55
55
55
55
55
55
55
55
23
23
23
23
23
23
23
20
26
20
26
24
24
10
420
29
29
29
29
29
29
29
28
52
28
52
52
28
28
25
25
25
25
25
363
24
10
24
10
24
10
10
419
52
28
29
29
493
25
362
24
10
29
4
14
14
14
14
31
26
26
31
31
31
29
26
494
28
26
23
23
978
26
20
4
4
4
0
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
0
587
492
14
14
14
14
14
4
0
492
20
31
1625
31
31
31
0
4
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
0
0
4
4
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
4
4
0
4
0
0
362
0
14
31
14
14
31
14
14
31
31
14
14
31
14
26
24
24
10
14
4
0
574
92
92
92
92
493
29
28
26
363
4
25
26
20
26
26
20
26
24
14
31
14
14
31
14
10
4
4
4
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
0
0
17
24
55
4
28
420
23
23
25
25
26
587
25
25
24
23
23
55
55
29
29
419
362
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
4
24
10
28
52
52
494
1627
962
10
10
963
55
55
573
23
23
963
28
24
29
55
17
24
10
24
24
24
24
10
29
52
28
28
419
52
28
1626
23
24
10
14
31
14
14
31
14
0
961
52
962
52
52
28
23
573
976
25
363
10
363
24
10
23
23
25
28
29
52
52
979
25
55
55
28
28
52
52
4
4
4
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
0
0
573
23
14
31
14
31
14
31
14
25
4
4
10
4
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
24
24
26
14
975
0
55
55
23
23
23
52
52
0
4
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
4
4
4
0
977
20
494
25
52
28
25
24
10
28
24
25
29
29
24
10
26
20
26
20
26
0
0
0
4
0
0
0
4
4
0
0
0
4
4
0
4
0
4
0
4
0
4
0
0
4
4
362
26
20
4
4
4
420
420
588
493
23
23
52
28
588
419
574
26
20
26
25
25
25
25
25
25
25
25
25
25
52
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
965
14
20
26
31
31
14
14
31
14
23
23
92
92
26
20
26
26
20
26
24
24
24
24
24
24
24
24
24
24
10
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
574
965
92
92
92
92
964
92
92
92
964
14
31
4
26
20
26
26
20
26
26
20
26
26
20
26
14
31
14
14
31
31
31
14
14
14
31
14
31`;
export const places: string = `Aa corunaBachenClborgCrgauDhusBbCerdeenEtaweCidjanCoDboDu dabiCruzziGoCu dhabiEghuraybEzabyDjaCwCyssiniaBcapulcoCcraCtBdC dammamFwhahCamstownDnaCdis ababaIebaCelaideBeCrbaniyaDjiliyaBfCeganistaoCgDanistanDhanistanCrDicaG australHcentralHdo sulHoccidentalJidentalIrientalHsubsaarianaGinIeGnHaHoEkaG du sudHkuduHselatanHya kotoLuduGanseGnischeEqueH australeIcentraleIde lestMouestJu nordLsudIoccidentaleJrientaleIsubsaharienneCuganisutanDhanBgCentingCoCramCuascalientesCyptenFischeBhmadabadDedabadBiCaCerlanCjiCllaendeuCrurandoCsaiebiyaDeullandeuDhaniyaDurandoCtiCx la chapelleBjeleubaijanCmanBkCdenizCenCronBlC arabiaIyaDbasrat al qadimahDiranGqEskandariyahDjizahEumhuriyah al iraqiyahSslamiyah al iraniyahDkuwaitHytDmadinahFghribFnamahFwsil al jadidahDqahirahEudsDyamanI al muazzamT al jumhuriyahZmhuriyah al islamiyahCaDbamaEemiliteuyeonhabEosahalaminzhugongheguoDcantDgoasDndF islandsFskie ostrovaDskaCbDaniaHnGeHnGyaFyDertaDorgDuquerqueCemaFnGaGhaGiaFoDppoDuhentinaEmeniaDxandriaJeCgerFiaHnGeHnIneDierGsCianqiuDcanteCjeliClemagneJ federaleGndIeCma ataEnFyaEtyCofiCpenEsDiEneDsCsaceCtaDo adigeEnaCubaCzhirBmCanDpaDrilloDzonasGiaHeCberesDurgoCelikan samoaDricaH centralIdel nordPteMsurJo norteLsulIlatinaIusaHinJeHnI samoaIaIoHsFkaHans samoaKeL maagdeneilandenHhezhongguoHlingsamoaLvuajinzhudaoHnIerIischM samoaMeN jungferninselnIskiyKoe samoaFqueI centraleJdu nordMsudJlatineCmanCoyCritsarCsterdamJscheKeBn huiCadoluDheimDtoliaHenCchorageCdDaluciaGsiaEoerDeanEsDhra pradeshDinaFoDolaEraFraH la vellaGeCgelaDgillaEollaDilyaEraDlaisHeEeterreEoDocheElaGnHaIsHoEraDuilaGlaChaltDuiDweiCkaraCn arborCqingCtalyaEnanarivoDeigua babudaDigua and barbudaIbabudaIe barbudaJn barbudaJt barbudaIi barbudaIund barbudaIy barbudaHhebabudaElhasFlasGesDofagastaEnio enesDuerpiaDwerpH provinceHenCversCz regionBoCdaliyaDeliClanCmenCtearoaI new zealandBpCacCeuganiseutanCiaCjCpenzellJ ausserrhodenKinnerrhodenCuliaBquaserbiaEtorialguineaDitaineBrC riyadCabE countriesFrepublic of egyptFworldEeEiaG sauditaGnH gulfFe saouditeFscheJ republiek egypteEskie emiratyEushouzhangguolianbangDgonCbilCeDquipaCgDelFiaGnaEntijnse republiekHnaIeJ republicJanIianJenJscheIoIsDoviaGeChusCizEonaCkDansasDhangelskClingtonCmDeniaHnGeHnGyaCubaFniaDjieriaDmeniaDnachal pradeshDshaDzenchinBsCaibaijiangCerbaidschanCh shariqahDgabatDkhabadCiaE pacIificM japanMoHsifikFtenggaraEnEpacEticHaGqueGscheDeE centraleFdu sudL estForientaleFpacifiqueEnF pazifikCmDaraCsamDiaCtanaDrakhanJskiyDuriasCuncionCyaBtCenasEeCgChenFesFsDinaEopienClantaGicIoHkHqueBuCcklandCgsburgCroraCsDsieDtEinEralHasiaLnHiaJnK capital territoryKaIeJnKneIscheFiaHcaHnCtDricheHienKneCvergneI rhone alpesBvaruaCrasyaDupaGliCstraliyaFiyaHskiyCusturyaBwBxBzCeDrbaidjanHgianHjanKiJoHyanGycanHdzhanEiEubaijiyanCieDyaCjaAbaCbaduosiDeidoseuDuyaxinjineiyaCcauDhikanshiguoCden wuerttembergIrttembergCgamyDdadDhdadChamaGsDiaDrainHiEeinCia mareDeluosiDle atha cliathEiwick of guernseyNjerseyDmudaCja californiaP surFsajoniaDisitanCkersfieldDhreynDiDuClaguiDcaniDeE campagneFvilleEaresGic islandsGsEinFsitanDgariyaGskaDinDkanGlarGsDtiaFcG countriesHstatesGoGsFjaGosFkumFmoreCmakoDiyudaCnamaDdar abbasHseri begawanEungDgaloreEgeulladesiEkokEla deshGdeschJhKiEuiFradeshiyuDjulDska bystricaFej bystriciDuatsuGuCodingDjiFaliyaDtouCrbadeGosDcellonaGonaIeDenDiDnaulDodaDranquillaDubadosuCselF landschaftGstadtFlandDileaFicataDleFrDque countryDraFhDse saxeGterreFterreCthDikanDon rougeDswanaCvariaDieraGeCwuCxiCyernDrutBbCw ghyny ljdydhBcC canadaBdCeshCiBeCcsCi jingDjingDmakedoniaFliyanaqundaoFqidunFrianazhudaoDningDraEutGeCkasiClDarusHianHsianIkiyDcikaDemDfastDgaFsEeFsEiaGnFcaFeGnFoFqueFschIeFumFyaEorodEradeHoDiceEzFeDlaluseuEijeuDmopanDo horizonteErusHsiaIkiyCnDaengEresDeluxH countriesEsuellaEzuera boribarugongheguoDgalGiGuruFsiEbuEhaziEuelaDimEnDoniCogradHskiHuDmyudaCrarushiDdianskEyanskJiyDgamoEenGsDizuDkeleyDlimFnG brandenburgHmitteHpankowHsteglitz zehlendorfHwilmersdorfGerGoDmudaHsGesGyDnEaEeFrDugiCsDt koreaCteunamDhalEesdaDonamuCulajilEunaiCverly hillsCyrouthBfCaBgCdCrBhCaratG ganarajyaGiyaEtF gnrajyCishoCopalDutanCrCsCutanBiCalostockaKiEymstokuFstokCelefeldEorrusiaJsiaGussiaKeEsko bialaGu bialejDn hoaChDarClbaoEoDishiCngdaoCrmaFniaI myanmarHeEinghamK usCshkekDsauBjBlCantyreCgariyaFskaDhryCmCoemfonteinCrCzBmCuBnCghldyshBoCaneCcheuwanaEumDiwanaCduoligeCgotaCheiEmiaHnCiseCksburgClDanDgariyaDivariaanse republiek venezuelaJn republic of venezuelaKskaya respublika venesuelaFiaHnIaIoGeHnGyaEweiyaEziDlibiaDognaEniaDzanoCmbayCnaireDdsrepubliek duitslandDeleu sinteuyuseutatiuseu sabaEru shinto yusutateiusuoyobisabaEyrDnCrdeauxDibiaduominzuguoCsanskaDeunia heleuchegobinaDnaF i hercegovinaEiaG and herzegovinaHed erzegovinaHherzegovinaHy herzegovinaGnFe en herzegovinaHherzegovineGn und herzegowinaFya i gertsegovinaDtonDunia herutsuegobinaCtshabeloEuanaFwanaEvanaEwanaInCurgasFogneEnemouthCzenBqBrCaDbantDdfordDgaDkpanDmptonDndebourgGnburgLoDsilGeHiraKsJoKsHnaHroGiaInaJischeHenEovDtislavaJeDunschweigDzilGiaanseInHeHyaEyliaEzavilleCbDdwsCdCedaDmeFnFrDsciaEilGienneElauEtDtagneDzilyaCghwyCidgetownDghtonDsbaneEtolDtainFnicaIoGniaIcJaIqueGskiyEischIeJ jungferninselnGhH columbiaIoverseas territory of gibraltarIvirgin islandsEonEsFe maagdeneilandenEtanyCnDeEnskaHyDoConxDoklynCuck an der murDesselDgesEgeDneiG darussalamEnEswickDselasEselH bruxellesHsDxelasGlesCyanskBsBtCnBucaramangaFestDharestDurestiCdanEpestIeIiDtaCenos airesCffaloCghanDmaliana gundoCjinafasuoDumburaCkarestClawayoDeukinapasoDgaliaFreGiaInHeInHjeHscheHyaGskaDongdiDundiCndesrepublik deutschlandCrajiruDdeosDgasEenlandEundyDkina fasoM nutomeDmaFhEeseDsaDugariaEkinafuasoEndiFei darusaramuFjiCsanCtanEoBviBwCaClyfyEnzy lfrnsyhCrkyn fswDtwrykwDwndyCtswnByCdgoszczJyCelorussiaLnCtomFiuBzAc delgadoBaCbaDindaDo delgadoFverdeJianaEverdianaCerdyddCfCiroClabriaDcuttaDgaryDiEfForniaCmaroesEyenneDbodgeGiaInFgiaFjaFyaEridgeDeroonIianGunIaiseFunDpaniaEecheEinasCnD thoDadaFenseGseFianGenIneIseEriasFy islandsDberraDcunDgzhouDnesDtabriaEonG provinceCp vertDe provinceFtownFverdeKanEtownDo verdeCracasEibesGiDdiffDibFbeanJ islandsKnetherlandsFeGnaGsEnthiaDletonvilleDtagenaCsablancaDtile and leonGlaI la manchaJy leonEriesCtalogneGniaFunaHyaEniaErCucaseGusCwnporeCyenneDmanG islandsGsCzaquistaoBcCcpCkBdCmxBe europeCaraCbuE cityCcaCeCmeaCntraal afrikaanse republiekGfriqueGl africaOnP republicJmericaJnd eastern europeJsiaIeastern europeJuropeHeuropeFo americaGamericaNnaEurionCskaF republikaEeF budejoviceEoEyFch budejovicichCylonGeseBfBgBhCadEeFuDmpagneJ ardenneDndigarhEg shaGzhouFchunFdeFshaHuFzhouEnel islandsDoxianIminzhuzhuyirenmingongheguoEzhouDrkowEleroiGstonFotteJ amalieDttanoogaFisgarhFogramCeDboksaryDcaDfooDkhiyaEiangEogonghwagugDlyabinskDmnitzDng duFchowFdeGuFtuEnaiDquiaDrkasiHkaIiyHsyHyEnigivJskaLiyHovGhivGvetskaLiyHtsiFogoriyaGvtsyCgoChattisgarhCiang maiEpasDba shiEutoDcagoDdaoginiaGjineiyaDekoDhuahuaDleFanFnaGischeGoEiFenneEleDmoioDnaEeF populaireFsGaGeH peoplesItaipeiGischeEoisHeDpreDriDsinauDtaEtagongDyadoEunijiaClCnCokweDng qingFqingCristchurchGmas islandJeilandCungkingDzhouCypreBiCadCdade do caboCleCnDaDcinnatiDeseCproCsDkeiCtta del vaticanoDy of londonCudad de guatemalaKla pazKmexicoKpanamaJl caboHjuarezHnezahualcoyotlCvBkBlCermont ferrandDvelandCujE napocaBmCrBnBoCahuilaCblenceCchabambaEinDkburn townDos islandsGkeeling islandsFeilandenCdCgCimbatoreFraCkClDimaDlectivite de saint martinDoEgneEmbiaInJaJoHeI britanniqueInneGoEniaEradoI springsDumbusCmDmonwealth of australiaQdominicaQindependent statesQthe bahamasDorasFeGsFosDunidad valencianaGtat valencianaCnakryDcepcionDfederation suisseJzione svizzeraEoederatio helveticaDg hoa xa hoi chu nghia viet namEoF brazzavilleGdrIcGkinshasaFlaiseGeseDnEecticutDo surDstantaIinopleCok islandsEeilandenEinselnDperatieve republiek guyanaCpenaghenFhagenIueCrdobaDeaF del nordKsudMrFnaEeF du nordJsudFnneEiaG do norteKsulDkDpus christiDseEicaDunnaCsta davorioHe marfilHo marfimGricaKnFrricenseCte d ivoireGazurGivoireDonouCurtraiCventryBpvBrCacovieFwDiovaCiDmeaGnCna goraCoaciaEtiaHnGeEziaBtBuCambaCbDaEnFaFoCliacanCracaoDitibaCwBvBwBxCrByCmDruCpDriotEusBzCeDchF republicFiaFoslovakiaFyDrnowitzDskaEtochowaKieKskaAd fghnstn slmy jmhwrytBa chDlatEianDnangCccaDhCeguDhan mingukGmingugDjeonDnemarkEischeChanminguoCirenCkarClatDianDlasCmasFcoGusDmamCnangDdongDemarkEsaFeDiaEmarcaHkaEscheFhEyaDmaiFrkDoisGeDskFeDzigCqingCr el beidaFs salaamDmstadtDwinCvaoCytonBcBdrBeCbrecenIiCenseCguoClDawareDhiCmocratic peoples republic of koreaLrepublic of congoXsao tome and principeXthe congoLsocialist republic of sri lankaJsche republiek congoYsao tome en principeYtimor lesteOsocialistische republiek sri lankaOvolksrepubliek algerijeZiek koreaEkraticheskaya respublika kongoCn haagDemarkenDmakeuGuFrkDpasarDverCrbyDryCs moinesCtroitCuDtschHeInIrIsHlIandL osterreich schweizCyangCzhouBhakaCrbyjnBijonCliCmashqCnamarcaHquesaCstrict of columbiaGto federalBjCakartaCiDboutiI cityBkBmCaBneprFopetrovskCiproGpetrovskGvskaJiyJyiCkBoCdomaCgilChaCitsuCmD repDinicaIanse republiekIn republicJaJoGkaI gonghwagugJyeonbangIgongheguoJuoInische republikJskaya respublikaGqueCndoDetskDg guanEdiwenEguanEteimoruFimoleuEyingCornikCrtmundCualaDglasBprkBr congoCcCentheDsdeGnFnerDznoCogobichHtskiyGychDhobychBschibutiBtschlBubaiEyyDlinCesseldorfCisburgDtsFeFlandCluthCndeeCogeDminijiaHkeCrangoDbanDhamCshanbeDseldorfKerCtchBwlh qtrCmynykBzCaDyerGiHyaChersiDibutiAe africaCcapeCeuropeBast africaLnGsiaFeuropeFjerusalemFlondonFtimorEern africaJsiaIcapeIeuropeIrepublic of uruguayItransvaalCuBcCatepecChiopiaCossaiseFeCuDadorHianEtorianaKoBdimbourgFurgoDnburghCmontonCo de mexicoDmexBeC uuCmeaCstiF vabariigiNkCuuBfiopiyaBgCipciaEetEtoDtoEtoCuaduoerCyDptFeFianGenneBhBimsbuttelCndhovenCreBjiputoBkaterinburgMskiyCuadorHuCvadorEtorialnaya gvineyaCwadoleuBl aaiunDcairoDgolfoDpasoDsalvadorLeLiCblagGuCfenbeinkusteCisabethvilleDteliyaFuleaCladaEsDice islandsEnikaHiCsalbadoleuEssCuosiBmalahleniCbalenhleCeaDtab israelCilia romagnaDrados arabes unidosFtesGiH arabi unitiGosI arabes unidosGs arabes unisMs unitsBngelandFseDlandEischeGhCtebbeBquadorEteurForial guineaBrCbilCevanCfurtCiDtoriaEreaGiaGyaCusarubadoruCythreeBsCboCcandinaviaDociaCeutoniaCfahanChClovaquiaFeniaCpDagneGolIeEnaFhaGolIaFolHaIsFyaGolaDirito santoDooFnCsenDuatiniCtDado de mexicoGs unidosO da americaQe americaPmexicanosGunidenseEmbulDlandDnischeDocolmoEniaHnGeGyaDrasburgoEemo orienteCuatiniDtoniaCvatiniCwatiniI kingdomJlemaaBtCat de palestineEs unis dameriqueChDekwiniDiopiaInHeCiopiaCobicokeBuCaCrDasiaGeHnDoEoppaEpaG centralOnaHdel esteLnorteLsurHoccidentalIrientalHwschodniaGeischeGischeFeG centraleHde lestLouestIu nordKsudHmiddle east africaUnd africaGaHnGenIneGiaGjskiGoGseCskadiBvansvilleCraziyaDopaFeyskiyFiBxeterCtremaduraGe orientGo orienteAfaeroerCguoCisalabadClkland islandsQ malvinasIeilandenIinselnDuoqundaoCndigangCr eastDeryDgoDoEe islandsFrCshubolinixiyaFguiyanaFshengmadingBederal democratic republic of nepalIrepublic of germanyUsomaliaHe democratische republiek ethiopieZpubliek nepalJrepubliek brazilieTnigeriaTsomalieJstaten van micronesieGted states of micronesiaHie saint kitts en nevisIon of saint christopher and nevisHsiya sent kits i nevisCijiDlubinDzhouCnlanCodosiaHyaCrnostCsCzBfmBghnstnBiCdjiDschiDzhiCgiCjiCladelfiaEstinDipijnenGnaIsHoFpineIyCnDlandHaiseHeIsaJeHiaIyaEyandiyaDnEischeGhElandEoisDseEkaCrenzeCumeBjCiBkBlC liechtensteinCaDndernHsFreCemish brabantDvolandCintCkCorenceHiaGzEianopolisFdaCstynCying fish coveBmBnzwylBoC shanClklendskie ostrovaCochowCrmer soviet unionEosaDt de franceFlauderdaleFwayneGorthEalezaCshanBrCaDncaGisIeJsFeGsHaHeFfortFhe comteFiaGstownFoforteFuskaEkfurtJ ad oderMoLmM mainLn der oderKmainKoderJerFreichGijkHkeEsF guyanaGpolynesieFaFeG republiekFizFkGaEtsiyaGuzskaya polineziyaKiyEzoesischeGsischL guayanaMpolynesienLeCee stateEtownDiburgI breisgauJi brKbKm breisgauEstaat bayernKsachsenDnchG guianaHpolynesiaHrepublicDsnoCgCibourgDeslandDuliG venezia giuliaCoCyslanBsmCuBt lauderdaleDworthBu jianDzhouCdejiaoCerozhudaoCijiDnrandoDripinCjairahDianCkelanqundaoDienDuokaCnafutiDchalCokurando marubinasu zhudaoCransuHlinggianaLporineshiaDstentum liechtensteinCshunCzhouByromAgaCbDaoDonFaisFeseI republicFgEroneDunCianaDtiClatiDiciaDlicDvestonDwayCmbiaFeFyaCnaDbiaDdDgbiyaEguo buIjinDjiDsuDzhouCoxiongCutengCyanaCzaE provinceFstripDiantepBbCrBccBdCanskGaGiGuCrCyniFaBeClderlandDinglanFnadaDsenkirchenDujiyaEnbiyaCmenebest dominicaLvan australiePde bahamasCnebraEsEvaFeDfDoaEvaDtDuaDxiCoDnjiDrgeG townGtownFiaHnGeHnCrmanG democratic republicGiaHcIaHscheHyaGyEistonDnsiCsidalijiaCulenadaEinlaendeuFseuEujiaBfBgCyBhCaDnaFianCentCryndCwdlwbDtymlDyn lfrnsyhCyny byswGlstwiyhDrnzyBiCamaicaDpponeIseCbDilterraDraltarDutiCjonCnDebissoFraEvraDiEaFbisauCordaniaCrishiyaCtegaCzaBlCarisEusDsgowCiwicachGeCpBmCbBnCbCqBoaCeteborgEtingenCianiaEsCld coastDf von arabienEeCmaDelCndurasDkongCrkyDod belgorodDzow wielkopolskiGie wielkopolskimCsudarstvo palestinaCteborgIsEmburgoDhenburgDtingenCyangBpBqCeberhaBrCa bretanhaDn bretagnaKnaFchinaEadaEd dakarHuche de luxembourgKy of luxembourgGestGrapidsFe bretagneHchineDubuendenGndenDzCcCdCeat britainGlakesFer chinaDcaEeEiaEqueDeceEkEn bayFlandFsboroDnadaGeElandiyaEobleDtsiyaCiechenlandGischeEgaEkenlandFseDgioniDsonsClCodnoDenlandJiaDnelandiaEingenJ provinceElandDot brittannieFhertogdom luxemburgDssbritannienP und nordirlandCuziaFyaBtCmBuCadalajaraGupaIeEeloupeGuopuEorupuDmEuDnajuatoEdaoEg dongGxiGzhouFdongFxiFzhouDrulhosDtemalaJ cityJnItecaLoHraDyana francesaFquilCbaCerneseyFseyCfCianaG francesaDlinDneF bissauGequatorialFaG bissauHecuatorialIquatorialeFeG bissauHequatorialeDyanaGgDzhouCjaratDratClfE coastFstatesCmCrenadaDgaonDinrandoDueEgramCsDtaviaGo a maderoCyDanaG franceseFe francaiseBvadelupaDtemalaCianaDneyaH bisauBwCadeullupeuDmDngjuDtemallaByCorEiAha longDnoiCagCbanaCgatnaCi phongDchiDdeDfaDkouDnanDphongDtiClabDifaxDleF ad saaleGsaaleCmbourgEurgHerHoDiltonI bermudaCndanDg zhouEariEchowEukFoEzhouDkookEukDnoverIscheDoiEverFreCrareDbinDtfordDyanaCsakesitanDhemite kingdom of jordanDjemitisch koninkrijk jordanieCuts de franceCvanaCwaiiCyastanDtiBcmcBe beiDfeiDnanCbeiCfaDeiCi long jiangDdelbergDlongjiangEungkiangDshanClanFjialeibiquDlasEeense republiekFnicI republicHqueDsingforsHinGkiDvetiaHcIaHqueCnanDdersonDgshuiEyangConggaliCrmannstadtEosilloCshushengmadingDseFnCzeBiCberniaInCmachal pradeshElayaInIsCndiFstanEustanCroshimaCspaniaHcIaGoDzpaniaBkC sarCgCsarBnCdDwrsBo chi minhL cityCbartChhotCjuClandaGesIaDlandHaIiseHeHischeHscheIeDsteinDy seeCmelCnanDduranHsGenaDg kongJ sarLpecial administrative regionEaarseJ republiekFrijeEdoulasiEkongIeseErieFoiseDiaraDjiyurasuDoluluCpehCrn of africaCustonBrCadec kraloveCodnaCvDatskaHeHiBsinchuBtCiBuC beiDnanDzhouCaianDmboDnggangCbeiCeCi zhouDzhouCllCnDanDgaraGiaInHcaGyEriaCpehCzhouBwngh kwnghByderabadAiaCsiBbadanCeriaGnH peninsulaFcaGoFeFqueFscheEo americaFamericaBcelandHicBdCahoCfCiopiaCnBeCmenCrlandDseF republiekBgirisuHlingvuajinzhudaoBjibteuCslandHse republiekBlCakeuDnCbonCe christmasEde franceHmanFu prince edouardEmauriceEnorfolkDs caimansGocosHokFferoeFmalouinesHriannes du nordIshallFpitcairnFsalomonFturques et caiquesFvierges americainesNbritanniquesCha de manJocambiqueInatalFnorfolkEs alandGcaimaoHocosIokGfaroeGmalvinasIrianas do norteJshallGpitcairnGsalomaoGturcas e caicosGvirgens americanasObritanicasClDinoisBmCnBnCcheonEonCdDeEpendent state of papua new guineaVsamoaDiaFnGaHpolisEeFnGneEscheEyaDoE chinaEchinaIeEneshiaHiaJnIeJnIscheGziyaEreCghilterraDilizDlaterraEesGaGeDolstadtChambaneJ provinceCner mongoliaDsbruckCsel manBomCrdaniyaCsraelCwaBqBrC iranCakEiEskaya respublikaEuDnE isuramugongheguoEiFanHaFenneFscheDoDqEiEueCbilCelandCiDscheEhCkutskClDandGaHiseGeHsaIeGiaHyaCnCqCvineBsCeulaelCfahanCkandinavyaClDa de manInavidadFnorfolkEmabadFic emirate of afghanistanIrepublic of afghanistanUiranUpakistanGstskaya respublika iranGtisch emiraat afghanistanLe republiek iranXmauritanieXpakistanEndGaGeGiaHscheHyaGsEs alandGbalearesGcaimanInariasHocosIokGferoeGmalvinasIrianas del norteJshallGsalomonGturcas y caicosGvirgenes britanicasPde los estados unidosDe of manEnskaDingtonCola del nataleHi manGnorfolkEe alandGbesGcaymanHocos e keelingIokGfaer oerIlklandGmarianne settentrionaliJshallGpitcairnGsalomoneGturks e caicosGvergini americaneObritannicheCpaniyaFyaCrDaelGeGiHenneHscheHteCtambulEnbulCuraeruCvecDicreHliBtCaDliaGanseK republiekGnH republicHaHeHiHoFcaFeGnHischeHneFyaEliaEoEyFaGnHskiyDriaBvano frankivskPaPiyLovskFvoCoirienIneDrianEy coastBzhevskCmirCrailCtapalapaAjacksonHvilleCipurCkartaCliscoCmDaicaH islandHnFkaFqueEykaDbiaDeikaEstownEykaDhuri ya keniaPyaOyaDiacaH islandDmuF and kashmirCn mayenCpanFeseFischeFseEoDonFaisIeFesHaCrtumCssyBbl trqBeCddahClenia goraGej gorzeCmenCogdo giniDjiCrriaisDseyG cityDusalemCyBharkhandCbBianaFdaEbuzhaiEg suGxiFmenFsuFxiFyinDpengDshanDxingCbeulaltaDuchiErarutaruEtiCddaFhCekeDrjisisitanClibasiEnCmbabeuwe gonghwagugCnanDbabueHweiDeiyaHbishaoDgzhouDhuaDingDzhouCujiangCyajiEmaikaDojiaBkBmChwry slmy fghnstnMyrnGh fryqy lwstaIldwmynyknJkwnghwP ldymqrtyhJrqJswdnN ldymqrtyhPfydrlyhPthdyhLml lfydrlyhJtshykImsrL lrbyhItshdBnwb fryqyFlswdnBoCanesburgoCburgChannesburgDor bahruCinvilleCmhuri ye eslami ye iranCrDdanGiaInHeInHjaCseonminjujuuiinmingonghwagugBpCnBrynlndBuarezCbaCgoslavCngang apeulikaEgugEhwamingugCraBybwtyBzr bytkyrnEfrwFwklndEkwkHwsFymnEldhr lbrytnyhKmrykyhFmldyfFqmrEmrshlGyn lshmlyhEslymnEtwrks wkykwsEwlndCyrh mnGnwrfwlkGyd lmyldAkaaimaneilandenDpstadCbo beleudeFverdeEberudeEulDulCdunaCenadaDrntenCifengDmaninselnGqundaoDroCjaheuseutanClaallit nunaatDiningradEszGuDugaEzhskiyCmailongDbodiaGschaGzhaDelunErunDpalaEucheaCnDadaFischeErenDbojiaDoDpurDsasG cityEuCohsiungCp verdeDstadtCrachiEjDibikDlsruheDnatakaEtenCsachstanDchauDhmirDselCtaerEleuFonienErFuDhmanduDmanduDowicachHeDtowitzCukasusDnasEoCvkazCwasakiCyseriCzDachstanEfusutanEjistanFstanEkhGskiyHtanKiKskiyFistanFstanEnBeCcskemetJiCeling islandsCimaenseomFnzhudaoCkesi jilin qundaoCluodeyaCmerovoHskiyDoluoCnDiaEyaDniyaDtuckyDyaFnCralaDchCtediwaCuliseumaseuseomEoatiaCweiteBgCzBhCabarovskDleejEijDrkivHskaJiyJyiFovEtoumFumCersonHskaJiyCmDelnitskiyGytskyiErCong kongDrvatiyaCrvatskaCulnaBiCangsiGuCbrisCelEcachFeDvEskiyDwCgaliCivEskaGiyCleubasiFkijeuseutanCmberleyCnaDgdom of bahrainMelgiumLcambodiaLdenmarkLeswatiniLnorwayLsaudi arabiaMwazilandNedenLthailandNe netherlandsMongaEstonI upon hullHwnDshasaCotoCprDurosuCrDghiziaIstanEisistanFzische republiekHyaGstanEuistanDibasuGtiEmEnDovFohradDugisuCshinevDumuCtakyushuEyFskiyDchenerDweCwiCyubaErasoBjobenhavnBl malaysiaCagenfurtDipedaDusenburgCerksdorpCydwny ljdydhBmCbwdyBnCaCdrCoxvilleCrBobeE shiEnhavnJsDlenzHerCchiCebenhavnDlnFerCkoseu jedoFinselnFovye ostrovaFu kiringu zhudaoClkataDlombiaDnEerDombiaEzsvarDumbienHyaCmoloErenFoFyCnggoG minju gonghwagugEoFgongheguoFminzhugongheguoDigsbergEnkrijk bahreinMelgieMhutanLcambodjaLdenemarkenNr nederlandenLeswatiniLlesothoLmarokkoLnoorwegenLsaudi arabieMpanjeLthailandMongaLzwedenDungariket sverigeDyaCpenhagenHmnCrDeaF republicFanseFnGischeEyaDolevstvo niderlandyEnbiaDtrijkCseutalikaDiceFiachDta rikaDutarikaDzalinIieIskaCt divuarDa kinabaluDeudibualeuDojibowaruCvnoCweitDloonCzep europaBpBrCagujevacJtsIcuDkauEowGieGskaIiDmatorskKaDsnodarGyarskLiyCemenchugJkEs an der donauCimDviy rigEorizkaJiyFy rogCoatieHnGscheDonstadDpivnitskiyEyvnytskyiCugersdorpDng thepCymDvyi rihBsCaBuala lumpurCbaCchingCg jedoCkequndaoClasuoCmasiCn shanDgariket sverigeDmingDshanCrdistanDisumasudaoDoachiaDskCtkuzhudaoCuetoCveytCwaitG cityGiDeiteuCybyshevBwCa zulu natalDngchowFjuFsiFtungDzuluH natalCeichowClwmbyCry ljnwbyhGshmlyhCstrykCtByCivEskaGyiHyCjiwCotoCpriakiEosCrgyz republicJspublikasyGstanDybtyCulasoDrasaoCyivBzCkhstnCnAl rywnywnBaC californiaEorunaDhabanaFvaneFyaGeDpazElataDreunionEiojaCbradorCcCgosChoreCibachEeliaDsuotuoCn zhouDdsberg am lechDgfangEuedocJ roussillonDkanDsingDzhouCoD democratische volksrepubliekEpdrFeoples democratic republicDsEeuDwoCs americasEpalmasEvegasCtamDeinamerikaEubiaDin americaNnFo americanaGamericaNnaEumDuoweiyaDviaGnFjaHsFyaCusanneCvalCzioBbChrynCnCrDtghlDzylCwsnh wlhrskCyBcCaBdnmrkBe caireFpDhavreCbaneseFonCedsCfkosaGiaCgnicaGyCicesterDpzigHerCjano orienteCmbergCningradConDpoldvilleDsiayeonbangCs ameriquesDothoFoCtlandDoniaDtischeElandEoniaHeDzebuergKerCuvenDwandaCvantGeGineDerkusenCxingtonJ fayetteBflbynCtyknBghbwnBiCanyungangDo ningEchengEningCbanFaiseFenGse republiekFoGnDerciFecFiaGyaFyyaDiaEliyaEyaDrevilleDyaFnG arab jamahiriyaEeFnCchingaCeDchtensteinDgeDjaDtuvaGiu kalbaGosI respublikaDzhidunshidengCguriaChitensyutainCkhtenshteynClleDongweCmaEssolDburgH ad lahnJn der lahnDerickDpopoCncolnDkopingDyiDzConeCpetskCsboaFnGaGneDhuiDsabonCtaowanEuenFischeDewskaDhuaniaJnDouwenDtle rockDuaniaHeDvaCuniwangDzhouCvanDerpoolDiyaCyunionBjbl lswdCubljanaIiCzr lkrybyh lhwlndyhBkCaCmyrwnCwdwrBmghrbCksykCmlkh lmthdhIrbyh lswdyhJdnyh lhshmyhCrt lrbyh lmthdhBnrwyjBobitoCdzEiEkaFiCganCmbardeiHiaHyDeCndenEonGderryEraFesEynDg beachEyanFearbyenCrraineCs angelesCuisianaIeFvilleDrenco marquesDvainCwer austriaGsaxonyBrCjntynCs lkhdrBsChr lghrbyhClfdwrCnghlCoCwdyhBtCuBuCandaCbangoDbockDeckElskaHiDlinGieDnanGiDumbashiCcernaGeDknowCdhianaDwigshafenM am rheinNrheinCebeckCganoFskDsembuleukeuChanskCikCksemburgCmaniaComaniyaDyangCsaEkaDenbaoDitanaHiaHoDoDsemburgoCtskFaFiyDtichCwangdaCxDembourgK cityLgrand duchyLvilleKeoisOeGurgJ stadtJerJischeJoJuesCzernGerDhouBvCaCivEskaGiyGyiCovBwksmbwrghClyt lmthdhCowCrwghwyByCallpurCbyryCdveldid islandCkhtnshtynConEsCswtwCtwnyCuksemburgAmaCastrichtCcDaoF sarHpecial administrative regionErFistanEuDedoine du nordGniaJ del nordRteLo norteEioDiaCdagascarHeukaleuHkarHukaruEjiasijiaDhya pradeshDinahEsonDrasEidCendaoEseomDrdaifuEtaCfDekingDikengCgdeburgDhrebDyarGorszagCharashtraDikengElyowCiduguriDlandDneEland chinaEzCjuroCkaoEssarEtiDedoniaIjaDkahClaboEgaGsyI republicEisieFxiyaEsiaEuiEviEweiFiGanEyFanFsiaInFziyaDdivasGeHsGyDeEdivenEisieEsiaEutinikeuDiEnesFgaoDlawiEeisiaEiDmoFeDtaEeFseCmoudzouCnD eilandDaguaEmaEusDchesterDdalayFoDgaloreGuruFungDhattanEicaDicaElaFleEpurEtobaDjacazeDnheimDziniColiqiusiFtaniyaDriCputoG provinceCrDacaiboGyEnhaoEuiDburg an der lahnDcheDeshiaDiEehamnFnthalEgotEupolDocFainIeFcoEkkanischeGoEsvasarhelyDracueneFkechHshEocosFquiInaEuecosDseilleJsFllaEhall islandsIinselnIovy ostrovaEigliaDtinicaHkaHqueDutaFeinikuDylandCseruDhaoerqundaoEhadEiyaruzhudaoEreqDqatDsEachusettsDyalgundoCta utuDinikeDo grossoL do sulElaCuretanienEiceGiaHoFtaniaJeGianHusCvrikiyFtaniyaCxixeCyenceDoteuFtaGeGoDueteBbCabaneCombelaBcCoBdCaCgDhshqrCvBeC and africaCaCccaDhelenDklenburgL vorpommernMwestern pomeraniaEpommCd regionDanDellinDinaEo orienteEterraneanLeLoCghalayaDsikoCiguoDshusamoyaGweierjingqundaoDzhouCjicoCkishikoDongDsikaClbourneDekeokDitopolJskiyDlanosternCmphisCnaDdozaDgguEjialaguoEtesailateCrcosulHrDidaDsinCsaDhedDsicanaGoFnaCtro manilaFpolitan borough of wirralDzCxDicaineGliGnHaIsHoIsFoG cityHdfEkanischeFoG stadtEqueBfBgC brasilBhClBiCamiDndianEmarEyangCchEiganEoacanDronesiaJeCd atlanticEeastEwestDatlanticDdelburgFn oostenEle eastL and africaQnorth africaLernHwestGsbroughDeastDrandDwestCgugFlyeong beojinaillaendeuCkeluonixiyalianbangEulonesiaDolaivIskiyDronesienHziyaDuroneshialianbangClanFoEoDuDwaukeeCnas geraisDnEeapolisFsotaDskFayaFiyCsirDkolcHiDrE al arabiaNyaPhOyaEiDsEissaugaHippiEouriCttel und osteuropaGamerikaGeuropaGmeerCyanmaCzoramBkCdBlCiCtBmClkh lbhrynCrBnCeCgDhwlyCichovCpBoCatizeCbileCcDambGicaineJnaLsKoLsHqueDimboaI da praiaDubaCdenaCeDrduowaCgadiscioHhuDilevCjambikeuCkopaneCldaviaHeHyaFwienEibeuEobaFvaHn republicDiseFyeoseuEtaniDokoDtaDuogeCmbasaCnacoG di bavieraEgeEkoDchengladbachDegasqueDggolEoleiGiaHeHyaFruDroviaDserrateDtEanaEenegeuloIroK republicIuroFpuezFrreyFuselateuFvideoEgomeryEoseratoEpellierErealEserratCrelosDishiyasuEtaniaDoccanGoEniEtkoDudeibuFobagongheguoCsambikIanischeHqueEngbikeDcaEouFvoFwEuDkauEovskayaIiyIoyeEvaFyEwaDsambikeIqueDt serene republic of san marinoDulCxigeCyen orientCzDambicaineJnIoHkHqueKnaEnbikuBpCumalangaBqCdwny lshmlyhBrCtDynykBsCiaCrBtCqBuCenchenIerGnerEsterCkachevoGivskiyDdenCmbaiCnchenHerFnerDichEqueDsterCqdishoCrciaDmanskCsDcatCtareDualiBvBwCanzaCiCldwfCntsrtCryshywsEtnyCzmbyqBxByCanmaGrCkolaivGyivCsDoreG stateDuruCtBzCansiAn americaCcapeErolinaCdakotaCirelandCkoreaBaCcalaCftaCgalandDoyaDpurDyvaradCher ostenDostCijaEieriaFliaDrobiCmDapeulikaDibiaHnGeGscheGyaDpulaH provinceDsudanCn changEjingDafurikaDchangFongEyDfeiDjingDkingDningDsudanDtesEongCoeroDluCplesDolesFiCrodnaya respublika angolaCshvilleDsauCtalCuluDruCvarraGeDi mumbaiCy pyi tawDaritBbBcClBdCjamenaColaCwnysyBeCapelCbDraskaCdeollandeuErlandJenJsKcheKeCerlandaisLeIesaIicaCi mongolDmengguClspruitCmetskiyCpalFeseFiEruCrCtherlandsCuburg an der donauDchatelDenburgFglandDkaledonienDseelandCvDadaCw brunswickEcaledoniaEdelhiEenglandEhampshireGvenEjerseyEmexicoEorleansEsouth memphisKwalesEyorkI cityJstateEzealandLerDarkDcastleJ australiaKupon tyneDfoundlandM and labradorDzealandBfCkCldBgCaChwylBhCa trangBiCameyDssaCcDaraguaJnIenseDeDosiaCderlandyDwaldenCederlaendischeIndeKischeGoesterreichHsterreichGsachsenDmcyEieckaDuw caledonieGzeelandCgelErFiaHnGyaChonF kokuCjeleuDialaguaEeruCkalagwaEraguaCng boEboEdeEpoExiaCpoerDponG kokuCrierEliyaCsDhDuCtraEeCuDaiDeCyujirandoEkaredoniaCzhegorodskayaMiyMyEniy novgorodFy novgorodDzaBjBlC mexicoCdBmBoCamCfuokudaoCidaCleuweiCord amerikaGbrabantGhollandGkaapFelijke marianenGr paarlFwesEsFeEwegenCpeogseomCrDd europaFpas de calaisEafrikaFmerikaEenFuropaEicG countriesGsFrlandFsche landerGkHaEkoreaEliche marianenEmazedonienErheinJ westfalenDegDfolkH islandHinselDgeDimbergaDmandieHyDskFeDte da africaHe africaFamericaMnaNoEh africaMnHmericaNnHsiaGbrabantGcarolinaGdakotaGeast asiaHuropeGhollandGkoreaGmacedoniaGrhine westphaliaGwest provinceGyorkFamericaFeast asiaGrn africaKsiaJcapeJeuropeJirelandJmariana islandsJprovinceJterritoryKransvaalFwest territoriesDuegaGuesaEueDvecFgeHseGiaHenneHyaDwayEegenGiaInHscheEichCttinghamCuakchottDmeaDveau brunswickFlle aquitaineJcaledonieJecosseJzelandeCva caledoniaFiguacuGorqueFscotiaFyorkFzelandiaEya kaledoniyaHzelandiyaDi sadDom saduEsibirskCwy saczEm saczuBpClBrCuCwBsCwBtC australiaCh americaCyghw wbrbwdBuCernbergDva caledoniaGyorkGzelandaEo leonCkualofaCnavutCofukedaoDva caledoniaGyorkGzelandaDweiCr sultanDembergDnbergIerCukBvBwtByCasalandCcCiregyhazaKiCjyryCkrghwCsCu yorkDjillaendeuDkalledoniaCwzylndBzClAoaklandCxacaBbedinennye arabskie emiratyDroesterreichFsterreichCwaldenBccitaniaIeCeaniaGeBdenseDsaEkaFiyEsaFkayaGiyCishaBekraineCsterreichLischeQrBffenbach amM mainCsBhCioBkCcClaEhomaI cityBlandaFeseCdenburgClandeu jedoComoucHiCsztynHieHskiBmCaDhaDnEiCdurmanCnCskBnCafhankelijke staat papoea nieuw guineaVsamoaCdulaseuCtDarioBoCs kaapDt europaEelijke republiek uruguayFnrijkKseBpoleEskaGiEuDrtoBrCadeaDnEdaFozhudaoEge free stateEjestadCeDbroDgonDnburgIskiyCiental republic of uruguayGe medioDssaCkneyClandoCta asyaFdoguEdoguBsakaF shiCeuteuliaCloCnabruckHeckCtafrikaEsienDerreichKischeP republikPrPsGikeEuropaDrauFvaGeGskaEov menHnorfolkHrozhdestvaGa kaymanJukaIpitkernIsvyatoy elenyDtimorCutorariaGiaBttawaBuagadougouCgandaCluEnCzbekistanDhouBverijsselBxfordBzbekistanIon respublikasiCeanienApaCcaDificH islandsInorthwestIrimHoI surGqueDto andinoCdovaDuaCesi bassiCgo pagoCis vascoEes baixosN caribenhosJjosCkDiseutanFtanIiFutanClagwaiEoFsEtinateEuDermoEstinaIeIian authorityPonomous areasXregionXterritoriesMterritoriesUyDikirDlauEeseutainDma de mallorcaDo altoCnD europeanDamaG cityGnianFenaDjabCpeeteDouasie nouvelle guineeDuaF neuguineaIw guineaHova guineKya gvineyaHueva guineaIginiIova guineaHyuginiFniyuginiaCquistaoCraguaiHyIaJnFvayEibaEmariboEnaEoDdubiceIichDesuchinaDisDmaCsadenaDifikCtagoniaDnaCys baltesHsFde la loireFnordiquesCzifikBcnBeCcsEiCiCkinFgClo gundoDuCmbaCnangDinsula ibericaDnaEsylvaniaLeDzaEenskiyCoples democratic republic of algeriaIrepublic of bangladeshUchinaDriaCquimCrDmEskayaGiyDnambucoDouDsiaGnH gulfFscheDthDuEanaGoEvianGenneCtersburgDrogradFzavodskCulangseuKlyeong gianaRpollinesiaBfCalzBgBhCalaborwaCilaFdelphiaEippineKnKsGsburgElyClCnom penhCoenixBiauiCcardieGyCedmontDmonteDtermaritzburgGsburgCjiClipinasHoDlipinDsenCnlandeuCraeusDeasCskeeon gundoCtcairnI islandsIinselnDekaienqundaoEstiDokeanDtsburghBkBlCanoCockFuDiestiDvdivHskiCurinational state of boliviaNe staat boliviaCwCymouthCzenDniBmBnCgBodgoricaChjoismaatFlaCinte noireCkeullaendeuseomClDacaFcaEndDenEutukalDinesia francesaReEshDlaendeuDnischeDogneEkwaneEnaisIeFesaFiaFyaDsceEhaEkaFiGchGeHjFoDtavaGskaIiyDynesia francaiseIe francaiseCndicherryColseDnaCrandoDt au princeFelizabethFharcourtFlouisFmoresbyFof spainFvilaEekizElandEoF alegreGnovoGricoFgalloGheseEsmouthEugaisJeHlIiaJyaGeseJ republiekGiesischeGuesJaKsJeK republicKsDutogaruCsenCtchefstroomDsdamCznanGiuGskaIiBrC chinaDof chinaCaethsaithyDgEaEueDhaDiaDthet thaiDzeEskaGeGyCcCeah reachanachak kampucheaLeanachak kampucheaDsovGeEsburgDtoriaCiDnce edward islandFipado de andorraIlity of andorraQmonacoIute de monacoDshtinaEtinaCkCovenceI alpes cote dazurEidenceFncia de inhambaneNmaputoNnampulaNteteCtCyCzemyslIuBsCeCkovBtBudongDucherryCeblaG de zaragozaDleutolikoDrto ricanKoJkoGrriquenaEutorikoCgliaClau pinangCneDjabCsanCtaoyaDianCyangBwCvByCeongyangCfCongyangAqaCtDarFiCzaqFstanJ respublikasyBcBing daoEdaoEhaiEyuanDhuangdaoCqiharCrgiz respublikasiSyBldBomBuan zhouEzhouCeDbecG cityDensGlandGtownDlimaneDniaDretaroDzon cityCintana rooDrguistaoEibatiDtoCy nhonCzhouByrghyzstnArabatCdomFiuFskaCigarh fortCjasthanCleighCmnicu valceaCndburgEfonteinDgoonCosurenminminzhugongheguoCs al khaimahEbayrutCtisbonDobiaCwalpindiBd congoDdominicanaCcBeCadingCbanonCcifeCgensburgDinaEon andinaDno unitoCimsDno hachemita de jordaniaGunidoCnnesCpiblik ayitiDubblica cecaNntrafricanaLdel congoNmocratica del congoMi cinaMominicanaLitalianaFlic of albaniaNngolaNustriaNzerbaijanMbelarusNotswanaMcabo verdeOmeroonNhadOilePnaNolombiaOngoNroatiaNubaMdjiboutiMecuadorNl salvadorNstoniaMfijiOnlandMhaitiMicelandNndiaPonesiaNraqOelandNtalyMkazakhstanNenyaNoreaMlebanonMmacedoniaOliPtaNoldovaOzambiqueMnaoeroOuruNicaraguaMpanamaOraguayNeruNolandMrwandaMsan marinoNenegalOrbiaOychellesNierra leoneOngaporeNloveniaNouth africaSsudanNurinameMtajikistanNhe congoQgambiaQphilippinesQsudanNunisiaOrkeyQiyeMugandaNzbekistanMvanuatuMyemenMzambiaReRyaNimbabweIa arabe siriaMgentinaKbolivariana de venezuelaKcentro africanaQafricanaLhecaKde cabo verdeOhileOolombiaPreaOubaNel salvadorNmocambiqueNnicaraguaNpanamaNsierra leonaNuruguayNvenezuelaMl ecuadorOperouRuOuruguayMmocratica do congoWpopular de laoLominicanaKoriental del uruguayKpopular chinaSdemocratica de coreaTo congoMrtuguesaHek albanieLngolaLrmenieLzerbeidzjanKbeninLotswanaLulgarijeMrundiKchiliLolombiaMngoMsta ricaLubaLyprusKder filipijnenOmaldivenQrshalleilandenOseychellenLjiboutiKecuadorLl salvadorLquatoriaal guineaLstlandKfijiMnlandKgabonMmbiaLhanaLuatemalaMineeQ bissauKhaitiLondurasKindiaNonesieLrakLvoorkustKjemenKkaapverdieMmeroenMzachstanLeniaLiribatiLoreaLroatieKletlandLiberiaMtouwenKmadagaskarMlawiNiNtaMuritiusLoldavieMzambiqueKnamibieMuruLicaraguaMgerLoord macedonieKoegandaMzbekistanLostenrijkKpalauMnamaMraguayLeruLolenKrwandaKsan marinoLenegalMrvieLierra leoneMngaporeLlovenieLoedanLurinameKtadzjikistanLrinidad en tobagoLsjaadLunesieMrkijeKvan de unie van myanmarNuatuKwit ruslandKzambiaLimbabweLuid afrikaPsoedanHk indonesiaJkongoJosterreichIa balgariyaLlgariyaKfilipinaKhrvatskaKng pilipinasKserbijaLierra leoneLloveniaReRjaSeLrbijaKya rwandaLu rwandaHque centrafricaineLde djiboutiOsierra leoneNmocratique du congoMhaitiMominicaineMu congoOrwandaOsenegalOtchadLfrancaiseLgabonaiseLtchequeLunie de tanzanieFulika yu rwandaCsotoDpublika belarusLfidzhiLgaitiLkazakhstanMiprMongoNreyaNt divuarLmaliLparagvayLsevernaya makedoniyaNyshelskie ostrovaMoyuza myanmaLyemenCuDniaoFonH islandCvalCykjavikDunionFonBfBheimsEnF mainGneckarGruhrFlandJ pfalzCinEeF mainGneckarGruhrFland palatinateCode islandFsiaInDne alpesBiC indonesiaCadCbenEriaDiaCchards bayEmondCgaEsChitenshiyutainCjekaDselCoD de janeiroEgrande do norteOsulDjaCtoaniaCversideDneFnskaIiyCyadhBoCad townCcDhesterDkfordCemeenseJ republiekFnieCiCkCmaEgnaEnaG deFeFiaHnFyaDeEnaFiaCndoniaCodepoortCraimaCsarioDeauDhialianbangDjaDsiaFiskaya federatsiyaIoi federatsiiFjaFyaGskayaL federatsiVeVyaIiyIoeJy federatsiiDtockFvG na donuHon donDyjskaCthenburg ob der tauberMdtDterdamCuDenDmaineFniaHeCvnoCyaume deswatiniIhachemite de jordanieIuniBp chinaDphilippinesBsCaBuCandaChrE areaEgebietCidianDshiCkusenburukuCmaenienEnaFiaGenGjaGscheDuniaDyniyaCsDaDeEnskiDiaDlandDsaEeEiaGnH federationFeFscheJ federatieLoderationEkayaFiyElandEoDtenburgDyaCwandaBwCaDndaCsy lbydByazanGskiyCbnikGuCsslandBzeszowHieHskaJiAs africaDmericaDustraliaCcarolinaCdakotaCgravenhageCkoreaCsudanBaC south africaCarEa ocidentalEbruckenHeckenElandCchsenH anhaltDramentoCdc regionDrCeng baleu telle miDrwaduoChara occidentalReDelDrawi arab democratic republicCi gonDerweiyaDgonDlaliangDneijiaerEt barthelemyGchristophe et nievesGdenisGetienneGgallGhelenaJierGkitts and nevisMe nevisMnevisMy nevisGlouisHuciaGmarinJtinGpaulHetersbourgNurgHierreM and miquelonNe miquelonOn miquelonOt miquelonNund miquelonGsiegeGvincent and the grenadinesOe grenadinePn de grenadinesPt les grenadinesFe heleneHlucieDpanEeuleoseuEulusiDsheerDtamaCjoniaCkartveloCleDisburgoIyDomonenHseilandenEnicaGkaHiDt lake cityEilloDvadorIanIenaDzbourgFurgIer landCmaraDbiaDoaF americainesNnaOeEyaCn antonioEbaruterumiEdiegoEfranciscoEgalloEjoseI usFuanEluis potosiEmalinoGrinoHutan furansulingEpabloFedro sulaKy miquelonGtersburgoEsalvadorEtome i prinsipiEvicente y las granadinasDaaDdtonDgtomepeulinsipeDkt gallenGpeterburgPskayaRiyLsburgDmarinoEingDpierudao mikurondaoDta anaGbarbaraGcatarinaHruz de la sierraGfe de bogotaGhelenaGluciaGmonicaGseIdeEelenaEiagoI de chileEo domingoGtome y principeFme purinshipeFsDyaCo bartolomeuEcristovao e nevesEluisEmartinhoEpauloEtomeI and principeJe principeKt principeJund principeEvicente e granadinasDudienneCpporoCragossaEjevoEtovHskayaJiyDdegnaEiniaHenDreFbruckCskEatchewanGoonDsoniaCtu mareCuDdiF arabiaMnLenFaG arabiaGlabiaGrabienEovskaya araviyaDjiarabiaCvannahCxeDonyG anhaltBbBcCandFinaviaLnKeChaffhausenHouseEnghaiDleswigJ holsteinDottischeGlandDwedenGischeFizHerJischeO eidgenossenschaftOrOsEyzCotlandEsEtishFsdaleBdCnBeC asiaCaDttleCbastopolCcundaCeCinteu binsenteu geulenadinIhellenaIkicheu nebiseuIlusiaImatinHlieleudo migwaelondoDsyelCleubiaCmarangDeaCnD bartelemiEmartenEper i mikelonDdaiDegalHaiseHeseGruDt kits i nevisFlyusiyaFvinsent i grenadinyEobinsentooyobigurenadeinzhudaoFherena asenshiyonoyobitorisutandakuniyaFkurisutofua neibisuFrushiaCongnamDsahalaDulCrbiaGnFeGnFscheFyaDgipeDra leoaJneDubiaDviaFeCshieruCtubalCubalbadeuDlEilangkaElobakiaHeniaDpeinDwajillandeuEedenEiseuCvastopolDernaya makedoniyaGye marianskie ostrovaDillaGeCychellenJsK islandsLrepublicDshelskie ostrovaBf bayCaxClbrd wyn mynBgCpBhCaanxiDn dongEdongEg haiFhaiFraoEsiEtouFungExiDoxingDrjahEq al awsatDtealaboCeffieldDn zhenEchenEgbataileimiFdandaoGuomeihepulinxibiFheleina asensonghetelisitan dakuniyaFjiciheniweisiFluxiyaFmalinuoFpiaierhemikelongFwensentehegelinnadingsiEsiEyangEzhenCierareoneDjiazhuangDngaporuEto maruten orandalingDrazEia arabugongheguoDyanCnCpitsbergen i yan mayenCqiperiIaFtarIeCreveportDi lankaCumchunCvedskiyEtsiyaEytsariyaBiC chuanCamDnCberiaGeDirFienEuCchuanDiliaFyCedlcachGeDla lionDrra leonaLeCkkimCliaEcon valleyElankaDuofakeFwenniyaCmbabweDferopolCnaloaDgapoorHreJ cityJanHurGurIaEgapoleuDkiangDoDt helenaFmaartenHrtenEeumaleutenCoux fallsCriaEyaCwaerbaheyangmayanDeishilanCzilienBjCmBkCandinaviaKenCopjeBlCbCcCeCovacchiaFkG republicGeiGiaHyaFqueHieEeneGiaInHeHjaHyaGskaJ republikaIeIoIyDwaakse republiekFkeiGischeEenienHscheCtnh mnCupskGuCvCwfkyEynyBmColenskCrCw lmrykyhCyrnaBnC brtylmyEyyr wmyklwnDmrynwCgD regionDhfwrhCt fynsnt wlghryndynEhylyn wsynshyn wtrystn d kwnEkyts wnyfysElwsyEmrtnBoCchiDialist republic of vietnamJische republiek vietnamCfalaDiaEyaFskaHiCleureDlomon aillaendeuDomon islandsHovy ostrovaEthurnCmDaliGaGeFliaEriaCnoraCochowCpronGiCromonzhudaoCsnowcuGiecCudanG du sudDth africaMnHmericaNnHsiaHustraliaGbendHostonGcarolinaIucasusGdakotaGeast asiaLeuropeKern europeHuropeGhollandGkoreaGpacificGsudanLese republicGtyrolGwest africaFamptonFeast asiaKeuropeJern europeGrn africaPnKsiaJconeJeuropeJsudanCviet unionCwetoBpaanseDgnaFolaHoDinDnienFscheGhEjeCitsbergen en jan mayenClitCmCokaneDreCringsBrC vietnamCbDijaCednyaya aziyaCi lankaJnCpskaFiCylnkBsCaCdChaCsrBtC barthelemyDgallenEeorgesDhelenaDjohnsDkitts und nevisDlouisEuciaDpaulEeter portIsburgDvincent und die grenadinenCaat eritreaGisraelGkoeweitGlibieGpalastinaJestinaGqatarDlingradDmfordDnleyDte of georgiaJisraelJmexicoJnew yorkJpalestineJqatarJwashingtonFn islandEi federati di micronesiaGuniti damericaEo di palestinaDvangerEropolJskiyCeiermarkDllenboschDttinChn africaCiller ozeanCoccolmaEkholmJsFtonDke on trentCpCrasbourgFsburgDedni evropaCuttgartJerCyriaBu zhouCazilandiaCb saharan africaDsaharaCceavaDreCd africaineFmericaEeuropaDafricaJnaHkaJnischeEmericaIkaEnF del sudMrFeseEoF do sulEsienDeste asiaticoEuropaDkoreaDliches afrikaDostasienGeuropaDpazifikDsudanDtirolCecaEiaEoDdafrikaFmerikaEeFuropaEoisHeEtirolCicaEoDd afrikaLansOeEer afrikaDgenDsseGsEuDzaEoCl africanaDinamGnDtanaat omanHte of omanCmiDskaFiyDyCn beltDderlandColuomenqundaoDmalainenGiEenG tasavaltaEiCpeinCqianCrDabayaEmericaEtDinamHeHuErankaEyeDobakiaFeniaDreyCuedenCvaDuarubaruzhudaooyobiyanmaiendaoCwajirandoDonCzhouBvCalbardI and jan mayenJe jan mayenKt ile jan mayenJund jan mayenJy jan mayenCedeseDnskGaDrdlovskEigeH rikeDziaCizraEzeraHoCkCnBw twmy wbrynsybCaDnseaDtowDzilandCeDdenEishCissF confederationDtzerlandCrynmCzDylndBxCmByCcCdafrikaDneyCktyvkarCrDacuseDiaFnG arab republicEeFnEsche arabische republiekDlywnBzCczecinIieIskiCechuanFwanDgedGiDkesfehervarOiCombathelyLiCtokholmCwajcariaDecjaAtabascoDrizCcomaCdjikistanDschikistanDzhikistanFykistanCeguFgDjonCgikistanChitiG et ses ilesCi zhouDanDbeiDchungDguoDlandHiaDnanDpeiDwanG rocGeseDyuanDzhouCjikesitanFiseutanHtanHutanEquistaoCkusu kaikosuzhudaoCllinnHaCmaulipasDbovDil naduFnaduDmerforsDpaEereHenCnganyikaEerEierEjiaEshanDjaniaDsangniyaGiaDzaniaInHeHyaCrabulusEwaDgovisteEu muresDnowGieGskaDtuCsDchkentDhkentDmaniaCyikistanDvanCzhikstanBbilisiBcCaCdChadDequeGieBdBedescaGoCgucigalpaCheranDranCkesihekaikesiqundaoCl avivI yafoDanganaDinidaheduobageCmaDbisaDesvarFwarCnnEesseeCokeuseuEiCrks i kaykosDnopilIskaKiyGolDritoire des iles wallis et futunaHrios palestinosIy of gibraltarNthe wallis and futuna islandsCssinCteE provinceCuballuDleukeumeniseutanEinidadeu tobagoDtoniaCxDasBgCoBhCaDiE nguyenElandIaiseIeIiaJscheDnh pho ho chi minhCe americasEbronxEhagueEnetherlandsEphilippinesErepublic of north macedoniaQthe congoEstatesEvalleyDssalonikiCimphuDruvananthapuramCua thien hueDeringenDrgauFovieEingeInHiaCywbyBian jinEjinCbetCcinoCentsinCflisCjuanaClburgCmisoaraDorF estGlesteCranaFeDgu muresDolBjCkCykstnBkClCmBlCaxcalaCsBmBnC indiaBoCbagoCcantinsCgliattiDoElese republicQekCjikistonCkelauFloErauDioDyoCledoDosaDucaDyattiCmskCnDgaEgaCpekaCquioCrinidado tobagoFoDontoDreonDshavnDtolaDukoFumenisutanEnFiuFskaHiCscanaDhkentCulonFuseDrnaiBp hcmEo chi minhChcmBrCanscaucasiaFkeiFvaalCencinHeEtinoI alto adigeFonDvesCierEstGeDndade e tobagoEidadI and tobagoJe tobagoJi tobagoJund tobagoJy tobagoFte et tobagoDpoliEuraDvandrumCkmnstnCnavaFeComsoGeDndheimCynydd wtwbghwBsarCchadEechienIscheM republikHoslowakeiChwaneDylyCinanEghaiFtaoCjechischeL republiekCubaruBtCoBucsonCerkeiEqiCkumansitanClsaCnDecinaEsienEzDgkuanDisFiGaHnI republicGeHnIneCokelaoCrDcaEhiaEiaEoDinFgiaDkEeiFyEijeFscheGhFyeH cumhuriyetiEmeense republiekGnHistanIyaEs and caicosQ islandsGen caicoseilandenGund caicosinselnFeEuDqueGmenistaoFiaGeDtsiyaDunCscanyCvDaluCwaluBvCerBwCinijiaCkylwCnBxBymwr lshrqyhCrolCskEaElandCumenGskayaIiyBzCaAuaCeBcrainaEniaBfaCimskayaGiyBgCaDndaGnBitenhageBjeubekiseutanBkCeulainaCrDainaGeGianHenneHscheGskaIiyEyinaHskaCurainaBlaanbaatarDn batorFudeCmCsanDterCugwaiCyanovskBmbriaDuso weswatiniCtaliBngarischeFnDernDhereseGiaCie der comorenDted arab emiratesHkingdomO of great britain and northern irelandHrepublic of tanzaniaHstatesN of americaBollis i futunaCrisu futsunaBpingtonCper austriaDsalaBralEsCiCuguaiGyHaInHoEvayDmqiCyBsC of aDvirgin islandsCaCbekistanCofaCsrCti nad labemBtCahCrechtCtar pradeshFakhandGnchalByBzCak doguCbDekistanIonK respublikasiEquistaoChgorodIskiyDhorodCubekisutanAvaCdodaraDuzCeClaisDenciaIn communityDladolidEettaDparaisoCncouverDderbijlparkDuataGoGuH nutomeHoCr emiratesDanasiDnaEenskiDsaviaEoviaHeCsterasCtDicaanstadGnH cityEkanHstadtCudBcCtBeClikobritaniiNyaCnDeciaEdigEsuelaEtoEzaFiaFolanaJoFuelaJnDgriyaDiceCracruzDeenigingEinigte arabische emirateLstaaten von amerikaKs konigreichEnigd koninkrijk van groot brittannie en noord ierlandIe arabische emiratenKmexicaanse statenKrepubliek tanzaniaKstaten van amerikaDmontDonaDre oostenCszpremIiCtnamBgCbBiCcDtoriaI seychellesCenaEnaFeEtianeDt namI dan chu cong hoaEnaGmHeIseCgoCla de senaEnculosFkuloDle de quebecDnaEiausFusCnnitsaHkaIiyHyaEytsiaHkyiCrDgin islandsO of the united statesGiaI beachGskie ostrovaCsakhapatnamCtebskDoriaDsebskCzagBlaams brabantEnderenDdivostokBnCmBolgogradJskayaLiyDksrepubliek bangladeshPchinaMk chinaDogdaFodskiyCrarlbergDonezhIskayaKiyDpommernDstendom andorraLliechtensteinLmonacoCstochnaya evropaIyy timorBr chinaCyheidDstaatBs von amerikaBtBuCng tauCtByatskiyAw australiaCcapeCeuropeCvaDirginiaBaCadtCcoClesDisihefutunaDlisG and futunaHe futunaIn futunaIt futunaHund futunaHy futunaEoniaHeDvis bayCndsbekDuatuCrsawEchauEzawaHieHskaJiKeLgoCshEingtonK dcLstateBegryCi fangDdemalaFn id opfIn der oberpfalzDfangDhaiEnachtsinselDnanEeiruilaDssrusslandClkomDlingtonDshCn zhouDenDlaiDzhouCs kaapDkaapDt africaLnFbankGengalFeuropaKeFgermanyFindiesGslandFpalm beachFraleighFvirginiaEafrikaEelijke saharaFrn africaJustraliaIbalkansIcapeIeuropeIsaharaFuropaEfalenEonariaEphaliaEsaharaBfBiCchitaCenEerDsbadenCllemstadDmingtonDnaEoCndhoekDnipegDterthurCsDconsinCtbankBlfCochyElawekHkuDskaCs wfwtwnCyt mykrwnysy lmthdhBolfsburgDliseu huteunaEongongDverhamptonCrcesterBroclawHiuHskaJiBsCmBu hanDxiCerttembergEzburgCgandaChanDuCjiangCkelanClaguiCppertalCrttembergDzburgCsihCxiCzhouDibiekesitanBvByCoDmingBzbkstnAxai xaiCngaiBia menDmenDnEggangJtebiexingzhengquFtanFyangEyangCbanyaClaCngtaiDingDjiangGpoDkaliduoniyaDxiangFlanCongyaliCsaharaCzangBu zhouCchangCliyaCzhouAyakartaDutskCltaCmaijiaEnEykaDeiniyaDoussoukroCnchengDg zhouEonEzhouDkeeDtaiCoundeCponiyaFskiyCrenDoslavlIskiyBeCkaterinburgCmDenFiConggugIlyeong beojinaillaendeuCrevanDushalayimCvropaBibinDutiCchangCdaliClakeEngCnchuanDduDgguoEkouEshuweierjingqundaoDniCselieDraelHiBogyakartaCkohamaCleudanCnoCrkDudanBtBuarCcatanCedanDnanDyangCgoslavIiaCkonF territoryCn nanDanistanDfuDnanCzhnyy sudanAzaCbrzeFuCcatecasCfCgrebGackaJiGuCireCmbesiaFziaI provinceEiaGnFeFyaDoscGiuCnbiaFyaDzibarCpopanErizhzhiaKyaHkaIiyFozheIyeCragozaDiaBeelandCntralafrikaNnische republikIsienHeuropaCxiBhadeDngjiagangFzhouEjiangDoqingDponiyaCe jiangDjiangDng zhouFzhouEjiangCibuluotuoDliDtomirIskaKiyCong shanFfeiFguoItaiwanshengFhua renmin gongheguoIminguoOtaiwanUshengIrenmingongheguoFshanFyangafurikagongheguoCu haiDhaiDmadianDzhouCytomyrBiboCelona goraGej gorzeGogorskiClinaFeCmbabueGveGweIanBlinEeBmCbBougBuercherEichCgCid afrikaLanseGmerikaFhollandCnyiCrcherDichEgoBwCeDdenDedseCitserlandHseJ bondsstaatBymbbwyCpern	




alberta

swansea

turku

abu dhabi
abruzzo



abu dhabi

aruba
ethiopia


australian capital territory
andorra
dammam
doha



addis ababa

united arab emirates
albania
algeria
afghanistan
afghanistan
afghanistan
afghanistan

africa

southern africa
central africa
south africa
west africa
west africa
east africa
sub saharan africa
africa
africa
africa
africa
africa
africa
south africa
south africa
south africa
south africa
south africa
africa
africa
africa
southern africa
central africa
east africa
west africa
north africa
south africa
west africa
east africa
sub saharan africa
afghanistan
afghanistan
antigua and barbuda
argentina
angola
zagreb

egypt
egypt
ahmedabad

anguilla
anguilla
ireland
egypt
ireland
ireland
ethiopia
iceland
estonia
iceland
haiti
aachen
azerbaijan

alaska
mediterranean
aachen

alabama
arab world
arab world

iran
iraq
alexandria
giza
iraq
iran
kuwait
kuwait city
medina
morocco
manama

cairo
jerusalem
yemen
yemen
yemen
yemen
alabama

united arab emirates
western sahara
alicante

aland islands

aland islands

albania

albania
albania
albania
albania


aalborg

germany
germany
germany
germany
germany
germany

argentina
armenia

alexandria
algiers

algeria
algeria
algeria
algeria
algiers

united arab emirates

algeria
germany
germany
germany
germany
almaty
germany
germany


alps
alps
alps
alps


alberta
trentino alto adige

aruba
algeria
armenia
oman




amazonia
antwerp
hamburg
american samoa
united states
central america
north america
north america
south america
north america
south america
latin america
united states
united states
united states
united states

united states
united states

united states
american samoa
united states
us virgin islands
united states
american samoa
us virgin islands
united states
united states
united states
american samoa
united states
us virgin islands
united states
american samoa
united states
central america
north america
south america
latin america

xiamen


amsterdam
amsterdam
anhui
anatolia


anatolia

andorra
andalusia

andorra

andean

andean
andean
andorra
andorra


andorra
angola
anguilla
angola
anguilla
anguilla
england
england
england
united kingdom


angola
angola
angola
angola
angola
anguilla

saxony anhalt

anhui





antigua and barbuda

antigua and barbuda
antigua and barbuda
antigua and barbuda
antigua and barbuda
antigua and barbuda
antigua and barbuda
antigua and barbuda
antigua and barbuda
caribbean
caribbean
caribbean

angoche
antwerp


antwerp
antwerp
australasia
angola
australia
austria
aland islands
macau
new zealand
new zealand
asia pacific
asia pacific
afghanistan

asia pacific

appenzell
appenzell
puglia
montenegro
equatorial guinea
nouvelle aquitaine
arkansas
riyadh
arab world
arab world
egypt

arab world
arab world
saudi arabia
arab world
gulf
saudi arabia
arab world
egypt
united arab emirates
united arab emirates

erbil
united arab emirates

argentina
algiers
algeria
algeria
argentina

argentina
argentina
argentina
argentina
argentina
argentina
argentina
argentina
aargau
aargau
aarhus
arizona

arkansas



armenia

armenia
armenia
armenia
armenia

albania
algeria
armenia


argentina
american samoa
azerbaijan
azerbaijan
sharjah

ashgabat

asia pacific

asia pacific
asia pacific
asia pacific
southeast asia
asia
asia pacific
asia
asia
asia
asia
asia
central asia
south asia
southeast asia
east asia
asia pacific
asia
asia pacific
american samoa


hesse


astrakhan


asia
austria
athens
athens
antigua and barbuda
athens
athens

athens
ethiopia


atlantic
atlantic
atlantic
australia



australia
australia
australia

southern africa

australasia

australia

australia
australia
australia
australia
australia

austria
austria
austria
austria
austria
austria
auvergne rhone alpes


eurasia
europe
europe
australia
austria
austria
austria
aruba
aland islands
arizona
azerbaijan
azerbaijan
azerbaijan

azerbaijan
azerbaijan
azerbaijan
azerbaijan
azerbaijan
azerbaijan
azerbaijan
asia
asia
asia
bosnia and herzegovina
barbados
barbados
papua new guinea

vatican city
baden wurttemberg

bahamas
baghdad

bahamas



bahrain
bahrain

belarus
dublin
guernsey
jersey
bermuda


lower saxony
pakistan

bahrain
baku

paraguay
balkans
basel
basel landschaft
basel stadt
balearic islands

balearic islands
bahrain
palestine
bulgaria
bulgaria
bahrain
balkans
balkans

baltic

baltic
baltic
baltic
baltic
baltic
baltic
baltic


bermuda
panama



bengaluru
bangladesh

bangladesh
bangladesh

bangladesh

bangladesh


banska bystrica
vanuatu
vanuatu


bulgaria

barbados

barcelona

barcelona
bahrain


vadodara

barbados



basel landschaft
basel

basel
basel


basra
lower saxony



vatican city

botswana

bavaria
bavaria
baden wurttemberg
brazil
bavaria
beirut
barbados
papua new guinea
british columbia
british columbia
bangladesh
bangladesh
burundi
belgium
vienna
beijing

north macedonia
northern mariana islands
north macedonia
northern mariana islands
benin


beirut

belgium

belarus
belarus
belarus
belgium


belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium
belgium

belgium


belgrade
belize
belize

belarus
belize


belarus
belarus
belarus
benin
benin
varanasi

benelux
venezuela
venezuela
west bengal
bangladesh

benghazi



benin


belgrade
belgrade
belgrade
bermuda
belarus

berdiansk
berdiansk


bergen
belize

berlin






berlin
berlin

bermuda
bermuda
bermuda

bern
bern
bern
belgium
caribbean netherlands
north korea
vietnam


vietnam
brazil
brunei

beirut
burkina faso
burkina faso
bulgaria
bangladesh
bulgaria
bahrain
india
india
india
india
india


bhutan
bahrain
bahamas

burundi
bialystok
bialystok
bialystok


belarus
belarus
belarus
belarus

bielsko biala

bosnia and herzegovina


bilbao
belgium
iceland
myanmar
myanmar
myanmar
myanmar




benin
saint barthelemy

bulgaria
bulgaria
bulgaria
saint barthelemy

belarus
belize
bermuda
bermuda
brunei
bangladesh
bolivia

botswana

botswana
puerto rico

bosnia and herzegovina
czechia
czechia


bolivia
poland
bulgaria
venezuela
venezuela
venezuela

bolivia
bolivia
bolivia
bolivia
bolivia
bolivia
bolivia
belize
bolivia

bologna

mumbai
caribbean netherlands
germany
caribbean netherlands
caribbean netherlands
caribbean netherlands


bolivia
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina

bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina
bosnia and herzegovina

bosnia and herzegovina

botswana
botswana
botswana

botswana
burgas
burgundy

bolzano
caribbean netherlands
brazil
brazil
north brabant




brandenburg

brandenburg
brazil
brazil
brazil
brazil
brazil
brazil
brazil
brazil

brazil
brazil
brazil


bratislava


brazil
brazil
brazil
brazil
brazil

barbados
barbados
germany

bremen

bremen

brazil
brazil
wroclaw

brittany
brazil
paraguay




united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
united kingdom
british virgin islands
united kingdom

gibraltar

united kingdom
united kingdom
british virgin islands

brunei
brno
brno
brno



bruck
brussels

bruges

brunei
brno
braunschweig
brussels
brussels
brussels

brussels
brussels

bahamas
bhutan
bhutan

bucharest

bucharest
bhutan

budapest
budapest



north korea
northern mariana islands
burkina faso

bucharest

burkina faso
bulgaria
bulgaria

bulgaria
bulgaria
bulgaria
bulgaria
bulgaria
bulgaria
bulgaria
burundi
burundi
germany
brazil
bordeaux




burkina faso
myanmar
myanmar
myanmar

bulgaria
burkina faso

brunei
burundi

bhutan
bhutan
british virgin islands
botswana
botswana
bolivia
french polynesia
burkina faso
puerto rico
burundi
botswana
belarus

bydgoszcz
belarus
belarus

bytom
belize
cabo delgado
california
buenos aires


cape verde
cape verde
cape verde
cardiff
central african republic


kolkata


california

cameroon

cambodia

cambodia
cambodia
cambodia
cambodia


cameroon
cameroon
cameroon
cameroon



canada


canada
canada
canada
canada
canada
canada
canary islands






guangzhou
guangdong
cape verde
western cape


cape verde
cape town
cape verde

caribbean
caribbean

caribbean

caribbean

caribbean
caribbean
caribbean





castile and leon

castile and leon

catalonia

catalonia
catalonia

qatar
caucasus

kanpur

cayman islands

cayman islands
kazakhstan
cocos islands
russia
cocos islands
democratic republic of the congo
mexico city
central and eastern europe


cebu
czechia
central and eastern europe
emea
central african republic
central african republic

central africa




central and eastern europe

central europe
central america
central america
central america

czechia
czechia
czechia

czechia
czechia
ceske budejovice
sri lanka
sri lanka
central african republic
republic of the congo
switzerland

chad
chad
champagne ardenne


changsha
changzhou





jersey
north korea
north korea

kharkiv





chhattisgarh
chittagong
switzerland

czechia
yantai
czechia
zhejiang
czechia


chengdu
zhengzhou


chengdu

czechia
cherkasy
cherkasy
cherkasy
cherkasy

chernihiv
chernihiv
chernihiv
chernihiv

chernivtsi
chernivtsi

montenegro
chernivtsi
chicago






equatorial guinea
equatorial guinea
czechia


chile
chile
chile
chile
chile
chile
chile


china
china
china
china
china
china
taiwan
china
china
china
cyprus
chile



chad
tunisia
chile
china

chongqing



christmas island
chongqing

cyprus
ivory coast
chad
cape town
chile
china
china

china
cyprus

eastern cape
vatican city

guatemala city

mexico city
panama city
cape town


ivory coast
cook islands
chile


cluj napoca

cameroon
cameroon
china
colorado

koblenz

kochi


cocos islands
cocos islands
democratic republic of the congo
republic of the congo


cook islands
colombia

saint martin
colorado


colombia
colombia
colombia
colombia
british columbia
colombia

cologne



comoros
australia
dominica
cis
bahamas
comoros
comoros
comoros

valencian community
valencian community


switzerland
switzerland
switzerland
vietnam
republic of the congo
republic of the congo
democratic republic of the congo
democratic republic of the congo
democratic republic of the congo
democratic republic of the congo
democratic republic of the congo
connecticut

mercosur

istanbul

cook islands
cook islands
guyana
copenhagen

copenhagen

south korea
north korea
south korea
south korea
south korea
south korea
north korea
south korea
south korea
south korea
north korea
south korea


corsica

a coruna
ivory coast
ivory coast
ivory coast

costa rica
costa rica
ivory coast
provence alpes cote dazur
ivory coast

kortrijk

cape verde
costa rica
krakow
krakow

costa rica

crimea
montenegro
croatia

croatia
croatia
croatia
connecticut
cuba

cuba

cuba
cuba
cuba



curacao
cape verde
curacao
christmas island
christmas island
cyprus
cayman islands
wales
cyprus
cyprus

czechia
czechia
czechia
czechia

czechia
czechia
chernivtsi
czechia

czestochowa
czestochowa
afghanistan
dach

dalian

dhaka


south korea
south korea

denmark
denmark
south korea
dalian

da lat


damascus
damascus


da nang

denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
denmark
gdansk

casablanca





district of columbia
germany
germany

debrecen
denmark
germany
delaware


north korea
democratic republic of the congo
sao tome and principe

sri lanka
democratic republic of the congo
sao tome and principe
east timor
sri lanka
algeria
north korea
democratic republic of the congo
the hague
denmark
denmark
denmark




londonderry


germany
germany
germany
germany
germany
germany
germany
germany
dach



azerbaijan


damascus
denmark
denmark


djibouti
jakarta
djibouti


denmark
dominica
dominica
dnipro
dnipro

dnipro
dnipro
dnipro
dnipro
denmark
dominican republic

germany

germany
dominican republic
dominican republic

dominican republic

dominican republic
dominican republic
dominica
dominican republic
dominica
dominican republic
dominica
dominican republic
dominican republic
dominica


dongguan
east timor

east timor
east timor

tournai



north korea
democratic republic of the congo
democratic republic of the congo

dresden

dresden
dresden
drohobych
drohobych
drohobych

djibouti
germany

dubai

dusseldorf

germany
germany
germany


togo
dominican republic
dominica





dusseldorf
netherlands
qatar
dominica
algeria
algeria
algeria
algeria
algeria
jersey
djibouti
east africa
eastern cape
eastern europe

east africa

eastern europe



east africa
east asia


uruguay
mpumalanga
united arab emirates
ecuador

ethiopia
scotland
scotland
ecuador

ecuador
ecuador
ecuador
edinburgh
edinburgh


estado de mexico
estado de mexico
estonia
united states
emea
estonia
estonia
estonia
united states
ethiopia
egypt
egypt
egypt
egypt
egypt
egypt
ecuador
egypt

egypt
egypt
egypt
western sahara


ireland
egypt
yekaterinburg
yekaterinburg
ecuador
ecuador
ecuador
equatorial guinea
ecuador

cairo
gulf


el salvador
el salvador

elblag
ivory coast
lubumbashi
eritrea
eritrea
greece
greece
tuvalu
greece
greece
el salvador
alsace
russia
witbank


israel

united arab emirates
united arab emirates
united arab emirates
united arab emirates
united arab emirates
united arab emirates
united arab emirates
united arab emirates
england
england

england
england

ecuador
ecuador

eritrea

yerevan

eritrea
eritrea

eritrea
eritrea
el salvador
eritrea
spain
espoo
scandinavia
scotland
estonia
isfahan
western sahara
slovakia
slovenia
spain
spain
spain
spain
spain
spain
spain
spain
spain
spain
spain
spain
spain


espoo

eswatini
estonia

united states
united states
united states
mexico
united states
istanbul
estonia
estonia
stockholm

estonia
estonia
estonia
strasbourg
east asia
eswatini
estonia
eswatini

eswatini
eswatini
ethiopia
palestine
united states
ethiopia
durban

ethiopia
ethiopia
ethiopia

europe
united states
europe

eurasia
eurasia
europe
europe
europe
central europe
central europe
eastern europe
northern europe
southern europe
western europe
eastern europe
eastern europe
europe
europe

central europe
eastern europe
western europe
northern europe
southern europe
emea
emea
europe
europe
europe
europe
europe
europe
europe
europe
basque country

eurasia
europe
europe
europe


east asia
east asia
faroe islands
france


falkland islands
falkland islands
falkland islands
faroe islands
vatican city
east asia
faroe islands



faroe islands
french polynesia
french guiana
saint martin
nepal
germany
somalia
ethiopia
nepal
brazil
nigeria
somalia
micronesia
micronesia
saint kitts and nevis
saint kitts and nevis
saint kitts and nevis
fiji
philippines
africa
finland

feodosia
east asia

fes
frankfurt
afghanistan
finland
fiji
fiji
fiji
fiji

philadelphia
palestine
philippines
philippines
philippines
philippines
philippines
philippines
finland

finland
finland
finland
finland
finland
finland
finland
finland
finland
finland
finland
finland
finland
finland
florence
rijeka
fiji
fiji
falkland islands
florida
liechtenstein
florida
flanders

flanders



falkland islands

florence
florence


palestine

micronesia
venezuela
faroe islands
foshan
falkland islands
fuzhou
cis
taiwan






france
france
france
france
france
france

france
france
france
frankfurt

france

frankfurt
france

frankfurt oder
frankfurt oder
frankfurt
frankfurt
frankfurt oder
frankfurt

frankfurt
france
france
france
france
french guiana
french polynesia
france
france
france
france
france
france
france
french polynesia
france
france
france
french guiana
french polynesia
france


fribourg
freiburg im breisgau
freiburg
freiburg

bavaria
saxony
france


france

germany


friuli venezia giulia

faroe islands
friesland
micronesia
cis
fort lauderdale
fort worth
fujian
fuzhou
cape verde
faroe islands
fiji
finland
philippines


falkland islands
fujian



falkland islands
france
french guiana
french polynesia
liechtenstein


north macedonia
georgia us state
gabon
gabon

gabon
gabon
gabon
gabon

gabon
guyana
haiti


france



gambia
gambia
ghana
gambia
ghent
gambia
republic of the congo
democratic republic of the congo
guernsey


kaohsiung

guyana
palestine
gaza
palestine

united kingdom
united kingdom
gulf
grenada

gdansk
gdansk
gdansk
germany
gdynia

georgia

greenland
grenada

georgia
colombia
dominica
australia
bahamas
geneva
genoa

geneva
geneva

genoa
ghent
genoa
guernsey
georgia
guernsey

penang


georgia
georgia
georgia
germany
germany
germany
germany
germany
germany
germany


guernsey
costa rica
grenada
greenland
greece
georgia
french guiana
guernsey
guernsey
ghana
ghana

ghana

grenada
guadeloupe
guatemala
french guiana
guinea bissau
equatorial guinea
guernsey
gibraltar
jamaica
japan
japan
gibraltar
gibraltar

djibouti

guinea
guinea bissau
geneva
geneva
guinea
guinea
guinea bissau
jordan
greece


greenland
glarus


gliwice

guadeloupe
gambia
gambia
guinea
guinea bissau
equatorial guinea

gothenburg
gottingen



gulf
gulf


honduras
hong kong
nizhny novgorod


gorzow wielkopolski
palestine
gothenburg
gothenburg
gothenburg



guadeloupe
equatorial guinea
port elizabeth
greece
united kingdom
united kingdom
united kingdom
greater china
grenada

luxembourg
luxembourg


united kingdom
greater china
graubunden


greece
grenada
united kingdom


greece
greece
greece
greece

greece




grenada
greenland

greece
greece
greece
greece
greece
greece
graubunden
graubunden
greenland

greenland
greenland
greenland


greenland
united kingdom
luxembourg
united kingdom
united kingdom
georgia
georgia
guatemala
guatemala
guam

guadeloupe
guadeloupe

guadeloupe
guadeloupe

guam

guam
guangdong
guangxi
guangzhou






guatemala
guatemala
guatemala
guatemala
french guiana

cuba
guernsey

french guiana
guyana
french guiana

guinea
guinea bissau
equatorial guinea


equatorial guinea
equatorial guinea
guinea
guinea bissau
equatorial guinea
guyana



gujarat


gulf
guam
grenada

greenland

gurgaon
cis


guyana

french guiana
french guiana
guadeloupe
guatemala
french guiana
guinea
guinea bissau
guinea bissau
guadeloupe
guam

guatemala
guyana

gyor

hanoi
the hague
havana


haiti
haiti





aleppo


halle
halle
hamburg

hamburg
hamburg



hangzhou
hungary
hangzhou
south korea
south korea

south korea
south korea
hanover
hanover


hanover




kazakhstan
jordan
jordan



armenia
haiti
ho chi minh city
hebei
hefei
henan

haifa

heilongjiang


heilongjiang
montenegro
netherlands
caribbean netherlands
greece
greece
greece
greece
greece
helsinki
helsinki

switzerland
switzerland
switzerland
switzerland




hungary
sibiu

sint maarten

hesse

hawaii
ireland
ireland


himalaya
himalaya
india
india
india

spain
spain
spain
spain
spain
hong kong
hong kong
hong kong
hong kong
honduras
honduras
honduras
ho chi minh city



australia
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
schleswig holstein
vatican city
gomel
henan
honduras

honduras

hong kong
hong kong
hungary
hungary
hungary
honduras
hong kong
hong kong
hungary
hungary

honduras

hebei


croatia

grodno
croatia
croatia
croatia
croatia

haiti
haiti
hungary
hubei
hunan
huzhou





huizhou


hungary

hungary
hungary
hungary
hungary

hungary
hubei

hong kong

iowa



iberia
iberia
iberia
iberia
iberia
iberia
iberia
latin america
latin america

iceland
idaho

ile de france
ethiopia
indonesia
ireland
yemen
ireland
ireland
ireland
united kingdom
british virgin islands
egypt
iceland
iceland
illinois
iraq
iran
japan
christmas island

isle of man
prince edward island
mauritius
norfolk island
cayman islands
cocos islands
cook islands
faroe islands
falkland islands
northern mariana islands
marshall islands
pitcairn
solomon islands
turks and caicos islands
us virgin islands
british virgin islands
isle of man

christmas island
norfolk island
aland islands
cayman islands
cocos islands
cook islands
faroe islands
falkland islands
northern mariana islands
marshall islands
pitcairn
solomon islands
turks and caicos islands
us virgin islands
british virgin islands
illinois

isle of man
isle of man
indiana

incheon
indiana
india
papua new guinea
samoa

india


india
india
india
india
india
india
indochina

indochina
indonesia

indonesia
indonesia
indonesia
indonesia
indonesia

england
england
england
england
england
england





isle of man
isle of man
jordan
israel

iraq
iran
iran
iraq
iraq
iraq
iraq

iran
iran
iran
iran
iran
iran
iran

iraq
iraq
erbil

iran
ireland
ireland

ireland
ireland
ireland
ireland
ireland
ireland
ireland
ireland
ireland
iran
iraq

iceland
israel

scandinavia
iceland
isle of man
christmas island
norfolk island

afghanistan
afghanistan
iran
pakistan
iran
afghanistan
iran
mauritania
pakistan
iceland
iceland
iceland
iceland
iceland
iceland
iceland
aland islands
balearic islands
cayman islands
canary islands
cocos islands
cook islands
faroe islands
falkland islands
northern mariana islands
marshall islands
solomon islands
turks and caicos islands
british virgin islands
us virgin islands

iceland

christmas island
isle of man
norfolk island
aland islands
caribbean netherlands
cayman islands
cocos islands
cook islands
faroe islands
falkland islands
northern mariana islands
marshall islands
pitcairn
solomon islands
turks and caicos islands
us virgin islands
british virgin islands
spain
spain
israel

israel
israel
israel
israel
israel
istanbul

israel
sweden
switzerland
switzerland
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
italy
italy
italy

ivano frankivsk
ivano frankivsk
ivano frankivsk

ivory coast
ivory coast
ivory coast



israel






jamaica

jamaica
jamaica
jamaica
jamaica
jamaica
zambia
jamaica

jamaica
kenya
kenya
kenya
jamaica
jamaica
jammu and kashmir

svalbard and jan mayen

japan
japan
japan
japan
japan
japan
japan
japan
japan
khartoum
iasi
gibraltar
jersey


jelenia gora
yemen
equatorial guinea
jersey
jersey



jersey

johannesburg
ghana
canada
cambodia
jiangsu
jiangxi




gabon


gibraltar
djibouti
gibraltar
djibouti
jeddah
jeddah
czechia
kyrgyzstan
kiribati

zimbabwe

zimbabwe
zimbabwe
guinea
guinea bissau





jersey
jamaica
georgia
jammu and kashmir
jamaica
afghanistan
iran
central african republic
dominican republic
republic of the congo
democratic republic of the congo
iraq
sudan
sudan
sudan
sudan
somalia
czechia
egypt
egypt
chad
south africa
south sudan
jordan
johannesburg
johannesburg



iran
jordan

jordan
jordan
jordan
jordan
jordan
north korea
japan
japan
greenland
ciudad juarez

serbia
central african republic
china
taiwan

djibouti
pitcairn
faroe islands
falkland islands
cook islands
cocos islands
cayman islands
british virgin islands
us virgin islands
maldives
comoros
marshall islands
northern mariana islands
solomon islands
turks and caicos islands
aland islands
isle of man
norfolk island
christmas island
cayman islands
cape town
cape verde
cape verde
cape verde
kabul


canada
carinthia

cayman islands
cayman islands
cairo
kazakhstan
greenland


kalisz

kaluga
cameroon
cambodia
cambodia
cambodia
cameroon
cameroon

cambodia
kansas
canada
canada
canary islands
cambodia




gansu

cape verde
cape town


caribbean


carinthia
kazakhstan
kosice
jammu and kashmir

qatar
qatar
catalonia
qatar
qatar

kathmandu
katowice

katowice
caucasus

kaunas
caucasus


kazakhstan
kazakhstan
kazakhstan
kazakhstan
kazakhstan
kazakhstan
kazakhstan

kazakhstan
kazakhstan
kazakhstan
kazakhstan

kenya

kecskemet
cocos islands
cayman islands
cayman islands
cocos islands
croatia

kemerovo
comoros
kenya
kenya
kenya
kenya


kenya


ivory coast
christmas island
croatia
kuwait
kyrgyzstan
kyrgyzstan
cambodia

gulf
gulf

kharkiv
kharkiv
kharkiv
kharkiv

khartoum

kherson
kherson
cambodia
khmelnytskyi

cambodia
hong kong
croatia
croatia

kiribati
jiangxi
jiangsu
cyprus

kielce


kiev
kiev

kiev
kiev
kiev
kiribati
kyrgyzstan

china
bahrain
belgium
cambodia
denmark
eswatini
norway
saudi arabia
eswatini
sweden
thailand
netherlands
tonga

hull


kyoto
cyprus
cyprus
kiribati
kyrgyzstan
kyrgyzstan
kyrgyzstan
kyrgyzstan
kyrgyzstan
kyrgyzstan
kyrgyzstan
kiribati

crimea
jilin

kropyvnytskyi
kyrgyzstan
chisinau


china
china


new zealand
cuba
curacao
copenhagen
kuala lumpur


cluj napoca

new caledonia
comoros
cambodia
saint kitts and nevis
saint kitts and nevis
north korea

china


copenhagen
copenhagen

koblenz

copenhagen
cologne
cologne
cocos islands
cocos islands
cocos islands
cocos islands

colombia
cologne
cologne
colombia
cluj napoca
colombia
colombia
comoros
comoros
comoros
comoros
republic of the congo
democratic republic of the congo
democratic republic of the congo
republic of the congo
democratic republic of the congo
kaliningrad
bahrain
belgium
bhutan
cambodia
denmark
netherlands
eswatini
lesotho
morocco
norway
saudi arabia
spain
thailand
tonga
sweden
sweden

copenhagen
copenhagen
south korea
south korea
south korea
south korea
south korea
south korea
south korea
netherlands
colombia

costa rica

kosice
costa rica
costa rica

koszalin
koszalin
ivory coast

ivory coast
ivory coast
kaunas
kuwait

central europe
north korea
south korea

kragujevac
kragujevac
krakow

krakow
krakow
krakow

kramatorsk


krasnoyarsk
kremenchuk

krems
crimea
kryvyi rih
kryvyi rih
kryvyi rih
kryvyi rih
croatia
croatia
croatia

kropyvnytskyi


bangkok
crimea

kansas
saudi arabia

cuba

cook islands
cook islands
curacao

kunshan
sweden



christmas island
croatia

cook islands
kuwait
kuwait


kuwait
kuwait
samara
kuwait
kwazulu natal
guangzhou
gwangju
guangxi
guangdong
kwazulu natal

guizhou
colombia
south korea
north korea
costa rica
kuwait
kentucky
kiev
kiev
kiev
kiev
kiev

cyprus
cyprus
kyrgyzstan
kyrgyzstan

kiribati
curacao
curacao
kiev
kazakhstan
kazakhstan
kwazulu natal
reunion
louisiana
los angeles
a coruna
havana
havana
the hague
the hague


reunion

newfoundland and labrador
latin america


ljubljana
liberia
lesotho
lanzhou
landsberg


languedoc
sri lanka


laos
laos
laos
laos

laos
laos
americas


latin america
latin america
latvia

latin america
latin america
latin america
latin america
lazio
latvia

latvia
latvia
latvia
latvia



lebanon
bahrain
lebanon
liberia
portugal
brazil
bosnia and herzegovina
libya
saint lucia
saint lucia
denmark
cairo
cape town

lebanon


nicosia
nicosia

legnica


leipzig
east asia
lviv
saint petersburg

kinshasa
russia
americas

lesotho
latvia
latvia
latvia
latvia
latvia
latvia
luxembourg
luxembourg

rwanda

levant
levant



philippines
vatican city
gabon
liechtenstein

liaoning


lebanon
lebanon
lebanon
lebanon
lebanon
lebanon
liberec


liberia
liberia
libya
liberia
libya


libya
libya
libya
libya

liechtenstein


liege
lithuania
lithuania
lithuania
lithuania
liechtenstein

liechtenstein
liechtenstein





limburg
limburg






lyon

lisbon

lisbon
lisbon

lisbon
lithuania
lithuania
lithuania
lithuania

lithuania
lithuania

lithuania
lithuania
lithuania
reunion

lebanon

libya
reunion
montenegro

ljubljana
caribbean netherlands
sri lanka
sri lanka
cameroon
ecuador
morocco
mexico
united kingdom
saudi arabia
jordan
united arab emirates
norway


lodz
lodz
lodz

lombardy
lombardy


london


london
london
london






louisiana

maputo
leuven


liberia
argentina
cape verde
lesotho
western sahara
el salvador
senegal
lesotho
saudi arabia
lithuania
lithuania
luxembourg




lublin
lublin

lublin
lebanon
lebanon

lucerne




ludwigshafen
ludwigshafen
lubeck

luhansk
luxembourg

liege
luxembourg
romania
romania

portugal

luxembourg
portugal
portugal
portugal
portugal
luxembourg

lutsk
lutsk
liege
rwanda
luxembourg


luxembourg
luxembourg city
luxembourg
luxembourg
luxembourg
luxembourg city
luxembourg
luxembourg
luxembourg
luxembourg
lucerne
lucerne

latvia
latvia

lviv
lviv
lviv
lviv
luxembourg
united states
lviv
uruguay
libya
faisalabad
liberia
iceland
liechtenstein

lyon
lesotho
lithuania
luxembourg
massachusetts

macau
macau
macau
macau
hungary
hungary

north macedonia
north macedonia
north macedonia
north macedonia
north macedonia



madagascar
madagascar
madagascar
madagascar

medina

chennai

isle of man
isle of man
maldives
malta
saint martin
mahikeng
mahikeng

north africa
hungary
hungary


mogilev

milan

china


macau


north macedonia
north macedonia
mecca


madagascar
madagascar
malaysia
malaysia
malaysia
malawi
malawi
malawi

malawi
malaysia
malaysia

malaysia
malaysia
maldives
maldives

maldives

maldives
malaysia
malaysia
martinique

mechelen

malawi
malaysia
mali

malmo

malta
malta

manitoba
isle of man





isle of man

mangalore
bloemfontein




manila





mauritius
mauritania
new zealand


morocco



malawi
marburg

malaysia
mali




morocco
morocco
morocco
morocco
morocco
morocco
targu mures

marrakesh

morocco
morocco
morocco
morocco

marseille
marseille

marshall islands
marshall islands
marseille
martinique
martinique

malta
martinique


marshall islands

marshall islands
levant
muscat
massachusetts

marshall islands

martinique



mauritania
mauritius
mauritius
mauritius

mauritania
mauritius

mauritius
mauritania

mainz
mayotte
mayotte

mayotte
mayotte
manitoba

nelspruit
monaco
monaco
maryland
moldova
madagascar
madagascar
maldives
maine
middle east
middle east and africa


mecklenburg western pomerania
mecklenburg western pomerania

mecklenburg western pomerania
mediterranean



middle east

mediterranean
mediterranean

mexico
united states
american samoa
us virgin islands

mexico
mexico

mexico



melitopol
middle east

middle east and north africa

mongolia
bangladesh
montserrat
mercosur




mashhad
mexico
mexico

manila


mexico
mexico

mexico
mexico
mexico
mexico
mexico


mexico city
mexico
mexico
mexico city
mexico
saint martin
madagascar
minas gerais
marshall islands
marshall islands
michigan

myanmar
myanmar

michigan



micronesia

middle east
midwest
mid atlantic

middle east



middle east
midwest

middle east


united states
us virgin islands
micronesia
micronesia
mykolaiv
mykolaiv
micronesia
micronesia
micronesia

milan
milan
peru


minnesota



minsk
minsk
egypt

miskolc
egypt
egypt
egypt
egypt
egypt
egypt
mississippi



central and eastern europe
central america
central europe
mediterranean
myanmar

north macedonia
north macedonia
mali
mali
malta
myanmar
bahrain
myanmar
minnesota
montenegro
mongolia
mongolia
munich
northern mariana islands
missouri


mozambique
mozambique
mozambique
mozambique
mozambique
mozambique
mozambique
mozambique




central and eastern europe
moldova
mogadishu


mozambique

moldova
moldova
moldova
moldova
maldives
moldova

moldova

mauritius
mauritania
morocco
malta
morocco


munich
monaco
monaco

monaco
mongolia
mongolia

mongolia
mongolia
mongolia

montserrat
montana

montenegro

montenegro
montenegro


montserrat


montserrat




mauritius
mauritania
morocco


morocco
maldives
moldova
mozambique
mozambique
mozambique
mozambique
moscow
moscow
moscow

moscow
moscow
moscow
moscow
moscow
moscow
moscow
moscow
mozambique
mozambique
san marino

mexico
middle east
mozambique
mozambique
mozambique
mozambique
mozambique

mozambique
mozambique
northern mariana islands

martinique
north macedonia
mauritania
mauritania
martinique
mississippi
malaysia
montserrat
montana
martinique
mauritius
munich
munich
munich
munster

mukachevo
shenyang

munich
munich
munich

munich

mogadishu


mauritius



maldives
malawi

malawi
moldova
montserrat
mauritius
mauritania
mozambique
mexico
malaysia
myanmar


mykolaiv
malaysia

karnataka
mysore
mayotte
mozambique
south africa
north america
northern cape
north carolina
north dakota
northern ireland
north korea
north america

north america



oradea
middle east
middle east
nigeria
nigeria
nigeria

namibia
south africa

namibia
namibia
namibia
namibia


south sudan
nanchang
nanjing
south africa



south africa

nanjing

south sudan


nauru
nauru

naples
naples
angola


kwazulu natal
nauru

navarre




new brunswick
north carolina
new caledonia
north dakota


indonesia
nebraska
naples
nebraska

netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
netherlands
inner mongolia
inner mongolia

germany

nepal
nepal
nepal
niger

neuburg

neuchatel
new england
new caledonia
new zealand
nevada



delhi









new york
new york

new zealand



newcastle
newfoundland and labrador

new zealand
norfolk island
norfolk island
newfoundland and labrador
nigeria
nigeria
anguilla
new hampshire

nicaragua


nicaragua

nicaragua
nicaragua


netherlands

netherlands
netherlands
netherlands
lower austria
lower austria
lower saxony
germany
germany
new caledonia
new zealand



nigeria
nigeria
japan
japan
niger
nicaragua
niger
nicaragua
nicaragua
ningbo


ningbo

nepal
japan
japan
niger
nigeria

nis
nis

nitra
niue
niue

new zealand
new caledonia
nizhny novgorod
nizhny novgorod
nizhny novgorod
nizhny novgorod

nice
new jersey
netherlands
nuevo leon
netherlands
new mexico
norway
north america
norfolk island

norway
north america
north brabant
north holland
northern cape
northern mariana islands

north west province
norway
norway
norway
norfolk island
norway
northern europe
hauts de france
north africa
north america
nordic
northern europe

nordic
nordic
northern ireland
nordic
nordic
nordic
north korea
northern mariana islands
north macedonia
north rhine westphalia
north rhine westphalia
norway


norfolk island
norway
nuremberg
normandy

norway
norway
north africa
north africa
north america
united states
united states

north africa

north america




north asia
northern europe






north america
north asia
north africa
north asia




limpopo

limpopo

norway
norway
norway
norway
norway
norway
norway
norway
norway

norway
norway
norway
norway




new brunswick

new caledonia
nova scotia
new zealand
new caledonia

new york

new york
new zealand
new caledonia
new zealand

novi sad


nowy sacz
nepal
nepal
nauru
nauru
north rhine westphalia
nova scotia
new south wales
northwest territories
northern territory
north america
antigua and barbuda
nunavut
nuremberg
new caledonia
new york
new zealand



norfolk island
new caledonia
new york
new zealand
norway
astana

nuremberg
nuremberg

nevada
northwest territories
new york
malawi
new york

nyiregyhaza
nigeria
nicaragua
new york
new york
new zealand
new caledonia
new zealand
new zealand
new zealand


united arab emirates
upper austria
upper austria


occitania

oceania


odesa
odesa
odesa
odesa
odesa

ukraine
austria
austria
austria
offenbach
offenbach
free state
ohio

oklahoma
oklahoma city
oklahoma


netherlands
netherlands

aland islands

olomouc

olsztyn
olsztyn
oman
oman


oman

oman

ontario
papua new guinea
samoa
honduras
ontario

upper austria
eastern cape
eastern europe
uruguay
austria
austria

opole
opole
opole
porto
oregon


netherlands
aland islands
free state

oregon



orenburg
uruguay
middle east
odisha


central asia
middle east
middle east


austria


osnabruck
east africa
east asia
austria
austria
austria
austria
austria
austria
eastern europe
ostrava

ostrava
ostrava
isle of man
norfolk island
christmas island
cayman islands
cook islands
pitcairn
saint helena
east timor
australia
austria


uganda

oulu
uzbekistan
europe


uzbekistan
uzbekistan
oceania
pennsylvania
provence alpes cote dazur

south pacific


pacific
south pacific
pacific
andean
padua

netherlands

basque country
netherlands
caribbean netherlands
netherlands
pakistan
pakistan

pakistan
pakistan
paraguay
palau
palau
rhineland palatinate


palestine

palestine
palestine
palestine
palestine
palestine
palestine

palau
palestine


panama
europe


panama
panama
punjab

papua new guinea
papua new guinea
papua new guinea

papua new guinea
papua new guinea
papua new guinea
papua new guinea
papua new guinea
papua new guinea
papua new guinea
pakistan
paraguay

paraguay
paraguay
paraguay



palau

pardubice
palestine



pacific


baltic
netherlands

nordic
pacific
pitcairn
prince edward island

pecs
prince edward island
beijing
beijing
faroe islands
peru


iberia
pennsylvania

pennsylvania

penza
algeria
bangladesh
china

beijing
peru

perm
perm

peru
iran
iran
gulf
iran


peru
peru
peru
peru
saint petersburg
saint petersburg

france
french guiana
french polynesia
french polynesia
rhineland palatinate
papua new guinea
philippines

philadelphia

philippines
philippines


philadelphia
philippines



picardy


piedmont

polokwane
fiji
philippines
philippines
philippines
plzen
finland

piraeus
pitcairn

pitcairn
pitcairn
pitcairn

pitcairn

pakistan
poland


plock


plovdiv
bolivia
bolivia
palau


plzen
saint pierre and miquelon
pitcairn
papua new guinea

nordic
nordic

falkland islands
poland
poland
poland

poland
portugal
french polynesia
french polynesia
poland
poland
poland
poland

poland
poland
poland
poland
poland
poland
poland
poland
poland
poland
poland
poland
poland

poltava
poltava
french polynesia
french polynesia
puducherry
poland
pune
poland







portugal




puerto rico
portugal
portugal

portugal
portugal

portugal
portugal
portugal
portugal
portugal
portugal
portugal
portugal
portugal
portugal
portugal
portugal
poznan



poznan
poznan
poznan
puerto rico
china
china
thailand
prague
prague

prague

thailand
prague
prague
prague
prague
china
cambodia
cambodia

presov
bratislava

puerto rico

andorra
andorra
monaco
monaco
pristina

north korea
provence alpes cote dazur


inhambane province
maputo province
nampula province
tete province
portugal
paraguay

przemysl
palestine
palestine

portugal




puerto rico
puerto rico

puerto rico
puerto rico
puerto rico

penang


busan
portugal


palau
gauteng
paraguay
pyongyang
french polynesia

qatar
qatar

qatar
kazakhstan
kazakhstan
kazakhstan
quebec
qingdao





kyrgyzstan
kyrgyzstan
queensland

quanzhou

quebec






kenya



kyrgyzstan
kiribati



kyrgyzstan


radom
radom






yangon
laos


regensburg
latvia

democratic republic of the congo
dominican republic
democratic republic of the congo
reunion

lebanon



andean
united kingdom

jordan
united kingdom

haiti
czechia
central african republic
republic of the congo
democratic republic of the congo
taiwan
dominican republic
italy
albania
angola
austria
azerbaijan
belarus
botswana
cape verde
cameroon
chad
chile
taiwan
colombia
republic of the congo
croatia
cuba
djibouti
ecuador
el salvador
estonia
fiji
finland
haiti
iceland
india
indonesia
iraq
ireland
italy
kazakhstan
kenya
south korea
lebanon
north macedonia
mali
malta
moldova
mozambique
nauru
nauru
nicaragua
panama
paraguay
peru
poland
rwanda
san marino
senegal
serbia
seychelles
sierra leone
singapore
slovenia
south africa
south sudan
suriname
tajikistan

gambia
philippines
sudan
tunisia
turkey
turkey
uganda
uzbekistan
vanuatu
yemen
zambia
zambia
zambia
zimbabwe
syria
argentina
venezuela
central african republic
central african republic
czechia
cape verde
chile
colombia
south korea
cuba
el salvador
mozambique
nicaragua
panama
sierra leone
uruguay
venezuela
ecuador
peru
peru
uruguay
republic of the congo
laos
dominican republic
uruguay
china
north korea
democratic republic of the congo
portugal
albania
angola
armenia
azerbaijan
benin
botswana
bulgaria
burundi
chile
colombia
republic of the congo
costa rica
cuba
cyprus
philippines
maldives
marshall islands
seychelles
djibouti
ecuador
el salvador
equatorial guinea
estonia
fiji
finland
gabon
gambia
ghana
guatemala
guinea
guinea bissau
haiti
honduras
india
indonesia
iraq
ivory coast
yemen
cape verde
cameroon
kazakhstan
kenya
kiribati
south korea
croatia
latvia
liberia
lithuania
madagascar
malawi
mali
malta
mauritius
moldova
mozambique
namibia
nauru
nicaragua
niger
north macedonia
uganda
uzbekistan
austria
palau
panama
paraguay
peru
poland
rwanda
san marino
senegal
serbia
sierra leone
singapore
slovenia
sudan
suriname
tajikistan
trinidad and tobago
chad
tunisia
turkey
myanmar
vanuatu
belarus
zambia
zimbabwe
south africa
south sudan
indonesia
republic of the congo
austria
bulgaria
bulgaria
philippines
croatia
philippines
serbia
sierra leone
slovenia
slovenia
slovenia
slovenia
serbia
rwanda
rwanda
central african republic
djibouti
sierra leone
democratic republic of the congo
haiti
dominican republic
republic of the congo
rwanda
senegal
chad
france
gabon
czechia
tanzania
rwanda
lesotho
belarus
fiji
haiti
kazakhstan
cyprus
republic of the congo
south korea
ivory coast
mali
papua new guinea
north macedonia
seychelles
myanmar
yemen
reunion
reunion

reunion
tallinn

reunion
reunion
russia
reims
rhine
rhine main
rhine neckar
rhine ruhr
north rhine westphalia
rhineland palatinate
rhine






zimbabwe
zimbabwe
auvergne rhone alpes
rhode island
indonesia
riyadh
japan
liberia
libya



riga
liechtenstein

lille
rio de janeiro



la rioja
lithuania


rivne
rivne

romania

taiwan


romania
romania
romania
ireland
south korea
rome
emilia romagna
romania
romania
romania

romania
romania

romania
romania





russia
russia
russia
russia
russia
russia
russia
russia
russia
russia
russia
russia
russia
russia

rostov on don
rostov on don

russia
rothenburg
rothenburg

romania

romania
romania
romania
rivne
eswatini
jordan
united kingdom
china
philippines
serbia
south africa
russia
rwanda

ruhr
ruhr
sweden
switzerland
luxembourg
romania
romania
romania
romania
romania
romania
romania
romania
russia
russia

ruse
russia
russia
russia
russia

russia
russia
russia
russia
russia
russia
russia
russia
russia
russia

russia
rwanda
rwanda
rwanda

belarus

ryazan

rybnik
russia

rzeszow
rzeszow
rzeszow
south africa
south america
south australia
south carolina
south dakota
the hague
south korea
south sudan
saudi arabia
south africa
saarland
western sahara

saarbrucken

saxony
saxony anhalt

southern africa
western sahara
saint barthelemy
el salvador
western sahara
western sahara

western sahara
ho chi minh city
serbia
ho chi minh city
sierra leone
senegal

saint kitts and nevis


st gallen



saint kitts and nevis
saint kitts and nevis
saint kitts and nevis
st louis

san marino


saint petersburg



saint pierre and miquelon
saint pierre and miquelon
saint pierre and miquelon
saint pierre and miquelon
vatican city

saint vincent and the grenadines
saint vincent and the grenadines
saint vincent and the grenadines
saint helena
saint lucia

cyprus
cyprus
seychelles

saxony
georgia

salzburg
harare
solomon islands
solomon islands
thessaloniki
thessaloniki
thessaloniki



el salvador
el salvador
salzburg

salzburg

zambia

american samoa
american samoa
american samoa
samoa

saint barthelemy


st gallen




san marino

saint martin
sao paulo

saint pierre and miquelon
saint petersburg

sao tome and principe
saint vincent and the grenadines


sao tome and principe
st gallen
saint petersburg
saint petersburg
saint petersburg
saint petersburg
san marino

saint pierre and miquelon




bogota
saint helena
saint lucia

vatican city
vatican city
saint helena

santiago

sao tome and principe
sao tome and principe


saint barthelemy
saint kitts and nevis

saint martin

sao tome and principe

sao tome and principe
sao tome and principe
sao tome and principe
saint vincent and the grenadines
saudi arabia

zaragoza


saratov
saratov
sardinia

sardinia
saarland
saarbrucken
saskatchewan


saxony

saudi arabia
saudi arabia

saudi arabia
saudi arabia
saudi arabia
saudi arabia
saudi arabia
saudi arabia
saudi arabia
saudi arabia

saxony


solomon islands
south carolina
scandinavia

scandinavia
scandinavia

schaffhausen
shanghai
schleswig holstein

scotland
scotland
sweden
sweden
switzerland
switzerland
switzerland
switzerland
switzerland
switzerland


scotland
scotland

south dakota
sudan
sweden
southeast asia
southeast asia

sevastopol

southeast europe
saint vincent and the grenadines
saint helena
saint kitts and nevis
saint lucia
saint martin
saint pierre and miquelon
seychelles
serbia

emea
senegal
saint barthelemy
saint martin
saint pierre and miquelon


senegal
senegal
senegal
saint kitts and nevis
saint lucia
saint vincent and the grenadines
saint vincent and the grenadines
saint helena
saint kitts and nevis
saint lucia

western sahara


serbia
serbia
serbia
serbia
serbia

sierra leone
sierra leone
serbia
serbia
serbia
seychelles

svalbard and jan mayen
seoul
sri lanka
slovakia
slovenia
spain
eswatini
sweden
switzerland

north macedonia
northern mariana islands
seville

seychelles

seychelles
seychelles
seychelles
san francisco

svalbard and jan mayen
singapore
singapore
saint helena

shandong

shanghai


shanxi

shandong



middle east
saudi arabia

shenzhen
shenzhen
saint barthelemy
christmas island
sao tome and principe
saint helena
saint kitts and nevis
saint lucia
san marino
saint pierre and miquelon
saint vincent and the grenadines
shaanxi


sierra leone

singapore
sint maarten

syria

saint helena
svalbard and jan mayen
albania
albania
albania
albania

sri lanka
shenzhen
sweden
sweden
switzerland
slovenia
sichuan
thailand
xian

siberia
siberia
siberia


sicily

siedlce

sierra leone
sierra leone


syria

sri lanka
slovakia
slovenia
zimbabwe


singapore


singapore
singapore
singapore
singapore
singapore
xinjiang
china
saint helena

sint maarten
sint maarten

syria
syria
svalbard and jan mayen
eswatini
sicily
svalbard and jan mayen
svalbard and jan mayen
saskatchewan
scandinavia
scandinavia

sierra leone
solomon islands
salt lake city
sierra leone
slovakia
slovakia
slovakia
slovakia

slovakia
slovakia
slovakia
slovenia

slovenia
slovenia
slovenia
slovenia
slovakia
slovakia
slovakia
slovakia
slovakia
slovakia
slovakia
slovakia
slovenia
slovenia
oman

slupsk
el salvador
slovakia
slovenia
san marino

san marino
american samoa
izmir
senegal
saint barthelemy
saint pierre and miquelon
san marino
cis
cis
singapore
saint vincent and the grenadines
saint helena
saint kitts and nevis
saint lucia
saint martin
somalia

vietnam
vietnam


sofia
sofia
sofia
solothurn
solomon islands

solomon islands

somalia
somalia

somalia
somalia
somalia

suzhou

sopron
solomon islands
sosnowiec

sudan
south sudan

south africa

south america





caucasus

southeast asia
southeast europe
southeast europe
southern europe




south sudan
trentino alto adige
namibia



southeast europe

southern africa
south asia
mercosur

south sudan


spain
spain
spain
spain

spain
spain
spain
spain
svalbard and jan mayen

saint pierre and miquelon

singapore

suriname
vietnam
serbia
serbia
central asia

sri lanka
serbia
serbia
sri lanka
south sudan
sub saharan africa
south sudan
united states
russia
sao tome and principe
saint barthelemy


saint helena

saint kitts and nevis

saint lucia
saint paul

saint petersburg
saint vincent and the grenadines
eritrea
israel
kuwait
libya
palestine
palestine
qatar
volgograd


georgia us state
israel
estado de mexico
new york
palestine
qatar
washington

micronesia
united states
palestine


stavropol
styria

szczecin
southern africa
pacific
stockholm

stockholm


sao tome and principe

strasbourg
central europe

stuttgart

suzhou
eswatini

sub saharan africa


south africa
south america
southern europe
south africa
south africa
south africa
south africa
south america
south america

south sudan
south sudan
sudan
sudan
south sudan
south asia
southeast asia
southern europe
south korea
southern africa
southeast asia
southeast europe
south pacific
south sudan
trentino alto adige
sweden
sweden
sweden
south africa
south america
sweden
southern europe
sweden
sweden
trentino alto adige
switzerland
switzerland
south africa
south africa
south africa
southern africa

switzerland
switzerland
switzerland
switzerland
switzerland
south africa
suriname
suriname
oman
oman
sumy
sumy
sumy



solomon islands
finland
somalia
finland
finland
finland
spain

suriname

south america

suriname

suriname
sri lanka
syria
slovakia
slovenia

sweden

svalbard and jan mayen
eswatini


el salvador
svalbard and jan mayen

svalbard and jan mayen
svalbard and jan mayen
svalbard and jan mayen
svalbard and jan mayen
sweden
sweden
sweden
yekaterinburg
sweden
sweden
sweden
switzerland
switzerland
switzerland
slovakia
slovenia
sao tome and principe
namibia

shantou
eswatini
sweden

sweden
switzerland
switzerland

suriname
eswatini
eswatini
sint maarten
sint maarten
syria
seychelles
south africa


syria


syria
syria
syria
syria
syria
sierra leone
eswatini

szczecin
szczecin
sichuan
sichuan

szeged

szekesfehervar

szombathely
stockholm
switzerland
sweden



tajikistan
tajikistan
tajikistan
tajikistan
daegu
thailand
daejeon
tajikistan
french polynesia
french polynesia
taizhou

taipei

thailand
thailand
thailand



taiwan
taiwan


tajikistan
tajikistan

tajikistan
tajikistan
turks and caicos islands

tallinn



tamil nadu
tampere


tampere
tanzania
tangier

tonga

tanzania
tanzania
tanzania

tanzania
tanzania
tanzania
tripoli




tarnow
tarnow

tasmania
tashkent


tajikistan
taiwan
tajikistan

turks and caicos islands
turks and caicos islands
chad
chad
czechia
czechia
chad
germany
germany

tehran

turks and caicos islands

tel aviv

trinidad and tobago


timisoara
timisoara
tennessee

turks and caicos islands
turkey
turks and caicos islands

ternopil
ternopil
ternopil
wallis and futuna
palestine
gibraltar
wallis and futuna
ticino


tuvalu
turkmenistan
trinidad and tobago
germany
texas

togo
togo
thailand
thailand
thailand


thailand
thailand
thailand
thailand
ho chi minh city
americas
bronx

netherlands
philippines
north macedonia
republic of the congo
united states




hue
thuringia

thurgau
thuringia
thuringia

ethiopia
tianjin



tianjin
tbilisi



east timor
east timor
east timor

tirana
targu mures
tyrol
tajikistan
tajikistan
tajikistan
tokelau
tokelau
turkmenistan
east timor

east timor
turkmenistan
tennessee
tamil nadu
tonga
trinidad and tobago

tolyatti

togo
togo
tajikistan

tokelau
tokelau
tokyo


toulouse



tonga

tonga

tokyo
trinidad and tobago
turin



british virgin islands
turkey
turkmenistan

torun
torun
torun
tuscany
tashkent



ho chi minh city
ho chi minh city
ho chi minh city
turkey
caucasus
eastern cape
gauteng

trencin
trentino alto adige


trier

trieste

trinidad and tobago
trinidad and tobago

trinidad and tobago
trinidad and tobago
trinidad and tobago
trinidad and tobago
trinidad and tobago


thiruvananthapuram
turkmenistan

trnava

tromso

trinidad and tobago
central african republic
chad
czechia
czechia
czechia
czechia
pretoria
chile
jinan
qinghai
qingdao
czechia
czechia
tuvalu
trinidad and tobago
trinidad and tobago

turkey
turkey
turkmenistan

tunisia
tunisia
tunisia
tunisia
dongguan

tunisia

tunisia
tunisia
tunisia
tunisia
tunisia
tokelau
turkey
turkey
turkey
turkey
turkey

thuringia
turkey
turkey

turkey
turkey
turkey
turkey
turkey
turkmenistan
turkmenistan

turkmenistan
turks and caicos islands

turks and caicos islands
turks and caicos islands
turkey

turkey
turkmenistan
turkey
turkey
turkey
turku

tuvalu

tuvalu
tuvalu

taiwan
tunisia
tokelau
taiwan
texas
east timor

germany
germany
germany

tyumen
tyumen
tanzania
tanzania
ukraine
united arab emirates
ukraine
ukraine

ufa
ufa
uganda
uganda

uganda

uzbekistan
united kingdom
ukraine
ukraine
ukraine

ukraine
ukraine
ukraine
ukraine
ukraine
ukraine
ukraine
ukraine

ulaanbaatar



northern ireland
uruguay


eswatini
mutare
hungary
hungary
hungary
hungary
hungary
comoros


united kingdom
tanzania

united states
wallis and futuna
wallis and futuna




ural

uruguay

uruguay
uruguay
uruguay
uruguay

uruguay
united states
united states

united states
uzbekistan
united states
soviet union

utah




uttarakhand
uruguay
uzbekistan
east asia
uzbekistan

uzbekistan
uzbekistan
uzbekistan
uzhhorod
uzhhorod

uzbekistan
virginia


united arab emirates








vanuatu
vanuatu

vanuatu
vanuatu
united arab emirates


varna
warsaw
warsaw
warsaw

vatican city
vatican city
vatican city

vatican city
vatican city

saint vincent and the grenadines
saint vincent and the grenadines
venezuela
united kingdom
united kingdom
venezuela
venice
venice
venezuela

venice
venice
venezuela
venezuela

venezuela
hungary



united arab emirates
united states
united kingdom
united kingdom
united arab emirates
mexico
tanzania
united states


east asia

veszprem
vietnam
british virgin islands
british virgin islands
us virgin islands
victoria


vienna

vienna

vietnam
vietnam
vietnam

vietnam
vietnam


vilankulo

quebec city
vilnius
vilnius

vinnytsia
vinnytsia
vinnytsia
vinnytsia

vinnytsia
us virgin islands
british virgin islands
us virgin islands


british virgin islands



vitebsk
visakhapatnam
flemish brabant
flanders

vietnam
vietnam

volgograd
volgograd
bangladesh
china
china

vologda


voronezh
voronezh
mecklenburg western pomerania
andorra
liechtenstein
monaco
eastern europe
east timor
china

free state
united states
vermont
vanuatu

vanuatu
kirov
western australia
western cape
western europe
west virginia
west virginia
washington
vaud


wallis and futuna
valais

wallis and futuna
wallis and futuna
wallis and futuna
wallis and futuna
wallis and futuna

wallonia


vanuatu

warsaw
warsaw
warsaw
warsaw
warsaw
warsaw
warsaw
washington

district of columbia
washington
hungary
weifang
guatemala
weiden
weiden


christmas island

venezuela
belarus


wales
wenzhou
vienna
brunei

western cape
western cape

west africa
palestine

western europe
western europe
germany
caribbean




west africa
western sahara
west africa

balkans



western europe
north rhine westphalia

north rhine westphalia
western sahara
wallis and futuna
wisconsin

vienna
vienna



vilnius
vilnius



wisconsin


wallis and futuna
italy

wloclawek
italy
wallis and futuna
micronesia

wallis and futuna




wroclaw
wroclaw
wroclaw
samoa
samoa
wuhan
wuxi
baden wurttemberg
wurzburg
uganda



ukraine
uruguay

baden wurttemberg

wuxi


uzbekistan
west virginia
wyoming
wyoming

uzbekistan

shanghai
xiamen


hong kong
hong kong



spain
greece



singapore
new caledonia

new zealand
hungary
western sahara
tibet
xuzhou

syria

jakarta


jamaica
yemen
jamaica
armenia


yangzhou


united states


japan
japan


yaroslavl
yemen

yemen

yemen
united kingdom
british virgin islands

jerusalem
europe

djibouti

italy
iraq
iran

india
united kingdom

british virgin islands
indonesia
israel
israel
israel


jordan


jordan
yukon
south africa

jordan
vietnam

yugoslavia


yukon
yunnan
greece


south sudan
south africa

zabrze

south africa

zagreb
zagreb
zagreb
democratic republic of the congo
zambezia

zambezia

zambia
zambia
zambia

zamosc
zambia
zambia
tanzania


zaporizhzhia
zaporizhzhia
zaporizhzhia
zaporizhzhia
zaporizhzhia



central africa
central african republic
central asia
central europe
jersey
chad




japan
zhejiang

zhengzhou


gibraltar
chile
zhytomyr
zhytomyr
zhytomyr
zhongshan
central african republic
china
taiwan
china
taiwan
taiwan
taiwan
china

central african republic
zhuhai






zielona gora
zielona gora

zilina
zimbabwe
zimbabwe

zimbabwe

zlin
zambia
zambia
zug
zurich
zurich

south africa
south africa
south america
south holland

zurich

zurich
zimbabwe
zimbabwe
sweden
sweden
switzerland
switzerland
switzerland
zimbabwe
cyprus	A Coruña
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Abū Ghurayb
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Sub-Saharan Africa
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Sub-Saharan Africa
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Al Başrat al Qadīmah
*
*
*
*
*
*
*
*
*
*
*
Al Mawşil al Jadīdah
*
*
*
*
*
*
*
*
*
*
*
*
Åland Islands
Åland Islands
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Trentino-Alto Adige
*
*
*
*
*
Amapá
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
US Virgin Islands
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Saxony-Anhalt
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Nouvelle-Aquitaine
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Asunción
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Auvergne-Rhône-Alpes
Auvergne-Rhône-Alpes
*
*
*
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Bacău
*
Baden-Württemberg
Baden-Württemberg
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Basel-Landschaft
Basel-Stadt
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Banská Bystrica
Banská Bystrica
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Basel-Landschaft
Basel-Stadt
Basel-Landschaft
*
*
*
*
*
*
*
*
Basse-Terre
*
*
*
*
*
*
*
*
Baden-Württemberg
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Belém
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Berlin-Brandenburg
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Bhopāl
*
*
*
*
*
Białystok
Białystok
Białystok
Białystok
*
*
*
*
*
Bielsko-Biała
Bielsko-Biała
*
*
*
*
*
*
*
*
*
*
*
*
Birmingham (US)
*
*
*
Saint Barthélemy
*
*
*
*
Saint Barthélemy
*
*
*
*
*
*
*
*
*
*
*
*
*
Bogotá
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Brasília
*
*
*
Brașov
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Wrocław
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Cancún
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Castile and León
Castile and León
Castilla-La Mancha
Castile and León
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ceará
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
*
*
*
*
*
*
*
*
*
*
*
*
České Budějovice
*
*
České Budějovice
*
*
*
*
*
*
*
*
Champagne-Ardenne
Champagne-Ardenne
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Chiba-shi
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Chișinău
*
*
*
*
*
*
Chokwé
*
*
*
*
*
*
*
*
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
*
*
*
*
*
Ciudad Juárez
Ciudad Nezahualcóyotl
*
*
*
Clermont-Ferrand
*
Cluj-Napoca
Cluj-Napoca
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
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
*
*
*
*
*
Concepción
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Constanța
*
*
*
*
*
*
*
*
Córdoba
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
A Coruña
*
*
*
*
*
*
*
Provence-Alpes-Côte d'Azur
*
*
*
*
*
*
Kraków
Kraków
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Culiacán
Curaçao
*
Curaçao
*
Curaçao
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Częstochowa
Częstochowa
Częstochowa
*
^
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
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Gdańsk
*
*
Dar es Salaam
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
São Tomé and Príncipe
*
*
*
São Tomé and Príncipe
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
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
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Düsseldorf
*
*
*
*
*
*
*
*
*
*
*
*
*
Düsseldorf
Düsseldorf
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Estado de México
Estado de México
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
*
*
*
*
*
*
*
*
Eimsbüttel
*
*
*
*
*
*
*
*
*
*
El-Aaiun
*
*
*
*
*
*
Elbląg
Elbląg
*
*
*
*
*
*
*
*
*
*
*
*
*
eMbalenhle
^
*
Emilia-Romagna
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Espírito Santo
*
*
*
*
*
Estado de México
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
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
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Florianópolis
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
Fort-de-France
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Franche-Comté
*
*
*
*
*
Frankfurt (Oder)
Frankfurt (Oder)
*
*
Frankfurt (Oder)
*
Frankfurt (Oder)
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Freiburg im Breisgau
*
*
Freiburg im Breisgau
*
*
*
*
*
*
*
*
*
*
Friuli-Venezia Giulia
Friuli-Venezia Giulia
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
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Georgia (US state)
*
*
*
*
*
*
*
*
*
*
*
Galați
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Gdańsk
Gdańsk
Gdańsk
Gdańsk
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Guinea-Bissau
*
*
*
*
*
*
*
*
*
*
Gijón
*
Guinea-Bissau
*
*
*
*
Guinea-Bissau
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Guinea-Bissau
*
*
*
Göttingen
Goiânia
Goiás
*
*
*
*
*
*
*
*
*
Gorzów Wielkopolski
Gorzów Wielkopolski
*
*
*
*
*
Göttingen
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Graubünden
Graubünden
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Graubünden
Graubünden
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Guinea-Bissau
*
*
Guinea-Bissau
*
*
*
Guinea-Bissau
*
*
*
*
*
*
*
*
*
*
*
*
*
Gurué
*
^
*
Gustavo A. Madero
*
*
*
*
*
*
*
*
Guinea-Bissau
Guinea-Bissau
*
*
*
*
*
Győr
Győr
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Hamilton (Bermuda)
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Hauts-de-France
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Schleswig-Holstein
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Hradec Králové
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Iași
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Île-de-France
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Île-de-France
*
*
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
Ilha de Moçambique
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ivano-Frankivsk
Ivano-Frankivsk
Ivano-Frankivsk
Ivano-Frankivsk
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Iași
*
*
*
Jelenia Góra
Jelenia Góra
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Guinea-Bissau
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ciudad Juárez
*
*
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Košice
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Kecskemét
Kecskemét
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Chișinău
*
*
*
*
*
*
*
*
Curaçao
*
*
*
Klaipėda
Cluj-Napoca
*
*
*
*
*
*
*
*
*
*
Kōbe-shi
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Cluj-Napoca
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Košice
Košice
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Kraków
Kraków
Kraków
Kraków
Kraków
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Curaçao
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
KwaZulu-Natal
*
*
*
*
KwaZulu-Natal
KwaZulu-Natal
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Curaçao
Curaçao
*
*
*
KwaZulu-Natal
Réunion
*
*
A Coruña
*
*
*
*
*
*
Réunion
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
León
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Lexington-Fayette
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Liège
Liège
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Linköping
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Réunion
*
*
*
*
Réunion
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Łódź
Łódź
Łódź
Łódź
*
*
*
*
Lomé
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Lübeck
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Lübeck
*
*
*
*
Liège
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Liège
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Maceió
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Málaga
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Malmö
Malmö
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Manhiça
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Maranhão
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Târgu Mureș
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mecklenburg-Western Pomerania
Mecklenburg-Western Pomerania
Mecklenburg-Western Pomerania
Mecklenburg-Western Pomerania
*
*
Medellín
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mérida
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Michoacán
*
*
Mid-Atlantic
*
*
Mid-Atlantic
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mocímboa
Mocímboa da Praia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mönchengladbach
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Münster
*
*
*
*
*
*
*
*
*
Münster
*
*
*
*
*
*
Mutuáli
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
KwaZulu-Natal
*
*
*
*
*
*
*
*
*
*
*
N'Djamena
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Neuchâtel
Neuchâtel
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Newcastle (Australia)
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Niš
Niš
Niš
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Nuevo León
*
*
*
*
*
*
*
*
*
*
*
*
Noorder-Paarl
*
*
*
*
*
*
*
Hauts-de-France
*
*
*
*
*
*
*
*
*
*
*
*
*
*
North Rhine-Westphalia
North Rhine-Westphalia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
North Rhine-Westphalia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Nouvelle-Aquitaine
*
*
*
*
Nova Iguaçu
*
*
*
*
*
*
*
*
*
Nowy Sącz
Nowy Sącz
*
*
*
*
North Rhine-Westphalia
*
*
*
*
*
*
*
*
*
*
*
Nuevo León
Nuku'alofa
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Nyíregyháza
Nyíregyháza
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Åland Islands
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Åland Islands
*
*
*
Örebro
*
*
*
*
*
*
*
*
*
*
*
*
Ōsaka-shi
*
*
Osnabrück
Osnabrück
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Provence-Alpes-Côte d'Azur
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Rhineland-Palatinate
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Paraíba
*
Paraná
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Pécs
Pécs
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Rhineland-Palatinate
*
*
*
*
*
*
*
*
*
*
*
*
*
Piauí
*
*
*
*
*
*
*
*
*
*
Plzeň
*
*
*
*
*
*
*
*
Pitești
*
*
*
*
*
Płock
Płock
Ploiești
*
*
*
*
*
*
Plzeň
Plzeň
*
*
*
*
*
*
Pointe-Noire
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Port-au-Prince
*
*
*
*
*
*
*
*
*
*
Porto-Novo
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Poznań
*
*
Poznań
Poznań
Poznań
Poznań
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Prešov
Prešov
*
*
*
*
*
*
*
*
*
*
*
Provence-Alpes-Côte d'Azur
Provence-Alpes-Côte d'Azur
*
*
*
*
*
*
*
Przemyśl
Przemyśl
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Querétaro
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Râmnicu Vâlcea
*
*
*
*
Ras Al Khaimah
Ra’s Bayrūt
*
*
*
*
*
*
Réunion
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Guinea-Bissau
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Réunion
Réunion
Réunion
Réunion
*
*
Réunion
Réunion
*
*
*
Rhine-Main
Rhine-Neckar
Rhine-Ruhr
North Rhine-Westphalia
Rhineland-Palatinate
*
*
Rhine-Main
Rhine-Neckar
Rhine-Ruhr
Rhineland-Palatinate
*
*
*
Auvergne-Rhône-Alpes
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Emilia-Romagna
*
*
*
*
*
*
*
*
*
Rondônia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Rostov-on-Don
Rostov-on-Don
Rostov-on-Don
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Rzeszów
Rzeszów
Rzeszów
Rzeszów
*
*
*
*
*
*
*
*
*
*
*
*
Saarbrücken
Saarbrücken
*
*
Saxony-Anhalt
*
*
*
Saint Barthélemy
*
*
*
*
*
*
*
*
*
*
Saint Barthélemy
*
Saint-Denis
Saint-Étienne
St. Gallen
*
*
*
*
*
*
St. Louis
*
*
*
*
*
*
Saint-Pierre
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Salé
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Saint Barthélemy
*
*
St. Gallen
San José
San Jose (US)
*
San Luis Potosí
*
*
*
São Paulo
*
*
*
*
São Tomé and Príncipe
*
*
*
São Tomé and Príncipe
St. Gallen
*
*
*
*
*
*
*
*
*
*
*
Bogotá
*
*
*
*
*
*
*
*
*
São Tomé and Príncipe
São Tomé and Príncipe
*
*
Saint Barthélemy
*
São Luís
*
São Paulo
São Tomé and Príncipe
São Tomé and Príncipe
São Tomé and Príncipe
São Tomé and Príncipe
São Tomé and Príncipe
*
*
*
*
*
*
*
*
*
*
*
*
Saarbrücken
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Saxony-Anhalt
*
*
*
*
*
*
*
*
*
Schleswig-Holstein
Schleswig-Holstein
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
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
Saint Barthélemy
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Setúbal
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Saint Barthélemy
*
São Tomé and Príncipe
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Xi'an
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Słupsk
Słupsk
*
*
*
*
*
*
*
*
*
Saint Barthélemy
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
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Trentino-Alto Adige
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Sub-Saharan Africa
*
*
*
São Tomé and Príncipe
Saint Barthélemy
St. Gallen
St. George's
*
St. John's
*
St. Louis
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Georgia (US state)
*
Estado de México
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Stoke-on-Trent
São Tomé and Príncipe
*
*
*
*
*
*
*
*
Sub-Saharan Africa
Sub-Saharan Africa
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Trentino-Alto Adige
*
*
*
*
*
*
*
*
*
Trentino-Alto Adige
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
São Tomé and Príncipe
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Székesfehérvár
Székesfehérvár
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Tai’an
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Târgoviște
Târgu Mureș
Tarnów
Tarnów
Tarnów
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Timișoara
Timișoara
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Timișoara
*
*
*
*
*
Târgu Mureș
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Torreón
*
*
*
*
Toruń
Toruń
Toruń
Toruń
*
*
*
*
*
*
*
*
*
*
*
*
Trenčín
Trenčín
Trentino-Alto Adige
Trentino-Alto Adige
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Tromsø
Tromsø
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Ulan-Ude
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
*
*
*
Ústí nad Labem
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Valparaíso
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Västerås
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Veszprém
Veszprém
*
*
*
US Virgin Islands
*
*
Victoria (Seychelles)
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
US Virgin Islands
*
US Virgin Islands
*
*
*
*
*
Vitória
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Mecklenburg-Western Pomerania
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
North Rhine-Westphalia
*
North Rhine-Westphalia
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Włocławek
Włocławek
*
*
*
*
*
*
*
*
Wrocław
Wrocław
Wrocław
Wrocław
*
*
*
*
Baden-Württemberg
Würzburg
*
*
*
*
*
*
*
Baden-Württemberg
Würzburg
*
*
*
*
*
*
*
*
*
Xai-Xai
*
*
*
Xi'an
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Yaoundé
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Yucatán
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Zamość
Zamość
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
Zielona Góra
Zielona Góra
Zielona Góra
Žilina
Žilina
*
*
*
*
Zlín
Zlín
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*
*	48
6
81
56
81
80
18
18
497
1126
497
981
196
57
197
116
197
266
725
1256
41
500
582
714
202
1080
1075
83
602
602
436
715
269
237
716
268
716
268
1169
15
53
1
1
78
1
1
1
1
16
16
16
16
16
1
406
406
78
406
406
16
16
1
1
1
1
1
1
78
1
1
1
268
268
717
721
720
426
33
124
412
19
19
718
718
131
124
131
131
210
243
239
243
329
6
98
197
9
1
6
3
9
1
1
116
384
383
199
199
383
384
1310
609
202
1331
595
116
199
265
354
354
354
354
9
22
97
167
48
42
1476
1187
233
157
1472
1173
555
269
269
269
3
971
81
3
38
38
38
71
71
38
313
372
232
199
199
1161
1249
559
237
237
559
424
424
97
514
237
71
522
38
38
505
38
71
505
1068
1
1
1
15
15
973
80
196
6
1185
237
719
685
42
3
42
1
1
46
6
160
1571
1
1
1
1
1
1
1
403
91
91
960
1180
91
91
53
1569
160
91
188
88
160
188
91
91
91
160
91
188
91
160
911
1
1
1
1
1133
8
19
69
618
618
21
1
3
1
1
27
714
194
193
370
1
1
35
15
1
370
370
1167
980
370
1473
371
516
371
371
39
39
359
483
50
1176
476
476
476
476
516
371
1171
45
34
21
83
3
2
83
1053
159
1170
159
159
159
159
159
159
159
159
1
1
1
498
50
46
46
1629
46
46
1
720
270
161
233
535
684
684
15
1
268
1108
15
1638
56
56
57
1337
129
79
9
202
15
1
278
1
1
1
181
16
1
181
1
124
641
97
489
116
715
1070
1474
424
237
559
372
1178
721
1179
407
407
372
407
407
407
65
65
81
305
22
9
22
11
3
719
1175
1580
232
232
232
1186
269
237
232
35
434
372
722
98
98
197
628
628
53
1
1
1
1
1
1
16
1
16
16
16
16
1
1
1
1
1
1
1
1
722
1012
490
417
505
11
11
193
1079
15
723
158
158
717
158
158
158
158
210
3
15
1
1
1
724
620
6
27
724
408
1475
27
15
1
16
1183
408
301
408
270
270
408
408
1182
150
150
723
161
150
150
79
195
1000
1
1
16
270
161
150
161
725
1477
9
1478
98
98
1188
927
98
98
98
98
927
98
1
1
1
1479
373
373
107
51
109
260
114
518
116
116
518
1210
42
1201
1581
272
51
162
502
1267
671
375
33
33
45
393
3
272
594
594
344
1
368
65
65
302
193
302
272
143
643
409
272
1
1
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
3
1056
375
687
200
995
115
437
271
1153
271
271
1194
929
999
271
1022
82
82
471
471
2
2
119
2
373
1192
48
48
48
272
32
11
19
310
373
58
56
56
967
58
57
58
513
193
116
116
45
1023
1037
206
109
3
930
114
260
260
45
99
261
365
726
107
80
966
727
1193
732
728
229
2
8
106
138
106
138
441
317
365
365
115
728
1215
410
410
410
118
47
18
297
297
297
297
118
297
118
118
118
118
118
297
297
1196
118
11
431
431
377
377
1216
162
377
997
47
162
647
410
733
441
503
1
1
353
353
155
929
19
1049
2
612
307
441
1203
207
431
438
367
375
162
5
5
5
32
1142
1141
377
3
6
95
45
6
6
6
6
231
6
1205
1481
375
375
58
58
58
513
118
738
458
295
12
27
295
99
442
3
365
729
729
730
727
730
731
1517
452
562
283
452
12
19
376
731
740
1212
732
7
7
7
7
6
162
162
162
162
7
7
60
1480
490
48
514
118
243
534
1344
288
534
18
203
1033
1027
733
734
615
119
644
119
734
12
743
744
735
735
736
271
737
1139
275
6
275
343
310
84
190
953
3
12
737
141
119
353
469
469
1207
556
556
556
234
234
234
234
377
234
96
32
608
19
646
71
274
274
274
6
205
234
928
84
1190
84
1191
84
84
84
84
928
84
84
84
84
27
84
12
275
275
275
1213
930
308
79
18
608
738
739
739
1646
18
117
12
68
45
114
45
1482
99
151
151
151
151
151
151
47
151
151
99
93
433
82
6
1209
151
151
99
99
99
599
726
373
1495
69
95
6
231
32
99
151
37
1117
578
99
344
989
18
263
206
449
39
39
483
39
483
39
39
39
39
111
39
154
666
1457
39
39
111
195
736
40
40
40
198
3
3
593
46
46
46
1206
442
198
95
46
46
264
510
46
46
11
740
741
741
310
93
93
93
376
427
427
66
267
592
27
134
138
440
596
93
435
440
119
409
1200
409
119
119
119
409
119
409
374
374
446
99
36
308
259
418
1198
1199
288
1618
1595
1154
119
440
1202
442
374
59
376
376
1573
742
742
234
177
440
343
374
275
743
37
7
647
410
61
7
744
156
9
1112
307
580
165
558
558
18
747
199
57
19
68
1121
9
22
235
604
171
1303
940
1522
171
171
18
1230
932
235
932
235
57
33
47
1483
60
1217
298
298
298
298
298
298
194
193
263
41
2
1016
193
633
21
165
54
12
1235
558
94
165
507
1
1
18
1
53
1
646
15
16
15
259
12
310
428
193
1640
194
194
1042
302
489
194
194
32
345
1
1
19
1129
824
1312
824
105
745
347
745
746
1062
1
42
267
267
953
15
1
163
1222
1
16
1221
53
1
53
1
1
1
1
1
16
207
190
62
190
40
62
190
40
672
564
747
748
749
1562
252
252
418
79
19
2
2
8
2
8
2
8
1297
134
134
2
43
46
27
27
1105
3
155
990
749
11
190
8
62
21
62
13
6
2
8
2
8
2
19
62
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
5
337
5
638
35
627
33
49
50
3
129
129
62
1645
1229
411
411
411
411
1490
411
320
50
1491
475
276
220
220
220
220
1445
220
220
220
209
320
613
637
1114
252
293
752
754
50
2
8
620
1237
123
8
2
1494
750
252
12
320
475
277
3
220
209
15
54
109
18
606
1024
41
621
12
41
41
750
751
752
36
3
93
93
753
753
754
9
33
6
496
437
1094
1218
100
100
746
748
19
117
751
1493
33
1338
9
95
1232
477
477
477
208
487
477
1134
6
157
3
27
819
1184
1247
1
1211
172
172
172
1305
194
302
604
1159
443
443
649
470
1488
1224
521
648
1220
931
931
9
22
1
93
83
1228
122
122
380
81
81
81
509
244
134
86
1309
355
244
134
86
355
244
134
86
1131
3
973
195
48
164
164
164
1233
933
933
650
79
1227
597
264
18
757
755
37
37
51
755
1
16
337
103
1284
478
103
103
9
756
50
756
1234
934
1614
934
41
1236
47
758
757
758
759
759
760
1524
484
760
935
1238
761
761
190
62
1240
657
62
5
190
7
7
7
439
1
60
2
204
495
15
59
244
86
59
1243
152
86
8
624
60
8
27
313
313
313
202
204
8
101
152
152
1497
101
101
152
152
101
101
101
152
152
152
152
37
2
1050
434
6
436
267
3
9
762
763
427
316
152
71
9
157
19
458
521
1422
120
672
120
185
253
336
237
134
120
69
101
101
101
1244
115
27
206
1128
3
3
763
954
38
38
38
38
522
71
1
2
2
495
98
36
1097
313
101
152
305
1632
764
115
764
1242
1005
765
766
766
5
43
5
43
5
5
5
765
767
434
71
1148
71
767
659
1246
166
1248
1499
1582
322
166
322
166
322
166
166
1498
317
43
2
253
8
253
253
2
264
6
601
1163
458
521
1486
228
6
6
231
6
5
5
5
5
236
522
197
197
502
6
6
38
38
71
3
18
704
166
322
33
12
27
1096
6
30
64
541
322
768
768
447
447
447
453
236
1
54
1
1
16
1
1
1077
12
705
53
53
262
53
404
54
554
769
41
210
39
359
769
660
560
560
560
18
18
18
68
579
579
1501
911
1
239
936
523
403
210
770
412
124
124
124
124
238
770
1251
124
412
412
771
6
69
131
124
13
11
238
238
238
129
238
1011
199
1
3
1423
465
465
7
7
164
421
279
279
130
1275
1444
191
191
401
79
76
94
12
1
330
57
97
554
1579
97
640
97
97
97
359
39
485
39
39
630
238
660
1274
772
116
591
6
772
279
1254
279
279
401
279
773
230
1
484
239
200
771
145
182
773
72
67
67
72
72
67
67
67
67
67
72
67
42
230
425
95
186
1500
968
88
88
710
681
91
83
239
936
70
1250
523
239
239
36
1
186
239
186
1426
351
351
774
218
88
774
94
1257
1583
210
210
68
15
1570
15
1
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
1
1
1
16
16
53
1
1
1
1
1
1
1
16
16
16
16
16
16
16
16
194
3
1
1
16
1
18
193
1
1
126
127
312
1260
102
102
102
126
109
1
126
3
1147
1263
126
177
168
338
1376
446
701
210
537
99
342
400
211
1262
104
530
530
240
178
1
125
5
5
1
369
369
231
268
775
240
240
240
240
1259
3
1393
178
1620
178
567
178
178
775
1258
221
125
221
221
125
125
125
1615
221
221
125
221
221
125
32
501
776
776
777
9
1320
9
486
576
486
576
228
27
777
96
32
32
47
22
143
1004
778
353
779
2
102
8
1
1567
1058
3
3
3
47
8
780
780
127
63
63
63
1264
63
63
63
6
79
127
598
6
63
95
30
30
30
6
30
6
30
231
127
127
127
956
168
177
127
63
127
63
63
63
127
177
63
63
63
168
177
63
262
1089
584
30
30
30
6
260
260
956
665
1384
664
3
762
56
228
196
57
779
969
778
15
3
203
21
2
165
126
240
125
178
197
34
102
21
49
1100
117
102
127
168
177
1322
2
8
533
9
1503
323
1265
448
448
448
323
598
323
380
329
51
489
63
3
502
1272
325
325
525
325
46
325
121
120
324
34
2
1101
262
380
1551
156
218
83
781
781
15
782
37
7
61
7
1496
7
37
783
228
212
450
6
241
208
322
270
518
58
96
368
58
58
96
32
510
96
324
783
324
207
366
1028
1506
1584
241
241
38
446
71
38
38
38
71
1241
94
324
321
450
212
130
241
784
785
785
786
786
1268
1585
46
450
326
327
168
242
129
324
787
213
285
223
787
379
1269
236
48
790
242
58
368
280
280
242
170
130
596
199
788
65
56
18
7
7
791
789
789
790
796
792
490
70
6
47
42
263
1
1
1118
364
328
381
13
13
7
7
143
70
622
70
70
6
59
791
792
94
793
378
378
378
1
1505
624
674
675
195
3
449
1
967
56
229
793
782
524
1
1
191
1510
130
191
1276
191
3
1270
3
1266
1504
212
36
130
130
191
191
130
191
65
584
788
364
212
212
212
69
969
212
378
174
128
378
241
241
794
794
795
41
326
1509
1273
326
326
1279
526
33
526
21
21
1120
34
34
8
47
1278
606
561
561
561
327
168
1009
444
324
1507
784
380
168
2
280
242
129
1508
1280
129
129
280
242
129
380
8
34
35
155
15
1
1
795
450
19
212
201
503
15
993
41
797
1281
168
665
326
327
168
280
242
796
326
526
59
327
797
66
316
60
204
69
422
1026
60
329
329
265
2
34
204
1285
313
315
95
30
30
6
95
231
6
315
994
2
2
73
8
244
86
8
1617
355
3
203
204
3
3
435
8
3
35
105
454
170
195
422
22
232
329
204
21
2
21
34
265
8
21
6
34
21
337
87
274
130
130
191
1277
191
230
425
230
1489
89
89
89
34
1165
2
2
73
51
41
466
114
261
2
9
256
256
35
1
16
1
957
283
452
49
955
67
67
955
72
798
382
798
382
799
799
328
60
204
263
2
270
391
64
64
1543
87
64
683
64
64
64
417
109
364
585
937
1283
937
1282
382
382
222
73
73
328
381
1586
73
222
1083
328
3
21
1
27
800
40
364
800
103
478
478
314
801
801
802
21
21
2
2
307
2
34
1156
2
2
206
802
34
222
222
222
222
1286
73
21
2
381
19
9
93
266
15
16
1
1
1
1
1
1
1
1
1295
479
9
22
418
210
1512
803
472
131
256
131
128
111
124
243
243
9
284
331
285
123
578
132
487
1354
176
135
100
122
126
102
138
137
179
144
147
188
111
132
50
123
176
233
135
100
122
126
102
138
137
179
144
147
188
111
9
22
804
804
9
59
59
9
283
691
1465
1292
957
157
3
805
283
562
562
283
805
1
1
1
281
1288
938
281
281
938
281
19
359
39
484
39
39
39
6
50
156
21
229
132
1516
170
282
22
806
807
669
284
284
383
284
1294
331
299
299
299
299
299
331
1293
1587
284
116
1289
1518
256
256
13
803
131
131
256
131
256
256
131
131
807
806
3
809
282
200
1
809
132
123
176
312
439
439
331
1388
384
268
331
247
393
808
243
808
243
479
243
479
233
194
135
1633
100
122
126
102
138
137
144
147
111
188
1291
479
18
123
132
176
233
274
135
100
122
126
102
138
137
179
144
147
188
111
72
72
1515
1514
282
939
330
939
330
83
83
282
108
85
89
810
810
169
112
169
112
527
112
112
112
112
112
169
169
112
112
169
169
1616
1296
169
112
112
169
5
5
5
5
11
557
557
557
164
13
83
282
41
27
3
19
115
33
812
1298
528
1588
213
213
213
296
213
1086
213
455
455
455
528
528
155
35
544
1299
223
223
223
285
285
223
223
223
223
432
93
379
811
202
7
7
472
129
453
671
1519
3
265
811
35
207
525
520
171
21
21
2
34
34
2
323
2
8
379
236
379
236
202
202
62
133
332
34
255
8
255
255
280
242
2
2
2
2
2
453
213
241
155
812
439
384
163
166
121
120
383
398
398
398
398
701
62
278
278
546
78
184
813
12
12
12
366
47
384
813
1520
170
1589
170
170
170
458
814
814
212
1164
1151
414
163
277
468
583
236
179
126
102
122
100
135
111
188
215
172
137
138
144
147
233
132
176
123
135
12
165
165
165
589
589
266
520
360
8
135
135
1124
105
1271
13
61
7
11
11
235
171
171
171
235
235
630
457
9
520
298
302
171
266
19
22
3
21
314
165
12
312
200
1
6
35
416
105
433
1643
6
345
345
302
345
345
619
619
7
37
37
1
311
1135
1
49
83
825
105
105
105
1313
413
413
1314
413
413
105
105
13
815
66
66
1219
135
135
100
103
11
11
172
815
385
385
385
22
1300
1590
35
43
164
123
103
333
816
816
817
13
1
1
43
5
5
5
43
432
432
5
5
5
817
319
319
940
381
103
103
495
818
21
21
656
6
7
61
1155
5
43
1082
5
319
5
332
133
207
475
645
1197
457
1245
351
1374
543
351
462
547
391
1440
1132
18
1103
421
49
209
209
818
1301
133
133
133
133
133
133
332
1304
1
585
637
319
133
613
504
49
277
220
315
508
1619
444
445
81
616
229
311
51
12
139
819
171
820
820
134
3
475
49
49
81
1006
6
30
19
81
6
30
100
100
100
100
19
208
6
231
208
51
208
208
172
172
172
172
121
120
120
121
120
13
272
118
376
171
101
87
186
386
175
74
181
72
291
548
108
462
83
81
81
822
86
244
355
355
355
244
391
208
264
321
433
82
321
321
7
7
7
164
366
164
164
610
333
1029
1
821
822
367
367
367
37
37
7
7
61
5
5
13
13
11
5
5
593
1
5
5
5
5
103
103
478
12
5
5
12
627
1
5
9
1555
366
444
366
122
122
445
500
2
462
8
2
1
123
103
11
122
333
333
1311
609
1591
333
13
823
54
8
59
21
21
54
262
21
208
86
134
321
823
9
43
5
5
5
5
49
935
209
456
456
1302
332
445
445
5
825
105
491
346
9
203
48
422
422
69
69
496
592
693
193
1637
15
1140
312
623
286
386
2
30
2
79
79
564
3
8
1525
334
1315
334
1316
334
334
1
48
3
15
1
136
1
16
16
1
16
196
136
1328
565
136
565
136
58
68
57
826
272
826
830
249
99
84
835
827
827
101
199
12
36
563
1317
18
423
423
7
7
18
6
231
1
43
13
635
421
76
1
1325
386
136
136
565
136
136
136
675
356
46
396
15
15
15
6
27
3
178
109
323
828
2
21
2
34
245
563
245
245
245
245
40
40
1324
286
286
287
286
287
1017
1329
1592
1330
287
287
50
828
1321
510
46
173
673
480
673
335
57
335
335
36
615
1145
423
1647
30
30
27
262
27
70
8
229
36
11
117
117
117
117
2
117
173
173
480
480
1326
480
173
3
173
173
173
346
2
245
18
287
346
337
623
1087
274
829
829
235
238
175
216
128
543
454
97
74
307
37
7
7
7
436
196
303
57
1152
18
206
1018
18
18
18
3
2
1088
418
3
22
361
3
50
46
259
114
830
372
165
831
167
401
464
831
181
832
832
833
307
307
3
6
7
61
37
7
245
563
421
58
368
19
19
6
30
30
6
58
5
174
5
46
174
75
75
2
90
508
174
90
958
90
958
174
5
5
5
46
396
833
1327
1046
674
611
356
356
174
611
356
356
174
356
368
600
2
834
834
43
5
5
5
43
174
88
43
352
835
312
286
670
335
36
1162
386
173
174
9
69
1533
1347
680
680
222
73
535
106
1529
106
106
106
47
317
1340
339
339
339
339
35
1149
27
437
48
132
132
215
388
837
94
94
6
1
1511
73
35
94
309
266
32
157
276
6
1054
535
115
267
106
533
202
1025
48
1594
1339
248
248
248
341
341
341
1358
1598
566
566
1361
566
248
215
215
1356
215
1137
215
248
248
340
1531
264
267
341
248
678
70
70
1352
388
1596
1111
80
132
1065
595
47
206
429
132
19
19
94
27
201
586
636
636
35
154
50
6
626
290
247
944
50
580
1526
507
507
42
341
30
57
248
1530
987
6
1052
43
175
357
357
175
357
175
51
201
428
428
175
357
357
175
205
205
36
1341
137
137
36
340
340
1349
388
340
22
1045
137
200
137
1
1069
9
22
137
1107
340
42
42
50
247
926
290
926
1350
247
1597
1355
290
247
317
6
473
473
1467
473
473
80
626
94
836
836
9
1527
838
339
846
9
1
15
515
264
260
114
260
45
1
115
310
515
1
15
1
1
35
216
88
160
188
2
681
216
1
216
263
1078
5
5
1
3
1
509
289
271
387
1
1
635
83
27
634
257
216
96
1073
18
205
848
257
41
257
257
257
257
257
1359
41
41
257
216
41
216
837
838
1631
839
839
9
3
288
288
2
9
157
33
1261
211
1
1
1
1
12
1
1
1
1
16
1
18
1
12
1
88
188
211
211
5
5
211
211
211
96
96
32
460
3
42
305
3
22
364
309
309
124
66
316
1502
278
278
278
278
412
9
68
22
22
1
1
1
1
288
35
840
840
841
841
1535
842
645
842
9
1528
1532
289
6
843
9
201
27
1538
389
224
224
224
224
224
217
50
201
201
96
15
214
625
625
309
217
12
214
214
214
214
215
214
1334
677
57
290
247
175
388
175
504
1333
6
532
532
6
1593
289
289
1346
289
289
289
1044
387
305
157
337
1336
1335
337
50
41
387
1102
27
387
36
68
1351
33
290
247
357
1332
1036
175
215
214
217
224
389
217
13
13
13
318
13
13
11
13
11
13
11
13
389
389
698
116
216
1
850
224
224
217
217
1362
224
217
843
262
844
106
845
845
340
9
1360
1534
9
844
1537
6
30
30
95
5
5
8
19
6
30
30
6
6
95
1090
48
11
1536
1144
435
50
846
847
434
847
214
387
290
247
217
848
849
288
1345
5
5
849
19
155
19
1575
850
474
1
54
304
361
484
1306
15
50
1
35
49
19
51
1
1
1370
342
342
504
1540
78
1365
941
536
941
536
50
156
184
2
2
78
8
8
205
78
8
8
8
184
36
8
539
538
32
32
32
642
3
1116
491
538
1377
489
302
19
429
33
80
9
1541
9
1095
508
281
9
32
9
22
87
87
683
391
64
64
64
64
64
64
21
21
12
38
1375
943
943
537
1542
1372
30
56
65
1
139
140
9
157
154
1366
19
1
22
3
22
22
3
3
301
22
3
304
1381
944
3
18
985
18
966
154
1380
851
851
577
852
852
371
9
60
853
1064
586
853
1371
942
942
205
423
87
56
64
87
64
360
416
261
71
38
139
140
1166
1367
1369
1599
342
529
529
459
390
459
390
390
2
8
2
2
34
537
1521
529
459
342
438
438
438
1150
82
1545
1378
1379
140
139
11
11
11
13
13
36
9
854
579
854
9
855
15
176
19
74
1
581
581
54
138
12
54
225
225
74
176
855
1
79
1
1
15
1
15
1
1
359
1
15
1
134
138
106
45
261
74
3
1368
176
1544
6
195
1642
225
225
1
1
1
91
91
1
16
1
16
1
228
22
22
1
1
228
1307
1343
114
54
68
1
1
53
1
262
53
1628
1348
54
301
54
154
74
225
74
74
74
225
74
225
74
1373
74
74
225
225
18
18
1059
1063
487
195
139
487
140
139
47
3
154
3
140
139
140
431
367
13
7
7
856
856
857
857
972
80
970
80
575
1
159
488
6
139
3
140
33
1098
154
176
139
203
140
74
1040
6
6
30
1021
9
80
9
1357
3
66
66
342
390
304
203
140
139
140
858
858
3
33
641
360
416
56
578
195
53
1
81
43
5
5
43
5
5
35
294
1181
150
150
30
30
491
9
22
9
27
305
22
3
391
64
6
233
40
40
7
7
7
859
1546
3
1382
1600
432
859
318
80
107
712
328
80
154
1635
54
1
352
161
150
61
61
61
7
117
9
51
424
87
233
54
986
9
70
22
11
11
404
1
155
12
27
1
1
1
49
49
161
430
6
6
1
1
161
150
517
150
150
161
1
40
198
40
40
132
176
123
135
122
179
219
253
270
161
68
991
551
230
425
187
1
228
206
187
552
1
9
418
15
1
1
1
1
1
1
1
32
32
87
984
194
87
274
87
863
393
1387
1601
393
344
394
394
417
1396
32
143
1394
218
218
218
218
218
218
1014
394
143
48
3
1547
16
1383
621
945
945
155
1071
107
690
107
690
107
107
107
107
107
107
107
393
344
1397
947
947
344
42
1091
42
394
40
40
143
205
96
3
1
1
19
1
87
195
1
1
866
488
66
316
80
633
8
126
460
317
1138
1
1648
22
361
11
11
447
1195
277
3
8
1549
318
11
11
42
460
669
299
1
299
263
1548
481
481
481
481
318
13
11
127
168
177
860
45
861
862
12
203
3
567
178
1386
1093
3
862
1034
27
42
79
79
1644
303
12
12
240
392
567
178
198
125
158
605
179
1391
179
179
179
51
179
3
863
864
3
7
7
51
992
308
1208
234
870
18
198
40
865
866
861
1051
1
15
599
102
864
113
113
1389
141
249
177
177
1621
141
113
141
12
113
113
113
141
141
113
141
141
113
113
113
113
141
5
5
5
689
177
1634
113
19
141
1030
12
266
1061
1072
1099
1106
249
27
117
47
597
343
249
90
18
90
90
1395
1552
249
90
249
90
90
90
90
90
692
90
249
37
12
6
37
7
7
61
867
652
276
547
198
198
198
198
1002
547
40
40
40
40
1492
457
457
82
82
433
12
867
154
639
639
676
676
1157
1109
821
79
195
27
156
156
156
156
869
871
7
7
868
868
11
869
2
35
33
41
343
946
1392
343
946
343
303
616
19
35
59
249
2
8
870
491
871
1038
860
1039
872
872
1399
541
413
105
531
80
2
8
34
2
2
2
456
456
970
634
2
2
80
971
68
638
301
12
50
385
33
267
33
133
332
1123
60
2
133
369
61
7
7
19
35
3
51
94
12
429
334
197
365
6
136
312
648
659
1484
873
206
245
47
6
315
1
128
36
454
128
205
451
62
163
121
120
468
166
527
1174
642
517
1189
519
1214
655
1231
546
651
402
653
1223
667
654
658
661
465
523
663
662
451
670
452
668
383
1290
527
531
455
86
1318
1342
679
1353
677
1363
539
539
682
688
1398
540
1390
397
698
699
542
461
463
695
399
406
545
1419
1433
121
325
392
398
706
549
549
1450
552
405
354
553
553
553
713
146
1177
469
163
163
62
655
651
653
86
654
465
389
682
688
463
404
469
661
540
540
404
121
334
166
404
276
134
120
692
269
516
232
98
441
275
119
374
320
208
121
321
444
209
178
215
137
348
236
238
401
129
239
240
125
323
325
525
327
280
242
329
328
283
281
284
164
472
165
235
105
385
332
86
103
136
286
173
339
341
678
388
290
214
217
536
538
390
459
106
551
187
161
394
687
344
460
141
396
349
464
180
251
250
182
694
350
77
149
252
293
148
288
471
162
296
255
78
184
668
121
517
643
644
392
667
392
542
463
399
399
399
399
542
397
397
163
658
463
120
451
166
121
397
699
546
664
448
62
254
397
386
519
663
451
531
656
121
86
650
679
691
533
461
534
354
873
346
693
1400
499
1031
346
346
1554
36
1
1
1
1
417
261
1
15
1
1
1
114
22
713
952
79
9
1287
515
285
286
287
12
3
1048
1047
335
501
36
512
47
42
42
1641
173
27
5
5
5
202
874
1104
1568
3
3
226
75
75
1513
1523
96
196
226
226
226
1401
226
75
32
226
75
42
12
42
509
1007
76
76
395
347
347
347
76
192
395
395
347
192
192
347
6
13
13
13
192
30
30
69
874
205
226
75
75
5
186
454
128
276
1385
875
1576
1553
396
1
1
1
108
85
174
75
226
75
75
75
226
75
75
959
192
632
308
76
76
192
192
1403
395
76
76
192
76
76
192
192
76
959
12
76
396
876
876
1404
162
11
11
7
7
76
7
7
7
7
474
1
575
304
361
69
244
1420
877
474
972
167
6
6
114
261
261
3
1
167
273
401
167
167
1
1253
60
180
204
251
464
273
104
1081
36
65
696
1032
104
104
530
104
3
246
349
1577
3
13
13
1074
142
142
142
142
142
109
110
110
110
110
219
246
1057
209
209
348
49
45
241
369
360
1158
144
144
158
158
605
3
41
512
950
950
360
259
360
318
296
1574
160
160
160
712
3
273
3
3
65
1001
203
1076
33
349
1416
338
47
607
142
13
1092
185
110
1110
94
185
65
13
11
11
13
349
2
142
3
3
42
496
310
219
246
3
109
109
219
1119
498
1008
185
185
512
2
273
104
47
338
47
702
702
185
185
185
110
948
49
48
988
13
11
11
303
57
196
45
6
577
154
315
45
51
877
1556
1405
948
181
1622
543
181
181
181
181
27
417
1639
114
878
9
15
1
16
1
56
65
8
45
114
39
359
108
153
85
1612
89
649
89
89
56
485
39
39
3
9
1559
879
1
15
3
43
207
15
110
219
104
246
338
142
348
180
115
1
886
273
338
142
49
1417
949
949
464
104
246
110
110
219
104
246
59
167
59
1402
414
180
180
414
180
42
251
251
180
180
180
348
117
183
59
336
145
182
72
186
108
85
43
106
138
48
48
348
1407
461
461
348
203
629
183
880
880
881
34
21
34
2
1160
2
21
8
585
34
8
197
1
181
18
2
2
273
123
185
219
104
246
349
142
110
21
8
8
251
8
250
466
200
146
8
881
183
269
1172
555
555
3
336
8
153
108
85
882
21
1563
8
1
1
1
1
51
34
303
57
7
7
251
251
1415
490
146
1
336
145
182
255
43
33
695
1411
1085
1603
250
250
250
250
21
1613
219
1424
466
466
3
146
146
183
186
196
883
883
488
1
1
1055
884
878
27
884
145
358
1414
697
1413
145
358
145
568
1412
568
182
182
182
358
697
358
145
358
145
145
358
182
568
686
7
7
891
145
182
885
11
885
160
83
886
273
142
349
15
1
250
110
219
104
246
338
887
13
470
295
586
511
511
308
632
65
144
1406
144
56
887
700
700
400
400
400
33
2
66
316
144
7
7
1558
184
1469
258
53
16
1
301
3
3
22
1
22
1
1
1
1
228
1308
1
1421
545
57
1364
18
1
1
1
53
16
53
1
53
545
703
12
67
72
67
67
1255
72
67
67
72
183
1130
865
3
1410
207
888
1461
875
180
1
1323
564
414
414
336
889
15
889
88
395
890
1204
56
1019
696
982
104
3
1319
3
1020
13
110
279
282
333
287
143
143
345
13
3
1127
304
330
968
304
143
541
304
3
211
88
143
430
11
11
416
12
37
1
1
70
70
622
3
18
890
36
36
1
6
30
259
2
351
53
1
51
1115
258
1
1
78
258
78
258
1
1
1408
184
184
1602
694
184
1
1
1
86
1
1
1
1
184
196
153
108
153
474
1
1560
1
153
153
196
85
89
78
258
258
1
59
85
89
85
85
89
258
350
350
685
686
319
5
5
319
1
18
144
221
400
221
662
125
72
2
888
115
1
437
350
1418
350
336
146
145
182
315
108
1013
183
186
59
8
891
544
544
183
183
183
183
153
153
153
13
108
462
108
443
85
89
1561
882
185
1539
18
8
186
879
1409
153
89
443
1226
350
894
186
892
892
893
1557
78
436
11
893
3
1425
1604
146
146
146
146
251
894
37
7
61
21
21
427
316
66
66
66
66
70
85
108
33
200
3
77
77
77
77
59
291
59
77
1550
689
2
8
314
314
291
291
291
314
314
1446
402
1605
8
8
77
77
1432
77
77
147
499
1010
33
11
35
155
230
3
230
425
708
428
369
548
8
254
254
254
708
1606
254
254
612
1035
51
51
7
7
61
499
582
506
506
301
77
468
77
603
895
895
896
252
190
657
896
38
38
607
200
200
147
265
265
35
149
500
12
51
93
305
22
147
148
147
5
5
5
5
711
143
666
711
65
317
156
550
292
149
954
1649
157
897
897
898
898
1623
60
1431
951
291
291
951
204
1
3
69
87
392
106
1225
403
983
158
996
19
60
260
56
65
45
261
114
210
2
8
34
56
8
603
41
69
93
705
253
1435
590
590
51
416
899
899
77
900
900
902
901
33
901
902
9
155
903
707
42
13
1429
1430
704
77
1434
467
467
49
49
27
36
41
13
13
903
1439
548
3
49
149
32
68
41
1015
1458
148
292
7
7
7
7
303
506
36
36
264
60
60
60
904
1
54
54
82
82
57
303
3
6
95
32
32
149
1566
707
149
149
149
149
149
1136
35
19
292
82
82
430
1066
430
149
1487
252
62
190
62
1239
12
320
8
21
8
190
62
550
905
905
3
1441
148
292
3
1564
482
293
293
2
629
293
1438
482
706
293
482
482
467
904
300
148
148
300
32
45
300
148
1565
148
300
300
1442
549
292
1437
1436
292
1428
1427
147
147
300
230
300
292
148
148
148
1125
57
906
1443
550
906
11
907
293
467
907
9
253
259
38
38
71
13
11
11
908
908
909
97
294
294
318
11
11
910
910
1449
1607
12
187
524
294
909
294
1448
709
415
415
415
415
709
415
294
614
614
11
95
59
485
352
11
57
351
435
222
73
73
222
73
172
1168
524
449
254
88
88
189
189
207
259
70
15
1
583
352
1452
569
569
569
352
8
912
1578
710
1459
1451
187
403
703
40
9
22
69
35
35
155
912
913
1
913
1453
187
552
187
5
5
5
187
9
19
1043
554
56
514
193
48
1060
498
68
12
405
405
1463
405
405
640
503
511
308
37
37
37
70
1572
109
1455
1454
109
109
56
914
914
915
449
128
915
32
32
353
57
32
32
570
570
1456
570
73
32
33
12
97
88
128
128
97
216
254
88
22
96
1
66
66
295
916
916
917
582
1636
1084
229
631
229
1041
295
470
470
1462
295
1608
48
201
201
201
68
311
610
311
5
5
5
5
5
5
917
111
1460
157
3
111
19
309
47
309
19
1630
486
13
918
918
13
11
11
271
277
276
11
11
259
13
11
11
45
370
335
532
1
253
276
12
54
403
9
919
60
919
11
575
54
1
305
361
9
65
3
485
189
584
1464
189
189
189
189
189
576
486
617
6
471
1146
37
37
7
7
61
7
7
9
157
22
361
73
2
327
30
30
8
2
123
2
353
519
207
1143
483
2
229
442
8
54
54
1
16
218
35
1
1
446
1
998
3
3
22
1
167
53
301
1
262
53
1252
1
45
12
45
167
920
9
3
631
1113
6
1003
3
311
311
617
68
58
9
22
12
920
169
7
7
112
189
211
6
189
263
18
27
37
7
7
61
921
921
2
2
45
6
551
8
2
2
294
352
6
45
6
8
8
2
187
9
9
9
22
187
50
8
2
8
8
381
382
2
2
2
72
130
2
2
34
250
139
2
140
73
167
21
2
2
146
8
115
11
43
213
472
213
232
497
2
2
429
2
960
8
601
285
223
1067
13
11
922
13
922
1466
1609
128
111
591
265
1
2
236
2
169
284
331
2
283
128
2
111
281
282
330
330
115
49
170
49
206
170
488
78
33
170
295
8
1610
1468
154
577
21
130
8
34
184
923
7
7
33
923
501
426
426
426
1485
156
580
156
1470
1611
296
296
61
7
296
296
1447
41
5
5
5
5
5
43
48
266
228
1
163
1
1
453
252
2
2
2
2
285
21
34
2
8
2
379
320
5
5
5
2
163
277
468
652
402
402
402
277
2
163
2
8
8
2
5
8
7
7
7
82
82
255
255
1471
952
1122
40
924
924
65
600
58
583
78
258
1
581
2
513
58
58
925
925
108
153
85
89
85
255
209`;
export const sharedSpellingRules: string = `umlaut	oe(?=h[lmnr])	o
umlaut	(?<!br)oe(?=ck[a-z])	o
umlaut	(?<![nb])oe(?=tz)	o
umlaut	oe(?=ss[elnimw])	o
umlaut	oe(?=sch(?!ot))	o
umlaut	oe(?=tt(?:in?g|[cghlnms]|e[nr]))	o
umlaut	oe(?=ff(?:l|n|e[lnr]))	o
umlaut	oe(?=p(?:f|p[elnk]))	o
umlaut	(?<!t)oe(?=r(?:g|f[el]|b[ei]|l[ei]?|r[eis]?|rs|sch|st[el]|t[lze]|th[e]?|n(?:er|ch)?|m(?:an|e)|z)(?!ek))	o
umlaut	(?<!b)oe(?=rd(?:er(?!ij)|e\$))	o
umlaut	oe(?=rse[nr]?(?:\$|n))	o
umlaut	oe(?=st(?:er|l))	o
umlaut	^oe(?=st|l[mwps]|re[sb]|ko|z[a-z]|ff|hr|tt)	o
umlaut	(?<![ht])oe(?=be?l(?!i))	o
umlaut	(?<=sch|k|^h|t|^b|^r)oe(?=n(?:i[gkn]|ich|n|herr|ch|ke|lein|wald|feld|berg|bach|buch|au|born|brunn|e(?:berg|feld|r|mann)\$|s(?:ee|tein)))	o
umlaut	oe(?=nch(?!e\$))	o
umlaut	(?<=schr|^r|sch|t)oe(?=d(?:e[lr]|l))	o
umlaut	(?<!r)oe(?=g(?:e(?:l|r|le|li)\$|l[eia]?))	o
umlaut	(?<=kr|tr|gr|^r)oe(?=ger)	o
umlaut	(?<=^m|^h|^k|^t|^b|^w|^z|sch|^s|^v|^p|st|^r|^g|^f|^d|^l)oe(?=l(?:l(?:er|n|e\$|inger|\$|h)|zer|zel|zl|k|f|sch|n(?:er)?\$|ner|der))	o
umlaut	(?<=^h|sch|^l|^b)oe(?=f(?:ler?|ling|ers?\$))	o
umlaut	(?<=^r|^b)oe(?=mer\$|misch)	o
umlaut	oe(?=s(?:ler|ner|el\$|ing))	o
umlaut	(?<=^l|^m|st)oe(?=w(?:e|en[a-z]*)\$)	o
umlaut	(?<=^m|^h|^t|^s)oe(?=ven[ps]|vels|chst|nnies|chter|derm|dert|rl)	o
umlaut	(?<=^s|^k)oe(?=ren|nder|b(?:m|en)|kken|ping|hn|ln|l[nk]|then|ge\$)	o
umlaut	(?<=n[aouei]?|j|k|k[aou]n|g)oe(?=rre|nko|teb|ping)	o
umlaut	(?<=str|^tr)oe(?=m(?:s|\$|m|b|q|men)|ndel|lland)	o
umlaut	(?<=^bj|^h|^s|^t)oe(?=rn|rsh|j(?:e|s|g)|yr|jb)	o
umlaut	(?<=^gr)oe(?=n(?:l|n[ei]|e[sn]?\$|t|v|b))	o
umlaut	(?<=^b|^fl|^g|^m|sch|^t|^kl|^p|^br)oe(?=hm|ttc|ttg|rk|ring|lln|ns?ch|bius|bel)	o
umlaut	(?<=erm|erdien)oe(?=g)	o
umlaut	(?<=l)oe(?=sung|sch)	o
umlaut	(?<=r)oe(?=hre|ntgen|chling|ver\$)	o
umlaut	(?<=sch)oe(?=n(?:e[nrs]?|heit|er)?\$|nheit|ll|pp|pf|b|ff|l[ek]|r|ttl)	o
umlaut	(?<![aeogqxy])ue(?=ck)	u
umlaut	(?<![aeogqxys])ue(?=h(?:l|m|n|r|e[nr]?\$))	u
umlaut	(?<![aeoq])ue(?=tz)	u
umlaut	(?<![aeogq])ue(?=sch(?!e\$)|ss(?:e[lnr]|l|n|m|\$)(?<!ouess))	u
umlaut	(?<![aeogq])ue(?=rg(?!u|a|o)|rk(?!t)|rst|rtt|rtz|rth(?!a)|rz(?!as?\$)|rnb|rn\$|rn(?:er|ig)|rm(?:an|e)|rli(?!n)|rr\$|rl[ei]|rs(?:ch|t)|rfel)	u
umlaut	(?<![aeogqxyct])ue(?=nch|nst(?=[el])|nsch|nz[el]|nn(?:i|e\$|\$)|ng(?:e[lr]|l(?!u)|st)|nd(?:e[lr]|ig|u)|nd\$|ndt|nth|nting|nem)	u
umlaut	(?<=^g)ue(?=nth?er|nz|nt|rtl|ters|ssow|ldner)	u
umlaut	(?<![aeogq])ue(?=bb|bn|bsch|be(?:l\$|le\$|ck)|bler(?!i))	u
umlaut	^ue(?=ber(?:l|g|s|w|b|f|n|ei|\$))	u
umlaut	(?<![aeogqxyhn])ue(?=ch(?:e[nrtl]|n|t|l|s))	u
umlaut	(?<=^l|^r|^j)ue(?=d(?:e[rcmk]|k|tk|i[gs]|ing))	u
umlaut	(?<=^s)ue(?=d(?!e[rs]?\$|e[^n]))	u
umlaut	(?<=^f|^th|^z)ue(?=r(?:st|th|ing|i?ch|\$))	u
umlaut	(?<![aeogq])ue(?=gge|ge(?:l\$|n\$|r\$|rs\$|lm|lb|nw)|gl)	u
umlaut	(?<=gr)ue(?=n(?:\$|w|t|f|b|d|h|s[eptk]|fl|lan|zw|kr|and|e(?:\$|r|n|w|b)|i[gn]))	u
umlaut	(?<=^w)ue(?=r|st|nsch|thr|lf)	u
umlaut	(?<=sch)ue(?=[lrtnbmsc])	u
umlaut	(?<=br)ue(?=d|n[einy]|g|der|ning)	u
umlaut	(?<=^m|^pf|^j|^h|^z|^b|^r|^d|^l|^fl|^st|^kr|^spr|^sch)ue(?=l(?:l(?:er|n|h|berg|verw)|heim|haup|hausen|ich|s(?:\$|m|t|en)|p|ow|z)|ckl)	u
umlaut	(?<=h|sch|l|r|b)ue(?=tt(?:e[nl]|n|g|i|l|m|\$|w))	u
umlaut	(?<=h)ue(?=tte\$)	u
umlaut	(?<=pr|^st)ue(?=fung|fst|fer|b(?:er|ing))	u
umlaut	(?<=^t|^h|^kr|^l|^b|^sp)ue(?=ren|r(?:k|en)?\$|rkis|bing|ftung|nebur|ning|tjen|tzow|mm)	u
umlaut	(?<=^k|^h|^t|^l|^b|^d|^st)ue(?=mm|st(?:en|ne|er)|che?|be|b?ler|bl|b?ke|be?ck|ssel|rkop|nger|ns|rr|hn|rem)	u
umlaut	(?<=^sch|^schl|^pl)ue(?=ter|ssel)	u
umlaut	ae(?=u(?:[tblndrfhck]|ser|ss|sch|sl|m[eu]))	a
umlaut	(?<=br|allg)ae(?=u(?:er)?\$)	a
umlaut	(?<![aei])ae(?=h[lmnr])	a
umlaut	(?<=b|^j|^h|^w|^s)ae(?=ck(?:e[rl]|i))	a
umlaut	ae(?=ch(?:t(?:er|ig)|s(?:i|e|t)|l(?:e|in)))	a
umlaut	(?<=sch)ae(?=f|d|r|t|n|tz)	a
umlaut	ae(?=g(?:er(?!ion)|el))	a
umlaut	(?<=^s)ae(?=ge|ng|ulen|ure)	a
umlaut	(?<=w|sch)ae(?=rm|sch)	a
umlaut	ae(?=rtn(?:er)|rnt|rber|rcher|rkis|rker\$)	a
umlaut	(?<!vl)ae(?=nd(?:el|ler?|isch|ig|er\$))	a
umlaut	ae(?=nk(?:e|l|is))	a
umlaut	ae(?=nn(?:er|ch))	a
umlaut	ae(?=nz|tz)	a
umlaut	(?<![iu])ae(?=ss(?:l|ler|ig|er\$))	a
umlaut	(?<=k|l)ae(?=m(?:m|p))	a
umlaut	(?<=kr)ae(?=mer\$)	a
umlaut	(?<=st|m)ae(?=dt|dch|dler)	a
umlaut	(?<=k)ae(?=se(?:\$|r)|stn|mpf)	a
umlaut	(?<=^l|^s|^h|^f)ae(?=ng(?:er|e\$|l(?!e))|fel|hn|ber|ring|nel|nsel|hre)	a
umlaut	ae(?=b(?:erl|isch|ler))	a
umlaut	(?<=it)ae(?=t(?:en|s[a-z]+)?\$|t[sk])	a
umlaut	(?<=^w|^sp|^g|^n)ae(?=l[dz]|th\$|ste|h(?:e|m))	a
umlaut	(?<=ger)ae(?=t)	a
umlaut	(?<=g)aa(?=rd)	a
umlaut	^aa(?=rhus|lborg|lesund|rsund|kirk)	a
umlaut	(?<=^b|^r)ae(?=der|umer)	a
umlaut	(?:^ae(?=rzt|pfel|gypt|hre|lter|mter)|(?<=^d)ae(?=n(?:e|isch|emark))|(?<=^gew)ae(?=chs))	a
umlaut	(?<=^m|^l|^k|^sp|^r|^schm)ae(?=rz\$|ndl|hne|tsel|ling|rkt)	a
umlaut	(?<=^g)ae(?=rten|ns(?:e|el)|rtn|ste)	a
umlaut	(?<=gr|gl|kl|br|h)ae(?=[fbs](?:e|er|l|ner)?\$)	a
umlaut	oe(?=rdl|chl|stn|chsn)	o
umlaut	(?<=schr|^st|^k|^r|^v|^g|^w|^d|^m)oe(?=ter\$|b(?:er|e)\$|gt|rk|ppin|rer\$|sti|ner\$|ring|ssel|se[rnl]\$)	o
umlaut	^oe(?=l[mwfhtg])	o
umlaut	(?<=pflanzen|erd|speise|heiz|mineral)oe(?=l)	o
umlaut	(?<=^s)ue(?=d\$|ss(?:waren|igk|muth)|den\$)	u
umlaut	(?<=^g)ue(?=ter|tesl)	u
umlaut	(?<=^m)ue(?=sli|tter|nz)	u
umlaut	(?<=^n)ue(?=sse|rnb)	u
umlaut	(?<=^l)ue(?=b(?:eck|ke|ben|bert)|deck|nebu|ft|tzo|tje)	u
umlaut	(?<=^r|^schn)ue(?=st|tgers|be\$|rer\$)	u
umlaut	(?<=^f)ue(?=ll|hr|nf|rth|ss)	u
umlaut	ue(?=bungs)	u
umlaut	(?<=^s|^br|^kj|^t|^m|^h)oe(?=nn(?:er|e)|d(?:rene)?\$|nd(?:by|ers)|kken|p(?:e|\$)|tt|m(?:rer|mer)|js|jg|jer|rlan|ndag|nefoss|nsb|rsh)	o
umlaut	(?<=^f|^r|^l|^sm|^m)oe(?=tex|dev|roy|dov|rlegg|vbj|gst|rens|rre|bler|bel)	o
umlaut	(?<=^b)ue(?=ro(?:\$|[a-z]{4}))	u
lost-apostrophe	(?<=^(?:[cdjlmnst]|qu|dell|all|nell|sull|dall|sant))\\?(?=[aeiouhy])	
lost-apostrophe	(?<=^o)\\?(?=[bcdfghklmnrst])	
lost-apostrophe	(?<=[a-z]{3})\\?(?=s\$)	`;
export const japaneseNames: string = `given
AaiCkoBkemiCihikoFroDkoDoDraBoiBsamiBtsushiByaDkaEoDneEoCumiAchiakiDeEkoDharuEiroDnatsuDyokoDzukoFruAdaiDchiDgoDkiDsukeAeiichiCjiCkoCsakuDukeCtaBmiDkoBriDkoBtsukoEoAfujikoCmiEhikoEkaFoEoCsaeEkoCyukoAgenDkiDtaBinjiroBoCroAhajimeCnakoCruhikoEkaFiFoEoEtoCtsukoCyatoCzukiBideakiEkazuFiEoEyoshiFukiCkaruCnaCrokoEmiEshiEyukiCsakoEoEshiCtomiEshiBotaruAichiroBeyasuBkukoDoBppeiBsamuDoCseiBtsukiBwaoAjiroBoCjiBunDichiHroDjiDkoCroAkaedeCitoCntaroCoriEuCtsuhikoHroFichiFkoFmiFoFtoshiFyaGukiCzuakiEeEhikoGroGsaEkiFoEmaFiEoEyaFukiBeiichiHroDjiDkoDsukeDtaCnDichiDjiDshinDtaFroDzaburoEoBikukoCmikoCnjiroDtaroCyohikoEkoEmiEshiEtakaBoharuDeiCichiCjiCkoroCshiroCtaEroDoneCzueBumikoCniakiEhikoGroEkoEoEyukiByoheiDkoDsukeAmaiDkoCkiEkoDotoCmiDoruCnabuEmiDsakuCoCriEkoCsaakiEharuFikoGroEkiFoEmiFuneEruEshiEtoEyoshiFukiCtasaburoDsukoCyumiBegumiBichikoCdoriCeDkoChoEkoCkaDiEkoEoDotoDuCnaEkoEtoDoruCoCsakiEoCtsuakiFgiFhikoHroFkiGoFoFruCuCwaCyuEkiCzuhoEkiBoeDkoCmijiDoEkaFoEtaroCtoiButsukiGoFmiAnagisaChokoCmiEeCnaEkoEmiCokiEoDmiDtoDyaEukiCrumiCtsukiGoFmiBoboruDuhikoEkoEnagaEoEyukiCriakiEhikoGroEkaFoEoEyukiCzomiAogaiBsamuAranDkoBeiDkaEoDnaCnBieDkoCkaDoDuCnDaCtsuFkoBuiCmiEkoByoDheiDkoDmaDsukeDtaFroCuDheiDichiDnosukeDtaroAsaburoCchikoCdakoEoCkiDuraCnaeCoriCtomiEruEshiDsukiCwakoCyakaDokoDuriBeichoDichiHroDjiDkoDshiroCtsuFkoBhigeakiFkiGoFnobuHriFoFruFyukiDhoDngenFoEichiEjiGroEoFbuEtaroEyaEzoDoriDroDzueFkaGoCoDheiDkoDtaFroCuheiDichiDjiDnEichiEsukeBoCichiGroCsekiCtaBuekoCmikoEreCsumuCzukoAtadaakiEhikoEoEshiEyukiCeDkoCichiCkaakiEhiroEkoEoEshiEyukiDekoEoEshiDuEmaFiEyaCmakiFoEmiDikoDotsuCroCtsuoFyaCzukoBeruakiEhikoEkoEmiEoEyukiCtsuoFyaBomikoDoEakiEeEhikoGroEkaGzuFoEmiEyaFukiCruCshiakiFhikoHroFkiGoFmitsuFoFyukiBsubakiFsaDkasaDnehikoFkoFoDtomuDyoshiAumekoAwakaEkoEnaCtaruAyachiyoCekoCmatoCsuhikoGroEkoEnariEoEshiEyukiCyoiBoheiCkoCshiakiFeFhikoHroFkazuGoFoFyukiDukeBuCdaiCiDchiGroCjiCkaEriDiEchiEeEkoEnoEoDoCmaDiEkoCriEkoCsukeCtaEkaDoCzuru
愛,藍
愛子,藍子
明美,朱美
明彦,昭彦,章彦
彰宏,明宏,明弘,昭博,章弘
亜希子,明子,昭子,晶子,秋子,章子
明夫,明男,昭夫,昭雄,章夫
啓,彰,明,昭,晃,章
碧,葵,蒼
亜沙美,朝美,麻美
敦,敦史,淳,篤,篤史,篤志
彩,文,綾
彩夏,彩花,彩香,絢香,綾香
彩子,綾子
彩音,綾音
彩乃,綾乃
亜由美,步,歩,歩美
千明,千秋
千恵,千絵,智恵,知恵
千恵子,千栄子,智恵子,知恵子
千春,千晴
千尋
千夏
千代子
千鶴子
千鶴
大
大地,大智
大吾,大悟
大樹,大貴,大輝
大介,大助,大祐,大輔
栄一,榮一,英一
栄二,栄治,永二,瑛二,英二,英司,英治
映子,栄子,永子,瑛子,英子
栄作,英作
栄介,英介,英輔
瑛太,英太
恵美,絵美
恵美子,江美子,絵美子
恵理,絵理,絵里
恵理子,江里子,絵里子
悦子,越子
悦夫
富士子,藤子
富美
史彦,文彦
文香
史子,富美子,文子,芙美子
文夫,文男,文雄
房江
房子,総子
冬子
玄
元気
源太
銀次郎
豪
五郎
一,元,創,始,肇
花子
春彦,晴彦
春香,晴香,遥,遥香
春樹,晴樹
春子,晴子,治子
春夫,春雄,晴夫,治夫
春斗,陽斗,陽翔
初子
勇人,速人,隼人
葉月
秀明,秀昭,英明,英昭
秀和,英和
秀樹,秀紀,英樹,英機,英紀
秀夫,秀男,秀雄,英夫,英男,英雄
秀吉
秀之,秀行,英之,英幸
光,輝
陽菜
博子,宏子,寛子,広子,弘子,浩子
博美,宏美,広美,弘美,浩美,裕美
博,博史,宏,寛,弘,洋,浩,浩史
博之,博行,宏之,寛之,弘之,弘幸,浩之,浩幸,裕之,裕幸
久子
久夫,久男,久雄,寿雄
久,寿,尚
仁美,瞳
仁,仁志,均,斉,等
蛍
一朗,一郎
家康
育子,郁子
育男,郁夫
一平
勇
功,功夫,勇夫,勲
一成,一生
樹
巌
二郎,次郎
丈
丈二,譲二
潤,純
淳一,準一,潤一,純一,順一
潤一郎,純一郎
淳司,純二
淳子,潤子,純子,順子
十郎
楓
快斗,海人,海斗
勘太郎,菅太郎
佳織,香,香織
薫,馨
克彦,勝彦
克弘,勝弘
勝一
克子,勝子
克己,克巳,克美,勝美
克夫,勝夫,勝男,勝雄
勝利
克也,勝也
克之,克行,勝之
和明
一枝,和恵,和枝,和江
一彦,和彦
一博,和博,和宏,和広,和弘
和久
一樹,一輝,和樹
和子
一馬,和馬
一美,和美
一夫,一男,一雄,和夫,和男,和雄
一也,和也,和哉
一幸,和之,和幸
啓一,圭一,恵一,慶一,敬一
圭一郎,慶一郎,敬一郎
啓二,啓司,圭二,圭司,恵二,慶二,敬二
啓子,圭子,恵子,惠子,慶子,敬子,景子,桂子
啓介,啓輔,圭介,圭佑,圭輔,恵介,慶介,敬介
啓太,圭太,恵太,慶太,敬太
健,憲,研,謙,賢
健一,兼一,憲一,研一,謙一,賢一
健二,健司,健治,憲二,謙二,賢二,賢治
謙信
健太
健太郎
健三郎
健三,謙三
菊子
公子,君子,喜美子,希美子,紀美子,貴美子
金次郎
金太郎
清彦
喜代子,清子
清美,聖美
清,清志,潔
清隆
小春,心春
公平,康平,浩平,耕平,航平
光一,公一,孝一,宏一,幸一,弘一,恒一,浩一,耕一
光司,公司,孝司,宏司,幸二,幸司,康二,浩二,浩司,耕二
心
幸四郎
幸太,康太,航太
光太郎,孝太郎,小太郎,幸太郎,浩太郎,虎太郎
琴音
梢
久美子
邦明
邦彦
邦弘
国子,邦子
国男,邦夫,邦男,邦雄
邦之
恭平
京子,今日子,恭子,杏子,響子
京介,恭介
舞,麻衣
舞子,麻衣子
真希,真樹,真紀
牧子,眞紀子,真希子,真紀子
信,真,誠
真美
守,衛,護
学
愛美,真奈美
万作
真央,真緒,茉央,麻央
真理,真里,茉莉,麻里
万里子,眞理子,真理子,真里子,茉莉子,麻里子
昌明,正明,雅明
正治,雅治
昌彦,正彦,雅彦
将大,政博,昌宏,昌弘,正博,正弘,雅博,雅弘
昌樹,正樹,正紀,雅樹
将子,政子,昌子,正子,真佐子,雅子
昌美,正美,雅美
政宗
勝
将司,政志,昌史,正史,正志,雅史
将人,正人,真人,雅人
正義,正芳
政之,昌之,正之,正幸,正行,雅之,雅幸
又三郎
松子
真由美
恵
倫子,美智子,路子,通子,道子
緑,翠
美恵,美枝,美江
三枝子,美恵子
美保,美穂
美穂子
実香,美佳,美加,美香
美希,美樹,美紀,美貴
幹子,美樹子,美紀子
幹夫,幹雄
美琴
未来,美空
美奈
美奈子
港,湊
実,稔,穣
未央,澪,美緒
岬,美咲,美沙希
操
光明,光昭
貢
光彦
充弘,光宏,光弘
光希
光子,満子
光夫,光男,光雄,満男
充,満
美羽
三和,美和
美優,美由
幸,深雪,美幸,美由紀,美雪
瑞穂
水樹,瑞希,瑞樹,美月
萌
萌子
紅葉
桃
桃香
桃子
桃太郎
基
睦月
睦子
睦美
渚
奈穂子,菜穂子
奈美,波
奈美恵
奈々
奈々子,菜々子
七海,菜々美
尚樹,直己,直木,直樹
奈緒子,尚子,直子
尚美,直美
直人
尚也,直也,直哉
尚之,直之,直行
成美,鳴海
夏希
夏子,奈津子
夏美,菜摘
昇,登
伸彦,信彦
信子
信長
伸夫,信夫,信男,信雄
伸之,伸行,信之,信幸,信行
典明,則明,憲明,紀明
典彦,則彦,憲彦,紀彦
典弘,憲弘,紀宏
紀香
典子,則子,宣子,徳子,憲子,法子,範子,紀子
典夫,則夫,憲夫,紀夫,紀雄,規夫
典之,典行,則之,則行,憲之,紀之,紀行
希,希美,望,望美
鴎外,鷗外
修,治
蘭
蘭子
怜,玲
玲香
令子,伶子,怜子,玲子,礼子,麗子
玲奈,麗奈
廉,蓮,錬
理恵,理絵,里恵
理恵子
利香,梨花,梨香,理佳,理香,里佳,里香
理子,璃子,莉子
陸
凛,鈴
梨奈,莉奈,里奈
律
律子
塁,瑠衣,類
瑠美,留美
瑠美子,留美子
亮,凌,涼,瞭,良,諒,遼
亮平,良平
亮子,涼子,諒子
竜馬,龍馬
亮介,涼介,良介,遼介
亮太,涼太,良太,諒太,遼太
亮太郎,遼太郎
竜,龍
隆平,龍平
竜一,隆一,龍一
龍之介
竜太郎,隆太郎,龍太郎
三郎
佐知子,幸子,早智子
定子,貞子
定男,貞夫,貞雄
咲,咲希,早紀,沙紀,紗希
桜,櫻
早苗
佐織,早織,沙織
聡美,里美
悟,覚
哲,敏,智,智史,聡,聡史
五月,皐月
佐和子
沙也加,沙耶香,清香,紗香
小夜子
小百合
清張
征一,清一,精一,誠一
誠一郎
征二,征爾,政二,清二,聖二,誠二,誠司
聖子,誠子
征四郎
節
勢津子,節子
重明
成樹,茂樹,重樹
成子,茂子,重子
重信
重則
繁雄,茂夫,茂雄,重夫,重雄
滋,繁,茂
成之,茂之,重之
志保,志穂
信玄
伸吾,信吾,慎吾,真吾
伸一,信一,慎一,新一,真一,進一
伸二,伸司,信二,信司,慎二,慎司,真二,真司
進次郎
志乃,詩乃
忍
信太郎,慎太郎,晋太郎
伸也,信也,慎也,晋也,真也
晋三
志織,栞,汐里,詩織
史郎,四郎
静江
静,静香
静子
翔
奨平,昇平,昌平,正平,翔平
祥子
将太,祥太,章太,翔太
正太郎,翔太郎
修平,周平
修一,周一,秀一
修二,修司,周二,秀二
俊,瞬,隼,駿
俊一
俊介,俊輔,駿介
颯
壮一,宗一,聡一
宗一郎,惣一郎,総一郎,聡一郎
漱石
壮太,奏太,想太,蒼太,颯太
末子
寿美子,澄子
菫
進
鈴子
忠明
忠彦
忠夫,忠男,忠雄
匡,忠,忠志,正,義
忠之
多恵
多恵子,妙子
太一
孝明,隆明,高明
孝博,孝弘,敬宏,貴博,貴弘,貴裕,隆博,隆弘
多佳子,孝子,貴子,隆子
孝夫,孝雄,隆夫,隆雄,高雄
孝,孝志,崇,敬,貴,貴史,隆,隆史,隆志
孝之,孝行,貴之,貴幸,隆之,隆行
竹子
丈夫,健夫,武夫,武雄,猛夫
健志,壮,岳,武,武史,武志,毅志,猛,雄
卓,拓
拓真,拓馬,琢磨
匠,巧,拓実,拓海
卓也,拓也,拓哉,琢也
環
玉子,珠子
珠美
民子
保
太朗,太郎
辰夫,達夫,達雄
竜也,辰也,達也,達哉,龍也
田鶴子
輝明
輝彦
照子,輝子
照美,輝美
照夫,照雄,輝夫,輝男
輝之
哲夫,哲雄,徹夫
哲也,徹也,鉄也
富子,登美子
友
友明,智明,智昭,知明
友恵,巴,朋恵
智彦,知彦
友博,智博,智宏,智弘,朋弘,知宏,知弘
友香,朋香
友和,智和,知和
友子,智子,朋子,知子
友美,智美,朋美,知美
友也,智也,智哉,朋也,知也
友之,智之,智幸,智行,朋之,知之
亨,徹,透
俊明,俊昭,利明,利昭,敏明,敏昭
俊彦,利彦,寿彦,敏彦
俊博
俊樹,敏樹
俊子,寿子,年子,敏子
俊光,利光
俊夫,俊男,俊雄,利夫,利雄,寿夫,敏夫,敏男,敏雄
俊之,俊幸,利之,利幸,敏之,敏行
椿
翼
司
恒彦
恒子
常夫,恒夫,恒男,恒雄
努,勉,務,勤
剛,剛志,強,毅
梅子
和香
和歌子
若菜
亘,渉,航
八千代
八重子
大和
康彦,泰彦,靖彦
康博,康宏,康弘,泰博,泰弘,靖弘
保子,康子,泰子,靖子
康成
保夫,康夫,康雄,泰夫,泰男,靖夫
康,康史,泰,靖
康之,康行,泰之,靖之
弥生
洋平,陽平
容子,曜子,洋子,葉子,陽子
喜明,義明,義昭,良明,芳明
良江,芳江
佳彦,喜彦,嘉彦,義彦,良彦,芳彦
佳弘,嘉宏,義博,義弘,良弘,芳弘
義和,良和
佳子,嘉子,好子,淑子,美子,義子,良子,芳子
吉雄,好夫,義夫,義男,義雄,良夫,良男,良雄,芳夫,芳男,芳雄
佳之,善行,喜之,義之,義行,良之,芳之
庸介,洋介,洋輔,陽介
佑,優,悠,有,祐
裕大,雄大
優衣,唯,由衣,結,結衣
優一,勇一,祐一,裕一,雄一
祐一郎,裕一郎,雄一郎
勇二,勇次,祐二,祐司,裕二,裕司,雄二,雄司
優花,優香,有香,由佳,由香,結花,裕香
由佳里,由加里,由香里,紫,縁
佑樹,優希,勇樹,勇気,友樹,友紀,悠希,有紀,由紀,由貴,祐樹,裕樹,雄樹,雪
諭吉
幸恵,幸江
友紀子,有紀子,由紀子,由起子,行子,雪子
雪乃
幸夫,幸男,幸雄,由紀夫,由起夫,行男,行雄
佑子,優子,有子,由子,祐子,裕子
佑真,悠真
由美
弓子,由美子,裕美子
友里,悠里,由里,百合
友里子,由利子,由里子,百合子
佑介,優介,勇介,悠介,祐介,祐輔,裕介,雄介,雄輔
優太,勇太,悠太,祐太,裕太,雄太
裕,豊
優人,優斗,悠人,悠斗
譲

name
AabukyuBgonshuBijinkaiCrurandoCshoenCteCyukaiBjinochuBkabiraDgawaeiEiDiroDnEeyaDtsukigakuenIinsatsuCitadaiFkoCoBmagasakiDmiFzuCekazeBnkibuCrakuteiBonaeBraigumiDkigumiDteCiakeDieDsawakumiEuBsahidaiGengyoIkiFgarasuFkaseiHwaJdaiJjitsuJsoGeikiFseimitsuGhokuhinFyaDkawagumiDnumagumiChiatoBwajishimaByuyaBzabudaiCumakikoHnzokuAbaikadaiCngumiDkakuEinEokuDnoDriDsenDzaiEukeCshoBeijinDkokuDshinFuBijutsuHkanCkoCwakoCyoBogenCkujoEshakaiBubunCchoCkaiCmonCnkeidoDshodoDyaCrakuCshiCtaiByakkotaiCodoinAchifurenDgusaDhoFchoDikiDkubiFfudoDntaoDyodaCochoDjuDnaiDriFtsuEuiDsekishaFnEhaFishoEonDtokanCubeiEuFdaiDgokuDkanDnanbeiDsekishaDtaiAdaibutsuDjinDkonDshoGgunGinEuDyukaiCshaBekiCnmakuCshiBohoCitsuCjinkaiCkenkeiDiCmuCshiDoCuCyokaiAebaraBchigoEzenyaBdoDsawaBhimeConBichiCgaCkyuCmyokanCriCshojiCtaroBjiputoCokaiBkidenDmaeBnganEruCnokyoCryakujiCsuiBtaminamiCeCsuzankaiAfuchieFkamiCfuCgeninCjikoshiFyuEnEyaCkkokaiDudagumiEjuenEmitsuyaEsukeDyoCrubiraEderaEhashikaiEkawagumiCtabaGchuGshaEgamigumiEmeDonDsugoAgairoDshoDyaCkudanEhokaiEshaGiCnjitsuDkinDponCsshukokuBekaDkeikanCnbaDchokaiDdenDkaiEenEoFshaDsakuEhoshaEokuFshaEuikinHyoDtoshaCssuBihiCjutsuchoCneishiyaConmatsuriBogyoCjoCrinCtenbaBujiCngakaiByokaiFkushinEusendoDseiEhaCutoraAhabomaiCchinoheJdaiFojiCkaishiEseEtaDkakuDodaiGteIdaiEzakiguDubishiEdoEhodoGshaEodaiEryoHchuEsanFeishaGnshaFhokuEyoGshaCmakatsuEmatsukoCnagakuenEkitaEsanrakuEzonodaiDdagumiFiDekuraDkyuDnandaiDshinDtoEsukiDwaCraitaCsshinCtabyoinDchoDsushibakoCyashibaraIyoinHhosoHkensetsuHtsuneCzamagumiBeikenjiDshiCkizanshoCnshaCyaBidaErigawaCgashidentsuHgawaHkensetsuHnipponCkaritsushinCmejikoEnogumiDikoCnataCokaCrakawaFiEnogumiDitsuDobaEsakidaiEtayaCsaiyaDhinetsuCtachiDokotoEnakaEtsubashidaiCyoshiBobunshaChoCjuenCkoDubeiFuEjinkaiEmeishaEseiFhinkaiEtoCmenDikaiCnbuDgokuDkonDmagumiEyoDneEinDtoCppoCshikiFnEoCtakaDokukaiByogoAibaragiFkiHdaiBchibanchoHyaEfujiGnabashiEgemiEjirushiFuEkawaenEshinFuikaiEtoenEyokaiBjinkaiBkebukuroCishoCuseikaiDyoBmonoBnakaCdoCoekiEsadaCshojiCuikisenCyukaiBoBppoEngatanaBsahayaCekyuChibotokeEigumiEnomakiEzuekaikanCsaidoCuzuBtabunDriaCenCochuDenDiCsukaichiFiBwafuneDhisaDkuraDmurataDnamiDtaFyaEedaiFsanEoEsukiyaDuchiBzumishojiDtsuyaAjibiCchiroFshoEodoCgaCjoCkanDenDiEhitsuCmyoinCnanDguDikaiDseikaiDtaiDyukaiCshinGkenDokaiDseiBobuEdaiCchoCfukaiCsaiFdaiCyakuBuhoCkeikaiCnkatsuCryokaiCshoCtakuCzuAkabinDuEnushiCdenshaCedekoboCfukuCgawadaiDetsusoDoshimaDyuCidanDgenshaDhatsuchoDikiDjirushiDkokaiFshaDnDryoenDseishaFnDtaCkegawanishiDianDkokuDuchiEhiroEkaiGnFoFumiFyokuEshaGiGuEtoCmeichiEyaDigataForiFumiEhiroEkanoEshitsuEyoshichuEzaCnagawaErekaiEzawakaiDbiEuDeboEchuEfusaEmatsuEzakiDiDkankaiDoyaGchuDsaiGdaiEhinDteiDyoDzakigumiCoCrachoDuizawaCshiwatoDuikaiCtagataDeiDoEkenDsuojiDterenCwaijukuEramachiGnoinEsakikitaCyoEichoEkaiCzeDokuteiBegonshuCibaDiDjiFnkaiDroDsatsuchoEhoboDyoDzaiGrenCnchoDjinkaiDkeiEyoFujoDminDnaiDpoDritsuDsatsuchoEetsushoDyukaiFshaCsennumaCyakikaiBigenCiroCjiCkanDinDoCnekatsukaiDjoFkenEushaDkakujiFshaEiDriDseichoDtaDyoshaEuCryuCshaDoEseiCtachosenEgamikuGwaFuniEkeiFyushuEmishoEnogumiEosakaEzatodaiDchoCyokenEmizuderaCzugawaBoamiCbeEdaiEyaCchiFkaiFshoCdaiEnDenshaDomoCenCganeiEtaDeishaDiDuchiDyoCjiEnFkaiDoCkaEnFdoDenDkaDoEkushaEnDubagumiEraEshidaiHkanDyosoEuCnagonaEnkaiDetsuDgoDoikegumiCraiEkuenEnshaDeiDinshaDyoCsaiFdoDeiFkaiFrenFshoDhindoEoEuDoEkuCtairenDoEbaFukikankoJogyoIseikaJhokaiItoenIyaEkuinEriiCwaCyarenDokaiCzuBubuCdogumiCkanCmagaigumiEmotoIdaiIkoDiaiCnaichoDisakiDugidaCramotogumiEnoDenaishoboCsabanaDhiroCwananishiCyakuByodaiEenshaDgakuEekiHinDhoanDjinDkaiDnanDriFtsushaDsandaiDtoFdaiDyaCumeikanDrinkaiAmachinakaCedaFgumiCikoDnichiCkuhariCnatsuDhyoCrubeniEkoshiFyuEmasaFiyaFotoEshoEtomiEyoneCsubyoinEdayaEmiEokagumiEyaCtsudagumiFeGkoFkaHzeGiyaGyuFmotokoGuragumiFshigeFzakadaiJyaCueBeganeCijiFdaiFyaBidoridenshiCeDdaiCgigawaEteCharuGyaCkataEwaenGyaDiCmatsuCnamichosenGgawaGkoGnoGshotenGzaDoDseiDtetsukyoCsatoDonozaCtakaDoEshoDsubishiKjiGoshiFgoninFkaidoGoshiCyadakakuEkonojoKshoEzakidaiBojiCmokawaEyaGmaCnbetsuminamiEushoDogatariCrichogumiEgumiEkawagumiFiEmitsuFotogumiEokadaiHkuEtayaEyasuCtohamagumiEkyuCyoBukojimaCnakataCramotoDomachiEranCsashidaiHgaokaDukoByojoFdaiAnaberinDunkenCgaiEnodaiEsakiIdaiIkitaIyaGwayaEtachoGnienFoyaDoEyaCibuDshoDyaCkagawahigashiFoEizumiEkawashoEmaFuragumiIyaEshojiEtsuEyamafukuIgumiCmaeEzakanaDigashiraCnakoDbaEeiEokushaEuDfutsuDgokuDimonoDkinEodoDseiDzandaiGenCradaiEyaDukawaEsedaiEtoyaCyosekoBeiroCmotoCndoBichibukaiFhoroFjoFshirenCgenshaChonbashiFdaiFkaiCigataHdaiCkkyosoCngenEyoDjoDkiDtokuDzuCrayamaCshibayashiFgawaFkiFmuragumiFnihonFshinjukuCttoCwakoBogakudoCkaDenCtekumiBumamiyauchiCnokameAobaCeiCihiroDrinCoshiCunshaBdakyuDokuBgakishoDtaDwaraFyaCoeDnBhiBishigumiDoCtaBjiBkadagumiFmaDtaCidenkiGsenDkaiGchoDnawaHdaiCujoDmuragumiDraFshoDshiriBmeCitsuConoDriyaDtesandoFzaoEoFgumiDwakuBnchikaiCdorishaCgakuCidakaCneyuCoharaDkenDmichiBokahiroBrandaCimonoBsakaFdaiFjoChimagumiGtsubakiCuBtahiroDminamiDnidaiCeDiDmachiCometaiDnaDsaraCsuEkayaBudaiByaDjiDkoCukiBzeDkiCorashuppanApekinCruByonyanArakufukuteiCusuBeimeikaiHyoDtakudaiDyukaiCkishiCngohoBikyuCnyachoCsshodaiCyobiBokugoCppongiCshiaDoBurikoByojitsuDkakuCukokudaiAsagamiGgumiGharaDoyaCiginDjoDkenDnaninDseiEhoFunkanGtsuDtagumiFiFmaHdaiCkaedenshiEishojiDidakaEmonoDkaDumotsuEragaokaHomuEzukeCnchiFuDdoDgaEyokozoshingikaiDinDjoDkanEeiDmangokuEyakuDnanEoDseidoGkaiEuikanDyaEoFsoEuCoyoshiCpporoHdaiHkitaHminamiCshimaDshiCtoenEhideCwaryoCyamaBeiboEuFenDchokaiDdoFkuDfusoDgaenDjiFnkaiEukaiDkeikaiDnanEenEoDoDrankaiEyoGkuDsanEeikoEhinFoshaDwaDyuCkifushaEjujiErenEsuiteiEyoshiDkaiCnakaDbokuFnDchasoDjukaiDkyoDryuDshuEojiCssokuCtakitaFoDochiEyaBhanhaiCibechaDchiseishaFoDdagumiDgaiFtameDhoDikiDjoDkaFiDmahideEeiEinFzukoHshoHyaEotsuDnaiEbanhoEchoshaEgakukaiFuEidemitsuEjukuGwanEkoEnyoenEojiFsakaErinEseikaiHshiyaFhurenFokoDrakiyaFnukaEetokoEitsuFuchiEomonoEyoDseiGshaEhaFunEonEuienDyukaiDzuokaCobuDchiinGkuFukyokuDdaiEenshaDfudaFenDgakuHkanEiEunDhoFjiDjikiyaDkaFkujiEiEokaiEumotsuFryochoDmenDnanEiFchiFnDsetsuEhaFinEoDtoFriHshinDwaDyoCufuFrenDgiFinDhaEenDinDjuDkoshaEyoDmiEuchoDnjiDraDsanEhoBobaCdaiCgetsukaiChoCkyuCmuCsoBuidenCmidagawaEginEhiroEkinEyoshikaiDoCnagawakitaFogumiCzuhanaEkienAtachikawaCdotsuCekoCikaiEiFshaEoFkuDmaDrabyoinEikuDseiEhaFoGdaiHoFuEoDyoCkahashigumiEmiEnabeFeErabuneGinsatsuGjimashaGmochiGshokuhinIuzoGyaGzukaEsukeEtoshiDetoraEyaDigawanishiEsadaEzenCmagawadaiIyaDondoCnakaaiGgumiDegashimaDimichiEnDseishaCtemonoCyaBeashiCgamiEtaCkireiDubiCmaEeCnboDjinmatsuriEoDmayaDnenEojiDshinCramachiCshioDshokaiCtsugenFseiCusuBobakuDuEchuCchiFgiHyaCdorokisangyoCeikaiChoCinDtsukaiCjodaiCkachiEiminamiDeiDiwadaiDurikiCmatsuDeokiDinDoekogyoFshokaiIrinCnamiDgumuDyaCsanFdoDhiFkoFmaHenFtsukiDuCttoridaiHhigashiCwaCyamadaiGshoDohashiEkonBsuchiyaDgaruDjisangyoEoDkijiEubaFriyamaDrikenEumidaiDtatomoDyuAuchimakuEuchiDokaiDuEkenBedahigashiCkigumiCmuragumiCshimaBkiyoBmashimaCemotoBngaiinCkyojiCzansoBteishaCoAwakamonoEnDkanaiDoCnokuniCruguchiCtanabegumiAyagihyoEkumaChataGnishiCkanDubaEinEshaDyuCmadagumiEgatadaiFuchidaiJgumiEhoshiyaEkatayaFengumiFoshiEtoyoCnagibashiGgakuenGyaCsukuniCtsugashiraCyoiBodogawakoEshiChaCkatagumiDkaichiDoamiEsukaCmikyoCnagoGshoDdenkoDekyuEzakaDinDkyokuDzensoCriiCshidagumiFnoyaFwaragumiFzuyaCwakiBuaiEkaiCbetsuDinChikakuCjinCkandoDijirushiDoDueCmebanchiEdonoCrakuchoDyoCsatoDhokuCtakashojiCzankakuAzaikuCndakaBeiritsuCnbeiDfuDgetsuEoDhanDidakagumiEtakagumiDkaiFnEiDpanEoDrakurenEinyaEyorenDsenEhikyoDteiDyokukyoBoheikyokuCshoBuikoDsho
油久
阿含宗
愛仁会
愛蘭,愛蘭土
愛生園
相手
愛友会
味野中
赤平
赤川英
赤城
赤色
阿寒
茜屋
暁学園
暁印刷
秋田大
秋田工
赤穂
尼崎
甘味
雨水
雨風
安企部
安楽亭
青苗
新井組
荒木組
新手
有明
在家
在沢組
亜璃西
朝日大
旭電業
旭電機
旭硝子
旭化成
旭川
旭川大
旭川実
旭川荘
旭計器
旭精密
旭食品
旭屋
淺川組
浅沼組,淺沼組
足跡
淡路島
鮎家
麻布大
東機工
東金属
梅花大
番組
坂角
万鈞
万国
万能
万里
万川
万才,万歳
番付
場所
米人
米国
米審
米州
美術
美術館
美光
琵琶湖
美容
妄言
牧場
墨渚会
部分
部長
部会
部門
文渓堂,文溪堂
文昌堂
分野
部落
武士
舞台,部隊
白虎隊
平等院
地婦連
千草
地方
地方庁
地域
乳首
竹風堂
青島
千代田
町長
長寿
町内
蝶理
町立
鳥類
潮汐社
朝鮮
著者
銚子商
町村
聴濤館
中米,駐米
中部
中部大
中国
中間
中南米
沖積舎
中台
大仏
大臣
大根
大昌
大将軍
大聖院
台数
大雄会
打者
出来
丁抹
弟子
同胞
独逸
同仁会
道県警
土器
童夢
同士,同市,同氏
同窓
同右
土曜会
荏原
越後
越前屋
江戸
江戸沢
愛媛
絵本
叡智,叡知
映画
永久
叡明館
鋭利
永昌寺
榮太郎
埃及
恵生会
駅伝
駅前
沿岸
遠軽
円応教
延暦寺
塩水
荏田南
得手
越山会
淵江
渕紙
夫婦
普賢院
不二越,藤越
藤久
婦人
不二家
復康会
福田組
福寿園
福光屋
福助
富強
古平
古寺
古橋会
古川組
二葉,双葉
雙葉中
双葉社
二神組
二目
布団
仏語
街路
外相
外野
楽団
楽萌会
学者
学士
元日
元金
元本
合州国,合衆国
外科
月桂冠
現場
玄潮会
原電
玄海
原研
原稿
玄光社
原作
玄賞社
原則
玄倉社
原水禁
原水協
舷燈社
月数
犠飛
技術庁
銀英社
祇園祭
五行
五常
五輪
御殿場
宮司
群鵞会
魚介
行革審
玉泉堂
行政
業者
牛虎
歯舞
八戸
八戸大
八王子
墓石
佩刀,博士
博多
八角
函大
函館
函館大
筥崎宮
白菱
白銅
博鳳堂
白峰社
白鴎大
柏陵
柏陵中
白山
白青舎
白泉社
白色
柏葉
白洋舎
浜勝
浜松工
華学園
花北
華三樂
花園大
半田組
阪大
羽倉
阪急
阪南大
阪神
半島
半月
阪和
腹痛
八神
秦病院
八丁
初芝高
林原
林病院
林包装
林建設
林恒
間組
平間寺
兵士
碧山小
編者
部屋
飛騨
左側
東電通
東側
東建設
東日本
光通信
姫路工
姫野組
卑弥呼
日向
日岡
平河
平喜
平野組
比率
広場
弘前大
広田屋
久居屋
菱熱
日立
一言
人中
一橋大
日吉
芳文社
方法
芳樹園
方向
北米
北部
北仁会
北溟社
北西
北晨会
北斗
方面
宝美会
本部
本国
香港
本間組
本名
本音
本人
本島
北方
方式
方針
法相
穂高
報徳会
兵庫
茨木
茨城
茨城大
一番町
壱番屋
一富士
市船橋
市毛見
一印
一珠
市川園
市進
一水会
一燈園
一羊会
医仁会
池袋
壱岐商
至誠会
幾夜
鋳物
田舎
印度
井上喜
井上定
蔭涼寺
乾汽船
院友会
硫黄
一方
一本刀
諌早
伊勢久
石仏
石井組
石巻
礎会館
一哉堂
五十鈴
板文
伊太利
一点
伊藤忠
伊藤園
伊藤伊
五日市
五木
岩船
岩久
岩倉
岩村田
岩波
磐田
岩田屋
岩手大
岩手山
岩戸
岩月屋
岩内
泉商事
井筒屋
耳鼻
自治労
自治省
自重堂
自画
二女
次官
事件
次期
直筆
持明院
二男
神宮
仁医会
仁生会
靭帯,靱帯
仁友会
地震
地震研
慈藻会
実勢
上部
上武大
情緒
恕風会
城西
城西大
助役
寿宝
寿恵会
潤滑
寿量会
住所
住宅
数珠
花瓶
下部
株主
花伝社
楓幸房
下腹
香川大
花月荘
鹿児島
蝸牛
怪談
開玄社
開発庁
海域
貝印
偕行会
偕行社
下院
改良園
偕成社
海鮮,疥癬
海田
掛川西
柿安
各国
各地
角弘
各界,角界
各巻
各行
各組
各局
各社
各氏
各種
各党,角藤
加名市
瓶屋
上方
上郡
上組
紙弘
紙叶
紙質
神吉中
上座
神奈川
香流会
金澤会
韓火
幹部
鐘紡
鐘忠
兼房
兼松
鐘崎
簡易
漢簡会
鹿屋
鹿屋中
漢才,関西
関西大
奸臣,姦臣,寒心
官邸
観葉
神崎組
花王
柄長
軽井沢
柏島
華翠会
方方
家庭
過渡
加藤憲
勝尾寺
勝手連
河合塾
河原町
河原院
川崎北
歌謡
通帳
華燿会
風邪
家族亭
華厳宗
競馬
経緯
京滋
渓仁会
敬老
警察庁
径書房
京葉
経済
経済連
県庁
健仁会
県警
県境
研究所
県民
圏内,県内
憲法
県立
検察庁
建設省
健佑会
硯友社
気仙沼
欅会
機嫌,起原
黄色
生地
旗艦,期間,貴簡,貴翰,軌間,飢寒,饑寒,龜鑑
飢饉,饑饉
機巧,稀覯,紀綱
杵勝会
錦城
金城軒
禽獣舎
金閣寺
金花舎
近畿
金利
金制調
金太
金羊社,金陽社
金融
桐生
記者
基礎
木曾清
北朝鮮
北上倶
北側
北国
北恵
北九州
北見商
北野組
北大阪
北里大
吉兆
崎陽軒
清水寺
木津川
小網
神戸
神戸大
神戸屋
高知
宏池会
高知商
古代
巷談,高段
高電社
子供,小人
高遠
小金井
小型
巧藝社
虹技
小口
砿業
好餌,柑子,高次
個人
公仁会,恒仁会
厚情,恒常,江上
高架
向寒,好漢,巷間,槓杆,浩瀚,皇漢,高官
廣貫堂
高検
国家
口腔,港口,煌煌,皓皓,硬膏,膏肓,高校
廣告社
古今
國場組
小倉
国士大
国士舘
高教組
好逑,後宮,恒久,曠久,高給
粉粉
広南会
高熱
金剛
鴻池組
古来
幸楽苑
香蘭社
高齢
光琳社
広陵
高裁
広済堂,廣済堂
厚生
佼成会,厚生会
厚生連
厚生省
古心堂
古書
公衆
高層
高速
高体連
喉頭,江東,荒唐,高踏
言葉
寿観光
寿工業
寿製菓
壽商会
寿陶苑
壽屋,寿屋
高徳院
公取委
高和
高野連
浩洋会
好事
九分
工藤組
区間,空間
熊谷組
熊本
熊本大
熊本工
組合
宮内庁
国東
椚田
倉本組
蔵野
紅書房
草花
釧路
桑名西
九薬
兄弟
京電社
巨額
京劇
京劇院
匡峰庵
巨人
胸懐
峡南
距離
共立社
京産大
京都,兇徒,凶徒
京都大
京屋
久明館
九鱗会
町中
前多
前田組
舞妓
毎日
幕張
真夏
万兵
丸紅
丸越
丸久
丸政
丸美屋
丸本
丸昌,丸正
丸富
丸米
枡病院
益田屋
増見
増岡組
桝屋
松田組
松江
松江工
松佳
松風
松木屋
松久
松本工
松村組
松茂
松阪大
松坂屋,松阪屋
真上
眼鏡
明治
明治大
明治屋
緑電子
三会,三江,三重,見栄
三重大
右側
右手
三春
三春屋
見方
美川苑
三河屋
三城,三貴
三松
南朝鮮
南側
南湖
南野
南商店
南座
三納
民青
民鉄協
三郷
御園座
三鷹
水戸
水戸商
三菱
三菱自
三星
密厳院
水海道
三越
宮高倶
都城
都城商
宮崎大
文字
桃川
桃屋
桃山
紋別南
文部省
物語
森長組
森組
森川組
盛喜
盛光
森本組
盛岡大
盛岡倶
森田屋
森康
元浜組
本久
模様
向島
宗像
村本
室町
室蘭
武蔵大
武蔵丘
息子
明星
明星大
鍋林
奈文研
長居
長野大
長崎
長崎大
長崎北
長崎屋
長沢屋
永田町
永谷園
長登屋
名護
名古屋
内部
内相
内野
中川東
中合
中泉
中川商
仲間
中村組
中村屋
中商事
中津
中山福
中山組
名前
生魚
波頭
七虹
難波
南米
南北社
南部
南仏
南国
何者
南京
南江堂
南西
南山大
南山園
奈良大
奈良屋
鳴河
成瀬台
鳴門屋
名寄工
音色
根元
年度
日武会
日放労
日常
日市連
二玄社
日本橋
日本大
日本海
新潟
新潟大
日教組
人間
人形
人情
人気
仁徳
人数
韮山
西林
西側
二色
西村組
西日本
西新宿
日藤
丹羽幸
能楽堂
農家
能研
野手組
沼宮内
布亀
叔母
欧米
帯広
桜美林
大星
旺文社
小田急
小田億
大垣商
大型
大河原
小川屋
大声
黄金
王妃
大石組
大磯
大分
叔父,王子
岡田組
丘珠
大方
沖電気
沖電線
大木会
沖開庁
沖縄
沖縄大
屋上
奥村組
大蔵
大蔵省
奥尻
青梅
大光
大物
大森屋
表参道
表蔵王
大本
大本組
思惑
温知会
雄鶏社
音楽
鬼高
温根湯
大野原
小野建
尾道
大岡広
阿蘭陀
織物
大阪
大阪大
大阪城
大嶋組
大島椿
大洲
大田広
太田南
大谷大
大手
鴎亭
大手町
乙女隊
大人
音更
大津
大塚屋
奥羽大
大家
親父
親子
大雪
尾瀬
大関
宙出版
北京
秘露
平壌
楽福亭
羅臼
黎明会
黎明郷
麗沢大
霊友会
歴史
聨合報
離宮
林野庁
立正大
両備
六郷
六本木
露西亜
労組
瑠璃光
両日
旅客
竜谷大,龍谷大
相模
相模組
相模原
砂子屋
埼銀
西條
斎憲
西南院
斎清
最初
再春館
歳出
才田組
臍帯
埼玉
埼玉大
栄電子
堺商事
先高
先物
作家
作物
桜丘
櫻護謨
作付
山地
山中
山道
三箇
産構審
山陰
山上
山間
山系
三万石
山脈
三男
山王
三省堂
讃生会
山水館
山谷
山陽
三養荘
三友
竿好
札幌
札幌大
札幌北
札幌南
猿島
冊子
佐藤園
佐藤秀
澤良
狭山
歳暮
西武,西部
西武園
清潮会
制度,青銅
西独
清風荘
清雅園
政治,青磁
誠仁会
青樹会
青渓会
西南
青年
西濃
西欧
青嵐会
星稜
勢力
凄惨,青酸
済済黌,静清工
精神
青松社
西和
西友
石風社
赤十字
石連
石水亭
関芳
石灰
背中
泉北
千本
千茶荘
千寿会,千趣会
鮮京
川柳
千修
浅草寺
拙速
瀬田北
瀬田工
瀬戸内
瀬戸屋
上海
標茶
七星社
市長
志多組
市街
志賀為
四方
市域
史上,史乗,市場
私家
市会
志満秀
氏名
市民
清水港
清水商
清水屋
下津
市内,竹刀
新晩報
新潮社
進学会
寝具,新宮
新出光
新宿
真珠湾
新香
真如苑
新王子
新大阪
森林
辰星会
新声社
新宗連
心底
白木屋
白糠
知床
市立
知内
代物
史料
姿勢,市制
市井社
死者
思春
子孫
梓水苑
歯友会
静岡
尚武
正智院
松竹,松築
初中局
初代
正電社
正礼
松風園
小学
小学館
将棋
将軍
初歩
正法寺
正直屋
相可
正覚寺
初期
正光会
食物
食糧庁
正面
樟南
小児
初日
商人
小説
勝者
初心,初診
尚早
諸島
証取
証取審
正和
松陽
主婦
主婦連
祝儀
衆議院
周波
周辺
衆院
種種
秀巧社
宗教
趣味
宗務庁
瞬時
修羅
衆参
首相
相場
早大
草月会
双方
早急
創夢
早早
水田
隅田川
住銀
住広
住金
住吉会
相撲
砂川北
砂子組
鈴花
鈴木園
立川
多度津
耐子
大会
大気
大氣社
体腔,大公,大功,大綱
大国
大麻
平病院
大陸
大成
大社
大正,大賞
大正大
対松堂
大衆
鯛惣
大洋
高橋組
高美
高鍋
高値
宝船
宝印刷
宝島社
宝持
宝食品
宝酒造,寶酒造
宝屋
宝塚
高助
高敏
竹虎
多慶屋
滝川西
瀧定
滝善
玉川大
玉川屋
多聞堂
田中藍
田中組
種子島
谷道
他人
丹青社
建物
田谷
手足
手紙
手形
適齢
手首
手間
手前
天坊
天神祭
天井
天満屋
天然
天王寺
天津
寺町
天塩
鉄蕉会
鐵原
鉄製
手薄
統幕
東武,頭部
東部中
土地
栃木
栃木屋
轟産業
稲泳会
東方,東鳳
藤蔭
統一会
図情大
十勝
東海南
時計
常盤大
徳力
外松
留置
富民
巴工業
巴商会
邑書林
礪波
通禁
問屋
斗山
東山堂
都市
都市交
十島
豊島園
年月
鳥栖
鳥取大
鳥取東
藤和
富山大
富山商
豊橋
豊梱
槌屋
津軽
辻産業
通常
築地
筑波
造山
釣研
鶴見大
蔦友
梅雨
内幕
内内
羽兆会
宇宙
宇宙研
上田東
植木組
植村組
植嶋
浮世
馬島
梅本
雲蓋院
雲興寺
雲山荘
烏梯社
宇土
若者
和漢
稚内
和凰
倭国
悪口
渡辺組
八木兵
八木熊
八幡
八幡西
夜間
役場
役員
役者
野球
山田組
山形大
山口大
山口組
山星屋
山形屋
山健組
山越
山豊
柳橋
柳学園
柳屋
靖国
八頭
弥生
淀川工
吉年
余波
四方組
四日市
横網
横須賀
読響
米子
米子商
四電工
米久
米坂
余人
四極
四全総
寄居
吉田組
吉野家
吉原組
義津屋
弱気
友愛
友愛会,有相会,祐愛会
湧別
郵便
有斐閣
友人
悠閑堂
雪印
友好
行方
夢番地
夢殿
有楽町
優良
湯里
夕食
豊商事
雄山閣
細工
残高
税率
全米
前夫
前月
前後
前半
銭高組
錢高組
前回
前漢
前期
全般
前方
全酪連
全林野
全糧連
前線
全施協
前提
全抑協
造幣局
蔵相
瑞光
瑞祥

rare-given
AaikoBkariCemiCikoDoDraDshiDyoBomoriBriakeBsahiDkoDmiCukaBtsumiEshiByakaEoCumiAbaikoCnkoDriBeisakuBikyoCmyoBokushiBunbeeDchinDgoDichiDkaFiFkuDyaCshiCyoAchiakiDeEkoEriDfuneDgakuEusaDharuEiroDkaFgeFkoEunDnaEoEsaiDsakuFtoDtoseDwakoDyoFsaburoGhiFtoshiEuiDzuFkoCojuDkoDmeiDseiCubeeDheiDkeiFnEiDtaroAdanshiBejunCnzaburoBokanCnkoAeiichiGroCjiEroCkichiDoCseiDhinFroDukeCzaBkijiroBmiBriDkoBtsukoAfuihikoCjioEtaCkiEkoDuharuEmiCmieEkoEoEshiEyoCtoshiAgafuCishiCkkaiBengoDichiDkanDryoDshinCsshiBienCichiCnkoCsaburoBoemonCroemonCzenByokaiAhachibeeFemonFoFroHjiroFsaburoFyaFzoCnakoEmidoriCppoEuCrukaEnaEyukiCsseiCttaBeishiCkijunBidekiEoEtoshiCfumiCkariCroakiFtsuEfumiEhisaGtoEmiEnoriEshiEtoEyukiCsaeEichiEoEshiEtoCtoakiEkazuEmiEnoriBodaiCjinCkaishiDoeiEkuCtaroByakkenEuhatsuFsuiFzoCogoDzoAibukiBchieiEhoEjiEkaEmeiErotaEsaburoEtaroEyoEzoBhokoBichiroBkenCkeiDoCukoDoDtsuguBmaoBnagiBppeiEkiroDuDyoBrusonBsaeDoCoDjiDkoDrokuDyaCsaEiEkuDeiEkiroDhinDoteiCuzuBtaruConaCsukiEmiEoCtenEtsuDosaiBwaoByojiBzumiAjakkyoBikaiCroBogenCkanCniruCseiCzoBunanDdaiDjiDroDzoCzaburoAkaheiCiDshoCjinCkeiDoDueiEmeiCnayaDekoDichiDjiEoDkoFnDpoDsaiEeiCryuCshoCtsukoFnoriFraCyoCzuhaEjiEkiFoEmasaFiGchiEnoriEoEshiEtakaGmiFomoGshiFsuguEyaFoGshiFukiBeiDichiDjiFroDkoDshoEukeDtoDwaDzoCnchoDichiHroDjiFroDkoDseiDzaburoEoCsaoBigenCheeCichiGroCjoCkanDuoCmikoCnpachiCshikoDshoCyohitoEkoEmiEshiEyukiBoCboCchiCgyoCheiCiDchiGroCjiEnEroCkanDenDiDoDusekiDyoCmeiDiyakojiCnomiEnaCsaiEkuDeiDhiFroEoCtoyaCunCyoDukiCzaburoDoBumiCnioCroemonByokaEkoEoDmiDseiEukeCugoroDhoDichiroDjiDkaDshiDzoAmahaCkikoCnamiDeDjiFroDkichiDpeiDsuDtaroDzaburoEoCriEkoCsaakiEfumiEhisaEkadoFiEmiEtoGshiEyaGsuFoGshiFukiDuoCtsueCyukoEmiBeigetsuDkaDsanBichioFyoFzaneCeDkichiEoDzoChoEkoCkiEoEsaburoCmasuCnaEkoDekoEoDpeiCsatoCtsueFhikoFjiFkimiGoFnariGoriFoFruFyaGoHshiFzoCwakoCyakoDoEjiEkoDukiBoichiCkichiCmojiEkoEtaroEyoCntoCtokoBuneharuCrioCsaiEshiCtsukiFmiFoAnagaharuEyoGshiDisaCibuCnaEeEkoEmiEoEseCoDfumiDkiDmiCrihiraEyukiBenjiBichijoCheiCichiCrokuCshikiFoEuCzaemonBobuakiEharuEyoshiFukiCraDihiroEoEyukiAodateBkoBnriCteiByoApyoAraizoBeikiBiichiroCkkaCyoBokusaburoCppukuByoeiDhoDichiDjiDkenDshuEukeDtaroDzoCuichiroDkoDsaburoEeiDyoDzoAsaburoGbeeGjiGmaruGsukeCchihikoFyoCdaharuEkoEoCeDkoCkaeDiEkoDuraEyaCmuroCnbaDdayuDemonDgaEyoDinDjiFnEugoFroDkeiEiFchiDmaiEenshiDpakuEeiDsaEenEhiGroFuDtaroDyuDzoCraEsaCsugaCtoharuEkoCyoshiDuriBedaiCidoDhinEoDichiDjiFroDkeiFnEiEoFkuDoDroFkuDsaburoFiFkuEhiGchiEukeDtanDzoCkizoCngoroDjiFnEuDpachiDriDsakuEhiDyaEoDzoCtsuoBhichisaburoHhiDgekazuFoFruFtoGsuguFyoshiGukiDheiEoFdaDkanEiEoDmeiDnEichiIroEjiGroEkaiEpeiErokuEsukeEtoEyaEzoDratoriEoEyoCogakuEoDheiEinDichiHroEnDjiDkaEenEiEoDnanDraiDsenFtsuEhinFuDtaiEokuDyuDzaburoEoCudoDgyoDhoDichiDkuseiDngikuEichiEjiEroEtoDzanEenBojiroDuCkyuCzaburoDeiBueoCgakoCkioCmiyoCsumuCwakoCzuAtachibanaCdaharuEoEsaburoFhiEyoshiCigenDheiEoDkaEenEiDsakuEeiEhuCkahisaEkoEoEyoshiFukiDemasaEnoriEoEshiEtsuguDuEbokuEshiFoCmakiCsukuCtsufumiFoBeijiFroDshukuCnmeiDpeiDreiCruhitoEmiCtsuoFroFshiCuBodoCgaiCichiCkiDoDujiEshinEzoCmieEkoEoDokaGzuFoEtakaEyoFukiCrihikoDuCsekoDhiFakiFharuFkazuGoFmaFnoriFoFyukiCwakoCyoakiBsugioEumiDmunagaDtomuDyoshiAurinAwakabaCtaruAyaeDmiDzoCkumoCmajiCotoshiCsoEemonEhachiEichiEjiEmatsuEsukeDueEhiroEkoEoEyoshiCyokoBoichiGroCjiCkiDoCnsamuCshiFakiFharuGideHroFkichiFmichiHtsuFnagaHriGobuHsukeFoFshigeFtokuHmoFzoCtsuoBuCbunCchinCjiroCkariDiEeEnoGriEoDoCmiCraDieEkaCsakuDhuCzoAzenichiHroDkaiEoDsaiBosan
愛幸,紫花子
安可里,有可里
明水,昭美,暁美,曉美,曙海,曙覧,朱計美
安喜子,安希子,安芸子,尭子,明希子,麻季子
明郎,昭朗,昭郎,皓雄,赤黄男
彰良,昌,昭良,晄,晶,暁,暉,朗,瑛,璋,皓,顕彰,顯
明司
瑛世
青盛
有明
旭
麻子
愛砂美,有小実,麻実,麻未,麻生
明日加,明日香,明香,朱鳥,飛鳥
充美,有津実
充史,厚,惇,敦司,温,睦,篤司
文夏,紋華,紋香
安矢子,紋子
愛弓,愛歩
梅幸
万鎬
万里
米作
美京
美妙
牧之
文兵衛
文珍
文吾,文護
文一
文嘉
文海
文革
文弥
蕪子
武揚
千昌
千英,智惠,智江,知衣,知重
千英子,千重子
千重里
千舟
智学
千種,千草
千陽
千聖
千雅
千蔭
千嘉子
治勲
紫葵
智乃
鎮載
千咲
千智
千登世,千都世
千和子
千代男,千代雄
千代三郎
千代司
千代寿
千結
千津,千都
千津子
長寿
長光
長明
長成
忠兵衛
忠平
忠敬
柱憲
忠喜
忠太郎
段之
大中
伝三郎
道灌,道閑
鈍行
英市
英一郎
映司,英志,英次
英二郎,英次郎,英治郎
英吉
榮光,江威子,英浩
英成
英信,英心
英四郎
英資
栄三
益次郎
栄美,江珠,瑛美,笑美
英里
恵利子,枝利子,江利子,英理子,英里子
栄津子,英津子
二一彦
冨士夫,冨士男,冨士雄,富二雄,富士夫,富士男,富士雄,藤夫,藤男,藤雄
富士太
不矩,富貴
二規子
福治
富久美
二三枝,二三江
二三子,文美子
二三夫,二三生,二三男,二三雄,富美男,文郎
二三四
二三代
太
雅風
外史,外四
学海
元吾
元一
玄幹
元良
玄真
月子
義圓
儀一,義一
吟光,吟香
儀三郎
五右衛門
五郎右衛門
御前
行誡
八兵衛
八右衛門
八男,八雄
八朗,八郎
八郎次郎
八三郎
八弥
八造
華子
花緑
八方
八風
春風
榛名
晴之
八井
八太
瓶子
又順
秀基,秀輝,英輝
栄夫,栄雄,榮夫,秀朗,秀郎,英郎
秀寿,英寿,豪紀
一二三,一二美
光里
博亮,啓明,孔明,宏昌,祐昭,裕朗
容淳
啓文
浩寿
広人
広弓,礼美,祐美
宏紀,英範
普
博音
博雪,啓之,啓行,広之,弘恭,洋之,祐之
寿恵,寿枝,寿江
寿一
久郎,壽雄,寿生,尚夫,尚生,尚男,尚雄
央,尚志
久里,壽人,寿人
仁昌
仁一
均美
仁紀
方代
歩人
豊芥子
蒲公英
豊国,邦国
豊太郎
百間
百発
百穂
百三
兵吾
兵三,兵蔵
伊吹
一英
一穂
一治
一果
一明
一朗太
一三郎
一太郎
一陽
一造
五百子
威一郎
惟謙
一慶,一景
一行
以久子,幾久子
伊久生,征夫,育郎,郁郎
幾次
今男
稲城
逸平
一碧楼
一風
一瓢
日成
勇恵
伊三夫,伊三男,偉佐夫,功男,功雄,勇男,勇雄,勲夫,勲男,庸,衣沙桜,魁
五十男,五十雄
五十二
五十子
五十六
五十八
一茶
一斎
一作
一誠
一石路
一心
一草亭
五十鈴
達
一刀菜
五紀,樹里
五三,五美
五夫,五男,五雄,逸郎
一転
一鉄
一刀斎
厳
五代嗣
和泉,泉,泉美
若楓
二介
仁郎,治朗,治郎
浄元
常観
正日
助成
常蔵
順安
純大
淳二
惇郎,淳郎
惇三,純三
十三郎
嘉平
甲斐
海晶
瓜人
花蹊
嘉香,柯公
角栄
鶴鳴
金矢
周子
寛一
寛治,幹治
干城
菅江
関根
寛方
寛斎
寛成
花笠
歌昇
嘉津子
克紀,勝功,勝紀
桂
夏葉
一葉
一氏
一城
嘉寿子
一真
一三,和三
一路
一紀,一統,和紀
和勇,和朗,和郎
一司
一貴
一民
一知
一寿,万年
一次
一家
一夜
一吉,和吉,和喜,和由,知良
一之
佳
恵市,計一
恵滋,慶治
景次郎
圭以子,敬香,経子,継子,肇子
慶松
佳介,佳佑,佳祐,啓裕
景都
敬和
令三,恵三
謙澄
兼伊知,巻一,憲市,顕一
乾一郎,憲一郎,顕一郎
乾二,健仁,健嗣,兼二,兼司,兼次,兼治,憲史,憲司,憲次,憲治,研志,謙之,賢史,賢志,顕治
憲二郎
健康,兼好
顕正
謙三郎,賢三郎
兼三,憲三
今朝雄
紀元
喜兵衛
亀一,嘉一,基一,規一,貴一,輝一,鬼一
暉一郎
鬼城
亀鑑
喜久夫,喜久男,喜久郎,喜久雄,紀久夫,紀久男,紀久雄,規久男,規矩夫
規美子
金八
貴志子
吉祥
清人
亀代子,幾代子,浄子,貴世子,貴代子,輝世子
貴予美,貴代美
喜代司,喜吉,喜由,洌,浄,淨,渙,澄,穆,精,聖
清之
洸,皎
公房
光知
広業
孝坪,幸平,行平
香以
紘一
晃一郎
光治,好治,孝二,孝治,宏次,宏治,幸嗣,幸次,幸治,広司,庫治,康司,康治,弘二,弘治,晃二,晃司,晃嗣,洽治,浩次,耕史,興司
湖人
幸二郎
江漢
公献,浩賢
幸希,広輝,弘毅
江子
黒石
古郷
公明,昂明
古都路
木之実
子之七
康哉
孝作,幸作,興作
光清,康正,耕世,耕生
甲之
孝四郎
光勝,好尚,小笑
九一八
光雲,弘運
宏陽,黄洋
小雪
光三郎,孝三郎,幸三郎
光造,孝三,孝蔵,幸三,幸蔵,広三,弘蔵,恒三,浩三
久美
久二男,久仁夫,久仁男,久仁雄,九二男,匡生,有男,邦郎
九朗右衛門
杏果
旭晃
亨子,共子,教子,景織子,香子
匡美
亨生,恭生
匡介,恭之
久五郎
九峯
九一郎
久二,久次,久治
九華
九紫
久三,久蔵,久造
万葉
万亀子,正希子,満喜子,眞規子,真生子
真実
万恵
万次,万治
万次郎
万吉
万平
万寿
万太郎
万三郎
万三,万蔵
摩利,満里,真利,茉利
万利子,摩利子,満利子,満理子,満里子,眞利子,真利子,麻利子
真明
優文
真久
正門
柾,正規,正輝,眞幸,真幸,精希,雅基,雅己
昌恵,正水,真仁,真巳
勝人,眞人,聖人,誠人
正淑,雅功
晶也
真靖
勝世,眞代,真代
勝義,政吉,政由,昌克,正佳,正喜,正由,真義,雅吉,雅由
壯之,将之,征之,理之,眞之,真之
満寿男
末枝
万祐子
万裕美,真祐美,真裕美,誠由美,雅弓,麻祐美
明月
明霞
明山
庸夫,道郎
成代,理世
道真
水絵,美英,美重
三重吉
三重子
三重三
海峰,海蜂,美豊
三保子
水絹,観樹
幹郎,樹生
三樹三郎
三升
望奈,美苗,聖奈
三七子
三年子
三子郎
民平
実里,美里
三江
三彦
三次
三公
三子,満津子,美司子,美都子
三成
三徳
三夫,三男,三男雄,三百,三雄
滿,盈,美鶴
三也
美都世,美鶴代
三厳,三義
三造
三和子,美晴子
三八子
妃世,美寿
三四二
三四子
三雪,幸岐,美之
茂一,茂市
四方吉
桃史
百百子
茂茂太郎
百百代
文人
源子,百年子,素子,統子,茂登子,許子,資子
宗治
六林男
無彩
武蔵
六月
六美
六男,六雄
長治
長世
長義
渚左
乃武
南那,奈七
七恵,七星,七絵,七重
七子
七美
七雄
七瀬
奈保,奈穂,奈織,菜穂
直史
尚輝,直輝
直愛
業平
斉順
稔侍
日乗
二平
二一
二六
錦
西男
二洲
仁左衛門
修明
宣治
伸佳,信佳,信吉,信美,延佳
修之,宣之,延之,延于,暢之
野良
徳弘,紀洋
典郎,宣夫,宣雄,徳夫,徳男,憲郎,祝男,紀生,紀男,能理男
徳之,徳幸,徳行,教之,矩之,範之,紀幸
小楯
甕江
音理
温亭
汪洋
彪
頼造
令輝
利一郎
六花
鯉洋
六三郎
六福
了英
了法
良一,良市
良二
良兼
龍洲
良助,良輔
良太郎
良三,良蔵,良造
隆一郎
柳香,龍宏
竜三郎
劉生,流星,隆聖
流葉
隆三,隆蔵,隆造
三朗,三良,佐武郎,左武郎
三郎兵衛
三郎治
三郎丸
三郎助
幸彦
祥代
定治,貞治
禎子
禎夫
冴絵,小枝,彩絵,紗英
小恵子,小枝子,紗子,里恵子
栄
咲紀,沙生
三喜子
作楽
咲也
三魯
三馬
三太夫
三右衛門
三峨
参行
三允
三治
山人
三十五
三十郎
三溪
三喜
三吉
三昧
三面子
三伯
三平
三叉
三川
三志
三四郎
三洲,三秋
三太郎
三遊
三蔵
沙良,紗良
更紗
流石
里治
仁子,学子,小都子,聰子,賢子,里子
三四四
小有里,早百合,白百合
世大
正道,静堂
成彬
清峯
晴一
成史,政司,正司,泰二,清司,清次,誠史,静二
征二郎
成桂
省軒,静軒
成基
征子,斉子,晴湖,青虎
静谷
静翁
静浪
静六
清三郎
省斎,静斎
清作
誠之
正七
清介
清潭
清三,清蔵,清造
関蔵
千五郎
千侍,千次
千仭,千靭
千寿
千八
千里
千作
遷子
千彌
千甕
千蔵,千造
節郎
七三郎
七司
繁一,重一
成郎,茂郎,重郎
卯,蕃
茂門
重次
茂吉,重吉,重喜
成介,滋之,繁之
子平
紫芳
四方太
芝翫
子規
士行,志功,氏亨
四明,志明
伸
槇一,眞一
信一郎,眞一郎,真一郎
伸次,伸治,信次,信治,真治
真二郎
真改
新平
伸六,真六
伸介,信介,信助
信頭
信弥,真哉,紳爾
信三,真蔵
白鳥
四良
史良
小鰐
尚吾,彰吾,昭五,昭吾,正吾,章吾
勝平,小平,昭平,照平,章平,笑瓶
松浜
将一,尚一,彰一,昌一,昭一,昭市,晶一,松一,正一,照一,璋一,章一
彰一郎,昌一郎,昭一郎,正一郎,章一郎
松陰
勝二,勝司,宵二,尚二,尚司,彰二,彰治,昌二,昌司,昌治,昭二,昭司,昭次,昭治,晶司,正二,正爾,照二,照次,章二,章司,章次,章治
照華
小剣
旭輝
彰晃,昌鎬
小楠
小蕾
晶川
正雪
証信
小舟,晶秀
昇泰
尚得
小勇
庄三郎,昇三郎,正三郎
尚三,彰三,昌三,昌造,昭三,昭蔵,昭造,正蔵,正藏,正造,章三,章造
修道
秋暁
殊法,秀峰
守一,秀市
淑青
春菊
春一
俊二,俊史,俊司,俊次,俊治
春浪
春塘,春涛
秀山
秀善
宗次郎
荘十
宗久,宗及
壮三郎
宗砌
季雄
寿賀子
寿喜男
寿美代
晋
寿和子
寿寿
橘
忠治
忠勇,忠郎
只三郎
儀,匡史,匡志,征,忠司,惟史,是,直,直志,禎,規
忠吉,忠慶,忠由,直義
太源
泰平
大峰
太華
泰賢
太紀
太作
大成
大周
敬久
卓子,多嘉子,宝子,登子,立夏子,誉子
孝郎,峻郎,隆郎
孝佳,孝允,孝喜,敬義,貴由,高喜,高福
尭之,崇之,敬之,高之
猛征
孟紀,武紀
丈雄,他家男,健生,健男,健郎,健雄,壮夫,建夫,武郎,毅雄,竹郎
丈史,丈志,健史,剛司,威,孟,孟司,武司,武嗣,猛司,猛資,赳
武次
多久
啄木
卓司
卓宗
珠琴,環樹
佐
竜文
立士,竜夫,竜男,竜雄,達郎,龍夫,龍生,龍男,龍緒,龍雄
貞二,貞次
貞二郎
貞淑
天明
天平
典礼
輝人
光美
徹郎
啓郎
哲司
泰愚
東道
冬崖
十市
登輝
斗宇子,東光,瞳子
篤二,篤治
徳志
篤三
東三恵
冨子,冨美子,十三子,得美子
冨夫,冨男,冨雄,十三夫,十三男,富美夫,富美雄,豊雄
十百香
友一,智一,朋一,知一
交子,外茂子,登茂子
知孝
知世
共之,奉文,知幸,知行
十一郎
享,暢
東世子,登世子
慧
俊啓
敏治
利一
利志子,十四子,十糸子,季子,富志子
利島
敏記
俊郎,十四男,寿郎,敏郎,淑夫,淑雄,登枝緒,鋭雄
俊志,季之,寿之,歳之,稔之
十和子
東洋昭,豊朗
二夫,二男
二美
万長
恪
壯,強志
有隣
若葉
和多留,弥
八重
八重美
八重蔵
八雲
山治
八百稔
八十
八十右衛門
八十八
八十一
八十治
八十松
八十助
安英
恭博,恭弘,靖祥
八寿子,家寿子,弥寿子
家寿雄,康郎,恭男,泰郎,靖郎
安啓
弥生子
四一,洋一
洋一郎
洋二,洋児,洋司,洋次,洋治,要士
鎔基
央子,暢子
泳三
美
佳明,佳昭,喜昭,喜章,由明,由昭,美明,美昭,義哲,義鑑
吉治,善治,喜晴,喜治,嘉治,好日,由春,由晴,由治,祥晴,美晴,美治,義治,良治,芳治
佳秀,佳英,喜英,義栄
佳宏,佳洋,剛丈,喜博,喜宏,喜弘,喜洋,喜浩,喜裕,悦宏,栄宏,由博,祥弘,祥浩,純弘,美博,美弘
佳吉,敬吉,由吉
敬道
喜光,美光
幸長,義良
佳成,啓成
佳伸,佳信,喜信,宜伸,慶喜,栄伸
由之助
佳夫,佳生,佳男,佳郎,佳雄,喜夫,喜温,喜男,喜雄,徳郎,愛雄,敬夫,欣男,由夫,由男,由雄,祥夫,祥雄,禎男,美夫,美男,美雄,義郎,芳郎
喜重
好敏,良徳
祥智
喜蔵,由三,由蔵
四男
木綿
雄文
裕珍
裕次郎
由
結城
友希江
千乃
幸紀
幸郎,征男,征雄
勇孝,右子,幽香,憂宇子,木綿子,由右子,由布子,由有子,由祐子,祐幸,祐有子,雄幸
友海,友見,宙美,由水
揺
友里恵,友里絵,由利恵,百合枝
百合花,百合香
夕咲
有秋
友三,裕三
善一
善一郎
禅海
善幸
全斎
象山

rare-surname
AabeBdachiBgawaCoCuriBhagonCoBichiCharaCkaEwaDoDyoCoiCzawaDomeBjiroBkabaDgiDhoriDiDoDsakaEeEhiGyaCechiCikawaDmotoDnoDoDraDshinonomiyaDtaDyaFmaBmaDkusaDmiFyaDnumaCeoCinoDtaniBndoCoCzaiBoiCtaDoBrafuneDmakiDnamiDshiyamaDtamaDyaCigaDkawaEiDmoriDnoDwaraBsabaDharaEiFnaDiDkuraDmiDnumaDokaDriDtsukiDyamaChidaEyaCoDnumaCukaBtsumiEtaBwayaByahaneDnokojiDseBzumaFyaAbajoCndaiEoBesshoCtsuyakuDtoBokuBungoDkyoAcheCibaDiDkamatsuEiDnoDriDtoseDyoCoDsaEhiDyoCujoDkyoDmaAdadaCikakuEumaBejimaCumiBobashiCiCmaCtaniAebaraDtoCeCiharaDnaBdaBitoBjimaDriBmaCiCoriDtoBnariDtsuCbaraCjoCokiBsashiBtoBuraBzakiAfujiEbayashiEedaEhashiEmoriGtoFuraEnamiFoEoEsakiGwaFhimaEtaGteFsuHkaEwakiGraEyamaFoshiCkagawaEhoriEiEmiEseEyaGmaEzuDuiEmotoEraEshiHmaEtaniCnabaGshiEdaEiEmiEtoEyamaDesakiCruhashiGtaEkawaFiEmizoEnoEyaCseCtakamiEmiCwaAgakiyaCmoCyaBiboBoCboCjoCkitaCshiFmaEoCtobaEdaDsuBunjiAhabaDuCdeCgioEyaDuraCkamadaEtaCmagamiFuchiEhataEjimaEmatsuFotoEnaFotaniEzakiCnahataEmuraEsakiFhiEyagiEzonoDdoDeEdaEshitaDgaiCraiEsakiGwaFhimaDukaFiEnaEoCsamaDebeEiDhidaFguchiFmaGotoFokaFrataniFzumeCtadaEkeGnakaEmotoEnakaEyamaDsushibaDtaCwaiCyaharaEmaFiEnoCzumiBibinoCdaEkaEnoCetaCgaiEshigawaDurashiCkageEsaDimaEtaDonoCmoCnoEdeEharaCokiCrachiEiwaEkaFiFoEmaFotoEnumaEoEsawaFeFhimaEtsukaEyaDobayashiEhataEkaEnakaEsakiGwaFeFhimaEtaEyamaDukawaEmaCsadamaEhiroEnagaEoEsueEtaEzumiDhinumaCtachiCyamaDoshiBodakaCjoCkenCndaEoDgoDjinEoDyaCraguchiDiganeEhataEiEkoshiCsakaDhiharaFiFnaGoEoEuyamaDogaiEiEmiEyaCyoCzumiAibayashiCoriCukaDseBchijimaEkawaFiEmuraEnomiyaGseEryuBdaCeDguchiDnoDueCokiBejimaCnagaBfukubeBgaBharaBijimaCkuraCmaCnoDumaCokaBjiriBkawaCeDbeDgamiFyaDhataDmiyaDnamiDuchiDyamaDzawaCunoDraBmahashiEoriDiDnakaEishiDokaDsatoDzawaEuCoriCuDraBnaDbaDgumaDiDmiComataCumuraBoCkaBrabuCeiCikiEuraDnoDsawaCokawaBsaDmuDwaCeiDkiChigamiFeFookaEjimaEkawaEmakiGtsuFineEwataEzakaCodaDgiDmuraDnoDzakiCshikiBtabashiDkuraCoDharaDkawaDmanCsuishiEkiEmiEwaBuchiBwabuchiDfuneDhashiDkamiEiEuniDmatsuEiEotoDnagaDoDsakiFwaEhitaDtaniEeBzumikawaFyaEoDtsuAjibikiCnboDnaiDzaiCssojiCtsukawaBotoEkuAkabutomoriCchiCdoEkawaEmaGtsuEnaCgaEwaDeEshitaDiyamaCiedaDgaDharaEoDkoDseiCjiEharaEkawaEnoEtaEyamaCkehashiEiDishitaEuchiEzakiGwaDuEnoEriCmachiEeEshimaEtaDeokaEtaniEyamaEzakiDideEharaEkawaEmaeEnoGzonoEoEsakaEyaDoEgawaEnEshitaCnaboshiEgawaEmoriGtoFuraEokaEyaGmaEzawaDbeDdoDedaEishiEkoEmaruGsuGtsuEtoDkakuDnaiEoDoDsakuDzeCrakawaDibeEtaEyaCsagawaEiEnnoinDhimaFwaHbaHiHzakiDuganoCtadaEgiriEhiraEkuraEoriEseEyaDoDsubeFiFmiFnagaFraHgiGoFseFtaCwabeFuchiEgishiFoeEharaGtaEiEjiGriEkamiFitaFumaEmataFotoEnoEseFhimaEtaEzoeFuCyoCzatoDumiBenjiEoDnaiCraBibaEtaEyashiCchiguchiCdaDoCiCjoCkkakeEoDuyamaCmitaEyaDotsukiDuEraCnoshitaDugawaCrikiEtaniEyamaCshikoFtaniDoCtaEdaEgawaEharaEiEjimaEkataEmiFotoFuraEokaEzawaDoCuchiCyasuDoharaEieEmiFotoEseFhiEtaGniEyamaCzukaFiBoCbayakawaDunCchiCdaEiraEmaDeraDoCgaErashiDuchiEmaCiDdeDshikawaDzumiCjimaCkajiEkeDuboFuCmaEdaEgomeEtsuHdaDineDoriFoEtaFoDuraDyoCnaeEgaGiEkaEshiDdoDeDishiDnaiEoDoEikeEmiDtaniCromoDyoCsaiEkaDeDhiFgaFjiFkawaFmoriFnoFzukaDugiCtoEkuCwaEkaEtaCyaEnoCzaiDonoDukaEtsumiBubaDoEtaCjiraokaCkiCmaiEkiEmotoEnoDeDiDogiriEnCnimitsuEsawaCrashigeEtaGniFomiFsujiDeishiDibayashiEharaEmotoEoEyamaDoiFwaEnumaEsakiFhimaFuEtaniEzumiDuCsakabeEnagiEwakeDuiEmotoEnokiGseCwanoEshimaEtaByotaniCutokuAmabuchiCebaDjimaDsakaDzonoCgaraCkiEharaEnoEtaCnakaEzuruDitaCriDuhashiEkoEoFkaEyaCsagoEkaFiEmuneEyaDeDhikoDuEdaEoFkaEtoCtsudaiFgamiFiFmotoFnagaGumaFokaFseFtomoFyaFzawaDtoCwatariCyumiEzumiBekadaCsakiDhiaiBichiuraFyaCenoCfuneChamaEraDoCidaCkamiDiDojimaCmotoCnaiEkataGwaEmiGmureDoEsukeEwaCsakuEtoEwaDeDhimaDoraCtaEmaDomeFiDsuhashiFiFkeFmuraFokaFtaFzukaCuchiCwaEtaCyagiEhigashiEjiGmaEmaeFotoEnokawaEoEsakaEwakiEzuDukiCzobeEteDuchiEguchiEhashiEiEkiriEmaGkiBochidaFmaruCmoiEjiCriguchiEiEkaneFiEmotoFuraEnagaEokaEsawaFhimaEtaGkiGniEuchiEyaGsuFoshiDoiCtofuchiEkaEmitsuGyaEsugiEyamaBugiCkawaCnakataDemiyaCraguchiEsakiFhiroEtaEyamaDofushiCshanokojiAnabeshimaCdeCgabuchiEhamayaGraFiroForiEkiEmatsuEnumaEraEseFhimaFokoFuGnaEtaniFomoFsukaEyaGmaFoshiDoyaCjimaCkabayashiEdateEeEgaichiGwaFomeEhamaGraGtaFiraEiFdeFeFmaEjimaEkitaEmaGchiGruForiFuraEneFishiFoGchayaGwatariEoFkaEsatoFeFhigeFoneHoFujiEtaGkeGniEuchiEyasuFoshiEzawaCmaeDikiEtaDuraCnaiDbaFraDgoCoharaDkiCraharaGshiEsakiCtsuiFkiFmeCwataCzukaBeiCuchiBidairaCihamaDjimaDmiDzawaCkkiDumaCnagawaDomiyaCshiFgakiFhiroFkawaGiHoriFmiGotoGuraFnomiyaFokaFuchiFzakiHwaCttaEoCzekiBobataDunagaEokaCchiCdaCjiriCmaDiCnogakiEmuraCrisadaDoseCsakaFiDeDhiroCtoCzatoDoeDueBukuiCmasawaAoBamiBbaDnaDtaDyashiBchiBdaDteDwaraBeBfujiBgaDkiEuDmiDneDtaDwaCiDmuraDnagaDshimaDyaCoCuchiDraBharaEiDtaCinataCoriBiCdeCkawaBjimaBkabayashiDdaueDharaDmatsuEotoDnoDwaraDyaFsuDzakiCetaniCiDtsuDuraCoDchiCuboDdairaDizumiDmaDnaEoDraDsawaBmachiCinatoDyaBnchiCdoCimuraCnaCoDeCumaBokaBriguchiDkasaBsakaEiDnaiDtoCetoChibaEkiriEmaEnEoEroEtaConeCuDgiDmiBtabeDkeEiEuDmaDniDwaCeraCoDmoDriDwaCsuboEkaFiEruBumiCraBwakuByaDizuDmaFdaCodoBzakiDsaDtoDwaCekiAriAsaegusaDkiEoCgaEraEwaChashiCigoDjoDkaEiCjiEkiCkadoEgamiFuchiEiFdeFzawaEkazuFibaraFuraEmotoEnashiFoEshitaEtaEueEyaDiEbayashiDoDumaEraDyoCmeshimaDukawaCnbeDjoDkoDseiCraDuhashiCsaEiEkiEmoriFuraEokaEyaGmaDhidaDoCtaDoEyaCwaEbeEdaEguchiEiEnoboriEuchiBefuriCguchiCidanDganDjoDkaDtoDwaCkikawaEmotoEnoEtaEyaGmaCnaDdoDgokuEusaDjoEuCrizawaCtaDogawaCzakiBhibaFharaFtaEetsuEueFsawaDdoDgeharaFiFmiHtsuGotoGuraFnobuFtaGoFyamaDikiEnaDjiDkamaFtoEiDmadaFiFtaniGsuFzakiEizuEodaFkaHwaFsakaFtaniFyanagiDnadaEdoGiEgoEjiFoEkaiGwaEmachiEodaFiFmoriHtoFzakiGukaEsenEtoEwaDobaraEgamaEjiriEkawaGzeEmiFuraEtsukiEyaEzakiGwaDrahamaFiwaFkamiHwaGoFneFoFsakiHwaFtakeGoriEodaiDshiGdoDwaDzumeCobuDdaDjiDkenDnaiDwaCuDchiBoCdaCfueCgoCmaiCnezakiDobeEdaCryoCtaEniBuehiroDmatsuEitsuDnagaDokaDtsuguCganumaEsawaEwaGraDibayashiEmotoFuraEnakaEtaniEyamaCitaCkiCmiEhachiEnoEtaDotoCnadaEyamaCtoCwaCyamaCzuEmuraAtabataDitaGbiCchikiCdakiEmiEneDokoroCgaEtaChataCihoDjiCjimaCkabayashiEdaEgiGshiEhamaGneGtaFideEiFshiFwaEkuGraEmaruFiGzawaForiFuraHeEneFoEoFkaEraEsakiGwaFuGgiEtoriFsuHjiHkiEyanagiGsuFoshiDefujiEhanaGraEichiFshiEmasaFitsuFotoFuraEoEsadaFhimaHtaEtaniFomoEuchiEyamaEzakiDigawaEnoGeEshitaEzawaDuEmaEshiCmagawaEhoriEkiEmuraEruEzawaDiyaDotoDuraCnabeEguraEhashiEkaDdaDetaEyaDgeEoDidaEgakiEhataEmuraEnoEokaEsawaFhimaEuchiEwakiDoraDumaCoCraDumiCsakiCtakaDeishiEmoriEuchiEyamaDsukawaGoFnamiGokuchiFtaFyamaGoshiCwarayaCyamaCzuBeineCnjiFkuCraokaEsakaGwaFhiHmaDuiCzukaBobaDeCchiCdaDorokiCgoDuchiCinCjiDoCkajiDiDoEtaDuiEjiEmotoEraEshimaEyamaCmaEriDinagaFoEoEtaEzawaDokaEriEyoriCnaiDoEmuraCrayaDikoshiEoEumiEyamaCshimaCtsukaCyamaDokaGwaEneEsatoBsubakiEochiFmotoFtaEurayaDchimuneGtaniDgeDjinoDkaharaFsakiEidateFharaFtaEudaFshiDmaDnagiEeishiFmatsuGiGoriEodaDrumaHkiGiDshimaGtaDtaFyaDyaAuchihashiBdoBebayashiCharaCjiCmaEtsuDuraCnoCsatoDonoCtaniCyamaBgawaBharaBjoBmeDgaokaDnoDsakiFoDtsujiDuchiDyaFmaDzawaCiBnegamiBoiBraguchiDnishiDsawaCumaDnoBsamiChigomeEkuboEodaErodaBtaDgakiFwaCsuEmiEnomiyaBwatokoAwagaCkabaEiEmizuEnaEshimaFugiEtabeEyamaDiEmotoDoCrabiCshizakiCtadaEraiAyabuEchiEkiEtaCchigusaCgiEshitaChataDoCjimaCkuraEshijiCmabeFukiEgataEhanaEjiEkiEmuroEnoGiEokiEseEteFoEzakiCnagiyaCoCsakiFuDubaEeEharaEnagaGriFoGriEtomiCzuBodogawaCgaCkochiEharaEmichiEzawaCmotoCnagaDekawaEnagaEsakaEzawaCroCshidaFhamaFiFkawaGuniFmuraFnariFoFseGhinFtakeGsuruFzakiHwaDomiyaBugaDeCharaCiCkiEnoCmachiDiCriCzawaAzenbaDibaCzeBushi
阿倍,阿邊
安立,足達,阿達
阿川
阿後
安栗
阿波根
阿保
愛知
相原
愛禾
会川,合川,哀川,鮎川
愛甲
愛敬
相生
合沢,藍沢
愛染
網代,足代
赤羽
赤木,赤来
赤堀
赤井
赤尾
赤阪
赤瀬
明石
明石家
明地
秋川
秋本
秋乃,秋野
秋尾
秋良
秋篠宮
飽田
秋谷
楓山,穐山,龝山
海士
天草
天海
天宮,雨宮
天沼,甘沼
雨尾
網野
網谷
安堂,安東
阿野
安斎,安西
蒼,青井
青田
青戸
荒船
荒巻,荒牧
荒浪
嵐山
新珠
粕谷
有賀
有川
有木
有森
有野
在原
浅葉
朝原,浅原,麻原
旭,朝日
朝比奈
朝井,麻井
朝倉,浅倉,麻倉
朝水,浅海,浅見,麻実,麻美
浅沼
浅岡
浅利
朝月
浅山
芦田
芦谷
浅生
阿曽沼
明日香,飛香,飛鳥
厚美,厚見,渥美
熱田
淡谷,粟屋,粟谷
綾羽
綾小路
彩瀬,綾世
吾妻,我妻
東家
馬城
坂大,磐梯,萬代
坂東,坂藤,板東
別所
別役
別当
朴
豊後
文挟
崔
千馬
地井
近松
地木
地野,知野,茅野
知里
千歳
千代
丁,張
帖佐
銚子
町陽
中条,中條
仲恭
中馬
陀田
大覚
大久間
出島
出海
土橋
土居
堂馬
堂谷
江原
江波戸
江部
蛯原
蛯名,蝦名
江田
永戸
江島
江尻
江間,江馬,江麻
江民,江見
江守,江森
江本
江成
江夏
延原
円城
榎,榎木
枝幸,江刺,江剌,江差,江指
江渡
江浦
絵崎
富司
藤林
冨士枝
藤橋
藤盛
富士本,藤元
藤邑
藤波,藤浪
富士野
藤尾
不二崎
藤澤
藤島,藤嶋
富士田
藤立
藤津
藤塚
藤脇
冨士原
藤山
藤吉
深川
深堀
深井,深居
深見
深瀬
深谷
深山
深津
福居
福元
福良
福士
福嶋
福谷
船場
舟橋
舟田,船田
船井
舟見
舟戸,舟渡,船戸,船渡
舩山,船山
舟崎
古橋
古畑,降旗
古河
古木
古溝
古野
古家,降矢
布施
二上
二見,双三,双海
不破
我喜屋
蒲生
賀谷
宜保
呉
御坊
五上,五条,五條
五木田
郷司
五島
五摂
後鳥羽
後藤田
郷津
群司,郡司
羽場
土生,埴生,羽生,羽部
羽出
萩尾
萩谷
羽倉
袴田
伯方
浜上
濱口
浜畑
浜島
濱松
浜本,濱本
浜名,浜納
浜野谷
濱崎
花畑
花村
花咲,花崎
葉梨
花柳
花園
半藤,飯藤
羽根
羽根田
羽下
半谷
原井
原崎
原澤
原嶋
遥
春木
春名,春菜
春雄
挾間
長谷部
長谷井
橋田
橋口
橋間,羽島
橋元
橋岡
柱谷
橋詰
畑田,畠田
畠
畠中
幡本,畑本,畠本
畑中,畑仲
畑山
初芝
初田
羽合
早原
羽山,葉山
早水,早見,速水,速見
早野
筈見
日比野
肥田,飛田
氷高
飛弾野
稗田
日開
東川
日暮
日影,日景
日笠
引間
匹田,引田,疋田
彦野
比毛
樋野
日出
桧原
日沖,日置
平地
平岩
平家,平鹿
平木
平子
平間
平本
平沼
平尾,平生
平澤
平瀬
平島,平嶋
平塚
平谷
広林
広畑
宏岡,広岡
広中,弘仲
広崎
廣澤
廣世
広嶋
廣田,弘田
広山,弘山
比留川,肥留川,蛭川
比留間
久玉
久弘
久永
久生
久末
久田
久住
菱沼
常盤,常陸
桧山
日義
穂高
放生,方城
宝劔
誉田
本渡
本合
本陣
本上,本匠,本城,本所,本荘
本谷
洞口
堀金
堀畑
堀井
堀越
保阪,穂坂
星原
星井
星名,星奈
星乃
宝生
宝珠山
細貝
細井
細見
細矢
報庸
穂積
井林,伊林
井堀
井深,伊深
井伏
市島
一川,市河
市來,市来
一村,市村
一宮
市瀬
一柳
井田,伊田
井手
井手口,出口
出野
井手上
井戸木
家島
家永
伊福部
伊賀
井原
飯嶋
飯倉
飯間
伊井野,猪野
飯沼
飯岡
井尻
井川,位川
池
池辺
池上
池谷
池畑
池宮
池波
池内
池山
池沢,池澤
幾野,生野
井倉,伊倉
今橋
今堀
今居
今中
今西
今岡
今里
今沢
今津
井森
厳
井村
伊奈
因幡,稲場
稲熊
稲井,稻井
井波,伊南,印南,居波,稲見
猪俣
犬村
井尾
井岡
伊良部
伊礼
入来
入倉
入野
入沢
色川
伊佐
勇
伊澤,石和,胆沢,膽澤
井清
井石,井関,伊関
石上
石下,石毛
石郷岡
石嶋
石河
石牧
石松
石嶺
石渡
石坂
磯田
五十木
磯村
磯野,礒野
磯崎,礒崎
一色
板橋
板倉
井東,伊島,尹東
糸原
糸川
糸満
五石
井月,伍樹,斎宮
逸見
五輪
井内
岩渕
岩舟
岩橋
岩上
岩城,岩木,磐城
岩國
岩松
岩見
岩元,巌本
岩永
岩尾
岩先,岩岬
岩沢
岩下
岩溪,岩谷
岩手
泉川
泉谷
出雲
井筒
地引
神保
陣内
神西
実相寺
実川
上道
常徳
兜森
加知,可知
加堂
角川
門間
角松
門奈
加賀,嘉賀,鹿賀
加川,賀川,香川
鹿毛
影下
鍵山
海江田
海賀,貝賀
開原
海宝
開高
開成
加地,加治,梶,鍛冶,鍛治,鹿地
柁原
梶川
梶野
梶田
梶山
掛橋
筧
垣下,柿下
垣内
柿崎
柿沢
郭
角野
郭李
蒲池
蒲江,鎌江
蒲島,釜島
蒲田,釜田
亀丘
亀谷
亀山
亀崎
上出,神出
神原
上川,神川
神前
神野,紙野
上之園
神尾
上坂,神坂
神矢
加茂,賀茂,鴨
加茂川,賀茂川
嘉門
鴨下
金星
金川
金森
金本
金村
金岡
金屋,金谷
金山
金沢,金澤
神辺
観堂
兼田
金石
兼子,金児,金古
金丸
兼増
金松
金戸
勧角
関内
管野
狩野,鹿野
神作
観世
唐川
苅部,雁部
苅田
仮屋,仮谷,刈谷,狩谷,苅屋,苅谷
笠川
家西,河西,笠井,葛西
花山院
加島,嘉島,鹿島,鹿嶋
柏
柏葉
柏井
柏崎
春日野
片田
片桐
片平
片倉
片折
片瀬
片谷
嘉登,嘉藤
勝部
勝井
勝海,勝見
勝長
桂
桂木
勝呂
勝瀬
勝田
川邊,川部,河辺
川淵
川岸
川越
河原
川幡,川畑,河鰭
川井,河井
川路
川尻
河上
川北
川熊
川又,川真田,川股,河又
川元
川野
河瀬
河島
河田
川添
川津,河津
賀陽
風戸
和見,鹿住
堅二
見城
建内
解良,計良
木場
木幡
木林
吉口
紀田,貴田,黄田
城戸,木戸
紀井
木城
切欠
亀甲
菊山
来見田
木宮
肝付
金
季村
木之下,木野下
衣川
桐木
桐谷
桐山
岸子
岸谷
木曽,木曾,木祖
喜多
北田
北河,喜多川
喜多原
北井
北嶋,喜多島,喜多嶋
喜多方
北見,喜多見
北本
喜多村
北岡
北澤
紀藤
城内
喜安
清原
清家
清見
清元,清本
清瀬
清枝
清田
清谷
清山
木塚
木月,木築,黄月
江
小早川
弘文
幸地,甲地
幸田
小平
児珠,兒玉,古玉,子玉,小玉
小寺
幸堂
甲賀
小嵐
古口
小熊
小井
小出
小石川
古泉
児嶋,古島,小嶋
小梶
小掛
古久保,小久保
国冨,国部
小間
駒田
駒込
古松
小松田
小峯,小嶺
小守,小毛利
小師
菰田
甲元
古村,小村
光明
小苗
小長
小永井
小中
小梨
今藤,紺堂,近道
小畔
古西
近内
昆野,近埜,近野,金野
向野,香野
鴻池
許斐
紺谷
衣
湖陵
甲西
小坂
小瀬
古志
越賀
越路
越川
越森
小篠,越廼,越野
越塚
小杉
古藤,湖東
古徳
古和
小若
木綿
小屋
小谷野
香西
小園
小塚
小堤
久芳
窪
窪田
鯨岡
久貴,九鬼
熊井
久間木
隈元,隈本
熊野
久米
久美
雲霧
公文
国光,國光
国沢
倉繁,倉重
蔵田
倉谷
倉富
蔵辻
暮石
栗林
久梨原
栗本,栗源
栗尾
栗山
黒井
黒岩
黒沼
黒埼,黒崎
黒島
黒須
黒谷
黒住
久留
日下部,草壁
草薙
草分
楠井
楠元,楠本
楠,楠木
楠瀬
桑野
桑島
鍬田
京谷
久徳
真渕
前場
前島,前嶋
前坂
前園
真柄
真木
槙原,牧原
槙野
巻田,槙田,牧田,蒔田
間中
真鶴
間仁田
茉理
丸橋
丸子,円子,圓子
丸尾
丸岡
丸屋,丸谷
真砂
真坂
政木,松前,柾木,真咲,真崎,馬崎
正宗
柾谷
間瀬
増子
舛
升田,枡田,桝田,舛田
増尾
増岡
増戸
松代
松上
松居
松元
松長
松沼
松丘
松瀬
松友
松谷
松澤
松任
馬渡
真弓
黛
目加田
目崎
飯合
道浦
道家
三重野
三船,御船
御浜
三原,見原
美保,美穂
見井田
三神,味上,見上
三喜,三樹,三鬼,未來,未樹,美木,美樹
神子島
三本
南井
南方
源川
沓水
南牟礼
三野,美野
簑助
箕輪
美作
美里
三沢,三澤,美沢,見沢,見澤
三瀬,見世
三嶋,美島
美空
実田,箕田,見田
三玉,三珠
三留
三富
三橋
光井,満井,美津井
見附
光村
三岡,光岡,満岡
満田
三塚
美内
美輪
三輪田
宮木
宮東
宮地
宮嶋
宮前
宮元
宮之川
宮尾
宮坂
宮脇
宮津
深雪,美雪
溝部
溝手
水内
水口
水橋
水井
瑞木良
水間
水巻
持田,糯田
持丸
桃井,百井
百道
森口,盛口
守井,森井,森居
森兼
森木
守本,森元,盛本
森村
森長,護良
守岡,森丘
森沢,森澤
森島,森嶋
守田,盛田
森滝
森谷
森内
守屋
森保
森吉
諸井
元渕
元岡,本岡
元満
元宮,本宮
本杉
元山,本山
牟岐
武川,武河,鵡川
宗形,宗方,棟形,棟方
宗宮
村口
紫
村城
邑田
邨山
室伏
武者小路
鍋嶋
名出
長淵,長渕
長浜屋
永原,長原
永広
永堀
長岐
永松
永沼,長沼
長柄
永瀬,長勢
永嶋
長底
長洲
長砂
永谷,長谷
永友,長友
永塚,長塚,長束
長屋
長山
永吉,永芳
名児耶,名護屋,名越
名島
中林,仲林
中館
中江
中垣内
中河,仲川,那珂川,那賀川
中込
中浜,中濱
仲原
中畑,仲畑
中平,仲平
中居,仲井,仲居
中出
仲家
仲井間
中嶌,仲島
中来田
仲摩
仲町
中丸,仲丸
中森
中邨
中根,仲根
仲西
中埜,仲野,名香野
中茶屋
中野渡
中雄,仲尾
中岡
中里
中瀬
中重
中曾根
中園
中筋
仲田
中武,中竹
仲谷
中内
中安,中易
仲吉
仲沢
生江
並木
波田
名村
七井
南場,南波,南葉
南原
南郷
猶原,直原
直木
奈良原
名良橋,奈良橋
楢崎
夏井
夏木,奈月
棗
縄田
名塚
根井
根内
仁平
新浜
新島
新見
新沢
日揮
仁熊
蜷川
二宮
仁志
西垣
西広
西河
西木,西紀
錦織
西見
西元
西邑
西宮
西丘
西内
西崎
西澤
仁田
入戸,日戸
二関
野畑
信長
信岡
能地,野地
埜田
野尻
野間
能美
野野垣
野野村
則定
野呂瀬
野坂,野栄
野咲
能勢,能瀬,野瀬
能代
能登,野徒
野里
野添
野末
貫井
沼沢,沼澤
翁
大網
大庭,大葉,尾羽
尾花
小幡,小畑,小畠,尾畑
大林
越智,越知
尾田
小達
小田原
大栄,麻植
大藤
大賀
大柿
大額
尾上
大鐘
大潟,小形,小方,小潟,小片,尾形,緒形,緒方,雄賀多
小河,尾川,尾河
仰木,小城,小木,荻
荻村
萩永
荻島
扇谷
尾郷
大口
小椋,尾倉
尾原
尾針
大畑,大畠
大日向
大堀,大濠
大井
生出
及川
尾島,尾嶋,於島
岡林
岡田上
岡原
岡松
岡元
丘野
大川原
岡谷
岡安
丘咲
桶谷
黄木
興津
沖浦
大古
大河内
大窪
奥平
奥泉
大熊,大隈
奥名
奥乃,奥野,奧野
大倉
奥澤
大町,大間知
大港,大湊
大宮
恩地,遠地
音戸
鬼村
恩納
尾野
小野江
大沼
大岡
折口
折笠
逢坂
大崎
小山内,長内
大里
大瀬戸
大柴
押切
大嶋
応神
大塩
大白
大下
大曽根,大曾根
大須
大杉
大角
小田部
大岳,大嶽,大武
大多喜,大瀧
大宅
大玉
大渓,小谷,尾谷
大多和,太田和
大寺
大塔,牡渡
大伴
鳳
音羽,音葉
大坪
大束
大月,大築
大鶴
大海
大浦
大和久
大屋,大矢
小柳津
尾山
小山田
大淀
小崎,尾嵜
小笹
小里
尾沢,尾澤,男沢,緒沢
小関,尾関
李
三枝
冴木,冴樹,小枝樹
佐恵子
佐賀,嵯峨
相楽,相良
左川,沙川
佐橋
西郷
西条
雑賀
彩木,斉木,斎木,細木
佐治
桟敷
坂戸
坂上
阪口
堺,左海,阪井
坂出
境沢
坂和
榊原
坂倉
坂元
坂梨
坂野
坂下,阪下
酒田,阪田
阪上
酒谷
早紀
崎林
佐古,迫,酒匂
佐熊,作久間,作間
佐倉,桜,櫻,紗倉
佐京
鮫島
寒川
三瓶
三条
三光
山西
沙羅
猿橋
左左
佐佐井
佐佐城,佐佐木,佐左木,笹木,笹氣
笹森
笹村
佐佐岡,笹丘,笹岡
笹谷
笹山
指田
笹生
佐屋,佐田
佐東,佐登
里谷
沢
沢辺
佐和田
沢口,澤口
沢井
沢登,澤登
澤内
背振
瀬口
西淡
清巌
成城
清華
成都
勢和,清和
関川
関本
関野
関田
関家,関屋,関矢,關谷
関山
瀬名,聖名
仙道
仙石
千草
仙城
千住,千寿
芹沢,芹澤
勢多
瀬戸川
瀬崎
司馬,志波,斯波
柴原,芝原
芝田
士別
渋江
渋澤
子道,押鐘
繁原
重井
重見
重光
繁本
重村
重信
茂田
重東
茂山
椎木
椎名
志治
志鎌,色摩,飾磨,鹿間
鹿戸
四季
嶌田
島居
島谷
島津
嶋崎,嶌崎
志水,真水
霜田
下岡
下川
下坂
下谷
下柳
品田
新堂,新道,真堂,真藤
新土居
新郷,神郷
伸二,宍道
新城,新庄,神城
新海,新開
新川
新町
篠田
篠井
篠森
篠本
篠崎
篠塚
神泉
榛東
新和
塩原
塩竃
塩尻
塩川
汐風
塩見
塩村
塩月
塩屋
塩崎
塩沢,塩澤
白浜
白岩
白神
白河
白子
白根
白尾
白崎
白澤
白武
白取,白鳥
城代
獅子
宍戸
志和
鎮目
菖蒲
正田
小路,昌子,正司
昭憲
生内
庄和
朱
周智
宗
左右田,早田
祖父江
十河
相米
曾根崎
園部,薗部
其田,園田,薗田
総領
曽田
祖谷
末広
末松
末光
未永,末永,末長
末岡
末次
管沼
菅沢
須川
管原
杉林
椙本
杉村
杉中
杉谷
椙山
吹田
須木
鷲見
住羽地
住野
住田
栖本
砂田
砂山
数藤
諏訪
須山
珠洲
鈴村
田幡
旅田
度度
立木
但木
只見
唯根
田所
多賀
田形,田片
把田
大豊
泰地
但馬
高林
鷹田
喬木,高城,高来,高樹,鷹木
高岸
高濱
鷹羽
高幡,高畠
高秀
貴井,高居
貴石,高石
高岩
高久
高倉
高丸
鷹見
高見沢
鷹森
貴村,高邑
高群
高嶺,高根
高乃,鷹野
高尾
高岡,高岳
宝
高崎
高沢
高須,鷹栖
高杉
高取,高鳥
高津
高辻
高務,高月
高柳
高安
高好
竹藤
竹花
竹原
武市
武石
武政
武満
武本
武村
嶽尾,武尾,竹尾
竹定
竹島
武下
竹谷
武友
武内
武山,竹山
竹崎
多岐川
滝野
滝上,滝之上
滝下
滝澤,瀧沢,瀧澤
多久
琢磨
沢詩,澤岻
玉川,田万川
玉堀
玉喜,玉置,環,田巻
玉村
田丸
玉沢,玉澤
田宮
田本
多村
棚辺,田名部,田邉,田部,田鍋
棚倉
棚橋
棚夏,田仲
丹田
種田
種谷
丹下
丹呉
谷田
谷垣
谷畑
谷村
谷野
谷岡
谷沢
谷嶋
谷内
谷脇
田野浦
田沼
田尾
太良
垂水,樽見
田崎
田高
建石,楯石,立石
舘森,館森
舘内
舘山
瀧川
田子,達子
立浪
辰口
田嶌
達山
辰吉
俵谷
田山
多鶴
手稲
天智
天竺
寺岡
寺坂,寺阪
寺沢,寺澤
寺師
寺嶋
照井
手塚
戸羽,鳥羽
戸部
栃
外田
轟,轟木
東郷
戸口
東員
田路
東城,棟上
戸梶
東儀
都甲
床田
徳井
徳地
得本,徳元
戸倉,都倉
徳島
徳山
当麻,藤間
泊
冨永
富野
富尾
冨田
冨澤,富沢,富澤
友岡
友利
友寄
兎内
統乃,遠野
外村,殿村
虎谷
鳥越
鳥尾
鳥海
鳥山
外島,戸島,戸嶋,豊島
戸塚
冨山,外山,戸山
豊丘
豊川
豊根
豊郷
椿
坪内
坪本
坪田
円谷
土棟
土谷
柘植
辻野
塚原
司城
月舘,月館
月原
槻田,筑田,築田
佃
土筆,筑紫,築紫
都万
津奈木
常石
恒松
常深,常見
恒森
津野田
鶴間
釣巻,鶴巻,鶴牧
鶴海
対島,對馬,津島,津嶋
津下
蔦
蔦谷
津屋,津谷
内橋
有働
上林
植原
上治
上間
植松
上村,植村
上乃,上埜,植野
上里
上園
上谷,植谷
上山,植山
宇川
鵜原
右城
宇目,梅
梅丘
梅野
梅崎
梅棹
梅辻
梅内
梅屋
梅山
梅沢,梅澤
宇美
畔上
魚井
浦口
浦西
浦沢
漆間,閏間
宇留野
宇佐美,宇佐見
丑込,牛込
牛久保
潮田
後田
宇多
歌書
歌川
宇津
宇都美
宇津宮
上床
和賀
若葉
若井
若水
若菜
若島
若杉
若田部
若山
和木,脇
脇本
若生
蕨
鷲崎
和多田,綿田
渡合
薮
藪内
谷吹
薮田
八千草
矢木,矢樹
柳下
矢幡
谷保
八島,八縞,弥島,矢嶋,谷島
矢倉
薬師寺
山辺,山部
山吹
山懸,山方,山片,山縣
山花
山路
山木,山来,矢蒔
山室
山埜,山野
山野井
山沖
山瀬
山手
山戸,山都
山咲
柳家,柳谷
矢尾
矢崎
矢作
安場
安江
安原
安永
安成
安野
安則
安富
八頭
淀川
用賀
横内
横原
横路
横澤
与本
世永
米川
米永,米長
米坂
米沢,米澤
養老
慶田,芳田,葭田
吉浜
芳井
好川,芳川
吉国
芳村
吉成
吉尾
吉瀬
吉新
吉武
吉鶴
吉崎
吉澤
四十宮
憂花
弓削,湯下
柚原,湯原
遊井
結城
雪野
湯町
弓
由利
湯沢,湯澤
膳場
銭場
膳所
図師

surname
AabeBdachiBidaCkawaCzawaBkamatsuCechiCimotoDtaDyamaCutagawaEsuBmanoBndoBokiCnoCyagiEmaBragakiDiDkawaEiCimaDtaBsadaDiDkawaDnoCoBwanoAbabaAchiakiDbaDdaDharaDnenEoAdateCzaiBoiAebiharaBgawaCuchiBndaDoComotoBsakiBtoAfujiiEkawaFiEmakiForiGtoFuraEnoEokaEsakiGwaEtaEwaraCkadaEzawaDudaEharaEiEmotoEnagaEokaEshimaEzawaCnabashiCrukawaEsawaEtaEyaAgondoCtoBushikenAhagaDinoEwaraCmadaEguchiEnoEsakiCnadaEokaDdaCraEdaEguchiEsawaFhimaCsegawaDhimotoFzumeCtaEkeyamaDoyamaDtoriCyakawaEsakaFhiHdaBidakaCgaEshiHharaHnoHyamaDuchiCjikataCnoCrabayashiEiFshiEkawaEmatsuEnoEokaEsawaEtaEyamaDokawaEnakaEseEtaCwatariBojoCndaDgoDjoDmaCriEeEkawaEuchiCsakaDhiFkawaFnoDodaEkawaEnoEyaCttaAichiharaEjoEkawaEnoseBdeBgarashiCuchiBidaCjimaCnoCzukaBjuinBkedaCutaBmadaDiEzumiDmuraBnabaDdaDgakiDmuraCoseDueBrieBshibaGshiEdaEguroEharaEiEkawaEyamaEzakiFukaCobeBtagakiCoBwaiDmaEotoDsakiEeDtaBzawaCumiAjoAkadotaEwakiCgamiDeyamaCiDfuCjiwaraCmataDedaEiDiyaGmaCnaiDbeDdaDedaEkoDnoDoDzakiCrasawaCsaharaDhiwabaraHgiDugaCtaokaEyamaDoDsumataCwabataFeEdaEguchiEharaEiEkamiEmotoFuraEsakiFeFhimaCyamaBidaCharaCkuchiCmuraCnaDjoDoshitaCraCshiFdaFmotoCtagawaEharaEjimaEmuraEnoEyamaEzawaCuchiBobayashiCdamaCgaCikeDzumiCjimaCkubuCmaiEtsuDiyaDoriCndoDishiDnoDoEeCyamaEnagiBuboEtaCdoCmagaiCnoCramotoEtaDiharaDodaEkawaFiEsawaCsanoDhidaCwaharaEtaAmachidaCedaDharaDkawaCkiEnoCnabeCrutaEyamaCsakiDudaEiCtobaDsubaraFdaHiraFiFkawaFmotoGuraFnagaGoFoGkaFshimaItaFuraFyamaFzakaIiHwaBeguroBidorikawaCkamiDiCmuraCnagawaEmiFotoDeCshimaCtaEniDsuiCuraCwaCyabeEgawaFiEharaEjimaEkeEmotoEnoEshitaEtaEuchiEzakiGtoGwaDoshiCzoguchiDukamiEnoEshimaEtaniBochizukiCmoseCriEkawaEmotoEokaEsakiFhitaEtaEyamaCtohashiEkiEmuraBukaiDodaCraiEkamiEmatsuEokaEseEtaEyamaDoiCtoAnabeshimaCgaiEnoEoEsawaFeFhimaEtaEyamaCitoCkagawaEharaEiEjimaEmotoFuraEnishiFoEoEsoneEtaGniFsukaEyamaEzawaCraDitaDuseCtoriDsumeBegishiCmotoBikaidoCshiFdaFguchiFharaFjimaFkawaFmotoGuraFnoFoGkaFuraFwakiFyamaFzawaCttaCwaBodaCguchiCharaCmotoDuraCnakaDomiyaFuraCzakiEwaBumataAobaCuchiBchiaiBdaBeBgakiDsawaraDwaCinoDwaraCuchiDraBharaDshiCiraBishiCzumiBkaDbeDdaDmotoEuraDnoDwaFraDzakiCiCuboDdaDmuraDyamaBmiCoriCuraBnishiCoDdaEeraDzukaBsabeDdaDwaChidaEmaEroBtaDkeDniComoCsukaFiBuchiByamaBzakiDwaAsaekiCgawaCionjiDtoCkaguchiEiEmotoEtaDodaDumaEradaGiCnadaDoCsaEgawaEharaEkiEmotoCtakeDoCwadaEtariBegawaCkiEguchiEneEyaCnooCoCtoBhibaFsakiFtaEusawaFyaDgaEematsuFtaDmabukuroFdaFmuraFzakiEizuEodaFmuraDnagawaEdoEoharaEtaniDodaEtaniDraiGshiFkawaCojiDnoCutoBogaCmeyaBudaDoCgaEnumaEwaraEyaDiharaEmotoEtaEuraEyamaCzukiAtabataDuchiCchibanaCguchiCharaCiraCjimaEriCkadaEgiEhashiGtaEiFchiEmatsuFiFuraEnoEseFhimaEyamaDedaEiEmotoFuraEnakaEshitaEuchiDiEgawaFuchiEzawaCmaiEkiDuraCnabeEkaDiEgawaFuchiEmotoEzakiCshiroBeradaEiEmotoEshimaEuchiCshigawaraBodaCiCjoCkudaEgawaEnagaCminagaEokaEtaDodaEnagaCnegawaCriiCyamaDodaEtomiBsuboiDchidaGyaDdaDjiFmotoDkadaFmotoDmuraDnodaDrutaDtsuiGmiAuchidaEyamaBedaCharaCkiCnoCsugiBmedaDharaBnoBshijimaCuiBtsumiAwadaCkabayashiEmatsuDitaDuiCshioCtanabeEraiAyagiCjimaCmadaEgataFishiGwaFuchiEkawaEmotoFuraEnakaFeEokaEshiroHtaEtoEuchiEwakiEzakiCnagawaFiGdaGharaGsawaEseDoCshiroDudaEiBokoiEkawaEmizoEoEtaEyamaCnamineDedaEkuraEyamaCsanoDhidaFharaFiFkawaFmotoGuraFnagaGoFokaFzawaGumiBuasaCkawaCmotoCra
安倍,安部,阿部
安達,足立
会田,相田
相川
相沢,相澤
赤松
明智
秋元
秋田
秋山
芥川
阿久津
天野
安藤
青木
青野
青柳
青山
新垣
新井,荒井
荒川
荒木
有馬
有田
浅田
浅井
浅川
浅野
麻生
粟野
馬場
千秋
千葉
千田
千原
知念
千野
伊達
太宰
土井,土肥
海老原
江川
江口
遠田
遠藤
榎本
江崎
江藤,衛藤
藤井
藤川
藤木
藤巻
藤森
藤本
藤村
藤野
藤岡
藤崎
藤沢
藤田
藤原
深田
深沢
福田
福原
福井
福本
福永
福岡
福島
福沢,福澤
船橋
古川
古沢
古田
古屋,古谷
権藤
後藤
具志堅
芳賀
萩野
萩原
浜田,濱田
浜口
浜野
浜崎
花田
花岡
半田
原
原田
原口
原沢
原島
長谷川
橋下,橋本
橋爪
畑,羽田
畠山
鳩山
服部
早川
早坂
林
林田
日高
比嘉
東
東原
東野
東山
樋口
土方
日野
平林
平井
平石
平川
平松
平野
平岡
平沢
平田
平山
広川
弘中
広瀬,廣瀬
広田
樋渡
北条,北條
本多,本田
本郷
本庄
本間
堀
堀江
堀川
堀内
保坂
星
星川
星野
細田
細川
細野
細谷
堀田
市原
一条
市川
一ノ瀬
井出
五十嵐
井口
飯田
飯島
飯野
飯塚
伊集院
池田
生田
今田
今井
今泉
今村
稲葉
稲田
稲垣
稲村
猪瀬
井上
入江
石破
石橋
石田
石黒
石原
石井
石川
石山
石崎
石塚
磯部
板垣
伊東,伊藤
岩井
岩間
岩本
岩崎
岩瀬
岩田
伊沢
和泉,泉
城
門田
門脇
鏡
影山
甲斐
海部
梶原
鎌田
亀田
亀井
神谷
神山
金井
神戸
神田
金田
金子
菅野
加納
神崎
唐沢
笠原
柏原
柏木
春日
片岡
片山
加藤
勝又
川端
川辺
川田
川口
川原
川合,河合
川上
川本,河本
川村,河村
川崎
川瀬
川島,川嶋
加山
木田
木原
菊地,菊池
木村
喜納
金城
木下
吉良
岸
岸田
岸本
北川
北原
北島
北村
北野
北山
北沢
木内
小林
児玉
古賀
小池
小泉
児島,小島
国分
駒井
小松
小宮
小森
近藤
小西
今野,紺野
河野
近衛
小山
小柳
久保
久保田
工藤
熊谷
久野
倉本
倉田
栗原
黒田
黒川
黒木
黒沢,黒澤
草野
串田
桑原
桑田
町田
前田
前原
前川
牧
牧野
真鍋
丸田
丸山
正木
増田,益田
増井
的場
松原
松田
松平
松井
松川
松本
松村
松永
松野
松尾
松岡
松島,松嶋
松下
松浦
松山
松坂
松崎
松沢
目黒
緑川
三上
三木
三村
皆川
南
源
峰
三島
三田
三谷
三井
三浦
三輪
宮部
宮川
宮城
宮原
宮島
三宅
宮本
宮野
宮下
宮田
宮内
宮崎,宮﨑
宮里
宮沢,宮澤
三好
溝口
水上
水野
水島
水谷
望月
百瀬
森,毛利
森川
森本
森岡
森崎
森下
森田
森山
本橋
元木
本村
向井
向田
村井
村上
村松
村岡
村瀬
村田
村山
室井
武藤
鍋島
永井,長井
永野,長野
長尾
長沢
長瀬
永島,長島,長嶋
永田
永山
内藤
中川
中原
中井
中島,中嶋
中本
中村,仲村
中西
中野
中尾
中曽根,仲宗根
中田
中谷
中塚
中山
中沢,中澤
奈良
成田
成瀬
名取
夏目
根岸
根本
二階堂
西
西田
西口
西原
西島
西川
西本
西村
西野
西尾
西岡
西浦
西脇
西山
西沢
新田
丹羽
野田
野口
野原
野本
野村
野中
野々宮
野々村
野崎
野沢
沼田
大場
小渕
落合
小田,織田
大江
大垣
小笠原
小川
荻野
荻原
小口
小倉
大原,小原
大橋
大平
大石
大泉
岡
岡部
岡田
岡本
岡村
岡野
大川
大河原
岡崎
大木
大久保
奥田
奥村
奥山
近江
大森
大村
大西
大野,小野
小野田
小野寺
小野塚
長部
長田
大沢,大澤
押田
大島
大城
大田,太田
大竹
大谷
大友
大塚
大槻
大内
大山
尾崎
小沢,小澤
佐伯
佐川
西園寺
斉藤,斎藤,齊藤,齋藤
坂口
坂井,酒井
坂本,阪本
坂田
迫田
佐久間
桜田
桜井,櫻井
真田
佐野
佐々
笹川
笹原
佐々木
笹本
佐竹
佐藤
沢田,澤田
猿渡
瀬川
関
関口
関根
関谷
妹尾
瀬尾
瀬戸
芝
柴崎
柴田
渋沢
渋谷,澁谷
志賀
重松
重田
島袋
島田,嶋田
島村
島崎
清水
下田
下村
品川
新藤,進藤
篠原
新谷
塩田
塩谷
白井
白石
白川
庄司,庄子,東海林
庄野
首藤
曽我
染谷
須田
須藤
菅,須賀
菅沼
菅原
菅谷
杉原
杉本
杉田
杉浦
杉山
鈴木
田畑,田端
田渕
橘,立花
田口
田原
平良
田島,田嶋
田尻
高田
高木
高橋
高畑
高井
高市
高松
高見
高村
高野
高瀬
高島,高嶋
高山
武田,竹田
武井
竹本
竹村
竹中
竹下
竹内
滝
滝川
滝口
滝沢
玉井
玉城,玉木
田村
田辺,田邊
田中
谷
谷川
谷口
谷本
谷崎
田代
寺田
寺井
寺本
寺島
寺内
勅使河原
戸田
遠井
東条,東條
徳田
徳川
徳永
富永
富岡
富田
友田
朝永
利根川
鳥居
富山,遠山
豊田
豊臣
坪井
土田
土屋
津田
辻
辻本
塚田
塚本
津村
角田
鶴田
筒井
堤
内田
内山
上田,植田
上原
植木
上野
上杉
梅田
梅原
宇野
牛島
臼井
内海
和田
若林
若松
脇田
和久井
鷲尾
渡辺,渡邉,渡邊,渡部
渡会
八木
矢島
山田
山形,山県
山岸
山際
山口
山川
山本
山村
山中
山根
山岡
山城
山下
大和
山内
山脇
山崎,山﨑
柳川
柳
柳田
柳原
柳沢
柳瀬
矢野
八代
保田,安田
安井
横井
横川
横溝
横尾
横田
横山
与那嶺
米田
米倉
米山
与謝野
吉田
吉原
吉井
吉川
吉本
吉村
吉永
吉野
吉岡
吉沢
吉住
湯浅
湯川
湯本
由良`;
export const kanjiReadings: string = `穐圷崔蛯舩塙礒劔舛牟曰嶌宍椙楳鎗珂廼暎秉寳禾瓊淇雉耿玖粂圀茉岑於榲莉劉嵯艸稙也猷侑鎬僊尹昶瞭璋晁晟瑛暉彬亮斌惇貘迩肇甫昊煕洽汪滉眸鈞湛襄庚磬虔冽洌皎洸寔忱恂洵孚稔陟矗凛遼瀏冴聡藹舜奬迪晋佶侃董禎巍敞魏尭赳譚悳亨粲彝勗孜亘瑶胖醤足厚唖亜阿虻鐙脂哀愛藍垢赤茜曙秋握悪尼庵安諳案暗按姉梧青葵嵐麻浅旭汗葦芦跡敦圧泡粟絢綾彪鮎梓場馬罵撥買培媒倍陪売幕曝爆駁漠縛挽番晩盤伴阪伐罰跋抜弁勉便瞥蔑別美微備瓶紊憫敏茅牡房望亡冒剖募墓帽慕暴貿菩棒防母坊暮謀紡妨膨忘傍朴卜牧撲墨凡勃歿没武侮撫部聞分文物仏錨描病茶嫡着置千稚地薙馳遅痴致智知秩治畜蓄逐築沈賃陳鎮珍窒長丁貼朝征猪嘲寵庁弔懲著貯聴蝶調澄超腸頂帳挑潴暢彫兆跳直勅厨宙仲柱鋳誅駐注忠中抽蛇舵兌陀打堕妥醍駄大第題代乃濁諾男断談団段壇弾檀暖奪脱溺電伝土洞奴瞳童動呶導銅同怒堂道努度溝毒独曇鈍呑泥蝦江絵荏戎夷枝影永営映鋭詠泳栄英衛曳穎叡盈疫益液駅苑燕延淵怨宴援炎演円縁煙園遠掩槐榎襟越謁閲悦父夫斧浮埠孵腐傅不富諷負芙婦扶普符附付風府冨布封譜賦渕笛藤腹副福輻伏服復覆袋麓賁噴憤扮奮粉紛吻舟船古払沸駕芽餓画瓦峨臥雅鵞賀蓋街害慨概碍外凱崖額学鴈眼贋含癌翫雁願柄下鯨迎芸劇撃激原弦減現限玄元幻言厳戯偽技擬欺疑議儀義岐伎銀吟合号語互五伍誤護悟豪剛轟午劫郷獄寓遇愚具偶群軍虐逆暁業行凝漁仰林葉覇把羽破派幡波幅蜂鉢肌禿萩稗灰杯輩俳佩排拝肺配廃背敗函箱白拍博伯剥迫泊浜帆蕃斑叛藩半汎犯販繁反範判版搬花鼻話埴榛張針播春梯橋畠秦畑旗初発隼屁兵弊閉平幣並併壁辟碧辺偏遍返編変妃氷皮飛彼悲批披避肥緋疲誹被卑費比否非姫秘泌響髭贔柊肘疋彦賓品貧頻雛桧広昼蛭必逼櫃筆匹逢頌豊蓬萌鵬鳳捕飽訪抱放包朋穂彷抛捧輔頬榜方縫報補宝法邦崩俸歩保哺砲舗奉芳程鉾北奔本翻堀幌蛍畔百瓢秤票表漂評標尉易亥医囲慰異萎遺頤移位意井委維偉畏已依以違威伊揖茨市壱一鴨毬飯池粋息域憩幾育今芋妹引淫飲院員因韻允陰隠印稲犬色石磯板糸溢逸磐岩邪寂雀弱耳示爾磁慈自事辞字次侍時持軸塵人甚尽陣尋昵実城丈常助叙擾状醸徐除乗恕女条情錠浄譲上冗丞序蒸辱聚誦柔重獣儒受授銃十樹充呪縦従塾熟巡循準醇順潤純殉遵淳馴術恤述鹿火嫁価果家仮化寡菓課貨過可加歌華佳訛嘉稼科架河樺蕪株鏑兜替楓鏡蔭鍵魁会皆海回壊快戒潰界拐介懐改開貝解階悔怪廻梶掛筧垣柿郭革撹劃嚇廓拡核閣隔角確格覚獲擱各窯鎌釜竃亀祇紙萱堪寒棺柑館罐韓肝関環刊喚姦患感慣換敢潅看緘艦還陥諌監管緩観冠勘歓貫閑官完勧漢菅煥甘寛渙幹嵌鑑簡間蒲矩蟹惟顔芥殻刈苅嵩笠橿樫栢柏粕霞肩型片潟割滑勝喝括渇活恪桂川飾蹴袈毛頚茎京兄径鶏係傾契掲携繋軽警刑景継啓計圭渓慶恵敬頸慧形経繭懸件見権軒券検険県剣倹堅顕建研憲健謙験拳牽嫌喧賢献巻兼桁穴決血欠結潔傑黄木鬼崎輝危愧既棄毀汽跪騎企揮記喜機起帰奇稀季期毅基希貴綺忌器祈麒寄規紀気鞠掬菊君金琴錦巾菌近禁緊欣謹均勤斤欽杵絹衣霧岸喫詰荒拱虹綱弘小胡光狐鴻項坑控枯口貢候扈抗校構硬稿肯酵顧降固呼衡甲興交故講鉱考郊皓宏耕公紅昂攻孝航後鋼較効功工湖雇亢拘絋誇購勾孤甦浩洪児梗香好鼓向康幸個更皇膠子此巧恒鯉谷告酷刻克国駒込薦菰魂昆困婚懇紺混昏郡頃腰毎寿忽骨梢孔久庫空区駆句苦倶窪釘籤熊隈組勲訓薫倉呉繰栗黒草癖串糞楠掘靴屈沓桑鍬葛伽客脚却渠境杏狭強峡凶恐拒踞驚供許虚協去狂教挙競喬挟醵饗巨恭匡享居胸共局極曲丘厩九臼仇泣朽汲吸急旧窮糾給級躬及休求究球救糺鳩魔摩磨窓前孫舞枚邁埋賄蒔膜枕豆万蔓慢漫瞞満麿丸柾桝鱒股叉又抹松末眉目冥盟銘命明迷名瞑免面鍍滅味未源魅身巳汀渚民港湊峰嶺蓑箕澪岬店密宮瑞網妄模蒙猛藻孟盲摸餅黙杢籾問悶紋門者守森睦夢無麦椋棟村虫脈妙浪鳴那奈鍋灘凪内涙南軟難何楢梨捺苗縄螺根値寝禰寧猫眠撚燃念年粘捻熱似荷煮二仁日肉妊認忍任刃匂韮西庭野嚢悩脳濃能農納膿則詛糠沼如尿繞入乳御叔押往欧殴汚尾鴎王応荻扇笈怖岡桶翁憶臆奥鎚恩音温織乙弟拉裸邏羅頼雷来楽洛落卵濫爛覧乱蘭玲礼例隷励冷霊令伶黎零麗戻歴轢簾蓮聯練連錬怜廉恋裂列劣烈李離吏理罹履利力陸淪淋臨倫稟隣輪立律鏤呂郎労廊弄漏炉牢露楼朗路狼篭魯老六禄録碌論瑠屡縷塁累類掠略梁旅菱猟稜寮慮料療両陵量領了涼凌諒良緑粒流留琉竜隆紗鎖皐沙嗟査差佐詐犀左鷺菜歳災催債再裁祭才砕採載斎済彩際最細栽宰斉妻坂堺榊冊搾錯削策朔作索桜鑿鮫三賛酸産参散蚕算鑽讃皿猿笹撒刷札察薩殺沢施瀬世勢晴星生請姓誓製栖逝政整静成誠正精聖盛声性清只席惜斥析籍積碩責泉戦撰旋線繊践宣鮮専遷選占染仙潜蝉煽穿詮銓先洗煎芹雪切折接設摂拙節截説窃捨赦遮射写斜舎社謝車瀉藉錫杓灼爵酌釈借尺為塩歯姿四雌屍賜然詞紫仕私試指刺使師詩思志資視止史始司飼弛諮滋至支獅士死嗣伺斯柴芝渋七茂椎弑敷識式縞島霜真振神親信侵浸申診審慎紳震新伸進滲辛深心臣篠汐栞尻汁膝櫛室執漆失湿疾質叱嫉緒憧匠書鐘章焼傷償処商少掌暑消症称署訟賞庄唱証詔詳承抄昭晶笑昇祥翔将奨捷渉障招淞焦聳銷紹湘逍笙硝昌諸尚省照召所沖植嘱蝕触殖食職属取宗袖州珠丑狩殊臭趣愁習襲朱主集周収修拾秀就終首種衆酒宿粛縮祝淑俊峻竣瞬出早鼠蒐簇双相曽糟遡素挿蘇楚曹争喪層掃措漕疎疏租粗綜葬訴送走祖奏惣想創操装総壮蒼叢沮遭徂宋聰騒阻僧促測即束塞側速存損尊薗其卒率住洲巣駿趨数須崇諏昴拠杉水酔衰遂垂睡翠吹炊推筋隅菫寸砂擦鈴他田滝辰多橘蓼体怠態戴滞耐胎貸隊頽対待帯退泰太高鷹篁竹岳蛸択宅託琢拓卓玉溜淡嘆担短誕炭坦丹端胆耽但鍛単探棚胤樽畳楯達巽俵手堤貞底定亭碇帝廷抵挺涕艇訂逓偵停呈締鼎提諦低擲敵適的滴剔摘填点顛纏展転典天輾添奠寺哲鉄徹撤桐痘塔唐戸砥党凍塗屠悼投盗答糖蕩討踏闘騰陶到徒倒涛等統透堵刀灯杜搭逃渡斗桃当頭登途吐東鳶栃峠樋綴鴇床匿涜特得篤徳督苫巴邑屯遁頓殿虎寅鳥酉凸突都痛通津椿坪壷蕾槌杖墜追辻塚月槻爪釣鶴蔦筒艶卯紆迂鵜甕烏渦宇右腕嗽氏旨梅運雲畝魚浦里嬉瓜兎菟牛潮薄碓郁吾倭和我詫若脇湧惑湾彎鰐藁鷲綿弥夜八屋椰耶箭矢冶薮約躍薬扼訳山柳遣鑓靖輿楊様羊幼擁溶膺用与予遥洋容庸要養揚陽揺傭夭熔預葭榕余淀宵横抑浴欲翼翌読米吉柚有油友癒誘輸郵湯愉勇諭佑融遊悠優由憂幽猶宥祐雄夕唯弓坐挫座罪財在材惨竄慙讒斬残雑膳是噬税禅全漸善銭薇舌絶蔵贈像造増象俗続族賊図随祓靡圃乏謗貌穆牒飭籌台滌働役繹阜宜晤拌鈑弼倣斐醐穣夏徊械誡瞰轄蹊馨屓禧咲己寇晃紘哭懼吼喰彊町槙耗詣務邨俣埜之央蔽絡攬瀾亦璃戮麟琳輌唆磋裟哉纂醒績洩炙祀祉嶋疹礁彰嘯粧輯酬悛嗾噌燥祚捉萃汰潭悌鐡睹祷塘冬雨絅憬耀蓉誉裕剤繕
aki9|,akutsu9,che5 sai5|,ebi9|,funa9|,hanawa9|hana9,iso9|,ken9,masu9|,mu9,o9,shima9|jima3 shima3 tsuta3,shishi9|,sugi9|,ume9|,yari9|,|ka7 ga3,|no9,,,ho5 takara5|takara9,|ka9,,,ki9|,,ku9|,kume9|,,ma9|,,o9,,|ri9,ryu9|,sa9|,,,,,,,,i5 in5|,,,,,,,,,,,,,ni9|ni5 nino5,,|ho9,,,,,,,,,,,,,,,,,,,,,,,,,,,,sae9|,,,,,,,,,,,,,,,,,,,,,,,,,,,ashi5 a5|ashi9,atsu9|,,,a9,abu9|,abumi9|,,ai9|setsu9,ai9|wai9,ai9|,,aka9|,akane9|,,aki9,,,ama9|,io9|kuan9,yasu4 a3 an3|yasu9,,,,,ane9|,,ao9|,aoi9|,arashi9,asa7 ma2 o1|ma8 asa2,asa9,asahi9|,,,ashi9|,ato9|seki9,tsuru9|,,,awa9|so9,,aya9|,,ayu9,azu5 azusa5|,|ba9,ma5 ba3 uma2|ma7 ba1 uma1,,,,,,|be9,,uru9|uri9,maku9|,,,,,,,ban9|ban5 tsugai5,,ban9|ban3 tachi3 wa3,ban7 tomo3|tomo9,saka9|saka8 zaka2,,,,nuki9|,|nabe9,,,,,betsu9,mi9,,,|hei9,,,,kaya7 chi3|ji9,o5 oji5|,bo5 fusa5|fusa9,mo5 mochi5|,,,,,,,,,,bo9|,sasage9|,|o9,|mo9,bo9,kure9|gure9,,tsumu9|,,,,|nebi9,ho9|,ura9|,maki9,,sumi7 boku3|,,,,,take8 mu2|take8 bu2,,,|be9 bu1,|mon9,bun9|bun4 wake4 bu3,bun5 fumi5|mon7 bun3,mono7 motsu3|motsu9,|butsu9,,,,cha9|nocha9,,ki9|,oki9|ki5 oki5,chi7 sen3|ji6 chi4,,chi9|chi7 ji3,|nagi9,,chi9|,,,|chi9,chi9,,haru9|ji8 haru2,,,,chiku5 tsuku4 tsuki2|tsuki6 zuki4,,,chin9|jin9,chinze5 shizu5|,chin9|,,naga8 ha1 osa1|naga9,cho9|,,asa9|asa5 sasa5,,ino8 i2|,,,,,,,,,,,sumi9|sumi5 zumi5,,|cho9,,,,|zuma9,,,,,nao9|jiki7 na3,te9|,kuriya9,,naka9 chu1|naka9,hashira9|,,,,shi9|,chu5 tada5|,naka9,,hebi9|,kaji9|,,da9,uchi9|,,,dai9,|da9,o9|o6 dai4,,,dai5 shiro5|shiro5 yo3 dai2,no9,nigori9|,,o6 otoko4|o9,,,dan9|,dan9|da9,dan9|,|da9,dan9|,,,,,,den9,tsuchi5 do2 to2 ha1|do5 tsuchi3 to2,hora9,,,|do9,,,,do9|,,nu9|,do9,michi9|do4 michi4 ji1,,tabi9|do9,mizo9,busu9|,,|zumi9,,,dei9|,ebi9|,e9 ko1|e9,e9,e9|,ebisu9|,,eda9,kage9,naga9 ei1|naga9,,,,,,ei9|ei4 e3 saka3,,e9,hiki9|,kai9|,ei9|,,,masu8 mashi2|mashi5 masu5,,eki9|,|zono9,tsubame9|,enba3 nobe3 nobu3|nobu6 nobe4,fuchi9|buchi9,,,,,,en6 maru4|en5 madono5,|buchi5 en5,kemuri9|,sono9|zono7 sono3,to8 en2|to7 do3,,,eno6 enoki4|,,koshi7 echi2 o1|koshi5 goshi4 goe1,,,|ya9,|bu5 fu5,|fu9,ono9|,uki9|u9,,,,den9|,fu9|,tomi7 fu2 to1|tomi9,,,,,fu9|,,,tsuku9|tsuke5 zuki5,|tsuke5 tsuki5,kaza9|kaze9,fu9,tomi6 fu3 to1|tomi7 bu3,fu6 nuno4|fu6 zabu4,,,,fuchi9|buchi9 fuchi1,fue7 u3|,fuji9|to5 do3 fuji2,,soe9|zoe9,fuku9,,fushi9|buse4 fushi4 bushi2,hara5 hatsu5|,,,fukuro9|bukuro9,,,,,,,ko9|,,,funa9|fune9,funa9|fune7 bune3,ko5 furu5|ko8 furu1 go1,harai9|futsu9,,,me9|,,,kawara9|,|ga9,,masa3 miyabi3 tsune3|,,ka9|ga8 ka2,,|gai9,,,,,to4 soto3 tono2|gai9,,,nuka9|gaku5 kibitai5,,,,,,,,kari9|gari9,|ugan9,e3 hi3 kara3|gara9,shimo9|shita9 ge1,kujira9|,mukae5 mukai5|mukae9,gei9|ge5 ki5,,,,hara9|hara7 bara1 ra1 wara1,tsuru9|,,,,gen9|,moto9,,|gon9,imu3 izu3 kyura3|,,,,,,,,|gi9,nori9|gi7 yoshi3,ki9,,|gane9,,ai9|ai7 go2 i1,,,tagai9|,go5 i3 itsu1 sa1|go9,go5 itsu5|,,mori9|go9,,,|go9,todoro5 todoroki5|,go9|,,go9|go9 sato1,,,,,gu9,,gun9|guri5 mure5,,,sakasa9|,,,name5 yuki5|gyo5 yuki5,,ryo9|,o9|,hayashi9|bayashi9,ha7 kano3|ba8 ha1 wa1,,taha9|,ha9|ba4 wa2 ha2 hane1,|wa7 ba3,,hata9|hata5 bata4 wata1,ha6 nami4|nami7 ba2 ha1 wa1,haba9,hachi9|,|bachi9,,,hagi9,hie9|,hai9|,,,,,,,,,,se9|,,,hako9|bako9,shira7 shiro2 haku1|jiro7 shiro3,,,ha5 haku5|eki5 haku5,,sako9,tomari9|domari9,hama9,ho9|,,madara7 i3|,,han9|,han9|,,,,shige9,sori5 tan5|,,,,,hana9|hana5 bana5,|hana9,,ha3 han3 hani3|bane3 hani3 ushoku3,haiba3 han3 shin3|,cho5 hari5|bari9,hari9|bari9,hari9|,haru8 ka2|haru3 paru3 wara3,|dai9,hashi9|hashi8 bashi2,hata6 hatake4|batake4 hata3 bata2,hata9|,hata9|hata8 bata2,hata9,hatsu9,hotsu7 hatsu3|,,he9|,hyo5 hyodo5|,,he9,hira9|hira7 daira3,|te9,nami9,,kabe9,,,hen9|be8 nabe2,,,|gaeri9,,,|ki9,hi9|i9,,tobi6 hi2 asu2|,so9|,,,,,hi9|hi5 i5,ake9|,,,,,,hi9|bi7 hi3,,,hime9,,,hibiki5 kyo5|,|hige9,,,hiji9|,hiki9|,hiko9|biko3 hiko3 sahiko3,,shina9,,,hina9|,hi9|bi9,hiro9,hiru9|,hiru7 ebi3|,,,hitsu9|bitsu9,|kushi9,hiki9|,ai7 o3|,,toyo9|toyo7 ho3,yomogi9|,|moe5 moi5,,fu3 ho3 otori3|,,aki3 aku3 ho3|waku9,|wa9,,hojo9|,|kane9,,ho9|ho9 bo1,,,sasage9|,,,,ho9|kata7 gata3,nui9|,ho9|,,ho7 takara3|ho9,ho5 hotsu5|nori5 po5,,,,,ho9|bo8 ho2,,,,,yoshi9|yoshi7 ba3,hodo9,hoko9|,kita9|kita9 hoku1,,hon5 moto5|moto9,,hori9|bori6 hori4,horo9,hotaruga9|,kuro5 une5|guro5 une5,momo6 mo2 hyaku2|o6 mo4,,,,omote9|,,,shimegi5 shine5|,,|yasu9,,,,,,,,,utsushi9|,i9|i5 mi5,,i9,,,,,|mi9,yori7 yo3|e9,,,|moi9,i9,i9|,ibara7 bara3|,ichi9,i9|,ichi9,kamo9|gamo5 kamo5,mari9|,ii9|i9,ike9|ike9 chi1,,,,,iku5 ki5|ki9,,ima9 kon1|ima9,imo9|,seno9|,hiki9|biki7 hiki3,,,in9|in8 noin2,i9|in9,i9|,,,,|gakushi9,i3 in3 kane3|,ina9|ina7 ine3,inu9|,iro7 shika3|shiki9,ishi9,iso9,ita9,ito9,,hen5 itsu5|,iwa7 ban3|iwa5 wa5,iwa9,,,|jaku9,,mimi9|gami9,,ni5 shika5|ni9,,ji9,,|goto9,,|ji9,,,toki9,mochi9,,|chiri9,hito9|do5 neri5,ji9|,,jin5 jinno5|jin9,|hiro9,,jitsu5 sane5|mi9,shiro5 jo4 ki1|jo4 ki3 shiro2 gi1,|jo9,tsune4 toki2 hi1 jo1 toko1|tsune9,suke9,,,,,jo9|,yoke9|,nori9|,,me9,jo9,,,kiyo9|,yuzuri9|,kami8 ue2|gami5 kami3 ue1 jo1 noe1,,,,,,,,,shige9|shige6 e4,,,,,,to6 ju3 so1|so8 ka2,ki9|ki8 gi2,,,,,,,,,,,jun9|,,|zumi9,,,jun9|,,,,,ka5 shika3 kano2|ga3 ka3 jika2 shika2,hi9|bi7 hi3,,,,ie6 ka4|ya5 ke2 ie2 ge1,kari9|,,,,,,,ka9|,ka9|ka8 ga2,uta9|ka9,hana6 ka4|hana3 ka3 ke3,ka9|,,ka9,,|shina9,hasa9|,kawa9 ka1|kawa5 gawa3 go2 ko1,kaba9|,kabura9|,,kabura9|,kabuto9|,,aki5 kaede5|,kagami9|,kage9,kagi9|,,ai9|kai5 rai5,mina9|kai5 mina5,kai5 e3 umi1 una1|mi5 umi3 kai2,,,,,,sakai9|,,,,,kai9|kai7 biraki3,kai9|gai8 kai2,ke9,hashi9|kai5 shina5,,,|meguri9,kaji9,kake9,kakehi5 kakei5|,kaki9|gaki9 gai1,kaki9|gaki7 kaki3,kaku9|,kawa9|,,,,,,,,,kaku3 kado3 sumi1 tsuno1 su1|zumi4 sumi4 kaku2,,kaku9|,kaku9,,,ka9|,,kama9,kama9|gama6 kama4,|gama5 kama5,kame9|game9,,kami9|,kaya9|,,sa3 samu3 san3|samu9,,,tate9 tachi1|date9 tate1,,kan9|,kimo9|,seki9|zeki6 seki4,tamaki9|,,,,,,,,,,,,,,,isa9|,ken9|,suga7 kan3|suga9,,kan7 mi3|mi9,kabu5 kanmuri5|kappu9,,,nuki5 nuku5|nuki9,|ga5 kan5,,,kan9|,kan9|,suga8 suge1 kan1|suga6 suge4,,ama9,,,hi5 hoshi5|boshi9,,kagami9|,,ma9,kama6 kaba4|kama5 ubu5,,kani9|,,,akuta9|,,kari9|kari7 gari3,kari9,kasami9|,kasa9 ryu1|gasa5 kasa5,,kashi9|gashi9,ka5 kaya5|,kashiwa7 kashi3|kashi5 kashiwa5,kasu9,|ka9,,,kata9|gata5 kata5,kata9|gata5 kata5,wari9,name9|kari5 name5,katsu9 sho1|katsu9,,,,,,katsura9|,kawa9|kawa6 gawa4,shika9,,,mo9|ge6 mo2 ke1,kubi9,kuki9|,kyo9,,,,,,,,,,karu9|garu9,ke9|,osaka9|,kage9,|tsugi9,,ke9,,|tani7 kei3,yoshi9|ge5 kei5,e9,kei9|kyo9,,,kata9|gata8 kata2,,,|kake9,,mi8 ken2|mi9,gon9|,|ken5 noki5,,,,|gata7 kata3,ken9|tsurugi9,,kata7 ken3|ken7 kata3,ken9|,tate9|,ken9|,|uken9,,,,,,,,|ken9,,maki9,kane9,|geta9,ana9|ana5 kena5,,,|kake9,yu9|,,,ki9|gi9,ki9 ko1|ki7 gi3,oni6 ki4|ki9,saki9|zaki6 saki4,|ki9,,,,,,,,,|ki9,|ki9,,ki9,|ki9,|ki9,kaeri9|ki9,|uki9,ki9|,ki9,,,ki9,ki9,ki7 taka3|ki9,ha9|,imawa9|,,,,yori9|iso5 yori5,,ki8 kino2|ki9,ke9|ki7 ke3,mari9|,,kiku9|giku9,kimi9|,kana4 kane4 kin1 kon1|gane7 kane3,koto9|,nishiki9|,|haba9,,chika6 kon3 o1|chika9,,,,,,,,,ki9|ki5 nogi5,kinu9|ginu9,kinu5 koromo5|i9,kiri9|giri9,kishi9|gishi9,,|zume9,ara9,,,tsuna9,hiro9,ko6 o4|ko8 o2,ku9|go9,mitsu8 ko2,,kono7 ko3|,,,,,kuchi9|guchi9 kuchi1,,,,,,,,,,,,furi5 furu5|,ko9|go9,yobu9|,,ko9,oki9|,|majiri9,,,,,,,hiro9|,,kimi5 ku5|mi9,beni5 kure5|,,,|ko9,,go7 shi3|go9,,,,ku9|gu9,ku9|,ko9|go5 ko5,,,,,,,|ko5 wa5,,,hiro9|,,ko9|go7 ko3,,ka6 ko4|ka8 ga2,ko5 yoshi5|yoshi9,,mukai5 muka2 ko1 muko1|mukai4 nata4 ga2,kan9|ko9,ko9|saiwai3 sashi3 yuki3,|ka9,sara9|fuke9,kimi9|,,ko6 shi4|ko9 shi1,kono9,,tsune9|zune9,koi9|,tani7 ya3|ya6 tani4,,,,,kuni8 koku2|kuni7 guni2 goku1,koma9,komi9|gome9,,komo9|,,kon9|,,,,kon9|,,,kori9|gori7 kori3,koromo9|koro9,koshi9|koshi7 goshi3,,su9|,kutsu5 nu5|,|shibone9,,,ku7 hisa3|ku9 hisa1,,sora9|zora7 sora3,,,,,,kubo9,kugi9|,,kuma9|kuma5 guma5,kuma9|guma5 kuma5,,,,kaoru9|,kura9|kura9 gura1,go5 kure5|go9,kuri9|,kuri9|guri9,kuro9|guro9,kusa9|kusa5 gusa4 so1,,kushi9|gushi9,,kusu9 kusuno1|kusu9,,,|kaga9,kutsu9|,kuwa9|kuwa8 so2,kuwa9,kuzu7 katsura3|kuzu9,,,,,,sakai9|,,sa9,kowa5 sune5|,ki9|,,,,,,tomo9|,ko9|moto9,,,,,,,,taka9|,hasa5 haza5|kyo9,,ai7 ae3|,ko9|mi9,|kyo9,,,i9,,,,|goku9,magari9,oka9|oka9 gaoka1,|maya9,ku9,usu9,,,kuchi5 kutsu5|,gumi5 kumi5|gumi9,,,,,,,|shina9,,oi9|,|kyu9,,,ku9|,,,hato9|bato5 karu5,,|ma9,ma9,|mado9,mae9|mae7 zen3,mago9|bi7 mago3,mai9,,,,,maki9,,,mame9|zu9,man6 ban2 yorozu1|ma9,,,,,mitsu9|mitsu6 man4,,maru9,masa9|,masu9,masu9|,|mata9,|sha9,mata9,,matsu9,sue9,,me9|me9 nome1,,,|me9,|mei9,ake5 aka2 aki1 myo1|myo6 ake4,,na9,,men9|me5 men5,omo9|,,,aji9|mi9,mi7 sue3|mi9,gen6 mina4|gen5 moto5,,mi9,,migiwa9|,,min9|mi9,minato9,minato9,mine9,mine9,mino9,mino6 mi4|,,misaki9|saki9,,mitsu9|,miya9|miya8 nomiya2,mizu9|,ami8 a2|ami9,,,,,,,,,|mochi9,,moku9,momi9|,,,,kado5 mon5|mon5 kado4 to1,|sha5 shano5,mori9|mori9 su1,mori9,mutsu9|,yume9|mu9,mu9|na9,mugi9,mukuno9|gura5 muku5,muna9|mune9,mura9,mushi9,|umyaku9,myo9|,nami9,naru9,na9,na9,nabe9,nada9,|nagi9,uchi9|uchi7 nai3,,nan5 minami5|nan4 nami4 minami2,,nan5 nani5|,,nara9|,nashi9,,ina3 na3 nae3|nae5 nawa5,nawa9,,ne9,,,|ne9,|nei9,,nemuri9|,,,|nen9,|toshi9,,,atsu9|,nita9|,,,ni6 futa4|ji9,ni8 nin1 nitsu1|ni9,hi8 hino1 kusa1 nitsu1|hi5 suga3 bi2,,,,oshi9|,|to9,|chi9,saki9|ko5 wa5,nira9|,nishi9 sai1|nishi7 sai1 sei1 zai1,niwa9|niwa6 ba4,no9,|no9,,,|no9,no9,|no9,na6 no4,,nori9,,nuka9,numa9 nu1|numa9,,,,iri9 nitsu1|iri9 nyu1,nyu9|,mi8 go1 o1|mi9,,oshi9,,,,,o9,,o9|no7 o3,o9|,ogi9,ogi9|,oi7 o3|,,oka9,oke9,o9|,,,oku9,,on9|,oto9|ne5 on5,nuku3 nuru3 yu3|nuku9,ori9 o1|ori9,oto9,te9|,,,,ra9,yori9|,,ki5 kuru5|ki5 rai2 gi2 ku1,|ra6 raku4,,ochi9,,,,,,ran9|,,aya9|rei6 re4,,,,hiya9|,ryo9|,,,,,,|modori9,,,misu5 suno5|,hasu9|,,neri9,ren5 tsure5|,,,,|magoi9,,,,,i5 ri5|ri9,,,ri9,,,to9|ri9,riki9,mu5 riku5|tachi7 tachino3,,sabi9|,,,,,hanawa5 wa5|wa9,tate4 tachi4 tatsu2|dachi3 date3 tachi2 tate1,,,|ro9,,,,,,,,tsuyu9|,|ro9,,|ji9 uji1,,kago9|gome9,,oi9|bi8 ro2,roku5 mutsu3 mu2|roku9,|roku9,,,,,,,,,rui9|rui7 ru3,,,yana9|,tabi9|,hishi9|bishi9,,,,,,,ryo7 moro3|,|ryo9,|ryo9,|ryo9,,suzu9|,,,yoshi9|ra9 naga1,midori9|,,|ru5 ryu5,ru9|ru6 dome3 tome1,,tatsu5 ryu5|ryu9,ryu5 ta5|,sa9|,|gusari5 kusari5,,sa9,,,sashi9,sa9|sa9 za1,,sai9|,sa9,sagi9,na5 sa5|na9,|tose9,,,,,,matsuri9,,,,,sai9|sai6 zai4,,aya7 sai3|,|giwa9,mo9|,hoso9|sai9,,|zai9,sai9|sai5 zai5,tsuma7 me3|zuma6 tsuma4,saka9 ban1|saka8 zaka2,sakai9|sakai5 zakai5,sakaki9|,,,,|ge9,,saku9|,saku8 sa2|saku9,,sakura9|zakura9,,same9|,mi8 mitsu1 san1|mi9,,,ubu9|,,,,,,,sara9|sara5 zara5,saru9|,sasa9|zasa9,,,fuda9|,,satsu9|,,sawa9|zawa6 sawa4,|se9,se9,se9|se6 yo2 ze2,se5 sei5|se9 sei1,hare5 haru5|,hoshi9|boshi9,iku3 nama3 o2 i1 sei1|u7 o2 bu1,,|se9,,sei9,su9,,masa9,,shizu9|shizuka9,nari6 naru4 sei1|nari9,,masa8 sho2|sho7 masa3,,hijiri3 se3 sho3|,mori9,,|sho9,kiyo7 sei3,tada9|,,,,,,tsumi9|zumi9,,,izumi9 izu1|izumi8 zumi1 sen1,,,,,,,,,,,,ura9|,some9|zome7 some3,sen9,,,,,,,saki9,|arai7 i3,iri9|,seri9,yuki9,kitsu9|kiri9,ori9,,shita9|,|sho9,,|fushi9,,setsu9|,,,,,i9|,,sha9|,sha7 to3|ya9,yashiro9,|sa9,kuruma7 sha3|guruma9,|zoe9,,,shaku9,,,,shaku9|,|shaku9,seki9|,tame9|,shio9,|ha9,,shi7 yo2 yotsu2|shi9,,,|tama9,|shika9,,shi7 murasaki3|shi9,,,,sasu7 sashi3|sashi5 zashi5,|sashi5 zashi5,|shi9,moro5 shi5|shi8 shiga2,|kushi9,,shi9,,,|dome9,,,shi6 tsukasa4|ji5 shi3 tsukasa2,|kai9,,,shige9|,|geshi9,hase9|,shi9|,shi9|ji8 shi2,,,,shi9|,shiba9,shiba9,shibu9|,nana8 shichi2|,shige5 mo4 mote1|mo9,shii9,,shiki9|shiki8 jiki2,,shiki9,|jima9,shima9|shima6 jima4,shimo9|,ma9 shin1|ma9,|buri5 furi5,kami5 kan2 jin1 ko1 shin1|gami4 kami3 jin2 kuji1,oya5 shin5|ogi9,nobu5 shi5|nobu9,,,,,,maki9|,,,nii5 shin4 ara2|shin8 nii2,shin9|,shin9|,,kara9|,fuka9 mi1|buka7 mi3,|shin9,|tomi9,shino8 sasa2|shino9,shio9,,|jiri9,,,kushi9,muro9,|tori9,urushi9|,,,,,,,o9|,,|jo5 sho5,|gaki9,kane5 sho5|do5 gane5,|sho9,ya3 yai3 yake3|,,,,,,,,,,,,,,sho9|sho5 jo4 nosho1,,,,,,,aki7 sho3|,,,masu9|,,|sho9,,,,,,,,,,,,,,sho9|,,sho9|,moro9,,|tsuyoshi9,teru9|sho9,mesu9|,tokoro9|sho7 dokoro3,oki9,ue9|ge9,,,,ue9|ge9,|jiki9,,,tori9|tori7 dori3,mune6 muna2 so2|mune5 so5,sode9|,|shu7 su3,su9|su5 tama5,ushi9|,kari7 ka3|kari9,,,,,,,shu7 ake3|ake9,shu9|nushi7 zu3,|ju5 shu5,shu9|,,,,|hide9,,,shu7 su3|,tane9|,,saka7 sa3|saka3 su3 zaka3,|juku9,,,hori9|iwai5 shuku5,,,,,,de6 ide4|de8 ide2,haya9 sa1|baya5 haya5,,,,futa9|,ai8 saga1 so1|so7 ai3,so9,kasu9,,shira9|,,so9,,,,,,,,,,,,,,,,,hashiri9|,so9,,,,,,,so9|,,aoi9|,,,,,so9|,,,,,,,,|tsuka6 zuka4,,,haya9|kasumi9,,,|son7 kata3,sono9|zono9,sono7 ki3|,,,sumi9|zumi7 sumi2 shi1,su7 shima3|su8 zu2,su9,suru9|,,su7 kazu3|kazu9,su9,su9|,su9,,,sugi9,mizu8 mi1 sui1|mizu7 mi2 sui2,,,,taru9|dare9,,midori9|,fuki9|buki9,,,|suji9,sumi9,,|su9,suna7 isa1 sa1|suna8 sago2,,suzu9|,,ta9|da6 ta4,taki9,tatsu9|,ta9,kitsu9|tachibana9,tade5 tate5|,,,,,,,,,,,tsu5 tsushi5|,machi9,obi3 obito3 ta3|tai9,,tai5 ya5|,o5 ta5|da5 ta5,taka9 ko1|taka6 daka4,taka9,takamura9|,take9,take9,tako9|,,taku9|taku5 yake5,|utaku9,taku9|,taku5 tsu5|,,tama9|dama7 tama3,,awa9|dan9,,,,,sumi9|,,tan9|tami9,ha3 mizu3 tan3|bata5 hata5,i9|,,tada7 taji3|,ka9|,,,tana9|dana6 tana4,,taru9|,,tate9|date9,tatsu9|dachi7 date3,tatsumi9|,tawara9,te9|te7 de3,tsutsumi9|zutsumi6 tsutsumi4,sada7 te3|sada9,|soko9,sada9,|tei9,ikari9|,,,,,,,,,,,,,kanae9|,|dai9,,,,,,mato9|,,,,,,,|matoi9,,,,ama5 ten5|ten9,,soe9|zoe9,,tera9|ji6 dera4 tera1,,tetsu9|,,,kiri9|giri9,,to9,kara9|,to9|to5 do4 nohe1,to9,,,,,,,,,,,,,,,su3 sue3 to3|,|ito9,|to9,,|to9,to9|do9,to9|,,,to9|chi9,,mori9|,,,wata7 to2 watari1|watari5 to3 wata1 do1,|to9,momo9,to9|nata5 to5,to5 zu5|gashira4 to2 gami2 kami1 zu1,nobori5 to5|to6 nobori4,,,higashi5 to4 azuma1|to7 higashi2 do2,tobi9|,tochi9|,toge9,hi9,,toki9|,toko9,,,,toku9,,toku9,,toma9,tomoe9|,o9|mura9,,,ton9|,tono9|dono9,tora9|,,tori8 to2|tori7 dori2 ka2,,,,tsu4 miyako3 to3|tsu6 to4,,,tsu9|tsu7 zu3,tsubaki9,tsubo9,tsubo9|,,tsuchi9,tsue9,,oi9,tsuji9,tsuka9|zuka6 tsuka4,tsuki9|zuki5 tsuki5,tsuki9|tsuki5 zuki5,|tsume5 zume5,tsuru9|,tsuru9,tsuta9|,tsutsu9|zutsu9,,u9|,,,u8 uno2|,,karasu9|,,u9,migi5 u5|u9,,,uji9|uji6 ji4,,ume9 bai1|ume9,,kumo5 un5|gumo9,u9|,uo9|i5 uono5,ura9,sato9|sato4 ri3 zato3,ureshi9|,uri7 uryu3|,to9|,u9|,ushi9|,shio5 ushio5|shio9,usu9|,usu7 u3|usu9,,a9|,|wa9,wa8 i1 kazu1|wa9,a9|ga9,taku9|,waka9,waki9,waku9|,,|wan9,,wani9,wara9|,washi9|wase5 washi5,wata9,ya9|mi9,ya9|yo9,ya8 hachi2|ya9,ya9,,ya9,sen5 ya5|,ya9,|ji9,yabu9,,,yaku9|,,,yama9,yanagi7 yana2 yagi1|yanagi8 yagi2,,yari9|,,koshi9|,,,,,,,,yo9|mochi7 yo3,yo9,|yo9,haruka9|,,,|uyo9,,ya5 yo5|ya9,agari5 age5|,yo9,,,,,,yoshi9|,,yo9|,yodo9,,yoko9|,,,yoku9|,,,,yone8 kome1 yo1|me5 mai5,yoshi9 ki1 kichi1|yoshi9 kichi1,yu9,ari9 yu1|ari9,abura5 yu5|,tomo9,,,,,yu9,,isami5 isamu5|,,,|yu9,yu9,,yu9|,yu9|yoshi9,yu9|,,nao9|,,suke5 yu5|yu9,o9|o7 yu3,yu9|,tada9|,yu6 yumi4|yumi9,,,za9,,zai9,ariwa9|zai9,zaimo9|,,,,,,,sai9|,ze5 zen5|yoshi5 zen5,kore9|,,sai9|,|zen9,chon5 zen5|mata9,,zen9|yoshi5 zen5,sen5 zeni5|,,,,kura9,,|kata9,|zukuri9,masu8 mashi2|masu9,kisa9|,,,,,zu9,|zui9,,,,,,,,,,,|dai9,,|do9,yaku9|ku5 yaku5,,|suoka9,gi9,,,,,,|i7 nomi3,|go9,,natsu9|natsu6 ka4,,,,,,,,,,saki9|saki5 zaki5,ko9|,,,hiro9|,,,,|bami3 hami3 kui3,,machi9|machi9 cho1,maki9,,,,mura9,mata9,no9,|no9,|o9,,,,,|mata9,,,,,,,,,|zai9,,,|mi9,,,,,shima9|shima6 jima4,,,,,,,,,,,,,,,,,,,,,|tomo9,fuyu9|,ama5 ame3 ameno1 u1|same9,,,,,hon9|,yu9|hiro9,,
,,,,,,,,,,,,,,,,,,ei5 teru5|,hei9|mochi9,ho9|,ka5 nogi5|,kei9,ki9|,ki9|,ko9|,ku9,kume9|,kuni9,ma9|,mine9|shin9,o9|o5 yuki5,on5 su5|,ri9,ryu9|,sa9|,so9|sa9,tane9,ya7 nari3|ya9,yu9,yu9|yu5 yuki5,|ko9,|sen9,|tada9,,,aki3 akira3 sho3|aki9,akira5 cho5|,akira5 sei5|akira9,ei9|e9,teru9|aki9,akira5 hitoshi5|aki3 akira3 hin3,ryo9|suke4 aki3 ryo2,akira5 takeshi5|,atsu6 jun4|,,chikashi9|,,hajime9|ho5 po5,hiro5 hiroshi5|,hiro5 hiroshi5|hiro5 ki5,hiroshi5 ko5|,hiroshi5 o5|,ko7 hiroshi3|,,,jin5 tan5|,jo5 noboru5|,,,,,kiyo5 kiyoshi5|,akira5 ko5|,akira3 ko3 takeshi3|,,,,,fu5 makoto5|,toshi9,,,,,,sae7 sa3|sae9,sato9|,,shun9|,,michi7 susumu3|,shin9|kuni5 michi5,,,,tei6 yoshi2 sada2|sada9,,,,taka9,take5 takeshi5|,,toku9|nori9,ko5 kyo5|ko3 michi3 yuki3,,,,,nobu7 wataru3|nobu9,yo9|,,,|tari7 taru3,atsu9,a9,a9,a9,,to9|,,ai9,ai7 a2 e1|,ai7 ran3|,ko9|,,akane9|,ake5 sho5|sho9,aki7 shu3|aki8 shu2,,aku9|,ni9|,|an9,yasu9 a1|yasu8 an2,,an9|,an9|,an9|,,go9,sei8 ao2|sei7 o3,aoi3 ki3 mamoru3|na9,ran9,ma9 asa1|ma9,asa9|,kyoku9|,,ashi9|,ro9,,atsu9|,,ho9|,,aya9|,aya9|ya9,hyo9|,ayu9|,azusa5 shi5|,,ba7 ma3|ma9,,,,,,,,,,,,,baku5 hiroshi5|,,ban9|,,ban9,ban9|,tomo9|han9,,,,,,ben9|,masaru5 tsutomu5|,,,,betsu9|,mi9 yoshi1|mi9,,yoshi9|,hei9,,,toshi9,bo9|ji9,,fusa9,|mochi9,,,,,,,,,,,,,mo9|,|bo9,bo9|gure9,,,,,,,shiraki9|boku9,boku9|,maki7 boku3|boku9,,|boku9,bon9|,,,,take9|take9 bu1,,,|be9,|mon9,,fumi7 bun3|fumi8 bumi1 bun1,,|butsu9,,,,cha9|cha5 sa5,,,,chi9 sen1|chi9,chi5 waka5|chi9,ji9|chi9,,,,chi9|,|mune5 yuki5,tomo6 chi4 sato1|chi9 tomo1,tomo5 chi5|chi9 tomo1,,haru8 ji2|ji8 haru2,,,,chiku9|,,,nobu7 chin3|,shizu9|chin5 shige5,|chin9,,cho6 naga4|naga9,|tei9,,asa6 tomo4 cho1|sa4 tomo4 cho1,masa5 sei3 yuki2|yuki9,i9,,,,,,,,cho9,cho9,cho9,sumi9|sumi7 zumi3,susumu9|,,,,,,nobu9,,cho9|,,nao9|nao9 tada1,tada5 toki5|,,chu3 hiro3 yu3|,naka9,chu5 hashira5|chu9,,,,,tada8 chu2|tada9 chu1,chu7 naka3|chu9,chu9|,,,,,,,,,,dai6 tai3 o1|hiro7 dai3,,,yo9,no9,,,dan5 o5|o9,,,dan9,dan9|,|dan9,dan9|,mayumi9|,,,,,|den9,den9 tsuto1|den9,|do9,|do9,nu9|yakko9,hitomi5 to5|,do9,,,,,do9,|nu9,do9,michi9 do1,tsutomu9|,,,,doku9|,,don9|,,,,e9 ko1|e9,e9,,,|i9,e9,ei9,ei7 naga2 e1|naga6 e4,,e7 ei3|e9,ei9|,ei9|e9,yon9|ei9,ei9 e1|e8 ei2,hide6 ei3 e1|hide7 e2 ei1,mamoru9|e9,|biki9,ei9|kai9,akira9|,mitsu5 mitsuru5|,,masu9 eki1|masu6 eki4,,,sono9|on9,en9,nobu8 en2|nobu9,fuchi5 fukashi5|en5 hiro5,,,,,|en9,en9 madoka1|en9,yukari9|,en9,sono9|en9,en9|to9,,kai9|,,eri9|,etsu9|,,,etsu9 yoshi1|etsu9,,fu9|o9,ono9|,,,,,den9|,fu9|,tomi6 fu3 to1|tomi9,,,fu9|,fu9|bu9,fu9|,fu7 hiroshi3|,,,,fu9|fu6 pu2 kaze1 ka1,,fu7 tomi3|fu9,fu9|u7 nobu3,ho9|,,,,teki9|teki7 fue3,to6 fuji4|fuji9,,,fuku9|tomi6 yoshi4,,,,fuku5 mata5|,,|tai9,fumoto9|roku9,,,,,,,,,shu9|shu9 fune1,,ko9,,,,me9,,,ga9|,|ga9,ga9|,masa9|masa6 ga2 ka2,ga9,ka9|ka7 ga3,,,,,,,to6 soto4|gai9,toki9|,|gai9,,gaku7 manabu3|gaku9,gan9|,|gan9,gan9|,,,kan9,gan9,sunao9|,|gara9,,,,gei9|ki9,,,,gen9,gen9,,,,gen9,moto8 gen2,gen9|,gon5 koto5|toki9,gen7 iwao3|gon3 tsuyoshi3 yoshi3,jo9|,,,,,,,yoshi7 gi3|yoshi9,yoshi9 gi1|yoshi9,ki9,|ki9,gin9|,gin9,|ri9,,,,go4 i4 itsu2|go9,go9,go9|,mori9|go9,go5 sato5|go9,hide9,take8 go2|go5 take5,,go9|,,kyo9|sato7 kyo3,,,,gu9|u9,tomo9|gu9,,,gun9|,,,aki5 kyo2 ake2 gyo2|aki5 gyo5,nari9|gyo9,yuki8 ko1 iku1|yuki9,,,,rin9,yo6 ha4|yo7 ha2 ba1,,ha9|,ha5 u5|wa9,ha9|,,,ha7 nami3|nami9,,|ho9,,,moku5 to5|,,,,,,,,,,,,,hai9|,,,,haku8 shira2|haku7 shiro3,,hiro9,haku9,,,haku9|paku9,hama9|hin5 pin5,kai9|ho9,ban5 shigeru5|,,,|han9,han9|,han3 hiro3 hiroshi3|,,,shige9,,nori9,,,,hana6 ka4|ka9,,,,haru5 shin5|,|cho9,|jin9,,haru6 shun4|haru9 shun1,tei9|,hashi9|kyo9,,,,ki9|,hatsu9|,|hatsu9,haya9|,,hyo5 hei5|be7 he2 hei1,,,hei9 hira1|hei7 pei2 hira1,,,,,,heki9|peki9,,,,,,,hi9|ki9,|surai9,,asu6 hi4|hi9,,,,,,,hi9|,,,,,,hi9,,hi9|,hime9|ki7 hime3,,,kyo9|,,,shu9|,,,hiko9,hin9|,shina9|,,,,,hiro9 ko1|hiro9,,,,,,,,|o9,|nobu9,toyo9|toyo7 ho3,ho9|,moe9|,ho9|,ho9,,,,ho9|,ho9|,kane9,tomo9|tomo7 ho3,minoru5 sui5|ho8 o2,,,,|suke9,,,masa9|kata7 po3,nui9|,,|suke9,ho7 taka3|tomi9,nori9|nori6 ho4,kuni9,,,|ho7 po3,yasu9|ho4 yasu4 o1,,,,to9|,yoshi9 ho1,,,hoku9|boku5 hoku5,,moto9|,,,,hotaru5 kei5|kei9,|ihan9,momo4 yu3 hyaku2 mo2|mo6 yu4,hyo9|pyo9,,,,,,,yasu9|nojo9,|eki9,i9|,,,,,,,,,i9,oki9|i9,sei7 i3|sei9,shi9|,|i9,hide7 i3|,,|mi9,e5 yori5|i9,i9,,take9|i5 take5,i9,,,ichi9,ichi5 kazu5|ichi9,kazu8 ichi2|ichi9 kazu1,ko9|,mari9|,,chi9,sui9|,soku9|,,,iku7 ki3|chika5 iku5,iku9|,ke8 ima2|,u9|,se9|,,,,,kazu9,|in5 yori5,|yu9,|in9,|in9,|in9,in9|,ina6 ine4|,,,seki7 ishi3|seki9,iso9|,,ito9|shi9,,itsu9,ban5 iwa5|,iwa8 gan1 iwao1|gan9,ja9|,jaku9|,ja5 jaku5|jaku9,yowa9|,|ji9,|shi9,|ji9,,shige5 yoshi5|,yori9|,|ji9,|koto9,|tsuji9,tsugi4 tsugu3 ji2|ji9 tsugu1,|ji9,toki9,mochi9,,,hito9|to6 hito3 jin1,jin9|,,,hiro7 tazu3|hiro7 zu3,,mi7 sane3|mi9 zane1,jo9|jo8 ki2,take5 jo5|jo9,tsune9,suke9,,,,,,,jo9,jo9|hiro9,jo9|me6 jo2 o1,|eda9,|jo9,jo9|,jo6 kiyoshi4|,jo7 yuzuru3|,noboru9|,jo9|,susumu9|jo9,,,,,,,shige9|shige7 e3,,,,,,ju5 to5|ju7 so3,ju5 ki5|ki9,mitsu9 atsu1|mitsu9,,,tsugu9|,,,,jun9|,jun9|,atsushi9|,jun9,jun9|,sumi5 jun4 yoshi1|zumi5 sumi4 ito2,,,atsu5 jun5|atsu7 jun3,,,,,shika9|,|ka9,,tomo9|,ka9,ie9 ya1|ie9,,|ka9,,,,,,ka9,ka9,uta6 ka4|ka9,ka8 hana2|ka9,yoshi5 ka4 kei1|ka9 yoshi1,,yoshi7 ka3|ka5 yoshi5,,,|ka9,,,bu9|,,,ko5 to5|,,fu7 kaede3|fu5 u5,kyo9|,|in7 kage3,,isao5 kai5|,,,kai6 mi4|mi7 kai3,,,,,,,kai9|,kai9|suke9,yasu9|,|kai9,hiraku3 ka3 kai3|,,,,,,,kaji9|,,,,shi9|,|kaku9,|kaku9,,,,,,,,,kaku9,kaku9|,kaku9|,kaku6 satoru4|kaku9,,,,,ken9|,,,kame8 ki2|kame5 ki5,gi9|gi5 igi5,,,,kan9|,,kan9|,,,,,kan7 seki3|,kan3 tama3 tamaki3|,,,,,,,,,,,,,,,,,,hiro9|,kan6 mi4|kan9,kan9,kan9|,kan9|,kan9|tsura9,shizu9|kan9,kan9|,kan9|,susumu9|,|kan9,kan9|,|fan9,|kamo9,hiro7 kan3|hiro9,kan5 kiyoshi5|,miki8 kan1 ken1|miki6 kan4,,akira5 kan5|kan7 aki3,,|ken9,ho9|,nori9,,kore7 i1 tada1|,|gan9,kai9,,,,taka5 takashi5|,|ryu7 ritsu3,kyo9|,|kashi9,,haku9,,ka9,,,,,,,katsu9,,,,katsu9|,kaku5 tsutomu5|,kei9 katsura1|kei9,|sen9,,shu9|,ke9|,,,,kyo9,|e9,michi9|kei5 michi5,kei9|,,,,,,,,,,kage9 kei1|kage8 kei2,tsugu9,kei6 hiro3 yoshi1|hiro9,kazu6 kei4|ke9,kei8 tama2|ka9,kei9,yoshi6 kei4|kei6 yoshi4,e8 kei2|e9,kei6 taka2 yoshi2|taka5 yoshi5,,e9,,tsune9,mayu9|,,,ken9|mi9 ken1,ken6 gon4|,|ken9,,,,,ken9,ken9|,ken9|,aki6 ken4|aki9,ken7 take1 tate1|,ken9|,nori6 ken4|nori9,ken7 take3|,ken9,,ken9|,,,,ken9|kata7 ken3,|ken9,maki9,kane7 ken3|kane9,ko9|,|ketsu9,,,ketsu9|,yu9|yu5 yui5,kiyo9|,masaru5 suguru5|,ko9|ki9,moku4 ko3 yu3|ki8 kuboku2,ki5 oni5|,,teru9|ki5 teru5,,,,,,,,,,,ki6 nori4|ki9 nori1,ki8 yoshi2|ki9 yoshi1,ki9,ki9,ki9|,ki9|,ma9|ki9,sue4 ki3 toshi3|ki9 sue1,toki9|,ki6 take4|ki9,moto9 ki1|moto5 ki5,ki9,taka7 ki3|ki8 taka2,aya5 ki5|,,|ki9,,,,nori6 ki4|nori7 ki3,ki5 nori5|ki7 nori3,ki9,mari9|,kiku9|,kiku9|giku9,kimi9|,kin8 kane2|kane9,koto8 kin2|kin7 koto3,kin9|,,,chika5 o5|chika5 kon5,,,kin8 yoshi2|,kin9|,hito3 hitoshi3 kin3|kin9,kin5 tsutomu5|,kin9,kin9|,,kinu9|ki9,e7 i3|i8 e2,,,,|zume9,ara5 ko5|,,ko9,tsuna9,hiro9 ko1|hiro9,ko5 sa3 sho2|o5 sa5,ko9|,mitsu8 ko2|mitsu9,,ko9,,,,ko9|,|ko9,ko5 mitsugu5|tsugu9,,,,,,,,,,,,,,ei9|,ki6 ko4|ko9,ko5 oki5|oki9,ko5 tomo5|,ko9|,ko9|,ko9|,|ko5 naru5,|ko9,teru9|hiro9,hiro9 ko1|hiro9,ko9,kimi6 kin2 ko1 ku1|kimi5 ko5,ko9,ko5 noboru5|taka9,osamu9|,taka8 ko2|taka9,ko5 wataru5|ko9,go9|,,,,isa5 ko5|yuki9,ko5 takumi5|ko9,ko9,,,,,,,,ko9,so9|,hiro8 ko2|hiro9,ko7 hiroshi3|,ko9|ji9,kyo9|,ka8 ko2|ka9 ko1,yoshi9 ko1,ko9|,|na9,yasu9 ko1|yasu9,yuki6 ko2 sachi2|yuki9,,ko5 sara5|,,,ko3 ne3 shi3|ko9,,takumi9|,tsune9,ri9|,koku9,,,|toki9,katsu9,kuni9|kuni7 koku3,koma9|,,,,,kon9|,,,,,kon9|,,gun9|,,,,toshi4 hisa3 su3 ju1|zu3 su2 toshi2 ju2 hisa1,,|kotsu9,kozue5 sho5|,hiro5 ko5|,hisa6 kyu2 ku2|hisa6 ku4,kura6 ko4|,ku9,,,ku9|,ku9|,tomo9,,,,kuma9,wa9|,,isa5 kun5|kun9,kuni3 nori3 satoshi3|kun5 nori5,kaoru5 kun5|ka5 kun5,kura9|,go9|,,ritsu7 kuri3|ritsu9,koku5 kuro5|,so8 kusa2|so8 gusa2,heki9|,,,kusu5 na5|gusu5 nan5,,,kutsu9|,,,kuwa9|,,ka9,,,,,,an7 kyo3|,|sa9,,|kyo9,,,,,,,kyo3 moto3 yu3|,kyo9,kyo9|,kyo9|,kyo9|,nori9,|kyo9,kei5 kiso5|,taka6 kyo4|,,,,kyo9|kyo5 omi5,kyo7 yasu3|yasu7 yuki3,masa5 kyo3 tada2|tada9,kyo9,|kyo9,,tomo7 kyo3|,,kyoku9|,,takashi9|ikyu9,,ku6 kyu4|ku9,kyu9|,,kyu9|,kuchi5 kyu5|,,,,,,,,,moto9|mi9,|kyu9,|yasu9,motomu9|,kiwamu9|,kyu9|,,tadashi9|,hato5 kyu5|,ma9,ma9,ma9,|so9,saki9|zen9,mago9|son9,mai6 ma4|,,,,,maki9|,,,|zu9,ma6 man4|ma7 tsumu3,,,,,mitsu6 ma4,maro9,maru9,masa5 masaki5|,,masu9|,,|sa9,mata9|,,matsu8 sho2|matsu9,sue7 matsu3|,bi9|,,,,,,aki8 mei1 a1|aki9 mei1,|mei9,na9,,,|men9,,,aji5 mi5|mi9,mi9,gen9|gen5 igen5,,mi9|mi7 shin3,mi9,tei9,nagi9|sho9,tami9|min5 mi3 tami3,,,mine9|ho9 po1,mine5 rei5|rei9,mino9,,mio7 rei3|,misaki9|,,hisoka5 mitsu5|,miya9|mi9,mizu8 zui2|zui9,,,,,take9|,,take6 takeshi4|,,,,moku9|,moku9|,,,,aya5 mon5|,mon9,,mori9,mori9,mutsu9|boku3 chika3 toshi3,yume6 mu4|mu9,mu9|,baku9|,,to9|,mura9|son8 mura2,mushi9|mu9,,tae9|myo5 tae5,nami9|ro9,mei9,na9,na9,,,nagi9|,ku5 uchi5|nai9,|rui9,nan7 na3|nan6 na4,,,ka9,nara7 yu3|,ri9,natsu9|,mitsu9|nae9,,,|ne9,,,|ne9,|yasu9,neko9|,min9|,,,,toshi9|toshi8 ne1 nen1,,,,,ka9|,,fu6 ni2 futa1 ji1 tsugi1|ji9,hito4 ni4 jin2 kimi1|hito8 ni2,hi8 nichi2|su4 hi3 iru3,,,,nin5 shinobu5|,taka5 tsutomu5|to9,,,,sei9|sai7 sei3,tei9|,no7 ya3|no9,,,,,yoshi7 no3|yoshi9,minori9|,osamu9|,,nori9,so9|,,,jo7 nyo3|,,gyo9|,,,mi9|,yoshi9|,,,hiro5 o5|,,,o9,o9,o9,o9,teki9|,sen9|o5 sen5,,,o9|ko9,,o9,,,oku7 o3|tsu9,,on9|,oto9|ne6 o2 on2,atsu9|yoshi9,ori9|ori9 o1,oto9|,,,|ra9,,ra9,yori9,rai9,rai9|rai6 ki2 ku2,raku7 gaku3|raku7 ra3,,raku9|,,,,|mi9,ran9|,ran9,rei8 re2|rei9,rei7 aya2 re1|nori6 rei4,,,rei9|,rei9|,rei9|,rei9|rei5 yoshi5,rei7 re3|,rei7 hajimu3|,rei9|,rei9 re1|re9,,,,,ren9,,,,ren9|,rei9|,ren9|,koi9|ren9,,,,retsu9|,ri9,,ri9,ri9,,ri9|iri9,toshi7 ri3|toshi5 ri5,riki9,mutsu6 riku4|,,,rin9|,michi6 rin4|nori5 rin5,,|chika5 rin5,|wa9,tatsu5 ritsu4 ryu1|ryu5 tatsu5,ritsu9|tsu9,,|ro9,|ro9,,,,,,,ro8 tsuyu2|ro9,|ro9,aki7 akira3|ro9 o1,michi9|ji6 michi2 ro2,,,ro9|muro9,ro9|bi3 oyu3 ro3,roku6 mutsu2 mu2|roku9,roku9,roku9|,roku9|,ron9|,ru9,,ru9,,,rui9|,,,ryo9|,,|ryo9,,ryo9|,,,,,,ryo9,ryo9|kazu9,ryo9|,ryo9,ryo9|suzu9,ryo9|,ryo9|,yoshi7 ryo3|yoshi7 ra3,midori3 roku3 ryoku3|roku7 midori3,,ru6 ryu4|ryu9,tome8 ru2|ru9,,ryu7 tatsu3|ryu5 tatsu5,taka8 ryu2|taka9,sa9,,ko5 sa5|ko9,sa9,,,|sa9,sa9,,sai9|,sa9|za8 sa2,ro9|,na9,toshi9|tose9,,,,,,,sai9|,sai9|,sai9|tsumi9,|sai7 toshi3,hitoshi9|sai9,wataru9|sada9,aya8 sa2|sa9,,,,|sai9,osamu5 sai5|,nari9 hitoshi1|nari9,,,sakai9|,,,,,,saku9,saku9,saku9,|saku9,sakura9|o9,,,mi7 san2 mitsu1|zo5 sabu3 zabu1 mi1,,,,san9|,san9|chiru9,,san9|kazu9,,|san9,,en9,sasa9|,,,,,,,sawa6 taku4|taku9,shi9|,se9,se9|yo9 se1,se5 sei5|se9,haru9 sei1|haru9,sei7 hoshi3|sei9,iku9|o9 sei1,,,sei9|,sei9|,sei9|,|sei9,masa9,sei9|,shizu7 sei3|shizu9,shige5 nari2 naru2 sei1|nari8 sei1 shige1,sei8 masa2|masa3 nari3 sei3,masa8 sho2|masa9 sei1,sei9|jo9,sei6 mi2 kiyo1|,mori9,|sei9,,kiyo8 sei2|kiyo9 sei1,tada9|,,,,,fumi9|,seki5 tsumoru5|zu5 zumi5,hiro5 seki5|,,izu3 izumi3 sen3|sen9,,,,,,,nobu8 nori2|nobu9 nori1,sen9,sen9|,sen9|,sen9|,sen9|,some9|,sen9,sen9|,,,,aki9|akira9,sen9|,,|sen9,,kin5 seri5|,yuki7 setsu3|setsu6 yuki4,,setsu9,,,masa5 setsu5|,|setsu9,setsu9|take9,,setsu9|,,sute9|,,,,sha9|,sha9|,|sha9,,,|sha9,,,shaku9|,,,,,,,shaku9|,tame9|i5 nari5,,,,shi9,,,,|nen9,,shi9,,,,,,,moro5 shi5|shi7 ji3,shi7 uta3|,shi9,shi9,suke9|suke6 shi4,|mi9,|shi9,fumi7 shi3|shi7 ji2 fumi2,hajime9|haru9,shi9|ji7 shi3,,,,shige9|ji9,shi6 yoshi4|ji9,shi9|,shi5 shishi5|,shi9|shi6 ji4,|ji9,tsugu9|tsugu6 shi2 ji2,,,sai9|,shi5 shiba5|,,shichi5 nana5|shichi9 na1,shige8 mo2|shige5 mo4 mochi1,,,,,nori9|,,|jima9,so9|,ma8 masa2 shin1|ma5 zane2 masa2 shin2,shin9|,,chika9,nobu8 shin2|nobu9 shin1,,,,,shin9|,shin9|,shin9|,shin9|nari9,shin9|,nobu8 shin2|nobu9 shin1,shin7 nobu3|shin9,shin9|,,|mi9,shin7 kokoro3|shin9,shin9|omi9 shin1,shino9|,shio9|,shio5 shiori5|,,,,,|muro5 shitsu5,,,,,,shitsu5 tadashi5|,,,|o9,,takumi9|,,sho9,aki5 sho5|aki9 sho1,,,,,,,,,,,,,,,sho9 so1|taka9,sho9|,sho9|,sho9|,sho9|,sho9|chitsugu5 sho5,|sa9,aki6 sho4|aki9,aki5 sho4 masa2|aki7 sho3,emi8 e2|e7 sho3,sho8 masu2|sho9,sho4 yoshi4 sachi1 hiro1|sho9,sho9,masa8 sho2|masa7 nobu3,sho5 susumu5|,sho8 haya2|,sho5 wataru5|,,,,,,,jo9|tsugu9,sho9|,sho9|,sho9|,,masa8 sho2|masa9 aki1,moro9|,nao6 hisa2 sho2|nao9,sho8 sei2|,teru9 sho1|teru9,sho9,|sho9,oki9|chu5 naka5,shoku9|,,,,,,|moto9,,,mune6 so4|mune8 so2,,|kuni5 su5,tama9|ju3 mi3 zu3,ushi9|,kari9|,shu9,,,,,,ake6 a4|mi7 ake3,shu9|,shu9|,shu8 chika2|chika9,osamu5 shu5|kazu9,shu8 nobu2|nobu5 shu5,,hide8 shu2|hide9 shu1,|nari9,shu9|,,tane9,shu9|,,,,,hajime3 nori3 toki3|,yoshi7 toshi2 shuku1|ku3 shuku3 toshi3,toshi7 shun3|toshi9,shun3 taka3 takashi3|,,madoka5 shun5|,de5 izuru5|de9,sa9,,shu9|,,,ai9|suke9,so9|,,,so6 moto3 su1|,,so9|,so9|,,,,,,,,,,,,,,,,,,kana9|,so9,so9|,hajime5 so5|so9,so6 misa4|mochi5 sao5,so9|,so8 fusa2|fusa5 so5,so9|,so9|,,,,so9|,so9|,so9|,,,,,,soku9|,|tsuka9,,,haya9|,tsugi9|neari9,,taka8 son2|son9,,ki9|,,,sumi9|,|shu9,,shun9|,,kazu9,su9,taka9|shu9,,,,sugi9|,sui4 mi3 mizu3|sui8 mi2,|sui9,,,|su9,|sui9,sui9,fu9|buki5 fu5,,,,,kin9,su9,sa9,,suzu9|rin9,ta9|,ta8 den2|ta9,taki9|,tatsu9|toki9,ta9,kitsu9,ryo7 sho3|,,,,,,,,,,,,machi9|,ta9|,tai9|,yasu8 tai2|yasu9 tai1,ta9 tai1|ta9,taka9 ko1|taka9,taka9|,ko9|,take9 chiku1|chiku9,take9|gaku9,,,,,taku9|,taku9|,taku9 taka1|,tama7 gyoku3|gyoku9,,tan9|,,,,,,tan9|,tan9,tadashi9|,,,,,,tan9|,,tane9,,,tate9|date9,tatsu9,tatsumi9|,hyo9|,te9|,,sada7 tei3|sada9,,sada8 tei2|sada9,|tei9,,tei9|,,,,,,,,sada9|,tei9|,tei9|,,tei7 kanae3|tei9,,tai9,,,,|teki9,,|teki9,,|tsumi9,,,,,nobu7 tatsu3|nori9,|ten9,nori9 ten1|nori9 suke1,ten9,,,,,tetsu9|aki5 tetsu5,tetsu9|kane5 tetsu5,tetsu9,,to6 kiri4|to9,,to9,,|to9,,,,,,,,,,,,,,,,,,,|to9,|to9,to9|,|mune9,to9|,to9|,to9,,mori7 to3|to9,,,wataru9|,do5 to5|to9,momo7 to3|,to9,|to9,to9|to9 do1,,to9|,to9 haru1|to9,,,,,,,,,,,toku9|toku7 e3,atsu6 toku4|atsu9,toku8 nori2|nori9 toku1,tadashi9|,,tomo5 tomomi5|ha9,,,,,,tora9|tora8 ko2,tora9,cho5 tori5|cho9,tori9|,,,to5 tsu3 kuni2|to6 tsu2 zu1 do1,,michi9 tsu1|michi9,tsu9|tsu8 zu2,chin7 tsubaki3|,|hei9,,|rai9,,|jo7 tsue3,,,tsuji9|,|zuka9,getsu7 tsuki3|getsu6 tsuki2 zuki2,,,hitoshi9|zuri9,tsuru9 kaku1|zu5 kaku2 zuru2,tsuta9|,,tsuya9|,u9|,,u9|,u9|,mika5 o5|yo9,u9|,,u9,u9|u5 chi1 mo1 suke1 ta1,,,uji9,|shi9,bai5 ume5|bai9,un9,un9,|po7 ho3,gyo5 na5|gyo9,ura9|ho5 po5,ri7 sato3|ri9,,ka9,,|to9,go5 gyu5|gyu9,cho3 shio3 ushio3|cho5 shio5,u9|,,iku9 fumi1|ka9,go9,shizu7 shi3|,kazu8 wa2,ga9|,,waka8 jaku2|jaku7 waka3,,yu9|,,|wan9,,|gaku9,,,|u9,ya9,ya9|ya5 yo5,ya7 hachi3|hachi8 pachi1 ya1,|ya9,|ya9,|ya9,,ya9,|ji9,,,,,,,san9|zan9 san1,ryu9,,|yari9,yasu9,,yo9,,yo9,,,,,,yo9,|yo9,|yo9,hiro5 yo5|hiro8 yo2,yo7 kata3|,yo8 tsune2|tsune9,yo9|,yo9,yo9|aki5 yo5,yo9 haru1|yo9,yo5 yura5|,,,,,yoshi9|ka9,yo9|,yo9,,sho5 yoi5,,,,yoku9|,tasuku3 tsubasa3 yoku3|yoku9,,,yone8 bei2|bei5 me5,yoshi7 kichi3|kichi9 yoshi1,yu9|,yu7 ari2 a1|yu8 u2,,tomo7 yu3|tomo9 yu1,,,,,,|yu9,yu9 isa1|yu6 o4,,yu9|suke9,yu7 toru3|,yu9,yu9,yu9 masa1|yu9,yu7 yoshi3,yu9,yu9|,yu9|,|u9,yu9 suke1|suke6 yu4,yu9 take1|o9,yu9,tada9|,yumi9|yumi8 yu2,,,,,,ari9|,|ki9,,,,,zan9|,,,|zen9,kore9|ze9,,mitsugu9|kara9,zen9,masa9|zen9,susumu9|,yoshi7 zen3|yoshi8 zen2,|sen9,bi9|ra9,,,kura9|zo9,,,|zo9,masu9|,sho5 zo5|kata3 sho3 taka3,,,|zoku9,,|zu9,zui9,,,|ho9,,,,atsushi5 kiyoshi5|,,,kazu9,dai9|dai7 tai3,,,,|tsugu9,,nobu5 yoshi5|gi5 nori5,,,,|suke9,,aya9|i9,,minoru7 jo3|,natsu8 ka2|ka8 natsu2,,,|kai9,,,|kei9,kaoru9|ka9,,ki5 yoshi5|,saki6 sa4|sa4 saku4 saki2,mi9|mi9 ki1,,aki5 ko3 teru1 akira1|aki9 ko1,hiro9,,,|ko9,,tsuyoshi9|katsu9,machi9,maki5 shin5|,,,tsutomu9|mu9,|son9,,ya9,yuki9|no6 yuki4,|o9,,,,|ran9,|mata9,|ri9,,rin9,|rin9,,,,|sa9,sai9|ya9 sai1,,sei9,seki9|,,,,,|jima5 shima5,,,aki7 sho3|aki9,sho9|,sho9|,,,,,,,,,sui9|,,|tan9,tei9|,tetsu9|,,,|to9,fuyu8 to2|fuyu9,u9,kei9|,,yo7 teru3|,yo9,homare3 taka3 yo3|,hiro5 yu5|hiro9 yu1,,
,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,akira4,akira4,akira4,akira4,akira4,akira4,akira4,akira4 hitoshi3,akira4 ryo3,akira4 takeshi3,atsushi4,baku4,chikashi4,hajime4,hajime4,hiroshi4,hiroshi4,hiroshi4,hiroshi4,hiroshi4,hitomi4,hitoshi4,jin4,jo4 noboru3,kanoe4,kaoru4,ken4,kiyoshi4,kiyoshi4,ko4 akira3,ko4 akira3 takeshi2,makoto4,makoto4,makoto4,makoto4,makoto4,minoru4,noboru4,nobu4,rin4,ryo4,ryu4,sae4,satoshi4 akira3 so2 satoru1,shigeru4,shun4,susumu4,susumu4,susumu4 shin3,tadashi4,tadashi4,tadashi4,tadashi4 tei3,takashi4,takashi4,takashi4,takashi4,takeshi4,tan4,toku4,toru4,tsubara4,tsune4,tsutomu4,tsutomu4,wataru4,yo4,yutaka4,,,atsushi4,,,,,to4,,,ai4 mana3 megumi2 chika1,ai4,,,akane4,,,,,ni4,,yasushi4 yasu3,,,,,,,,mamoru4 aoi3,,asa4,,asahi4 akira3,,,,,atsushi4,,,,,aya4,pyo4 takeshi3 hyo2,ayu4,azusa4,,,,,,,,,,,,,,,baku4 hiroshi3,,,,,,,,,,,,,tsutomu4 masaru3,,,,,yoshi4 bi3,,,,,,satoshi4 toshi3 bin2 haya1,,,,nozomu4 nozomi3,,,,,,,,,,,,,,,,,,,,,,shiraki4,,maki4,,,,,,,takeshi4 isamu3,,,,,,aya4 fumi3,,,,,,,,,,,,,,,,,,satoshi4 tomo3,tomo4,,osamu4,,,,,,,,,,,osamu4,,,,tadashi4 susumu3,,,,,,,,,,,,kiyoshi4 sumi3,susumu4,,,,,,toru4 nobu3,,,,tadashi4 nao3 sunao2 naoshi1,,,,naka4,hashira4,,,,,tadashi4 kiyoshi3 chu2,ataru4 kanae3,,,,,,,,,,,masaru4 hiroshi3,,,,,,,dan4,,,,,,dan4,mayumi4,,,,,,tsuto4 tsutae3 tsutau2 tsutai1 den1,,,,hitomi4,,,,,,,,do4,michi4,tsutomu4,,,,doku4,,,,,,,,,,,,,hisashi4 ei3,,,,,,sakae4 hisashi3,suguru4 ei3 takeshi2,mamoru4,,,akira4,mitsuru4,,,,,,,,fukashi4,,,,,,madoka4,yukari4,,,,,,,,,,,etsu4,,,,,,,,,,tomi4,,,,,,hiroshi4,,,,,,,,,,,,,,,,,,,,fuku4,,,fumoto4,,,,,,,,,,,,,,,,,,,,,miyabi4 masashi3,,,,,,,,,,,,,manabu4 gaku3,,,,,,,,sunao4,,,,,,,,,gen4,,,,,gen4,hajime4 gen3,,,iwao4 gen3,,,,,,,,tadashi4,yoshi4 tadashi3,,,,gin4,,,,,,,,mamoru4,satoru4,tsuyoshi4 takeshi3 go2,tsuyoshi4 takeshi3 go2,,,,,,,,,,,,,,,akira4 akatsuki3 satoru2,,ko4,,,,rin4,yo4,,,,,,,nami4,,,,,,,,,,,,,,,,,,,,,,,,hiroshi4,,,,,hama4,kai4,shigeru4,,,,nakaba4,hiroshi4,,,shigeru4 shige3,,,,,,hana4,,,,,,,,,,,,,,,hajime4,,,,,,,,,,,,,aoi4 midori3,,,,,,,hi4 kisaki3,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,hiroshi4 hiro3,,,,,,,,,,yutaka4 minoru3,,moe4 megumu3,ho4,,,,,,,,tomo4,minoru4,,,,,,,,,,,,,kuni4,,,ayumi4 ayumu3,tamotsu4,,,,,kaoru4,,,,,,,,,hotaru4,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,takeshi4 takeru3,,,,,,hajime4 makoto3,,,,,,,,,,iku4,,,,,,,,,,,makoto4,,,,,,,,,,,,itsu4,iwao4,iwao4 iwa3,,,,,,,,,,,,,,,,,,,,,,,,,,minoru4 makoto3,,take4 jo3,tsune4 hisashi3,suke4,,,,,,,,,,,,jo4,kiyoshi4,yuzuru4 jo3,noboru4,,susumu4,,,,,,,shigeru4,,,,,,,itsuki4 tatsuki3,takashi4 mitsuru3,,,,,,,,,atsushi4,jun4,jun4,jun4 kiyoshi3 atsushi2,,,atsushi4 jun3,,,,,,,,,,,,,,,,,,,,,hana4,kei4 yoshi3,,yoshimi4,,,,,,,,,,,kaede4,,,,isao4,,,,,,,,,,,,,,hiraku4 kai3,,,,,,,,,,,,,,,,,,,,,,,,kaku4 itaru3,satoshi4 satoru3,,,,,,,,hisashi4,,,,,,,,,,,,,tamaki4,,,,,,,,,,,,,,,,,,,,,,,,,kan4,kan4 tamotsu3,susumu4,,,,,hiroshi4 kan3,kiyoshi4 kan3,miki4 motoki3,,akira4,,,,,,,,,,,,takashi4,,,,,,,kasumi4,,,,,,,masaru4,,,,,tsutomu4 kaku3,katsura4 kei3,,,,,,,,miyako4 kyo3,,,,,,,,,,,,,,,akira4 kei3 hiroshi2 hiromu1 satoru1,hakaru4,kei4,kei4,kei4,megumi4 kei3,takashi4 kei3,,toshi4 satoshi3,,,mayu4,,,,ken4,,,,,,,,,akira4,ken4,ken4,ken4,ken4 takeshi3 takeru2,ken4 yuzuru3,,ken4,,,,ken4 satoshi3 masaru2,,maki4,,,,,,,,kiyoshi4 ketsu3,suguru4 masaru3,,,,,akira4 teru3,,,,,,,,,,,,,,,,,,,,atsushi4 takeshi3 tsuyoshi2 kowashi1,hajime4,nozomi4,taka4 takashi3,,,,,,,tadashi4,osamu4,,,,kiku4,,,koto4,nishiki4,,,,,,,,hitoshi4 kin3,tsutomu4,,,,,,,,,,,,,tsuna4,hiroshi4,,,hikari4 hikaru3 akira2,,hiroshi4,,,,,,mitsugu4,,,,,,,,,,,,,,,,,,,,,,,akira4,hiroshi4,ko4,ko4 isao3,kurenai4,noboru4,osamu4,takashi4,wataru4 ko3,,,,,isao4 ko3,takumi4,,,,,,,,,,,hiroshi4,hiroshi4,,,kaori4 kaoru3,yoshimi4,,,yasushi4 ko3,miyuki4 yuki3 ko2 sachi1,,,,,,,takumi4,hisashi4 tsune3,,koku4,,,,katsu4 yoshi3,,,,,,,kon4,,,,,,,,,,,hisashi4 hisa3 hitoshi2 toshi1,,,kozue4,,hisa4 hisashi3,,,,,,,,,,,,,,isao4,satoshi4,kaoru4,,,,,,,,,,,,,,,,,,,,,,,,anzu4 an3,,tsuyoshi4 tsutomu3,,,,,,,,,,,,,,,kei4 kiso3,takashi4,,,,,kyo4 yasushi3,tadashi4 tadasu3 kyo2,toru4,,,,,,,takashi4,,kyu4,,,,,,,,,,,,,,,,motomu4,kiwamu4,,,tadashi4,,,,migaku4,,,,mai4,,,,,,,,,yorozu4,,,,,mitsuru4 michiru3 minoru2,maro4,,masaki4,,,,,,,,,,,,,,,akira4 aki3,,,,,,,,,,hajime4,,,,,nagisa4,,,,,,,,mio4,misaki4,,hisoka4,miya4,mizuho4,,,,,takeshi4 takeki3 takashi2,,takeshi4 hajime3,,,,,,,,,,,,mamoru4 mori3,,atsushi4 mutsu3 mutsumi2,yume4,,,,,,,,tae4,,,,,,,,,,minami4,,,,,,,,,,,,,,yasushi4,,,,,,minoru4,,,,,,,,hitoshi4 jin3 shinobu2 masashi1,,,,,shinobu4,tsutomu4,,,,,,,,,,,,minori4,osamu4,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,atsushi4 yutaka3,,,,,,,,yoriyuki4,,,,,,,,,,ran4,ran4,rei4 akira3,aya4,,,,,,,,hajimu4,rei4,urara4 rei3,,,,,ren4,,,,,rei4,ren4,koi4,,,,retsu4,ri4,,,satoshi4 makoto3,,,toshi4,tsutomu4 chikara3 riki2,riku4,,,,rin4,,,,,tadashi4,,,,,,,,,,,,akira4,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,ryo4,ryo4 satoru3,suzuka4 sayaka3 ryo2,ryo4,ryo4,ryo4 hajime3,midori4,,,,,ryu4,takashi4 yutaka3,,,,,,,,tasuku4,,,,,,,,,,,,,,,,,hitoshi4,wataru4,aya4,,,,,osamu4,hitoshi4,,,sakai4,,,,,,,saku4,tsukuru4,,sakura4,,,,,,,,,,,,,,,,,,,,,,,,,,,haru4,,,,,,,,,masashi4 sei3,sei4 hitoshi3,shizu4 shizuka3,shigeru4 naru3 sei2,makoto4,tadashi4,kiyoshi4 tadashi3,kiyoshi4 sei3 hijiri2,,,,kiyoshi4 sei3,,,,,,,tsumoru4,seki4,,izumi4,,,,,,,,,,,,,,sen4,sen4,,,,,,,,,seri4,yuki4,,,,,,,takashi4,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,murasaki4 yukari3,,,,,,,,,,,,,,fumi4,hajime4,tsukasa4,,,,shigeru4 shigeshi3,itaru4,,,,,,,,,,,,shigeru4,,,,,,,,,shin4 makoto3,,,chikashi4,shin4 makoto3 nobu2,,,,,,makoto4,shin4,shin4,shin4 arata3,shin4 noboru3 nobu2,susumu4,,,fukashi4,kokoro4 shin3,,shino4,,shiori4,,,,,,,,,,,tadashi4,,,,,takumi4,,,akira4 hajime3,,,,,,,,,,,,,,,,,,,,,,akira4,akira4 hikari3 aki2,emi4,noboru4,sachi4 sho3,sho4,susumu4 masaru3,susumu4 sho3,toshi4,wataru4,,,,,,,,,,,,akira4,,sho4,,akira4 teru3,,,,shoku4,,,,,,,,,takashi4 hajime3,,,,,,,,,,,,,,,amane4,osamu4,osamu4 nakashi3 shu2,,shigeru4 hide3 shu2,,,,tane4,shu4,,,,,hajime4,yoshi4,shun4 toshi3,takashi4,,madoka4,izuru4,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,hajime4,misao4,so4,so4 satoshi3,tsuyoshi4 takeshi3,,,,,,,satoshi4 so3,,,,,,,,,,,,,takashi4,,,,,,,,shun4,,,,takashi4,,,,,,,,,,,midori4,,,,,,,,,,rin4,,,,,,tachibana4,,,,,,,,,,,,,,,,yasushi4 tai3,futoshi4,takashi4,,,,takeshi4,,,,,migaku4,taku4,taku4 takashi3,tama4,,,,,,,,hiroshi4 tan3,makoto4,tadashi4,,,,,,,,,,,,itaru4 toru3 tatsu2,tatsumi4,,,,sada4 tadashi3 tei2,,sada4 sadamu3 jo2,,,,,,,,,,,,,,,kanae4,,tai4,,,,,,,,,,,,,,,nori4,takashi4,,,,,akira4 satoshi3 tetsu2 satoru1,tetsu4 magane3,toru4 tetsu3,,,,,,,,,,,,,,,,,,,,,,,,,,,hitoshi4,mitsuru4 osamu3,toru4,,,,,,,wataru4,,momo4,,,noboru4,,,higashi4,,,,,,,,,,,,atsushi4,isao4 toku3,tadashi4,,tomomi4,,,,,,,tora4,,,,,miyako4,,toru4 tsu3,,tsubaki4,,,,,,,,,,,,,hitoshi4,,tsuta4,,,shigeru4,,,,,,,,,,,,,,hakobu4,,,,,,,,,,,ushio4,,,yu4 iku3,,,kazu4 izumi3 yamato2 yawara1,,,waka4,,yu4,,,,,,,,wataru4,,,,,,,,,,,,,,,,,,,yasushi4 osamu3,,,,,,,,,,,,haruka4,hiroshi4,hiroshi4 iruru3,isao4,kaname4,yo4,yo4,yo4 akira3,yura4,,,,,,yo4,,,,,,,,tsubasa4 tasuku3 yoku2,,,yone4 mai3,,,yu4 tamotsu3,,tomo4 yu3,,,,,,,isamu4 yu3 isami2,satoshi4 satoru3,tasuku4 yu3,toru4,yu4,yu4 haruka3,yu4 suguru3 yutaka2 masaru1,yukari4 yu3,yu4,,,,yu4,tsuyoshi4 takeshi3,,yui4,yumi4,,,,,,,,,,,,,,,,tadashi4,,mitsugu4,,akira4,susumu4,yoshi4,,,,,,,,,,,,,,,,,,,,,,,kiyoshi4 atsushi3,,,,,,,,,,,,,,,,,,minoru4,,,,,,,,kaoru4,,,saki4,,,akira4 ko3,hiroshi4,,,,,tsuyoshi4,,,,,tsutomu4,,,,,hisashi4 hiroshi3,,,,,,,,,,,,,,,,,,,,,,,,,akira4,,,,,,,,,,,,,,,,,,,,,,,,,homare4,hiroshi4 yu3 yutaka2,,
,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,a3 hishio3 sho3|sho9,a5 ashi5|soku6 ashi2 zoku2,a6 ko4|ko9,a7 oshi3|a9,a9,a9|a5 zumaya5,abu9|,abumi9|,abura5 shi4 yani1|shi9,ai9,ai9,ai9|ran6 ai2 kon2,aka7 ko3|aka4 ku4 go2,aka7 seki3|seki9,akane9|,akebono5 sho5|,aki9|u9,aku7 nigiri3|aku9,aku9|aku7 o3,ama5 ni3 amaga2|ni9,an8 iori2|an9,an8 yasu2|an6 yasu4,an9,an9,an9 yami1|an9,an9|,ane8 shi2|shi9 to1,ao5 godo5|,ao7 sei3|sei6 ao4,aoi9|aoi6 ki2 sabi2,arashi7 ran3,asa5 ma5|ma9,asa9,asahi5 kyoku5|asahi9,ase6 kan4|kan8 ase2,ashi5 yoshi5|ashi5 i5,ashi9|,ato9|seki9,atsu5 tsuru5|,atsu9,awa6 abuku2 ho2|po7 ho2 awa1,awa7 zoku3|shi9,aya5 ken5|,aya8 ryo2|aya5 ya5,aya9|,ayu9,azusa7 shi3|shi9,ba6 jo4|jo6 ba4,ba6 ma4,ba9,bachi6 hatsu4|hatsu5 patsu5,bai5 kai5|bai9,bai9,bai9,bai9,bai9|,bai9|bai6 uri4,baku5 maku4 makuno1|maku7 baku3,baku9,baku9,baku9,baku9,baku9 shibari1|baku9,ban8 hiki2|ban9 biki1,ban9,ban9,ban9,ban9|han9,bando5 saka5|saka9,batsu9,batsu9,batsu9,batsu9,ben9,ben9,ben9|ben6 bin4,betsu9,betsu9,betsu9,bi5 mi5|bi8 mi1 mare1,bi9,bi9,bin4 kame4 hei2|bin8 game1 rube1,bin5 bun5|,bin9,bin9|bin8 toshi2,bo3 hi3 kaya3|ji5 ju5,bo7 ka2 osu1|bo8 oshi2,bo8 fusa2|bo9,bo8 mochi2|bo9 mo1,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9,bo9 kure1|bo7 gure2 kure1,bo9 mu1|bo9,bo9 tsu1|bo9,bo9|,bo9|,bo9|bo8 surena2,bo9|bo9 bi1,boku7 ho3|boku9,boku9,boku9 maki1|maki6 boku4,boku9|boku6 u4,boku9|boku6 zumi4,bon9|bon8 yoso2,botsu9,botsu9,botsu9,bu4 mu3 take3|take6 bu4,bu9,bu9 nadeshi1|bu9,bu9|bu5 be5,bun6 kiki4|bun8 mon2,bun9|bun9 bu1,bun9|bun9 mon1,butsu9|butsu7 mono3,butsu9|futsu6 butsu4,byo5 ikari5|byo9,byo9,byo9,cha9,chaku9,chaku9,chi5 oki5|chi9 oki1,chi5 sen3 senshu2|chi5 sen3 ji2,chi6 wakka4|chi9,chi7 ji3|chi8 ji2,chi8 nagi2|,chi9,chi9,chi9,chi9,chi9,chi9,chi9|,chi9|bari5 ji3 chi2,chiku9,chiku9,chiku9,chiku9|chiku8 zuki2,chin9,chin9,chin9,chin9,chin9,chitsu9|,cho6 naga3 osa1|cho8 naga2,cho6 tei4|,cho6 ten4|bari9,cho7 asa3|cho9,cho7 sei3|sei5 cho5,cho8 i1 inoshishi1|cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9,cho9 harawata1|cho9,cho9 itadaki1|cho9,cho9 tobari1|cho9,cho9|,cho9|,cho9|,cho9|bori9,cho9|kitcho9,cho9|tobi9,choku8 jiki2|choku9,choku9,chu5 kuriya2 zu2|chu9,chu5 ozora5|chu9,chu6 naka4|naka9,chu7 hashira3|,chu8 i2|chu9,chu9,chu9,chu9,chu9,chu9 naka1|chu8 naka2,chu9|,da6 ja3 hebi1|hebi8 da1 ja1,da7 kaji3|da8 kaji2,da9,da9,da9,da9|,da9|,da9|,da9|da7 ta3,dai5 o3 tai3|dai9,dai9,dai9,dai9|dai8 tsushiro1 tai1,dai9|no9,daku6 nigori3 dami1|daku9,daku9,dan6 otoko4|otoko5 nan3 o1,dan9,dan9,dan9,dan9,dan9,dan9,dan9 mayumi1|dan5 tan5,dan9|dan8 no2,datsu9,datsu9,deki9,den9,den9,do4 tsuchi4 to2|do8 to2,do5 to4 hora1|do7 bori1 to1,do5 yakko4 nu1|do6 yakko3 yatsu1,do7 hitomi3|,do8 warabe1 warawa1|do9,do9,do9,do9,do9,do9,do9,do9,do9 michi1,do9|,do9|do7 taku3,dobu4 mizo4 ko2|ko8 mizo2,doku9,doku9|doku9 igo1,don5 kumori5|gumori8 don1 tan1,don9,don9 nomi1|don8 nomi1 non1,doro6 dei4|,e4 ebi4 ga2|ebi6 mi4,e6 ko4|e4 umi3 minoe3,e9|e9 eno1,e9|eba9,ebisu3 jan3 ju3|ju9,ebisu5 i5|i5 zo3 ebisu2,eda5 shi5|eda9,ei7 kage3|ei9,ei8 naga2|naga9,ei9,ei9,ei9,ei9,ei9,ei9,ei9,ei9 e1|ei8 e2,ei9 hiki1|ei6 biki2 hiki2,ei9|,ei9|,ei9|,eki7 yaku3|eki9,eki8 masu2|eki9,eki9,eki9,en5 sono5|en9 on1,en7 kaki2 tsubame2|tsubame7 en3,en7 nobe3|en9,en8 fuchi2|buchi9,en8 on2|en9,en8 utage2|en9,en9,en9,en9,en9,en9,en9 kemuri1 taba1|en9,en9 sono1|en9,en9 to1|en9,en9|,enju9,eno7 enoki3|,eri9 kin1|eri7 kin3,etsu6 koshiga4|etsu8 koshi2,etsu9,etsu9,etsu9,fu6 chichi3 to1|chibu8 fu2,fu8 bu1 me1|fu9,fu8 ono2|fu3 na3 ono3,fu8 uki2|,fu9,fu9,fu9,fu9,fu9,fu9 tomi1|tomi6 fu4,fu9|,fu9|,fu9|,fu9|,fu9|bu7 fu3,fu9|bu9,fu9|fu6 pu4,fu9|fu6 pu4,fu9|fu6 tsuke2 pu2,fu9|fu7 kaze1 pu1,fu9|fu8 pu2,fu9|kitomi9,fu9|pu4 fu4 bu2,fu9|pu6 fu4,fu9|pu9,fu9|pu9,fuchi9|buchi9,fue9|teki5 bue5,fuji9|fuji4 to4 do2,fuku6 hara4|puku5 fuku4 bara2,fuku9,fuku9,fuku9|,fuku9|fuku6 puku3 ku1,fuku9|fuku6 puku4,fuku9|fuku8 puku2,fuku9|puku9,fukuro9|bukuro9,fumoto9|roku9,fun5 hi5|,fun9,fun9,fun9|,fun9|fun6 pun4,fun9|fun9 ko1,fun9|pun8 fun2,fun9|pun9 fun1,funa5 shu3 fune2|bune6 shu3 fune1,funa6 sen4|sen8 funa1 dotsu1,furu7 ko3|ko9,futsu8 harai2|barai6 harai4,futsu9 nie1 wakashi1|futsu9,ga5 ka5|ga9,ga5 me5|ga9,ga5 ue5|ga9,ga7 kaku3|kaku5 ga5,ga8 kawara2|ga9,ga9,ga9 fu1|ga9,ga9 miyabi1|ga9,ga9|ga5 ro5,ga9|ga8 ka2,gai6 futa4|gai6 buta4,gai7 machi2 kai1|gai6 kai2 machi2,gai9,gai9,gai9,gai9,gai9,gai9|,gake9|gai9,gaku7 hitai3|gaku9,gaku9,gan5 kari5|,gan8 me2|gan9,gan8 nise2|gan9,gan9,gan9,gan9,gan9 kari1|gan9,gan9 negai1|gan9,gara5 tsuka3 e2|gara9,ge5 ka3 shi2|ka6 shita2 ge2,gei8 kujira2|kujira8 gei2,gei9,gei9,geki9,geki9,geki9,gen6 hara4|hara7 gen2 ra1,gen8 tsuru2|gen9 zuru1,gen9,gen9,gen9,gen9,gen9|gen6 moto4,gen9|gen7 maboroshi3,gen9|gen9 gon1,gen9|gon6 gen4,gi6 tawa2 zare2|gi9,gi9,gi9,gi9,gi9,gi9,gi9,gi9,gi9,gi9|ki9,gi9|ki9,gin9,gin9,go6 gatsu4|go9 ai1,go9,go9,go9,go9,go9,go9,go9,go9,go9,go9,go9 todoroki1|go9,go9 uma1|go5 uma5,go9|go5 u5,go9|kyo9,goku9,gu9,gu9,gu9,gu9,gu9|gu8 ku2,gun9,gun9,gyaku9,gyaku9,gyo5 akatsuki5|gyo9,gyo5 go4 waza2|gyo9,gyo5 ko5|ko9,gyo9|,gyo9|gyo6 ryo4,gyo9|ko9,ha5 rin5|rin8 bayashi2,ha7 yo3|ba6 yo4,ha9,ha9|,ha9|ba5 ha3 pa2,ha9|ha6 pa4,ha9|ha7 pa3,ha9|man9,ha9|nami5 wa3 ha3,haba9 fuku1|,hachi9|bachi9 ho1,hachi9|hatsu5 bachi4 hachi1,hada8 hadae1 ki1|hada9,hage7 chibi1 kaburo1|toku9,hagi9,hai5 hie5|,hai5 kai4 a1|kai7 bai3,hai6 sakazuki4|pai9,hai8 tomogara1 yakara1|hai7 bai2 pai2,hai9,hai9 ha1|pai9 ha1,hai9|bai9 hai1,hai9|hai7 pai3,hai9|hai7 pai3,hai9|hai7 pai3,hai9|hai8 pai2,hai9|hai8 se1 zei1,hai9|pai7 hai3,hako9 kan1|kan9,hako9|bako9,haku4 shira3 shiro3|haku5 jiro4 paku2,haku8 hyo1 bin1|byo8 haku1 paku1,haku9,haku9 o1|haku4 o4 iki2,haku9|hagi7 haku3,haku9|haku5 paku5,haku9|haku7 paku3,hama9|hama6 hin2 bama2,han5 ho5|pan6 han2 ho2,han6 ban4|ban9,han7 buchi1 fu1|han6 fu2 madara2,han9,han9,han9,han9|,han9|han5 pan5,han9|han5 pan5,han9|han7 pan3,han9|han8 tan2,han9|han9 pan1,han9|pan5 ban3 han2,han9|pan8 han2,han9|pan9,hana9 ka1|ka7 bana3,hana9|bana6 bi4,hanashi6 wa4|wa9,hani5 hanyu2 hena2|,hanno5 hashibami5|,hari7 cho2|cho8 wari2,hari8 shin2|shin9,hari9|pa9,haru6 shun4|shunju6 shun4,hashi4 hashigo4 tei2|tei7 bashi3,hashi7 kyo3|bashi5 hashi4 kyo1,hata5 hatake5|,hata5 to5|,hata6 hatake4|bata5 hata5,hata7 ki3|ki7 hata2 bata1,hatsu5 sho5|sho8 risome1 zome1,hatsu9 hotsu1|hatsu7 patsu3,hayabusa9|,he9|hi9,hei5 hyo5|hei7 pei3,hei9,hei9,hei9 hira1|hei4 hira3 pei2,hei9 nusa1|hei9,hei9|nami9,hei9|pei9,heki6 kabe4|,heki9|heki9 byaku1,heki9|peki9,hen8 atari1 hotori1|nabe6 hen4,hen9,hen9,hen9,hen9|ami5 hen5,hen9|hen7 pen3,hi5 kisaki5|hi9,hi6 hyo4|,hi6 kawa4|hi9,hi7 tobi3|hi9,hi8 are1 kana1|kare9,hi9,hi9,hi9,hi9,hi9,hi9,hi9|,hi9|,hi9|hi5 okamuri5,hi9|hi5 pi5,hi9|hi7 pi3,hi9|hi7 pi3,hi9|hi8 pi2,hi9|hi8 pi2,hi9|hime7 ki2,hi9|pi9,hi9|pitsu5 pi5,hibiki9|kyo9,hige9,hii9|hii9 bii1,hiiragi9|,hiji9|ichu9 hiji1,hiki9|piki9,hiko9,hin8 bin2|hin9,hin9,hin9|hin9 pin1,hin9|pin9,hina8 hiina1 hiyoko1|bina5 su5,hinoki9|sunaro9,hiro6 ko5|ko7 biro3,hiru8 chu2|hiru5 chu2 ruhiru2,hiru9|,hitsu9,hitsu9|,hitsu9|bitsu9,hitsu9|hitsu7 pitsu3,hitsu9|piki7 hitsu3,ho5 aibi4 o1|,ho5 sho5|,ho5 toyo5,ho5 yomogi5|,ho7 moe3|ho9,ho7 otori3|,ho8 otori2|ho7 po3,ho9,ho9,ho9,ho9,ho9,ho9,ho9,ho9 sui1|ho9,ho9|,ho9|,ho9|,ho9|,ho9|bo5 kyo5,ho9|bo9,ho9|ho4 kata4 magata2,ho9|ho6 nui4,ho9|ho6 po4,ho9|ho6 po4,ho9|ho7 po3,ho9|ho8 po2,ho9|ho8 po2,ho9|kuzure5 re5,ho9|po5 ho5,ho9|po6 ho4,ho9|po6 ho4,ho9|po9,ho9|po9,ho9|po9,ho9|po9,ho9|u7 yoshi3,hodo8 tei2|tei9,hoko9|ko9,hoku9 kita1|hoku8 kita2,hon9,hon9|hon5 moto4 pon1,hon9|pon9,hori5 hotsu5|bori5 hori5,horo9|poro9,hotaru7 kei3|botaru9,hotori9|han9,hyaku9|o6 yu3 byaku1,hyo7 hisago3|pyo6 byo2 fukube2,hyo8 hakari2|bakari7 bin3,hyo9,hyo9,hyo9|,hyo9|hyo7 pyo3,hyo9|hyo8 jirushi2,i5 jo5|i9,i6 eki4|eki9,i7 ino3|i9,i9,i9,i9,i9,i9,i9,i9,i9,i9,i9,i9,i9,i9,i9 era1|i9,i9|,i9|,i9|e9 i1,i9|en5 ji5,i9|i9 chigai1,i9|i9 tsu1,i9|no5 da2 i2,i9|yu9,ibara9,ichi6 shi4|,ichi7 i3|,ichi9 hito1|ichi9 itsu1,icho4 kamo4 tsu1|mogamo9,iga4 mari4 kasa2|mari6 bokkuri2 gicho2,ii9,ike9|ike7 tsuike3,iki6 sui4|sui9,iki8 soku1 i1|soku9,iki9,ikoi9|kei9,iku7 ki2|ki9 gi1,iku9,ima9|kon5 ima4 gin1,imo9 zui1|imo9,imoto7 imo3|mai7 gimo2 i1,in7 hiki3|in6 hiki3 biki1,in9,in9,in9,in9,in9,in9,in9|,in9|in5 kage5,in9|in9 chin1,in9|in9 jirushi1,ina9|se9,inu9|ken5 inu5,iro9|shoku7 iro2 shiki1,ishi7 seki2 i1|seki9 ishi1,iso6 i2 isa2|iso9,ita9|ban4 ita3 itaga3,ito9|shi6 ito4,itsu9,itsu9,iwa8 ban2|ban5 kiwa5,iwa9|gan9 iwa1,ja9|ja6 ze3 za1,jaku7 seki3 sabi1|jaku9 seki1,jaku7 suzume3|,jaku9,ji6 mimi4|mimi6 ji4,ji6 shi4|ji9 shi1,ji7 nanji3|ji9,ji9,ji9,ji9,ji9,ji9,ji9,ji9 tsugi1|ji5 yoshi5,ji9|ji6 zamurai3 shi1,ji9|ji7 to3,ji9|ji8 mochi2,jiku9,jin5 chiri4 go1|jin9,jin7 hito2 nin1|jin6 nin4 bito1,jin8 in2|jin9,jin9,jin9,jin9 hiro1|hiro5 jin5,jitsu9,jitsu9|jitsu8 zane2,jo7 shiro3|jo9,jo7 take3|jo6 take4,jo7 to3|natsune9,jo8 suke2|jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9,jo9 ue1|jo8 noe1 kigami1,jo9|,jo9|,jo9|jo8 tsuide2,jo9|jo9 mushi1,joku9,ju5 shu5|shu5 ju5,ju5 zu5|sho7 ju3,ju6 nyu3 yawa1|ju9,ju8 cho2|ju5 cho4 konoe1,ju8 kedamono1 kemono1|ju9,ju9,ju9,ju9,ju9,ju9,ju9,ju9,ju9|,ju9|ju9 sho1,ju9|ju9 sho1,juku9,juku9,jun9,jun9,jun9,jun9,jun9,jun9,jun9,jun9|,jun9|,jun9|,jun9|naji7 jun2 nare2,jutsu8 okera1 sube1|jutsu9,jutsu9,jutsu9,ka6 kano4|ka7 tsushika3,ka7 hi3|ka9 bi1,ka7 yome3|ka9,ka8 atai2|ka9,ka8 hate1 kuda1|ka9,ka8 ie2|ka5 ke3 ie2,ka8 kari2|ga6 ke3 ka1,ka8 ke2|ka9,ka9,ka9,ka9,ka9,ka9,ka9,ka9,ka9,ka9,ka9,ka9 namari1,ka9|,ka9|ka5 kasegi5,ka9|ka8 shina2,ka9|ka9 sa1,ka9|ruga6 gawa3 kawa2,kaba9|kaba5 kanba5,kabu5 bu2 kabura2|bu9,kabu9|kabu9 shu1,kabura9|busa5 kabura5,kabuto7 to3|kabuto9,kae9|tai9,kaede9|,kagami6 kyo4|kyo6 gane3 kagami1,kage7 in3|in9,kagi5 ken5|ken9 kagi1,kai5 sakigake5|kai6 iran4,kai6 ai3 e1|kai9,kai6 mi4|kai5 mina5,kai8 e2|kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9,kai9 be1|gai9,kai9 ge1|kai9,kai9 kizahashi1|kai9,kai9|ge5 kai5,kai9|kai4 ke4 noke2,kai9|ne9 mawari1,kaji9|,kake9|kake7 gake3,kakehi5 kakei5|,kaki9|gaki9,kaki9|gaki9 shi1,kaku5 kuruwa5|kaku9,kaku6 kawa4|kaku9,kaku6 ko4|,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9,kaku9 e1|kaku9,kaku9|,kaku9|ono9,kama7 yo3|yo9,kama9|gama9,kama9|ogama9,kamado5 hettsui2 kama2|ogama9,kame9|game9,kami9|gi9,kami9|shi9,kan5 kaya5|kaya9,kan5 tan5|kan9,kan6 sa4|kan7 muzamu3,kan7 hitsugi3|kan9,kan7 ko3|kan9 ko1,kan7 yakata3|kan9 date1,kan8 kama2|kan9,kan8 kara2|kan9,kan8 kimo2|gimo5 kan5,kan8 seki2|kan7 monoseki3,kan8 tamaki1 wa1|kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9,kan9 ka1|kan9,kan9|,kan9|,kan9|,kan9|,kan9|,kan9|,kan9|gan9,kan9|kan9 kagami1,kan9|ken9,kan9|ma7 kan3,kanba9|sakamabo9,kane6 ku2 nori2|gane5 ku5,kani8 gani2|gani9,kannaga9|i5 yui5,kao8 gan2|gan7 gao2,kara4 ke4 akuta1|kai5 akuta2 gara2,kara9|gara8 kaku2,kari8 karu2|gari5 kari5,kari9|,kasa9|gasa5 kasa5,kasa9|kasa7 sa3,kashi9|,kashi9|gashi5 kashi5,kashiwa9|,kashiwa9|haku5 gashiwa2 gi2,kasu9|kasu8 uhaku2,kasumi9|gasumi5 ka5,kata8 ken2|ken8 kata2,kata9 kei1|kei9,kata9|hen5 pen4 ra1,kata9|igata9,katsu6 wari4|,katsu7 nameri3|koname9,katsu7 sho3|sho9,katsu9,katsu9,katsu9,katsu9,katsu9|,katsura9|kei9,kawa9|kawa5 gawa4 sen1,kazari9|shoku9,ke6 shu4|shu9 ge1,ke9|ge9,ke9|mo5 ke4 ge1,kei5 kubi5|kubi7 kei3,kei5 kuki5|kei7 guki2 ki1,kei5 kyo5|kyo9,kei6 ani2 kyoda2|kei9 kyoda1,kei8 kin2|kei9,kei8 niwatori1 tori1|dori5 kei5,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9,kei9|,kei9|e9,kei9|kei6 gata4,kei9|kei6 kyo4,ken5 mayu5|mayu8 ken2,ken6 ke4|kake5 gakari2 gake2,ken6 kudan2 kudari2|ken9,ken6 mi4,ken7 gon3|ken9,ken7 noki3|ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9,ken9 gen1|ken9,ken9 gen1|ken9,ken9|,ken9|gen6 iya4,ken9|ken7 gen3,ken9|ken9 gen1,ken9|ken9 kon1,ken9|maki8 ken2,ken9|yashikane9,keta9|geta8 ko2,ketsu6 ana4|ana7 ketsu3,ketsu9,ketsu9,ketsu9,ketsu9,ketsu9,ketsu9,ki4 ko3 o3|o6 gi3 ko1,ki5 moku5|moku5 ki3 boku2,ki5 oni5|ki9 ku1,ki5 saki5|saki6 zaki4,ki8 teru2|ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9,ki9 ayaginu1|,ki9 imi1|ki9,ki9 utsuwa1|ki9,ki9|,ki9|,ki9|ki4 yori4 yose2,ki9|ki8 gi2,ki9|ki9 gi1,ki9|ki9 ke1,kiku5 mari5|mari8 kiku2,kiku9,kiku9,kimi5 kun5|kun9,kin5 kane4 kana1|kin9 gane1,kin5 koto5|kin7 goto3,kin5 nishiki5|nishiki9,kin7 haba3|kin6 haba3 gin1,kin8 kinoko2|kin9,kin8 o2|kin9,kin9,kin9,kin9,kin9,kin9,kin9,kin9|,kin9|,kine9|,kinu6 ken4|ginu5 ken4 mi2,kinuga9|i9,kiri9|mu9 giri1,kishi8 gan2|gan9,kitsu9,kitsu9|kitsu6 zume4,ko5 ara5|ko8 ra2,ko5 kyo5|,ko5 niji5|ko9,ko5 tsuna5|zuna5 ko5,ko6 gu4|ko9,ko6 o2 sho2|sho7 ko3,ko7 go2 a1|go9,ko7 hikari3|ko9 mitsu1,ko7 kitsune3|ko6 gitsune4,ko7 kono2 otori2|,ko7 unaji3|ko9,ko8 ana2|ko9,ko8 hikae2|bikae9,ko8 kare2|gare5 ko5,ko8 kuchi2|ko4 guchi4 kuchi2,ko8 mitsugi2|ko9,ko8 soro2|ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9,ko9 ato1|go9,ko9 hagane1|ko9,ko9 kaku1|kaku9,ko9 kiki1|ko9,ko9 ku1 kudo1|ko9,ko9 ku1|ko9,ko9 mizumi1|ko9,ko9 yatoi1|ko8 yatoi2,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|,ko9|ji9,ko9|ko5 u5,ko9|ko6 ka4,ko9|ko6 yoshi4,ko9|ko8 tsuzumi2,ko9|ko8 uga2,ko9|ko8 yasu2,ko9|ko8 yuki2,ko9|ko9 ga1,ko9|ko9 sara1,ko9|no6 ko3 o1,ko9|ru9,ko9|shi7 su2 ko1,ko9|shi9,ko9|takumi9,ko9|tsune9,koi9|goi9,koku7 tani3|tani6 ya4 koku1,koku9,koku9,koku9,koku9,koku9 kuni1|koku7 kuni2 goku1,koma9|goma9,komi9,komo5 sen5|sen9,komo9,kon5 tama2 tamashii2|kon8 dama1 damashii1,kon7 ko3|ko9,kon9,kon9,kon9,kon9 ko1|kon9,kon9|,kon9|sogare9,kori9|gori9,koro9|goro9 kei1,koshi9 yo1|goshi8 koshi1 yo1,koto9|mai9,kotobuki6 ju4 su1|zu9,kotsu9,kotsu9,kozue9|sho9,ku5 ana2 ko2|ko9,ku5 hisa5|ku5 kyu5,ku7 kura3|ko9,ku8 kara2|ku9,ku9,ku9,ku9,ku9,ku9,kubo9|gikubo9,kugi9|tei6 kugi4,kuji9|sen9,kuma9,kuma9|guma7 wai3,kumi5 so5|gumi4 kumi4 mi2,kun9,kun9,kun9|,kura8 so2|so6 kura3 ra1,kure9|go9,kuri9|guri5 kuri5,kuri9|ritsu5 guri3 kuri1,kuro9|koku7 guro3,kusa6 so4|so4 kusa4 gusa2,kuse9|heki5 kuse3 guse2,kushi8 kushiza2|gushi9,kuso6 fun4|pun4 kuso4 fun1,kusu9|na9,kutsu9,kutsu9,kutsu9,kutsu9|to9 gutsu1,kuwa7 so3|so9,kuwa9|ga5 guwa5,kuzu8 katsu1 kazura1|kazura8 tsu2,kya5 ga2 togi2|togi7 ga3,kyaku6 kaku4,kyaku8 ashi1 kya1|kyaku9,kyaku9,kyo5 mizo5|ku9,kyo6 sakai2 kei1|kyo9,kyo7 an3|u5 kyo3 nan2,kyo7 sa2 haza1|kyo8 zema2,kyo8 go2|kyo9,kyo8 kai2,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9,kyo9 hasami1|,kyo9|,kyo9|,kyo9|,kyo9|,kyo9|,kyo9|,kyo9|kyo7 i3,kyo9|kyo8 mune2,kyo9|kyo9 domo1,kyoku9,kyoku9,kyoku9|kyoku8 kuma2,kyu5 oka5|oka9,kyu5 umaya5|,kyu6 ku3 ko1|kyu9,kyu6 usu4,kyu7 ada3|kyu9 gataki1,kyu7 naki3|kyu9,kyu8 kuchi2|kyu9,kyu8 kumi2|kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9,kyu9 kutsu1|kyu9,kyu9 tama1|kyu9,kyu9|,kyu9|,kyu9|bato8 karu2,ma9,ma9,ma9,mado9|so5 mado5,mae5 zen5|zen6 mae4,mago8 son2|son7 mago3,mai6 bu4|bu7 mai3,mai9,mai9,mai9|,makanai5 wai5|wai9,maki9,maku9,makura8 chin2|makura9,mame8 to2|zu9,man6 ban4|ban6 man3 yorozu1,man6 tsuru4|zuru8 kazura2,man9,man9,man9,man9|man7 ma3,maro9|ma9,maru9,masa5 masaki5|masa9,masu9,masu9,mata5 ko3 momo2|mata8 momo1 ko1,mata7 sa3|sa7 mata2 sha1,mata9,matsu9,matsu9 sho1|matsu7 sho3,matsu9|matsu6 sue4,mayu6 bi2 mi1|bi9,me6 moku4|moku6 me4,mei8 myo2,mei9,mei9,mei9,mei9,mei9 mai1|mei9,mei9 na1,mei9|,men9,men9,metsu5 to5|to9,metsu9,mi6 aji4|mi9,mi9,mi9|gen9,mi9|mi7 dama3,mi9|shin8 mi2,mi9|tsumi9,migiwa3 nagisa3 tei3|tei9,migiwa5 nagisa5|sha9,min9,minato9|ko9,minato9|so9,mine9|ho7 po2 mine1,mine9|tsumine9,mino9,mino9|mi9,mio9|,misaki9|,mise6 ten3 tana1|ten9,mitsu9,miya9|miya4 gu4 mi1,mizu9|zui9,mo6 ami3 aji1|mo4 naami3 ami3,mo9,mo9,mo9,mo9,mo9 so1|so9 mo1,mo9|,mo9|mo8 mekura2,mo9|ri9,mochi9|mochi9 bei1,moku9,moku9|,momi9,mon9,mon9,mon9,mon9|mon7 ruto3,mono9|sha7 mono2 ja2,mori7 shu3|shu7 mori2 su2,mori9,mu5 mutsu5|boku9,mu6 yume4|yumesa9,mu9 bu1|mu9,mugi6 baku4|bi9,muku7 mukuno3|,muna3 mune3 to3|to8 mune2,mura9|mura8 son2,mushi8 chu2|mushi6 chu4,myaku9,myo9|myo9 tae1,na7 ro3|ro6 tanami4,na8 mei2|mei9,na9,na9 i1|na9,nabe9,nada9|,nagi9,nai9 uchi1|nai8 uchi1 wachi1,namida7 rui3|rui8 namida2,nan8 minami2|nan9 minami1,nan9,nan9,nani7 nan2 dona1|ika5 ka4 kan1,nara9|,nashi8 ri2|nashi9,natsu9,nawa4 nae3 byo2|byo6 nae3 myo1,nawa9 jo1,ne5 ra3 nishi2|ra9,ne6 kon4|kon6 ne4,ne7 atai2 chi1|ne9,ne9,ne9,nei9,neko9 byo1|neko9 myo1,nemu5 nemuri5|min9,nen9,nen9,nen9,nen9,nen9|,nen9|ne5 nen5,netsu9,ni5 ji3 chin2|ji9,ni5 ka5|ka9,ni6 sha4|ni9,ni8 fu1 futa1|ji6 ni4,ni9|ni5 ujin5,nichi9|nichi8 hi1 jitsu1,niku9,nin9,nin9,nin9,nin9,ninjo7 ha2 yaiba1|ha9,nioi9|,nira9|kyo9,nishi5 sei3 sai2|sei4 nishi4 zai2,niwa7 tei3|tei6 niwa4,no6 ya4|no9 ya1,no8 fukuro2|no9,no9,no9,no9,no9,no9,no9,no9 umi1,nori5 soku5|soku9,noroi9|so9,nuka9 a1|nuka9 uko1,numa6 sho4|numa9,nyo4 i3 jo3|jo9,nyo7 bari1 ibari1|nyo9,nyo9|jo9,nyu9,nyu9,o4 go4 mi2|gyo9,o5 shuku5|o9,o6 oshi4|geshi5 o2 oshi2,o9,o9,o9|,o9|,o9|o6 bi4,o9|o7 kamome3,o9|o7 no3,o9|o8 no2,o9|ogi5 teki5,ogi5 sen5|sen4 chiwa4 ogi2,oi7 kyu3|,oji5 ozo5|fu9,oka9,oke9|oke6 to3 go1,okina9|o7 dori1 no1,oku9,oku9,oku9|o7 oku2 ku1,omori3 tsuchi3 tsumu3|zuchi9,on9,on9,on9,ori9,oto6 otsu2 itsu1|otsu9 oto1,ototo5 tei3 de2|tei9,ra5 ratsu5|,ra8 hadaka2|hadaka4 padaka3 ra3,ra9,ra9,rai5 tano5|rai9,rai9,rai9|rai9 goro1,raku7 gaku3,raku9,raku9 ochi1|raku9,ran8 tamago2|ran9,ran9,ran9,ran9,ran9,ran9|ran9 ra1,re9|,rei5 rai5|rei9,rei9,rei9,rei9,rei9,rei9,rei9,rei9|,rei9|,rei9|,rei9|rei9 ma1 rai1,rei9|rei9 modoshi1,reki9,reki9,ren3 su3 sudare3|ren7 su1 sudare1,ren6 hasu3 hachisu1|ren9,ren9,ren9,ren9,ren9,ren9 re1|ren9,ren9|ren8 kado2,ren9|ren9 koi1,retsu6 kire4|retsu9,retsu9,retsu9,retsu9,ri5 sumomo5|ri9,ri9,ri9,ri9,ri9|,ri9|ri8 baki2,ri9|ri8 shikaga2,riki9|ryoku9 riki1,riku9,rin9,rin9,rin9,rin9,rin9 hin1|pin9,rin9 tonari1|rin8 donari2,rin9|rin5 nawa5,ritsu6 tachi2 tate1|ritsu9,ritsu9 richi1|ritsu9,ro5 ru5|,ro5 ryo5|ro9,ro6 iratsu4|ro9,ro9,ro9,ro9,ro9,ro9,ro9,ro9,ro9,ro9,ro9 michi1|ro7 ji2 meji2,ro9 no1 okami1|ro9,ro9|,ro9|,ro9|bi6 ro4,roku7 mutsu3|roku9,roku9,roku9,roku9|uroku8 roku2,ron9,ru9,ru9|,ru9|kobe5 ru5,rui9,rui9,rui9,ryaku9,ryaku9,ryo5 hari3 yana2|hashi9,ryo7 tabi3|ryo9,ryo8 hishi2|bishi8 ryo2,ryo8 kari1 ratsu1|ryo9,ryo8 soba2|ryo8 i2,ryo9,ryo9,ryo9,ryo9,ryo9,ryo9,ryo9,ryo9,ryo9,ryo9 suzu1|ryo9,ryo9|,ryo9|,ryo9|ra8 ryo2,ryoku7 midori3|ryoku9,ryu7 tsubu3|ryu6 tsubu4,ryu8 ru2|ryu9,ryu8 ru2|ryu9,ryu9,ryu9,ryu9,sa5 sha5|sha7 sa3,sa8 kusari2|sa9,sa8 satsuki2|,sa8 sha2|sa8 za2,sa9,sa9,sa9,sa9,sa9|,sa9|sei7 sai3,sa9|za6 sa4,sagi9|sagi5 ki2 ro2,sai8 na2|,sai8 toshi2|sai3 tose3 zai3,sai8 wazawai2|sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9,sai9 aya1 irodori1|sai9,sai9 kiwa1|sai9,sai9|,sai9|ji9,sai9|sai9 i1,sai9|sai9 zai1,sai9|sei9,sai9|tsuma5 sai5,saka9,sakai9|,sakaki9|,saku8 satsu2|satsu9,saku9,saku9,saku9,saku9,saku9,saku9 sa1,saku9 so1|saku9,sakura8 o2|o7 zakura3,sakuse9|saku9,same9|zame9,san8 mi2,san9,san9,san9,san9,san9,san9 ko1|go5 san5 gu1,san9|san7 zan3,san9|san9 kiri1,sanu9|san9,sara9|zara9 sara1,saru8 en1 mashira1|en5 zaru5,sasa9|zasa9,satsu6 san4|sa9,satsu7 suri2 ha1|satsu9,satsu8 fuda2,satsu9,satsu9|satsu8 zatsu2,satsu9|satsu9 sai1,sawa9|zawa6 sawa4,se6 shi4|se9,se9|se9 ze1,se9|sei8 se2,sei5 hazumi2 ikioi2|sei6 se4,sei7 ha3|rebare9,sei7 hoshi3|sei5 hoshi3 boshi2,sei7 nama2 sho2|sei9 jo1,sei9,sei9,sei9,sei9,sei9,sei9,sei9,sei9,sei9,sei9 jo1|sei9,sei9 makoto1|sei9,sei9 sho1|sei8 ma2,sei9 sho1|sei9,sei9 sho1|sei9 hijiri1 sho1,sei9|mori5 sei3 tsusei2,sei9|sei7 goe3,sei9|sei8 sho2,sei9|shin7 sei3,seki7 tada3,seki9,seki9,seki9,seki9,seki9,seki9,seki9|,seme6 seki4|seki9,sen6 izumi4|sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9,sen9 semi1|zemi7 semi3,sen9|,sen9|,sen9|,sen9|,sen9|saki6 sen4,sen9|sen9 arai1,sen9|sen9 iri1,seri9|zeri9,setsu6 yuki4|setsu9,setsu7 kiri3|setsu9,setsu8 ori2|setsu9,setsu9,setsu9,setsu9,setsu9,setsu9,setsu9 sai1|sai9 setsu1,setsu9|setsu9 zetsu1,setsu9|usetsu9 setsu1,sha6 sute4|sha9,sha9,sha9,sha9,sha9,sha9,sha9,sha9|sha6 ja4,sha9|sha8 sa2,sha9|sha9 guruma1,sha9|sha9 modaka1,sha9|sha9 zeki1,shaku5 suzu5|shaku9,shaku6 hishaku2 sha2|shaku8 jaku2,shaku9,shaku9,shaku9,shaku9,shaku9,shaku9 seki1|,shi5 i2 kawa2|i9,shi6 en3 shio2|en9,shi6 ha4|shi9,shi6 sugata4|shi5 sugata5,shi6 yon4|shi9,shi7 me3|,shi7 shikabane2 kabane1|shi9,shi7 tama2 tamamono2|shi9,shi7 zen3|zen9,shi8 kotoba2|shi9,shi8 murasaki2|murasaki7 shi3,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9,shi9 kai1|shi9,shi9|,shi9|,shi9|,shi9|ji5 shi5,shi9|ji6 shi4,shi9|ji9,shi9|ji9 shi1,shi9|shi8 jini2,shi9|shi9 tsugi1,shi9|shi9 ukagai1,shi9|su9,shiba9,shiba9,shibu9|ju9 shibu1,shichi6 nana4|shichi5 nano4 nanu2,shige9|mo9,shii5 tsui5|tsui9,shii9|,shiki7 fu3|shiki9,shiki9,shiki9,shima9|jima9,shima9|shima7 jima2 to1,shimo6 so4|so6 jimo4,shin7 ma3|shin6 ma3,shin8 furi2|shin9,shin8 kami2|jin6 shin3 gami1,shin8 oya2|,shin8 shina2|shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9,shin9|,shin9|kara4 shin4 gara1,shin9|shin8 buka1 fuka1,shin9|shin9 jin1,shin9|tomi5 shin5,shino9,shio9|shio7 seki3,shiori9|,shiri9 shitsu1|jiri9,shiru8 tsuyu2|jiru9,shitsu6 hiza4|hiza8 nokozuchi2,shitsu7 kushi3|gushi9,shitsu7 muro3,shitsu7 shu3|shitsu9,shitsu8 urushi2|shitsu9,shitsu9,shitsu9,shitsu9,shitsu9,shitsu9|,shitsu9|,sho5 cho3 itoguchi2|sho7 o2 cho1,sho5 do5|,sho5 takumi5|sho9,sho8 kaki2|sho9,sho8 kane2|sho6 gane4,sho8 ta2|sho9,sho8 yaki2|sho7 yaki3,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9,sho9 a1|sho9,sho9|,sho9|,sho9|,sho9|,sho9|,sho9|,sho9|,sho9|,sho9|,sho9|gara9,sho9|jo6 sho4,sho9|moro7 sho3,sho9|sho6 nao2 jo1,sho9|sho6 sei4,sho9|sho7 jo3,sho9|sho7 meshi3,sho9|sho9 dokoro1,sho9|sho9 ko1,shoku6 ue4|shoku9,shoku9,shoku9,shoku9,shoku9,shoku9,shoku9,shoku9|zoku9,shu5 tori5,shu6 so4|so7 shu3,shu6 sode4|sode9 shu1,shu6 su4|shu9,shu6 tama4|ju6 zu2 shu2,shu7 bu1 shiko1|shu9,shu7 kari2 karyu1|gari9,shu8 koto2|shu9,shu8 nioi2|shu9,shu8 omomuki2|shu9,shu9,shu9,shu9,shu9,shu9,shu9,shu9,shu9,shu9,shu9 hiroi1|shu9,shu9|hide9,shu9|ju9 shu1,shu9|shu7 ju3,shu9|shu7 kubi3,shu9|shu8 tane2,shu9|shu9 ju1 su1,shu9|shu9 ru1,shuku7 suku3|shuku9,shuku9,shuku9,shuku9,shuku9,shun9,shun9,shun9|,shun9|,shutsu9|shutsu9 de1,so4 wa3 haya3|haya9,so5 nezumi5|nezumi6 ko3 so1,so5 shu5|so9,so5 zoku5|,so6 futa4|so9,so7 ai3|so9,so7 hi3|so7 zo3,so7 kasu3|kasu9,so7 saku3|,so7 su3|so9,so8 sashi2|,so8 suo2|so9,so8 suwae2|so9,so8 zo2|so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9,so9 ao1|so9,so9 kusamura1 mura1|mura6 so4,so9|,so9|,so9|,so9|,so9|,so9|so7 sai3,so9|so7 wari3,so9|so9 zo1,soku9,soku9,soku9,soku9,soku9 sai1|soku9,soku9|kawa6 gawa4,soku9|soku6 niwa4,son7 zon3|zon6 son4,son9,son9,sono9|,sore9|,sotsu9,sotsu9 ritsu1|sotsu5 ritsu5,su7 ju2 sumi1|ju8 zumi1 sumi1,su8 shu2|shima8 shu2,su8 so2|so8 su2,su8 sun2|,su9,su9,su9,su9,su9|,subaru9,sue5 kyo5|kyo9,sugi9,sui8 mizu2|sui9,sui8 yoi2|sui9,sui9,sui9,sui9,sui9,sui9 midori1|sui7 wasemi3,sui9|sui6 fubu2 fuki2,sui9|sui9 taki1,sui9|sui9 zui1,suji6 kin4|suji9,sumi9|sumi7 zumi2 gu1,sumire9,sun9|sun8 zun2,suna9|sago9,suri6 satsu4|satsu9,suzu9|rei6 rin2 ga1,ta9,ta9|da6 ta4,ta9|daki7 taki3,ta9|shin9,ta9|ta8 da2,tachibana9|kitsu5 tachibana5,tade9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9,tai9|,taka6 ko4|ko8 taka1 daka1,taka9,takamura9|,take9,take9|gaku8 take2,tako9|dako9,taku9,taku9,taku9,taku9,taku9,taku9,tama7 gyoku3|dama6 tama4,tame7 ryu2 tamari2|ryu9,tan8 awa1 ha1|tan9,tan9,tan9,tan9,tan9,tan9,tan9,tan9,tan9,tan9 kimo1|tan9 u1,tan9|,tan9|,tan9|ka5 tan5,tan9|tan8 hitoe2,tan9|tan9 shin1,tana9|dana9,tane9|in9,taru7 son3|taru9,tatami4 jo3 tato2|jo7 datami3,tate9|date9,tatsu9|tatsu9 da1,tatsumi9|,tawara9|hyo8 dawara2,te7 shu3|te5 shu5 de1,tei5 tsutsumi5|tei9,tei6 sada4|tei8 te2,tei6 soko4|tei9,tei7 jo3|tei9 jo1,tei8 chin2|tei9,tei8 ikari2|,tei8 te2|tei9,tei9,tei9,tei9,tei9,tei9,tei9,tei9,tei9,tei9,tei9,tei9 shime1|shimari8 jime2 tei1,tei9|,tei9|dai6 tei3 jo1,tei9|tai6 tei4,tei9|tei9 hiku1,teki9,teki9,teki9,teki9 mato1|teki9,teki9 shizuku1|teki9,teki9|,teki9|teki9 tsumu1,ten9,ten9,ten9,ten9,ten9,ten9,ten9,ten9 a1|ten9,ten9|,ten9|soi5 zoe5,ten9|ten8 den2,tera6 ji4|ji7 dera3,tetsu9,tetsu9,tetsu9,tetsu9|,to5 kiri5|giri6 to2 u2,to6 a2 i2|to9,to6 araragi2 tatchu2|to9,to6 kara4|karagu9,to7 ko3|do9,to7 togi2 tono2|to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9,to9 kaki1|do9 to1,to9 katana1|to9,to9 tomoshi1|to9,to9 zu1|to9,to9|,to9|,to9|do9,to9|shi5 to5 ugo1,to9|to6 momo2 kuranbo1,to9|to7 ate3,to9|to8 gami1 gashira1,to9|to8 nobori2,to9|to9 do1,to9|to9 do1,to9|to9 higashi1 u1,tobi7 ichiha1 tonbi1|tonbi7 kanobori3,tochi9|,toge9|ji9,toi9|hi9,toji4 tsuzure3 tsuzuri3|tei5 tetsu5,toki9|,toko6 yuka2 sho1|sho9,toku9,toku9,toku9,toku9,toku9,toku9,toku9|toku9 risuto1,toma9|,tomoe8 ha2|pa7 domoe3,tomoe9|yu9,ton5 tamuro5|ton9,ton9,ton9,tono5 den4 ten1|den9,tora5 ko4 i1|ko8 tora2,tora9,tori4 totsu3 cho2|cho4 tori4 dori2,torino6 tori4|notori6 tori4,totsu9,totsu9,tsu5 to5|to9 tsuno1,tsu9,tsu9,tsu9|zu5 tsu5,tsubaki9,tsubo9,tsubo9|tsubo9 ko1,tsubomi9|,tsuchi9|zuchi9 tsui1,tsue9|zue7 jo2 tadori1,tsui9,tsui9,tsuji9|,tsuka9|tsuka7 zuka3,tsuki8 getsu2|getsu5 gatsu4 tsuki1,tsuki9,tsuma5 tsume4 so1|zume9,tsuri9 cho1|zuri7 tsuri3,tsuru9|zuru5 tsuru5,tsuta9|zuta9,tsutsu8 do2|zutsu6 to4,tsuya9|en9 tsuya1,u5 uno2 utsu2|,u9|,u9|,u9|,u9|game9,u9|garasu4 i4 u1,u9|ka9,u9|u9 o1,u9|yu8 u2,ude6 wan4|wan8 ude2,ugai9|so9,uji6 shi4|shi7 ji2 uji1,uma5 mune2 shi2|shi8 ji2,ume5 bai3 mei2|bai7 ume3,un9,un9|un6 kumo2 nun1,une8 se2|,uo6 gyo4|gyo8 uo2,ura9,ura9|ri5 zato3 sato2,ureshi9|ki9,uri7 ka3|uri5 ka3 ke2,usagi5 igu2 mitsuku2|to8 usagi2,usagi9|ku5 mizuku5,ushi5 gyu5|gyu8 ushi2,ushio6 shio4|zushio5 cho5,usu5 haku5|haku9 usu1,usu9|,utsu7 iku3,wa4 a3 ware3|go9,wa5 yamato4 shi1|,wa9,wa9|ga9,wabi9|,waka9|jaku4 nya4 kitsubata2,waki9 kyo1|waki9,waku6 yu4|,waku9,wan9,wan9|,wani9|,wara9,washi9,wata9|men9,ya7 bi2|ya9,ya7 yo3|ya9,ya8 hachi2|hachi7 batsu3,ya8 oku2|ya9,ya9,ya9|,ya9|sen7 ya3,ya9|tsuya9,ya9|ya6 jigu4,yabu9,yaku9,yaku9,yaku9,yaku9|,yaku9|yaku9 wake1,yama8 san2|yama8 zan2,yana6 yanagi4|yanagi9,yari6 ken4|ken9,yari9|,yasu9|,yo6 koshi4|koshi6 yo4,yo7 kawa1 ya1|yo6 yanagi3 ge1,yo7 sama3|yo5 sama5,yo8 gi1 hitsuji1|yo6 gi3 hitsuji1,yo8 osana2|yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9,yo9 yatoi1,yo9|,yo9|,yo9|,yo9|,yo9|,yo9|yo9 ka1,yodo6 den2 ori2|den9 yodo1,yoi9 yo1|sho9,yoko7 o3|yoko9,yoku9,yoku9,yoku9,yoku9,yoku9 a1|yoku9,yomi5 doku5|doku9,yone9|mai7 bei3,yoshi9|yoshi4 kichi3 namoto3,yu5 yuzu5|,yu6 ari4|yu9 ari1,yu7 abu3|yu9,yu7 tomo3|mitomo7 yu3,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9,yu9 uki1|yu9,yu9|,yu9|,yu9|,yu9|,yu9|o9,yu9|seki4 yu4 bata2,yui6 tada3 i2|i9,yumi5 kyu3 yu2|kyu5 yumi5,za9,za9,za9,zai8 tsumi2|zai9,zai9,zai9,zai9,zan6 san4|san9,zan9,zan9|,zan9|,zan9|giri9,zan9|zan6 gori3 gorino1,zatsu8 zo2|zatsu9,ze5 zen5|zen9,ze9|ze8 kore2,zei9,zei9,zen9,zen9,zen9,zen9,zeni9 sen1|sen9,zenmai9|ra9,zetsu6 shita4|zetsu7 jita2 zu1,zetsu9,zo5 za5|zo8 sashi1 kura1,zo9,zo9,zo9,zo9 masu1|zo9,zo9|sho9,zoku9,zoku9,zoku9 yakara1|zoku9,zoku9|zoku8 ka2,zu6 to4|zu7 to3,zui9,|batsu5 futsu5 harai1,|bi9,|bo3 ho3 po3,|bo9,|bo9,|bo9,|boku9,|cho9,|choku5 shoku5,|chu9,|dai9 tai1,|deki5 jo5,|do9,|eki6 yaku4,|eki9,|fu9,|gi9,|go9,|han9,|han9,|hitsu9,|ho9,|i8 hi2,|igo9,|jo9,|ka8 natsu2 ge1,|kai9,|kai9,|kai9,|kan9,|katsu9,|kei9,|kei9,|ki9,|ki9,|ki9,|ko7 ki3,|ko9,|ko9,|ko9,|koku9,|ku9,|ku9,|kui5 kuro5,|kyo9,|machi9,|maki9,|mo7 ko3,|mode5 kei5,|mu9,|mura9,|namata9,|no9,|no9,|o9,|pei9,|raku9,|ran9,|ran9,|remo9,|ri9,|riku9,|rin9,|rin9,|ryo9,|sa9,|sa9,|sa9,|sai7 zai3,|san9,|sei9,|seki9,|setsu9,|sha9,|shi9,|shi9,|shima9,|shin9,|sho9,|sho9,|sho9 nami1,|sho9 so1,|shu9,|shu9,|shun9,|so9,|so9,|so9,|so9,|soku9,|sui9,|ta9,|tan9,|tei9,|tetsu9,|to9,|to9,|to9,|to9 fuyu1,|u9,|ukei9,|ukei9 kei1,|yo9,|yo9,|yo9,|yu9,|zai9,|zen9`;
export const hanVariants: string = `㐲ᩍ25aW226A32aO_Z1<QA@;E1;N<D63265E>@[18D5219;242277<497<87224174137;8541;5425@2M47G2S?:;d5M43=261<412<42134S1484@422145;1233d2?D4Q22\`51@;D\`Q3937ÈSBRG4;1k@11244@17<L@7721B511S8::5417795@3662:116457;781H22313296åK>5CB23=9175387<4A=5B5;93225515137621533<G23IBG11122_\`I6_DBUqE1JN6=31F2668;X=7P?]7412217218451321;D:?7?6244e~527D629^<X341\\221?622=HZ64133:3D848>532XF11148:3212197>?22Q278242;<6D=52;29:114SO@@T1;17T@:P1H376721:2548386248619:7344A243C?4112222V91245Jw2]?331hU1M<361A1E26A95J1C<C91O<?>@;18583B671623123331966<411233138955316162Q191M3:15157G;5WTd716D<H71I45I212=:<<326T7sh;SN663~:12K5E92UC88;Z^9E5885T8M26411?;>13<265562=11>3D39Y861<4538@712834?96<:MA23<286311317I<:13811468j?<817;@;QH4<O=>HM>BSF8>2;32=1128242;6B<M8AF7>A817A?335712Q19667B379;1@6A94=@2B334575145483246352711442<C7;1ImEK=<4<43VO=:197337617712?3;B58426BL9I5525Ii4L6G>19E582321215®l5T151i3:=2;556LF9=1j554533A379R26>6C84<672134323182NF:9I232133RBPA=2pN;CEU1^\\VDA2N=8O47=411YZ>1H4421>9m3D3?31>2:111B1162\\B141;:12128:><7JP44a45G454P4=328B159C14824I@JX1998242221112223412111115;22111612421126456331429112138>22612222:13112132121183142161121123513332526341161:21535331212241521412521543811233631?214126Ê7;4T52>33H51=@<I>283>121121617°3K6286EH585R69D11:42452563B=1114:A\`=;51q3\\{H>b<<5x54?32P9DMAI4:N465SV?2178IK13M733?321=1C@85=21<131?CBF6138^;u:A2@V4I=T339:87;4>55;=82qIC5=14L:;P63K:46233E44434<13261733W=4:152222321113224253421241155:1316322133211121119925144324212111222132433332322223451:1421323112222112642722231731=885191123<4122363:81342Ó92424HQ6:1211511111312112113112111111212711812211112421761118321224314ª4?i_TQ:41F?11242>96@:11152743F3111561261116111161315453313214416;2u71138jO24:>1C51361432218951225332151HVW2B9E6322D<_I25171<81433571146312<A341213195A311411141444631722;733232<221222<416441542;B63335482:531162423121313D1277:74572482:228551123@554614122124E6E1B341232:=1>3=255111Ĩ92162312111491111314419;1121144112451¦5152;3523=47658273313@65321241?9?7FF5249;:2WGK2332179O421121222411141453813431121:6111411333724411g722368G771311328115241261521337=916481552~11321=412811342223;4>2=4133B577232882314335uE;3223A4H7=832127M:2E8G31H121B91<5<1E@33B84823:192218H14:12@111576832C4B;131926G6P5>2?4>=71P133131J>4;141279675:<3NOF17:3211313265F3481媤𑇖ڶ␭
ꭨ༣4妢夹⁤芊ꊋ簤篕40ƲȈɽFᷠᕵ۫⻶ㅗ|ƈᥪ䆦嫥呲啧ƸɛƁƴὈồƾǋŀ1ħゼチAᐂ֎ᣕɂˇɤɛɤ̡ǶǳøĦ蹴迏IƴȉȄ¸ƤƱ§ᥖឫ˽͐ƫƦƩьŹS0^۱ᇴଣ庠䨟Ԝ᤽pຂ๙¨E=ǋȌmÆWM~y藞藯ÚÍzXMĒĥ♐╛╶▉=屒岁Hs0cWö㊾㉡HZ<ᩎᨏ1b5૷୪⌘⹥ൂďh;nx1Ĥᙸ氢莭ŴųȚษ௨஍ਲ̈́庼心ɒ˙ºĠǥθ˿ɔගົÂḁ̀Ѧƃőɜ§͍ᚆᖟĿ၄றͭwĿఇီƝĬƠӏ崨奫Ɗ8N6D1AXeb?gªݗ粶廽ᙉÎ࣊ബᜅà¥垪嚧⮄㟯ந㼔㖟࠽ûȖʫƚƛ¾ÅG͚Ʌ࣋࠾á\\2͒F୵୰0قၽાἾ㍉ᑰBvMY=hE¦ÒíĖ¼0ĩƆĠɳt1ņĎċRɮõï4ëʲJ8JTp­ipᐿᑸo65è᯻ᰖᰕᰀ36lJJ\\SR\`mx?ᗛᜀß6¼ቺግᮻ᱘ÅĘnŝ:0ƪƅCªǮɧʢᔅᕌ6lʈʳ\\2_oe¸ᥓͺᘤXᘫJᘪᘛ561<ᘆᙝᙪoRᙅ硶ԟ屭ᘽᙜd1ᩋᩌWD᩠᧱漎輣খ᜜↛0↾ി඄0;ǽά䀂㻥£;đ气袕ᶔ<1⎜⊹ǻĘħၢၛɮh×:ęĞȉ䳎俅ݘበᛅȸǍ᲍ḲęƇ࣡ࡨƊϭڰϗϒǿȂϓƈǩɠĄȻϊABA>ĸTZËòoŔȹԬοƖÄ㰒㽵ƬᾑḘĴq嶺寣~ʑĝȜ©ɴǿȀǷƱʹŏÌǿĳɴ⎭⋶ʖ̑ËÁΌ<ǽ1¸ħǌǃ∋≼çƂÃ¹@ɤÃˋӌđŠԋҺϕ8ɤ¤Dʁʎ¹?⁷⌰俈狇⌖xYബℕ蠄玹@\\8⹭⻘╥▦GÌ>Ml=42Ḏ䎭☨○╖¤ØƏæ〇৲➞⿷揊㎟㉕㋴ঋঌľoL㜐㙓ϰՏþYƉƤŭÈᆃᅰĀ5LƄ˟¶ƞ㒿㋾㊑㝤ᜟ䨒㟭|ÃȺ͐ƻš2㑡㋌ǶȦ̙ùŚȗ埍垰ǪÚ98ʅЖȪν8â̎ⲭⰎЭЦЭժȑ̭ɜ˔ӹ̦ƄѳǇҲ⮜⬈膉⺌943¶桤蘫0ሥ0ៈᢎD7HLyࢧ᳉0◌IfT0L>BƂ0ģ㖋㘌㘍㛆㚿㙎Å㖡㪀͹¹W㙱9㙼㚃㗼˸9ƯȎǻ¦Рǝůý㟗㟔Û<㜯㞦ɿԪ㩥㗢̈́Üϟ޼ׁƉÉҘƽ㖕㜜>ǉυ˜ČùĀǃÃ:ӦΛÓʎǣóðĄɗƶěBʈͱ⾦⻅Ê˄Āù0õîǛɕĕƾԶףÕմԩפ0ↇ⁼ÒՃϞąĀ͠䒷T⽘ᘾǪƣû◾┣Ë~Ò8♎❻ফ੤LżŵÝ¢䒡Í䠪ⱵԜ఑㎘Ὗᾰ−∯XPO¨ylÙ 5㍟࿡䌎K⇢ↁÝ䊣䐐­IŎptlüẶ⁫CǼƿFǊÅąƪ¸S1䲽04㪈ፐⲡᙳ᜖Ⱳ䍗䐂㞎㛓ĝKÂ§MĢıÒ⧯⥠ńsEŞ:yU°䕣0䖰ǯȰẳἀ?㕓㕘>䜛怮彳䛰倿࿢䃒N´±ᫀᨏ´ø®⋩∂䁫䃢bĉZĺŹÄÃŞŋ¦8¯Ϥ×GA㏋㏸Á|ZÈ֢ԋ¿⇙ⅎÊvÆ␨⏯㵾㳵l×Ė©ጸቷD᫱᪦dXAMbᒏᑊ䊧賔䦵@AD娅婐v๺ĲྒྷħàmŞሬችÒ{㫻㯜ęǀȹ´Ė¿使冠߄߭j]8䯇ᆹ愶0D=6718<L;DK225DQPCJ眵㹞㤠718@IF27㽳㽬<:8DB?331=J憳憬5::QX㝭㝂\`<NRK=33DÇŮÑ㽝㻊 NI9DHϣπ㶗㶸ʁʌ3µX:<835Káè¹¸؊קyખ੉BáäA46囯嘜ĀHėĔĵĴQP㸃㶌L1Ļ΁ЀÈÿþ1ßLPeϩಈ࠙4ûbªÁĨ@㧥㣞ôÄ⫺竣俾\`㚀㙯Eؾ׷5拟朔ϥ振䫂ᢎ㈸莡締⭑[\\伣什塇塜D塯塮 ¬À堳੡抶oÑ3ÖÓæģ8Ôĺƙ¾<zĲĳ¦ïz孿કந௳ۼڛ⾂㡼⼢⻉?1°60>愉憲拙揊䦳0䥄Èō弩᛾⒄␊ǺĎ污殊徫巒Ū㺿㽞ƟŪ䪩ㆂ᧨惛抎c˯äӸԑ6ƹ͆Ơ嘵囦峃壶Ǡ̀ұťň̪ӵȚҮ񅥜񅨿3՗պԥפ棵斊噡嫜E擟૿歚ؒāĚű3Iżřӫ۠2ÝĽ\\Ƽ>ƑĸÕ7â濝だ䊎涇涨庙廈ኾዽðሾ罛ෞ悜í瓻珎´Čş䣛䡼²ᵆᬝ6226:;癛癠<K>1;r9@Ψ23L?23>52動勠B5<8A@1;b?;>㷳㷢2B5񄽢񄽓E2@溫滖2K4P?41?:@2I4敵൮埊ÎYV51UR262:540><5BCJ=244A?UZHÅ¼JLE1<漉湆üIÍ¦t7gR>2̸́LF54ėĐ207F47滑渄ĒŉrĂ38殽毆÷u9ņ协俺̔灵炮ċŊʀʫ㬛⑿᳓奼奻梶ề㐔2261D742:GF:JO:A綧綾49>54?P13<1;3H4捇捰K1:1珋珦du3|D815@3182mFN<V1\\ԌзZSвͽ­ØQĈ5z¬级绨ƞ22築篌4445@38:2>;2@3墽壀CF@944552cv385>᭑ⲷ䟘1cfx稛稰J3籉籪燥犘態惚:眛眖8䍽䍠AAnŀå@䊉䋖ukÀÌţFPR0ĴY凙半þ薗蓠{¬[ª«Ŷ₩暥蛈⤽⥦粛粜L0ኣአÊ0粓舔145F撏撈6:y5H919P=KM:XY@116淡淲4AMV1OGBÝŚ7񄁀񄀫5]>:}rF3ᥝᥲymîOR?ąĄ=C\\KCŉ櫉殲N;:Jµ®ħĚG>䣹䣼A殷毦ᦿ⾇䣂¦A8A>:OŻ^ŴPnčÀyħ ĐA0F9Rïæ8ët2ûĄ;Wзτ£ǈmx13ƇJJjԷ0ӐƎǋǒ}ÿщ膍蜰Ă226渉渖540426D襍襌萡萠;62>0B嵍ǿ廤v27<16બ鎣襪഑඄H虋蘌´µX3vW^uÆ1{~ÁĎ0藇藖弥㺦斑蘶彉淮䣻㨶邉䵸যޝ咰6K¤䶟䷪>⯩Ⰲ猧㟴ૺヲ裋褈246B虿螀224222<4=83@1<5>;绛络H3GF3ᚥᚲ2:5412擫ਭ滲㡹㡾w|擻攀qÂ8觳γ赺46<ľ644412<311DãÞ逧逤H3鑻拦㇐Y\\2蠷衊9@1RŋzĬǲ2醫醮418HK0D47:;3<9R11B7<BKN7>㉯㉨>⮥⮤P6@玳玚ze㏧㑺K㎛控霠J踽0➊㋶⽤ՠ欧惴芙贂ᔇᕀ3ʚ:3@<3B>CFF58:D7:Id11H32522B314Ï§͞2颧颮1>1໽໺1P3A:3T3<:51:669>㓽㖄;©¼³R:5=J闣䫊䠡䠢ϱ兕ꄂT澻愐意愐鉣ꄨ:@>屭㻭讎࿰骩魊^玹琘@720魃魌鑣鑨142J舥舨:䯗㦩ሹٜ⊼`;
export const scriptNames: string = `адамс adams
алан alan
ален alain
аллен allen
альварес alvarez
амели amelie
андерсон anderson
артур arthur
байден biden
байрон byron
бальзак balzac
барбара barbara
батист baptiste
баффетт buffett
бах bach
безос bezos
бейкер baker
беккер becker
бенджамин benjamin
беннетт bennett
бенуа benoit
берлускони berlusconi
бернар bernard
бетховен beethoven
билл bill
блэр blair
боб bob
бовуар beauvoir
брайан brian
браун brown
брюс bruce
бэкон bacon
вальтер walther
ванесса vanessa
васкес vazquez
вашингтон washington
вебер weber
венди wendy
вернер werner
вильгельм wilhelm
винсент vincent
вирджиния virginia
вольтер voltaire
вольфганг wolfgang
вуд wood
вудс woods
гамильтон hamilton
ганс hans
гарольд harold
гарри harry
гарсиа garcia
гевара guevara
гейтс gates
гельмут helmut
генри henry
генрих heinrich
герберт herbert
герхард gerhard
гете goethe
гильермо guillermo
голль gaulle
гомес gomez
гонсалес gonzalez
гувер hoover
гуго hugo
гюго hugo
гюнтер gunther
деннис dennis
депардье depardieu
джакомо giacomo
джанни gianni
джастин justin
джеймс james
джейн jane
джейсон jason
джек jack
джексон jackson
дженкинс jenkins
дженнифер jennifer
джерри jerry
джессика jessica
джефф jeff
джефферсон jefferson
джеффри jeffrey
джим jim
джимми jimmy
джо joe
джоан joan
джоанна joanna
джобс jobs
джованни giovanni
джозеф joseph
джон john
джонатан jonathan
джонс jones
джонсон johnson
джордан jordan
джордж george
джорджо giorgio
джошуа joshua
джудит judith
джузеппе giuseppe
джулио giulio
джулия julia
диего diego
дилан dylan
дин dean
дитер dieter
дональд donald
дуайт dwight
дуглас douglas
дункан duncan
дэвид david
дэвис davis
дэниел daniel
дюма dumas
жак jacques
жан jean
жерар gerard
жером jerome
жильбер gilbert
жозе jose
жоржи jorge
жуан joao
жюль jules
жюльен julien
ивонн yvonne
иоахим joachim
иоганн johann
йозеф josef
йорг jorg
йоханнес johannes
кайл kyle
камю camus
картер carter
кевин kevin
кейт kate
келли kelly
кеннеди kennedy
кеннет kenneth
кинг king
кларк clark
клинтон clinton
клод claude
коллинз collins
крис chris
кристи christie
кристиан christian
кристин christine
кристофер christopher
круз cruise
кук cook
купер cooper
кэмерон cameron
кэмпбелл campbell
кэтрин katherine
ларри larry
леонард leonard
линда linda
линкольн lincoln
ллойд lloyd
лопес lopez
лоран laurent
лоуренс lawrence
луи louis
луиджи luigi
льюис lewis
людвиг ludwig
люк luc
люси lucy
майер meyer
майк mike
майкл michael
макрон macron
мануэль manuel
маргарет margaret
мартинес martinez
маск musk
маттео matteo
махмуд mahmoud
меган megan
меркель merkel
мигель miguel
миттеран mitterrand
митчелл mitchell
мишель michel
мухаммед mohammed
мэй may
мэри mary
мэтью matthew
мюллер muller
натали nathalie
нельсон nelson
николас nicholas
николя nicolas
никсон nixon
ноэль noel
ньютон newton
нэнси nancy
обама obama
оливер oliver
оливье olivier
олланд hollande
освальд oswald
остин austin
оуэн owen
пабло pablo
паркер parker
паскаль pascal
патрик patrick
пауэлл powell
педро pedro
перес perez
перри perry
питер peter
пол paul
пресли presley
пьер pierre
райан ryan
райт wright
рамирес ramirez
рассел russell
ребекка rebecca
реджеп recep
рено renault
ричард richard
робертс roberts
робинсон robinson
роджер roger
роджерс rogers
родригес rodriguez
рональд ronald
рузвельт roosevelt
руссо rousseau
рэй ray
рэймонд raymond
рэйчел rachel
саймон simon
салливан sullivan
санчес sanchez
сара sarah
саркози sarkozy
сильви sylvie
симпсон simpson
синклер sinclair
скотт scott
смит smith
спенсер spencer
стейси stacey
стив steve
стивен steven
стэнли stanley
стюарт stuart
сьюзан susan
сэм sam
сэмюэл samuel
тайип tayyip
тайлер tyler
тейлор taylor
теодор theodore
тернер turner
терри terry
тимоти timothy
томас thomas
томпсон thompson
трамп trump
трейси tracy
трумэн truman
трюдо trudeau
тэтчер thatcher
уайт white
уилл will
уилсон wilson
уильям william
уильямс williams
уинстон winston
уокер walker
уолтер walter
уотсон watson
урсула ursula
уэйн wayne
фернандес fernandez
фернандо fernando
филип philip
филлипс phillips
фишер fischer
флобер flaubert
фостер foster
франклин franklin
франсуа francois
фред fred
фредерик frederick
фридрих friedrich
фримен freeman
фрэнк frank
фрэнсис francis
хавьер javier
хайме jaime
хайнц heinz
харрис harris
харрисон harrison
хелен helen
хемингуэй hemingway
хесус jesus
хилл hill
хиллари hillary
хименес jimenez
хичкок hitchcock
хоакин joaquin
ховард howard
хокинг hawking
холл hall
хорхе jorge
хосе jose
хуан juan
хуарес juarez
хулио julio
хусейн hussein
хью hugh
хьюз hughes
цукерберг zuckerberg
чавес chavez
чарли charlie
чарльз charles
чемберлен chamberlain
чендлер chandler
черчилль churchill
шанталь chantal
шарлотта charlotte
шарль charles
шекспир shakespeare
шелдон sheldon
ширак chirac
ширли shirley
шмидт schmidt
шон sean
шредер schroder
шульц schulz
шумахер schumacher
шэрон sharon
эван evan
эванс evans
эдвард edward
эдгар edgar
эдисон edison
эдуардо eduardo
эйнштейн einstein
элизабет elizabeth
элис alice
эллен ellen
эллиотт elliott
эми amy
эмили emily
эмманюэль emmanuel
эндрю andrew
энн anne
энни annie
энрике enrique
энтони anthony
эрдоган erdogan
эрик eric
эрнандес hernandez
эрнест ernest
эрнесто ernesto
эрнст ernst
этьен etienne
эшли ashley
юджин eugene
юрген jurgen
янг young
אבוחצירא abuhatzira
אבוטבול abutbul
אבי avi
אביב aviv
אביגדור avigdor
אביגיל avigail
אבידן avidan
אביטל avital
אביטן avitan
אבישי avishai
אבני avni
אבנר avner
אברגיל abergil
אברהם avraham
אברהמי avrahami
אברמוב abramov
אברמוביץ abramovich
אדלר adler
אדלשטיין edelstein
אדם adam
אדרי edri
אהובה ahuva
אהוד ehud
אהרון aharon
אהרוני aharoni
אהרן aharon
אודי udi
אוהד ohad
אוחיון ohayon
אוחנה ohana
אולגה olga
אולמרט olmert
אופיר ofir
אור or
אורבך auerbach
אורה ora
אורי uri
אורית orit
אורלי orly
אורן oren
אורנה orna
אזולאי azoulay
אטיאס attias
איגור igor
איזנקוט eisenkot
אייזנברג eisenberg
אייל eyal
איילת ayelet
אילוז illouz
אילן ilan
אילנה ilana
איציק itzik
אירינה irina
איתי itay
איתמר itamar
איתן eitan
אלבז elbaz
אלון alon
אלוני aloni
אלטמן altman
אלי eli
אליהו eliyahu
אלינור elinor
אליעזר eliezer
אלירן eliran
אלישבע elisheva
אלישע elisha
אלכס alex
אלכסנדר alexander
אלמוג almog
אלמליח elmaleh
אלעד elad
אלפסי alfasi
אלקיים elkayam
אלקין elkin
אמיר amir
אמנון amnon
אמסלם amsalem
אנה anna
אנקרי ankri
אסולין assouline
אסף assaf
אסתר esther
אפלבאום appelbaum
אפללו aflalo
אפרים efraim
אפרת efrat
אפשטיין epstein
ארבל arbel
ארד arad
ארדן erdan
ארז erez
אריאל ariel
אריאלה ariela
אריה arye
אריק arik
ארליך ehrlich
ארנון arnon
ארנס arens
אשכנזי ashkenazi
אשר asher
באום baum
בגין begin
בוזגלו buzaglo
בוחבוט bohbot
בוסקילה buskila
בועז boaz
בוריס boris
ביטון biton
בכר bachar
בלאו blau
בלום blum
בן ben
בנאי banai
בנבנישתי benvenisti
בנט bennett
בני benny
בניון benayoun
בנימין binyamin
בר bar
ברגמן bergman
ברגר berger
ברדה barda
ברוורמן braverman
ברוך baruch
ברזילי barzilai
ברכה bracha
ברמן berman
ברנע barnea
ברנר brenner
ברנשטיין bernstein
ברק barak
ברקוביץ berkovich
ברקת barkat
בת bat
בתיה batya
גאון gaon
גבאי gabay
גבי gabi
גבע geva
גבריאל gavriel
גדי gadi
גדעון gideon
גוטליב gottlieb
גוטמן gutman
גולדברג goldberg
גולדה golda
גולדמן goldman
גולדפרב goldfarb
גולדשטיין goldstein
גולן golan
גור gur
גורדון gordon
גוריון gurion
גורן goren
גיא guy
גיל gil
גילה gila
גילי gili
גינזבורג ginzburg
גלזר glazer
גלי gali
גליה galia
גלילי galili
גלית galit
גלעד gilad
גלר geller
גנץ gantz
גפן gefen
גפני gafni
גרוס gross
גרוסמן grossman
גרינבאום greenbaum
גרינברג greenberg
דב dov
דבורה dvora
דגן dagan
דדון dadon
דהן dahan
דוד david
דוידוב davidov
דור dor
דורון doron
דורית dorit
דיין dayan
דיכטר dichter
דליה dalia
דנה dana
דנון danon
דני danny
דניאל daniel
דניאלה daniela
דפנה dafna
דקל dekel
דקלה dikla
דרור dror
דרעי deri
הגר hagar
הדס hadas
הדסה hadassah
הדר hadar
הופמן hoffman
הורביץ horowitz
הורוביץ horowitz
הילה hila
הכהן hacohen
הלוי halevi
הלל hillel
הלפרין halperin
הנגבי hanegbi
הראל harel
הרמן herman
הרצוג herzog
הרצל herzl
הררי harari
הרשקוביץ hershkovitz
וולף wolf
ויינברג weinberg
ויינשטיין weinstein
וייס weiss
וייסמן weissman
וינברג weinberg
וינטר winter
ויצמן weizmann
ויקטור victor
ולדימיר vladimir
וקנין vaknin
וקסמן waxman
ורד vered
ורדה varda
זאב zeev
זהבי zehavi
זוהר zohar
זיו ziv
זילבר zilber
זילברמן zilberman
זינגר singer
זלמן zalman
זמיר zamir
זקס sachs
חביב haviv
חגי haggai
חגית hagit
חדד hadad
חוה chava
חורי khoury
חזן hazan
חיה chaya
חיון hayun
חיים chaim
חלפון halfon
חנה hana
חנן hanan
חסון hasson
טאוב taub
טובה tova
טולדנו toledano
טיבי tibi
טייטלבאום teitelbaum
טל tal
טלי tali
טליה talia
טננבאום tenenbaum
טרבלסי trabelsi
יאיר yair
יבגני yevgeny
יגאל yigal
יהודה yehuda
יהודית yehudit
יהונתן yehonatan
יהושע yehoshua
יהלום yahalom
יואב yoav
יואל yoel
יובל yuval
יוחנן yochanan
יוני yoni
יונתן yonatan
יוסי yossi
יוסף yosef
יורי yuri
יורם yoram
יותם yotam
יחזקאל yehezkel
יחיאל yechiel
יחימוביץ yachimovich
יעל yael
יעלון yaalon
יעקב yaakov
יעקובי yaakobi
יפה yafa
יפעת yifat
יצחק yitzhak
יצחקי yitzhaki
ירדן yarden
ירון yaron
ירושלמי yerushalmi
יריב yariv
ישי yishai
ישעיהו yeshayahu
ישראל yisrael
ישראלי israeli
כגן kagan
כהן cohen
כהנא kahana
כחלון kahlon
כספי caspi
כפיר kfir
כץ katz
כרמי carmi
כרמל carmel
לאה leah
לביא lavi
לבני livni
לווי levy
לוי levi
לוין levin
לוינסון levinson
ליאור lior
ליאת liat
ליבוביץ leibowitz
ליברמן lieberman
לימור limor
ליפשיץ lifshitz
לירון liron
לנדאו landau
לפיד lapid
לרנר lerner
מאור maor
מאיה maya
מאיר meir
מאירסון meirson
מוטי moti
מויאל moyal
מור mor
מורן moran
מושקוביץ moskowitz
מזוז mazuz
מזל mazal
מזרחי mizrahi
מיטל meital
מיכאל michael
מיכה micha
מיכל michal
מילר miller
מימון maimon
מיקי miki
מירב merav
מירי miri
מלול maloul
מלכה malka
מלמד melamed
מנדלבאום mandelbaum
מנור manor
מנחם menachem
מנשה menashe
מעיין maayan
מצגר metzger
מקסים maxim
מרגלית margalit
מרדכי mordechai
מריה maria
מרים miriam
מרינה marina
מרציאנו marciano
מרק mark
מרקוס marcus
משה moshe
מתן matan
נאור naor
נאמן neeman
נבון navon
נגר nagar
נדב nadav
נוי noy
נוימן neuman
נועה noa
נועם noam
נופר nofar
נורית nurit
נחום nahum
נחמה nechama
נחמיאס nahmias
נחמן nachman
נחמני nahmani
נטלי natalie
נטע neta
ניסים nissim
ניסן nissan
ניצן nitzan
ניר nir
נמרוד nimrod
נסים nissim
נעם noam
נעמה naama
נעמי naomi
נפתלי naftali
נתן natan
נתנאל netanel
נתניהו netanyahu
סבג sabag
סגל segal
סויסה suissa
סיגל sigal
סיגלית sigalit
סיוון sivan
סיון sivan
סלע sela
סמדר smadar
סמוטריץ smotrich
סער saar
ספיר sapir
סרגיי sergey
עדי adi
עדן eden
עדנה edna
עובדיה ovadia
עודד oded
עוז oz
עוזי uzi
עוזיאל uziel
עומר omer
עופר ofer
עופרה ofra
עזר ezer
עזרא ezra
עזריה azaria
עטיה attia
עידו ido
עידן idan
עינת einat
עליזה aliza
עמוס amos
עמיאל amiel
עמיר amir
עמית amit
עמר amar
עמרי omri
ענבל inbal
ענבר inbar
ענת anat
ערן eran
פוגל fogel
פולק pollak
פורת porat
פיינשטיין feinstein
פינטו pinto
פינקלשטיין finkelstein
פישמן fishman
פישר fischer
פלג peleg
פלד peled
פלדמן feldman
פנחס pinchas
פנינה pnina
פרי peri
פרידלנדר friedlander
פרידמן friedman
פרלמן perlman
פרנקל frenkel
פרס peres
פרץ peretz
צבי zvi
צביה tzvia
צדוק tzadok
צוקרמן zuckerman
צור tzur
ציון zion
צימרמן zimmerman
ציפורה tzipora
ציפי tzipi
צרפתי tzarfati
קדוש kadosh
קובי kobi
קורן koren
קושניר kushnir
קלדרון calderon
קליין klein
קמחי kimchi
קנטור kantor
קפלן kaplan
קצב katsav
קראוס krauss
קרמר kramer
קרן keren
ראובן reuven
רביבו revivo
רבין rabin
רבינוביץ rabinovich
רבקה rivka
רגב regev
רובין rubin
רובינשטיין rubinstein
רוזן rosen
רוזנבלום rosenblum
רוזנברג rosenberg
רוזנטל rosenthal
רוזנפלד rosenfeld
רוט roth
רוטמן rothman
רומנו romano
רון ron
רוני roni
רונית ronit
רונן ronen
רוסו russo
רועי roi
רות ruth
רותם rotem
רחל rachel
רחמים rachamim
ריבלין rivlin
רייך reich
רינה rina
רינת rinat
רמון ramon
רמי rami
רעות reut
רענן raanan
רפאל rafael
רפי rafi
רפפורט rappaport
שאול shaul
שבתאי shabtai
שגב segev
שגיא sagi
שוורץ schwartz
שולי shuli
שולמית shulamit
שולמן shulman
שושנה shoshana
שחם shaham
שחר shachar
שטיין stein
שטיינברג steinberg
שטרית sheetrit
שטרן stern
שי shai
שיף schiff
שיר shir
שירה shira
שירי shiri
שירלי shirley
שכטר schechter
שלום shalom
שלומי shlomi
שלומית shlomit
שלמה shlomo
שמואל shmuel
שמואלי shmueli
שמחה simcha
שמיר shamir
שמעון shimon
שמש shemesh
שני shani
שניידר schneider
שניר snir
שפירא shapira
שפירו shapiro
שקד shaked
שרה sara
שרון sharon
שרית sarit
שרעבי sharabi
ששון sasson
תהילה tehila
תומר tomer
תורגמן turgeman
תירוש tirosh
תמי tami
תמיר tamir
תמר tamar
תקווה tikva
תשובה tshuva
ابتسام ibtisam
ابرار abrar
ابراهيم ibrahim
ابراهيمزاده ebrahimzadeh
ابراهيمي ibrahimi
ابن ibn
ابو abu
ابوالفضل abolfazl
احسان ihsan
احلام ahlam
احمد ahmad
احمدرضا ahmadreza
احمدزاده ahmadzadeh
احمدي ahmadi
احمدينژاد ahmadinejad
اختر akhtar
اخلاص ikhlas
ادريس idris
ادريسي idrisi
ادهم adham
اديب adib
ارزو arezoo
ارش arash
ارشد arshad
ارمان arman
ارمين armin
اروي arwa
اريج areej
ازاده azadeh
ازادي azadi
ازهار azhar
اسامه usama
اسحاق ishaq
اسحق ishaq
اسد asad
اسدالله asadollah
اسدي asadi
اسراء esraa
اسرار asrar
اسعد asaad
اسكندر iskandar
اسلام islam
اسلامي eslami
اسلم aslam
اسما asma
اسماء asma
اسماعيل ismail
اسماعيلي esmaeili
اسيا assia
اشتياني ashtiani
اشرف ashraf
اشرفي ashrafi
اصغر asghar
اصغري asghari
اصف asif
اصفهاني isfahani
اطرش atrash
اظهر azhar
اعجاز ijaz
اعظم azam
اعوان awan
افتخار iftikhar
افريدي afridi
افسانه afsaneh
افنان afnan
اقبال iqbal
اكبر akbar
اكبري akbari
اكرام ikram
اكرم akram
اكمل akmal
ال al
الاء alaa
الاسد alasad
الباز elbaz
البنا albanna
التازي tazi
الجميل gemayel
الحاج alhaj
الحسن alhasan
الحمد alhamad
الخلف alkhalaf
الدين aldin
الزين alzein
السبسي essebsi
السيد alsayed
الشرع alsharaa
الشيخ alsheikh
الصدر alsadr
الطيب altayeb
العلي alali
العمر alomar
العمراني amrani
الفقي elfeki
الله allah
المري almarri
الملا almulla
المنصور mansur
الناز elnaz
الهام ilham
الوزاني ouazzani
الياس elias
ام umm
امال amal
امام imam
امامي emami
اماني amani
امتياز imtiaz
امجد amjad
امل amal
امنه amina
اميد omid
اميدي omidi
امير amir
اميرحسين amirhossein
اميررضا amirreza
اميرعلي amirali
اميرمحمد amirmohammad
اميره amira
اميري amiri
اميل emile
اميمه omaima
امين amin
امينه amina
اميني amini
اناهيتا anahita
انتصار intisar
انس anas
انصاري ansari
انعام inaam
انور anwar
انيس anis
اويس owais
ايات ayat
اياد iyad
ايرج iraj
ايلي elie
ايمان iman
ايمن ayman
ايناس enas
ايه aya
ايهاب ihab
ايوب ayoub
بابر babar
بابك babak
باجوه bajwa
بارزاني barzani
بازرگان bazargan
باسل basel
باسم basim
باسيل bassil
باقر bagher
باقري bagheri
بتول batoul
بثينه buthaina
بخاري bukhari
بختياري bakhtiari
بدر badr
بدران badran
بدري badri
بدريه badriya
بدور bodour
بدوي badawi
بديع badie
بديعه badia
براء baraa
برادعي baradei
براهيمي brahimi
برزگر barzegar
برغوثي barghouthi
بركات barakat
بركه baraka
بسام bassam
بسمه basma
بسيوني bassiouni
بشار bashar
بشاره bishara
بشري bushra
بشير bashir
بصري basri
بطرس boutros
بغدادي baghdadi
بكر bakr
بكري bakri
بلال bilal
بلاول bilawal
بلحاج belhadj
بلعيد belaid
بلقاسم belkacem
بلقيس balqis
بلوشي balushi
بلوي balawi
بلوچ baloch
بن bin
بناصر bennacer
بناني bennani
بنت bint
بنجلون benjelloun
بندر bandar
بنسعيد bensaid
بنصالح bensalah
بنعلي benali
بنعمر benamor
بنعيسي benaissa
بنكيران benkirane
بنيوسف benyoussef
بهاء baha
بهار bahar
بهجت bahjat
بهرام bahram
بهرامي bahrami
بهروز behrouz
بهزاد behzad
بهشتي beheshti
بهمن bahman
بهنام behnam
بهٹو bhutto
بهٹي bhatti
بوتفليقه bouteflika
بوجمعه boujemaa
بورقيبه bourguiba
بوزيد bouzid
بوسعيدي busaidi
بوضياف boudiaf
بوعزيزي bouazizi
بولس boulos
بومدين boumediene
بياتي bayati
بيان bayan
بيشوي bishoy
بيشي bishi
بيضون baydoun
بيطار bitar
بينظير benazir
بيژن bijan
بيگ baig
بيگم begum
بگٹي bugti
تاجالدين tajuddin
تازي tazi
تامر tamer
تبريزي tabrizi
تبون tebboune
ترابي torabi
تركي turki
تسنيم tasneem
تغريد taghreed
تقوي taghavi
تكريتي tikriti
تميم tamim
تميمي tamimi
تنوير tanveer
تهاني tahani
تهراني tehrani
تهمينه tahmineh
توفيق tawfiq
توكلي tavakoli
توما touma
تونسي tunisi
تيسير tayseer
تيمور taimur
ثابت thabit
ثامر thamer
ثاني thani
ثروت tharwat
ثريا soraya
ثقفي thaqafi
ثمينه samina
ثناء thanaa
جابر jabir
جابري jaberi
جاسم jasim
جاويد javed
جبار jabbar
جبر jabr
جبران gibran
جبري jabri
جبريل jibril
جبوري jubouri
جبير jubeir
جرجس girgis
جزائري jazairi
جعجع geagea
جعفر jafar
جعفري jafari
جلال jalal
جلالي jalali
جلبي chalabi
جليل jalil
جليلي jalili
جمال jamal
جمالي jamali
جمانه joumana
جمشيد jamshid
جمعه juma
جميل jamil
جميله jamila
جميلي jumaili
جنابي janabi
جناح jinnah
جنبلاط jumblatt
جنجوعه janjua
جندي jundi
جنيد junaid
جهاد jihad
جهانگيري jahangiri
جهني johani
جواد jawad
جوادي javadi
جودت jawdat
جورج george
جوزف joseph
جوزيف joseph
جيهان jihan
حاتم hatem
حاج hajj
حاجيزاده hajizadeh
حارث harith
حارثي harthi
حازم hazem
حازمي hazmi
حافظ hafiz
حامد hamid
حامدي hamidi
حبيب habib
حبيبه habiba
حبيبي habibi
حجازي hijazi
حداد haddad
حدادي haddadi
حديثي hadithi
حرب harb
حربي harbi
حريري hariri
حسام husam
حسان hassan
حساني hassani
حسن hasan
حسناء hasna
حسنزاده hassanzadeh
حسني husni
حسين husayn
حسينزاده hosseinzadeh
حسيني husayni
حسينپور hosseinpour
حصه hessa
حفتر haftar
حفصه hafsa
حفيظ hafeez
حكمتيار hekmatyar
حكيم hakim
حكيمي hakimi
حلبي halabi
حلمي hilmi
حليمه halima
حماد hammad
حماده hamada
حمادي hamadi
حمد hamad
حمدان hamdan
حمداني hamdani
حمدوك hamdouk
حمدي hamdi
حمزه hamza
حمصي homsi
حمود hamoud
حموده hammouda
حمودي hamoudi
حميد hameed
حميدالله hamidullah
حميدرضا hamidreza
حميده hamida
حميدي humaidi
حنا hanna
حنان hanan
حنين hanin
حوثي houthi
حوسني hosani
حياه hayat
حيدر haider
حيدري haidari
خاتمي khatami
خاشقجي khashoggi
خالد khalid
خالدي khaldi
خامنهاي khamenei
خان khan
خانم khanum
خديجه khadija
خراساني khorasani
خزرجي khazraji
خسرو khosrow
خسروي khosravi
خضر khidr
خطاب khattab
خطيب khatib
خفاجي khafaji
خلدون khaldoun
خلف khalaf
خلود kholoud
خليفه khalifa
خليل khalil
خليلزاد khalilzad
خليلي khalili
خميس khamis
خميني khomeini
خواجه khawaja
خوري khoury
خوله khawla
خولي khouly
خياط khayat
خيري khairi
خٹك khattak
داؤد dawud
داؤود dawud
داريوش dariush
داليا dalia
داود dawud
داودي davoudi
داوود dawud
دباغ dabbagh
دجاني dajani
دحلان dahlan
دراني durrani
درويش darwish
دعاء duaa
دكتور doctor
دلال dalal
دليمي dulaimi
دهقان dehghan
دهقاني dehghani
دوري duri
دوسري dosari
دياب diab
دينا dina
ذاكر zakir
ذوالفقار zulfiqar
ذوالفقاري zolfaghari
ذيشان zeeshan
رؤوف raouf
رئيسي raisi
راؤ rao
رائد raed
رابح rabah
راجح rajeh
راجحي rajhi
راجه raja
راحت rahat
راشد rashid
راشدي rashedi
راضي radi
راغب raghib
رافت rafat
رافع rafi
راكان rakan
رامز ramez
رامي rami
رامين ramin
رانا rana
راندا randa
رانيا ranya
رانيه rania
راوي rawi
رباب rabab
ربيع rabie
ربيعه rabia
ربيعي rubaie
رجاء raja
رجب rajab
رجبي rajabi
رجوي rajavi
رحماني rahmani
رحمن rahman
رحمه rahma
رحيم rahim
رحيمي rahimi
رزاز razzaz
رزان razan
رستم rostam
رستمي rostami
رسول rasoul
رسولي rasouli
رشا rasha
رشاد rashad
رشدي rushdi
رشوان rashwan
رشيد rashid
رشيده rachida
رشيدي rashidi
رضا rida
رضائي rezaei
رضازاده rezazadeh
رضانژاد rezanejad
رضايي rezaei
رضاپور rezapour
رضوان radwan
رضواني rezvani
رضوي razavi
رغد raghad
رفاعي rifai
رفسنجاني rafsanjani
رفعت rifaat
رفيع rafi
رفيعي rafiei
رفيق rafiq
رقيه ruqayya
رمزي ramzi
رمضان ramadan
رمضاني ramezani
رنا rana
رنيم raneem
رهام reham
رهف rahaf
روان rawan
روحالله ruhollah
روحاني rouhani
روز rose
روزبه rouzbeh
روشن roshan
رولا rola
رويا roya
رويلي ruwaili
رياض riyad
ريان rayan
ريتا rita
ريم reem
ريما rima
ريهام reham
زاده zadeh
زارع zare
زارعي zarei
زاهد zahid
زاهر zaher
زاوي zaoui
زايد zayed
زبيده zubaida
زبيدي zubaidi
زبير zubair
زرداري zardari
زرقاوي zarqawi
زعابي zaabi
زعبي zoubi
زغبي zoghbi
زغلول zaghloul
زكريا zakaria
زكي zaki
زماني zamani
زند zand
زنگنه zanganeh
زهرا zahra
زهراء zahra
زهران zahran
زهراني zahrani
زهره zahra
زهير zahir
زهيري zuhairi
زيات zayat
زياد ziyad
زيد zayd
زيدان zeidan
زيدي zaidi
زين zain
زينب zaynab
زينه zina
ساجد sajid
سادات sadat
سارا sara
ساره sara
ساري sari
ساسان sasan
ساعدي saedi
سالم salem
سالي sally
سامان saman
سامح sameh
سامر samer
سامرائي samarrai
سامي sami
ساميه samia
ساندرا sandra
سباعي sibai
سبيعي subaie
ستاره setareh
ستاري sattari
سجاد sajjad
سحر sahar
سديس sudais
سراج siraj
سرفراز sarfaraz
سركيس sarkis
سروش soroush
سعاد suad
سعد saad
سعدالدين saadeddin
سعدون saadoun
سعدي saadi
سعديه sadia
سعود saud
سعودي saudi
سعيد said
سعيده saida
سعيدي saidi
سفيان sufyan
سقاف saqqaf
سكندر sikandar
سلام salam
سلامه salama
سلطان sultan
سلطاني sultani
سلمان salman
سلماني salmani
سلمي salma
سلوي salwa
سليم salim
سليمان sulayman
سليماني soleimani
سليمي salimi
سماح samah
سمر samar
سمير samir
سميرا samira
سميره samira
سميه sumaya
سنا sana
سناء sanaa
سنان sinan
سند sanad
سنوسي senussi
سهام siham
سهراب sohrab
سهرابي sohrabi
سهي soha
سهير suhair
سهيل suhail
سهيلا soheila
سودابه soudabeh
سوداني sudani
سوزان susan
سوسن sawsan
سويدي suwaidi
سيامك siamak
سياوش siavash
سيد sayyid
سيستاني sistani
سيسي sisi
سيف sayf
سيفالدين saifuddin
سيمون simon
سيمين simin
سينا sina
سپيده sepideh
شادي shadi
شاديه shadia
شاذلي shazly
شاعر shaer
شافعي shafei
شاكر shakir
شامي shami
شاه shah
شاهد shahid
شاهر shaher
شاهين shahin
شاپور shapour
شبنم shabnam
شبير shabbir
شجاعي shojaei
شحاته shehata
شحاده shehadeh
شذي shatha
شربل charbel
شربيني sherbini
شرف sharaf
شرقاوي sharqawi
شروق shorouk
شريعتي shariati
شريف sharif
شريفه sharifa
شريفي sharifi
شعبان shaaban
شعباني shabani
شعبي chaabi
شعراوي shaarawi
شعيب shuaib
شفيعي shafiei
شفيق shafiq
شكري shukri
شكيل shakeel
شلبي shalabi
شمخاني shamkhani
شمري shammari
شمس shams
شمسالدين shamsuddin
شمسه shamsa
شمعون chamoun
شناوي shenawy
شنوده shanouda
شهاب shihab
شهابالدين shihabuddin
شهباز shehbaz
شهبازي shahbazi
شهد shahd
شهرام shahram
شهراني shahrani
شهرزاد shahrzad
شهري shehri
شهريار shahriar
شهزاد shahzad
شهناز shahnaz
شهيدي shahidi
شهيره shahira
شوقي shawki
شوكت shaukat
شيباني shaibani
شيخ shaykh
شيخه sheikha
شيخي sheikhi
شيرازي shirazi
شيرين shirin
شيما shayma
شيماء shayma
شيوا shiva
صائغ sayegh
صابر saber
صابري saberi
صادق sadiq
صادقي sadeghi
صالح salih
صالحي salehi
صايغ sayegh
صبا saba
صباح sabah
صباغ sabbagh
صبحي sobhi
صبري sabri
صحراوي sahraoui
صدام saddam
صدقي sidqi
صديق siddiq
صديقي siddiqi
صراف sarraf
صفا safa
صفاء safa
صفدي safadi
صفري safari
صفوان safwan
صفوت safwat
صفوي safavi
صفيه safia
صقر saqr
صلاح salah
صلاحالدين salahuddin
صمدي samadi
صهيب suhaib
صوفي soufi
ضحي doha
ضياء diya
طائي taie
طارق tariq
طالب talib
طالباني talabani
طالبي talebi
طاهر taher
طاهره tahereh
طاهري taheri
طباطبايي tabatabaei
طرابلسي trabelsi
طلال talal
طنطاوي tantawi
طه taha
طوني tony
طويل tawil
طيب tayeb
طيبي taibi
ظاهري dhaheri
ظريف zarif
ظفر zafar
ظهير zaheer
ظواهري zawahiri
عائده aida
عائشه aisha
عابد abed
عابدي abidi
عادل adil
عارف aref
عازمي azmi
عاشور ashour
عاصم asem
عاطف atef
عاطفه atefeh
عاليه alia
عامر amir
عامري ameri
عايده aida
عايشه aisha
عباده obada
عبادي abadi
عباس abbas
عباسزاده abbaszadeh
عباسي abbasi
عبد abd
عبدالاله abdulilah
عبدالامير abdulamir
عبدالباري abdulbari
عبدالباسط abdulbasit
عبدالباقي abdulbaqi
عبدالجبار abduljabbar
عبدالجليل abduljalil
عبدالجواد abduljawad
عبدالحسين abdulhussein
عبدالحفيظ abdulhafiz
عبدالحق abdulhaq
عبدالحكيم abdulhakim
عبدالحليم abdulhalim
عبدالحميد abdulhamid
عبدالحي abdulhay
عبدالخالق abdulkhaliq
عبدالرؤوف abdulraouf
عبدالرحمن abdulrahman
عبدالرحيم abdulrahim
عبدالرزاق abdulrazzaq
عبدالستار abdulsattar
عبدالسلام abdulsalam
عبدالصمد abdulsamad
عبدالعزيز abdulaziz
عبدالعظيم abdulazim
عبدالغفار abdulghaffar
عبدالغني abdulghani
عبدالفتاح abdulfattah
عبدالقادر abdulqadir
عبدالكريم abdulkarim
عبداللطيف abdullatif
عبدالله abdullah
عبداللهي abdollahi
عبدالمجيد abdulmajid
عبدالمحسن abdulmohsen
عبدالمسيح abdulmasih
عبدالملك abdulmalik
عبدالمنعم abdulmonem
عبدالناصر abdulnasir
عبدالنبي abdulnabi
عبدالهادي abdulhadi
عبدالواحد abdulwahid
عبدالوهاب abdulwahhab
عبده abdo
عبود abboud
عبيد obaid
عبيده ubayda
عبيدي obaidi
عبير abeer
عتيبي otaibi
عثمان uthman
عثماني othmani
عجمي ajmi
عدنان adnan
عدوان adwan
عدي uday
عديل adeel
عراقي iraqi
عراقچي araghchi
عربي arabi
عرفات arafat
عرفان erfan
عزام azzam
عزاوي azzawi
عزت ezzat
عزمي azmi
عزه azza
عزيز aziz
عزيزه aziza
عزيزي azizi
عساف assaf
عسل asal
عسيري assiri
عصام isam
عصمت esmat
عطا ata
عطاء ata
عطار attar
عطالله atallah
عطيه atiya
عظيمي azimi
عفاف afaf
عفيف afif
عفيفي afifi
عقاد akkad
عقيل aqil
عكاشه okasha
علاء ala
علاوي allawi
علوان alwan
علوي alaoui
علي ali
عليا alya
علياء aliaa
علياصغر aliasghar
علياكبر aliakbar
عليرضا alireza
عليزاده alizadeh
علينژاد alinejad
عليپور alipour
عماد imad
عمادالدين imaduddin
عمار ammar
عماره amara
عمر umar
عمران imran
عمراني amrani
عمرو amr
عمير umair
عنزي anzi
عنود anoud
عواد awwad
عوض awad
عوضالله awadallah
عون aoun
عوني awni
عويس owais
عيد eid
عيساوي issawi
عيسي isa
غاده ghada
غازي ghazi
غالب ghaleb
غالي ghali
غاليه ghalia
غامدي ghamdi
غانم ghanem
غانمي ghanmi
غربي gharbi
غزالي ghazali
غسان ghassan
غفاري ghaffari
غلام ghulam
غلامحسين gholamhossein
غلامرضا gholamreza
غنوشي ghannouchi
غني ghani
غنيم ghoneim
غيث ghaith
غيداء ghaida
فؤاد fuad
فائز fayez
فائزه faiza
فائق faiq
فاتن fatin
فادي fadi
فاديه fadia
فارس faris
فارسي farsi
فاروق faruq
فاروقي farooqi
فاسي fassi
فاضل fadel
فاضلي fazeli
فاطمه fatima
فايد fayed
فايز fayez
فايزه faiza
فتحي fathi
فتحيه fathia
فتيحه fatiha
فخري fakhri
فداء fida
فدوي fadwa
فراج farraj
فراس firas
فرامرز faramarz
فراهاني farahani
فرج faraj
فرح farah
فرحات farhat
فرحان farhan
فرخزاد farrokhzad
فرزاد farzad
فرزانه farzaneh
فرشاد farshad
فرشته fereshteh
فرشيد farshid
فرهاد farhad
فرهادي farhadi
فروغ forough
فريبا fariba
فريد farid
فريده farida
فريدون fereydoun
فضل fadl
فضلي fadhli
فقيه faqih
فكري fikri
فلاح fallah
فهد fahd
فهمي fahmi
فهيم fahim
فواد fuad
فواز fawaz
فوزي fawzi
فوزيه fawzia
فياض fayyad
فيروز fairouz
فيصل faysal
فيض faiz
قابوس qaboos
قادري qaderi
قاسم qasim
قاسمزاده ghasemzadeh
قاسمي ghasemi
قاضي qadi
قاليباف ghalibaf
قباني qabbani
قتيبه qutaiba
قحطان qahtan
قحطاني qahtani
قدسي qudsi
قذافي qadhafi
قرباني ghorbani
قرشي quraishi
قرضاوي qaradawi
قرني qarni
قريشي qureshi
قزويني qazvini
قسام qassam
قصي qusay
قنبري ghanbari
قيس qais
قيسي qaisi
كاشاني kashani
كاشف kashif
كاظم kadhim
كاظمي kazemi
كامبيز kambiz
كامران kamran
كامل kamel
كاوه kaveh
كبيسي kubaisi
كتاني kettani
كتايون katayoun
كتبي ketbi
كرامي karami
كردي kurdi
كرزي karzai
كرم karam
كرماني kermani
كروبي karroubi
كريم karim
كريمزاده karimzadeh
كريمه karima
كريمي karimi
كريمپور karimpour
كشاورز keshavarz
كعبي kaabi
كمال kamal
كمالي kamali
كنان kenan
كنعان kanaan
كهوكهر khokhar
كواري kuwari
كوثر kawthar
كورش kourosh
كوروش kourosh
كيارستمي kiarostami
كيان kian
كياني kiani
كيلاني kilani
كيميا kimia
كيوان keyvan
لؤي luay
لادن ladin
لاريجاني larijani
لاله laleh
لبني lubna
لبيب labib
لجين lujain
لحسن lahcen
لحود lahoud
لخضر lakhdar
لطفي lutfi
لطيف latif
لطيفه latifa
لمي lama
لميا lamia
لمياء lamia
لميس lamis
لولوه lulwa
لويس louis
لياقت liaquat
ليث layth
ليلا leila
ليلي layla
لين leen
لينا lina
ليندا linda
ماجد majid
ماجده majda
مارون maroun
ماري mary
ماريا maria
مارينا marina
مازن mazin
مالك malik
مالكي maliki
مامون mamoun
ماهر maher
مبارك mubarak
مبشر mubashir
متولي metwally
مثني muthanna
مجتبي mojtaba
مجد majd
مجدي majdi
مجيد majid
مجيدي majidi
محبوب mehboob
محسن mohsen
محسني mohseni
محفوظ mahfouz
محمد muhammad
محمدجواد mohammadjavad
محمدحسن mohammadhassan
محمدحسين mohammadhossein
محمدرضا mohammadreza
محمدزاده mohammadzadeh
محمدعلي mohammadali
محمدمهدي mohammadmehdi
محمدنژاد mohammadnejad
محمدي mohammadi
محمدپور mohammadpour
محمود mahmud
محمودي mahmoudi
محيالدين muhyiddin
مختار mukhtar
مختاري mokhtari
مخلوف makhlouf
مدثر mudassar
مدحت midhat
مدني madani
مديحه madiha
مراد murad
مرادي moradi
مرام maram
مرتضي murtada
مرجان marjan
مرزا mirza
مرزوق marzouq
مرزوقي marzooqi
مرسي morsi
مرضيه marzieh
مرقس morcos
مروان marwan
مروه marwa
مري marri
مريم maryam
مزروعي mazrouei
مساعد musaed
مسعود masud
مسعودي masoudi
مشاري mishari
مشتاق mushtaq
مشعل mishal
مشهداني mashhadani
مشهدي mashhadi
مصباح misbah
مصدق mosaddegh
مصري masri
مصطفي mustafa
مصعب musab
مطر matar
مطلق mutlaq
مطهري motahari
مطوع mutawa
مطيري mutairi
مظفر muzaffar
معاذ muadh
معاويه muawiya
معتز moataz
معتصم mutasim
معصومه masoumeh
معلوف maalouf
معمر muammar
مغربي maghribi
مغل mughal
مقدسي maqdisi
مقدم moghaddam
مكتوم maktum
ملك malik
ملكي malki
مليكه malika
ممدوح mamduh
منال manal
منتصر muntasir
منتظري montazeri
منذر munther
منصف moncef
منصور mansur
منصوري mansoori
منوچهر manouchehr
مني muna
منيب muneeb
منير munir
منيره munira
منيف munif
مها maha
مهدوي mahdavi
مهدي mahdi
مهران mehran
مهرداد mehrdad
مهسا mahsa
مهند muhannad
مهيري mheiri
موزه moza
موسوي mousavi
موسي musa
مولود mouloud
مياده mayada
ميار mayar
ميترا mitra
ميثم meysam
ميخائيل mikhail
مير mir
ميرا meera
ميرحسيني mirhosseini
ميرزا mirza
ميرزاخاني mirzakhani
ميرزايي mirzaei
ميرغني mirghani
ميرفت mervat
ميساء maysa
ميسون maysoun
ميشال michel
ميشيل michel
ميقاتي mikati
ميلاد milad
ميلاني milani
مينا mina
مينو minoo
مژگان mojgan
نائل nael
نابلسي nabulsi
ناجي naji
نادر nadir
نادري naderi
ناديا nadia
ناديه nadya
ناريمان nariman
نازنين nazanin
ناصر nasir
ناصري nasiri
ناظم nazim
نانسي nancy
ناهد nahed
ناهيد nahid
نايف nayif
نبهاني nabhani
نبوي nabavi
نبيل nabil
نبيله nabila
نجاح najah
نجار najjar
نجاه najat
نجفي najafi
نجلا najla
نجلاء najla
نجم najm
نجوي najwa
نجيب naguib
نحاس nahas
ندي nada
نديم nadim
نرمين nermin
نرگس narges
نزار nizar
نزيه nazih
نسرين nasrin
نسيم naseem
نشات nashat
نشاشيبي nashashibi
نصار nassar
نصر nasr
نصرالله nasrallah
نصرت nusrat
نصري nasri
نصيري nasiri
نضال nidal
نظري nazari
نظمي nazmi
نعمان nouman
نعيم naim
نعيمه naima
نعيمي naimi
نقوي naqvi
نمر nimr
نهاد nouhad
نهال nihal
نهله nahla
نهي noha
نهيان nahyan
نواز nawaz
نواف nawaf
نوال nawal
نوح noah
نور nur
نورا nora
نورالدين noureddine
نوره nura
نورهان norhan
نوروزي norouzi
نوري nuri
نوف nouf
نويد navid
نيازي niazi
نيرمين nermin
نيفين nevine
نيلوفر niloufar
نيما nima
نژاد nejad
نگار negar
هاجر hajar
هاجري hajri
هادي hadi
هارون haroun
هاشم hashim
هاشمي hashimi
هاله hala
هاني hani
هبه heba
هدي huda
هديل hadeel
هشام hisham
هلا hala
هلال hilal
هلالي hilali
همام hammam
همايون homayoun
همايوں humayun
هناء hana
هنادي hanadi
هند hind
هنيه haniyeh
هوشنگ houshang
هيا haya
هيثم haitham
هيفاء haifa
هيكل heikal
وائل wail
وايل wail
وجدي wajdi
وحيد wahid
وحيدي vahidi
ورده warda
وزير wazir
وسام wissam
وسيم wassim
وضاح waddah
وفا wafa
وفاء wafa
وقار waqar
وقاص waqas
ولاء walaa
ولايتي velayati
ولي wali
وليد walid
وهبه wahba
وهبي wehbe
وهيب wahib
يارا yara
ياسر yasir
ياسمن yasaman
ياسمين yasmin
ياسين yasin
يحياوي yahyaoui
يحيي yahya
يدالله yadollah
يزداني yazdani
يزدي yazdi
يزن yazan
يزيد yazid
يزيدي yazidi
يسري yusri
يعقوب yaqub
يعقوبي yaghoubi
يلدا yalda
يماني yamani
يمني youmna
يوسف yusuf
يوسفزئي yousafzai
يوسفي yousfi
يونس yunis
يونسي younsi
پارسا parsa
پارسي parsi
پدرام pedram
پرستو parastoo
پرهام parham
پرويز parviz
پروين parvin
پريسا parisa
پزشكيان pezeshkian
پناهي panahi
پهلوي pahlavi
پور pour
پويا pouya
پيام payam
پيمان peyman
پژمان pejman
پگاه pegah
چوهدري chaudhry
چيمه cheema
ڈار dar
گلستاني golestani
گلشيفته golshifteh
گلناز golnaz
گنجي ganji
گيلاني gilani
आई i
आर r
ई e
ए a
एक्स x
एच h
एन n
एफ f
एम m
एल l
एस s
ओ o
के k
क्यू q
जिय़ा zia
जी g
जे j
जेड z
टी t
डब्ल्यू w
डी d
पी p
बी b
मो md
मोः md
मोछाः mst
यू u
वाई y
वी v
शेख sheikh
सी c
คุณ khun
นาง mrs
นางสาว miss
นาย mr
เด็กชาย mr
เด็กหญิง miss
万俟 moqi
么 yao
乐 yue
仇 qiu
冼 xian
区 ou
區 ou
单 shan
召 shao
员 yun
員 yun
單 shan
尉迟 yuchi
尉遲 yuchi
折 she
晁 chao
曾 zeng
朴 piao
查 zha
樂 yue
洗 xian
盖 ge
祭 zhai
种 chong
繆 miao
缪 miao
翟 zhai
萬俟 moqi
蓋 ge
薄 bo
覃 qin
解 xie
逄 pang
오 oh
우 woo
이 yi`;
export const kanaSpellings: string = `^ 10
\$ 46
\$ 294 e
\$ 500 t
\$ 500 s
\$ 500 x
a 83 a
a 331 u
a 471 er
a 500 ar
a 500 or
a 483 o
a 499 e
a 500 ah
a 500 au
a 500 ha
i 88 i
i 364 y
i 386 e
i 500 ie
i 500 ee
i 500 ea
u 322 u
u 74
u 500 oo
u 500 w
u 500 o
u 500 ou
u 500 ue
e 65 e
e 456 a
e 500 ea
e 500 ai
e 500 ae
o 102 o
o 500 a
o 500 au
o 500 ou
o 500 oa
o 500 oh
o 500 aw
o 500 ho
to 63 t
do 53 d
a: 181 ar
a: 93 er
a: 229 a
a: 398 ir
a: 328 ur
a: 260 or
a: 450 ear
a: 486 ah
a: 500 re
a: 500 our
a: 500 al
a: 500 au
a: 500 eur
a: 497 aa
i: 258 ee
i: 255 ea
i: 182 i
i: 114 y
i: 267 e
i: 204 ie
i: 279 ey
i: 500 ei
u: 186 oo
u: 148 u
u: 241 ou
u: 500 ue
u: 373 ew
u: 373 o
u: 343 ui
u: 500 uh
e: 68 a
e: 239 ai
e: 290 ay
e: 386 ey
e: 168 e
e: 425 ei
e: 489 ea
e: 489 eh
e: 500 ae
e: 489 ee
o: 88 o
o: 170 or
o: 255 au
o: 391 aw
o: 312 oa
o: 301 ow
o: 500 ou
o: 496 oo
o: 431 our
o: 500 oar
o: 500 ough
o: 500 augh
o: 383 eau
o: 500 oh
o: 500 al
o: 500 eo
o: 500 hor
o:ru 175 all
o:ru 288 al
o:ru 351 ole
o:ru 351 oll
o:ru 500 aul
o:ru 183 ol
o:ru 500 oal
ai 62 i
ai 500 ai
ai 218 y
ai 312 igh
ai 251 ei
ai 500 ie
ai 500 ay
ai 472 ey
ai 500 eye
ai 472 uy
aia 241 ire
aia 480 ier
aia 480 yer
aia 480 ia
aia 480 ya
aia: 69 ire
aia: 216 ier
aia: 216 yer
aia: 216 ia
aia: 216 ya
aia: 69 eier
aia: 216 eyer
aia: 216 ayer
ei 82 a
ei 199 ai
ei 148 ay
ei 500 ei
ei 319 ey
ei 442 ea
ei 478 e
ei 500 ae
au 244 ou
au 257 ow
au 500 au
oi 149 oi
oi 109 oy
oi 269 eu
oi 500 ei
ou 437 o
ou 437 ou
ou 50 ow
ia 500 ia
ia 316 ea
ia 500 ya
ia 500 iah
ia 390 eer
ia 390 ear
ia: 205 ear
ia: 241 eer
ia: 445 ier
ia: 445 ere
yu 105 u
yu 500 eu
yu 500 iu
yu 423 yu
yu: 71 u
yu: 190 ew
yu: 270 ue
yu: 257 eu
yu: 500 iu
yu: 443 you
yu: 385 yu
ya 193 ya
ya 433 ia
ya 500 ja
ya: 262 ya
ya: 319 ia
ya: 79 er
yo 193 yo
yo 351 io
yo 498 jo
yo 498 eo
yo 179 o
yo 498 iu
yo: 134 yo
yo: 227 yor
yo: 227 o
yo: 374 eo
yo: 374 io
ye 309 ye
ye 309 je
ye 309 ie
ye 309 e
k 158 k
k 87 c
k 453 ck
k 500 q
k 336 ch
k 500 cc
k 500 kk
k 500 kh
Qk 194 ck
Qk 500 k
Qk 500 c
Qk 380 kk
Qk 341 cc
Qk 365 ch
Qk 480 cch
Qk 500 cq
kusu 175 x
Qkusu 52 x
ekisu 7 ex
kyu:bu 69 cube
kw 102 qu
kw 248 cu
ku 339 qu
g 53 g
g 441 gg
g 441 gh
g 389 gu
Qg 123 gg
Qg 34 g
gu 462 gue
guz 48 x
s 103 s
s 328 c
s 442 ss
s 386 th
s 500 sc
s 500 ps
s 472 z
s 500 x
su\$ 198 ce
su\$ 304 th
su\$ 73 s
su\$ 290 ss
su\$ 316 se
su\$ 500 ths
su 500 ce
su 500 se
sh 212 sh
sh 266 s
sh 340 sch
sh 500 ch
sh 404 ti
sh 500 si
sh 370 ci
sh 383 ss
sh 500 sc
sh 291 c
sh 471 sz
shi 153 si
shi 167 ci
shi 500 shi
shi 500 cy
shi 301 sy
shi 500 see
shi 500 sea
shi 467 thi
shi 500 they
shi 500 thy
shoN 11 tion
shoN 374 sion
shoN 311 ssion
shoN 500 cion
shoN 500 sson
z 184 z
z 164 s
z 346 th
z 500 x
z 447 zz
zu\$ 46 s
zu\$ 500 z
zu\$ 266 ds
zu\$ 234 se
zu\$ 500 zz
zu\$ 500 ths
zu\$ 500 the
j 134 j
j 220 g
j 500 dg
j 311 gi
j 471 z
j 500 di
j 500 gg
j 500 dj
j 311 ge
j 471 zh
ji\$ 43 ge
ji\$ 500 dge
ji\$ 332 gy
ji\$ 500 gie
ji 167 gi
ji 500 ji
ji 282 di
ji 344 zi
ji 500 jy
ji 409 gy
ji 205 si
ji 356 ge
ji 500 je
ji 500 gee
ji 500 jea
Qji 75 dge
Qji 407 dgi
Qji 407 ggi
Qji 407 gg
joN 63 sion
joN 108 john
joN 395 jon
joN 248 geon
t 92 t
t 440 tt
t 386 th
Qt 161 tt
Qt 500 t
tsu 500 ts
tsu 253 t
tsu 500 z
tsu 500 tz
tsu 393 tu
tsu 500 tsu
ts 189 z
ts 358 zz
ts 500 ts
ts 319 tz
ts 319 c
Qtsu 437 ts
Qtsu 93 tz
d 55 d
d 450 dd
d 500 dh
Qd 500 d
Qd 500 dd
ch 152 ch
ch 352 t
ch 500 tch
ch 387 tu
ch 244 c
ch 500 cc
ch 500 cz
ch 500 tsch
ch 500 cs
ch 500 tc
chi 163 ti
chi 500 chi
chi 294 ci
chi 500 che
chi 500 chy
chi 500 tee
chi 500 chee
chi 500 tschi
chi\$ 84 ch
chi\$ 500 tch
Qchi\$ 142 tch
cha: 84 ture
cha: 478 cher
cha: 98 char
cha: 478 cha
chu: 9 tu
Qch 199 tch
Qch 500 tsch
Qch 500 ch
Qch 384 cci
Qch 212 cc
n 18 n
n 283 nn
n 500 kn
n 500 gn
ny 184 gn
ny 342 ni
ny 488 ny
ny 488 n
N 158 n
N 492 nn
N 500 ng
Nb 77 mb
Nb 500 nb
Np 4 mp
Np 500 np
Np 500 mph
Nm 77 mm
Nm 115 nm
Ngu 8 ng
Ng 500 ng
Nn 500 nn
Nk 55 nk
Nk 500 nc
Nk 421 nch
Nk 500 nq
h 147 h
h 500 wh
h 464 j
h 487 ch
h 500 kh
h 500 g
h 500 x
h 500
f 45 f
f 264 ff
f 245 ph
f 500 gh
f 260 v
f 500 pf
f 500 h
fu 500 hu
fu 500 who
b 70 b
b 431 bb
b 128 v
b 500 bu
v 20 v
v 268 w
v 500 f
p 28 p
p 405 pp
p 500 ph
Qp 101 pp
Qp 46 p
m 13 m
m 373 mm
m 500 mb
Qs 101 ss
Qs 500 s
Qsh 64 sh
Qsh 150 ss
Qsh 383 sch
y 465 y
y 230 j
y 444 i
r 85 r
r 119 l
r 420 rr
r 319 ll
r 500 rh
r 500 wr
r\$ 69
ru\$ 81 l
ru\$ 257 le
ru\$ 253 ll
ru\$ 500 el
ru\$ 500 al
ru\$ 500 il
ru\$ 500 ol
ru\$ 500 ul
oru\$ 500 all
oru\$ 500 al
w 75 w
w 500 wh
w 415 u
w 500 oi
wa 500 oi
wa 475 ois
wo: 242 wa
wo: 122 war
wo: 84 wal
wo: 388 wha
wo 475 wo
wo 82 wa
wo 475 wha
wi 500 we
wi 32 wi
wi 404 whi
^u 411 woo
^u 411 wo
^u 132 w
^uQ 3 woo
uQ 133 oo
uQ 293 u
uQ 500 ou
Q 214
ea 156 air
ea 500 aire
ea 500 ere
ea 156 are
ea 500 ea
ea: 126 air
ea: 99 are
ea: 365 ere
ua: 356 our
ua: 356 oor
oa: 107 ore
oa: 143 oor
awa: 45 ower
awa: 388 our
^awa: 45 hour
iya: 423 ier
iya: 423 ear
iya: 423 eer
iya: 276 ia
ue: 216 we
ue: 216 way
uo 178 wa
uo 381 wo
uo 235 uo
- 500 e
- 500 h
ui 109 wi
ui 374 wo
ui 500 we
ui 500 ui
ui 500 uy
wi 347 wo
kuo 69 qua
kuo 309 qu
kwo 216 qua
kwo: 12 quar
kwo: 216 qua
kwo: 216 quo
kwa 69 qua
aiya: 107 ire
aiya: 347 ier
aiya: 347 iar
aiya 198 ire
aiya 198 ia
aiya 401 ya
aiya 401 ier
yua 80 ure
yua 347 ua
yua 347 uer
yua: 21 ure
yua: 167 ewer
yua: 167 uer
chua 102 ture
chua: 167 ture
wa: 500 oir
wa: 500 oire
yu: 349 eau
yu: 500 ewe
yu 500 ew
yu 500 ue
hoi: 12 whee
hoi 162 whi
hoi 365 whee
a 500 ou
e 500 ie
e 500 ei
e 500 eo
e 500 ay
h 500 ff
h 500 f
N 500 gn
N 500 mn
N 500 me
i 500 ay
i 500 ui
i 500 o
i 500 ai
o 500 or
o 500 ow
o 500 oe
ie: 428 ia
ie: 428 ya
ie 500 ia
tsu\$ 59 ts
tsu\$ 241 tes
tsu\$ 321 tz
tsu\$ 500 t
tsu\$ 500 ths
tsu\$ 500 th
tsu\$ 217 z
zu\$ 234 es
zu\$ 500 ses
zu\$ 500 des
su\$ 500 ces
su\$ 500 es
su\$ 500 sse
kus 243 x
kush 90 x
kish 13 x
kis 113 x
Qkus 500 x
Qkush 69 x
gus 437 x
ia 500 eu
ia 500 io
ia 500 iu
ia 500 eo
ia 491 ier
yo: 227 eu
\$ 500 d
\$ 500 p
u 500 i
u 457 e
u 500 oe
sh 471 th
sho 500 chau
ua 500 ore
ua 500 ower
ua 500 ure
ua 356 oor
ua 500 ua
ea 500 eir
owa 147 oi
i: 500 eae
e: 500 aigh
e: 500 eigh
e: 500 aye
e: 500 eye
ai 500 eigh
ei 478 eigh
b 461 w
v 500 b
za 432 the
zi 69 the
zi 69 thi
ji 500 thi
ji 500 ze
ji 500 zy
tu 192 to
tu 286 tw
tu 432 two
du 374 do
te 63 te
oi 500 oye
au 500 our
auN 165 own
auN 73 oun
auNdo 3 ound
auto 3 out
auto 347 oute
aua: 273 ower
aua: 273 our
ro:N 248 lawn
su 500 th
rizumu 126 rithm
izumu 89 ism
izumu 293 ysm
ti 204 ty
uru 500 ule
uru 474 le
uru 500 al
ru 500 el
ru 500 il
ru 500 al
ru 500 le
bu 159 ve
ruze 102 lse
tsui 9 twi
tsui 248 twe
tsua 248 tua
kuru 145 cle
puru 135 ple
buru 111 ble
toru 204 tle
toru 491 ter
toru 225 tre
doru 205 dle
doru 298 der
doru 298 dre
suru 309 sle
suru 162 stle
suru 309 cil
guru 108 gle
shuru 69 sher
shuru 69 cial
rusu 344 lth
ra: 121 ler
ra: 209 lar
ra: 500 rer
kon 114 con
iaN 59 ian
iaN 281 ean
iaN 500 een
iaN 374 ienne
eN 27 en
eN 500 aine
eN 384 an
eN 374 ain
eN 500 ene
oN 41 on
oN 500 an
aN 50 an
aN 317 un
aN 368 en
aN 453 on
aN 500 ant
aN 500 am
aN 500 urn
e 500 i
Qto\$ 482 d
Qto\$ 44 t
Qto\$ 207 tt
Qku\$ 500 g
Qku\$ 116 ck
Qku\$ 68 c
Qdo 21 d
Qdo 356 dd
i: 500 ui
ja 500 sa
ja 500 sua
jua 33 sua
kya 22 ca
kya 294 ka
kya 294 cha
kya 387 qua
kya: 69 ca
kya: 69 car
kya: 69 cal
kya: 69 ka
Qkya 167 cca
Qkya 167 cka
gya 22 ga
gya 219 gua
gya: 69 gar
gya: 69 ga
gya: 69 gal
nya 102 na
nya 248 gna
nya 248 nia
nya: 69 nar
nya: 69 nia
nya: 69 gnar
ja: 466 jar
ja: 66 ger
ja: 466 gar
ja: 466 jah`;
export const hangulSpellings: string = `\$ 30
\$ 250 e
^ 10
ㄱ 63 g
ㄱ 150 k
ㄱ 165 c
ㄱ 220 ck
ㄱ 350 gg
ㄱ 442 ch
ㄱ 464 ke
ㄱ 493 gh
ㄱㅅ 59 x
ㄲ 56 c
ㄲ 100 kk
ㄲ 150 k
ㄲ 250 gg
ㄳ 100 k
ㄴ 6 n
ㄴ 300 nn
ㄴ 308 ne
ㄵ 100 n
ㄶ 100 n
ㄷ 39 d
ㄷ 200 t
ㄷ 300 dd
ㄷ 351 th
ㄷㅡ 34 d
ㄸ 0 t
ㄸ 100 tt
ㄸ 200 dd
ㄹ 70 r
ㄹ 100 l
ㄹ 180 ll
ㄹ 300 rr
ㄹ 400 rh
ㄹ 436 le
ㄹㄹ 20 l
ㄺ 100 k
ㄺ 100 lk
ㄻ 100 m
ㄼ 100 l
ㄽ 100 l
ㄾ 100 l
ㄿ 100 p
ㅀ 100 l
ㅁ 4 m
ㅁ 300 mm
ㅁ 334 me
ㅂ 62 b
ㅂ 113 v
ㅂ 220 p
ㅂ 300 bb
ㅂ 368 w
ㅂㅡ 168 b
ㅃ 0 p
ㅃ 100 pp
ㅃ 200 bb
ㅄ 100 p
ㅅ 120 s
ㅅ 227 c
ㅅ 246 t
ㅅ 250 sh
ㅅ 250 ss
ㅅ 398 th
ㅅ 403 ch
ㅅㅡ 33 s
ㅅㅡ 359 th
ㅅㅡ 413 z
ㅅㅣ 222 sh
ㅆ 60 c
ㅆ 70 ss
ㅆ 120 s
ㅈ 100 j
ㅈ 125 g
ㅈ 146 s
ㅈ 215 z
ㅈ 250 ch
ㅈ 300 zz
ㅈ 359 ds
ㅈ 469 ge
ㅈㅣ 337 g
ㅉ 100 jj
ㅉ 150 j
ㅉ 300 tz
ㅊ 80 ch
ㅊ 176 t
ㅊ 200 c
ㅊ 214 ts
ㅊ 267 z
ㅊ 290 tch
ㅊ 359 tz
ㅊㅣ 93 ch
ㅊㅣ 225 c
ㅋ 65 c
ㅋ 90 k
ㅋ 200 ck
ㅋ 300 cc
ㅋ 321 ch
ㅋ 394 qu
ㅋ 448 q
ㅋㅡ 122 k
ㅋㅡ 185 c
ㅋㅡ 259 ch
ㅋㅡ 360 g
ㅌ 30 t
ㅌ 250 tt
ㅌ 360 th
ㅌㅡ 46 t
ㅌㅡ 422 d
ㅍ 65 p
ㅍ 100 f
ㅍ 250 ff
ㅍ 284 ph
ㅍ 300 pp
ㅍㅡ 173 f
ㅍㅡ 176 p
ㅍㅡ 290 v
ㅍㅡ 359 ph
ㅎ 17 h
ㅎ 354 g
ㅎ 354 j
ㅎ 372 f
ㅎ 372 kh
ㅎ 372 wh
ㅏ 38 a
ㅏ 205
ㅏ 258 ar
ㅏ 300 ah
ㅏ 327 o
ㅏ 350 aa
ㅏ 408 e
ㅏ 493 i
ㅐ 23 a
ㅐ 150 ae
ㅐ 200 e
ㅐ 250 ai
ㅐ 341 ac
ㅐ 351 at
ㅐ 410 an
ㅐ 410 ap
ㅐ 410 c
ㅐ 432 ar
ㅐ 461
ㅐ 461 as
ㅑ 66 a
ㅑ 70 ya
ㅒ 100 yae
ㅓ 128 er
ㅓ 169 a
ㅓ 180 eo
ㅓ 217 u
ㅓ 227 o
ㅓ 240 e
ㅓ 326 ur
ㅓ 336 or
ㅓ 350 uh
ㅓ 372 ar
ㅓ 377 ir
ㅓ 402 re
ㅓ 426 ure
ㅓ 458 are
ㅓ 471 ou
ㅓ 500 ear
ㅓㄹ 366 r
ㅔ 35 e
ㅔ 208
ㅔ 274 a
ㅔ 300 ai
ㅔ 300 ay
ㅔ 401 er
ㅔ 413 et
ㅔ 447 en
ㅔ 476 el
ㅔ 500 ea
ㅕ 52 io
ㅕ 100 yeo
ㅕ 205 ure
ㅕ 250 you
ㅕ 250 yu
ㅕ 274 ia
ㅕ 300 ye
ㅕ 300 yo
ㅕ 300 yur
ㅖ 74 e
ㅖ 100 ye
ㅖ 204 h
ㅗ 21 o
ㅗ 300 oh
ㅗ 302 or
ㅗ 369 au
ㅗ 430 ow
ㅗ 457 al
ㅗ 457 oa
ㅗ 492 aw
ㅗ 492 ot
ㅗ 500 a
ㅗ 500 eau
ㅘ 70 wa
ㅘ 130
ㅘ 170 w
ㅙ 100 wae
ㅚ 100 oe
ㅚ 250 oi
ㅚ 250 we
ㅛ 70 yo
ㅛ 179 o
ㅛ 230 jo
ㅛ 300 yeo
ㅜ 68 u
ㅜ 207 oo
ㅜ 255 o
ㅜ 271 ou
ㅜ 296 w
ㅜ 303 woo
ㅜ 381 ew
ㅜ 399 uc
ㅜ 421 ui
ㅜ 450 ue
ㅜ 450 wo
ㅝ 100 wo
ㅝ 124 wa
ㅝ 156 war
ㅝ 200 weo
ㅝ 225 wer
ㅝ 225 wor
ㅝ 300 won
ㅞ 100 we
ㅞ 139 w
ㅞ 199 e
ㅞ 199 wel
ㅞ 269 a
ㅟ 82 wi
ㅟ 170 u
ㅟ 200 ui
ㅟ 280 h
ㅟ 309 us
ㅠ 58 u
ㅠ 100 yu
ㅠ 200 you
ㅠ 219 ew
ㅠ 288
ㅠ 306 ue
ㅠ 329 ch
ㅠ 329 eu
ㅡ 195
ㅡ 200 eu
ㅡ 228 e
ㅡ 250 u
ㅡ 398 o
ㅡㄹ 45 r
ㅡㄹ 266 le
ㅢ 100 ui
ㅢ 250 ee
ㅢ 250 eui
ㅣ 60 i
ㅣ 150 y
ㅣ 250 ee
ㅣ 256 e
ㅣ 269 a
ㅣ 350 yi
ㅣ 363
ㅣ 377 ie
ㅣ 400 lee
ㅣ 408 ey
ㅣ 421 ea
ㅣ 474 ic
ㅣ 500 igh
ㅣ 500 il
ㆁ 50 ng
ㆁ 99 n
ㆁ 377 nt`;
export const cyrillicSpellings: string = `\$ 1
- 300 e
- 330 h
- 450 o
- 420 r
- 450 u
- 450 w
^ 0
а 5 a
а 373 o
а 397 u
ай 113 ai
ай 282 ay
ай 262 ei
ай 161 i
ай 422 ie
ай 372 igh
ай 322 ij
ай 132 y
айв 120 ive
айд 200 aid
айд 120 ide
айз 150 ise
айз 150 ize
айз 300 yze
айк 91 ike
айк 315 yke
айл 258 ail
айл 158 ile
айл 188 yle
айм 250 aim
айм 200 eim
айм 120 ime
айн 158 ain
айн 104 ein
айн 158 ine
айн 358 yne
айс 308 ays
айс 126 ice
айс 308 is
айт 258 eit
айт 126 ight
айт 168 ite
айт 258 yte
ау 104 au
ау 264 aw
ау 149 ou
ау 105 ow
ая 156 aia
ая 186 aja
ая 46 aya
б 3 b
б 386 bb
бл 7 bl
бл 285 ble
в 16 v
в 201 w
г 33 g
г 403 gg
г 294 gu
г 162 h
д 1 d
дж 424 dg
дж 424 dge
дж 404 dj
дж 424 dzh
дж 199 g
дж 283 ge
дж 192 gi
дж 52 j
дз 60 dz
дз 200 z
дз 250 zz
е 396 a
е 413 ai
е 5 e
ер 344 ear
ер 74 er
ер 244 ir
ер 424 or
ер 146 ur
ер 185 yer
ж 146 g
ж 309 ge
ж 130 j
ж 409 s
ж 287 z
ж 98 zh
з 127 s
з 290 se
з 45 z
з 414 ze
и 452 e
и 409 ey
и 16 i
и 222 y
ий 165 i
ий 305 ii
ий 255 ij
ий 185 iy
ий 64 y
ия 19 ia
ия 291 ija
ия 241 iya
ия 341 ya
й 197
й 125 i
й 163 j
й 97 y
к 128 c
к 345 ch
к 340 ck
к 45 k
кв 361 cv
кв 101 kv
кв 211 kw
кв 71 qu
кз 300 cs
кз 150 kz
кз 90 x
кс 433 cc
кс 413 cks
кс 333 cs
кс 223 ks
кс 21 x
л 14 l
л 208 ll
ль 372 el
ль 102 l
ль 179 le
ль 96 ll
ль 272 lle
льо 450 gllo
льо 200 llo
м 2 m
м 422 mm
н 4 n
н 337 nn
нг 8 ng
нь 180 gn
нь 40 n
нь 250 nh
о 3 o
ой 103 oi
ой 44 oy
оу 105 o
оу 175 oa
оу 145 ou
оу 145 ow
п 7 p
п 283 pp
р 1 r
с 329 c
с 23 s
с 257 ss
с 259 z
ск 111 sc
ск 322 sch
ск 46 sk
сч 250 sc
сч 150 sch
т 12 t
т 256 th
т 358 tt
тс 60 ts
тс 150 tz
тс 250 z
у 247 oo
у 258 ou
у 23 u
у 361 w
уа 146 oi
уа 100 ua
уа 100 wa
уа 340 wha
уи 118 ui
уи 308 wee
уи 308 whi
уи 51 wi
уо 237 uo
уо 82 wa
уо 244 wal
уо 97 wo
уор 90 war
уор 300 wer
уор 80 wor
уэ 165 ue
уэ 195 wa
уэ 61 we
уэ 315 whe
ф 35 f
ф 233 ff
ф 168 ph
х 191 ch
х 62 h
х 186 j
х 191 kh
хь 100 h
ц 110 c
ц 399 cz
ц 449 ti
ц 101 ts
ц 309 tz
ц 150 z
цк 168 ck
цк 98 tsk
цк 168 tzk
цк 138 zk
ч 348 c
ч 398 cc
ч 20 ch
ч 348 ci
ч 348 cz
ч 318 tch
ч 378 tsch
ш 223 ch
ш 236 s
ш 173 sch
ш 51 sh
шн 450 cean
шн 150 schn
шн 150 shn
шн 170 tion
шон 200 schon
шон 150 shon
шон 120 tion
щ 308 sc
щ 104 sch
щ 68 shch
ъ 5
ы 120 i
ы 386 ie
ы 39 y
ь 1
ье 83 ie
ье 155 ier
ье 125 ye
ьо 250 illo
ьо 80 io
ьо 120 yo
ью 106 ew
ью 195 iu
ью 185 u
ью 285 ue
ью 228 ugh
ью 165 yu
ья 105 ia
ья 165 ja
ья 345 lla
ья 85 ya
э 116 a
э 432 ae
э 329 ai
э 48 e
э 406 he
эй 157 a
эй 313 ae
эй 193 ai
эй 105 ay
эй 193 ei
эй 223 ey
эйр 200 aer
эйр 60 air
эйр 250 eir
ю 413 eu
ю 296 ew
ю 303 iu
ю 254 ju
ю 41 u
ю 383 ue
ю 413 you
ю 233 yu
юн 351 oon
юн 101 un
юн 181 une
юн 81 yun
я 137 a
я 446 ea
я 147 ia
я 158 ja
я 121 ya
ё 100 e
ё 244 eu
ё 194 io
ё 294 o
ё 224 oe
ё 142 yo
ёр 72 er
ёр 212 eur
ёр 212 oer
ёр 262 or
ёр 162 ur
ђ 174 d
ђ 54 dj
ђ 144 j
є 136 e
є 136 ie
є 196 je
є 106 ye
і 440 e
і 440 ea
і 440 ee
і 12 i
і 261 y
ї 64 i
ї 185 ji
ї 115 yi
ј 164 i
ј 68 j
ј 121 y
љ 129 l
љ 59 lj
љ 179 ly
њ 290 gn
њ 140 n
њ 70 nj
њ 160 ny
ћ 58 c
ћ 98 ch
ћ 268 tj
ў 94 u
ў 154 v
ў 94 w
џ 173 dj
џ 113 dz
џ 173 g
џ 113 j
ґ 10 g`;
export const foreignNames: string = `word
AaaltoCronBbbadoDottDyCigailCrahamBdamEsCeleDnauerCjaniClerColfDrnoCrienneCvocaatBffleckBgassiDthaCnieszkaCuileraBhtisaariBidanCleenBlainDnDstairCbaneseDenizErtGoDrechtEightCcarazDottCdoEusCejandroDksandarDssandroFiaDxEanderEeiEievichCfredGoCiDceEiaDnaDsherEonEtairDtoClenFdeCmaDodovarConsoCphonseCtmanCvaroDinCyonaBmaliaDndaCberCeliaDrigoCmannCpereCundsenCyBnaDstasiaDtoleGyCcelottiCdersGenGonDreFaGsFiFottiFwEiyEopovEzejDyCgelFaFinaDusCistonCjaCnDaElenaEnDeEgretEtteDieCthonyDoineHtteEnioHniGsBpollinaireCpenzellerBrchieCdernCethaCgerichCianaCjenCkadyCleneCmaniDstrongCnaldoDieDoldDulfCseneCtemDhurBsheDleyCimovClanCsangeCtaireDorDridBttleeCwoodBudreyCgusteGoCroraCstinBvogadroBxelBzarenkaCnarEvourAbabisCchEeletCerbockCggioCileyCkerCleDkenendeDlackDzacCnderasCrackDbaraEelFrDdemEotDenboimDnesEierDrEettEichelloEosoEyFmoreDthesEokEyCsieElDsDtenCtesDistutaCudelaireBeatriceDuvoirCbetoCckenbauerEhamEyDquerelCdrichCethovenChringClaDindaDlEaEiniEowEucciDmondoCnDedictDitoDjaminDnettDoitDteEhamEleyEoDzEemaCrgEkampEmanEsonDiaDkeleyDliozEusconiDnankeFrdHoEdEhardEiniEsteinDryDtEoltGucciCssentEonCthDsyDteEinoEyCverlyCyonceCzosBidenCeberClesDlEyCnDocheCrgittaDkinCshopDmarckCzetBjornFdalenBlackDirEseDkeDnchettCinkenCoombergBobDbyCccaccioCgartChrCleslawDivarDsonaroDtEonCnaparteDdsDfrereDnardEieConeCrgEesDicEsDodinDrellCschCteroDticelliCulezCwieDmanCydDleBradEburyEleyDhmsDndoGnFtCechtDndaDttDwerDzhnevCianDdgetDgitteDnDtneyEtaGnyFenConislawEteDokeFsDsnanDwnCuceEknerDegelDndtlandEhildeEoCyantDceCzezinskiBubkaCchananCddyCffettEonCgattiCkeleDharinClgakovDlockCnuelCrberryDkeDnsDtonCshDterCtlerDtigiegEonByrdDonAcaesarCgeCitlinClderonDebDlaghanFsDvinGoCmeronDillaDpbellDusCnnavaroDovaDtonaCpekDoneCravaggioDdinEosoDlEaEoFsFttaEsonEyDmenDnegieFyDolFeFinaHeFynDpenterDrEerasEieDstenDterEierDusoDverCsalsDeyDillasDlavskaDsandraDtroCterinaDherineCuchyCvourBeausescuCcilFiaClineDsiusCrvantesCsarFeCzanneBhadDgallDlametDmberlainDnelEtalDplinDrleneGsFotteDseDucerDvezCekhovDlseaDneyDrEnenkoEylDsterHtonDvroletCiaraDracEicoCloeComskyDpinCrisFtaGianJeHeHnaIeGopheKrDyslerCuckDrchillBianoCceroClicCndyCtroenBlaireDncyDptonDraEenceEkDudeFiaGneCemenceIauGtDoDzioCiffFordDjstersDntFonDveCooneyDseCydeBobainCcteauCelhoDtzeeCleEmanEridgeEtteDinDleenEinsDtEraneDumbusCmaneciDeyCndoleezzaDneryEieEorGsDstantinEueloCokDlidgeDperCpernicusDpolaCrbusierEynDdeliaDeyDinneDneilleFliusDotDreaDtazarEesCstaEnerCtillardCulombDperinDrbetEtneyFoisBraigDnachDwfordDxiCichtonDstianoFobalCockettDsbyDweCuiseDyffDzCystalBumberbatchCnninghamComoCrieDryDtisCsterBynthiaBzeslawAdaCgChlCimlerDsyCkotaCleDiDtonCnDielGaGeGleDnyDteEonCphneCrioDrenEylDwinCshiellCveDidFeFsGonEnciEsDorCwnCyBeCanCbbieDorahDraDussyCfoeCgasEulleCirdreCjanClDacroixEhoyaDeuzeDonErsDphineCmiCnchDeuveDisFeDnisDzelCpardieuDpCrekDrickFdaCsantisDcartesEhampsBianaEeDzCcaprioDkensCderotDierCegoDselDtrichCjkClmaCmaggioCnahCorCracCsneyDraeliCxonBjokovicBmitriFyBollyDoresCmenicoDingoFiqueCnaldEtellaDizettiDnaCpplerCraDeenDisDotheaGyCstoevskyCugElasCwneyCyleBraghiEoslavDzenCewDyerCuckerBubcekCchampCdaDleyCfyCkeCllesCmasCncanDgaCpontCrasDerCsanDtinCvallBvorakBwightBylanAearlDpCstwoodBberhardBckartCoBdbergCdieCgarFdoCisonDthCmondDundCnaCoardoDuardCuardoCvardCwardGsDinBhrlichBichmannCleenDishCnarDsteinCsenhowerFsteinBlaineCeanorDnaCfriedeCgarCiDjahDnaEorDoDsabethItaEeDzaFbethClaDenDieEngtonEotGtEsCodieDiseDnCsDaDieDpethCtonCvisBmersonCilEeEiaFoEyCmaEnuelDettBndeCgelsCriqueCsorBpsteinBrasmusCicEaEhDkEaDnClingCmannoCnauxDestGoDstCrolCwinBsperCtelleDherBthanDelCienneBugenFeClerCniceCsebioBvaDnEsCeDlynDrtCgeniaCitaCoBwanBzioCraAfabienEoCllaCnnyCradayCssbinderCulknerDreDstoCyeBedererFicoClliniCrgusGonDmatEiDnandHezHinhoHoDragamoFnFriCynmanBibonacciCcoCdelCennesCgoClippoCnnConaCrthCsherCttipaldiBlaubertDviaCemingCoraEenceGtBordDemanDrestCsterCucaultCxBragonardDncesHcoFisHcoFoGisIeEkFlinEzFiskaDzierCedEdieEerickHkIsenDemanDnkieDudDyaCidaDederikeFmanFrichDtzBullerCrtwanglerAgabrielHaHeCetanoCgaErinCilDnsboroughHurgClbraithDileiGoEnaDlagherDoisDvaniCmowCrboDciaDdnerDethDibaldiDrettEyDthDyDzaCstonCtesCuckDdiDffDguinDltierDssCyeBeertChrigCmmaCneEvieveDnadyCorgFeGsFiaGnaCraldErdGoDgievDhardDmaineDshwinDtrudHeCtulioBheorgheCosnBiacomoDnfrancoElucaGigiEniCbsonCdeCelgudCggsClbertHoDlardEespieFtteEianCnaDoDsburgCoacchinoDrdanoEgiaGoDttoDvanniCroudCscardDelaCulianiHoFettaFoDseppeCvenchyBladstoneCennCinkaCoriaBodardDelCebbelsDtheCghDolCmezCnzalezGoCodyearCranDbachevDdimerEonDeDingDkyDsuchCslingCttfriedCuldDnodCyaBraceEieDfDhamDmsciDnadosEtDssDyDziellaCecoDenFspanDgEerEoryDtaEeCiegEzmannDffeyDgorGyDmmDntDshamCoDmykoDpiusBuaidoDrdiolaCcciCdrunCevaraCggenheimDlielmoCidoDllaumeFermoDnnessCllitCntherCsDtavGeGoCtenbergErresCusCyBwynethByorgyAhaakonDlandCbermasDsburgCckmanCgertyCiderCkkinenClDepEyDilhodzicDlEydayDonenCmelDillFtonDmettDsunCndelEkeDekeDkEsDnahEesDsCraldDdyDoldDperDrietFsGonEyDtDveyCsekCthawayCuerCvelCwkeEingDthorneCydnDekEsCzardDelBeaneyDrnEstDthFerCctorCdwigCgelDsethCideggerEiDfetzDkeEkiDneEleinErichEzDsenbergDtorClenFaFeDgaEeDioDleDmutCmingwayDsworthCndersonDinDkDriFkEyFkCpburnCrbEertDmanGnEesDnanGdezDreraDsheyDtzDveDzogCssEeCyerdahlBicksCddinkElestonCgginsClbertDdaEegardDlEaryEmanDtonCmmlerCndemithFnburgDgisCrscherCtchcockDlerBobbesCckneyCffmanClbeinDderlinDlandHeEyDmesCneckerDorFeCokeDstDverCpeDkinsDperCrowitzDstDtonCuellebecqCwardDellBristoBubbleCdsonCghEesDoClbertCmalaDboldtDeDphreyCntEerEingtonCsserlCxleyCygensAianBbrahimovicCsenBdaBgaCerCgyCnacioCorBkeDrBlariaCiescuCyaBmmanuelCreBndurainCgeEmarDmarDoDresEidCiestaDgoBohannisCsifBraCeneCinaDsCvingCwinBsaacDbelGlaHeDiahChmaelCidroDnbayevaCtvanBtaloBvanEkaCicaBzetbegovicAjaapCckEieEsonDobDquelineGsCggerCimeDrCkobCmesDieCnDaEcekDeEtDineDosDssonCredDiDoslawDuzelskiCsmineDonCvierCyBeanEneFieCffEersonEreyClinekCnkinsDnaEiferEyDsCremyDryDzyCsseEicaDusCterBillCmDenaFezDmyCriBoachimDnEnaDoDquimGnCbsCdieCeDlChannGesFssonDnEnyEsonClieCnahEsEthanDesDiCopCplinCrdanDgEeCschkaDeEfEpFhGineDhEuaDiahEpDpinCyDceCzefBuanEaEitaDrezCdeDgeDithDyChaCkkaClesDiaFnGaEeFtGteEoEusCnckerDeDgDiorCppEeCrgenCscelinoDtinCttaAkaczynskiCdarCfkaChloDnCiCjaCkaCmalaCndinskyDeDtEeCradzicEjanDelEnDinFeDlEoffCsparovCtarinaDeDharinaEeEleenErynEyDieDyaCurismakiCvanaughCyDlaCzimierzBeanuDtonEsCirEaDthClloggEyDseyDvinCnDnedyFthEyDtCplerCrenskyDshawCvinCynesBhrushchevBidmanCeranEkegaardCllyCmDberlyDiCngCplingCrchnerDillDkDstenFieCssingerCtBlaasDraDusCeeDiberEnDmpererCimtDnsmannCobucharDppDseBnightGleyCowlesCutBobeCchCdalyCepkaCfiChlCnradDstantinCstnerBramerCistenFianCoosCugmanDppCzysztofBubitschekDrickCnderaCrtDzByleDianEeCriakosAlaCetitiaCfayetteCgardeDerfeldFlofDrangeChmCmbertoEorghiniDpardCnaDcasterEeDdauDeCplaceCraDisaDryDsCsordaDzloCudaDraEenGtEieDtrecCvoisierDrentyEovCwrenceDsonBeCaDhCblancDronCclercCdgerCeDuwenhoekCgerCibnizDlaCmDmonCnaDdlDiEnDnonCoDnEardHoEidFeDpoldDsCpenCrmontovDoyCslieDsingDterDzekCtiziaDtaCvCwandowskiDisCyenBiamCchtensteinCeselClaDlianDyCncolnDdaEgrenEsayDekerDnaeusEeaConelCpnitskayaDpiCsaDztCttleCviaCzDaBjubomirBlosaDydBockeCfvenCganCisClaCngCpeEzCrcaDedanaEnzoEttaDiDraineCtharDteCuDisFaFeDrdesCvecraftCweEllCyolaBucaEsDhinoDiaFnoEeFnElleEoDyCdlumDmilaDwigCgosiCigiDsEaCkakuEshenkoFzDeClaCndgrenCtherDnickBydiaCleCnchDdonDnCudmilaAmaartenCcDarthurDhiavelliDmillanDriEonCdduxDeleineDisonDonnaDuroCeCgdaFlenaDellanDgieDnusDritteChlerCjorClcolmDdiniDevichDkovichDlarmeDthusDyszCndelaEyDetDfredDnEerheimDoelDsellDtleDuelCradonaDcEelGloGoEiaEoFsEusDgaretIeGitaEotEretheEueriteDiaFhFnneGoEeElynEnFaFeEoEtDjorieDkDleeFneEoweDquezDshallDtaEhaEinGaGeHzDvinDxDyCsonDsaEenetEimoDtroianniCteuszDhieuFldeDisseDsDtEeoEhauHsFewHsFiasEiFsDveyCudeDghamDpassantDreenEiceGioEoCxDimFeFilienEneDwellCyDaEkovskyDweatherBbappeBccainErthyGneyDonaugheyFnellEyCdonaldCenroeCilroyCkellenDinleyCnamaraCqueenBedvedevIaCgDanDhanChtaClaniaGeDenchonDinaFdaEssaDlonDoniDvilleFnCndeleevGssohnCrcedesEkxEuryEyDkelDylDzCssiFaenDutCtteFrnichCyerBiaCchaelHaEelangeloGeGinGleDkelsonFyEiewiczCesCguelCkaDeDhailDkoClanDeiEsDlEerEieEsDosFevicFzDtonCmiCnnelliEieCrandaDceaDeilleDiamDkoDoCshustinCtchFellFumDsotakisDterrandBladicBodestDianoEglianiDricCliereDlyDotovCnaDdaleErianDetDicaEqueDkDroeDtaigneFndEesquieuFverdiEgomeryEserratCoreCralesEviaEwieckiDeauEnoDganDoDriconeFsGonDseDtenCurinhoCzartBuchaCellerCllerDroneyCnchDroCrdochDilloDnauDphyDrayCskDsoliniFrgskyCtiByersCraDtleAnabokovCdalDellaEzhdaCgyCipaulCncyDsenComiCpoleonCtaliaGeEshaDhanGielCvalnyDratilovaCzarbayevBeesonCilCllEieDsonCrudaCsboDtorCtanyahuCuerDmannCvilleCwsomDtonCymarBguyenBicanorDcoloDholasGsHonDkElausDolaeGsFeCelsFenDtzscheCgelDhtingaleCinistoCkitaDlasDolaiGusEsClsCnaDoCroCxonBoahDmCbelCelDmieClanCraDbertDiegaDmaFnDrisCvakElisBunoByeCkanenAobamaCradorBctaviaGoBdetteCileBffenbachBksanaBlafCeDgCgaCiveFrEiaFerClieCofCsonBnassisBpheliaCpenheimerCrahBrbanCffCnellaCsonCtegaDizCvilleCwellBsborneCcarCimCwaldBtisCtoBwenBzilConApabloCcinoDquiaoCganiniCigeClmeFrDtrowCmDelaColoCpandreouCrkerCscalDoliniDqualeDternakFurCtriceGiaGkDsyDtersonEiCulEaEetteEiFneEoCvarottiDelDlovCwelCyneCzBearlEsonCdroCggyCkkaCleDosiCnceDelopeDnCpDeCrDcyDezDkinsDonDraultEyDsieCskovDsoaCtainDeErDrEaFrcaEoDterCugeotBfeifferBhelpsCilEipGpaHeElipsCoebeEnixCyllisBiafDnoCcassoDhaiCerEceEoEreDterEroCkettyCneraDochetCotrCquetCrandelloDloCssarroCttBlacidoDnckDtiniDyerCushenkoBodolskiCeCgbaCincareDtierClanskiDkDliniEockEyCmpeoEidouCpperCroshenkoDscheDterEiaCulencDssinCwellBradaCedragDsleyEtonCiceDgozhinDmoDscillaDtzkerCodiDkofievDstDustBucciniCigdemontCjolsClitzerCrcellCshkinCtinBynchonAquayleCeenDntinCincyDslingArabelaisCchelEmaninoffDineCdcliffeDovanCfaelDfaelloCgnarCikkonenDnerDsaCjoyCkiticClphCmeauDirezDonEsDzanCndolphEyDkinDsomeConicDulCquelCsmusGsenDputinCtkoDtleCvelCyDmondBeaganCbeccaCdfordDonCedDvesCginaGldEsCineEfeldtEhardDschauerCmarqueDbrandtDiCnateFoEudDdellDeDoEirDziEoCpinCspighiCxCyesDnoldsBhodaDndaCysBicardoDcardoDeDhardHsonEelieuEterDkEyCemannChannaCjkaardCleyDkeCmbaudCnatDoCshiCtaCvaldoDeraBobDbenEieDertGaGoGsEspierreDinFsonCccoDkefellerCdinDneyDrigoGuezCentgenCgerFioFsClandDfDlsCmainEnoGvErioDeoEroDneyDyCnDaldGinhoGoConeyDseveltCsaErioDeEmarieHyDieDsEellaHiniEiniDtropovichCthschildCuaultDrkeDsseauGffCwlingCxanneCyDalBubenFsDinsteinEoDyCddDolfDyCmsfeldCpertDrechtCshdieDlanDsellDtamCthEerfordDteCudByanAsaakashviliDrinenCbalenkaDineCganChraCintexuperyFsaensCkharovClazarDinasFgerDlyDmaFnDvadorFtoreEiniCmDanthaDprasDuelCnchezDdersElerEorEraFineFoDnaDterCrahEmagoEndonDkozyDtreCshaDsoonCtieCulEiBcaliaDrlattiFettChaubleDefflerDiefferFleEllerDmidtDoenbergEfieldElzEpenhauerDroderGingerDubertEmacherGnnFerFpeterDwarzeneggerEeinsteigerGtzerCorseseDttCrantonDiabinBeagalDnCbastianIoCgoleneClenaEsCniorDnaCrenaDgeFiEioCthCuratCydouxBhakespeareDneEnonDrapovaEonDwCearerDeranDilaEnbaumDldonEleyDvardnadzeEchenkoCiffrinDrleyCoiguDstakovichBibeliusCdneyCegfriedDmensDnkiewiczEnaCgmarEundDourneyDurdClkeDvaEioCmenonDmonsDonFaFeDpsonDsCnatraDeadDnerCobhanCsleyDsyBlobodanBmetanaCithBneijderCipesCowdenCyderBoaresCfiaDyaCkurovClangeDomonDtiDveigDzhenitsynCniaCphiaFeCrenDosCtoEmayorCusaCyinkaBpaceyCencerCielbergEthDnozaCringsteenBtacyDlinEloneDnislavIwEleyDrmerErDthamCefanEfiDinbeckFmeierDllaDndhalEmarkDphaneHieFenDveFnGsDwartCielikeDglitzDngCochDjkovicDltenbergDneCraussEvinskyDeepEisandDindbergCuartDbbBuarezCeCkerCllivanCnakCsanFnaGeDieCttonCzanneBvenDtlanaBwankCiatekDftBybilFleClvainEesterEiaFeBzymborskaAtabareDithaCdeuszCftClleyrandCmaraCniaCraEntinoEsDjaDkovskyCtianaDumCylorBchaikovskyBedCllerCmerCnnysonCresaFhkovaDryCslaDsBhackerayDtcherCeaDlmaDoEdorHeEphileDresaGeEonDszCiagoDbautDelErryDloComasEpsonEsonDrEeauEntonEpeEstenCunbergCyssenBiffanyCllersonCmDoEthyDurCnaCtoBobiasDyCddCkarczukCledoDkienDstoyCmDmasoCnyCrbjornDresEicelliCscaniniCttiCulouseCveBracyDvisCevorCichetDerCotskyDussierDyCudeFauDffautDmanEpDssBsiprasDtsipasBuchelDkerCdjmanCrgenevDingDnbullEerCskBwainBylerCmoshenkoCsonAulfClaCrichEkeCyssesBmaCbertoBnaDmunoCderwoodBpdikeBribeCsulaBsainBtrilloBweAvaclavCgitClDentinIaIeErieFyDievaCnDceDessaCrgasCscoDilyDquezBelazquezCniaminCraDdiDhofstadtDlaineDmeerDneDonicaGqueDsaceEtappenCspucciCttelBicDenteDkiDtorGiaCggoCktorGiaCllaEeneuveFpinCnceFntDiciusColaEetaGteCrgilFniaHeCtalyDtorioCvaldiDianEenBladimirFslavBojislavClckerDodymyrDtaFireCnnEegutBucicCittonByacheslavAwagnerCjdaCldheimDesaDkerDlaceDtEerDzCrdDholDrenCshingtonCtkinsDsonDteauCwrinkaCyneBeaverCbbDerFnCinsteinDssflogDzsackerCllesleyEsCndersEyDgerCrnerEherCsleyDtEwoodBheelerCistlerDteFheadEneyCoopiBilburDdeFrsDhelmDliamHsFeDsonCnfriedDsletEtonCslawaCttEgensteinBojciechClfEgangCnderCodErowEsEyCrdsworthBrightBycliffeClerAxaverDiEerBiomaraAyagudinCkovCnaDnickFsDukovychCroslavBeatsCgorCkaterinaClenaDlenDtsinCvgenyBolandaCrgosCungBuliaCriCshchenkoBvesDtteConneAzaccheroniDhEariasGyCdieCgitovaCpataFeroBbigniewBdenekCravkoBeldaDenskyDlwegerBhannaCukovBicoCdaneCnaidaDedineBlatanBoeClaDtanCranCyaBuckerbergClemaBverevBweigCingli
a:ruto,aaruto
a:roN,애런,에런
abado
aboQto
abi:
abige:ru
e:burahamu,에이브러햄
adamu,아담,애덤
아담스,애덤스
aderu,아델
adenaua:,아데나워
aja:ni
아들러
adorufu,아돌프
adoruno
adorieNnu
아드보카트
afureQku
agashi
agasa
aguneshuka
agirera
ahatisa:ri
e:daN
e:ri:N
알랭
araN,앨런
arasutea,arisutea
arubani:ji:
arubenisu
알버트,앨버트
aruberuto,알베르토
aruburehito
oruburaito,올브라이트
arukarasu
orukoQto
arudo
orudasu
arehaNdoro,알레한드로
arekusaNdaru
알레산드로
areQshia
알렉스,앨릭스
arekusaNdoru,알렉산더,알렉산드르
arekuse:,알렉세이
arekushie:biQchi,arekushie:vichi
알프레드,앨프리드
arufuredo
ari,알리
arisu,앨리스
arishia
ari:na
arisheru
arisoN
arisuta:
ari:to
areN
ajeNde
aruma
arumodobaru
aroNso
arufoNsu
올트만,올트먼
arubaro
arubiN
aryo:na
amaria
아만다,어맨다
앰버
ameria
amerigo
amaN
aNpe:ru
amuNseN,amuNzeN
e:mi:,에이미
ana
anasutashia,anasutashiya
anato:ru
anatori:
aNcheroQti
aNdeshu
안데르센
앤더슨
앙드레
안드레아,앤드리아
안드레아스
안드레이
aNdoreoQti
aNdoru:,앤드루,앤드류
aNdori:
aNdoropofu
aNje:
앤디
aNheru
안젤라,앙겔라,앤절라
안젤리나,앤젤리나
aNgasu
anisutoN
a:nya,aNya
앤
안나
aNnare:na
아난
aN
aNnegure:to
aneQte,aneQto
ani:
aNsoni:,aNtoni:,안소니,앤서니,앤소니
aNtowa:nu,aNtowaN,앙투안
aNtowaneQto
안토니오
aNtonio:ni
aNtonisu
aporine:ru
아펜젤러
a:chi:
a:da:N
aresa
arugeriQchi
ariana
arieN
arukaji:
a:ri:N
aruma:ni
암스트롱
arunarudo
a:ni:
a:norudo,arunoruto,아널드,아놀드
arunurufu
a:seN,aruse:nu
aruchomu
a:sa:,arutu:ru,아서
aQshu
ashure:,ashuri:,애슐리
ashimofu
asuraN
asaNji,어산지
asutea
asuta:
asutoriQto
atori:
ato:Qdo
o:dori:,오드리
o:gyusuto
augusuto
o:rora
오스틴
abogadoro,avogadoro
akuseru
azareNka
asuna:ru
azunabu:ru,azunavu:ru
babishu
baQha,바흐
bachere,bachereto
beaboQku
baQjo
be:ri:,베일리
베이커
be:ru
barukeneNde
baraQku
baruzaQku,발자크
baNderasu
baraku,버락
ba:bara,바바라,바버라
be:beru
ba:ba:
barudemu
barudo:
bareNboimu
ba:Nzu
barunie
ba:
bareQto,배럿
barichero
baro:zo
bari:,배리
barimoa
baruto
baruto:ku
ba:ti
be:shi:
bajiru
ba:su
basuteN
be:tsu
batisutu:ta
bo:dore:ru,보들레르
beatorisu
bo:bowa:ru,bo:vowa:ru,보부아르
bebe:to
beQkeNbaua:
beQkamu,베컴
beQki:
bekureru
bedorujiha
be:to:beN,be:to:veN,베토벤
be:riNgu
be:ra
beriNda
beru,벨
bera
beQri:ni,beri:ni
bero:
beruQchi
berumoNdo
벤
베네딕토,베네딕트
beni:to,benito,베니토
beNhamiN,beNyamiN,벤자민,벤저민
beneQto,베넷
bunowa
beNte
beNsamu
beNtore:
벤투
beNtsu
beNzema
berugu,beruku
berukaNpu
beruimaN
berugusoN,berukusoN
beriya
ba:kuri:
berurio:zu
berurusuko:ni,베를루스코니
ba:naNki,버냉키
beruna:ru,버나드
berunarudo
beruNto
beruNharuto
beruni:ni
ba:NsutaiN,번스타인
beri:
ba:to
berutoruto
berutoruQchi
beQseNto,beseNto,베선트
beQsoN
besu
beQtsi
beQto
beQti:no
beti,beti:,베티
bibari:,bivari:
biyoNse,비욘세
bezosu,베이조스,베조스
baideN,바이든
bi:ba:
bairuzu
biru,빌
biri:,빌리
biN
binoshu
birugiQta
ba:kiN
bishoQpu
bisumaruku,비스마르크
bize:,비제
byoruN
byoruNda:reN
블랙
burea,블레어
bure:zu
bure:ku
buraNsheQto,블란쳇
buriNkeN,블링컨
buru:muba:gu,블룸버그
bobu,밥
bobi:,바비
boQkaQcho,boQkachio
boga:to
bo:a,보어
boresuwafu
boribaru
borusonaro,보우소나루
boruto,볼트
borutoN,볼턴
bonaparuto
boNzu
본프레레
bona:ru
boni:
bu:N
borugu
boruhesu,보르헤스
boriQchi
borisu,보리스
borodiN
boreru
boQshu
botero
boQticheQri,boQticheri
bu:re:zu
bo:i
bo:maN
boido,보이드
boiru
브래드
buraQdoberi
buraQdori:,브래들리
bura:musu,브람스
buraNdo
브랜던,브랜든
buraNto,브란트
burehito
브렌다
bureQto
buruwa:
burejinefu,브레즈네프
브라이언
burijiQto
브리지트
buriN
buritoni:
buriQta
buritani:
buriteN
buronisuwafu
buroNte
buruQku
buruQkusu,브룩스
burosunaN
브라운
buru:su,브루스
buruQkuna:,브루크너
buryu:geru
buruNtoraNto
buruNhirude
buru:no
브라이언트
buraisu
burejiNsuki:
bubuka
bukyanaN
badi
bafeQto,버핏
buQfoN
bugaQti
bukere
buha:riN
buruga:kofu
buroQku
bunyueru
ba:bari:
ba:ku,버크
번스
ba:toN
buQshu,부시
basuta:
batora:,버틀러
butijeQji
batoN
ba:do
바이런
kaesaru
ke:ji
ke:toriN
karuderoN
ke:rebu
kyarahaN
karasu,칼라스
karubaN,karubiN,karuvaN,칼빈,캘빈
karubi:no,karuvi:no
캐머런,캐머론
kamira,카밀라,커밀라
kyaNberu,캠벨
kamyu,카뮈
kaNnaba:ro
kano:ba
kaNtona
chapeQku
kapone
karabaQjo,karavaQjo
karudaN
karudo:zo,karudozo
ka:ru,칼
ka:ra
karuro,카를로
karurosu,카를로스
karuroQta
ka:rusoN
ka:ri:
카르멘
ka:negi:,카네기
ka:ni:,카니
캐럴,캐롤
kyaro:ru
karori:na,karorina
kyaroraiN,캐럴라인,캐롤라인
kyaroriN,캐럴린,캐롤린
카펜터
ka:
kare:rasu,karerasu
kyari:
karusuteN
ka:ta:,카터
karutie
karu:so:
ka:ba:
kazarusu
ke:shi:
kashi:jasu
chasurafusuka
kasaNdora
kasutoro,카스트로
kateri:na
katori:nu,kyasariN,카트린,캐서린
ko:shi:
kabu:ru,kavu:ru
chaushesuku,차우셰스쿠
seshiru,세실
seshiria
seri:nu
serushiusu
serubaNtesu,세르반테스
sesaru,seza:ru,sezaru
che:zare
sezaNnu,세잔
chado,채드
shaga:ru,샤갈
sharame
cheNbareN
shaneru
shaNtaru
chaQpuriN,채플린
sharure:nu
sharuru,샤를,찰스
sha:roQto,샬럿,샬롯
che:su
cho:sa:
chabesu,차베스
che:hofu,체호프
cherushi:,첼시
che:ni:,체니
she:ru
cheruneNko
sheriru,셰릴
체스터
chesutatoN
shibore:
kiara
shiraku,시라크
kiriko
kuroe,클로에,클로이
chomusuki:
shopaN,쇼팽
kurisu,크리스
kurisuta
kurisuchaN,크리스천,크리스티안
kurisutia:nu
kurisuti,kurisuti:,크리스티
kurisuchi:na,kurisuti:na,kurisutina,크리스티나
kurisuti:N,kurisutiN,크리스틴
kurisutofu
kurisutofa:,크리스토퍼
kuraisura:
chaQku
cha:chiru,처칠
chiano
shisero
chiriQchi
shiNdi,신디
shitoroeN
kurea,클레어
kuraNshi:
kuraputoN
kurara,클라라
kurareNsu,클래런스
kura:ku,클라크
kuro:do,클로드
클라우디아,클로디아
kurodi:nu
kuremaNsu
kuremaNso:
kuremaN
kureo
kurejio
kurifu
클리퍼드
kuraishuterusu
kuriNto,클린트
kuriNtoN,클린턴
kuraibu,kuraivu
kuru:ni:
kuro:zu
kuraido,클라이드
koba:N,kobe:N
kokuto:
koe:ryo,koeryo
kuQtse:
ko:ru
콜먼
ko:ruriQji
koreQto
koriN,콜린
kori:N
koriNzu,콜린스
koruto
korutore:N
koroNbusu,콜럼버스
komanechi
komi:
koNdori:za,콘돌리자
koneri:
koni:
kona:,코너
kona:zu
koNsutaNtaN
koNsuero
kuQku,쿡
ku:riQji
쿠퍼
koperunikusu,코페르니쿠스
koQpora,코폴라
korubyujie
ko:biN,코빈
ko:deria
ko:ri:
koriNnu
korune:yu
ko:neriasu
koro:
korea
korutasaru
korutesu
kosuta
kosuna:
kotiya:ru
ku:roN
ku:puraN
ku:rube
ko:toni:,코트니
kurutowa
kure:gu,크레이그
kura:naha,kuranaQha
크로퍼드,크로포드
kurakushi
kuraitoN
kurisuchia:no,크리스티아누
kurisutobaru
kurokeQto
kurosubi:
kurou
kuru:zu,크루즈
kuraifu
kurusu
kurisutaru
kaNba:baQchi
kaniNgamu
kuomo
kyuri:,퀴리
kari:,커리
커티스
kasuta:
shiNshia,신시아
chesuwafu
da
da:gu
da:ru
daimura:
de:ji:,데이지
dakota
de:ru
dari,달리
darutoN,dorutoN
댄
다니엘,대니얼
daniera
daniere
danie:ru
dani:,대니
단테
daNtoN
dafune,다프네,대프니
dario
dareN
dariru
다윈
dashi:ru
de:bu,데이브
dabi,dabido,debiQdo,데이비드,데이빗
dabide
da:biQtsu
debiQdosoN
daviNchi
데이비스
daboru
do:N
de:
de,do
딘
debi:,데비
debora,데버라,데보라
debura
dobyuQshi:,드뷔시
defo:
doga
dogo:ru,드골
diadora
deyaN
deru
dorakurowa
deraho:ya
duru:zu
doroN
doro:ru
derufi:nu
demi,데미
deNchi
donu:bu,donu:vu
doni
deni:su,deni:zu
denisu,데니스
덴절,덴젤
doparudyu:
deQpu
dereQku,dereku,데릭
deriQku
derida
디샌티스
dekaruto,데카르트
deshaN
다이애나
다이앤
diasu
dikapurio,디카프리오,디캐프리오
디킨스
didoro
didie
디에고
di:zeru
di:toriQhi,di:torihi
daiku
jiruma
dimajio
daina
dio:ru
diraQku
디즈니
dizure:ri
딕슨
jokobiQchi,조코비치
domi:tori:,domitori
드미트리
dori:
dororesu
domeniko
domiNgo
dominiku
donarudo,도널드
donatera
donizeQti
dona,도나
doQpura:
do:ra
dori:N
dorisu,도리스
dorotea
doroshi:,도러시,도로시
dosutoefusuki:,dosutoefusukii,도스토예프스키,도스토옙스키
dagu
dagurasu,더글라스,더글러스
dauni:,다우니
doiru,도일
doragi,드라기
doragosurabu
dorajeN
드루
doraiya:
doraQka:
dopucheku
dyushaN
duda
dadori:
dyufi
dyu:ku
daresu
dyuma
daNkaN,던컨,덩컨
duNga
dyupoN
dyurasu
dyu:ra:
dushaN
dasutiN,더스틴
dyubaru,dyuvaru
doboruja:ku,doboruza:ku,dovoruza:ku,드보르자크,드보르작
dowaito,드와이트
딜런
a:ru,얼
a:pu
i:suto:Qdo,이스트우드
e:beruharuto
eQkaruto
e:ko
edoberi
edi,edi:,에디
에드거
edogarudo
ejisoN,에디슨
ediQto,이디스
edomoN
edomoNdo,에드먼드
edona
edoarudo
edowa:ru,edua:ru
eduarudo
edovarudo
에드워드
edowa:zu,에드워즈
에드윈
e:rurihi
aihimaN
airi:N,아일린
airiQshu
e:na:,e:naru
aiNshutaiN,아인슈타인
아이젠하워
e:zeNshute:N
ere:N,ire:N,일레인
erenoa,erinoa,엘레노어,엘리너
erena,엘레나,옐레나
erufuri:de
eruga:
i:rai
iraija,일라이자
eri:na
erina:
erio
eri:zabeto,erizabe:to
erizabeQta
eri:zu
iraiza
erizabesu,엘리자베스
era,엘라
ereN,엘런,엘렌
eri:
eriNtoN
erioQto
엘리엇
erisu,엘리스
erodi
eroi:zu
i:roN,일론
erusu
erusa,eruza,엘사
erushi:
erusupesu
엘튼
erubisu,엘비스
emasoN
e:mi:ru
emi:ru,에밀
emiria
emirio
에밀리
ema,에마,엠마
emanueru,emanyueru,에마뉘엘,엠마뉘엘
emeQto
eNde
엥겔스
eNrike,엔리케
aNso:ru
epusutaiN,엡스타인,엡스틴
erasumusu
에릭
erika,에리카
e:riQhi,e:rihi,eriQhi,에리히
eriku
e:rika
eriN,에린
a:riNgu,eruriNgu
erumaNno
eruno:
어니스트
erunesuto,에르네스토
eruNsuto,에른스트
ero:ru
erubiN,eruviN
esupa:
esuteru
esuta:,에스더
i:saN,에단
eseru
echieNnu
oigeN
uje:nu,yu:jiN
oira:,오일러
yu:nisu
euzebio
eba
ebaN,에반,에번
에반스,에번스
이브
eburiN,evuriN,iburiN,ivuriN,에벌린,에블린
eba:to
efugenia,efugeniya
ebi:ta
ebo
yuaN
etsio
ezura,에즈라
fabiaN
파비오
farya
fani:
farade:
fasubiNda:
fo:kuna:
fo:re
fausuto
fe:
federa:,페더러
페데리코
feri:ni
fa:gasu
fa:gasuN,퍼거슨
feruma:
ferumi
ferunaN
ferunaNdesu
ferunaNji:nyo
페르난도
feragamo
feraN
fera:ri
faiNmaN,파인만,파인먼
fibonaQchi
fitso
피델
faiNzu
fi:go
firiQpo
fiN
피오나
fa:su
피셔
fiQtiparudi
furo:be:ru,furobe:ru,플로베르
furabia
플레밍
furo:ra
플로렌스
furo:raN
포드
foamaN
foresuto
포스터
fu:ko:,푸코
폭스
furagona:ru
furaNsesu
프란체스코
프란치스코,프랜시스
furaNshisuko,프란시스코
furaNko
furaNsowa,프랑수아
furaNsowa:zu,프랑수아즈
프랭크
furaNkuriN,프랭클린
furaNtsu,프란츠
furaNtsisuka
fure:ja:
프레드
furedi,furedi:,프레디
프레더릭,프레드릭
furederiku
furederikuseN
프리먼
fureNki:
furoito,프로이트
fure:ya
furi:da
furi:derike
프리드먼
furi:doriQhi,furi:dorihi,프리드리히
프리츠
fura:,풀러
furutobeNgura:,furutoveNgura:
gaburieru,가브리엘
gaburiera
gaburie:re,gaburiere
gaeta:no
gaga
gaga:riN
ge:ru
ge:Nzubara
geNsubu:ru,geNzubu:ru
garubure:su
garire:,갈릴레이
garireo,갈릴레오
gari:na,garina
갤러거
garoa,garowa
garuba:ni,garuva:ni
gamofu
garubo
garushia,가르시아
가드너
garesu,gyaresu
garibarudi
gyareQto
garuri
ga:su
게리
garuza
gasutoN
ge:tsu,게이츠
gauku
gaudi,가우디
gaufu
go:gyaN,고갱
goruchie
gausu,가우스
ge:
heruto
ge:riQgu
jema
ji:N
junubie:bu,junuvie:vu
geNnaji:
georugu,georuku
jo:ji,조지
joruju,조르주
jo:jia
jo:ji:na,jo:jina
geraruto,제럴드
jera:ru,제라르
herarudo
gerugiefu
geruharuto,게르하르트
ja:me:N,jerume:nu
ga:shuiN,ga:shuuiN
gerutoru:to
ga:toru:do
jeturio
georuge
go:N
jakomo,자코모
jaNfuraNko
jaNruka
jaNruiji
jaNni
gibusoN,깁슨
jiQdo,jiido
gi:ruguQdo
gigusu
giruba:to,길버트
jiruberuto
gira:do
garesupi:,giresupi:
jireQto
jiriaN
ji:na,지나
ji:no
giNzuba:gu
joaki:no
joruda:no
joruja,조르자
jorujo,조르조
joQto
jobaNni,조반니
jiru:
jisuka:ru
gi:zera
juria:ni
juria:no
jurieQta
jurio,줄리오
juseQpe,juzeQpe,주세페
jibaNshi:
guraQdosuto:N,guraQdosutoN
gureN,글렌
guriNka
guroria,글로리아
goda:ru
ge:deru
geQberusu
ge:te,괴테
goQho,고흐
go:gori,고골
gomesu
goNsaresu,goNzaresu,곤살레스
goNsaro
guQdoiya:
goraN,yo:raN
gorubachofu,고르바초프,고르바쵸프
go:dima:
고든
goa,고어
ge:riNgu
go:riki:
go:saQchi
gosuriNgu,gozuriNgu
goQtofuri:to
gu:rudo
guno:
goya,고야
gure:su,그레이스
gure:shi:
gurafu
gurahamu,gureamu,그라함,그레이엄
guramushi
guranadosu
그랜트
gurasu
gure:,그레이
guratsiera
gureko
guri:N,그린
guri:NsupaN,그린스펀
그레그,그렉
guregeru
guregori:,그레고리
gureta,그레타
gure:te
guri:gu,그리그
guri:zumaN
gurifi:
gurigoru
gurigori:
gurimu
guriNto
gurishamu
guro
guromuiko
guropiusu
guaido
과르디올라
guQchi
gudoruN
gebara,게바라
guQgeNhaimu
gurierumo
guido
giyo:mu
gijerumo,girerumo
ginesu
furiQto
guNta:
gasu
gusutafu
gyusuta:bu,gyusuta:vu,귀스타브
gusutabo,gusutavo
gu:teNberuku
gute:resu,guteresu,구테흐스
fu:su,거스
gai,gi:,가이
guuinesu,기네스
jeruji
ho:koN
ha:raNdo,홀란
ha:ba:masu
hapusuburuku
haQkumaN
hagati
haida:
haQkineN
haru
harepu
he:ri:
hariruhojiQchi
ho:ru,홀
aridi
haroneN
하멜
hamiru
hamirutoN,해밀턴
hameQto
hamusuN
heNderu,헨델
haNtoke
haneke
haNku,행크
행크스
haNna,한나,해나
hanesu
haNsu,한스
hararudo
ha:di
harorudo,해럴드,해롤드
ha:pa:,하퍼
harieQto
harisu,해리스
harisoN
hari:,해리
ha:to
ha:be:,하비
hasheku
hasaue:
haua:
haberu
ho:ku
ho:kiNgu,호킹
ho:so:N
haidoN,하이든
haieku
he:zu,헤이스
aza:ru
he:zeru,헤이즐
hi:ni:
ha:N
ha:suto
hi:su
heza:,헤더
ekutoru,hekuta:
he:tobihi,he:tovihi
he:geru,헤겔
hegusesu,헤그세스
haideQga:,haidega:,하이데거
haiji,하이디
haifeQtsu
haike
he:Qki
haine
haiNraiN
haiNriQhi,haiNrihi,하인리히
haiNtsu
haizeNberuku,하이젠베르크
e:to:ru
hereN,헬렌
herena
ere:nu
heruga
heruge
herio
here
herumu:to,헬무트
헤밍웨이
hemuzuwa:su
헨더슨
enaN
heNku
aNri,앙리
heNriQku
헨리
heNriku
heQpuba:N,hepuba:N,헵번
ha:bu
heruberuto,허버트
허먼
herumaN
erumesu
erunaN
erunaNdesu,에르난데스
erera
ha:shi:
herutsu
erube,eruve
herutso:ku
hesu
heQse,헤세
he:eruda:ru
hiQkusu,힉스
hidiNku,히딩크
hidorusutoN
higiNzu
hiruberuto
hiruda
hirudegaruto
hiru,힐
hirari:,힐러리
hirumaN
hirutoN
himura:
hiNdemiQto
hiNdeNburuku
hiNgisu
hirusha:
hiQchikoQku,히치콕
hiQtora:,hitora:,히틀러
hoQbuzu
hoQkuni:
hofumaN,호프만,호프먼
horubaiN
heruda:riN
horaNdo,홀랜드
oraNdo,올랑드
hori:,홀리
ho:muzu,홈스,홈즈
ho:neQka:
ona:
onore
fuQku
ho:suto
fu:ba:
ho:pu
hopukiNsu,hopukiNzu,홉킨스
hoQpa:
horobiQtsu
horusuto
ho:toN
uerubeQku
hawa:do,하워드
haueru
furisuto
haQburu
hadosoN
hyu:,휴
hyu:zu,휴스
u:go,ugo,yu:go,yu:go:,yugo:,우고,위고,휴고
헐버트
umara
fuNboruto
hyu:mu
haNfuri:,험프리
haNto,헌트
haNta:,헌터
haNchiNtoN,haNtiNtoN
fuQsa:ru
hakusuri,hakusuri:
hoiheNsu
이언
iburahimobiQchi,iburahimoviQchi,이브라히모비치
ipuseN,입센
aida
iga
aiga:
igi:
igunashio
i:gori,i:goru,이고르
aiku
ikeru
iraria
iriesuku
iria,iriya
imanueru,imanyueru
imure
iNduraiN,iNdyuraiN
iNge
iNgemaru
iNguma:ru
iNgo
aNguru
잉그리드
iniesuta
inigo
yohanisu
ioshifu
aira
아이린
iri:na,irina
아이리스
a:biNgu,a:viNgu
a:uiN
aizaQku,아이작
isaberu,izaberu,이사벨
izabera,이사벨라
이자벨
aizaia
ishume:ru
ishidoro
ishiNbaewa
ishutobaN
itaro
ibaN,iwaN,이반
ibaNka,이방카
ibicha
izetobegobiQchi
ya:pu
잭
jaQki:,재키
jakusoN,jakusuN,잭슨
제이컵,제이콥
jakuri:N,재클린
자크
jaga:
haime
jairu,자이르
ya:kopu,yakobu
제임스
제이미
yaN
ya:na
yana:cheku
je:N,제인
자넷,재닛
janiN
ya:noshu,yanoshu
yaNsoN
재러드
yari
yarosuwafu
yaruzerusuki
jasumiN,재스민
제이슨
habieru,하비에르
제이
jaN
jaNnu,잔
ji:ni:
jefu,제프
jefasoN,제퍼슨
jefuri:,제프리
ierineku
젱킨스
jena
제니퍼
jeni:,제니
ieNsu
제러미,제레미
jeri:,제리
ieji:,yeji:
jeshi:,제시
jeshika,제시카
hesusu,jezusu
ji:ta:
jiru,질
jimu,짐
himena
himenesu
jimi:,지미
iji:,iruji:
yoahimu
jo:N,조앤
joana,조안나,조애나
joaN,주앙
joakiN
hoakiN
jobuzu,잡스
jodi,jodi:,조디
jo:
조엘
yohaN,요한
yohanesu,요하네스
yohaNsoN,요한슨,조핸슨
존
joni:,조니
존슨
jori:,졸리
jona
yonasu
jonasaN,조나단,조너선
jo:Nzu,존스
joni
yo:pu
jopuriN
조던
ieruku,yeruku
horuhe,호르헤
yoshuka
hose,joze,조제,호세
yo:zefu,yosefu
juzeQpu
josefu,jozefu,조셉,조지프
josefiN,jozefi:nu,조세핀,조지핀
joshu
joshua,조슈아
josaia
yoshipu
josupaN
joi,조이
조이스
yozefu,yuzefu
fuaN,후안
fuana
fuani:ta
fuaresu
ju:do
jaQji
judisu,주디스
judi,주디
yuha
yuQka
ju:ru,ju:ruzu,쥘
juria,줄리아
furiaN,juriaN,줄리안,줄리언
juriana
juri:,줄리
jurieQto,줄리엣
쥘리에트
furio,훌리오
yuriusu
yuNkeru
ju:N
yuNgu,융
junia
yuQpu
jupe
yurugeN,위르겐
juseri:no
저스틴
yuQta
kachiNsuki
kadaru
kafuka,카프카
ka:ro
ka:N
kai
kaya
kaka
kamara,카말라,카멀라
kaNdiNsuki:
ke:N,케인
kaNto,칸트
kaNte
karajiQchi
karayaN,카라얀
kareru
kareN,카렌,캐런
kariN
kari:nu
카를
ka:rofu
kasuparofu
katari:na
ke:to,케이트
katarina
ke:te
kyasuri:N,캐슬린
kyasuriN
kyashi:,캐시
ke:ti,케이티
ka:cha
kaurisumaki
kabano:
ke:
ke:ra
kajimieshu
kianu,키아누
ki:toN
ki:tsu
kia,키어
ki:ra
ki:su,키스
keroQgu
keri:,켈리
kerushi:
kerubiN
keN,켄
kenedi,케네디
kenesu,케네스
keni:
keNto
kepura:,케플러
kereNsuki:
ka:sho:
kebiN,케빈
ke:Nzu,케인스
furushichofu,흐루쇼프,흐루시초프
kiQdomaN,키드만,키드먼
ki:raN,kiaraN
kerukego:ru,kirukego:ru
kiri:
kimu,킴
kiNbari:,킴벌리
kimi
kiNgu,킹
kipuriNgu
kiruchine:ru,kiruchineru
kiriru
ka:ku,커크
kirusuteN,kirusutiN
ka:suti
키신저
kiQto
kura:su
kura:ra
kurausu,클라우스
kure:
kuraiba:
kuraiN
kureNpera:
kurimuto,클림트
kuriNsumaN,클린스만
kurobusha:
kuroQpu,클롭
kuro:ze
나이트
naitore:
no:ruzu
kunu:to
코비
koQho
koda:i
kepuka
코피
콜
koNra:to,koNraQdo
koNsutaNchiN,koNsutaNtiN,콘스탄틴
kosutona:
kurama:
kurisuteN
kurisutiaN
kuro:su
kuru:gumaN,크루그먼
kuruQpu
kushishutofu
kubicheQku
kyu:buriQku,큐브릭
kuNdera
ka:to,kuruto,커트
kurutsu
kairu,카일
kiriaN,킬리안
kairi:,카일리
kiriakosu
ra
retishia
rafaieQto
ragarudo
raga:ferudo
ra:gerure:bu,ra:gerure:vu
raguraNju
ra:mu
raNberuto
raNborugi:ni
raNpa:do
rana
raNkasuta:
raNsu,랜스
raNdau
re:N
rapurasu
rara
rarisa
rari:,래리
ra:su,rarusu
raso:da
ra:suro:,rasuro
rauda
raura,ro:ra,로라
ro:reN,로런,로렌
ro:raN,로랑
ro:ri:
ro:toreQku
raboajie,ravoajie
rabureNchi:
raburofu,ravurofu,라브로프
ro:reNsu,roreNsu,로런스,로렌스
ro:soN
ru
rea
ria
ruburaN
르브론
rukure:ru
reja:
ri:,리
re:ueNfuQku
reje
raipuniQtsu
re:ra
remu
remoN
rena,레나
reNdoru
reni
re:niN,레닌
renoN,레넌,레논
reo,레오,리오
reoN
rena:do,레너드,레오나드
reonarudo,레오나르도
reonido
reoni:
reoporudo
reoshu
rupeN,르펜
re:rumoNtofu
riroi,리로이
resuri:,레슬리
reQshiNgu
resuta:
resheku
retitsia
reQta
refu
rebaNdofusuki,레반도브스키,레반도프스키
ru:isu,루이스
raieN
riamu,리암,리엄
rikiteNsutaiN
ri:zeru
raira
ririaN
riri:,릴리
riNka:N,링컨
riNda,린다
riNdogure:N
riNji:,riNze:,린제이,린지
rineka:
riNne
rinea
rioneru,리오넬
ripunitsukaya
riQpi
risa,리사
risuto,리스트
ritoru
ribia
rizu
raiza
ryubomiru
ryosa
roido,로이드
roQku
robe:N,rove:N
로건
roisu
rora
roNgu
rope
ropesu,로페스,로페즈
roruka
roreda:na
로렌초
roreQta
rori
rore:N
ro:ta:,rota:ru
roQte
ru:
rui,루이
rui:za
rui:zu,루이즈
rurudo
rabukurafuto,ravukurafuto
rou
ro:eru
royora
ruka,루카
ru:kasu
rukino
ruchia,rushia
ruchia:no,루치아노
ryushi:
ryushiaN
rushi:ru
ruchio
ru:shi:,루시
radoramu
rudomira
ru:tobihi,ru:tovihi,루트비히
rugoshi
rui:ji,루이지
ruisu
ruisa
rukaku
rukasheNko,루카셴코
ukashu
ru:ku,루크
rura,룰라
raNgureN
ru:sa:,ruta:,루서,루터
ratoniQku
ridia,리디아
rairu
riNchi,린치
riNdoN
riN
ryudomira
ma:ruteN
maQku
maQka:sa:,맥아더
makiaberi,makyaberi,makyaveri,마키아벨리
makumiraN
makuri
makuroN,마크롱
madaQkusu
maderiN,madore:nu
majisoN
마돈나
maduro,마두로
me:
maguda
magudare:na,magudarena
mazeraN
magi:,매기
magunusu
maguriQto
ma:ra:,말러
me:ja:,meja:
marukamu,marukomu,말콤,맬컴
marudi:ni
mare:bichi,mare:vichi
marukobiQchi,marukoviQchi
mararume
marusasu
marishu,mauishu
만델라
maNdi
mane,마네
maNfure:to,maNfureQdo
maN
maNneruhe:mu
manoeru
maNseru
maNtoru
manueru,마누엘
marado:na,마라도나
maruku
maruseru,마르셀
marucheQro,maruchero
marusero
ma:sha
maruko,마르코
marukosu
ma:kasu,마커스
마가렛,마거릿
marugare:te
marugari:ta,marugarita
marugo
marugure:te
maruguriQto
maria,mariya,마리아
maraia
mariaNnu
mariano
mari:,마리
maririN,마릴린,매릴린
mariN
mari:na,marina
mari:nu,마린
mario,마리오
ma:riQto
ma:jori:
ma:ku,마크
ma:ri:
mare:ne,marure:ne
ma:ro:,ma:rou
marukesu,마르케스
ma:sharu,마셜
maruta
ma:sa,마사
maruchiN,마르틴,마틴
maruchina
maruti:nu
marutinesu,마르티네스
ma:biN,마빈
marukusu,마르크스,맑스
meari,meari:,메리
메이슨
maQsa
masune
maQshimo
masutoroyaNni
mateushu
machu:
matirude
machisu,matisu,마티스
maQtsu
maQto,매트,맷
mateo,마테오
maQso:
mateusu
mashu:,매슈,매튜
mashu:zu
machiasu,matiasu
maQti
매티스
matobe:
mo:do
mo:mu
mo:paQsaN
mo:ri:N
mo:risu,모리스
maurishio
mauro
맥스
makisumu
makishimu
makushimiriaN
makushi:N
맥스웰
메이
maya
mayakofusuki:
me:ueza:
emubape,mubaQpe,음바페
make:N,매케인
maQka:shi:,maka:shi:,매카시
maQka:toni:,매카트니
makonohi:
makoneru,매코널
maQkoi
makudonarudo,맥도널드
maQkeNro:
maQkiroi,makiroi,매킬로이
maQkeraN
maQkiNri:,매킨리
makunamara
maQkui:N
medobe:jefu,medobedefu,medove:jefu,메드베데프
medobe:jewa,medove:jewa
megu
메간,메건
megaN
me:ta
merania,멜라니아
merani:,멜라니
meraNshoN
merina
meriNda
meriQsa,멀리사,멜리사
meroN
mero:ni,멜로니
merubiru,meruviru
merubiN,멜빈
meNdere:efu
meNderusuzo:N,멘델스존
merusedesu
merukusu
ma:kyuri:,머큐리
ma:shi:
merukeru,메르켈
meriru,메릴
merutsu,메르츠
meQshi,메시
meshiaN
mesuto
meQte
meQterunihi
maiya:
mia,미아
maikeru,mihaeru,mihyaeru,마이클,미하엘
mikaera
미켈란젤로
mike:re
mishuraN
miQsheru,misheru,미셸,미쉘
mikerusoN
miQki:
mitsukebichi,mitsukevichi
mi:su
migeru,미겔
mika
maiku,마이크
mihairu,미하일
miQko
miraN
mire:,밀레이
mairusu,mairuzu
miru
mira:,밀러
miri:
miruzu,밀스
miroshu
miroshebiQchi,mirosheviQchi,밀로셰비치
miuoshu
mirutoN,밀턴
mimi
mineri
mini:
미란다
mirucha
mire:yu
miriamu
miruko
miro
mishusutiN
미치
미첼
miQchamu
mitsotakisu
miQteraN,미테랑
muradiQchi,murajiQchi
modesuto
modiano
modiria:ni
modoriQchi,모드리치
morie:ru
mori:,몰리
morotofu
mona
moNde:ru
moNdoriaN
mone,모네
monika,모니카
moniku
moNku
moNro:,먼로
moNte:nyu
moNtaN
moNtesukyu:
moNteberudi,moNteverudi
moNgomeri:
moNsera:to,moNseraQto
mu:a,mua,무어
mora:resu,moraresu,모랄레스
morabia,moravia
morauietsuki
moro:
moreno
모건
moro
moriko:ne
morisu
morisoN,morisuN
mo:rusu,mo:su
mo:teN
mo:ri:nyo,모리뉴,무리뉴
mo:tsaruto,mo:tsuaruto,모차르트
muha,myusha
mora:
myura:
maruro:ni:,maruru:ni:
muNku,뭉크
maNro:
ma:doQku,머독
muri:ryo,muriryo
murunau
머피
mare:
masuku,머스크
muQsori:ni,무솔리니
musorugusuki:
mu:ti
마이어스
maira
ma:toru
nabokofu
nadaru,나달
nadera,나델라
najejida
naji
naipo:ru
naNshi:,낸시
naNseN
naomi,나오미
나폴레옹
nata:ria,nataria,나탈리아,나탈리야
natari:,나탈리,내털리
nata:sha,나타샤
ne:saN,네이던,네이선
nasanieru
nabarinui,nawarinui,나발니
naburachirowa
nazarubaefu
ni:soN
ni:ru,닐
neru
neri:
넬슨
neru:da,네루다
nesubo
nesutoru
네타냐후
noia:
noimaN
nebiru,neviru
nyu:samu
뉴턴
ne:ma:ru,네이마르
gueN
nikanoru
nikoro
nikorasu,니컬러스,니콜라스
nikoruzu
nikorusoN
닉
nikurausu
nikorae
nikora,니콜라
niko:ru,니콜
ni:rusu
ni:ruseN
ni:che,니체
나이절
naichiNge:ru
ni:nisuto
niki:ta
nikurasu
nikorai,니콜라이
nikorausu
nikosu
nirusu
ni:na
ni:no
ni:ro
닉슨
noa,노아
no:mu
no:beru,노벨
noeru
noemi
놀란,놀런
no:ra,nora,노라
noruberuto
noriega
no:ma,노마
노먼
norisu
nobaku,노바크,노박
noba:risu,nova:risu
nuno
nai
niQkaneN
obama,오바마
oburado:ru
okutabia
okutabio
odeQto
odi:ru
oQfeNbaQku
okusana
orafu,올라프
o:re
oregu,올레그,올레크
origa,oruga,올가
ori:bu,ori:vu
oriba:,올리버
oribia,올리비아
oribie,orivie,올리비에
ori:
orofu
orusoN
onashisu
ofi:ria
오펜하이머
opura,오프라
orubaN,오르반
orufu
orunera
o:soN,오슨
orutega
orutisu
o:biru,o:viru
o:ueru,오웰
ozubo:N
osuka:,osukaru,오스카
oshimu
ozuwarudo
오티스
오토
오언,오웬
ejiru
ozoN
paburo,파블로
pachi:no
paQkyao
pagani:ni
pe:ji
parume
pa:ma:,파머
parutorou
pamu
pamera,파멜라,패멀라
paoro,파올로
papaNdoreu
pa:ka:,파커
pasukaru,파스칼
pazori:ni
pasukua:re
pasuteruna:ku
pasutsu:ru,파스퇴르
patorisu
patorishia
패트릭
paQtsi
pata:soN,패터슨
pati
po:ru,폴
po:ra,폴라
po:reQto
pauri
po:ri:N
pauro
pabaroQti,pavaroQti,파바로티
pa:beru,paberu
paburofu,pavurofu
pabeu,paveu
pe:N
pasu
pa:ru
piasoN,피어슨
pedoro,페드로
pegi:
peQka
pere,펠레
peroshi,펠로시
펜스
penerope,peneropi:,페넬로페
peN
peQpu,펩
pepe
pe:ru
pa:shi:,퍼시
peresu,페레스
pa:kiNsu
peroN,페론
pero:
peri:,페리
perushi:
pesukofu
pesoa
petaN
pi:to,피트
pi:ta:,페터,피터
petoru,pyo:toru,표트르
petora
petoraruka
petoro
peQta:
pujo:
faifa:
펠프스
필
firiQpu,필립
firiQpa
필리프
필립스
fi:bi:,피비
feniQkusu
firisu
piafu
piano
pikaso,피카소
pichai,피차이
pieru
피어스
piero
pie:ru,피에르
pi:teru
pietoro,피에트로
piketi,피케티
pinera
pinocheto,피노체트
piotoru
pike
piraNdeQro,piraNderuro
piruro
pisaro
piQto
purashido
puraNku,플랑크
puratini
pure:ya:
purusheNko
podorusuki
po:,포
poguba
poaNkare
powachie,powatie
poraNsuki:
po:ku
pori:ni
poroQku
pori:
폼페오,폼페이오
poNpido:,poNpidu:
popa:
porosheNko
porushe
포터
po:sha
pu:raNku
puQsaN
paueru,파월
purada
puredoragu
puresuri:,프레슬리
puresutoN,프레스턴
프라이스
purigojiN,프리고진
puri:mo
purishira
puritsuka:
puro:di,purodi
purokofiefu,프로코피예프
purosuto
puru:suto,프루스트
puQchi:ni,푸치니
puQchidamoN,puchidemoN
puho:rusu,puhorusu
pyu:ritsa:,pyuritsa:,퓰리처
pa:seru
pu:shikiN,푸시킨
pu:chiN,푸틴
piNchoN
kue:ru
kui:N
kuueNtiN,쿠엔틴
kuiNshi:
kubisuriNgu,kuvisuriNgu
rabure:
레이철,레이첼
rafumaninofu,라흐마니노프
rashi:nu
radokurifu
radobaN
hafaeru,라파엘
rafaero,라파엘로
ragunaru
raikoneN
raina:
raisa
rahoi
rakitiQchi
rarufu,랄프,랠프
ramo:
ramiresu,ramirezu,라미레스
ramoN
ramosu
ramuzaN
raNdorufu
랜디
raNkiN
raNsamu
raoniQchi
rauru
rakeru
rasumusu
rasumuseN
rasupu:chiN
ratoko
ratoru
raberu,raveru,라벨
re:,레이
re:moN,레이먼드,레이몬드
re:gaN,레이건
rebeQka,레베카,리베카
reQdofo:do
rudoN
ri:do,리드
ri:busu,ri:vusu
reji:na
rejinarudo,레지널드
rejisu
re:nu
raiNferuto
raiNharuto
raishawa:
remaruku
reNburaNto,렘브란트
remi
rena:te
rena:to,renato
runo:
reNderu
rune
reno
runoa:ru,runowa:ru,르누아르
렌치
reNzo
re:piN
resupi:gi
렉스
re:esu
re:noruzu,레이놀즈
ro:da
roNda
ri:su
rika:do,rikarudo,리카르도
riQkarudo
raisu,라이스
rihyaruto,리차드,리처드
리처드슨
rishuryu:
rihiteru
riQku,릭
riQki:,리키
ri:maN
ria:na
raika:ruto
rairi:
riruke
raNbo:
rinato
ri:no
rishi,리시
rita,리타
ribaudo
ribera
robu,롭
roQbeN
robi:
roberuto,로버트
roberuta
hoberuto,로베르토
로버츠
robesupie:ru
robiN,로빈
robiNsoN,로빈슨
roQko
roQkufera:,록펠러
rodaN,로댕
rodoni:,로드니
rodorigo
rodorigesu,로드리게스
reNtogeN
로저
hojerio,rojerio
로저스
roraN
rorufu
ro:rusu
romaN
roma:no
romanofu
roma:rio
romeo
romero
romuni:,롬니
romi:
roN,론
ronarudo,로널드
ronauji:nyo
ronaudo,호날두
ru:ni:,루니
ru:zuberuto,ru:zuveruto,루스벨트,루즈벨트
ro:za,rosa,로사
rosario
ro:zu,로즈
ro:zemari:
ro:zumari:,ro:zumeari:,로즈메리
ro:ji:
rosu,로스
roQsera
roQseri:ni
roQshi:ni,로시니
rosutoropo:bichi,rosutoropo:vichi
rosuchairudo,로스차일드
ruo:
ro:ku
ruso:,루소
rusefu
ro:riNgu,롤링
rokusa:nu
roi,로이
rowaiyaru
rubeN
ru:beNsu,루벤스
ru:biNshutaiN
rubio,루비오
rubi:,루비
raQdo
ru:dorufu,rudorufu,루돌프
rudi
ramuzuferudo,럼즈펠드
rupa:to,루퍼트
ru:purehito
rashudi,rushudi
rusuraN
raQseru,raQsuru,러셀
rusutamu
ru:su
razafo:do
ruQte,뤼터
ru:do,ru:to
라이언
sa:kashibiri,saakashuviri
sa:rineN
sabareNka
sabi:nu,zabi:ne
sagaN
za:ra
saNtegujuperi
saNsa:Nsu
saharofu
saraza:ru
sarinasu
sariNja:
sari:,샐리
saruma
sarumaN
sarubado:ru
sarubato:re
sarubi:ni,saruvi:ni
samu,샘
samaNsa,사만다,서맨사
saNpurasu
사무엘,새뮤얼
saNchesu,산체스
샌더스
saNdora:
sha:Ndoru
산드라,샌드라
saNdori:nu
saNdoro
saNna
saNte:ru
sara,se:ra,사라,세라
sarama:go
saraNdoN
sarukoji,사르코지
sarutoru,사르트르
sa:sha
sasu:N
sati,사티
so:ru
sauri
sukaria
sukaruraQti
suka:reQto,스칼렛,스칼릿
shoibure
shefura:
shi:fa:
shi:re
shira:,실러
shumiQto
she:Nberuku
스코필드
shorutsu,숄츠
sho:peNhaua:,sho:peNhaueru
shure:da:,슈뢰더
shure:diNga:,shurediNga:,슈뢰딩거
shu:beruto,슈베르트
shu:maQha,shu:maQha:
shu:maN,슈만
shu:ma:,슈머
shuNpe:ta:
shuwarutseneQga:,슈워제네거
shubaiNshutaiga:
shubaitsa:,shuvaitsa:
sukoseQshi,sukoseQshi:,스코세이지,스콜세지
sukoQto,스콧
스크랜턴
sukurya:biN
sega:ru
sho:N,숀
sebasuchaN
sebasuchiaN
segore:nu
sere:na,serena,셀레나
seresu
shinia
sena
seri:na,세레나
seruju
seruge:,세르게이
seruhio,serujio,serujo,세르지오,세르히오
sesu,세스
su:ra
sedu
she:kusupia,세익스피어,셰익스피어
she:N,셰인,쉐인
shanoN,섀넌
sharapova,sharapowa,샤라포바
샤론
sho:,쇼
shiara:
shi:raN
shi:ra,실라
she:Nbaumu
셸던
sheri:,셸리
shewarunaze
sheucheNko
shifuriN
sha:ri:,셜리
shoigu
shosutako:bichi,shosutako:vichi,쇼스타코비치
shiberiusu,시벨리우스
shidoni:,시드니
ji:kufuri:to
ji:meNsu
sheNkebichi,sheNkevichi
shiena
jiguma:ru,jigumaru
ji:kumuNto,지그문트
shigani:
shiguru
jiruke
shiruba
shirubio,실비오
shimunoN
shimoNzu,시먼스
사이먼,시몬
shimona
shimo:nu
심프슨
shimuzu
shinatora
shine:do
shina:
shibo:N
shisure:
shishi:
surobodaN
sumetana
sumisu,스미스
sunaideru
sunaipusu
suno:deN,스노든
sunaida:
soaresu
sofi:ya
sofiya
soku:rofu
soraNju
soromoN,솔로몬
shoruti
sorube:
sorujeni:tsiN,sorujenitsiN
sonia
sofia,소피아
sofi:,소피
se:reN
sorosu,소로스
soto
sotomaiyo:ru
su:za
shoiNka
supe:shi:
supeNsa:,스펜서
supiruba:gu,스필버그
supi:su
supinoza
supuriNgusuti:N
sute:shi:
suta:riN,스탈린
sutaro:N,스탈론,스탤론
sutanisurafu
sutanisuwafu
sutaNri:,스탠리
suta:ma:,스타머
suta:
sute:samu
슈테판,스테판
shutefi
sutaiNbeQku
shutaiNmaia:
sutera,스텔라
sutaNda:ru
suteNmaruku
sutefa:nu
스테파니,스테퍼니
suti:buN
suti:vu,스티브
suti:vuN,스티븐
스티븐스
suchuwa:to
슈틸리케
sutiguriQtsu,스티글리츠
sutiNgu
sutoQfu
sutoikobiQchi
sutoruteNberugu,스톨텐베르그
suto:N,스톤
shutorausu,슈트라우스
sutorabiNsuki:,sutoraviNsuki:,스트라빈스키
sutori:pu,스트리프,스트립
sutoraisaNdo
sutoriNdoberi
suchua:to,스튜어트
sutubu
suaresu
su:
shukeru
saribaN,sarivaN,설리번
sunaku,수낵
su:zaN,수잔,수전
suzaNna
suzaNne
su:ji:
saQtoN
suzaNnu
subeN
subetora:na,스베틀라나
suwaNku
shifioNteku,shifyoNteku
스위프트
shibiru
jibire
shirubaN,shiruvaN
shirubesuta:,실베스터
shirubia,실비아
shirubi:,shiruvi:
shiNborusuka
tabare
tabisa
tadeushu
tafuto
tare:raN
tamara
tania
tara
타란티노
tarasu
taruya
tarukofusuki:
tachiana,tachiya:na,tachiyana,타티아나,타티야나
te:tamu
te:ra:,테일러
chaikofusuki:,차이코프스키,차이콥스키
테드
tera:
temeru
tenisuN
teresa,테레사
tereshikowa
teri:,테리
tesura,테슬라
tesu
saQkare:
saQcha:,대처
tea
seruma
seo,teo
teodo:ru
seodoa,시어도어
teofiru
teri:sa,teri:za,테리사
tere:zu
seroN
te:zu
chiago,tiago
tibo:
ti:ru
tieri,tieri:,티에리
tiro
to:masu,tomasu,토마스,토머스
toNpusoN,tomusoN,톰슨,톰프슨
tomusuN
to:ru
soro:
so:NtoN
so:pu
torusuteN
tuNberi
tiQseN
티파니
tira:soN
팀
timo
timoshi:,티머시,티모시
chimu:ru
티나
chito:,티토
tobiasu,토비아스
tobi:
toQdo,토드
tokaruchuku
toredo
to:rukiN,톨킨
torusutoi,톨스토이
tomu,톰
toNma:zo,toma:zo
toni:,토니
torubyoruN
to:resu,toresu,토레스
toricheri
tosukani:ni
toQti
tu:ru:zu
to:be
tore:shi:,트레이시
torabisu,트래비스
toreba:,트레버
torishe
toria:
torotsuki:,트로츠키
torushie
toroi,트로이
toru:de
torudo:,트뤼도
toryufo:
트루먼
toraNpu,트럼프
torasu,트러스
chipurasu,tsipurasu
chichipasu
tuheru
taQka:,터커
tsujimaN
tsuruge:nefu
chu:riNgu,튜링
ta:Nburu
ta:na:,터너
tusuku,투스크
to:e:N,트웨인
taira:,타일러
timosheNko
taisoN,타이슨
urufu
ura
ururiQhi,ururihi
ururike
yurishi:zu
yuma
uNberuto,움베르토
u:na
unamu:no
언더우드
aQpudaiku
uribe
a:shura,urusura,우르술라,우르줄라
우사인
yutoriro
u:be,u:ve
ba:tsurafu,batsurafu,va:tsurafu
wagito
baru
baraNtaN,varaNtaN,wareNchiN
wareNchina,wareNtina
bareNtaiN
bareri:
wareri:
wariewa
faN
baNsu,밴스
baneQsa,바네사,버네사
barugasu
basuko
washi:ri:,washiri:
basukesu
berasukesu
beniamiN
베라
베르디
feruhofusutaQto
berure:nu,verure:nu
ferume:ru
berunu,verunu,베른
beronika,베로니카
beroniku,veroniku
berusa:chi
ferusutaQpeN
besupuQchi,vesupuQchi
beQteru,feQteru
biQku,viQku
biseNte
biQki:
bikuta:,bikuto:ru,bikutoru,빅터
bikutoria,빅토리아
bigo,vigo
빅토르
bikutoriya
bija
birunu:bu,birunyu:bu,virunu:vu
birupaN
biNsu
baNsaN,biNseNto,vaNsaN,빈센트
binishiusu
baiora
bioreta
bioreQto,vioreQto
ba:jiru
ba:jinia,버지니아
birujini:
bita:ri:,bitari:,vitari:
biQtorio
bibarudi,vivarudi,비발디
비비안,비비언
bibieN,vivieN
uradi:miru,uraji:miru,urajimi:ru,urajimiru,블라디미르
urajisurafu
boisurabu
boruka:
borodimiru,uorodimiru,vorodimiru,볼로디미르
boruta
borute:ru,vorute:ru,볼테르
boN
bonegaQto,vonegaQto
buchiQchi,vuchiQchi
bitoN,vitoN
byachesurafu
바그너
waida
warutohaimu
waresa,바웬사
워커
uoresu,월리스
월트
waruta:,월터
uoruzu,월즈
워드
uo:horu,워홀
wareN,워런,워렌
washiNtoN,워싱턴
watokiNsu,watokiNzu
watosuN,왓슨
wato:
baburiNka,wauriNka
ue:N,웨인
ui:ba:
uebu,웹
베버
ue:beruN,ve:beruN
waiNsutaiN
baisufuroku
vaitsuzeQka:,waitsuzeQka:
ueruzuri:
웰스
beNda:su,veNda:su
웬디
beNgeru
veruna:,베르너
beruna:
uesuri:,웨슬리
uesuto
uesuto:Qdo
ui:ra:
hoiQsura:
howaito,화이트
howaitoheQdo
hoiQtoni:,휘트니
u:pi:
uiruba:
wairudo,와일드
uiruda:su
viruherumu,빌헬름
uiriamu,윌리엄
uiriamuzu,윌리엄스
윌리
윌슨
uiNfuri:to
uiNsureQto
윈스턴
bisuwaba,visuwava
biQto
uitogeNshutaiN,vitogeNshutaiN
boichefu,voichefu
vorufu
borufugaNgu,볼프강
waNda:
우드
우드로
우즈
udi,우디
wa:zuwa:su
raito,라이트
uikurifu
waira:
kusa:fa:
shabi
guzabie,guzavie,zabieru
shiomara
yagudiN
yakofu
yana
yaniQku,yaniku
yanisu
yanukobiQchi,yanukovichi
yarosurafu
ie:tsu,ye:tsu
ego:ru
ekateri:na
ere:na
iereN,옐런
eritsiN,옐친
ebugeni:,efugeni:,예브게니
yoraNda
yorugosu
yaNgu
yu:riya,yuria,yuriya
yu:ri,yu:ri:,yuri:
yushicheNko
ibu,ivu
ibeQto,iveQto
iboNnu
zaQkero:ni
zaQku
tsahariasu
zaQkari:,zakari:,재커리
ze:di:
zagitowa
sapata
sapatero
zubigunefu,zubigunyu:
zudeneku
zudorabuko
zeruda
zereNsuki:,젤렌스키
zeruuiga:
jaNna
ju:kofu
ji:ko
jidaN,지단
jinaida
jinedi:nu,지네딘
zurataN,즐라탄
zo:i,zoe
zora,졸라
zorutaN
zoraN
zo:ya
zaQka:ba:gu,저커버그,주커버그
surema
zuberefu
tsubaiku,tsuvaiku
tsuuiNguri`;
export const markedWords: string = `AaaiúnCrónBbadíaDújCbánDèsDéCgekürztCrahãoDégéEviationCánCílioCūBcadémieCciónGesDomanditàChizițiiCuáticoCáCçãoDõesCélCțiuniBdasıDśCemovićChésifCilovićClèneDétaCministracióNnErałComnánCriánCvokatbyråHųFátiHníCyaatömörCámekCãoCèrCéritoCílioEsonCóhatóságEivatalCıDyamanElaBerolíneaEnáuticasEportuáriaEvíasBfeganistãoCfrètementCganistánBgențiaGeiCglomeratiónGérationCjencisëClaéCnèsCraríaDemiaçãoDicolăDonómicaFômicoDupaciónDáriaGpariFníDícolaIsCustínCénorCênciaBhşapBibhilínCgüesCkštėCleránCméeCrcèadCsénCzsardzībasBjansıCdovščinaCoutéGsCtóBkadémiaHeEēmijasCcinėGsEováCgülCmenėCnīsteCınBlanízDpítványDrcónCbadéEniëErránDánskoCcaldíaFáDorcónCemánEãFoDzioùDšCfândegaDérezCgodãoFónDérieCiançaDmentaciónIrăIçãoHíciosCkotmánybíróságClmännaDèenDéEeFsEnCmacénDeríaDodóvarCpárCqueríaCsóCtınFdağCumínioCveràCánekCénCþingiCėjaCūksneBmapáDtniecībasEųCbasáidCerickéFčkeEykańskaKiCpliaciónCélieDnDricaHinHsFqueIsBnaïsCdražEéFsCgoulêmeDèleDéliqueCikóClægCnácskaConimăCraíCtonínDuérpiaDárticaDíguaDóniaGoCykščiaiCápolisCíbalCónBpartmanıGánDčeCdrošināšanaNsCerfeiçoamentoClicatăEkovanýchCpliquéesCurímacCvienībaBqtöbeCuíBrabiëEīyaHhDgónDsındaDucaníaDçatubaDújoDştırmaJlarıCbeidsmiljøEjdsmiljøEtsförmedlingenCchimèdeDidiecézeCdánDècheCgentiniëGyńskiGéHeEşChitecturăDīvsCiègeCmazémGnsEğanEşDendárizFiëEríaDádnehoDéEesCodbiedrībuCquidiócesisCrièreCsèneCtesaníaFãosCándanoIsCíanCājyaCıcaCşDivBsbjørnCesoríaIsCigurăriDáticaHoClıCociaciónGțiIaIeiIiFáciaCsembléeDistênciaDociacióHçãoGéHsEsiasiyasıDunçãoErantiënCunciónCılıBtaşehirCbildībuCenciónEçãoEțiaDşChènesDínaCkinsréalisClánticoDèticDéticaHoGkaiCrásCtivitàCvērtāCéCúnCıkBubéCditoríaCfsteckbürstenCgšdaugavasCkštasFeFojiEčiausiasisCrèleDélieGoCstraliëFíacaEurríkiEėjaDwärtigeKsDztráliaCtobúsEmatizaciónGçãoFehaničarFociónFáticosFóvilesEnomăEriséeGtéGzatăEværkstedFíaDénticoDójavítóEnomaHoEszervizCßenhandelBvancéesEçadaHosCelãFsDndañoCiaciónEțieDlésDācijasCløpCocaturăCrupalıCukatlıkByakkabıCdınCgünCsénCtaçCçaCşeEgülBzerbaijãoHyánCiëCúcarGesBçoDresDsDugueCõesCúcarCıqBéreaFsEoFsDienneIsGsDoportIsEspatialeMsBíbinnBïssataBñadidosBörBğrıCızBşağıAbabićDīteCcăuCdańChadırDreïnDçelievlerFsiDíaCiltíníCkalářEnlığıDıErFköyClcãoDázsEžDıkFçılıkCnaśDcáriaHoDdaríkinDkacılıkFsıEowościDskobystrickýFáCrberíaDcelonèsGóDišićDnabéDriêreIsEéDthélemyEoňEınDákDçaDónCteríaDıCuklötzeCvièreCwüCyamónDraklıEūtCñoEsCćaCčDkaCğcılarDçasıCşakErDkanlığıDrahFtDsavcılığıCžnyčiaHosBebéCdnářCgrænsetChçetDördeCjaïaClgiëDçikaDémEnDügyiCndrovėIsDešFovDgüDoîtCrényCsançonDchränkterFäftigungDkæftigelseDzerzésJiCtétiDülCverīnaDölkerungsschutzCylikdüzüCzpečnostKníEieczeństwaNoCñatCşiktaşBhopālCāratBiałaEejEoruśFstockaKiEymstokuFstokCberãoDliothèqueCedrībaDlorrússiaClişimCngölCobíoDlogíaCrleşikEiğiDógDštonasDžaiCskupstvíDpedømmeDtriţaCzottságDtonságiFsítóCèreFsCélorussieCênCólogoBjörgólfurEkEnCørnarBlandónDžekFvićCižiniEkoCoquéCáhaCízkoFémCöckerCümleinDteFnBodegónDøCgićDlárkaDotáDusławDárClañosDloréDničkiFšnicaDígrafoJsEvarCrdòDgåDsasıDzysławDászatDåsCsniëEíaDséDtadsrättsföreningUenCtaşDoşaniDtyánCuakéCyacáCîteFsCśniaCškoDnjakCżenaFkaCžidarEćBragançaDndkårFvæsenFãoEičevoDsileñaIoElovčeEíliaDtislavskýEřiDziliëEíliaDćaDșovCeandánDmsbelägeDtañaDžiceCicínDefumschlägeDttanniëEánicaJsIoCněCochéEēniDnisławCuntálDtăriaHeCzezińskiCàighCánaCäuCæðurCésilCêmeCíCónachCödCødrFeCückeGnFnerDmmerDnnDsselCāļiCăilaBucureștiCdowlańcyDějoviceJíchCjqësisëGoreDíaFsClharskýDvarıEārisCrgenländDsátilDçakCtánDãoCzăuCğdayDraCłgarskiBydleníCggðCtovéBàsquetBáchDsClticoCnDyászatiCraDbaraDóCsicaFoGsCvaroBâleCtDimentIsDsBäckEerCderChrCrDenCumeFrBådeværftCrdCtarDerBéatriceCbinnDéCdardCguinageJsCkésClaDgicaDiveauCninoiseDédicteCrubéCtonFsCziersBìnhBíoCróságBòsniaBóithrínCkasafnCltfelagCngCtharBöhmEeClgeDkowDümüCrjeDsEeCschBøeChnCrgeDnDreBùiBúlbhardDgaraGoCtorBücherGeiEnerCgeleisenChlDneFnCkeErClentDowCndelDyaminCrgerGmEschaftDoEoEsFuCstenhalterCyükFelçiliğiFçekmeceBývaniaBătdâmbângBądzsławBērnuFdārzsBěloruskoBœufBřeclavBūveDniecībaKsBưuAcabañaDeçaCcahuèteCdèCfeínaEïnevrijDfèDéEsCimánEãoDristìonaDtlínErìonaClderónDedoniëFóniaDlejónDçadaGinhaGosFsEõesDédonieCmagüeyErõesEçariDerúnDiñoEónDpañaDíEnCnapéDcelaciónEiónEúnDtónEùDèCoimhínDlánGnCpiatáEtánFãoCquetáCractèreEpicuíbaEïbesEşDibeñaDniceríaKsDpinteríaDreróFterínEièraHesFónEéDtonnéGéEãoEórioDvãoCseríoDinòDtañedaEellóInCtaluñaFàFánDegorieënDrìonaDólicaHoCvéeCzaquistãoCïmansDquesCñadaDonBearnógEáDthrúCfalùClníDtniecībaCntrinėFálníCrcetăriJiDrajeríaDveceríaDámicaDâmicasCstovníCàrnFagCļuDšBhacónDisleáinDpecóEéuDrcuteríaDusséeIsDîneCillánDnêsDńskiDșinăuCloéDébCocóDkwéDláisteDrvatskýCristóforosDudošDześcijańskaNiDámDétienIneCávezCâteauHxDuCãoCérifienCêneFsCíDnhCœurBiaránCentíficaKsJoDślaGkEninaCmbáethDetièreCnquièmeDtrónEuróHnDáedDéEmaCoèCpőCrcunvalaciónCtroënDtàDéEsCênciaHsBjónBloîtreCásicoDudiaGoCéDberDmentDrigoCínicaHsGoDodhnaCósBnocánBofetărieCjínClchónDecçãoEçãoDlectivitéEègeDonizaçãoDáisteDónDúnraDțEulCmandităDbustíveisDercializaciónMçãoJăFțDisiónFsãoEtéDmerciëleGçantsEunautéDpañiaGíaEriméIsEtabilitéEutaciónDtéDunicaciónIçãoDèsDércioDúnCnceiçãoFpciónFrtéFssionáriaEorrênciaDdomínioDfecçãoHõesEédDgélateurDnectéeDsejeríaEtanțaGrţaFitucióLnFruccióLnIçãoJõesIțiiHçãoIõesEultanțăHoríaHórioDtabilitàEràFôleEábilCoperaciónHtivăEératifJonJveLsDrdenaçãoCpisteríaCrporaciónDreduríaEánEèzeDtacéspedEésDuñaDéeCsméticosDánCtéCyoacánCöperatieKfKveCşkunBraolacháinCiançaHsEçãoDciúmaDstãGoFóbalGvãoCuithnechánCècheDmeCéationIsDdEitDmatoriumDéeCêperieCínócCóBsatornázásiCehországCillagvizsgálóCongrádCődeljárásBuauhtémocEtitlánCiabáCkráreňGnaFszdaCliacánCmairínEnáDméneCraçaoDéDățenieCstódioBzęstochowaKieKskaCłonekEwiekaBábaCceresCdizClidoCoCpsulasCrdenasDnicasDthaighCssioBâbleFsCmaraDbioCndidoCuBãesBécileCgCideDmeannaCliaEneCramiqueCspedesCtadachBíaCliosCrkevEveCtricosBódigoCrdobaDkiBôngCteEauEsDéBùirtBúcutaCirteannaBüneytBăileClinDărasiGșiCnCpitanCsuțaFăBēsisAdabiživCgánCilėsCmiánEãoDānCnmörkDutėDésDěkDışmanIlarıJıkCrlıqDželioHsCsmariñasCvídekEðDčnaCyanışmaCğıtımCňovýCşoguzBecoraciónCfensoríaCgréFsClegaciónDićDniškaCmirovićDocráticaEkratickáCnominaçãoDtarăEáriaEífricoCpartmanıDutaciónDósitosCrneğiDvişCschisăCtrásCuxièmeCzsőCčjaCğirmeniCšinėjeBhimitërBiaľničnáCeciséisEēzeDudonnéCfféréCméinCnamarquêsConičkoEísCputacióJnCrecciónFçãoFțiaEçãoCseñoGsDoluciónDtribuciónIiçãoKõesIțieCvačaDinópolisEsiónFãoCxièmeCözesanCğerCşBječjiBobiesławDrovolnýchHľnýChányboltCležalDníCmažliceDínguezDžaleCpravníCréEeEsCstálCuzièmeCwódcaCçDentCñaCğalEnDuEşBragišaEoşDhomíraDškoDžaFnEenFtaCeißigDjtësisëCieëntwintigDftställeCogueríaCumsöDštevFvenoGoDžEbaFeEstevnýCáhaEyCógCômeCăganCžaveFnaGiBubhánEógDéCchéCeñasCgaíChéCjųClceríaCnaújvárosCpréCrmuşDánCńskiCšanDekDkoDánekCżaBveřeCořákGaBzelzceļaCiałFającaJyGlnośćFkaDesiątegoEwiątegoGętnastegoCīvoklisBáireCmaEsoCnlannDskoFýCvilaBâmboviţaBächerDkCnemarkDischHeIsCumlerBébitoCcaféinéDhetsDimaFoDlaréeDoClDiEceDkeletiDnyugatCmocrateIieJqueElitionDénagementsCnesDomméHeCpannageErtementLalDortésDutéDôtFsCsiréGeCtailErtrantDecteurCvelopHpBíazCchuCezConteachCthorbaBñaBóraCzsaBôchodkováCmeBökümCrferDrEarCttrarCvlBøtreBúnlaithBübelCndarDgemittelFrDyaCsseldorfKerCzceBādraBąbrowskiBēlsBėžutėBębowaBějinClníciCtiCčínBışişleriBługaBřevařskéEoCíveBůchodovéhoCmBűlőBžamijaBươngAealaíneCstátBbanisteríaBcológicoDnomíaEómicaIoCrãCzacılıkBdiciónDficaciónEícioDçãoEõesCméCredónCucacióInFçãoFțieIiCéaCílsonBfraínBgyesületHtHésDházGközségDéniCészségbiztosításiQóIházIügyiBidgenössischeCmsbüttelCðurBjendomsmæglerCércitoBkonominiųBlazığCblągGuCectrodomésticosHmecânicaGónicaKoLsDktricitätsHzitätsGotechnickáJhničkaOiGycznośćGárnaGėnaiFřinaDtrificaçãoFodomésticosGmecânicaFónicaFônicosEtricitàCfenbeinküsteCäinFlääketiedeDkeFläisetEkeensaajatCéctricaJsIoJsDtricaIsHoIsCínCőbbCżbietaBmborikíChüCpfängerDresáriaJoCíliaBndereçamentoDüstriCergetickéJăFéticaFíaHsEģētikasCfermeríaCikőCríquezCseñanzaDtitüHsüCtreprenørFsòlEéFeCvíoCxeñaríaFeirosBoinícéClaíochtJaíBrcümentCdinçDészetiDölDőgazdaságEmérnökiCfrischungsgetränkCgünCityislainsäädäntöönDşCnährungDőCtuğCzdiözeseBscocésDritórioDénicasCglésiaHesClāmiCméCpanhóisEñaFolHaIsHesDerançaDíritoCsuatíniCtacióHnEdísticaKoEnteríaEtísticaEçãoDratégiaDéeEticaDúdioHsBtaireíaDžaCeläDríaEórithmiChiopiëCiopíaCtevõteHjaCuyhtymäCážBugèneDênioCropeanăFäischKeLrLsFæiskFéenIneDópFaGiCthínisBvilásioCropskáDópufélagBxcavaciónDelentísimoCerçantCplotaciónDortaciónHçãoCtensiónGãoDrêmeDérieurJesCércitoByglóCüpBòinBóganBötvösBøfgBüaşBğitimBşrefAfabiánDrikalarıHsıCcoltàDturaciónDultéGățiiCeröerCkultätGāteDülteHsiClênciaCmíliaCntasíaCrfánDiñaDmaceutickáGiștilorGéuticaLoMsEáciaEācijasDníDoéDíasCtmirëBederacióJnGțiaChérCjlesztésiDérClelősségűDszámolásEőDügyelőségCnêtresCrhatovićDkóDnándezDoviarăDroviáriaDóCuchttücherCđaBiaçãoCletéeDipovićDozofickáCnalitéEnciarăHèreKsHëleInHíGíFsówFçasFčníFțelorDistèreDnacánEországDskýCrmąCscalíaGăDkebåtrederiCxéCzicăCóktelepJeCńskiBjällenCæreCölbrautaskóliCøsBlannánCoreríaEianópolisFsteríaEărieCugvöllurCygtningehjælpDvevåbnetCáviaFoCämischCüchtlingeDssigseifeBodrászatCglalkoztatásiDyatékkalDászatIiClkräkningCncièrHeDdúireachtDtaneríaCrestièreDhenværendeDlìDmaciónFçãoDskningsrådDçaFsDêtFsCsséFsDtaíochtEăCtbalovýCuchéDettéeBraiséeDmförEhaldsskóliDnciaországFésFúzskoEsızEtišekEzösischLeMrMsEçaisIeJsFoisIeDshëriDțiFiCigoríficoDsörEørsalonDðrikContièresCuteríaEícolaCyslânCänkelDuleinCånCçsCèreFsCédéricCíoCöDkenCøydisCüchteDherGeDzCýdekBuméeCndacióInFçãoFțiaHeiEăturaDèbresCtbalovýCvarozásHóCßDballByzickýchBábricaHsCilCtimaBähranlegestelleCngelseCrgDöerBågelBællesbankenHkCngselBèngCsBédérFalClagDemDixDszuterénCmipariCroéBëmijëveBínDeCsicaBódlaBöddDerationCldgázEszintCnsterCrbundHetDderDeEnDlagGetDpackningarDsEäkrFljHnDutDvEaltningsrättenBødevarerDtBúnebresCtbolBührungClöpCnfEteCrDstFenFinDthCßeCüsilisestBărăBıratDınFıBőegyházmegyeCiskolaCkapitányságDözlekedésiCvárosiCútBűtésAgabãoCgnéCilearaíDrdíníDsrinėDtánCjdošClațiDeríaDérieCnaderíaCrantíaDcésEíaDiépyDðarCststätteEélumEónCtvėCzdaságiItudományiBdańskGaGiGuBebrüderDäudeCflügelDängnisChäuseClbėjimoDežinkeliaiLųDgéisDöschtCmeinnützigeDäldegalerieEßDüseCndünDeraciónGlüberholtGłHaFálaEvièveDovaitėDçlikDèveCografíaCrmánDätFeEuchertFschunterdrückungDðiCschirrspülerMtabsFäftIsführerPinDtióGnEoríaEãoDùCtränkeCwürzeCïntegreerdeBhníomhaíochtaBiedrėDßkanneDłdaCguèreCjónCmnazialăEáziumDénezCntarėDásioCosuèDventùCrişCsèleCuffrèCàDyCáoBlacéeDsmästeriDßerCeanntánGánDdališčeCäserCéibCóriaCúniairnCückDhbirneJnElampeCābšanasBnìomhachaisCíomhaireachtBodínezCirtínDásDâniaClubovićCnzálezDçalvesCrišnicaDzówBradbeništvoDntováDubündenDvataíDđevinarstvoIskaKiKoDżynaDžinaCgićCieķijaCobiņaDnelândiaDßEeFrFsEhCupėFsDßCáficaHsDigEndeFneFseachCãDoCäfinDndFenCækenlandDnsenCèceCéckoDgoireCêmioCífíneCófDszCönlandEsakerDßeEterCønnCünEdungEeFrFsCădinițaCčijaDkaBuainíaDntánamoDrderíaEujáCillénDmarãesDnéFeDpúzcoaCruéCsztávCtiérrezCvernamentalăCzmánCðjónDmundurDrøðrEúnBymnáziumCvenvietėCógyszHertárJészetiCöngyiDrgyCőrEiDzőBàrradhCssBáborClCsCzipariBärtnerHeiCsteCvleBårdEenBécaminesClulesCnieDéralHeIsCologiquesDmètreEétrieCpDgyárDipariDészetiCraldEnceFtGeErdEudCzaBênesBëzimBísliBîteBòrdanBómezCraDeckiDnaEictwoGzoHyEośląskaEyDskaFiDzeBöbelCkayDdemirDhanDselEuFnDçeFkFnClüCnülCranDögországCstaCtaDeborgIsDtingenDzCzdeDlemeviBülbaharDcanDerDtekinDşahEenCmnaasiumDüşhaneCnayDdoğduEüzDerEyEşDseliEtigDtherCrgenDhanDkanDselDtelCvDenFçCzelBıdaBłowackiCównaAhaarföhnCberleşmeDitacióJnGçãoFáculoCchémiteDıCditengerészetDžićCftungsbeschränktCjdúCkkâriEıClldórDászatiCmhŭngCndelshøjskolenJyskolenEicapésErührgerätDgöDımCsičiFskýFůCtlarıDárútDóságCvaalanıEcılıkEíDlíčkůvCwáiCydéeDrünnisaDvancılıkCïtiCşimBeikkiläDlbrigðiEsugæslaKustöðDzlüfterDßluftfritteuseCladeríaDsingørDvéticaHqueCmşirelikCntoùCrmèsEínioDnánGdoDreríaDsegóvínaDvéDzégovineDțegovinaBigiénicoCllerødCpòdromDódromoCspánicaDzpańskaJiKeBjälpCørneGtBlavníCutafélagiðCíðBnutíBodonínEšDžićCitotyöCkejovýDkaidōClandésDguínDländischLeCnoréDvédelmiGségCrníDtelãEolândiaDváthGországEātijaDákCspodáriaciIskychCtéisCërskoolCčeBradištěEnáDčkyCuškaCvaškaBudebníDobnáDákCitièmeCmanističkiGtníHáriaHāroCngríaCánucoBvítaBygièneCpothèquesCresrättsföreningCvinkääCōgoBànDgBájekClsCskóliHnnCyCzDaBäfenChnchenClsaEinglandEovårdCmeenDäläinenCndenElerDelDgebrückeDselCringDraCuserElerCädemeesteBåkanDonCndvFærkIerCvardBægriCrenCstirétturBébertCctorCireannClèneCnaultCraultEðsdómurDitDnaDouxBípicaBòaBódmezővásárhelyBôpDitalGuxCtelFièreFsEsBöfeErCgbergsDerDlundDreDskolaInCheErFeDleCkumClderDlerDzerCnigCrDbuchDfunkDnetDsäleBøgskoleInCjDbyDenEreEsteretDgaardDreDskoleCyereEsterettDreDskoleBùisdeanBúngaraGoCsboltBüberDnerCkümetiClleDyaCquqCrriyetCseyinDnüCteDteBıfzıCrvatistanCzırBřbitovníBŭngnamAialomiţaCrnródCșiBbaguéDñezCrahimovićCáñezCéricaGoFeFqueBdrætsforeningOenGklubCősbEebbBekšlietuCrobežotuCslodzījumaBfjúságiBgazgatóságEságügyiCniçãoDácCuaçuBkšķileBlaçCetişimCgınChéusCićCköğretimCuminaçãoCçeEsiCídioCūksteBmobiliáriaKosCportaciónHçãoDérialeDôtsBnalámbricoCcorporéeCdependentăDickýEvidualăIālaisEëDkøbDonesiëFésieGziaDucciónEstriëleEçãoDépendanteDústriaJsCfanteríaDirmièreDormáticaGācijasDànciaCgenieríaGørerIfirmaFjörIsbyråDlésDångDénierieHurJsFrGsCköpCnealtóireachtDovaciónCovaçãoCsinööritieteidenKoimistoDolvențăGênciaDpecciónGçãoFçãoDtalaciónHtérstvíEituciónHiçãoGūtsCtegraciónEresówHųGšuFmédiaireFésDérieurJesFêtEzetFményCvaliditéFīduDersiónEstigaciónJçãoHčníHțiiCxhinierisëCácioCésCčukalnsCşaatCštitúciaCżDynierIaIiaIówCženieruIzinātņuGrskaFjeringIskiFýrHstvíDinerijosFieraIstvaBonuțCstáinBrlandésCmánsDãEoFsEsCodájaCániyahCãoCèneCénéeCānDqEīyahBsländischeDāmīyahCraélienneEëlCtočnaDraživanjaJčkiDvánCännöintiCèreBtaboraíDgüíDjaíDúCinerárioCäDinenDmerenDvaltaDänBvanovićEčnaCánCærksætterselskabBzaiašCdavaštvoDevniecībaCglītībaJsCmeđuCobraževanjeCraēlaBçinDşleriBémenBñakiBčoBğdırBşleriEtmeHcIiliğiCçiCıkDlDnBždasAjaboatãoDónDłonowskiFńskiCcareíCdīdahCfféCgiellońskiFłłyCkešCmaïqueDoneríaDónCnežDoušekCponskýFésEńskiDãoDóEnDānaCrdineríaEíFnGesDosławDðhæðCsińskiCuniešuEzēlandeCzykováFůCénBednoducháFśćClínekDšahCnőCrónimoCseníkDúsCtéeFsBihomoravskýEčeskýCménezCndřichIůvCrónCčínCřinaDíEhoCžníBoaquínCgtudományiCniškisCrdaniëCséEeCvanovićCyeríaHsCãoCëlEleCĉjoBudețFeGanăFulDiciáriaChászCkićCliánCmhūrīyahCndiaíDgtinėIsDínCrićDídicaHoIsDšinciCstiçaFțieiCárezCžnaByväskyläBáchymCnDosCszCureguiBäckelCgerDgiCmtlandCnesCrnEvägHarHsDvaEeFnpääEiCtevesiBèrriaisBérseiDémieFyDômeCsuitBílekBóiasClétiCnssonCskaCvenesCzefaDsefCźwiakBõelähtmeDsuuCgevaChviBönköpingCrgBørgensenBúliaEoCniorBüngerGeCrgensDiBądrowychBēkabpilsBęzykFówBūrasDmalaDniecībasAkaapverdiëCderníctvoEřnictvíDıköyEnCesŏngChramanmaraşCirėjeDšiadorysClbųDkınmaDniņšDėjimasHųCmenictvíDińskiCnceláriaHřDsainvälinenFneläkelaitosCpitałowaFánaDosvárDıCrabağlarFükEdağElystėDdeşlerEynałaDiuomenėDlovarskýDtąDvináDşıyakaCstīteCtalikųEsztrófavédelemDedraláGálaDoļuDrínCviareňEnėDárnaCynaklarıCzajistánFstánElišteDlųCğanDıtCĺcavajaCňaCšparBdörBecskemétJiCliųDmėCnkäCreskedésFztényDtészetDületCskinäinenCßlerCçidEörenBháchDnhCíCôngCúcBiadóCdričevoCinteistöKtCkötőClométricoDómetroCncstárDdelánFrtagesstätteDésithérapeuteCrguistánDályiGságCtajskýCênBjærCøbenhavnKsDkkenDpBlaipėdaHosCemenčičEpířstvíDnotnictvíCiničkiCášterCäranlageCéberCímaCöcknerCübüBneževićCihkupectvíDžnicaCjižaraFnicaCěžnouBocēniCledżFžaDledžDoniënEzsvárDářDínCmanditinėLsGītsabiedrībaDbatantówEëtarDerčníDitéDmanditärengesellschaftEitténEunfullmäktigeDpānijaDunistickáDáromDünistCnkurssipesäDservatuvarıEumentówDzervatořJóriumCoperatinėsCpeckýDfhörerCrlátoltDmányDoškemDtköpFøbDábbanDėjaCszalińskaCupalištěDssériCvačFevićFićDácsEčCwalczyńskiCzłowskiCçCöperasieHtieweCčevjeCłoDłątajaCściuszkiFółCšarkaškiDiceFiachFkýErBrakówDllıkEıDtochvílDwczyńskiCejčíDpšinioDşDšimirCiminalvårdenDsztiánDžCoatiëDměřížCyštofCzyżCálEovskáHtvíGéHhradeckýDľEaCämerDuterCæntenCólestwoFwskaIiDtkaCügerCāslavaCčmaCškoDćanskiBsiądzDędzaEgarniaFowaHeHościJćCztałceniaBuaförCbráCldīgaDturníGrådEúrnyGyEūrosDübüEpCpasıDiškisCrtuluşCtalmışEtásHiFóDluğDnáDseõppeCčeraBvětaEinyGářstvíBwangmyŏngDrtałByläCrkslättCöstiCōtoBálmánCrolyDtyásGvalCvézóBâmpŭchéaBällareDteCmmererCndCrnkraftEtenDäjäoikeusCseErDityöFööDtnerCtheCyttöBåreBælderGenBémiaCnyszertörlésCptárDzőművészetiCzművesBêrigBërkimeveCshilliBóreaDházCłkoBõrgkoolBöhlerCksalEmästareClcsönösDnEerCmürCnigFinFsDyvFelésHőFtárCpenhamnDrüsüCrDnyezetJvédelmiDperDteDvasútsorDöndDútCsterCttCyDüCzDelbenFembenFébenDhasznúDjegyzőiDkeresetiDlekedésiDpontHiDépDösEttDútDüzemiCşesindeBøbDenhavnJsDmandCgeCkkenGerCrselBücheFnChlDnEeClaDkereskedelmiDliyesiDtürDügyiCnsteCreselDsatDşadCtahyaDüphaneJsiCçükBāneCpņuCrsavaBėdainiaiBęstutisBıbrısClıçCrklareliDtasiyeDıkkaleEmDşehirCsacaCvançCzılFayBōbeCchiBřesťanskáAlabdarúgóDklājībasDoratuvarıHórioLsCisrénDtièreDvanisännistöyhtiöCkásDótelepCncômeDdspítaliCsairfhíonaDcărCticíniosDãoDónCuksaimniecībasDrențiuCvanderíaCâyouneCškoDčeBeanaíCbrónCcheríaCfkoşaDèvreDébureCganésCikhúsEskóliDtãoCjtőDíaCkáreňCmaãDprièreCngyelországDtokenttäDçosCsnickáCtališčeDeckáDištěDíciaCverandørreskontroHtörsreskontraDáDéeEltárCónCśnaEiakEyBibanésDeraciónFeckýFtaçãoGéDiëDreríaDušeDéralHeIsGtionDěnaCcoreríaDėjusCelbritānijaEvārdeDpiņšEājaDtuviųCgoninėIsCječničkaCkvidáciiGācijāGējamaCmanıDbažiDitatăFéGeDãoDónCndénDköpingDnéaCpińskiCquidaciónHçãoCtièreDoměřiceCxíviaCzárragaCègeCênDuCčilačkiCškaBjubišaBlengüesBocalitàEçãoDiónDuințeCgroñoDísticaCiçaCkantasıCméCrándCurençoCvrićCzèreCçãoCïcCškaEiBtéeBubošDānaCcíaCdvíkDěkCisiâniaDzãoCkešDićDácsEšCleåCísEaCčeBwówBycéeBácteoGsCkiCmparaCnaCpicesEsEzCszlóBâmDpadaCngăBädenErCgenhetChedalElläDistölläCkareFgruppenCmmerDpöCnDdeFrElicheDsiEmuseumEsjukhusFtyrelseMnDtinenCäketieteellinenEäriDneEiDsBångCsesmedBægeCngenCreruddannelseDkeBèvresBéaDndreCgerDiközlekedésiDumesDèreCkařFskáDárnaCmnaCoDnEceEieDpoldCpcsőGházCveilléBëtzebuergerBíbanoCfeyrissjóðurCgachCneasDguasCpaBóegaireCisteCpezBõunaBöfgrenCgreglaCnnrotinHsCslichHerCwDeEnBúciaBübeckCftungCganuseChrCneburgCstCtoldDtichBýðveldiðBīgatneCvāniBőrincAmaavägiCcapáDedoniëFóniaHskoEióDorísDédoineCdrileñaDžarskaCgalhãesDistrátDnetotérmicoDyarországMiCinchínEéarDpúDrdíogCjšperkCkedóníaDsātnespējīgaClecónEisiëDmöDévDířstvíCnastırıEžmentuDhiçaDsiónHesDutençãoColánCracanaúEmureşEnhãoDchéGsEánEãoDešDgóDijampolėLsEngáEsqueríaEéEñoDkovićEétaDosvásárhelyEšDquésDroquíInDszałkaDtíFnGezDçoDéchalDíaEliaEtimoDšalaCsséCtbaacılıkDemáticaKsErskáEřskáDhématiquesEúinDićDjažDoušDurínDériauxGelDíasDějCuritaniëEíciaHoDáCwşilCzatlánCßDbandCçonnCëlEysCîtreGsFiseCćkowiakCčvaCďarskoHýCđarskaCğazaGcılıkGsıCłaDgorzataFsiaDopolskieCšinskiCžeikiaiDojiEsiosBecánicaHoCdellínDicalăFinăFínskýEterráneoDzinárodnáChedinţiDmedovićCjíaCknèsDsykańskiCliáDlanösternDocotónDquíadesDéndezCmişDóriaCnadžmentaDdonçaDekültDgešEüDighetsrådDntaskóliCrceríaDevägiCstskýCtalúrgicaDsäDálicasCvlütCydanlarıGıCzőEgCánscoilCđimurjeDunarodnaKiCšitaDtoCžicaDsEaimniecībasDuCșteșugariIăreascăBfškBhídheCórBichalíkFłEoacánDkaëlDronesiëGésieEófonoDăCeczysławDdźDsięcznikChályCklavžEósGkaDołajClhãoDjöDlónDošFevićDušeDãoCmarlarıGıkCnatitlánDeralölverwaltungFíaDisteriöGèreGérioFztériumEèreHsDàDéraleFiosCquelónCrkovićDosławCsericórdiaCtrovićCðstöðCódCĉjoCędzynarodowaNyGszkolnyDsneFyEoCķelisCškininkystėsEoEųBjekësisëGoreCölkBládežCékoCýnBněBobiliárioGèreJsFăCcímboaCdèleDéréCkesčiųDsliniųFųCldaviëDnárDėtaiCmentanéeDčiloCnastèreDtañaGoEeríaEréalEéeGsDégasqueEtaireCravskoslezskýFčeDnéDríganDánDèCscúDkéDquéeDsoróEènDèCterųDorlarıFölCzambiqueñaDgássérültekCçDambDoCëtBtüBuebleríaJsCitinėClláinCnicipalitéJăFípioDkaügyiCratovićDeșCsiałDzyńskiDéeCttéDualitéEáliCzicăEčkaCñecaDozCğlaByymäläCśliwiecBáelCireEínClagaDekCqsDuinaHsCrcioDiaEoDkEusDmolesFresDquezDtanCscaraCtDyásDéBãeCoBädchenCgiCkeläDiDlareCnnerDtyläCrjamaaDkischeEteDtDzCättäBålareDeriEstokkDtidDøyCnssonBærskBètreCxicBécDanCdecinHeHsDiasEcaGlHeGsGuxFoGsEnaEterranéeCjicoClanieCmoireErialCnageErdDdezCridaDnökiCszárosCtalEuxDiersDroDxCxDicoBíchelCstekEníBóinteánEéarCloCnicaCstolesCveisDilBôiBõisBöbelDlerCnchengladbachCserCvenpickBølleBúliDtipleCsicaCtuoCzeumBüdafaaFiDürlüğüCessCfitChDendislerLiJikDlEeFnCjdatEeClheimDlbeutelEersEsäckeDtecilerCnchFenDsterDzeCqCteahhitlikDzeCzeEsiDikCşavirlikBýdloBākslaGsClpilsCrupeBăcelărieCnăstireaBēbelesCrsragsBělníkCstoEskýEysBısırBłodszyEzieżIyCynEyBściwójBškBūzikasBűanyagCködőCsorszolgáltatóDzakiCvekElődésiDészetIiAnabiarežnajaDrzeżeCchfüllerIpackDionalinėGālaisEónCdačníDleśnictwoDáciaDškofijaCgyváradCkladatelstvíCmeštajDibiëDještajDıCrcísDiñoDodówDzędziaCtionaløkonomiDáliaCukšēniCvegaciónGçãoDrátilCzlıDwąCționalIăBdërkombëtarEmarrjetBeamţCbojšaCderländernaJskaCerlandésCgóciosCmzetköziDčijaCpremičnineCstléCuchâtelDköllnDmáticosDquénDvièmeDßCvelésiDénDşehirCzahualcóyotlDiskováDávisláCįgaliųjųCşeBgaoundéréChiênDĩaCoàiCuyênCáchCânCãiCôBhàBicaragüenseDcolòDolaïFásFòCederländDpełnosprawnychDruchomościDzależnyCgérienneCkolićClüferCmelläCteróiDrianskýCèvreCévèsCñezDosCğdeCšDavaDuBjemačkaBodarbinātībasEļaDibinājumaLsDokļuCnchéCrdøstDrköpingDskýDveçFškaEègeEégienJneDðurCtaríaDekūdeņuDářFskáCuăCvitàDotnýDákFováCëlBucléairIeCmériqueFoDărByilvánosanCníCugdíjHbiztosításiHpénztárCíregyházaKiBábrežieDytekFokDřEežíCchodCdražníCisiúntaCkupFuClægtCmDestieDořnictvoGíDěstíCndorCpolesCrodníFohospodářskáCuticaCřadíBägeleCheDmaschinenCmndFenCraDingsidkareDmastBærDhedenDingDmestCstvedBéerlandaisLeCgDoceCillCmethFországCpjólétiDszámlálásCréeCstorBënBíltonCvelBîmesBógrádBôngBõukoguBördlichIeJrJsBørgaardDreDveBúcleoCmerFoCriaCñezBükleerCrnbergIerBýjaBăscutăDăudBěmecFkoBīcaCderlandeAobcíCdaništeCecníDrstudienrätinCilíCmedzenýmCrascónDegónDtničkaCčanskéDianskeEnaBcelárnyCupacióCéaneFieBdasıCbojkaškiErovýCdbjørnDěleníCgovornošćuContologíaHógicaFólogoCpowiedzialnościąCtüCvetniškaDjetničkiCzieżCěvyCštepnýEěpnýBekraïensGneBgoouéCraniczonąGčeneJomDódCsåCólnobudowlaneGkształcącePychCünBileánBkolišaEíCresníDožnoDęgCtatásHiBlaszországCcánCivenölComouckýCsztyńskiCáhBmezenýmCvårdnadCãCórithmiBndřejCzièmeCóraBpatstvíCeraházFtörCløstCpløsningCéraCćaDiEnaCštaEiFnaBrașulGuiCdóñezCganiséeGzaciónIçãoIțiaKeHáciaDânicaCkestrasıClicíDéansCmancılıkDožCoszországCszággyűlésGosGútCtaklarıGıkHğıEqlıqEčkoCçamentoCéalCëlCășenescCķestrisBsaühingCpidéalCtravskáGěCvobozeníDčCzczędnościDtályCôbBtacílioCepääDvřenáCávioBuvrièreCzbékistanBzoliņšBčníBğluCullarıDzBļegsBśrodekCwiataBšetřovatelstvíCkBțelApabellónDėgėliųCcíficoDômeCdrónCgariäriDėgiaiCirèadClatasıDästinaDātaCnaderíaEmeñaFáDevėžioHysDificațieDtalónDzióCpeleríaDierówDéDírCquistãoCranáEíbaDdubickýIíchFotuvėDfümDkıDticipaciónJçãoGulièreEneřiDáidDóisteEquiaIsCsażDsadísDteleríaDáisteDéuCtiëntenEñoDrimónioEíciaCulãoCvellóDilhãoEćDlovićCwełDłowiczCzarıCísEesCïsosCñalFesDuelosCństwowaIeIyCštoDvaldībaBdísBecuáriaCdagoškaCipsiääreCkařstvíDáreňFnaClhřimovDliculésDuqueríaDáezDículasCnitenciaríaDsionärerEõesDzijníDínsulaCqueñoCrchéDforaciónGéesDiorisménisEódicoEćDkovićDovićDsoanăFnnalitéDvežimaiDúCscaderíaDtañasCtrolcülükGíferosFvićEólsFpolisDőfiCçasCñaCćCĉjoBfäffikonDlzBhoiblíCádraigDpDtCúDcBiauíDţaCelęgniarskaDtūsEųClsētaHsCmentónCncészetDzónCteștiCñaDeiroCątegoCęknychDtnastegoEroCłkarskiDsudskiegoBjetërBlatebníDçaCoieștiDmeríaDščaCukovníkaDngėCynárenstvíCzeňFskýCásEógDtanoCâtrCçDaCébániaCüschtierBoblacióEiżuEížDočkaFnýCdjetništvoDlažieGíDnikáníDružnicaEóżeGyDuzetništvaGćeDčetrtekChištvoDárDřebníCiblíDsťovňaCjištěníFťGovacíCkornýDrývačstvíDójClanskýDicíaEtehničkiGkniğiEțiaGeiDjčaneDonêsDskýDynesiëFésieDákEšekDíciaEgFonEticoCmiędzyCntifíciaCpayánDisnéDovićCradenstvíDtuguêsGāleEátilDučíkaCspíšilDtafiókFnškiEihnutýchFženýchElådaEschließfachCtosíEčnikDravinářskéCupançaEéeCznańDorišteCêleCļinaCľDnEohospodárCłudnieHowaJyCštanskaIiIoEniEovníGáCżarnaCžegaDiarnyCștalăBraciñaEodawcówFvníDdinėDmonėsDncūzijaDvosuđaEáDçaCeduzetništvaHćeDiļiDmièreIsDsóDußischeDvidênciaEozništvoDšovGeGskýCiekuļiEmyselnáEšgaisrinėDmožEăriaDncipautéDoritéDrodnjačkiDsiónEtaniščeEãoDtličjeDvatizaciónEéFeCocházkaDducciónFçãoGõesEüksiyonDfesinėHonalăJālāDgramaciónFèsDjecçãoFkčníFçãoDkurorluğuDlongaciónHéeDmanàdGáidEenádaEocióInFçãoDpretéFietàGétIéDspecçãoFěšnáEtějovFředíDtecçãoFçãoDvínciaDwadzącyDximitéCzedsiębiorczościMstwaPoEjścieEmysłIawGślIuDybysławEjaciółCáceEticaDdelnaDticasDvEnickáIýchEoCäsidentDzisionJsCèsCéDcisionEédemmentDfabriquésEectureDscolaireEtamoIsDvoyCêtCíncipeDspevkováDzemieCóximoCüfungCůmEyslováBsicólogaIoBtákBubblicitàDliskāCertorriqueñaCnësCusepänliikeCłaskiegoDkownikJaByrénéesBàircBádraigHínCtioDraFicBâteDisserieBãoBächterCdagogikIscheCijänneFtDviEäkotiCrnEuCäkonttoriDsteBåtalemyndighetenBçaCsBèreEsBécsEiCdagogiqueDroCkinDségCnitentiaireDzügyHiCpinièreJsCrezDiphériqueEstyleDouDuvienneCterDillantEonvilleDroleHsGièresDsDurCčeBêcheFsCssegoBërDgjegjësiBísekBóilíníClDlandCnaCrticoCsthólfCłnocGnaHyBôdohospodárskaBõhiDjaCllumajandusDtsamaaDvaBöhlBúblicGaHsGoHsCrpuraBühakBārgaujaDtikaDvaldeCvilostaBčinjaBētniecībaKsDījumuBınarBļaviņasBłatnośćCkCnCockFuBřemyslDrovDsnéCihrádkaCíbramDrodaGníchGovědeckáDspěvkováEtavDzemíDčnáBůjčkaEovnaCvodněAqadīmahDınlarCpalıBualitätGéDtorzièmeErièmeCerétaroDseríaCilomètricDndíoEzièmeDrguistãoDñónezCânCébecDniaCímEsBırğızAradečeDiodifusiónKãoEéeEćEšaDničkiDosławEvićEšDulovićDviliškisCfałCgıpCidióEorganizācijaCkouskýEvníkDúskoCmírezDónCndonnéeDnsóknamiðstöðIirCphaëlCsenmäherCtónCzkrižjeCçãoCícesCúlCčeDunFalništvoCşitCškaBealitníDçãoCcensământEpçãoEçãoDhtsanwälteMinGfähigeGpersönlichkeitDonditionnéDíprocaCdovisningsbyråCfeiçõesDormátusDugiațiCgalăDiãoEónChabilitaciónCisebyråCkisteröityDlambyråGcılıkCliéDojeríaDógioHsCmasteriséCndelőEőrkapitányságGségDgøringDováveisDéEeCpresentaciónKçãoGçDülőGtérCsebyråDponsabilitàEublikasıDtorānsDíduosCvolutionäreGčníCykjavíkJurCzsőCčicaCşatDidCševalnaDtauráciaBhôneBibištvoCebiņiCmantėCncónDghäälingDisëCvièreCčardasBobežsardzeDôCcíoCdoviáriaJoKsDríguezCemeniëCgaškaFovciDérioCkiškisCldánDnikówCmañaDánDâneGascăFieiFăDéniaEoCndonópolisEôniaCpažiCsánErioCzenáDliczeńDpočtováDvojováCđDenaCľníkCșieBrüfatBtéBuaidríCbénCgājiCházatCioùCkámCmaníaDunskýEńskiDänienGschJeFskCndāleCskýCídoDnasCïnesCčDenímCžaDenaDicaEčkaBybołówstwaDářstvíCtųBzemieślniczaFosłaDszówCądEuBáczCdioCkócziCpidaCthaíochtaCðuneytiBâmnicuBäddningIstjänstPenDerCpinaCttBådetDgBèglementsBéachéanachâkDssuranceCcupérationCductionCfrigérateurDugiésCgentDiEeEmeCigiúnachCjeanCkaCmiDyCnaldDovationCpubliqueCsDeauGxDidenceJsEstanceDolutionDzvénytársaságEéreCtroviseurCuniesFonFsCvolutionnairePsDérendBígidoCkisútvarpiðCoDgaDsBóisínCmmelCnánCwnieżCżanaBõugeBöhrEenCmerCnningCrDelseDmokareCschDtereiCvidenCßlerBødeCrlBúaDdDsCmeníaCsslandCvBückCdigerChlCstemEungCştüBăspundereBąkBēzekneBīgaEsBūjienaCpniecībasEīcaCsyjeEsBůženaDičkaAsabancıDiedriskāDãoCimniecībaCjónClacgrīvaEriésDdañaEívarDgótarjánDihovićDmãoDomãoFónDvaciónFdoreñaFçãoDãoDéDónCmfunnsøkonomiEällighetsföreningenDhällsvetenskapDostatněDtökCndučićEøyDitàFáriaFärGtshausDtarémEillánEéCobraćajniCrayıDiwŏnDténDıCtınCvaşDcılığıDienotāsGībaEvaldybėLsEćCyınCôneCúdeCğDlıkFğıCšaBcelléChloßEösserEüsselFterDodištěDröderFerDultheißDwäbischFmmeDädenFlingJsbekämpfungEferFferGlerDöllEnFauFeGsDülerEsselEtzGenCáthachBdruženíBebastiánHãoDestyénCcciónDretaríaDundàriaCdláčekCgurançaCinäjokiDrbhísDtenflügelDzièmeCkäClecçãoEçãoDçukCmičCptièmeDúlvedaCrjãoDviçoHsFëEçoCtúbalCvinçCánEieCðlabankiCñorFaFesCúlCžanaBfântulBgwârBhkencësCoqëriHaGorIeCqipëriIaIsëCènCëndetësisëBicologíaDurtàCderúrgicaLsDibéDérurgieCerżantDviešuCgortacılıkDríðurDurjónFrósFðurCllamäeEónDmäasemaDviculturăCmićDplifiéeFăDónDõesCnemasıDfónicaGíuhljómsveitDišaDtéticoDéadDŭijuCobhánDpaíCssepääsDäasiainEänkäyntiCxièmeCègeCódmegoCłyBjukvårdCálandEfseignarstofnunDvarútvegurCöDbergDfartDgrenDnCøenDforsvaretCúkrahúsBkadeförsäkringsföreningCjørtClenářstvíCowrońskiCrócieEtDīveriCupštinaCåneCógræktDraCönBlastičarnaDvišaEomírEčoCečnaCimnīcasCoveniëGskáEákEéniaHeCužbaFyCáinteDvekCökkviliðBmålandCørrebrødBnežanaCěmovnaBoběslavCcialdemócrataGtjänstenEedáFtàGățiiEéteGéHsCdininkųEščeDražicaCfáDíaCkağıClidarietàItätJéHnośćDuçãoFõesEțiiDéDčavaCmaliëEïrCngülDnenblumenölCudníDkromáCċjetàBpanyolországDsilačkaDustuvėDßDšavanjeCitälerClošnaCojenéDlečenstvíGnostKiHíciEočenstvoLáGnosťHáHíciDriteľňaElarıEtivăFkörFovníDtrebnéEřebníDłecznaIegoJjIyJchDřDżywczaIeIyCrawiedliwościNćDzątanieDávaDåkFenDüngeGliCánnCécialeHiséeItésCóirtDłdzEkaFiCôsobilostiCülmaschineFittelEungCānijaCălătorieBrbskýCedišnjaGčeDćkoCáidCđanBtanisławaFšaEkevičiusFovićEěkDrptautiskāEšeDtistickýDvebníEitelstvíCefańskiEánDhlíkDingrímurDpeništeDčajuCodołaDjanovićDmatologickáMăJģijasDpiņiEniščeDßdämpferCraedoùEtégieEßeEżEžaDednáEitkräfteEnčiDojništvoGíFárneHstvoFírenstvíHnyDučnaDædeEtiDömDømmenDümpfeDăinCubišteDdiówCáisiúinDtníEyCäblerDdEtFeDnderDrkeCålCéDphaneHieDsDttarfélagCöckerDrcheCüberDckFeGnDhleCāvsCřechyEdníFočeskýCūrisEīBuazilândiaCbotićCdáfricaEnDãoCgárútCmaréDqayıtCpérieurJeCtiãCárezCèdeCédoisHeCíçaEoCïssaCðurBvantovítDtéhoCeučilištaKeDçCiçreGliCojpomocnéCájcCätejEyEáEéhoCédországDpomocnéCíþjóðCětovýBydøstCnovéCstèmeHsCyttäjäBzabóDkképzőDtmárCczecińskiFpańskiEęsnyCekszárdDrvácCilágyiFrdCkołaFyDółDłoClovákiaFéniaCociálisDlgáltatóCuterénCymańskiCállFítmányozásPiHásJiDmCéchenyiDkesfehérvárOiDpségszalonCínházCóstegoCövEetségCülBàiBábatCchCenzCnchezDdorCzavouBãoBächsCgeEblätterChköCkerhetCllskapIetCrskiltCtzeCureCästöpDtiöGnBågDverkBècheCvresBéamusCbastienCcateurDuritéCdonoudéCnateurDégalCptimaGoCraphinIeDgioDigraphieDviaCtachDimaFoDányCverineDignyBídlEištěCleCneadhCofraCthmaithBócDioFsCisialtaCtanoBôniaBõprusBöderFtäljeDraChneCnerDmezCrfőzdeDgyárDmlandBønderEreDnerCrDenDlandetEigeCværnetBúduCilleabháinCkromnáCpisnéBüdDafrikaEmerikaEsienDcarolinaDdDenEuropaDkoreaDlichHeIrIsDostGenDpazifikDsudanDtirolDwestHenDöstlichKeLrLsCmerDfooniaorkesterCreyyaDücüCyümbikeCßeDmannDwarenBýkoraBākumskolaBălajCnătateFățiiBączEuCjungaGosBējaBılaCnaiCrbistanBławekEojFmirCowacjaGkiEeniaFńskiCupskGuDżbaBūnūsBůlAtaahhütCboãoChirovićCjiquistãoCkarékpénztárHszövetkezetFításHóDácsClmhaíochtCmbiénEémDásCndvårdDszékDácsGadásIóErképzőDítóképzőCpiceríaDınağıCqueríaCrapacáDjánDnówDptautinėDımCsarımDchentücherCtabányaCubatéDragėHsCyikistánCçaCşDımaGcılıkBchèqueDéquieBeaghaiseáinCchnickéDnologíaKsGògicGógicaKoChnicăFskāFčkoEologicăHģiskāDuacánCilifísDsėsCjüzemCkirdağClecomunicațiiEfónicaEmóvelEviestintäGsiónHãoFíziaDlérDovýchovnáDéfonoIsEgrafosDšiaiFųCmesvárDáticoCnesíDgerészetiDnisbälleGschlägerCologickáEógiaiHcoCrmészettudományiRokDritóriosEéoDzićDàDäsDületiCsařstvíDoreríaDtedzőEvérekCtőtérCófiloDricaCātrisBhailändischeDïlandaiseIeCessaloníkiCièsDênCànhCáiDpCéoDriaultEèseDâtreCônCürCươngBierärztinDsībuDtojenkäsittelyCmişEșoaraCngsrättenDtoreríaCranëDdzniecībaMsCskárnaCthíochtCšinaBjänsterBlačiareňBofaşCldvæsenDlstjóriCmašDićDásEšFekCnaláDguçDiţaCpenářstvíCrreónDuńCtòCvárenskáGňFnaCánCžilstvoBraducciónDnsaçãoDvesíaEãoDťCegtisëDizièmeDmpéDnčianskýFínHeCgovačkiIoCinitéCnavskýCoisièmeDmsøDnçonnerJuseCuhlářstvíDppenubüngsplatzCvsíaCànsitCáchDnsitoCädgårdIarCèvesCésEmiðjaEorCôneCøndelagCúcCükikodaCžičEšteDnicaCưBsjechiëBuberíaCcumánCdományIokJsCluáCnesiëDçCrasóireachtDeckýDisticăHčkaDniščeEuvasıDquemenistãoFíaDísticosCsaşCyênCğçeCžilaštvoBvangsopløsningCorničkaCättCålBweeëntwintigBxèquiaByrimųCtońCöDllisyysDnDtDvoimatoimistoBàiCuBáborCcDioCethenCngCrsaFdalomtudományiFiFkFságEulatCvközlésiBâmCrgovișteEuCyBäglicheChetornCisühingCnavDzerCssäCtigCälläBætBècnicBécnDsCkklandCllezDéCrreoDségCtouanDraultEeaultBêtesCxteisEilBírechánBómnatCnlistarskóliCquioCthBôleBõnisDuCrvaBöchterCpfereiCrténelmiDvényszékDökFországDőCöstusDtukassaBømrEerBúnezBübiChCketiciClayDinCmerDpelCndeDelCpraşCrDenDgiDiDkEeiFrEisEmenhowaýollaryCtenDünCvBāpuiBērveteBělocvičnáBĩnhBıbbiCpBřebíčCídaBšehhiDkkiCiiliBūbBűzoltóHságDvédelmiAuberlândiaDzpieczeńBchodźcówBdruženjeBgnėCunsdzēsībasBherskéClíBjësjellësBkmergėCraińskiEjinskýCładowejBlaşEtırmaEımCeåborgCičkaCuslararasıBmeleckáDtničkaDåCjetničkaCěleckáDníBnabhängigeCgesüßtDmennafélagiðDārijaCitàDversitetinėJàJätJāteMsJățiiDãoDóEnCterstützungsCutrašnjihCvanıBpadłościCpgångCrchlíkůBrbanitzacióGzaciónIçãoEńskiDánekCeñaCgențăCošCzęduCėdijaBslužniCłDugiFowaHeHoHyBtilitéBygulamalıBzbequistãoCenářstvíCņēmumsBñasBčeníCilištěDteljskaGůCtáreňBğurBģisBşakDqBždarojiGsiosCimtumoCsienioAvadībasCgyonvédelmiCikųDstinėDņodeCkarųDfıDıfCldībaDiliğiDparaísoDstybinėHėsDéeErieFyCmalăCnuatòDěkCrakļāniEždinDãoDėnaCsiľDútFiCttenförsörjningCupésCšekBedĺaCgagerðinChícCintidósGséisCjvæsenCleučilišteDfærdDkáDvyslanectvíDázquezCndéeFgházGlőDeçuelaDtitréDäjäCrejnoprávnaGáDkfræðistofaEstäderDlängerungDmögenDsãoDträgeDänderlichemDónicaDžejCselýFībasDtuárioDzprémCterinárníHārmedicīnasCícCćeCřBiamãoDçãoCderegåendeDovićDraçariaEieríaDurinėDéoprojecteurCesīteDtnãDšasisEbutisEojiFsiosEųjųCgilânciaDésimaHoChreäCjećeClhjálmurDkaviškisDlafañeFlónFnyszerelésDágDémCnařstvíDgtièmeDtilăDárnaFstvoDíciusFolaComichanikíCrgíniaDágCspārējāCtézDóriaCzcaínoCègeCênCñaDedoGsCúvaCļakaDāniCšeslavBladimírDstníkovIůCádaEyCäBnútraBodníhoDárneGyCgnmændCjenskáClkszählungDuntáriosBrtićBsetínBujićDovićCkašinDovićBydavatelstvíIľstvoCriausybėCsokáEčinaCškovDšíBzděláníGváníBáclavCllalatGkozásJóDvulaCmhatóságEivatalCrmegyeDosiDzeaCsárlásCvraCzquezBâlceaCniaCrfulBäestönlaskentaGrekisterikeskusCgDenDverketCikeDnöClfärdDilläDjakCnsterCrldsDmlandCstEerGgötlandGåsEraCthCxjöCyläCzenskejDnicaBåningGenCrdcentralEvetenskapBængeCrftDkBégelszámolásChiculesClezDoCnézuélienLneCrandasDoniqueCtérinaireCzinaBêtementsBíaCctorCrgenesCsindiCtorCzműDügyiBõruBögelClkerCröskeresztBýborCchodGníCdělečněCrDobaFníCskumGnýDtavbyCtvarnýchCvojEzCzkumGnýGuBācijaCrkavaBănBēsturesBědDaDyCnceslavaCraCzeňskáDniceBĩnhBšeobecnáBũngAwarmińskoDtościowychCttestäbchenCłbrzychBcześniejBealhþeowCichspülerDterführendeDßEeFnFrFsCjścieClternährungsprogrammCsołowskiDtfälischeMsCteranówCwnętrznychCłnaBiadomościCelobranżoweDsławDśDżaClczyńskiCoślarskiCrtschaftsprüferCschblätterCęzienieCśniewskaJiFowaBodociągiIówChnungseigentümergemeinschaftCjewódzkaJiItwoCkółClańskiDnościGćCźniakBrocławHiuCóbelElewskiBschódCpólnicyHkGotaBybrzeżeCszyńskiegoCtwórniaCższaFyBächterCgChrungsCjClderCndeCrmeCscheBéltonBójcikDtowiczBölkCrterBürttDzburgCsteBānangaBęgielFrskiDryBładysławJaCochyEławekHkuDdzimierzDskaFiGeBŏnjuDsanAxanasıBiyabanıBuyênBâyBóchitlAyalçınDımCoundéCpıCrdımGlaşmaCtırımCyıncılıkFeviFlarıCzılımCğmurCşarBemekçilikCşilEmBhtiöBiğitBläDkouluBmpäristöBollarıBpıBrjöEnBucatánCjiulüCkarıBáñezBênBíngBönetimBücelCksekFlBıldırayGımFzDmazAzachódCgrebačkiChnbürsteKnLköpfeEärztinDradnictvíFničníchCječarDącCkupówDłEadCldívarDožbaCmbéziaDościuFćDěstnanostiCpateríaJsDošljavanjeDsanýCriņšDządzaniaCsobówCułekCvrčCřízeníBbożeCyněkBdeněkCravotníFíCuńskaCzisławBeelandăClândiaCmljoradničkaDplénDědFělskéItvíCspółBielińskiDmeļmaķedonijaGuCnguéDātneFņuCvsaimniecībasCółkowskiBlatnictvíCínEskýEěBnačkaBobārstniecībasCltánCológicoCéCëlBrečeBsóDfiaBubehörDníCpančičBvejniecībasCäzEuBwierzątDązekCölfFteBáchrannáCjmovéCkladníCležitostíCmekEčnictvíCpadFníCrateDtkörűIenDučnáCujEmCvodFyBählerCpfchenBélandGeCroBöldDlnerBúñigaBüchterClfüCndkerzeJnEungCrcherDichBłotoAàileanBrabsDinnBticAábalBdiDkaBedDammairBfricaBgiDcaDkaCuaEsCústBineCrseBkosBlavaCcoolClamiFkincstárFokFvasutakEtorvosiCtalánosCvaresGzFoBngelFesBpolásiEóBrabeFsDmszolgáltatóDsáinFnCdalCeaEsCokCpádCuházBstralíaBthaCicoBvalosCilaAägyptenFischJeBijäBldreboendeCtereCvBmbeteFsverketBngenDsBquatorialguineaBriühingCkestiftCmellosCzteElicheBthiopienBvenAåboBgeBkeDriElundClagareBlandCborgCesundBngermanlandBpentBrhusCstadBshildCmundCtrömAælfgifuDheahDricDweardEineBthelburgFflædGrithFstanFwineGoldAçalışmaHlarıCmaşırhaneCnakkaleDkayaEırıCtıCyCğatayDdaşDlaFrDrıBekClikCtinCvikDreBhalseBiftlikGğiCnCçekFçilikCğdemBocukCrluDumBıxılmazAèmeBreAéadbhardBbénisteBchDangeurErpeClairageDuseGsColeFsDnomieHqueKsDssaisIeFeDuteursCranDivainDouFsDéméCuyerBderCimbourgDteurHsEionHsCouardCsDonCucatGifBgalementCliseCoïneCypteFienneBibhearCreBkszerGészBlectFricitéGoménDlmiszerDttudományiDvageCianeDeDseCodieDiCèvesCémentaireBmileEieDratsBnergieHsFsBpargneCicerieCocaDngeDuseCítészGügyiEőFipCületBquateurForialeDipementKsFsBrdCicDuCsekségCtDékesítőCythréeBszakFiBtabDgeFsEèreDnchéitéEgDtEsDínCdsChierEopieCienneCrangerGèresCteremCudEeFsBvolutionDraCénementielJsCêchéDqueAírországBslandGsDenskaBtróttarfelagNiðBñiguezBþróttabandalagHfélagMiðAîleDsBnaltaCcălțăminteCființatăCtreFprinzătorCvățământAñubleCñoaAóculosBigeBlafurCchobarCeoEsBmilosCnibusBpticaGsBrfhlaithClaithBscarCkCmegoCtaíBticaFsBvodaAônibusAõendusBhuvägiBigusBliCletehasBpilaneAöamtcBbbCergBdemeCönBfenCfentlichKeLnLrCrgmbhBgbBkoDlogischKeDnomieCtemBlfilterCjyCmühleBmerCsesidigtBncekiCderCkormányzatMaDéntesBppetBrebroDnCgenDmbhCjanCtlicheCvohgzaBstDerFgötlandFrFsjöDlichHeIrIsDraBverCreBzalpCbekistanCcanCdemirEnCelDnDrEkCgeDüElErFlükChanCkanDerClemCnurCtürkCvDegyBğrenciEtmenAødegårdBerBivindBkonomiafdelingenIvdelingenHskBrstedBstasiatiskeDergadeDfoldDreEigBysteinCvindAùisdeanBnaAúdarásColíCržbaBklidBllordCtimaBpadkuBradCúgvæBstavDeckýDíDředníBtgerðCjaBzemBčetnictvíFíCtárnaBřadEuAüberCungFenBgynökségDvédiDészségBhendriigidCingDstuBlarCdCikoolClarDeCoBmitCraniyeBnalCerCiversiteKsiBretEimCünBsküdarBvegEesBzeyirCletFiCükAþjónustaDðleikhúsEminjasafnEskjalasafnBorsteinnDvaldurBórðrEurBýskalandAādažiConiBgraBmolBrlietuBsansolBvadiAčajDovnáCkovecCslavDopisBedomirChijaCkijaCngićCrmákDnýDvenýCskEoEéEýchDlovasCzCškaBiernaCnnáCstoćaEírnaCšćenjeBnbBrenšovciCnaDomeljBsaCobBvutBísloAďurianAđanBelićBorđeFvićCànBukićCrađDićDoAērgļiAģirtsAīrijaAįmonėFsBstaigaGosBėjimasAķegumsCkavaAľaváBubicaCdovítAłodziCmżaCwieckieBuczakCkaszDówBódzkaFiGeBąkowaAōgakiBitaBsakaBtaCsuAŏngjinAřeckoEýCkaCmeselCznictvoIíDáčBízeníAściekówEżkaBlusarskaHtwoCąskFaFieBredniaCodaEowiskaJoBwiatowaHyDderskiEnicaDerkowaDnoujścieDątyniaDętaFegoGjFokrzyskieGpełkGsławFyAşafakChanDinCkirCnlıurfaCrapCziyeBebnemChirDsuvarDzadeCkerCnDayDerDolCrefDifCvketEiCyhBiliCmalDdikiDşekCnasiCrinDketGiCşliBletmesiBoseEsiBtiBubeEsiCleCrasıBükranEüBırnakAšakiaiClovciDčininkaiCrićCšaDejnajaBebestaCmpeterCntiljEjernejFurErupertDčurCtališteBiauliaiGųErėGsCbenikCkClalėDutėCmeEkDićDunCrvintosBkfCocjanDdaDfijaEjaEljicaDlaEkaEníEskaGáEyBmarjeGškeEtnoBolaDskiEtvoCštanjBpanielskoEjolskaEělskoCortniFovýBtadiónDjerskaDmparijaCedionicaDfánikDvilkeCorchEeCátnaFyEyCúrEaCěpánBumadijaErijaFskaHiDperkBvajčiarskoCedijaEskaDicarijaFeEtsDntoGjoEčionysCicaDetimoCédskoGýCýcarskoIýBárkaAţarăAūdensBkinėFsDoAźródłoAżabkaCkBebrowskiClaznaFoCromskiegoBoryBukowskiBwirkiBytniaCwiecDnościBłobekAžagaClecCnisCrkoBelezniceHkiHčnáFoFárnyDjezaraGniceFžničkaEkaFoCmėsCnskFáDyCtaleBiarCenCgaClinaFeFskýCriDovnicaCtoCvanDilaDkoFvićDnostníkGťDojinEradBukauskasCpaDeDnijaGskiCvininkystėsEsCžemberkAșcoalaFăDlarEiFiBoseauaBtefanGiaCiințeHiGificGăAțările`;
