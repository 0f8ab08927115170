// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-6.2032
givenExact		2.1566
givenSpelling		2.0048
givenHeard		2.1625
givenNickname		2.5794
givenUsual		1.7441
givenSeveral		0.2384
givenSlip		2.2412
givenKnownSlip		1.2587
givenSound		0.8533
givenTruncation		0.4103
givenInitial		1.8407
surnameExact		1.9364
surnameSpelling		0.6647
surnameHeard		2.1544
surnameSlip		1.9712
surnameKnownSlip		2.3873
surnameRarity		1.2697
middleInitial		0.5626
calledByMiddle		1.0850
crossExact		1.1168
crossNear		0.3017
crossRarity		2.0945
joined		2.2500
nickname		2.2689
givenConflict		-3.9736
givenConflictClose		7.6687
initialConflict		-1.9068
surnameConflict		-3.0776
surnameConflictClose		8.6738
surnameExtra		-1.0214
middleConflict		-2.9636
middleConflictInitial		-3.7106
middleMissing		-0.5198
givenMissing		-0.9174
particlesDiffer		-0.0722
generationOne		-0.2459
generationSame		0.9638
rarest		0.9778
slipShort		-0.2932
slipFirst		-1.9076
slips		-0.1738
outOfOrder		-0.3244
nothingSure		-0.8270
sameLetters		0.8703
logValues		-5.0685
lone		3.3941
loneBoth		4.4296
loneSame		2.2294
loneEdits		-1.1672
loneSound		1.1607
lonePrefix		0.1726
loneKnown		-0.0139
total	1.8	1.0251
surnameRarity	0.5	0.9730
surnameRarity	0.9	0.4629
leftRarity	0.3	-4.2226
wholeClose	0.5	1.1972
`;
