// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const companyWeights = `bias		-13.6886
exactName		0.7682
exactGeneric		0.8454
exactStructure		0.4160
exactPlace		1.3216
exactNumber		0.9882
spelling		0.3590
truncation		0.3858
abbreviation		0.3529
joined		1.9216
leftGenericLess		-0.3415
leftTail		-0.4818
leftNumberOne		-0.5670
knownLeftLess		-0.1815
knownLeftMore		-0.0206
leftFront		-0.3193
outOfOrder		-0.1075
legalDiffers		-0.6125
coverageMore		2.4198
allMatched		0.5793
oneWord		0.9939
rarest		1.6840
genericAgainstGeneric		-1.0062
noName		0.7536
slipAlone		-0.0533
slipLength		-8.1619
placesDiffer		-0.8585
logValues		-3.2260
identical		1.1848
identicalForm		0.4160
exactName	1	1.6933
total	0.7	7.1010
total	1.2	0.7825
leftNameMore	0.8	-0.5487
leftGenericMore	0.5	-1.1913
coverageLess	0.8	1.0930
leftFront	0.6	-1.2335
leftBack	0.6	-0.0389
leftInner	0.4	-2.1840
slip	0.6	0.5455
leftStructureMore	0.2	-1.2842
`;
