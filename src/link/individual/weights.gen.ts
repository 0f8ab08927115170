// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.4350
givenExact		2.2589
givenSpelling		2.1392
givenHeard		2.1280
givenNickname		2.8855
givenUsual		2.0755
givenSeveral		0.4604
givenSlip		2.4162
givenKnownSlip		0.9084
givenSound		1.0434
givenTruncation		0.7103
givenInitial		1.8869
surnameExact		2.0075
surnameSpelling		0.6543
surnameHeard		2.1682
surnameSlip		2.0228
surnameKnownSlip		2.6013
surnameRarity		1.3257
middleInitial		0.3187
calledByMiddle		1.1273
crossExact		0.8434
crossRarity		2.2959
joined		2.3215
nickname		1.9744
givenConflict		-3.3242
givenConflictClose		7.3379
initialConflict		-1.2811
surnameConflict		-2.6025
surnameConflictClose		8.0494
surnameExtra		-0.7270
middleConflict		-2.7084
middleConflictInitial		-3.7009
middleMissing		-0.2868
initialMissing		-0.0312
givenMissing		-0.5859
generationOne		-0.4748
generationSame		1.0317
rarest		1.0174
slipShort		-0.9739
slipFirst		-1.5632
slips		-0.2341
outOfOrder		-0.1570
nothingSure		-0.5049
sameLetters		3.7381
wholeClose		1.2442
logValues		-4.3044
lone		2.4680
loneBoth		4.9406
loneSame		2.7143
loneEdits		-0.2599
loneSound		1.1498
lonePrefix		0.4287
loneKnown		-0.3378
total	1.8	0.7458
surnameRarity	0.9	0.7491
leftRarity	0.3	-4.9741
wholeClose	0.5	1.1014
`;
