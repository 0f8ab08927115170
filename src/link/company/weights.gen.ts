// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.2568
exactName		0.6020
exactGeneric		0.8410
exactStructure		0.3412
exactPlace		1.3347
exactNumber		1.2415
spelling		0.4136
truncation		0.4470
abbreviation		0.4338
joined		1.5685
leftGenericLess		-0.3403
leftTail		-0.1261
leftNumberOne		-0.4254
knownLeftLess		-0.1441
leftFront		-0.3090
outOfOrder		-0.2063
legalDiffers		-0.7450
coverageMore		2.3666
allMatched		0.5259
oneWord		0.8875
rarest		1.6887
genericAgainstGeneric		-0.8718
noName		0.8199
slipAlone		-0.1361
slipLength		-7.4647
placesDiffer		-1.4559
smallColumn		30.3135
identical		0.9913
identicalForm		1.0344
acronym		3.0000
exactName	1	1.7592
total	0.7	6.9284
total	1.2	1.5140
total	2	0.1154
leftNameMore	0.8	-0.6491
leftGenericMore	0.5	-1.0354
coverageLess	0.8	0.6000
leftFront	0.6	-1.2298
leftInner	0.4	-2.1778
slip	0.6	0.8048
leftStructureMore	0.2	-0.5830
`;
