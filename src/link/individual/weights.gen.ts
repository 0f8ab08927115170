// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-4.1149
givenExact		2.1270
givenSpelling		1.9745
givenNickname		3.2163
givenUsual		2.5457
givenSeveral		0.4325
givenSlip		2.4036
givenKnownSlip		0.5918
givenSound		0.3243
givenTruncation		1.1761
givenInitial		1.7219
surnameExact		1.8204
surnameSpelling		1.5831
surnameSlip		2.1414
surnameKnownSlip		-0.3513
surnameRarity		1.0828
middleNear		0.4658
middleInitial		1.3946
calledByMiddle		0.8655
crossExact		0.8357
crossRarity		2.3973
swapped		0.2068
joined		1.3977
nickname		2.3695
givenConflict		-4.2348
givenConflictClose		7.9208
initialConflict		-0.7464
surnameConflict		-2.5445
surnameConflictClose		7.8879
surnameExtra		-0.7185
middleConflict		-1.8732
middleConflictInitial		-2.0461
middleMissing		-0.0390
givenMissing		-0.4005
generationOne		-0.4560
generationSame		1.1596
rarest		1.6797
slipShort		-2.9762
slipFirst		-2.3441
slips		-0.2459
outOfOrder		-0.5629
nothingSure		-0.4040
sameLetters		1.2611
wholeEdits		-1.5361
logValues		-4.3015
lone		1.8685
loneBoth		5.8555
loneSame		3.4392
loneSound		0.9431
lonePrefix		0.0169
loneKnown		-0.5290
total	1.8	0.8368
surnameRarity	0.9	1.0649
givenRarity	0.8	0.0107
leftRarity	0.3	-4.1019
wholeEdits	0.2	-9.6994
`;
