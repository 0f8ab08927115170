// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-13.6908
exactName		0.7681
exactGeneric		0.8455
exactStructure		0.4185
exactPlace		1.3102
exactNumber		0.9869
spelling		0.3588
truncation		0.3841
abbreviation		0.3512
joined		1.9101
leftGenericLess		-0.3383
leftTail		-0.4818
leftNumberOne		-0.5660
knownLeftLess		-0.1801
knownLeftMore		-0.0222
leftFront		-0.3190
outOfOrder		-0.1036
legalDiffers		-0.6135
coverageMore		2.4144
allMatched		0.5865
oneWord		0.9960
rarest		1.6740
genericAgainstGeneric		-1.0087
noName		0.7497
slipAlone		-0.0530
slipLength		-8.1929
placesDiffer		-0.8552
logValues		-3.2448
identical		1.1859
identicalForm		0.4152
exactName	1	1.6937
total	0.7	7.0824
total	1.2	0.7934
leftNameMore	0.8	-0.5457
leftGenericMore	0.5	-1.1825
coverageLess	0.8	1.1041
leftFront	0.6	-1.2266
leftBack	0.6	-0.0284
leftInner	0.4	-2.1829
slip	0.6	0.5544
leftStructureMore	0.2	-1.2829
`;
