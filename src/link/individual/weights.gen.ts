// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-4.1005
givenExact		1.9567
givenSpelling		1.8036
givenNickname		2.9061
givenUsual		2.1365
givenSeveral		0.3907
givenSlip		1.9227
givenKnownSlip		0.8464
givenSound		0.1730
givenTruncation		0.2116
givenInitial		1.9146
surnameExact		1.8959
surnameSpelling		1.6268
surnameSlip		2.2932
surnameKnownSlip		-0.1267
surnameRarity		1.3878
middleNear		0.3933
middleInitial		0.7435
calledByMiddle		0.8515
crossExact		1.0390
crossRarity		2.3851
joined		1.1166
nickname		2.3138
givenConflict		-3.0767
givenConflictClose		6.9588
initialConflict		-0.7714
surnameConflict		-1.8119
surnameConflictClose		7.7215
surnameExtra		-0.5501
middleConflict		-2.0242
middleConflictInitial		-2.6278
givenMissing		-0.4228
generationOne		-0.4520
generationSame		1.1839
rarest		1.1664
slipShort		-2.7052
slipFirst		-1.9947
slips		-0.2572
outOfOrder		-0.6056
nothingSure		-0.2499
sameLetters		1.2007
wholeEdits		-1.6340
logValues		-4.1313
lone		2.3640
loneBoth		5.2865
loneSame		3.0309
loneSound		0.8452
lonePrefix		0.1303
loneKnown		-0.9129
total	1.8	0.8808
surnameRarity	0.9	0.8253
leftRarity	0.3	-5.5738
wholeEdits	0.2	-8.0031
`;
