// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-15.0424
exactName		0.3566
exactGeneric		0.8750
exactStructure		0.2732
exactPlace		1.5945
exactNumber		1.8675
exactTail		0.2090
spelling		1.1171
knownSlip		2.6850
truncation		1.1830
abbreviation		0.6147
joined		2.1769
initials		0.1710
leftGenericLess		-0.4976
leftTail		-0.1096
leftNumberOne		-0.2610
tailNumbersDiffer		-5.4698
knownLeftLess		-0.0991
leftFront		-0.2503
outOfOrder		-0.4281
legalDiffers		-1.0510
coverageMore		2.8600
allMatched		1.2022
oneWord		0.8674
rarest		1.8043
genericAgainstGeneric		-0.7156
noName		1.2706
slipLength		-11.7206
slipAlike		-0.5492
slipLoud		-2.4872
slipFirst		-0.2945
placesDiffer		-1.2500
smallColumn		31.6531
identical		0.4594
identicalForm		1.2431
acronym		3.0000
serialOne		-2.0000
exactName	1	2.9826
total	0.7	7.6492
total	1.2	0.7655
total	2	0.2194
leftNameMore	0.8	-0.6358
leftGenericMore	0.5	-1.0127
leftFront	0.6	-1.3507
leftInner	0.4	-2.3397
slip	0.6	4.0648
leftPlaceMore	0.3	-0.1413
leftStructureMore	0.2	-1.0719
`;
