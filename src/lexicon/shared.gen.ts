// Made by "npm run tables" from src/lexicon/tables/shared/*.tsv. Do not edit.
// A line of a table is: alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which
// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, sources by their lines in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.
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
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
country
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
export const letterSounds: string = `a			306
b			43
c	k		43
c	s		43
cl	d		571
d	t		43
e	c		227
e			306
f			43
g	c		227
g	j		43
h	b		227
h			306
i			306
in	m		571
j			43
k	h		227
k			43
l	i		227
m			43
n	m		43
o			306
p	b		43
p	f		43
q	g		227
q	k		43
rn	m		227
s	plural		1622
s			43
t			43
u	n		227
u			306
v	b		43
v	f		43
v	u		227
vv	w		571
w	f		43
x	k		43
x	s		43
y			306
z	s		43`;
export const numbers: string = `100th	100		0
101st	101		0
102nd	102		0
103rd	103		0
104th	104		0
105th	105		0
106th	106		0
107th	107		0
108th	108		0
109th	109		0
10a	10		17
10de	10		20
10e	10		10
10eme	10		10
10o	10		17
10th	10		0
110th	110		0
111th	111		0
112th	112		0
113th	113		0
114th	114		0
115th	115		0
116th	116		0
117th	117		0
118th	118		0
119th	119		0
11a	11		17
11de	11		20
11e	11		10
11eme	11		10
11o	11		17
11th	11		0
120th	120		0
121st	121		0
122nd	122		0
123rd	123		0
124th	124		0
125th	125		0
126th	126		0
127th	127		0
128th	128		0
129th	129		0
12a	12		17
12de	12		20
12e	12		10
12eme	12		10
12o	12		17
12th	12		0
130th	130		0
131st	131		0
132nd	132		0
133rd	133		0
134th	134		0
135th	135		0
136th	136		0
137th	137		0
138th	138		0
139th	139		0
13a	13		17
13de	13		20
13e	13		10
13eme	13		10
13o	13		17
13th	13		0
140th	140		0
141st	141		0
142nd	142		0
143rd	143		0
144th	144		0
145th	145		0
146th	146		0
147th	147		0
148th	148		0
149th	149		0
14a	14		17
14de	14		20
14e	14		10
14eme	14		10
14o	14		17
14th	14		0
150th	150		0
151st	151		0
152nd	152		0
153rd	153		0
154th	154		0
155th	155		0
156th	156		0
157th	157		0
158th	158		0
159th	159		0
15a	15		17
15de	15		20
15e	15		10
15eme	15		10
15o	15		17
15th	15		0
160th	160		0
161st	161		0
162nd	162		0
163rd	163		0
164th	164		0
165th	165		0
166th	166		0
167th	167		0
168th	168		0
169th	169		0
16a	16		17
16de	16		20
16e	16		10
16eme	16		10
16o	16		17
16th	16		0
170th	170		0
171st	171		0
172nd	172		0
173rd	173		0
174th	174		0
175th	175		0
176th	176		0
177th	177		0
178th	178		0
179th	179		0
17a	17		17
17de	17		20
17e	17		10
17eme	17		10
17o	17		17
17th	17		0
180th	180		0
181st	181		0
182nd	182		0
183rd	183		0
184th	184		0
185th	185		0
186th	186		0
187th	187		0
188th	188		0
189th	189		0
18a	18		17
18de	18		20
18e	18		10
18eme	18		10
18o	18		17
18th	18		0
190th	190		0
191st	191		0
192nd	192		0
193rd	193		0
194th	194		0
195th	195		0
196th	196		0
197th	197		0
198th	198		0
199th	199		0
19a	19		17
19de	19		20
19e	19		10
19eme	19		10
19o	19		17
19th	19		0
1a	1		17
1er	1		10
1ere	1		10
1o	1		17
1ra	1		23
1re	1		10
1ro	1		23
1st	1		0
1ste	1		20
20a	20		17
20e	20		10
20eme	20		10
20o	20		17
20ste	20		20
20th	20		0
21st	21		0
22nd	22		0
23rd	23		0
24th	24		0
25th	25		0
26th	26		0
27th	27		0
28th	28		0
29th	29		0
2a	2		17
2d	2		0
2da	2		23
2de	2		20
2do	2		23
2e	2		10
2eme	2		10
2nd	2		0
2o	2		17
30th	30		0
31st	31		0
32nd	32		0
33rd	33		0
34th	34		0
35th	35		0
36th	36		0
37th	37		0
38th	38		0
39th	39		0
3a	3		17
3d	3		959
3de	3		20
3e	3		10
3eme	3		10
3er	3		23
3o	3		17
3ra	3		23
3rd	3		0
3ro	3		23
40th	40		0
41st	41		0
42nd	42		0
43rd	43		0
44th	44		0
45th	45		0
46th	46		0
47th	47		0
48th	48		0
49th	49		0
4a	4		17
4de	4		20
4e	4		10
4eme	4		10
4o	4		17
4th	4		0
50th	50		0
51st	51		0
52nd	52		0
53rd	53		0
54th	54		0
55th	55		0
56th	56		0
57th	57		0
58th	58		0
59th	59		0
5a	5		17
5de	5		20
5e	5		10
5eme	5		10
5o	5		17
5th	5		0
60th	60		0
61st	61		0
62nd	62		0
63rd	63		0
64th	64		0
65th	65		0
66th	66		0
67th	67		0
68th	68		0
69th	69		0
6a	6		17
6de	6		20
6e	6		10
6eme	6		10
6o	6		17
6th	6		0
70th	70		0
71st	71		0
72nd	72		0
73rd	73		0
74th	74		0
75th	75		0
76th	76		0
77th	77		0
78th	78		0
79th	79		0
7a	7		17
7de	7		20
7e	7		10
7eme	7		10
7o	7		17
7th	7		0
80th	80		0
81st	81		0
82nd	82		0
83rd	83		0
84th	84		0
85th	85		0
86th	86		0
87th	87		0
88th	88		0
89th	89		0
8a	8		17
8e	8		10
8eme	8		10
8o	8		17
8ste	8		20
8th	8		0
90th	90		0
91st	91		0
92nd	92		0
93rd	93		0
94th	94		0
95th	95		0
96th	96		0
97th	97		0
98th	98		0
99th	99		0
9a	9		17
9de	9		20
9e	9		10
9eme	9		10
9o	9		17
9th	9		0
a dozen	12		4
a hundred	100		4
a thousand	1000		4
acht	8		492
achte	8		30
achtentwintig	28		26
achtste	8		20
achttien	18		26
achttiende	18		20
achtundzwanzig	28		14
achtzehn	18		14
achtzehnte	18		30
achtzig	80		14
catorce	14		25
catorze	14		29
cem	100		972
cent	100		363
cento	100		29
centum	100		362
cero	0		25
cien	100		25
ciento	100		25
cinco	5		25
cincuenta	50		25
cinq	5		24
cinquanta	50		28
cinquante	50		24
cinque	5		28
cinquenta	50		29
cinquieme	5		10
cuarenta	40		25
cuarta	4		23
cuarto	4		23
cuatro	4		25
daiichi	1		572
daini	2		572
daisan	3		572
decima	10		23
decimo	10		23
decimo nono	19		54
decimo oitavo	18		54
decimo primeiro	11		54
decimo quarto	14		54
decimo quinto	15		54
decimo segundo	12		54
decimo setimo	17		54
decimo sexto	16		54
decimo terceiro	13		54
decimoctavo	18		23
decimocuarto	14		23
decimonoveno	19		23
decimoquinto	15		23
decimoseptimo	17		23
decimosexto	16		23
decimotercero	13		23
derde	3		20
dertien	13		26
dertiende	13		20
dertig	30		26
deux	2		24
deux mille	2000		24
deuxieme	2		10
dez	10		420
dezanove	19		29
dezasseis	16		29
dezassete	17		29
dezenove	19		29
dezesseis	16		29
dezessete	17		29
dezoito	18		29
diciannove	19		28
diciannovesimo	19		51
diciassette	17		28
diciassettesimo	17		51
diciottesimo	18		51
diciotto	18		28
dieci	10		28
diecinueve	19		25
dieciocho	18		25
dieciseis	16		25
diecisiete	17		25
diez	10		25
dix	10		363
dix huit	18		24
dix huitieme	18		10
dix neuf	19		24
dix neuvieme	19		10
dix sept	17		24
dix septieme	17		10
dixieme	10		10
doce	12		419
dodicesimo	12		51
dodici	12		28
dois	2		29
dois mil	2000		29
dos	2		493
dos mil	2000		25
double	2		362
douze	12		24
douzieme	12		10
doze	12		29
dozen	12		4
drei	3		14
dreissig	30		14
dreiundzwanzig	23		14
dreizehn	13		14
dreizehnte	13		30
drie	3		26
drieentwintig	23		26
dritte	3		30
dritter	3		30
drittes	3		30
duas	2		29
dubbel	2		26
due	2		494
duemila	2000		28
duizend	1000		26
duodecima	12		23
duodecimo	12		23
een	1		976
eenentwintig	21		26
eerste	1		20
eight	8		4
eight hundred	800		4
eighteen	18		4
eighteenth	18		0
eighth	8		0
eightieth	80		0
eighty	80		4
eighty eight	88		4
eighty eighth	88		0
eighty fifth	85		0
eighty first	81		0
eighty five	85		4
eighty four	84		4
eighty fourth	84		0
eighty nine	89		4
eighty ninth	89		0
eighty one	81		4
eighty second	82		0
eighty seven	87		4
eighty seventh	87		0
eighty six	86		4
eighty sixth	86		0
eighty third	83		0
eighty three	83		4
eighty two	82		4
ein	1		586
eine	1		492
eine million	1000000		14
einhundert	100		14
eins	1		14
eintausend	1000		14
einundzwanzig	21		14
eleven	11		4
eleventh	11		0
elf	11		492
elfde	11		20
elfte	11		30
erste	1		1623
ersten	1		30
erster	1		30
erstes	1		30
fifteen	15		4
fifteenth	15		0
fifth	5		0
fiftieth	50		0
fifty	50		4
fifty eight	58		4
fifty eighth	58		0
fifty fifth	55		0
fifty first	51		0
fifty five	55		4
fifty four	54		4
fifty fourth	54		0
fifty nine	59		4
fifty ninth	59		0
fifty one	51		4
fifty second	52		0
fifty seven	57		4
fifty seventh	57		0
fifty six	56		4
fifty sixth	56		0
fifty third	53		0
fifty three	53		4
fifty two	52		4
first	1		0
five	5		4
five hundred	500		4
fortieth	40		0
forty	40		4
forty eight	48		4
forty eighth	48		0
forty fifth	45		0
forty first	41		0
forty five	45		4
forty four	44		4
forty fourth	44		0
forty nine	49		4
forty ninth	49		0
forty one	41		4
forty second	42		0
forty seven	47		4
forty seventh	47		0
forty six	46		4
forty sixth	46		0
forty third	43		0
forty three	43		4
forty two	42		4
four	4		4
four hundred	400		4
fourteen	14		4
fourteenth	14		0
fourth	4		0
fourty	40		362
fuenf	5		14
fuenfte	5		30
fuenfundzwanzig	25		14
fuenfzehn	15		14
fuenfzehnte	15		30
fuenfzig	50		14
funf	5		14
funfte	5		30
funfter	5		30
funfundzwanzig	25		14
funfzehn	15		14
funfzehnte	15		30
funfzig	50		14
honderd	100		26
huit	8		24
huitante	80		24
huitieme	8		10
hundert	100		14
hundred	100		4
hundredth	100		0
ii	2		91
iii	3		91
iv	4		91
ix	9		91
mil	1000		493
milhao	1000000		29
milione	1000000		28
miljoen	1000000		26
mille	1000		363
million	1000000		4
millon	1000000		25
negen	9		26
negende	9		20
negenentwintig	29		26
negentien	19		26
negentiende	19		20
negentig	90		26
neuf	9		24
neun	9		14
neunte	9		30
neunundzwanzig	29		14
neunzehn	19		14
neunzehnte	19		30
neunzig	90		14
neuvieme	9		10
nine	9		4
nine hundred	900		4
nineteen	19		4
nineteenth	19		0
ninetieth	90		0
ninety	90		4
ninety eight	98		4
ninety eighth	98		0
ninety fifth	95		0
ninety first	91		0
ninety five	95		4
ninety four	94		4
ninety fourth	94		0
ninety nine	99		4
ninety ninth	99		0
ninety one	91		4
ninety second	92		0
ninety seven	97		4
ninety seventh	97		0
ninety six	96		4
ninety sixth	96		0
ninety third	93		0
ninety three	93		4
ninety two	92		4
ninth	9		0
nona	9		17
nonante	90		24
nono	9		54
nought	0		4
novanta	90		28
nove	9		420
novena	9		23
noveno	9		23
noventa	90		25
nueve	9		25
nul	0		26
null	0		586
ochenta	80		25
ocho	8		25
octante	80		24
octava	8		23
octavo	8		23
oitava	8		54
oitavo	8		54
oitenta	80		29
oito	8		29
once	11		419
one	1		362
one hundred	100		4
one hundred and eighteenth	118		0
one hundred and eighth	108		0
one hundred and eightieth	180		0
one hundred and eighty eighth	188		0
one hundred and eighty fifth	185		0
one hundred and eighty first	181		0
one hundred and eighty fourth	184		0
one hundred and eighty ninth	189		0
one hundred and eighty second	182		0
one hundred and eighty seventh	187		0
one hundred and eighty sixth	186		0
one hundred and eighty third	183		0
one hundred and eleventh	111		0
one hundred and fifteenth	115		0
one hundred and fifth	105		0
one hundred and fiftieth	150		0
one hundred and fifty eighth	158		0
one hundred and fifty fifth	155		0
one hundred and fifty first	151		0
one hundred and fifty fourth	154		0
one hundred and fifty ninth	159		0
one hundred and fifty second	152		0
one hundred and fifty seventh	157		0
one hundred and fifty sixth	156		0
one hundred and fifty third	153		0
one hundred and first	101		0
one hundred and fortieth	140		0
one hundred and forty eighth	148		0
one hundred and forty fifth	145		0
one hundred and forty first	141		0
one hundred and forty fourth	144		0
one hundred and forty ninth	149		0
one hundred and forty second	142		0
one hundred and forty seventh	147		0
one hundred and forty sixth	146		0
one hundred and forty third	143		0
one hundred and fourteenth	114		0
one hundred and fourth	104		0
one hundred and nineteenth	119		0
one hundred and ninetieth	190		0
one hundred and ninety eighth	198		0
one hundred and ninety fifth	195		0
one hundred and ninety first	191		0
one hundred and ninety fourth	194		0
one hundred and ninety ninth	199		0
one hundred and ninety second	192		0
one hundred and ninety seventh	197		0
one hundred and ninety sixth	196		0
one hundred and ninety third	193		0
one hundred and ninth	109		0
one hundred and second	102		0
one hundred and seventeenth	117		0
one hundred and seventh	107		0
one hundred and seventieth	170		0
one hundred and seventy eighth	178		0
one hundred and seventy fifth	175		0
one hundred and seventy first	171		0
one hundred and seventy fourth	174		0
one hundred and seventy ninth	179		0
one hundred and seventy second	172		0
one hundred and seventy seventh	177		0
one hundred and seventy sixth	176		0
one hundred and seventy third	173		0
one hundred and sixteenth	116		0
one hundred and sixth	106		0
one hundred and sixtieth	160		0
one hundred and sixty eighth	168		0
one hundred and sixty fifth	165		0
one hundred and sixty first	161		0
one hundred and sixty fourth	164		0
one hundred and sixty ninth	169		0
one hundred and sixty second	162		0
one hundred and sixty seventh	167		0
one hundred and sixty sixth	166		0
one hundred and sixty third	163		0
one hundred and tenth	110		0
one hundred and third	103		0
one hundred and thirteenth	113		0
one hundred and thirtieth	130		0
one hundred and thirty eighth	138		0
one hundred and thirty fifth	135		0
one hundred and thirty first	131		0
one hundred and thirty fourth	134		0
one hundred and thirty ninth	139		0
one hundred and thirty second	132		0
one hundred and thirty seventh	137		0
one hundred and thirty sixth	136		0
one hundred and thirty third	133		0
one hundred and twelfth	112		0
one hundred and twentieth	120		0
one hundred and twenty eighth	128		0
one hundred and twenty fifth	125		0
one hundred and twenty first	121		0
one hundred and twenty fourth	124		0
one hundred and twenty ninth	129		0
one hundred and twenty second	122		0
one hundred and twenty seventh	127		0
one hundred and twenty sixth	126		0
one hundred and twenty third	123		0
one hundred eighteenth	118		0
one hundred eighth	108		0
one hundred eightieth	180		0
one hundred eighty eighth	188		0
one hundred eighty fifth	185		0
one hundred eighty first	181		0
one hundred eighty fourth	184		0
one hundred eighty ninth	189		0
one hundred eighty second	182		0
one hundred eighty seventh	187		0
one hundred eighty sixth	186		0
one hundred eighty third	183		0
one hundred eleventh	111		0
one hundred fifteenth	115		0
one hundred fifth	105		0
one hundred fiftieth	150		0
one hundred fifty eighth	158		0
one hundred fifty fifth	155		0
one hundred fifty first	151		0
one hundred fifty fourth	154		0
one hundred fifty ninth	159		0
one hundred fifty second	152		0
one hundred fifty seventh	157		0
one hundred fifty sixth	156		0
one hundred fifty third	153		0
one hundred first	101		0
one hundred fortieth	140		0
one hundred forty eighth	148		0
one hundred forty fifth	145		0
one hundred forty first	141		0
one hundred forty fourth	144		0
one hundred forty ninth	149		0
one hundred forty second	142		0
one hundred forty seventh	147		0
one hundred forty sixth	146		0
one hundred forty third	143		0
one hundred fourteenth	114		0
one hundred fourth	104		0
one hundred nineteenth	119		0
one hundred ninetieth	190		0
one hundred ninety eighth	198		0
one hundred ninety fifth	195		0
one hundred ninety first	191		0
one hundred ninety fourth	194		0
one hundred ninety ninth	199		0
one hundred ninety second	192		0
one hundred ninety seventh	197		0
one hundred ninety sixth	196		0
one hundred ninety third	193		0
one hundred ninth	109		0
one hundred second	102		0
one hundred seventeenth	117		0
one hundred seventh	107		0
one hundred seventieth	170		0
one hundred seventy eighth	178		0
one hundred seventy fifth	175		0
one hundred seventy first	171		0
one hundred seventy fourth	174		0
one hundred seventy ninth	179		0
one hundred seventy second	172		0
one hundred seventy seventh	177		0
one hundred seventy sixth	176		0
one hundred seventy third	173		0
one hundred sixteenth	116		0
one hundred sixth	106		0
one hundred sixtieth	160		0
one hundred sixty eighth	168		0
one hundred sixty fifth	165		0
one hundred sixty first	161		0
one hundred sixty fourth	164		0
one hundred sixty ninth	169		0
one hundred sixty second	162		0
one hundred sixty seventh	167		0
one hundred sixty sixth	166		0
one hundred sixty third	163		0
one hundred tenth	110		0
one hundred third	103		0
one hundred thirteenth	113		0
one hundred thirtieth	130		0
one hundred thirty eighth	138		0
one hundred thirty fifth	135		0
one hundred thirty first	131		0
one hundred thirty fourth	134		0
one hundred thirty ninth	139		0
one hundred thirty second	132		0
one hundred thirty seventh	137		0
one hundred thirty sixth	136		0
one hundred thirty third	133		0
one hundred twelfth	112		0
one hundred twentieth	120		0
one hundred twenty eighth	128		0
one hundred twenty fifth	125		0
one hundred twenty first	121		0
one hundred twenty fourth	124		0
one hundred twenty ninth	129		0
one hundred twenty second	122		0
one hundred twenty seventh	127		0
one hundred twenty sixth	126		0
one hundred twenty third	123		0
one million	1000000		4
one thousand	1000		4
onze	11		24
onzieme	11		10
ottanta	80		28
ottava	8		51
ottavo	8		51
otto	8		494
premier	1		1625
premiere	1		960
premieres	1		10
premiers	1		10
prima	1		961
primeira	1		54
primeiro	1		54
primer	1		573
primera	1		23
primero	1		23
primo	1		961
quaranta	40		28
quarante	40		24
quarenta	40		29
quarta	4		54
quarto	4		17
quatorze	14		24
quatorzieme	14		10
quatre	4		24
quatre vingt	80		24
quatre vingt dix	90		24
quatre vingts	80		24
quatrieme	4		10
quatro	4		29
quattordicesimo	14		51
quattordici	14		28
quattro	4		28
quince	15		419
quindicesimo	15		51
quindici	15		28
quinta	5		1624
quinto	5		23
quinze	15		24
quinzieme	15		10
sechs	6		14
sechste	6		30
sechsundzwanzig	26		14
sechzehn	16		14
sechzehnte	16		30
sechzig	60		14
second	2		959
seconda	2		51
seconde	2		960
secondo	2		51
sedicesimo	16		51
sedici	16		28
segunda	2		23
segundo	2		573
sei	6		974
seis	6		25
seize	16		363
seizieme	16		10
sept	7		363
septante	70		24
septieme	7		10
septima	7		23
septimo	7		23
sesenta	60		25
sessanta	60		28
sessenta	60		29
sesta	6		51
sesto	6		51
sete	7		977
setenta	70		25
setima	7		54
setimo	7		54
settanta	70		28
sette	7		28
settima	7		51
settimo	7		51
seven	7		4
seven hundred	700		4
seventeen	17		4
seventeenth	17		0
seventh	7		0
seventieth	70		0
seventy	70		4
seventy eight	78		4
seventy eighth	78		0
seventy fifth	75		0
seventy first	71		0
seventy five	75		4
seventy four	74		4
seventy fourth	74		0
seventy nine	79		4
seventy ninth	79		0
seventy one	71		4
seventy second	72		0
seventy seven	77		4
seventy seventh	77		0
seventy six	76		4
seventy sixth	76		0
seventy third	73		0
seventy three	73		4
seventy two	72		4
sexta	6		573
sexto	6		23
sieben	7		14
siebente	7		30
siebenundzwanzig	27		14
siebte	7		30
siebzehn	17		14
siebzehnte	17		30
siebzig	70		14
siete	7		25
six	6		4
six hundred	600		4
sixieme	6		10
sixteen	16		4
sixteenth	16		0
sixth	6		0
sixtieth	60		0
sixty	60		4
sixty eight	68		4
sixty eighth	68		0
sixty fifth	65		0
sixty first	61		0
sixty five	65		4
sixty four	64		4
sixty fourth	64		0
sixty nine	69		4
sixty ninth	69		0
sixty one	61		4
sixty second	62		0
sixty seven	67		4
sixty seventh	67		0
sixty six	66		4
sixty sixth	66		0
sixty third	63		0
sixty three	63		4
sixty two	62		4
soixante	60		24
soixante dix	70		24
tachtig	80		26
tausend	1000		14
ten	10		973
tenth	10		0
terceira	3		54
terceiro	3		54
tercer	3		23
tercera	3		23
tercero	3		23
terza	3		51
terzo	3		51
third	3		0
thirteen	13		4
thirteenth	13		0
thirtieth	30		0
thirty	30		4
thirty eight	38		4
thirty eighth	38		0
thirty fifth	35		0
thirty first	31		0
thirty five	35		4
thirty four	34		4
thirty fourth	34		0
thirty nine	39		4
thirty ninth	39		0
thirty one	31		4
thirty second	32		0
thirty seven	37		4
thirty seventh	37		0
thirty six	36		4
thirty sixth	36		0
thirty third	33		0
thirty three	33		4
thirty two	32		4
thousand	1000		4
three	3		4
three hundred	300		4
tien	10		975
tiende	10		20
tre	3		494
trece	13		25
tredicesimo	13		51
tredici	13		28
treinta	30		25
treize	13		24
treizieme	13		10
trenta	30		28
trente	30		24
tres	3		25
treze	13		29
trinta	30		29
trois	3		24
troisieme	3		10
twaalf	12		26
twaalfde	12		20
twee	2		26
tweede	2		20
tweeentwintig	22		26
twelfth	12		0
twelve	12		4
twentieth	20		0
twenty	20		4
twenty eight	28		4
twenty eighth	28		0
twenty fifth	25		0
twenty first	21		0
twenty five	25		4
twenty four	24		4
twenty fourth	24		0
twenty nine	29		4
twenty ninth	29		0
twenty one	21		4
twenty second	22		0
twenty seven	27		4
twenty seventh	27		0
twenty six	26		4
twenty sixth	26		0
twenty third	23		0
twenty three	23		4
twenty two	22		4
twin	2		362
twintig	20		26
twintigste	20		20
two	2		4
two hundred	200		4
two thousand	2000		4
um	1		420
uma	1		420
un	1		587
una	1		493
undecima	11		23
undecimo	11		23
undicesimo	11		51
undici	11		28
une	1		587
uno	1		419
veertien	14		26
veertiende	14		20
veertig	40		26
veinte	20		25
veinticinco	25		25
veinticuatro	24		25
veintidos	22		25
veintinueve	29		25
veintiocho	28		25
veintiseis	26		25
veintisiete	27		25
veintitres	23		25
veintiuno	21		25
ventesimo	20		51
venti	20		28
venticinque	25		28
ventidue	22		28
ventinove	29		28
ventiquattro	24		28
ventisei	26		28
ventisette	27		28
ventitre	23		28
ventotto	28		28
ventuno	21		28
vi	6		963
vier	4		14
vierde	4		20
vierentwintig	24		26
vierte	4		30
vierter	4		30
vierundzwanzig	24		14
vierzehn	14		14
vierzehnte	14		30
vierzig	40		14
vigesima	20		23
vigesimo	20		23
vii	7		91
viii	8		91
vijf	5		26
vijfde	5		20
vijfentwintig	25		26
vijftien	15		26
vijftiende	15		20
vijftig	50		26
vingt	20		24
vingt cinq	25		24
vingt deux	22		24
vingt et un	21		24
vingt huit	28		24
vingt neuf	29		24
vingt quatre	24		24
vingt sept	27		24
vingt six	26		24
vingt trois	23		24
vingtieme	20		10
vinte	20		29
vinte e cinco	25		29
vinte e dois	22		29
vinte e nove	29		29
vinte e oito	28		29
vinte e quatro	24		29
vinte e seis	26		29
vinte e sete	27		29
vinte e tres	23		29
vinte e um	21		29
xi	11		963
xii	12		91
xiii	13		91
xiv	14		91
xix	19		91
xv	15		962
xvi	16		91
xvii	17		91
xviii	18		91
xx	20		962
zehn	10		14
zehnte	10		30
zero	0		4
zes	6		26
zesde	6		20
zesentwintig	26		26
zestien	16		26
zestiende	16		20
zestig	60		26
zeven	7		26
zevende	7		20
zevenentwintig	27		26
zeventien	17		26
zeventiende	17		20
zeventig	70		26
zwanzig	20		14
zwanzigste	20		30
zwei	2		14
zweitausend	2000		14
zweite	2		30
zweiter	2		30
zweites	2		30
zweiundzwanzig	22		14
zwo	2		14
zwoelf	12		14
zwoelfte	12		30
zwolf	12		14
zwolfte	12		30`;
export const places: string = `a coruna		A Coruña	47
aachen		*	6
aalborg		*	80
aargau		*	55
aarhus		*	80
ab	alberta	*	79
aberdeen		*	18
abertawe	swansea	*	18
abidjan		*	497
abo	turku	*	1124
abobo		*	497
abou dabi	abu dhabi	*	979
abruzzi	abruzzo	*	196
abruzzo		*	56
abu dhabi		*	197
abu ghurayb		Abū Ghurayb	116
abu zaby	abu dhabi	*	197
abuja		*	266
abw	aruba	*	723
abyssinia	ethiopia	*	1254
acapulco		*	40
accra		*	500
act	australian capital territory	*	581
ad	andorra	*	712
ad dammam	dammam	*	202
ad dawhah	doha	*	1078
adamstown		*	1073
adana		*	82
addis ababa		*	600
addis abeba	addis ababa	*	600
adelaide		*	436
ae	united arab emirates	*	713
aerbaniya	albania	*	269
aerjiliya	algeria	*	237
af	afghanistan	*	714
afeganistao	afghanistan	*	268
afg	afghanistan	*	714
afganistan	afghanistan	*	268
afghanistan		*	1167
afr	africa	*	15
africa		*	52
africa austral	southern africa	*	1
africa central	central africa	*	1
africa do sul	south africa	*	77
africa occidental	west africa	*	1
africa ocidental	west africa	*	1
africa oriental	east africa	*	1
africa subsaariana	sub saharan africa	Sub-Saharan Africa	1
africain	africa	*	16
africaine	africa	*	16
african	africa	*	16
africana	africa	*	16
africano	africa	*	16
afrika	africa	*	1
afrika du sud	south africa	*	406
afrika kudu	south africa	*	406
afrika selatan	south africa	*	77
afrika ya koto	south africa	*	406
afrika ya kudu	south africa	*	406
afrikaanse	africa	*	16
afrikanische	africa	*	16
afrique	africa	*	1
afrique australe	southern africa	*	1
afrique centrale	central africa	*	1
afrique de lest	east africa	*	1
afrique de louest	west africa	*	1
afrique du nord	north africa	*	1
afrique du sud	south africa	*	77
afrique occidentale	west africa	*	1
afrique orientale	east africa	*	1
afrique subsaharienne	sub saharan africa	Sub-Saharan Africa	1
afuganisutan	afghanistan	*	268
afuhan	afghanistan	*	268
ag	antigua and barbuda	*	715
agenting	argentina	*	719
ago	angola	*	718
agram	zagreb	*	426
aguascalientes		*	32
agypten	egypt	*	124
agyptische	egypt	*	412
ahmadabad	ahmedabad	*	19
ahmedabad		*	19
ai	anguilla	*	716
aia	anguilla	*	716
aierlan	ireland	*	131
aiji	egypt	*	124
aillaendeu	ireland	*	131
airurando	ireland	*	131
aisaiebiya	ethiopia	*	210
aiseullandeu	iceland	*	243
aishaniya	estonia	*	239
aisurando	iceland	*	243
aiti	haiti	*	329
aix la chapelle	aachen	*	6
ajeleubaijan	azerbaijan	*	97
ajman		*	197
ak	alaska	*	9
akdeniz	mediterranean	*	1
aken	aachen	*	6
akron		*	3
al	alabama	*	9
al arabia	arab world	*	1
al arabiya	arab world	*	1
al basrat al qadimah		Al Başrat al Qadīmah	116
al iran	iran	*	384
al iraq	iraq	*	383
al iskandariyah	alexandria	*	199
al jizah	giza	*	199
al jumhuriyah al iraqiyah	iraq	*	383
al jumhuriyah al islamiyah al iraniyah	iran	*	384
al kuwait	kuwait	*	1308
al kuwayt	kuwait city	*	607
al madinah	medina	*	202
al maghrib	morocco	*	1329
al manamah	manama	*	593
al mawsil al jadidah		Al Mawşil al Jadīdah	116
al qahirah	cairo	*	199
al quds	jerusalem	*	265
al yaman	yemen	*	354
al yaman al muazzam	yemen	*	354
al yaman al muazzam al jumhuriyah	yemen	*	354
al yaman al muazzam al jumhuriyah al islamiyah	yemen	*	354
ala	alabama	*	9
alabama		*	22
alabemiliteuyeonhab	united arab emirates	*	96
alabosahalaminzhugongheguo	western sahara	*	167
alacant	alicante	*	47
alagoas		*	41
aland	aland islands	Åland Islands	1474
aland islands		Åland Islands	1185
alandskie ostrova	aland islands	Åland Islands	233
alaska		*	157
alb	albania	*	1470
albania		*	1171
albanian	albania	*	555
albanie	albania	*	269
albanien	albania	*	269
albaniya	albania	*	269
albany		*	3
alberta		*	969
alborg	aalborg	*	80
albuquerque		*	3
alema	germany	*	37
aleman	germany	*	37
alemana	germany	*	37
alemanha	germany	*	70
alemania	germany	*	70
alemao	germany	*	37
aleppo		*	313
aleuhentina	argentina	*	372
aleumenia	armenia	*	232
alexandria		*	199
alexandrie	alexandria	*	199
alger	algiers	*	1159
algeria		*	1247
algerian	algeria	*	559
algerie	algeria	*	237
algerien	algeria	*	237
algerienne	algeria	*	559
algier	algiers	*	424
algiers		*	424
alianqiu	united arab emirates	*	96
alicante		*	514
aljeli	algeria	*	237
allemagne	germany	*	70
allemagne federale	germany	*	522
allemand	germany	*	37
allemande	germany	*	37
alma ata	almaty	*	505
alman	germany	*	37
almanya	germany	*	70
almaty		*	505
alofi		*	1066
alpen	alps	*	1
alpes	alps	*	1
alpi	alps	*	1
alpine	alps	*	15
alps		*	15
alsace		*	971
alta	alberta	*	79
alto adige	trentino alto adige	Trentino-Alto Adige	196
altona		*	6
aluba	aruba	*	1183
alzhir	algeria	*	237
am	armenia	*	717
aman	oman	*	683
amapa		Amapá	41
amarillo		*	3
amazonas		*	41
amazonia		*	1
amazonie	amazonia	*	1
amberes	antwerp	*	45
amburgo	hamburg	*	6
amelikan samoa	american samoa	*	160
america	united states	*	1569
america central	central america	*	1
america del nord	north america	*	1
america del norte	north america	*	1
america del sur	south america	*	1
america do norte	north america	*	1
america do sul	south america	*	1
america latina	latin america	*	1
america usa	united states	*	403
americain	united states	*	90
americaine	united states	*	90
american	united states	*	958
american samoa		*	1178
americana	united states	*	90
americano	united states	*	90
americas		*	52
amerika	united states	*	1567
amerikaans samoa	american samoa	*	160
amerikaanse	united states	*	90
amerikaanse maagdeneilanden	us virgin islands	US Virgin Islands	188
amerikahezhongguo	united states	*	87
amerikalingsamoa	american samoa	*	160
amerikalingvuajinzhudao	us virgin islands	US Virgin Islands	188
amerikan	united states	*	90
amerikaner	united states	*	90
amerikanisch	united states	*	90
amerikanisch samoa	american samoa	*	160
amerikanische	united states	*	90
amerikanische jungferninseln	us virgin islands	US Virgin Islands	188
amerikanskiy	united states	*	90
amerikanskoe samoa	american samoa	*	160
amerique	united states	*	909
amerique centrale	central america	*	1
amerique du nord	north america	*	1
amerique du sud	south america	*	1
amerique latine	latin america	*	1
amman		*	1131
amoy	xiamen	*	8
amritsar		*	19
amsterdam		*	68
amsterdamsche	amsterdam	*	616
amsterdamse	amsterdam	*	616
an hui	anhui	*	21
anadolu	anatolia	*	1
anaheim		*	3
anatolia		*	1
anatolien	anatolia	*	1
anchorage		*	27
and	andorra	*	712
andalucia	andalusia	*	194
andalusia		*	193
andaoer	andorra	*	370
andean		*	1
andes	andean	*	1
andhra pradesh		*	34
andina	andean	*	15
andino	andean	*	1
andola	andorra	*	370
andora	andorra	*	370
andorra		*	1165
andorra la vella		*	978
andorre	andorra	*	370
angela	angola	*	1471
anggilla	anguilla	*	371
anggolla	angola	*	516
angilya	anguilla	*	371
angira	anguilla	*	371
anglais	england	*	38
anglaise	england	*	38
angleterre	england	*	359
anglo	united kingdom	*	483
angoche		*	49
angola		*	1174
angolan	angola	*	476
angolana	angola	*	476
angolanas	angola	*	476
angolano	angola	*	476
angora	angola	*	516
anguila	anguilla	*	371
anguilla		*	1169
anhalt	saxony anhalt	Saxony-Anhalt	44
anhui		*	33
anhwei	anhui	*	21
ankara		*	82
ann arbor		*	3
anqing		*	2
antalya		*	82
antananarivo		*	1051
anteigua babuda	antigua and barbuda	*	159
antigua and barbuda		*	1168
antigua babuda	antigua and barbuda	*	159
antigua e barbuda	antigua and barbuda	*	159
antigua en barbuda	antigua and barbuda	*	159
antigua et barbuda	antigua and barbuda	*	159
antigua i barbuda	antigua and barbuda	*	159
antigua und barbuda	antigua and barbuda	*	159
antigua y barbuda	antigua and barbuda	*	159
antiguahebabuda	antigua and barbuda	*	159
antilhas	caribbean	*	1
antillas	caribbean	*	1
antilles	caribbean	*	1
antofagasta		*	498
antonio enes	angoche	*	49
antuerpia	antwerp	*	45
antwerp		*	45
antwerp province		*	1627
antwerpen	antwerp	*	45
anvers	antwerp	*	45
anz region	australasia	*	1
ao	angola	*	718
aodaliya	australia	*	270
aodeli	austria	*	161
aolan	aland islands	Åland Islands	233
aomen	macau	*	535
aotearoa	new zealand	*	682
aotearoa new zealand	new zealand	*	682
ap	asia pacific	*	15
apac	asia pacific	*	1
apeuganiseutan	afghanistan	*	268
apia		*	1106
apj	asia pacific	*	15
appenzell		*	1636
appenzell ausserrhoden	appenzell	*	55
appenzell innerrhoden	appenzell	*	55
apulia	puglia	*	56
aquaserbia	montenegro	*	1335
aquatorialguinea	equatorial guinea	*	129
aquitaine	nouvelle aquitaine	Nouvelle-Aquitaine	78
ar	arkansas	*	9
ar riyad	riyadh	*	202
arab	arab world	*	15
arab countries	arab world	*	1
arab republic of egypt	egypt	*	278
arab world		*	1
arabe	arab world	*	1
arabia	arab world	*	1
arabia saudita	saudi arabia	*	181
arabian	arab world	*	16
arabian gulf	gulf	*	1
arabie saoudite	saudi arabia	*	181
arabische	arab world	*	1
arabische republiek egypte	egypt	*	124
arabskie emiraty	united arab emirates	*	639
arabushouzhangguolianbang	united arab emirates	*	96
aragon		*	489
arbil	erbil	*	116
are	united arab emirates	*	713
arequipa		*	1068
arg	argentina	*	1472
argel	algiers	*	424
argelia	algeria	*	237
argelina	algeria	*	559
argentijnse republiek	argentina	*	372
argentina		*	1176
argentine	argentina	*	719
argentine republic	argentina	*	1177
argentinean	argentina	*	407
argentinian	argentina	*	407
argentinien	argentina	*	372
argentinische	argentina	*	407
argentino	argentina	*	407
argentins	argentina	*	407
argovia	aargau	*	64
argovie	aargau	*	64
arhus	aarhus	*	80
ariz	arizona	*	305
arizona		*	22
ark	arkansas	*	9
arkansas		*	22
arkhangelsk		*	11
arlington		*	3
arm	armenia	*	717
armenia		*	1173
armenian	armenia	*	1578
armenie	armenia	*	232
armenien	armenia	*	232
armeniya	armenia	*	232
aruba		*	1184
arubania	albania	*	269
arujieria	algeria	*	237
arumenia	armenia	*	232
arunachal pradesh		*	34
arusha		*	434
aruzenchin	argentina	*	372
as	american samoa	*	720
asaibaijiang	azerbaijan	*	97
aserbaidschan	azerbaijan	*	97
ash shariqah	sharjah	*	197
ashgabat		*	626
ashkhabad	ashgabat	*	626
asia		*	52
asia pac	asia pacific	*	1
asia pacific		*	1
asia pacific japan	asia pacific	*	1
asia pacifico	asia pacific	*	1
asia pasifik	asia pacific	*	1
asia tenggara	southeast asia	*	1
asian	asia	*	16
asiapac	asia pacific	*	1
asiatic	asia	*	16
asiatica	asia	*	16
asiatique	asia	*	16
asiatische	asia	*	16
asie	asia	*	1
asie centrale	central asia	*	1
asie du sud	south asia	*	1
asie du sud est	southeast asia	*	1
asie orientale	east asia	*	1
asie pacifique	asia pacific	*	1
asien	asia	*	1
asien pazifik	asia pacific	*	1
asm	american samoa	*	720
asmara		*	1010
assam		*	490
assia	hesse	*	417
astana		*	505
astrakhan		*	11
astrakhanskiy	astrakhan	*	11
asturias		*	193
asuncion		Asunción	1077
asya	asia	*	15
at	austria	*	721
atenas	athens	*	158
atene	athens	*	158
atg	antigua and barbuda	*	715
athen	athens	*	158
athenes	athens	*	158
athens		*	158
athina	athens	*	158
athiopien	ethiopia	*	210
atlanta		*	3
atlantic		*	15
atlantico	atlantic	*	1
atlantik	atlantic	*	1
atlantique	atlantic	*	1
au	australia	*	722
auckland		*	618
augsburg		*	6
aurora		*	27
aus	australia	*	722
aussie	australia	*	408
aust	australia	*	1473
austin		*	27
austral	southern africa	*	15
australasia		*	1
australasian	australasia	*	16
australia		*	1181
australian	australia	*	408
australian capital territory		*	301
australiana	australia	*	408
australie	australia	*	270
australien	australia	*	270
australienne	australia	*	408
australische	australia	*	408
austria		*	1180
austriaca	austria	*	150
austrian	austria	*	150
aut	austria	*	721
autriche	austria	*	161
autrichien	austria	*	150
autrichienne	austria	*	150
auvergne	auvergne rhone alpes	Auvergne-Rhône-Alpes	78
auvergne rhone alpes		Auvergne-Rhône-Alpes	195
avarua		*	998
avrasya	eurasia	*	1
avrupa	europe	*	1
avrupali	europe	*	16
avstraliya	australia	*	270
avstriya	austria	*	161
avstriyskiy	austria	*	150
avusturya	austria	*	161
aw	aruba	*	723
ax	aland islands	Åland Islands	1475
az	arizona	*	9
aze	azerbaijan	*	1476
azerbaidjan	azerbaijan	*	97
azerbaigian	azerbaijan	*	97
azerbaijan		*	1186
azerbaijani	azerbaijan	*	925
azerbaijao	azerbaijan	*	97
azerbaiyan	azerbaijan	*	97
azerbaycan	azerbaijan	*	97
azerbaydzhan	azerbaijan	*	97
azeri	azerbaijan	*	925
azerubaijiyan	azerbaijan	*	97
azie	asia	*	1
aziya	asia	*	1
azja	asia	*	1
ba	bosnia and herzegovina	*	1477
babaduosi	barbados	*	373
babeidoseu	barbados	*	373
babuyaxinjineiya	papua new guinea	*	106
bacau		Bacău	50
bachikanshiguo	vatican city	*	108
baden wuerttemberg	baden wurttemberg	Baden-Württemberg	260
baden wurttemberg		Baden-Württemberg	113
bagamy	bahamas	*	518
bagdad	baghdad	*	116
baghdad		*	116
bahama	bahamas	*	518
bahamas		*	1208
bahia		*	41
bahrain		*	1199
bahraini	bahrain	*	1579
bahrein	bahrain	*	272
baia mare		*	50
baieluosi	belarus	*	162
baile atha cliath	dublin	*	502
bailiwick of guernsey	guernsey	*	1265
bailiwick of jersey	jersey	*	669
baimuda	bermuda	*	375
baja california		*	32
baja california sur		*	32
baja sajonia	lower saxony	*	44
bajisitan	pakistan	*	393
bakersfield		*	3
bakhreyn	bahrain	*	272
baki	baku	*	592
baku		*	592
balagui	paraguay	*	344
balcani	balkans	*	1
bale	basel	*	368
bale campagne	basel landschaft	Basel-Landschaft	64
bale ville	basel stadt	Basel-Stadt	64
baleares	balearic islands	*	302
balearic islands		*	193
balears	balearic islands	*	302
balein	bahrain	*	272
baleisitan	palestine	*	143
balgariya	bulgaria	*	641
balgarska	bulgaria	*	409
balin	bahrain	*	272
balkan	balkans	*	1
balkanlar	balkans	*	1
balkans		*	1
baltia	baltic	*	1
baltic		*	15
baltic countries	baltic	*	1
baltic states	baltic	*	1
baltico	baltic	*	1
baltics	baltic	*	1
baltija	baltic	*	1
baltijos	baltic	*	1
baltikum	baltic	*	1
baltimore		*	3
bamako		*	1054
bamiyuda	bermuda	*	375
banama	panama	*	685
bandar abbas		*	200
bandar seri begawan		*	993
bandung		*	115
bangalore	bengaluru	*	437
banggeulladesi	bangladesh	*	271
bangkok		*	1151
bangla desh	bangladesh	*	271
bangladesch	bangladesh	*	271
bangladesh		*	1192
bangladeshi	bangladesh	*	927
bangui		*	997
banguradeshiyu	bangladesh	*	271
banjul		*	1020
banska bystrica		Banská Bystrica	81
banskej bystrici	banska bystrica	Banská Bystrica	81
banuatsu	vanuatu	*	471
banuatu	vanuatu	*	471
baoding		*	2
baoji		*	2
baojialiya	bulgaria	*	119
baotou		*	2
barbade	barbados	*	373
barbados		*	1190
barcellona	barcelona	*	47
barcelona		*	47
barcelone	barcelona	*	47
baren	bahrain	*	272
bari		*	31
barnaul		*	11
baroda	vadodara	*	19
barranquilla		*	310
barubadosu	barbados	*	373
basel		*	57
basel landschaft		Basel-Landschaft	55
basel stadt		Basel-Stadt	55
baselland	basel landschaft	Basel-Landschaft	965
basilea	basel	*	57
basilicata		*	56
basle	basel	*	57
basler	basel	*	513
basque country		*	193
basra		*	116
basrah	basra	*	116
basse saxe	lower saxony	*	44
basse terre		Basse-Terre	1021
basseterre		*	1035
bath		*	206
batikan	vatican city	*	108
baton rouge		*	3
batswana	botswana	*	928
bavaria		*	113
baviera	bavaria	*	260
baviere	bavaria	*	260
bawu	baden wurttemberg	Baden-Württemberg	44
baxi	brazil	*	98
bayern	bavaria	*	261
bayrut	beirut	*	365
bb	barbados	*	724
bbw ghyny ljdydh	papua new guinea	*	106
bc	british columbia	*	79
bc canada	british columbia	*	964
bd	bangladesh	*	725
bdesh	bangladesh	*	1191
bdi	burundi	*	730
be	belgium	*	726
becs	vienna	*	229
bei jing	beijing	*	2
beijing		*	8
beimakedonia	north macedonia	*	105
beimaliyanaqundao	northern mariana islands	*	138
beimaqidun	north macedonia	*	105
beimarianazhudao	northern mariana islands	*	138
beining	benin	*	441
beira		*	317
beirut		*	365
beirute	beirut	*	365
bekasi		*	115
bel	belgium	*	726
belarus		*	1213
belarusian	belarus	*	410
belarussian	belarus	*	410
belarusskiy	belarus	*	410
belcika	belgium	*	118
belem		Belém	46
belfast		*	18
belga	belgium	*	297
belgas	belgium	*	297
belge	belgium	*	297
belges	belgium	*	297
belgia	belgium	*	118
belgian	belgium	*	297
belgica	belgium	*	118
belgie	belgium	*	118
belgien	belgium	*	118
belgio	belgium	*	118
belgique	belgium	*	118
belgisch	belgium	*	297
belgische	belgium	*	297
belgium		*	1194
belgiya	belgium	*	118
belgorod		*	11
belgrade		*	431
belgrado	belgrade	*	431
belice	belize	*	377
beliz	belize	*	377
belize		*	1214
bellaluseu	belarus	*	162
bellijeu	belize	*	377
belmopan		*	995
belo horizonte		*	46
belorus	belarus	*	162
belorussia	belarus	*	645
belorusskiy	belarus	*	410
ben	benin	*	731
benaeng	benin	*	441
benares	varanasi	*	503
benelux		*	1
benelux countries	benelux	*	1
benesuella	venezuela	*	353
benezuera boribarugongheguo	venezuela	*	353
bengal	west bengal	*	155
bengali	bangladesh	*	927
bengaluru		*	19
bengasi	benghazi	*	1047
bengbu		*	2
benghazi		*	610
benguela		*	307
benim	benin	*	441
benin		*	1201
benoni		*	207
beograd	belgrade	*	431
beogradski	belgrade	*	438
beogradu	belgrade	*	367
beomyuda	bermuda	*	375
berarushi	belarus	*	162
berdiansk		*	5
berdyansk	berdiansk	*	5
berdyanskiy	berdiansk	*	5
bergamo		*	31
bergen		*	1140
bergens	bergen	*	1139
berizu	belize	*	377
berkeley		*	3
berlim	berlin	*	6
berlin		*	94
berlin brandenburg		Berlin-Brandenburg	44
berlin mitte		*	6
berlin pankow		*	6
berlin steglitz zehlendorf		*	6
berlin wilmersdorf		*	6
berliner	berlin	*	231
berlino	berlin	*	6
bermuda		*	1203
bermudas	bermuda	*	1479
bermudes	bermuda	*	375
bermudy	bermuda	*	375
bern		*	57
berna	bern	*	57
berne	bern	*	57
berner	bern	*	513
berugi	belgium	*	118
bes	caribbean netherlands	*	736
best korea	north korea	*	458
beteunam	vietnam	*	295
bethal		*	12
bethesda		*	27
betonamu	vietnam	*	295
beulajil	brazil	*	98
beulunai	brunei	*	442
beverly hills		*	3
beyrouth	beirut	*	365
bf	burkina faso	*	727
bfa	burkina faso	*	727
bg	bulgaria	*	728
bgd	bangladesh	*	725
bgr	bulgaria	*	728
bh	bahrain	*	729
bharat	india	*	1515
bharat ganarajya	india	*	452
bharatiya	india	*	562
bhart	india	*	283
bhart gnrajy	india	*	452
bhisho		*	12
bhopal		Bhopāl	19
bhoutan	bhutan	*	376
bhr	bahrain	*	729
bhs	bahamas	*	738
bhutan		*	1210
bi	burundi	*	730
bialostocka	bialystok	Białystok	7
bialostocki	bialystok	Białystok	7
bialymstoku	bialystok	Białystok	7
bialystok		Białystok	7
bielefeld		*	6
bielorrusia	belarus	*	162
bielorrussia	belarus	*	162
bielorussia	belarus	*	162
bielorussie	belarus	*	162
bielsko biala		Bielsko-Biała	7
bielsku bialej	bielsko biala	Bielsko-Biała	7
bien hoa		*	59
bih	bosnia and herzegovina	*	1478
bihar		*	490
bilbao		*	47
bilbo	bilbao	*	514
bilishi	belgium	*	118
bingdao	iceland	*	243
birma	myanmar	*	534
birmania	myanmar	*	1342
birmania myanmar	myanmar	*	288
birmanie	myanmar	*	534
birmingham		*	18
birmingham us		Birmingham (US)	203
bishkek		*	1031
bissau		*	1025
bj	benin	*	731
bl	saint barthelemy	Saint Barthélemy	732
blantyre		*	613
blgariya	bulgaria	*	119
blgarska	bulgaria	*	642
blghry	bulgaria	*	119
blm	saint barthelemy	Saint Barthélemy	732
bloemfontein		*	12
blr	belarus	*	741
blz	belize	*	742
bm	bermuda	*	733
bmu	bermuda	*	733
bn	brunei	*	734
bnghldysh	bangladesh	*	271
bo	bolivia	*	735
boane		*	1137
bocheuwana	botswana	*	275
bochum		*	6
bociwana	botswana	*	275
boduolige	puerto rico	*	343
bogota		Bogotá	310
bohei	bosnia and herzegovina	*	83
bohemia	czechia	*	190
bohemian	czechia	*	951
boise		*	3
boksburg		*	12
bol	bolivia	*	735
bolan	poland	*	141
bolgariya	bulgaria	*	119
bolivariaanse republiek venezuela	venezuela	*	353
bolivarian republic of venezuela	venezuela	*	469
bolivarianskaya respublika venesuela	venezuela	*	469
bolivia		*	1205
bolivian	bolivia	*	556
boliviana	bolivia	*	556
boliviano	bolivia	*	556
bolivie	bolivia	*	234
bolivien	bolivia	*	234
boliviya	bolivia	*	234
boliweiya	bolivia	*	234
bolizi	belize	*	377
bollibia	bolivia	*	234
bologna		*	95
bolonia	bologna	*	31
bolzano		*	606
bombay	mumbai	*	19
bonaire	caribbean netherlands	*	644
bondsrepubliek duitsland	germany	*	70
boneleu sinteuyuseutatiuseu saba	caribbean netherlands	*	274
boneru shinto yusutateiusuoyobisaba	caribbean netherlands	*	274
boneyr	caribbean netherlands	*	274
bonn		*	6
bordeaux		*	205
boribiaduominzuguo	bolivia	*	234
bosanska	bosnia and herzegovina	*	926
boseunia heleuchegobina	bosnia and herzegovina	*	83
bosna	bosnia and herzegovina	*	1188
bosna i hercegovina	bosnia and herzegovina	*	83
bosnia	bosnia and herzegovina	*	1189
bosnia and herzegovina		*	83
bosnia ed erzegovina	bosnia and herzegovina	*	83
bosnia herzegovina	bosnia and herzegovina	*	83
bosnia y herzegovina	bosnia and herzegovina	*	83
bosnian	bosnia and herzegovina	*	926
bosnie en herzegovina	bosnia and herzegovina	*	83
bosnie herzegovine	bosnia and herzegovina	*	83
bosnien und herzegowina	bosnia and herzegovina	*	83
bosniya i gertsegovina	bosnia and herzegovina	*	83
boston		*	27
bosunia herutsuegobina	bosnia and herzegovina	*	83
botshabelo		*	12
botsuana	botswana	*	275
botsuwana	botswana	*	275
botsvana	botswana	*	275
botswana		*	1211
botswanan	botswana	*	928
bourgas	burgas	*	308
bourgogne	burgundy	*	78
bournemouth		*	18
bozen	bolzano	*	606
bq	caribbean netherlands	*	736
br	brazil	*	737
bra	brazil	*	737
brabant	north brabant	*	1644
bradford		*	18
braga		*	117
brakpan		*	12
brampton		*	67
brandebourg	brandenburg	*	44
brandenburg		*	113
brandenburgo	brandenburg	*	44
brasil	brazil	*	1480
brasile	brazil	*	98
brasileira	brazil	*	151
brasileiras	brazil	*	151
brasileiro	brazil	*	151
brasileiros	brazil	*	151
brasilena	brazil	*	151
brasilero	brazil	*	151
brasilia		Brasília	46
brasiliana	brazil	*	151
brasilianische	brazil	*	151
brasilien	brazil	*	98
brasov		Brașov	92
bratislava		*	433
bratislave	bratislava	*	81
braunschweig		*	6
brazil		*	1207
braziliaanse	brazil	*	151
brazilian	brazil	*	151
brazilie	brazil	*	98
braziliya	brazil	*	98
brazylia	brazil	*	98
brazzaville		*	597
brb	barbados	*	724
brbdws	barbados	*	373
brd	germany	*	1493
breda		*	68
breme	bremen	*	94
bremen		*	6
bremer	bremen	*	231
brescia		*	31
bresil	brazil	*	98
bresilienne	brazil	*	151
breslau	wroclaw	Wrocław	36
brest		*	1115
bretagne	brittany	*	577
brezilya	brazil	*	98
brghwy	paraguay	*	344
bridgetown		*	987
brighton		*	18
brisbane		*	263
bristol		*	206
britain	united kingdom	*	449
britanica	united kingdom	*	38
britanico	united kingdom	*	38
britannia	united kingdom	*	483
britannic	united kingdom	*	38
britannica	united kingdom	*	483
britannique	united kingdom	*	38
britanskiy	united kingdom	*	38
britisch	united kingdom	*	38
britische	united kingdom	*	38
britische jungferninseln	british virgin islands	*	110
british	united kingdom	*	38
british columbia		*	154
british overseas territory of gibraltar	gibraltar	*	664
british virgin islands		*	1455
briton	united kingdom	*	38
brits	united kingdom	*	38
britse maagdeneilanden	british virgin islands	*	110
brittany		*	195
brn	brunei	*	734
brne	brno	*	39
brnenska	brno	*	39
brnensky	brno	*	39
brno		*	198
bronx		*	3
brooklyn		*	3
bruessel	brussels	*	45
bruges		*	45
brugge	bruges	*	45
brunei		*	1204
brunei darussalam	brunei	*	442
brunn	brno	*	198
brunswick	braunschweig	*	94
bruselas	brussels	*	45
brussel	brussels	*	45
brussel bruxelles	brussels	*	264
brussels		*	510
bruxelas	brussels	*	45
bruxelles	brussels	*	45
bryansk		*	11
bs	bahamas	*	738
bt	bhutan	*	739
btn	bhutan	*	739
bucaramanga		*	310
bucarest	bucharest	*	92
bucharest		*	92
bucuresti	bucharest	*	92
budan	bhutan	*	376
budapest		*	427
budapeste	budapest	*	427
budapesti	budapest	*	65
budta		*	267
buenos aires		*	591
buffalo		*	27
bughan	north korea	*	134
bugmaliana gundo	northern mariana islands	*	138
bujinafasuo	burkina faso	*	440
bujumbura		*	594
bukarest	bucharest	*	92
bulawayo		*	435
buleukinapaso	burkina faso	*	440
bulgalia	bulgaria	*	119
bulgare	bulgaria	*	409
bulgaria		*	1198
bulgarian	bulgaria	*	409
bulgarie	bulgaria	*	119
bulgarien	bulgaria	*	119
bulgarije	bulgaria	*	119
bulgarische	bulgaria	*	409
bulgariya	bulgaria	*	119
bulgarska	bulgaria	*	409
bulongdi	burundi	*	374
bulundi	burundi	*	374
bundesrepublik deutschland	germany	*	446
burajiru	brazil	*	98
burdeos	bordeaux	*	35
burgas		*	308
burgenland		*	259
burgundy		*	418
burkina faso		*	1196
burkina faso nutome	burkina faso	*	1197
burma	myanmar	*	288
burmah	myanmar	*	1616
burmese	myanmar	*	1593
bursa		*	1152
burugaria	bulgaria	*	119
burukinafuaso	burkina faso	*	440
burundi		*	1200
burunei darusaramu	brunei	*	442
burunji	burundi	*	374
busan		*	58
butan	bhutan	*	376
butao	bhutan	*	376
bvi	british virgin islands	*	1571
bw	botswana	*	740
bwa	botswana	*	740
bwlyfy	bolivia	*	234
bwlynzy lfrnsyh	french polynesia	*	177
bwrkyn fsw	burkina faso	*	440
bwrtwrykw	puerto rico	*	343
bwrwndy	burundi	*	374
bwtswn	botswana	*	275
by	belarus	*	741
bydgoszcz		*	36
bydgoszczy	bydgoszcz	*	7
byelorussia	belarus	*	645
byelorussian	belarus	*	410
bytom		*	60
bytomiu	bytom	*	7
bz	belize	*	742
c delgado	cabo delgado	*	156
ca	california	*	9
caba	buenos aires	*	1110
cabinda		*	307
cabo delgado		*	579
cabo verde	cape verde	*	165
cabo verdiana	cape verde	*	558
caboverdiana	cape verde	*	558
caerdydd	cardiff	*	18
caf	central african republic	*	745
cairo		*	199
calabria		*	56
calcutta	kolkata	*	19
calgary		*	67
cali		*	1119
calif	california	*	9
california		*	22
camaroes	cameroon	*	235
camayenne		*	602
cambodge	cambodia	*	171
cambodia		*	1301
cambodian	cambodia	*	938
cambogia	cambodia	*	1520
camboja	cambodia	*	171
camboya	cambodia	*	171
cambridge		*	18
cameroon		*	1228
cameroonian	cameroon	*	930
cameroun	cameroon	*	235
camerounaise	cameroon	*	930
camerun	cameroon	*	235
campania		*	56
campeche		*	32
campinas		*	46
can	canada	*	1481
can tho		*	59
canada		*	1215
canadense	canada	*	298
canadese	canada	*	298
canadian	canada	*	298
canadien	canada	*	298
canadienne	canada	*	298
canadiense	canada	*	298
canarias	canary islands	*	194
canary islands		*	193
canberra		*	263
cancun		Cancún	40
cangzhou		*	2
cannes		*	1014
cantabria		*	193
canton	guangzhou	*	631
canton province	guangdong	*	21
cap vert	cape verde	*	165
cape province	western cape	*	53
cape town		*	12
cape verde		*	1233
cape verdean	cape verde	*	558
capetown	cape town	*	93
capo verde	cape verde	*	165
caracas		*	507
caraibes	caribbean	*	1
caraibi	caribbean	*	1
cardiff		*	18
carib	caribbean	*	1
caribbean		*	52
caribbean islands	caribbean	*	1
caribbean netherlands		*	644
caribe	caribbean	*	15
caribena	caribbean	*	16
caribes	caribbean	*	15
carinthia		*	259
carletonville		*	12
cartagena		*	310
casablanca		*	428
castile and leon		Castile and León	193
castilla	castile and leon	Castile and León	1638
castilla la mancha		Castilla-La Mancha	194
castilla y leon	castile and leon	Castile and León	194
castries		*	1040
catalogne	catalonia	*	302
catalonia		*	489
cataluna	catalonia	*	194
catalunya	catalonia	*	194
catania		*	31
catar	qatar	*	345
caucase	caucasus	*	1
caucasus		*	1
cawnpore	kanpur	*	19
cayenne		*	1127
cayman	cayman islands	*	822
cayman islands		*	1310
caymans	cayman islands	*	822
cazaquistao	kazakhstan	*	104
cc	cocos islands	*	743
cccp	russia	*	347
cck	cocos islands	*	743
cd	democratic republic of the congo	*	744
cdmx	mexico city	*	1060
ce europe	central and eastern europe	*	1
ceara		Ceará	41
cebu		*	267
cebu city	cebu	*	267
ceca	czechia	*	951
cee	central and eastern europe	*	15
cemea	emea	^	1
centraal afrikaanse republiek	central african republic	*	163
centrafrique	central african republic	*	1220
central africa		*	1
central african	central africa	*	16
central african republic		*	1219
central america		*	52
central and eastern europe		*	1
central asia		*	52
central eastern europe	central and eastern europe	*	1
central europe		*	1
centraleurope	central europe	*	1
centro america	central america	*	1
centroamerica	central america	*	1
centroamericana	central america	*	16
centurion		*	207
ceska	czechia	*	190
ceska republika	czechia	*	61
ceske	czechia	*	190
ceske budejovice		České Budějovice	39
cesko	czechia	*	61
cesky	czechia	*	190
ceskych budejovicich	ceske budejovice	České Budějovice	39
ceylon	sri lanka	*	670
ceylonese	sri lanka	*	564
cf	central african republic	*	745
cg	republic of the congo	*	746
ch	switzerland	*	747
chad		*	1560
chade	chad	*	252
chadeu	chad	*	252
champagne	champagne ardenne	Champagne-Ardenne	418
champagne ardenne		Champagne-Ardenne	78
chandigarh		*	19
chang sha	changsha	*	2
chang zhou	changzhou	*	2
changchun		*	8
changde		*	2
changsha		*	8
changshu		*	2
changzhou		*	8
channel islands	jersey	*	1295
chaoxian	north korea	*	134
chaoxianminzhuzhuyirenmingongheguo	north korea	*	134
chaozhou		*	2
charkow	kharkiv	*	42
charleroi		*	45
charleston		*	27
charlotte		*	27
charlotte amalie		*	1103
chattanooga		*	3
chattisgarh	chhattisgarh	*	155
chattogram	chittagong	*	988
che	switzerland	*	747
cheboksary		*	11
checa	czechia	*	190
chefoo	yantai	*	8
chekhiya	czechia	*	61
chekiang	zhejiang	*	21
chekogonghwagug	czechia	*	61
chelyabinsk		*	13
chemnitz		*	6
cheng du	chengdu	*	2
chengchow	zhengzhou	*	8
chengde		*	2
chengdu		*	8
chengtu	chengdu	*	2
chennai		*	19
chequia	czechia	*	61
cherkasi	cherkasy	*	5
cherkaska	cherkasy	*	5
cherkaskiy	cherkasy	*	5
cherkassy	cherkasy	*	5
cherkasy		*	5
chernigiv	chernihiv	*	5
chernigivska	chernihiv	*	5
chernigivskiy	chernihiv	*	5
chernigov	chernihiv	*	5
chernihiv		*	5
chernivetska	chernivtsi	*	5
chernivetskiy	chernivtsi	*	5
chernivtsi		*	5
chernogoriya	montenegro	*	337
chernovtsy	chernivtsi	*	5
chgo	chicago	*	636
chhattisgarh		*	34
chiang mai		*	625
chiapas		*	32
chiba shi		Chiba-shi	48
chibuto		*	49
chicago		*	3
chidaoginia	equatorial guinea	*	129
chidaojineiya	equatorial guinea	*	129
chieko	czechia	*	61
chihuahua		*	1643
chile		*	1227
chilean	chile	*	411
chilena	chile	*	411
chilenische	chile	*	411
chileno	chile	*	411
chili	chile	*	1488
chilienne	chile	*	411
chille	chile	*	320
chimoio		*	49
china		*	1489
chine	china	*	475
chine populaire	china	*	276
chines	china	*	220
chinesa	china	*	220
chinese	china	*	220
chinese peoples	china	*	220
chinese taipei	taiwan	*	1443
chinesische	china	*	220
chinois	china	*	220
chinoise	china	*	220
chipre	cyprus	*	209
chiri	chile	*	320
chisinau		Chișinău	611
chita		*	635
chittagong		*	1112
chiyado	chad	*	252
chiyunijia	tunisia	*	293
chl	chile	*	750
chn	china	*	752
chokwe		Chokwé	49
chong qing	chongqing	*	2
chongqing		*	8
christchurch		*	618
christmas island		*	1235
christmaseiland	christmas island	*	123
chungking	chongqing	*	8
chuzhou		*	2
chypre	cyprus	*	1492
ci	ivory coast	*	748
ciad	chad	*	252
cidade do cabo	cape town	*	12
cile	chile	*	320
cin	china	*	475
cina	china	*	277
cincinnati		*	3
cinese	china	*	220
cipro	cyprus	*	209
cis		^	15
ciskei	eastern cape	*	53
citta del vaticano	vatican city	*	108
city of london		*	18
ciudad de guatemala	guatemala city	*	604
ciudad de la paz		*	1022
ciudad de mexico	mexico city	*	40
ciudad de panama	panama city	*	619
ciudad del cabo	cape town	*	12
ciudad juarez		Ciudad Juárez	40
ciudad nezahualcoyotl		Ciudad Nezahualcóyotl	40
civ	ivory coast	*	748
ck	cook islands	*	749
cl	chile	*	750
clermont ferrand		Clermont-Ferrand	35
cleveland		*	3
cluj	cluj napoca	Cluj-Napoca	92
cluj napoca		Cluj-Napoca	92
cm	cameroon	*	751
cmr	cameroon	*	751
cn	china	*	752
co	colorado	*	9
coahuila		*	32
coblence	koblenz	*	6
cochabamba		*	496
cochin	kochi	*	437
cockburn town		*	1092
cocos islands		*	1216
cocos keeling islands	cocos islands	*	99
cocoseilanden	cocos islands	*	99
cod	democratic republic of the congo	*	744
cog	republic of the congo	*	746
coimbatore		*	19
coimbra		*	117
cok	cook islands	*	749
col	colombia	*	1491
colima		*	32
collectivite de saint martin	saint martin	*	1336
colo	colorado	*	9
cologne		*	94
colombia		*	1230
colombian	colombia	*	477
colombiana	colombia	*	477
colombiano	colombia	*	477
colombie	colombia	*	208
colombie britannique	british columbia	*	487
colombienne	colombia	*	477
colombo		*	1132
colonia	cologne	*	6
colorado		*	157
colorado springs		*	3
columbus		*	27
com	comoros	*	817
commonwealth of australia	australia	*	1182
commonwealth of dominica	dominica	*	1245
commonwealth of independent states	cis	^	1
commonwealth of the bahamas	bahamas	*	1209
comoras	comoros	*	172
comore	comoros	*	172
comores	comoros	*	172
comoros		*	1303
comunidad valenciana	valencian community	*	194
comunitat valenciana	valencian community	*	302
conakry		*	602
concepcion		Concepción	1157
confederation suisse	switzerland	*	443
confederazione svizzera	switzerland	*	443
confoederatio helvetica	switzerland	*	647
cong hoa xa hoi chu nghia viet nam	vietnam	*	470
congo	republic of the congo	*	1486
congo brazzaville	republic of the congo	*	1222
congo dr	democratic republic of the congo	*	521
congo drc	democratic republic of the congo	*	646
congo kinshasa	democratic republic of the congo	*	1218
congolaise	democratic republic of the congo	*	929
congolese	democratic republic of the congo	*	929
conn	connecticut	*	9
connecticut		*	22
cono sur	mercosur	*	1
constanta		Constanța	92
constantinople	istanbul	*	82
cook islands		*	1226
cookeilanden	cook islands	*	122
cookinseln	cook islands	*	122
cooperatieve republiek guyana	guyana	*	380
copenaghen	copenhagen	*	80
copenhagen		*	80
copenhague	copenhagen	*	80
cordoba		Córdoba	509
corea	south korea	*	244
corea del nord	north korea	*	134
corea del sud	south korea	*	85
corea del sur	south korea	*	1307
coreana	south korea	*	355
coree	south korea	*	244
coree du nord	north korea	*	134
coree du sud	south korea	*	85
coreenne	south korea	*	355
coreia	south korea	*	244
coreia do norte	north korea	*	134
coreia do sul	south korea	*	85
cork		*	1129
corpus christi		*	3
corse	corsica	*	971
corsica		*	195
corunna	a coruna	A Coruña	47
costa davorio	ivory coast	*	164
costa de marfil	ivory coast	*	164
costa do marfim	ivory coast	*	164
costa rica		*	1231
costa rican	costa rica	*	931
costarricense	costa rica	*	931
cote d ivoire	ivory coast	*	648
cote dazur	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	78
cote divoire	ivory coast	*	1225
cotonou		*	595
courtrai	kortrijk	*	264
coventry		*	18
cpv	cape verde	*	755
cr	costa rica	*	753
cracovie	krakow	Kraków	36
cracow	krakow	Kraków	36
craiova		*	50
cri	costa rica	*	753
crimea		*	1
crimean	crimea	*	16
crna gora	montenegro	*	337
croacia	croatia	*	102
croatia		*	1282
croatian	croatia	*	478
croatie	croatia	*	102
croazia	croatia	*	102
ct	connecticut	*	9
cu	cuba	*	754
cuamba		*	49
cub	cuba	*	754
cuba		*	1232
cuban	cuba	*	932
cubana	cuba	*	1612
cubano	cuba	*	932
culiacan		Culiacán	40
curacao		Curaçao	1234
curitiba		*	46
cuw	curacao	Curaçao	756
cv	cape verde	*	755
cw	curacao	Curaçao	756
cx	christmas island	*	757
cxr	christmas island	*	757
cy	cyprus	*	758
cym	cayman islands	*	1522
cymru	wales	*	484
cyp	cyprus	*	758
cypriot	cyprus	*	933
cyprus		*	1236
cz	czechia	*	759
cze	czechia	*	759
czech	czechia	*	190
czech republic	czechia	*	61
czechia		*	1238
czechoslovakia	czechia	*	655
czechy	czechia	*	61
czernowitz	chernivtsi	*	5
czeska	czechia	*	190
czestochowa		Częstochowa	7
czestochowie	czestochowa	Częstochowa	7
czestochowska	czestochowa	Częstochowa	7
d fghnstn slmy jmhwryt	afghanistan	*	439
da ch	dach	^	1
da lat		*	59
da lian	dalian	*	2
da nang		*	204
dacca	dhaka	*	495
dach		^	15
daegu		*	58
daehan minguk	south korea	*	244
daehanmingug	south korea	*	85
daejeon		*	58
daenemark	denmark	*	1241
daenische	denmark	*	152
dahanminguo	south korea	*	85
dairen	dalian	*	8
dakar		*	622
dalat	da lat	*	59
dalian		*	8
dallas		*	27
damas	damascus	*	313
damasco	damascus	*	313
damascus		*	313
dammam		*	202
danang	da nang	*	204
dandong		*	8
danemark	denmark	*	100
danesa	denmark	*	152
danese	denmark	*	152
dania	denmark	*	1495
danimarca	denmark	*	100
danimarka	denmark	*	100
danische	denmark	*	152
danish	denmark	*	152
daniya	denmark	*	100
danmai	denmark	*	100
danmark	denmark	*	100
danois	denmark	*	152
danoise	denmark	*	152
dansk	denmark	*	152
danske	denmark	*	152
danzig	gdansk	Gdańsk	36
daqing		*	2
dar el beida	casablanca	*	1048
dar es salaam		Dar es Salaam	434
darmstadt		*	6
darwin		*	436
davao		*	267
dayton		*	3
dc	district of columbia	*	9
ddr	germany	*	760
de	germany	*	761
debrecen		*	427
debreceni	debrecen	*	316
deense	denmark	*	152
deguo	germany	*	70
del	delaware	*	9
delaware		*	157
delhi		*	19
democratic peoples republic of korea	north korea	*	458
democratic republic of congo	democratic republic of the congo	*	521
democratic republic of sao tome and principe	sao tome and principe	São Tomé and Príncipe	1420
democratic republic of the congo		*	120
democratic socialist republic of sri lanka	sri lanka	*	670
democratische republiek congo	democratic republic of the congo	*	120
democratische republiek sao tome en principe	sao tome and principe	São Tomé and Príncipe	185
democratische republiek timor leste	east timor	*	253
democratische socialistische republiek sri lanka	sri lanka	*	336
democratische volksrepubliek algerije	algeria	*	237
democratische volksrepubliek korea	north korea	*	134
demokraticheskaya respublika kongo	democratic republic of the congo	*	120
den haag	the hague	*	68
denemarken	denmark	*	100
denmakeu	denmark	*	100
denmaku	denmark	*	100
denmark		*	1242
denpasar		*	115
denver		*	27
derby		*	206
derry	londonderry	*	1126
des moines		*	3
detroit		*	3
deu	germany	*	761
deutsch	germany	*	952
deutsche	germany	*	37
deutschen	germany	*	37
deutscher	germany	*	37
deutsches	germany	*	37
deutschl	germany	*	522
deutschland	germany	*	70
deutschland osterreich schweiz	dach	^	1
deyang		*	2
dezhou		*	2
dhaka		*	495
dhrbyjn	azerbaijan	*	97
dijon		*	35
dili		*	1095
dimashq	damascus	*	313
dinamarca	denmark	*	100
dinamarquesa	denmark	*	152
district of columbia		*	305
distrito federal		*	1630
dj	djibouti	*	762
djakarta	jakarta	*	115
dji	djibouti	*	762
djibouti		*	1240
djibouti city		*	1003
dk	denmark	*	763
dm	dominica	*	764
dma	dominica	*	764
dnepr	dnipro	*	5
dnepropetrovsk	dnipro	*	42
dnipro		*	5
dnipropetrovsk	dnipro	*	42
dniprovska	dnipro	*	5
dniprovskiy	dnipro	*	5
dniprovskyi	dnipro	*	5
dnk	denmark	*	763
do	dominican republic	*	765
dodoma		*	434
dogil	germany	*	70
doha		*	1146
doitsu	germany	*	70
dom	dominican republic	*	765
dom rep	dominican republic	*	657
dominica		*	1244
dominicaanse republiek	dominican republic	*	166
dominican republic		*	1246
dominicana	dominican republic	*	1497
dominicano	dominican republic	*	1580
dominika	dominica	*	322
dominika gonghwagug	dominican republic	*	166
dominika yeonbang	dominica	*	322
dominikagongheguo	dominican republic	*	166
dominikaguo	dominica	*	322
dominikanische republik	dominican republic	*	166
dominikanskaya respublika	dominican republic	*	166
dominique	dominica	*	1496
dondo		*	317
donetsk		*	42
dong guan	dongguan	*	2
dongdiwen	east timor	*	253
dongguan		*	8
dongteimoru	east timor	*	253
dongtimoleu	east timor	*	253
dongying		*	2
doornik	tournai	*	264
dortmund		*	6
douala		*	599
douglas		*	1161
dprk	north korea	*	458
dr congo	democratic republic of the congo	*	521
drc	democratic republic of the congo	*	1484
drenthe		*	228
dresde	dresden	*	6
dresden		*	6
dresdner	dresden	*	231
drezno	dresden	*	6
drogobich	drohobych	*	5
drogobitskiy	drohobych	*	5
drogobych	drohobych	*	5
drohobych		*	5
dschibuti	djibouti	*	236
dtschl	germany	*	522
dubai		*	197
dubayy	dubai	*	197
dublin		*	502
duesseldorf	dusseldorf	Düsseldorf	6
duisburg		*	6
duits	germany	*	37
duitse	germany	*	37
duitsland	germany	*	70
duluth		*	3
dundee		*	18
duoge	togo	*	702
duominijia	dominican republic	*	166
duominike	dominica	*	322
durango		*	32
durban		*	12
durham		*	27
dushanbe		*	1094
dusseldorf		Düsseldorf	6
dusseldorfer	dusseldorf	Düsseldorf	114
dutch	netherlands	*	63
dwlh qtr	qatar	*	541
dwmynyk	dominica	*	322
dz	algeria	*	766
dza	algeria	*	766
dzayer	algeria	*	447
dzayeri	algeria	*	447
dzayeriya	algeria	*	447
dzhersi	jersey	*	453
dzhibuti	djibouti	*	236
e africa	east africa	*	1
e cape	eastern cape	*	53
e europe	eastern europe	*	1
east africa		*	1
east african	east africa	*	16
east asia		*	1
east europe	eastern europe	*	1
east jerusalem		*	1075
east london		*	12
east timor		*	703
eastern africa	east africa	*	52
eastern asia	east asia	*	52
eastern cape		*	262
eastern europe		*	52
eastern republic of uruguay	uruguay	*	404
eastern transvaal	mpumalanga	*	53
eau	united arab emirates	*	554
ec	ecuador	*	767
ecatepec		*	40
echiopia	ethiopia	*	210
ecossaise	scotland	*	38
ecosse	scotland	*	359
ecu	ecuador	*	767
ecuador		*	658
ecuadorian	ecuador	*	560
ecuatoriana	ecuador	*	560
ecuatoriano	ecuador	*	560
edimbourg	edinburgh	*	18
edimburgo	edinburgh	*	18
edinburgh		*	18
edmonton		*	67
edo de mexico	estado de mexico	Estado de México	578
edomex	estado de mexico	Estado de México	578
ee	estonia	*	1499
ee uu	united states	*	909
eemea	emea	^	1
eesti	estonia	*	239
eesti vabariigi	estonia	*	934
eesti vabariik	estonia	*	523
eeuu	united states	*	403
efiopiya	ethiopia	*	210
eg	egypt	*	768
egipcia	egypt	*	412
egipet	egypt	*	124
egipto	egypt	*	124
egito	egypt	*	124
egitto	egypt	*	124
eguaduoer	ecuador	*	238
egy	egypt	*	768
egypt		*	1249
egypte	egypt	*	124
egyptian	egypt	*	412
egyptienne	egypt	*	412
eh	western sahara	*	769
eimsbuttel		Eimsbüttel	6
eindhoven		*	68
eire	ireland	*	131
ejiputo	egypt	*	124
ekaterinburg	yekaterinburg	*	13
ekaterinburgskiy	yekaterinburg	*	11
ekuador	ecuador	*	238
ekuadoru	ecuador	*	238
ekvador	ecuador	*	238
ekvatorialnaya gvineya	equatorial guinea	*	129
ekwadoleu	ecuador	*	238
el aaiun		El-Aaiun	1009
el cairo	cairo	*	199
el golfo	gulf	*	1
el paso		*	3
el salvador		*	1421
el salvadore	el salvador	*	465
el salvadori	el salvador	*	465
elblag		Elbląg	7
elblagu	elblag	Elbląg	7
elfenbeinkuste	ivory coast	*	164
elisabethville	lubumbashi	*	421
eliteliya	eritrea	*	279
eliteulea	eritrea	*	279
ellada	greece	*	130
ellas	greece	*	1273
ellice islands	tuvalu	*	1442
ellinika	greece	*	191
elliniki	greece	*	191
elsalbadoleu	el salvador	*	401
elsass	alsace	*	78
eluosi	russia	*	75
emalahleni	witbank	*	93
embalenhle		eMbalenhle	12
emea		^	1
emetab israel	israel	*	330
emilia romagna		Emilia-Romagna	56
emirados arabes unidos	united arab emirates	*	96
emirates	united arab emirates	*	554
emirati	united arab emirates	*	1577
emirati arabi uniti	united arab emirates	*	96
emiratos	united arab emirates	*	638
emiratos arabes unidos	united arab emirates	*	96
emirats arabes unis	united arab emirates	*	96
emirats arabs units	united arab emirates	*	96
engeland	england	*	359
engelse	england	*	38
england		*	485
englische	england	*	38
english	england	*	38
entebbe		*	628
equador	ecuador	*	238
equateur	ecuador	*	658
equatorial guinea		*	1272
er	eritrea	*	770
erbil		*	116
erevan	yerevan	*	590
erfurt		*	6
eri	eritrea	*	770
eritoria	eritrea	*	279
eritrea		*	1252
eritreia	eritrea	*	279
eritreya	eritrea	*	279
erusarubadoru	el salvador	*	401
erythree	eritrea	*	279
es	spain	*	771
esbo	espoo	*	230
escandinavia	scandinavia	*	1
escocia	scotland	*	484
eseutonia	estonia	*	239
esfahan	isfahan	*	200
esh	western sahara	*	769
eslovaquia	slovakia	*	145
eslovenia	slovenia	*	182
esp	spain	*	771
espagne	spain	*	71
espagnol	spain	*	66
espagnole	spain	*	66
espana	spain	*	71
espanha	spain	*	71
espanhol	spain	*	66
espanhola	spain	*	66
espanol	spain	*	66
espanola	spain	*	66
espanolas	spain	*	66
espanya	spain	*	71
espanyola	spain	*	66
espirito santo		Espírito Santo	41
espoo		*	230
espoon	espoo	*	425
essen		*	94
essuatini	eswatini	*	186
est	estonia	*	1498
estado de mexico		Estado de México	966
estados unidos	united states	*	87
estados unidos da america	united states	*	87
estados unidos de america	united states	*	708
estados unidos mexicanos	mexico	*	679
estadounidense	united states	*	90
estambul	istanbul	*	82
estland	estonia	*	239
estnische	estonia	*	934
estocolmo	stockholm	*	69
estonia		*	1248
estonian	estonia	*	523
estonie	estonia	*	239
estoniya	estonia	*	239
estrasburgo	strasbourg	*	35
estremo oriente	east asia	*	1
esuatini	eswatini	*	186
esutonia	estonia	*	239
esvatini	eswatini	*	186
eswatini		*	1424
eswatini kingdom	eswatini	*	351
eswatini lemaa	eswatini	*	351
et	ethiopia	*	772
etat de palestine	palestine	*	218
etats unis damerique	united states	*	87
eth	ethiopia	*	772
ethekwini	durban	*	93
ethiopia		*	1255
ethiopian	ethiopia	*	1581
ethiopie	ethiopia	*	210
etiopia	ethiopia	*	210
etobicoke		*	67
eu	europe	*	15
eua	united states	*	1568
eur	europe	*	15
eurasia		*	1
eurasie	eurasia	*	1
eurasien	eurasia	*	1
euro	europe	*	15
eurooppa	europe	*	1
europa	europe	*	1
europa central	central europe	*	1
europa centralna	central europe	*	1
europa del este	eastern europe	*	1
europa del norte	northern europe	*	1
europa del sur	southern europe	*	1
europa occidental	western europe	*	1
europa oriental	eastern europe	*	1
europa wschodnia	eastern europe	*	1
europaeische	europe	*	16
europaische	europe	*	16
europe		*	52
europe centrale	central europe	*	1
europe de lest	eastern europe	*	1
europe de louest	western europe	*	1
europe du nord	northern europe	*	1
europe du sud	southern europe	*	1
europe middle east africa	emea	^	1
europe middle east and africa	emea	^	1
europea	europe	*	16
european	europe	*	16
europeen	europe	*	16
europeenne	europe	*	16
europeia	europe	*	16
europejski	europe	*	16
europeo	europe	*	16
europese	europe	*	16
euskadi	basque country	*	194
evansville		*	3
evraziya	eurasia	*	1
evropa	europe	*	1
evropeyskiy	europe	*	16
evropi	europe	*	1
exeter		*	18
extremadura		*	193
extreme orient	east asia	*	1
extremo oriente	east asia	*	1
faeroer	faroe islands	*	126
faguo	france	*	127
faisalabad		*	312
falkland islands		*	1258
falkland islands malvinas	falkland islands	*	101
falklandeilanden	falkland islands	*	101
falklandinseln	falkland islands	*	101
faluoqundao	faroe islands	*	126
fandigang	vatican city	*	108
far east	east asia	*	1
farery	faroe islands	*	126
fargo		*	3
faro		*	1145
faroe islands		*	1261
faroer	faroe islands	*	126
fashubolinixiya	french polynesia	*	177
fashuguiyana	french guiana	*	168
fashushengmading	saint martin	*	338
federal democratic republic of nepal	nepal	*	1374
federal republic of germany	germany	*	446
federal republic of somalia	somalia	*	699
federale democratische republiek ethiopie	ethiopia	*	210
federale democratische republiek nepal	nepal	*	537
federale republiek brazilie	brazil	*	98
federale republiek nigeria	nigeria	*	342
federale republiek somalie	somalia	*	400
federale staten van micronesie	micronesia	*	211
federated states of micronesia	micronesia	*	1260
federatie saint kitts en nevis	saint kitts and nevis	*	103
federation of saint christopher and nevis	saint kitts and nevis	*	530
federatsiya sent kits i nevis	saint kitts and nevis	*	530
feiji	fiji	*	240
feilubin	philippines	*	178
feizhou	africa	*	1
fenlan	finland	*	125
feodosia		*	5
feodosiya	feodosia	*	5
fernost	east asia	*	1
fes		*	369
fez	fes	*	369
ffm	frankfurt	*	231
fghnstn	afghanistan	*	268
fi	finland	*	773
fidji	fiji	*	240
fidschi	fiji	*	240
fidzhi	fiji	*	240
figi	fiji	*	240
fiji		*	1257
filadelfia	philadelphia	*	3
filastin	palestine	*	1391
filipijnen	philippines	*	178
filipina	philippines	*	1618
filipinas	philippines	*	178
filipino	philippines	*	567
filippine	philippines	*	178
filippiny	philippines	*	178
fin	finland	*	773
finland		*	1256
finlandaise	finland	*	221
finlande	finland	*	125
finlandesa	finland	*	221
finlandese	finland	*	221
finlandia	finland	*	125
finlandiya	finland	*	125
finlyandiya	finland	*	125
finn	finland	*	1613
finnische	finland	*	221
finnish	finland	*	221
finnland	finland	*	125
finnois	finland	*	221
finse	finland	*	221
finska	finland	*	125
firenze	florence	*	31
fiume	rijeka	*	501
fj	fiji	*	774
fji	fiji	*	774
fk	falkland islands	*	775
fl	florida	*	9
fl liechtenstein	liechtenstein	*	1318
fla	florida	*	9
flandern	flanders	*	486
flanders		*	575
flandre	flanders	*	486
flemish brabant		*	575
flevoland		*	228
flint		*	27
flk	falkland islands	*	775
florence		*	95
florencia	florence	*	31
florenz	florence	*	31
florianopolis		Florianópolis	46
florida		*	22
flstyn	palestine	*	143
flying fish cove		*	1002
fm	micronesia	*	776
fnzwyl	venezuela	*	353
fo	faroe islands	*	777
fo shan	foshan	*	2
folklendskie ostrova	falkland islands	*	101
foochow	fuzhou	*	8
former soviet union	cis	^	1
formosa	taiwan	*	1565
fort de france		Fort-de-France	1056
fort lauderdale		*	3
fort wayne		*	3
fort worth		*	3
fortaleza		*	46
foshan		*	8
fr	france	*	778
fra	france	*	778
franca	france	*	127
francais	france	*	62
francaise	france	*	62
francaises	france	*	62
france		*	1262
frances	france	*	62
francesa	france	*	62
francese	france	*	62
francfort	frankfurt	*	6
franche comte		Franche-Comté	78
francia	france	*	127
francistown		*	596
francoforte	frankfurt	*	6
francuska	france	*	62
frankfurt		*	94
frankfurt am	frankfurt	*	114
frankfurt am main	frankfurt	*	6
frankfurt main	frankfurt	*	6
frankfurter	frankfurt	*	231
frankreich	france	*	127
frankrijk	france	*	127
frankrike	france	*	127
frans	france	*	954
frans guyana	french guiana	*	168
frans polynesie	french polynesia	*	177
fransa	france	*	127
franse	france	*	62
franse republiek	france	*	127
fransiz	france	*	62
fransk	france	*	62
franska	france	*	62
frantsiya	france	*	127
frantsuzskaya polineziya	french polynesia	*	177
frantsuzskiy	france	*	62
franzoesische	france	*	62
franzosisch	france	*	62
franzosisch guayana	french guiana	*	168
franzosisch polynesien	french polynesia	*	177
franzosische	france	*	62
free state		*	262
freetown		*	1087
freiburg	fribourg	*	583
freiburg breisgau	freiburg im breisgau	Freiburg im Breisgau	114
freiburg im breisgau		Freiburg im Breisgau	6
freistaat bayern	bavaria	*	260
freistaat sachsen	saxony	*	260
french	france	*	954
french guiana		*	663
french polynesia		*	1382
french republic	france	*	662
fresno		*	3
frg	germany	*	760
fribourg		*	55
friesland		*	228
frisco	san francisco	*	27
friuli	friuli venezia giulia	Friuli-Venezia Giulia	196
friuli venezia giulia		Friuli-Venezia Giulia	56
fro	faroe islands	*	777
fryslan	friesland	*	967
fsm	micronesia	*	776
fsu	cis	^	15
ft lauderdale	fort lauderdale	*	3
ft worth	fort worth	*	203
fu jian	fujian	*	21
fu zhou	fuzhou	*	2
fudejiao	cape verde	*	165
fuerozhudao	faroe islands	*	126
fuiji	fiji	*	240
fuinrando	finland	*	125
fuiripin	philippines	*	178
fujairah		*	197
fujian		*	33
fukelanqundao	falkland islands	*	101
fukien	fujian	*	21
fukuoka		*	48
funafuti		*	1098
funchal		*	117
fuokurando marubinasu zhudao	falkland islands	*	101
furansu	france	*	127
furansulinggiana	french guiana	*	168
furansulingporineshia	french polynesia	*	177
furstentum liechtenstein	liechtenstein	*	1320
fushun		*	2
fuzhou		*	8
fyrom	north macedonia	*	533
ga	georgia us state	Georgia (US state)	9
gab	gabon	*	1501
gabao	gabon	*	323
gabon		*	1263
gabonais	gabon	*	448
gabonese	gabon	*	448
gabonese republic	gabon	*	448
gabong	gabon	*	323
gaborone		*	596
gabun	gabon	*	323
gaiana	guyana	*	380
gaiti	haiti	*	329
galati		Galați	50
galicia		*	489
gallic	france	*	62
galveston		*	3
galway		*	502
gambia		*	1270
gambie	gambia	*	325
gambiya	gambia	*	325
gana	ghana	*	525
ganbia	gambia	*	325
gand	ghent	*	45
gangbiya	gambia	*	325
gangguo bu	republic of the congo	*	121
gangguo jin	democratic republic of the congo	*	120
ganji	guernsey	*	324
gansu		*	33
ganzhou		*	2
gaoxiong	kaohsiung	*	1099
gauteng		*	262
gayana	guyana	*	380
gaza	palestine	*	1549
gaza province	gaza	*	156
gaza strip	palestine	*	218
gaziantep		*	82
gb	united kingdom	*	779
gbr	united kingdom	*	779
gcc	gulf	*	15
gd	grenada	*	780
gdansk		Gdańsk	36
gdanska	gdansk	Gdańsk	7
gdanski	gdansk	Gdańsk	60
gdansku	gdansk	Gdańsk	7
gdr	germany	*	1494
gdyni	gdynia	*	7
gdynia		*	36
ge	georgia	*	781
gelderland		*	228
gelinglan	greenland	*	212
gelinnada	grenada	*	450
gelsenkirchen		*	6
gelujiya	georgia	*	241
gelunbiya	colombia	*	208
gemenebest dominica	dominica	*	322
gemenebest van australie	australia	*	270
gemenebest van de bahamas	bahamas	*	518
genebra	geneva	*	57
genes	genoa	*	95
geneva		*	368
geneve	geneva	*	57
genf	geneva	*	57
genoa		*	95
genova	genoa	*	31
gent	ghent	*	510
genua	genoa	*	95
genxi	guernsey	*	324
geo	georgia	*	781
geonji	guernsey	*	324
george		*	207
george town	penang	*	366
georgetown		*	1026
georgia		*	1504
georgian	georgia	*	1582
georgie	georgia	*	241
georgien	georgia	*	241
german	germany	*	37
german democratic republic	germany	*	446
germania	germany	*	70
germanic	germany	*	37
germanica	germany	*	37
germanische	germany	*	37
germaniya	germany	*	70
germany		*	1239
germiston		*	93
gernsi	guernsey	*	324
gesidalijia	costa rica	*	321
geulenada	grenada	*	450
geulinlaendeu	greenland	*	212
geuliseu	greece	*	130
geulujia	georgia	*	241
gf	french guiana	*	782
gg	guernsey	*	783
ggy	guernsey	*	783
gh	ghana	*	784
gha	ghana	*	784
ghana		*	1266
ghanaian	ghana	*	1583
ghent		*	45
ghrynd	grenada	*	450
ghwdlwb	guadeloupe	*	326
ghwtyml	guatemala	*	327
ghwyn lfrnsyh	french guiana	*	168
ghyny bysw	guinea bissau	Guinea-Bissau	242
ghyny lstwiyh	equatorial guinea	*	129
ghyrnzy	guernsey	*	324
gi	gibraltar	*	785
giamaica	jamaica	*	213
giappone	japan	*	285
giapponese	japan	*	223
gib	gibraltar	*	785
gibilterra	gibraltar	*	379
gibraltar		*	1267
gibuti	djibouti	*	236
gijon		Gijón	47
gin	guinea	*	788
ginebisso	guinea bissau	Guinea-Bissau	242
ginebra	geneva	*	57
ginevra	geneva	*	368
gini	guinea	*	280
ginia	guinea	*	280
giniabisau	guinea bissau	Guinea-Bissau	242
giordania	jordan	*	170
girishiya	greece	*	130
gitega		*	594
giza		*	199
gl	greenland	*	786
glaris	glarus	*	64
glarus		*	55
glasgow		*	18
gliwicach	gliwice	*	7
gliwice		*	7
glp	guadeloupe	*	789
gm	gambia	*	787
gmb	gambia	*	787
gn	guinea	*	788
gnb	guinea bissau	Guinea-Bissau	794
gnq	equatorial guinea	*	790
goa		*	490
goeteborg	gothenburg	*	69
goettingen	gottingen	Göttingen	6
goiania		Goiânia	46
goias		Goiás	41
gold coast		*	263
golf von arabien	gulf	*	1
golfe	gulf	*	1
goma		*	1116
gomel		*	364
gonduras	honduras	*	328
gonkong	hong kong	*	381
gorky	nizhny novgorod	*	13
gorod belgorod		*	13
gorzow wielkopolski		Gorzów Wielkopolski	7
gorzowie wielkopolskim	gorzow wielkopolski	Gorzów Wielkopolski	7
gosudarstvo palestina	palestine	*	143
goteborg	gothenburg	*	69
goteborgs	gothenburg	*	620
gotemburgo	gothenburg	*	69
gothenburg		*	69
gottingen		Göttingen	6
goyang		*	58
gp	guadeloupe	*	789
gq	equatorial guinea	*	790
gqeberha	port elizabeth	*	93
gr	greece	*	791
gra bretanha	united kingdom	*	378
gran bretagna	united kingdom	*	378
gran bretana	united kingdom	*	378
gran china	greater china	*	1
granada	grenada	*	1503
grand dakar		*	622
grand duche de luxembourg	luxembourg	*	672
grand duchy of luxembourg	luxembourg	*	673
grand est		*	195
grand rapids		*	3
grande bretagne	united kingdom	*	449
grande chine	greater china	*	1
graubuenden	graubunden	Graubünden	965
graubunden		Graubünden	55
graz		*	229
grc	greece	*	791
grd	grenada	*	780
great britain	united kingdom	*	524
great lakes		*	1
greater china		*	1
greca	greece	*	191
grece	greece	*	1508
grecia	greece	*	130
grecque	greece	*	191
greece		*	1274
greek	greece	*	191
green bay		*	3
greenland		*	1268
greensboro		*	3
grenada		*	1264
grenade	grenada	*	1502
grenlandiya	greenland	*	212
grenoble		*	35
gretsiya	greece	*	130
griechenland	greece	*	130
griechische	greece	*	191
griega	greece	*	191
griekenland	greece	*	130
griekse	greece	*	191
grigioni	graubunden	Graubünden	64
grisons	graubunden	Graubünden	583
grl	greenland	*	786
grodno		*	364
groenland	greenland	*	212
groenlandia	greenland	*	212
gronelandia	greenland	*	212
groningen		*	68
groningen province		*	967
gronland	greenland	*	212
groot brittannie	united kingdom	*	378
groothertogdom luxemburg	luxembourg	*	174
grossbritannien	united kingdom	*	128
grossbritannien und nordirland	united kingdom	*	378
gruzia	georgia	*	241
gruziya	georgia	*	241
gt	guatemala	*	792
gtm	guatemala	*	792
gu	guam	*	793
guadalajara		*	40
guadalupa	guadeloupe	*	326
guadalupe	guadeloupe	*	1507
guadeloupe		*	1271
guadeluopu	guadeloupe	*	326
guadorupu	guadeloupe	*	326
guam		*	1277
guamu	guam	*	526
guanajuato		*	32
guandao	guam	*	526
guang dong	guangdong	*	21
guang xi	guangxi	*	21
guang zhou	guangzhou	*	1118
guangdong		*	33
guangxi		*	33
guangzhou		*	8
guarulhos		*	46
guatemala		*	1276
guatemala city		*	604
guatemalan	guatemala	*	561
guatemalteca	guatemala	*	561
guatemalteco	guatemala	*	561
guatemara	guatemala	*	327
guayana francesa	french guiana	*	168
guayaquil		*	1007
guba	cuba	*	444
guernesey	guernsey	*	324
guernsey		*	1505
guf	french guiana	*	782
guiana	guyana	*	380
guiana francesa	french guiana	*	168
guilin		*	2
guine	guinea	*	280
guine bissau	guinea bissau	Guinea-Bissau	242
guine equatorial	equatorial guinea	*	129
guinea		*	1506
guinea bissau		Guinea-Bissau	1278
guinea ecuatorial	equatorial guinea	*	129
guinea equatoriale	equatorial guinea	*	129
guinee	guinea	*	280
guinee bissau	guinea bissau	Guinea-Bissau	242
guinee equatoriale	equatorial guinea	*	129
guiyana	guyana	*	380
guiyang		*	8
guizhou		*	33
gujarat		*	34
gujrat	gujarat	*	155
gulf		*	15
gulf coast		*	1
gulf states	gulf	*	1
gum	guam	*	793
gurenada	grenada	*	450
gurgaon		*	19
gurinrando	greenland	*	212
gurue		Gurué	201
gurugram	gurgaon	*	503
gus	cis	^	15
gustavia		*	991
gustavo a madero		Gustavo A. Madero	40
guy	guyana	*	795
guyana		*	1279
guyana francese	french guiana	*	168
guyane francaise	french guiana	*	663
gvadelupa	guadeloupe	*	326
gvatemala	guatemala	*	327
gviana	french guiana	*	168
gvineya	guinea	*	280
gvineya bisau	guinea bissau	Guinea-Bissau	242
gw	guinea bissau	Guinea-Bissau	794
gwadeullupeu	guadeloupe	*	326
gwam	guam	*	526
gwangju		*	58
gwatemalla	guatemala	*	327
gy	guyana	*	795
gyor		Győr	65
gyori	gyor	Győr	316
ha long		*	59
ha noi	hanoi	*	204
haag	the hague	*	68
habana	havana	*	422
hagatna		*	1024
hai phong		*	59
haichi	haiti	*	329
haide	haiti	*	329
haifa		*	265
haikou		*	2
hainan		*	33
haiphong		*	204
haiti		*	1283
halab	aleppo	*	313
halifax		*	315
halle		*	94
hambourg	hamburg	*	6
hamburg		*	94
hamburger	hamburg	*	231
hamburgo	hamburg	*	6
hamilton		*	315
hamilton bermuda		Hamilton (Bermuda)	992
handan		*	2
hang zhou	hangzhou	*	2
hangari	hungary	*	72
hangchow	hangzhou	*	8
hanguk	south korea	*	244
hanguo	south korea	*	85
hangzhou		*	8
hankook	south korea	*	1615
hankuk	south korea	*	355
hannover	hanover	*	3
hannoversche	hanover	*	203
hanoi		*	204
hanover		*	3
hanovre	hanover	*	3
harare		*	435
harbin		*	8
hartford		*	3
haryana		*	34
hasakesitan	kazakhstan	*	104
hashemite kingdom of jordan	jordan	*	454
hasjemitisch koninkrijk jordanie	jordan	*	170
hauts de france		Hauts-de-France	195
havana		*	422
hawaii		*	22
hayastan	armenia	*	232
hayti	haiti	*	329
hcmc	ho chi minh city	*	204
he bei	hebei	*	21
he fei	hefei	*	2
he nan	henan	*	21
hebei		*	33
hefa	haifa	*	265
hefei		*	8
hei long jiang	heilongjiang	*	21
heidelberg		*	6
heilongjiang		*	33
heilungkiang	heilongjiang	*	21
heishan	montenegro	*	337
helan	netherlands	*	86
helanjialeibiqu	caribbean netherlands	*	274
hellas	greece	*	130
helleense republiek	greece	*	130
hellenic	greece	*	191
hellenic republic	greece	*	1275
hellenique	greece	*	191
helsingfors	helsinki	*	230
helsingin	helsinki	*	425
helsinki		*	230
helvetia	switzerland	*	1487
helvetic	switzerland	*	88
helvetica	switzerland	*	88
helvetique	switzerland	*	88
henan		*	33
henderson		*	1163
hengshui		*	2
hengyang		*	2
heonggali	hungary	*	72
hermannstadt	sibiu	*	50
hermosillo		*	40
heshushengmading	sint maarten	*	466
hesse		*	113
hessen	hesse	*	261
heze		*	2
hi	hawaii	*	9
hibernia	ireland	*	256
hibernian	ireland	*	256
himachal pradesh		*	34
himalaya		*	1
himalayan	himalaya	*	16
himalayas	himalaya	*	1
hindi	india	*	955
hindistan	india	*	283
hindustan	india	*	452
hiroshima		*	48
hispania	spain	*	953
hispanic	spain	*	66
hispanica	spain	*	66
hispano	spain	*	953
hiszpania	spain	*	71
hk	hong kong	*	796
hk sar	hong kong	*	382
hkg	hong kong	*	796
hksar	hong kong	*	382
hn	honduras	*	797
hnd	honduras	*	797
hndwrs	honduras	*	328
ho chi minh	ho chi minh city	*	59
ho chi minh city		*	204
hobart		*	263
hohhot		*	2
hoju	australia	*	270
holanda	netherlands	*	391
holandes	netherlands	*	63
holandesa	netherlands	*	63
holland	netherlands	*	1541
hollanda	netherlands	*	86
hollandaise	netherlands	*	63
hollande	netherlands	*	681
hollandische	netherlands	*	63
hollandsche	netherlands	*	63
hollandse	netherlands	*	63
holstein	schleswig holstein	Schleswig-Holstein	417
holy see	vatican city	*	108
homel	gomel	*	364
honan	henan	*	584
honduran	honduras	*	935
honduras		*	1281
hondurena	honduras	*	935
hong kong		*	1280
hong kong sar	hong kong	*	382
hong kong special administrative region	hong kong	*	382
hongaarse	hungary	*	222
hongaarse republiek	hungary	*	72
hongarije	hungary	*	72
hongdoulasi	honduras	*	328
hongkong	hong kong	*	381
hongkongese	hong kong	*	1584
hongrie	hungary	*	72
hongroise	hungary	*	222
honiara		*	1081
honjiyurasu	honduras	*	328
honolulu		*	3
hopeh	hebei	*	21
horn of africa		*	1
houston		*	27
hr	croatia	*	798
hradec kralove		Hradec Králové	39
hrodna	grodno	*	364
hrv	croatia	*	798
hrvatska	croatia	*	102
hrvatske	croatia	*	478
hrvatski	croatia	*	478
hsinchu		*	314
ht	haiti	*	799
hti	haiti	*	799
hu	hungary	*	800
hu bei	hubei	*	21
hu nan	hunan	*	21
hu zhou	huzhou	*	2
huaian		*	2
huambo		*	307
huanggang		*	2
hubei		*	33
hue		*	1154
hui zhou	huizhou	*	2
huizhou		*	2
hull		*	206
hun	hungary	*	800
hunan		*	33
hungara	hungary	*	222
hungaria	hungary	*	222
hungarian	hungary	*	222
hungarica	hungary	*	222
hungary		*	1284
hungria	hungary	*	72
hupeh	hubei	*	21
huzhou		*	2
hwngh kwngh	hong kong	*	381
hyderabad		*	19
ia	iowa	*	9
iasi		Iași	92
ibadan		*	266
iberia		*	15
iberian	iberia	*	16
iberian peninsula	iberia	*	1
iberica	iberia	*	1
iberico	iberia	*	1
iberie	iberia	*	1
iberique	iberia	*	1
iberische	iberia	*	1
ibero america	latin america	*	1
iberoamerica	latin america	*	1
iceland		*	1293
icelandic	iceland	*	479
id	idaho	*	9
idaho		*	22
idf	ile de france	Île-de-France	418
idiopia	ethiopia	*	210
idn	indonesia	*	1510
ie	ireland	*	801
iemen	yemen	*	472
ierland	ireland	*	131
ierse	ireland	*	256
ierse republiek	ireland	*	131
igirisu	united kingdom	*	128
igirisulingvuajinzhudao	british virgin islands	*	110
ijibteu	egypt	*	124
ijsland	iceland	*	243
ijslandse republiek	iceland	*	243
il	illinois	*	9
ilakeu	iraq	*	284
ilan	iran	*	331
ilbon	japan	*	285
ile christmas	christmas island	*	123
ile de france		Île-de-France	577
ile de man	isle of man	*	132
ile du prince edouard	prince edward island	*	487
ile maurice	mauritius	*	1352
ile norfolk	norfolk island	*	176
iles caimans	cayman islands	*	135
iles cocos	cocos islands	*	99
iles cook	cook islands	*	122
iles feroe	faroe islands	*	126
iles malouines	falkland islands	*	101
iles mariannes du nord	northern mariana islands	*	138
iles marshall	marshall islands	*	137
iles pitcairn	pitcairn	*	179
iles salomon	solomon islands	*	144
iles turques et caiques	turks and caicos islands	*	147
iles vierges americaines	us virgin islands	US Virgin Islands	188
iles vierges britanniques	british virgin islands	*	110
ilha de man	isle of man	*	132
ilha de mocambique		Ilha de Moçambique	49
ilha de natal	christmas island	*	123
ilha norfolk	norfolk island	*	176
ilhas aland	aland islands	Åland Islands	233
ilhas caimao	cayman islands	*	135
ilhas cocos	cocos islands	*	99
ilhas cook	cook islands	*	122
ilhas faroe	faroe islands	*	126
ilhas malvinas	falkland islands	*	101
ilhas marianas do norte	northern mariana islands	*	138
ilhas marshall	marshall islands	*	137
ilhas pitcairn	pitcairn	*	179
ilhas salomao	solomon islands	*	144
ilhas turcas e caicos	turks and caicos islands	*	147
ilhas virgens americanas	us virgin islands	US Virgin Islands	188
ilhas virgens britanicas	british virgin islands	*	110
ill	illinois	*	9
illinois		*	22
im	isle of man	*	802
imn	isle of man	*	802
in	indiana	*	9
incheon		*	58
inchon	incheon	*	58
ind	indiana	*	9
inde	india	*	283
independent state of papua new guinea	papua new guinea	*	689
independent state of samoa	samoa	*	1463
india		*	1290
indian	india	*	955
indiana		*	157
indianapolis		*	3
indie	india	*	803
indien	india	*	283
indienne	india	*	562
indische	india	*	562
indiya	india	*	283
indo	india	*	803
indo china	indochina	*	1
indochina		*	1
indochine	indochina	*	1
indoneshia	indonesia	*	281
indonesia		*	1286
indonesian	indonesia	*	936
indonesie	indonesia	*	281
indonesien	indonesia	*	281
indonesische	indonesia	*	936
indoneziya	indonesia	*	281
indore		*	19
inghilterra	england	*	359
ingiliz	england	*	38
inglaterra	england	*	484
ingles	england	*	38
inglesa	england	*	38
inglese	england	*	38
ingolstadt		*	6
inhambane		*	49
inhambane province		*	156
inner mongolia		*	21
innsbruck		*	229
insel man	isle of man	*	132
iom	isle of man	*	1514
iordaniya	jordan	*	170
iosrael	israel	*	282
iowa		*	22
iq	iraq	*	804
ir	iran	*	805
ir iran	iran	*	667
irak	iraq	*	284
iraki	iraq	*	284
irakskaya respublika	iraq	*	383
iraku	iraq	*	284
iran		*	1292
iran isuramugongheguo	iran	*	331
irani	iran	*	299
iranian	iran	*	299
iraniana	iran	*	299
iranienne	iran	*	299
iranische	iran	*	299
irao	iran	*	331
iraq		*	1291
iraqi	iraq	*	1585
iraque	iraq	*	284
irbil	erbil	*	116
ireland		*	1287
iri	iran	*	1516
irische	ireland	*	256
irish	ireland	*	256
irkutsk		*	13
irl	ireland	*	801
irland	ireland	*	131
irlanda	ireland	*	131
irlandaise	ireland	*	256
irlande	ireland	*	131
irlandesa	ireland	*	256
irlandese	ireland	*	256
irlandia	ireland	*	131
irlandiya	ireland	*	131
irn	iran	*	805
irq	iraq	*	804
irvine		*	3
is	iceland	*	807
iseulael	israel	*	282
isfahan		*	200
iskandinavya	scandinavia	*	1
isl	iceland	*	807
isla de man	isle of man	*	132
isla de navidad	christmas island	*	123
isla norfolk	norfolk island	*	176
islamabad		*	312
islamic emirate of afghanistan	afghanistan	*	439
islamic republic of afghanistan	afghanistan	*	439
islamic republic of iran	iran	*	331
islamic republic of pakistan	pakistan	*	1386
islamistskaya respublika iran	iran	*	384
islamitisch emiraat afghanistan	afghanistan	*	268
islamitische republiek iran	iran	*	331
islamitische republiek mauritanie	mauritania	*	247
islamitische republiek pakistan	pakistan	*	393
island	iceland	*	806
islanda	iceland	*	243
islande	iceland	*	806
islandia	iceland	*	243
islandische	iceland	*	479
islandiya	iceland	*	243
islands	iceland	*	479
islas aland	aland islands	Åland Islands	233
islas baleares	balearic islands	*	194
islas caiman	cayman islands	*	135
islas canarias	canary islands	*	1631
islas cocos	cocos islands	*	99
islas cook	cook islands	*	122
islas feroe	faroe islands	*	126
islas malvinas	falkland islands	*	101
islas marianas del norte	northern mariana islands	*	138
islas marshall	marshall islands	*	137
islas salomon	solomon islands	*	144
islas turcas y caicos	turks and caicos islands	*	147
islas virgenes britanicas	british virgin islands	*	110
islas virgenes de los estados unidos	us virgin islands	US Virgin Islands	188
isle of man		*	1289
islenska	iceland	*	479
islington		*	18
isola del natale	christmas island	*	123
isola di man	isle of man	*	132
isola norfolk	norfolk island	*	176
isole aland	aland islands	Åland Islands	233
isole bes	caribbean netherlands	*	274
isole cayman	cayman islands	*	135
isole cocos e keeling	cocos islands	*	99
isole cook	cook islands	*	122
isole faer oer	faroe islands	*	126
isole falkland	falkland islands	*	101
isole marianne settentrionali	northern mariana islands	*	138
isole marshall	marshall islands	*	137
isole pitcairn	pitcairn	*	179
isole salomone	solomon islands	*	144
isole turks e caicos	turks and caicos islands	*	147
isole vergini americane	us virgin islands	US Virgin Islands	188
isole vergini britanniche	british virgin islands	*	110
ispaniya	spain	*	71
ispanya	spain	*	71
isr	israel	*	1513
israel		*	1512
israele	israel	*	282
israeli	israel	*	937
israelienne	israel	*	330
israelische	israel	*	937
israelite	israel	*	330
istambul	istanbul	*	82
istanbul		*	82
isuraeru	israel	*	282
isvec	sweden	*	107
isvicre	switzerland	*	84
isvicreli	switzerland	*	88
it	italy	*	808
ita	italy	*	808
italia	italy	*	169
italiaanse	italy	*	111
italiaanse republiek	italy	*	169
italian	italy	*	111
italian republic	italy	*	527
italiana	italy	*	111
italiane	italy	*	111
italiani	italy	*	111
italiano	italy	*	111
italica	italy	*	111
italie	italy	*	169
italien	italy	*	169
italienische	italy	*	111
italienne	italy	*	111
italiya	italy	*	169
itallia	italy	*	169
italo	italy	*	1614
italy		*	1294
italya	italy	*	169
italyan	italy	*	111
italyanskiy	italy	*	111
itaria	italy	*	169
ivano frankivsk		Ivano-Frankivsk	5
ivano frankivska	ivano frankivsk	Ivano-Frankivsk	5
ivano frankivskiy	ivano frankivsk	Ivano-Frankivsk	5
ivano frankovsk	ivano frankivsk	Ivano-Frankivsk	5
ivanovo		*	11
ivoirien	ivory coast	*	557
ivoirienne	ivory coast	*	557
ivorian	ivory coast	*	557
ivory coast		*	164
izhevsk		*	13
izmir		*	82
izrail	israel	*	282
iztapalapa		*	40
jackson		*	27
jacksonville		*	3
jaipur		*	19
jakarta		*	115
jalisco		*	32
jam	jamaica	*	810
jamaica		*	1296
jamaica island	jamaica	*	528
jamaican	jamaica	*	1586
jamaika	jamaica	*	213
jamaique	jamaica	*	213
jamayka	jamaica	*	213
jambia	zambia	*	296
jameika	jamaica	*	213
jamestown		*	1084
jameyka	jamaica	*	213
jamhuri ya kenia	kenya	*	455
jamhuri ya keniya	kenya	*	455
jamhuri ya kenya	kenya	*	455
jamiaca	jamaica	*	528
jamiaca island	jamaica	*	528
jammu	jammu and kashmir	*	155
jammu and kashmir		*	34
jan mayen	svalbard and jan mayen	*	544
japan		*	1297
japanese	japan	*	223
japanische	japan	*	223
japanse	japan	*	223
japao	japan	*	285
japon	japan	*	285
japonais	japan	*	223
japonaise	japan	*	223
japones	japan	*	223
japonesa	japan	*	223
jartum	khartoum	*	432
jassy	iasi	Iași	92
jbl trq	gibraltar	*	379
je	jersey	*	809
jeddah		*	202
jelenia gora		Jelenia Góra	7
jeleniej gorze	jelenia gora	Jelenia Góra	7
jemen	yemen	*	472
jeogdo gini	equatorial guinea	*	129
jeoji	jersey	*	453
jerriais	jersey	*	669
jersey		*	1517
jersey city		*	3
jerusalem		*	265
jey	jersey	*	809
jharkhand		*	34
jhb	johannesburg	*	207
jiana	ghana	*	525
jianada	canada	*	520
jianbuzhai	cambodia	*	171
jiang su	jiangsu	*	21
jiang xi	jiangxi	*	21
jiangmen		*	2
jiangsu		*	33
jiangxi		*	33
jiangyin		*	2
jiapeng	gabon	*	323
jiashan		*	2
jiaxing		*	8
jibeulalta	gibraltar	*	379
jibuchi	djibouti	*	236
jiburarutaru	gibraltar	*	379
jibuti	djibouti	*	236
jidda	jeddah	*	202
jiddah	jeddah	*	202
jieke	czechia	*	61
jierjisisitan	kyrgyzstan	*	133
jilibasi	kiribati	*	332
jilin		*	33
jimbabeuwe gonghwagug	zimbabwe	*	255
jinan		*	8
jinbabue	zimbabwe	*	255
jinbabuwei	zimbabwe	*	255
jineiya	guinea	*	280
jineiyabishao	guinea bissau	Guinea-Bissau	242
jingzhou		*	2
jinhua		*	2
jining		*	2
jinzhou		*	2
jiujiang		*	2
jiyaji	jersey	*	453
jiyamaika	jamaica	*	213
jiyojia	georgia	*	241
jk	jammu and kashmir	*	155
jm	jamaica	*	810
jmhwry slmy fghnstn	afghanistan	*	439
jmhwry slmy yrn	iran	*	384
jmhwryh fryqy lwsta	central african republic	*	163
jmhwryh ldwmynykn	dominican republic	*	166
jmhwryh lkwnghw	republic of the congo	*	121
jmhwryh lkwnghw ldymqrtyh	democratic republic of the congo	*	120
jmhwryh lrq	iraq	*	383
jmhwryh lswdn	sudan	*	398
jmhwryh lswdn ldymqrtyh	sudan	*	398
jmhwryh lswdn lfydrlyh	sudan	*	398
jmhwryh lswdn lthdyh	sudan	*	398
jmhwryh lswml lfydrlyh	somalia	*	699
jmhwryh ltshyk	czechia	*	61
jmhwryh msr	egypt	*	278
jmhwryh msr lrbyh	egypt	*	278
jmhwryh tshd	chad	*	546
jnwb fryqy	south africa	*	77
jnwb lswdn	south sudan	*	184
jo	jordan	*	811
joanesburgo	johannesburg	*	12
joburg	johannesburg	*	12
johannesburg		*	12
johor bahru		*	366
joinville		*	46
jomhuri ye eslami ye iran	iran	*	384
jor	jordan	*	811
jordan		*	1518
jordania	jordan	*	170
jordanian	jordan	*	1587
jordanie	jordan	*	170
jordanien	jordan	*	170
jordanija	jordan	*	170
joseonminjujuuiinmingonghwagug	north korea	*	458
jp	japan	*	812
jpn	japan	*	812
jrynlnd	greenland	*	212
juarez	ciudad juarez	Ciudad Juárez	1162
juba		*	1149
jugoslav	serbia	*	414
jungang apeulika	central african republic	*	163
junggug	china	*	277
junghwamingug	taiwan	*	468
jura		*	582
jybwty	djibouti	*	236
jzr bytkyrn	pitcairn	*	179
jzr frw	faroe islands	*	126
jzr fwklnd	falkland islands	*	101
jzr kwk	cook islands	*	122
jzr kwkws	cocos islands	*	99
jzr kymn	cayman islands	*	135
jzr ldhr lbrytnyh	british virgin islands	*	110
jzr ldhr lmrykyh	us virgin islands	US Virgin Islands	188
jzr lmldyf	maldives	*	215
jzr lqmr	comoros	*	172
jzr mrshl	marshall islands	*	137
jzr mryn lshmlyh	northern mariana islands	*	138
jzr slymn	solomon islands	*	144
jzr twrks wkykws	turks and caicos islands	*	147
jzr wlnd	aland islands	Åland Islands	233
jzyrh mn	isle of man	*	132
jzyrh nwrfwlk	norfolk island	*	176
jzyrh yd lmyld	christmas island	*	123
kaaimaneilanden	cayman islands	*	135
kaapstad	cape town	*	12
kabo beleude	cape verde	*	165
kabo verde	cape verde	*	165
kaboberude	cape verde	*	165
kaboul	kabul	*	588
kabul		*	588
kaduna		*	266
kaenada	canada	*	520
kaernten	carinthia	*	360
kaifeng		*	8
kaimaninseln	cayman islands	*	135
kaimanqundao	cayman islands	*	135
kairo	cairo	*	1122
kajaheuseutan	kazakhstan	*	104
kalaallit nunaat	greenland	*	1269
kaliningrad		*	13
kalisz		*	60
kaliszu	kalisz	*	7
kaluga		*	11
kaluzhskiy	kaluga	*	11
kamailong	cameroon	*	235
kambodia	cambodia	*	171
kambodscha	cambodia	*	171
kambodzha	cambodia	*	171
kamelun	cameroon	*	235
kamerun	cameroon	*	235
kampala		*	628
kampuchea	cambodia	*	457
kan	kansas	*	9
kanada	canada	*	520
kanadische	canada	*	298
kanaren	canary islands	*	302
kanbojia	cambodia	*	171
kano		*	266
kanpur		*	19
kansas		*	22
kansas city		*	3
kansu	gansu	*	21
kaohsiung		*	314
kap verde	cape verde	*	165
kapstadt	cape town	*	12
karachi		*	312
karaj		*	200
karibik	caribbean	*	1
karlsruhe		*	6
karnataka		*	34
karnten	carinthia	*	416
kasachstan	kazakhstan	*	104
kaschau	kosice	Košice	433
kashmir	jammu and kashmir	*	1641
kassel		*	6
kataer	qatar	*	345
kataleu	qatar	*	345
katalonien	catalonia	*	302
katar	qatar	*	345
kataru	qatar	*	345
kathmandu		*	617
katmandu	kathmandu	*	617
katowicach	katowice	*	7
katowice		*	36
kattowitz	katowice	*	36
kaukasus	caucasus	*	1
kaunas		*	311
kauno	kaunas	*	1133
kavkaz	caucasus	*	1
kawasaki		*	48
kayseri		*	82
kaz	kazakhstan	*	823
kazachstan	kazakhstan	*	104
kazafusutan	kazakhstan	*	104
kazajistan	kazakhstan	*	104
kazajstan	kazakhstan	*	1311
kazakh	kazakhstan	*	413
kazakhskiy	kazakhstan	*	413
kazakhstan		*	1312
kazakhstani	kazakhstan	*	413
kazakhstanskiy	kazakhstan	*	413
kazakistan	kazakhstan	*	104
kazakstan	kazakhstan	*	104
kazan		*	13
ke	kenya	*	813
kecskemet		Kecskemét	65
kecskemeti	kecskemet	Kecskemét	65
keeling islands	cocos islands	*	1217
keimaenseom	cayman islands	*	135
keimanzhudao	cayman islands	*	135
kekesi jilin qundao	cocos islands	*	99
keluodeya	croatia	*	102
kemerovo		*	11
kemerovskiy	kemerovo	*	11
kemoluo	comoros	*	172
ken	kenya	*	813
kenia	kenya	*	385
keniya	kenya	*	385
kenniya	kenya	*	385
kentucky		*	22
kenya		*	1298
kenyan	kenya	*	1588
kerala		*	34
kerch		*	42
ketediwa	ivory coast	*	164
keuliseumaseuseom	christmas island	*	123
keuloatia	croatia	*	102
keweite	kuwait	*	333
kg	kyrgyzstan	*	814
kgz	kyrgyzstan	*	814
kh	cambodia	*	815
khabarovsk		*	13
khaleej	gulf	*	1
khalij	gulf	*	1
kharkiv		*	42
kharkivska	kharkiv	*	5
kharkivskiy	kharkiv	*	5
kharkivskyi	kharkiv	*	5
kharkov	kharkiv	*	42
khartoum		*	432
khartum	khartoum	*	432
kherson		*	5
khersonska	kherson	*	5
khersonskiy	kherson	*	5
khm	cambodia	*	815
khmelnitskiy	khmelnytskyi	*	319
khmelnytskyi		*	319
khmer	cambodia	*	938
khong kong	hong kong	*	381
khorvatiya	croatia	*	102
khrvatska	croatia	*	102
khulna		*	495
ki	kiribati	*	816
kiangsi	jiangxi	*	21
kiangsu	jiangsu	*	21
kibris	cyprus	*	654
kiel		*	6
kielcach	kielce	*	7
kielce		*	60
kiev		*	1153
kievskiy	kiev	*	5
kiew	kiev	*	42
kigali		*	1080
kiiv	kiev	*	5
kiivska	kiev	*	319
kiivskiy	kiev	*	5
kileubasi	kiribati	*	332
kileukijeuseutan	kyrgyzstan	*	133
kimberley		*	207
kina	china	*	475
kingdom of bahrain	bahrain	*	643
kingdom of belgium	belgium	*	1195
kingdom of cambodia	cambodia	*	457
kingdom of denmark	denmark	*	1243
kingdom of eswatini	eswatini	*	351
kingdom of norway	norway	*	1372
kingdom of saudi arabia	saudi arabia	*	543
kingdom of swaziland	eswatini	*	351
kingdom of sweden	sweden	*	462
kingdom of thailand	thailand	*	547
kingdom of the netherlands	netherlands	*	391
kingdom of tonga	tonga	*	1438
kingston		*	1130
kingston upon hull	hull	*	18
kingstown		*	1101
kinshasa		*	421
kioto	kyoto	*	48
kipr	cyprus	*	209
kipurosu	cyprus	*	209
kir	kiribati	*	816
kirghizia	kyrgyzstan	*	1299
kirghizistan	kyrgyzstan	*	133
kirgisistan	kyrgyzstan	*	133
kirgizische republiek	kyrgyzstan	*	133
kirgiziya	kyrgyzstan	*	133
kirgizstan	kyrgyzstan	*	133
kirguistan	kyrgyzstan	*	133
kiribasu	kiribati	*	332
kiribati		*	1302
kirim	crimea	*	1
kirin	jilin	*	584
kirov		*	635
kirovohrad	kropyvnytskyi	*	319
kirugisu	kyrgyzstan	*	133
kishinev	chisinau	Chișinău	611
kisumu		*	504
kitakyushu		*	48
kitay	china	*	277
kitayskiy	china	*	220
kitchener		*	315
kitwe		*	508
kiwi	new zealand	*	1617
kiyuba	cuba	*	444
kiyuraso	curacao	Curaçao	445
kjobenhavn	copenhagen	*	80
kl malaysia	kuala lumpur	*	614
klagenfurt		*	229
klaipeda		Klaipėda	311
klausenburg	cluj napoca	Cluj-Napoca	50
klerksdorp		*	12
klydwny ljdydh	new caledonia	*	139
km	comoros	*	817
kmbwdy	cambodia	*	171
kn	saint kitts and nevis	*	818
kna	saint kitts and nevis	*	818
kndr	north korea	*	134
knoxville		*	3
knr	china	*	475
kobe		*	48
kobe shi		Kōbe-shi	48
kobenhavn	copenhagen	*	80
kobenhavns	copenhagen	*	1004
koblenz		*	6
koblenzer	koblenz	*	114
kochi		*	19
koebenhavn	copenhagen	*	80
koeln	cologne	*	6
koelner	cologne	*	114
kokoseu jedo	cocos islands	*	99
kokosinseln	cocos islands	*	99
kokosovye ostrova	cocos islands	*	99
kokosu kiringu zhudao	cocos islands	*	99
kolkata		*	19
kollombia	colombia	*	208
koln	cologne	*	6
kolner	cologne	*	231
kolombia	colombia	*	208
kolozsvar	cluj napoca	Cluj-Napoca	50
kolumbien	colombia	*	208
kolumbiya	colombia	*	208
komolo	comoros	*	172
komoren	comoros	*	172
komoro	comoros	*	172
komory	comoros	*	172
konggo	republic of the congo	*	121
konggo minju gonghwagug	democratic republic of the congo	*	120
kongo	democratic republic of the congo	*	120
kongogongheguo	republic of the congo	*	121
kongominzhugongheguo	democratic republic of the congo	*	120
konigsberg	kaliningrad	*	13
koninkrijk bahrein	bahrain	*	272
koninkrijk belgie	belgium	*	118
koninkrijk bhutan	bhutan	*	376
koninkrijk cambodja	cambodia	*	171
koninkrijk denemarken	denmark	*	100
koninkrijk der nederlanden	netherlands	*	86
koninkrijk eswatini	eswatini	*	186
koninkrijk lesotho	lesotho	*	386
koninkrijk marokko	morocco	*	175
koninkrijk noorwegen	norway	*	73
koninkrijk saudi arabie	saudi arabia	*	181
koninkrijk spanje	spain	*	71
koninkrijk thailand	thailand	*	291
koninkrijk tonga	tonga	*	548
koninkrijk zweden	sweden	*	107
konungariket sverige	sweden	*	462
konya		*	82
kopenhagen	copenhagen	*	80
kopenhamn	copenhagen	*	80
kor	south korea	*	820
korea	south korea	*	85
korea republic	south korea	*	244
koreaanse	south korea	*	355
korean	south korea	*	355
koreanische	south korea	*	355
koreya	south korea	*	244
korolevstvo niderlandy	netherlands	*	391
koronbia	colombia	*	208
kortrijk		*	264
koseutalika	costa rica	*	321
kosice		Košice	433
kosiciach	kosice	Košice	81
kosta rika	costa rica	*	321
kosutarika	costa rica	*	321
koszalin		*	7
koszalinie	koszalin	*	7
koszalinska	koszalin	*	7
kot divuar	ivory coast	*	164
kota kinabalu		*	366
koteudibualeu	ivory coast	*	164
kotojibowaru	ivory coast	*	164
kovno	kaunas	*	608
koweit	kuwait	*	333
kowloon		*	1027
kozep europa	central europe	*	1
kp	north korea	*	819
kr	south korea	*	820
kragujevac		*	367
kragujevats	kragujevac	*	367
kragujevcu	kragujevac	*	367
krakau	krakow	Kraków	36
krakow		Kraków	36
krakowie	krakow	Kraków	7
krakowska	krakow	Kraków	7
krakowski	krakow	Kraków	60
kramatorsk		*	5
kramatorska	kramatorsk	*	5
krasnodar		*	13
krasnoyarsk		*	13
krasnoyarskiy	krasnoyarsk	*	11
kremenchug	kremenchuk	*	5
kremenchuk		*	5
krim	crimea	*	1
kriviy rig	kryvyi rih	*	5
krivorizka	kryvyi rih	*	5
krivorizkiy	kryvyi rih	*	5
krivoy rog	kryvyi rih	*	5
kroatie	croatia	*	102
kroatien	croatia	*	102
kroatische	croatia	*	478
kroonstad		*	12
kropivnitskiy	kropyvnytskyi	*	5
kropyvnytskyi		*	5
krugersdorp		*	12
krung thep	bangkok	*	625
krym	crimea	*	1
kryvyi rih		*	5
ks	kansas	*	9
ksa	saudi arabia	*	1553
kuala lumpur		*	366
kuba	cuba	*	444
kuching		*	366
kug jedo	cook islands	*	122
kukequndao	cook islands	*	122
kulasuo	curacao	Curaçao	445
kumasi		*	500
kun shan	kunshan	*	2
kungariket sverige	sweden	*	462
kunming		*	8
kunshan		*	2
kurdistan		*	1
kurisumasudao	christmas island	*	123
kuroachia	croatia	*	102
kursk		*	11
kutkuzhudao	cook islands	*	122
kuueto	kuwait	*	333
kuveyt	kuwait	*	333
kuwait		*	1309
kuwait city		*	607
kuwaiti	kuwait	*	1589
kuweiteu	kuwait	*	333
kuybyshev	samara	*	13
kw	kuwait	*	821
kwa zulu natal	kwazulu natal	KwaZulu-Natal	53
kwangchow	guangzhou	*	8
kwangju	gwangju	*	58
kwangsi	guangxi	*	21
kwangtung	guangdong	*	21
kwazulu	kwazulu natal	KwaZulu-Natal	53
kwazulu natal		KwaZulu-Natal	262
kweichow	guizhou	*	21
kwlwmby	colombia	*	208
kwry ljnwbyh	south korea	*	85
kwry lshmlyh	north korea	*	134
kwstryk	costa rica	*	321
kwt	kuwait	*	821
ky	kentucky	*	9
kyiv	kiev	*	42
kyivska	kiev	*	5
kyivskyi	kiev	*	5
kyivskyy	kiev	*	5
kyjiw	kiev	*	5
kyoto		*	48
kypriaki	cyprus	*	933
kypros	cyprus	*	209
kyrgyz republic	kyrgyzstan	*	456
kyrgyz respublikasy	kyrgyzstan	*	456
kyrgyzstan		*	1300
kyrybty	kiribati	*	332
kyulaso	curacao	Curaçao	445
kyurasao	curacao	Curaçao	445
kyyiv	kiev	*	5
kz	kazakhstan	*	823
kzkhstn	kazakhstan	*	104
kzn	kwazulu natal	KwaZulu-Natal	491
l rywnywn	reunion	Réunion	346
la	louisiana	*	9
la california	los angeles	*	203
la coruna	a coruna	A Coruña	47
la habana	havana	*	422
la havane	havana	*	422
la haya	the hague	*	68
la haye	the hague	*	68
la paz		*	496
la plata		*	591
la reunion	reunion	Réunion	691
la rioja		*	193
labrador	newfoundland and labrador	*	1635
lac	latin america	*	15
lagos		*	1138
lahore		*	312
laibach	ljubljana	*	621
laibelia	liberia	*	286
laisuotuo	lesotho	*	386
lan zhou	lanzhou	*	2
langfang		*	2
languedoc		*	78
languedoc roussillon	languedoc	*	78
lankan	sri lanka	*	564
lansing		*	3
lanzhou		*	8
lao	laos	*	1523
lao democratische volksrepubliek	laos	*	334
lao pdr	laos	*	1313
lao peoples democratic republic	laos	*	334
laos		*	1314
laoseu	laos	*	334
laowo	laos	*	334
las americas	americas	*	1
las palmas		*	47
las vegas		*	3
latam	latin america	*	15
lateinamerika	latin america	*	1
lateubia	latvia	*	136
latin america		*	1
latin american	latin america	*	16
latino americana	latin america	*	16
latinoamerica	latin america	*	1
latinoamericana	latin america	*	16
latium	lazio	*	196
latuoweiya	latvia	*	136
latvia		*	1326
latvian	latvia	*	565
latvija	latvia	*	136
latvijas	latvia	*	565
latviya	latvia	*	136
lausanne		*	57
laval		*	67
lazio		*	56
lb	lebanon	*	824
lbhryn	bahrain	*	272
lbn	lebanon	*	824
lbr	liberia	*	828
lbrtghl	portugal	*	249
lbrzyl	brazil	*	98
lbwsnh wlhrsk	bosnia and herzegovina	*	83
lby	libya	*	833
lc	saint lucia	*	825
lca	saint lucia	*	825
ldnmrk	denmark	*	100
le caire	cairo	*	199
le cap	cape town	*	12
le havre		*	35
lebanese	lebanon	*	563
lebanon		*	1315
leeds		*	18
lefkosa	nicosia	*	423
lefkosia	nicosia	*	423
legnica		*	7
legnicy	legnica	*	7
leicester		*	18
leipzig		*	6
leipziger	leipzig	*	231
lejano oriente	east asia	*	1
lemberg	lviv	*	42
leningrad	saint petersburg	*	13
leon		León	633
leopoldville	kinshasa	*	421
leosiayeonbang	russia	*	75
les ameriques	americas	*	1
lesotho		*	1323
lesoto	lesotho	*	386
letland	latvia	*	136
letonia	latvia	*	136
lettische	latvia	*	565
lettland	latvia	*	136
lettonia	latvia	*	136
lettonie	latvia	*	136
letzebuerg	luxembourg	*	673
letzebuerger	luxembourg	*	356
leuven		*	45
leuwanda	rwanda	*	396
levant		*	15
levante	levant	*	15
levantine	levant	*	15
leverkusen		*	6
lexington		*	27
lexington fayette		Lexington-Fayette	3
lflbyn	philippines	*	178
lftykn	vatican city	*	108
lghbwn	gabon	*	323
li	liechtenstein	*	826
lianyungang		*	2
liao ning	liaoning	*	21
liaocheng		*	2
liaoning		*	33
liban	lebanon	*	245
libanaise	lebanon	*	563
libanen	lebanon	*	245
libanese republiek	lebanon	*	245
libano	lebanon	*	245
libanon	lebanon	*	245
liberci	liberec	*	39
liberec		*	39
liberia		*	1322
liberiya	liberia	*	286
liberyya	liberia	*	286
libia	libya	*	287
libiliya	liberia	*	286
libiya	libya	*	287
libreville		*	1015
libya		*	1327
libyan	libya	*	1590
libyan arab jamahiriya	libya	*	1328
libye	libya	*	287
libyen	libya	*	287
lichinga		*	49
lie	liechtenstein	*	826
liechtenstein		*	1319
liege		Liège	510
lieja	liege	Liège	45
lietuva	lithuania	*	173
lietuviu kalba	lithuania	*	671
lietuvos	lithuania	*	480
lietuvos respublika	lithuania	*	671
liezhidunshideng	liechtenstein	*	335
liguria		*	56
lihitensyutain	liechtenstein	*	335
likhtenshteyn	liechtenstein	*	335
lille		*	35
lilongwe		*	613
lima		*	1143
limassol		*	423
limburg		*	1645
limerick		*	27
limpopo		*	262
lincoln		*	27
linkoping		Linköping	69
linyi		*	8
linz		*	229
lione	lyon	*	35
lipetsk		*	11
lisboa	lisbon	*	117
lisbon		*	117
lisbona	lisbon	*	117
lisbonne	lisbon	*	117
lishui		*	2
lissabon	lisbon	*	117
litaowan	lithuania	*	173
litauen	lithuania	*	173
litauische	lithuania	*	480
litewska	lithuania	*	480
lithuania		*	1324
lithuanian	lithuania	*	480
litouwen	lithuania	*	173
little rock		*	3
lituania	lithuania	*	173
lituanie	lithuania	*	173
litva	lithuania	*	173
liuniwang	reunion	Réunion	346
liuzhou		*	2
livan	lebanon	*	245
liverpool		*	18
liviya	libya	*	287
liyunion	reunion	Réunion	346
ljbl lswd	montenegro	*	337
ljubljana		*	621
ljubljani	ljubljana	*	1085
ljzr lkrybyh lhwlndyh	caribbean netherlands	*	274
lk	sri lanka	*	827
lka	sri lanka	*	827
lkmyrwn	cameroon	*	235
lkwdwr	ecuador	*	238
lmghrb	morocco	*	175
lmksyk	mexico	*	216
lmmlkh lmthdh	united kingdom	*	128
lmmlkh lrbyh lswdyh	saudi arabia	*	543
lmmlkh lrdnyh lhshmyh	jordan	*	454
lmrt lrbyh lmthdh	united arab emirates	*	96
lnrwyj	norway	*	73
lobito		*	307
lodz		Łódź	36
lodzi	lodz	Łódź	7
lodzka	lodz	Łódź	7
lodzki	lodz	Łódź	7
logan		*	436
lombardei	lombardy	*	196
lombardia	lombardy	*	303
lombardy		*	56
lome		Lomé	1150
londen	london	*	18
london		*	206
londonderry		*	1016
londra	london	*	18
londres	london	*	18
londyn	london	*	18
long beach		*	3
longyan		*	2
longyearbyen		*	1086
lorraine		*	418
los angeles		*	3
louisiana		*	22
louisiane	louisiana	*	361
louisville		*	3
lourenco marques	maputo	*	49
louvain	leuven	*	45
lower austria		*	259
lower saxony		*	113
lr	liberia	*	828
lrjntyn	argentina	*	372
lrs lkhdr	cape verde	*	165
ls	lesotho	*	829
lshr lghrbyh	western sahara	*	167
lslfdwr	el salvador	*	401
lsnghl	senegal	*	464
lso	lesotho	*	829
lswdyh	saudi arabia	*	181
lt	lithuania	*	830
ltu	lithuania	*	830
lu	luxembourg	*	831
luanda		*	307
lubango		*	307
lubbock		*	3
lubeck		Lübeck	6
lubelska	lublin	*	7
lubelski	lublin	*	60
lublin		*	36
lublinie	lublin	*	7
lubnan	lebanon	*	245
lubnani	lebanon	*	563
lubumbashi		*	421
lucerna	lucerne	*	57
lucerne		*	368
lucknow		*	19
ludhiana		*	19
ludwigshafen		*	6
luebeck	lubeck	Lübeck	6
lugano		*	57
lugansk	luhansk	*	5
lugsembuleukeu	luxembourg	*	174
luhansk		*	5
luik	liege	Liège	45
luksemburg	luxembourg	*	174
lumania	romania	*	74
luomaniya	romania	*	74
luoyang		*	2
lusa	portugal	*	89
lusaka		*	508
lusenbao	luxembourg	*	174
lusitana	portugal	*	89
lusitania	portugal	*	956
lusitano	portugal	*	89
luso	portugal	*	956
lussemburgo	luxembourg	*	174
lutsk		*	5
lutska	lutsk	*	5
lutskiy	lutsk	*	5
luttich	liege	Liège	45
luwangda	rwanda	*	396
lux	luxembourg	*	831
luxembourg		*	1325
luxembourg city		*	1044
luxembourg grand duchy	luxembourg	*	672
luxembourg ville	luxembourg city	*	609
luxembourgeois	luxembourg	*	356
luxembourgeoise	luxembourg	*	356
luxemburg	luxembourg	*	174
luxemburg stadt	luxembourg city	*	609
luxemburger	luxembourg	*	356
luxemburgische	luxembourg	*	356
luxemburgo	luxembourg	*	174
luxemburgues	luxembourg	*	356
luzern	lucerne	*	368
luzerner	lucerne	*	598
luzhou		*	2
lv	latvia	*	832
lva	latvia	*	832
lviv		*	42
lvivska	lviv	*	5
lvivskiy	lviv	*	5
lvivskyi	lviv	*	5
lvov	lviv	*	42
lwksmbwrgh	luxembourg	*	174
lwlyt lmthdh	united states	*	87
lwow	lviv	*	42
lwrwghwy	uruguay	*	352
ly	libya	*	833
lyallpur	faisalabad	*	312
lybyry	liberia	*	286
lydveldid island	iceland	*	668
lykhtnshtyn	liechtenstein	*	335
lyon		*	35
lyons	lyon	*	1160
lyswtw	lesotho	*	386
lytwny	lithuania	*	173
lyuksemburg	luxembourg	*	174
ma	massachusetts	*	9
maastricht		*	68
mac	macau	*	1531
macao	macau	*	1345
macao sar	macau	*	678
macao special administrative region	macau	*	678
macar	hungary	*	222
macaristan	hungary	*	72
macau		*	535
macedoine du nord	north macedonia	*	105
macedonia	north macedonia	*	1527
macedonia del nord	north macedonia	*	105
macedonia del norte	north macedonia	*	105
macedonia do norte	north macedonia	*	105
maceio		Maceió	46
macia		*	317
madagascar		*	1338
madagaseukaleu	madagascar	*	339
madagaskar	madagascar	*	339
madagasukaru	madagascar	*	339
madajiasijia	madagascar	*	339
madhya pradesh		*	34
madinah	medina	*	1147
madison		*	27
madras	chennai	*	437
madrid		*	47
maendao	isle of man	*	132
maenseom	isle of man	*	132
maerdaifu	maldives	*	215
maerta	malta	*	388
maf	saint martin	*	835
mafeking	mahikeng	*	93
mafikeng	mahikeng	*	93
magdeburg		*	6
maghreb	north africa	*	1
magyar	hungary	*	1509
magyarorszag	hungary	*	72
maharashtra		*	34
mahikeng		*	93
mahilyow	mogilev	*	309
maiduguri		*	266
mailand	milan	*	31
maine		*	157
mainland china	china	*	276
mainz		*	6
majuro		*	1052
makao	macau	*	535
makassar		*	115
makati		*	267
makedonia	north macedonia	*	105
makedonija	north macedonia	*	533
makkah	mecca	*	202
malabo		*	1023
malaga		Málaga	47
malagasy	madagascar	*	1592
malagasy republic	madagascar	*	1337
malaisie	malaysia	*	248
malaixiya	malaysia	*	248
malasia	malaysia	*	248
malaui	malawi	*	341
malavi	malawi	*	341
malawei	malawi	*	341
malawi		*	1356
malawian	malawi	*	1596
malay	malaysia	*	566
malayan	malaysia	*	566
malaysia		*	1359
malaysian	malaysia	*	566
malayziya	malaysia	*	248
maldivas	maldives	*	215
maldive	maldives	*	215
maldives		*	1354
maldivy	maldives	*	215
male		*	1135
malediven	maldives	*	215
maleisie	malaysia	*	248
malesia	malaysia	*	248
maleutinikeu	martinique	*	340
mali		*	1529
malines	mechelen	*	264
malingao		*	267
mallawi	malawi	*	341
malleisia	malaysia	*	248
malli	mali	*	676
malmo		Malmö	69
malmoe	malmo	Malmö	69
malta		*	1350
malte	malta	*	388
maltese	malta	*	1594
mamoudzou		*	1109
man	manitoba	*	79
man eiland	isle of man	*	132
managua		*	1063
manama		*	593
manaus		*	46
manchester		*	206
mandalay		*	429
mandao	isle of man	*	132
mangalore		*	19
mangaluru	mangalore	*	19
mangaung	bloemfontein	*	93
manhattan		*	27
manhica		Manhiça	201
manica		*	585
manila		*	634
manille	manila	*	634
manipur		*	34
manitoba		*	154
manjacaze		*	49
mannheim		*	6
manzini		*	624
maoliqiusi	mauritius	*	290
maolitaniya	mauritania	*	247
maori	new zealand	*	942
maputo		*	49
maputo province		*	579
mar	morocco	*	1524
maracaibo		*	507
maracay		*	507
maranhao		Maranhão	41
maraui	malawi	*	341
marche		*	56
mareshia	malaysia	*	248
mari	mali	*	1528
mariehamn		*	985
marienthal		*	6
marigot		*	1050
mariupol		*	42
maroc	morocco	*	175
marocain	morocco	*	357
marocaine	morocco	*	357
marocco	morocco	*	175
marokkanische	morocco	*	357
marokko	morocco	*	175
marosvasarhely	targu mures	Târgu Mureș	50
marracuene		*	201
marrakech	marrakesh	*	428
marrakesh		*	428
marrocos	morocco	*	175
marroqui	morocco	*	357
marroquina	morocco	*	357
marruecos	morocco	*	175
marseille		*	205
marseilles	marseille	*	205
marsella	marseille	*	35
marshall islands		*	1339
marshallinseln	marshall islands	*	137
marshallovy ostrova	marshall islands	*	137
marsiglia	marseille	*	35
martinica	martinique	*	340
martinika	martinique	*	340
martinique		*	1347
maruta	malta	*	388
maruteiniku	martinique	*	340
maryland		*	22
maseru		*	1043
mashaoerqundao	marshall islands	*	137
mashhad		*	200
mashiyaruzhudao	marshall islands	*	137
mashreq	levant	*	1
masqat	muscat	*	1067
mass	massachusetts	*	9
massachusetts		*	22
masyalgundo	marshall islands	*	137
mata utu		*	1105
matinike	martinique	*	340
mato grosso		*	41
mato grosso do sul		*	41
matola		*	49
mauretanien	mauritania	*	247
maurice	mauritius	*	924
mauricia	mauritius	*	290
mauricio	mauritius	*	924
mauritania		*	1348
mauritanie	mauritania	*	247
mauritian	mauritius	*	1595
mauritius		*	1353
mavrikiy	mauritius	*	290
mavritaniya	mauritania	*	247
maxixe		*	317
mayence	mainz	*	6
mayoteu	mayotte	*	473
mayotta	mayotte	*	473
mayotte		*	1465
mayotto	mayotte	*	473
mayuete	mayotte	*	473
mb	manitoba	*	79
mbabane		*	624
mbombela	nelspruit	*	93
mc	monaco	*	834
mco	monaco	*	834
md	maryland	*	9
mda	moldova	*	1525
mdg	madagascar	*	836
mdghshqr	madagascar	*	339
mdv	maldives	*	844
me	maine	*	9
me and africa	middle east	*	1
mea	middle east and africa	*	15
mecca		*	515
mechelen		*	264
mecklenburg	mecklenburg western pomerania	Mecklenburg-Western Pomerania	260
mecklenburg vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	113
mecklenburg western pomerania		Mecklenburg-Western Pomerania	260
meckpomm	mecklenburg western pomerania	Mecklenburg-Western Pomerania	44
med region	mediterranean	*	1
medan		*	115
medellin		Medellín	310
medina		*	515
medio oriente	middle east	*	1
mediterranean		*	15
mediterranee	mediterranean	*	1
mediterraneo	mediterranean	*	1
meghalaya		*	34
megsiko	mexico	*	216
meiguo	united states	*	87
meishusamoya	american samoa	*	160
meishuweierjingqundao	us virgin islands	US Virgin Islands	188
meizhou		*	2
mejico	mexico	*	679
mekishiko	mexico	*	216
mekong		*	1
meksika	mexico	*	216
melbourne		*	263
melekeok		*	1076
melitopol		*	5
melitopolskiy	melitopol	*	5
mellanostern	middle east	*	1
memphis		*	3
mena	middle east and north africa	*	1
mendoza		*	509
menggu	mongolia	*	289
mengjialaguo	bangladesh	*	271
mengtesailate	montserrat	*	387
mercosul	mercosur	*	1
mercosur		*	1
merida		Mérida	633
mersin		*	82
mesa		*	27
meshed	mashhad	*	632
messicana	mexico	*	257
messico	mexico	*	216
messina		*	95
metro manila	manila	*	1071
metropolitan borough of wirral		*	18
metz		*	205
mex	mexico	*	846
mexicaine	mexico	*	257
mexicali		*	40
mexican	mexico	*	257
mexicana	mexico	*	257
mexicanas	mexico	*	257
mexicano	mexico	*	257
mexicanos	mexico	*	257
mexico		*	1357
mexico city		*	40
mexico df	mexico city	*	40
mexikanische	mexico	*	257
mexiko	mexico	*	216
mexiko stadt	mexico city	*	40
mexique	mexico	*	216
mf	saint martin	*	835
mg	madagascar	*	836
mg brasil	minas gerais	*	1629
mh	marshall islands	*	837
mhl	marshall islands	*	837
mi	michigan	*	9
miami		*	3
miandian	myanmar	*	288
mianmar	myanmar	*	288
mianyang		*	2
mich	michigan	*	9
michigan		*	157
michoacan		Michoacán	32
micronesia		*	1259
micronesie	micronesia	*	211
mid atlantic		Mid-Atlantic	1
mid east	middle east	*	1
mid west	midwest	*	1
midatlantic	mid atlantic	Mid-Atlantic	1
middelburg		*	12
midden oosten	middle east	*	1
middle east		*	1
middle east and africa		*	1
middle east and north africa		*	1
middle eastern	middle east	*	16
middle west	midwest	*	1
middlesbrough		*	18
mideast	middle east	*	1
midrand		*	12
midwest		*	1
migug	united states	*	87
miguglyeong beojinaillaendeu	us virgin islands	US Virgin Islands	188
mikeluonixiyalianbang	micronesia	*	211
mikeulonesia	micronesia	*	211
mikolaiv	mykolaiv	*	5
mikolaivskiy	mykolaiv	*	5
mikronesien	micronesia	*	211
mikroneziya	micronesia	*	211
mikuroneshialianbang	micronesia	*	211
milan		*	95
milano	milan	*	95
milao	milan	*	31
milu	peru	*	460
milwaukee		*	3
minas gerais		*	41
minn	minnesota	*	305
minneapolis		*	3
minnesota		*	22
minsk		*	364
minskaya	minsk	*	309
minskiy	minsk	*	309
misir	egypt	*	124
miskolc		*	65
miskolci	miskolc	*	316
misr	egypt	*	1500
misr al arabia	egypt	*	278
misr al arabiya	egypt	*	278
misr al arabiyah	egypt	*	278
misr al arabiyya	egypt	*	278
misri	egypt	*	412
miss	mississippi	*	9
mississauga		*	67
mississippi		*	22
missouri		*	22
mittel und osteuropa	central and eastern europe	*	1
mittelamerika	central america	*	1
mitteleuropa	central europe	*	1
mittelmeer	mediterranean	*	1
miyanma	myanmar	*	288
mizoram		*	34
mk	north macedonia	*	838
mkd	north macedonia	*	838
ml	mali	*	839
mli	mali	*	839
mlt	malta	*	1533
mm	myanmar	*	840
mmlkh lbhryn	bahrain	*	643
mmr	myanmar	*	840
mn	minnesota	*	9
mne	montenegro	*	1526
mng	mongolia	*	1530
mnghwly	mongolia	*	289
mnichov	munich	*	6
mnp	northern mariana islands	*	841
mo	missouri	*	9
moatize		*	201
mobile		*	27
moc	mozambique	*	1536
mocamb	mozambique	*	389
mocambicaine	mozambique	*	224
mocambicana	mozambique	*	224
mocambicanas	mozambique	*	224
mocambicano	mozambique	*	224
mocambicanos	mozambique	*	224
mocambique	mozambique	*	217
mocimboa		Mocímboa	49
mocimboa da praia		Mocímboa da Praia	201
mocuba		*	201
modena		*	95
moe	central and eastern europe	*	15
moerduowa	moldova	*	214
mogadiscio	mogadishu	*	623
mogadishu		*	623
mogilev		*	309
mojambikeu	mozambique	*	217
mokopane		*	12
moldavia	moldova	*	214
moldavie	moldova	*	214
moldaviya	moldova	*	214
moldawien	moldova	*	214
moldibeu	maldives	*	215
moldoba	moldova	*	214
moldova		*	1332
moldovan republic	moldova	*	675
molise		*	56
molisyeoseu	mauritius	*	290
molitani	mauritania	*	247
moloko	morocco	*	175
molta	malta	*	388
moluoge	morocco	*	175
mombasa		*	504
monaco		*	1331
monaco di baviera	munich	*	6
monage	monaco	*	532
monako	monaco	*	532
monchengladbach		Mönchengladbach	6
monegasque	monaco	*	1591
monggol	mongolia	*	289
mongolei	mongolia	*	289
mongolia		*	1344
mongolie	mongolia	*	289
mongoliya	mongolia	*	289
mongoru	mongolia	*	289
monrovia		*	1042
monserrate	montserrat	*	387
mont	montana	*	305
montana		*	157
montenegeulo	montenegro	*	337
montenegro		*	1334
montenegro republic	montenegro	*	1333
monteneguro	montenegro	*	337
montepuez		*	49
monterrey		*	40
monteuselateu	montserrat	*	387
montevideo		*	1100
montgomery		*	27
montoserato	montserrat	*	387
montpellier		*	35
montreal		*	67
montserrat		*	1349
morelos		*	32
morishiyasu	mauritius	*	290
moritania	mauritania	*	247
moroccan	morocco	*	357
morocco		*	1330
moroni		*	1034
morotko	morocco	*	175
morudeibu	maldives	*	215
morudobagongheguo	moldova	*	214
mosambik	mozambique	*	217
mosambikanische	mozambique	*	224
mosambique	mozambique	*	389
mosangbike	mozambique	*	217
mosca	moscow	*	13
moscou	moscow	*	13
moscovo	moscow	*	13
moscow		*	318
moscu	moscow	*	13
moskau	moscow	*	13
moskovskaya	moscow	*	11
moskovskiy	moscow	*	13
moskovskoye	moscow	*	11
moskva	moscow	*	13
moskvy	moscow	*	11
moskwa	moscow	*	13
mossambike	mozambique	*	389
mossambique	mozambique	*	389
most serene republic of san marino	san marino	*	696
mosul		*	116
moxige	mexico	*	216
moyen orient	middle east	*	1
moz	mozambique	*	848
mozambicaine	mozambique	*	224
mozambican	mozambique	*	224
mozambico	mozambique	*	217
mozambik	mozambique	*	217
mozambique		*	1360
mozambiquena	mozambique	*	224
mozanbiku	mozambique	*	217
mp	northern mariana islands	*	841
mpumalanga		*	262
mq	martinique	*	842
mqdwny lshmlyh	north macedonia	*	105
mr	mauritania	*	843
mrt	mauritania	*	843
mrtynyk	martinique	*	340
ms	mississippi	*	9
msia	malaysia	*	1358
msr	montserrat	*	1532
mt	montana	*	9
mtq	martinique	*	842
mu	mauritius	*	1535
muenchen	munich	*	6
muenchener	munich	*	114
muenchner	munich	*	114
muenster	munster	Münster	94
mukachevo		*	5
mukachivskiy	mukachevo	*	5
mukden	shenyang	*	8
mumbai		*	19
munchen	munich	*	6
munchener	munich	*	114
munchner	munich	*	114
munich		*	6
munique	munich	*	6
munster		Münster	94
muqdisho	mogadishu	*	1088
murcia		*	47
murmansk		*	11
mus	mauritius	*	1534
muscat		*	1142
mutare		*	435
mutuali		Mutuáli	49
mv	maldives	*	844
mw	malawi	*	845
mwanza		*	434
mwi	malawi	*	845
mwldwf	moldova	*	214
mwntsrt	montserrat	*	387
mwryshyws	mauritius	*	290
mwrytny	mauritania	*	247
mwzmbyq	mozambique	*	217
mx	mexico	*	846
my	malaysia	*	847
myanma	myanmar	*	288
myanmar		*	1343
mykolaiv		*	5
mykolayiv	mykolaiv	*	5
mys	malaysia	*	847
mysore		*	19
mysore state	karnataka	*	155
mysuru	mysore	*	19
myt	mayotte	*	1573
mz	mozambique	*	848
mzansi	south africa	*	474
n america	north america	*	1
n cape	northern cape	*	53
n carolina	north carolina	*	304
n dakota	north dakota	*	361
n ireland	northern ireland	*	484
n korea	north korea	*	1304
na	north america	*	15
nacala		*	49
nafta	north america	*	1
nagaland		*	34
nagoya		*	48
nagpur		*	19
nagyvarad	oradea	*	50
naher osten	middle east	*	1
nahost	middle east	*	1
naija	nigeria	*	1368
naijieria	nigeria	*	342
naijilia	nigeria	*	342
nairobi		*	504
nam	namibia	*	1538
namapeulika	south africa	*	77
namibia		*	1363
namibian	namibia	*	939
namibie	namibia	*	536
namibische	namibia	*	939
namibiya	namibia	*	536
nampula		*	49
nampula province		*	156
namsudan	south sudan	*	184
nan chang	nanchang	*	2
nan jing	nanjing	*	2
nanafurika	south africa	*	77
nanchang		*	8
nanchong		*	8
nancy		*	205
nanfei	south africa	*	77
nanjing		*	8
nanking	nanjing	*	8
nanning		*	8
nansudan	south sudan	*	184
nantes		*	35
nantong		*	8
naoero	nauru	*	539
naolu	nauru	*	538
naples		*	31
napoles	naples	*	31
napoli	naples	*	31
narodnaya respublika angola	angola	*	640
nashville		*	3
nassau		*	1114
natal	kwazulu natal	KwaZulu-Natal	491
naulu	nauru	*	538
nauru		*	1375
navarra	navarre	*	489
navarre		*	302
navi mumbai		*	19
nay pyi taw		*	429
nayarit		*	32
nb	new brunswick	*	79
nc	north carolina	*	9
ncl	new caledonia	*	1539
nd	north dakota	*	9
ndjamena		N'Djamena	1093
ndola		*	508
ndwnysy	indonesia	*	281
ne	nebraska	*	9
neapel	naples	*	31
neb	nebraska	*	9
nebraska		*	22
nedeollandeu	netherlands	*	86
nederland	netherlands	*	86
nederlanden	netherlands	*	681
nederlands	netherlands	*	391
nederlandsche	netherlands	*	63
nederlandse	netherlands	*	63
neerlandais	netherlands	*	63
neerlandaise	netherlands	*	63
neerlandesa	netherlands	*	63
neerlandica	netherlands	*	63
nei mongol	inner mongolia	*	21
neimenggu	inner mongolia	*	21
nelspruit		*	12
nemetskiy	germany	*	37
nepal		*	1373
nepalese	nepal	*	941
nepali	nepal	*	941
neparu	nepal	*	537
ner	niger	*	1540
netherlands		*	1370
neuchatel		Neuchâtel	55
neuenburg	neuchatel	Neuchâtel	64
neuengland	new england	*	1
neukaledonien	new caledonia	*	139
neuseeland	new zealand	*	140
nev	nevada	*	9
nevada		*	157
new brunswick		*	154
new caledonia		*	1364
new delhi	delhi	*	19
new england		*	1
new hampshire		*	22
new haven		*	3
new jersey		*	22
new mexico		*	22
new orleans		*	3
new south memphis		*	3
new south wales		*	301
new york		*	22
new york city	new york	*	3
new york state	new york	*	304
new zealand		*	1379
new zealander	new zealand	*	942
newark		*	3
newcastle		*	18
newcastle australia		Newcastle (Australia)	983
newcastle upon tyne	newcastle	*	18
newfoundland	newfoundland and labrador	*	964
newfoundland and labrador		*	154
newzealand	new zealand	*	1378
nf	norfolk island	*	849
nfk	norfolk island	*	849
nfld	newfoundland and labrador	*	576
ng	nigeria	*	850
nga	nigeria	*	850
nghwyl	anguilla	*	371
nh	new hampshire	*	9
nha trang		*	59
ni	nicaragua	*	851
niamey		*	1062
niassa		*	585
nic	nicaragua	*	851
nicaragua		*	1369
nicaraguan	nicaragua	*	940
nicaraguense	nicaragua	*	940
nice		*	205
nicosia		*	423
niderlandy	netherlands	*	86
nidwalden		*	55
niederlaendische	netherlands	*	63
niederlande	netherlands	*	86
niederlandische	netherlands	*	63
niederoesterreich	lower austria	*	360
niederosterreich	lower austria	*	416
niedersachsen	lower saxony	*	261
niemcy	germany	*	70
niemiecka	germany	*	37
nieuw caledonie	new caledonia	*	139
nieuw zeeland	new zealand	*	140
nigel		*	1164
niger		*	1365
nigeria		*	1367
nigerian	nigeria	*	1597
nigeriya	nigeria	*	342
nihon	japan	*	529
nihon koku	japan	*	529
nijeleu	niger	*	459
nijialagua	nicaragua	*	390
nijieru	niger	*	459
nikalagwa	nicaragua	*	390
nikaragua	nicaragua	*	390
ning bo	ningbo	*	2
ningbo		*	8
ningde		*	2
ningpo	ningbo	*	2
ningxia		*	33
nipoer	nepal	*	537
nippon	japan	*	1519
nippon koku	japan	*	529
nirier	niger	*	459
niriliya	nigeria	*	342
nis		Niš	438
nish	nis	Niš	438
nisu	nis	Niš	438
nitra		*	1148
nitre	nitra	*	81
niu	niue	*	1543
niuai	niue	*	1376
niue		*	1377
niyujirando	new zealand	*	140
niyukaredonia	new caledonia	*	139
nizhegorodskaya	nizhny novgorod	*	11
nizhegorodskiy	nizhny novgorod	*	11
nizhegorodsky	nizhny novgorod	*	11
nizhniy novgorod	nizhny novgorod	*	13
nizhny novgorod		*	13
nizza	nice	*	35
nj	new jersey	*	9
nl	netherlands	*	852
nl mexico	nuevo leon	Nuevo León	578
nld	netherlands	*	852
nm	new mexico	*	9
no	norway	*	853
noam	north america	*	15
nofuokudao	norfolk island	*	176
noida		*	19
noleuwei	norway	*	73
noord amerika	north america	*	1
noord brabant	north brabant	*	580
noord holland	north holland	*	580
noord kaap	northern cape	*	53
noordelijke marianen	northern mariana islands	*	138
noorder paarl		Noorder-Paarl	12
noordwes	north west province	*	53
noors	norway	*	225
noorse	norway	*	225
noorwegen	norway	*	73
nopeogseom	norfolk island	*	176
nor	norway	*	853
nord europa	northern europe	*	1
nord pas de calais	hauts de france	Hauts-de-France	78
nordafrika	north africa	*	1
nordamerika	north america	*	1
norden	nordic	*	15
nordeuropa	nordic	*	1
nordic		*	15
nordic countries	nordic	*	1
nordics	nordic	*	1
nordirland	northern ireland	*	359
nordische lander	nordic	*	1
nordisk	nordic	*	15
nordiska	nordic	*	1
nordkorea	north korea	*	134
nordliche marianen	northern mariana islands	*	138
nordmazedonien	north macedonia	*	105
nordrhein	north rhine westphalia	North Rhine-Westphalia	44
nordrhein westfalen	north rhine westphalia	North Rhine-Westphalia	261
noreg	norway	*	73
norfolk		*	3
norfolk island		*	1366
norfolkinsel	norfolk island	*	176
norge	norway	*	1542
norimberga	nuremberg	*	6
normandie	normandy	*	195
normandy		*	1640
norsk	norway	*	225
norske	norway	*	225
norte da africa	north africa	*	1
norte de africa	north africa	*	1
norteamerica	north america	*	1
norteamericana	united states	*	90
norteamericano	united states	*	90
north africa		*	1
north african	north africa	*	16
north america		*	1
north american	north america	*	16
north asia		*	1
north brabant		*	228
north carolina		*	22
north dakota		*	22
north east asia	north asia	*	1
north europe	northern europe	*	1
north holland		*	228
north korea		*	1305
north macedonia		*	1341
north rhine westphalia		North Rhine-Westphalia	113
north west province		*	53
north york		*	67
northamerica	north america	*	1
northeast asia	north asia	*	1
northern africa	north africa	*	52
northern asia	north asia	*	1
northern cape		*	262
northern europe		*	52
northern ireland		*	1626
northern mariana islands		*	1346
northern province	limpopo	*	53
northern territory		*	301
northern transvaal	limpopo	*	53
northwest territories		*	154
noruega	norway	*	73
norueguesa	norway	*	225
noruue	norway	*	73
norvec	norway	*	73
norvege	norway	*	73
norvegese	norway	*	225
norvegia	norway	*	73
norvegienne	norway	*	225
norvegiya	norway	*	73
norway		*	1371
norwegen	norway	*	73
norwegia	norway	*	73
norwegian	norway	*	225
norwegische	norway	*	225
norwich		*	18
nottingham		*	18
nouakchott		*	1057
noumea		*	1061
nouveau brunswick	new brunswick	*	487
nouvelle aquitaine		Nouvelle-Aquitaine	195
nouvelle caledonie	new caledonia	*	139
nouvelle ecosse	nova scotia	*	487
nouvelle zelande	new zealand	*	140
nova caledonia	new caledonia	*	139
nova iguacu		Nova Iguaçu	46
nova iorque	new york	*	3
nova scotia		*	154
nova york	new york	*	3
nova zelandia	new zealand	*	140
novaya kaledoniya	new caledonia	*	139
novaya zelandiya	new zealand	*	140
novi sad		*	431
novom sadu	novi sad	*	367
novosibirsk		*	13
nowy sacz		Nowy Sącz	7
nowym saczu	nowy sacz	Nowy Sącz	7
np	nepal	*	854
npl	nepal	*	854
nr	nauru	*	855
nru	nauru	*	855
nrw	north rhine westphalia	North Rhine-Westphalia	970
ns	nova scotia	*	79
nsw	new south wales	*	968
nt	northwest territories	*	79
nt australia	northern territory	*	574
nth america	north america	*	1
ntyghw wbrbwd	antigua and barbuda	*	159
nu	nunavut	*	488
nuernberg	nuremberg	*	6
nueva caledonia	new caledonia	*	139
nueva york	new york	*	3
nueva zelanda	new zealand	*	140
nuevo leon		Nuevo León	32
nukualofa		Nuku'alofa	1096
nunavut		*	154
nuofukedao	norfolk island	*	176
nuova caledonia	new caledonia	*	139
nuova york	new york	*	203
nuova zelanda	new zealand	*	140
nuowei	norway	*	73
nur sultan	astana	*	1038
nuremberg		*	6
nurnberg	nuremberg	*	6
nurnberger	nuremberg	*	114
nuuk		*	1019
nv	nevada	*	9
nwt	northwest territories	*	79
ny	new york	*	9
nyasaland	malawi	*	1355
nyc	new york	*	3
nyiregyhaza		Nyíregyháza	65
nyiregyhazi	nyiregyhaza	Nyíregyháza	65
nyjyry	nigeria	*	342
nykrghw	nicaragua	*	390
nys	new york	*	304
nyu york	new york	*	203
nyujillaendeu	new zealand	*	140
nyukalledonia	new caledonia	*	139
nywzylnd	new zealand	*	140
nz	new zealand	*	856
nzl	new zealand	*	856
oakland		*	3
oaxaca		*	32
obedinennye arabskie emiraty	united arab emirates	*	639
oberoesterreich	upper austria	*	360
oberosterreich	upper austria	*	416
obwalden		*	55
occitania		*	577
occitanie	occitania	*	195
oceania		*	52
oceanie	oceania	*	1
odense		*	80
odesa		*	42
odeska	odesa	*	5
odeskiy	odesa	*	5
odessa	odesa	*	42
odesskaya	odesa	*	5
odesskiy	odesa	*	5
odisha		*	34
oekraine	ukraine	*	294
oesterreich	austria	*	1179
oesterreichische	austria	*	150
oesterreichischer	austria	*	150
ofs	free state	*	491
oh	ohio	*	9
ohio		*	22
ok	oklahoma	*	9
okc	oklahoma city	*	27
okla	oklahoma	*	305
oklahoma		*	22
oklahoma city		*	3
olanda	netherlands	*	391
olandese	netherlands	*	63
oldenburg		*	6
ollandeu jedo	aland islands	Åland Islands	233
olomouc		*	39
olomouci	olomouc	*	39
olsztyn		*	7
olsztynie	olsztyn	*	7
olsztynski	olsztyn	*	7
om	oman	*	857
oma	oman	*	1544
omaha		*	3
oman		*	1380
omani	oman	*	1598
omdurman		*	432
omn	oman	*	857
omsk		*	318
on	ontario	*	79
onafhankelijke staat papoea nieuw guinea	papua new guinea	*	106
onafhankelijke staat samoa	samoa	*	710
ondulaseu	honduras	*	328
ont	ontario	*	79
ontario		*	154
oo	upper austria	*	1633
oos kaap	eastern cape	*	53
oost europa	eastern europe	*	1
oostelijke republiek uruguay	uruguay	*	352
oostenrijk	austria	*	161
oostenrijkse	austria	*	150
opole		*	60
opolska	opole	*	60
opolski	opole	*	60
opolu	opole	*	7
oporto	porto	*	117
or	oregon	*	9
oradea		*	50
oran		*	424
oranda	netherlands	*	86
orandozhudao	aland islands	Åland Islands	233
orange free state	free state	*	53
oranjestad		*	984
ore	oregon	*	9
orebro		Örebro	69
oregon		*	22
orenburg		*	11
orenburgskiy	orenburg	*	11
oriental republic of uruguay	uruguay	*	404
oriente medio	middle east	*	1
orissa	odisha	*	155
orkney		*	12
orlando		*	27
orta asya	central asia	*	1
orta dogu	middle east	*	1
ortadogu	middle east	*	1
osaka		*	48
osaka shi		Ōsaka-shi	48
oseuteulia	austria	*	161
oslo		*	430
osnabruck		Osnabrück	6
osnabrueck	osnabruck	Osnabrück	6
ostafrika	east africa	*	1
ostasien	east asia	*	1
osterreich	austria	*	161
osterreichische	austria	*	150
osterreichische republik	austria	*	517
osterreichischer	austria	*	150
osterreichisches	austria	*	150
osterrike	austria	*	161
osteuropa	eastern europe	*	1
ostrau	ostrava	*	39
ostrava		*	198
ostrave	ostrava	*	39
ostravska	ostrava	*	39
ostrov men	isle of man	*	132
ostrov norfolk	norfolk island	*	176
ostrov rozhdestva	christmas island	*	123
ostrova kayman	cayman islands	*	135
ostrova kuka	cook islands	*	122
ostrova pitkern	pitcairn	*	179
ostrova svyatoy eleny	saint helena	*	219
osttimor	east timor	*	253
osutoraria	australia	*	270
osutoria	austria	*	161
ottawa		*	67
ouagadougou		*	989
ouganda	uganda	*	551
oulu		*	230
oulun	oulu	*	425
ouzbekistan	uzbekistan	*	187
ouzhou	europe	*	1
overijssel		*	228
oxford		*	206
ozbekistan	uzbekistan	*	187
ozbekiston respublikasi	uzbekistan	*	552
ozeanien	oceania	*	1
pa	pennsylvania	*	9
paca	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	418
pacific		*	15
pacific islands	south pacific	*	1
pacific northwest		*	1
pacific rim		*	1
pacifico	pacific	*	1
pacifico sur	south pacific	*	1
pacifique	pacific	*	1
pacto andino	andean	*	1
padova	padua	*	31
padua		*	31
paesi bassi	netherlands	*	86
pago pago		*	982
pais vasco	basque country	*	194
paises baixos	netherlands	*	86
paises baixos caribenhos	caribbean netherlands	*	274
paises bajos	netherlands	*	86
pak	pakistan	*	861
pakiseutan	pakistan	*	393
pakistan		*	1385
pakistani	pakistan	*	1599
pakisutan	pakistan	*	393
palagwai	paraguay	*	344
palao	palau	*	394
palaos	palau	*	394
palatinate	rhineland palatinate	Rhineland-Palatinate	417
palau		*	1394
palermo		*	31
palestina	palestine	*	143
palestine		*	1392
palestinian authority	palestine	*	218
palestinian autonomous areas	palestine	*	218
palestinian autonomous region	palestine	*	218
palestinian autonomous territories	palestine	*	218
palestinian territories	palestine	*	218
palestinian territory	palestine	*	218
palikir		*	1012
pallau	palau	*	394
palleseutain	palestine	*	143
palma de mallorca		*	47
palo alto		*	3
pan	panama	*	1545
pan european	europe	*	16
panama		*	1381
panama city		*	619
panamanian	panama	*	943
panamena	panama	*	943
panjab	punjab	*	155
papeete		*	1069
papouasie nouvelle guinee	papua new guinea	*	106
papua	papua new guinea	*	688
papua neuguinea	papua new guinea	*	106
papua new guinea		*	688
papua nova guine	papua new guinea	*	106
papua novaya gvineya	papua new guinea	*	106
papua nueva guinea	papua new guinea	*	106
papua nugini	papua new guinea	*	106
papua nuova guinea	papua new guinea	*	106
papua nyugini	papua new guinea	*	106
papuaniyuginia	papua new guinea	*	106
paquistao	pakistan	*	393
paraguai	paraguay	*	344
paraguay		*	1395
paraguaya	paraguay	*	945
paraguayan	paraguay	*	945
paragvay	paraguay	*	344
paraiba		Paraíba	41
paramaribo		*	1089
parana		Paraná	41
parao	palau	*	394
pardubice		*	39
pardubicich	pardubice	*	39
paresuchina	palestine	*	143
paris		*	205
parma		*	95
pasadena		*	3
pasifik	pacific	*	1
patagonia		*	1
patna		*	19
pays baltes	baltic	*	1
pays bas	netherlands	*	86
pays de la loire		*	195
pays nordiques	nordic	*	1
pazifik	pacific	*	1
pcn	pitcairn	*	864
pe	prince edward island	*	488
pecs		Pécs	65
pecsi	pecs	Pécs	316
pei	prince edward island	*	79
pekin	beijing	*	631
peking	beijing	*	8
pelo gundo	faroe islands	*	126
pelu	peru	*	460
pemba		*	317
penang		*	1136
peninsula iberica	iberia	*	1
penna	pennsylvania	*	1646
pennsylvania		*	22
pennsylvanie	pennsylvania	*	361
penza		*	11
penzenskiy	penza	*	11
peoples democratic republic of algeria	algeria	*	447
peoples republic of bangladesh	bangladesh	*	1193
peoples republic of china	china	*	277
peoria		*	3
pequim	beijing	*	8
per	peru	*	1547
perm		*	318
permskaya	perm	*	11
permskiy	perm	*	11
pernambuco		*	41
perou	peru	*	460
persia	iran	*	667
persian	iran	*	299
persian gulf	gulf	*	1
persische	iran	*	299
perth		*	263
peru		*	1546
peruana	peru	*	481
peruano	peru	*	481
peruvian	peru	*	481
peruvienne	peru	*	481
petersburg	saint petersburg	*	318
petrograd	saint petersburg	*	13
petrozavodsk		*	11
peulangseu	france	*	127
peulangseulyeong giana	french guiana	*	168
peulangseulyeong pollinesia	french polynesia	*	177
pf	french polynesia	*	858
pfalz	rhineland palatinate	Rhineland-Palatinate	44
pg	papua new guinea	*	859
ph	philippines	*	860
phalaborwa		*	12
phila	philadelphia	*	203
philadelphia		*	3
philippine	philippines	*	567
philippinen	philippines	*	178
philippines		*	1384
philipsburg		*	1091
philly	philadelphia	*	3
phl	philippines	*	860
phnom penh		*	1032
phoenix		*	27
piaui		Piauí	41
picardie	picardy	*	78
picardy		*	78
piedmont		*	1642
piemonte	piedmont	*	303
pietermaritzburg		*	12
pietersburg	polokwane	*	12
piji	fiji	*	240
pilipinas	philippines	*	392
pilipino	philippines	*	567
pillipin	philippines	*	178
pilsen	plzen	Plzeň	198
pinlandeu	finland	*	125
piraeus		*	158
pireas	piraeus	*	603
piskeeon gundo	pitcairn	*	179
pitcairn		*	1389
pitcairn islands	pitcairn	*	179
pitcairninseln	pitcairn	*	179
pitekaienqundao	pitcairn	*	179
pitesti		Pitești	50
pitokean	pitcairn	*	179
pittsburgh		*	3
pk	pakistan	*	861
pl	poland	*	862
plano		*	3
plock		Płock	7
plocku	plock	Płock	7
ploiesti		Ploiești	50
plovdiv		*	990
plovdivski	plovdiv	*	308
plurinational state of bolivia	bolivia	*	1206
plurinationale staat bolivia	bolivia	*	234
plw	palau	*	868
plymouth		*	18
plzen		Plzeň	198
plzni	plzen	Plzeň	39
pm	saint pierre and miquelon	*	863
pn	pitcairn	*	864
png	papua new guinea	*	859
podgorica		*	1049
pohjoismaat	nordic	*	1
pohjola	nordic	*	15
pointe noire		Pointe-Noire	597
pokeullaendeuseom	falkland islands	*	101
pol	poland	*	862
polaca	poland	*	112
polacca	poland	*	112
poland		*	1387
polen	poland	*	141
poleutukal	portugal	*	249
polinesia francesa	french polynesia	*	177
polinesia francese	french polynesia	*	177
polish	poland	*	1619
pollaendeu	poland	*	141
polnische	poland	*	112
pologne	poland	*	141
polokwane		*	12
polonais	poland	*	112
polonaise	poland	*	112
polonesa	poland	*	112
polonia	poland	*	141
polonya	poland	*	141
polsce	poland	*	112
polsha	poland	*	141
polska	poland	*	141
polski	poland	*	112
polskich	poland	*	112
polskie	poland	*	112
polskiej	poland	*	112
polsko	poland	*	141
poltava		*	5
poltavska	poltava	*	5
poltavskiy	poltava	*	5
polynesia francaise	french polynesia	*	687
polynesie francaise	french polynesia	*	177
pondicherry	puducherry	*	1632
poolse	poland	*	112
poona	pune	*	19
porando	poland	*	141
port au prince		Port-au-Prince	1028
port elizabeth		*	12
port harcourt		*	266
port louis		*	1059
port moresby		*	1070
port of spain		*	1097
port vila		*	1104
portekiz	portugal	*	249
portland		*	27
porto		*	117
porto alegre		*	46
porto novo		Porto-Novo	595
porto rico	puerto rico	*	343
portogallo	portugal	*	249
portoghese	portugal	*	89
portsmouth		*	18
portugais	portugal	*	89
portugaise	portugal	*	89
portugal		*	1393
portugalia	portugal	*	1550
portugaliya	portugal	*	249
portugese	portugal	*	89
portugese republiek	portugal	*	249
portugiesische	portugal	*	89
portugues	portugal	*	89
portuguesa	portugal	*	89
portuguesas	portugal	*	89
portuguese	portugal	*	89
portuguese republic	portugal	*	690
portugueses	portugal	*	89
porutogaru	portugal	*	249
posen	poznan	Poznań	36
potchefstroom		*	12
potsdam		*	6
poznan		Poznań	36
poznaniu	poznan	Poznań	7
poznanska	poznan	Poznań	7
poznanski	poznan	Poznań	60
pr	puerto rico	*	865
pr china	china	*	650
pr of china	china	*	276
praethsaithy	thailand	*	547
prag	prague	*	198
praga	prague	*	198
prague		*	198
praha	prague	*	198
praia		*	1000
prathet thai	thailand	*	547
praze	prague	*	39
prazska	prague	*	39
prazske	prague	*	39
prazsky	prague	*	39
prc	china	*	1490
preah reachanachak kampuchea	cambodia	*	457
preah reacheanachak kampuchea	cambodia	*	457
presov		Prešov	81
presove	presov	Prešov	81
pressburg	bratislava	*	433
pretoria		*	12
pri	puerto rico	*	865
prince edward island		*	154
principado de andorra	andorra	*	637
principality of andorra	andorra	*	637
principality of monaco	monaco	*	674
principaute de monaco	monaco	*	674
prishtina	pristina	*	1155
pristina		*	1107
prk	north korea	*	819
provence	provence alpes cote dazur	Provence-Alpes-Côte d'Azur	78
provence alpes cote dazur		Provence-Alpes-Côte d'Azur	195
providence		*	27
provincia de inhambane	inhambane province	*	156
provincia de maputo	maputo province	*	156
provincia de nampula	nampula province	*	156
provincia de tete	tete province	*	156
prt	portugal	*	867
pry	paraguay	*	869
przemysl		Przemyśl	7
przemyslu	przemysl	Przemyśl	7
ps	palestine	*	866
pse	palestine	*	866
pskov		*	11
pt	portugal	*	867
pudong		*	2
puducherry		*	34
puebla		*	32
puebla de zaragoza		*	40
pueleutoliko	puerto rico	*	343
puerto rican	puerto rico	*	944
puerto rico		*	1390
puerto riko	puerto rico	*	343
puertorriquena	puerto rico	*	944
puerutoriko	puerto rico	*	343
puglia		*	303
pulau pinang	penang	*	614
pune		*	19
punjab		*	34
pusan	busan	*	58
putaoya	portugal	*	249
putian		*	2
puyang		*	8
pw	palau	*	868
pwv	gauteng	*	491
py	paraguay	*	869
pyeongyang	pyongyang	*	1036
pyf	french polynesia	*	858
pyongyang		*	1037
qa	qatar	*	870
qat	qatar	*	870
qatar		*	1397
qatari	qatar	*	541
qazaq	kazakhstan	*	413
qazaqstan	kazakhstan	*	104
qazaqstan respublikasy	kazakhstan	*	531
qc	quebec	*	79
qing dao	qingdao	*	2
qingdao		*	8
qinghai		*	33
qingyuan		*	2
qinhuangdao		*	2
qiqihar		*	2
qirgiz respublikasi	kyrgyzstan	*	456
qirgiz respublikasy	kyrgyzstan	*	456
qld	queensland	*	968
qom		*	632
quan zhou	quanzhou	*	2
quanzhou		*	2
que	quebec	*	79
quebec		*	969
quebec city		*	67
queens		*	636
queensland		*	301
queenstown		*	12
quelimane		*	49
quenia	kenya	*	385
queretaro		Querétaro	32
quezon city		*	267
quintana roo		*	32
quirguistao	kyrgyzstan	*	133
quiribati	kiribati	*	332
quito		*	1121
quy nhon		*	59
quzhou		*	2
qyrghyzstn	kyrgyzstan	*	133
rabat		*	369
radom		*	60
radomiu	radom	*	7
radomska	radom	*	7
raigarh fort		*	19
rajasthan		*	34
raleigh		*	3
ramnicu valcea		Râmnicu Vâlcea	50
randburg		*	93
randfontein		*	12
rangoon	yangon	*	429
raosurenminminzhugongheguo	laos	*	334
ras al khaimah		Ras Al Khaimah	197
ras bayrut		Ra’s Bayrūt	365
ratisbon	regensburg	*	6
ratobia	latvia	*	136
rawalpindi		*	312
rd congo	democratic republic of the congo	*	646
rd dominicana	dominican republic	*	657
rdc	democratic republic of the congo	*	1482
re	reunion	Réunion	871
reading		*	206
rebanon	lebanon	*	245
recife		*	46
regensburg		*	6
regina		*	315
region andina	andean	*	1
regno unito	united kingdom	*	128
reims		*	35
reino hachemita de jordania	jordan	*	454
reino unido	united kingdom	*	128
rennes		*	205
repiblik ayiti	haiti	*	451
repubblica ceca	czechia	*	61
repubblica centrafricana	central african republic	*	163
repubblica del congo	republic of the congo	*	121
repubblica democratica del congo	democratic republic of the congo	*	120
repubblica di cina	taiwan	*	468
repubblica dominicana	dominican republic	*	166
repubblica italiana	italy	*	527
republic of albania	albania	*	1172
republic of angola	angola	*	640
republic of austria	austria	*	517
republic of azerbaijan	azerbaijan	*	1187
republic of belarus	belarus	*	519
republic of botswana	botswana	*	1212
republic of cabo verde	cape verde	*	653
republic of cameroon	cameroon	*	1229
republic of chad	chad	*	546
republic of chile	chile	*	649
republic of china	taiwan	*	402
republic of colombia	colombia	*	651
republic of congo	republic of the congo	*	1221
republic of croatia	croatia	*	665
republic of cuba	cuba	*	652
republic of djibouti	djibouti	*	656
republic of ecuador	ecuador	*	659
republic of el salvador	el salvador	*	465
republic of estonia	estonia	*	523
republic of fiji	fiji	*	661
republic of finland	finland	*	660
republic of haiti	haiti	*	451
republic of iceland	iceland	*	668
republic of india	india	*	452
republic of indonesia	indonesia	*	666
republic of iraq	iraq	*	383
republic of ireland	ireland	*	1288
republic of italy	italy	*	527
republic of kazakhstan	kazakhstan	*	531
republic of kenya	kenya	*	455
republic of korea	south korea	*	85
republic of lebanon	lebanon	*	1316
republic of macedonia	north macedonia	*	1340
republic of mali	mali	*	677
republic of malta	malta	*	1351
republic of moldova	moldova	*	675
republic of mozambique	mozambique	*	1361
republic of naoero	nauru	*	539
republic of nauru	nauru	*	539
republic of nicaragua	nicaragua	*	680
republic of panama	panama	*	686
republic of paraguay	paraguay	*	1396
republic of peru	peru	*	540
republic of poland	poland	*	1388
republic of rwanda	rwanda	*	397
republic of san marino	san marino	*	696
republic of senegal	senegal	*	697
republic of serbia	serbia	*	542
republic of seychelles	seychelles	*	461
republic of sierra leone	sierra leone	*	463
republic of singapore	singapore	*	693
republic of slovenia	slovenia	*	399
republic of south africa	south africa	*	406
republic of south sudan	south sudan	*	545
republic of suriname	suriname	*	1417
republic of tajikistan	tajikistan	*	1431
republic of the congo		*	121
republic of the gambia	gambia	*	325
republic of the philippines	philippines	*	392
republic of the sudan	sudan	*	398
republic of tunisia	tunisia	*	704
republic of turkey	turkey	*	549
republic of turkiye	turkey	*	549
republic of uganda	uganda	*	1448
republic of uzbekistan	uzbekistan	*	552
republic of vanuatu	vanuatu	*	405
republic of yemen	yemen	*	354
republic of zambia	zambia	*	553
republic of zambie	zambia	*	553
republic of zambiya	zambia	*	553
republic of zimbabwe	zimbabwe	*	711
republica arabe siria	syria	*	146
republica argentina	argentina	*	1175
republica bolivariana de venezuela	venezuela	*	469
republica centro africana	central african republic	*	163
republica centroafricana	central african republic	*	163
republica checa	czechia	*	61
republica de cabo verde	cape verde	*	653
republica de chile	chile	*	649
republica de colombia	colombia	*	651
republica de corea	south korea	*	85
republica de cuba	cuba	*	652
republica de el salvador	el salvador	*	465
republica de mocambique	mozambique	*	389
republica de nicaragua	nicaragua	*	680
republica de panama	panama	*	686
republica de sierra leona	sierra leone	*	463
republica de uruguay	uruguay	*	404
republica de venezuela	venezuela	*	469
republica del ecuador	ecuador	*	659
republica del perou	peru	*	540
republica del peru	peru	*	540
republica del uruguay	uruguay	*	404
republica democratica do congo	republic of the congo	*	121
republica democratica popular de lao	laos	*	334
republica dominicana	dominican republic	*	166
republica oriental del uruguay	uruguay	*	404
republica popular china	china	*	276
republica popular democratica de corea	north korea	*	134
republica popular do congo	democratic republic of the congo	*	120
republica portuguesa	portugal	*	690
republiek albanie	albania	*	269
republiek angola	angola	*	516
republiek armenie	armenia	*	232
republiek azerbeidzjan	azerbaijan	*	97
republiek benin	benin	*	441
republiek botswana	botswana	*	275
republiek bulgarije	bulgaria	*	119
republiek burundi	burundi	*	374
republiek chili	chile	*	320
republiek colombia	colombia	*	208
republiek congo	republic of the congo	*	121
republiek costa rica	costa rica	*	321
republiek cuba	cuba	*	444
republiek cyprus	cyprus	*	209
republiek der filipijnen	philippines	*	178
republiek der maldiven	maldives	*	215
republiek der marshalleilanden	marshall islands	*	137
republiek der seychellen	seychelles	*	348
republiek djibouti	djibouti	*	236
republiek ecuador	ecuador	*	238
republiek el salvador	el salvador	*	401
republiek equatoriaal guinea	equatorial guinea	*	129
republiek estland	estonia	*	239
republiek fiji	fiji	*	240
republiek finland	finland	*	125
republiek gabon	gabon	*	323
republiek gambia	gambia	*	325
republiek ghana	ghana	*	525
republiek guatemala	guatemala	*	327
republiek guinee	guinea	*	280
republiek guinee bissau	guinea bissau	Guinea-Bissau	242
republiek haiti	haiti	*	329
republiek honduras	honduras	*	328
republiek india	india	*	283
republiek indonesie	indonesia	*	281
republiek irak	iraq	*	284
republiek ivoorkust	ivory coast	*	164
republiek jemen	yemen	*	472
republiek kaapverdie	cape verde	*	165
republiek kameroen	cameroon	*	235
republiek kazachstan	kazakhstan	*	104
republiek kenia	kenya	*	385
republiek kiribati	kiribati	*	332
republiek korea	south korea	*	85
republiek kroatie	croatia	*	102
republiek letland	latvia	*	136
republiek liberia	liberia	*	286
republiek litouwen	lithuania	*	173
republiek madagaskar	madagascar	*	339
republiek malawi	malawi	*	341
republiek mali	mali	*	676
republiek malta	malta	*	388
republiek mauritius	mauritius	*	290
republiek moldavie	moldova	*	214
republiek mozambique	mozambique	*	217
republiek namibie	namibia	*	536
republiek nauru	nauru	*	538
republiek nicaragua	nicaragua	*	390
republiek niger	niger	*	459
republiek noord macedonie	north macedonia	*	105
republiek oeganda	uganda	*	551
republiek oezbekistan	uzbekistan	*	187
republiek oostenrijk	austria	*	161
republiek palau	palau	*	394
republiek panama	panama	*	685
republiek paraguay	paraguay	*	344
republiek peru	peru	*	460
republiek polen	poland	*	141
republiek rwanda	rwanda	*	396
republiek san marino	san marino	*	349
republiek senegal	senegal	*	464
republiek servie	serbia	*	180
republiek sierra leone	sierra leone	*	251
republiek singapore	singapore	*	250
republiek slovenie	slovenia	*	182
republiek soedan	sudan	*	692
republiek suriname	suriname	*	350
republiek tadzjikistan	tajikistan	*	76
republiek trinidad en tobago	trinidad and tobago	*	149
republiek tsjaad	chad	*	252
republiek tunesie	tunisia	*	293
republiek turkije	turkey	*	148
republiek van de unie van myanmar	myanmar	*	288
republiek vanuatu	vanuatu	*	471
republiek wit rusland	belarus	*	162
republiek zambia	zambia	*	296
republiek zimbabwe	zimbabwe	*	255
republiek zuid afrika	south africa	*	77
republiek zuid soedan	south sudan	*	184
republik indonesia	indonesia	*	666
republik kongo	republic of the congo	*	121
republik osterreich	austria	*	517
republika balgariya	bulgaria	*	641
republika blgariya	bulgaria	*	642
republika filipina	philippines	*	392
republika hrvatska	croatia	*	665
republika ng pilipinas	philippines	*	392
republika serbija	serbia	*	542
republika sierra leone	sierra leone	*	463
republika slovenia	slovenia	*	399
republika slovenie	slovenia	*	399
republika slovenija	slovenia	*	399
republika slovenije	slovenia	*	399
republika srbija	serbia	*	542
republika ya rwanda	rwanda	*	397
republika yu rwanda	rwanda	*	397
republique centrafricaine	central african republic	*	163
republique de djibouti	djibouti	*	656
republique de sierra leone	sierra leone	*	463
republique democratique du congo	democratic republic of the congo	*	120
republique dhaiti	haiti	*	451
republique dominicaine	dominican republic	*	166
republique du congo	republic of the congo	*	121
republique du rwanda	rwanda	*	397
republique du senegal	senegal	*	697
republique du tchad	chad	*	546
republique francaise	france	*	662
republique gabonaise	gabon	*	448
republique tcheque	czechia	*	61
republique unie de tanzanie	tanzania	*	254
repubulika yu rwanda	rwanda	*	397
resoto	lesotho	*	386
respublika belarus	belarus	*	519
respublika fidzhi	fiji	*	661
respublika gaiti	haiti	*	451
respublika kazakhstan	kazakhstan	*	531
respublika kipr	cyprus	*	654
respublika kongo	republic of the congo	*	121
respublika koreya	south korea	*	85
respublika kot divuar	ivory coast	*	648
respublika mali	mali	*	677
respublika paragvay	papua new guinea	*	689
respublika severnaya makedoniya	north macedonia	*	533
respublika seyshelskie ostrova	seychelles	*	461
respublika soyuza myanma	myanmar	*	534
respublika yemen	yemen	*	354
reu	reunion	Réunion	871
reuniao	reunion	Réunion	346
reunion		Réunion	691
reunion island	reunion	Réunion	1398
reval	tallinn	*	499
reykjavik		*	1029
reyunion	reunion	Réunion	346
reyunon	reunion	Réunion	346
rf	russia	*	1552
rheims	reims	*	35
rhein	rhine	*	1
rhein main	rhine main	Rhine-Main	1
rhein neckar	rhine neckar	Rhine-Neckar	1
rhein ruhr	rhine ruhr	Rhine-Ruhr	1
rheinland	north rhine westphalia	North Rhine-Westphalia	417
rheinland pfalz	rhineland palatinate	Rhineland-Palatinate	261
rhin	rhine	*	1
rhine		*	15
rhine main		Rhine-Main	1
rhine neckar		Rhine-Neckar	1
rhine ruhr		Rhine-Ruhr	1
rhineland palatinate		Rhineland-Palatinate	113
rhode island		*	22
rhodesia	zimbabwe	*	711
rhodesian	zimbabwe	*	950
rhone alpes	auvergne rhone alpes	Auvergne-Rhône-Alpes	78
ri	rhode island	*	9
ri indonesia	indonesia	*	1285
riad	riyadh	*	515
riben	japan	*	285
riberia	liberia	*	286
ribia	libya	*	287
richards bay		*	12
richmond		*	3
riga		*	1046
rigas	riga	*	1045
rihitenshiyutain	liechtenstein	*	335
rijeka		*	501
rijsel	lille	*	35
rio	rio de janeiro	*	512
rio de janeiro		*	46
rio grande do norte		*	41
rio grande do sul		*	41
rioja	la rioja	*	1639
ritoania	lithuania	*	173
riverside		*	27
rivne		*	5
rivnenska	rivne	*	5
rivnenskiy	rivne	*	5
riyadh		*	202
ro	romania	*	872
road town		*	1102
roc	taiwan	*	1566
rochester		*	3
rockford		*	3
roemeense	romania	*	226
roemeense republiek	romania	*	74
roemenie	romania	*	74
roi	ireland	*	1511
rok	south korea	*	1521
roma	rome	*	95
romagna	emilia romagna	Emilia-Romagna	196
romana	romania	*	226
romana de	romania	*	226
romane	romania	*	226
romania		*	1399
romanian	romania	*	226
romanya	romania	*	74
rome		*	31
romena	romania	*	226
romenia	romania	*	74
rondonia		Rondônia	41
roodepoort		*	12
roraima		*	41
rosario		*	509
roseau		*	1005
roshialianbang	russia	*	75
rosja	russia	*	75
rossia	russia	*	395
rossiiskaya federatsiya	russia	*	347
rossiiskoi federatsii	russia	*	347
rossija	russia	*	347
rossiya	russia	*	75
rossiyskaya	russia	*	192
rossiyskaya federatsi	russia	*	395
rossiyskaya federatsie	russia	*	395
rossiyskaya federatsiya	russia	*	347
rossiyskiy	russia	*	192
rossiyskoe	russia	*	192
rossiyskoy federatsii	russia	*	347
rostock		*	6
rostov	rostov on don	Rostov-on-Don	13
rostov na donu	rostov on don	Rostov-on-Don	13
rostov on don		Rostov-on-Don	13
rosyjska	russia	*	192
rotterdam		*	68
rou	romania	*	872
rouen		*	205
roumaine	romania	*	226
roumania	romania	*	74
roumanie	romania	*	74
rovno	rivne	*	5
royaume deswatini	eswatini	*	186
royaume hachemite de jordanie	jordan	*	454
royaume uni	united kingdom	*	128
rp china	china	*	276
rp philippines	philippines	*	1383
rs	serbia	*	873
rsa	south africa	*	1574
ru	russia	*	1551
ruanda	rwanda	*	396
ruhr		*	1
ruhr area	ruhr	*	1
ruhrgebiet	ruhr	*	1
ruidian	sweden	*	107
ruishi	switzerland	*	84
rukusenburuku	luxembourg	*	174
rumaenien	romania	*	74
rumana	romania	*	226
rumania	romania	*	74
rumanien	romania	*	74
rumanija	romania	*	74
rumanische	romania	*	226
rumunia	romania	*	74
rumyniya	romania	*	74
rus	russia	*	957
rusa	russia	*	192
ruse		*	630
rusenski	ruse	*	308
rusia	russia	*	75
rusland	russia	*	75
russa	russia	*	192
russe	russia	*	192
russia		*	1401
russian	russia	*	395
russian federation	russia	*	75
russie	russia	*	75
russische	russia	*	192
russische federatie	russia	*	75
russische foderation	russia	*	75
russkaya	russia	*	192
russkiy	russia	*	192
russland	russia	*	75
russo	russia	*	957
rustenburg		*	12
rusya	russia	*	75
ruwanda	rwanda	*	396
rw	rwanda	*	874
rwa	rwanda	*	874
rwanda		*	1402
rwsy lbyd	belarus	*	162
ryazan		*	11
ryazanskiy	ryazan	*	11
rybnik		*	7
rybniku	rybnik	*	7
ryssland	russia	*	75
rzeszow		Rzeszów	7
rzeszowie	rzeszow	Rzeszów	7
rzeszowska	rzeszow	Rzeszów	7
rzeszowski	rzeszow	Rzeszów	7
s africa	south africa	*	474
s america	south america	*	1
s australia	south australia	*	574
s carolina	south carolina	*	304
s dakota	south dakota	*	361
s gravenhage	the hague	*	68
s korea	south korea	*	244
s sudan	south sudan	*	1418
sa	saudi arabia	*	875
sa south africa	south africa	*	474
saar	saarland	*	970
saara ocidental	western sahara	*	167
saarbrucken		Saarbrücken	6
saarbruecken	saarbrucken	Saarbrücken	6
saarland		*	113
sachsen	saxony	*	261
sachsen anhalt	saxony anhalt	Saxony-Anhalt	261
sacramento		*	3
sadc region	southern africa	*	1
sadr	western sahara	*	167
saeng baleu telle mi	saint barthelemy	Saint Barthélemy	273
saerwaduo	el salvador	*	401
sahara occidental	western sahara	*	167
sahara occidentale	western sahara	*	167
sahel		*	1
sahrawi arab democratic republic	western sahara	*	1251
sai gon	ho chi minh city	*	59
saierweiya	serbia	*	180
saigon	ho chi minh city	*	204
sailaliang	sierra leone	*	251
saineijiaer	senegal	*	464
saint barthelemy		Saint Barthélemy	273
saint christophe et nieves	saint kitts and nevis	*	103
saint denis		Saint-Denis	1079
saint etienne		Saint-Étienne	35
saint gall	st gallen	St. Gallen	64
saint helena		*	694
saint helier		*	1030
saint kitts and nevis		*	103
saint kitts e nevis	saint kitts and nevis	*	103
saint kitts nevis	saint kitts and nevis	*	530
saint kitts y nevis	saint kitts and nevis	*	103
saint louis	st louis	St. Louis	3
saint lucia		*	246
saint marin	san marino	*	349
saint martin		*	1575
saint paul		*	3
saint petersbourg	saint petersburg	*	13
saint petersburg		*	13
saint pierre		Saint-Pierre	1072
saint pierre and miquelon		*	142
saint pierre e miquelon	saint pierre and miquelon	*	142
saint pierre en miquelon	saint pierre and miquelon	*	142
saint pierre et miquelon	saint pierre and miquelon	*	142
saint pierre und miquelon	saint pierre and miquelon	*	142
saint siege	vatican city	*	108
saint vincent and the grenadines		*	109
saint vincent e grenadine	saint vincent and the grenadines	*	109
saint vincent en de grenadines	saint vincent and the grenadines	*	109
saint vincent et les grenadines	saint vincent and the grenadines	*	109
sainte helene	saint helena	*	219
sainte lucie	saint lucia	*	246
saipan		*	1055
saipeuleoseu	cyprus	*	209
saipulusi	cyprus	*	209
saisheer	seychelles	*	348
saitama		*	48
sajonia	saxony	*	44
sakartvelo	georgia	*	241
sale		Salé	369
salisburgo	salzburg	*	360
salisbury	harare	*	1156
salomonen	solomon islands	*	144
salomonseilanden	solomon islands	*	144
salonica	thessaloniki	*	158
salonika	thessaloniki	*	158
saloniki	thessaloniki	*	603
salt lake city		*	3
saltillo		*	40
salvador		*	512
salvadoran	el salvador	*	948
salvadorena	el salvador	*	948
salzbourg	salzburg	*	360
salzburg		*	259
salzburger land	salzburg	*	360
samara		*	318
sambia	zambia	*	296
samoa		*	1572
samoa americaines	american samoa	*	160
samoa americana	american samoa	*	160
samoa americane	american samoa	*	160
samoya	samoa	*	710
san antonio		*	3
san baruterumi	saint barthelemy	Saint Barthélemy	273
san diego		*	3
san francisco		*	3
san gallo	st gallen	St. Gallen	64
san jose		San José	999
san jose us		San Jose (US)	203
san juan		*	1074
san luis potosi		San Luis Potosí	32
san malino	san marino	*	349
san marino		*	1414
san marutan furansuling	saint martin	*	338
san pablo	sao paulo	São Paulo	46
san pedro sula		*	605
san pedro y miquelon	saint pierre and miquelon	*	142
san petersburgo	saint petersburg	*	13
san salvador		*	1090
san tome i prinsipi	sao tome and principe	São Tomé and Príncipe	185
san vicente y las granadinas	saint vincent and the grenadines	*	109
sanaa		*	1108
sandton		*	93
sangtomepeulinsipe	sao tome and principe	São Tomé and Príncipe	185
sankt gallen	st gallen	St. Gallen	64
sankt peterburg	saint petersburg	*	13
sankt peterburgskaya	saint petersburg	*	11
sankt peterburgskiy	saint petersburg	*	11
sankt petersburg	saint petersburg	*	13
sanmarino	san marino	*	349
sanming		*	2
sanpierudao mikurondao	saint pierre and miquelon	*	142
santa ana		*	3
santa barbara		*	3
santa catarina		*	41
santa cruz de la sierra		*	496
santa fe de bogota	bogota	Bogotá	310
santa helena	saint helena	*	219
santa lucia	saint lucia	*	246
santa monica		*	3
santa se	vatican city	*	108
santa sede	vatican city	*	108
santelena	saint helena	*	219
santiago		*	1117
santiago de chile	santiago	*	498
santo domingo		*	1006
santo tome y principe	sao tome and principe	São Tomé and Príncipe	185
santome purinshipe	sao tome and principe	São Tomé and Príncipe	185
santos		*	512
sanya		*	2
sao bartolomeu	saint barthelemy	Saint Barthélemy	273
sao cristovao e neves	saint kitts and nevis	*	103
sao luis		São Luís	46
sao martinho	saint martin	*	338
sao paulo		São Paulo	46
sao tome	sao tome and principe	São Tomé and Príncipe	700
sao tome and principe		São Tomé and Príncipe	700
sao tome e principe	sao tome and principe	São Tomé and Príncipe	185
sao tome et principe	sao tome and principe	São Tomé and Príncipe	185
sao tome und principe	sao tome and principe	São Tomé and Príncipe	185
sao vicente e granadinas	saint vincent and the grenadines	*	109
saoudienne	saudi arabia	*	946
sapporo		*	48
saragossa	zaragoza	*	47
sarajevo		*	986
saratov		*	13
saratovskaya	saratov	*	11
saratovskiy	saratov	*	11
sardegna	sardinia	*	303
sardinia		*	56
sardinien	sardinia	*	196
sarre	saarland	*	44
sarrebruck	saarbrucken	Saarbrücken	6
sask	saskatchewan	*	576
saskatchewan		*	154
saskatoon		*	315
sassonia	saxony	*	44
satu mare		*	50
sau	saudi arabia	*	875
saudi	saudi arabia	*	1554
saudi arabia		*	1403
saudi arabian	saudi arabia	*	946
saudi arabien	saudi arabia	*	181
saudia	saudi arabia	*	1620
saudia arabia	saudi arabia	*	543
saudialabia	saudi arabia	*	181
saudiarabien	saudi arabia	*	181
saudovskaya araviya	saudi arabia	*	181
saujiarabia	saudi arabia	*	181
savannah		*	27
saxe	saxony	*	417
saxony		*	1637
saxony anhalt		Saxony-Anhalt	113
sb	solomon islands	*	876
sc	south carolina	*	9
scand	scandinavia	*	15
scandinavia		*	1
scandinavian	scandinavia	*	16
scandinavie	scandinavia	*	1
schaffhausen		*	55
schaffhouse	schaffhausen	*	64
schanghai	shanghai	*	8
schleswig	schleswig holstein	Schleswig-Holstein	44
schleswig holstein		Schleswig-Holstein	113
schottische	scotland	*	38
schottland	scotland	*	359
schweden	sweden	*	107
schwedische	sweden	*	153
schweiz	switzerland	*	84
schweizer	switzerland	*	1610
schweizerische	switzerland	*	88
schweizerische eidgenossenschaft	switzerland	*	647
schweizerischer	switzerland	*	88
schweizerisches	switzerland	*	88
schwyz		*	55
scotland		*	485
scots	scotland	*	38
scottish	scotland	*	38
scottsdale		*	3
sd	south dakota	*	9
sdn	sudan	*	1557
se	sweden	*	877
se asia	southeast asia	*	1
sea	southeast asia	*	15
seattle		*	3
sebastopol	sevastopol	*	42
secunda		*	207
see	southeast europe	*	15
seinteu binsenteu geulenadin	saint vincent and the grenadines	*	109
seinteu hellena	saint helena	*	219
seinteu kicheu nebiseu	saint kitts and nevis	*	103
seinteu lusia	saint lucia	*	246
seinteu matin	saint martin	*	338
seinteulieleudo migwaelondo	saint pierre and miquelon	*	142
seisyel	seychelles	*	348
seleubia	serbia	*	180
semarang		*	115
semea	emea	^	1
sen	senegal	*	884
sen bartelemi	saint barthelemy	Saint Barthélemy	273
sen marten	saint martin	*	338
sen per i mikelon	saint pierre and miquelon	*	142
sendai		*	48
senegal		*	1415
senegalaise	senegal	*	947
senegalese	senegal	*	947
senegaru	senegal	*	464
sent kits i nevis	saint kitts and nevis	*	103
sent lyusiya	saint lucia	*	246
sent vinsent i grenadiny	saint vincent and the grenadines	*	109
sentobinsentooyobigurenadeinzhudao	saint vincent and the grenadines	*	109
sentoherena asenshiyonoyobitorisutandakuniya	saint helena	*	219
sentokurisutofua neibisu	saint kitts and nevis	*	103
sentorushia	saint lucia	*	246
seongnam		*	58
seosahala	western sahara	*	167
seoul		*	58
serbia		*	1400
serbian	serbia	*	414
serbie	serbia	*	180
serbien	serbia	*	180
serbische	serbia	*	414
serbiya	serbia	*	180
sergipe		*	41
serra leoa	sierra leone	*	251
serra leone	sierra leone	*	251
serubia	serbia	*	180
servia	serbia	*	180
servie	serbia	*	180
seshieru	seychelles	*	348
setubal		Setúbal	117
seubalbadeu	svalbard and jan mayen	*	183
seul	seoul	*	58
seulilangka	sri lanka	*	336
seullobakia	slovakia	*	145
seullobenia	slovenia	*	182
seupein	spain	*	71
seuwajillandeu	eswatini	*	186
seuweden	sweden	*	107
seuwiseu	switzerland	*	84
sevastopol		*	42
severnaya makedoniya	north macedonia	*	105
severnye marianskie ostrova	northern mariana islands	*	138
sevilla	seville	*	47
seville		*	47
seychellen	seychelles	*	348
seychelles		*	1405
seychelles islands	seychelles	*	461
seychelles republic	seychelles	*	461
seyshelskie ostrova	seychelles	*	348
sf bay	san francisco	*	203
sfax		*	627
sflbrd wyn myn	svalbard and jan mayen	*	183
sg	singapore	*	878
sgp	singapore	*	878
sh	saint helena	*	879
shaanxi		*	33
shan dong	shandong	*	21
shandong		*	33
shang hai	shanghai	*	2
shanghai		*	1158
shangrao		*	2
shansi	shanxi	*	21
shantou		*	8
shantung	shandong	*	584
shanxi		*	33
shaoxing		*	8
sharjah		*	197
sharq al awsat	middle east	*	1
shatealabo	saudi arabia	*	181
sheffield		*	18
shen zhen	shenzhen	*	2
shenchen	shenzhen	*	2
shengbataileimi	saint barthelemy	Saint Barthélemy	273
shengdandao	christmas island	*	123
shengduomeihepulinxibi	sao tome and principe	São Tomé and Príncipe	185
shengheleina asensonghetelisitan dakuniya	saint helena	*	219
shengjiciheniweisi	saint kitts and nevis	*	103
shengluxiya	saint lucia	*	246
shengmalinuo	san marino	*	349
shengpiaierhemikelong	saint pierre and miquelon	*	142
shengwensentehegelinnadingsi	saint vincent and the grenadines	*	109
shensi	shaanxi	*	21
shenyang		*	8
shenzhen		*	8
shierareone	sierra leone	*	251
shijiazhuang		*	8
shingaporu	singapore	*	250
shinto maruten orandaling	sint maarten	*	466
shiraz		*	200
shiria arabugongheguo	syria	*	146
shiyan		*	8
shn	saint helena	*	879
shpitsbergen i yan mayen	svalbard and jan mayen	*	183
shqiperi	albania	*	269
shqiperia	albania	*	1170
shqiptar	albania	*	555
shqiptare	albania	*	555
shreveport		*	3
shri lanka	sri lanka	*	336
shumchun	shenzhen	*	8
shvedskiy	sweden	*	153
shvetsiya	sweden	*	107
shveytsariya	switzerland	*	84
si	slovenia	*	880
si chuan	sichuan	*	21
siam	thailand	*	1561
sian	xian	Xi'an	8
siberia		*	1
siberie	siberia	*	1
sibir	siberia	*	1
sibirien	siberia	*	1
sibiu		*	50
sichuan		*	33
sicilia	sicily	*	303
sicily		*	56
siedlcach	siedlce	*	7
siedlce		*	7
siela lion	sierra leone	*	251
sierra leona	sierra leone	*	251
sierra leone		*	1413
sikkim		*	490
silia	syria	*	146
silicon valley		*	1
sililanka	sri lanka	*	336
siluofake	slovakia	*	145
siluowenniya	slovenia	*	182
simbabwe	zimbabwe	*	255
simferopol		*	42
sinaloa		*	32
singapoor	singapore	*	693
singapore		*	1409
singapore city		*	1083
singaporean	singapore	*	1601
singapour	singapore	*	250
singapur	singapore	*	250
singapura	singapore	*	250
singgapoleu	singapore	*	250
sinkiang	xinjiang	*	21
sino	china	*	1611
sint helena	saint helena	*	219
sint maarten		*	1422
sint marten	sint maarten	*	466
sinteumaleuten	sint maarten	*	466
sioux falls		*	3
siria	syria	*	146
siriya	syria	*	146
siwaerbaheyangmayan	svalbard and jan mayen	*	183
siweishilan	eswatini	*	186
sizilien	sicily	*	196
sj	svalbard and jan mayen	*	881
sjm	svalbard and jan mayen	*	881
sk	saskatchewan	*	488
skandinavia	scandinavia	*	1
skandinavien	scandinavia	*	1
skopje		*	1053
sl	sierra leone	*	882
slb	solomon islands	*	876
slc	salt lake city	*	27
sle	sierra leone	*	882
slovacchia	slovakia	*	145
slovak	slovakia	*	358
slovak republic	slovakia	*	1412
slovakei	slovakia	*	695
slovakia		*	1411
slovakiya	slovakia	*	145
slovaque	slovakia	*	358
slovaquie	slovakia	*	145
slovene	slovenia	*	568
slovenia		*	1410
slovenian	slovenia	*	568
slovenie	slovenia	*	182
slovenija	slovenia	*	182
sloveniya	slovenia	*	182
slovenska	slovakia	*	358
slovenska republika	slovakia	*	695
slovenske	slovakia	*	358
slovensko	slovakia	*	145
slovensky	slovakia	*	358
slowaakse republiek	slovakia	*	145
slowakei	slovakia	*	145
slowakische	slovakia	*	358
slowenien	slovenia	*	182
slowenische	slovenia	*	568
sltnh mn	oman	*	684
slupsk		Słupsk	7
slupsku	slupsk	Słupsk	7
slv	el salvador	*	889
slwfky	slovakia	*	145
slwfyny	slovenia	*	182
sm	san marino	*	883
smolensk		*	11
smr	san marino	*	883
smw lmrykyh	american samoa	*	160
smyrna	izmir	*	82
sn	senegal	*	884
sn brtylmy	saint barthelemy	Saint Barthélemy	273
sn byyr wmyklwn	saint pierre and miquelon	*	142
sn mrynw	san marino	*	349
sng	cis	^	15
sng region	cis	^	1
snghfwrh	singapore	*	250
snt fynsnt wlghryndyn	saint vincent and the grenadines	*	109
snt hylyn wsynshyn wtrystn d kwn	saint helena	*	219
snt kyts wnyfys	saint kitts and nevis	*	103
snt lwsy	saint lucia	*	246
snt mrtn	saint martin	*	338
so	somalia	*	885
sochi		*	13
socialist republic of vietnam	vietnam	*	470
socialistische republiek vietnam	vietnam	*	295
sofala		*	585
sofia		*	511
sofiya	sofia	*	511
sofiyska	sofia	*	308
sofiyski	sofia	*	630
soleure	solothurn	*	64
sollomon aillaendeu	solomon islands	*	144
solomon islands		*	1404
solomonovy ostrova	solomon islands	*	144
solothurn		*	55
som	somalia	*	885
somali	somalia	*	698
somalia		*	698
somalie	somalia	*	400
somallia	somalia	*	400
somaria	somalia	*	400
sonora		*	32
soochow	suzhou	*	2
sopron		*	65
soproni	sopron	*	316
soromonzhudao	solomon islands	*	144
sosnowcu	sosnowiec	*	7
sosnowiec		*	7
soudan	sudan	*	1556
soudan du sud	south sudan	*	184
south africa		*	1467
south african	south africa	*	258
south america		*	52
south american	south america	*	16
south asia		*	1
south australia		*	301
south bend		*	3
south boston		*	3
south carolina		*	22
south caucasus	caucasus	*	1
south dakota		*	22
south east asia	southeast asia	*	1
south east europe	southeast europe	*	1
south eastern europe	southeast europe	*	1
south europe	southern europe	*	1
south holland		*	228
south korea		*	1306
south pacific		*	1
south sudan		*	1419
south sudanese republic	south sudan	*	545
south tyrol	trentino alto adige	Trentino-Alto Adige	56
south west africa	namibia	*	1362
southampton		*	18
southeast asia		*	1
southeast europe		*	1
southeastern europe	southeast europe	*	1
southern africa		*	52
southern african	southern africa	*	16
southern asia	south asia	*	52
southern cone	mercosur	*	1
southern europe		*	52
southern sudan	south sudan	*	545
soviet union		*	701
soweto		*	12
spaanse	spain	*	66
spagna	spain	*	71
spagnola	spain	*	66
spagnolo	spain	*	66
spain		*	1253
spanien	spain	*	71
spanische	spain	*	66
spanish	spain	*	66
spanje	spain	*	71
spitsbergen en jan mayen	svalbard and jan mayen	*	183
split		*	1128
spm	saint pierre and miquelon	*	863
spokane		*	3
spore	singapore	*	1408
springs		*	207
sr	suriname	*	886
sr vietnam	vietnam	*	1459
srb	serbia	*	873
srbija	serbia	*	180
srednyaya aziya	central asia	*	1
sri lanka		*	1321
sri lankan	sri lanka	*	564
srpska	serbia	*	414
srpski	serbia	*	414
srylnk	sri lanka	*	336
ss	south sudan	*	887
ssa	sub saharan africa	Sub-Saharan Africa	15
ssd	south sudan	*	887
ssha	united states	*	87
sssr	russia	*	395
st	sao tome and principe	São Tomé and Príncipe	888
st barthelemy	saint barthelemy	Saint Barthélemy	1202
st gallen		St. Gallen	55
st georges		St. George's	1017
st helena	saint helena	*	694
st johns		St. John's	980
st kitts und nevis	saint kitts and nevis	*	103
st louis		St. Louis	3
st lucia	saint lucia	*	1317
st paul	saint paul	*	3
st peter port		*	1018
st petersburg	saint petersburg	*	13
st vincent und die grenadinen	saint vincent and the grenadines	*	109
staat eritrea	eritrea	*	279
staat israel	israel	*	282
staat koeweit	kuwait	*	333
staat libie	libya	*	287
staat palastina	palestine	*	143
staat palestina	palestine	*	143
staat qatar	qatar	*	345
stalingrad	volgograd	*	13
stamford		*	3
stanley		*	1125
state of georgia	georgia us state	Georgia (US state)	304
state of israel	israel	*	330
state of mexico	estado de mexico	Estado de México	966
state of new york	new york	*	304
state of palestine	palestine	*	143
state of qatar	qatar	*	541
state of washington	washington	*	304
staten island		*	3
stati federati di micronesia	micronesia	*	211
stati uniti damerica	united states	*	87
stato di palestina	palestine	*	143
stavanger		*	430
stavropol		*	11
stavropolskiy	stavropol	*	11
steiermark	styria	*	416
stellenbosch		*	12
stettin	szczecin	*	36
sthn africa	southern africa	*	1
stiller ozean	pacific	*	1
stoccolma	stockholm	*	69
stockholm		*	69
stockholms	stockholm	*	620
stockton		*	3
stoke on trent		Stoke-on-Trent	18
stp	sao tome and principe	São Tomé and Príncipe	888
strasbourg		*	35
strassburg	strasbourg	*	35
stredni evropa	central europe	*	1
stuttgart		*	6
stuttgarter	stuttgart	*	114
styria		*	259
su zhou	suzhou	*	2
suazilandia	eswatini	*	351
sub saharan africa		Sub-Saharan Africa	52
subsahara	sub saharan africa	Sub-Saharan Africa	1
suceava		*	50
sucre		*	1113
sud africaine	south africa	*	258
sud america	south america	*	1
sud europa	southern europe	*	1
sudafrica	south africa	*	77
sudafricana	south africa	*	258
sudafrika	south africa	*	77
sudafrikanische	south africa	*	258
sudamerica	south america	*	1
sudamerika	south america	*	1
sudan		*	1406
sudan del sud	south sudan	*	184
sudan del sur	south sudan	*	184
sudanese	sudan	*	1600
sudao	sudan	*	692
sudao do sul	south sudan	*	184
sudasien	south asia	*	1
sudeste asiatico	southeast asia	*	1
sudeuropa	southern europe	*	1
sudkorea	south korea	*	85
sudliches afrika	southern africa	*	1
sudostasien	southeast asia	*	1
sudosteuropa	southeast europe	*	1
sudpazifik	south pacific	*	1
sudsudan	south sudan	*	184
sudtirol	trentino alto adige	Trentino-Alto Adige	196
sueca	sweden	*	153
suecia	sweden	*	107
sueco	sweden	*	153
suedafrika	south africa	*	474
suedamerika	south america	*	1
suede	sweden	*	1558
suedeuropa	southern europe	*	1
suedois	sweden	*	153
suedoise	sweden	*	153
suedtirol	trentino alto adige	Trentino-Alto Adige	196
suica	switzerland	*	84
suico	switzerland	*	88
suid afrika	south africa	*	77
suid afrikaans	south africa	*	258
suid afrikaanse	south africa	*	258
suider afrika	southern africa	*	1
suigen		*	58
suisse	switzerland	*	84
suisses	switzerland	*	88
suisu	switzerland	*	84
suiza	switzerland	*	84
suizo	switzerland	*	88
sul africana	south africa	*	258
sulinam	suriname	*	350
sulinan	suriname	*	350
sultanaat oman	oman	*	683
sultanate of oman	oman	*	684
sumi	sumy	*	319
sumska	sumy	*	5
sumskiy	sumy	*	5
sumy		*	319
sun belt		*	1
sunderland		*	18
suoluomenqundao	solomon islands	*	144
suomalainen	finland	*	221
suomali	somalia	*	400
suomen	finland	*	221
suomen tasavalta	finland	*	660
suomi	finland	*	125
supein	spain	*	71
suqian		*	2
sur	suriname	*	886
surabaya		*	115
suramerica	south america	*	1
surat		*	437
surinam	suriname	*	350
suriname		*	1416
surinamu	suriname	*	350
suriranka	sri lanka	*	336
suriye	syria	*	146
surobakia	slovakia	*	145
surobenia	slovenia	*	182
surrey		*	315
suueden	sweden	*	107
suva		*	1011
suvuarubaruzhudaooyobiyanmaiendao	svalbard and jan mayen	*	183
suwajirando	eswatini	*	186
suwon		*	58
suzhou		*	8
sv	el salvador	*	889
svalbard	svalbard and jan mayen	*	544
svalbard and jan mayen		*	544
svalbard e jan mayen	svalbard and jan mayen	*	183
svalbard et ile jan mayen	svalbard and jan mayen	*	183
svalbard und jan mayen	svalbard and jan mayen	*	183
svalbard y jan mayen	svalbard and jan mayen	*	183
svedese	sweden	*	153
svensk	sweden	*	153
svenska	sweden	*	153
sverdlovsk	yekaterinburg	*	13
sverige	sweden	*	107
sverige rike	sweden	*	462
svezia	sweden	*	107
svizra	switzerland	*	443
svizzera	switzerland	*	84
svizzero	switzerland	*	88
svk	slovakia	*	1559
svn	slovenia	*	880
sw twmy wbrynsyb	sao tome and principe	São Tomé and Príncipe	185
swa	namibia	*	1537
swansea		*	18
swatow	shantou	*	8
swaziland	eswatini	*	186
swe	sweden	*	877
sweden		*	1407
swedish	sweden	*	153
swiss	switzerland	*	88
swiss confederation	switzerland	*	443
switzerland		*	1224
swrynm	suriname	*	350
swz	eswatini	*	892
swzylnd	eswatini	*	186
sx	sint maarten	*	890
sxm	sint maarten	*	890
sy	syria	*	891
syc	seychelles	*	1555
sydafrika	south africa	*	77
sydney		*	436
syktyvkar		*	11
syr	syria	*	891
syracuse		*	3
syria		*	1423
syrian	syria	*	1602
syrian arab republic	syria	*	146
syrie	syria	*	146
syrien	syria	*	146
syrische arabische republiek	syria	*	146
syrlywn	sierra leone	*	251
sz	eswatini	*	892
szczecin		*	36
szczecinie	szczecin	*	7
szczecinski	szczecin	*	60
szechuan	sichuan	*	21
szechwan	sichuan	*	21
szeged		*	427
szegedi	szeged	*	316
szekesfehervar		Székesfehérvár	65
szekesfehervari	szekesfehervar	Székesfehérvár	65
szombathely		*	65
szombathelyi	szombathely	*	65
sztokholm	stockholm	*	69
szwajcaria	switzerland	*	84
szwecja	sweden	*	107
tabasco		*	32
tabriz		*	200
tacoma		*	3
tadjikistan	tajikistan	*	76
tadschikistan	tajikistan	*	76
tadzhikistan	tajikistan	*	76
tadzhykistan	tajikistan	*	76
taegu	daegu	*	58
taegug	thailand	*	291
taejon	daejeon	*	58
tagikistan	tajikistan	*	76
tahiti	french polynesia	*	1548
tahiti et ses iles	french polynesia	*	687
tai zhou	taizhou	*	2
taian		Tai’an	8
taibei	taipei	*	314
taichung		*	314
taiguo	thailand	*	291
tailand	thailand	*	291
tailandia	thailand	*	291
tainan		*	314
taipei		*	314
taiwan		*	1444
taiwan roc	taiwan	*	402
taiwanese	taiwan	*	1603
taiyuan		*	8
taizhou		*	8
tajikesitan	tajikistan	*	76
tajikiseutan	tajikistan	*	76
tajikistan		*	1430
tajikisutan	tajikistan	*	76
tajiquistao	tajikistan	*	76
takusu kaikosuzhudao	turks and caicos islands	*	147
tallinn		*	499
tallinna	tallinn	*	1008
tamaulipas		*	32
tambov		*	11
tamil nadu		*	34
tamilnadu	tamil nadu	*	155
tammerfors	tampere	*	230
tampa		*	3
tampere		*	230
tampereen	tampere	*	425
tanganyika	tanzania	*	706
tanger	tangier	*	428
tangier		*	369
tangjia	tonga	*	548
tangshan		*	8
tanjania	tanzania	*	254
tansangniya	tanzania	*	254
tansania	tanzania	*	254
tanzania		*	706
tanzanian	tanzania	*	1604
tanzanie	tanzania	*	254
tanzaniya	tanzania	*	254
tarabulus	tripoli	*	610
tarawa		*	1033
targoviste		Târgoviște	50
targu mures		Târgu Mureș	50
tarnow		Tarnów	7
tarnowie	tarnow	Tarnów	7
tarnowska	tarnow	Tarnów	60
tartu		*	499
tas	tasmania	*	581
taschkent	tashkent	*	506
tashkent		*	506
tasmania		*	301
tayikistan	tajikistan	*	76
tayvan	taiwan	*	468
tazhikstan	tajikistan	*	76
tbilisi		*	601
tc	turks and caicos islands	*	893
tca	turks and caicos islands	*	893
tcd	chad	*	894
tchad	chad	*	252
tcheque	czechia	*	190
tchequie	czechia	*	655
td	chad	*	894
tedesca	germany	*	37
tedesco	germany	*	37
tegucigalpa		*	605
teheran	tehran	*	200
tehran		*	200
tekesihekaikesiqundao	turks and caicos islands	*	147
tel aviv		*	265
tel aviv yafo	tel aviv	*	265
telangana		*	34
telinidaheduobage	trinidad and tobago	*	149
tema		*	500
tembisa		*	12
temesvar	timisoara	Timișoara	50
temeswar	timisoara	Timișoara	92
tenn	tennessee	*	305
tennessee		*	22
teokeuseu	turks and caicos islands	*	147
teoki	turkey	*	148
terks i kaykos	turks and caicos islands	*	147
ternopil		*	5
ternopilska	ternopil	*	5
ternopilskiy	ternopil	*	5
ternopol	ternopil	*	5
territoire des iles wallis et futuna	wallis and futuna	*	709
territorios palestinos	palestine	*	143
territory of gibraltar	gibraltar	*	664
territory of the wallis and futuna islands	wallis and futuna	*	709
tessin	ticino	*	64
tete		*	317
tete province		*	156
teuballu	tuvalu	*	550
teuleukeumeniseutan	turkmenistan	*	292
teulinidadeu tobago	trinidad and tobago	*	149
teutonia	germany	*	952
tex	texas	*	1647
texas		*	157
tg	togo	*	895
tgo	togo	*	895
th	thailand	*	896
tha	thailand	*	896
thai	thailand	*	1621
thai nguyen		*	59
thailand		*	1429
thailandaise	thailand	*	949
thailande	thailand	*	291
thailandia	thailand	*	291
thailandische	thailand	*	949
thanh pho ho chi minh	ho chi minh city	*	204
the americas	americas	*	1
the bronx	bronx	*	3
the hague		*	68
the netherlands	netherlands	*	86
the philippines	philippines	*	392
the republic of north macedonia	north macedonia	*	105
the republic of the congo	republic of the congo	*	1223
the states	united states	*	403
the valley		*	981
thessaloniki		*	158
thimphu		*	994
thiruvananthapuram		*	19
thua thien hue	hue	*	59
thueringen	thuringia	*	260
thurgau		*	55
thurgovie	thurgau	*	64
thuringe	thuringia	*	44
thuringen	thuringia	*	261
thuringia		*	113
thywby	ethiopia	*	210
tian jin	tianjin	*	2
tianjin		*	8
tibet		*	33
ticino		*	55
tientsin	tianjin	*	8
tiflis	tbilisi	*	601
tijuana		*	40
tilburg		*	68
timisoara		Timișoara	92
timor	east timor	*	703
timor est	east timor	*	253
timor leste	east timor	*	1433
tirana		*	589
tirane	tirana	*	589
tirgu mures	targu mures	Târgu Mureș	50
tirol	tyrol	*	416
tj	tajikistan	*	897
tjk	tajikistan	*	897
tjykstn	tajikistan	*	76
tk	tokelau	*	898
tkl	tokelau	*	898
tkm	turkmenistan	*	900
tl	east timor	*	899
tlaxcala		*	32
tls	east timor	*	899
tm	turkmenistan	*	900
tn	tennessee	*	9
tn india	tamil nadu	*	155
to	tonga	*	901
tobago	trinidad and tobago	*	705
tocantins		*	41
togliatti	tolyatti	*	13
togo		*	1427
togolese republic	togo	*	1428
togolese republiek	togo	*	702
tojikiston	tajikistan	*	76
tokelau		*	1432
tokello	tokelau	*	467
tokerau	tokelau	*	467
tokio	tokyo	*	48
tokyo		*	48
toledo		*	27
tolosa	toulouse	*	35
toluca		*	40
tolyatti		*	13
tomsk		*	13
ton	tonga	*	901
tonga		*	1437
tongga	tonga	*	548
topeka		*	3
toquio	tokyo	*	48
torinidado tobago	trinidad and tobago	*	149
torino	turin	*	31
toronto		*	67
torreon		Torreón	40
torshavn		*	1013
tortola	british virgin islands	*	1456
toruko	turkey	*	148
torukumenisutan	turkmenistan	*	292
torun		Toruń	7
toruniu	torun	Toruń	7
torunska	torun	Toruń	7
torunski	torun	Toruń	7
toscana	tuscany	*	303
toshkent	tashkent	*	506
toulon		*	35
toulouse		*	35
tournai		*	264
tp hcm	ho chi minh city	*	59
tp ho chi minh	ho chi minh city	*	59
tphcm	ho chi minh city	*	59
tr	turkey	*	902
transcaucasia	caucasus	*	1
transkei	eastern cape	*	53
transvaal	gauteng	*	53
trencin		Trenčín	81
trencine	trencin	Trenčín	81
trentino	trentino alto adige	Trentino-Alto Adige	56
trentino alto adige		Trentino-Alto Adige	303
trenton		*	3
treves	trier	*	6
trier		*	94
triest	trieste	*	31
trieste		*	31
trindade e tobago	trinidad and tobago	*	149
trinidad	trinidad and tobago	*	1564
trinidad and tobago		*	705
trinidad e tobago	trinidad and tobago	*	149
trinidad i tobago	trinidad and tobago	*	149
trinidad und tobago	trinidad and tobago	*	149
trinidad y tobago	trinidad and tobago	*	149
trinite et tobago	trinidad and tobago	*	149
tripoli		*	1134
tripura		*	34
trivandrum	thiruvananthapuram	*	19
trkmnstn	turkmenistan	*	292
trnava		*	81
trnave	trnava	*	81
tromso		Tromsø	430
tromsoe	tromso	Tromsø	1064
trondheim		*	430
trynydd wtwbghw	trinidad and tobago	*	149
tsar	central african republic	*	1485
tschad	chad	*	252
tschechien	czechia	*	61
tschechische	czechia	*	190
tschechische republik	czechia	*	61
tschechoslowakei	czechia	*	1237
tshwane	pretoria	*	12
tshyly	chile	*	320
tsinan	jinan	*	8
tsinghai	qinghai	*	21
tsingtao	qingdao	*	8
tsjechische	czechia	*	190
tsjechische republiek	czechia	*	61
tsubaru	tuvalu	*	550
tt	trinidad and tobago	*	903
tto	trinidad and tobago	*	903
tucson		*	3
tuerkei	turkey	*	1439
tuerqi	turkey	*	148
tukumansitan	turkmenistan	*	292
tulsa		*	3
tun	tunisia	*	1562
tunecina	tunisia	*	482
tunesien	tunisia	*	293
tunez	tunisia	*	293
tungkuan	dongguan	*	2
tunis		*	627
tunisi	tunisia	*	293
tunisia		*	1436
tunisian	tunisia	*	482
tunisian republic	tunisia	*	704
tunisie	tunisia	*	293
tunisien	tunisia	*	482
tunisienne	tunisia	*	482
tuokelao	tokelau	*	467
tur	turkey	*	902
turca	turkey	*	300
turchia	turkey	*	148
turcia	turkey	*	148
turco	turkey	*	300
turin		*	31
turingia	thuringia	*	44
turk	turkey	*	300
turkei	turkey	*	148
turkey		*	1563
turkije	turkey	*	148
turkische	turkey	*	300
turkish	turkey	*	300
turkiye	turkey	*	1440
turkiye cumhuriyeti	turkey	*	549
turkmeense republiek	turkmenistan	*	292
turkmen	turkmenistan	*	1435
turkmenistan		*	1434
turkmeniya	turkmenistan	*	292
turks and caicos	turks and caicos islands	*	1426
turks and caicos islands		*	1425
turks en caicoseilanden	turks and caicos islands	*	147
turks und caicosinseln	turks and caicos islands	*	147
turkse	turkey	*	300
turku		*	230
turque	turkey	*	300
turquemenistao	turkmenistan	*	292
turquia	turkey	*	148
turquie	turkey	*	148
turtsiya	turkey	*	148
turun	turku	*	1123
tuscany		*	56
tuv	tuvalu	*	904
tuvalu		*	1441
tuwalu	tuvalu	*	550
tv	tuvalu	*	904
tver		*	11
tw	taiwan	*	905
twinijia	tunisia	*	293
twkylw	tokelau	*	467
twn	taiwan	*	905
tx	texas	*	9
tymwr lshrqyh	east timor	*	253
tyrol		*	259
tysk	germany	*	37
tyska	germany	*	37
tyskland	germany	*	70
tyumen		*	13
tyumenskaya	tyumen	*	11
tyumenskiy	tyumen	*	11
tz	tanzania	*	906
tza	tanzania	*	906
ua	ukraine	*	907
uae	united arab emirates	*	96
ucraina	ukraine	*	294
ucrania	ukraine	*	294
ufa		*	318
ufimskaya	ufa	*	11
ufimskiy	ufa	*	11
ug	uganda	*	908
uga	uganda	*	908
uganda		*	1447
ugandan	uganda	*	1605
uitenhage		*	12
ujeubekiseutan	uzbekistan	*	187
uk	united kingdom	*	524
ukeulaina	ukraine	*	294
ukr	ukraine	*	907
ukraina	ukraine	*	294
ukraine		*	1446
ukrainian	ukraine	*	707
ukrainienne	ukraine	*	415
ukrainische	ukraine	*	415
ukrainska	ukraine	*	415
ukrainskiy	ukraine	*	415
ukrayina	ukraine	*	707
ukrayinska	ukraine	*	415
ukuraina	ukraine	*	294
ulaanbaatar		*	612
ulan bator	ulaanbaatar	*	612
ulan ude		Ulan-Ude	11
ulm		*	94
ulsan		*	58
ulster	northern ireland	*	485
ulugwai	uruguay	*	352
ulyanovsk		*	11
umbria		*	56
umbuso weswatini	eswatini	*	351
umtali	mutare	*	435
ungarische	hungary	*	222
ungarn	hungary	*	72
ungern	hungary	*	72
ungherese	hungary	*	222
ungheria	hungary	*	72
unie der comoren	comoros	*	172
united arab emirates		*	1166
united kingdom		*	524
united kingdom of great britain and northern ireland	united kingdom	*	449
united republic of tanzania	tanzania	*	254
united states		*	87
united states of america	united states	*	87
uollis i futuna	wallis and futuna	*	189
uorisu futsuna	wallis and futuna	*	189
upington		*	207
upper austria		*	259
uppsala		*	69
ural		*	15
urals	ural	*	1
uri		*	582
uruguai	uruguay	*	352
uruguay		*	1450
uruguaya	uruguay	*	569
uruguayan	uruguay	*	569
uruguayo	uruguay	*	569
urugvay	uruguay	*	352
urumqi		*	8
ury	uruguay	*	910
us	united states	*	1576
us of a	united states	*	708
us virgin islands		US Virgin Islands	1457
usa	united states	*	1449
usbekistan	uzbekistan	*	187
usofa	united states	*	403
ussr	soviet union	*	701
usti nad labem		Ústí nad Labem	39
ut	utah	*	9
utah		*	22
utrecht		*	68
uttar pradesh		*	34
uttarakhand		*	34
uttaranchal	uttarakhand	*	155
uy	uruguay	*	910
uz	uzbekistan	*	911
uzak dogu	east asia	*	1
uzb	uzbekistan	*	911
uzbekistan		*	1451
uzbekiston	uzbekistan	*	187
uzbekiston respublikasi	uzbekistan	*	552
uzbequistao	uzbekistan	*	187
uzhgorod	uzhhorod	*	5
uzhgorodskiy	uzhhorod	*	5
uzhhorod		*	5
uzubekisutan	uzbekistan	*	187
va	virginia	*	9
vadodara		*	19
vaduz		*	1041
vae	united arab emirates	*	554
valais		*	55
valencia		*	514
valencian community		*	193
valladolid		*	47
valletta		*	1058
valparaiso		Valparaíso	498
vancouver		*	67
vanderbijlpark		*	12
vanuata	vanuatu	*	405
vanuato	vanuatu	*	405
vanuatu		*	1461
vanuatu nutome	vanuatu	*	405
vanuatuo	vanuatu	*	405
var emirates	united arab emirates	*	638
varanasi		*	503
varna		*	511
varnenski	varna	*	308
varsavia	warsaw	*	36
varsovia	warsaw	*	36
varsovie	warsaw	*	36
vasteras		Västerås	69
vat	vatican city	*	1570
vaticaanstad	vatican city	*	108
vatican	vatican city	*	1453
vatican city		*	1452
vatikan	vatican city	*	108
vatikanstadt	vatican city	*	108
vaud		*	55
vc	saint vincent and the grenadines	*	912
vct	saint vincent and the grenadines	*	912
ve	venezuela	*	913
velikobritanii	united kingdom	*	449
velikobritaniya	united kingdom	*	128
ven	venezuela	*	913
venecia	venice	*	31
venedig	venice	*	31
venesuela	venezuela	*	353
veneto		*	56
veneza	venice	*	31
venezia	venice	*	31
venezolana	venezuela	*	570
venezolano	venezuela	*	570
venezuela		*	1454
venezuelan	venezuela	*	570
vengriya	hungary	*	72
venice		*	31
veracruz		*	32
vereeniging		*	12
vereinigte arabische emirate	united arab emirates	*	96
vereinigte staaten von amerika	united states	*	87
vereinigtes konigreich	united kingdom	*	128
verenigd koninkrijk van groot brittannie en noord ierland	united kingdom	*	128
verenigde arabische emiraten	united arab emirates	*	96
verenigde mexicaanse staten	mexico	*	216
verenigde republiek tanzania	tanzania	*	254
verenigde staten van amerika	united states	*	87
vermont		*	22
verona		*	95
verre oosten	east asia	*	1
veszprem		Veszprém	65
veszpremi	veszprem	Veszprém	65
vetnam	vietnam	*	295
vg	british virgin islands	*	914
vgb	british virgin islands	*	914
vi	us virgin islands	US Virgin Islands	915
vic	victoria	*	581
victoria		*	1634
victoria seychelles		Victoria (Seychelles)	1082
viena	vienna	*	229
vienna		*	629
vienne	vienna	*	229
vientiane		*	1039
viet nam	vietnam	*	295
viet nam dan chu cong hoa	vietnam	*	470
vietna	vietnam	*	470
vietnam		*	1460
vietname	vietnam	*	295
vietnamese	vietnam	*	1606
vigo		*	47
vila de sena		*	201
vilanculos	vilankulo	*	201
vilankulo		*	201
ville de quebec	quebec city	*	67
vilna	vilnius	*	311
vilniaus	vilnius	*	608
vilnius		*	311
vinnitsa	vinnytsia	*	5
vinnitska	vinnytsia	*	5
vinnitskiy	vinnytsia	*	5
vinnitsya	vinnytsia	*	5
vinnytsia		*	5
vinnytskyi	vinnytsia	*	5
vir	us virgin islands	US Virgin Islands	915
virgin islands	british virgin islands	*	110
virgin islands of the united states	us virgin islands	US Virgin Islands	1458
virginia		*	157
virginia beach		*	3
virginskie ostrova	british virgin islands	*	110
visakhapatnam		*	19
vitebsk		*	309
vitoria		Vitória	46
vitsebsk	vitebsk	*	309
vizag	visakhapatnam	*	19
vlaams brabant	flemish brabant	*	1628
vlaanderen	flanders	*	486
vladivostok		*	13
vn	vietnam	*	916
vnm	vietnam	*	916
volgograd		*	13
volgogradskaya	volgograd	*	11
volgogradskiy	volgograd	*	11
volksrepubliek bangladesh	bangladesh	*	271
volksrepubliek china	china	*	277
volksrepublik china	china	*	276
vologda		*	11
vologodskiy	vologda	*	11
vorarlberg		*	259
voronezh		*	13
voronezhskaya	voronezh	*	11
voronezhskiy	voronezh	*	11
vorpommern	mecklenburg western pomerania	Mecklenburg-Western Pomerania	44
vorstendom andorra	andorra	*	370
vorstendom liechtenstein	liechtenstein	*	335
vorstendom monaco	monaco	*	532
vostochnaya evropa	eastern europe	*	1
vostochnyy timor	east timor	*	253
vr china	china	*	276
vryheid		*	12
vrystaat	free state	*	53
vs von amerika	united states	*	403
vt	vermont	*	9
vu	vanuatu	*	917
vung tau		*	59
vut	vanuatu	*	917
vyatskiy	kirov	*	11
w australia	western australia	*	574
w cape	western cape	*	53
w europe	western europe	*	1
w va	west virginia	*	305
w virginia	west virginia	*	361
wa	washington	*	9
waadt	vaud	*	64
waco		*	3
wales		*	485
walisihefutuna	wallis and futuna	*	189
wallis	valais	*	583
wallis and futuna		*	1462
wallis e futuna	wallis and futuna	*	189
wallis en futuna	wallis and futuna	*	189
wallis et futuna	wallis and futuna	*	189
wallis und futuna	wallis and futuna	*	189
wallis y futuna	wallis and futuna	*	189
wallonia		*	575
wallonie	wallonia	*	486
walvis bay		*	615
wandsbek		*	6
wanuatu	vanuatu	*	471
warsaw		*	1144
warschau	warsaw	*	36
warszawa	warsaw	*	36
warszawie	warsaw	*	7
warszawska	warsaw	*	7
warszawski	warsaw	*	60
warszawskie	warsaw	*	7
warszawskiego	warsaw	*	7
wash	washington	*	9
washington		*	157
washington dc	district of columbia	*	22
washington state	washington	*	361
wegry	hungary	*	72
wei fang	weifang	*	2
weidemala	guatemala	*	327
weifang		*	8
weihai		*	2
weihnachtsinsel	christmas island	*	123
weinan		*	2
weineiruila	venezuela	*	353
weissrussland	belarus	*	519
welkom		*	207
wellington		*	1141
welsh	wales	*	483
wen zhou	wenzhou	*	2
wenen	vienna	*	229
wenlai	brunei	*	442
wenzhou		*	8
wes kaap	western cape	*	53
weskaap	western cape	*	53
west africa		*	1
west african	west africa	*	16
west bank	palestine	*	218
west bengal		*	34
west europa	western europe	*	1
west europe	western europe	*	1
west germany	germany	*	446
west indies	caribbean	*	1
west island		*	996
west palm beach		*	3
west raleigh		*	3
west virginia		*	22
westafrika	west africa	*	1
westelijke sahara	western sahara	*	167
western africa	west africa	*	52
western australia		*	301
western balkans	balkans	*	1
western cape		*	262
western europe		*	52
western sahara		*	1250
westeuropa	western europe	*	1
westfalen	north rhine westphalia	North Rhine-Westphalia	44
westonaria		*	12
westphalia	north rhine westphalia	North Rhine-Westphalia	44
westsahara	western sahara	*	167
wf	wallis and futuna	*	918
wi	wisconsin	*	9
wichita		*	3
wien	vienna	*	629
wiener	vienna	*	1111
wiesbaden		*	6
willemstad		*	1001
wilmington		*	3
wilna	vilnius	*	311
wilno	vilnius	*	311
windhoek		*	615
winnipeg		*	67
winterthur		*	57
wis	wisconsin	*	9
wisconsin		*	22
witbank		*	12
wlf	wallis and futuna	*	918
wlochy	italy	*	169
wloclawek		Włocławek	7
wloclawku	wloclawek	Włocławek	7
wloska	italy	*	111
wls wfwtwn	wallis and futuna	*	189
wlyt mykrwnysy lmthdh	micronesia	*	211
wolfsburg		*	6
wolliseu huteuna	wallis and futuna	*	189
wollongong		*	263
wolverhampton		*	18
worcester		*	27
wroclaw		Wrocław	36
wroclawiu	wroclaw	Wrocław	7
wroclawska	wroclaw	Wrocław	7
wroclawski	wroclaw	Wrocław	60
ws	samoa	*	919
wsm	samoa	*	919
wu han	wuhan	*	2
wu xi	wuxi	*	2
wuerttemberg	baden wurttemberg	Baden-Württemberg	44
wuerzburg	wurzburg	Würzburg	6
wuganda	uganda	*	551
wuhan		*	8
wuhu		*	2
wujiang		*	2
wukelan	ukraine	*	294
wulagui	uruguay	*	352
wuppertal		*	6
wurttemberg	baden wurttemberg	Baden-Württemberg	44
wurzburg		Würzburg	6
wusih	wuxi	*	8
wuxi		*	8
wuzhou		*	2
wuzibiekesitan	uzbekistan	*	187
wv	west virginia	*	9
wy	wyoming	*	9
wyo	wyoming	*	9
wyoming		*	22
wzbkstn	uzbekistan	*	187
xai xai		Xai-Xai	49
xangai	shanghai	*	8
xia men	xiamen	*	2
xiamen		*	8
xian		Xi'an	8
xianggang	hong kong	*	381
xianggangtebiexingzhengqu	hong kong	*	382
xiangtan		*	2
xiangyang		*	2
xianyang		*	2
xibanya	spain	*	71
xila	greece	*	130
xingtai		*	2
xining		*	2
xinjiang		*	33
xinjiapo	singapore	*	250
xinkaliduoniya	new caledonia	*	139
xinxiang		*	2
xinxilan	new zealand	*	140
xiongyali	hungary	*	72
xisahara	western sahara	*	167
xizang	tibet	*	21
xu zhou	xuzhou	*	2
xuchang		*	2
xuliya	syria	*	146
xuzhou		*	8
yakarta	jakarta	*	115
yakutsk		*	11
yalta		*	42
yamaijia	jamaica	*	213
yaman	yemen	*	472
yamayka	jamaica	*	213
yameiniya	armenia	*	232
yamoussoukro		*	497
yancheng		*	2
yang zhou	yangzhou	*	2
yangon		*	429
yangzhou		*	2
yankee	united states	*	958
yantai		*	8
yaounde		Yaoundé	599
yaponiya	japan	*	285
yaponskiy	japan	*	223
yaren		*	1065
yaroslavl		*	13
yaroslavskiy	yaroslavl	*	11
ye	yemen	*	920
yekaterinburg		*	13
yem	yemen	*	920
yemen		*	1464
yemeni	yemen	*	1607
yeonggug	united kingdom	*	128
yeongguglyeong beojinaillaendeu	british virgin islands	*	110
yerevan		*	590
yerushalayim	jerusalem	*	265
yevropa	europe	*	1
yibin		*	2
yibuti	djibouti	*	236
yichang		*	2
yidali	italy	*	169
yilake	iraq	*	284
yilang	iran	*	331
yinchuan		*	2
yindu	india	*	283
yingguo	united kingdom	*	128
yingkou		*	2
yingshuweierjingqundao	british virgin islands	*	110
yinni	indonesia	*	281
yiselie	israel	*	282
yisrael	israel	*	330
yisraeli	israel	*	330
yogyakarta		*	115
yokohama		*	48
yoleudan	jordan	*	170
yono		*	48
york		*	206
yorudan	jordan	*	170
yt	yukon	*	488
yuar	south africa	*	77
yucatan		Yucatán	32
yuedan	jordan	*	170
yuenan	vietnam	*	295
yueyang		*	8
yugoslav	yugoslavia	*	1608
yugoslavia		*	1466
yukon		*	154
yukon territory	yukon	*	576
yun nan	yunnan	*	21
yunanistan	greece	*	130
yunfu		*	8
yunnan		*	33
yuzhnyy sudan	south sudan	*	184
za	south africa	*	921
zabrze		*	7
zabrzu	zabrze	*	7
zacatecas		*	32
zaf	south africa	*	921
zagreb		*	501
zagrebacka	zagreb	*	426
zagrebacki	zagreb	*	426
zagrebu	zagreb	*	426
zaire	democratic republic of the congo	*	1483
zambesia	zambezia	*	156
zambezia		*	579
zambezia province	zambezia	*	156
zambia		*	1468
zambian	zambia	*	1609
zambie	zambia	*	296
zambiya	zambia	*	296
zamosc		Zamość	60
zamosciu	zamosc	Zamość	7
zanbia	zambia	*	296
zanbiya	zambia	*	296
zanzibar	tanzania	*	1445
zapopan		*	40
zaporizhzhia		*	5
zaporizhzhya	zaporizhzhia	*	5
zaporizka	zaporizhzhia	*	5
zaporizkiy	zaporizhzhia	*	5
zaporozhe	zaporizhzhia	*	5
zaporozhye	zaporizhzhia	*	42
zaragoza		*	47
zaria		*	266
zeeland		*	228
zentralafrika	central africa	*	1
zentralafrikanische republik	central african republic	*	163
zentralasien	central asia	*	1
zentraleuropa	central europe	*	1
zexi	jersey	*	453
zhade	chad	*	252
zhangjiagang		*	2
zhangzhou		*	2
zhanjiang		*	2
zhaoqing		*	2
zhaponiya	japan	*	285
zhe jiang	zhejiang	*	21
zhejiang		*	33
zheng zhou	zhengzhou	*	2
zhengzhou		*	8
zhenjiang		*	2
zhibuluotuo	gibraltar	*	379
zhili	chile	*	320
zhitomir	zhytomyr	*	5
zhitomirska	zhytomyr	*	5
zhitomirskiy	zhytomyr	*	5
zhong shan	zhongshan	*	2
zhongfei	central african republic	*	163
zhongguo	china	*	277
zhongguotaiwansheng	taiwan	*	468
zhonghua renmin gongheguo	china	*	650
zhonghuaminguo	taiwan	*	402
zhonghuaminguotaiwan	taiwan	*	402
zhonghuaminguotaiwansheng	taiwan	*	402
zhonghuarenmingongheguo	china	*	277
zhongshan		*	2
zhongyangafurikagongheguo	central african republic	*	163
zhu hai	zhuhai	*	2
zhuhai		*	8
zhumadian		*	8
zhuzhou		*	2
zhytomyr		*	5
zibo		*	8
zielona gora		Zielona Góra	7
zielonej gorze	zielona gora	Zielona Góra	7
zielonogorski	zielona gora	Zielona Góra	7
zilina		Žilina	81
ziline	zilina	Žilina	81
zimbabue	zimbabwe	*	255
zimbabve	zimbabwe	*	255
zimbabwe		*	1469
zimbabwean	zimbabwe	*	950
zlin		Zlín	1120
zline	zlin	Zlín	39
zm	zambia	*	922
zmb	zambia	*	922
zoug	zug	*	64
zuercher	zurich	*	598
zuerich	zurich	*	57
zug		*	582
zuid afrika	south africa	*	77
zuid afrikaanse	south africa	*	258
zuid amerika	south america	*	1
zuid holland	south holland	*	580
zunyi		*	2
zurcher	zurich	*	513
zurich		*	57
zurigo	zurich	*	57
zw	zimbabwe	*	923
zwe	zimbabwe	*	923
zweden	sweden	*	107
zweedse	sweden	*	153
zwitserland	switzerland	*	84
zwitserse	switzerland	*	88
zwitserse bondsstaat	switzerland	*	84
zymbbwy	zimbabwe	*	255
zypern	cyprus	*	209`;
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
export const hanVariants: string = `乏25aW226A32aO_Z1<QA@;E1;N<D63265E>@[18D5219;242277<4@<87224174137;8541;5425@2M47IS?:;d5M43=261<412<42134S584@422145;1233d2?D4Q2b51@;D\`Q3<ÏSBRG4;1k@11244@17<L@7721B511S8::5417795@3662:11645B781H223132?Ā>5CB23=9175387<4A=5B5;9322551513762183<G23IBG1114_\`IeVUqE1JN6=31F2668;X=7P?]741221918451321O:?7?6244e~527D629^d3a221?622=HZ64133:3D848>532XF1114B3212197>?22Q278242;<6D=52;29:114SO@@T1;17T@:P1H376721:2548386248619:7344A243C?4112222V91245Jw2]?331hU1M<361A1E26A95J1C<C91O<?>@;18583B671623123331966<411233138955316162Q:1M3:1657G;5{k16D<H71I45I212=:<<56T7ssq6912PE92UC88;Z^9E5885T8M2651?;>13<265562=11>3D39Y861<4538@712834?96<:MA23<286311317I<:13811468j?<817;@;QH4<O=>HM>BSF8>2;5=112862;6B<M8AF7>A817A?335712Q19667B379;1@6A94=@2B33457519483246352711442<C7;1ImEK=@<43VO=:197337617712?3;B=426BL9I5525Ii4L6G>19E582321215®l5T151i3:=2;556LF9=1j59533A379R26>6C84<672134323182NF:9I232133RBPA=2pN;CEU1^\\VDA2N=8O;=411YZ>1H4421>9m3D3?31>2:111B1162n141;:1212B><7JP44a45G45T4=328B159C14824I@JX199862221112223412111115;22111612421126456331429112138>22612222:1311213212118314216113123513332526341161:2153533121224152143521543811233631?34126Ê7;4T52>33M1=LI>28A121121617°3K6286EH585R69D11:42452563B=111>q=;51q3\\{H>b<<5x54?32P9DMAI4:N465SV?2178IK13M73B321=1C@85=21<131?CBF6138^;u:A2@V4I=T339:87;4>55;=82qIC5=14L:;P63K:46233E44434<13261733d4:152222321113224253421241155:1316322133211121119925144324212111222132433332322223451:1421323112222112642722231731=885191123<4122363:81342Ó92424HQ6:1211511111312112113112111111212711812211112421761118321224314ª4?i_TQ:41F?11242>9F:11152743F311156181116111161315453313214416;2u71138jO24:>1C51361432218951225332151nW2B9E6322D<_I25171<81433571146312<D41213195A311411141444631722;733232<23222<416441542;B63335482:531162423121313D1277:74572482:22855223@554614122124E6E1B341232:=1>3=255111Ĩ92162312111491111314419;1121144112451¦5152;3523=4765827343@65321241?9?7FF524D:2WGK2332179O42112122241114145393431121:6111411333724411g722368G77132328115241261521337=916481552~11321=41:11342223;4>2=4133B577232882314335uE;3223A4H7=83219M:2E8G31H121B91<5<1E@33B84823:192218H14:12@12576832C4B;131926G6P5>A4>=71P133131J>4;141279675:<3NOF17:3211313265F348媥
鱴4妢夹⁤芊ꊋ簤篕40ƲȈɽFᷠᕵ۫⻶ㅗ|ƈᥪ䆦嫥呲啧ƸɛƁƴὈồƾǋŀ1ħゼチAᐂ֎ᣕɂˇɤɛɤ̡ǶǳǮ蹴迏IƴȉȄ¸ƤƱ§ᥖឫ˽͐ƫƦƩьŹS0^۱ᇴଣ庠䔳᤽pຂ๙¨E=ǋȌmÆWM~y藞藯ÚÍzXMĒ╚╛╶▉=屒岁Hs0cWö㊾㉡HZ<ᩎᨏ\`5૷୪⌘⹥ൂďh¥¶1Ĥᙸ氢莭ŴųȚษ௨஍ਲ̈́庼心ɒ˙ºĠǥθ˿ɔගົÂḁ̀Ѧƃőɜ§͍ᚆᖟĿ၄றͭwĿఇီƝĬƠӏ崨奫ƒN6D1AXeb?g۝ᷨᙉÎ࣊ബᜅà¥垪嚧⮄㟯ந㼔㖟࠽ûȖʫƚƛ¾ÅG͚Ʌ࣋࠾á\\2͒F୵୰قၽાἾ㍉ᑰBvMY=R¦ÒíƢĩƆĠɳt1ņĎċRɮõï4ëʲJ8JTp­ipᐿᑸi5è᯻ᰖᰕᰀ36J\\SR\`mx?ᗛᜀß6¼ቺግᮻ᱘ÅŖŝƴƅCªǮɧʢᔅᕌ6lʈʳ\\2_oe¸ᥓͺᘤXᘫJᘪᘛ54<ᘆᙝᙪoRᙅ硶ԟ屭ᘽᙜd1ᩋᩌWD᩠᧱漎輣খ᜜↛0↾ി඄0;ǽά䀂㻥£;đ气袕ᶔ<1⎜⊹ǻĘħၢၛɮh×:ęĞȉ䳎俅ݘበᛅȸǍ᲍ḲęƇ࣡ࡨƊϭڰϗϒǿȂϓƈǩɠĄȻϊABA>ĸTZËòoŔȹԬοƖÄ㰒㽵ƬᾑḘĴq嶺寣~ʑĝȜ©ɴǿȀǷƱʹŏÌǿĳɴ⎭⋶ʖ̑ËÁΌ<ǽ1¸ħǌǃ∋≼çƂÃ¹@ɤÃˋӌđŠԋҺϕ8ɤ¤Dʁʎ¹?⁷狈狇⌖xYബ朞玹@\\8⹭ঢ▎Ì>Ml=42Ḏ䎭☨○╖¤ØƏæ〇ㅠ⿷揊㎟㉕⦘ચo㜬㊓ՏþƳƤŭÈᆃᅰĀ5LƄ˟¶ƞ㒿㋾㊑㝤ᜟ䨒㟭|ÃǞ͐ƻš2㑡㋌ǶȦ̙ùŚȗ埍垰ǪÚ98ʅЖȪν8â̎ⲭⰎЭЦЭժȑ̭ɜ˔ӹ̦ƄѳǇҲ⮜⬈膉⺌943¶桤蘫0ሥ0ៈᢎD7HLyࢧ᳉0◌IfT0L>BƂ0ģ㖋㘌㘍㛆㚿㙎Å㖡㪀͹¹W㙱9㙼㚃㗼˸ƹȎǻ¦РǝȽ㟗㟔Û<㜯㞦ɿԪ㩥㗢̈́Üϟ޼ׁƉÉҘƽ㖕㜜>ǉυ˜ČùĀǃÃ:ӦΛÓʎǣóðĄɗƶěBʈͱ⾦⻅Ê˄ĀùõîǛɕĕƾԶףÕմԩפ0ↇ⁼ÒՃϞąĀ͠䒷T⽘ᘾvû◾┣Ë~Ò8♎❻ফ੤LżŵÝ¢䒡䞌ⱵԜ఑㎘Ὗᾰ−∯XPO¨ylÙ 5㍟࿡䌎K⇢ↁÝ䊣䐐­IŎptlüẶ⁫CǼƿFǊÅąƪ¸S1䲽04㪈ዼⲡᙳ᜖Ⱳ䍗䐂㞎㛓ĝKÂ§MĢıÒ⧯⥠ńsEŞ:yU°䕣0䖰ǯȰẳἀ?㕓㕘>䜛怮彳䛰倿࿢䃒N´±ᫀᨏ´ø®⋩∂䁫䃢bĉZĺŹÄÊŋ¦8¯Ϥ×GA㏋㏸Á|ZÈ֢ԋ¿⇙ⅎÊvÆ␨⏯㵾㳵l×Ė©ጸባ᫱᪦dXAMbᒏᑊ䩜䦵@AD娅婐v๺ĲྒྷħàĠሬችÒ{㫻㯜ęǀȹ´Ė¿使冠߄߭j]8䯇ᆹ愶D=6718<L;DK225DQPCJ眵㹞㤠718@IF27㽳㽬<:8DB?331=J憳憬5::QX㝭㝂\`<NRK=33DÇŮÑ㽝㻊 NI9DHϣπ㶗㶸ʁʌ3µÄ:<835Káè¹¸؊קyખ੉BáäA46囯嘜ĀHėĔĵĴQP㸃㶌L1Ļ®Èÿþ1ßLPeϩಈ࠙4ûbª@㧥㣞ôÄ⫺竣俾\`㚀㙯Eؾ׽拟朔曥䫂ᢎ㈸莡締⭽\\伣什塇塜D塯塮 ¬À堳੡抶oÑ3ÖÓæģ8Ôĺƙ¾<zĲĳ¦ïz孿કந௳ۼڛ⾂杮⻙1°60>愉憲拙揊䦳0䥄Èō弩᛾⒄␊ǺĎ污殊徫巒Ū㺿㽞ƟŪ䪩ㆂ᧨惛抎c˯äӸԑ6ƹ͆Ơ嘵囦ϽǠ̀ұťň̪ӵȚҮꖬꚏ3՗պԥפ棵斊噡嫜E擟૿歚ؒāĚű3Iżřӫ۠2ÝĽ\\Ƽ>ƑĸÕ7â濝だ䊎涇涨庙廈ኾዽðሾ罛ෞ悜í瓻珎´Čş䣛䡼²ᵆᬝ6226:;癛癠<K>1;h@Ψ23L?23>52動勠B5<8A@1;b?;>㷳㷢2B5饸饩E2@溫滖2K4P?41?:@2I4敵൮埊ÎYV51UR262:540><5BCJ=244A?UZHÅ¼JLE1<漉湆üIÍ¦t7gR>2̸́LF54ėĐ207F47滑渄ĒŉrĂ38殽毆÷u9ņ协俺̔灵炮ċŊʀʫ㬛⑿᳓奼奻梶ề㐔2261D742:GF:JO:A綧綾49>54?P13<1;3H4捇捰K1:1珋珦du3|D815@3182mFN<V1\\ԌзZSвͽ­ØQĈ5z¬pƞ22築篌4445@38:2>;2<墽壀CF@944552cv385>᭑ⲷ䟘1cfx稛稰J3籉籪燥犘態惚:眛眖8䍽䍠AAnŀå@䊉䋖ukÀÌţFPR0ĴYƠþ薗蓠{¬[ª«Ŷ₩暥蛈⤽⥦粛粜L0ኣአÊ0粓舔145F撏撈6:B5H919P=KM:XY@116淡淲4AMV1OGBÝŚ7蜲蜝5]>:;F3ᥝᥲymîOR?ąĄ=C\\KCŉ櫉殲N;:Jµ®ħĚG>䣹䣼A殷毦ᦿ⾇䣂¦A8A>:OŻ^ŴPnčÀyħ ĐAF9Rïæ8ët2ûĄ;Wзτ£ǈmx13ƇJJjԷ0ӐƎǋǒ}ÿщ膍蜰Ă226渉渖540426D襍襌萡萠;62>0B嵍ǿ廤v27<16બ鎣襪഑඄H虋蘌´µX3vW^uÆ1{~ÁĎ藇藖弥㺦斑蘶彉淮䣻㨶邉䵸যޝ咰6K¤䶟䷸⯩Ⰲ猧㟴ૺヲ裋褈246B虿螀224222<4=83@1<5>继络H3GF3ᚥᚲ2:5412擫ਭ滲㡹㡾w|擻攀qÂ8觳γ赺46<ľ64422<311DãÞ逧逤H3鑻拦㇐Y\\2蠷衊9@1RŋzĬǲ2醫醮418HKD47:;3<9R11B7<BKN7>㉯㉨>⮥⮤P6@玳玚ze㏧㑺K㎛控霠J踽0➊㋶⽤ՠ欧惴芙砪ᕀ3ʚ:3@<3B>CFF58:D7:Id11H32522B314Ï§͞2颧颮1>131P3A:3T3<:51:669>㓽㖄;B³R:5=J闣䫊䠡䠢ϱ兕ꄂT澻愐意愐鉣ꄨ:@>屭㻭讎࿰骩魊^玹琘@720魃魌鑣鑨142J舥舨:蕑`;
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
