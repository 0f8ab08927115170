// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.7888
givenExact		2.2390
givenSpelling		1.9616
givenHeard		2.1985
givenNickname		2.3357
givenUsual		1.5282
givenSeveral		0.0356
givenSlip		2.2887
givenKnownSlip		1.5236
givenSound		1.0370
givenTruncation		0.5163
givenInitial		1.9362
givenRarity		0.0443
surnameExact		2.0155
surnameSpelling		0.6787
surnameHeard		2.1911
surnameSlip		1.9284
surnameKnownSlip		2.3993
surnameRarity		1.2119
middleInitial		0.5686
calledByMiddle		1.0477
crossExact		1.1030
crossNear		0.1700
crossRarity		2.2096
joined		2.3164
nickname		2.2020
givenConflict		-3.9785
givenConflictClose		7.9424
initialConflict		-1.8578
surnameConflict		-3.1428
surnameConflictClose		8.8814
surnameExtra		-1.0239
middleConflict		-2.8991
middleConflictInitial		-3.5653
middleMissing		-0.5013
givenMissing		-0.8784
particlesDiffer		-0.0110
generationOne		-0.1770
generationSame		1.1877
rarest		1.0781
slipShort		-0.0568
slipFirst		-1.9029
slips		-0.1735
outOfOrder		-0.2236
nothingSure		-0.7280
sameLetters		1.2021
lone		3.3443
loneBoth		4.6854
loneSame		2.1606
loneEdits		-0.8457
loneSound		1.1625
lonePrefix		0.2336
total	1.8	1.1021
surnameRarity	0.5	1.1635
surnameRarity	0.9	0.3520
leftRarity	0.3	-3.9363
wholeClose	0.5	1.4560
`;
