// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-3.5191
givenExact		0.7069
givenSpelling		0.6770
givenHeard		1.7294
givenNickname		0.7056
givenSeveral		-2.0221
givenTranslation		-3.4310
givenRare		-4.7943
givenSlip		1.0307
givenKnownSlip		1.0375
givenCommonSlip		-4.3100
givenSyllables		0.5595
givenOtherSyllables		-0.4694
givenSound		0.0906
givenFar		-1.2514
givenAttested		-0.6017
givenTruncation		2.4661
givenCut		-5.9208
givenInitial		0.8676
surnameExact		1.3235
surnameSpelling		0.3806
surnameHeard		3.6200
surnameSlip		1.8528
surnameKnownSlip		3.4150
surnameSound		1.5536
surnameFar		-5.3367
surnameTruncation		0.9703
surnameRarity		1.3124
middleInitial		0.4714
calledByMiddle		1.0477
calledByInitial		-0.2419
crossExact		1.2546
crossNear		0.2398
crossFar		-1.7377
crossRarity		1.6933
exchanged		-1.0733
chain		-0.2453
joined		0.8414
nickname		2.5790
givenConflict		-5.8301
givenConflictClose		8.8218
initialConflict		-3.9399
surnameConflict		-3.7184
surnameConflictClose		10.9127
surnameExtra		-0.3784
familyRarity		-0.3275
middleConflict		-4.4330
middleConflictClose		7.2120
middleConflictInitial		-4.1314
middleMissing		-0.5686
givenMissing		-2.6884
givenInitialMissing		-1.0479
initialOnly		-0.0148
particlesDiffer		-0.6940
generationOne		-0.0984
generationSame		1.1789
crowd		-1.0363
slipFirst		-1.8593
slips		-0.2859
outOfOrder		-0.9142
nothingSure		-0.7867
sameLetters		0.2161
lone		2.8219
loneBoth		4.0760
loneSame		4.6393
loneGiven		-3.1813
loneEdits		-2.5148
loneSound		1.1031
loneKnown		-0.1682
loneFamilyName		-1.4246
loneCrowd		-2.1062
total	1.8	0.8625
surnameRarity	0.5	3.4482
leftRarity	0.3	-5.2024
wholeClose	0.5	0.7830
crowd	0.05	-32.8301
crowd	0.2	-0.5550
surnameAttested	0.7	-1.4347
givenAttested	0.7	-0.1602
`;
