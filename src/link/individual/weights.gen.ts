// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.3681
givenExact		2.0826
givenSpelling		1.7839
givenNickname		2.7482
givenUsual		1.9675
givenSeveral		0.3284
givenSlip		1.3600
givenKnownSlip		2.1215
givenSound		0.4087
givenTruncation		0.1117
givenInitial		1.8774
surnameExact		1.9103
surnameSpelling		1.6024
surnameSlip		2.1062
surnameKnownSlip		2.2546
surnameRarity		1.4785
middleNear		0.1397
middleInitial		0.3388
calledByMiddle		0.5865
crossExact		0.9867
crossRarity		2.0875
joined		1.3316
nickname		1.8136
givenConflict		-3.1387
givenConflictClose		7.1570
initialConflict		-1.1957
surnameConflict		-1.9146
surnameConflictClose		7.5680
surnameExtra		-0.5973
middleConflict		-2.4226
middleConflictInitial		-2.9593
middleMissing		-0.2212
givenMissing		-0.3807
generationOne		-0.4694
generationSame		1.0956
rarest		0.5749
slipShort		-2.3513
slipFirst		-1.8190
outOfOrder		-0.2867
nothingSure		-0.3799
sameLetters		3.7055
wholeClose		1.5965
logValues		-4.1054
lone		2.1992
loneBoth		5.2635
loneSame		2.7621
loneEdits		-0.3140
loneSound		0.9370
lonePrefix		0.5195
loneKnown		-0.3526
total	1.8	1.0275
surnameRarity	0.9	0.6299
leftRarity	0.3	-5.5571
wholeClose	0.5	0.6717
`;
