// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-15.3816
exactName		0.3057
exactGeneric		0.9837
exactStructure		0.2643
exactPlace		1.7613
exactNumber		2.4232
exactTail		0.3702
spelling		1.3486
knownSlip		3.6027
truncation		1.4091
abbreviation		0.5865
joined		2.6050
initials		0.1506
leftGenericLess		-0.3506
leftTail		-0.0324
leftNumberOne		-0.2612
tailNumbersDiffer		-5.6239
knownLeftLess		-0.2794
leftFront		-0.2324
outOfOrder		-0.4489
legalDiffers		-0.9790
coverageMore		3.0885
allMatched		1.5783
oneWord		0.7228
rarest		1.8181
genericAgainstGeneric		-0.8388
noName		1.3529
slipAlone		-0.1800
slipLength		-14.1677
slipAlike		-0.5523
slipLoud		-3.0664
slipFirst		-0.4585
placesDiffer		-1.1303
smallColumn		33.4979
identical		0.0839
identicalForm		1.4801
acronym		3.0000
serialOne		-2.0000
exactName	1	3.2910
total	0.7	7.9027
total	1.2	0.3396
total	2	0.2511
leftNameMore	0.8	-0.7250
leftGenericMore	0.5	-1.1848
leftFront	0.6	-1.3731
leftInner	0.4	-2.4944
slip	0.6	5.6172
leftStructureMore	0.2	-1.3969
`;
