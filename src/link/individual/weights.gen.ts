// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-3.5192
givenExact		0.7080
givenSpelling		0.6837
givenHeard		1.7307
givenNickname		0.7052
givenSeveral		-2.0068
givenTranslation		-3.4230
givenRare		-4.8082
givenSlip		1.0298
givenKnownSlip		1.0362
givenCommonSlip		-4.3280
givenSyllables		0.5700
givenOtherSyllables		-0.4585
givenSound		0.1179
givenFar		-1.2848
givenAttested		-0.6735
givenTruncation		2.4820
givenCut		-5.9475
givenInitial		0.8708
surnameExact		1.3147
surnameSpelling		0.3739
surnameHeard		3.5525
surnameSlip		1.8531
surnameKnownSlip		3.3924
surnameSound		1.5071
surnameFar		-5.2415
surnameTruncation		0.9279
surnameRarity		1.3144
middleInitial		0.4736
calledByMiddle		1.0539
calledByInitial		-0.2395
crossExact		1.2547
crossNear		0.2405
crossFar		-1.7380
crossRarity		1.6967
exchanged		-1.0720
chain		-0.2454
joined		0.8307
nickname		2.5836
givenConflict		-5.8523
givenConflictClose		8.8245
initialConflict		-3.9681
surnameConflict		-3.7172
surnameConflictClose		10.9243
surnameExtra		-0.3747
familyRarity		-0.2982
middleConflict		-4.4319
middleConflictClose		7.2365
middleConflictInitial		-4.1306
middleMissing		-0.5657
givenMissing		-2.6894
givenInitialMissing		-1.0498
initialOnly		-0.0168
particlesDiffer		-0.6939
generationOne		-0.0952
generationSame		1.1800
crowd		-1.0364
slipFirst		-1.8564
slips		-0.2872
outOfOrder		-0.9156
nothingSure		-0.7875
sameLetters		0.2181
lone		2.8255
loneBoth		4.0743
loneSame		4.6406
loneGiven		-3.1859
loneEdits		-2.5126
loneSound		1.1038
loneKnown		-0.1708
loneFamilyName		-1.4242
loneCrowd		-2.1069
total	1.8	0.8586
surnameRarity	0.5	3.4712
leftRarity	0.3	-5.2100
wholeClose	0.5	0.7887
crowd	0.05	-33.4046
crowd	0.2	-0.4252
surnameAttested	0.7	-1.4547
givenAttested	0.7	-0.0231
`;
