// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-13.7397
exactName		0.7061
exactGeneric		0.8025
exactStructure		0.3917
exactPlace		1.3439
exactNumber		1.2350
spelling		0.3275
truncation		0.3864
abbreviation		0.3504
joined		1.8270
leftGenericLess		-0.2873
leftTail		-0.4930
leftNumberOne		-0.4900
knownLeftLess		-0.1331
leftFront		-0.2753
outOfOrder		-0.1967
legalDiffers		-0.6778
coverageMore		2.5376
allMatched		0.6050
oneWord		0.9905
rarest		1.6727
genericAgainstGeneric		-0.9007
noName		0.8258
slipAlone		-0.0995
slipLength		-7.7728
placesDiffer		-0.8083
logValues		-3.2639
identical		1.2506
identicalForm		0.3472
exactName	1	1.7719
total	0.7	6.9163
total	1.2	0.9924
leftNameMore	0.8	-0.5099
leftGenericMore	0.5	-1.2877
coverageLess	0.8	0.8820
leftFront	0.6	-1.4649
leftInner	0.4	-2.2119
slip	0.6	0.3748
leftStructureMore	0.2	-1.4954
`;
