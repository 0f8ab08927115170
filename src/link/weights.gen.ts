// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
/** Company: feature, limit up to which it counts, weight. */
export const companyWeights = `bias		-14.0982
exactName		0.7100
exactGeneric		0.7243
exactStructure		0.8189
exactPlace		1.3811
exactNumber		0.9758
spelling		0.4220
knownSlip		0.1103
truncation		0.6969
abbreviation		0.3002
joined		1.9474
initials		0.0997
leftGenericLess		-0.1842
leftTail		-0.4333
leftNumberOne		-0.5399
knownLeftLess		-0.6094
leftFront		-0.3174
outOfOrder		-0.1837
legalDiffers		-0.6810
coverageMore		2.1289
allMatched		0.4011
oneWord		0.9034
rarest		1.6002
genericAgainstGeneric		-1.1626
noName		0.8743
slipLength		-8.4743
placesDiffer		-0.8780
logValues		-3.0428
identical		1.1076
identicalForm		0.3548
exactName	1.0	1.8534
total	0.7	7.8742
total	1.2	1.1749
leftNameMore	0.8	-0.7447
leftGenericMore	0.5	-1.2795
coverageLess	0.8	0.9086
leftFront	0.6	-1.3612
leftBack	0.6	-0.2136
leftInner	0.4	-2.2413
slip	0.6	0.8178
leftStructureMore	0.2	-0.8120
`;
