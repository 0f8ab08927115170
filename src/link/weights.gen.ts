// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
/** Company: feature, limit up to which it counts, weight. */
export const companyWeights = `bias		-13.8539
exactName		0.7563
exactGeneric		0.8706
exactStructure		0.4161
exactPlace		1.4491
exactNumber		0.9159
spelling		0.3667
truncation		0.6506
abbreviation		0.3383
joined		1.9667
initials		0.0095
leftGenericLess		-0.2300
leftTail		-0.4820
leftNumberOne		-0.6222
knownLeftLess		-0.2652
leftFront		-0.2498
outOfOrder		-0.1553
legalDiffers		-0.6091
coverageLess		0.0017
coverageMore		2.4331
allMatched		0.5604
oneWord		0.9539
rarest		1.7588
genericAgainstGeneric		-0.9998
noName		0.8276
slipLength		-8.3966
placesDiffer		-0.8327
logValues		-3.3291
identical		1.2338
identicalForm		0.3788
exactName	1.0	1.7603
total	0.7	7.0876
total	1.2	0.8566
leftNameMore	0.8	-0.5101
leftGenericMore	0.5	-1.2145
coverageLess	0.8	1.0827
leftFront	0.6	-1.3235
leftBack	0.6	-0.0646
leftInner	0.4	-2.3996
slip	0.6	0.6015
leftStructureMore	0.2	-1.4693
`;
