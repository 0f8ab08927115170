// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const companyWeights = `bias		-13.5959
exactName		0.7592
exactGeneric		0.8693
exactStructure		0.3802
exactPlace		1.4391
exactNumber		1.0362
spelling		0.3745
truncation		0.4307
abbreviation		0.4416
joined		1.8755
leftGenericLess		-0.2611
leftTail		-0.4755
leftNumberOne		-0.4349
knownLeftLess		-0.1062
knownLeftMore		-0.0145
leftFront		-0.2616
outOfOrder		-0.0938
legalDiffers		-0.5704
coverageMore		2.3162
allMatched		0.5889
oneWord		0.9615
rarest		1.6173
genericAgainstGeneric		-1.0742
noName		0.7770
slipAlone		-0.0085
slipLength		-8.2571
placesDiffer		-0.7855
logValues		-3.1682
identical		1.1430
identicalForm		0.4724
exactName	1	1.7268
total	0.7	7.1535
total	1.2	0.6984
leftNameMore	0.8	-0.5687
leftGenericMore	0.5	-1.2066
coverageLess	0.8	1.2022
leftFront	0.6	-1.4264
leftInner	0.4	-2.1633
slip	0.6	0.6132
leftStructureMore	0.2	-1.2153
`;
