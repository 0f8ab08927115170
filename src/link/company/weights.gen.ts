// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-14.9805
exactName		0.3515
exactGeneric		0.9077
exactStructure		0.1783
exactPlace		1.3072
exactNumber		1.8380
exactTail		0.1520
spelling		1.0828
knownSlip		2.2751
truncation		1.1662
abbreviation		0.6896
joined		2.3058
initials		0.1774
leftGenericLess		-0.4888
leftPlaceMore		-0.0671
leftTail		-0.0786
leftNumberOne		-0.2187
tailNumbersDiffer		-5.4705
knownLeftLess		-0.0696
leftFront		-0.2603
outOfOrder		-0.4852
legalDiffers		-1.0988
coverageMore		2.8579
allMatched		1.2082
oneWord		0.8760
rarest		1.6852
genericAgainstGeneric		-0.7610
noName		1.2633
slipLength		-11.9485
slipAlike		-0.5884
slipLoud		-2.5590
slipFirst		-0.3329
placesDiffer		-1.2353
smallColumn		30.6934
identical		0.5342
identicalForm		1.1737
acronym		3.0000
serialOne		-2.0000
exactName	1	3.0318
total	0.7	7.5612
total	1.2	0.7867
total	2	0.2311
leftNameMore	0.8	-0.6807
leftGenericMore	0.5	-0.9394
leftFront	0.6	-1.1926
leftInner	0.4	-2.4226
slip	0.6	4.2814
leftStructureMore	0.2	-1.3612
`;
