// Made by "npm run weights" from the labelled corpora named in scripts/train. Do not edit.
export const weights = `bias		-9.9317
numberSame		0.2152
numberWeight		5.7237
numberMissing		-0.1956
noNumbers		-0.2648
letterMissing		-2.8415
streetSpelling		1.5947
streetKnownSlip		7.7682
streetTruncation		0.4639
streetJoined		4.7180
streetElsewhere		2.5124
streetRarest		0.1159
streetWhole		0.6091
typesDiffer		-1.0739
typesDifferCommon		-0.6265
directionSame		0.2454
directionMissing		-0.5249
directionsDiffer		-3.0595
unitMissing		-2.4990
levelMissing		-3.5923
boxSame		4.3610
boxMissing		-1.7719
cityExact		1.0970
cityNear		5.2633
cityElsewhere		1.1929
cityMissing		-0.1808
statesDiffer		-2.6045
postcodeSame		4.9600
postcodeBegins		0.5232
postcodesDiffer		-1.1301
postcodeMissing		1.4414
countrySame		3.1224
leftVenueLess		-2.4254
leftVenueMore		-0.9207
bare		4.6441
streetExact	0.5	1.4222
streetExact	1	1.8162
streetRarest	0.6	2.4454
leftStreetLess	0.2	-5.7134
leftStreetMore	0.3	-4.4388
leftVenueMore	0.5	-0.2278
`;
