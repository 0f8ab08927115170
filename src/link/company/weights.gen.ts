// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.4859
exactName		0.6340
exactGeneric		0.8013
exactStructure		0.3822
exactPlace		1.2660
exactNumber		1.2478
exactTail		0.1570
spelling		0.5437
truncation		0.4961
abbreviation		0.4683
joined		1.6028
leftGenericLess		-0.3589
leftTail		-0.0813
leftNumberOne		-0.0913
tailNumbersDiffer		-5.6102
knownLeftLess		-0.0664
leftFront		-0.2855
outOfOrder		-0.1909
legalDiffers		-0.7169
coverageMore		2.2542
allMatched		0.5224
oneWord		0.9900
rarest		1.5414
genericAgainstGeneric		-0.8884
noName		1.0210
slipLength		-7.3266
placesDiffer		-1.3698
smallColumn		30.6213
identical		0.9310
identicalForm		1.0564
acronym		3.0000
serialOne		-2.0000
exactName	1	1.9946
total	0.7	7.0106
total	1.2	1.5831
total	2	0.0938
leftNameMore	0.8	-0.6239
leftGenericMore	0.5	-1.0602
coverageLess	0.8	0.6768
leftFront	0.6	-1.2688
leftInner	0.4	-2.1439
slip	0.6	0.9635
leftStructureMore	0.2	-0.5896
`;
