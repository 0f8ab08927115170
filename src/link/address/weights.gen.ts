// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.5847
numberSame		0.1818
numberWeight		5.7466
numberMissing		-0.1721
noNumbers		-0.2184
letterMissing		-2.8174
streetSpelling		1.6670
streetKnownSlip		7.4754
streetTruncation		0.0283
streetJoined		4.4459
streetElsewhere		2.5223
streetRarest		0.0158
headsDiffer		-0.1790
streetWhole		0.5782
typesDiffer		-1.0553
typesDifferCommon		-0.6723
directionSame		0.1600
directionMissing		-0.5838
directionsDiffer		-3.0457
unitSame		0.1709
unitMissing		-2.4621
levelMissing		-3.6962
boxSame		4.3117
boxMissing		-1.9795
cityExact		1.1431
cityNear		5.2312
cityElsewhere		1.1539
cityMissing		-0.2284
statesDiffer		-2.5823
postcodeSame		5.0380
postcodeBegins		0.5032
postcodesDiffer		-1.1472
postcodeMissing		1.4716
countrySame		3.0665
leftVenueLess		-2.3055
leftVenueMore		-0.9596
bare		4.5989
streetExact	0.5	1.0272
streetExact	1	1.9735
streetRarest	0.6	2.1468
leftStreetLess	0.2	-6.2311
leftStreetMore	0.3	-4.3041
leftVenueMore	0.5	-0.3336
`;
