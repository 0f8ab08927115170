// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
/** Company: feature, limit up to which it counts, weight. */
export const companyWeights = `bias		-14.4655
exactName		0.7712
exactGeneric		0.8111
exactStructure		0.4790
exactPlace		1.3813
exactNumber		1.2704
spelling		0.4349
knownSlip		0.0777
truncation		0.6124
abbreviation		0.2034
joined		1.9610
initials		0.0065
leftGenericLess		-0.3745
leftTail		-0.4999
leftNumberOne		-0.5060
knownLeftLess		-0.4968
knownLeftMore		-0.0805
leftFront		-0.2465
outOfOrder		-0.2112
legalDiffers		-0.5776
coverageMore		2.4142
allMatched		0.5856
oneWord		0.9707
rarest		1.6996
genericAgainstGeneric		-0.9759
noName		0.8222
slipLength		-8.2000
placesDiffer		-0.7932
logValues		-2.9638
identical		1.1480
identicalForm		0.3668
exactName	1.0	1.7127
total	0.7	7.9052
total	1.2	1.0002
leftNameMore	0.8	-0.5115
leftGenericMore	0.5	-1.0594
coverageLess	0.8	0.9794
leftFront	0.6	-1.4812
leftBack	0.6	-0.0537
leftInner	0.4	-2.3596
slip	0.6	0.5403
leftStructureMore	0.2	-1.3591
`;
