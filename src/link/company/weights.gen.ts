// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-15.0375
exactName		0.3737
exactGeneric		0.8942
exactStructure		0.2944
exactPlace		1.2286
exactNumber		1.7794
exactTail		0.1580
spelling		1.1764
knownSlip		2.2533
truncation		1.1766
abbreviation		0.6494
joined		2.3140
initials		0.1591
leftGenericLess		-0.4768
leftStructureLess		-0.1753
leftPlaceMore		-0.0385
leftTail		-0.0760
leftNumberOne		-0.2308
tailNumbersDiffer		-5.4583
knownLeftLess		-0.1542
leftFront		-0.2637
outOfOrder		-0.4590
legalDiffers		-1.0889
coverageMore		2.8260
allMatched		1.1947
oneWord		0.9227
rarest		1.7014
genericAgainstGeneric		-0.7298
noName		1.2838
slipLength		-11.8845
slipAlike		-0.6058
slipLoud		-2.5663
slipFirst		-0.2790
placesDiffer		-1.2546
smallColumn		30.6172
identical		0.5472
identicalForm		1.1815
acronym		3.0000
serialOne		-4.0000
famousSlip		3.0000
acronymBeside		2.0000
famousFirmSlip		5.0000
branch		-1.5000
translated		3.0000
namesakes		-10.0000
formKind		-0.6000
formName		-0.6000
parts		-2.5000
bareAcronym		3.0000
besideOne		-5.0000
exactName	1	3.0008
total	0.7	7.5426
total	1.2	0.8287
total	2	0.2291
leftNameMore	0.8	-0.6657
leftGenericMore	0.5	-0.9898
leftFront	0.6	-1.2365
leftInner	0.4	-2.3503
slip	0.6	4.2853
leftStructureMore	0.2	-0.9082
`;
