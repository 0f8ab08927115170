// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.6842
givenExact		2.0095
givenSpelling		1.7130
givenNickname		2.7529
givenUsual		1.9756
givenSeveral		0.3368
givenSlip		1.3954
givenKnownSlip		0.6178
givenSound		0.1922
givenTruncation		0.0907
givenInitial		1.8664
surnameExact		1.9923
surnameSpelling		1.7468
surnameSlip		2.3089
surnameKnownSlip		-0.1405
surnameRarity		1.2713
middleNear		0.1529
middleInitial		0.4185
calledByMiddle		0.5941
crossExact		1.1074
crossRarity		2.0185
joined		1.4372
nickname		1.9178
givenConflict		-3.1477
givenConflictClose		7.2000
initialConflict		-1.0900
surnameConflict		-1.8466
surnameConflictClose		7.4806
surnameExtra		-0.5761
middleConflict		-2.3544
middleConflictInitial		-3.0161
middleMissing		-0.1272
givenMissing		-0.3695
particlesDiffer		-0.0880
generationOne		-0.4357
generationSame		0.9236
rarest		0.8081
slipShort		-3.1668
slipFirst		-1.8526
slips		-0.0523
outOfOrder		-0.4007
nothingSure		-0.3171
sameLetters		3.7692
wholeClose		2.1022
logValues		-4.0272
lone		2.2505
loneBoth		5.2869
loneSame		2.7149
loneEdits		-0.0334
loneSound		0.8633
lonePrefix		0.5597
loneKnown		-1.2543
total	1.8	1.0440
surnameRarity	0.9	0.7154
leftRarity	0.3	-5.5189
wholeClose	0.5	0.5263
`;
