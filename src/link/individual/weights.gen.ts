// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-3.5542
givenExact		2.0257
givenSpelling		1.9343
givenNickname		3.0439
givenUsual		2.2783
givenSeveral		0.3794
givenSlip		1.9007
givenKnownSlip		0.8160
givenSound		0.2893
givenTruncation		0.2473
givenInitial		1.8300
surnameExact		1.9087
surnameSpelling		1.7063
surnameSlip		2.2791
surnameKnownSlip		-0.2587
surnameRarity		1.4654
middleNear		0.4031
middleInitial		0.6932
calledByMiddle		0.7225
crossExact		0.8990
crossRarity		2.2186
joined		1.1821
nickname		1.8682
givenConflict		-2.9665
givenConflictClose		6.8294
initialConflict		-0.7125
surnameConflict		-1.2141
surnameConflictClose		6.0693
surnameExtra		-0.5227
middleConflict		-1.9790
middleConflictInitial		-2.6400
givenMissing		-0.2268
particlesDiffer		-0.0448
generationOne		-0.3956
generationSame		0.7801
rarest		1.0554
slipShort		-2.6613
slipFirst		-1.9846
slips		-0.2002
outOfOrder		-0.3141
nothingSure		-0.3224
sameLetters		1.2623
wholeEdits		-1.5201
logValues		-4.3084
lone		2.0105
loneBoth		5.1849
loneSame		2.8282
loneSound		0.9058
lonePrefix		0.1814
loneKnown		-0.8535
total	1.8	0.6958
surnameRarity	0.9	0.4597
leftRarity	0.3	-5.6347
wholeEdits	0.2	-8.1436
`;
