// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.4196
givenExact		1.9852
givenSpelling		1.7534
givenNickname		2.6961
givenUsual		1.9112
givenSeveral		0.2838
givenSlip		2.0742
givenKnownSlip		0.7804
givenSound		0.9095
givenTruncation		0.4339
givenInitial		1.7634
surnameExact		1.8887
surnameSpelling		1.5397
surnameSlip		1.9497
surnameKnownSlip		2.2523
surnameRarity		1.1594
middleNear		0.0687
middleInitial		0.4028
calledByMiddle		0.5064
crossExact		0.8933
crossRarity		2.0654
joined		1.4643
nickname		1.6180
givenConflict		-3.0021
givenConflictClose		6.9161
initialConflict		-1.2812
surnameConflict		-1.8420
surnameConflictClose		7.4060
surnameExtra		-0.4944
middleConflict		-2.4610
middleConflictInitial		-3.0015
middleMissing		-0.2250
givenMissing		-0.3822
particlesDiffer		-0.0743
generationOne		-0.5099
generationSame		1.0776
rarest		0.8015
slipShort		-1.0336
slipFirst		-1.7328
slips		-0.1913
outOfOrder		-0.0466
nothingSure		-0.4859
sameLetters		3.7643
wholeClose		1.4096
logValues		-4.3847
lone		2.2657
loneBoth		5.1672
loneSame		2.7244
loneSound		0.9282
lonePrefix		0.6292
loneKnown		-0.4190
total	1.8	0.9677
surnameRarity	0.9	1.0688
leftRarity	0.3	-5.6231
wholeClose	0.5	0.9863
`;
