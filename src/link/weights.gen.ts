// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const companyWeights = `bias		-13.6152
exactName		0.7482
exactGeneric		0.7986
exactStructure		0.3479
exactPlace		1.4212
exactNumber		0.9724
spelling		0.3233
truncation		0.4095
abbreviation		0.1487
joined		1.8579
leftGenericLess		-0.1537
leftTail		-0.5000
leftNumberOne		-0.4914
knownLeftLess		-0.2595
leftFront		-0.2286
outOfOrder		-0.0959
legalDiffers		-0.5774
coverageMore		2.3085
allMatched		0.5503
oneWord		0.9015
rarest		1.6761
genericAgainstGeneric		-1.0339
noName		0.7983
slipAlone		-0.0415
slipLength		-8.1945
placesDiffer		-0.8712
logValues		-3.1851
identical		1.2021
identicalForm		0.4169
exactName	1	1.6565
total	0.7	7.0674
total	1.2	0.7915
leftNameMore	0.8	-0.5709
leftGenericMore	0.5	-1.2429
coverageLess	0.8	1.3449
leftFront	0.6	-1.5458
leftInner	0.4	-2.0462
slip	0.6	0.5089
leftStructureMore	0.2	-1.1150
`;
