// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.5046
numberSame		0.9007
numberWeight		4.5458
numberInRange		-5.7923
numberMissing		-0.1383
noNumbers		-1.6930
letterMissing		-2.7554
streetSpelling		2.0250
streetKnownSlip		6.2099
streetTruncation		5.2799
streetElsewhere		3.1540
headsDiffer		-1.3288
streetWhole		1.2029
typesDiffer		-1.2009
typesDifferCommon		-0.4701
directionSame		0.0524
directionMissing		-0.5815
directionsDiffer		-3.0000
unitSame		0.2523
unitMissing		-2.2925
levelMissing		-3.5512
boxSame		4.5759
boxMissing		-1.8760
cityExact		0.9697
cityNear		1.9367
cityElsewhere		1.0846
cityMissing		-0.2864
statesDiffer		-2.7112
postcodeSame		4.8705
postcodeBegins		0.3985
postcodesDiffer		-1.1419
postcodeMissing		1.3252
countrySame		3.0698
leftVenueLess		-4.0989
leftVenueMore		-0.8937
bare		4.4575
identical		1.0039
streetExact	1	2.6849
streetRarest	0.6	1.5797
leftStreetMore	0.3	-3.9699
`;
