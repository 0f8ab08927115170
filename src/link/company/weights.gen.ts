// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.8460
exactName		0.3093
exactGeneric		0.9246
exactStructure		0.3276
exactPlace		1.6639
exactNumber		2.1362
exactTail		0.3177
spelling		1.2577
knownSlip		3.2933
truncation		1.3187
abbreviation		0.5644
joined		2.3657
initials		0.1971
leftGenericLess		-0.5042
leftTail		-0.1215
leftNumberOne		-0.2777
tailNumbersDiffer		-5.5532
knownLeftLess		-0.1252
leftFront		-0.2564
outOfOrder		-0.4561
legalDiffers		-1.0734
coverageMore		2.8372
allMatched		1.5237
oneWord		0.8388
rarest		1.8245
genericAgainstGeneric		-0.7151
noName		1.3015
slipLength		-14.5276
slipAlike		-0.4678
slipLoud		-2.9251
slipFirst		-0.3404
placesDiffer		-1.2620
smallColumn		31.4798
identical		0.1767
identicalForm		1.3685
acronym		3.0000
serialOne		-2.0000
exactName	1	3.1928
total	0.7	7.3496
total	1.2	0.6048
total	2	0.2639
leftNameMore	0.8	-0.6405
leftGenericMore	0.5	-0.9976
leftFront	0.6	-1.3131
leftInner	0.4	-2.3846
slip	0.6	5.1184
leftPlaceMore	0.3	-0.1111
leftStructureMore	0.2	-1.0506
`;
