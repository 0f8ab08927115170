// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-3.4884
givenExact		0.7359
givenSpelling		0.6336
givenHeard		1.7167
givenNickname		0.6956
givenSeveral		-2.0333
givenTranslation		-3.4402
givenRare		-4.7967
givenSlip		1.0378
givenKnownSlip		0.5000
givenUnlike		-1.2000
givenOther		-1.5000
givenEdge		-1.6000
givenCommonSlip		-4.2472
givenSyllables		0.6515
givenOtherSyllables		-0.3988
givenOtherReading		-3.0000
givenSound		0.0815
givenFar		-1.3124
givenAttested		-0.6129
givenTruncation		2.3428
givenCut		-5.6717
givenInitial		0.8578
surnameExact		1.2937
surnameSpelling		0.3470
surnameHeard		3.4778
surnameSlip		1.7541
surnameKnownSlip		3.3718
surnameUnlike		-1.2000
surnameOther		-3.0000
surnameSound		1.4611
surnameFar		-5.2816
surnameTruncation		0.8449
surnameRarity		1.4571
middleOther		-4.0000
middleInitial		0.4634
calledByMiddle		1.0345
calledByInitial		-0.2719
crossExact		1.3346
crossNear		0.3090
crossFar		-1.6748
crossRarity		1.5645
exchanged		-1.0902
chain		-0.2094
joined		0.7737
nickname		2.5424
givenConflict		-5.6979
givenConflictClose		8.6353
initialConflict		-3.7159
surnameConflict		-3.7550
surnameConflictClose		10.7885
surnameExtra		-0.3967
familyRarity		-0.4659
middleConflict		-4.4999
middleConflictClose		8.0409
middleConflictInitial		-4.1033
middleMissing		-0.5714
givenMissing		-2.6697
givenInitialMissing		-1.0614
initialOnly		-0.0055
particlesDiffer		-0.7057
generationOne		-0.1009
generationSame		1.1773
crowd		-1.0584
slipFirst		-1.8686
slips		-0.3026
outOfOrder		-0.8951
nothingSure		-0.6989
sameLetters		0.2269
lone		2.7222
loneBoth		4.2124
loneSame		4.6082
loneGiven		-3.1341
loneEdits		-2.8526
loneSound		1.1643
loneKnown		-0.1887
loneFamilyName		-1.4766
loneCrowd		-2.1056
writtenOtherwise		-4.5000
writtenSame		4.0000
total	1.8	0.8380
surnameRarity	0.5	3.2361
leftRarity	0.3	-5.0495
wholeClose	0.5	0.8873
crowd	0.05	-32.8554
crowd	0.2	-0.4036
surnameAttested	0.7	-1.3897
givenAttested	0.7	-0.1787
`;
