// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-4.1167
givenExact		0.6253
givenSpelling		0.4693
givenHeard		1.7764
givenNickname		0.6342
givenSeveral		-2.1991
givenTranslation		-3.5311
givenRare		-4.8612
givenSlip		0.9061
givenKnownSlip		1.6036
givenCommonSlip		-4.2981
givenSyllables		0.5536
givenSound		0.3248
givenFar		-2.0275
givenAttested		-0.5985
givenTruncation		0.4630
givenInitial		1.5662
surnameExact		0.7135
surnameHeard		2.8414
surnameSlip		1.1488
surnameKnownSlip		3.0278
surnameSound		0.8858
surnameFar		-5.1675
surnameAttested		-0.0290
surnameTruncation		0.2507
surnameRarity		1.2874
middleInitial		0.3197
calledByMiddle		0.8696
calledByInitial		-0.7281
crossExact		0.8309
crossFar		-1.8279
crossRarity		1.8005
exchanged		-0.9219
chain		-0.3345
joined		0.6080
nickname		2.0888
givenConflict		-4.9650
givenConflictClose		8.7143
initialConflict		-2.9339
surnameConflict		-3.5617
surnameConflictClose		10.5094
surnameExtra		-0.3564
familyRarity		-0.2112
middleConflict		-4.2193
middleConflictClose		7.1033
middleConflictInitial		-3.9559
middleMissing		-0.5646
givenMissing		-1.8223
givenInitialMissing		-0.6092
initialOnly		-0.3897
particlesDiffer		-0.1138
generationOne		-0.1265
generationSame		1.2028
crowd		-0.6016
slipFirst		-1.6507
slips		-0.1885
outOfOrder		-0.3255
nothingSure		-0.7581
lone		1.1909
loneBoth		5.2734
loneSame		5.4987
loneEdits		-1.7635
loneSound		1.1351
lonePrefix		0.1655
loneKnown		-0.5364
loneCrowd		-2.1256
total	1.8	1.0049
surnameRarity	0.5	4.1005
givenRarity	0.4	1.7626
leftRarity	0.3	-5.7740
wholeClose	0.5	0.9211
crowd	0.05	-21.3447
crowd	0.2	-4.0727
surnameAttested	0.7	-1.3348
givenAttested	0.7	-0.4609
`;
