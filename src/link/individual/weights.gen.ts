// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.4147
givenExact		2.1273
givenSpelling		1.9454
givenHeard		2.0966
givenNickname		2.7787
givenUsual		2.0005
givenSeveral		0.3833
givenSlip		2.1150
givenKnownSlip		0.7096
givenSound		1.0121
givenTruncation		0.6188
givenInitial		1.7970
surnameExact		2.0152
surnameSpelling		0.6798
surnameHeard		2.1657
surnameSlip		1.9908
surnameKnownSlip		2.6052
surnameRarity		1.1558
middleNear		0.0731
middleInitial		0.4170
calledByMiddle		0.9053
crossExact		0.9085
crossRarity		2.1993
joined		1.6185
nickname		1.7488
givenConflict		-3.2774
givenConflictClose		7.1057
initialConflict		-1.4103
surnameConflict		-1.9670
surnameConflictClose		7.4603
surnameExtra		-0.5140
middleConflict		-2.5674
middleConflictInitial		-3.0437
middleMissing		-0.2652
givenMissing		-0.4781
particlesDiffer		-0.0339
generationOne		-0.5363
generationSame		1.0523
rarest		0.8952
slipShort		-0.7584
slipFirst		-1.6632
slips		-0.1535
outOfOrder		-0.0803
nothingSure		-0.5071
sameLetters		3.8480
wholeClose		1.2065
logValues		-4.3809
lone		2.4275
loneBoth		5.0538
loneSame		2.7713
loneEdits		-0.1782
loneSound		1.1568
lonePrefix		0.3640
loneKnown		-0.3958
total	1.8	0.7526
surnameRarity	0.9	1.1151
leftRarity	0.3	-5.4408
wholeClose	0.5	1.1890
`;
