// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.7746
givenExact		2.1794
givenSpelling		1.9098
givenNickname		2.5406
givenUsual		1.8398
givenSlip		2.8408
givenKnownSlip		0.7200
givenTruncation		0.9089
givenInitial		1.1178
surnameExact		2.2140
surnameSpelling		1.9223
surnameSlip		2.7830
surnameKnownSlip		0.0870
surnameRarity		1.1087
middleExact		0.0967
middleNear		0.3933
middleInitial		1.0883
calledByMiddle		0.4365
crossExact		1.1413
crossRarity		2.7131
swapped		0.1701
joined		3.0370
nickname		1.7083
givenConflict		-5.7765
givenConflictClose		9.7895
initialConflict		-1.8411
surnameConflict		-3.9719
surnameConflictClose		10.1240
surnameExtra		-1.3048
middleConflict		-2.4800
middleConflictInitial		-1.2659
middleMissing		-0.5827
givenMissing		-0.8111
particlesDiffer		-0.1904
generationOne		-0.1459
generationSame		1.1584
rarest		1.9145
slipShort		-4.7219
slips		-0.1414
outOfOrder		-0.8501
nothingSure		-0.8615
logValues		-4.4456
lone		2.2221
loneBoth		5.6587
loneSame		2.4801
loneEdits		-0.8646
loneSound		1.0817
lonePrefix		1.1466
loneKnown		-0.3372
total	1.8	0.9739
surnameRarity	0.9	0.8865
leftRarity	0.3	-3.4567
`;
