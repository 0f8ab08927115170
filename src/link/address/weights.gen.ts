// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-8.9596
numberSame		0.8092
numberWeight		4.7530
numberInRange		-5.7660
numberMissing		-2.0014
noNumbers		0.3954
letterMissing		-2.8418
streetSpelling		2.0717
streetKnownSlip		4.5999
streetTruncation		4.0836
streetAbbreviation		0.5719
streetElsewhere		3.0220
headsDiffer		-1.3354
streetWhole		1.1284
typesDiffer		-1.3091
typesDifferCommon		-0.5097
directionSame		0.0084
directionMissing		-0.7409
directionsDiffer		-3.1594
unitSame		0.1672
unitMissing		-2.5073
levelMissing		-3.4441
boxSame		5.5745
boxMissing		-1.5100
cityExact		0.2667
cityNear		0.9948
cityElsewhere		0.7231
cityMissing		-0.8857
citiesDiffer		-0.3618
statesDiffer		-2.7584
postcodeSame		4.9109
postcodeBegins		0.3674
postcodesDiffer		-1.2429
postcodeMissing		1.3129
countrySame		2.9642
leftVenueLess		-2.7629
leftVenueMore		-0.5967
bare		3.8821
identical		0.8489
streetExact	0.5	0.4650
streetExact	1	2.3189
streetRarest	0.6	1.8292
leftStreetMore	0.3	-3.7241
leftVenueMore	0.5	-1.6234
`;
