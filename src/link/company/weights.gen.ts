// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-15.4140
exactName		0.3117
exactGeneric		0.9652
exactStructure		0.2703
exactPlace		1.7495
exactNumber		2.2859
exactTail		0.3634
spelling		1.3373
knownSlip		3.4532
truncation		1.3985
abbreviation		0.6023
joined		2.5951
initials		0.1504
leftGenericLess		-0.3443
leftTail		-0.0339
leftNumberOne		-0.2532
tailNumbersDiffer		-5.6306
knownLeftLess		-0.2563
leftFront		-0.2479
outOfOrder		-0.4453
legalDiffers		-0.9771
coverageMore		3.1155
allMatched		1.5589
oneWord		0.7417
rarest		1.8198
genericAgainstGeneric		-0.8354
noName		1.3570
slipLength		-14.9439
slipAlike		-0.4515
slipLoud		-2.9289
slipFirst		-0.4019
placesDiffer		-1.1242
smallColumn		33.5234
identical		0.1038
identicalForm		1.4828
acronym		3.0000
serialOne		-2.0000
exactName	1	3.2747
total	0.7	7.8656
total	1.2	0.3421
total	2	0.2689
leftNameMore	0.8	-0.7134
leftGenericMore	0.5	-1.1721
leftFront	0.6	-1.3471
leftInner	0.4	-2.5042
slip	0.6	5.5493
leftStructureMore	0.2	-1.3813
`;
