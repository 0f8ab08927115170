// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-10.3423
numberSame		0.9992
numberWeight		5.1134
numberMissing		-1.6240
noNumbers		-0.2262
letterMissing		-2.4804
streetSpelling		3.4143
streetSlip		1.1359
streetKnownSlip		4.4818
streetTruncation		5.6243
streetJoined		2.9334
streetElsewhere		2.5172
streetRarest		0.9929
leftStreetLess		-0.6096
headsDiffer		-0.2648
typesDiffer		-0.8858
typesDifferCommon		-0.5305
directionsDiffer		-2.3193
unitMissing		-2.6825
levelMissing		-3.3053
boxSame		4.7092
boxMissing		-1.6884
cityExact		1.4428
cityNear		5.6073
cityElsewhere		1.6880
cityMissing		1.1106
statesDiffer		-1.9571
postcodeSame		4.0924
postcodesDiffer		-1.9061
postcodeMissing		0.4791
countrySame		2.8943
venueExact		5.4757
leftVenueMore		-0.4200
coverageLess		0.6437
bare		3.5890
streetExact	0.5	0.3640
streetExact	1	2.1698
streetRarest	0.6	1.0494
leftStreetLess	0.2	-7.6003
leftStreetMore	0.3	-2.0902
coverageLess	0.5	1.4285
`;
