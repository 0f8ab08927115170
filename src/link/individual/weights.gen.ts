// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.5480
givenExact		2.6322
givenSpelling		2.2620
givenHeard		2.2031
givenNickname		2.7561
givenUsual		1.9411
givenSeveral		0.2974
givenSlip		2.4668
givenKnownSlip		0.6135
givenSound		0.9495
givenTruncation		0.6377
givenInitial		1.9454
surnameExact		2.4034
surnameSpelling		0.7464
surnameHeard		2.2583
surnameSlip		2.0941
surnameKnownSlip		2.2965
surnameRarity		1.2238
middleInitial		0.0948
calledByMiddle		1.1283
crossExact		1.0481
crossRarity		2.2873
joined		2.5772
nickname		1.8463
givenConflict		-3.7072
givenConflictClose		7.7969
initialConflict		-1.4555
surnameConflict		-3.0369
surnameConflictClose		8.5071
surnameExtra		-0.9586
middleConflict		-2.8631
middleConflictInitial		-3.5802
middleMissing		-0.5114
givenMissing		-0.6370
generationOne		-0.3827
generationSame		0.9688
rarest		1.1033
slipShort		-1.0585
slipFirst		-1.6057
slips		-0.1373
outOfOrder		-0.1339
nothingSure		-0.3196
sameLetters		3.4481
logValues		-4.4822
lone		2.5456
loneBoth		4.9624
loneSame		2.5874
loneEdits		-0.6950
loneSound		1.1411
lonePrefix		0.3846
loneKnown		-0.2330
total	1.8	0.8165
surnameRarity	0.9	0.7281
leftRarity	0.3	-4.7036
wholeClose	0.5	1.5953
`;
