// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
/** Company: feature, limit up to which it counts, weight. */
export const companyWeights = `bias		-14.0208
exactName		0.7583
exactGeneric		0.7814
exactStructure		0.4557
exactPlace		1.3756
exactNumber		1.0530
spelling		0.3942
knownSlip		0.2784
truncation		0.6200
abbreviation		0.1775
joined		1.9411
initials		0.0242
leftGenericLess		-0.1996
leftTail		-0.4989
leftNumberOne		-0.4587
knownLeftLess		-0.4602
knownLeftMore		-0.0347
leftFront		-0.2118
outOfOrder		-0.2160
legalDiffers		-0.6603
coverageLess		0.0715
coverageMore		2.3962
allMatched		0.5430
oneWord		0.9635
rarest		1.7262
genericAgainstGeneric		-1.0295
noName		0.8112
slipLength		-8.4477
placesDiffer		-0.7803
logValues		-3.1225
identical		1.2416
identicalForm		0.2887
exactName	1.0	1.6976
total	0.7	7.1949
total	1.2	1.0681
leftNameMore	0.8	-0.5991
leftGenericMore	0.5	-1.1066
coverageLess	0.8	0.9571
leftFront	0.6	-1.5416
leftBack	0.6	-0.0314
leftInner	0.4	-2.2189
slip	0.6	0.6050
leftStructureMore	0.2	-1.2018
`;
