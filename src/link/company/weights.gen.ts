// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.4912
exactName		0.6505
exactGeneric		0.8157
exactStructure		0.3877
exactPlace		1.3055
exactNumber		1.3230
exactTail		0.1618
spelling		0.5332
knownSlip		1.4254
truncation		0.5119
abbreviation		0.4994
joined		1.6256
leftGenericLess		-0.3734
leftTail		-0.0780
leftNumberOne		-0.1026
tailNumbersDiffer		-5.6068
knownLeftLess		-0.0678
leftFront		-0.2856
outOfOrder		-0.2187
legalDiffers		-0.7087
coverageMore		2.2376
allMatched		0.5288
oneWord		0.9999
rarest		1.5877
genericAgainstGeneric		-0.8832
noName		1.0206
slipAlone		-0.0586
slipLength		-6.2703
slipAlike		-1.2295
slipLoud		-2.3058
slipFirst		-0.7632
placesDiffer		-1.3733
smallColumn		30.5662
identical		0.9165
identicalForm		1.0654
acronym		3.0000
serialOne		-2.0000
exactName	1	1.9617
total	0.7	7.0857
total	1.2	1.5421
total	2	0.1022
leftNameMore	0.8	-0.6383
leftGenericMore	0.5	-1.0776
coverageLess	0.8	0.6276
leftFront	0.6	-1.2741
leftInner	0.4	-2.1258
slip	0.6	1.8987
leftStructureMore	0.2	-0.6143
`;
