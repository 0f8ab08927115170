// Made by "npm run weights". Do not edit.
export const companyWeights = `bias		-15.9360
exactName		0.4352
exactGeneric		0.8461
exactStructure		1.0194
exactPlace		1.1721
exactNumber		1.7964
spelling		1.1065
knownSlip		0.5908
truncation		1.2388
abbreviation		0.4716
joined		2.2656
initials		0.2239
leftGenericLess		-0.4125
leftGenericMore		-0.0757
leftTail		-0.3540
leftNumberOne		-0.5816
knownLeftLess		-0.8074
knownLeftMore		-0.1573
leftFront		-0.3221
outOfOrder		-0.7333
legalDiffers		-1.2525
coverageLess		0.0380
coverageMore		3.3361
allMatched		1.4589
oneWord		0.7119
rarest		1.1937
genericAgainstGeneric		-1.1148
noName		1.5425
slipLength		-11.8016
logValues		-5.2305
exactName	1.0	3.7090
total	0.7	10.2357
total	1.2	0.0617
leftNameMore	0.8	-0.6643
leftGenericMore	0.5	-1.0726
coverageLess	0.8	0.0562
leftFront	0.6	-0.9475
leftBack	0.6	-0.2871
leftInner	0.4	-2.5475
slip	0.6	2.9991
leftPlaceMore	0.3	-0.5437
leftStructureMore	0.2	-0.6590
`;
